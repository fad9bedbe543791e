"""To be written: rules."""
