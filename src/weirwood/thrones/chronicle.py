"""The chronicle: what happened, in words. The closed list of the kinds of events is the list of these sentences."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.core.event import Event
from weirwood.thrones.engine.board import Board

SENTENCES: Final = {
    "killed": "{card} is killed{by}.",
    "discarded": "{card} is discarded from play{by}.",
    "sacrificed": "{card} is sacrificed.",
    "returned": "{card} returns to its owner's hand{by}.",
    "shuffled-away": "{card} is shuffled into its owner's deck{by}.",
    "taken-out": "{card} is removed from the game.",
    "saved": "{card} is saved{by}.",
    "entered-play": "{who} brings {card} into play ({value}){by}.",
    "duplicate-placed": "{who} places {card} as a duplicate.",
    "knelt": "{card} kneels{by}.",
    "stood": "{card} stands{by}.",
    "power-gained": "{card} gains {n} power{by}.",
    "power-moved": "{n} power moves from {card} to {other}{by}.",
    "power-lost": "{card} loses {n} power{by}.",
    "gold-gained": "{who} gains {n} gold{by}.",
    "gold-moved": "{who} takes {n} gold from {opponent}{by}.",
    "gold-returned": "{who} returns {n} gold to the treasury{by}.",
    "income": "{who} collects {n} gold.",
    "drew": "{who} draws {drawn}{by}.",
    "discarded-from-hand": "{who} discards {card} from hand{by}.",
    "discarded-from-deck": "{card} is discarded from {who}'s deck{by}.",
    "moved": "{card} goes to {pile}{by}.",
    "control-taken": "{who} takes control of {card}{by}.",
    "token-placed": "{card} gets {n} {value} token{plural}{by}.",
    "token-removed": "{card} loses {n} {value} token{plural}{by}.",
    "attached": "{card} is attached to {other}.",
    "challenge-initiated": "{who} initiates {a_type} challenge against {opponent}.",
    "declared": "{card} is declared as {a_type}.",
    "bypassed": "{other} bypasses {card} by stealth.",
    "removed-from-challenge": "{card} is removed from the challenge{by}.",
    "joined-challenge": "{card} joins the challenge as {a_type}{by}.",
    "challenge-decided": "{who} wins the challenge by {n}.",
    "claim": "{Value} claim is applied against {them}.",
    "challenge-ended": "The challenge ends.",
    "phase-began": "The {value} phase begins.",
    "phase-ended": "The {value} phase ends.",
    "round-ended": "Round {n} ends.",
    "plot-revealed": "{who} reveals {card}.",
    "initiative-won": "{who} wins initiative with {n}.",
    "first-player": "{who} is the first player.",
    "dominance-won": "{who} wins dominance with {n}.",
    "effects-initiate": "{who} uses {card}.",
    "event-played": "{who} has played {card}.",
    "strength-raised": "The strength of {card} is raised.",
    "shown": "{who} reveals {cards}{by}.",
    "chosen": "{who} chooses {cards}{by}.",
    "looked": "{who} looks at {cards}{by}.",
    "searched": "{who} searches {n} card{plural} of the deck{by}.",
    "arranged": "{who} places {n} card{plural} on the bottom of the deck, the others on top{by}.",
    "named": "{who} names {value}{by}.",
    "announced": "{who} announces {cards}.",
    "mulligan": "{who} takes a mulligan.",
    "set-up": "{who} sets up {placed}.",
    "titles-set-aside": "The titles are shuffled, and {n} {are} set aside.",
    "title-selected": "{who} selects {title}.",
    "titles-revealed": "The titles are revealed: {bearers}.",
    "titles-returned": "All titles return to the pool.",
    "redirected": "{who} redirects the challenge; it resolves against {opponent} instead.",
    "eliminated": "{who} is eliminated.",
    "edited": "An edit: {edit}.",
}

_PILES: Final = {
    "hand": "the hand",
    "deck": "the deck, which is shuffled",
    "deck-top": "the top of the deck",
    "deck-bottom": "the bottom of the deck",
    "discard": "the discard pile",
    "dead": "the dead pile",
}


def sentence(g: Board, event: Event) -> str:
    """A line of the chronicle; the event is one that its reader may know."""
    return SENTENCES[event.kind].format_map(_Words(g, event))


def seat_name(g: Board, seat: int | None) -> str:
    """A seat by name."""
    return "nobody" if seat is None else g.deal.setup.seats[seat].name


class _Words(dict[str, str]):
    """What the sentences may name."""

    def __init__(self, g: Board, event: Event) -> None:
        super().__init__()
        self.g = g
        self.event = event

    def __missing__(self, key: str) -> str:
        g, event = self.g, self.event
        names = [g.cards[card].name for card in event.cards]
        many = f"{event.amount} card{'' if event.amount == 1 else 's'}"
        words = {
            "who": seat_name(g, event.seats[0]) if event.seats else "the game",
            "them": listed([seat_name(g, seat) for seat in event.seats]) if event.seats else "nobody",
            "opponent": seat_name(g, event.seats[1]) if len(event.seats) > 1 else "nobody",
            "card": names[0] if names else "a card",
            "other": names[1] if len(names) > 1 else "it",
            "cards": listed(names) if names else many if event.amount else "cards",
            "drawn": listed(names) if names else many,
            "placed": names[0] if names else f"{many} facedown",
            "n": str(event.amount),
            "plural": "" if event.amount == 1 else "s",
            "by": "" if event.source is None else f" ({g.cards[event.source].name})",
            "value": str(event.value),
            "Value": str(event.value).capitalize(),
            "a_type": f"{'an' if str(event.value)[:1] in 'aeiou' else 'a'} {event.value}",
            "pile": _PILES.get(str(event.value), str(event.value)),
            "are": "is" if event.amount == 1 else "are",
            "title": names[0] if names else "a title",
            "bearers": listed(
                [f"{seat_name(g, seat)} is {name}" for seat, name in zip(event.seats, names, strict=False)]
            ),
            "edit": _edit(event, names),
        }
        return words[key]


def _edit(event: Event, names: list[str]) -> str:
    """An edit in words: what was done, to which card, and with which values."""
    form = event.value if isinstance(event.value, dict) else {}
    said = [f"{name} {value}" for name, value in form.items() if name not in ("op", "card")]
    return " ".join([str(form.get("op", "edit")), *names, *said])
