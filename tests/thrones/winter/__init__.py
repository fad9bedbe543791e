"""The Winter Edition."""
