"""How a game goes on: frames on a stack, windows, occurrences, initiating abilities, and saves of all that."""
