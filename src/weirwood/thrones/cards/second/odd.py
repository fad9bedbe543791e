"""Words that a single card has."""

from __future__ import annotations

from weirwood.core.errors import either
from weirwood.thrones.ability.effects.on_players import name_one
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Aside, Condition, Context, Filter
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHARACTER, DREW, ON_HISTORY


class NameTrait(Aside):
    """Name one of some traits; ``OfNamedTrait`` speaks of it."""

    def __init__(self, *traits: str) -> None:
        self.traits = traits

    def text(self, s: Speaker) -> str:
        return f"name {either(self.traits)}"

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Ask for it."""
        name_one(g, frame, frame.context.seat, range(len(self.traits)), self.traits, None)


class OfNamedTrait(Filter):
    """Characters in your deck that have the trait named before."""

    def __init__(self, named: NameTrait) -> None:
        self.named = named

    def matches(self, g: Board, c: Context, card: int) -> bool:
        definition = g.definition(card)
        return definition.type == CHARACTER and self.named.traits[c.named()] in definition.traits

    def candidates(self, g: Board, c: Context) -> list[int]:
        return sorted([card for card in g.sides[c.seat].deck if self.matches(g, c, card)])

    def text(self, s: Speaker) -> str:
        return "a character with that trait"

    def many(self, s: Speaker) -> str:
        return "characters with that trait"


class HaveNotDrawn(Condition):
    """You have drawn no card this phase."""

    says = "you have not drawn any cards this phase"
    short = "you drew no card this phase"
    reads = ON_HISTORY
    remembers = 1 << DREW

    def holds(self, g: Board, c: Context) -> bool:
        return not g.times_this_phase(c.seat, DREW)
