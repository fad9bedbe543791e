"""The terminal: a table for the screen, and a line mode for screen readers and pipes."""
