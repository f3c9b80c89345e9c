"""Sound in and out: devices, streams, sound files, the clock of a sound card, and what sound tells without words.

Public modules: `clock`, `devices`, `knock_detector`, `loudness`, `loudspeaker`, `microphone`, `portaudio`, `samples`,
`sound_file`, `sound_history`, `voice_activity`.
"""
