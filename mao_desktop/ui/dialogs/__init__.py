"""Dialogs: a new table, the settings, the rule book."""
