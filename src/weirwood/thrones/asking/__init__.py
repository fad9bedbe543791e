"""What a game asks, in words: questions, moments, hints, and whom everybody waits for."""
