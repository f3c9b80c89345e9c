"""The command line `mao-desktop`: what it can do, a module a command."""
