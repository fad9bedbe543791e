"""What abilities do, to cards and for players."""
