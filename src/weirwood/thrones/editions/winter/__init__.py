"""A Game of Thrones CCG, Winter Edition."""
