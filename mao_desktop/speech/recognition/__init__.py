"""From sound to phrases with times: segments, hypotheses of words, phrases, the watermark, events of a game.

Public modules: `acceptance`, `attribution`, `event_mapping`, `file_recognition`, `own_words`, `pipeline`,
`recogniser`, `script_audio`, `vocabulary`.
"""
