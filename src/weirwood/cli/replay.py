"""``weirwood replay`` and ``weirwood verify``: read a recorded game again, and prove it and its shuffles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from weirwood.cli.arguments import AsJson
from weirwood.core.errors import BadArgument, BadData, listed

if TYPE_CHECKING:
    from weirwood.core.match import Match
    from weirwood.core.record import Record


def replay(
    file: Annotated[Path, typer.Argument(help="A record, for example a saved game.")],
    until: Annotated[int | None, typer.Option(min=0, help="Stop after this number of choices.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Do not use colour, even on a terminal.")] = False,
    as_json: AsJson = False,
) -> None:
    """Replay a recorded game and check that it is valid. Prints what happened."""
    from weirwood.core.match import replay as play_again
    from weirwood.core.record import read_record

    record = read_record(file)
    if until is not None and until > len(record.plies()):
        raise BadArgument(
            f"--until must be at most {len(record.plies())}, the number of choices in {file}, not {until}."
        )
    failure: BadData | None = None
    try:
        match = play_again(record, until)
    except BadData as error:
        if error.data is None:
            raise
        failure = error
        match = _as_far_as_true(record, error.data["ply"])
    if as_json:
        typer.echo(json.dumps(_form(record, match, failure)))
    else:
        _tell(record, match, plain)
        if failure is None:
            typer.echo(_standing(record, match))
    if failure is not None:
        raise failure


def _as_far_as_true(record: Record, ply: int) -> Match:
    """The match up to the ply at which a record fails, with it where only the claimed outcome is false."""
    from weirwood.core.match import replay as play_again

    try:
        return play_again(record, ply)
    except BadData:
        return play_again(record, ply - 1)


def _tell(record: Record, match: Match, plain: bool) -> None:
    """The chronicle as a spectator may know it, and how it stands."""
    game = match.game
    typer.echo(f"{game.name}, seed {record.seed}, {', '.join(match.setup.names)}.")
    for (ply, _), told in zip(match.log, game.tale((event for _, event in match.log), None), strict=True):
        if told is None:
            continue
        bold = told.kind == "round-began" and not plain
        line = f"{ply:>4}  {game.sentence(match.state, told, None)}"
        typer.secho(line, bold=True) if bold else typer.echo(line)


def _standing(record: Record, match: Match) -> str:
    """The last line: whether it ended, and if not, who is asked."""
    if match.state.outcome is not None:
        return f"Verified: {match.ply} choices, ended by {match.state.outcome.rule}."
    asked = listed(match.setup.names[seat] for seat in match.waiting)
    return f"Verified so far: {match.ply} of {len(record.plies())} choices, waiting for {asked}."


def _form(record: Record, match: Match, failure: BadData | None) -> dict[str, Any]:
    outcome = match.state.outcome
    return {
        "game": record.game,
        "seats": list(match.setup.names),
        "seed": record.seed,
        "plies": match.ply,
        "choices": len(record.choices),
        "outcome": None if outcome is None else outcome.form(),
        "log": [
            {"ply": ply, "kind": event.kind, "text": str(match.game.sentence(match.state, event, None))}
            for ply, event in match.log
        ],
        "failure": None if failure is None else {"ply": failure.data["ply"], "message": failure.message},
    }


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a game played at a table.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment that the table showed before the game.")
    ] = None,
    as_json: AsJson = False,
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
