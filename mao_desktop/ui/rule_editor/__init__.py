"""Writing a rule: a sentence of slots, its text beside it, and cards that say what it does."""
