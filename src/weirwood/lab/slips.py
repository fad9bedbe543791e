"""Cards with one slip in an ability: a cost that need not be paid, a limit that is never reached, a target of any kind.

A test that passes with the card as printed and fails with the slip notices it. So one can say of every ability not only
whether a test proves what it does, but also when it may be used, what it costs, whom it may choose and how it ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from copy import copy
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from weirwood.thrones.ability import Discard, Kill, ReturnToHand
from weirwood.thrones.ability.costs import DiscardFromPlayCost, RemoveCost, ReturnCost, SacrificeCost
from weirwood.thrones.ability.flow import Inside, Skip, Then, UntilEnd
from weirwood.thrones.ability.later import AtEnd
from weirwood.thrones.ability.operands import Choose, Pick, This
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.concepts import refused
from weirwood.thrones.engine.flow.initiation import EFFECTS, Resolve
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.nodes import Context, Cost, Filter
from weirwood.thrones.engine.rules import eligibility
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import EVENT, GAME, PLAY, WHEN_REVEALED
from weirwood.thrones.pool.trees import walk

Making = Callable[[], AbstractContextManager[object]]


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip by name, and how to make it for a while."""

    name: str
    made: Making


def slips_of(card: Card) -> list[Slip]:
    """All slips that can be made in the abilities of a card; each is named by the ability it is in."""
    return [
        Slip(f"{index} {name}", made)
        for index, ability in enumerate(card.abilities)
        for name, made in _slips(card, ability)
    ]


def _slips(card: Card, ability: Ability) -> Iterator[tuple[str, Making]]:
    if ability.triggered() or ability.heading == WHEN_REVEALED:
        yield "canceled in vain", partial(_resolving_all_the_same, ability)
    yield from _prices(card, ability)
    for name, field, gone in _BOUNDS:
        if getattr(ability, field) != gone:
            yield name, partial(_sealed, card, ability, field, gone)
    words = [word for effect in ability.effects for word in walk(effect)]
    for name, kind, wrong in _WORDS:
        for at, word in enumerate(dict.fromkeys(word for word in words if isinstance(word, kind))):
            if getattr(word, "period", None) != GAME:
                yield f"{name} {at}", partial(_set, word, **wrong(word))
    if any(ability.verbs):
        yield "immunity", partial(_nobody_immune, card)
    for number, program in enumerate(ability.programs):
        for at, step in enumerate(program):
            idle = isinstance(step, Inside) or (isinstance(step, Skip) and not step.count)
            if len(program) > 1 and not idle:
                yield f"step {number}.{at}", partial(_without_step, ability, number, at)


_BOUNDS: Final[tuple[tuple[str, str, Any], ...]] = (
    ("limit", "limit", 0),
    ("condition", "condition", None),
    ("restriction", "restriction", None),
    ("phase", "phases", ()),
    ("zone", "zone", -1),
    ("purse", "purse", None),
)
"""What an ability may have, the field, and the field's value where it has none."""


def _prices(card: Card, ability: Ability) -> Iterator[tuple[str, Making]]:
    for at, cost in enumerate(dict.fromkeys(ability.costs)):
        if not _is_always_paid(ability, cost):
            yield f"cost {at}", partial(_on_credit, ability, cost)
        for number in range(len(cost.ways)):
            yield f"way {number}", partial(_barred, cost, number)
    if card.type == EVENT and card.cost:
        yield "price", partial(_unpriced, ability)


def _is_always_paid(ability: Ability, cost: Cost) -> bool:
    """Whether whoever may use the ability otherwise can pay for it: a card in play leaves play for itself, X may be 0,
    and without a card to pay with an ability that asks for that card has no target."""
    leaves = isinstance(getattr(cost, "what", None), This) and type(cost) in _LEAVING
    return leaves or cost.chooses_x or (ability.weighs_payment and cost.asks())


_LEAVING: Final = (SacrificeCost, DiscardFromPlayCost, ReturnCost, RemoveCost)


@contextmanager
def _set(thing: Any, **fields: Any) -> Iterator[None]:
    """Other values of some fields or methods of a thing, and its own again."""
    before = {field: vars(thing)[field] for field in fields if field in getattr(thing, "__dict__", {})}
    slots = {field: getattr(thing, field) for field in fields if not hasattr(thing, "__dict__")}
    for field, value in fields.items():
        setattr(thing, field, value)
    try:
        yield
    finally:
        for field in fields:
            if field in before or field in slots:
                setattr(thing, field, {**before, **slots}[field])
            else:
                delattr(thing, field)


@contextmanager
def _sealed(card: Card, ability: Ability, field: str, value: Any) -> Iterator[None]:
    try:
        with _set(ability, **{field: value}):
            card.seal(list(card.abilities))
            yield
    finally:
        card.seal(list(card.abilities))


@contextmanager
def _resolving_all_the_same(ability: Ability) -> Iterator[None]:
    """Canceled effects resolve."""
    resolve = Resolve.run

    def run(self: Resolve, g: Board) -> None:
        if self.ability is ability and self.stage == EFFECTS and self.pc == 0 and self.program == 0:
            self.ok = True
        resolve(self, g)

    with _set(Resolve, run=run):
        yield


@contextmanager
def _on_credit(ability: Ability, cost: Cost) -> Iterator[None]:
    """A cost that can be paid by who has nothing to pay it with."""
    unpaid = copy(cost)
    unpaid.payable = lambda g, c: True  # type: ignore[method-assign]
    unpaid.is_beyond = lambda g, seat, card: False  # type: ignore[method-assign]
    if cost.gold.__func__ is not Cost.gold:  # type: ignore[attr-defined]
        unpaid.gold = lambda g, c: min(cost.gold(g, c), g.sides[c.seat].gold)  # type: ignore[method-assign]
    with ExitStack() as stack:
        costs = tuple(unpaid if each is cost else each for each in ability.costs)
        stack.enter_context(_set(ability, costs=costs))
        if ability.influence is cost:
            stack.enter_context(_set(ability, influence=unpaid))
        yield


@contextmanager
def _barred(cost: Cost, number: int) -> Iterator[None]:
    """One of two ways to pay is none."""
    way = copy(cost.ways[number])
    way.payable = lambda g, c: False  # type: ignore[method-assign]
    with _set(cost, ways=(*cost.ways[:number], way, *cost.ways[number + 1 :])):
        yield


@contextmanager
def _unpriced(ability: Ability) -> Iterator[None]:
    """An event that may be played by who cannot pay its gold."""
    refused_by_price = eligibility._refused_by_price

    def patched(g: Board, c: Context, used: Ability) -> str:
        why = refused_by_price(g, c, used)
        return "" if used is ability and why in _TOO_DEAR else why

    with _set(eligibility, _refused_by_price=patched):
        yield


_TOO_DEAR: Final = (refused.ABILITY_TOO_DEAR, refused.EVENT_TOO_DEAR)


@contextmanager
def _nobody_immune(card: Card) -> Iterator[None]:
    """Its effects ignore immunity."""
    immune = Board.is_immune

    def is_immune(self: Board, what: int, source: int) -> bool:
        return self.cards[source].code != card.code and immune(self, what, source)

    with _set(Board, is_immune=is_immune):
        yield


@contextmanager
def _without_step(ability: Ability, number: int, at: int) -> Iterator[None]:
    program = ability.programs[number]
    ability.programs[number] = (*program[:at], Skip(0), *program[at + 1 :])
    try:
        yield
    finally:
        ability.programs[number] = program


def _goes_on(g: Board, frame: Resolve) -> None:
    """What follows follows in any case, and what waits never comes."""


class _Any(Filter):
    """Any card in the zones of a kind of cards."""

    def __init__(self, kind: Filter) -> None:
        self.kind = kind

    def matches(self, g: Board, c: Context, card: int) -> bool:
        return True

    def candidates(self, g: Board, c: Context) -> list[int]:
        zones = getattr(self.kind, "zones", (PLAY,))
        found = set(self.kind.candidates(g, c))
        for zone in zones:
            for side in g.sides:
                found |= set(side.play if zone == PLAY else g.pile(side.seat, zone))
        return sorted(found)

    def parts(self) -> list[Node]:
        return [self.kind]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.kind, name)


def _follows(then: Then) -> Callable[[Board, Context], bool]:
    return lambda g, c: any(effect.could(g, c) for effect in then.effects)


_WORDS: Final[tuple[tuple[str, Any, Callable[[Any], dict[str, Any]]], ...]] = (
    ("choice", (Choose, Pick), lambda word: {"filter": _Any(word.filter)}),
    ("lasting", UntilEnd, lambda word: {"period": GAME}),
    ("later", AtEnd, lambda word: {"resolve": _goes_on}),
    ("then", Then, lambda word: {"resolve": _goes_on, "could": _follows(word)}),
    ("save", (Kill, Discard, ReturnToHand), lambda word: {"can_be_saved": not word.can_be_saved}),
)
"""A slip in a word: its name, the words, and what is wrong in one of them then."""
