"""Occasions on which the responses of the Winter Edition's cards can be used, tried one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from tests.thrones.winter.scenarios.boards import GAME, WARD, Use, board, drift, lying, offer
from tests.thrones.winter.scene import Table, scene, side
from weirwood.core.option import Verb
from weirwood.thrones.ability import (
    AGENDA,
    DEAD,
    HAND,
    NEUTRAL,
    Bypasses,
    Declared,
    EntersPlay,
    OfCard,
    OnChallenge,
    YouMarshal,
)
from weirwood.thrones.cards.winter import POOL

REVENGE: Final = "Arya's Revenge"
_STEPS: Final = 24
"""So many questions are passed before an occasion is over."""


def _sides(
    use: Use, foe: tuple[Any, ...], bare: bool, warded: bool, held: bool = False
) -> list[dict[str, Any]]:
    """Seat 0 with the card, and an opponent who has little beside what is given, and what can kill or be beaten."""
    zone = use.ability.zone
    rest = lying(use, zone=HAND) if held else lying(use, in_play=zone == DEAD)
    plays = rest.pop("plays", ())
    house = use.card.only_for or (use.card.faction if use.card.faction != NEUTRAL else "stark")
    yours = board(*plays, house=house, bare=bare, **rest)
    theirs = side(
        "lannister",
        *foe,
        "Doran's Palanquin",
        "Keeper of the New Gods",
        "Rider through the Storm",
        {"card": "Courtesan of Highgarden", "attachments": ["Born to Kill"], "power": 1},
        hand=[REVENGE, "Lookout", "Nightmares"],
        power=2,
        gold=9,
        agenda=WARD if warded else None,
        plots=["Filthy Accusations", "Clash of Kings"],
    )
    return [yours, theirs]


def _ask(s: Table, seat: int, verb: Verb, name: str) -> bool:
    """Let a seat do something with a card, if that is offered."""
    for decision in s.state.decisions:
        for option in decision.options if decision.seat == seat else ():
            if option.verb == verb and option.card is not None and s.name(option.card) == name:
                s.choose(seat, option.key)
                return True
    return False


def _marshaled(name: str) -> Callable[..., Table]:
    """Seat 0 marshals a card: the one whose ability it is where no name is given."""

    def occasion(use: Use, **rest: Any) -> Table:
        s = scene(*_sides(use, held=not name, **rest), at="3.aw", game=GAME)
        _ask(s, 0, Verb.MARSHAL, name or use.card.name)
        while s.asks(0, "penalty") or s.asks(0, "host"):
            s.choose(0, s[0].decision.options[0].key)
        return s

    return occasion


def _fought(by: int, type: str, all_of: int) -> Callable[..., Table]:
    """A seat attacks, and all characters of one seat fight: the other has one attacker, or nobody."""

    def occasion(use: Use, **rest: Any) -> Table:
        s = scene(*_sides(use, **rest), at="4.aw", first_player=by, game=GAME)
        s.all_pass("4.2")
        s[by]._choose(s[by]._find(Verb.CHALLENGE, value=type))
        for seat, what in ((by, "attackers"), (1 - by, "defenders")):
            while s.asks(seat, what):
                picks = [option for option in s[seat].decision.options if option.verb == Verb.PICK]
                enough = seat != all_of and (what == "defenders" or s[seat].decision.picked)
                s[seat].done() if enough or not picks else s.choose(seat, picks[0].key)
            while s.asks(by, "stealth"):
                picks = [option for option in s[by].decision.options if option.verb == Verb.PICK]
                s.choose(by, picks[0].key) if picks and by == 0 else s[by].done()
            if what == "attackers" and offer(s, use) is None:
                s.all_pass("4.2.1")
        return s

    return occasion


def _killing(at: str) -> Callable[..., Table]:
    """Seat 1 kills the card itself, or another character of seat 0."""

    def occasion(use: Use, **rest: Any) -> Table:
        s = scene(*_sides(use, **rest), at=at, first_player=1, game=GAME)
        _ask(s, 1, Verb.PLAY, REVENGE)
        while s.asks(1, "influence"):
            s.choose(1, s[1].decision.options[0].key)
        wanted = [use.card.name, "Jhogo"]
        if s.asks(1, "target"):
            found = [name for name in wanted if name in s[1].offered(Verb.PICK)]
            s[1].picks(found[0])
        return s

    return occasion


def _plots(use: Use, **rest: Any) -> Table:
    """New plots are revealed."""
    sides = _sides(use, **rest)
    for form in sides:
        form["plot"] = None
    return scene(*sides, at="1.2", game=GAME)


def _at(at: str, name: str = "") -> Callable[..., Table]:
    """The game goes on from a step, perhaps after seat 1 used a card."""

    def occasion(use: Use, **rest: Any) -> Table:
        s = scene(*_sides(use, **rest), at=at, first_player=1 if name else 0, game=GAME)
        if name:
            _ask(s, 1, Verb.USE, name)
            while s.asks(1, "target"):
                s.choose(1, s[1].decision.options[0].key)
        return s

    return occasion


OCCASIONS: Final[tuple[Callable[..., Table], ...]] = (
    _marshaled(""),
    _marshaled("Upstart Slave"),
    _marshaled("Raised to Lie"),
    *[_fought(0, type, 0) for type in ("military", "intrigue", "power")],
    _fought(1, "military", 0),
    _fought(1, "military", 1),
    _killing("4.aw"),
    _killing("3.aw"),
    _at("4.aw", "Keeper of the New Gods"),
    _plots,
    _at("1.aw"),
    _at("4.aw"),
)


_LIKELY: Final[dict[type[Any], range]] = {
    YouMarshal: range(3),
    EntersPlay: range(3),
    OnChallenge: range(3, 8),
    Declared: range(3, 8),
    Bypasses: range(3, 8),
    OfCard: range(3, len(OCCASIONS)),
}
"""Which occasions are worth a try."""


def found(use: Use, occasion: int, steps: int = _STEPS, **rest: Any) -> Table | None:
    """The moment of an occasion at which seat 0 may use the ability; None where it never may."""
    given = {"foe": (), "bare": False, "warded": False, **rest}
    s = OCCASIONS[occasion](use, **given)
    for _ in range(steps):
        if offer(s, use) is not None:
            return s
        if not s.state.decisions:
            return None
        drift(s)
    return None


@cache
def occasion_of(code: str, index: int) -> int | None:
    """The first occasion on which an ability may be used; None where it is another."""
    use = Use(POOL.by_code[code], POOL.by_code[code].abilities[index])
    if use.card.type == AGENDA:
        return None
    for occasion in _LIKELY.get(type(use.ability.trigger), range(8, len(OCCASIONS))):
        if found(use, occasion) is not None:
            return occasion
    return None
