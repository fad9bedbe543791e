"""Abilities that are canceled by a raven of our own, since no printed card cancels a plot: how they come to be used."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.thrones.ability import (
    AGENDA,
    AN_OPPONENT,
    ATTACHMENT,
    CHARACTER,
    EVENT,
    LOCATION,
    PLOT,
    Cancel,
    EffectsWouldInitiate,
    Pack,
    interrupt,
)
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.games.second import Joust
from weirwood.thrones.pool.pool import Pool

RAVENS: Final = Pack("second", "Ravens")
RAVENS.character("mine-1 Raven", "neutral", cost=1, strength=1, icons="").has(
    interrupt(
        EffectsWouldInitiate(AGENDA, EVENT, CHARACTER, LOCATION, ATTACHMENT, PLOT, by=AN_OPPONENT), Cancel()
    )
)
GAME: Final = Joust(Pool([*POOL.packs, RAVENS], POOL.edition))


def foe(*plays: Any, **rest: Any) -> dict[str, Any]:
    return side(plays=["Raven", *plays], **rest)


def acts(theirs: dict[str, Any] | None = None, at: str = "challenges", first: int = 0, **you: Any) -> Scene:
    """You may act in a phase."""
    return scene(side(**you), theirs or foe(), at, first, game=GAME, ask="windows")


def attacks(type: str, *attackers: str, theirs: dict[str, Any] | None = None, **you: Any) -> Scene:
    """You attack, and may act."""
    s = acts(theirs, **you)
    s.pass_to("4.2")
    s.you.challenges(type, *attackers)
    return s


def wins(type: str, attacker: str, theirs: dict[str, Any] | None = None, **you: Any) -> Scene:
    """You win a challenge that nobody defends, and may react."""
    s = attacks(type, attacker, theirs=theirs, **you)
    s.pass_to("4.2.1")
    s.foe.defends()
    s.all_pass()
    return s


def claims(*theirs: str, **you: Any) -> Scene:
    """You win a military challenge, and claim is applied."""
    s = wins("military", "Tywin Lannister", foe(*theirs), **you)
    s.you.says(True)
    return s


def attacked(type: str, **you: Any) -> Scene:
    """Balon attacks you, and you may act."""
    s = acts(foe("Balon Greyjoy", plot="A Clash of Kings"), first=1, **you)
    s.pass_to("4.2")
    s.foe.challenges(type, "Balon Greyjoy")
    s.foe.passes()
    return s


def loses(**you: Any) -> Scene:
    """You lose a power challenge."""
    s = attacked("power", **you)
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    return s


def marshals(name: str, theirs: dict[str, Any] | None = None, **you: Any) -> Scene:
    s = acts(theirs, at="marshaling", **you)
    s.you.marshals(name)
    return s


def revealed(**you: Any) -> Scene:
    return reveal("A Clash of Kings", you=side(**you), foe=foe(), game=GAME)


class Vain(NamedTuple):
    """How the card may be used, what is picked for it, and what would tell that it had worked, with its value."""

    card: str
    start: Callable[[], Scene]
    tells: Callable[[Scene], Any]
    value: Any
    picks: tuple[str, ...] = ()
    paid: Callable[[Scene], Any] = bool


def try_in_vain(case: Vain, canceled: bool) -> None:
    """Use a card: costs are paid, and it works unless it is canceled."""
    s = case.start()
    s.you.uses(case.card)
    if s.asks(0, "target"):
        s.you.picks(*case.picks)
    s.foe.uses("Raven") if canceled else s.foe.passes()
    assert case.paid(s)
    why = [decision.why.ability for decision in s.state.decisions]
    asked = any(ability is not None and s.name(ability[0]) == case.card for ability in why)
    assert (case.tells(s) != case.value or asked) != canceled
