"""``weirwood bots``: against whom one may play."""

from __future__ import annotations

import json

import typer

from weirwood.cli.arguments import AsJson


def bots(as_json: AsJson = False) -> None:
    """List the bots from the weakest to the strongest: their name, their level, and how they play."""
    from weirwood.bots import bot_about, bot_title, level_names

    if as_json:
        form = [{"name": name, "title": bot_title(name), "about": bot_about(name)} for name in level_names()]
        typer.echo(json.dumps({"bots": form}))
        return
    for name in level_names():
        typer.echo(f"{name:10} {bot_title(name)}. {bot_about(name)}")
