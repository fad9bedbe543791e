"""Decks as JSON: as thronesdb writes them, and as the engine protocol takes them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from weirwood.core.errors import BadDeck
from weirwood.decks.deck import DeckList
from weirwood.decks.draft import Draft, Entry

VERSION: Final = "1.0"


def drafts_from(text: str, game: str) -> list[Draft]:
    """One deck, or a list of decks."""
    try:
        forms = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadDeck(f"this deck is no JSON: {error}.") from error
    return [_draft(form) for form in (forms if isinstance(forms, list) else [forms])]


def _draft(form: Any) -> Draft:
    if not isinstance(form, dict):
        raise BadDeck("a deck in JSON must be an object.")
    if "slots" not in form and "cards" not in form:
        raise BadDeck("a deck in JSON must have slots (as thronesdb writes them), or plots and cards.")
    faction = form.get("faction_code") or form.get("faction") or form.get("faction_name")
    draft = Draft(_word(form.get("name"), "name"), _word(faction, "faction"))
    held = [*_entries(form.get("slots"), "slots"), *_entries(form.get("plots"), "plots")]
    held += _entries(form.get("cards"), "cards")
    agendas = form.get("agendas")
    agendas = agendas if isinstance(agendas, list) else [form.get("agenda") or form.get("agenda_code")]
    words = [_word(agenda, "agenda") for agenda in agendas]
    draft.entries = [Entry(word) for word in words if word and word not in {entry.word for entry in held}]
    draft.entries += held
    return draft


def _word(value: Any, what: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadDeck(f"the {what} of a deck must be text, not {value!r}.")
    return value.strip()


def _entries(form: Any, what: str) -> Iterator[Entry]:
    """Cards from a map of counts, or from a list with one word for each copy."""
    if form is None:
        return
    if isinstance(form, list) and all(isinstance(word, str) for word in form):
        yield from (Entry(*_with_pack(word)) for word in form)
        return
    if not isinstance(form, Mapping):
        raise BadDeck(f"the {what} of a deck must be an object {{card: copies}}.")
    for word, count in form.items():
        if not isinstance(count, int) or isinstance(count, bool):
            raise BadDeck(f"the {what} of a deck have {count!r} of {word!r}; a number of copies is needed.")
        name, _, pack = _with_pack(word)
        yield Entry(name, count, pack)


def _with_pack(word: str) -> tuple[str, int, str]:
    """``Name (Pack)`` taken apart."""
    name, bracket, pack = word.partition(" (")
    return (name, 1, pack.rstrip(")")) if bracket and pack.endswith(")") else (word, 1, "")


def form_of(deck: DeckList) -> dict[str, Any]:
    """A deck as thronesdb has it."""
    return {
        "name": deck.name,
        "faction_code": deck.faction.faction,
        "faction_name": deck.faction.name,
        "agendas": [] if deck.agenda is None else [deck.agenda.code],
        "slots": {
            card.code: count
            for card, count in sorted(
                (*deck.plots.items(), *deck.cards.items()), key=lambda entry: entry[0].code
            )
        },
        "version": VERSION,
        "description_md": "",
    }
