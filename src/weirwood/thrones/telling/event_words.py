"""What the sentences of the chronicle may name: the slots of their templates, filled from an event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from weirwood.core.errors import listed
from weirwood.core.event import Event
from weirwood.core.sentence import Sentence, Words, begun, say, series
from weirwood.thrones.engine.concepts import told as concepts
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.log import Told
from weirwood.thrones.engine.words import EVENT, FACTION
from weirwood.thrones.telling.voice import Voice, card_word, many

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
    """The words of one event, as a voice says them."""

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
        self.second = event.seats[1] if len(event.seats) > 1 else None

    def filled(self, slots: Iterable[tuple[str, str]]) -> list[Words]:
        """The words of a template; a slot in capitals is the same word at the beginning of a sentence."""
        said: list[Words] = []
        for text, slot in slots:
            said.append(text)
            if slot:
                word = _SLOTS[slot.lower()](self)
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

    def name(self, seat: int | None) -> str:
        """A player; nobody where there is none."""
        return "nobody" if seat is None else self.voice.name(seat)

    def whose(self, seat: int | None) -> str:
        """What belongs to a player, before it."""
        return "nobody's" if seat is None else self.voice.whose(seat)

    def by(self, seat: int | None, others: str, you: str = "") -> str:
        """What is said of a player, which is something else where that is *you*."""
        return you if seat is not None and seat == self.voice.you else others

    def of(self, one: str, several: str) -> str:
        """What is said of one card, or of several."""
        return several if len(self.cards) > 1 else one

    def card(self, at: int, without: str, before: str = "") -> Words:
        """A card after a word; something else where there is none."""
        return say(before, self.cards[at]) if len(self.cards) > at else without

    def all_cards(self, without: str, before: str = "") -> Words:
        """All cards after a word; something else where there are none."""
        return say(before, series(self.cards)) if self.cards else without

    def bearers(self) -> Sentence:
        """Who bears which title."""
        pairs = zip(self.event.seats, self.cards, strict=False)
        return series([say(self.voice.does(seat, "is"), " ", title) for seat, title in pairs])

    def count(self) -> str:
        """How many cards there are where they are hidden."""
        count = self.event.amount
        return "cards" if not count else f"{count} card{'' if count == 1 else 's'}"

    def owners(self) -> str:
        """Whose pile a card goes to: its owner's."""
        cards = self.event.cards
        return self.whose(self.g.owner(cards[0]) if cards else self.seat)

    def holder(self, at: int) -> Words:
        """Who has or had power: a faction card's player, or another card."""
        if at >= len(self.cards):
            return "it"
        seat = self.holding_seat(at)
        return self.cards[at] if seat is None else self.name(seat)

    def holding_seat(self, at: int) -> int | None:
        """The player on whose faction card power is; None where it is on another card."""
        card = self.event.cards[at]
        return self.g.owner(card) if self.g.cards[card].type == FACTION else None

    def use(self) -> str:
        """Event cards are played, abilities of other cards are used."""
        played = bool(self.event.cards) and self.g.cards[self.event.cards[0]].type == EVENT
        return f"{'play' if played else 'use'}{self.by(self.seat, 's')}"

    def edit(self) -> Words:
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
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return listed(f"{_plain(inner)} {_plain(name)}" for name, inner in value.items())
    if isinstance(value, list):
        return listed(_plain(one) for one in value)
    return str(value).replace("-", " ").replace("_", " ")


_SLOTS: Final[dict[str, Callable[[EventWords], Words]]] = {
    # Players, and the endings of what they do.
    "who": lambda words: "the game" if words.seat is None else words.name(words.seat),
    "whom": lambda words: (
        listed([words.name(seat) for seat in words.event.seats]) if words.event.seats else "nobody"
    ),
    "bearers": EventWords.bearers,
    "whose": lambda words: words.whose(words.seat),
    "opponent": lambda words: words.name(words.second),
    "makes": lambda words: words.by(words.second, "makes", "make"),
    "s": lambda words: words.by(words.seat, "s"),
    "es": lambda words: words.by(words.seat, "es"),
    "is": lambda words: words.by(words.seat, "is", "are"),
    "has": lambda words: words.by(words.seat, "has", "have"),
    # Cards.
    "card": lambda words: words.card(0, "a card"),
    "title": lambda words: words.card(0, "a title"),
    "other": lambda words: words.card(1, "it"),
    "on": lambda words: words.card(1, "", " on "),
    "along": lambda words: words.card(1, "", " under "),
    "cards": lambda words: words.all_cards("a card"),
    "many": lambda words: words.all_cards(words.count()),
    "plots": lambda words: words.all_cards(many(words.event.amount or 1, "plot")),
    "are": lambda words: words.of("is", "are"),
    "go": lambda words: words.of("goes", "go"),
    "join": lambda words: words.of("joins", "join"),
    "kneel": lambda words: (
        words.of("is knelt", "are knelt") if words.source() else words.of("kneels", "kneel")
    ),
    "stand": lambda words: (
        words.of("is stood up", "are stood up") if words.source() else words.of("stands", "stand")
    ),
    "owners": EventWords.owners,
    "holder": lambda words: words.holder(0),
    "taker": lambda words: words.holder(1),
    "takes": lambda words: words.by(words.holding_seat(1), "s"),
    "holds": lambda words: words.by(words.holding_seat(0), "s") if words.cards else "s",
    # What else there is to say.
    "by": lambda words: say(" by ", source) if (source := words.source()) else "",
    "use": EventWords.use,
    "cost": lambda words: f" for {words.event.amount} gold" if words.event.amount else "",
    "reason": lambda words: _REASONS.get(words.event.concept, "") if isinstance(words.event, Told) else "",
    "margin": lambda words: f" by {words.event.amount}" if words.event.amount else " on a tie",
    "gain": lambda words: (
        f" and gain{words.by(words.seat, 's')} 1 power" if words.event.value == "power" else ""
    ),
    "unopposed": lambda words: ", unopposed" if words.event.value == "unopposed" else "",
    "role": lambda words: words.of(_a(str(words.event.value)), f"{words.event.value}s"),
    "fight": lambda words: _FIGHTS.get(str(words.event.value), "fight"),
    "fighters": lambda words: words.all_cards("", " with "),
    "a_type": lambda words: _a(str(words.event.value)),
    "n": lambda words: str(words.event.amount or 0),
    "plural": lambda words: "" if words.event.amount == 1 else "s",
    "value": lambda words: _plain(words.event.value or "it"),
    "phase": lambda words: words.voice.lexicon.of_kind("phase", str(words.event.value)),
    "pile": lambda words: _PILES[str(words.event.value)],
    "edit": EventWords.edit,
}
"""What each slot says."""
