"""Why not: which clause refuses an intent, which card is to blame, and how that is said."""
