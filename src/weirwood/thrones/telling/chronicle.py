"""The chronicle: what happened, in words. The closed list of the kinds of events is the list of these sentences."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.core.event import Event
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import EVENT, FACTION

SENTENCES: Final = {
    "killed": "{Cards} {are} killed{by}.",
    "discarded": "{Cards} {are} discarded from play{by}.",
    "sacrificed": "{Cards} {are} sacrificed.",
    "returned": "{Cards} {are} returned to {owners} hand{by}.",
    "shuffled-away": "{Cards} {are} shuffled into {owners} deck{by}.",
    "taken-out": "{Cards} {are} removed from the game.",
    "saved": "{Cards} {are} saved{by}.",
    "entered-play": "{Who} put{s} {card} into play{on}{by}.",
    "duplicate-placed": "{Who} place{s} {card} as a duplicate.",
    "knelt": "{Cards} {kneel}{by}.",
    "stood": "{Cards} {stand}{by}.",
    "power-gained": "{Holder} gain{holds} {n} power{reason}{by}.",
    "power-moved": "{n} power moves from {holder} to {taker}{by}.",
    "power-lost": "{Holder} lose{holds} {n} power{by}.",
    "gold-gained": "{Who} gain{s} {n} gold{by}.",
    "gold-moved": "{Who} take{s} {n} gold from {opponent}{by}.",
    "gold-returned": "{Who} return{s} {n} gold to the treasury{by}.",
    "income": "{Who} collect{s} {n} gold.",
    "drew": "{Who} draw{s} {many}{by}.",
    "discarded-from-hand": "{Who} discard{s} {cards} from hand{by}.",
    "discarded-from-deck": "{Cards} {are} discarded from {whose} deck{by}.",
    "moved": "{Cards} {go} to {owners} {pile}{by}.",
    "control-taken": "{Who} take{s} control of {card}{by}.",
    "token-placed": "{Card} gets {n} {value} token{plural}{by}.",
    "token-removed": "{Card} loses {n} {value} token{plural}{by}.",
    "attached": "{Card} is attached to {other}.",
    "challenge-initiated": "{Who} attack{s} {opponent}{fighters} in {a_type} challenge.",
    "declared": "{Who} {fight}{s} with {cards}.",
    "bypassed": "{Other} bypasses {card} by stealth.",
    "removed-from-challenge": "{Cards} {are} removed from the challenge{by}.",
    "joined-challenge": "{Cards} {join} the challenge as {role}{by}.",
    "challenge-decided": "{Who} win{s} the challenge{margin}{unopposed}.",
    "claim": "{Value} claim is applied against {whom}.",
    "challenge-ended": "The challenge ends.",
    "phase-began": "The {value} phase begins.",
    "phase-ended": "The {value} phase ends.",
    "round-ended": "Round {n} ends.",
    "plot-revealed": "{Who} reveal{s} {card}.",
    "initiative-won": "{Who} win{s} initiative with {n}.",
    "first-player": "{Who} {is} the first player.",
    "dominance-won": "{Who} win{s} dominance with {n}{gain}.",
    "initiated": "{Who} {use} {card}{cost}.",
    "effects-initiate": "{Card} takes effect.",
    "cancelled": "{Card} is cancelled{by}.",
    "event-played": "{Who} {has} played {card}.",
    "strength-raised": "The strength of {card} is raised.",
    "shown": "{Who} reveal{s} {many}{by}.",
    "chosen": "{Who} choose{s} {cards}.",
    "looked": "{Who} look{s} at {many}{by}.",
    "searched": "{Who} search{es} {n} card{plural} of the deck{by}.",
    "arranged": "{Who} place{s} {n} card{plural} on the bottom of the deck, the others on top{by}.",
    "named": "{Who} choose{s} {value}{by}.",
    "announced": "{Who} lead{s} {card}{along}.",
    "mulligan": "{Who} take{s} a mulligan.",
    "set-up": "{Who} set{s} up {cards}.",
    "titles-set-aside": "The titles are shuffled, and {n} of them set aside.",
    "title-selected": "{Who} select{s} {title}.",
    "titles-revealed": "The titles are revealed: {bearers}.",
    "titles-returned": "All titles return to the pool.",
    "redirected": "{Who} redirect{s} the challenge: it resolves against {opponent}.",
    "eliminated": "{Who} {is} eliminated.",
    "edited": "An edit: {edit}.",
}
_ENTRIES: Final = {
    "marshaled": "{Who} marshal{s} {card}{on}.",
    "ambush": "{Who} ambush{es} with {card}{on}.",
    "setup": "{Who} set{s} up {card}{on}.",
}
"""How cards come into play, where that is by the rules."""
_ENTERED: Final = {
    "marshaled": "{Who} marshaled {card}{on}.",
    "ambush": "{Who} ambushed with {card}{on}.",
    "setup": "{Who} set up {card}{on}.",
}
"""The same once it has happened."""
_COMING: Final = {
    "claim-applied": "{Value} claim has been applied against {whom}.",
    "lasting-effect": "A lasting effect begins{by}.",
}
"""What can be answered and is not told."""
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
_TURNS: Final = {"income": "marshaling", "challenge-initiated": "challenges"}
"""What begins a player's turn in a phase."""
_REASONS: Final = {
    "RR.unopposed.2": " for winning unopposed",
    "RR.rivals.1": " for beating a rival",
    "RR.framework.5.2c": " for dominance",
    "RR.renown.1": " by renown",
}
"""What gives power by the rules."""


def sentence(g: Board, event: Event, you: int | None = None, past: bool = False) -> str:
    """A line of the chronicle, in which one seat may be called *you*; the event is one that its reader may know.

    In the past tense it says what led to a question, where cards came into play by the rules.
    """
    words = SENTENCES.get(event.kind) or _COMING[event.kind]
    if event.kind == "entered-play":
        words = (_ENTERED if past else _ENTRIES).get(str(event.value), words)
    elif event.kind == "chosen" and not event.cards:
        words = "{Who} choose{s} {opponent}."
    elif event.kind == "first-player" and len(event.seats) > 1:
        own = event.seats[0] == event.seats[1]
        words = (
            "{Who} choose{s} to be the first player." if own else "{Opponent} {makes} {who} the first player."
        )
    elif event.kind == "chosen" and event.source is not None and spares(g.cards[event.source]):
        words = "{Who} spare{s} {cards}."
    elif event.kind == "set-up" and not event.cards:
        words = "{Who} place{s} {many} facedown."
    filled = _Words(g, event, you)
    if words.startswith("{Who}") and "{by}" in words and filled["by"]:
        name = filled["by"].removeprefix(" by ")
        words = f"{name}: {{who}}{words.removeprefix('{Who}').replace('{by}', '')}"
    return words.format_map(filled).replace("!.", "!")


def spares(card: Card) -> bool:
    """Whether what is chosen for a card is what it leaves alone."""
    acted = [effect.acts_on() for ability in card.abilities for effect in ability.effects]
    return any(cards is not None and cards.spares() >= 0 for cards in acted)


def heading(g: Board, event: Event, you: int | None = None) -> str | None:
    """The heading that begins with an event: a phase, or within it the turn of a player; None where it goes on."""
    if event.kind == "phase-began":
        return str(event.value).capitalize()
    turn = _TURNS.get(event.kind)
    if turn is None or not event.seats:
        return None
    name = seat_name(g, event.seats[0], you)
    whose = "your" if name == "you" else f"{name}'s"
    return f"{whose[:1].upper()}{whose[1:]} {turn}"


def seat_name(g: Board, seat: int | None, you: int | None = None) -> str:
    """A seat by name; one may be called *you*."""
    if seat is None:
        return "nobody"
    return "you" if seat == you else g.deal.setup.seats[seat].name


class _Words(dict[str, str]):
    """What the sentences may name."""

    def __init__(self, g: Board, event: Event, you: int | None) -> None:
        super().__init__()
        self.g = g
        self.event = event
        self.you = you
        self.cards = [g.cards[card].name for card in event.cards]
        self.seat = event.seats[0] if event.seats else None

    def __missing__(self, key: str) -> str:
        """A word in capitals is the same word at the beginning of a sentence."""
        if key[0].isupper():
            word = self[key.lower()]
            return f"{word[:1].upper()}{word[1:]}"
        word = str(getattr(self, f"_{key}")())
        self[key] = word
        return word

    def _name(self, seat: int | None) -> str:
        return seat_name(self.g, seat, self.you)

    def _possessive(self, seat: int | None) -> str:
        return "your" if seat == self.you and seat is not None else f"{self._name(seat)}'s"

    # Players, and the endings of what they do.

    def _who(self) -> str:
        return "the game" if self.seat is None else self._name(self.seat)

    def _whom(self) -> str:
        return listed([self._name(seat) for seat in self.event.seats]) if self.event.seats else "nobody"

    def _bearers(self) -> str:
        """Who bears which title."""
        pairs = zip(self.event.seats, self.cards, strict=False)
        return listed(
            [f"{self._name(seat)} {'are' if seat == self.you else 'is'} {title}" for seat, title in pairs]
        )

    def _whose(self) -> str:
        return self._possessive(self.seat)

    def _opponent(self) -> str:
        return self._name(self.event.seats[1] if len(self.event.seats) > 1 else None)

    def _makes(self) -> str:
        return "make" if self._opponent() == "you" else "makes"

    def _you(self) -> bool:
        return self.seat is not None and self.seat == self.you

    def _s(self) -> str:
        return "" if self._you() else "s"

    def _es(self) -> str:
        return "" if self._you() else "es"

    def _is(self) -> str:
        return "are" if self._you() else "is"

    def _has(self) -> str:
        return "have" if self._you() else "has"

    # Cards.

    def _card(self) -> str:
        return self.cards[0] if self.cards else "a card"

    def _title(self) -> str:
        return self.cards[0] if self.cards else "a title"

    def _other(self) -> str:
        return self.cards[1] if len(self.cards) > 1 else "it"

    def _on(self) -> str:
        return f" on {self.cards[1]}" if len(self.cards) > 1 else ""

    def _cards(self) -> str:
        return listed(self.cards) if self.cards else "a card"

    def _many(self) -> str:
        """Cards by name, or how many where they are hidden."""
        if self.cards:
            return listed(self.cards)
        count = self.event.amount
        return "cards" if not count else f"{count} card{'' if count == 1 else 's'}"

    def _are(self) -> str:
        return "are" if len(self.cards) > 1 else "is"

    def _go(self) -> str:
        return "go" if len(self.cards) > 1 else "goes"

    def _join(self) -> str:
        return "join" if len(self.cards) > 1 else "joins"

    def _kneel(self) -> str:
        return f"{self['are']} knelt" if self["by"] else f"kneel{'' if len(self.cards) > 1 else 's'}"

    def _stand(self) -> str:
        return f"{self['are']} stood up" if self["by"] else f"stand{'' if len(self.cards) > 1 else 's'}"

    def _owners(self) -> str:
        """Whose pile a card goes to: its owner's."""
        cards = self.event.cards
        return self._possessive(self.g.owner(cards[0]) if cards else self.seat)

    def _holder(self) -> str:
        """Who has or had power: a faction card's player, or another card."""
        return self._holding(0)

    def _taker(self) -> str:
        return self._holding(1)

    def _holding(self, at: int) -> str:
        if at >= len(self.event.cards):
            return "it"
        card = self.event.cards[at]
        return self._name(self.g.owner(card)) if self.g.cards[card].type == FACTION else self.cards[at]

    def _holds(self) -> str:
        return "" if self["holder"] == "you" else "s"

    # What else there is to say.

    def _by(self) -> str:
        """The card whose effect it is, unless it is named already."""
        source = self.event.source
        if source is None or source in self.event.cards:
            return ""
        name = self.g.cards[source].name
        return f" by {'a duplicate' if self.event.kind == 'saved' and name in self.cards else name}"

    def _use(self) -> str:
        """Event cards are played, abilities of other cards are used."""
        played = bool(self.event.cards) and self.g.cards[self.event.cards[0]].type == EVENT
        return f"{'play' if played else 'use'}{self._s()}"

    def _cost(self) -> str:
        return f" for {self.event.amount} gold" if self.event.amount else ""

    def _reason(self) -> str:
        return _REASONS.get(self.event.rule or "", "")

    def _margin(self) -> str:
        return f" by {self.event.amount}" if self.event.amount else " on a tie"

    def _gain(self) -> str:
        """The power that is told with dominance."""
        return f" and gain{self._s()} 1 power" if self.event.value == "power" else ""

    def _along(self) -> str:
        return f" under {self.cards[1]}" if len(self.cards) > 1 else ""

    def _unopposed(self) -> str:
        return ", unopposed" if self.event.value == "unopposed" else ""

    def _role(self) -> str:
        value = str(self.event.value)
        if len(self.cards) > 1:
            return f"{value}s"
        return f"{'an' if value[:1] in 'aeiou' else 'a'} {value}"

    def _fight(self) -> str:
        return str(self.event.value).removesuffix("er")

    def _fighters(self) -> str:
        return f" with {listed(self.cards)}" if self.cards else ""

    def _a_type(self) -> str:
        value = str(self.event.value)
        return f"{'an' if value[:1] in 'aeiou' else 'a'} {value}"

    def _n(self) -> str:
        return str(self.event.amount or 0)

    def _plural(self) -> str:
        return "" if self.event.amount == 1 else "s"

    def _value(self) -> str:
        return str(self.event.value or "it").replace("-", " ")

    def _pile(self) -> str:
        return _PILES[str(self.event.value)]

    def _edit(self) -> str:
        """An edit in words: what was done, to which card, and with which values."""
        form = self.event.value if isinstance(self.event.value, dict) else {}
        said = [f"{name} {_plain(value)}" for name, value in form.items() if name not in ("op", "card")]
        return ", ".join([" ".join([str(form.get("op", "edit")), *self.cards]), *said]).replace("_", " ")


def _plain(value: object) -> str:
    """A value of an edit in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return listed(f"{_plain(inner)} {name}" for name, inner in value.items())
    if isinstance(value, list):
        return listed(value)
    return str(value).replace("-", " ")
