"""The second edition, by clause and by card."""
