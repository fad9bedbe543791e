"""What each viewer is told of a table, and nothing else."""
