"""Cards of The Road to Winterfell."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.ability import PLOT, Cancel, EffectsWouldInitiate, Pack, interrupt
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.games.second import Joust
from weirwood.thrones.pool.pool import Pool


def attack(you: dict[str, Any], foe: dict[str, Any], type: str, *attackers: str) -> Scene:
    """You attack; the first window of the challenge is open."""
    s = scene(you, foe, ask="windows")
    s.pass_to("4.2")
    s.you.challenges(type, *attackers)
    return s


def under_attack(you: dict[str, Any], foe: dict[str, Any], type: str, *attackers: str) -> Scene:
    """The foe attacks; the first window of the challenge is open."""
    s = scene(you, foe, first_player=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges(type, *attackers)
    return s


def undefended(s: Scene) -> Scene:
    """Nobody defends, and everybody passes until something is asked."""
    s.pass_to("4.2.1")
    (s.foe if s.facts["challenge"]["attacker"] == 0 else s.you).defends()
    s.all_pass()
    return s


# Winterfell Kennel Master


def kennel(*attackers: str) -> Scene:
    bran: Any = {"card": "Bran Stark", "attachments": ["Lady"]}
    plays = ["Winterfell Kennel Master", "Tumblestone Knight", "Ranging Party", "Summer", "Arya Stark", bran]
    return attack(side(plays=plays), side(plays=["Grey Wind"]), "military", *attackers)


def test_the_kennel_master_brings_a_wolf_into_the_challenge() -> None:
    s = kennel("Tumblestone Knight")
    s.you.uses("Winterfell Kennel Master")
    assert sorted(s.you.offered(Verb.PICK)) == ["Bran Stark", "Summer"]
    s.you.picks("Summer")
    assert s.card("Summer")["kneeling"]
    assert s.facts["challenge"]["attacking_strength"] == 5
    s.foe.passes()
    assert s.you.offered(Verb.USE) == [], "once per phase"


def test_the_kennel_master_needs_a_stark_in_the_challenge() -> None:
    assert kennel("Ranging Party").you.offered(Verb.USE) == []


def test_the_kennel_master_brings_defenders() -> None:
    you = side(plays=["Winterfell Kennel Master", "Grey Wind", "Tumblestone Knight"])
    s = under_attack(you, side(plays=["Ranging Party"]), "military", "Ranging Party")
    s.pass_to("4.2.1")
    s.you.defends("Tumblestone Knight")
    s.foe.passes()
    s.you.uses("Winterfell Kennel Master")
    assert s.facts["challenge"]["defending_strength"] == 6


# Winterfell Castle


@pytest.mark.parametrize(
    ("type", "attackers", "strength"),
    [
        ("power", ("Bran Stark", "Arya Stark"), 7),
        ("power", ("Bran Stark", "Tumblestone Knight"), 3),
        ("intrigue", ("Sansa Stark", "Catelyn Stark"), 6),
    ],
)
def test_the_castle_strengthens_the_pack(type: str, attackers: tuple[str, ...], strength: int) -> None:
    plays = ["Winterfell Castle", "Bran Stark", "Arya Stark", "Tumblestone Knight", "Sansa Stark"]
    s = attack(side(plays=[*plays, "Catelyn Stark"]), side(), type, *attackers)
    assert s.facts["challenge"]["attacking_strength"] == strength


# Lady-in-Waiting


def waiting(gold: int) -> Scene:
    plays = ["Margaery Tyrell", "Cersei Lannister", "The Knight of Flowers"]
    you = side(plays=plays, hand=["Lady-in-Waiting", "Lady-in-Waiting"], gold=gold)
    return scene(you, side(plays=["Sansa Stark"]), at="marshaling", ask="windows")


def test_a_lady_in_waiting_waits_under_a_lady() -> None:
    s = waiting(0)
    s.you.marshals("Lady-in-Waiting")
    assert s.you.offered(Verb.PICK) == ["Margaery Tyrell", "Cersei Lannister"]
    s.you.picks("Margaery Tyrell")
    assert len(s.card("Margaery Tyrell")["duplicates"]) == 1
    s.kill("Margaery Tyrell")
    s.you.saves("Lady-in-Waiting")
    assert s.you.discard == ["Lady-in-Waiting"]


def test_a_lady_in_waiting_may_come_for_herself() -> None:
    s = waiting(2)
    assert s.you.offered(Verb.MARSHAL) == s.you.offered(Verb.DUPLICATE) == ["Lady-in-Waiting"] * 2
    s.you.marshals("Lady-in-Waiting")
    assert ("Lady-in-Waiting" in s.you.in_play, s.you.gold) == (True, 0)


def test_a_lady_in_waiting_waits_for_no_lord() -> None:
    you = side(plays=["The Knight of Flowers"], hand=["Lady-in-Waiting"])
    s = scene(you, side(plays=["Sansa Stark"]), at="marshaling", ask="windows")
    assert s.you.offered(Verb.DUPLICATE) == []


# Unsworn Apprentice


def test_an_apprentice_learns_whatever_is_needed() -> None:
    s = scene(side(plays=["Unsworn Apprentice"]), ask="windows")
    s.you.uses("Unsworn Apprentice")
    s.you.names("power")
    assert s.card("Unsworn Apprentice")["icons"] == ["power"]
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []
    s.pass_to("5.aw")
    assert s.card("Unsworn Apprentice")["icons"] == []


def test_an_apprentice_bears_weapons_alone() -> None:
    you = side(plays=["Unsworn Apprentice"], hand=["Little Bird", "Longclaw"], gold=9)
    s = scene(you, at="marshaling", ask="windows")
    assert s.you.offered(Verb.MARSHAL) == ["Longclaw"]


# Brandon's Gift


def test_builders_make_brothers_cheaper() -> None:
    hand = ["Veteran Builder"] * 5 + ["Winterfell Steward"]
    s = scene(side(plays=["Brandon's Gift"], hand=hand, gold=9), at="marshaling", ask="windows")
    s.you.marshals("Veteran Builder")
    s.you.uses("Brandon's Gift")
    gold = s.you.gold
    for used in range(2, 5):
        s.foe.passes()
        s.you.marshals("Veteran Builder")
        if used < 4:
            s.you.uses("Brandon's Gift")
    price = POOL.find("Veteran Builder").cost - 1
    assert s.you.gold == gold - 3 * price
    assert s.you.offered(Verb.USE) == []


# Royal Entourage


def test_an_entourage_kneels_before_a_plot_that_succeeds() -> None:
    s = under_attack(
        side(plays=["Royal Entourage"]), side(plays=["Cersei Lannister"]), "intrigue", "Cersei Lannister"
    )
    undefended(s)
    assert s.card("Royal Entourage")["kneeling"]
    s = under_attack(
        side(plays=["Royal Entourage"]), side(plays=["Cersei Lannister"]), "power", "Cersei Lannister"
    )
    undefended(s)
    assert not s.card("Royal Entourage")["kneeling"]


# In the Name of Your King!


def in_the_kings_name(type: str, **you: Any) -> Scene:
    mine = side(plays=["Tumblestone Knight"], hand=["In the Name of Your King!"], gold=1, **you)
    s = under_attack(mine, side(plays=["Balon Greyjoy", "Tyrion Lannister"]), type, "Balon Greyjoy")
    s.foe.passes()
    return s


def test_a_challenge_ends_in_the_kings_name() -> None:
    s = in_the_kings_name("military")
    s.you.plays("In the Name of Your King!")
    assert s.facts["challenge"] is None
    assert (s.you.dead, s.foe.power) == ([], 0)
    assert s.card("House Stark")["kneeling"]
    s.foe.passes()
    s.you.passes()
    s.foe.challenges("intrigue", "Tyrion Lannister")
    undefended(s)
    s.pass_to("4.aw")
    s.pass_to("4.2")
    while not s.asks(0, "challenge") and s.state.decisions[0].seat != 0:
        s.foe.passes()
        s.all_pass()
    assert {option.value for option in s.you.decision.options if option.verb == Verb.CHALLENGE} == {"power"}


def test_no_other_challenge_ends_in_the_kings_name() -> None:
    assert in_the_kings_name("power").you.offered(Verb.PLAY) == []


# Wardens of the West


def test_the_wardens_of_the_west_take_two_cards() -> None:
    you = side(plays=["Cersei Lannister"], plot="Wardens of the West", gold=2)
    foe = side(hand=["Ice", "Ghost", "Summer"])
    s = undefended(attack(you, foe, "intrigue", "Cersei Lannister"))
    s.you.uses("Wardens of the West")
    s.foe.picks("Ice", "Summer")
    assert (sorted(s.foe.discard), s.you.gold) == (["Ice", "Summer"], 0)


def test_the_wardens_of_the_west_are_paid() -> None:
    you = side(plays=["Cersei Lannister"], plot="Wardens of the West", gold=1)
    s = undefended(attack(you, side(hand=["Ice", "Ghost"]), "intrigue", "Cersei Lannister"))
    assert s.you.offered(Verb.USE) == []


# The Reader


def reads(attacker: str) -> Scene:
    you = side(plays=["The Reader", "Theon Greyjoy", "Tumblestone Knight"])
    return undefended(attack(you, side(deck=["Ice"] * 4), "power", attacker))


@pytest.mark.parametrize(("word", "hand", "deck"), [("draw", 1, 4), ("discard", 0, 1)])
def test_the_reader_reads_after_a_raid(word: str, hand: int, deck: int) -> None:
    s = reads("The Reader")
    s.you.uses("The Reader")
    s.you.names(word)
    assert (len(s.you.hand), len(s.foe.deck)) == (hand, deck)


def test_the_reader_reads_once_a_phase() -> None:
    s = reads("The Reader")
    s.you.uses("The Reader")
    s.you.names("draw")
    s.pass_to("4.2")
    s.you.challenges("military", "Theon Greyjoy")
    undefended(s)
    assert "Theon Greyjoy" in s.you.offered(Verb.USE), "he was not opposed"
    assert "The Reader" not in s.you.offered(Verb.USE)


def test_the_reader_reads_for_his_own() -> None:
    assert reads("Tumblestone Knight").you.offered(Verb.USE) == []


# Raiding Longship


def raided(first_player: int, *attached: str) -> Scene:
    you = side(plays=["Raiding Longship", "Theon Greyjoy"])
    foe = side(plays=[{"card": "Ranging Party", "attachments": list(attached)}])
    s = scene(you, foe, first_player=first_player, active=0, ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Theon Greyjoy")
    s.pass_to("4.2.1")
    s.foe.defends("Ranging Party")
    while s.state.decisions[0].seat != 0:
        s.foe.passes()
    return s


def test_a_longship_keeps_a_defender_busy() -> None:
    s = raided(0)
    s.you.uses("Raiding Longship")
    assert s.facts["challenge"]["defending_strength"] == 0
    assert s.card("Raiding Longship")["kneeling"]


def test_a_longship_sails_for_the_first_player_against_the_unequipped() -> None:
    assert raided(0, "Milk of the Poppy").you.offered(Verb.USE) == []
    s = scene(side(plays=["Raiding Longship"]), side(plays=["Jon Snow"]), ask="windows")
    assert s.you.offered(Verb.USE) == []


# Rakharo


def test_rakharo_is_feared_beside_another_bloodrider() -> None:
    assert "intimidate" not in scene(side(plays=["Rakharo"])).card("Rakharo")["keywords"]
    s = scene(side(plays=["Rakharo", "Aggo"]))
    assert "intimidate" in s.card("Rakharo")["keywords"]


def test_rakharo_gains_power_by_claim_in_your_challenges() -> None:
    s = undefended(
        attack(
            side(plays=["Rakharo"], plot="A Clash of Kings"), side(plays=["Jon Snow"]), "military", "Rakharo"
        )
    )
    s.you.says(True)
    assert s.foe.dead == ["Jon Snow"]
    s.you.uses("Rakharo")
    assert s.card("Rakharo")["power"] == 1
    s = scene(side(plays=["Rakharo"]), side(plays=["Jon Snow"]), ask="windows")
    s.kill("Jon Snow")
    assert s.you.offered(Verb.USE) == []


def test_rakharo_gains_nothing_by_claim_of_others() -> None:
    foe = side(plays=["Ranging Party"], plot="A Clash of Kings")
    s = undefended(under_attack(side(plays=["Rakharo", "Jon Snow"]), foe, "military", "Ranging Party"))
    s.foe.says(True)
    s.you.picks("Jon Snow")
    assert s.you.offered(Verb.USE) == []


# Crown of Gold


def test_a_crown_of_gold_kills_the_weak_king() -> None:
    you = side(hand=["Crown of Gold"], gold=4)
    s = scene(you, side(plays=["Cersei Lannister", "Tywin Lannister"]), at="marshaling", ask="windows")
    s.you.marshals("Crown of Gold", on="Tywin Lannister")
    assert s.card("Tywin Lannister")["strength"] == 2
    assert "King" in s.card("Tywin Lannister")["traits"]
    s = scene(you, side(plays=["Cersei Lannister", "Tywin Lannister"]), at="marshaling", ask="windows")
    s.you.marshals("Crown of Gold", on="Cersei Lannister")
    assert (s.foe.dead, s.you.discard) == (["Cersei Lannister"], ["Crown of Gold"])


def test_a_deck_has_one_crown_of_gold() -> None:
    assert POOL.deck_limit(POOL.find("Crown of Gold")) == 1


# In Doran's Name


def test_gold_comes_in_dorans_name() -> None:
    used = ["A Clash of Kings", "A Feast for Crows"]
    s = scene(side(hand=["In Doran's Name", "In Doran's Name"], used=used), ask="windows")
    s.you.plays("In Doran's Name")
    assert s.you.gold == 2
    s.foe.passes()
    assert s.you.offered(Verb.PLAY) == [], "the faction card kneels"


# Syrio Forel


def test_syrio_teaches_to_fight_unseen() -> None:
    s = scene(side(plays=["Syrio Forel", "Bran Stark"]), ask="windows")
    s.you.uses("Syrio Forel")
    s.you.picks("Bran Stark")
    bran = s.card("Bran Stark")
    assert (bran["icons"], bran["keywords"]) == (["military", "power"], ["stealth"])
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []
    s.pass_to("5.aw")
    assert s.card("Bran Stark")["icons"] == ["power"]
    assert s.card("Syrio Forel")["keywords"] == ["stealth"]


# Shadowblack Lane


def test_an_event_of_the_own_house_is_found_in_shadowblack_lane() -> None:
    deck = ["Ice", "For the North!", "Put to the Sword", "Hear Me Roar!"]
    you = side(plays=["Cersei Lannister", "Shadowblack Lane"], faction="lannister", deck=deck)
    s = undefended(attack(you, side(), "intrigue", "Cersei Lannister"))
    s.you.uses("Shadowblack Lane")
    assert s.you.offered(Verb.PICK) == ["Hear Me Roar!"]
    s.you.picks("Hear Me Roar!")
    assert s.you.hand == ["Hear Me Roar!"]


# Trading with the Pentoshi


@rule("RR.cannot.1")
def test_trade_with_the_pentoshi_pays_opponents_whatever_they_do() -> None:
    pack = Pack("second", "Mine")
    pack.character("mine-1 Raven", "neutral", cost=1, strength=1, icons="").has(
        interrupt(EffectsWouldInitiate(PLOT), Cancel())
    )
    game = Joust(Pool([*POOL.packs, pack], POOL.edition))
    s = reveal("Trading with the Pentoshi", foe=side(plays=["Raven"]), game=game)
    assert (s.you.gold, s.foe.gold, s.foe.offered(Verb.USE)) == (0, 3, [])
    s = reveal("Calling the Banners", foe=side(plays=["Raven"]), game=game)
    assert s.foe.offered(Verb.USE) == ["Raven"]


# Political Disaster


def test_a_political_disaster_leaves_two_locations_each() -> None:
    you = side(plays=["The Roseroad", "The Kingsroad", "The Wall", "Ghaston Grey"])
    s = reveal("Political Disaster", you=you, foe=side(plays=["Casterly Rock", "Jon Snow"]))
    s.you.picks("The Wall", "Ghaston Grey")
    if s.asks(1, "target"):
        s.foe.picks("Casterly Rock")
    assert s.you.in_play == ["The Wall", "Ghaston Grey"]
    assert sorted(s.you.discard) == ["The Kingsroad", "The Roseroad"]
    assert s.foe.in_play == ["Casterly Rock", "Jon Snow"]


def test_a_political_disaster_offers_locations_of_ones_own_alone() -> None:
    s = reveal("Political Disaster", you=side(plays=["Osha"]), foe=side(plays=["Casterly Rock", "Jon Snow"]))
    assert s.you.offered() == ["done"]
    s.you.done()
    assert s.foe.offered() == ["Casterly Rock", "done"]
    s.foe.done()
    assert s.foe.discard == ["Casterly Rock"]
    assert s.you.in_play == ["Osha"]
