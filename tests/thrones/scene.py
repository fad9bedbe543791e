"""The test language: place a scene, let seats act by name, look at what came of it.

A scene is strict: a question with more than one answer that the test did not answer fails the test, and says what was
asked. Before every answer the state is cloned, and saved and loaded; both must go on alike. After it no derived value
may be out of date, and the events explain what changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.thrones.derived import stale_values, unexplained
from tests.thrones.second.faq_test_cards import FAQ_TESTS
from tests.thrones.second.lasting_test_cards import LASTING_TESTS
from tests.thrones.second.more_test_cards import MORE_TESTS
from tests.thrones.test_cards import TESTS
from weirwood.core.decision import Decision
from weirwood.core.event import Event
from weirwood.core.option import Option, Verb
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.flow.advance import advance
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import DISCARDED, KILLED, NO_CARD
from weirwood.thrones.game import Variant
from weirwood.thrones.games.second import Joust
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.state import ThronesState

GAME: Final = Joust(Pool([*POOL.packs, TESTS, MORE_TESTS, LASTING_TESTS, FAQ_TESTS], POOL.edition))
"""Joust with all printed cards and the cards of the tests."""


WINDOWS: Final = {"plot": "1.aw", "draw": "2.aw", "dominance": "5.aw", "standing": "6.aw", "taxation": "7.aw"}
"""Here a scene that names a phase is in its action window, where nothing has changed yet."""


class Side:
    """One seat of a scene: what it does, and what it has."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    # What it does.

    @property
    def decision(self) -> Decision:
        """The question it is asked; the test fails if it is not asked."""
        for decision in self.scene.state.decisions:
            if decision.seat == self.seat:
                return decision
        raise AssertionError(f"seat {self.seat} is not asked; {self.scene.pending()}")

    def offered(self, verb: Verb | None = None) -> list[str]:
        """What it may choose now: names of cards, or words."""
        if not any(decision.seat == self.seat for decision in self.scene.state.decisions):
            return []
        return [
            self.scene.word(option) for option in self.decision.options if verb is None or option.verb == verb
        ]

    def _choose(self, option: Option) -> tuple[Event, ...]:
        return self.scene.choose(self.seat, option.key)

    def _find(self, verb: Verb | tuple[Verb, ...], name: str | None = None, **facts: Any) -> Option:
        verbs = (verb,) if isinstance(verb, Verb) else verb
        for option in self.decision.options:
            if option.verb not in verbs:
                continue
            if name is not None and (option.card is None or self.scene.name(option.card) != name):
                continue
            if all(getattr(option, field) == value for field, value in facts.items()):
                return option
        raise AssertionError(
            f"seat {self.seat} cannot {verbs} {name or ''} {facts or ''}; {self.scene.pending()}"
        )

    def passes(self) -> None:
        self._choose(self._find(Verb.PASS))

    def done(self) -> None:
        self._choose(self._find(Verb.DONE))

    def uses(self, name: str, ability: int | None = None) -> None:
        """Use an ability of a card in play, or play an event."""
        facts = {} if ability is None else {"ability": ability}
        self._choose(self._find((Verb.USE, Verb.PLAY), name, **facts))

    plays = uses

    def saves(self, name: str) -> None:
        """Save a card by its duplicate."""
        for option in self.decision.options:
            if option.verb == Verb.SAVE and self.scene.name(option.card or 0) == name:
                self._choose(option)
                return
        raise AssertionError(f"{name} cannot be saved; {self.scene.pending()}")

    def marshals(self, name: str, on: str | None = None) -> None:
        """Marshal a card, as itself or as a duplicate; an attachment on a host."""
        self._choose(self._find((Verb.MARSHAL, Verb.DUPLICATE), name))
        if on is not None and self.scene.asks(self.seat, "host"):
            self.picks(on)

    def ambushes(self, name: str, on: str | None = None) -> None:
        """Bring in a card by ambush."""
        self._choose(self._find(Verb.AMBUSH, name))
        if on is not None and self.scene.asks(self.seat, "host"):
            self.picks(on)

    def picks(self, *names: str) -> None:
        """Pick cards by name, in any order, and close the selection where that is asked.

        What the engine picked itself, since every set begins with it, need not be picked again.
        """
        wanted = list(names)
        for option in self.decision.picked or ():
            if self.scene.name(option.card or 0) in wanted:
                wanted.remove(self.scene.name(option.card or 0))
        wanted_at_first = wanted.copy()
        while wanted:
            for option in self.decision.options:
                if option.verb == Verb.PICK and self.scene.name(option.card or 0) in wanted:
                    wanted.remove(self.scene.name(option.card or 0))
                    decision = self.decision
                    self._choose(option)
                    if wanted or decision.maximum == 1:
                        break
                    if self._still_picking(decision):
                        self.done()
                    break
            else:
                raise AssertionError(f"seat {self.seat} cannot pick {wanted}; {self.scene.pending()}")
        if not names or wanted_at_first == []:
            self.done()

    def lays(self, *names: str) -> None:
        """Lay cards down one by one in this order, the last one on top; a last one left lies itself down."""
        for name in names:
            self._choose(self._find(Verb.PICK, name))

    def _still_picking(self, before: Decision) -> bool:
        for decision in self.scene.state.decisions:
            if decision.seat == self.seat and decision.picked is not None and decision.why == before.why:
                return any(option.verb == Verb.DONE for option in decision.options)
        return False

    def names(self, word: str) -> None:
        """Choose a word: a challenge type, a mode, a number."""
        self._choose(
            self._find((Verb.MODE, Verb.NAME, Verb.NUMBER), value=int(word) if word.isdigit() else word)
        )

    def reveals(self, name: str) -> None:
        """Choose a plot to reveal."""
        self._choose(self._find(Verb.PLOT, name))

    def chooses_player(self, seat: int) -> None:
        self._choose(self._find(Verb.PLAYER, seat=seat))

    def says(self, yes: bool) -> None:
        self._choose(self._find(Verb.YES if yes else Verb.NO))

    def challenges(self, type: str, *attackers: str, against: int | None = None) -> None:
        """Initiate a challenge with these attackers; stealth is asked next where it can bypass somebody."""
        opponent = 1 - self.seat if against is None else against
        self._choose(self._find(Verb.CHALLENGE, value=type, seat=opponent))
        if self.scene.asks(self.seat, "attackers"):
            self.picks(*attackers)
        while self.scene.asks(self.seat, "stealth") and len(self.decision.options) == 1:
            self.done()

    def defends(self, *defenders: str) -> None:
        """Declare defenders."""
        if self.scene.asks(self.seat, "defenders"):
            self.picks(*defenders) if defenders else self.done()
        elif defenders:
            raise AssertionError(f"seat {self.seat} is not asked for defenders; {self.scene.pending()}")

    # What it has.

    @property
    def facts(self) -> dict[str, Any]:
        seat: dict[str, Any] = self.scene.facts["seats"][self.seat]
        return seat

    @property
    def gold(self) -> int:
        return int(self.facts["gold"])

    @property
    def power(self) -> int:
        return int(self.facts["power"])

    def _names(self, pile: str) -> list[str]:
        return [self.scene.name(card) for card in self.facts[pile]]

    @property
    def hand(self) -> list[str]:
        return self._names("hand")

    @property
    def deck(self) -> list[str]:
        """Names of the cards in the deck, top first."""
        return self._names("deck")

    @property
    def discard(self) -> list[str]:
        return self._names("discard")

    @property
    def dead(self) -> list[str]:
        return self._names("dead")

    @property
    def in_play(self) -> list[str]:
        """Names of the cards it controls in play, attachments included."""
        return [
            card["name"]
            for card in self.scene.facts["cards"]
            if card["zone"] in ("play", "attached") and card["controller"] == self.seat
        ]


class Scene:
    """A game placed in the middle."""

    def __init__(self, state: ThronesState, game: Variant = GAME) -> None:
        self.state = state
        self.game = game
        self.events: list[Event] = []
        self.you = Side(self, 0)
        self.foe = Side(self, 1)

    @property
    def facts(self) -> dict[str, Any]:
        return self.state.facts()

    def name(self, card: int) -> str:
        return self.state.cards[card].name

    def word(self, option: Option) -> str:
        """An option as a word."""
        if option.card is not None:
            return self.name(option.card)
        return option.verb.value if option.value is None else str(option.value)

    def card(self, name: str) -> dict[str, Any]:
        """The facts of a card by name: one in play if there is one."""
        found = [card for card in self.facts["cards"] if card["name"] == name]
        if not found:
            raise AssertionError(f"there is no {name}")
        for card in found:
            if card["zone"] in ("play", "attached", "plot"):
                return dict(card)
        return dict(found[0])

    def id(self, name: str) -> int:
        return int(self.card(name)["id"])

    def pending(self) -> str:
        """What is asked, for messages."""
        if self.state.outcome is not None:
            return "the game is over"
        return "; ".join(
            f"seat {decision.seat} is asked {decision.kind.value} at {decision.why.step} "
            f"({decision.why.what or decision.why.window or ''}): "
            f"{[f'{option.verb.value} {self.word(option)}' for option in decision.options]}"
            for decision in self.state.decisions
        )

    def asks(self, seat: int, what: str) -> bool:
        """Whether a seat is asked for something."""
        return any(decision.seat == seat and decision.why.what == what for decision in self.state.decisions)

    def choose(self, seat: int, key: str) -> tuple[Event, ...]:
        """Answer, on a clone, and on a state saved and loaded; both must come to the same."""
        again = self.game.load(self.state.dump())
        before, self.state = self.state, self.state.clone()
        events = self.state.apply(seat, key)
        assert (again.apply(seat, key), again.dump()) == (events, self.state.dump()), "saving changed it"
        assert not stale_values(self.state), "a word's deps leave out something it depends on"
        assert (wrong := unexplained(before, events, self.state)) is None, wrong
        self.events += events
        return events

    def all_pass(self, until: str = "") -> None:
        """Everybody passes action windows, until a step is reached (or a question that is no action window)."""
        for _ in range(200):
            if not self.state.decisions or (until and self.state.step == until):
                return
            decision = self.state.decisions[0]
            option = next((option for option in decision.options if option.verb == Verb.PASS), None)
            if decision.kind.value != "act" or option is None:
                return
            self.choose(decision.seat, option.key)

    def pass_to(self, step: str, round: int = 0) -> None:
        """Everybody passes whatever may be passed until a step (of a round) is reached; seat 0 stays first."""
        for _ in range(400):
            if self.state.step == step and (not round or self.state.round == round):
                return
            decision = self.state.decisions[0]
            for option in decision.options:
                idle = option.verb in (Verb.PASS, Verb.DONE) or len(decision.options) == 1
                if idle or self.asks(decision.seat, "first-player"):
                    self.choose(decision.seat, option.key)
                    break
            else:
                raise AssertionError(f"this cannot be passed: {self.pending()}")
        raise AssertionError(f"{step} was not reached; {self.pending()}")

    def idle(self, until: str) -> None:
        """Everybody passes and picks nothing, until a step is reached."""
        for _ in range(200):
            if self.state.step == until:
                return
            decision = self.state.decisions[0]
            idle = [option for option in decision.options if option.verb in (Verb.PASS, Verb.DONE)]
            if not idle:
                raise AssertionError(f"nobody can be idle; {self.pending()}")
            self.choose(decision.seat, idle[0].key)
        raise AssertionError(f"{until} was not reached; {self.pending()}")

    def happen(self, happenings: Sequence[Happening]) -> None:
        """Something happens now, with its windows."""
        self.state = self.state.clone()
        self.state.decisions = ()
        for frame in self.state.stack:
            frame.next_part()
        occur(self.state, list(happenings), quiet=True)
        advance(self.state)

    def kill(self, *names: str, source: str | None = None) -> None:
        """Characters are killed together."""
        self.happen(
            [
                Happening(KILLED, self.id(name), source=NO_CARD if source is None else self.id(source))
                for name in names
            ]
        )

    def discard(self, *names: str) -> None:
        """Cards are discarded from play together."""
        self.happen([Happening(DISCARDED, self.id(name)) for name in names])


def side(
    *,
    plays: Sequence[str | dict[str, Any]] = (),
    hand: Sequence[str] = (),
    deck: Sequence[str] = ("The Roseroad",) * 10,
    **rest: Any,
) -> dict[str, Any]:
    """A seat of a scene; a deck of ten cards unless another is given."""
    return {"play": list(plays), "hand": list(hand), "deck": list(deck), **rest}


def scene(
    you: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
    at: str = "challenges",
    first_player: int = 0,
    active: int | None = None,
    seed: int = 0,
    game: Variant = GAME,
    **options: Any,
) -> Scene:
    """Place a scene; a game with other cards may be given."""
    spec: dict[str, Any] = {
        "seats": [you or side(), foe or side()],
        "at": WINDOWS.get(at, at),
        "first_player": first_player,
        "active": first_player if active is None else active,
    }
    if options:
        spec["options"] = options
    setup = game.stage(spec)
    return Scene(game.begin(setup, seed)[0], game)


def reveal(
    yours: str,
    theirs: str = "The Winds of Winter",
    you: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
    first_player: int = 0,
    **options: Any,
) -> Scene:
    """Place a scene and reveal two plots; every question is asked, so that play stops in the plot phase."""
    mine, other = you or side(), foe or side()
    for form, plot in ((mine, yours), (other, theirs)):
        form["plots"] = [*form.get("plots", []), plot]
    s = scene(mine, other, at="1.2", first_player=first_player, ask="windows", **options)
    s.you.reveals(yours)
    s.foe.reveals(theirs)
    (s.you if s.asks(0, "first-player") else s.foe).chooses_player(first_player)
    return s
