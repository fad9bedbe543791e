"""Decks as .o8d files: XML with a section for each type of card."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from weirwood.core.errors import BadDeck
from weirwood.decks.deck import DeckList
from weirwood.decks.draft import Draft, Entry
from weirwood.decks.thronesdb import with_pack
from weirwood.thrones.books import find_book
from weirwood.thrones.engine.card import Card
from weirwood.thrones.pool.pool import Pool

GAME: Final = "30c200c9-6c98-49a4-a293-106c06295c05"
"""How such files name the second edition."""


def drafts_from(text: str, game: str) -> list[Draft]:
    """The one deck of a file; cards are found by name, since the ids of such files are not ours."""
    try:
        root = ElementTree.fromstring(text)  # it is read already, whatever encoding it says it has
    except (ElementTree.ParseError, ValueError) as error:
        raise BadDeck(f"This deck is not valid XML: {error}.") from error
    if root.tag != "deck":
        raise BadDeck(f"An .o8d file must contain a deck, not {root.tag!r}.")
    if root.get("game", GAME).lower() != GAME:
        raise BadDeck(f"This .o8d file is for another game ({root.get('game')}).")
    draft = Draft(root.get("name", ""))
    cards = (part for part in root.iter() if part.tag.lower() == "card")
    for number, card in enumerate(cards, 1):
        count = card.get("qty", "1")
        if not count.isdecimal() or len(count) > 9:
            raise BadDeck(f"Card {number} of this .o8d file has the quantity {count!r}. It must be a number.")
        name, _, pack = with_pack((card.text or card.get("name") or "").strip())
        draft.entries.append(Entry(name, int(count), pack, f"card {number}"))
    return [draft]


def o8d_of(deck: DeckList) -> str:
    """A deck as an .o8d file, without ids."""
    pool = find_book(deck.game).pool
    root = ElementTree.Element("deck", {"game": GAME, "name": deck.name})
    _section(root, pool, "Faction", [(deck.faction, 1)])
    _section(root, pool, "Agenda", [] if deck.agenda is None else [(deck.agenda, 1)])
    sections = {f"{type.capitalize()}s": held for type, held in deck.sections()}
    for name in ("Plots", "Characters", "Locations", "Attachments", "Events"):
        _section(root, pool, name, sections.get(name, []))
    ElementTree.indent(root)
    words = ElementTree.tostring(root, encoding="unicode", short_empty_elements=False)
    return f'<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n{words}\n'


def _section(root: ElementTree.Element, pool: Pool, name: str, held: list[tuple[Card, int]]) -> None:
    section = ElementTree.SubElement(root, "section", {"name": name})
    for card, count in held:
        line = ElementTree.SubElement(section, "card", {"qty": str(count), "id": ""})
        line.text = pool.called(card)
