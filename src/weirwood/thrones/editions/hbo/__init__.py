"""Game of Thrones, the game of Stark against Lannister for two players."""
