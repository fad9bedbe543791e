"""``weirwood verify``: prove that a table's shuffles were fixed before play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a game played at a table.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment that the table showed before the game.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Verify a recorded game: commitment, seed, shuffles and choices."""
    from weirwood.core.record import read_record
    from weirwood.server.table.fairness import verify as prove

    record = read_record(file)
    match = prove(record, commitment)
    assert record.fairness is not None
    ended = match.state.outcome is not None
    if as_json:
        proved = {
            "commitment": record.fairness["commitment"],
            "compared": commitment is not None,
            "words": record.fairness["words"],
            "choices": match.ply,
            "over": ended,
        }
        typer.echo(json.dumps(proved))
        return
    typer.echo(f"Commitment {record.fairness['commitment']} matches the seed and salt of this game.")
    typer.echo("The seed of the engine is derived from them and from the words of all seats.")
    typer.echo(f"Verified: {match.ply} choices with every shuffle{', to the end' if ended else ''}.")
    if commitment is None:
        typer.echo(
            "Compare the commitment with the one that the table showed before the game, or pass it as --commitment."
        )
