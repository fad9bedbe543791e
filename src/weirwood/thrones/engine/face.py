"""What is printed on a card, as the plain data that views begin with; each card makes it once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.thrones.engine.words import (
    CHALLENGE_NAMES,
    CHARACTER,
    DEATHBOUND,
    EVENT,
    KEYWORD_NAMES,
    PLOT,
    TYPE_NAMES,
)

if TYPE_CHECKING:
    from weirwood.thrones.engine.card import Card


def printed_facts(card: Card) -> dict[str, Any]:
    """A card out of play; what only play can say is left open."""
    strength = card.strength if card.type == CHARACTER else None
    form: dict[str, Any] = {
        "id": None,
        "code": card.code,
        "name": card.name,
        "type": TYPE_NAMES[card.type],
        "owner": None,
        "controller": None,
        "zone": None,
        "facedown": False,
        "unique": card.unique,
        "loyal": card.loyal,
        "printed_cost": _cost(card),
        "cost": _cost(card),
        "printed_strength": strength,
        "factions": [faction for faction in card.affiliations if faction != "neutral"],
        "strength": strength,
        "icons": icon_names(card.base_icons),
        "keywords": keyword_names(card.base_keywords, card.ambush, card.no_attachments),
        "traits": sorted(card.traits),
        "blank": False,
        "kneeling": False,
        "power": 0,
        "gold": 0,
        "tokens": {},
        "attached_to": None,
        "attachments": [],
        "duplicates": [],
        "participating": None,
        "bypassed_by_stealth": False,
    }
    if card.type == PLOT:
        form["income"] = card.gold
        form["initiative"] = card.initiative
        form["claim"] = card.claim
        form["reserve"] = None if card.reserve < 0 else card.reserve
    return form


def printed_marks(card: Card) -> dict[str, Any]:
    """What views also tell of a card in the editions whose cards have these marks."""
    return {
        "influence": card.influence,
        "doomed": card.doomed > 0,
        "deathbound": card.base_keywords[DEATHBOUND] > 0,
        "house_only": card.only_for or None,
        "perpetual": card.perpetual,
        "promotional": card.promotional,
    }


def _cost(card: Card) -> int | str | None:
    if card.type > EVENT:
        return None
    return "X" if card.costs_x else card.cost


def icon_names(counts: list[int]) -> list[str]:
    """Challenge icons, of which there are so many each."""
    return [CHALLENGE_NAMES[icon] for icon in range(3) if counts[icon] > 0]


def keyword_names(
    counts: list[int], ambush: tuple[int, ...], no_attachments: tuple[tuple[str, ...], ...]
) -> list[str]:
    """Keywords, of which there are so many each, in the order of the alphabet."""
    keywords = [KEYWORD_NAMES[keyword] for keyword in range(len(KEYWORD_NAMES)) if counts[keyword] > 0]
    keywords += [f"ambush {value}" for value in ambush]
    keywords += [_no_attachments(rule) for rule in no_attachments]
    return sorted(keywords)


def _no_attachments(rule: tuple[str, ...]) -> str:
    traits = " or ".join(rule[1:])
    words = {
        "any": "no attachments",
        "except": f"no attachments except {traits}",
        "only": f"no {traits} attachments",
    }
    return words[rule[0]]
