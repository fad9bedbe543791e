"""Words that a single card has."""

from __future__ import annotations

from weirwood.core.errors import either
from weirwood.thrones.ability.effects.naming import name_one
from weirwood.thrones.ability.operands import THOSE
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.nodes import Aside, Condition, Context, Filter
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import CHARACTER, DREW, HAND, ON_HISTORY, PILED


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
    short = "no card drawn this phase"
    reads = ON_HISTORY
    remembers = 1 << DREW

    def holds(self, g: Board, c: Context) -> bool:
        return not g.times_this_phase(c.seat, DREW)


class KeepOneOfEach(Aside):
    """Choose a card of each player among those revealed, and add it to that player's hand; shuffle the others."""

    says = (
        "choose 1 card revealed by each player, and add it to that player's hand. Shuffle the other cards back into "
        "their owners' decks"
    )
    short = "you add 1 to each hand, shuffle the rest"

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Pick the cards, player by player; all go to hands at once."""
        c = frame.context
        kept: list[int] = []
        for seat in g.alive():
            cards = [card for card in THOSE.now(g, c) if g.owner(card) == seat]
            picked = frame.pick(g, c.seat, sorted(cards), 1, 1, frame.why(g, None))
            if picked is None:
                return
            kept += picked
        for seat in g.alive():
            g.shuffle(seat)
        for card in kept:
            g.seen[card] = g.everyone()
        occur(g, [Happening(PILED, card, g.owner(card), source=c.source, how=HAND) for card in kept])
