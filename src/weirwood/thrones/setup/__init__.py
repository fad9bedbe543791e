"""From options and decks to a board."""
