"""The recipe of the project's own Vosk model; `python -m models.recipe --help` tells what it can do."""
