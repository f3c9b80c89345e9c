"""The command line as `python -m mao_desktop`."""

from mao_desktop.commands.cli import main

if __name__ == "__main__":
    main()
