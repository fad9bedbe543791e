"""Scenes of melee: any number of seats, in the language of the other scenes."""

from __future__ import annotations

from typing import Any, Final

from tests.thrones.derived import unexplained
from tests.thrones.scene import WINDOWS, Scene, Side, side
from tests.thrones.second.faq_test_cards import FAQ_TESTS
from tests.thrones.second.lasting_test_cards import LASTING_TESTS
from tests.thrones.second.more_test_cards import MORE_TESTS
from tests.thrones.test_cards import TESTS
from weirwood.core.option import Verb
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.effects.power import GainPower
from weirwood.thrones.ability.flow import UntilEnd
from weirwood.thrones.ability.headings import interrupt, when_revealed
from weirwood.thrones.ability.modifiers import Strength
from weirwood.thrones.ability.of_players import FactionCard
from weirwood.thrones.ability.operands import Each
from weirwood.thrones.ability.players import AN_OPPONENT, YOU
from weirwood.thrones.ability.triggers import collects_income
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.words import CHARACTER, PLOT_PERIOD
from weirwood.thrones.games.second import Melee
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.state import ThronesState

__all__ = ["MELEE", "Table", "melee", "rich", "side"]

MELEE_TESTS: Final = Pack("second", "melee tests")
MELEE_TESTS.character("t-rounder All Rounder", "neutral", cost=4, strength=4, icons="MIP")
MELEE_TESTS.character(
    "t-sneak Sneaky Rounder", "neutral", cost=4, strength=4, icons="MIP", keywords="stealth"
)
MELEE_TESTS.plot("t-feast Long Feast", gold=5, initiative=9, claim=1, reserve=6).has(
    when_revealed(UntilEnd(PLOT_PERIOD, Strength(Each(Cards(CHARACTER)), 1)))
)
MELEE_TESTS.location("t-toll Toll Keeper", "neutral", cost=0).has(
    interrupt(collects_income(AN_OPPONENT), GainPower(FactionCard(YOU)))
)
MELEE: Final = Melee(
    Pool([*POOL.packs, TESTS, MORE_TESTS, LASTING_TESTS, FAQ_TESTS, MELEE_TESTS], POOL.edition)
)
"""Melee with all printed cards and the cards of the tests."""


class Table(Scene):
    """A melee placed in the middle."""

    def __init__(self, state: ThronesState) -> None:
        super().__init__(state, MELEE)
        self.sides = [Side(self, seat) for seat in range(state.deal.players)]

    def __getitem__(self, seat: int) -> Side:
        return self.sides[seat]

    @property
    def titles(self) -> list[str | None]:
        """The titles that seats bear."""
        borne = [seat["title"] for seat in self.facts["seats"]]
        return [None if title is None else self.name(title) for title in borne]

    @property
    def powers(self) -> list[int]:
        return [side.power for side in self.sides]

    def targets(self, seat: int) -> list[tuple[str, int]]:
        """The challenges that a seat may initiate: their types and opponents."""
        options = self[seat].decision.options
        return [
            (str(option.value), option.seat)
            for option in options
            if option.verb == Verb.CHALLENGE and option.seat is not None
        ]

    def players_offered(self, seat: int) -> list[int]:
        """The players that a seat may choose among."""
        options = self[seat].decision.options
        return [option.seat for option in options if option.seat is not None]

    def picks_players(self, seat: int, *players: int) -> None:
        """Choose any number of players."""
        for player in players:
            self[seat].chooses_player(player)
        if any(option.verb == Verb.DONE for option in self._options(seat)):
            self[seat].done()

    def _options(self, seat: int) -> list[Any]:
        return [
            option
            for decision in self.state.decisions
            if decision.seat == seat and decision.why.what == "claim"
            for option in decision.options
        ]

    def edit(self, op: str, **arguments: Any) -> None:
        """Edit the game as a sandbox."""
        before, self.state = self.state, self.state.clone()
        events = MELEE.edit(self.state, op, arguments)
        wrong = unexplained(before, events, self.state) if op == "happen" else None
        assert wrong is None, wrong
        self.events += events


def rich(**rest: Any) -> dict[str, Any]:
    """A seat with a plot of claim 1, reserve 6 and gold 4, unless said otherwise."""
    return side(**{"plot": "Heads on Spikes", **rest})


def melee(
    *seats: dict[str, Any],
    at: str = "4.2",
    first_player: int = 0,
    active: int | None = None,
    seed: int = 0,
    **options: Any,
) -> Table:
    """Place a scene of melee."""
    spec: dict[str, Any] = {
        "seats": list(seats),
        "at": WINDOWS.get(at, at),
        "first_player": first_player,
        "active": first_player if active is None else active,
    }
    if options:
        spec["options"] = options
    return Table(MELEE.begin(MELEE.stage(spec), seed)[0])
