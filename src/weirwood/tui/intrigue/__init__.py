"""Westeros Intrigue in the terminal."""
