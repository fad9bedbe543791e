"""The challenge card games in the terminal."""
