"""The window, the only part of the program that knows Qt.

Loading everything takes time that the start page does without, so there is no door that loads all. Public modules:

- `shell.window`: the main window;
- `audio.audio_port`: what the window asks of microphones and voices;
- `audio.table_audio` and `audio.speech_output`: what gives it, with all that listens and speaks;
- `game.game_controller` and `game.game_view`: a game that runs, and its reading side, which a replay can have as well.

Every object of this package belongs to the window's thread; what another thread may touch says so. `threads` checks it.
"""
