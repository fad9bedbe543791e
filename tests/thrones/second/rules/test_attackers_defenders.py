"""Attackers and defenders, characters and players, and who is against whom (RR.attacker, RR.defender, RR.against)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.rules.asking import refused
from weirwood.core.option import Verb
from weirwood.rules import rule


def _fighting(s: Scene, role: str) -> list[str]:
    """The names of the participants with a role."""
    return sorted(card["name"] for card in s.facts["cards"] if card["participating"] == role)


@rule("RR.attacker.1")
def test_attackers_are_those_who_fight_for_the_initiator() -> None:
    watch = side(plays=["Ranging Party", "Jon Snow", "Old Bear Mormont", "Samwell Tarly"])
    s = scene(watch, side(plays=["Wildling Horde", "Robb Stark"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Ranging Party")
    assert _fighting(s, "attacker") == ["Jon Snow", "Ranging Party"]  # he is considered to take part
    s.all_pass()
    s.foe.defends("Wildling Horde")
    assert _fighting(s, "attacker") == ["Jon Snow", "Ranging Party"]
    assert _fighting(s, "defender") == ["Wildling Horde"]
    assert [s.name(card) for card in s.facts["challenge"]["attackers"]] == ["Ranging Party", "Jon Snow"]
    assert s.facts["challenge"]["attacking_strength"] == 9


@rule("RR.attacker.2")
def test_the_initiator_is_the_attacking_player_even_without_attackers() -> None:
    s = scene(side(plays=["Robb Stark"]), side(plays=["Highgarden", "Arya Stark"], gold=1), ask="windows")
    s.all_pass()
    s.you.challenges("power", "Robb Stark")
    s.you.passes()
    s.foe.uses("Highgarden")
    assert _fighting(s, "attacker") == []
    assert (s.facts["challenge"]["attacker"], s.facts["challenge"]["defender"]) == (0, 1)
    s.all_pass()
    s.foe.defends("Arya Stark")
    s.all_pass()
    last = s.facts["last_challenge"]
    assert (last["attacker"], last["winner"], last["loser"]) == (0, 1, 0)


@rule("RR.defender.1")
def test_defenders_are_those_declared_and_those_brought_in() -> None:
    mine = side(plays=["Robb Stark"])
    bastard = {"card": "Bastard in Hiding", "kneeling": True}
    stags = side(
        plays=[bastard, "Ser Davos Seaworth", "Shireen Baratheon"], hand=["Ours is the Fury"], gold=2
    )
    s = scene(mine, stags, ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    assert _fighting(s, "defender") == []
    s.all_pass("4.2.1")
    s.foe.defends("Ser Davos Seaworth")
    assert _fighting(s, "defender") == ["Ser Davos Seaworth"]
    s.you.passes()
    s.foe.plays("Ours is the Fury")
    s.foe.picks("Bastard in Hiding")
    assert _fighting(s, "defender") == ["Bastard in Hiding", "Ser Davos Seaworth"]
    assert s.facts["challenge"]["defending_strength"] == 5


@rule("RR.defender.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_defending_player_is_the_opponent_the_challenge_is_against(first: int) -> None:
    you, foe = (side(plays=["Robb Stark", "Arya Stark"], plot="Summons") for _ in range(2))
    s = scene(you, foe, first_player=first, ask="windows")
    s.all_pass()
    attacker, defender = (s.you, s.foe) if first == 0 else (s.foe, s.you)
    attacker.challenges("power", "Robb Stark")
    assert s.facts["challenge"]["defender"] == defender.seat
    s.all_pass()
    assert s.asks(defender.seat, "defenders")
    assert refused(s, attacker.seat, "defend", "Arya Stark") == ["RR.defender.2"]
    defender.defends()
    s.all_pass()
    attacker.says(True)
    assert (
        s.facts["last_challenge" if s.facts["challenge"] is None else "challenge"]["loser"] == defender.seat
    )


@rule("RR.against.1")
def test_a_challenge_sets_attacker_and_defender_against_each_other() -> None:
    dany = {"card": "Daenerys Targaryen"}
    s = scene(side(plays=[dany, "Drogon"]), side(plays=["Robb Stark", "Arya Stark"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Drogon")
    s.all_pass()
    s.foe.defends("Robb Stark")
    assert s.card("Robb Stark")["strength"] == 4
    assert s.card("Arya Stark")["strength"] == 2
    s = scene(side(plays=["Robb Stark"]), side(plays=[dany]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    assert s.card("Robb Stark")["strength"] == 4


@rule("RR.against.1")
def test_only_a_challenge_against_you_lets_eddard_stand() -> None:
    ned = {"card": "Eddard Stark", "kneeling": True}
    s = scene(side(plays=["Robb Stark", ned]), side(plays=[ned]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    assert s.you.offered(Verb.USE) == []
    assert s.foe.offered(Verb.USE) == ["Eddard Stark"]


@rule("RR.challenge-icons.1")
@pytest.mark.parametrize(
    ("name", "icons"), [("Bran Stark", ["power"]), ("Tyrion Lannister", ["intrigue", "power"])]
)
def test_a_character_attacks_in_challenges_it_has_the_icon_for(name: str, icons: list[str]) -> None:
    s = scene(side(plays=[name]), ask="windows")
    s.all_pass()
    assert s.you.offered(Verb.CHALLENGE) == icons


@rule("RR.challenge-icons.1")
@pytest.mark.parametrize(
    ("type", "able"),
    [("military", ["Grey Wind"]), ("intrigue", ["Sansa Stark"]), ("power", ["Bran Stark", "Sansa Stark"])],
)
def test_a_character_defends_in_challenges_it_has_the_icon_for(type: str, able: list[str]) -> None:
    starks = ["Grey Wind", "Bran Stark", "Sansa Stark"]
    s = scene(side(plays=["The Red Viper"]), side(plays=starks), ask="windows")
    s.all_pass()
    s.you.challenges(type, "The Red Viper")
    s.all_pass()
    assert s.foe.offered(Verb.PICK) == able
    for name in starks:
        assert refused(s, 1, "defend", name) == ([] if name in able else ["RR.challenge-icons.1"])
