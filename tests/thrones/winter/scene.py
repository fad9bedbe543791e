"""Scenes of the Winter Edition, in the language of the other scenes, with any number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.thrones.scene import Scene, Side
from weirwood.core.event import Event
from weirwood.core.option import Verb
from weirwood.thrones.game import Variant
from weirwood.thrones.games.winter import GAME
from weirwood.thrones.state import ThronesState

FILLER: Final = "Minor Fiefdom"
"""What the rest of a deck is made of: neutral, free, and without text."""
PLAIN: Final = "The Sack of Winterfell"
"""A plot of claim 1 that does nothing once it has been revealed."""
CLAIM_2: Final = "The Gathering Storm"
PLOTS: Final = (
    *(PLAIN, "Filthy Accusations", "Taxation", "Safe Within the Walls"),
    *("Storm of Swords", "Game of Thrones", "Clash of Kings"),
)
"""A plot deck."""


class Table(Scene):
    """A game of any number of players, placed in the middle or from its beginning."""

    def __init__(self, state: ThronesState, game: Variant = GAME) -> None:
        super().__init__(state, game)
        self.sides = [Side(self, seat) for seat in range(state.deal.players)]

    def __getitem__(self, seat: int) -> Side:
        return self.sides[seat]

    def all_pass_turn(self) -> None:
        """Everybody passes until the active player's turn is over."""
        active = self.state.active
        while self.state.active == active:
            self[self.state.decisions[0].seat].passes()

    def refused(self, seat: int, verb: str | None, name: str) -> str:
        """The clause that keeps a seat from doing something with a card in its hand, else with any of that name."""
        side = self.state.sides[seat]
        card = next((card for card in side.hand if self.name(card) == name), None)
        asked = {"card": self.id(name) if card is None else card, "verb": verb}
        return str(GAME.explain(self.state, seat, asked)[0]["rule"])


def side(house: str, *plays: str | dict[str, Any], hand: Sequence[str] = (), **rest: Any) -> dict[str, Any]:
    """A seat of a scene, with ten cards in its deck and a plot of claim 1 unless said otherwise."""
    form = {"faction": house, "deck": [FILLER] * 10, "plot": PLAIN}
    return {**form, "play": list(plays), "hand": list(hand), **rest}


def stark(*plays: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    return side("stark", *plays, **rest)


def lannister(*plays: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    return side("lannister", *plays, **rest)


def baratheon(*plays: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    return side("baratheon", *plays, **rest)


def greyjoy(*plays: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    return side("greyjoy", *plays, **rest)


def scene(
    *sides: dict[str, Any],
    at: str = "4.aw",
    first_player: int = 0,
    active: int | None = None,
    seed: int = 0,
    game: Variant = GAME,
    **options: Any,
) -> Table:
    """Place a scene in which every question is asked; two players where one side or none is given.

    A game with other cards may be given.
    """
    seats = [*sides, *(lannister(), stark())[: max(0, 2 - len(sides))]]
    spec = {
        "seats": seats,
        "at": at,
        "first_player": first_player,
        "active": first_player if active is None else active,
        "options": {"ask": "windows", **options},
    }
    return Table(game.begin(game.stage(spec), seed)[0], game)


def attack(
    you: dict[str, Any], foe: dict[str, Any], type: str, *attackers: str, by: int = 0, **rest: Any
) -> Table:
    """A scene up to the window after an attack is declared."""
    s = scene(you, foe, first_player=by, **rest)
    s.all_pass("4.2")
    s[by].challenges(type, *attackers)
    return s


def defend(s: Table, *defenders: str, by: int = 1) -> None:
    """Pass to the defenders and declare them."""
    s.all_pass("4.2.1")
    s[by].defends(*defenders)


def resolve(s: Table) -> None:
    """Pass the window before the challenge is resolved, and confirm what has one answer."""
    s.all_pass()
    confirm(s)


def fight(
    you: dict[str, Any],
    foe: dict[str, Any],
    type: str,
    attackers: Sequence[str],
    defenders: Sequence[str] = (),
    by: int = 0,
    **rest: Any,
) -> Table:
    """A challenge up to the first question of its resolution, or past it; nobody acts or uses stealth."""
    s = attack(you, foe, type, *attackers, by=by, **rest)
    defend(s, *defenders, by=1 - by)
    resolve(s)
    return s


def confirm(s: Table) -> None:
    """Answer questions with a single answer."""
    while s.state.decisions and len(s.state.decisions[0].options) == 1:
        decision = s.state.decisions[0]
        if decision.options[0].verb == Verb.PASS:
            return
        s.choose(decision.seat, decision.options[0].key)


def reveal(*plots: str, sides: Sequence[dict[str, Any]] = (), first_player: int = 0) -> Table:
    """Reveal a plot for each seat; a seat becomes the first player."""
    forms = [*sides, *(stark() for _ in range(len(plots) - len(sides)))]
    for form, plot in zip(forms, plots, strict=True):
        form["plots"] = [*form.get("plots", []), plot]
        form["plot"] = None
    s = scene(*forms, at="1.2", first_player=first_player)
    for seat, plot in enumerate(plots):
        if any(decision.seat == seat and decision.kind == "plot" for decision in s.state.decisions):
            s[seat].reveals(plot)
    chooser = next((decision.seat for decision in s.state.decisions), None)
    if chooser is not None and s.asks(chooser, "first-player"):
        s[chooser].chooses_player(first_player)
    return s


def deck(*top: str, house: str = "stark", agenda: str | None = None, size: int = 60) -> dict[str, Any]:
    """A deck of seven plots and this many cards, these on top."""
    form = {"faction": house, "plots": list(PLOTS), "cards": [*top, *[FILLER] * (size - len(top))]}
    return form if agenda is None else {**form, "agenda": agenda}


def begun(*decks: dict[str, Any], seed: int = 0, **options: Any) -> tuple[Table, tuple[Event, ...]]:
    """A game from its beginning, and what happened before the first question; the top of the decks is given."""
    options = {"check_decks": False, "deck_order": "given", "ask": "windows", **options}
    seats = [{"deck": form} for form in decks or (deck(), deck())]
    state, events = GAME.begin(GAME.setup(seats, options), seed)
    return Table(state), events


def placing(*top: str, house: str = "stark", **options: Any) -> Table:
    """The same where cards are placed; seat 0 places first, and has these cards in hand."""
    return begun(deck(*top, house=house), deck(), first_player=0, **options)[0]


def host(s: Table, name: str) -> str:
    """The card that an attachment is on."""
    return s.name(s.card(name)["attached_to"])
