"""``weirwood verify``: prove that a table's shuffles were fixed before play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a game played at a table.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment that the table showed you before play.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Prove a record: its commitment, its seed, and every shuffle and choice that followed."""
    from weirwood.core.record import read_record
    from weirwood.server.fairness import verify as prove

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
    typer.echo(f"Commitment {record.fairness['commitment']}: it is that of this game's seed and salt.")
    typer.echo("The engine's seed is made of them and of the words of all seats.")
    typer.echo(f"Verified: {match.ply} choices with every shuffle{', to the end' if ended else ''}.")
    if commitment is None:
        typer.echo(
            "Compare the commitment with the one your table showed before play, or give it as --commitment."
        )
