"""``python -m weirwood`` is the command line."""

from weirwood.cli import main

main()
