"""House Targaryen with several opponents."""

from tests.thrones.scene import side
from tests.thrones.second.cards.melee.table import table
from weirwood.rules import rule


@rule("RR.against.1")
def test_daenerys_weakens_those_who_fight_her_player_and_nobody_in_the_quarrels_of_others() -> None:
    for defender, strength in ((1, 3), (2, 2)):
        s = table(
            side(plays=["Gold Cloaks", "Cersei Lannister"]),
            side(plays=["Palace Spearman"]),
            side(plays=["Daenerys Targaryen", "Ranging Party"]),
        )
        s.sides[0].challenges("military", "Gold Cloaks", against=defender)
        assert s.card("Gold Cloaks")["strength"] == strength
        assert s.card("Ranging Party")["strength"] == 5


def test_the_unsullied_weaken_the_defenders_they_face() -> None:
    s = table(
        side(plays=["Unsullied"]),
        side(plays=["Palace Spearman"]),
        side(plays=["Ranging Party", "Obara Sand"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.sides[0].challenges("military", "Unsullied", against=2)
    s.all_pass()
    s.sides[2].defends("Ranging Party")
    strengths = [s.card(name)["strength"] for name in ("Palace Spearman", "Ranging Party", "Obara Sand")]
    assert strengths == [4, 4, 3]


def test_mirri_kills_a_character_of_the_losing_opponent() -> None:
    s = table(
        side(plays=["Mirri Maz Duur", "Burned Men"], plot="A Noble Cause"),
        side(plays=["Varys"]),
        side(plays=["Gold Cloaks", "Obara Sand"], hand=["The Roseroad"]),
    )
    you, ann, bob = s.sides
    you.challenges("intrigue", "Mirri Maz Duur", against=2)
    you.uses("Mirri Maz Duur")
    assert you.offered() == ["Gold Cloaks", "Obara Sand"]
    you.picks("Obara Sand")
    assert (ann.dead, bob.dead, len(bob.hand)) == ([], ["Obara Sand"], 1)


def test_dragon_sight_of_a_third_player_weakens_both_sides_and_nobody_else() -> None:
    s = table(
        side(plays=["Gold Cloaks"]),
        side(plays=["Palace Spearman", "Obara Sand"]),
        side(plays=["Ranging Party"], hand=["Dragon Sight"] * 2, gold=2),
    )
    you, ann, bob = s.sides
    you.challenges("power", "Gold Cloaks", against=1)
    bob.passes()
    ann.defends("Palace Spearman")
    bob.plays("Dragon Sight")
    names = ("Gold Cloaks", "Palace Spearman", "Obara Sand", "Ranging Party")
    assert [s.card(name)["strength"] for name in names] == [2, 3, 3, 5]
