"""Records: set-up, seed and choices are the game; everything else follows from them."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from weirwood import __version__
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadData, WeirwoodError, WrongVersion, listed
from weirwood.core.rng import SEED_BITS, is_seed
from weirwood.core.seat import Setup
from weirwood.core.state import Game

RECORD_FORMAT: Final = "weirwood-record/1"
_NEEDED: Final = ("format", "game", "engine", "pool", "setup", "seed", "options", "choices")
_ALLOWED: Final = (*_NEEDED, "edits", "outcome", "fairness")
_LARGEST: Final = 64 * 1024 * 1024

Choice = tuple[int, str | list[str]]
"""A seat and the key it chose, or the keys of a whole set."""

Edit = tuple[int, str, dict[str, Any]]
"""A sandbox edit: its ply, operation and arguments."""


class Record:
    """A game as it was played, in plain data."""

    def __init__(
        self,
        game: str,
        setup: Setup,
        seed: int,
        choices: list[Choice],
        edits: list[Edit],
        outcome: Mapping[str, Any] | None,
        engine: str = __version__,
        pool: str | None = None,
        fairness: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.choices = choices
        self.edits = edits
        self.outcome = outcome
        self.engine = engine
        self.pool = find_game(game).pool if pool is None else pool
        self.fairness = fairness

    def __repr__(self) -> str:
        edits = f", {len(self.edits)} edits" if self.edits else ""
        end = "unfinished" if self.outcome is None else f"won by {listed(self.outcome.get('winners', ()))}"
        return f"<Record of {self.game}, seed {self.seed}, {len(self.choices)} choices{edits}, {end}>"

    def plies(self) -> list[Choice | Edit]:
        """Choices and edits in the order they were made: an edit stands at its ply, choices fill the others."""
        plies: list[Choice | Edit] = list(self.choices)
        for edit in self.edits:
            if not 1 <= edit[0] <= len(plies) + 1:
                raise BadData(f"This record has an edit at ply {edit[0]}, which is beyond its last choice.")
            plies.insert(edit[0] - 1, edit)
        return plies

    def changed_cards(self) -> list[str]:
        """The names of its cards that behave otherwise since it was made."""
        game = find_game(self.game)
        return [] if self.pool == game.pool else game.changed(self.pool, self.setup)

    def form(self) -> dict[str, Any]:
        """As plain data."""
        setup = self.setup
        form: dict[str, Any] = {
            "format": RECORD_FORMAT,
            "game": self.game,
            "engine": self.engine,
            "pool": self.pool,
            "setup": {"seats": [seat.form() for seat in setup.seats]}
            if setup.scene is None
            else {"scene": setup.scene},
            "seed": self.seed,
            "options": setup.options,
        }
        if self.edits:
            form["edits"] = [list(edit) for edit in self.edits]
        form["choices"] = [list(choice) for choice in self.choices]
        if self.outcome is not None:
            form["outcome"] = dict(self.outcome)
        if self.fairness is not None:
            form["fairness"] = dict(self.fairness)
        return form

    def text(self) -> str:
        """As readable JSON: a line for each field and for each choice."""
        return record_text(self.form())

    def write(self, path: Path) -> None:
        """Write the file at once or not at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def record_text(form: Mapping[str, Any]) -> str:
    """The form of a record as readable JSON: a line for each field and for each choice."""
    lines = []
    for field, value in form.items():
        if field in ("choices", "edits") and value:
            rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in value)
            lines.append(f'"{field}": [\n{rows}\n ]')
        else:
            lines.append(f'"{field}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def read_record(path: Path) -> Record:
    """The record in a file, or BadData."""
    try:
        if path.stat().st_size > _LARGEST:
            raise BadData(f"{path} is too large to be a record.")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadData(f"{path} is not a record: it is not text.") from error
    try:
        form = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData(f"{path} is not a record: {error}.") from error
    return record_from(form)


def record_from(form: object) -> Record:
    """A record from plain data, every field checked; the choices are checked by replaying them."""
    if not isinstance(form, dict) or not isinstance(form.get("format"), str):
        raise BadData("This is not a record of Weirwood: it has no format.")
    if form["format"] != RECORD_FORMAT:
        raise WrongVersion(
            f"This record has the format {form['format']!r}. Only {RECORD_FORMAT!r} can be read."
        )
    missing = [field for field in _NEEDED if field not in form]
    unknown = [field for field in form if field not in _ALLOWED]
    if missing or unknown:
        raise BadData(f"This record lacks {listed(missing)} and has the unknown fields {listed(unknown)}.")
    if not isinstance(form["game"], str):
        raise BadData("The game of this record must be a name.")
    try:
        game = find_game(form["game"])
        setup = _setup(game, form["setup"], form["options"])
    except WeirwoodError as error:
        raise BadData(f"This record cannot be played: {error.message}", rule=error.rule) from error
    if not is_seed(form["seed"]):
        raise BadData(f"The seed of this record must be a whole number from 0 to 2**{SEED_BITS} - 1.")
    outcome = form.get("outcome")
    if outcome is not None and not isinstance(outcome, dict):
        raise BadData("The outcome of this record must be an object.")
    fairness = form.get("fairness")
    if fairness is not None and not isinstance(fairness, dict):
        raise BadData("The fairness of this record must be an object.")
    record = Record(
        form["game"],
        setup,
        form["seed"],
        _choices(form["choices"]),
        _edits(form.get("edits", [])),
        outcome,
        str(form["engine"]),
        str(form["pool"]),
        fairness,
    )
    record.changed_cards()  # of a version that is known
    return record


def _setup(game: Game, form: object, options: object) -> Setup:
    if not isinstance(form, dict) or not isinstance(options, dict):
        raise BadData("Setup and options must be objects.")
    if set(form) == {"scene"} and isinstance(form["scene"], dict):
        return game.stage(form["scene"])
    if set(form) == {"seats"}:
        return game.setup(form["seats"], options)
    raise BadData("Setup must have seats or a scene.")


def _choices(form: object) -> list[Choice]:
    if not isinstance(form, list):
        raise BadData("The choices of this record must be a list.")
    choices: list[Choice] = []
    for ply, choice in enumerate(form, 1):
        if not isinstance(choice, list) or len(choice) != 2 or not _is_whole(choice[0]):
            raise BadData(f"Choice {ply} of this record must be a seat and a key.")
        seat, key = choice
        if not isinstance(key, str) and not (
            isinstance(key, list) and all(isinstance(part, str) for part in key)
        ):
            raise BadData(f"Choice {ply} of this record must have a key or a list of keys.")
        choices.append((seat, key))
    return choices


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _edits(form: object) -> list[Edit]:
    if not isinstance(form, list):
        raise BadData("The edits of this record must be a list.")
    edits: list[Edit] = []
    for edit in form:
        if (
            not isinstance(edit, list)
            or len(edit) != 3
            or not _is_whole(edit[0])
            or not isinstance(edit[1], str)
            or not isinstance(edit[2], dict)
        ):
            raise BadData("Each edit of a record must be a ply, an operation and its arguments.")
        if edits and edit[0] <= edits[-1][0]:
            raise BadData("The edits of a record must be in the order of their plies.")
        edits.append((edit[0], edit[1], edit[2]))
    return edits
