"""The chronicle: what happened, in words. The closed list of the kinds of events is the list of these sentences."""

from __future__ import annotations

from typing import Final

from weirwood.core.event import Event
from weirwood.core.sentence import Sentence, begun, ended, say, slots_of
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.concepts.told import FORCED_BEGUN
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.log import Told
from weirwood.thrones.telling.event_words import EventWords
from weirwood.thrones.telling.voice import Voice

SENTENCES: Final = {
    "killed": "{Cards} {are} killed{by}",
    "discarded": "{Cards} {are} discarded from play{by}",
    "sacrificed": "{Cards} {are} sacrificed",
    "returned": "{Cards} {are} returned to {owners} hand{by}",
    "shuffled-away": "{Cards} {are} shuffled into {owners} deck{by}",
    "taken-out": "{Cards} {are} removed from the game",
    "saved": "{Cards} {are} saved{by}",
    "entered-play": "{Who} put{s} {card} into play{on}{by}",
    "duplicate-placed": "{Who} place{s} {card} as a duplicate{cost}",
    "taken-from-hand": "{Who} take{s} {card} from hand",
    "taken-back": "{Who} take{s} {card} back to hand",
    "knelt": "{Cards} {kneel}{by}",
    "stood": "{Cards} {stand}{by}",
    "power-gained": "{Holder} gain{holds} {n} power{reason}{by}",
    "power-moved": "{n} power moves from {holder} to {taker}{by}",
    "power-lost": "{Holder} lose{holds} {n} power{by}",
    "gold-gained": "{Who} gain{s} {n} gold{by}",
    "gold-moved": "{Who} take{s} {n} gold from {opponent}{by}",
    "gold-returned": "{Who} return{s} {n} gold to the treasury{by}",
    "gold-spent": "{Who} pay{s} {n} gold for {card}",
    "income": "{Who} collect{s} {n} gold",
    "drew": "{Who} draw{s} {many}{by}",
    "discarded-from-hand": "{Who} discard{s} {cards} from hand{by}",
    "discarded-from-deck": "{Cards} {are} discarded from {whose} deck{by}",
    "moved": "{Cards} {go} to {owners} {pile}{by}",
    "control-taken": "{Who} take{s} control of {card}{by}",
    "token-placed": "{Card} gets {n} {value} token{plural}{by}",
    "token-removed": "{Card} loses {n} {value} token{plural}{by}",
    "attached": "{Card} is attached to {other}",
    "challenge-initiated": "{Who} attack{s} {opponent}{fighters} in {a_type} challenge",
    "declared": "{Who} {fight}{s} with {cards}",
    "bypassed": "{Other} bypasses {card} by stealth",
    "removed-from-challenge": "{Cards} {are} removed from the challenge{by}",
    "joined-challenge": "{Cards} {join} the challenge as {role}{by}",
    "challenge-decided": "{Who} win{s} the challenge{margin}{unopposed}",
    "claim": "{Value} claim is applied against {whom}",
    "challenge-ended": "The challenge ends",
    "phase-began": "The {phase} phase begins",
    "phase-ended": "The {phase} phase ends",
    "round-ended": "Round {n} ends",
    "plot-revealed": "{Who} reveal{s} {card}",
    "plots-taken-back": "{Who} take{s} the used plots back",
    "initiative-compared": "Initiative is compared",
    "initiative-won": "{Who} win{s} initiative with {n}",
    "first-player": "{Who} {is} the first player",
    "dominance-won": "{Who} win{s} dominance with {n}{gain}",
    "initiated": "{Who} {use} {card}{cost}",
    "effects-initiate": "{Card} takes effect",
    "cancelled": "{Card} is cancelled{by}",
    "event-played": "{Who} {has} played {card}",
    "strength-raised": "The strength of {card} is raised",
    "shown": "{Who} reveal{s} {many}{by}",
    "chosen": "{Who} choose{s} {cards}",
    "looked": "{Who} look{s} at {many}{by}",
    "searched": "{Who} search{es} {n} card{plural} of the deck{by}",
    "arranged": "{Who} place{s} {n} card{plural} on the bottom of the deck, the others on top{by}",
    "named": "{Who} choose{s} {value}{by}",
    "announced": "{Who} lead{s} {card}{along}",
    "mulligan": "{Who} take{s} a mulligan",
    "set-up": "{Who} set{s} up {cards}",
    "titles-set-aside": "The titles are shuffled, and {n} of them set aside",
    "title-selected": "{Who} select{s} {title}",
    "titles-revealed": "The titles are revealed: {bearers}",
    "titles-returned": "All titles return to the pool",
    "plots-dealt": "{Who} {is} dealt {plots}",
    "plot-drafted": "{Who} keep{s} {plots}",
    "plots-passed": "{Who} pass{es} {opponent} {plots}",
    "plots-put-back": "{Who} put{s} {plots} back into the box",
    "type-changed": "{Who} turn{s} the challenge into {a_type} challenge{by}",
    "redirected": "{Who} redirect{s} the challenge: it resolves against {opponent}",
    "eliminated": "{Who} {is} eliminated",
    "edited": "An edit: {edit}",
}
"""The full stop comes by itself."""
_ENTRIES: Final = {
    "marshaled": "{Who} [marshal]{s} {card}{on}{cost}",
    "ambush": "{Who} ambush{es} with {card}{on}{cost}",
    "setup": "{Who} set{s} up {card}{on}",
}
"""How cards come into play, where that is by the rules."""
_ENTERED: Final = {
    "marshaled": "{Who} [marshaled] {card}{on}",
    "ambush": "{Who} ambushed with {card}{on}",
    "setup": "{Who} set up {card}{on}",
}
"""The same once it has happened."""
_COMING: Final = {
    "claim-applied": "{Value} claim has been applied against {whom}",
    "lasting-effect": "A lasting effect begins{by}",
    "ability-used": "{Who} use{s} {card}",
    "placed-in-dead-pile": "{Cards} {go} to {owners} dead pile",
}
"""What can be answered and is not told."""
_TURNS: Final = {"income": "marshaling", "challenge-initiated": "challenges"}
"""What begins a player's turn in a phase."""


def sentence(g: Board, event: Event, voice: Voice, past: bool = False) -> Sentence:
    """A line of the chronicle; the event is one that its reader may know.

    In the past tense it says what led to a question, where cards came into play by the rules. What a card makes a
    player do begins with the card.
    """
    return ended(unended(g, event, voice, past))


def unended(g: Board, event: Event, voice: Voice, past: bool = False) -> Sentence:
    """The same without its full stop."""
    slots = slots_of(voice.lexicon.say(template(g, event, past)))
    words = EventWords(g, event, voice)
    if card_leads(words, slots):
        own = [(text, "" if slot == "by" else slot) for text, slot in (("", "who"), *slots[1:])]
        return say(words.source() or "", ": ", *words.filled(own))
    return say(*words.filled(slots))


def card_leads(words: EventWords, slots: tuple[tuple[str, str], ...]) -> bool:
    """Whether a sentence begins with the card that makes a player do something."""
    return slots[0] == ("", "Who") and any(slot == "by" for _, slot in slots) and bool(words.source())


def template(g: Board, event: Event, past: bool = False) -> str:
    """The sentence of an event, with its slots."""
    words = SENTENCES.get(event.kind) or _COMING[event.kind]
    if isinstance(event, Told) and event.concept == FORCED_BEGUN:
        return "{Card} takes effect for {who}"
    if event.kind == "entered-play":
        return (_ENTERED if past else _ENTRIES).get(str(event.value), words)
    if event.kind == "shuffled-away" and event.value:
        return "{Cards} {are} placed on top of {owners} deck{by}"
    if event.kind == "chosen" and not event.cards:
        return "{Who} choose{s} {opponent}"
    if event.kind == "first-player" and len(event.seats) > 1:
        own = event.seats[0] == event.seats[1]
        return (
            "{Who} choose{s} to be the first player" if own else "{Opponent} {makes} {who} the first player"
        )
    if event.kind == "chosen" and event.source is not None and spares(g.cards[event.source]):
        return "{Who} spare{s} {cards}"
    if event.kind == "set-up" and not event.cards:
        return "{Who} place{s} {many} facedown"
    return words


def spares(card: Card) -> bool:
    """Whether what is chosen for a card is what it leaves alone."""
    acted = [effect.acts_on() for ability in card.abilities for effect in ability.effects]
    return any(cards is not None and cards.spares() >= 0 for cards in acted)


def heading(event: Event, voice: Voice) -> str | None:
    """The heading that begins with an event: a phase, or within it the turn of a player; None where it goes on."""
    if event.kind == "phase-began":
        return voice.lexicon.of_kind("phase", str(event.value)).capitalize()
    turn = _TURNS.get(event.kind)
    if turn is None or not event.seats:
        return None
    return str(begun(f"{voice.whose(event.seats[0])} {voice.lexicon.of_kind('phase', turn)}"))
