"""The cards of House Lannister."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import avengers, kill, killed
from tests.thrones.winter.scene import attack, confirm, defend, fight, lannister, reveal, scene, stark
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
LOOKOUT = "Lookout"
KEEPER = "Keeper of the New Gods"
RUSH = "Blackwater Rush"  # two influence
FIEFDOM = "Minor Fiefdom"  # one influence
NIGHTMARES = "Nightmares"


def test_gutter_rats_cunning_gives_strength_and_stealth() -> None:
    card = scene(lannister({"card": RIDER, "attachments": ["Gutter Rat's Cunning"]})).card(RIDER)
    assert (card["strength"], card["keywords"]) == (3, ["stealth"])


def test_tywins_protege_returns_an_attachment_after_a_victory() -> None:
    armed = {"card": RIDER, "attachments": ["Tywin's Protege"]}
    foe = stark({"card": KEEPER, "attachments": ["Born to Kill"]})
    s = fight(lannister(armed), foe, "power", [RIDER])
    assert s.card(RIDER)["strength"] == 3
    s[0].uses("Tywin's Protege")
    s[0].picks("Born to Kill")
    assert s[1].hand == ["Born to Kill"]


def test_cersei_cancels_a_character_and_its_controller_discards() -> None:
    foe = stark(KEEPER, hand=[LOOKOUT])
    s = scene(lannister("Cersei Lannister", FIEFDOM), foe, first_player=1)
    s[1].uses(KEEPER)
    s[1].picks(KEEPER)
    s[0].uses("Cersei Lannister")
    confirm(s)
    assert s.card(KEEPER)["strength"] == 2 and s.card(KEEPER)["kneeling"]
    assert s[1].discard == [LOOKOUT] and s.card("Cersei Lannister")["kneeling"]


def test_jaime_is_immune_to_opponents_characters_alone() -> None:
    for seat, offered in ((0, [KEEPER, "Ser Jaime Lannister"]), (1, [])):
        sides = [[KEEPER, "Ser Jaime Lannister"], []] if seat == 0 else [["Ser Jaime Lannister"], [KEEPER]]
        s = scene(lannister(*sides[0]), stark(*sides[1]), first_player=seat)
        s[seat].uses(KEEPER)
        assert sorted(s[seat].offered(Verb.PICK)) == offered


def test_tommen_claims_power_for_every_death_three_times() -> None:
    s = scene(lannister("Tommen Baratheon", *[FIEFDOM] * 4, *[RIDER] * 4), avengers(times=4), first_player=1)
    for power in (1, 2, 3):
        kill(s, RIDER)
        s[0].uses("Tommen Baratheon")
        s[0].picks(FIEFDOM)
        assert s.card("Tommen Baratheon")["power"] == power
        s[0].passes()
    kill(s, RIDER)
    assert "Tommen Baratheon" not in s[0].offered()


@pytest.mark.parametrize(("pays", "kneels"), [(None, False), (0, True), (1, True)])
def test_tywin_cancels_an_event_unless_somebody_pays(pays: int | None, kneels: bool) -> None:
    foe = stark(FIEFDOM, RIDER, hand=[NIGHTMARES])
    s = scene(lannister("Tywin Lannister", FIEFDOM), foe, first_player=1)
    s[1].plays(NIGHTMARES)
    s[1].picks("Tywin Lannister")
    s[0].uses("Tywin Lannister")
    for seat in (1, 0):
        s[seat].says(seat == pays)
        if seat == pays:
            break
    confirm(s)
    assert s.card("Tywin Lannister")["blank"] is kneels


def test_the_enemy_informer_kneels_a_character() -> None:
    s = scene(lannister(hand=["Enemy Informer"], gold=3), stark(LOOKOUT), at="3.aw")
    s[0].marshals("Enemy Informer")
    s[0].uses("Enemy Informer")
    s[0].picks(LOOKOUT)
    assert s.card(LOOKOUT)["kneeling"]


def test_an_expendable_ally_cancels_a_location() -> None:
    foe = stark('Longship "Great Kraken"', RIDER)
    s = scene(lannister("Expendable Ally"), foe, first_player=1)
    s[1].uses('Longship "Great Kraken"')
    s[1].picks(RIDER)
    s[0].uses("Expendable Ally")
    assert s.card(RIDER)["strength"] == 1 and s[0].discard == ["Expendable Ally"]


def test_an_expendable_ally_lets_events_pass() -> None:
    s = scene(lannister("Expendable Ally"), stark(RIDER, hand=[NIGHTMARES]), first_player=1)
    s[1].plays(NIGHTMARES)
    s[1].picks(RIDER)
    assert s[0].offered(Verb.USE) == [] and s.card(RIDER)["blank"]


def test_highgarden_reinforcements_bring_cards() -> None:
    s = scene(lannister(hand=["Highgarden Reinforcements"], gold=5), at="3.aw")
    s[0].marshals("Highgarden Reinforcements")
    s[0].uses("Highgarden Reinforcements")
    assert len(s[0].hand) == 2


def test_ser_amorys_poachers_sneak_and_boast_among_the_doomed() -> None:
    found = [
        scene(lannister("Ser Amory's Poachers", dead=dead)).card("Ser Amory's Poachers")["keywords"]
        for dead in ([], [RIDER], ["Melisandre"])
    ]
    assert found == [[], [], ["renown", "stealth"]]


def test_casterly_rock_weakens_in_one_of_three_ways() -> None:
    found = []
    for way in range(3):
        s = scene(
            lannister("Casterly Rock"), stark({"card": COURTESAN, "attachments": ["Gutter Rat's Cunning"]})
        )
        s[0].uses("Casterly Rock")
        confirm(s)
        s.choose(0, s[0].decision.options[way].key)
        card = s.card(COURTESAN)
        found.append((card["strength"], card["icons"], card["keywords"]))
    usual = (4, ["intrigue", "power"], ["stealth"])
    assert found == [(2, *usual[1:]), (4, ["power"], ["stealth"]), (*usual[:2], [])]


def test_the_halls_of_the_red_keep_raise_every_claim_in_intrigue() -> None:
    you, foe = lannister(COURTESAN, "Halls of the Red Keep"), stark(hand=[LOOKOUT, KEEPER])
    for type, claims in (("intrigue", [2, 2]), ("power", [1, 1])):
        s = attack(you, foe, type, COURTESAN)
        assert [s[seat].facts["claim"] for seat in (0, 1)] == claims


def test_tywins_manse_claims_power_after_dominance() -> None:
    s = scene(lannister("Tywin's Manse", RIDER), at="5.2")
    s[0].uses("Tywin's Manse")
    assert s[0].power == 2


def test_hear_me_roar_weakens_the_simple() -> None:
    s = reveal("Hear Me Roar", "Taxation", sides=[lannister(RIDER, COURTESAN), stark(LOOKOUT)])
    assert [s.card(name)["strength"] for name in (RIDER, COURTESAN, LOOKOUT)] == [0, 2, 1]


def test_the_iron_throne_of_the_lions_discards_from_decks() -> None:
    s = killed(RIDER, lannister("U38", RIDER))
    s[0].uses("The Iron Throne")
    assert (
        len(s[1].discard) == 3 and s[1].dead == ["Arya's Revenge"] and s.card("The Iron Throne")["kneeling"]
    )


def test_arrest_and_imprison_cancels_and_kneels() -> None:
    foe = stark("Selyse Baratheon", {"card": "Robert Baratheon", "power": 1, "kneeling": True})
    s = scene(lannister(FIEFDOM, hand=["Arrest and Imprison"]), foe, first_player=1)
    s[1].uses("Selyse Baratheon")
    confirm(s)
    s[0].plays("Arrest and Imprison")
    confirm(s)
    assert s.card("Robert Baratheon")["kneeling"] and s.card("Selyse Baratheon")["kneeling"]
    assert s.card("Robert Baratheon")["power"] == 0 and s[0].dead == ["Arrest and Imprison"]


def test_insidious_ways_reward_an_attack() -> None:
    s = attack(lannister(COURTESAN, hand=["Insidious Ways"]), stark(), "power", COURTESAN)
    s[0].plays("Insidious Ways")
    confirm(s)
    assert s.card(COURTESAN)["strength"] == 4
    defend(s)
    s.all_pass()
    confirm(s)
    assert len(s[0].hand) == 2


def test_forever_whispering_takes_a_power() -> None:
    s = scene(lannister(hand=["Forever Whispering"]), stark({"card": LOOKOUT, "power": 2}))
    s[0].plays("Forever Whispering")
    confirm(s)
    assert s.card(LOOKOUT)["power"] == 1 and s[0].dead == ["Forever Whispering"]


FOREVER = {
    "stark": "Forever Stalwart",
    "lannister": "Forever Whispering",
    "baratheon": "Forever Faithful",
    "greyjoy": "Forever Plundering",
    "targaryen": "Forever Burning",
    "martell": "Forever Scheming",
}


@pytest.mark.parametrize(("house", "name"), FOREVER.items())
def test_an_event_comes_back_from_the_dead_pile_for_influence(house: str, name: str) -> None:
    s = scene({**lannister(FIEFDOM, dead=[name]), "faction": house}, at="5.aw")
    s[0].uses(name)
    confirm(s)
    assert (s[0].hand, s[0].dead) == ([name], []) and s.card(FIEFDOM)["kneeling"]
    assert scene({**lannister(FIEFDOM, dead=[name]), "faction": house})[0].offered(Verb.USE) == []
