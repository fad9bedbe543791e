"""What a game in progress is: kept, copied and derived."""
