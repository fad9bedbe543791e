"""Scenes of House Greyjoy's unique characters in the Core Set."""

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule

# Aeron Damphair


@rule("RR.dead-pile.4", "FAQ.def.choose")
def test_aeron_brings_back_an_ironborn_from_the_dead() -> None:
    you = side(plays=["Aeron Damphair"], dead=["Theon Greyjoy", "Drowned Men", "Asha Greyjoy"])
    s = scene(you=you, at="5.2", ask="windows")
    s.you.uses("Aeron Damphair")
    assert s.you.offered() == ["Theon Greyjoy", "Asha Greyjoy"]
    s.you.picks("Theon Greyjoy")
    assert "Theon Greyjoy" in s.you.in_play
    assert s.you.dead == ["Drowned Men", "Asha Greyjoy"]


@rule("FAQ.1.3.3")
def test_aeron_cannot_bring_back_one_of_two_dead_copies() -> None:
    you = side(plays=["Aeron Damphair"], dead=["Theon Greyjoy", "Theon Greyjoy"])
    s = scene(you=you, at="5.2", ask="windows")
    assert s.you.offered() == ["pass"] and s.you.power == 1


def test_aeron_needs_dominance_and_his_own_dead() -> None:
    you = side(plays=["Aeron Damphair"])
    s = scene(you=you, foe=side(dead=["Theon Greyjoy"]), at="5.2", ask="windows")
    assert s.you.offered() == ["pass"] and s.you.power == 1
    you = side(plays=["Aeron Damphair"], dead=["Theon Greyjoy"])
    s = scene(you=you, foe=side(plays=["Littlefinger"]), at="5.2", ask="windows")
    assert s.you.offered() == ["pass"] and s.foe.power == 1


# Alannys Greyjoy


@rule("RR.reserve.1")
def test_alannys_lowers_the_reserve_of_opponents_while_she_is_first() -> None:
    you = side(plays=["Alannys Greyjoy"], plot="A Noble Cause")
    s = scene(you=you, foe=side(plot="A Noble Cause"))
    assert s.foe.facts["reserve"] == s.you.facts["reserve"] - 1
    s = scene(you=you, foe=side(plot="A Noble Cause"), first_player=1)
    assert s.foe.facts["reserve"] == s.you.facts["reserve"]


# Asha Greyjoy and Theon Greyjoy


def _attacks(s: Scene, name: str, *bypassed: str) -> None:
    """Attack for power and bypass with stealth; nobody else acts until defenders are declared."""
    s.pass_to("4.2")
    s.you.challenges("power", name)
    if s.asks(0, "stealth"):
        s.you.picks(*bypassed)
    s.pass_to("4.2.1")


@rule("RR.stealth.1")
def test_asha_stands_after_an_unopposed_challenge() -> None:
    foe = side(plays=["Littlefinger", "Maester Wendamyr"])
    s = scene(you=side(plays=["Asha Greyjoy"]), foe=foe, ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", "Asha Greyjoy")
    assert s.you.offered() == ["Littlefinger", "done"]
    s.you.picks("Littlefinger")
    s.pass_to("4.2.1")
    assert s.foe.offered() == ["Maester Wendamyr", "done"]
    s.foe.defends()
    s.pass_to("4.2.2")
    s.you.uses("Asha Greyjoy")
    assert not s.card("Asha Greyjoy")["kneeling"]
    s.pass_to("4.2.4")
    assert s.you.power == 1


def test_asha_does_not_stand_when_she_is_opposed() -> None:
    s = scene(you=side(plays=["Asha Greyjoy"]), foe=side(plays=["Shireen Baratheon"]), ask="windows")
    _attacks(s, "Asha Greyjoy")
    s.foe.defends("Shireen Baratheon")
    s.pass_to("4.aw")
    assert s.facts["last_challenge"]["winner"] == 0
    assert s.card("Asha Greyjoy")["kneeling"]


def test_asha_does_not_stand_when_others_win() -> None:
    s = scene(
        you=side(plays=[{"card": "Asha Greyjoy", "kneeling": True}, "Black Wind's Crew"]), ask="windows"
    )
    _attacks(s, "Black Wind's Crew")
    s.pass_to("4.aw")
    assert s.facts["last_challenge"]["unopposed"]
    assert s.card("Asha Greyjoy")["kneeling"]


@rule("RR.cancel.3")
def test_a_cancelled_asha_stays_knelt() -> None:
    foe = side(plays=["Cersei Lannister"], hand=["Treachery"], gold=1)
    s = scene(you=side(plays=["Asha Greyjoy"]), foe=foe, ask="windows")
    _attacks(s, "Asha Greyjoy", "Cersei Lannister")
    s.foe.defends()
    s.pass_to("4.2.2")
    s.you.uses("Asha Greyjoy")
    s.foe.plays("Treachery")
    assert s.card("Asha Greyjoy")["kneeling"]


@rule("RR.unopposed.1")
def test_theon_gains_power_after_an_unopposed_challenge() -> None:
    s = scene(you=side(plays=["Theon Greyjoy"]), foe=side(plays=["Littlefinger"]), ask="windows")
    _attacks(s, "Theon Greyjoy", "Littlefinger")
    assert "Littlefinger" not in s.foe.offered()  # he was bypassed by stealth
    s.foe.defends()
    s.pass_to("4.2.2")
    s.you.uses("Theon Greyjoy")
    assert s.card("Theon Greyjoy")["power"] == 1


def test_theon_gains_nothing_when_he_is_opposed() -> None:
    s = scene(you=side(plays=["Theon Greyjoy"]), foe=side(plays=["Shireen Baratheon"]), ask="windows")
    _attacks(s, "Theon Greyjoy")
    s.foe.defends("Shireen Baratheon")
    s.pass_to("4.aw")
    assert s.card("Theon Greyjoy")["power"] == 0


# Balon Greyjoy


@rule("RR.unopposed.1", "RR.unopposed.2")
def test_lesser_defenders_do_not_count_against_balon() -> None:
    s = scene(
        you=side(plays=["Balon Greyjoy"]), foe=side(plays=["Littlefinger", "Maester Cressen"]), ask="windows"
    )
    _attacks(s, "Balon Greyjoy")
    s.foe.defends("Littlefinger", "Maester Cressen")
    assert s.facts["challenge"]["defending_strength"] == 0
    s.pass_to("4.2.4")
    assert s.facts["challenge"]["unopposed"] and s.you.power == 1


def test_an_equal_defender_counts_against_balon() -> None:
    foe = side(plays=["Stannis Baratheon", "Maester Cressen"])
    s = scene(you=side(plays=["Balon Greyjoy"]), foe=foe, ask="windows")
    _attacks(s, "Balon Greyjoy")
    s.foe.defends("Stannis Baratheon", "Maester Cressen")
    assert s.facts["challenge"]["defending_strength"] == 5


def test_balons_growing_strength_is_compared() -> None:
    you = side(plays=["Balon Greyjoy", "Iron Fleet Scout"])
    s = scene(you=you, foe=side(plays=["Stannis Baratheon"]), ask="windows")
    _attacks(s, "Balon Greyjoy")
    s.foe.defends("Stannis Baratheon")
    assert s.facts["challenge"]["defending_strength"] == 5
    s.you.uses("Iron Fleet Scout")
    assert s.facts["challenge"]["defending_strength"] == 0


def test_all_count_when_balon_defends_or_stays_home() -> None:
    s = scene(you=side(plays=["Balon Greyjoy"]), foe=side(plays=["Maester Cressen"]), active=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges("power", "Maester Cressen")
    s.pass_to("4.2.1")
    s.you.defends("Balon Greyjoy")
    assert s.facts["challenge"]["attacking_strength"] == 3
    you = side(plays=["Balon Greyjoy", "Black Wind's Crew"])
    s = scene(you=you, foe=side(plays=["Shireen Baratheon"]), ask="windows")
    _attacks(s, "Black Wind's Crew")
    s.foe.defends("Shireen Baratheon")
    assert s.facts["challenge"]["defending_strength"] == 1


def test_balon_wins_renown() -> None:
    s = scene(you=side(plays=["Balon Greyjoy"]), ask="windows")
    _attacks(s, "Balon Greyjoy")
    s.pass_to("4.2.5")
    s.you.picks("Balon Greyjoy")
    assert s.card("Balon Greyjoy")["power"] == 1


# Euron Crow's Eye


def _pillages(foe: dict[str, object], *discarded: str) -> Scene:
    """Euron wins, wins renown and pillages."""
    s = scene(you=side(plays=["Euron Crow's Eye"]), foe=foe, ask="windows")
    _attacks(s, "Euron Crow's Eye")
    s.foe.defends()
    s.pass_to("4.2.5")
    s.you.names("pillage")
    s.you.picks("Euron Crow's Eye")
    assert s.foe.discard[-1:] == list(discarded)
    return s


@rule("RR.pillage.1", "RR.discard-pile.2")
def test_euron_takes_the_location_he_pillaged() -> None:
    s = _pillages(side(deck=["The Red Keep", "The Roseroad"]), "The Red Keep")
    s.you.uses("Euron Crow's Eye")
    assert "The Red Keep" in s.you.in_play
    assert s.card("The Red Keep")["owner"] == 1 and s.foe.discard == []


def test_euron_may_take_another_location_from_that_pile() -> None:
    foe = side(deck=["Shireen Baratheon", "The Roseroad"], discard=["Sea Tower", "The Red Keep", "Bodyguard"])
    s = _pillages(foe, "Shireen Baratheon")
    s.you.uses("Euron Crow's Eye")
    assert s.you.offered() == ["Sea Tower", "The Red Keep"]
    s.you.picks("Sea Tower")
    assert "Sea Tower" in s.you.in_play


@rule("FAQ.1.3.2")
def test_euron_takes_no_unique_location_that_has_a_copy_in_play() -> None:
    foe = side(plays=["The Red Keep"], deck=["The Red Keep", "The Roseroad"])
    s = _pillages(foe, "The Red Keep")
    assert s.you.offered() != ["Euron Crow's Eye", "pass"]
    assert s.foe.discard == ["The Red Keep"]


def test_euron_finds_nothing_without_a_location() -> None:
    s = _pillages(side(deck=["Shireen Baratheon", "The Roseroad"]), "Shireen Baratheon")
    assert "Euron Crow's Eye" not in s.you.offered() or s.asks(0, "renown")
    s.pass_to("4.aw")
    assert s.you.in_play == ["Euron Crow's Eye"]


def test_euron_wins_renown_too() -> None:
    s = scene(you=side(plays=["Euron Crow's Eye"]), ask="windows")
    _attacks(s, "Euron Crow's Eye")
    s.pass_to("4.2.5")
    s.you.names("renown")
    s.you.picks("Euron Crow's Eye")
    assert s.card("Euron Crow's Eye")["power"] == 1


# Maester Wendamyr


@rule("RR.stealth.1")
def test_wendamyr_cannot_be_bypassed_and_bypasses_others() -> None:
    s = scene(
        you=side(plays=["Maester Wendamyr"]), foe=side(plays=["Asha Greyjoy", "Littlefinger"]), ask="windows"
    )
    s.pass_to("4.2")
    s.you.challenges("power", "Maester Wendamyr")
    assert s.you.offered() == ["Littlefinger", "done"]
    s.you.picks("Littlefinger")
    assert s.facts["challenge"]["attacking_strength"] == 2
    s.pass_to("4.2.1")
    assert s.foe.offered() == ["Asha Greyjoy", "done"]
