"""Followers and attachments of House Martell in the Core Set."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

USED = ["A Noble Cause", "Summons", "Taxation"]
TREACHEROUS: dict[str, Any] = {"hand": ["Treachery"], "gold": 1}
"""With a unique Lannister character in play, enough to cancel a triggered ability."""


# Desert Scavenger


def test_the_scavenger_reduces_the_cost_of_your_next_martell_character() -> None:
    s = scene(
        you=side(
            plays=["Desert Scavenger"], hand=["Burned Men", "Dawn", "Obara Sand", "Edric Dayne"], gold=9
        ),
        at="marshaling",
    )
    s.you.uses("Desert Scavenger")
    s.you.marshals("Burned Men")
    s.you.marshals("Dawn", on="Burned Men")
    assert s.you.gold == 5
    s.you.marshals("Obara Sand")
    assert s.you.gold == 3
    s.you.marshals("Edric Dayne")
    assert s.you.gold == 1


def test_the_scavenger_is_not_offered_while_kneeling() -> None:
    s = scene(
        you=side(plays=[{"card": "Desert Scavenger", "kneeling": True}], hand=["Obara Sand"], gold=9),
        at="marshaling",
    )
    assert s.you.offered(Verb.USE) == []


def test_the_scavenger_stays_knelt_when_cancelled() -> None:
    s = scene(
        you=side(plays=["Desert Scavenger"], hand=["Obara Sand"], gold=3),
        foe=side(plays=["Cersei Lannister"], **TREACHEROUS),
        at="marshaling",
    )
    s.you.uses("Desert Scavenger")
    s.foe.plays("Treachery")
    assert s.card("Desert Scavenger")["kneeling"]
    s.you.marshals("Obara Sand")
    assert s.you.gold == 0


# Dornish Paramour


def paramour(**foe: Any) -> Scene:
    s = scene(
        you=side(plays=["Dornish Paramour", "Obara Sand"]),
        foe=side(**{"plays": ["Cersei Lannister", "Littlefinger", "Burned Men"], **foe}),
    )
    s.you.challenges("intrigue", "Dornish Paramour")
    return s


def test_the_paramour_makes_a_character_defend() -> None:
    s = paramour()
    s.you.uses("Dornish Paramour")
    assert s.you.offered() == ["Cersei Lannister", "Littlefinger", "Burned Men"]
    s.you.picks("Littlefinger")
    assert s.foe.offered() == ["Cersei Lannister", "done"]
    s.foe.defends()
    assert s.card("Littlefinger")["kneeling"]
    challenge = s.state.last_challenge
    assert challenge is not None and challenge.defending == 4


def test_the_paramour_cannot_make_a_character_defend_that_is_not_able_to() -> None:
    s = paramour()
    s.you.uses("Dornish Paramour")
    s.you.picks("Burned Men")
    assert s.foe.offered() == ["Cersei Lannister", "Littlefinger", "done"]
    s.foe.defends()
    challenge = s.state.last_challenge
    assert challenge is not None and challenge.unopposed


def test_the_paramour_binds_for_this_challenge_only() -> None:
    s = paramour()
    s.you.uses("Dornish Paramour")
    s.you.picks("Burned Men")
    s.foe.defends()
    s.you.challenges("military", "Obara Sand")
    assert s.foe.offered() == ["Burned Men", "done"]


def test_the_paramour_does_not_react_without_a_character_of_the_defender_or_when_she_stays_out() -> None:
    assert paramour(plays=[]).you.offered(Verb.USE) == []
    s = scene(you=side(plays=["Dornish Paramour", "Obara Sand"]), foe=side(plays=["Burned Men"]))
    s.you.challenges("military", "Obara Sand")
    assert s.you.offered(Verb.USE) == []


def test_the_paramour_may_be_cancelled() -> None:
    s = paramour(**TREACHEROUS)
    s.you.uses("Dornish Paramour")
    s.you.picks("Littlefinger")
    s.foe.plays("Treachery")
    assert s.foe.offered() == ["Cersei Lannister", "Littlefinger", "done"]


# Greenblood Trader


def trader(**foe: Any) -> Scene:
    s = scene(
        you=side(hand=["Greenblood Trader"], gold=2, deck=["Dawn", "Sunspear", *["The Roseroad"] * 5]),
        foe=side(**foe),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Greenblood Trader")
    s.you.uses("Greenblood Trader")
    return s


@rule("RR.look.1")
def test_the_trader_takes_one_of_the_top_two_cards_and_places_the_other_under_the_deck() -> None:
    s = trader()
    assert s.you.offered() == ["Dawn", "Sunspear", "done"]
    s.you.picks("Sunspear")
    assert s.you.hand == ["Sunspear"]
    assert s.you.deck == [*["The Roseroad"] * 5, "Dawn"]


def test_the_trader_may_take_none_and_orders_the_others() -> None:
    s = trader()
    s.you.picks()
    s.you.picks("Sunspear")
    assert s.you.hand == []
    assert s.you.deck == [*["The Roseroad"] * 5, "Sunspear", "Dawn"]


def test_the_trader_may_be_cancelled() -> None:
    s = trader(plays=["Cersei Lannister"], **TREACHEROUS)
    s.foe.plays("Treachery")
    assert s.you.hand == []
    assert s.you.deck[:2] == ["Dawn", "Sunspear"]


# House Dayne Knight


def test_the_knight_fights_in_military_and_intrigue_challenges_with_two_strength() -> None:
    s = scene(you=side(plays=["House Dayne Knight", "Desert Scavenger"]))
    assert s.you.offered(Verb.CHALLENGE) == ["military", "intrigue", "power"]
    s.you.challenges("intrigue", "House Dayne Knight")
    challenge = s.state.last_challenge
    assert challenge is not None and challenge.attacking == 2


# Palace Spearman


def test_the_spearman_has_an_intrigue_icon_while_you_are_not_the_first_player() -> None:
    first = scene(you=side(plays=["Palace Spearman"]))
    assert first.card("Palace Spearman")["icons"] == ["military", "power"]
    second = scene(you=side(plays=["Palace Spearman"]), foe=side(plays=["Burned Men"]), first_player=1)
    assert second.card("Palace Spearman")["icons"] == ["military", "intrigue", "power"]


@rule("RR.no-attachments.1")
def test_the_spearman_bears_no_attachments() -> None:
    s = scene(
        you=side(plays=["Palace Spearman"], hand=["Dawn", "Burned Men"], gold=9),
        at="marshaling",
        ask="windows",
    )
    assert s.you.offered(Verb.MARSHAL) == ["Burned Men"]


# Dawn


def test_dawn_strengthens_its_bearer_for_each_used_plot() -> None:
    s = scene(you=side(plays=[{"card": "Obara Sand", "attachments": ["Dawn"]}], used=USED))
    assert s.card("Obara Sand")["strength"] == 6
    assert s.card("Obara Sand")["keywords"] == []


@rule("RR.intimidate.1")
def test_dawn_gives_intimidate_to_a_member_of_house_dayne() -> None:
    s = scene(
        you=side(
            plays=[{"card": "House Dayne Knight", "attachments": ["Dawn"]}, "Desert Scavenger"], used=USED
        ),
        foe=side(plays=["Gold Cloaks", "Tywin Lannister"]),
    )
    assert s.card("House Dayne Knight")["keywords"] == ["intimidate"]
    s.you.challenges("intrigue", "House Dayne Knight")
    s.foe.defends()
    s.you.picks("Gold Cloaks")
    assert s.card("Gold Cloaks")["kneeling"]
