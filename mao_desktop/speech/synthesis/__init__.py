"""The program's voice: sentences are rendered in a process of their own and played one after the other."""

from mao_desktop.speech.synthesis.rendering import ENGLISH, USUAL, Sentence, Tone, render
from mao_desktop.speech.synthesis.voice import Mute, Sounded, Sounding, Voice, VoiceReport

__all__ = ["ENGLISH", "USUAL", "Mute", "Sentence", "Sounded", "Sounding", "Tone", "Voice", "VoiceReport", "render"]
