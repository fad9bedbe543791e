"""Card lists as data: a game's cards and the trees of their abilities, written to a file and read from one."""
