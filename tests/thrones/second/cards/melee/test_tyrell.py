"""House Tyrell with several opponents."""

from tests.thrones.scene import side
from tests.thrones.second.cards.melee.table import asked, table
from weirwood.core.option import Verb
from weirwood.rules import rule


def test_maester_lomys_takes_a_card_of_the_attacking_player() -> None:
    s = table(
        side(plays=["Grand Maester Pycelle", "Burned Men"], hand=["The Roseroad"] * 2),
        side(hand=["The Roseroad"] * 2),
        side(plays=["Maester Lomys"], hand=["The Roseroad"] * 2),
    )
    you, _, bob = s.sides
    you.challenges("intrigue", "Grand Maester Pycelle", against=2)
    bob.defends("Maester Lomys")
    bob.uses("Maester Lomys")
    assert [len(chair.hand) for chair in s.sides] == [1, 2, 2]


def test_the_knight_of_flowers_binds_the_defending_player() -> None:
    s = table(
        side(plays=["The Knight of Flowers"]),
        side(plays=["Obara Sand"]),
        side(plays=["Gold Cloaks", "Burned Men", "Salty Navigator"]),
    )
    s.sides[0].challenges("military", "The Knight of Flowers", against=2)
    assert s.sides[2].decision.maximum == 1


@rule("RR.target.2")
def test_the_losing_opponent_names_a_type_for_olennas_cunning_and_nobody_else_does() -> None:
    s = table(
        side(plays=["The Queen of Thorns"], hand=["Olenna's Cunning"], gold=2, deck=["Ice", "The Roseroad"]),
        side(),
        side(),
    )
    you, _, bob = s.sides
    you.challenges("power", "The Queen of Thorns", against=2)
    you.plays("Olenna's Cunning")
    assert asked(s) == [2]
    bob.names("location")
    assert you.offered(Verb.PICK) == ["Ice"]


@rule("RR.look.1")
def test_the_bear_and_the_maiden_fair_may_be_sung_of_any_players_deck() -> None:
    s = table(
        side(hand=['"The Bear and the Maiden Fair"']),
        side(deck=["Varys", "Ice"]),
        side(deck=["Littlefinger", "The Wall"]),
        at="marshaling",
    )
    you, ann, bob = s.sides
    you.plays('"The Bear and the Maiden Fair"')
    assert s.players_offered(0) == [0, 1, 2]
    you.chooses_player(2)
    assert asked(s) == [0]
    you.picks("Littlefinger")
    assert (ann.deck, bob.deck) == (["Varys", "Ice"], ["The Wall", "Littlefinger"])


def test_highgarden_of_a_third_player_removes_an_attacker() -> None:
    s = table(side(plays=["Gold Cloaks", "Burned Men"]), side(), side(plays=["Highgarden"], gold=1))
    you, _, bob = s.sides
    you.challenges("military", "Gold Cloaks", "Burned Men", against=1)
    bob.uses("Highgarden")
    bob.picks("Gold Cloaks")
    assert not s.card("Gold Cloaks")["kneeling"]
    assert s.card("Gold Cloaks")["participating"] is None
