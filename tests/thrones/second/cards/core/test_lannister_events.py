"""Attachments, locations and events of House Lannister in the Core Set."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

CLAIM_ONE = "Heads on Spikes"
TREACHEROUS: dict[str, Any] = {"hand": ["Treachery"], "gold": 1}
"""With a unique Lannister character in play, enough to cancel a triggered ability."""


# Widow's Wail


def test_widows_wail_makes_its_bearer_stronger() -> None:
    s = scene(you=side(plays=[{"card": "Cersei Lannister", "attachments": ["Widow's Wail"]}]))
    assert s.card("Cersei Lannister")["strength"] == 6
    assert s.card("Cersei Lannister")["icons"] == ["intrigue", "power"]


def test_widows_wail_gives_joffrey_a_military_icon() -> None:
    s = scene(you=side(plays=[{"card": "Joffrey Baratheon", "attachments": ["Widow's Wail"]}]))
    assert s.card("Joffrey Baratheon")["strength"] == 5
    assert s.card("Joffrey Baratheon")["icons"] == ["military", "power"]


@rule("RR.ambush.1")
def test_widows_wail_is_ambushed_onto_a_character_during_a_challenge() -> None:
    s = scene(you=side(plays=["Burned Men", "Joffrey Baratheon"], hand=["Widow's Wail"], gold=1))
    s.you.passes()
    s.you.challenges("military", "Burned Men")
    s.you.ambushes("Widow's Wail", on="Burned Men")
    assert s.state.last_challenge is not None and s.state.last_challenge.attacking == 4
    assert s.you.gold == 0


# Casterly Rock


def test_casterly_rock_allows_a_second_intrigue_challenge() -> None:
    s = scene(
        you=side(
            plays=[
                "Casterly Rock",
                "Cersei Lannister",
                "Grand Maester Pycelle",
                "The Tickler",
                "The Queen's Assassin",
            ]
        )
    )
    s.you.challenges("intrigue", "Cersei Lannister")
    s.you.challenges("intrigue", "The Tickler")
    assert s.you.offered(Verb.CHALLENGE) == ["power"]


def test_without_casterly_rock_there_is_one_intrigue_challenge() -> None:
    s = scene(you=side(plays=["Cersei Lannister", "Grand Maester Pycelle"]))
    s.you.challenges("intrigue", "Cersei Lannister")
    assert s.you.offered(Verb.CHALLENGE) == ["power"]


# Lannisport


def test_lannisport_draws_a_card_after_each_intrigue_challenge_you_win() -> None:
    s = scene(
        you=side(
            plays=["Lannisport", "Casterly Rock", "Cersei Lannister", "The Tickler", "Lannisport Merchant"]
        )
    )
    s.you.challenges("intrigue", "Cersei Lannister")
    s.you.uses("Lannisport")
    assert len(s.you.hand) == 1
    s.you.challenges("intrigue", "The Tickler")
    s.you.uses("Lannisport")
    assert len(s.you.hand) == 2


def test_lannisport_draws_a_card_after_you_win_as_the_defending_player() -> None:
    s = scene(
        you=side(plays=["Lannisport", "Cersei Lannister"]),
        foe=side(plays=["Lannisport Moneylender", "Burned Men"]),
        first_player=1,
    )
    s.foe.challenges("intrigue", "Lannisport Moneylender")
    s.you.defends("Cersei Lannister")
    s.you.uses("Lannisport")
    assert len(s.you.hand) == 1


def test_lannisport_draws_nothing_after_another_challenge_or_a_lost_one() -> None:
    s = scene(
        you=side(plays=["Lannisport", "Cersei Lannister", "Lannisport Moneylender"]),
        foe=side(plays=["Tyrion Lannister"]),
    )
    s.you.challenges("power", "Cersei Lannister")
    s.foe.defends()
    assert s.you.offered(Verb.USE) == []
    s.you.challenges("intrigue", "Lannisport Moneylender")
    s.foe.passes()
    s.foe.defends("Tyrion Lannister")
    assert s.you.offered(Verb.USE) == [] and s.you.hand == []


def test_lannisport_may_be_cancelled() -> None:
    s = scene(
        you=side(plays=["Lannisport", "Cersei Lannister", "Burned Men"]),
        foe=side(plays=[{"card": "Tywin Lannister", "kneeling": True}], **TREACHEROUS),
    )
    s.you.challenges("intrigue", "Cersei Lannister")
    s.you.uses("Lannisport")
    s.foe.plays("Treachery")
    assert s.you.hand == []


# Western Fiefdom


def test_the_fiefdom_reduces_the_cost_of_your_next_lannister_card() -> None:
    s = scene(
        you=side(plays=["Western Fiefdom"], hand=["Lannisport", "Ranging Party", "Burned Men"], gold=9),
        at="marshaling",
    )
    s.you.uses("Western Fiefdom")
    s.you.marshals("Ranging Party")
    assert s.you.gold == 5
    s.you.marshals("Lannisport")
    assert s.you.gold == 3
    s.you.marshals("Burned Men")
    assert s.you.gold == 1


def test_the_fiefdom_is_limited_and_not_offered_while_kneeling() -> None:
    s = scene(
        you=side(
            plays=[{"card": "Western Fiefdom", "kneeling": True}],
            hand=["Western Fiefdom", "Western Fiefdom"],
        ),
        at="marshaling",
    )
    s.you.marshals("Western Fiefdom")
    assert s.you.offered(Verb.USE) == ["Western Fiefdom"]
    assert s.you.offered(Verb.MARSHAL) == []


def test_the_fiefdom_stays_knelt_when_cancelled() -> None:
    s = scene(
        you=side(plays=["Western Fiefdom"], hand=["Burned Men"], gold=2),
        foe=side(plays=["Cersei Lannister"], **TREACHEROUS),
        at="marshaling",
    )
    s.you.uses("Western Fiefdom")
    s.foe.plays("Treachery")
    assert s.card("Western Fiefdom")["kneeling"]
    s.you.marshals("Burned Men")
    assert s.you.gold == 0


# Hear Me Roar!


def roar(**rest: Any) -> Scene:
    you: dict[str, Any] = {
        "plays": ["The Tickler"],
        "hand": ["Hear Me Roar!", "Tywin Lannister", "Burned Men", "Littlefinger"],
        "gold": 1,
        **rest,
    }
    return scene(you=side(**you))


@rule("RR.put-into-play.2", "RR.delayed-effects.1")
def test_hear_me_roar_puts_a_lannister_character_into_play_until_the_end_of_the_phase() -> None:
    s = roar()
    s.you.plays("Hear Me Roar!")
    assert s.you.offered() == ["Tywin Lannister", "Burned Men"]
    s.you.picks("Tywin Lannister")
    assert "Tywin Lannister" in s.you.in_play
    assert s.you.gold == 0
    s.you.passes()
    assert s.state.phase == "dominance"
    assert s.you.discard == ["Hear Me Roar!", "Tywin Lannister"]


@rule("RR.leaves-play.5")
def test_hear_me_roar_does_not_discard_a_character_that_left_play_before() -> None:
    s = roar(hand=["Hear Me Roar!", "Tywin Lannister"])
    s.you.plays("Hear Me Roar!")
    s.kill("Tywin Lannister")
    s.you.passes()
    assert s.you.dead == ["Tywin Lannister"]
    assert s.you.discard == ["Hear Me Roar!"]


@rule("RR.put-into-play.5", "RR.in-play.1")
def test_hear_me_roar_brings_in_a_duplicate_and_discards_it_again() -> None:
    s = roar(plays=["The Tickler", "Ser Jaime Lannister"], hand=["Hear Me Roar!", "Ser Jaime Lannister"])
    s.you.plays("Hear Me Roar!")
    assert len(s.card("Ser Jaime Lannister")["duplicates"]) == 1
    s.you.passes()
    assert s.state.phase == "dominance"
    assert s.you.in_play == ["The Tickler", "Ser Jaime Lannister"]
    assert s.card("Ser Jaime Lannister")["duplicates"] == []
    assert s.you.discard == ["Hear Me Roar!", "Ser Jaime Lannister"]


def test_hear_me_roar_is_not_offered_without_a_lannister_character_that_could_come() -> None:
    s = scene(
        you=side(hand=["Hear Me Roar!", "Littlefinger", "Tywin Lannister"], dead=["Tywin Lannister"], gold=1),
        ask="windows",
    )
    assert s.you.offered() == ["pass"]


@rule("RR.cancel.4")
def test_hear_me_roar_is_spent_when_cancelled() -> None:
    s = scene(
        you=side(plays=["The Tickler"], hand=["Hear Me Roar!", "Tywin Lannister"], gold=1),
        foe=side(hand=["The Hand's Judgment"], gold=1),
    )
    s.you.plays("Hear Me Roar!")
    s.foe.plays("The Hand's Judgment")
    assert s.you.hand == ["Tywin Lannister"]
    assert s.you.discard == ["Hear Me Roar!"]
    assert s.you.gold == 0


# The Things I Do For Love


def love(**rest: Any) -> Scene:
    you: dict[str, Any] = {
        "plays": ["Cersei Lannister"],
        "hand": ["The Things I Do For Love"],
        "gold": 5,
        **rest,
    }
    return scene(you=side(**you), foe=side(plays=["Burned Men", "Littlefinger"]), ask="windows")


@rule("RR.x.2")
def test_the_things_i_do_for_love_returns_a_character_no_dearer_than_x() -> None:
    s = love()
    s.you.plays("The Things I Do For Love")
    assert s.you.offered() == ["2", "3", "4", "5"]
    s.you.names("2")
    assert s.foe.hand == ["Burned Men"]
    assert s.you.gold == 3
    assert s.facts["cards"][s.you.facts["faction_card"]]["kneeling"]


def test_the_things_i_do_for_love_may_reach_for_more_with_a_larger_x() -> None:
    s = love()
    s.you.plays("The Things I Do For Love")
    s.you.names("5")
    assert s.you.offered() == ["Burned Men", "Littlefinger"]
    s.you.picks("Littlefinger")
    assert s.foe.hand == ["Littlefinger"]
    assert s.you.gold == 0


@rule("RR.target.3")
def test_the_things_i_do_for_love_is_not_offered_without_a_character_you_can_afford() -> None:
    assert love(gold=1).you.offered() == ["pass"]


@rule("RR.play-restrictions.1")
def test_the_things_i_do_for_love_needs_a_lannister_lord_or_lady() -> None:
    assert love(plays=["The Tickler"]).you.offered() == ["pass"]
    assert love(plays=["Littlefinger"]).you.offered() == ["pass"]


@rule("RR.abilities.9")
def test_the_things_i_do_for_love_needs_a_standing_faction_card() -> None:
    s = love(agenda="Fealty")
    s.you.uses("Fealty")
    s.foe.passes()
    assert s.you.offered() == ["pass"]


@rule("RR.x.2")
def test_a_reduction_lowers_the_gold_paid_for_x_but_not_x() -> None:
    s = love(plays=["Cersei Lannister", "Paxter Redwyne"], gold=4)
    s.you.plays("The Things I Do For Love")
    assert s.you.offered() == ["2", "3", "4", "5"]
    s.you.names("5")
    s.you.picks("Littlefinger")
    assert s.you.gold == 0
    assert s.foe.hand == ["Littlefinger"]


def test_the_things_i_do_for_love_is_spent_when_cancelled() -> None:
    s = scene(
        you=side(plays=["Cersei Lannister"], hand=["The Things I Do For Love"], gold=2),
        foe=side(plays=["Burned Men"], hand=["The Hand's Judgment"], gold=2),
        ask="windows",
    )
    s.you.plays("The Things I Do For Love")
    s.foe.plays("The Hand's Judgment")
    assert "Burned Men" in s.foe.in_play
    assert s.you.gold == 0
    assert s.facts["cards"][s.you.facts["faction_card"]]["kneeling"]


# Treachery


@rule("RR.cancel.1", "RR.cancel.2")
def test_treachery_cancels_a_triggered_ability_of_a_card_in_play_only_once() -> None:
    s = scene(
        you=side(plays=["Tyrion Lannister", "Burned Men"]),
        foe=side(
            plays=[{"card": "Cersei Lannister", "kneeling": True}], hand=["Treachery", "Treachery"], gold=2
        ),
    )
    s.you.challenges("intrigue", "Tyrion Lannister")
    s.you.picks()
    s.you.uses("Tyrion Lannister")
    s.foe.plays("Treachery")
    assert s.you.gold == 0
    assert s.foe.hand == ["Treachery"]
    assert s.foe.gold == 1


def test_treachery_does_not_answer_an_event() -> None:
    s = scene(
        you=side(plays=["The Tickler"], hand=["Hear Me Roar!", "Burned Men"], gold=1),
        foe=side(plays=["Cersei Lannister"], **TREACHEROUS),
    )
    s.you.plays("Hear Me Roar!")
    assert "Burned Men" in s.you.in_play


@rule("RR.play-restrictions.1")
def test_treachery_needs_a_unique_lannister_character() -> None:
    s = scene(
        you=side(plays=["Tyrion Lannister", "Burned Men"]),
        foe=side(plays=["Gold Cloaks"], **TREACHEROUS),
    )
    s.you.challenges("intrigue", "Tyrion Lannister")
    s.you.picks()
    s.you.uses("Tyrion Lannister")
    assert s.you.gold == 2


@rule("RR.delayed-effects.3")
def test_treachery_does_not_answer_a_delayed_effect() -> None:
    s = scene(
        you=side(plays=["The Tickler"], hand=["Hear Me Roar!", "Burned Men"], gold=1),
        foe=side(plays=["Cersei Lannister"], **TREACHEROUS),
    )
    s.you.plays("Hear Me Roar!")
    s.you.passes()
    s.foe.passes()
    assert s.state.phase == "dominance"
    assert s.you.discard == ["Hear Me Roar!", "Burned Men"]


@rule("RR.duplicates.2")
def test_treachery_does_not_answer_a_duplicate() -> None:
    s = scene(
        you=side(plays=[{"card": "Tyrion Lannister", "duplicates": ["Tyrion Lannister"]}]),
        foe=side(plays=["Cersei Lannister"], **TREACHEROUS),
    )
    s.kill("Tyrion Lannister")
    s.you.saves("Tyrion Lannister")
    assert "Tyrion Lannister" in s.you.in_play
    assert s.foe.hand == ["Treachery"]


def test_treachery_may_be_cancelled_itself() -> None:
    s = scene(
        you=side(plays=["Tyrion Lannister", "Burned Men"], hand=["The Hand's Judgment"], gold=1),
        foe=side(plays=[{"card": "Cersei Lannister", "kneeling": True}], **TREACHEROUS),
    )
    s.you.challenges("intrigue", "Tyrion Lannister")
    s.you.picks()
    s.you.uses("Tyrion Lannister")
    s.foe.plays("Treachery")
    s.you.plays("The Hand's Judgment")
    assert s.you.gold == 2
    assert s.foe.discard == ["Treachery"]
