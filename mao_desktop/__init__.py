"""Mao Desktop: a card table for Mao and its relatives that listens."""
