"""What tournaments allow: products and their days, tiers, pools with a name, and what they say against a deck."""
