"""The program's window: its start page and what leads from one page to another."""
