"""The edit *happen*: a real occurrence, with its windows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weirwood.core.errors import BadArgument, listed
from weirwood.thrones.engine import words
from weirwood.thrones.engine.concepts import prepared
from weirwood.thrones.engine.flow.checks import eliminate, time_is_up
from weirwood.thrones.engine.flow.marshaling import PUT_IN, Enter
from weirwood.thrones.engine.flow.occurrence import occur
from weirwood.thrones.engine.rules.arrival import enters_as_duplicate, hosts
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import CANNOT_BE_REFUSED, CANNOT_BE_SAVED, KNEELING, Happening
from weirwood.thrones.sandbox.edit_words import card_in, flag_in, number_in, only, seat_in

_ON_CARD: Final = {
    "kill": words.KILLED,
    "sacrifice": words.SACRIFICED,
    "kneel": words.KNELT,
    "stand": words.STOOD,
}
_TAKES: Final[dict[str, tuple[str, ...]]] = {
    "kill": ("card", "n"),
    "discard": ("card", "seat", "n"),
    "sacrifice": ("card", "n"),
    "put-into-play": ("card", "seat", "n"),
    "return-to-hand": ("card", "n"),
    "draw": ("seat", "n"),
    "gain-power": ("card", "seat", "n"),
    "kneel": ("card", "n"),
    "stand": ("card", "n"),
    "take-control": ("card", "seat", "n"),
    "eliminate": ("seat",),
    "time-up": (),
}
"""What can happen, and what each event takes; of a single card the number says nothing more."""


def happen(g: Board, given: Mapping[str, Any]) -> None:
    """Let something happen now; what waits goes on after it."""
    event = given.get("event")
    if event not in _TAKES:
        raise BadArgument(f"{event!r} cannot be made to happen; {listed(_TAKES)} can.")
    only(given, ("event", "force", *_TAKES[event]), event)
    flags = CANNOT_BE_SAVED | CANNOT_BE_REFUSED if flag_in(given, "force", False) else 0
    if event in ("eliminate", "time-up"):
        _end(g, event, given)
    elif event == "put-into-play":
        _put_into_play(g, given, flags)
    else:
        happenings = _happenings(g, event, given, flags)
        if happenings:
            occur(g, happenings, quiet=True)


def _needed(given: Mapping[str, Any], name: str) -> Any:
    if name not in given:
        raise BadArgument(f"{given['event']} needs a {name}.", data={"arguments": [name]})
    return given[name]


def _in_play(g: Board, given: Mapping[str, Any]) -> int:
    card = card_in(g, _needed(given, "card"))
    if g.records[card] is None:
        raise BadArgument(f"{g.cards[card].name} is not in play.", rule=g.clause(prepared.OUT_OF_PLAY))
    return card


def _leaving(g: Board, given: Mapping[str, Any]) -> int:
    """A card that could leave play: neither a faction card nor a plot."""
    card = _in_play(g, given)
    if not g.may_leave(card):
        raise BadArgument(f"{g.cards[card].name} does not leave play.")
    return card


def _happenings(g: Board, event: str, given: Mapping[str, Any], flags: int) -> list[Happening]:
    count = number_in(given, "n", 1)
    if event == "draw":
        return [Happening(words.DREW, seat=seat_in(g, _needed(given, "seat")), amount=count, flags=flags)]
    if event == "gain-power":
        return [_gain_power(g, given, count, flags)]
    if event == "discard":
        return _discards(g, given, count, flags)
    if event == "return-to-hand":
        return [_return(g, given, flags)]
    if event == "take-control":
        card = _leaving(g, given)
        others = [seat for seat in g.alive() if seat != g.controller(card)]
        seat = seat_in(g, given.get("seat", others[0] if others else 0))
        return [Happening(words.CONTROL_TAKEN, card, seat, flags=flags)]
    card = _in_play(g, given) if event in ("kneel", "stand") else _leaving(g, given)
    if event == "kill" and g.record(card).card.type != words.CHARACTER:
        raise BadArgument(
            f"{g.cards[card].name} is not a character and cannot be killed.",
            rule=g.clause(prepared.NOT_KILLED),
        )
    return [Happening(_ON_CARD[event], card, g.controller(card), flags=flags)]


def _gain_power(g: Board, given: Mapping[str, Any], count: int, flags: int) -> Happening:
    if ("card" in given) == ("seat" in given):
        raise BadArgument("gain-power needs a card, or a seat for its faction card.")
    card = _in_play(g, given) if "card" in given else g.sides[seat_in(g, given["seat"])].faction
    return Happening(words.POWER_GAINED, card, g.controller(card), count, flags=flags)


def _discards(g: Board, given: Mapping[str, Any], count: int, flags: int) -> list[Happening]:
    """A card from where it is, or cards at random from a hand."""
    if ("card" in given) == ("seat" in given):
        raise BadArgument("Discard needs a card, or a seat to discard at random from its hand.")
    if "seat" in given:
        seat = seat_in(g, given["seat"])
        hand = sorted(g.sides[seat].hand)
        g.rng.shuffle(hand)
        return [Happening(words.HAND_DISCARDED, card, seat, flags=flags) for card in hand[:count]]
    card = card_in(g, given["card"])
    if g.zone[card] in (words.HAND, words.DECK):
        kind = words.HAND_DISCARDED if g.zone[card] == words.HAND else words.DECK_DISCARDED
        return [Happening(kind, card, g.owner(card), flags=flags)]
    return [Happening(words.DISCARDED, _leaving(g, given), g.controller(card), flags=flags)]


def _return(g: Board, given: Mapping[str, Any], flags: int) -> Happening:
    card = card_in(g, _needed(given, "card"))
    if g.cards[card].type >= words.PLOT or g.zone[card] == words.HAND:
        raise BadArgument(f"{g.cards[card].name} cannot return to a hand.")
    if g.records[card] is None:
        return Happening(words.PILED, card, g.owner(card), how=words.HAND, flags=flags)
    return Happening(words.RETURNED, card, g.controller(card), flags=flags)


def _put_into_play(g: Board, given: Mapping[str, Any], flags: int) -> None:
    """The host of an attachment is asked for where there are several."""
    card = card_in(g, _needed(given, "card"))
    definition = g.cards[card]
    if g.records[card] is not None or definition.type >= words.EVENT:
        raise BadArgument(
            f"{definition.name} cannot be put into play.", rule=g.clause(prepared.NOT_PUT_INTO_PLAY)
        )
    seat = seat_in(g, given.get("seat", g.owner(card)))
    if definition.type == words.ATTACHMENT and not enters_as_duplicate(g, seat, card):
        if not hosts(g, card, seat):
            raise BadArgument(
                f"There is nothing to attach {definition.name} to.",
                rule=g.clause(prepared.NOTHING_TO_BEAR_IT),
            )
        g.stack.append(Enter(seat, card, PUT_IN))
        return
    flags |= KNEELING if definition.enters_knelt else 0
    occur(
        g, [Happening(words.ENTERED, card, seat, other=words.NO_CARD, how=words.PUT, flags=flags)], quiet=True
    )


def _end(g: Board, event: str, given: Mapping[str, Any]) -> None:
    seat = words.NO_CARD if event == "time-up" else seat_in(g, _needed(given, "seat"))
    if not g.winning and not given.get("force", False):
        raise BadArgument(f"{event} cannot happen while nobody can win, lose or be eliminated.")
    if event == "time-up":
        time_is_up(g)
    else:
        eliminate(g, [seat])
