"""Rules that change or judge a board: arriving, leaving, control, prices, eligibility."""
