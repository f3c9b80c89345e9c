"""The program's window: its start page and the way from one page to another."""
