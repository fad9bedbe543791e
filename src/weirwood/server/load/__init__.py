"""Many players at once: how a server bears them, and what survives when it is killed."""
