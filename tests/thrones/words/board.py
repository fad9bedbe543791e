"""The board on which words are tried: cards of many kinds, none of which says anything that another depends on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tests.thrones.engine.editions import joust_with
from tests.thrones.words.stages import Stage
from weirwood.thrones.ability import *
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.editions.second.edition import JOUST, MELEE
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.flow.checks import Doomed
from weirwood.thrones.game import Variant
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.setup.configuring import MELEE_OPTIONS, OPTIONS
from weirwood.thrones.state import ThronesState

CAST: Final = Pack("second", "Cast")
CAST.character(
    "w-1 Old Lord", "stark", "unique", cost=6, strength=5, icons="MP", traits="Lord", keywords="renown"
)
CAST.character(
    "w-2 Young Knight", "stark", cost=3, strength=3, icons="M", traits="Knight", keywords="pillage"
)
CAST.character("w-3 Quiet Spy", "lannister", cost=2, strength=2, icons="I", traits="Spy", keywords="stealth")
CAST.character(
    "w-4 Loud Queen", "lannister", "unique", "loyal", cost=5, strength=4, icons="IP", traits="Lady"
)
CAST.character("w-5 Grey Wolf", "stark", "loyal", cost=1, strength=1, icons="MIP", traits="Direwolf")
CAST.character(
    "w-6 Plain Reader", "neutral", cost=4, strength=2, icons="IP", traits="Maester", keywords="insight"
)
CAST.character(
    "w-7 Night Rider", "neutral", cost=2, strength=2, icons="MIP", traits="Knight", keywords="ambush 1"
)
CAST.location("w-8 Small Road", "neutral", cost=0, traits="Westeros", keywords="limited", income=1)
CAST.location("w-9 Great Hall", "stark", "unique", cost=2, traits="Winterfell", reserve=1)
CAST.location("w-10 Gold Mine", "lannister", cost=1, traits="Westerlands", income=2)
CAST.location("w-25 Dry Mine", "lannister", cost=1, traits="Westerlands", income=-1)
CAST.location("w-40 Ford", "neutral", cost=0, influence=1)
CAST.event("w-42 Dear Word", "neutral", cost=0).has(action(GainGold(1), cost=InfluenceCost(1)))
CAST.event("w-43 Great Word", "neutral", cost=0).has(action(GainGold(1), cost=InfluenceCost(3)))
CAST.location("w-41 Ferry", "neutral", cost=0, influence=2)
CAST.attachment("w-11 Long Knife", "neutral", cost=1, traits="Weapon")
CAST.attachment("w-12 Red Cloak", "lannister", cost=0, traits="Item")
CAST.event("w-13 Found Purse", "neutral", cost=0).has(action(GainGold(1)))
CAST.event("w-17 Sly Word", "neutral", cost=1).has(action(Kneel(Choose(Cards(CHARACTER)))))
CAST.event("w-18 Sly Knife", "neutral", cost=0).has(action(Kill(Choose(Cards(CHARACTER)))))
CAST.character("w-19 Busy Maid", "neutral", cost=2, strength=1, icons="I").has(
    action(Kneel(Choose(Cards(CHARACTER))), limit=limit(1, PHASE))
)
CAST.location("w-20 Busy Mill", "neutral", cost=2).has(
    action(Kneel(Choose(Cards(CHARACTER))), limit=limit(1, PHASE))
)
CAST.attachment("w-21 Busy Tool", "neutral", cost=2).has(
    action(Kneel(Choose(Cards(CHARACTER))), limit=limit(1, PHASE))
)
CAST.location("w-22 Toll Gate", "neutral", cost=2).has(
    action(ReduceNext(Cards(CHARACTER), 1), limit=limit(1, PHASE))
)
CAST.attachment("w-29 Plain Writ", "neutral", cost=0, keywords="limited")
CAST.location("w-28 Cursed Hall", "neutral", cost=1, keywords="doomed")
CAST.plot("w-24 Fair", gold=3, initiative=2, claim=1, reserve=5, traits="Kingdom", deck_limit=9).has(
    when_revealed(GainGold(3))
)
CAST.plot("w-23 Raid", gold=3, initiative=2, claim=1, reserve=5, traits="War", deck_limit=9).has(
    when_revealed(GainGold(2))
)
CAST.plot("w-14 Peace", gold=4, initiative=3, claim=1, reserve=6, traits="Kingdom", deck_limit=9)
CAST.plot("w-15 War", gold=2, initiative=6, claim=2, reserve=4, traits="War", deck_limit=9)
CAST.plot("w-16 Feast", gold=6, initiative=1, claim=1, reserve=5, traits="Noble", deck_limit=9)

WORD: Final = "Word Bearer"
"""The name of the card that has the word under trial."""
HELD: Final = (
    "Young Knight",
    "Quiet Spy",
    "Small Road",
    "Small Road",
    "Long Knife",
    "Found Purse",
    "Night Rider",
    "Great Hall",
)
PILED_UP: Final = (
    "Grey Wolf",
    "Gold Mine",
    "Found Purse",
    "Red Cloak",
    "Plain Reader",
    "Young Knight",
    "Night Rider",
)


def seat(number: int) -> dict[str, Any]:
    """A seat with something of everything; the first seat has other cards kneeling than the second."""
    first = number == 0
    return {
        "faction": "stark" if first else "lannister",
        "gold": 3 + number,
        "power": 2 - number % 2,
        "hand": [*HELD[number:]],
        "deck": [*PILED_UP, *PILED_UP[number:]],
        "discard": ["Quiet Spy", "Found Purse"][number % 2 :],
        "dead": ["Loud Queen", "Young Knight"] if first else ["Old Lord", "Cursed Hall"],
        "plots": ["War", "Feast", "Peace", "War"],
        "used": ["Feast", "War"][number % 2 :],
        "plot": "Peace" if first else "War",
        "play": [
            {
                "card": "Old Lord" if first else "Loud Queen",
                "power": 2 + number,
                "tokens": {"betrayal": 1 + number},
                "duplicates": [] if first else ["Loud Queen"],
            },
            {"card": "Young Knight", "attachments": ["Long Knife"], "kneeling": not first},
            "Grey Wolf",
            {"card": "Quiet Spy", "kneeling": first},
            "Plain Reader",
            "Great Hall" if first else "Gold Mine",
            "Night Rider",
        ],
    }


def _with_all(book: Edition) -> Edition:
    """An edition with influence, in which doomed cards count too, though never so many that they eliminate a player."""
    ends = replace(book.profile.ends, checks=(*book.profile.ends.checks, Doomed(99)))
    profile = replace(book.profile, ends=ends, values=replace(book.profile.values, influence=True))
    return Edition(book.game, profile, book.chart, book.clauses, book.lexicon, book.token_words, book.commons)


GAMES: Final = {2: (_with_all(JOUST), OPTIONS), 3: (_with_all(MELEE), MELEE_OPTIONS)}
"""By the number of seats."""


def table(card: Card, stage: Stage, at: str) -> ThronesState:
    """A table at which the first seat has the card that bears a word, as a stage wants it."""
    pack = Pack("second", "Word")
    pack.cards[card.code] = card
    edition, options = GAMES[stage.seats]
    pool = Pool([CAST, pack, *POOL.packs], POOL.edition)
    game = Variant(edition, "words", range(stage.seats, stage.seats + 1), options, pool)
    if stage.penalty:
        game = joust_with("entering", cards=[CAST, pack], other_house_penalty=stage.penalty)
    seats = []
    for number in range(stage.seats):
        forms = seat(number)
        forms["play"] += stage.also
        forms["hand"] += stage.hand
        if stage.titles:
            forms["title"] = stage.titles[number]
        if number and stage.plots:
            forms["plots"] = list(stage.plots)
        seats.append(forms)
    if card.type == PLOT:
        seats[0]["plots"] = [WORD, *seats[0]["plots"]]
    elif stage.held:
        seats[0]["hand"].append(WORD)
    else:
        seats[0]["play"].append(WORD if stage.on is None else stage.on)
    spec = {
        "seats": seats,
        "at": at,
        "first_player": 0,
        "active": 0,
        "options": {"ask": "all"},
    }
    return game.begin(game.stage(spec), 0)[0]
