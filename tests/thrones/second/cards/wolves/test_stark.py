"""House Stark in Wolves of the North."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.cards.canceling import cancelable, use_in_vain
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.lasting-effects.1")
def test_the_wolves_weaken_whom_they_bypass() -> None:
    s = scene(
        you=side(plays=["Wolves of the North", "Grey Wind", "Direwolf Pup", "Bran Stark"]),
        foe=side(plays=["Ranging Party", "Tumblestone Knight"]),
        ask="windows",
    )
    s.all_pass()
    s.you.challenges("military", "Wolves of the North")
    s.you.picks("Ranging Party")
    s.you.uses("Wolves of the North")
    assert s.card("Ranging Party")["strength"] == 2
    s.kill("Wolves of the North")
    assert s.card("Ranging Party")["strength"] == 2


@rule("FAQ.qa.stealth-same-target")
def test_two_packs_weaken_the_same_character() -> None:
    s = scene(
        you=side(plays=["Wolves of the North", "Wolves of the North"]),
        foe=side(plays=["Ranging Party", "Tumblestone Knight"]),
        ask="windows",
    )
    s.all_pass()
    s.you.challenges("military", "Wolves of the North", "Wolves of the North")
    s.you.picks("Ranging Party")
    s.you.picks("Ranging Party")
    s.you.uses("Wolves of the North")
    s.you.uses("Wolves of the North")
    assert s.card("Ranging Party")["strength"] == 1
    s.pass_to("5.aw")
    assert s.card("Ranging Party")["strength"] == 5


# Arya Stark (WotN)


def test_arya_avenges_her_family() -> None:
    you = side(plays=["Arya Stark (WotN)", "Bran Stark"])
    s = scene(you=you, foe=side(plays=["Ranging Party", "Tumblestone Knight"]), ask="windows")
    s.kill("Bran Stark")
    s.you.uses("Arya Stark")
    assert (s.foe.dead, s.you.discard) == (["Tumblestone Knight"], ["Arya Stark"]), "the Party is too strong"


def test_arya_avenges_neither_others_nor_herself() -> None:
    you = side(plays=["Arya Stark (WotN)", "Steward at the Wall"])
    s = scene(you=you, foe=side(plays=["Tumblestone Knight", "Bran Stark"]), ask="windows")
    for name in ("Steward at the Wall", "Bran Stark", "Arya Stark"):
        s.kill(name)
        assert s.you.offered(Verb.USE) == []


@rule("RR.unique.1")
def test_both_arya_starks_are_the_same_character() -> None:
    you = side(plays=["Arya Stark"], hand=["Arya Stark (WotN)"])
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.marshals("Arya Stark")
    assert s.card("Arya Stark")["code"] == "01141"
    assert len(s.card("Arya Stark")["duplicates"]) == 1


def test_jon_stands_a_unique_stark_character_once_a_round() -> None:
    kneeling = [
        {"card": name, "kneeling": True} for name in ("Eddard Stark", "Grey Wind", "Tumblestone Knight")
    ]
    s = scene(side(plays=["Jon Snow (WotN)", "Direwolf Pup", "Bran Stark", *kneeling]), ask="windows")
    s.you.uses("Jon Snow")
    assert s.you.offered(Verb.PICK) == [
        "Jon Snow", "Direwolf Pup", "Bran Stark", "Eddard Stark", "Grey Wind", "Tumblestone Knight"
    ]  # fmt: skip
    s.you.picks("Direwolf Pup")
    assert s.you.offered(Verb.PICK) == ["Eddard Stark", "Grey Wind"]
    s.you.picks("Grey Wind")
    assert (s.you.discard, s.card("Grey Wind")["kneeling"]) == (["Direwolf Pup"], False)
    s.foe.passes()
    assert "pass" in s.you.offered() and "Jon Snow" not in s.you.offered(Verb.USE)


def test_jon_needs_somebody_who_kneels() -> None:
    assert scene(side(plays=["Jon Snow (WotN)", "Robb Stark"]), ask="windows").you.offered() == ["pass"]


def test_a_canceled_jon_has_sacrificed_in_vain() -> None:
    s = cancelable(
        side(plays=["Jon Snow (WotN)", "Direwolf Pup", {"card": "Eddard Stark", "kneeling": True}])
    )
    use_in_vain(s, "Jon Snow", "Direwolf Pup")
    assert (s.you.discard, s.card("Eddard Stark")["kneeling"]) == (["Direwolf Pup"], True)


@pytest.mark.parametrize(("plot", "power"), [("Ranger's Cache", 1), ("Summer Harvest", 0)])
def test_jory_dies_for_a_unique_stark_who_gains_power_in_winter(plot: str, power: int) -> None:
    you = side(plays=["Jory Cassel", "Bran Stark", "Direwolf Pup"], plot=plot)
    s = scene(you, side(plays=["Arya Stark"]), ask="windows")
    s.kill("Direwolf Pup", "Arya Stark", "Bran Stark")
    s.you.uses("Jory Cassel")
    assert (s.you.discard, s.card("Bran Stark")["power"]) == (["Jory Cassel"], power)
    assert (s.you.dead, s.foe.dead) == (["Direwolf Pup"], ["Arya Stark"])


def test_jory_saves_nobody_who_cannot_be_saved() -> None:
    s = reveal(
        "Wildfire Assault", you=side(plays=["Jory Cassel", "Bran Stark", "Arya Stark", "Robb Stark", "Osha"])
    )
    s.you.picks("Jory Cassel", "Arya Stark", "Robb Stark")
    s.foe.done()
    assert sorted(s.you.dead) == ["Bran Stark", "Osha"]


def test_a_canceled_jory_is_gone_and_saves_nobody() -> None:
    s = cancelable(side(plays=["Jory Cassel", "Sansa Stark"]))
    s.kill("Sansa Stark")
    use_in_vain(s, "Jory Cassel")
    assert (s.you.discard, s.you.dead) == (["Jory Cassel"], ["Sansa Stark"])


def test_the_minstrel_sings_of_a_tully() -> None:
    you = side(plays=["Tumblestone Knight", "Bran Stark"], hand=["Riverrun Minstrel"], gold=4)
    s = scene(you, side(plays=["Catelyn Stark"]), at="marshaling", ask="windows")
    s.you.marshals("Riverrun Minstrel")
    s.you.uses("Riverrun Minstrel")
    assert s.you.offered(Verb.PICK) == ["Riverrun Minstrel", "Tumblestone Knight", "Catelyn Stark"]
    s.you.picks("Tumblestone Knight")
    assert s.card("Tumblestone Knight")["power"] == 1


def test_a_canceled_minstrel_gives_no_power() -> None:
    s = cancelable(side(plays=["Tumblestone Knight"], hand=["Riverrun Minstrel"], gold=4), at="marshaling")
    s.you.marshals("Riverrun Minstrel")
    use_in_vain(s, "Riverrun Minstrel", "Tumblestone Knight")
    assert s.you.power == 0


def osha(**foe: Any) -> Scene:
    s = cancelable(side(plays=["Osha", "Bran Stark"]), **foe)
    assert s.you.offered() == ["pass"], "she does not participate"
    s.all_pass()
    s.you.challenges("military", "Osha")
    return s


def test_osha_runs_away_once_a_phase() -> None:
    s = osha()
    s.you.uses("Osha")
    s.foe.passes()
    assert not s.card("Osha")["kneeling"]
    assert s.facts["challenge"]["attacking_strength"] == 0
    s.pass_to("4.2")
    s.you.challenges("intrigue", "Osha")
    assert s.you.offered() == ["pass"]


def test_a_canceled_osha_attacks_on() -> None:
    s = osha()
    use_in_vain(s, "Osha")
    assert s.card("Osha")["kneeling"]
    assert s.facts["challenge"]["attacking_strength"] == 2


@pytest.mark.parametrize("yours", [True, False])
def test_shaggydog_fights_for_your_rickon(yours: bool) -> None:
    rickon = side(plays=["Rickon Stark"])
    s = scene(side(plays=["Shaggydog", *(rickon["play"] if yours else [])]), side() if yours else rickon)
    assert s.card("Rickon Stark")["strength"] == (3 if yours else 1)
    assert s.card("Rickon Stark")["icons"] == (["military"] if yours else [])


def test_shaggydog_takes_no_attachments() -> None:
    s = scene(side(plays=["Shaggydog", "Osha"], hand=["Little Bird"], gold=1), at="marshaling", ask="windows")
    s.you.marshals("Little Bird")
    assert s.card("Osha")["attachments"] == [s.id("Little Bird")]


def test_only_a_cheap_location_without_limit_may_be_frozen_solid() -> None:
    theirs = ["The Red Keep", "The Roseroad", "The Wolfswood", "The Wall"]
    s = scene(side(hand=["Frozen Solid"], gold=1), side(plays=theirs), at="marshaling", ask="windows")
    s.you.marshals("Frozen Solid")
    assert s.you.offered(Verb.PICK) == ["The Red Keep", "The Wolfswood"]


def test_a_frozen_location_does_nothing_and_the_frost_goes_with_it() -> None:
    frozen = {"card": "The Wolfswood", "attachments": ["Frozen Solid"]}
    s = scene(side(plays=[frozen], hand=["Direwolf Pup"], gold=2), ask="windows")
    assert s.you.offered() == ["pass"]
    s.discard("The Wolfswood")
    assert sorted(s.you.discard) == ["Frozen Solid", "The Wolfswood"]


def as_hard_as_winter(used: str, **foe: Any) -> Scene:
    hand = ["As Hard as Winter", "Direwolf Pup", "Robb Stark", "Ranging Party"]
    s = cancelable(side(plays=["Bran Stark", "Summer"], hand=hand, gold=1, used=[used]), **foe)
    s.kill("Bran Stark")
    return s


def test_another_stark_takes_the_place_of_one_who_died_if_winter_was() -> None:
    s = as_hard_as_winter("Ranger's Cache")
    s.you.plays("As Hard as Winter")
    s.foe.passes()
    assert s.you.in_play == ["Direwolf Pup", "Summer"], "no other is Stark and cheap enough"
    assert as_hard_as_winter("Summer Harvest").you.offered(Verb.PLAY) == []


def test_a_canceled_winter_brings_nobody() -> None:
    s = as_hard_as_winter("Ranger's Cache")
    use_in_vain(s, "As Hard as Winter")
    assert (s.you.in_play, s.you.discard, s.you.gold) == (["Summer"], ["As Hard as Winter"], 0)


# Rickon Stark


@pytest.mark.parametrize(
    "plots", [("Building Orders", "A Noble Cause"), ("A Noble Cause", "Building Orders")]
)
def test_rickon_dies_against_a_search_of_anybody(plots: tuple[str, str]) -> None:
    s = reveal(*plots, you=side(plays=["Rickon Stark"]))
    s.you.uses("Rickon Stark")
    assert (s.you.discard, s.you.hand) == (["Rickon Stark"], [])


def test_rickon_himself_has_the_word_search() -> None:
    rickon = side(plays=["Rickon Stark"])
    s = reveal("A Noble Cause", "Building Orders", you=rickon, foe=rickon)
    s.you.uses("Rickon Stark")
    s.foe.uses("Rickon Stark")
    assert (s.you.discard, s.foe.discard) == (["Rickon Stark"], ["Rickon Stark"])
    assert s.foe.offered(Verb.PICK) != []


def test_rickon_fears_nothing_but_a_search() -> None:
    s = cancelable(side(plays=["Rickon Stark", "Grey Wind"]), plays=["Grey Wind"])
    s.you.uses("Grey Wind")
    assert "Rickon Stark" not in s.you.offered()


def test_a_canceled_rickon_is_gone_and_the_search_goes_on() -> None:
    s = cancelable(side(plays=["Rickon Stark"]), at="1.2", plots=["Building Orders"])
    s.foe.reveals("Building Orders")
    s.foe.chooses_player(0)
    use_in_vain(s, "Rickon Stark")
    assert s.you.discard == ["Rickon Stark"]
    assert s.foe.offered(Verb.PICK) != []
