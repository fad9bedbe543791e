"""What happened and how things stand, in words and sums."""
