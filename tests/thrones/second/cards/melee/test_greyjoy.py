"""House Greyjoy with several opponents."""

from tests.thrones.scene import side
from tests.thrones.second.cards.melee.table import table
from weirwood.rules import rule


def test_alannys_reduces_the_reserve_of_each_opponent_while_her_player_is_first() -> None:
    for first, reserves in ((0, [6, 5, 4]), (1, [6, 6, 5])):
        s = table(
            side(plays=["Alannys Greyjoy"], plot="A Noble Cause"),
            side(plot="A Clash of Kings"),
            side(plot="A Storm of Swords"),
            first_player=first,
            ask="windows",
        )
        assert [chair.facts["reserve"] for chair in s.sides] == reserves


def test_euron_takes_a_location_of_the_losing_opponent() -> None:
    s = table(
        side(plays=["Euron Crow's Eye", "Burned Men"]),
        side(discard=["The Wall"]),
        side(discard=["Sunspear", "Ghaston Grey"]),
    )
    you, ann, bob = s.sides
    you.challenges("power", "Euron Crow's Eye", against=2)
    you.names("pillage")
    you.picks("Euron Crow's Eye")
    you.uses("Euron Crow's Eye")
    assert set(you.offered()) == {"Sunspear", "Ghaston Grey", "The Roseroad"}
    you.picks("Sunspear")
    assert "Sunspear" in you.in_play
    assert (ann.discard, len(ann.deck), len(bob.deck)) == (["The Wall"], 10, 9)


def test_we_do_not_sow_discards_what_the_losing_opponent_controls() -> None:
    s = table(
        side(plays=["Black Wind's Crew", "Burned Men"], hand=["We Do Not Sow"], gold=1),
        side(plays=["The Wall"]),
        side(plays=["Sunspear", "Ghaston Grey"]),
    )
    you, ann, bob = s.sides
    you.challenges("power", "Black Wind's Crew", against=2)
    you.plays("We Do Not Sow")
    assert you.offered() == ["Sunspear", "Ghaston Grey"]
    you.picks("Sunspear")
    assert (ann.in_play, bob.in_play) == (["The Wall"], ["Ghaston Grey"])


def test_balon_overawes_the_defenders_of_whomever_he_attacks() -> None:
    s = table(
        side(plays=["Balon Greyjoy", "Burned Men"], plot="A Noble Cause"),
        side(),
        side(plays=["Palace Spearman"], power=3),
    )
    s.sides[0].challenges("power", "Balon Greyjoy", against=2)
    s.sides[2].defends("Palace Spearman")
    assert (s.sides[2].power, s.sides[0].power) == (2, 2)


def test_the_throwing_axe_kills_a_defending_character() -> None:
    axe = {"card": "Balon Greyjoy", "attachments": ["Throwing Axe"]}
    s = table(
        side(plays=[axe, "Burned Men"]), side(plays=["Gold Cloaks"]), side(plays=["Obara Sand", "Varys"])
    )
    you, ann, bob = s.sides
    you.challenges("military", "Balon Greyjoy", against=2)
    bob.defends("Obara Sand")
    you.uses("Throwing Axe")
    assert (ann.dead, bob.dead) == ([], ["Obara Sand"])


@rule("RR.stealth.1")
def test_stealth_bypasses_a_character_of_the_defending_player() -> None:
    s = table(
        side(plays=["Asha Greyjoy"]), side(plays=["Gold Cloaks"]), side(plays=["Obara Sand", "Burned Men"])
    )
    you = s.sides[0]
    you.challenges("military", "Asha Greyjoy", against=2)
    assert [name for name in you.offered() if name != "done"] == ["Obara Sand", "Burned Men"]


def test_a_third_player_who_is_first_may_loosen_the_krakens_grasp() -> None:
    s = table(
        side(plays=["Gold Cloaks", "Burned Men"], plot="A Noble Cause"),
        side(plays=["Palace Spearman"], power=2),
        side(hand=["The Kraken's Grasp"]),
        first_player=2,
        active=0,
    )
    you, ann, bob = s.sides
    you.challenges("power", "Gold Cloaks", against=1)
    ann.defends("Palace Spearman")
    bob.plays("The Kraken's Grasp")
    assert ann.power == 1


def test_the_shipwright_reaches_further_while_its_player_is_first_among_several() -> None:
    for first, offered in (
        (0, ["Sunspear", "Ghaston Grey", "Highgarden"]),
        (2, ["Sunspear", "Ghaston Grey"]),
    ):
        s = table(
            side(plays=["Lordsport Shipwright"]),
            side(plays=["Sunspear", "Ghaston Grey"]),
            side(plays=["Highgarden", "The Wall"]),
            at="marshaling",
            first_player=first,
            active=0,
        )
        you = s.sides[0]
        you.uses("Lordsport Shipwright")
        assert you.offered() == offered


def test_the_fleet_scout_helps_in_the_challenges_of_others_and_more_while_its_player_is_first() -> None:
    for first, strength in ((2, 5), (1, 4)):
        s = table(
            side(plays=["Black Wind's Crew"]),
            side(plays=["Gold Cloaks"]),
            side(plays=["Iron Fleet Scout", "Great Kraken"]),
            first_player=first,
            active=0,
        )
        s.sides[0].challenges("military", "Black Wind's Crew", against=1)
        s.sides[2].uses("Iron Fleet Scout")
        assert s.card("Black Wind's Crew")["strength"] == strength
