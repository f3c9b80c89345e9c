"""What was said, by whom and when, from a microphone or a sound file; and the program's own voice. It knows no window.

The way of a spoken word:

1. `audio.microphone` queues what PortAudio delivers, and `audio.clock_calibration` holds it back until its times agree.
   `audio.sound_file` reads a recording as the same blocks (`audio.samples`).
2. `listener` has a thread for each microphone. It feeds block after block to a `recognition.pipeline`; for a file
   `recognition.file_recognition` does.
3. In the pipeline `audio.clock` maps samples to table time, and `audio.echo_canceller` takes out what the program
   itself plays. `recognition.segmenter` cuts the sound into segments of speech by voice activity, and has each
   recognised by `recognition.recogniser`, which is Vosk.
4. `recognition.vocabulary` knows the phrases. `recognition.acceptance` decides which were heard, and how surely.
   `recognition.phrase_assembler` holds words back that may go on, and `recognition.watermark` tells up to when
   everything is known.
5. The results are `reports`. `recognition.attribution` decides between several microphones,
   `recognition.event_mapping` makes events of a game of them.

The way of a sentence of the program: `synthesis.voice` (a thread) has it rendered by `synthesis.rendering` (a process
of its own) and plays it on `audio.loudspeaker`, which keeps what it played (`audio.playback_record`). The listeners are
told what is said: they do not listen meanwhile until the echo is known well enough, and then doubt what the program
says itself (`recognition.own_words`).

A model is chosen from `models.catalogue`, installed by `models.installing`, and checked by `models.model_files` before
Vosk loads it. `doctor` examines all of this, `listen_command` and `report_printer` serve the command line.

Who needs one of these modules imports it itself, since most load numpy or Vosk, for which the start page does not wait.
Public modules: `doctor`, `listen_command`, `listener`, `reports`, and those that the packages within list.
"""

from mao_desktop.speech.errors import SpeechError

__all__ = ["SpeechError"]
