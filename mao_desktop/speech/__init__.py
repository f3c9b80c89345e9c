"""The ear and the voice: what was said, by whom and exactly when, from a microphone or a sound file; without Qt.

The way of a spoken word:

1. `microphone` queues what PortAudio gives (`portaudio` finds the device), and `settling` holds it back until its times
   agree; `sound_file` gives a recording as the same blocks (`sound`).
2. `listener`, a thread of its own for each microphone, hands block after block to the `ear`; for a file `hearing` does.
3. In the `ear` the `clock` tells at which table time a sample was heard. `stretches` parts the sound into speech and
   silence (`gate`), has each stretch recognised (`recogniser`, which is Vosk), and once more where that helps
   (`second_look`).
4. `vocabulary` knows the phrases, `acceptance` which of them were heard and how surely; `telling` holds words back that
   may go on, `stability` tells what stands before it is known for good, `watermark` up to when all is known.
   `loudness` and `knocks` listen to the sound itself.
5. What comes of it are `reports`. `printing` prints them, `attribution` finds whose voice it was, `arrivals` makes of
   them what enters a game, and `kept_sound` keeps the sound as evidence.

The way of a sentence that is said: `voice` (a thread) has it rendered by `rendering` (`render`, a process of its own)
and played by `loudspeaker`, which plays once the card has found its `pace`; the listeners are deaf to it meanwhile.

A model comes from the `catalogue`, is put in place by `installing` and checked by `model_files` (`probe`) before Vosk
sees it. `doctor` looks at all of this, `listening` and `scripted` serve the commands.
"""
