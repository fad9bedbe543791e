"""All tables: opening, waking and keeping them, and whether there is room for another."""
