"""The command line. Importing it imports neither a game nor a server."""

import sys

__all__ = ["main"]


def main() -> None:
    """Run a command; Ctrl-C is obeyed from the first moment, while the commands are still loaded."""
    try:
        from weirwood.cli.app import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)
