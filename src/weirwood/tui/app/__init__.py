"""The table in the terminal, the same for every game: screen, line mode, saves."""
