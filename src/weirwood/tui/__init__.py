"""To be written: tui."""
