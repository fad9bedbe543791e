"""The Night's Watch with several opponents."""

from tests.thrones.scene import side
from tests.thrones.second.cards.melee.table import asked, table
from tests.thrones.table import Table
from weirwood.core.option import Verb
from weirwood.rules import rule


def test_waymar_takes_a_card_of_each_opponent_and_none_of_his_own_player() -> None:
    hand = {"hand": ["The Roseroad"] * 2}
    s = table(
        side(**hand), side(plays=["Ser Waymar Royce"], **hand), side(**hand), side(**hand), ask="windows"
    )
    s.kill("Ser Waymar Royce")
    s.sides[1].uses("Ser Waymar Royce")
    assert [len(chair.hand) for chair in s.sides] == [1, 2, 1, 1]


def test_yoren_takes_a_character_from_the_discard_pile_of_any_opponent() -> None:
    s = table(
        side(hand=["Yoren"], gold=3, discard=["Obara Sand"]),
        side(discard=["Burned Men", "Varys"]),
        side(discard=["Salty Navigator"]),
        at="marshaling",
    )
    you, ann, bob = s.sides
    you.marshals("Yoren")
    you.uses("Yoren")
    assert you.offered() == ["Burned Men", "Salty Navigator"]
    you.picks("Salty Navigator")
    assert "Salty Navigator" in you.in_play
    assert (ann.discard, bob.discard) == (["Burned Men", "Varys"], [])


@rule("RR.limits.5")
def test_a_meager_contribution_is_of_the_opponent_who_collects_income() -> None:
    s = table(
        side(plot="A Noble Cause"),
        side(plot="A Clash of Kings", hand=["The Kingsroad"]),
        side(plot="Sneak Attack", hand=["A Meager Contribution"]),
        at="3.2",
        first_player=0,
    )
    bob = s.sides[2]
    assert asked(s) == [2]
    bob.passes()
    assert asked(s) == [2]
    bob.plays("A Meager Contribution")
    assert [chair.gold for chair in s.sides] == [5, 3, 1]


def swords() -> Table:
    s = table(
        side(plays=["Burned Men", "Cersei Lannister"]),
        side(plays=["Ranging Party", "Old Bear Mormont"], hand=["The Sword in the Darkness"], gold=1),
        side(plays=["Tywin Lannister"]),
    )
    s.sides[0].challenges("military", "Burned Men", against=1)
    s.sides[1].defends("Ranging Party", "Old Bear Mormont")
    s.sides[1].plays("The Sword in the Darkness")
    return s


def test_the_sword_in_the_darkness_keeps_the_loser_from_its_player_but_not_from_others() -> None:
    s = swords()
    assert s.targets(0) == [("intrigue", 2), ("power", 2)]


def test_the_sword_in_the_darkness_does_not_bind_a_third_player() -> None:
    s = swords()
    s.sides[0].passes()
    assert ("military", 1) in s.targets(2)


@rule("RR.forced.1")
def test_the_wall_kneels_only_when_its_own_player_loses_unopposed() -> None:
    for defender, kneeling in ((1, False), (2, True)):
        s = table(side(plays=["Burned Men", "Cersei Lannister"]), side(), side(plays=["The Wall"]))
        s.sides[0].challenges("military", "Burned Men", against=defender)
        assert s.card("The Wall")["kneeling"] is kneeling


def test_old_bear_minds_only_the_challenges_his_own_player_lost() -> None:
    for defender, offered in ((1, True), (2, False)):
        s = table(
            side(plays=["Cersei Lannister"]),
            side(),
            side(plays=[{"card": "Old Bear Mormont", "kneeling": True}], hand=["Ranging Party"]),
        )
        s.sides[0].challenges("intrigue", "Cersei Lannister", against=defender)
        assert (s.sides[2].offered(Verb.USE) == ["Old Bear Mormont"]) is offered


def test_aemon_may_save_a_brother_of_another_player() -> None:
    s = table(side(), side(plays=["Maester Aemon"]), side(plays=["Ranging Party"]), ask="windows")
    s.kill("Ranging Party")
    s.sides[1].uses("Maester Aemon")
    assert "Ranging Party" in s.sides[2].in_play


def test_take_the_black_takes_a_character_of_any_player() -> None:
    s = table(
        side(hand=["Take the Black"], gold=3),
        side(plays=["Burned Men"]),
        side(plays=["Gold Cloaks"]),
        at="dominance",
    )
    you, ann, bob = s.sides
    you.plays("Take the Black")
    assert you.offered() == ["Burned Men", "Gold Cloaks"]
    you.picks("Gold Cloaks")
    assert "Gold Cloaks" in you.in_play
    assert (ann.in_play, bob.in_play) == (["Burned Men"], [])


def test_jon_joins_the_brothers_his_own_player_attacks_with() -> None:
    jon = {"plays": ["Jon Snow"]}
    s = table(
        side(plays=["Ranging Party", "Jon Snow"]),
        side(plays=["Ser Waymar Royce"]),
        side(**jon),
        ask="windows",
    )
    s.all_pass("4.2")
    s.sides[0].challenges("military", "Ranging Party", against=1)
    jons = [card for card in s.facts["cards"] if card["name"] == "Jon Snow"]
    assert [card["participating"] for card in jons] == ["attacker", None]
