"""The command line as `mao-desktop` and as `python -m mao_desktop`."""

import os
import sys

if (
    __name__ == "__main__"
    and not sys.flags.safe_path
    and __file__ != os.path.join(sys.path[0], "mao_desktop", "__main__.py")  # noqa: PTH118  see below
):
    del sys.path[0]  # the current folder: what lies there is no part of the program

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # while the program is loaded Ctrl-C ends it without a word

from mao_desktop.commands.cli import main

if __name__ == "__main__":
    main()
