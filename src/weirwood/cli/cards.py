"""``weirwood cards``: what is printed on a card, which cards do what, and how far they are written and proved."""

from __future__ import annotations

import typer

app = typer.Typer(
    help="Look at cards, find them, and see which are written and proved.", no_args_is_help=True
)
