"""What a person can do at the table, by key, button, mouse or voice."""
