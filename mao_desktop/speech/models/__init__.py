"""The recogniser's models: the official list, installation, and the check of their files.

Public modules: `catalogue`, `installing`, `model_files`.
"""
