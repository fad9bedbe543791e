"""The challenge card games: one engine, one card language, several editions."""
