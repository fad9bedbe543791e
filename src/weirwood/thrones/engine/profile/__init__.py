"""The points on which editions differ, each a named value that the engine reads."""
