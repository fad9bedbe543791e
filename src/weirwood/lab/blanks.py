"""Cards with one part taken away: an ability, a keyword, what it attaches to, its numbers.

A test that passes with the card as printed and fails without the part is about that part. So one can say of every
part of every card whether a test proves it, without trusting the names of tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Any, Final, Protocol

from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.words import CONSTANT, KEYWORD_NAMES

_NUMBERS: Final[dict[str, Any]] = {
    "cost": 9,
    "strength": 19,
    "icons": (0, 0, 0),
    "gold": 19,
    "initiative": 19,
    "claim": 0,
    "reserve": 1,
}
_LACKS: Final[tuple[tuple[str, str, Any], ...]] = (
    ("ambush", "ambush", ()),
    ("no attachments", "no_attachments", ()),
    ("enters knelt", "enters_knelt", False),
    ("bonus", "bonus", (0, 0, 0, 0)),
    ("influence", "influence", 0),
    ("attaches to", "attach", None),
    ("copies on one host", "host_limit", 0),
    ("duplicate of others", "doubles", None),
    ("deck rules", "deck_rules", ()),
    ("only for", "only_for", ""),
)
"""What else a card may have: its name, the field, and the field's value where it has none."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a card by name, and how the card looks without it: other values of some of its fields."""

    card: Card
    name: str
    without: dict[str, Any]

    def made(self) -> AbstractContextManager[None]:
        """For a while the card lacks it."""
        return blanked(self)


def parts_of(card: Card) -> list[Part]:
    """Everything on a card that a test should notice; its numbers only where there is nothing else."""
    found = [*_parts(card)]
    if card.other_side is not None:
        found += [Part(part.card, f"{part.name} in play", part.without) for part in _parts(card.other_side)]
    return found or [Part(card, "numbers", _NUMBERS)]


def _parts(card: Card) -> Iterator[Part]:
    for index, ability in enumerate(card.abilities):
        if ability.effects or ability.modifiers:
            kept = list(card.abilities)
            kept[index] = Ability(CONSTANT)
            yield Part(card, f"ability {index}", {"abilities": tuple(kept)})
    for keyword in dict.fromkeys(card.keywords):
        rest = tuple(other for other in card.keywords if other != keyword)
        yield Part(card, KEYWORD_NAMES[keyword], {"keywords": rest})
    for name, field, gone in _LACKS:
        if getattr(card, field) != gone:
            yield Part(card, name, {field: gone})


@contextmanager
def blanked(part: Part) -> Iterator[None]:
    """For a while the card lacks the part, in every game that begins."""
    card = part.card
    before = {field: getattr(card, field) for field in part.without}
    _set(card, part.without)
    try:
        yield
    finally:
        _set(card, before)


def _set(card: Card, fields: dict[str, Any]) -> None:
    abilities = fields.get("abilities", card.abilities)
    for field, value in fields.items():
        setattr(card, field, value)
    card.seal(list(abilities))


class Fault(Protocol):
    """What may be wrong with a card for a while."""

    def made(self) -> AbstractContextManager[object]:
        """The time in which it is wrong."""


def notices(test: Callable[[], object], fault: Fault) -> bool:
    """Whether a test that passes fails while something is wrong: a part is missing, or there is a slip."""
    with fault.made():
        try:
            test()
        except Exception:
            return True
    return False
