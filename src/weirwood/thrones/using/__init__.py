"""Whether acting now could matter: what abilities are for, and what of the round is still to come."""
