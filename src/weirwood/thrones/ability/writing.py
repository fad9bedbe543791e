"""Writing a card: its facts in one call, and its abilities in another on the same card."""

from __future__ import annotations

import re
from typing import Final

from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.nodes import Filter
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.words import (
    AGENDA,
    ATTACHMENT,
    CHARACTER,
    CONSTANT,
    EVENT,
    FACTION,
    KEYWORD_NAMES,
    LOCATION,
    PLOT,
    TITLE,
    TYPE_NAMES,
)

UNIQUE: Final = "unique"
LOYAL: Final = "loyal"
PERPETUAL: Final = "perpetual"
HE: Final = "he"
SHE: Final = "she"
"""How the text of a card speaks of it again, if not as *it*."""
X_COST: Final = -1
X_GOLD: Final = -1


class Pack:
    """The cards of one pack, by code, in the order they are written; its name is short, its title is full.

    A card is written with its code and name as one title, its faction, what it is marked as, and its facts by name;
    ``has`` gives it its abilities. Traits are separated by full stops, keywords by commas. The cards of a promotional
    pack were given away.
    """

    def __init__(self, edition: str, name: str, title: str = "", *, promotional: bool = False) -> None:
        self.edition = edition
        self.name = name
        self.title = title or name
        self.promotional = promotional
        self.cards: dict[str, Card] = {}

    def character(
        self,
        title: str,
        faction: str,
        *marks: str,
        cost: int,
        strength: int,
        icons: str,
        traits: str = "",
        keywords: str = "",
        income: int = 0,
        initiative: int = 0,
        reserve: int = 0,
        enters_knelt: bool = False,
        doubles: Filter | None = None,
        only_for: str = "",
        other_side: Card | None = None,
        odd: str = "",
    ) -> Card:
        """A character. Icons are letters of MIP; ``doubles`` is what it may be marshaled on as a duplicate.

        What it may become in play stands in ``other_side``.
        """
        card = self._draw_card(CHARACTER, title, faction, marks, cost, traits, keywords)
        card.only_for = only_for
        card.strength = strength
        card.icons = (icons.count("M"), icons.count("I"), icons.count("P"))
        card.bonus = (income, initiative, 0, reserve)
        card.enters_knelt, card.doubles = enters_knelt, doubles
        if other_side is not None:
            _turn_over(card, other_side)
        fact = "{self} enters play knelt" if enters_knelt else ""
        if doubles is not None:
            on = f"{doubles.text(Speaker())} you own and control"
            fact = f"{{self}} may be [marshaled] as a duplicate (at no cost) on {on}"
        return self._add(card, odd, fact)

    def location(
        self,
        title: str,
        faction: str,
        *marks: str,
        cost: int,
        traits: str = "",
        keywords: str = "",
        income: int = 0,
        initiative: int = 0,
        reserve: int = 0,
        influence: int = 0,
        odd: str = "",
    ) -> Card:
        """A location."""
        card = self._draw_card(LOCATION, title, faction, marks, cost, traits, keywords)
        card.bonus = (income, initiative, 0, reserve)
        card.influence = influence
        return self._add(card, odd)

    def attachment(
        self,
        title: str,
        faction: str,
        *marks: str,
        cost: int,
        traits: str = "",
        keywords: str = "",
        on: Filter | None = None,
        once: bool = False,
        host_limit: int = 0,
        income: int = 0,
        initiative: int = 0,
        deck_limit: int = 0,
        odd: str = "",
    ) -> Card:
        """An attachment: ``on`` what it may be attached to, if not any character, and how many copies on one.

        ``once`` says that what it may be attached to matters only when it is.
        """
        card = self._draw_card(ATTACHMENT, title, faction, marks, cost, traits, keywords)
        card.attach, card.attach_once = on, once
        card.host_limit = host_limit
        card.deck_limit = deck_limit
        card.bonus = (income, initiative, 0, 0)
        copies = "1 copy" if host_limit == 1 else f"{host_limit} copies"
        return self._add(card, odd, f"Limit {copies} of {{self}} per character" if host_limit else "")

    def event(
        self,
        title: str,
        faction: str,
        *marks: str,
        cost: int,
        traits: str = "",
        keywords: str = "",
        other_side: Card | None = None,
        only_for: str = "",
        odd: str = "",
    ) -> Card:
        """An event; a cost of X is written ``X_COST``, what it may become in play stands in ``other_side``."""
        card = self._draw_card(EVENT, title, faction, marks, max(0, cost), traits, keywords)
        card.costs_x, card.only_for = cost == X_COST, only_for
        if other_side is not None:
            _turn_over(card, other_side)
        return self._add(card, odd)

    def plot(
        self,
        title: str,
        *marks: str,
        gold: int,
        initiative: int,
        claim: int,
        reserve: int = -1,
        traits: str = "",
        faction: str = "neutral",
        deck_limit: int = 0,
        only_for: str = "",
        odd: str = "",
    ) -> Card:
        """A plot; a gold value of X is written ``X_GOLD``, and counts as 0 until it is defined. -1 is no reserve."""
        card = self._card(PLOT, title, marks, traits)
        card.faction, card.only_for = faction, only_for
        card.gold, card.gold_is_x = max(0, gold), gold == X_GOLD
        card.initiative, card.claim, card.reserve = initiative, claim, reserve
        card.deck_limit = deck_limit
        return self._add(card, odd)

    def agenda(self, title: str, *, traits: str = "", rules: tuple[Node, ...] = (), odd: str = "") -> Card:
        """An agenda; ``rules`` are its rules for building a deck."""
        card = self._card(AGENDA, title, (), traits)
        card.deck_limit = 1
        card.deck_rules = rules
        return self._add(card, odd)

    def title_card(
        self,
        title: str,
        *,
        income: int = 0,
        initiative: int = 0,
        claim: int = 0,
        reserve: int = 0,
        supported_by: str = "",
    ) -> Card:
        """A title; its plot value icons count while it is borne."""
        card = self._card(TITLE, title)
        card.bonus = (income, initiative, claim, reserve)
        card.deck_limit = 1
        return self._add(card, "", f"Supported by {supported_by}" if supported_by else "")

    def faction_card(self, title: str, faction: str) -> Card:
        """A faction card."""
        card = self._card(FACTION, title)
        card.faction = faction
        card.deck_limit = 1
        return self._add(card, "")

    def _add(self, card: Card, odd: str, fact: str = "") -> Card:
        """Take a card into the pack; a fact of it that is told among its abilities comes first."""
        card.odd = odd
        self.cards[card.code] = card
        return card.has(*([_said(fact)] if fact else []))

    def _card(self, type: int, title: str, marks: tuple[str, ...] = (), traits: str = "") -> Card:
        code, _, name = title.partition(" ")
        for mark in marks:
            if mark not in (UNIQUE, LOYAL, PERPETUAL, HE, SHE):
                known = "UNIQUE, LOYAL, PERPETUAL, HE and SHE"
                raise ValueError(f"{title} is marked {mark!r}; a card may be marked {known}.")
        card = Card(code, name, type, self.name)
        card.unique = UNIQUE in marks
        card.loyal = LOYAL in marks
        card.perpetual = PERPETUAL in marks
        card.promotional = self.promotional
        card.pronoun = HE if HE in marks else SHE if SHE in marks else "it"
        card.traits = _traits(traits)
        return card

    def _draw_card(
        self,
        type: int,
        title: str,
        faction: str,
        marks: tuple[str, ...],
        cost: int,
        traits: str,
        keywords: str,
    ) -> Card:
        card = self._card(type, title, marks, traits)
        card.faction = faction
        card.cost = cost
        _take_keywords(card, keywords)
        return card


def attachment_side(traits: str, *abilities: Ability, keywords: str = "") -> Card:
    """What an event is while it is in play as an attachment; its name and code come from the event."""
    side = Card("", "", ATTACHMENT, "")
    side.traits = _traits(traits)
    _take_keywords(side, keywords)
    side.abilities = abilities
    return side


def _turn_over(card: Card, side: Card) -> None:
    side.code = f"{card.code}-{TYPE_NAMES[side.type]}"
    side.name = card.name
    side.pack = card.pack
    side.faction = card.faction
    side.loyal = card.loyal
    side.cost = card.cost
    side.seal(list(side.abilities))
    card.other_side = side


def _said(words: str) -> Ability:
    """A constant ability that is a fact of the card, in words."""
    ability = Ability(CONSTANT)
    ability.spoken = words
    return ability


def _traits(words: str) -> frozenset[str]:
    return frozenset(word.strip() for word in words.split(".") if word.strip())


def _take_keywords(card: Card, words: str) -> None:
    """Keywords separated by commas: ``renown, ambush 2, no attachments except Weapon``."""
    plain: list[int] = []
    for word in (part.strip() for part in words.split(",")):
        if not word:
            continue
        ambush = re.fullmatch(r"ambush (\d+)", word)
        if ambush:
            card.ambush += (int(ambush[1]),)
        elif word == "no attachments":
            card.no_attachments += (("any",),)
        elif word.startswith("no attachments except "):
            card.no_attachments += (("except", *word.removeprefix("no attachments except ").split(" or ")),)
        elif word.startswith("no ") and word.endswith(" attachments"):
            card.no_attachments += (("only", *word[3:-12].split(" or ")),)
        elif word in KEYWORD_NAMES:
            plain.append(KEYWORD_NAMES.index(word))
        else:
            raise ValueError(f"{card.code} {card.name} has an unknown keyword {word!r}")
    card.keywords = tuple(plain)
