"""A way to play an edition, as a game of the catalogue: what all of them have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from weirwood.core.asking import Asking, Label
from weirwood.core.decision import Decision
from weirwood.core.errors import BadArgument, BadData, BadDeck, WeirwoodError, listed
from weirwood.core.event import Event
from weirwood.core.option import Option
from weirwood.core.rng import SEED_BITS, Rng, is_seed
from weirwood.core.save import unpack
from weirwood.core.seat import Setup, seats_from
from weirwood.core.sentence import Sentence, say
from weirwood.core.state import Prospect, State
from weirwood.core.view import Names
from weirwood.thrones.asking import bringing, consequences, questions
from weirwood.thrones.asking.foreseen import foreseen
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.concepts import prepared
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.flow import sets
from weirwood.thrones.engine.flow.advance import advance
from weirwood.thrones.engine.flow.saving import fill
from weirwood.thrones.pool.deck import deck_from
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.refusing import picking, refusals
from weirwood.thrones.sandbox import editing
from weirwood.thrones.sandbox.scenes import place_scene, staged
from weirwood.thrones.setup.configuring import check_options, checked_deck, tourney_of, with_decks
from weirwood.thrones.setup.dealing import board_from
from weirwood.thrones.state import ThronesState
from weirwood.thrones.telling import chronicle, speech
from weirwood.thrones.telling.gist import gist
from weirwood.thrones.telling.happenings import happenings
from weirwood.thrones.telling.reckoning import reckoning
from weirwood.thrones.telling.tale import tale
from weirwood.thrones.telling.voice import Voice, capital
from weirwood.thrones.using import use
from weirwood.thrones.viewing.views import Handles


class Variant:
    """A variant: immutable. An edition's chart is played by so many players with the cards of a pool."""

    __slots__ = ("_cards", "_edition", "_name", "_options", "_seats")

    def __init__(
        self, edition: Edition, name: str, seats: range, options: tuple[str, ...], cards: Pool
    ) -> None:
        self._edition = edition
        self._name = name
        self._seats = seats
        self._options = options
        self._cards = cards

    @property
    def id(self) -> str:
        return self._edition.game

    @property
    def name(self) -> str:
        book = find_book(self.id)
        return f"A Game of Thrones, {book.name}: {self._name}{book.of_list}"

    @property
    def title(self) -> str:
        return f"{capital(self._name)}{find_book(self.id).of_list}"

    @property
    def edition(self) -> str:
        book = find_book(self.id)
        return f"{capital(book.name)}{book.of_list}"

    @property
    def pool(self) -> str:
        return find_book(self.id).version

    def changed(self, pool: str, setup: Setup) -> list[str]:
        """The cards of a set-up that behave otherwise since a version of the cards, by name."""
        return find_book(self.id).changed(pool, [card.code for card in self._placed(setup, 0).cards])

    @property
    def seats(self) -> range:
        return self._seats

    @property
    def options(self) -> tuple[str, ...]:
        return self._options

    def setup(self, seats: object, options: Mapping[str, Any]) -> Setup:
        setup = Setup(seats_from(seats), options)
        if len(setup.seats) not in self.seats:
            raise BadArgument(
                f"{self._name} is for {_many(self.seats)} players, not {len(setup.seats)}.",
                rule=self._edition.clauses[prepared.PLAYERS],
            )
        check_options(options, len(setup.seats), self._options)
        tourney = tourney_of(self.id, options)
        houses = [
            checked_deck(self._cards, seat.deck, options, number, tourney).faction.name
            for number, seat in enumerate(setup.seats)
            if seat.deck is not None or not self._cards.decks
        ]
        if self._cards.decks and options.get("check_decks", True) and len(set(houses)) < len(houses):
            raise BadDeck(
                f"Each deck of this game is there once; the players bring {listed(houses)}.",
                rule=self._edition.clauses[prepared.SAME_DECK],
            )
        return setup

    def ready(self, players: int) -> list[dict[str, Any]]:
        decks = find_book(self.id).ready()
        return [{"deck": decks[seat % len(decks)]} if decks else {} for seat in range(players)]

    def stage(self, scene: Mapping[str, Any]) -> Setup:
        setup = staged(scene, self.seats, self._options)
        place_scene(self._edition, setup, self._cards, 0)
        return setup

    def start(self, setup: Setup, seed: int) -> ThronesState:
        return self.begin(setup, seed)[0]

    def begin(self, setup: Setup, seed: int) -> tuple[ThronesState, tuple[Event, ...]]:
        if not is_seed(seed):
            raise BadArgument(f"A seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}.")
        state = self._placed(setup, seed)
        advance(state)
        return state, tuple(state.log)

    def _placed(self, setup: Setup, seed: int) -> ThronesState:
        """The board of a set-up, about to begin or in the middle."""
        if setup.scene is not None:
            return place_scene(self._edition, setup, self._cards, seed)
        rng = Rng(seed)
        setup = with_decks(self._cards, setup, rng)
        decks = [deck_from(self._cards, seat.deck) for seat in setup.seats]
        if setup.options.get("introductory"):
            decks = [deck.introductory() for deck in decks]
        return board_from(self._edition, self._cards, setup, decks, rng)

    def choose_set(self, state: State, seat: int, keys: list[str]) -> tuple[Event, ...]:
        return sets.choose_set(_own(state), seat, keys)

    def may_choose(self, state: State, seat: int, keys: list[str]) -> bool:
        return sets.may_choose(_own(state), seat, keys)

    def edit(self, state: State, op: str, arguments: Mapping[str, Any]) -> tuple[Event, ...]:
        return editing.edit(_own(state), op, arguments)

    def code(self, state: State, card: int) -> str:
        return _own(state).definition(card).code

    def names(self, state: State, viewer: int | None) -> Names:
        """Handles, which tell a viewer nothing."""
        return Handles(_own(state), viewer)

    def explain(self, state: State, seat: int, arguments: Mapping[str, Any]) -> list[dict[str, Any]]:
        return refusals.explain(_own(state), seat, arguments)

    def asking(self, state: State, decision: Decision) -> Asking:
        return questions.asking(_own(state), decision)

    def prompt(self, state: State, decision: Decision) -> str:
        return self.asking(state, decision).text()

    def waiting(self, state: State) -> str:
        return questions.waiting(_own(state))

    def brings(self, state: State, seat: int, keys: list[str], you: bool = True) -> list[Sentence]:
        return bringing.brings(_own(state), seat, keys, you)

    def further(self, state: State, seat: int, keys: list[str]) -> list[str]:
        return picking.further(_own(state), seat, keys)

    def refused_set(self, state: State, seat: int, keys: list[str]) -> dict[str, Any]:
        return picking.refused_set(_own(state), seat, keys)

    def label(self, state: State, option: Option) -> Label:
        return speech.label(_own(state), option)

    def labels(self, state: State, decision: Decision, options: Sequence[Option]) -> list[Label]:
        return speech.labels(_own(state), decision, options)

    def prospect(self, state: State, seat: int, keys: list[str]) -> Prospect:
        return consequences.prospect(_own(state), seat, keys)

    def concerns(self, state: State, decision: Decision) -> bool:
        return use.useful_now(_own(state), decision)

    def foresee(self, state: State, seat: int) -> State | None:
        world = foreseen(_own(state), seat)
        return world if isinstance(world, ThronesState) else None

    def no_use(self, state: State, seat: int, card: int) -> Sentence:
        """By the seat's handle of the card, or the engine's id."""
        return say(use.no_use_of(_own(state), seat, refusals.card_named(_own(state), seat, card)))

    def reckoning(self, state: State, viewer: int | None) -> dict[str, Any] | None:
        return reckoning(_own(state), viewer)

    def sentence(self, state: State, event: Event, viewer: int | None, you: bool = False) -> Sentence:
        return chronicle.sentence(_own(state), event.seen_by(viewer), Voice(_own(state), viewer, you))

    def tale(self, events: Iterable[Event], viewer: int | None) -> list[Event | None]:
        """One happening is one line, and what goes without saying none."""
        return tale(events)

    def happenings(self, events: Sequence[Event], viewer: int | None) -> list[int]:
        return happenings([event.seen_by(viewer) for event in events])

    def gist(self, state: State, events: Sequence[Event], viewer: int | None, you: bool = False) -> Sentence:
        return gist(_own(state), events, viewer, Voice(_own(state), viewer, you))

    def heading(self, state: State, event: Event, viewer: int | None) -> str | None:
        return chronicle.heading(event, Voice(_own(state), viewer))

    def load(self, data: bytes) -> ThronesState:
        game, values = unpack(data)
        if game != self.id:
            raise BadData(f"This is a save of {game!r}, not of {self.id!r}.")
        try:
            seats, options, scene, position = values
            setup = self.setup(seats, options) if scene is None else self.stage(scene)
            state = self._placed(setup, 0)
            fill(state, position)
        except WeirwoodError as error:
            raise BadData(f"This save is damaged: {error}") from error
        except (AttributeError, AssertionError, IndexError, KeyError, TypeError, ValueError) as error:
            raise BadData("This save is damaged: its values do not fit its game.") from error
        return state


def _own(state: State) -> ThronesState:
    if not isinstance(state, ThronesState):
        raise TypeError("this state belongs to another game")
    return state


def _many(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
