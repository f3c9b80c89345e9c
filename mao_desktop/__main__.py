"""The command line as `mao-desktop` and as `python -m mao_desktop`."""

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # while the program is loaded Ctrl-C ends it without a word

from mao_desktop.commands.cli import main

if __name__ == "__main__":
    main()
