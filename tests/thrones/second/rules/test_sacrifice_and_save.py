"""Sacrifices and saves."""

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.sacrifice.1")
def test_a_player_sacrifices_one_of_the_own_cards() -> None:
    s = scene(
        you=side(plays=["Butcher's Block", "Nobody", {"card": "Robb Stark", "controller": 1}]),
        foe=side(plays=["Khal Drogo", {"card": "Titled Nobody", "controller": 0}]),
        ask="windows",
    )
    s.you.uses("Butcher's Block")
    assert s.you.offered(Verb.PICK) == ["Butcher's Block", "Nobody", "Titled Nobody"]
    s.you.picks("Titled Nobody")
    assert (s.you.discard, s.foe.discard) == ([], ["Titled Nobody"])
    assert s.you.gold == 1


@rule("RR.sacrifice.1")
def test_a_sacrificed_card_goes_to_the_discard_pile() -> None:
    s = scene(you=side(plays=["Butcher's Block", "Nobody"]), ask="windows")
    s.you.uses("Butcher's Block")
    s.you.picks("Nobody")
    assert (s.you.discard, s.you.dead, s.you.in_play) == (["Nobody"], [], ["Butcher's Block"])


@rule("RR.sacrifice.2")
def test_what_does_not_leave_play_was_not_sacrificed() -> None:
    s = scene(you=side(plays=["Butcher's Block", "Nobody"]), foe=side(hand=["Stayed Hand"]), ask="windows")
    s.you.uses("Butcher's Block")
    s.you.picks("Nobody")
    s.foe.plays("Stayed Hand")
    assert "Nobody" in s.you.in_play
    assert s.you.gold == 0
    assert not any(event.kind == "sacrificed" for event in s.events)


@rule("RR.sacrifice.3")
def test_a_sacrifice_is_no_kill_and_no_discard() -> None:
    s = scene(
        you=side(
            plays=["Butcher's Block", "Arya Stark", {"card": "Robb Stark", "kneeling": True}, "Open Grave"]
        ),
        foe=side(plays=["Joffrey Baratheon", "Mourning Bell"]),
        ask="windows",
    )
    s.you.uses("Butcher's Block")
    s.you.picks("Arya Stark")
    assert s.you.offered(Verb.USE) == ["Robb Stark"]
    s.you.uses("Robb Stark")
    assert not s.card("Robb Stark")["kneeling"]
    assert (s.foe.gold, s.foe.offered(Verb.USE)) == (0, [])
    assert s.you.dead == []
    kinds = {event.kind for event in s.events}
    assert "sacrificed" in kinds and not kinds & {"killed", "discarded"}


@rule("RR.sacrifice.4")
def test_a_sacrificed_card_cannot_be_saved() -> None:
    arya = {"card": "Arya Stark", "duplicates": ["Arya Stark"], "attachments": ["Bodyguard"]}
    s = scene(you=side(plays=["Butcher's Block", arya]), ask="windows")
    s.you.uses("Butcher's Block")
    s.you.picks("Arya Stark")
    assert s.you.in_play == ["Butcher's Block"]
    assert sorted(s.you.discard) == ["Arya Stark", "Arya Stark"]
    assert s.you.hand == ["Bodyguard"]


@rule("RR.save.1", "RR.duplicates.2")
def test_who_is_saved_is_not_killed() -> None:
    shireen = {"card": "Shireen Baratheon", "duplicates": ["Shireen Baratheon"]}
    s = scene(
        you=side(plays=[shireen, "Nobody"]),
        foe=side(plays=["Joffrey Baratheon", "Mourning Bell"]),
        ask="windows",
    )
    s.kill("Shireen Baratheon")
    s.you.saves("Shireen Baratheon")
    assert s.state.step == "4.aw"
    assert s.you.offered() == ["pass"]
    assert "Shireen Baratheon" in s.you.in_play
    assert (s.you.dead, s.you.discard) == ([], ["Shireen Baratheon"])
    assert (s.foe.gold, s.card("Joffrey Baratheon")["power"]) == (0, 0)
    assert not any(event.kind == "killed" for event in s.events)
    assert [event.rule for event in s.events if event.kind == "moved"] == ["RR.duplicates.2"]


@rule("RR.save.1")
def test_who_is_saved_stays_in_play_while_others_die_at_the_same_time() -> None:
    shireen = {"card": "Shireen Baratheon", "duplicates": ["Shireen Baratheon"]}
    s = scene(you=side(plays=[shireen, "Nobody", "Titled Nobody"]), ask="windows")
    s.kill("Shireen Baratheon", "Nobody")
    s.you.saves("Shireen Baratheon")
    assert s.you.dead == ["Nobody"]
    assert s.you.in_play == ["Shireen Baratheon", "Titled Nobody"]


@rule("RR.save.2")
def test_a_saved_character_satisfies_claim() -> None:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"]}
    s = scene(
        you=side(plays=["Khal Drogo", "Unsullied"], plot="A Noble Cause"),
        foe=side(plays=[robb, "Nobody", "Titled Nobody"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Khal Drogo")
    s.pass_to("4.2.1")
    s.foe.done()
    s.pass_to("4.2.4")
    s.you.says(True)
    s.foe.picks("Robb Stark")
    s.foe.saves("Robb Stark")
    assert s.state.step == "4.2.5"
    assert s.foe.dead == []


@rule("RR.save.3")
def test_nobody_may_even_try_to_save_what_cannot_be_saved() -> None:
    saved = {"card": "Titled Nobody", "attachments": ["Bodyguard"]}
    for name in ("Judged", "Doomed"):
        s = scene(you=side(hand=[name]), foe=side(plays=[saved]), ask="windows")
        s.you.plays(name)
        assert (s.foe.offered(Verb.USE) == ["Bodyguard"]) == (name == "Judged")


@rule("RR.save.4")
def test_a_save_that_leaves_strength_at_nothing_is_not_offered() -> None:
    saved = {"card": "Nobody", "attachments": ["Noble Lineage"]}
    lord = {"card": "Titled Nobody", "attachments": ["Bodyguard"]}
    s = scene(
        you=side(plays=["Drogon", "Khal Drogo"], hand=["Dracarys!"], gold=1),
        foe=side(plays=[saved, lord]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Khal Drogo")
    s.pass_to("4.2.1")
    s.foe.defends("Titled Nobody")
    s.you.plays("Dracarys!")
    s.you.picks("Titled Nobody")
    assert s.foe.dead == ["Titled Nobody"]
    assert s.foe.hand == ["Bodyguard"]
