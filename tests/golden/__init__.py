"""Golden games: whole games kept as digests, layer by layer, and records, saves and tables of earlier versions."""
