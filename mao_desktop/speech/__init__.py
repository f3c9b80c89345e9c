"""The ear and the voice: what was said, by whom and exactly when, from a microphone or a sound file; without Qt."""
