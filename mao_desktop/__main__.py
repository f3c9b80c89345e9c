"""The command line as `mao-desktop` and as `python -m mao_desktop`."""

import os
import sys

HOME = os.path.dirname(os.path.dirname(__file__))  # noqa: PTH120  pathlib could be a file of the current folder
if __name__ == "__main__" and not sys.flags.safe_path and sys.path[0] != HOME:
    del sys.path[0]  # the current folder: what lies there is no part of the program

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # while the program is loaded Ctrl-C ends it without a word

from mao_desktop.commands.cli import main

if __name__ == "__main__":
    main()
