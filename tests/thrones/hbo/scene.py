"""Scenes of the two-player game, in the language of the other scenes: seat 0 is House Stark, seat 1 House Lannister."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.thrones.scene import Scene
from tests.thrones.scene import scene as placed
from tests.thrones.set_up import decides
from weirwood.core.decision import DecisionKind
from weirwood.core.event import Event
from weirwood.core.option import Verb
from weirwood.thrones.cards.hbo.decks import DECKS
from weirwood.thrones.game import Variant
from weirwood.thrones.games.hbo import GAME

FILLERS: Final = ("Winterfell Guardsman", "Host of the West")
"""What the rest of a deck is made of: a card without text, and not unique."""
PLAIN: Final = ("Crossing the Trident", "Game of Thrones")
"""Plots of claim 1 whose text does nothing in most scenes."""


def side(
    seat: int, plays: Sequence[str | dict[str, Any]] = (), hand: Sequence[str] = (), **rest: Any
) -> dict[str, Any]:
    """A seat of a scene, with ten cards in its deck and a plot of claim 1 unless said otherwise."""
    form = {"faction": ("stark", "lannister")[seat], "deck": [FILLERS[seat]] * 10, "plot": PLAIN[seat]}
    return {**form, "play": list(plays), "hand": list(hand), **rest}


def stark(*plays: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    """The side of House Stark."""
    return side(0, plays, **rest)


def lannister(*plays: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    """The side of House Lannister."""
    return side(1, plays, **rest)


def scene(
    you: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
    at: str = "4.aw",
    first_player: int = 0,
    game: Variant = GAME,
    **rest: Any,
) -> Scene:
    """Place a scene in which every question is asked."""
    options = {"ask": "windows", **rest}
    return placed(you or stark(), foe or lannister(), at, first_player, game=game, **options)


def attack(
    you: dict[str, Any], foe: dict[str, Any], type: str, *attackers: str, by: int = 0, **rest: Any
) -> Scene:
    """A scene up to the window after an attack is declared."""
    s = scene(you, foe, first_player=by, **rest)
    s.all_pass("4.2")
    (s.you, s.foe)[by].challenges(type, *attackers)
    return s


def fight(
    you: dict[str, Any],
    foe: dict[str, Any],
    type: str,
    attackers: Sequence[str],
    defenders: Sequence[str] = (),
    by: int = 0,
    **rest: Any,
) -> Scene:
    """A challenge up to the first question of its resolution, or past it; nobody acts or uses stealth."""
    s = attack(you, foe, type, *attackers, by=by, **rest)
    defend(s, *defenders, by=1 - by)
    s.all_pass()
    confirm(s)
    return s


def defend(s: Scene, *defenders: str, by: int) -> None:
    """Pass to the defenders and declare them."""
    s.all_pass("4.2.1")
    (s.you, s.foe)[by].defends(*defenders)


def confirm(s: Scene) -> None:
    """Answer questions with a single answer, and lay killed or discarded cards down as they come."""
    while s.state.decisions and len(s.state.decisions[0].options) == 1:
        decision = s.state.decisions[0]
        if decision.options[0].verb == Verb.PASS:
            return
        s.choose(decision.seat, decision.options[0].key)


def reveal(yours: str, theirs: str, you: dict[str, Any], foe: dict[str, Any], first_player: int = 0) -> Scene:
    """Reveal two plots; seat 0 or 1 becomes the first player."""
    for form, plot in ((you, yours), (foe, theirs)):
        form["plots"] = [*form.get("plots", []), plot]
        form["plot"] = None
    s = scene(you, foe, at="1.2", first_player=first_player)
    s.you.reveals(yours)
    s.foe.reveals(theirs)
    (s.you if s.asks(0, "first-player") else s.foe).chooses_player(first_player)
    return s


def begun(
    yours: Sequence[str] = (), theirs: Sequence[str] = (), game: Variant = GAME, **options: Any
) -> tuple[Scene, tuple[Event, ...]]:
    """A game from its beginning: the top cards of the decks are given, the others are fillers."""
    decks = []
    for deck, filler, top in zip(DECKS, FILLERS, (yours, theirs), strict=True):
        decks.append({"deck": {**deck, "cards": [*top, *[filler] * (50 - len(top))]}})
    options = {"check_decks": False, "deck_order": "given", "ask": "windows", **options}
    state, events = game.begin(game.setup(decks, options), 0)
    return Scene(state, game), events


def placing(yours: Sequence[str] = (), theirs: Sequence[str] = (), **options: Any) -> Scene:
    """The same where cards are placed: both players have kept their hands."""
    s = begun(yours, theirs, **options)[0]
    while s.state.decisions[0].kind == DecisionKind.MULLIGAN:
        decides((s.you, s.foe)[s.state.decisions[0].seat], Verb.KEEP)
    return s
