"""Runs the ear's commands by themselves: `python -m mao_desktop.speech`."""

from mao_desktop.speech.commands import main

main()
