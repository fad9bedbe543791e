"""To be written: protocol."""
