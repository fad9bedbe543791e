"""Facedown cards, factions and loyalty (RR.facedown, RR.faction, RR.loyal)."""

from tests.thrones.scene import Scene, scene, side
from tests.thrones.set_up import PLOTS, deck
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.editions.second.profile import PROFILE
from weirwood.thrones.pool.deck import deck_from
from weirwood.thrones.pool.deck_checks import problems

HOUSES = PROFILE.deck_building.houses
ARYA = "Arya Stark"


def _arya_hides(top: str, *hand: str) -> Scene:
    """Arya has come into play and taken the top card of the deck as a facedown duplicate."""
    you = side(hand=[ARYA, *hand], gold=12, deck=[top, *["Ghost"] * 9], plot="A Noble Cause")
    s = scene(you=you, foe=side(hand=["Varys"], gold=6), at="marshaling", ask="windows")
    s.you.marshals(ARYA)
    s.you.uses(ARYA)
    return s


@rule("RR.facedown.1")
def test_a_facedown_card_gives_nothing_that_is_printed_on_it() -> None:
    s = _arya_hides("Littlefinger")
    assert s.card("Littlefinger")["zone"] == "duplicate"
    assert s.you.facts["income"] == 5
    assert s.you.offered(Verb.USE) == []


@rule("RR.facedown.1")
def test_a_facedown_card_has_no_title() -> None:
    s = _arya_hides("Littlefinger", "Littlefinger")
    s.foe.passes()
    assert s.you.offered(Verb.DUPLICATE) == []
    s.you.marshals("Littlefinger")
    assert s.you.gold == 12 - 1 - 5  # a Noble Cause made Arya cheaper
    assert sorted(s.you.in_play) == [ARYA, "Littlefinger"]


@rule("RR.facedown.1")
def test_a_facedown_duplicate_saves_as_the_ability_that_placed_it_says() -> None:
    s = _arya_hides("Littlefinger")
    s.kill(ARYA)
    s.choose(0, next(option.key for option in s.you.decision.options if option.verb == Verb.SAVE))
    assert s.you.in_play == [ARYA]
    assert s.you.discard == ["Littlefinger"]


@rule("RR.facedown.2")
def test_only_its_controller_may_look_at_a_facedown_card() -> None:
    s = _arya_hides("Littlefinger")
    seen = []
    for viewer in (0, 1, None):
        cards = s.state.view(viewer)["cards"]
        seen.append([card.get("name") for card in cards if card["zone"] == "duplicate"])
    assert seen == [["Littlefinger"], [None], [None]]


@rule("RR.faction.2")
def test_the_factions_are_these_eight() -> None:
    assert sorted(HOUSES.values()) == [
        "House Baratheon",
        "House Greyjoy",
        "House Lannister",
        "House Martell",
        "House Stark",
        "House Targaryen",
        "House Tyrell",
        "The Night's Watch",
    ]
    printed = {card.faction for card in POOL.by_code.values()}
    assert printed == {*HOUSES, "neutral"}
    neutral = scene(you=side(plays=["Littlefinger"]))
    assert neutral.card("Littlefinger")["factions"] == []


def _problems(faction: str, *cards: str, agenda: str | None = None) -> list[str]:
    """What is wrong with a deck of one faction that includes these cards, but for its size."""
    form = {**deck(*cards, size=20, agenda=agenda), "faction": faction, "plots": list(PLOTS)}
    form["cards"] = {name: min(3, form["cards"].count(name)) for name in form["cards"]}
    sizes = ("RR.deckbuilding.3", "RR.deckbuilding.5", "RR.anatomy.1")
    return [problem.rule for problem in problems(POOL, deck_from(POOL, form)) if problem.rule not in sizes]


@rule("RR.faction.1")
def test_the_faction_card_says_which_cards_are_in_faction_loyal_or_not() -> None:
    assert _problems("lannister", "Tywin Lannister", "Tyrion Lannister", "Littlefinger") == []
    assert _problems("stark", "Tywin Lannister", "Tyrion Lannister", "Littlefinger") == [
        "RR.loyal.1",
        "RR.deckbuilding.8",
    ]


@rule("RR.loyal.1", "RR.loyal.2")
def test_a_banner_opens_a_deck_to_cards_that_are_not_loyal() -> None:
    lion = "Banner of the Lion"
    assert _problems("stark", "Tyrion Lannister", agenda=lion) == []
    assert _problems("stark", "Tywin Lannister", agenda=lion) == ["RR.loyal.1"]
    assert _problems("stark", "Asha Greyjoy", agenda=lion) == ["RR.deckbuilding.8"]
