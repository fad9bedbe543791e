"""The cards of the Stark deck that no clause speaks of."""

from __future__ import annotations

from tests.thrones.hbo.scene import attack, confirm, defend, fight, lannister, reveal, scene, stark
from weirwood.core.option import Verb
from weirwood.core.sentence import CardRef

KNEELING = {"card": "Jon Snow", "kneeling": True}
HOUND = "The Hound"


def test_robb_stark_leads_the_attack() -> None:
    s = attack(
        stark("Robb Stark", "Jon Snow", "Bronn"), lannister(), "military", "Robb Stark", "Jon Snow", "Bronn"
    )
    assert [s.card(name)["strength"] for name in ("Robb Stark", "Jon Snow", "Bronn")] == [4, 4, 2]


def test_catelyn_stark_leads_the_defence() -> None:
    you = stark("Catelyn Stark", "Sansa Stark", "Bran Stark")
    s = attack(you, lannister("Cersei Lannister"), "intrigue", "Cersei Lannister", by=1)
    defend(s, "Catelyn Stark", "Sansa Stark", by=0)
    assert [s.card(name)["strength"] for name in ("Catelyn Stark", "Sansa Stark", "Bran Stark")] == [4, 3, 1]


def test_sansa_stark_draws_when_she_loses() -> None:
    you, foe = stark("Sansa Stark", "Bran Stark"), lannister("Cersei Lannister")
    s = fight(you, foe, "intrigue", ["Sansa Stark"], ["Cersei Lannister"])
    s.you.uses("Sansa Stark")
    assert len(s.you.hand) == 1


def test_bran_stark_looks_at_the_top_card_and_may_put_it_below() -> None:
    for yes, top in ((True, "Hodor"), (False, "Ice")):
        you = stark("Bran Stark", deck=["Ice", *["Hodor"] * 3])
        s = reveal("Crossing the Trident", "Game of Thrones", you, lannister())
        s.you.uses("Bran Stark")
        s.you.says(yes)
        assert s.you.deck[0] == top and s.you.deck.count("Ice") == 1


def test_hodor_is_stronger_with_bran_stark() -> None:
    assert [
        scene(stark("Hodor", other)).card("Hodor")["strength"] for other in ("Bran Stark", "Arya Stark")
    ] == [4, 2]


def test_the_keeper_of_the_stores_makes_a_character_cheaper() -> None:
    s = scene(stark("Keeper of the Stores", hand=["Jon Snow", "Ice"], gold=2), at="3.aw")
    assert s.you.offered(Verb.MARSHAL) == []
    s.you.uses("Keeper of the Stores")
    s.foe.passes()
    s.you.marshals("Jon Snow")
    assert s.you.gold == 0 and s.card("Keeper of the Stores")["kneeling"]


def test_moat_cailin_strengthens_a_defender() -> None:
    s = attack(stark("Jon Snow", "Moat Cailin"), lannister(HOUND), "military", HOUND, by=1)
    defend(s, "Jon Snow", by=0)
    s.foe.passes()
    s.you.uses("Moat Cailin")
    assert s.card("Jon Snow")["strength"] == 5


def test_ice_gives_strength_and_renown() -> None:
    bare, armed = (scene(stark({"card": "Greatjon Umber", "attachments": a})) for a in ([], ["Ice"]))
    assert bare.card("Greatjon Umber")["strength"] == 5 and bare.card("Greatjon Umber")["keywords"] == []
    assert armed.card("Greatjon Umber")["strength"] == 7
    assert armed.card("Greatjon Umber")["keywords"] == ["renown"]


def test_winter_is_coming_raises_claim() -> None:
    s = attack(
        stark("Jon Snow", hand=["Winter Is Coming"]), lannister(HOUND, "Bronn"), "military", "Jon Snow"
    )
    s.you.plays("Winter Is Coming")
    assert s.you.facts["claim"] == 2
    defend(s, by=1)
    s.all_pass()
    confirm(s)
    assert s.foe.in_play == []


def test_the_north_remembers_who_killed() -> None:
    you = stark("Jon Snow", hand=["The North Remembers"])
    s = fight(you, lannister(HOUND, "Ser Gregor Clegane"), "military", [HOUND], by=1)
    assert "Jon Snow" in s.game.prompt(s.state, s.you.decision)
    s.you.plays("The North Remembers")
    assert s.foe.dead == [HOUND] and s.you.dead == ["Jon Snow"]


def test_a_question_tells_all_that_can_be_answered() -> None:
    """Jon Snow answers the challenge, The North Remembers the death of Bran Stark."""
    you = stark("Jon Snow", "Bran Stark", hand=["The North Remembers"])
    s = fight(you, lannister(HOUND, "Host of the West"), "military", ["Host of the West"], ["Jon Snow"], by=1)
    s.you.picks("Bran Stark")
    confirm(s)
    assert s.you.offered(Verb.USE) == ["Jon Snow"] and s.you.offered(Verb.PLAY) == ["The North Remembers"]
    asked = s.game.asking(s.state, s.you.decision).moment
    assert [part.name for part in asked.parts if isinstance(part, CardRef)] == ["Bran Stark"]
    assert s.state.challenge is not None and str(s.state.challenge.margin()) in str(asked)


def test_a_ride_through_the_night_stands_a_character() -> None:
    s = scene(stark(KNEELING, hand=["Ride Through the Night"], gold=1))
    s.you.plays("Ride Through the Night")
    assert not s.card("Jon Snow")["kneeling"] and s.you.gold == 0
