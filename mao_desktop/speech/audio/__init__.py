"""Sound in and out: devices, streams, sound files, the clock of a sound card, and what sound tells without words.

Public modules: `clock`, `devices`, `echo_canceller`, `knock_detector`, `loudness`, `loudspeaker`, `microphone`,
`playback_record`, `portaudio`, `samples`, `sound_file`, `sound_history`, `voice_activity`.
"""
