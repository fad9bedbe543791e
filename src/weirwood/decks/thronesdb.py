"""Decks as JSON: as thronesdb writes them, and as the engine protocol takes them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from weirwood.core.errors import BadDeck
from weirwood.decks.deck import DeckList
from weirwood.decks.draft import Draft, Entry

VERSION: Final = "1.0"


def drafts_from(text: str, game: str) -> list[Draft]:
    """One deck, or a list of decks."""
    return [_draft(form) for form in _forms(text)]


def is_of_the_site(text: str) -> bool:
    """Whether a text has slots, as the site writes them; the engine's own form has plots and cards."""
    return any("slots" in entry for entry in _forms(text) if isinstance(entry, dict))


def _forms(text: str) -> list[Any]:
    try:
        forms = json.loads(text, object_pairs_hook=_object)
    except (ValueError, RecursionError) as error:
        raise BadDeck(f"This deck is not valid JSON: {error}.") from error
    return forms if isinstance(forms, list) else [forms]


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of a text; one that names something twice would lose the first of them."""
    form = dict(pairs)
    if len(form) < len(pairs):
        [(twice, _)] = Counter(name for name, _ in pairs).most_common(1)
        raise BadDeck(f"This deck has {twice!r} twice in one object. Only one is allowed.")
    return form


def _draft(form: Any) -> Draft:
    if not isinstance(form, dict):
        raise BadDeck("A deck in JSON must be an object.")
    if "slots" not in form and "cards" not in form:
        raise BadDeck("A deck in JSON must have slots, as thronesdb writes them, or plots and cards.")
    faction = form.get("faction_code") or form.get("faction") or form.get("faction_name")
    draft = Draft(_word(form.get("name"), "name"), _word(faction, "faction"))
    held = [*_entries(form.get("slots"), "slots"), *_entries(form.get("plots"), "plots")]
    held += _entries(form.get("cards"), "cards")
    words = [_word(agenda, "agenda") for agenda in _agendas(form)]
    draft.entries = [Entry(word) for word in words if word and word not in {entry.word for entry in held}]
    draft.entries += held
    return draft


def _agendas(form: dict[str, Any]) -> list[Any]:
    """All agendas of a deck, in a list or alone."""
    agendas = form.get("agendas") or []
    if isinstance(agendas, dict):
        agendas = list(agendas.values())
    if not isinstance(agendas, list):
        raise BadDeck(f"The agendas of a deck must be a list, not {agendas!r}.")
    alone = form.get("agenda") or form.get("agenda_code")
    return agendas if alone in agendas else [*agendas, alone]


def _word(value: Any, what: str) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadDeck(f"The {what} of a deck must be text, not {value!r}.")
    return value.strip()


def _entries(form: Any, what: str) -> Iterator[Entry]:
    """Cards from a map of counts, or from a list with one word for each copy."""
    if form is None:
        return
    if isinstance(form, list) and all(isinstance(word, str) for word in form):
        yield from (Entry(*with_pack(word)) for word in form)
        return
    if not isinstance(form, Mapping):
        raise BadDeck(f"The {what} of a deck must be an object {{card: copies}}.")
    for word, count in form.items():
        if not isinstance(count, int) or isinstance(count, bool):
            raise BadDeck(f"The {what} of a deck have {count!r} copies of {word!r}. It must be a number.")
        name, _, pack = with_pack(word)
        yield Entry(name, count, pack)


def with_pack(word: str) -> tuple[str, int, str]:
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
