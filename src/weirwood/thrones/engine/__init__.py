"""The engine of the challenge card games: it knows no edition and no card."""
