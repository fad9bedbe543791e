"""Cards of Across the Seven Kingdoms."""

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import cancelable, use_in_vain
from weirwood.core.option import Verb

# Tower of the Sun


@pytest.mark.parametrize("player", [0, 1])
def test_the_tower_of_the_sun_is_paid_for_an_event_of_anybody(player: int) -> None:
    hands = [["Hear Me Roar!", "Tyrion Lannister"] if seat == player else [] for seat in (0, 1)]
    s = scene(
        you=side(plays=["Tower of the Sun"], hand=hands[0], gold=1),
        foe=side(hand=hands[1], gold=1),
        first_player=player,
        ask="windows",
    )
    (s.foe if player else s.you).plays("Hear Me Roar!")
    before = s.you.gold
    s.you.uses("Tower of the Sun")
    assert s.you.gold == before + 1


def test_the_tower_of_the_sun_is_paid_once_a_phase() -> None:
    s = scene(
        you=side(
            plays=["Tower of the Sun"],
            hand=["Hear Me Roar!", "Hear Me Roar!", "Tyrion Lannister", "Lannisport Merchant"],
            gold=2,
        ),
        ask="windows",
    )
    s.you.plays("Hear Me Roar!")
    s.you.picks("Tyrion Lannister")
    s.you.uses("Tower of the Sun")
    s.foe.passes()
    s.you.plays("Hear Me Roar!")
    assert s.you.offered(Verb.USE) == []


def test_the_tower_of_the_sun_is_not_paid_for_a_card_that_is_marshaled() -> None:
    s = scene(
        you=side(plays=["Tower of the Sun"], hand=["Tyrion Lannister"], gold=5),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Tyrion Lannister")
    assert s.you.offered(Verb.USE) == []


# The Dragon's Tail


@pytest.mark.parametrize("canceled", [False, True])
def test_the_tail_of_the_dragon_gives_both_of_you_cards(canceled: bool) -> None:
    s = cancelable(side(hand=["The Dragon's Tail"]))
    if canceled:
        use_in_vain(s, "The Dragon's Tail")
    else:
        s.you.plays("The Dragon's Tail")
        s.foe.passes()
    assert (len(s.you.hand), len(s.foe.hand)) == ((0, 1) if canceled else (2, 4))


# Robb Stark


def robb(type: str = "military") -> Scene:
    plays = ["Robb Stark (AtSK)", "Catelyn Stark", "Tumblestone Knight"]
    s = cancelable(side(plays=plays), plays=["Burned Men"])
    assert s.card("Robb Stark")["strength"] == 5
    s.all_pass()
    s.you.challenges(type, "Robb Stark", "Tumblestone Knight")
    return s


def test_robb_is_stronger_for_each_loyal_character_in_a_military_challenge() -> None:
    assert robb().facts["challenge"]["attacking_strength"] == 7 + 2
    assert robb("power").facts["challenge"]["attacking_strength"] == 7


def test_robb_calls_somebody_back_once_a_challenge() -> None:
    s = robb()
    s.you.uses("Robb Stark")
    s.foe.passes()
    assert not s.card("Tumblestone Knight")["kneeling"]
    assert s.facts["challenge"]["attackers"] == [s.id("Robb Stark")], "he is a King himself"
    s.foe.passes()
    s.all_pass()
    s.foe.defends("Burned Men")
    assert "Robb Stark" not in s.you.offered()


def test_robb_has_renown() -> None:
    s = scene(side(plays=["Robb Stark (AtSK)"]))
    s.you.challenges("power", "Robb Stark")
    s.you.picks("Robb Stark")
    assert s.card("Robb Stark")["power"] == 1


def test_robb_calls_nobody_back_from_a_power_challenge() -> None:
    assert robb("power").you.offered() == ["pass"]


def test_a_canceled_robb_calls_nobody_back() -> None:
    s = robb()
    use_in_vain(s, "Robb Stark")
    assert s.card("Tumblestone Knight")["kneeling"]


# Ser Colen of Greenpools


@pytest.mark.parametrize(("type", "strength"), [("military", 1), ("power", 4)])
def test_ser_colen_is_strong_in_power_challenges(type: str, strength: int) -> None:
    s = scene(side(plays=["Ser Colen of Greenpools"]), side(plays=["Burned Men"]), ask="windows")
    s.all_pass()
    s.you.challenges(type, "Ser Colen of Greenpools")
    assert s.facts["challenge"]["attacking_strength"] == strength


# Arry


@pytest.mark.parametrize("arya", ["Arya Stark", "Arya Stark (WotN)"])
def test_arry_and_arya_are_never_seen_together(arya: str) -> None:
    s = scene(side(plays=["Arry"], hand=[arya], gold=4), side(), at="marshaling", ask="windows")
    s.you.marshals("Arya Stark")
    assert s.you.discard == ["Arry"]


@pytest.mark.parametrize("canceled", [False, True])
def test_arry_goes_home_for_a_card(canceled: bool) -> None:
    s = cancelable(side(hand=["Arry"], gold=4), plays=["Arya Stark"])
    s.you.ambushes("Arry")
    s.foe.passes()
    if canceled:
        use_in_vain(s, "Arry")
    else:
        s.you.uses("Arry")
        s.foe.passes()
    assert s.you.hand == (["Arry"] if canceled else ["Arry", "The Roseroad"])


# White Tree


@pytest.mark.parametrize("canceled", [False, True])
def test_the_white_tree_takes_a_gold_from_who_collected(canceled: bool) -> None:
    s = cancelable(side(plays=["White Tree"], plot="Summer Harvest"), "2.aw", plot="A Storm of Swords")
    s.all_pass()
    if canceled:
        use_in_vain(s, "White Tree")
    else:
        s.you.uses("White Tree")
        s.foe.passes()
    assert s.card("White Tree")["kneeling"]
    assert s.you.gold == (0 if canceled else 1)


def test_a_kneeling_white_tree_takes_nothing() -> None:
    tree = {"card": "White Tree", "kneeling": True}
    s = cancelable(side(plays=[tree], plot="Summer Harvest"), "2.aw", plot="A Storm of Swords")
    s.all_pass()
    assert s.you.offered(Verb.USE) == []


# White Raven


@pytest.mark.parametrize("type", ["power", "military"])
def test_the_raven_flies_off_when_you_lose_a_power_challenge(type: str) -> None:
    s = scene(side(plays=["White Raven"]), side(plays=["Robb Stark"]), first_player=1)
    s.foe.challenges(type, "Robb Stark")
    if s.asks(0, "defenders"):
        s.you.defends()
    assert s.you.discard == (["White Raven"] if type == "power" else [])


@pytest.mark.parametrize(
    ("plot", "power"), [("Summer Harvest", 2), ("Ranger's Cache", 2), ("A Noble Cause", 1)]
)
def test_the_raven_brings_power_with_the_seasons(plot: str, power: int) -> None:
    s = cancelable(side(plays=["White Raven", "Robb Stark"], gold=20, plot=plot), at="5.2")
    if power == 2:
        s.you.uses("White Raven")
        s.foe.passes()
    assert (s.you.power, s.you.offered(Verb.USE)) == (power, [])


def test_a_canceled_raven_brings_nothing() -> None:
    s = cancelable(side(plays=["White Raven", "Robb Stark"], gold=20, plot="Summer Harvest"), at="5.2")
    use_in_vain(s, "White Raven")
    assert s.you.power == 1


# Janos Slynt


def test_janos_is_as_strong_as_he_is_paid() -> None:
    s = cancelable(side(plays=["Janos Slynt"], gold=2), plays=["Winterfell Steward"])
    s.you.uses("Janos Slynt")
    s.foe.passes()
    s.foe.passes()
    use_in_vain(s, "Janos Slynt")
    assert (s.you.gold, s.card("Janos Slynt")["strength"]) == (0, 4)
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    s.pass_to("5.aw")
    assert s.card("Janos Slynt")["strength"] == 2


def test_janos_intimidates() -> None:
    s = scene(side(plays=["Janos Slynt"]), side(plays=["Winterfell Steward"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("intrigue", "Janos Slynt")
    s.all_pass()
    s.foe.done()
    s.all_pass()
    s.you.says(True)
    s.you.picks("Winterfell Steward")
    assert s.card("Winterfell Steward")["kneeling"]


# Pyke


@pytest.mark.parametrize("canceled", [False, True])
def test_pyke_makes_anybody_sly_for_a_phase(canceled: bool) -> None:
    s = cancelable(side(plays=["Pyke", "Robb Stark"]), plays=["Winterfell Steward"])
    if canceled:
        use_in_vain(s, "Pyke", "Winterfell Steward")
    else:
        s.you.uses("Pyke")
        assert s.you.offered(Verb.PICK) == ["Robb Stark", "Cersei Lannister", "Winterfell Steward"]
        s.you.picks("Winterfell Steward")
        s.foe.passes()
    s.discard("Pyke")
    assert s.card("Winterfell Steward")["keywords"] == ([] if canceled else ["stealth"])
    s.pass_to("5.aw")
    assert s.card("Winterfell Steward")["keywords"] == []


def test_a_kneeling_pyke_helps_nobody() -> None:
    assert cancelable(side(plays=[{"card": "Pyke", "kneeling": True}, "Robb Stark"])).you.offered() == [
        "pass"
    ]
    assert scene(side(plays=["Pyke"]), ask="windows").you.offered() == ["pass"]


# Shierak Qiya


def shierak_qiya(type: str = "power", defender: str = "") -> Scene:
    you = side(plays=["Robb Stark", "Tumblestone Knight"], hand=["Shierak Qiya"] * 2)
    s = cancelable(you, plays=["Winterfell Steward", "Garden Caretaker"])
    s.all_pass()
    s.you.challenges(type, "Robb Stark")
    s.all_pass()
    s.foe.defends(*[defender] if defender else [])
    s.all_pass()
    return s


@pytest.mark.parametrize("canceled", [False, True])
def test_a_great_victory_stands_a_participant(canceled: bool) -> None:
    s = shierak_qiya()
    if canceled:
        use_in_vain(s, "Shierak Qiya")
    else:
        s.you.plays("Shierak Qiya")
        s.foe.passes()
    assert s.card("Robb Stark")["kneeling"] == canceled
    assert s.card(s.name(s.you.facts["faction_card"]))["kneeling"]
    assert "Shierak Qiya" not in s.you.offered()


def test_a_small_victory_or_another_stands_nobody() -> None:
    assert "Shierak Qiya" not in shierak_qiya(defender="Winterfell Steward").you.offered()
    assert "Shierak Qiya" not in shierak_qiya("military").you.offered()


# Levies at the Rock


@pytest.mark.parametrize("canceled", [False, True])
def test_levies_are_paid_by_who_attacks(canceled: bool) -> None:
    s = cancelable(side(hand=["Levies at the Rock"]), first=1, plays=["Robb Stark", "Bran Stark"])
    s.all_pass()
    s.foe.challenges("power", "Robb Stark", "Bran Stark")
    if canceled:
        use_in_vain(s, "Levies at the Rock")
    else:
        s.you.plays("Levies at the Rock")
        s.foe.passes()
        assert s.you.offered() == ["2", "1", "0"]
        s.you.names("2")
    assert (s.you.gold, s.foe.gold) == ((0, 9) if canceled else (2, 7))


# Viserys Targaryen


def viserys(*theirs: str) -> Scene:
    return cancelable(side(plays=["Viserys Targaryen (AtSK)"]), "dominance", plays=theirs)


@pytest.mark.parametrize("canceled", [False, True])
def test_viserys_is_the_only_king(canceled: bool) -> None:
    s = viserys("Robb Stark")
    s.all_pass()
    if canceled:
        use_in_vain(s, "Viserys Targaryen")
    else:
        s.you.uses("Viserys Targaryen")
        s.foe.passes()
    assert s.card("Viserys Targaryen")["power"] == (0 if canceled else 1)


def test_viserys_is_no_king_beside_another() -> None:
    s = viserys("Robb Stark (AtSK)")
    s.all_pass()
    assert "Viserys Targaryen" not in s.you.offered()


def test_kings_must_meet_viserys() -> None:
    foe = side(plays=["Robb Stark (AtSK)", "Bran Stark"])
    s = scene(side(plays=["Viserys Targaryen (AtSK)", "Doreah"]), foe, ask="windows")
    s.all_pass()
    s.you.challenges("power", "Viserys Targaryen")
    s.all_pass()
    assert s.foe.decision.picked is not None
    s.foe.done()
    assert s.facts["challenge"]["defenders"] == [s.id("Robb Stark")]
    s = scene(side(plays=["Viserys Targaryen (AtSK)", "Doreah"]), foe, ask="windows")
    s.all_pass()
    s.you.challenges("power", "Doreah")
    s.all_pass()
    s.foe.done()
    assert s.facts["challenge"]["defenders"] == []


# Pyromancers


@pytest.mark.parametrize("canceled", [False, True])
def test_the_pyromancers_burn_a_location_for_power(canceled: bool) -> None:
    s = cancelable(side(plays=["Pyromancers"], power=1), "dominance", plays=["The Roseroad", "The Wall"])
    if canceled:
        use_in_vain(s, "Pyromancers")
    else:
        s.you.uses("Pyromancers")
        s.foe.passes()
    assert (s.you.power, s.card("Pyromancers")["kneeling"]) == (0, True)
    assert ("The Wall" in s.foe.discard) != canceled


def test_the_pyromancers_need_power_and_a_location_without_limit() -> None:
    burning = ["Pyromancers"]
    assert cancelable(side(plays=burning), "dominance", plays=["The Wall"]).you.offered() == ["pass"]
    poor = cancelable(side(plays=burning, power=1), "dominance", plays=["The Roseroad"])
    assert poor.you.offered() == ["pass"]


# Rains of Autumn


def test_the_rains_wash_incomes_away() -> None:
    s = scene(
        side(plays=["The Roseroad"], plot="Rains of Autumn"),
        side(plays=["The God's Eye"], plot="A Noble Cause"),
    )
    assert (s.you.facts["income"], s.foe.facts["income"], s.foe.facts["reserve"]) == (4, 5, 7)


# Harmen Uller


def test_sand_snakes_ambush_for_harmen() -> None:
    s = scene(side(plays=["Harmen Uller"], hand=["Nymeria Sand", "Areo Hotah"], gold=9), ask="windows")
    cost = s.card("Nymeria Sand")["printed_cost"]
    assert "Nymeria Sand" in s.you.offered(Verb.AMBUSH)
    s.you.ambushes("Nymeria Sand")
    assert s.you.gold == 9 - (cost - 1)


def test_harmen_has_renown() -> None:
    s = scene(side(plays=["Harmen Uller"]))
    s.you.challenges("power", "Harmen Uller")
    s.you.picks("Harmen Uller")
    assert s.card("Harmen Uller")["power"] == 1
