"""House Stark with several opponents."""

from typing import Any

from tests.thrones.scene import side
from tests.thrones.second.cards.melee.table import asked, table
from weirwood.core.option import Verb
from weirwood.rules import rule


def test_bran_cancels_the_event_of_any_opponent() -> None:
    s = table(
        side(plays=["Robb Stark", "Burned Men"], hand=["Put to the Sword"], gold=2),
        side(plays=["Varys"]),
        side(plays=["Bran Stark"]),
    )
    you, ann, bob = s.sides
    you.challenges("military", "Robb Stark", against=1)
    you.plays("Put to the Sword")
    assert asked(s) == [2]
    bob.uses("Bran Stark")
    assert ann.in_play == ["Varys"]
    assert bob.discard == ["Bran Stark"]


@rule("FAQ.qa.catelyn.1")
def test_catelyn_silences_every_opponent_not_only_the_other_side_of_the_challenge() -> None:
    s = table(
        side(plays=["Catelyn Stark", "Grand Maester Pycelle", "Burned Men"]),
        side(plays=["Lannisport Moneylender"]),
        side(plays=["Tyrion Lannister"]),
    )
    you, _, bob = s.sides
    you.challenges("intrigue", "Catelyn Stark", against=1)
    assert s.asks(1, "defenders")
    assert bob.gold == 0
    other = table(
        side(plays=["Cersei Lannister"]),
        side(plays=["Lannisport Moneylender"]),
        side(plays=["Tyrion Lannister"]),
    )
    other.sides[0].challenges("intrigue", "Cersei Lannister", against=1)
    assert other.sides[2].offered(Verb.USE) == ["Tyrion Lannister"]


def test_eddard_stands_when_his_own_player_is_challenged() -> None:
    ned: dict[str, Any] = {"plays": [{"card": "Eddard Stark", "kneeling": True}]}
    for defender in (1, 2):
        s = table(side(plays=["Burned Men", "Cersei Lannister"]), side(), side(**ned))
        s.sides[0].challenges("military", "Burned Men", against=defender)
        assert s.sides[2].offered(Verb.USE) == (["Eddard Stark"] if defender == 2 else [])


def test_ice_kills_a_character_of_the_losing_opponent() -> None:
    lord = {"card": "Robb Stark", "attachments": ["Ice"]}
    s = table(
        side(plays=[lord, "Burned Men"]),
        side(plays=["Varys"]),
        side(plays=["Littlefinger", "Cersei Lannister"]),
    )
    you, ann, bob = s.sides
    you.challenges("military", "Robb Stark", against=2)
    you.uses("Ice")
    assert you.offered() == ["Littlefinger", "Cersei Lannister"]
    you.picks("Littlefinger")
    assert (ann.dead, bob.dead) == ([], ["Littlefinger"])


def test_like_warm_rain_is_for_the_losing_defender_and_kills_an_attacker() -> None:
    s = table(
        side(plays=["Cersei Lannister", "Burned Men", "Grand Maester Pycelle"]),
        side(plays=["Summer"], hand=["Like Warm Rain"], gold=1),
        side(plays=["Direwolf Pup"], hand=["Like Warm Rain"], gold=1),
    )
    you, ann, _ = s.sides
    you.challenges("intrigue", "Cersei Lannister", "Grand Maester Pycelle", against=1)
    assert asked(s) == [1]
    ann.plays("Like Warm Rain")
    assert ann.offered() == ["Cersei Lannister", "Grand Maester Pycelle"]
    ann.picks("Cersei Lannister")
    assert you.dead == ["Cersei Lannister"]


def test_winter_is_coming_raises_the_claim_of_its_player_alone() -> None:
    s = table(
        side(plays=["Robb Stark"], plot="A Noble Cause"),
        side(plays=["Littlefinger"], plot="A Noble Cause"),
        side(hand=["Winter Is Coming"], gold=1, plot="A Noble Cause"),
    )
    s.sides[0].challenges("military", "Robb Stark", against=1)
    s.sides[2].plays("Winter Is Coming")
    assert [chair.facts["claim"] for chair in s.sides] == [1, 1, 2]


@rule("RR.ownership.2")
def test_ward_takes_a_character_from_the_opponent_who_has_it() -> None:
    s = table(
        side(hand=["Ward"], gold=5),
        side(plays=["Burned Men"]),
        side(plays=["Gold Cloaks", "Varys"]),
        at="marshaling",
    )
    you, ann, bob = s.sides
    you.marshals("Ward")
    assert you.offered() == ["Burned Men", "Gold Cloaks"]
    you.picks("Gold Cloaks")
    assert set(you.in_play) == {"Ward", "Gold Cloaks"}
    assert (ann.in_play, bob.in_play) == (["Burned Men"], ["Varys"])
