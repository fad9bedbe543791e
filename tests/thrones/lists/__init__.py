"""Card lists: words and cards as data, and lists that are installed."""
