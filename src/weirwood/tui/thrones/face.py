"""A card of joust in words: what it is, what it is now, and what it says."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.console import Console
from rich.text import Text

from weirwood.core.errors import listed
from weirwood.thrones.ability.players import FACTION_WORDS
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.card import Card as PrintedCard
from weirwood.thrones.pool.printed import TextLine, card_lines, headings, printed_facts
from weirwood.thrones.pool.short import short_text
from weirwood.tui.app.style import FACTIONS, INK, INK_2, INK_3, LEAF
from weirwood.tui.thrones.picture import Card, name_of

_MEASURE: Final = Console(width=80, no_color=True)
_ICONS: Final = (("military", "M"), ("intrigue", "I"), ("power", "P"))
_PLOT_NUMBERS: Final = ("income", "initiative", "claim", "reserve")


@cache
def printed_lines(game: str, code: str) -> tuple[TextLine, ...]:
    """The text of a card by its code, a line for each part; none for a card that is in no book."""
    card = _printed(game, code)
    return () if card is None else tuple(card_lines(card, find_book(game).pool.edition.lexicon))


@cache
def is_used(game: str, code: str) -> bool:
    """Whether a card has an ability that its player may use."""
    card = _printed(game, code)
    return card is not None and bool(headings(card))


def _printed(game: str, code: str) -> PrintedCard | None:
    """A card of the book, or the other side of one."""
    cards = find_book(game).pool.by_code
    sides = {card.other_side.code: card.other_side for card in cards.values() if card.other_side is not None}
    return cards.get(code) or sides.get(code)


@cache
def printed_bonus(game: str, code: str) -> str:
    """What a card adds to its player's plot, in words."""
    card = find_book(game).pool.by_code.get(code)
    bonus = {} if card is None else printed_facts(card).get("bonus", {})
    return ", ".join(f"+{value} {name}" for name, value in bonus.items())


def icons(card: Card) -> str:
    """Challenge icons as letters, a dot for one it lacks."""
    held = card.get("icons", ())
    return "".join(letter if name in held else "·" for name, letter in _ICONS)


def marks(card: Card) -> list[str]:
    """What lies on it: power, gold, duplicates, tokens."""
    words = []
    if card.get("power"):
        words.append(f"♦{card['power']}")
    if card.get("gold"):
        words.append(f"●{card['gold']}")
    if card.get("duplicates"):
        words.append(f"+{len(card['duplicates'])}")
    return words + [f"{kind} {count}" for kind, count in (card.get("tokens") or {}).items()]


def plot_numbers(card: Card) -> str:
    """Gold, initiative, claim and reserve of a plot, as far as plots have them: ``4/9/1/6``."""
    numbers = [card.get(number, 0) for number in _PLOT_NUMBERS]
    return "/".join(str(number) for number in numbers if number is not None)


def kind_of(game: str, card: Card) -> str:
    """Type, factions and cost: ``loyal Stark character, cost 7``."""
    if "type" not in card:
        return "a card you may not see"
    factions = " and ".join(FACTION_WORDS[faction] for faction in card["factions"]) or "neutral"
    type = card["type"]
    if type == "faction":
        type = find_book(game).pool.edition.lexicon.say("[faction] card")
    words = f"{'loyal ' if card['loyal'] else ''}{factions} {type}"
    return f"{words}, cost {card['cost']}" if card["type"] in _COSTLY else words


_COSTLY: Final = ("character", "location", "attachment", "event")


def numbers_of(card: Card) -> str:
    """Its numbers as they are now."""
    if card.get("type") == "plot":
        return ", ".join(f"{name} {card[name]}" for name in _PLOT_NUMBERS if card.get(name) is not None)
    if card.get("type") != "character":
        return ""
    held = [name for name, _ in _ICONS if name in card["icons"]]
    icons = f"{listed(held)} icon{'s' if len(held) > 1 else ''}" if held else "no icons"
    return f"strength {card['strength']}, {icons}"


def provided(card: Card) -> str:
    """The influence it provides, in words; nothing where it has none."""
    return f"{card['influence']} influence" if card.get("influence") else ""


def sum_lines(card: Card) -> list[str]:
    """How its numbers come about: its price and strength as sums, and what it gained or lost by what."""
    form = card.get("sum", {})
    lines = (card.get("price", {}).get("text", ""), form.get("text", ""), *form.get("notes", ()))
    return [line for line in lines if line]


def cost_of(card: Card) -> str:
    """What a card in hand costs now, with a mark where that is less or more than is printed."""
    cost = card.get("cost")
    now = card.get("price", {}).get("now", cost)
    mark = "" if now == cost else "▼" if now < cost else "▲"
    return "" if cost is None else f"{now}{mark}"


def state_of(card: Card) -> list[str]:
    """What is so of it now: kneeling, participating, power and the like, in words."""
    words = []
    if card.get("kneeling"):
        words.append("kneeling")
    if card.get("participating"):
        words.append(f"{card['participating'].replace('er', 'ing')}")
    if card.get("bypassed_by_stealth"):
        words.append("bypassed by stealth")
    if card.get("blank"):
        words.append("blank")
    for name, count in (("power", card.get("power")), ("gold", card.get("gold"))):
        if count:
            words.append(f"{count} {name}")
    copies = len(card.get("duplicates", ()))
    if copies:
        words.append(f"{copies} duplicate{'s' if copies > 1 else ''}")
    words += [
        f"{count} {kind} token{'s' if count > 1 else ''}"
        for kind, count in (card.get("tokens") or {}).items()
    ]
    return words


@cache
def printed_short(game: str, code: str) -> str:
    """The text of a card by its code in few words; empty for a card that is in no book."""
    card = _printed(game, code)
    return "" if card is None else short_text(card, find_book(game).pool.edition.lexicon)


def face_lines(game: str, card: Card, short: bool = False) -> list[Text]:
    """A card line by line: name, facts, state, and its text, perhaps in few words."""
    lines = _facts(game, card)
    if short:
        return [*lines, Text(printed_short(game, str(card.get("code", ""))), INK_2)]
    for line in printed_lines(game, str(card.get("code", ""))):
        heading = (f"{line.head}: ", f"bold {INK}") if line.head else ""
        lines.append(Text.assemble(heading, (line.words, INK_2)))
    return lines


def write_face(game: str, card: Card, width: int, height: int) -> list[Text]:
    """A card in a column of at most ``height`` lines; its short text where the full one does not fit."""
    wrapped: list[Text] = []
    for short in (False, True):
        lines = face_lines(game, card, short)
        wrapped = [part for line in lines for part in line.wrap(_MEASURE, max(1, width))]
        if len(wrapped) <= height:
            break
    if len(wrapped) > height:
        wrapped = wrapped[:height]
        wrapped[-1].truncate(max(1, width - 1))
        wrapped[-1].append("…")
    return wrapped


def _facts(game: str, card: Card) -> list[Text]:
    factions = card.get("factions", ())
    fill = FACTIONS[factions[0] if factions else "neutral"].fill
    head = Text.assemble(("▎", fill), (name_of(card), f"bold {INK}"))
    if card.get("unique"):
        head.append(" ◆", LEAF)
    lines = [head, Text(kind_of(game, card), INK_3)]
    numbers = "; ".join(part for part in (numbers_of(card), *state_of(card)) if part)
    bonus = printed_bonus(game, str(card.get("code", "")))
    for words in (numbers, *sum_lines(card), bonus):
        if words:
            lines.append(Text(words, INK_2))
    if card.get("traits"):
        lines.append(Text(f"{'. '.join(card['traits'])}.", f"italic {INK_3}"))
    return lines
