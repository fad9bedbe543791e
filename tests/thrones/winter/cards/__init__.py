"""Scenes of the cards of the Winter Edition."""
