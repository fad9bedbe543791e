"""The challenge games in words: prompts, options and the chronicle, all spoken here."""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import listed
from weirwood.core.event import Event
from weirwood.core.option import Option, Verb
from weirwood.thrones.engine.board import Board
from weirwood.thrones.engine.words import CHALLENGE_NAMES

_WHAT: Final = {
    "attackers": "choose the attackers",
    "defenders": "choose the defenders, or none",
    "stealth": "choose a character to bypass by stealth, or none",
    "claim": "choose whom claim kills",
    "apply-claim": "apply claim",
    "how-often": "say how often this loop runs",
    "host": "choose what to attach it to",
    "reserve": "discard down to your reserve",
    "first-player": "choose the first player",
    "keyword-order": "choose which keyword comes first",
    "intimidate": "choose a character to intimidate, or none",
    "renown": "choose who gains power by renown",
    "insight": "choose who draws a card by insight",
    "pillage": "choose who pillages next",
    "cost": "choose what to pay with",
    "target": "choose a target",
    "search": "choose the card you searched for, or none",
    "stand": "choose who stands",
    "pile-order": "choose the next card to lay onto your pile",
}
_KINDS: Final = {
    DecisionKind.ACT: "act or pass",
    DecisionKind.CHALLENGE: "initiate a challenge or pass",
    DecisionKind.PLOT: "choose a plot",
    DecisionKind.MULLIGAN: "keep these seven cards or draw seven new ones",
    DecisionKind.SETUP: "place cards worth up to 8 gold",
    DecisionKind.PLAYER: "choose a player",
    DecisionKind.NUMBER: "choose a number",
    DecisionKind.CONFIRM: "yes or no",
    DecisionKind.MODE: "choose one",
    DecisionKind.PICK: "choose cards",
}
_WINDOWS: Final = {
    "would": "interrupt this before it happens, or pass",
    "interrupt": "interrupt this, or pass",
    "reaction": "react to this, or pass",
    "when-revealed": "choose which plot comes first",
}


def prompt(g: Board, decision: Decision) -> str:
    """A question in words."""
    why = decision.why
    if why.window is not None:
        words = _WINDOWS[why.window]
        if why.forced and decision.kind == DecisionKind.TRIGGER:
            words = "choose which ability resolves first"
    else:
        words = _WHAT.get(why.what or "", "") or _KINDS.get(decision.kind, "choose")
    name = g.deal.setup.seats[decision.seat].name
    about = ""
    if why.ability is not None:
        about = f" ({g.definition(why.ability[0]).name})"
    elif why.card is not None:
        about = f" ({g.definition(why.card).name})"
    return f"{name}, {words}{about}."


def label(g: Board, option: Option) -> str:
    """An option in words."""
    card = "" if option.card is None else g.definition(option.card).name
    match option.verb:
        case Verb.MARSHAL:
            return f"Marshal {card}"
        case Verb.DUPLICATE:
            return f"Marshal {card} as a duplicate"
        case Verb.PLAY:
            return f"Play {card}"
        case Verb.AMBUSH:
            return f"Ambush {card} for {option.value} gold"
        case Verb.USE:
            target = "" if option.target is None else f" ({g.definition(option.target).name})"
            return f"Use {card}{target}"
        case Verb.SAVE:
            target = "" if option.target is None else f" {g.definition(option.target).name}"
            return f"Discard the duplicate to save{target or ' it'}"
        case Verb.CHALLENGE:
            return f"{str(option.value).capitalize()} challenge against {_seat(g, option.seat)}"
        case Verb.PLOT | Verb.PICK:
            return card
        case Verb.PLAYER:
            return _seat(g, option.seat)
        case Verb.KEEP:
            return "Keep"
        case Verb.MULLIGAN:
            return "Mulligan"
        case Verb.MODE | Verb.NAME | Verb.NUMBER:
            return str(option.value)
    return option.verb.value.capitalize()


def _seat(g: Board, seat: int | None) -> str:
    return "nobody" if seat is None else g.deal.setup.seats[seat].name


def sentence(g: Board, event: Event) -> str:
    """A line of the chronicle; the event is one that its reader may know."""
    words = _Words(g, event)
    speaker = _SENTENCES.get(event.kind)
    return speaker.format_map(words) if speaker is not None else f"{event.kind}."


class _Words(dict[str, str]):
    """What the templates below may name."""

    def __init__(self, g: Board, event: Event) -> None:
        super().__init__()
        self.g = g
        self.event = event

    def __missing__(self, key: str) -> str:
        g, event = self.g, self.event
        names = [g.cards[card].name for card in event.cards]
        match key:
            case "who":
                return listed([_seat(g, seat) for seat in event.seats])
            case "card":
                return names[0] if names else "a card"
            case "cards":
                return listed(names) if names else "cards"
            case "other":
                return names[1] if len(names) > 1 else "it"
            case "n":
                return str(event.amount)
            case "plural":
                return "" if event.amount == 1 else "s"
            case "by":
                return "" if event.source is None else f" ({g.cards[event.source].name})"
            case "opponent":
                return _seat(g, event.amount)
            case "value":
                return str(event.value)
            case "type":
                return CHALLENGE_NAMES[int(event.value or 0)]
        raise KeyError(key)


_SENTENCES: Final = {
    "killed": "{card} is killed{by}.",
    "discarded": "{card} is discarded from play{by}.",
    "sacrificed": "{card} is sacrificed.",
    "returned": "{card} returns to its owner's hand{by}.",
    "shuffled-away": "{card} is shuffled into its owner's deck{by}.",
    "taken-out": "{card} is removed from the game.",
    "entered-play": "{who} brings {card} into play{by}.",
    "duplicate-placed": "{who} places {card} as a duplicate.",
    "knelt": "{card} kneels{by}.",
    "stood": "{card} stands{by}.",
    "power-gained": "{card} gains {n} power{by}.",
    "power-moved": "{n} power moves from {card} to {other}{by}.",
    "power-lost": "{card} loses {n} power{by}.",
    "gold-gained": "{who} gains {n} gold{by}.",
    "gold-moved": "{who} takes {n} gold{by}.",
    "gold-returned": "{who} returns {n} gold to the treasury{by}.",
    "drew": "{who} draws {n} card{plural}{by}.",
    "discarded-from-hand": "{who} discards {card} from hand{by}.",
    "discarded-from-deck": "{card} is discarded from {who}'s deck{by}.",
    "moved": "{card} goes to another pile{by}.",
    "challenge-initiated": "{who} initiates a challenge against {opponent}.",
    "declared": "{card} is declared.",
    "bypassed": "{other} bypasses {card}.",
    "challenge-decided": "{who} wins the challenge by {n}.",
    "claim": "Claim is applied against {who}.",
    "claim-applied": "Claim has been applied.",
    "phase-began": "A phase begins.",
    "phase-ended": "The phase ends.",
    "challenge-ended": "The challenge ends.",
    "round-ended": "Round {n} ends.",
    "plot-revealed": "{who} reveals {card}.",
    "dominance-won": "{who} wins dominance with {n}.",
    "effects-initiate": "The effects of {card} initiate.",
    "event-played": "{who} has played {card}.",
    "income": "{who} collects {n} gold.",
    "control-taken": "{who} takes control of {card}{by}.",
    "token-placed": "A token is placed on {card}{by}.",
    "token-removed": "A token is removed from {card}{by}.",
    "attached": "{card} is attached to {other}.",
    "removed-from-challenge": "{card} is removed from the challenge{by}.",
    "joined-challenge": "{card} joins the challenge{by}.",
    "strength-raised": "The strength of {card} is raised.",
    "shown": "{who} reveals {cards}{by}.",
    "looked": "{who} looks at {cards}{by}.",
    "searched": "{who} searches the deck{by}.",
    "arranged": "{who} places {n} card{plural} on the bottom of the deck, the others on top{by}.",
    "named": "{who} names {value}{by}.",
    "first-player": "{who} is the first player.",
    "initiative-won": "{who} wins initiative with {n}.",
    "announced": "{who} announces {cards}.",
    "saved": "{card} is saved{by}.",
    "mulligan": "{who} takes a mulligan.",
    "set-up": "{who} sets up {card}.",
    "eliminated": "{who} has no cards left to draw and is eliminated.",
}
