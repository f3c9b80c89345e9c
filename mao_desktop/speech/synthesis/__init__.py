"""The program's voice: sentences are rendered in a process of their own and played one after the other.

Public modules: `rendering`, `voice`.
"""
