"""Cards of Calm over Westeros."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.cards.canceling import answers, canceler, either_way, kneels
from weirwood.core.option import Verb


@either_way
def test_chett_fetches_a_direwolf_or_a_raven_once_a_phase(canceled: bool) -> None:
    s = scene(
        you=side(plays=["Chett", "Steward at the Wall"], discard=["Ghost", "Messenger Raven", "Arya Stark"]),
        foe=canceler(),
        at="dominance",
        ask="windows",
    )
    s.you.uses("Chett")
    s.you.picks("Steward at the Wall")
    answers(s, canceled)
    if not canceled:
        assert s.you.offered(Verb.PICK) == ["Ghost", "Messenger Raven"]
        s.you.picks("Ghost")
    assert s.card("Steward at the Wall")["kneeling"]
    assert s.you.hand == ([] if canceled else ["Ghost"])
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []


@pytest.mark.parametrize("at", ["dominance", "standing"])
def test_chett_needs_a_standing_steward_and_dominance(at: str) -> None:
    s = scene(
        you=side(plays=[{"card": "Chett", "kneeling": at == "dominance"}], discard=["Ghost"]),
        at=at,
        ask="windows",
    )
    assert s.you.offered(Verb.USE) == []


@either_way
def test_a_northern_rookery_draws_a_card_and_adds_to_the_reserve(canceled: bool) -> None:
    s = scene(
        you=side(hand=["Northern Rookery"], gold=2, plot="The Winds of Winter"),
        foe=canceler(),
        at="marshaling",
    )
    s.you.marshals("Northern Rookery")
    s.you.uses("Northern Rookery")
    answers(s, canceled)
    assert len(s.you.hand) == (0 if canceled else 1)
    assert s.you.facts["reserve"] == 6


@pytest.mark.parametrize(("type", "weaker"), [("power", 1), ("intrigue", 0)])
def test_kingswood_hides_from_power_until_it_is_lost(type: str, weaker: int) -> None:
    s = scene(
        foe=side(plays=["Tyrion Lannister"]), you=side(plays=["Kingswood"]), first_player=1, ask="windows"
    )
    s.pass_to("4.2")
    s.foe.challenges(type, "Tyrion Lannister")
    assert s.card("Tyrion Lannister")["strength"] == 4 - weaker
    s.pass_to("4.aw")
    assert s.you.discard == (["Kingswood"] if weaker else [])


def test_kingswood_does_not_weaken_your_own_attack() -> None:
    s = scene(you=side(plays=["Kingswood", "Vanguard Lancer"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", "Vanguard Lancer")
    assert s.card("Vanguard Lancer")["strength"] == s.card("Vanguard Lancer")["printed_strength"]


@either_way
def test_a_stinking_drunk_kneels_again(canceled: bool) -> None:
    drunk = {"card": "Stinking Drunk", "controller": 0}
    s = scene(
        foe=canceler({"card": "Tyrion Lannister", "kneeling": True, "attachments": [drunk]}),
        at="6.1",
        ask="windows",
    )
    s.pass_to("6.2")
    s.you.uses("Stinking Drunk")
    answers(s, canceled)
    assert s.you.discard == ["Stinking Drunk"]
    assert s.card("Tyrion Lannister")["kneeling"] != canceled


def test_a_raider_from_pyke_brings_weapons_from_ambush() -> None:
    s = scene(
        you=side(plays=["Raider from Pyke"], hand=["Dawn", "Widow's Wail", "Little Bird"], gold=9),
        ask="windows",
    )
    assert s.you.offered(Verb.AMBUSH) == ["Dawn", "Widow's Wail"]
    s.you.ambushes("Dawn", on="Raider from Pyke")
    assert s.you.gold == 9 - s.card("Dawn")["printed_cost"]


@either_way
def test_iron_mines_save_any_character(canceled: bool) -> None:
    s = scene(you=side(plays=["Iron Mines"]), foe=canceler("Tyrion Lannister"), ask="windows")
    s.kill("Tyrion Lannister")
    s.you.uses("Iron Mines")
    answers(s, canceled)
    assert s.you.discard == ["Iron Mines"]
    assert ("Tyrion Lannister" in s.foe.in_play) != canceled


def test_iron_mines_cannot_save_who_cannot_be_saved() -> None:
    s = reveals_wildfire("Iron Mines")
    assert s.you.offered(Verb.USE) == []


def reveals_wildfire(*plays: str, hand: tuple[str, ...] = ()) -> Scene:
    """Wildfire Assault is about to kill one of your four characters, who cannot be saved."""
    pups = ["Direwolf Pup", "Hedge Knight", "Moon Boy", "Chett"]
    s = scene(
        you=side(plays=[*plays, *pups], hand=hand, gold=1, plots=["The Winds of Winter"]),
        foe=side(plots=["Wildfire Assault"]),
        at="1.2",
    )
    s.foe.chooses_player(0)
    s.you.picks("Hedge Knight", "Moon Boy", "Chett")
    assert s.you.dead == ["Direwolf Pup"]
    return s


@either_way
def test_a_blood_magic_ritual_saves_a_body_without_its_text(canceled: bool) -> None:
    s = scene(you=side(hand=["Blood Magic Ritual"], gold=1), foe=canceler("Tyrion Lannister"), ask="windows")
    s.kill("Tyrion Lannister")
    s.you.plays("Blood Magic Ritual")
    answers(s, canceled)
    assert s.foe.dead == (["Tyrion Lannister"] if canceled else [])
    assert s.you.discard == (["Blood Magic Ritual"] if canceled else [])
    if not canceled:
        ritual, tyrion = s.card("Blood Magic Ritual"), s.card("Tyrion Lannister")
        assert (ritual["attached_to"], ritual["traits"]) == (tyrion["id"], ["Condition"])
        assert (tyrion["blank"], tyrion["keywords"]) == ("traits-kept", [])
        s.kill("Tyrion Lannister")
        assert s.you.discard == ["Blood Magic Ritual"]


def test_a_blood_magic_ritual_saves_no_army_and_nobody_beyond_saving() -> None:
    s = scene(you=side(plays=["Gold Cloaks"], hand=["Blood Magic Ritual"], gold=1), ask="windows")
    s.kill("Gold Cloaks")
    assert s.you.dead == ["Gold Cloaks"]
    assert reveals_wildfire(hand=("Blood Magic Ritual",)).you.hand[:1] == ["Blood Magic Ritual"]


@pytest.mark.parametrize("used", [2, 3])
def test_knights_of_the_sun_are_renowned_after_three_plots(used: int) -> None:
    s = scene(you=side(plays=["Knights of the Sun"], used=["The Winds of Winter"] * used))
    assert ("renown" in s.card("Knights of the Sun")["keywords"]) == (used == 3)


@either_way
def test_a_street_of_steel_finds_weapons_and_items_after_a_won_battle(canceled: bool) -> None:
    deck = [*["The Roseroad"] * 6, "Ice", "Seal of the Hand", "Little Bird", "Ghost", "Ice"]
    s = scene(you=side(plays=["Street of Steel", "Hedge Knight"], deck=deck), foe=canceler(), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Hedge Knight")
    s.pass_to("4.2.2")
    s.you.uses("Street of Steel")
    answers(s, canceled)
    if not canceled:
        assert s.you.offered(Verb.PICK) == ["Ice", "Seal of the Hand"]
        s.you.picks("Ice")
    assert kneels(s)
    assert s.you.hand == ([] if canceled else ["Ice"])


@pytest.mark.parametrize("type", ["military", "power"])
def test_a_street_of_steel_needs_a_battle_and_a_standing_faction_card(type: str) -> None:
    s = scene(you=side(plays=["Street of Steel", "Ser Rodrik Cassel"], agenda="Fealty"))
    if type == "military":
        s.you.uses("Fealty")
    else:
        s.you.passes()
    s.you.challenges(type, "Ser Rodrik Cassel")
    assert s.you.offered(Verb.USE) in ([], ["Fealty"])


@either_way
def test_nobody_is_killed_in_the_eyrie_for_a_phase(canceled: bool) -> None:
    s = scene(
        you=side(plays=["The Eyrie", "Hedge Knight", "Moon Boy"]), foe=canceler(), at="3.4", ask="windows"
    )
    s.pass_to("4.1")
    s.you.uses("The Eyrie")
    s.you.picks("Hedge Knight")
    answers(s, canceled)
    assert s.card("The Eyrie")["kneeling"]
    s.discard("The Eyrie")
    s.kill("Hedge Knight", "Moon Boy")
    assert s.you.dead == (["Hedge Knight", "Moon Boy"] if canceled else ["Moon Boy"])
    if not canceled:
        s.pass_to("5.aw")
        s.kill("Hedge Knight")
        assert s.you.dead == ["Moon Boy", "Hedge Knight"]


@either_way
def test_nightmares_blank_a_character_or_a_location_for_the_phase(canceled: bool) -> None:
    s = scene(
        you=side(plays=["Kingswood"], hand=["Nightmares"], gold=1),
        foe=canceler({"card": "Tyrion Lannister", "attachments": ["Little Bird"]}),
        ask="windows",
    )
    s.you.plays("Nightmares")
    assert s.you.offered(Verb.PICK) == ["Kingswood", "Grand Maester Pycelle", "Tyrion Lannister"]
    s.you.picks("Tyrion Lannister")
    answers(s, canceled)
    assert s.card("Tyrion Lannister")["blank"] == (False if canceled else "traits-kept")
    s.pass_to("5.aw")
    assert s.card("Tyrion Lannister")["blank"] is False


@pytest.mark.parametrize("used", [2, 3])
def test_the_greatjons_vanguard_is_fierce_before_the_third_plot(used: int) -> None:
    s = scene(you=side(plays=["Greatjon's Vanguard"], used=["The Winds of Winter"] * used))
    vanguard = s.card("Greatjon's Vanguard")
    assert (vanguard["strength"], "renown" in vanguard["keywords"]) == (
        (6, True) if used == 2 else (4, False)
    )


def dies_in_battle(name: str, at: str = "challenges", **rest: Any) -> Scene:
    """A character of yours is killed while you have a crypt."""
    s = scene(
        you=side(plays=["Winterfell Crypt", name, "Moon Boy"], **rest),
        foe=canceler("Tywin Lannister", "Hedge Knight"),
        at=at,
        ask="windows",
    )
    s.kill(name)
    return s


@either_way
def test_the_crypt_of_winterfell_takes_another_with_a_fallen_stark(canceled: bool) -> None:
    s = dies_in_battle("Arya Stark")
    s.you.uses("Winterfell Crypt")
    assert s.you.offered(Verb.PICK) == ["Moon Boy", "Grand Maester Pycelle", "Hedge Knight"]
    s.you.picks("Hedge Knight")
    answers(s, canceled)
    assert "Winterfell Crypt" in s.you.discard
    assert "Hedge Knight" in s.foe.in_play
    s.pass_to("5.aw")
    assert ("Hedge Knight" in s.foe.deck) != canceled


@pytest.mark.parametrize(
    ("name", "at"),
    [("Tumblestone Knight", "challenges"), ("Hedge Knight", "challenges"), ("Arya Stark", "5.aw")],
)
def test_the_crypt_opens_for_unique_starks_who_fall_in_the_challenges_phase(name: str, at: str) -> None:
    assert dies_in_battle(name, at).you.offered(Verb.USE) == []


def test_a_roseroad_patrol_hides_behind_the_strongest() -> None:
    s = scene(you=side(plays=["Roseroad Patrol", "Tywin Lannister"]), foe=side(plays=["Ser Gregor Clegane"]))
    assert "stealth" not in s.card("Roseroad Patrol")["keywords"]
    s.kill("Ser Gregor Clegane")
    assert "stealth" in s.card("Roseroad Patrol")["keywords"]


def test_famine_makes_the_characters_of_opponents_dearer() -> None:
    s = scene(
        you=side(plot="Famine", hand=["Moon Boy"], gold=5),
        foe=side(plot="Calling the Banners", hand=["Moon Boy", "The Roseroad"], gold=3),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Moon Boy")
    assert s.you.gold == 3
    s.foe.passes()
    s.you.passes()
    s.you.passes()
    s.foe.marshals("Moon Boy")
    assert s.foe.gold == 3


def test_strings_are_pulled_on_a_used_plot_of_an_opponent() -> None:
    s = reveal(
        "Pulling the Strings",
        you=side(used=["Calling the Banners"]),
        foe=side(used=["Counting Coppers", "Summons", "A Clash of Kings", "Confiscation"]),
    )
    assert s.you.offered(Verb.PICK) == ["Counting Coppers", "Summons"]
    s.you.picks("Counting Coppers")
    assert len(s.you.hand) == 3


def test_no_string_can_be_pulled_without_a_fitting_plot() -> None:
    s = reveal("Pulling the Strings", foe=side(used=["A Storm of Swords", "Calm Over Westeros"]))
    assert not s.you.hand and not s.asks(0, "target")


def test_a_string_that_leads_back_to_itself_cannot_be_pulled() -> None:
    """The riddle would find nothing but Pulling the Strings, which would find the riddle."""
    s = reveal("Pulling the Strings", foe=side(used=["Varys's Riddle"]))
    assert not s.asks(0, "target")
    s = reveal("Pulling the Strings", "Counting Coppers", foe=side(used=["Varys's Riddle", "Summons"]))
    while not s.asks(0, "target"):
        s.choose(s.state.decisions[0].seat, s.state.decisions[0].options[0].key)
    assert s.you.offered(Verb.PICK) == ["Varys's Riddle", "Summons"]


@either_way
def test_anybody_may_hire_bronn(canceled: bool) -> None:
    s = scene(you=canceler(gold=3), foe=side(plays=["Bronn"], gold=2), at="marshaling", ask="windows")
    s.you.uses("Bronn")
    s.you.passes()
    assert (s.card("Bronn")["controller"], s.you.gold) == (0, 2)
    s.foe.uses("Bronn")
    if canceled:
        s.you.plays("Treachery")
    else:
        s.you.passes()
    assert (s.card("Bronn")["controller"], s.foe.gold) == (0 if canceled else 1, 1)


def test_bronn_is_not_hired_for_nothing_nor_twice_by_the_same() -> None:
    s = scene(you=side(), foe=side(plays=["Bronn"], gold=1), at="marshaling", ask="windows")
    assert s.you.offered(Verb.USE) == []
    s.you.passes()
    assert s.foe.offered(Verb.USE) == []


def test_bronn_defends_against_everything_and_attacks_in_battle() -> None:
    s = scene(you=side(plays=["Bronn"]), foe=side(plays=["Tywin Lannister"]), first_player=1, ask="windows")
    assert s.card("Bronn")["icons"] == ["military"]
    s.pass_to("4.2")
    s.foe.challenges("power", "Tywin Lannister")
    assert s.card("Bronn")["icons"] == ["military", "intrigue", "power"]
