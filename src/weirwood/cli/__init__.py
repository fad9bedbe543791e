"""The command line. Importing it imports neither a game nor a server."""

from weirwood.cli.app import main

__all__ = ["main"]
