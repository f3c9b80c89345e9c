"""The window: everything that is seen, and the only package that imports PySide6."""
