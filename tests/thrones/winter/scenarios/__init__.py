"""What holds for all abilities of a kind in the Winter Edition, derived from the trees of its cards."""
