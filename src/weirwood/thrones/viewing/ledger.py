"""What all can count in a challenge game, and what each kind of event does to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from weirwood.core.event import Event
from weirwood.core.ledger import GAME, Ledger
from weirwood.core.state import State
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import AGENDA, ATTACHED, CHALLENGE_NAMES, PLAY, PLOT, ZONE_NAMES

_LAID: Final = {
    "killed": "dead",
    "discarded": "discard",
    "sacrificed": "discard",
    "returned": "hand",
    "shuffled-away": "deck",
    "taken-out": "removed",
    "entered-play": "play",
    "duplicate-placed": "duplicate",
    "discarded-from-hand": "discard",
    "discarded-from-deck": "discard",
    "set-up": "play",
    "taken-from-hand": "being-played",
    "taken-back": "hand",
    "drew": "hand",
    "plot-revealed": "plot",
}
"""Where the card of an event goes."""
_EMPTIED: Final = {
    "mulligan": ("hand", "deck"),
    "plot-revealed": ("plot", "used"),
    "plots-taken-back": ("used", "plots"),
}
"""From where to where all cards of a player go."""
_DRAFTED: Final = {
    "plots-dealt": "draft",
    "plot-drafted": "plots",
    "plots-passed": "draft",
    "plots-put-back": "box",
}
"""Where the plots of a draft go."""
_GOLD: Final = {"income": 1, "gold-gained": 1, "gold-moved": 1, "gold-returned": -1, "gold-spent": -1}
_POWER: Final = {"power-gained": 1, "power-lost": -1, "power-moved": -1}
_CHOSEN: Final = {"first-player": "first player", "dominance-won": "winner of dominance"}
_TOKENS: Final = {"token-placed": 1, "token-removed": -1}
_FACEDOWN: Final = "facedown"


class ThronesLedger(Ledger):
    """Gold, piles, power, tokens, who kneels, challenges, the first player and the winner of dominance."""

    def __init__(self, state: State, is_opening: bool = False) -> None:
        super().__init__()
        board = cast(Board, state)
        self.owners = (board.deal.owners if is_opening else board.owners).copy()
        self.piles: dict[int, str] = {}
        self.kneeling: dict[int, bool] = {}
        self.eliminated: list[int] = []
        self.left = len(board.alive())
        for card, definition in enumerate(board.cards):
            if definition.type < AGENDA:
                pile = "plots" if definition.type == PLOT else "deck"
                self.piles[card] = (
                    ("draft" if self.owners[card] == GAME else pile) if is_opening else _pile(board, card)
                )
                self.counts[self.piles[card], self.owners[card]] += 1
        self.counts["winner of dominance", GAME] = GAME
        if not is_opening:
            self._count(board)

    def _count(self, state: Board) -> None:
        counts = self.counts
        counts["first player", GAME] = state.first
        counts["winner of dominance", GAME] = state.dominance_winner
        counts["challenge", GAME] = state.challenge_count
        for side in state.sides:
            counts["gold", side.seat] = side.gold
            for type, count in zip(CHALLENGE_NAMES, side.challenges, strict=True):
                counts[f"{type} challenges", side.seat] = count
        for record in state.records:
            if record is not None:
                self.kneeling[record.id] = record.kneeling
                counts["power", record.id] = record.power
                for token, count in record.tokens.items():
                    counts[f"{token} tokens", record.id] = count

    def differs(self, true: Ledger) -> str | None:
        assert isinstance(true, ThronesLedger)
        for card, kneels in self.kneeling.items():
            if true.kneeling.get(card, kneels) != kneels:
                return f"card {card} {'stands' if kneels else 'kneels'}, and no event says so"
        return super().differs(true)

    def write(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "eliminated":
                self.eliminated.append(event.seats[0])
                continue
            self._take_away()
            self._write(event, event.seats[0] if event.seats else GAME, event.amount or 0)
        self._take_away()

    def _write(self, event: Event, seat: int, amount: int) -> None:
        kind, counts, cards = event.kind, self.counts, event.cards
        if kind in _GOLD:
            counts["gold", seat] += _GOLD[kind] * amount
            if kind == "gold-moved":
                counts["gold", event.seats[1]] -= amount
        elif kind in _POWER:
            counts["power", cards[0]] += _POWER[kind] * amount
            if kind == "power-moved":
                counts["power", cards[1]] += amount
        elif kind in _TOKENS:
            counts[f"{event.value} tokens", cards[0]] += _TOKENS[kind] * amount
        elif kind in ("knelt", "stood"):
            self.kneeling[cards[0]] = kind == "knelt"
        elif kind in _CHOSEN:
            counts[_CHOSEN[kind], GAME] = seat
        elif kind == "challenge-initiated":
            counts["challenge", GAME] += 1
            counts[f"{event.value} challenges", seat] += 1
        elif kind == "phase-ended":
            for what, whose in counts:
                if what.endswith(" challenges"):
                    counts[what, whose] = 0
        else:
            self._move(event, seat, amount)

    def _move(self, event: Event, seat: int, amount: int) -> None:
        """Cards go from pile to pile; those that are placed facedown at set-up are not named."""
        kind, cards = event.kind, event.cards
        if kind in _EMPTIED:
            self._empty(seat, *_EMPTIED[kind])
        if kind == "set-up" and not cards:
            self.counts["hand", seat] -= amount
            self.counts[_FACEDOWN, seat] += amount
        elif kind == "titles-returned":
            for card in cards:
                self._clear(card)
        elif kind in _DRAFTED:
            for card in cards:
                self._draft(card, event.seats[-1], _DRAFTED[kind])
        elif kind == "moved":
            self._lay(cards[0], str(event.value).partition("-")[0])
        elif kind == "event-played" and self.piles[cards[0]] == "being-played":
            self._lay(cards[0], "discard")
        elif kind in _LAID:
            for card in cards if kind == "drew" else cards[:1]:
                self._lay(card, _LAID[kind])

    def _draft(self, card: int, seat: int, to: str) -> None:
        """A plot of a draft goes to a player, or out of the draft into the box, where it is nobody's."""
        self.counts[self.piles[card], self.owners[card]] -= 1
        self.owners[card] = GAME if (self.piles[card], to) == ("draft", "box") else seat
        self.counts[to, self.owners[card]] += 1
        self.piles[card] = to

    def _empty(self, seat: int, pile: str, to: str) -> None:
        for card, where in self.piles.items():
            if where == pile and self.owners[card] == seat:
                self._lay(card, to)

    def _lay(self, card: int, to: str) -> None:
        """A card goes to a pile, without what was on it; how it enters play is its own affair."""
        if card not in self.piles:
            return  # a title
        owner = self.owners[card]
        placed = self.counts[_FACEDOWN, owner] > 0 and to in ("play", "duplicate")
        self.counts[_FACEDOWN if placed else self.piles[card], owner] -= 1
        self.counts[to, owner] += 1
        self.piles[card] = to
        self._clear(card)

    def _clear(self, card: int) -> None:
        self.kneeling.pop(card, None)
        for what, whose in self.counts:
            if whose == card and (what == "power" or what.endswith(" tokens")):
                self.counts[what, whose] = 0

    def _take_away(self) -> None:
        """All that is of players who were eliminated leaves the game, unless one player alone is left."""
        seats, self.eliminated = self.eliminated, []
        self.left -= len(seats)
        if not seats or self.left < 2:
            return
        for card, owner in enumerate(self.owners):
            if owner in seats:
                self._lay(card, "removed")
                self._clear(card)
        for seat in seats:
            self.counts["gold", seat] = 0


def _pile(state: Board, card: int) -> str:
    record = state.records[card]
    if record is not None and record.facedown and state.zone[card] == PLAY:
        return _FACEDOWN
    return "play" if state.zone[card] == ATTACHED else ZONE_NAMES[state.zone[card]]
