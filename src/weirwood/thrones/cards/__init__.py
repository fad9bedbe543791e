"""The cards: one folder for each edition, one file for each house of a set."""
