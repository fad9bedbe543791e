"""The cards of an edition: every card by code and name, what is printed on it, and what it says about decks."""
