"""Cards of No Middle Ground."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import answers, canceler, either_way
from weirwood.core.option import Verb
from weirwood.rules import rule


def test_the_arbor_is_rich_and_limited() -> None:
    s = scene(
        you=side(hand=["The Arbor", "The Roseroad"], gold=4, plot="The Winds of Winter"),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("The Arbor")
    assert s.you.facts["income"] == 6
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == []


def builds(**rest: Any) -> Scene:
    return scene(
        you=side(plays=["Halder", "Steward at the Wall", "Tumblestone Knight", "The Wall", "The Roseroad"]),
        foe=canceler(),
        **rest,
    )


@either_way
def test_halder_puts_the_wall_to_use(canceled: bool) -> None:
    s = builds()
    s.you.uses("Halder")
    assert s.you.offered(Verb.PICK) == ["Halder", "Steward at the Wall"]
    s.you.picks("Steward at the Wall")
    answers(s, canceled)
    assert s.card("The Wall")["kneeling"]
    assert s.card("Steward at the Wall")["strength"] == (2 if canceled else 3)
    assert s.you.offered(Verb.USE) == []


def test_what_halder_built_stands_until_the_end_of_the_phase() -> None:
    s = builds(ask="windows")
    s.you.uses("Halder")
    s.you.picks("Steward at the Wall")
    s.foe.passes()
    s.kill("Halder")
    assert s.card("Steward at the Wall")["strength"] == 3
    s.pass_to("5.aw")
    assert s.card("Steward at the Wall")["strength"] == 2


@either_way
def test_the_armory_of_tobho_mott_draws_a_card_after_dominance(canceled: bool) -> None:
    s = scene(you=side(plays=["Tobho Mott's Armory"], gold=9), foe=canceler(), at="5.1", ask="windows")
    s.you.uses("Tobho Mott's Armory")
    answers(s, canceled)
    assert s.card("Tobho Mott's Armory")["kneeling"]
    assert len(s.you.hand) == (0 if canceled else 1)


@pytest.mark.parametrize("kneeling", [False, True])
def test_the_armory_is_closed_to_the_kneeling_and_the_beaten(kneeling: bool) -> None:
    armory = {"card": "Tobho Mott's Armory", "kneeling": kneeling}
    s = scene(you=side(plays=[armory]), foe=side(plays=[] if kneeling else ["Hedge Knight"]), at="5.1")
    assert s.you.offered(Verb.USE) == []


def test_priests_of_the_drowned_god_strengthen_each_other() -> None:
    s = scene(
        you=side(plays=["Priest of the Drowned God", "Aeron Damphair", "Balon Greyjoy"]),
        foe=side(plays=["Priest of the Drowned God"]),
    )
    strengths = {card["name"]: card["strength"] for card in s.facts["cards"] if card["controller"] == 0}
    assert strengths["Priest of the Drowned God"] == 3
    assert strengths["Aeron Damphair"] == s.card("Aeron Damphair")["printed_strength"] + 1
    assert strengths["Balon Greyjoy"] == s.card("Balon Greyjoy")["printed_strength"]


def test_the_blood_of_the_dragon_burns_all_but_dragons() -> None:
    s = scene(
        you=side(plots=["Blood of the Dragon"], plays=["Drogon", "Hedge Knight"]),
        foe=side(plots=["The Winds of Winter"], plays=["Direwolf Pup"]),
        at="1.2",
    )
    assert s.you.in_play == ["Drogon", "Hedge Knight"]
    assert s.card("Drogon")["strength"] == s.card("Drogon")["printed_strength"]
    assert s.card("Hedge Knight")["strength"] == 1
    assert s.foe.dead == ["Direwolf Pup"]


@either_way
def test_a_wildling_scout_gives_stealth_for_the_phase(canceled: bool) -> None:
    s = scene(you=side(plays=["Wildling Scout", "Hedge Knight"]), foe=canceler(), ask="windows")
    s.you.uses("Wildling Scout")
    assert s.you.offered(Verb.PICK) == ["Hedge Knight", "Grand Maester Pycelle"]
    s.you.picks("Hedge Knight")
    answers(s, canceled)
    assert s.you.discard == ["Wildling Scout"]
    assert ("stealth" in s.card("Hedge Knight")["keywords"]) != canceled
    s.pass_to("5.aw")
    assert "stealth" not in s.card("Hedge Knight")["keywords"]


def test_the_first_snow_sends_small_folk_home() -> None:
    s = scene(
        you=side(plot="The First Snow of Winter", plays=["Hedge Knight", "Ser Rodrik Cassel"]),
        foe=side(plays=["Moon Boy", "Newly-Made Lord"]),
        at="3.4",
        ask="windows",
    )
    s.all_pass("4.aw")
    assert (s.you.hand, s.foe.hand) == (["Hedge Knight"], ["Moon Boy"])
    assert (s.you.in_play, s.foe.in_play) == (["Ser Rodrik Cassel"], ["Newly-Made Lord"])


def test_hodor_attacks_with_bran_and_never_dominates() -> None:
    s = scene(you=side(plays=["Hodor", "Bran Stark"]), foe=side(plays=["Hedge Knight"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Hodor")
    s = scene(you=side(plays=["Hodor"]), ask="windows")
    s.pass_to("4.2")
    assert s.you.offered(Verb.CHALLENGE) == []
    s = scene(you=side(plays=["Hodor"]), foe=side(plays=["Hedge Knight"]), at="5.1", ask="windows")
    s.all_pass("5.aw")
    assert (s.you.power, s.foe.power) == (0, 1)


@pytest.mark.parametrize("name", ["Hodor", "Greatjon's Vanguard", "Roseroad Patrol", "Dothraki Outriders"])
def test_some_bear_no_attachments(name: str) -> None:
    s = scene(you=side(plays=[name], hand=["Little Bird"], gold=9), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == []


def watches(*rangers: str | dict[str, Any], type: str = "military", **rest: Any) -> Scene:
    s = scene(
        you=side(plays=["Steward at the Wall", *rangers], hand=["The Watcher on the Walls"], gold=1),
        foe=canceler("Tywin Lannister", "Ser Jaime Lannister"),
        first_player=1,
        **rest,
    )
    s.foe.challenges(type, "Tywin Lannister", "Ser Jaime Lannister")
    return s


@either_way
def test_two_rangers_on_the_walls_kill_all_who_storm_them(canceled: bool) -> None:
    s = watches("Benjen Stark", "Ranging Party", "Ser Waymar Royce")
    s.you.plays("The Watcher on the Walls")
    s.you.picks("Benjen Stark")
    s.you.picks("Ranging Party")
    answers(s, canceled)
    assert [s.card(name)["kneeling"] for name in ("Benjen Stark", "Ranging Party")] == [True, True]
    assert not s.card("Ser Waymar Royce")["kneeling"]
    assert len(s.foe.dead) == (0 if canceled else 2)


@pytest.mark.parametrize(("type", "kneeling"), [("military", True), ("intrigue", False)])
def test_the_walls_are_watched_by_two_and_in_battle(type: str, kneeling: bool) -> None:
    s = watches("Benjen Stark", {"card": "Ranging Party", "kneeling": kneeling}, type=type)
    assert s.you.offered(Verb.PLAY) == []


def test_the_watch_cannot_lose_the_first_challenge_of_each_phase() -> None:
    foe = side(plays=["Tywin Lannister", "Cersei Lannister"], plot="The Winds of Winter")
    s = scene(you=side(plot="For the Watch!", power=4), foe=foe, first_player=1)
    s.foe.challenges("power", "Tywin Lannister")
    assert (s.you.power, s.foe.power) == (4, 0)
    assert s.facts["last_challenge"]["winner"] is None
    s.foe.challenges("intrigue", "Cersei Lannister")
    assert s.foe.power == 1


@either_way
def test_a_maester_of_starfall_takes_a_keyword_for_the_phase(canceled: bool) -> None:
    s = scene(you=side(plays=["Maester of Starfall"]), foe=canceler("Tywin Lannister"), ask="windows")
    s.you.uses("Maester of Starfall")
    s.you.picks("Tywin Lannister")
    answers(s, canceled)
    if not canceled:
        assert s.you.offered() == ["insight", "intimidate", "pillage", "renown"]
        s.you.names("renown")
    assert s.card("Maester of Starfall")["kneeling"]
    assert ("renown" in s.card("Tywin Lannister")["keywords"]) == canceled
    s.discard("Maester of Starfall")
    s.pass_to("5.aw")
    assert "renown" in s.card("Tywin Lannister")["keywords"]


@pytest.mark.parametrize(("theirs", "reserve"), [("The Winds of Winter", 3), ("Marching Orders", 2)])
@rule("RR.modifiers.0")
def test_wraiths_shrink_the_reserve_to_two_at_least(theirs: str, reserve: int) -> None:
    s = scene(
        you=side(plot="Wraiths in Their Midst"),
        foe=side(plot=theirs, plays=["Northern Rookery"]),
        ask="windows",
    )
    assert (s.you.facts["reserve"], s.foe.facts["reserve"]) == (5, reserve + 1)


@either_way
def test_gendry_gains_power_by_dominance(canceled: bool) -> None:
    s = scene(you=side(plays=["Gendry"], gold=9), foe=canceler(), at="5.1", ask="windows")
    s.you.uses("Gendry")
    answers(s, canceled)
    assert s.card("Gendry")["power"] == (0 if canceled else 1)


@pytest.mark.parametrize(("power", "gives"), [(1, True), (1, False), (0, False)])
def test_gendry_gives_power_or_a_bastard_to_the_dominance_of_others(power: int, gives: bool) -> None:
    gendry = {"card": "Gendry", "power": power}
    s = scene(you=side(plays=[gendry, "Nymeria Sand"]), foe=side(gold=19), at="5.1", ask="windows")
    if power:
        s.you.says(gives)
    if not gives:
        assert s.you.offered(Verb.PICK) == ["Gendry", "Nymeria Sand"]
        s.you.picks("Nymeria Sand")
    assert s.you.offered(Verb.PICK) == []
    assert s.card("Gendry")["power"] == (0 if gives else power)
    assert s.you.discard == ([] if gives else ["Nymeria Sand"])


@either_way
def test_red_cloaks_are_paid_once_a_phase(canceled: bool) -> None:
    s = scene(you=side(plays=["Red Cloaks"], gold=3), foe=canceler(), ask="windows")
    s.you.uses("Red Cloaks")
    answers(s, canceled)
    assert (s.you.gold, s.card("Red Cloaks")["gold"]) == ((3, 0) if canceled else (2, 1))
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []
    s.pass_to("5.aw")
    assert s.you.offered(Verb.USE) == ["Red Cloaks"]


@pytest.mark.parametrize(("type", "strength"), [("intrigue", 5), ("military", 2)])
def test_paid_red_cloaks_are_strong_in_intrigue(type: str, strength: int) -> None:
    s = scene(you=side(plays=[{"card": "Red Cloaks", "gold": 3}]), ask="windows")
    s.pass_to("4.2")
    assert s.card("Red Cloaks")["strength"] == 2
    s.you.challenges(type, "Red Cloaks")
    assert s.card("Red Cloaks")["strength"] == strength


def test_dothraki_outriders_are_cheaper_for_each_dothraki_and_pillage() -> None:
    s = scene(
        you=side(plays=["Jhogo", "Aggo"], hand=["Dothraki Outriders", "Little Bird"], gold=7),
        foe=side(plays=["Jhogo"]),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Dothraki Outriders")
    assert s.you.gold == 1
    s.foe.passes()
    s.you.marshals("Little Bird")
    assert "Dothraki Outriders" not in s.you.offered(Verb.PICK)
    s = scene(you=side(plays=["Dothraki Outriders"]), foe=side(deck=["Ghost", "Ice"]))
    s.you.challenges("military", "Dothraki Outriders")
    s.you.picks("Dothraki Outriders")
    assert s.foe.discard == ["Ghost"]


@either_way
def test_loot_is_paid_by_the_plundered(canceled: bool) -> None:
    deck = ["Ghost", "Ice", "Summer", "Arya Stark"]
    s = scene(
        you=side(plays=["Hodor", "Hedge Knight"], hand=["Loot"], gold=4), foe=canceler(gold=2, deck=deck)
    )
    s.you.challenges("military", "Hodor")
    s.you.plays("Loot")
    assert s.you.offered() == ["0", "1", "2"]
    s.you.names("2")
    assert (s.you.gold, s.foe.gold) == (4, 0)
    answers(s, canceled)
    assert ("Ghost" in s.foe.discard, "Ice" in s.foe.discard) == (not canceled, not canceled)


@pytest.mark.parametrize(("gold", "defends"), [(0, False), (2, True)])
def test_there_is_no_loot_where_there_is_no_gold_or_some_resistance(gold: int, defends: bool) -> None:
    s = scene(
        you=side(plays=["Hodor", "Bran Stark"], hand=["Loot"], gold=4),
        foe=side(plays=["Hedge Knight"] if defends else [], gold=gold),
    )
    s.you.challenges("military", "Hodor")
    s.foe.defends(*["Hedge Knight"] * defends)
    assert s.you.offered(Verb.PLAY) == []


def pays(**tyrion: Any) -> Scene:
    """You win an intrigue challenge; the foe's Tywin is in your pay."""
    paid = {"card": "Paid Off", "controller": 0}
    s = scene(
        you=side(plays=["Cersei Lannister"]),
        foe=canceler({"card": "Tywin Lannister", "attachments": [paid], **tyrion}, gold=3),
    )
    s.you.challenges("intrigue", "Cersei Lannister")
    s.foe.defends()
    return s


@either_way
def test_who_is_paid_off_kneels_and_stands_for_gold(canceled: bool) -> None:
    for gives in (True, False):
        s = pays()
        s.you.uses("Paid Off")
        answers(s, canceled)
        if not canceled:
            assert s.card("Tywin Lannister")["kneeling"]
            s.foe.says(gives)
        paid = gives and not canceled
        assert (s.you.gold, s.foe.gold) == ((1, 2) if paid else (0, 2 if canceled else 3))
        assert s.card("Tywin Lannister")["kneeling"] == (not paid and not canceled)


def test_nobody_is_paid_off_twice_nor_by_who_does_not_win_by_intrigue() -> None:
    assert pays(kneeling=True).you.offered(Verb.USE) == []


def test_who_is_paid_off_is_an_opponents_character_perhaps_from_ambush() -> None:
    s = scene(
        you=side(plays=["Hedge Knight"], hand=["Paid Off"], gold=1),
        foe=side(plays=["Moon Boy"]),
        ask="windows",
    )
    s.you.ambushes("Paid Off")
    assert s.card("Paid Off")["attached_to"] == s.id("Moon Boy")


def test_the_wardens_of_the_north_come_to_each_other_twice_a_round() -> None:
    plays = ["Arya Stark", "Tumblestone Knight", "Direwolf Pup", "Hodor", "Hedge Knight"]
    s = scene(you=side(plot="Wardens of the North", plays=plays), foe=side(plays=["Moon Boy"]), ask="windows")
    assert s.you.offered(Verb.USE) == []
    s.pass_to("4.2")
    s.you.challenges("power", "Tumblestone Knight")
    for name in ("Direwolf Pup", "Hodor"):
        s.you.uses("Wardens of the North")
        assert "Hedge Knight" not in s.you.offered(Verb.PICK)
        s.you.picks(name)
        assert (s.card(name)["kneeling"], s.card(name)["participating"]) == (True, "attacker")
        s.foe.passes()
    assert s.you.offered(Verb.USE) == []


def test_the_wardens_of_the_north_join_starks_alone() -> None:
    s = scene(you=side(plot="Wardens of the North", plays=["Hedge Knight", "Hodor"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Hedge Knight")
    assert s.you.offered(Verb.USE) == []
