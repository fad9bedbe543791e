"""Decks as plain text, as people paste them: a name, a faction, an agenda, and counted cards under headings."""

from __future__ import annotations

import re
from typing import Final

from weirwood.decks.deck import DeckList
from weirwood.decks.draft import Draft, Entry, loose, names_of
from weirwood.thrones.books import find_book
from weirwood.thrones.pool.deck_rule import Problem

_NEXT_DECK: Final = re.compile(r"={3,}")
_COUNT: Final = re.compile(
    r"(?:#\d+\s+)?(?:(?P<n>\d{1,9})(?:[x×]\s*|\s+[x×]\s+|\s+)|[x×]\s*(?P<m>\d{1,9})\s+)(?P<rest>\S.*)",
    re.IGNORECASE,
)
_COUNT_LAST: Final = re.compile(
    r"(?:#\d+\s+)?(?P<rest>.*\S)\s+[x×]\s*(?P<n>\d{1,9})(?P<pack>\s*[(\[][^()\[\]]+[)\]])?", re.IGNORECASE
)
_BULLET: Final = re.compile(r"[-*•·]\s+")
_REMARK: Final = re.compile(r"\s//.*")
_PACK: Final = re.compile(r"(?P<rest>.*\S)\s*[(\[](?P<pack>[^()\[\]]+)[)\]]")
_LABEL: Final = re.compile(r"(?P<label>deck|name|faction|house|agenda)s?\s*:\s*(?P<rest>\S.*)", re.IGNORECASE)
_NOTE: Final = re.compile(r"(//|packs?\s*:|total\s*:|#\s|created |exported ).*", re.IGNORECASE)
_HEADINGS: Final = frozenset(
    [
        *("plot", "plots", "plotdeck", "drawdeck", "draw", "deck", "cards", "agenda", "agendas", "faction"),
        *("house", "character", "characters", "location", "locations", "attachment", "attachments"),
        *("event", "events"),
    ]
)


def drafts_from(text: str, game: str) -> list[Draft]:
    """All decks of a text; lines of ``===`` stand between them."""
    decks: list[list[tuple[int, str]]] = [[]]
    for number, line in enumerate(text.splitlines(), 1):
        line = _BULLET.sub("", _REMARK.sub("", line).strip().lstrip("\ufeff"), count=1)
        if _NEXT_DECK.fullmatch(line):
            decks.append([])
        elif line and not _NOTE.fullmatch(line):
            decks[-1].append((number, line))
    return [_draft(lines, game) for lines in decks if lines]


def _draft(lines: list[tuple[int, str]], game: str) -> Draft:
    factions = names_of(game).factions
    draft = Draft()
    if _names_the_deck(lines, game):
        draft.name = lines[0][1]
        lines = lines[1:]
    for number, line in lines:
        label = _LABEL.fullmatch(line)
        if label and label["label"].lower() in ("deck", "name") and not draft.name:
            draft.name = label["rest"]
        elif label and label["label"].lower() in ("faction", "house") and not draft.faction:
            draft.faction = label["rest"]
        elif label:
            draft.entries.append(_entry(label["rest"], number))
        elif loose(line) in factions and not draft.faction:
            draft.faction = line
        elif not _is_heading(line):
            draft.entries.append(_entry(line, number))
    return draft


def _names_the_deck(lines: list[tuple[int, str]], game: str) -> bool:
    """Whether the first line is a name: one that begins with a number is, where no card is called so."""
    names = names_of(game)
    first = lines[0][1]
    if _LABEL.fullmatch(first):
        return False
    if _counted(first):
        next_line = lines[1][1] if len(lines) > 1 else ""
        return loose(next_line) in names.factions and isinstance(names.find(_entry(first, 1)), Problem)
    named = [line for _, line in lines if loose(line) in names.factions]
    return len(named) > 1 or first not in named


def _counted(line: str) -> bool:
    return bool(_COUNT.fullmatch(line) or _COUNT_LAST.fullmatch(line))


def _is_heading(line: str) -> bool:
    return loose(re.sub(r"\(\d+\)|:|[-*_]", "", line)) in _HEADINGS | {""}


def _entry(line: str, number: int) -> Entry:
    count, rest = 1, line
    found = _COUNT.fullmatch(line) or _COUNT_LAST.fullmatch(line)
    if found is not None:
        groups = found.groupdict()
        count, rest = int(groups["n"] or groups["m"]), found["rest"]
        rest += groups.get("pack") or ""
    pack = _PACK.fullmatch(rest)
    if pack is None:
        return Entry(rest, count, "", f"line {number}")
    return Entry(pack["rest"], count, pack["pack"], f"line {number}")


def text_of(deck: DeckList) -> str:
    """A deck as text that can be read again."""
    marks = (_NEXT_DECK, _NOTE, _LABEL, _COUNT, _COUNT_LAST)
    name = f"Name: {deck.name}" if any(mark.fullmatch(deck.name) for mark in marks) else deck.name
    lines = [name, deck.faction.name]
    if deck.agenda is not None:
        lines.append(deck.agenda.name)
    pool = find_book(deck.game).pool
    for type, held in deck.sections():
        lines += ["", f"{type.capitalize()}s ({sum(count for _, count in held)})"]
        lines += [f"{count}x {card.name} ({pool.mark(card)})" for card, count in held]
    return "\n".join(lines) + "\n"
