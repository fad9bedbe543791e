"""The characters of the Night's Watch."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import CANNOT_BE_SAVED, Happening
from weirwood.thrones.engine.words import KILLED

WEAPONS_ONLY = ("Jon Snow", "Ser Waymar Royce", "Old Forest Hunter", "Ranging Party", "Veteran Builder")
NO_ATTACHMENTS = ("Ghost", "Maester Aemon", "Messenger Raven")


@pytest.mark.parametrize("name", WEAPONS_ONLY)
def test_only_weapons_may_be_attached(name: str) -> None:
    s = scene(you=side(plays=[name], hand=["Longclaw", "Little Bird"], gold=5), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == ["Longclaw"]


@pytest.mark.parametrize("name", NO_ATTACHMENTS)
@rule("RR.no-attachments.1")
def test_nothing_may_be_attached(name: str) -> None:
    s = scene(
        you=side(plays=[name], hand=["Longclaw", "Little Bird"], gold=5), at="marshaling", ask="windows"
    )
    assert s.you.offered(Verb.MARSHAL) == []


# Benjen Stark


@rule("RR.replacement.4")
def test_benjen_is_killed_and_yet_shuffled_into_the_deck() -> None:
    s = scene(you=side(plays=["Benjen Stark"]), ask="windows")
    s.kill("Benjen Stark")
    s.you.uses("Benjen Stark")
    assert s.you.power == 2
    assert s.you.deck.count("Benjen Stark") == 1
    assert s.you.dead == []
    kinds = [event.kind for event in s.events if s.id("Benjen Stark") in event.cards]
    assert kinds == ["initiated", "effects-initiate", "killed", "moved"]


def test_benjen_may_as_well_stay_dead() -> None:
    s = scene(you=side(plays=["Benjen Stark"]), ask="windows")
    s.kill("Benjen Stark")
    s.you.passes()
    assert s.you.power == 0
    assert s.you.dead == ["Benjen Stark"]


@rule("RR.would.1")
def test_benjen_saved_by_a_duplicate_was_not_killed() -> None:
    s = scene(you=side(plays=[{"card": "Benjen Stark", "duplicates": ["Benjen Stark"]}]), ask="windows")
    s.kill("Benjen Stark")
    s.you.saves("Benjen Stark")
    assert s.you.power == 0
    assert s.you.in_play == ["Benjen Stark"]
    assert s.you.discard == ["Benjen Stark"]


@rule("RR.stealth.3")
def test_rangers_of_benjen_are_not_bypassed() -> None:
    s = scene(
        you=side(plays=["Ghost"]),
        foe=side(plays=["Benjen Stark", "Ranging Party", "Steward at the Wall"]),
    )
    s.you.challenges("military", "Ghost")
    assert s.you.offered(Verb.PICK) == ["Steward at the Wall"]


# Ghost


def test_whom_ghost_bypasses_defends_no_challenge_of_the_phase() -> None:
    s = scene(
        you=side(plays=["Ghost", "Tumblestone Knight"]),
        foe=side(plays=["Ranging Party", "Veteran Builder"]),
    )
    s.you.challenges("military", "Ghost")
    s.you.picks("Ranging Party")
    s.you.uses("Ghost")
    s.kill("Ghost")
    s.you.challenges("power", "Tumblestone Knight")
    assert s.foe.offered(Verb.PICK) == ["Veteran Builder"]


@rule("RR.stealth.1")
def test_without_ghosts_reaction_stealth_is_for_one_challenge() -> None:
    s = scene(
        you=side(plays=["Ghost", "Tumblestone Knight"]),
        foe=side(plays=["Ranging Party", "Steward at the Wall"]),
    )
    s.you.challenges("military", "Ghost")
    s.you.picks("Ranging Party")
    s.you.passes()
    assert s.you.power == 1
    s.you.challenges("power", "Tumblestone Knight")
    assert s.foe.offered(Verb.PICK) == ["Ranging Party"]


@rule("RR.lasting-effects.2")
def test_the_next_phase_frees_whom_ghost_bypassed() -> None:
    s = scene(you=side(plays=["Ghost"]), foe=side(plays=["Ranging Party"]))
    s.you.challenges("military", "Ghost")
    s.you.picks("Ranging Party")
    s.you.uses("Ghost")
    s.pass_to("4.2", round=2)
    s.you.challenges("military", "Ghost")
    s.you.done()
    assert s.foe.offered(Verb.PICK) == ["Ranging Party"]


def test_ghost_reacts_to_no_one() -> None:
    s = scene(you=side(plays=["Ghost"]), foe=side(plays=["Ranging Party"]))
    s.you.challenges("military", "Ghost")
    s.you.done()
    assert s.foe.offered(Verb.PICK) == ["Ranging Party"]


# Jon Snow


@rule("RR.participating.2", "RR.attacker.1")
def test_jon_takes_part_beside_another_attacker_of_the_watch() -> None:
    s = scene(you=side(plays=["Jon Snow", "Ranging Party"]), foe=side(plays=["Ranging Party"]))
    s.you.challenges("military", "Ranging Party")
    assert s.card("Jon Snow")["participating"] == "attacker"
    assert not s.card("Jon Snow")["kneeling"]
    assert s.facts["challenge"]["attacking_strength"] == 9


def test_jon_does_not_take_part_while_kneeling() -> None:
    s = scene(
        you=side(plays=[{"card": "Jon Snow", "kneeling": True}, "Ranging Party"]),
        foe=side(plays=["Ranging Party"]),
    )
    s.you.challenges("military", "Ranging Party")
    assert s.card("Jon Snow")["participating"] is None
    assert s.facts["challenge"]["attacking_strength"] == 5


def test_jon_does_not_take_part_beside_strangers() -> None:
    s = scene(you=side(plays=["Jon Snow", "Tumblestone Knight"]), foe=side(plays=["Ranging Party"]))
    s.you.challenges("military", "Tumblestone Knight")
    assert s.card("Jon Snow")["participating"] is None


def test_jon_does_not_take_part_in_defence() -> None:
    s = scene(
        you=side(plays=["Jon Snow", "Ranging Party"]),
        foe=side(plays=["Tumblestone Knight"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass()
    s.foe.challenges("military", "Tumblestone Knight")
    s.all_pass()
    s.you.defends("Ranging Party")
    assert s.card("Jon Snow")["participating"] is None
    assert s.facts["challenge"]["defending_strength"] == 5


def test_jon_stops_taking_part_when_the_other_attacker_is_gone() -> None:
    s = scene(you=side(plays=["Jon Snow", "Ranging Party"]), foe=side(plays=["Ranging Party"]))
    s.you.challenges("military", "Ranging Party")
    s.happen([Happening(KILLED, s.facts["challenge"]["attackers"][0])])
    assert s.card("Jon Snow")["participating"] is None


@rule("RR.target.8")
@pytest.mark.parametrize("removes", ["Mare in Heat", "Highgarden"])
def test_jon_cannot_be_removed_while_he_takes_part_unasked(removes: str) -> None:
    s = scene(
        you=side(plays=["Jon Snow", "Ranging Party", "Yoren"]),
        foe=side(
            plays=[{"card": "Tumblestone Knight", "attachments": ["Mare in Heat"]}, "Highgarden"], gold=1
        ),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Ranging Party")
    s.all_pass("4.2.1")
    s.foe.defends("Tumblestone Knight")
    s.you.passes()
    s.foe.uses(removes)
    assert s.facts["challenge"]["attackers"] == []
    assert s.card("Jon Snow")["participating"] is None


@rule("RR.renown.1")
def test_jon_gains_renown_with_longclaw_where_he_was_not_declared() -> None:
    s = scene(you=side(plays=[{"card": "Jon Snow", "attachments": ["Longclaw"]}, "Ranging Party"]))
    s.you.challenges("military", "Ranging Party")
    s.you.picks("Jon Snow")
    assert s.card("Jon Snow")["power"] == 1
    assert s.you.power == 2


# Maester Aemon


@rule("RR.save.1")
def test_aemon_kneels_to_save_a_brother() -> None:
    s = scene(you=side(plays=["Maester Aemon", "Benjen Stark"]), ask="windows")
    s.kill("Benjen Stark")
    s.you.uses("Maester Aemon")
    assert s.card("Maester Aemon")["kneeling"]
    assert "Benjen Stark" in s.you.in_play
    assert s.you.power == 0


def test_aemon_saves_himself_and_brothers_of_others() -> None:
    s = scene(you=side(plays=["Maester Aemon"]), foe=side(plays=["Ranging Party"]), ask="windows")
    s.kill("Maester Aemon", "Ranging Party")
    assert s.you.offered(Verb.USE) == ["Maester Aemon", "Maester Aemon"]
    s.you.uses("Maester Aemon")
    assert s.you.in_play == ["Maester Aemon"]
    assert s.foe.dead == ["Ranging Party"]


def test_a_kneeling_aemon_saves_nobody() -> None:
    s = scene(you=side(plays=[{"card": "Maester Aemon", "kneeling": True}, "Ranging Party"]), ask="windows")
    s.kill("Ranging Party")
    assert s.you.dead == ["Ranging Party"]


def test_aemon_saves_no_stranger_and_nobody_who_is_discarded() -> None:
    s = scene(you=side(plays=["Maester Aemon", "Ranging Party", "Tumblestone Knight"]), ask="windows")
    s.kill("Tumblestone Knight")
    assert s.you.dead == ["Tumblestone Knight"]
    s.discard("Ranging Party")
    assert s.you.discard == ["Ranging Party"]


def test_aemon_cannot_save_whoever_cannot_be_saved() -> None:
    s = scene(you=side(plays=["Maester Aemon", "Ranging Party"]), ask="windows")
    s.happen([Happening(KILLED, s.id("Ranging Party"), 0, flags=CANNOT_BE_SAVED)])
    assert s.you.dead == ["Ranging Party"]


@rule("RR.military-claim.4")
def test_a_brother_saved_from_claim_satisfies_it() -> None:
    s = scene(
        you=side(plays=["Maester Aemon", "Ranging Party"]),
        foe=side(plays=["Tumblestone Knight"], plot="A Storm of Swords"),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.you.defends()
    s.you.picks("Ranging Party")
    s.you.uses("Maester Aemon")
    assert sorted(s.you.in_play) == ["Maester Aemon", "Ranging Party"]
    assert s.you.dead == []


# Old Bear Mormont


def test_old_bear_does_not_kneel_to_defend_the_wall() -> None:
    s = scene(
        you=side(plays=["Old Bear Mormont", "The Wall"]),
        foe=side(plays=["Tumblestone Knight"]),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.you.defends("Old Bear Mormont")
    assert not s.card("Old Bear Mormont")["kneeling"]


def test_old_bear_kneels_to_defend_without_the_wall() -> None:
    s = scene(
        you=side(plays=["Old Bear Mormont"]),
        foe=side(plays=["Tumblestone Knight", "The Wall"]),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.you.defends("Old Bear Mormont")
    assert s.card("Old Bear Mormont")["kneeling"]


@rule("RR.event.5", "RR.framework.4.4")
def test_old_bear_brings_a_card_of_the_watch_from_hand() -> None:
    hand = ["Ranging Party", "Take the Black", "Tumblestone Knight", "Castle Black"]
    s = scene(you=side(plays=["Old Bear Mormont"], hand=hand))
    s.you.passes()
    s.you.uses("Old Bear Mormont")
    assert s.you.offered() == ["Ranging Party", "Castle Black"]
    s.you.picks("Ranging Party")
    assert sorted(s.you.in_play) == ["Old Bear Mormont", "Ranging Party"]


@rule("RR.put-into-play.3", "RR.put-into-play.5")
def test_old_bear_brings_attachments_to_hosts_and_copies_as_duplicates() -> None:
    s = scene(you=side(plays=["Old Bear Mormont", "Benjen Stark"], hand=["Longclaw", "Benjen Stark"]))
    s.you.passes()
    s.you.uses("Old Bear Mormont")
    s.you.picks("Longclaw")
    s.you.picks("Benjen Stark")
    assert s.card("Longclaw")["attached_to"] == s.id("Benjen Stark")
    s = scene(you=side(plays=["Old Bear Mormont", "Benjen Stark"], hand=["Benjen Stark"]))
    s.you.passes()
    s.you.uses("Old Bear Mormont")
    assert len(s.card("Benjen Stark")["duplicates"]) == 1


def test_old_bear_brings_nobody_after_a_lost_defence() -> None:
    s = scene(
        you=side(plays=["Old Bear Mormont"], hand=["Ranging Party"]),
        foe=side(plays=["Tumblestone Knight"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass()
    s.foe.challenges("military", "Tumblestone Knight")
    s.pass_to("5.aw")
    assert s.you.in_play == ["Old Bear Mormont"]


# Samwell Tarly


@rule("RR.insight.2")
def test_samwell_draws_for_a_defence_won() -> None:
    s = scene(
        you=side(plays=["Samwell Tarly", "Jon Snow", "Ranging Party"]),
        foe=side(plays=["Steward at the Wall"]),
        first_player=1,
    )
    s.foe.challenges("intrigue", "Steward at the Wall")
    s.you.defends("Samwell Tarly", "Jon Snow")
    s.you.picks("Samwell Tarly")
    assert s.you.hand == ["The Roseroad"]


@rule("RR.plot-value-modifiers.1", "FAQ.errata.rr26")
def test_samwell_raises_the_reserve_and_not_the_initiative() -> None:
    s = scene(you=side(plays=["Samwell Tarly"], plot="A Storm of Swords"), ask="windows")
    assert (s.you.facts["reserve"], s.you.facts["initiative"]) == (6, 8)


# Ser Waymar Royce


def test_waymars_death_costs_each_opponent_a_card() -> None:
    s = scene(
        you=side(plays=["Ser Waymar Royce"], hand=["Ghost"]),
        foe=side(hand=["Ghost", "Ghost"]),
        ask="windows",
    )
    s.kill("Ser Waymar Royce")
    s.you.uses("Ser Waymar Royce")
    assert (s.foe.hand, s.foe.discard) == (["Ghost"], ["Ghost"])
    assert s.you.hand == ["Ghost"]
    assert s.you.dead == ["Ser Waymar Royce"]


def test_waymar_is_not_asked_where_there_is_no_hand() -> None:
    s = scene(you=side(plays=["Ser Waymar Royce"]), ask="windows")
    s.kill("Ser Waymar Royce")
    assert s.you.offered() == ["pass"]
    assert s.you.dead == ["Ser Waymar Royce"]
