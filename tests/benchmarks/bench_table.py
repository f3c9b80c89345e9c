"""The table: frames while dragging, start, memory, and from a spoken phrase to its duty met, each beside its aim.

The window is drawn by software without a screen. Speech needs a virtual sound card (PulseAudio), a voice (flite) and
a clone of the repository; where one is missing, what hangs on it is left out, and that is said.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]
NEEDED = ("pulseaudio", "pactl", "parec", "flite")


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print a table as it fills."""
    parser = argparse.ArgumentParser(prog="mao-desktop bench table", description=__doc__)
    parser.add_argument("--starts", type=int, default=7, help="how often the program is started; 0 leaves it out")
    parser.add_argument("--frames", type=int, default=1200, help="how many frames are dragged; 0 leaves them out")
    parser.add_argument("--phrases", type=int, default=44, help="how many phrases are said; 0 leaves them out")
    chosen = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415  it takes the platform at once
    from table_figures import print_table  # noqa: PLC0415  beside this file

    if chosen.starts:
        from table_start import start_figures  # noqa: PLC0415

        print_table(f"{chosen.starts} starts", start_figures(chosen.starts))
    application = QApplication([])
    if chosen.frames:
        from table_frames import HAND, SEATS, frame_figures  # noqa: PLC0415

        print_table(f"{chosen.frames} frames, {SEATS} seats of {HAND} cards", frame_figures(chosen.frames))
    if missing := left_out():
        print(f"\nWhat is heard is left out: {missing}.")
    elif chosen.starts or chosen.phrases:
        listen(chosen.starts, chosen.phrases)
    application.quit()


def left_out() -> str:
    """Say what is missing for a table that listens; nothing where all is there."""
    missing = [program for program in NEEDED if shutil.which(program) is None]
    return f"install {', '.join(missing)}" if missing else ""


def listen(starts: int, phrases: int) -> None:
    """Measure what is heard, on a virtual sound card."""
    from sound_card import sound_server  # noqa: PLC0415  beside the tests
    from table_figures import print_table  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder, sound_server(Path(folder)) as card:
        card.plug_in()
        if starts:
            from table_start import listening_figures  # noqa: PLC0415

            print_table("with a microphone", listening_figures(starts))
        if phrases:
            from table_words import phrase_figures  # noqa: PLC0415

            print_table(f"{phrases} phrases on a virtual sound card", phrase_figures(phrases))


if __name__ == "__main__":
    main()
