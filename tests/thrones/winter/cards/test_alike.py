"""What many cards of the Winter Edition have: keywords, influence, income, a House, a cheaper card."""

from __future__ import annotations

from typing import Final

import pytest

from tests.thrones.winter.scene import scene, side, stark
from tests.thrones.winter.test_decks import deck, held, rules
from weirwood.thrones.cards.winter import POOL
from weirwood.thrones.engine.words import PLOT

KEYWORDS: Final = {
    "deadly": (
        "Arya Stark",
        "Eddard Stark",
        "Shaggydog",
        "Greatjon's Elite",
        "Last Hearth's Finest",
        "Ser Jaime Lannister",
        "Highgarden Reinforcements",
        "Melisandre",
        "Ser Axell's Elite",
        "Bannermen to the Kraken",
        "Drogon",
        "Khal Drogo",
        "Rhaegal",
        "Viserion",
        "Warlock's Servitors",
        "Areo Hotah",
        "Jon Snow",
        "Jaqen H'ghar",
        "Mag the Mighty",
        "Mammoth Rampager",
        "War Giant",
        "War Mammoth",
        "Personal Guard",
    ),
    "deathbound": (
        "Winterfell Castle",
        "Broken Tower",
        "Casterly Rock",
        "Corrupt Treasury",
        "Storm's End",
        "Crumbling Stone Dragon",
        'Longship "Black Wind"',
        'Longship "Great Kraken"',
        'Longship "Silence"',
        "Coastal Tower",
        "Great Pyramid of Meereen",
        "Ghiscari Outpost",
        "Sunspear",
        "Desert Cache",
        "The Wall",
        "King's Landing",
        "The New Gift",
        "The Old Gift",
        "Dorne Goes to War",
        "Field of Fire",
        "From the Ashes of Winterfell",
        "Hands of Gold are Always Cold",
        "Plea to R'hllor",
        "Sound the Horn of Dragons",
        "Forever Burning",
        "Forever Faithful",
        "Forever Listening",
        "Forever Plundering",
        "Forever Scheming",
        "Forever Stalwart",
        "Forever Whispering",
        "Arrest and Imprison",
        "Arya's Revenge",
        "Blood Magic",
        "Injurious Poison",
        "Shadow Play",
        "Tidal Wave",
        "The King Must be a Kraken",
        "Defend the Queen",
        "Bathed in Flame",
    ),
    "doomed": (
        "Catelyn Stark",
        "Eddard Stark",
        "Winterfell Castle",
        "Broken Tower",
        "Cersei Lannister",
        "Ser Jaime Lannister",
        "Tywin Lannister",
        "Casterly Rock",
        "Corrupt Treasury",
        "Melisandre",
        "Robert Baratheon",
        "Storm's End",
        "Crumbling Stone Dragon",
        "Theon Greyjoy",
        'Longship "Black Wind"',
        'Longship "Great Kraken"',
        'Longship "Silence"',
        "Coastal Tower",
        "Drogon",
        "Khal Drogo",
        "Rhaegal",
        "Viserion",
        "Great Pyramid of Meereen",
        "Ghiscari Outpost",
        "Arianne Martell",
        "The Red Viper",
        "Sunspear",
        "Desert Cache",
        "Benjen Stark",
        "Mance Rayder",
        "The Wall",
        "King's Landing",
        "The New Gift",
        "The Old Gift",
        "Dorne Goes to War",
        "Field of Fire",
        "From the Ashes of Winterfell",
        "Hands of Gold are Always Cold",
        "Plea to R'hllor",
        "Sound the Horn of Dragons",
        "Arrest and Imprison",
        "Arya's Revenge",
        "Blood Magic",
        "Injurious Poison",
        "Shadow Play",
        "Tidal Wave",
        "The King Must be a Kraken",
        "Defend the Queen",
        "Bathed in Flame",
    ),
    "limited": (
        "Northern Fiefdoms",
        "Western Fiefdoms",
        "Stormlands Fiefdoms",
        "Sea Raiders",
        "Iron Island Fiefdoms",
        "Eastern Fiefdoms",
        "Dornish Fiefdoms",
        "Fallow Fields",
        "Kingsroad Farmstead",
        "Kingsroad Inn",
    ),
    "no attachments": (
        "Shaggydog",
        "Greatjon's Elite",
        "Last Hearth's Finest",
        "Highgarden Reinforcements",
        "Ser Axell's Elite",
        "Bannermen to the Kraken",
        "Sea Raiders",
        "Drogon",
        "Rhaegal",
        "Viserion",
        "Benjen Stark",
        "Pypar",
        "Mammoth Rampager",
        "Ruthless Defender",
        "Veteran Builder",
        "War Giant",
        "War Mammoth",
        "Skirling Berserker",
        "Ghost",
        "Old Bear Mormont",
        "Black Hatchling",
        "Green Hatchling",
        "White Hatchling",
    ),
    "no attachments except Weapon": ("Jon Snow",),
    "renown": (
        "Eddard Stark",
        "Robert Baratheon",
        "Stormland Heir",
        "The Red Viper",
        "Asha Greyjoy",
        "Balon Greyjoy",
    ),
    "setup": (
        "Old Bear's Crow",
        "Kiss of Life",
    ),
    "stealth": (
        "Arya Stark",
        "Meera Reed",
        "Huntress in the Swamp",
        "Tyrion Lannister",
        "Western Heir",
        "Theon Greyjoy",
        "Arianne Martell",
        "Dornish Lancer",
        "Lord Edric's Knight",
        "Benjen Stark",
        "Jaqen H'ghar",
        "Janos Slynt",
        "Jhogo",
    ),
}
"""The cards with each printed keyword."""
INFLUENCE: Final = {
    "Northern Fiefdoms": 1,
    "Western Fiefdoms": 1,
    "Stormlands Fiefdoms": 1,
    "Iron Island Fiefdoms": 1,
    "Eastern Fiefdoms": 1,
    "Doran's Palanquin": 4,
    "Dornish Fiefdoms": 1,
    "Blackwater Rush": 2,
    "Crossroads": 1,
    "Fallow Fields": 2,
    "Minor Fiefdom": 1,
    "Robert's Deathbed": 3,
    "The Red Keep": 3,
}
FOR_ONE_HOUSE: Final = {
    "stark": (
        "Meera Reed",
        "From the Ashes of Winterfell",
        "Forever Stalwart",
        "Arya's Revenge",
        "The Hand's Judgement",
        "Vengeance for Eddard",
        "Winter is Coming",
    ),
    "martell": (
        "Dorne Goes to War",
        "Forever Scheming",
        "Arianne's Rejection",
        "Injurious Poison",
        "The Scorpion's Sting",
        "Unbowed, Unbent, Unbroken",
    ),
    "targaryen": (
        "Field of Fire",
        "Forever Burning",
        "Blood Magic",
        "New Khalassar",
        "Only Your Life",
        "Fire and Blood",
        "Eviscerate",
        "Bathed in Flame",
        "Beggar King",
    ),
    "lannister": (
        "Hands of Gold are Always Cold",
        "Forever Whispering",
        "A Lord's Ransom",
        "Arrest and Imprison",
        "Love is Poison",
        "Hear Me Roar",
    ),
    "baratheon": (
        "Plea to R'hllor",
        "Forever Faithful",
        "Bound by R'hllor",
        "Retreat to Dragonstone",
        "Shadow Play",
        "Ours is the Fury",
    ),
    "greyjoy": (
        "Sound the Horn of Dragons",
        "Forever Plundering",
        "Along the Saltspear",
        "Salt in your Eyes",
        "Tidal Wave",
        "We Do Not Sow",
        "Not Listening",
        "The King Must be a Kraken",
        "Caution to the Wind",
    ),
}


@pytest.mark.parametrize(
    ("keyword", "name"), [(keyword, name) for keyword, names in KEYWORDS.items() for name in names]
)
def test_a_card_has_its_printed_keyword(keyword: str, name: str) -> None:
    s = scene(stark(hand=[name]))
    assert keyword in s.card(POOL.find(name).name)["keywords"]


@pytest.mark.parametrize(("name", "influence"), INFLUENCE.items())
def test_a_location_provides_its_influence(name: str, influence: int) -> None:
    assert scene(stark(name)).card(name)["influence"] == influence


@pytest.mark.parametrize(
    ("name", "income"),
    [("Crossroads", 1), ("Fallow Fields", 2), ("Kingsroad Farmstead", 1), ("Strength in Unity", 1)],
)
def test_an_income_bonus_is_collected(name: str, income: int) -> None:
    you = stark(name)
    if name == "Strength in Unity":
        s = scene(stark(hand=[name], gold=1), at="3.aw")
        s[0].marshals(name)
        assert s.card(name)["attached_to"] == s.id("House Stark")
    else:
        s = scene(you)
    assert s[0].facts["income"] == 4 + income


@pytest.mark.parametrize(
    ("house", "name"), [(house, name) for house, names in FOR_ONE_HOUSE.items() for name in names]
)
def test_a_card_for_one_house_is_in_no_other_deck(house: str, name: str) -> None:
    card = POOL.find(name)
    for faction, wrong in ((house, 0), ("martell" if house == "stark" else "stark", 1)):
        cards = held(60, faction) + ([] if card.type == PLOT else [card])
        entered = deck(cards, house=faction)
        entered.plots = [*entered.plots[:6], card] if card.type == PLOT else entered.plots
        assert rules(entered).count("WE.deck-construction.3") == wrong


@pytest.mark.parametrize(
    ("name", "strength", "icons"),
    [
        ("Courtesan of Highgarden", 2, ["intrigue", "power"]),
        ("Student of the Stars", 2, ["intrigue", "power"]),
        ("Rider through the Storm", 1, ["military", "power"]),
    ],
)
def test_a_character_without_text_has_its_numbers(name: str, strength: int, icons: list[str]) -> None:
    card = scene(stark(name)).card(name)
    assert (card["strength"], card["icons"]) == (strength, icons)


CHEAPER: Final = {
    "stark": ("Lookout", ("Broken Tower", "Northern Fiefdoms")),
    "lannister": ("Enemy Informer", ("Corrupt Treasury", "Western Fiefdoms")),
    "baratheon": ("Knight Commander", ("Crumbling Stone Dragon", "Stormlands Fiefdoms")),
    "greyjoy": ("Deadly Axeman", ("Coastal Tower", "Iron Island Fiefdoms", "Island Transport")),
    "targaryen": (
        "Upstart Slave",
        ("Eastern Fiefdoms", "Ghiscari Outpost", "Meereen Audience Chamber", "Myrish Villa"),
    ),
    "martell": ("House Messenger", ("Desert Cache", "Dornish Fiefdoms")),
}
"""A card of each House, and what makes it cheaper."""


@pytest.mark.parametrize(
    ("house", "card", "name"),
    [(house, card, name) for house, (card, names) in CHEAPER.items() for name in names],
)
def test_a_location_makes_the_next_card_of_its_house_cheaper(house: str, card: str, name: str) -> None:
    cost = POOL.find(card).cost
    s = scene(side(house, name, hand=[card, "Student of Coin"], gold=cost + 1), at="3.aw")
    s[0].uses(name)
    s[1].passes()
    assert s.card(name)["kneeling"]
    s[0].marshals("Student of Coin")
    assert s[0].gold == cost - 1
    s[1].passes()
    s[0].marshals(card)
    assert s[0].gold == 0


@pytest.mark.parametrize("name", ["Lookout", "Crossroads"])
def test_the_kingsroad_inn_makes_any_card_cheaper(name: str) -> None:
    cost = max(0, POOL.find(name).cost - 1)
    s = scene(stark("Kingsroad Inn", hand=[name], gold=cost), at="3.aw")
    s[0].uses("Kingsroad Inn")
    s[1].passes()
    s[0].marshals(name)
    assert s[0].gold == 0
