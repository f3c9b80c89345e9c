"""Speakers: from the sound of a voice to a vector that tells it from other voices.

Public modules: `encoder`.
"""
