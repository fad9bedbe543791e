"""``weirwood games``: what can be played."""

from __future__ import annotations

import json

import typer

from weirwood.cli.arguments import AsJson


def games(as_json: AsJson = False) -> None:
    """List the games, their numbers of players and their options."""
    from weirwood.core.catalogue import offered_games
    from weirwood.protocol.forms import game_form

    found = offered_games()
    if as_json:
        typer.echo(json.dumps({"games": [game_form(game) for game in found]}))
        return
    for game in found:
        fewest, most = game.seats.start, game.seats.stop - 1
        players = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        typer.echo(f"{game.id:14} {game.name}, {players} players")
