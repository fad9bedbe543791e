"""Events that every House may play, and some that one may."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import avengers, killed
from tests.thrones.winter.scene import attack, confirm, defend, fight, lannister, reveal, scene, side, stark
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
KEEPER = "Keeper of the New Gods"
LOOKOUT = "Lookout"
RUSH = "Blackwater Rush"  # two influence
FIEFDOM = "Minor Fiefdom"
PALANQUIN = "Doran's Palanquin"  # four influence
MAG = "Mag the Mighty"


def test_field_of_fire_kills_every_defender() -> None:
    you = side("targaryen", RIDER, "The Red Keep", hand=["Field of Fire"])
    s = attack(you, stark(LOOKOUT, KEEPER, "Wildling Scout"), "military", RIDER)
    defend(s, LOOKOUT, "Wildling Scout")
    s[0].plays("Field of Fire")
    confirm(s)
    assert sorted(s[1].dead) == [LOOKOUT, "Wildling Scout"] and s[1].in_play == [KEEPER]


def test_forever_burning_weakens() -> None:
    s = scene(side("targaryen", hand=["Forever Burning"]), stark(LOOKOUT))
    s[0].plays("Forever Burning")
    confirm(s)
    assert s.card(LOOKOUT)["strength"] == 1


def test_a_shadow_in_the_north_kneels_the_weak_and_comes_back_with_the_others() -> None:
    s = scene(stark(hand=["Shadow in the North"]), lannister(RIDER, MAG))
    s[0].plays("Shadow in the North")
    confirm(s)
    assert s.card(RIDER)["kneeling"] and not s.card(MAG)["kneeling"]
    paying, spent = FIEFDOM, {"card": FIEFDOM, "kneeling": True}
    for plot, card, offered in (
        ("The Wraiths Appear", paying, True),
        ("The Wraiths Appear", spent, False),
        ("Taxation", paying, False),
    ):
        you = stark(card, discard=["Shadow in the North"])
        s = reveal("Storm of Swords", plot, sides=[you, lannister()])
        assert ("Shadow in the North" in s[0].offered()) is offered
        if offered:
            s[0].uses("Shadow in the North")
            confirm(s)
            assert s[0].hand == ["Shadow in the North"]


def test_make_an_example_of_a_strong_victory_once_a_phase() -> None:
    hand = ["Make an Example", "Make an Example"]
    for fighters, offered in (([MAG, "Greatjon's Elite"], True), ([MAG], False)):
        s = fight(stark(*fighters, hand=hand), lannister(), "military", fighters)
        assert ("Make an Example" in s[0].offered()) is offered
        if offered:
            s[0].plays("Make an Example")
            assert s.card("House Stark")["power"] == 4 and "Make an Example" not in s[0].offered()


def test_a_new_khalassar_rewards_the_living() -> None:
    you = side("targaryen", "Jhogo", "Lesser Ko", RIDER, "The Red Keep", hand=["New Khalassar"])
    s = killed("Lesser Ko", you)
    s[0].plays("New Khalassar")
    confirm(s)
    assert s.card("Jhogo")["power"] == 1 and s.card(RIDER)["power"] == 0


def test_nightmares_blank_keywords_traits_and_bonuses() -> None:
    s = scene(stark(hand=["Nightmares"]), lannister("Crossroads", "Eddard Stark"))
    s[0].plays("Nightmares")
    s[0].picks("Eddard Stark")
    card = s.card("Eddard Stark")
    assert card["blank"] and card["keywords"] == [] and card["traits"] == []


def test_only_your_life_buys_another() -> None:
    s = scene(side("targaryen", FIEFDOM, hand=["Only Your Life", RIDER], dead=[LOOKOUT]), at="5.aw")
    s[0].plays("Only Your Life")
    confirm(s)
    assert (s[0].hand, s[0].dead) == ([LOOKOUT], [RIDER])


@pytest.mark.parametrize(("held", "dead"), [([RIDER], []), ([], [LOOKOUT])])
def test_a_life_needs_another(held: list[str], dead: list[str]) -> None:
    s = scene(side("targaryen", FIEFDOM, hand=["Only Your Life", *held], dead=dead), at="5.aw")
    assert "Only Your Life" not in s[0].offered()


def test_let_it_burn_and_the_claim_is_lower() -> None:
    s = scene(stark(hand=["Please Let It Burn"]), lannister())
    assert s[0].offered(Verb.PLAY) == []
    s = attack(lannister(RIDER), stark(LOOKOUT, hand=["Please Let It Burn"]), "military", RIDER)
    s[0].passes()
    s[1].plays("Please Let It Burn")
    confirm(s)
    assert s[0].facts["claim"] == 0


def test_traitors_are_purged_on_both_sides() -> None:
    twin = {"card": "Eddard Stark", "duplicates": ["Eddard Stark"]}
    s = scene(
        stark(RUSH, twin, "Arya Stark", hand=["Purge the Traitors"]), lannister("Eddard Stark"), at="5.aw"
    )
    s[0].plays("Purge the Traitors")
    confirm(s)
    assert s[0].in_play == ["Blackwater Rush", "Arya Stark"] and s[1].in_play == []


def test_a_spinning_slash_disarms() -> None:
    you = side("targaryen", "Jhogo", hand=["Spinning Slash"])
    foe = stark({"card": LOOKOUT, "attachments": ["Born to Kill"]}, RIDER)
    s = attack(you, foe, "military", "Jhogo")
    if s.asks(0, "stealth"):
        s[0].done()
    s[0].plays("Spinning Slash")
    confirm(s)
    assert s.card("Jhogo")["strength"] == 5
    defend(s)
    s.all_pass()
    confirm(s)
    assert s[1].offered(Verb.PICK) == [LOOKOUT, RIDER] and s[1].discard == ["Born to Kill"], "before claim"


def test_too_baseborn_to_matter() -> None:
    bare = {"card": LOOKOUT, "power": 2, "attachments": ["Born to Kill"]}
    s = scene(stark(hand=["Too Baseborn to Matter"]), lannister(bare, {"card": RIDER, "power": 1}))
    s[0].plays("Too Baseborn to Matter")
    confirm(s)
    assert s.card(LOOKOUT)["power"] == 0 and s[1].discard == ["Born to Kill"] and s.card(RIDER)["power"] == 1


def test_the_baseborn_lose_attachments_though_they_have_no_power() -> None:
    bearer = {"card": LOOKOUT, "attachments": ["Born to Kill"]}
    s = scene(stark(hand=["Too Baseborn to Matter"]), lannister(bearer, {"card": MAG, "power": 1}, "Pypar"))
    s[0].plays("Too Baseborn to Matter")
    assert s[0].offered(Verb.PICK) == [LOOKOUT, MAG]
    s[0].picks(LOOKOUT)
    assert s[1].discard == ["Born to Kill"]


def test_too_blind_to_see() -> None:
    s = scene(stark(LOOKOUT, hand=["Too Blind to See"]), lannister(RIDER, COURTESAN))
    s[0].plays("Too Blind to See")
    s[0].picks(RIDER)
    s.all_pass("4.2")
    s[0].challenges("military", LOOKOUT)
    s.all_pass("4.2.1")
    assert s[1].offered(Verb.PICK) == []


def test_too_weak_to_fight() -> None:
    s = scene(stark(hand=["Too Weak to Fight"]), lannister(COURTESAN, RIDER))
    s[0].plays("Too Weak to Fight")
    confirm(s)
    assert s.card(COURTESAN)["strength"] == 0 and COURTESAN in s[1].in_play


def test_westeros_bleeds() -> None:
    s = scene(stark(LOOKOUT, PALANQUIN, hand=["Westeros Bleeds"]), lannister(RIDER), at="5.aw")
    s[0].plays("Westeros Bleeds")
    confirm(s)
    assert LOOKOUT in s[0].discard and s[1].discard == [RIDER] and PALANQUIN in s[0].in_play


def test_there_is_no_peace_in_westeros() -> None:
    foe = lannister(RIDER, LOOKOUT, KEEPER, "Student of Coin")
    s = scene(stark(FIEFDOM, hand=["No Peace in Westeros"]), foe, at="5.aw")
    s[0].plays("No Peace in Westeros")
    confirm(s)
    assert "Student of Coin" not in s[0].offered(Verb.PICK)
    s[0].picks(RIDER, LOOKOUT)
    assert sorted(s[1].dead) == [LOOKOUT, RIDER]


@pytest.mark.parametrize(("name", "types"), [("A Hostage Rescued", "MP"), ("An Enemy Disgraced", "IP")])
def test_two_victories_of_two_types(name: str, types: str) -> None:
    words = {"M": "military", "I": "intrigue", "P": "power"}
    fighters = {"M": "Lookout", "I": KEEPER, "P": RIDER}
    s = scene(stark(LOOKOUT, KEEPER, RIDER, hand=[name] * 2, dead=[MAG, MAG], discard=[LOOKOUT]), lannister())
    for count, type in enumerate(types):
        s.all_pass("4.2")
        s[0].challenges(words[type], fighters[type])
        s.all_pass("4.2.1")
        s[1].defends()
        s.all_pass()
        confirm(s)
        if not count:
            assert name not in s[0].offered()
    s[0].plays(name)
    if name == "A Hostage Rescued":
        assert sorted(s[0].offered(Verb.PICK)) == [LOOKOUT, MAG, MAG]
        s[0].picks(LOOKOUT)
    confirm(s)
    assert s[0].in_play.count(LOOKOUT) == 2 if name == "A Hostage Rescued" else len(s[0].hand) == 4
    s[1].passes()
    assert name in s[0].hand and name not in s[0].offered()


def test_the_queen_is_defended() -> None:
    you = side("targaryen", "Jhogo", RIDER, hand=["Defend the Queen"])
    s = scene(you, avengers())
    s[0].plays("Defend the Queen")
    confirm(s)
    assert s.card("Jhogo")["strength"] == 7
    s[1].passes()
    s.all_pass("4.2")
    s[0].challenges("military", "Jhogo")
    assert not s.card("Jhogo")["kneeling"]
    s.kill("Jhogo")
    assert "Jhogo" in s[0].in_play
