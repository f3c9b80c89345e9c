"""What goes wrong with speech."""

from __future__ import annotations


class SpeechError(Exception):
    """Something that speech needs is missing or broken: one sentence that says what to do."""
