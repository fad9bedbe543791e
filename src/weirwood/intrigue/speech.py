"""Westeros Intrigue in words: prompts, options and the chronicle, all spoken here."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.asking import Asking, Lesson
from weirwood.core.errors import either, listed
from weirwood.core.event import Event

ORDINALS: Final = ("bottom", "second", "third", "fourth", "fifth", "sixth", "seventh", "top")


WAITING: Final = "place a card"
_LESSON: Final = Lesson(
    "Place a card",
    "On the bottom row anything goes. Above, a card needs two below it and must match one of them. Leave places for "
    "the houses you hold.",
)


def place_in_words(value: dict[str, Any]) -> str:
    """Where a card goes."""
    column = value["column"]
    if column == "first":
        return "in the middle, as the first of the court"
    if column == "left":
        return "at the left end of the bottom row"
    if column == "right":
        return "at the right end of the bottom row"
    over = value.get("over")
    beneath = f", over {over[0]} and {over[1]}" if over else f", place {column + 1}"
    return f"on the {ORDINALS[value['row']]} row{beneath}"


def asking_in_words(held: list[str]) -> Asking:
    """The only question there is: which of the houses in hand goes where."""
    return Asking(
        "Which card, and where?",
        f"Place a card: {either(held)}.",
        one="Place it here",
        named="Place {name}",
        wanting="Choose a place",
        waiting=WAITING,
        lesson=_LESSON,
    )


def option_in_words(value: dict[str, Any], below: tuple[str, str] | None) -> str:
    """An option as a button; above the bottom row with the number of its place and what it stands over."""
    beneath = "" if below is None else f", over {below[0]} and {below[1]}"
    return f"{value['house']} {place_in_words(value)}{beneath}"


def event_in_words(event: Event, names: tuple[str, ...], reader: int | None = None) -> str:
    """A line of the chronicle, in which one seat may be called *you*; its reader may know the event."""
    words = listed(["you" if seat == reader else names[seat] for seat in event.seats])
    who = f"{words[:1].upper()}{words[1:]}"
    you = event.seats == (reader,)
    s = "" if you else "s"
    has = "have" if you else "has"
    value = event.value
    match event.kind:
        case "round-began":
            return f"Round {event.amount} begins; {words} start{s}."
        case "dealt":
            if value is None:
                return f"{who} draw{s} {event.amount} cards."
            return f"{who} draw{s} {listed(f'{count} {house}' for house, count in value.items())}."
        case "opened":
            return f"The card left over opens the court: {value['house']}."
        case "placed":
            return f"{who} place{s} {value['house']} {place_in_words(value)}."
        case "eliminated":
            if event.amount:
                return f"{who} {has} no place for any card: out of the round with {event.amount} left."
            return f"{who} {has} placed every card."
        case "round-ended":
            return f"Round {event.amount} is over."
        case "throne-drawn":
            drawn = "" if value is None else f": value {value['value']}, {_icons(value['icons'])}"
            return f"{who} placed last and take{s} an Iron Throne card{drawn}."
        case "penalty":
            return f"{who} take{s} {_points(event.amount or 0)}."
        case "thrones-revealed":
            cards = [f"{card['value']} ({_icons(card['icons'])})" for card in value]
            off = sum(card["value"] for card in value)
            shown = f"Iron Throne card{'' if len(cards) == 1 else 's'} of {listed(cards)}"
            return f"{who} reveal{s} {shown}: {off} off the penalty."
        case "match-ended":
            verb = f"win{s}" if len(event.seats) == 1 else "share the victory"
            called = ["you" if seat == reader else name for seat, name in enumerate(names)]
            scores = ", ".join(f"{name} {points}" for name, points in zip(called, value, strict=True))
            why = tie_in_words(event.rule)
            told = f"{scores[:1].upper()}{scores[1:]} (fewest wins)."
            return f"{who} {verb}.{f' {why}' if why else ''} {told}"
    raise AssertionError(f"no sentence for {event.kind}")


_TIES: Final = {
    "WI.end-of-game.4": "The lowest score is tied; the fewest icons on an Iron Throne card decide.",
    "WI.end-of-game.5": "The lowest score is tied; a player with an Iron Throne card beats those without one.",
    "WI.end-of-game.6": "The lowest score is tied, and none of these players has an Iron Throne card.",
    "WI.end-of-game.7": "The lowest score is tied, and so are the fewest icons on an Iron Throne card.",
}


def tie_in_words(rule: str | None) -> str:
    """How a tie for the lowest score was decided, by the clause that decided it; "" where there was none."""
    return _TIES.get(rule or "", "")


def _icons(count: int) -> str:
    return "1 icon" if count == 1 else f"{count} icons"


def _points(count: int) -> str:
    if count == 0:
        return "no penalty"
    return "1 penalty point" if count == 1 else f"{count} penalty points"
