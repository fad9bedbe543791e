"""The games of the catalogue that the editions are played as."""
