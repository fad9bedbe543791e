"""The laboratory: many games at once, the laws every game keeps, and how fast it all is."""
