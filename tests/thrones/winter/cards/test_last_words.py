"""Cards whose words few others have: what is killed to pay, the hand that is discarded, exactly one dragon."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import killed
from tests.thrones.winter.scene import attack, confirm, greyjoy, lannister, reveal, scene, side, stark
from weirwood.core.option import Verb
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import PILED, REMOVED

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
KEEPER = "Keeper of the New Gods"
LOOKOUT = "Lookout"
RUSH = "Blackwater Rush"  # two influence
FIEFDOM = "Minor Fiefdom"
NIGHTMARES = "Nightmares"


def test_a_house_messenger_takes_one_of_two_cards() -> None:
    s = scene(side("martell", hand=["House Messenger"], gold=2, deck=[LOOKOUT, KEEPER, RIDER]), at="3.aw")
    s[0].marshals("House Messenger")
    assert Verb.DONE not in [option.verb for option in s[0].decision.options]
    s[0].picks(KEEPER)
    assert (s[0].hand, s[0].deck) == ([KEEPER], [RIDER, LOOKOUT])


def test_the_iron_throne_of_the_wolves_calls_a_character() -> None:
    s = killed(RIDER, stark("U17", RIDER, deck=[LOOKOUT, "Eddard Stark", KEEPER]))
    s[0].uses("The Iron Throne")
    confirm(s)
    assert LOOKOUT in s[0].in_play and s[0].deck == [KEEPER, "Eddard Stark"]


def test_jon_snow_lives_for_another_brother() -> None:
    brother = {"card": "Veteran Builder"}
    s = killed("Jon Snow", stark("Jon Snow", brother, RIDER))
    s[0].uses("Jon Snow")
    confirm(s)
    assert "Jon Snow" in s[0].in_play and s[0].dead == ["Veteran Builder"]


def test_jon_snow_is_not_saved_by_a_brother_of_another() -> None:
    s = killed("Jon Snow", stark("Jon Snow", RIDER), None)
    assert s[0].dead == ["Jon Snow"]


@pytest.mark.parametrize("kneeling", [True, False])
def test_a_wildling_elder_takes_or_kneels_a_location(kneeling: bool) -> None:
    s = scene(stark("Wildling Elder"), lannister({"card": "Crossroads", "kneeling": kneeling}))
    s[0].uses("Wildling Elder")
    confirm(s)
    assert s[0].dead == ["Wildling Elder"]
    assert s[1].hand == ["Crossroads"] if kneeling else s.card("Crossroads")["kneeling"]


@pytest.mark.parametrize(
    ("dragons", "offered"),
    [
        ([], [COURTESAN, "The Good Masters"]),
        (["Drogon"], [COURTESAN, "Drogon"]),
        (["Drogon", "Rhaegal"], None),
    ],
)
def test_the_good_masters_serve_one_dragon(dragons: list[str], offered: list[str] | None) -> None:
    you = side("targaryen", "The Good Masters", *dragons)
    s = scene(you, stark(COURTESAN, hand=[NIGHTMARES]), first_player=1)
    s[1].plays(NIGHTMARES)
    found = sorted(s[1].offered(Verb.PICK))
    assert found == (offered or [COURTESAN, "Drogon", "Rhaegal", "The Good Masters"])


def test_the_dark_is_as_full_of_terrors_as_plots_were_used() -> None:
    used = ["The Wraiths Appear", "Winter has Come", "Taxation"]
    you = stark(used=used, plots=["Clash of Kings"])
    armed = {"card": LOOKOUT, "attachments": ["Born to Kill"]}
    foe = lannister(RIDER, armed, "Crossroads")
    s = reveal("Dark and Full of Terrors", "Storm of Swords", sides=[you, foe])
    candidates = [s.word(option) for option in s[0].decision.candidates or ()]
    assert candidates == [RIDER, LOOKOUT, "Crossroads"]
    s[0].picks(RIDER, "Crossroads")
    assert [s.card(name)["kneeling"] for name in (RIDER, LOOKOUT, "Crossroads")] == [True, False, True]


def test_whoever_listens_draws_with_a_small_hand() -> None:
    s = scene(stark(hand=["Forever Listening", *[RIDER] * 4]), lannister(hand=[LOOKOUT] * 5), at="3.aw")
    s[0].plays("Forever Listening")
    assert (len(s[0].hand), len(s[1].hand)) == (5, 5)
    s = scene(stark(FIEFDOM, dead=["Forever Listening"]), at="5.aw")
    s[0].uses("Forever Listening")
    confirm(s)
    assert s[0].hand == ["Forever Listening"]


def test_dorne_goes_to_war_with_a_new_hand() -> None:
    you = side("martell", "Doran's Palanquin", hand=["Dorne Goes to War", RIDER, LOOKOUT])
    s = scene(you, at="5.aw")
    s[0].plays("Dorne Goes to War")
    confirm(s)
    assert s[0].hand == [FIEFDOM] * 7 and sorted(s[0].discard) == [LOOKOUT, RIDER]


def test_jaqen_pays_a_life_for_a_life() -> None:
    saved = {"card": COURTESAN, "attachments": ["Kiss of Life"]}
    s = killed(COURTESAN, greyjoy("Jaqen H'ghar", saved, RIDER, KEEPER, "Mag the Mighty", RUSH))
    s[0].uses("Kiss of Life")
    s[0].uses("Jaqen H'ghar")
    confirm(s)
    assert sorted(s[0].offered(Verb.PICK)) == [KEEPER, RIDER]
    s[0].picks(RIDER)
    assert s[0].dead == [RIDER]


def test_jaqen_kills_for_influence_and_not_whom_somebody_saves() -> None:
    saved, other = [{"card": name, "attachments": ["Kiss of Life"]} for name in (COURTESAN, RIDER)]
    for river, offered in (({"card": RUSH, "kneeling": True}, False), ({"card": RUSH}, True)):
        s = killed(COURTESAN, greyjoy("Jaqen H'ghar", saved, other, river))
        s[0].uses("Kiss of Life")
        assert ("Jaqen H'ghar" in s[0].offered()) is offered
    s[0].uses("Jaqen H'ghar")
    confirm(s)
    s[0].uses("Kiss of Life")
    assert s[0].dead == [] and RIDER in s[0].in_play


def test_paper_money_pays_by_the_attachments_of_a_house() -> None:
    s = scene(stark(hand=["Paper Money", "Strength in Unity", LOOKOUT], gold=1), at="3.aw")
    s[0].marshals("Paper Money", on="House Stark")
    s[1].passes()
    s[0].marshals("Strength in Unity")
    s[1].passes()
    s[0].uses("Paper Money")
    s[1].passes()
    s[0].marshals(LOOKOUT)
    assert s[0].gold == 0 and s.card("House Stark")["kneeling"]


def test_fate_is_tempted_by_the_doomed() -> None:
    you = stark("The Red Keep", hand=["Tempting Fate"])
    foe = lannister(deck=["Melisandre", "Eddard Stark", RIDER, LOOKOUT, KEEPER, "Tywin Lannister"])
    s = scene(you, foe, at="5.aw")
    s[0].plays("Tempting Fate")
    confirm(s)
    assert len(s[0].hand) == 2 and len(s[1].deck) == 1


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_a_martyr_for_the_realm_leaves_a_throne(pile: str) -> None:
    you = stark("Martyr for the Realm", RIDER, **{pile: ["U38", LOOKOUT]})
    s = killed("Martyr for the Realm", you)
    s[0].uses("Martyr for the Realm")
    s[0].picks("The Iron Throne")
    assert "The Iron Throne" in s[0].in_play


def test_a_shadow_play_borrows_a_weak_character() -> None:
    s = scene(side("baratheon", RUSH, hand=["Shadow Play"]), stark(LOOKOUT, "Mag the Mighty"))
    s[0].plays("Shadow Play")
    confirm(s)
    assert LOOKOUT in s[0].in_play
    s.pass_to("5.aw")
    assert LOOKOUT in s[1].in_play


def test_dagmer_borrows_a_location_and_leaves() -> None:
    s = scene(greyjoy(hand=["Dagmer Cleftjaw"], gold=3), stark("Crossroads", "Sunspear"), at="3.aw")
    s[0].marshals("Dagmer Cleftjaw")
    s[0].uses("Dagmer Cleftjaw")
    confirm(s)
    assert "Crossroads" in s[0].in_play and "Sunspear" in s[1].in_play
    s[1].passes()
    s[0].uses("Dagmer Cleftjaw")
    assert s[0].hand == ["Dagmer Cleftjaw"]
    s.pass_to("4.aw")
    assert "Crossroads" in s[1].in_play


@pytest.mark.parametrize("pays", [True, False])
def test_the_standard_of_the_kraken_takes_a_location_unless_it_is_paid_for(pays: bool) -> None:
    s = scene(greyjoy(hand=["Standard of the Kraken"], gold=2), stark("Crossroads"), at="3.aw")
    s[0].marshals("Standard of the Kraken")
    s[1].passes()
    s[0].uses("Standard of the Kraken")
    confirm(s)
    s[1].says(pays)
    confirm(s)
    assert ("Crossroads" in s[0].in_play) is not pays and s.card("House Greyjoy")["kneeling"]


def test_the_black_wind_cancels_as_much_as_it_is_paid() -> None:
    ship = 'Longship "Black Wind"'
    for influence, offered in ([RUSH, FIEFDOM], True), ([RUSH], False):
        s = scene(
            greyjoy(ship, *influence, RIDER), stark("The Red Keep", hand=["Arya's Revenge"]), first_player=1
        )
        s[1].plays("Arya's Revenge")
        confirm(s)
        assert (ship in s[0].offered()) is offered
    s = scene(greyjoy(ship, RIDER, LOOKOUT), stark(hand=[NIGHTMARES]), first_player=1)
    s[1].plays(NIGHTMARES)
    s[1].picks(RIDER)
    s[0].uses(ship)
    confirm(s)
    assert not s.card(RIDER)["blank"]


def test_tyrion_turns_a_challenge_into_intrigue() -> None:
    you = lannister("Tyrion Lannister", RIDER, RUSH)
    s = scene(you, stark(hand=[LOOKOUT, KEEPER], power=2))
    s.all_pass("4.2")
    s[0].challenges("power", "Tyrion Lannister")
    s[0].uses("Tyrion Lannister")
    confirm(s)
    s.all_pass("4.2.1")
    s[1].defends()
    s.all_pass()
    confirm(s)
    assert len(s[1].hand) == 1 and s[1].power == 2


def test_tyrion_turns_no_challenge_of_others() -> None:
    s = attack(lannister("Tyrion Lannister", RIDER, RUSH), stark(), "power", RIDER)
    assert s[0].offered() == ["pass"]


def test_love_is_poison_leaves_no_choice() -> None:
    for plays in (True, False):
        s = scene(lannister(FIEFDOM, RIDER, COURTESAN, hand=["Love is Poison"]), stark(KEEPER))
        if plays:
            s[0].plays("Love is Poison")
            confirm(s)
            s[0].picks(COURTESAN)
        s.all_pass("4.2")
        power = next(option for option in s[0].decision.options if option.value == "power")
        s.choose(0, power.key)
        picked = [s.name(option.card or 0) for option in s[0].decision.picked or ()]
        assert picked == [COURTESAN] * plays


def test_andrik_smiles_at_no_knight() -> None:
    for other, offered in (("Lord Edric's Knight", False), (RIDER, True)):
        s = scene(greyjoy("Andrik the Unsmiling", other), stark())
        s.all_pass("4.2")
        military = next(option for option in s[0].decision.options if option.value == "military")
        s.choose(0, military.key)
        s.choose(0, s[0].decision.options[0].key)
        assert s[0].offered(Verb.PICK) == [other] * offered


def test_outmaneuvered_opponents_reveal_another_plot() -> None:
    foe = lannister(plots=["Storm of Swords", "Clash of Kings"])
    s = reveal("Outmaneuver", "Filthy Accusations", sides=[stark(RIDER), foe])
    s[0].uses("Outmaneuver") if "Outmaneuver" in s[0].offered() else None
    s[1].picks("Storm of Swords")
    assert s.card("Storm of Swords")["zone"] == "plot" and not s.card(RIDER)["kneeling"]
    assert s.card("Filthy Accusations")["zone"] == "used"


@pytest.mark.parametrize("leaves", [True, False])
def test_opponents_may_leave_a_gathering_storm(leaves: bool) -> None:
    foe = lannister(plots=["Storm of Swords", "Clash of Kings"])
    s = reveal("The Gathering Storm", "Taxation", sides=[stark(), foe])
    assert sorted(s[1].offered(Verb.PICK)) == ["Clash of Kings", "Storm of Swords"], (
        "the one that returns is not revealed again"
    )
    s[1].picks("Storm of Swords") if leaves else s[1].done()
    assert s.card("Storm of Swords")["zone"] == ("plot" if leaves else "plots")
    assert s.card("Taxation")["zone"] == ("plots" if leaves else "plot")


def test_jojen_reed_claims_power_for_cards_he_saw() -> None:
    foe = lannister(deck=[RIDER, LOOKOUT, RIDER, KEEPER])
    s = scene(stark("Jojen Reed", FIEFDOM), foe, at="3.aw")
    s[0].uses("Jojen Reed")
    confirm(s)
    s[0].names(RIDER)
    s[0].chooses_player(1)
    assert s.card("Jojen Reed")["power"] == 2 and len(s[1].discard) == 3


def test_copies_rise_from_the_ashes() -> None:
    deck = [LOOKOUT, LOOKOUT, RIDER, NIGHTMARES]
    s = scene(stark("Doran's Palanquin", hand=["From the Ashes of Winterfell"], deck=deck), at="5.aw")
    s[0].plays("From the Ashes of Winterfell")
    confirm(s)
    assert NIGHTMARES not in s[0].offered(Verb.PICK)
    s[0].picks(LOOKOUT, LOOKOUT)
    assert s[0].hand == [LOOKOUT, LOOKOUT]


def test_hands_of_gold_cancel_a_plot() -> None:
    you = lannister("The Red Keep", RIDER, hand=["Hands of Gold are Always Cold"])
    s = reveal("Storm of Swords", "Filthy Accusations", sides=[you, stark(LOOKOUT)])
    s[1].picks(RIDER)
    s[0].plays("Hands of Gold are Always Cold")
    confirm(s)
    assert not s.card(RIDER)["kneeling"] and s[0].dead == ["Hands of Gold are Always Cold"]


def test_a_lords_ransom_saves_a_life_and_silences_the_killer() -> None:
    foe = stark(KEEPER, "Doran's Palanquin", hand=["Arya's Revenge"])
    s = scene(lannister(RUSH, RIDER, LOOKOUT, hand=["A Lord's Ransom"]), foe, first_player=1)
    s[1].plays("Arya's Revenge")
    while not s[1].offered(Verb.PICK):
        confirm(s)
    s[1].picks(RIDER)
    s[0].plays("A Lord's Ransom")
    confirm(s)
    assert RIDER in s[0].in_play
    s[0].passes() if s[0].offered() else None
    assert s[1].offered(Verb.USE) == []


def test_a_lords_ransom_is_for_ones_own_characters() -> None:
    foe = stark(RIDER, "Doran's Palanquin", hand=["Arya's Revenge"])
    s = scene(lannister(RUSH, LOOKOUT, hand=["A Lord's Ransom"]), foe, first_player=1)
    s[1].plays("Arya's Revenge")
    s[1].picks(RIDER)
    assert s[0].offered(Verb.PLAY) == [] and s[1].dead[:1] == [RIDER]


@pytest.mark.parametrize(("dead", "offered"), [("The Wall", True), (LOOKOUT, False)])
def test_doom_comes_to_who_has_met_it(dead: str, offered: bool) -> None:
    s = scene(stark(hand=["The Doom that Came"], gold=2), lannister(RIDER, dead=[dead]), at="3.aw")
    assert ("The Doom that Came" in s[0].offered(Verb.MARSHAL)) == offered
    if offered:
        s[0].marshals("The Doom that Came", on=RIDER)
        assert s.facts["seats"][1]["doomed"] == 2
        s.happen([Happening(PILED, s.id("The Wall"), 1, how=REMOVED)])
        assert "The Doom that Came" in s[0].in_play and s.facts["seats"][1]["doomed"] == 1


def test_doom_goes_with_the_control_of_a_character() -> None:
    """Ygritte takes a brother who bears The Doom that Came."""
    janos = {"card": "Janos Slynt", "attachments": ["The Doom that Came"]}
    s = scene(stark(hand=["Ygritte"], gold=3), lannister(janos, dead=["The Wall"]), at="3.aw")
    assert [seat["doomed"] for seat in s.facts["seats"]] == [0, 2]
    s[0].marshals("Ygritte")
    s[0].uses("Ygritte")
    confirm(s)
    assert [seat["doomed"] for seat in s.facts["seats"]] == [1, 1]


def test_a_scene_has_doom_though_nothing_doomed_is_dead_any_more() -> None:
    s = scene(stark(), lannister({"card": RIDER, "attachments": ["The Doom that Came"]}))
    assert s.facts["seats"][1]["doomed"] == 1


def test_a_princes_spy_looks_at_what_was_drawn() -> None:
    s = scene(side("martell", "Prince's Spy"), stark(deck=[LOOKOUT, KEEPER, RIDER]), at="2.2")
    confirm(s)
    s[0].uses("Prince's Spy")
    assert any(event.kind == "looked" for event in s.events)
