"""What each ability of the Winter Edition's cards lets one choose on a board with something of everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.thrones.winter.scenarios.boards import Use, drift, each
from tests.thrones.winter.scenarios.test_saves import USES, resolves, used
from tests.thrones.winter.scene import Table
from weirwood.core.option import Option, Verb
from weirwood.thrones.engine.words import CHARACTER

PAGE = Path(__file__).with_name("targets.txt")
_STEPS = 12
_ZONES = ("deck", "hand", "", "discard", "dead", "plots")


def chosen_among(use: Use) -> Iterator[str]:
    """For each choice of cards while it resolves, in turn: those of seat 0, and those of seat 1."""
    s = used(use)
    for _ in range(_STEPS):
        if not resolves(s, use):
            return
        decision = s.state.decisions[0]
        picks = [option for option in decision.options if option.verb == Verb.PICK]
        if picks and decision.why.what != "influence":
            yield f"{use} {use.card.name}: " + " | ".join(named(s, seat, picks) for seat in (0, 1))
        drift(s)


def named(s: Table, seat: int, picks: list[Option]) -> str:
    """The cards of a seat among the picks; of characters in play, where most are, those that are not."""
    found = [option.card for option in picks if option.card is not None and owner(s, option.card) == seat]
    all_in_play = [
        record.id
        for record in s.state.records
        if record is not None and record.card.type == CHARACTER and record.controller == seat
    ]
    missing = [card for card in all_in_play if card not in found]
    if len(all_in_play) < 2 * len(missing) or not all_in_play:
        return ", ".join(spoken(s, card) for card in found) or "-"
    rest = [spoken(s, card) for card in found if card not in all_in_play]
    but = f" but {', '.join(spoken(s, card) for card in missing)}" if missing else ""
    return ", ".join([f"all characters{but}", *rest])


def owner(s: Table, card: int) -> int:
    record = s.state.records[card]
    return s.state.owner(card) if record is None else record.controller


def spoken(s: Table, card: int) -> str:
    zone = "" if s.state.records[card] is not None else f" ({_ZONES[s.state.zone[card]]})"
    return f"{s.name(card)}{zone}"


LINES = PAGE.read_text(encoding="utf-8").splitlines()
TOLD = {line.partition(" ")[0] for line in LINES}


@each([use for use in USES if str(use) in TOLD])
def test_an_ability_chooses_among_what_it_may(use: Use) -> None:
    """If it fails: ``python -m tests.thrones.winter.scenarios.test_targets``, and read what changed by the cards."""
    assert list(chosen_among(use)) == [line for line in LINES if line.startswith(f"{use} ")]


@each([use for use in USES if str(use) not in TOLD])
def test_the_others_choose_nothing_there(use: Use) -> None:
    """What they choose later or elsewhere, scenes of their cards show."""
    assert list(chosen_among(use)) == []


def test_no_other_ability_is_told_of() -> None:
    assert set(map(str, USES)) >= TOLD


if __name__ == "__main__":
    PAGE.write_text("".join(f"{line}\n" for use in USES for line in chosen_among(use)), encoding="utf-8")
