"""What the sentences of the chronicle may name: the slots of their templates, filled from an event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from weirwood.core.errors import listed
from weirwood.core.event import Event
from weirwood.core.sentence import Sentence, Words, begun, say, series
from weirwood.thrones.engine.concepts import told as concepts
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.log import Told
from weirwood.thrones.engine.words import EVENT, FACTION
from weirwood.thrones.telling.voice import Voice, card_word

_PILES: Final = {
    "hand": "hand",
    "deck": "deck, which is shuffled",
    "deck-top": "deck, on top",
    "deck-bottom": "deck, at the bottom",
    "discard": "discard pile",
    "dead": "dead pile",
    "plots": "plot deck",
    "used": "used pile",
    "removed": "cards out of the game",
}
_FIGHTS: Final = {"attacker": "attack", "defender": "defend"}
_REASONS: Final = {
    concepts.WON_UNOPPOSED: " for winning unopposed",
    concepts.BEAT_A_RIVAL: " for beating a rival",
    concepts.BY_RENOWN: " by renown",
}
"""What gives power by the rules."""


class EventWords:
    """The words of one event, as a voice says them: each slot is a method."""

    def __init__(self, g: Board, event: Event, voice: Voice) -> None:
        self.g = g
        self.event = event
        self.voice = voice
        names = voice.names
        is_told = isinstance(event, Told)
        handles = names.cards_of(event) if is_told else [names.card(card) for card in event.cards]
        self.cards = [
            card_word(g.cards[card], handle) for card, handle in zip(event.cards, handles, strict=True)
        ]
        self.seat = event.seats[0] if event.seats else None

    def filled(self, slots: Iterable[tuple[str, str]]) -> list[Words]:
        """The words of a template; a slot in capitals is the same word at the beginning of a sentence."""
        said: list[Words] = []
        for text, slot in slots:
            said.append(text)
            if slot:
                word: Words = getattr(self, f"_{slot.lower()}")()
                said.append(begun(word) if slot[0].isupper() else word)
        return said

    def source(self) -> Words | None:
        """The card whose effect it is, unless it is named already."""
        source = self.event.source
        if source is None or source in self.event.cards:
            return None
        card = self.g.cards[source]
        if self.event.kind == "saved" and any(
            self.g.cards[one].name == card.name for one in self.event.cards
        ):
            return "a duplicate"
        names = self.voice.names
        handle = names.source_of(self.event) if isinstance(self.event, Told) else names.card(source)
        assert handle is not None
        return card_word(card, handle)

    def _name(self, seat: int | None) -> str:
        return "nobody" if seat is None else self.voice.name(seat)

    def _possessive(self, seat: int | None) -> str:
        return "nobody's" if seat is None else self.voice.whose(seat)

    # Players, and the endings of what they do.

    def _who(self) -> str:
        return "the game" if self.seat is None else self._name(self.seat)

    def _whom(self) -> str:
        return listed([self._name(seat) for seat in self.event.seats]) if self.event.seats else "nobody"

    def _bearers(self) -> Sentence:
        """Who bears which title."""
        pairs = zip(self.event.seats, self.cards, strict=False)
        return series([say(self.voice.does(seat, "is"), " ", title) for seat, title in pairs])

    def _whose(self) -> str:
        return self._possessive(self.seat)

    def _other_seat(self) -> int | None:
        return self.event.seats[1] if len(self.event.seats) > 1 else None

    def _opponent(self) -> str:
        return self._name(self._other_seat())

    def _makes(self) -> str:
        return "make" if self._is_you(self._other_seat()) else "makes"

    def _is_you(self, seat: int | None) -> bool:
        return seat is not None and seat == self.voice.you

    def _s(self) -> str:
        return "" if self._is_you(self.seat) else "s"

    def _es(self) -> str:
        return "" if self._is_you(self.seat) else "es"

    def _is(self) -> str:
        return "are" if self._is_you(self.seat) else "is"

    def _has(self) -> str:
        return "have" if self._is_you(self.seat) else "has"

    # Cards.

    def _card(self) -> Words:
        return self.cards[0] if self.cards else "a card"

    def _title(self) -> Words:
        return self.cards[0] if self.cards else "a title"

    def _other(self) -> Words:
        return self.cards[1] if len(self.cards) > 1 else "it"

    def _second(self, before: str) -> Words:
        """The second card after a word; empty where there is none."""
        return say(before, self.cards[1]) if len(self.cards) > 1 else ""

    def _on(self) -> Words:
        return self._second(" on ")

    def _along(self) -> Words:
        return self._second(" under ")

    def _cards(self) -> Words:
        return series(self.cards) if self.cards else "a card"

    def _many(self) -> Words:
        """Cards by name, or how many where they are hidden."""
        if self.cards:
            return series(self.cards)
        count = self.event.amount
        return "cards" if not count else f"{count} card{'' if count == 1 else 's'}"

    def _are(self) -> str:
        return "are" if len(self.cards) > 1 else "is"

    def _go(self) -> str:
        return "go" if len(self.cards) > 1 else "goes"

    def _join(self) -> str:
        return "join" if len(self.cards) > 1 else "joins"

    def _kneel(self) -> str:
        return f"{self._are()} knelt" if self.source() else f"kneel{'' if len(self.cards) > 1 else 's'}"

    def _stand(self) -> str:
        return f"{self._are()} stood up" if self.source() else f"stand{'' if len(self.cards) > 1 else 's'}"

    def _owners(self) -> str:
        """Whose pile a card goes to: its owner's."""
        cards = self.event.cards
        return self._possessive(self.g.owner(cards[0]) if cards else self.seat)

    def _holder(self) -> Words:
        """Who has or had power: a faction card's player, or another card."""
        return self._holding(0)

    def _taker(self) -> Words:
        return self._holding(1)

    def _holding(self, at: int) -> Words:
        if at >= len(self.cards):
            return "it"
        seat = self._holding_seat(at)
        return self.cards[at] if seat is None else self._name(seat)

    def _holding_seat(self, at: int) -> int | None:
        """The player on whose faction card power is; None where it is on another card."""
        card = self.event.cards[at]
        return self.g.owner(card) if self.g.cards[card].type == FACTION else None

    def _holds(self) -> str:
        return "" if self.cards and self._is_you(self._holding_seat(0)) else "s"

    # What else there is to say.

    def _by(self) -> Words:
        source = self.source()
        return say(" by ", source) if source else ""

    def _use(self) -> str:
        """Event cards are played, abilities of other cards are used."""
        played = bool(self.event.cards) and self.g.cards[self.event.cards[0]].type == EVENT
        return f"{'play' if played else 'use'}{self._s()}"

    def _cost(self) -> str:
        return f" for {self.event.amount} gold" if self.event.amount else ""

    def _reason(self) -> str:
        return _REASONS.get(self.event.concept, "") if isinstance(self.event, Told) else ""

    def _margin(self) -> str:
        return f" by {self.event.amount}" if self.event.amount else " on a tie"

    def _gain(self) -> str:
        """The power that is told with dominance."""
        return f" and gain{self._s()} 1 power" if self.event.value == "power" else ""

    def _unopposed(self) -> str:
        return ", unopposed" if self.event.value == "unopposed" else ""

    def _role(self) -> str:
        value = str(self.event.value)
        return f"{value}s" if len(self.cards) > 1 else _a(value)

    def _fight(self) -> str:
        return _FIGHTS.get(str(self.event.value), "fight")

    def _fighters(self) -> Words:
        return say(" with ", series(self.cards)) if self.cards else ""

    def _a_type(self) -> str:
        return _a(str(self.event.value))

    def _n(self) -> str:
        return str(self.event.amount or 0)

    def _plural(self) -> str:
        return "" if self.event.amount == 1 else "s"

    def _value(self) -> str:
        return _plain(self.event.value or "it")

    def _phase(self) -> str:
        return self.voice.lexicon.of_kind("phase", str(self.event.value))

    def _pile(self) -> str:
        return _PILES[str(self.event.value)]

    def _edit(self) -> Words:
        """An edit in words: what was done, to which card, and with which values."""
        form = self.event.value if isinstance(self.event.value, dict) else {}
        done: list[Words] = [_plain(form.get("op", "edit"))]
        for card in self.cards:
            done += [" ", card]
        values = [
            f", {_plain(name)} {_plain(value)}" for name, value in form.items() if name not in ("op", "card")
        ]
        return say(*done, *values)


def _a(word: str) -> str:
    return f"{'an' if word[:1] in 'aeiou' else 'a'} {word}"


def _plain(value: Any) -> str:
    """A value of the engine in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return listed(f"{_plain(inner)} {_plain(name)}" for name, inner in value.items())
    if isinstance(value, list):
        return listed(_plain(one) for one in value)
    return str(value).replace("-", " ").replace("_", " ")
