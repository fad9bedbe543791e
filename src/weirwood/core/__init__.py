"""The contract all games keep, and what follows from it alone."""
