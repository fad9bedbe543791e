"""Writing a card: its facts and its abilities stand together, in one call."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.nodes import Filter
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

X_COST: Final = -1
X_GOLD: Final = -1


class Pack:
    """The cards of one pack, by code, in the order they are written; its name is short, its title is full.

    ``not_written`` has the names of its cards that are not written yet, by code.
    """

    def __init__(self, edition: str, name: str, title: str = "") -> None:
        self.edition = edition
        self.name = name
        self.title = title or name
        self.cards: dict[str, Card] = {}
        self.not_written: dict[str, str] = {}

    def _add(self, card: Card, abilities: Iterable[Ability]) -> Card:
        card.seal(list(abilities))
        self.cards[card.code] = card
        return card

    def character(
        self,
        code: str,
        name: str,
        faction: str,
        cost: int,
        strength: int,
        icons: str,
        traits: str,
        *abilities: Ability,
        unique: bool = False,
        loyal: bool = False,
        keywords: str = "",
        income: int = 0,
        initiative: int = 0,
        reserve: int = 0,
        enters_knelt: bool = False,
        odd: str = "",
    ) -> Card:
        """A character. Icons are letters of MIP; traits are separated by full stops, keywords by commas."""
        card = self._draw_card(code, name, CHARACTER, faction, cost, traits, unique, loyal, keywords)
        card.strength = strength
        card.icons = (icons.count("M"), icons.count("I"), icons.count("P"))
        card.bonus = (income, initiative, 0, reserve)
        card.enters_knelt = enters_knelt
        card.odd = odd
        if enters_knelt:
            abilities = (_said("{self} enters play knelt."), *abilities)
        return self._add(card, abilities)

    def location(
        self,
        code: str,
        name: str,
        faction: str,
        cost: int,
        traits: str,
        *abilities: Ability,
        unique: bool = False,
        loyal: bool = False,
        keywords: str = "",
        income: int = 0,
        initiative: int = 0,
        reserve: int = 0,
        odd: str = "",
    ) -> Card:
        """A location."""
        card = self._draw_card(code, name, LOCATION, faction, cost, traits, unique, loyal, keywords)
        card.bonus = (income, initiative, 0, reserve)
        card.odd = odd
        return self._add(card, abilities)

    def attachment(
        self,
        code: str,
        name: str,
        faction: str,
        cost: int,
        traits: str,
        *abilities: Ability,
        on: Filter | None = None,
        host_limit: int = 0,
        unique: bool = False,
        loyal: bool = False,
        keywords: str = "",
        odd: str = "",
    ) -> Card:
        """An attachment: ``on`` what it may be attached to, if not any character, and how many copies on one."""
        card = self._draw_card(code, name, ATTACHMENT, faction, cost, traits, unique, loyal, keywords)
        card.attach = on
        card.host_limit = host_limit
        card.odd = odd
        if host_limit:
            copies = "1 copy" if host_limit == 1 else f"{host_limit} copies"
            abilities = (_said(f"Limit {copies} of {{self}} per character."), *abilities)
        return self._add(card, abilities)

    def event(
        self,
        code: str,
        name: str,
        faction: str,
        cost: int,
        traits: str,
        *abilities: Ability,
        unique: bool = False,
        loyal: bool = False,
        keywords: str = "",
        other_side: Card | None = None,
        odd: str = "",
    ) -> Card:
        """An event; a cost of X is written ``X_COST``, what it may become in play stands in ``other_side``."""
        card = self._draw_card(code, name, EVENT, faction, max(0, cost), traits, unique, loyal, keywords)
        card.costs_x = cost == X_COST
        card.odd = odd
        if other_side is not None:
            _turn_over(card, other_side)
        return self._add(card, abilities)

    def plot(
        self,
        code: str,
        name: str,
        gold: int,
        initiative: int,
        claim: int,
        reserve: int,
        traits: str,
        *abilities: Ability,
        faction: str = "neutral",
        loyal: bool = False,
        deck_limit: int = 0,
        odd: str = "",
    ) -> Card:
        """A plot; a gold value of X is written ``X_GOLD``, and counts as 0 until it is defined."""
        card = Card(code, name, PLOT, self.name)
        card.faction = faction
        card.loyal = loyal
        card.gold, card.gold_is_x = max(0, gold), gold == X_GOLD
        card.initiative, card.claim, card.reserve = initiative, claim, reserve
        card.traits = _traits(traits)
        card.deck_limit = deck_limit
        card.odd = odd
        return self._add(card, abilities)

    def agenda(
        self,
        code: str,
        name: str,
        traits: str,
        *abilities: Ability,
        rules: tuple[Node, ...] = (),
        odd: str = "",
    ) -> Card:
        """An agenda; ``rules`` are its rules for building a deck."""
        card = Card(code, name, AGENDA, self.name)
        card.traits = _traits(traits)
        card.deck_limit = 1
        card.deck_rules = rules
        card.odd = odd
        return self._add(card, abilities)

    def title_card(
        self,
        code: str,
        name: str,
        *abilities: Ability,
        income: int = 0,
        initiative: int = 0,
        claim: int = 0,
        reserve: int = 0,
        supported_by: str = "",
    ) -> Card:
        """A title; its plot value icons count while it is borne."""
        card = Card(code, name, TITLE, self.name)
        card.bonus = (income, initiative, claim, reserve)
        card.deck_limit = 1
        if supported_by:
            abilities = (_said(f"Supported by {supported_by}."), *abilities)
        return self._add(card, abilities)

    def faction_card(self, code: str, name: str, faction: str) -> Card:
        """A faction card."""
        card = Card(code, name, FACTION, self.name)
        card.faction = faction
        card.deck_limit = 1
        return self._add(card, ())

    def _draw_card(
        self,
        code: str,
        name: str,
        type: int,
        faction: str,
        cost: int,
        traits: str,
        unique: bool,
        loyal: bool,
        keywords: str,
    ) -> Card:
        card = Card(code, name, type, self.name)
        card.faction = faction
        card.cost = cost
        card.traits = _traits(traits)
        card.unique = unique
        card.loyal = loyal
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
