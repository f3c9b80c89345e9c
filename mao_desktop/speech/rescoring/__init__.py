"""Rescoring: a second recogniser, trained on people, tells how likely lines are that the first one has found.

Public modules: `rescorer`.
"""
