"""The rules in force as a value, and conditions that rules are made of."""
