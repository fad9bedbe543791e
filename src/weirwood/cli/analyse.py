"""``weirwood analyse``: what each choice of a recorded game cost, and what a search would have done instead."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from weirwood.cli.arguments import AsJson
from weirwood.core.errors import BadArgument
from weirwood.launched import command

if TYPE_CHECKING:
    from weirwood.core.match import Match
    from weirwood.lab.review import Looked

_BARS: Final = " ▁▂▃▄▅▆▇█"
_WIDTH: Final = 72


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, for example a saved game.")],
    again: Annotated[bool, typer.Option("--again", help="Read the game anew.")] = False,
    begin: Annotated[
        int | None, typer.Option("--from", min=1, help="With --save: the choice at which to play on.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(help="Write the game up to a choice to this new file, to play on from there."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Review a recorded game: the chances after every choice, and the choices that cost most.

    What is found is kept beside the record, as FILE.review.json, and read from there the next time.
    """
    from weirwood.core.match import replay
    from weirwood.core.record import read_record
    from weirwood.lab.review import as_form, is_reviewable
    from weirwood.lab.whole_sets import in_whole_sets

    match = in_whole_sets(replay(read_record(file)))
    if begin is not None or save is not None:
        _cut(match, begin, save)
        return
    if not is_reviewable(match.game.id):
        raise BadArgument(f"{match.game.name} cannot be reviewed: no bot can search it.")
    kept = file.with_name(f"{file.name}.review.json")
    looked = None if again else _read(kept, match)
    if looked is None:
        looked = _review(match)
        _keep(kept, match, looked)
    if as_json:
        typer.echo(json.dumps({"seats": list(match.setup.names), "looked": as_form(looked)}))
    else:
        _tell(file, match, looked)


def _cut(match: Match, begin: int | None, save: Path | None) -> None:
    """Keep a game as it was before a choice."""
    if begin is None or save is None:
        raise BadArgument("--from and --save belong together: which choice to play on from, and a new file.")
    if begin > match.ply:
        raise BadArgument(f"--from must be at most {match.ply}, the number of choices, not {begin}.")
    if save.exists():
        raise BadArgument(f"{save} exists already. Name a new file.")
    match.undo(match.ply - begin + 1)
    try:
        match.record().write(save)
    except OSError as error:
        raise BadArgument(f"The game cannot be saved to {save}: {error.strerror}.") from error
    typer.echo(f"Play on with: {command('play --resume')} {save}")


def _review(match: Match) -> list[Looked]:
    from weirwood.cli.progress import progress
    from weirwood.lab.review import plies_to_look_at, reviewed

    plies = plies_to_look_at(match)
    looked: list[Looked] = []
    with progress("Reading the game", len(plies)) as advance:
        for found in reviewed(match, plies):
            if found is not None:
                looked.append(found)
            advance(1)
    return looked


def _key(match: Match) -> dict[str, Any]:
    """What a kept review must be of."""
    from weirwood.lab.review import SEARCH

    form = match.record().form()
    return {"search": SEARCH, "pool": match.game.pool, "seed": match.seed, "choices": form["choices"]}


def _read(kept: Path, match: Match) -> list[Looked] | None:
    """The review that is kept, if it is one of this very game."""
    import msgspec

    from weirwood.lab.review import Looked

    try:
        form = msgspec.json.decode(kept.read_bytes())
        key = json.loads(json.dumps(_key(match)))
        return msgspec.convert(form["looked"], list[Looked]) if form.get("of") == key else None
    except (OSError, ValueError, KeyError, AttributeError, TypeError):
        return None


def _keep(kept: Path, match: Match, looked: list[Looked]) -> None:
    from weirwood.lab.review import as_form

    try:
        kept.write_text(json.dumps({"of": _key(match), "looked": as_form(looked)}), encoding="utf-8")
    except OSError as error:
        typer.echo(f"The review cannot be kept in {kept}: {error.strerror}.", err=True)


def _tell(file: Path, match: Match, looked: list[Looked]) -> None:
    from weirwood.bots.reasons import percent
    from weirwood.lab.review import costliest

    names = match.setup.names
    typer.echo(f"{match.game.name}: {', '.join(names)}. {len(looked)} of {match.ply} choices mattered.")
    for seat, name in enumerate(names):
        chances = [one.chances[seat] for one in looked]
        if chances:
            typer.echo(
                f"\n{name}: {percent(chances[0])} after the first choice, {percent(chances[-1])} after the last"
            )
            typer.echo(f"  {_curve(chances)}")
        found = costliest(looked, seat)
        if not found:
            typer.echo("  No choice cost 2 points or more.")
        for one in found:
            _tell_one(file, one)
    typer.echo("\nThe search knew the deck lists, never a hand that the player could not see.")


def _tell_one(file: Path, one: Looked) -> None:
    from weirwood.bots.reasons import percent, points

    best, played = one.options[0], one.options[one.played]
    typer.echo(f"  Round {one.round}, choice {one.ply + 1}: {played.text} cost {points(one.cost)}.")
    typer.echo(f"    Better: {best.text}. {best.follows}".rstrip())
    told = ", ".join(f"{option.text} {percent(option.chance)}" for option in one.options)
    typer.echo(f"    {told}")
    typer.echo(f"    Play on from there: {command('analyse')} {file} --from {one.ply + 1} --save NEW-FILE")


def _curve(chances: list[float]) -> str:
    """A line of bars, at most as wide as a terminal."""
    wide = min(_WIDTH, len(chances))
    picked = [chances[at * len(chances) // wide] for at in range(wide)]
    return "".join(_BARS[round(chance * (len(_BARS) - 1))] for chance in picked)
