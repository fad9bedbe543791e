"""What a *why not* is about: a seat's intent with a card, and what may be said of the card to that seat."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision
from weirwood.core.sentence import Words, spaced
from weirwood.thrones.engine import words
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.nodes import Context
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.pool.printed import ability_text
from weirwood.thrones.pool.speaking import speaker_of
from weirwood.thrones.telling.voice import Voice
from weirwood.thrones.viewing.views import may_see, shown_cards

_PILES: Final = {
    words.HAND: "in hand",
    words.DISCARD: "in the discard pile",
    words.DEAD: "in the dead pile",
    words.PLOTS: "in the plot deck",
    words.USED: "among the used plots",
    words.DUPLICATE: "a duplicate",
}


class About:
    """What is asked about: a seat's intent with a card, its ability and the card to blame, if there are any."""

    __slots__ = ("ability", "blamed", "card", "g", "seat", "verb")

    def __init__(
        self,
        g: Board,
        seat: int,
        card: int,
        verb: str,
        blamed: int = words.NO_CARD,
        ability: Ability | None = None,
    ) -> None:
        self.ability = ability
        self.blamed = blamed
        self.g = g
        self.seat = seat
        self.card = card
        self.verb = verb

    @property
    def voice(self) -> Voice:
        """Speaks to the seat."""
        return Voice(self.g, self.seat)

    def name(self) -> Words:
        """The card, where the seat may know it."""
        return self.voice.card(self.card) if self.is_known() else "this card"

    def is_known(self) -> bool:
        """Whether the seat sees which card it is."""
        if self.card == words.NO_CARD:
            return False
        return may_see(self.g, self.card, self.seat) or self.card in shown_cards(self.g, self.seat)

    def where(self) -> str:
        """Where the card is, if it is out of play."""
        return _PILES.get(self.g.zone[self.card], "out of play")

    def usable(self) -> list[Ability]:
        """The abilities of the card that its player may use, where the seat may know it."""
        if not self.is_known():
            return []
        return [one for one in self.g.definition(self.card).abilities if one.heading < words.FORCED_INTERRUPT]

    def says(self) -> Words:
        """What the abilities of the card say that its player may use."""
        if not self.is_known():
            return ""
        card = self.g.definition(self.card)
        texts = (ability_text(card, ability, self.name(), self.voice.lexicon) for ability in self.usable())
        return spaced("It says:", *texts)

    def speaker(self, named: bool = False) -> Speaker:
        """Who speaks for the card, whose name may have been told."""
        speaker = speaker_of(self.g.definition(self.card))
        if named:
            speaker.itself()
        return speaker

    def by(self) -> Words:
        """By whose effect it is refused."""
        return "a card" if self.blamed == words.NO_CARD else self.voice.card(self.blamed)

    def context(self) -> Context:
        """The ability as the engine looks at it."""
        return Context(self.seat, self.card, self.ability)


def asked(g: Board, seat: int) -> Decision | None:
    """The question a seat is asked."""
    return next((decision for decision in g.decisions if decision.seat == seat), None)
