"""To be written: lab."""
