"""A live table: its game and journal, who sits there, clocks, bots, what its people agree upon."""
