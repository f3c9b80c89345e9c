"""Values: cards, words, events, facts, positions, duties and offences; nothing of it decides anything."""
