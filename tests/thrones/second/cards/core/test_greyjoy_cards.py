"""Scenes of House Greyjoy's attachment and events in the Core Set."""

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import CANNOT_BE_SAVED, Happening
from weirwood.thrones.engine.words import KILLED


def _attacks(s: Scene, type: str, *names: str) -> None:
    """Attack; nobody else acts until defenders are declared."""
    s.pass_to("4.2")
    s.you.challenges(type, *names)
    s.pass_to("4.2.1")


# Throwing Axe

AXEMAN = {"card": "Black Wind's Crew", "attachments": ["Throwing Axe"]}


@rule("RR.attachment.3")
def test_an_axe_is_for_ironborn() -> None:
    you = side(plays=["Littlefinger", "Drowned Men", "Salty Navigator"], hand=["Throwing Axe"], gold=1)
    s = scene(you=you, at="marshaling", ask="windows")
    s.you.marshals("Throwing Axe")
    assert s.card("Throwing Axe")["attached_to"] == s.id("Salty Navigator")


def test_an_axe_is_thrown_at_a_defender() -> None:
    foe = side(plays=["Shireen Baratheon", "Littlefinger", "Bastard in Hiding"])
    s = scene(you=side(plays=[AXEMAN, "Salty Navigator"]), foe=foe, ask="windows")
    _attacks(s, "power", "Black Wind's Crew")
    s.foe.defends("Shireen Baratheon", "Bastard in Hiding")
    s.pass_to("4.2.2")
    s.you.uses("Throwing Axe")
    assert s.you.offered() == ["Shireen Baratheon", "Bastard in Hiding"]
    s.you.picks("Bastard in Hiding")
    assert s.foe.dead == ["Bastard in Hiding"]
    assert s.you.discard == ["Throwing Axe"]


def test_an_axe_needs_a_defender() -> None:
    s = scene(you=side(plays=[AXEMAN]), foe=side(plays=["Shireen Baratheon"]), ask="windows")
    _attacks(s, "power", "Black Wind's Crew")
    s.foe.defends()
    s.pass_to("4.aw")
    assert s.facts["last_challenge"]["winner"] == 0
    assert s.card("Throwing Axe")["zone"] == "attached"


def test_an_axe_stays_in_hand_when_its_bearer_defends() -> None:
    s = scene(you=side(plays=[AXEMAN]), foe=side(plays=["Shireen Baratheon"]), active=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges("power", "Shireen Baratheon")
    s.pass_to("4.2.1")
    s.you.defends("Black Wind's Crew")
    s.pass_to("4.aw")
    assert s.facts["last_challenge"]["winner"] == 0
    assert s.card("Throwing Axe")["zone"] == "attached"


def test_an_axe_on_an_opponents_defender_is_not_thrown() -> None:
    bearer = {"card": "Salty Navigator", "attachments": [{"card": "Throwing Axe", "controller": 0}]}
    s = scene(you=side(plays=["Black Wind's Crew"]), foe=side(plays=[bearer]), ask="windows")
    _attacks(s, "military", "Black Wind's Crew")
    s.foe.defends("Salty Navigator")
    s.pass_to("4.aw")
    assert s.facts["last_challenge"]["winner"] == 0
    assert s.foe.dead == [] and s.card("Throwing Axe")["zone"] == "attached"


# Risen from the Sea


@rule("RR.cardtypes.1", "RR.event.5", "RR.then.1")
def test_the_risen_comes_back_stronger() -> None:
    s = scene(you=side(plays=["Salty Navigator"], hand=["Risen from the Sea"]), ask="windows")
    s.kill("Salty Navigator")
    s.you.plays("Risen from the Sea")
    risen = s.card("Risen from the Sea")
    assert sorted(s.you.in_play) == ["Risen from the Sea", "Salty Navigator"]
    assert s.card("Salty Navigator")["strength"] == 3
    assert risen["type"] == "attachment" and risen["attached_to"] == s.id("Salty Navigator")
    assert risen["traits"] == ["Condition"] and risen["keywords"] == ["terminal"]
    assert s.you.discard == []


def test_what_rose_is_discarded_as_the_condition_it_is() -> None:
    you = side(plays=["Salty Navigator"], hand=["Risen from the Sea"])
    s = scene(you=you, foe=side(plays=["Maester Cressen"]), at="marshaling", active=1, ask="windows")
    s.kill("Salty Navigator")
    s.you.plays("Risen from the Sea")
    s.you.passes()
    s.foe.uses("Maester Cressen")
    assert s.you.discard == ["Risen from the Sea"]
    assert s.card("Risen from the Sea")["type"] == "event"
    assert s.card("Salty Navigator")["strength"] == 2


@rule("RR.terminal.1")
def test_what_rose_sinks_with_its_bearer() -> None:
    s = scene(you=side(plays=["Salty Navigator"], hand=["Risen from the Sea"]), ask="windows")
    s.kill("Salty Navigator")
    s.you.plays("Risen from the Sea")
    s.kill("Salty Navigator")
    assert s.you.dead == ["Salty Navigator"] and s.you.discard == ["Risen from the Sea"]
    assert s.card("Risen from the Sea")["type"] == "event"


def test_one_who_bears_no_attachments_is_saved_all_the_same() -> None:
    s = scene(you=side(plays=["Drowned Men"], hand=["Risen from the Sea"]), ask="windows")
    s.kill("Drowned Men")
    s.you.plays("Risen from the Sea")
    assert s.you.in_play == ["Drowned Men"]
    assert s.you.discard == ["Risen from the Sea"]


def test_any_greyjoy_may_be_saved_and_nobody_else() -> None:
    s = scene(you=side(hand=["Risen from the Sea"]), foe=side(plays=["Salty Navigator"]), ask="windows")
    s.kill("Salty Navigator")
    s.you.plays("Risen from the Sea")
    assert s.foe.in_play == ["Salty Navigator"] and s.you.in_play == ["Risen from the Sea"]
    s = scene(you=side(plays=["Littlefinger"], hand=["Risen from the Sea"]), ask="windows")
    s.kill("Littlefinger")
    assert s.you.dead == ["Littlefinger"]


@rule("RR.save.3")
def test_who_cannot_be_saved_does_not_rise() -> None:
    s = scene(you=side(plays=["Salty Navigator"], hand=["Risen from the Sea"]), ask="windows")
    s.happen([Happening(KILLED, s.id("Salty Navigator"), 0, flags=CANNOT_BE_SAVED)])
    assert s.you.dead == ["Salty Navigator"] and s.you.hand == ["Risen from the Sea"]


def test_the_risen_is_not_saved_from_being_discarded() -> None:
    s = scene(you=side(plays=["Salty Navigator"], hand=["Risen from the Sea"]), ask="windows")
    s.discard("Salty Navigator")
    assert s.you.discard == ["Salty Navigator"] and s.you.hand == ["Risen from the Sea"]


@rule("RR.cancel.3")
def test_a_cancelled_rise_saves_nobody() -> None:
    you = side(plays=["Salty Navigator"], hand=["Risen from the Sea"])
    s = scene(you=you, foe=side(hand=["The Hand's Judgment"]), ask="windows")
    s.kill("Salty Navigator")
    s.you.plays("Risen from the Sea")
    s.foe.plays("The Hand's Judgment")
    assert s.you.dead == ["Salty Navigator"] and s.you.discard == ["Risen from the Sea"]


def _burned(strength: int) -> Scene:
    """A character of this strength gets -4 STR by Dracarys! and dies at 0."""
    name = {4: "Asha Greyjoy", 3: "Black Wind's Crew"}[strength]
    you = side(
        plays=[{"card": name, "duplicates": [name] if strength == 4 else []}], hand=["Risen from the Sea"]
    )
    foe = side(plays=["Drogon", "Rhaegal"], hand=["Dracarys!"], gold=1)
    s = scene(you=you, foe=foe, ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", name)
    if s.asks(0, "stealth"):
        s.you.done()
    s.you.passes()
    s.foe.plays("Dracarys!")
    s.foe.picks("Rhaegal")
    return s


@rule("FAQ.3.1.1", "RR.save.4")
def test_the_risen_survives_fire_that_took_all_its_strength() -> None:
    s = _burned(strength=4)
    assert s.you.offered() == ["Risen from the Sea", "pass"]
    s.you.plays("Risen from the Sea")
    assert s.card("Asha Greyjoy")["zone"] == "play" and s.card("Asha Greyjoy")["strength"] == 1


@rule("FAQ.3.1.1")
def test_the_risen_does_not_survive_fire_that_took_more() -> None:
    s = _burned(strength=3)
    assert s.you.dead == ["Black Wind's Crew"] and s.you.hand == ["Risen from the Sea"]


@rule("RR.save.4")
def test_who_bears_no_attachments_does_not_rise_from_fire() -> None:
    foe = side(plays=["Drogon", "Rhaegal"], hand=["Dracarys!"], gold=1)
    you = side(plays=["Drowned Men", "Iron Fleet Scout"], hand=["Risen from the Sea"])
    s = scene(you=you, foe=foe, ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", "Drowned Men")
    s.you.passes()
    s.foe.plays("Dracarys!")
    s.foe.picks("Rhaegal")
    assert s.you.dead == ["Drowned Men"] and s.you.hand == ["Risen from the Sea"]


# The Kraken's Grasp


def _grasping(first_player: int, *defenders: str) -> Scene:
    you = side(plays=["Black Wind's Crew"], hand=["The Kraken's Grasp"])
    foe = side(plays=["Maester Cressen", "Robert Baratheon", "Littlefinger"])
    s = scene(you=you, foe=foe, first_player=first_player, active=0, ask="windows")
    _attacks(s, "power", "Black Wind's Crew")
    s.foe.defends(*defenders)
    return s


@rule("RR.unopposed.1")
def test_a_grasped_defender_does_not_count() -> None:
    s = _grasping(0, "Maester Cressen", "Robert Baratheon")
    assert s.facts["challenge"]["defending_strength"] == 10
    s.you.plays("The Kraken's Grasp")
    assert s.facts["challenge"]["defending_strength"] == 7
    s = _grasping(0, "Maester Cressen")
    s.you.plays("The Kraken's Grasp")
    s.pass_to("4.2.4")
    assert s.facts["challenge"]["unopposed"]


def test_the_grasp_ends_with_the_challenge() -> None:
    s = _grasping(0, "Maester Cressen")
    s.you.plays("The Kraken's Grasp")
    s.pass_to("4.2")
    s.you.passes()
    s.pass_to("4.2")
    s.foe.challenges("power", "Littlefinger")
    assert s.facts["challenge"]["attacking_strength"] == 4


def test_the_grasp_is_for_the_first_player_and_for_weak_defenders() -> None:
    s = _grasping(1, "Maester Cressen")
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    s = _grasping(0, "Robert Baratheon")
    assert s.you.offered() == ["pass"]
    s = _grasping(0)
    assert s.you.offered() == ["pass"]


# We Do Not Sow


def _unopposed(*locations: str) -> Scene:
    lord = {"card": "Littlefinger", "attachments": ["Little Bird"]}
    you = side(plays=["Black Wind's Crew"], hand=["We Do Not Sow", "We Do Not Sow"], gold=2)
    s = scene(you=you, foe=side(plays=[lord, *locations]), ask="windows")
    _attacks(s, "power", "Black Wind's Crew")
    s.foe.defends()
    s.pass_to("4.2.2")
    return s


def test_we_do_not_sow_reaps_a_location_or_an_attachment() -> None:
    s = _unopposed("The Red Keep")
    s.you.plays("We Do Not Sow")
    assert s.you.offered() == ["Little Bird", "The Red Keep"]
    s.you.picks("The Red Keep")
    assert s.foe.discard == ["The Red Keep"] and s.you.gold == 1


@rule("RR.limits.4")
def test_we_do_not_sow_once_in_a_challenge() -> None:
    s = _unopposed("The Red Keep")
    s.you.plays("We Do Not Sow")
    s.you.picks("The Red Keep")
    assert "We Do Not Sow" not in s.you.offered()
    s.pass_to("4.aw")
    assert s.foe.discard == ["The Red Keep"] and s.you.hand == ["We Do Not Sow"]


def test_we_do_not_sow_in_the_next_challenge_either() -> None:
    you = side(
        plays=["Black Wind's Crew", "Salty Navigator"], hand=["We Do Not Sow", "We Do Not Sow"], gold=2
    )
    s = scene(you=you, foe=side(plays=["The Red Keep", "Sea Tower"]), ask="windows")
    _attacks(s, "power", "Black Wind's Crew")
    s.pass_to("4.2.2")
    s.you.plays("We Do Not Sow")
    s.you.picks("The Red Keep")
    _attacks(s, "military", "Salty Navigator")
    s.pass_to("4.2.2")
    s.you.plays("We Do Not Sow")
    assert s.foe.in_play == [] and s.you.gold == 0


def test_we_do_not_sow_needs_something_to_reap_and_no_defence() -> None:
    keepers = ["Shireen Baratheon", "The Red Keep"]
    for foe, defenders in ((["Littlefinger"], []), (keepers, ["Shireen Baratheon"])):
        you = side(plays=["Black Wind's Crew"], hand=["We Do Not Sow"], gold=1)
        s = scene(you=you, foe=side(plays=foe), ask="windows")
        _attacks(s, "power", "Black Wind's Crew")
        s.foe.defends(*defenders)
        s.pass_to("4.2.5")
        assert s.facts["challenge"]["winner"] == 0
        assert s.you.hand == ["We Do Not Sow"] and s.you.gold == 1
