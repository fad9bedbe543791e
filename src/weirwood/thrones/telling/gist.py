"""A happening in one line: who does what at which price, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weirwood.core.event import Event
from weirwood.core.sentence import Sentence, Words, begun, ended, say, series, slots_of, spaced
from weirwood.thrones.engine.concepts import told as concepts
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.log import Told
from weirwood.thrones.telling.chronicle import card_leads, sentence, spares, template, unended
from weirwood.thrones.telling.event_words import EventWords
from weirwood.thrones.telling.tale import tale
from weirwood.thrones.telling.voice import Voice

_FOR: Final = {"military": "for military", "intrigue": "by intrigue", "power": "for power"}
_PAID: Final = {"knelt": "kneeling", "sacrificed": "sacrificing", "discarded": "discarding"}
"""What is done to cards as a price."""
_SUBJECTS: Final = ("Who", "Cards", "Card", "Other", "Holder", "Opponent", "Taker")
"""The slots with which a sentence names who or what it is about."""
_MOVED: Final = "{Taker} take{takes} {n} power from {holder}"
"""Power that goes from player to player."""


class _Clause:
    """What happens to somebody or something: who or what that is, and the rest of the sentence."""

    __slots__ = ("about", "rest", "who")

    def __init__(self, who: Words, about: object, rest: Sentence) -> None:
        self.who = who
        self.about = about
        self.rest = rest


def gist(g: Board, events: Sequence[Event], viewer: int | None, voice: Voice) -> Sentence:
    """What a viewer is told of a happening, or of its part so far, in one line; empty where nothing is told."""
    seen = [event.seen_by(viewer) for event in events]
    told = [event for event in tale(seen) if event is not None]
    if not told:
        return Sentence()
    if len(told) > 1 and told[-1].kind == "titles-revealed":
        told = told[-1:]
    if any(event.kind == "plot-revealed" for event in told):
        return _plots(g, told, voice)
    used = next((event for event in told if event.kind == "initiated"), None)
    if used is not None:
        return _use(g, used, seen, told, voice)
    if any(event.kind == "challenge-initiated" and event.cards for event in told):
        return _challenge(g, told, voice)
    if len(told) == 1:
        return sentence(g, told[0], voice)
    return _joined(_clauses(g, _without_claim(told), voice, bool(told[0].kind == "challenge-decided")))


def _plots(g: Board, told: list[Event], voice: Voice) -> Sentence:
    """Who reveals which plot, and who is first."""
    shown: list[Words] = []
    rest: list[Event] = []
    for event in told:
        if event.kind != "plot-revealed":
            rest.append(event)
            continue
        words = EventWords(g, event, voice)
        verb = "" if shown else f" reveal{words.by(words.seat, 's')}"
        shown.append(say(words.name(words.seat), verb, " ", words.card(0, "a plot")))
    return spaced(ended(begun(series(shown))), _joined(_clauses(g, rest, voice)))


def _use(g: Board, used: Event, seen: list[Event], told: list[Event], voice: Voice) -> Sentence:
    """Which card is used or played, on what, at which price, and what it does."""
    after = told[next(at for at, event in enumerate(told) if event is used) + 1 :]
    paid = _paid(used, seen)
    named = {card for event in after if event.kind != "chosen" for card in event.cards}
    words = EventWords(g, used, voice)
    done: list[Event] = []
    on: list[Words] = []
    for event in after:
        if event in paid:
            continue
        chooses = event.kind == "chosen" and not _spares(g, event)
        if chooses and event.cards and named.issuperset(event.cards):
            continue
        if chooses and event.seats[:1] == used.seats[:1]:
            chosen = EventWords(g, event, voice)
            on += [
                word for card, word in zip(event.cards, chosen.cards, strict=True) if card not in named
            ] or ([] if event.cards else [chosen.name(chosen.second)])
        else:
            done.append(event)
    clauses = _clauses(g, done, voice)
    forced = isinstance(used, Told) and used.concept == concepts.FORCED_BEGUN
    if forced and (clauses or on):
        who: Words = words.card(0, "a card")
    elif forced:
        return sentence(g, used, voice)
    else:
        who = say(*words.filled(slots_of("{Who} {use} {card}{cost}")))
    price: list[Words] = []
    for kind in dict.fromkeys(event.kind for event in paid):
        cards = [card for event in paid if event.kind == kind for card in EventWords(g, event, voice).cards]
        price.append(say(", ", _PAID[kind], " ", series(cards)))
    target: list[Words] = [" on ", series(on)] if on else []
    head = say(who, *target, *price)
    if clauses and not forced and clauses[0].about == ("seat", words.seat):
        clauses[0].who = ""
    return ended(say(head, ": ", _run(clauses)) if clauses else head)


def _paid(used: Event, seen: list[Event]) -> list[Event]:
    """What is done to other cards as the price of an ability."""
    card = used.cards[0] if used.cards else None
    found: list[Event] = []
    for event in seen:
        if event.kind == "effects-initiate":
            break
        if event.kind in _PAID and event.source == card and card not in event.cards and event.cards:
            found.append(event)
    return found


def _spares(g: Board, chosen: Event) -> bool:
    return chosen.source is not None and spares(g.cards[chosen.source])


def _challenge(g: Board, told: list[Event], voice: Voice) -> Sentence:
    """Who attacks whom and how that ends, and what it brings."""
    attack = next(event for event in told if event.kind == "challenge-initiated")
    words = EventWords(g, attack, voice)
    defence = [
        card
        for event in told
        if (event.kind, event.value) == ("declared", "defender")
        for card in EventWords(g, event, voice).cards
    ]
    decided = next((event for event in told if event.kind == "challenge-decided"), None)
    against: list[Words] = [" against ", series(defence)] if defence else []
    said: list[Words] = [
        begun(series(words.cards)),
        words.of(" attacks ", " attack "),
        words.name(words.second),
        f" {_FOR[str(attack.value)]}",
    ]
    if decided is None:
        said += [", defended by ", series(defence)] if defence else []
    elif decided.value == "unopposed" and decided.seats[0] == attack.seats[0]:
        said.append(f": {decided.amount}, unopposed")
    else:
        won = decided.seats[0] == attack.seats[0]
        how = words.of(" and wins", " and win") if won else words.of(" and loses", " and lose")
        by = f" by {decided.amount}" if decided.amount else " on a tie"
        said += [how, by, *against]
    rest = [
        event
        for event in told
        if event is not attack
        and event is not decided
        and (event.kind, event.value) != ("declared", "defender")
    ]
    clauses = _clauses(g, _without_claim(rest), voice, decided is not None and decided.value == "unopposed")
    return spaced(ended(say(*said)), _joined(clauses))


def _without_claim(told: list[Event]) -> list[Event]:
    """Claim goes without saying where what it does is told."""
    return [
        event
        for at, event in enumerate(told)
        if event.kind != "claim" or not any(_is_claimed(later) for later in told[at + 1 :])
    ]


def _is_claimed(event: Event) -> bool:
    by_rule = event.source is None or event.kind == "saved"
    return by_rule and not (isinstance(event, Told) and event.concept)


def _clauses(g: Board, told: list[Event], voice: Voice, unopposed: bool = False) -> list[_Clause]:
    return [_clause(g, event, voice, unopposed) for event in told]


def _clause(g: Board, event: Event, voice: Voice, unopposed: bool) -> _Clause:
    """An event as a clause. Why power is gained goes without saying where the challenge is told as unopposed."""
    words = EventWords(g, event, voice)
    form = voice.lexicon.say(template(g, event))
    if event.kind == "power-moved" and event.source is None and words.holding_seat(1) is not None:
        form = _MOVED
    slots = slots_of(form)
    if unopposed and isinstance(event, Told) and event.concept == concepts.WON_UNOPPOSED:
        slots = tuple((text, "" if slot == "reason" else slot) for text, slot in slots)
    if slots[0][0] or slots[0][1] not in _SUBJECTS or card_leads(words, slots):
        return _Clause("", event, unended(g, event, voice))
    slot = slots[0][1]
    rest = ((slots[1][0][1:], slots[1][1]), *slots[2:])  # without the space before it
    return _Clause(say(*words.filled((("", slot.lower()),))), _about(words, slot), say(*words.filled(rest)))


def _about(words: EventWords, slot: str) -> object:
    """Whom or what a sentence is about, to be compared."""
    cards = words.event.cards
    if slot in ("Who", "Opponent"):
        return ("seat", words.seat if slot == "Who" else words.second)
    if slot in ("Holder", "Taker") and len(cards) > (slot == "Taker"):
        at = int(slot == "Taker")
        seat = words.holding_seat(at)
        return ("cards", cards[at : at + 1]) if seat is None else ("seat", seat)
    found = cards[1:2] if slot == "Other" else cards[:1] if slot == "Card" else cards
    return ("cards", found) if found else ("event", id(words.event))


def _run(clauses: list[_Clause]) -> Sentence:
    """Clauses in a row; who is the same as before is not named again."""
    groups: list[tuple[Words, object, list[Words]]] = []
    for clause in clauses:
        if groups and groups[-1][1] == clause.about:
            groups[-1][2].append(clause.rest)
        else:
            groups.append((clause.who, clause.about, [clause.rest]))
    said: list[Words] = []
    for at, (who, _, rests) in enumerate(groups):
        if at:
            said.append("; " if who else ". ")
        said += [who, " ", series(rests)] if who else [series(rests)]
    return say(*said)


def _joined(clauses: list[_Clause]) -> Sentence:
    return ended(begun(_run(clauses))) if clauses else Sentence()
