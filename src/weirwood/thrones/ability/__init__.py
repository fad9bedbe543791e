"""The card language: words of the rulebook as immutable trees, each with its sentence and its behaviour."""
