"""The guided first table in the window: a calm card beside the table, one thing at a time."""
