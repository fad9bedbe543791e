"""House Martell with several opponents."""

from tests.thrones.scene import side
from tests.thrones.second.cards.melee.table import asked, table
from tests.thrones.table import Table
from weirwood.rules import rule


def test_the_dornish_paramour_forces_a_character_of_the_defending_player() -> None:
    s = table(
        side(plays=["Dornish Paramour"]),
        side(plays=["Varys"]),
        side(plays=["Tywin Lannister", "Littlefinger"]),
    )
    you, _, bob = s.sides
    you.challenges("intrigue", "Dornish Paramour", against=2)
    you.uses("Dornish Paramour")
    assert you.offered() == ["Tywin Lannister", "Littlefinger"]
    you.picks("Littlefinger")
    assert asked(s) == [2]
    bob.defends("Littlefinger")


def test_the_palace_spearman_minds_who_is_first_among_several() -> None:
    for first in (0, 1, 2):
        s = table(side(), side(plays=["Palace Spearman"]), side(), first_player=first, ask="windows")
        assert ("intrigue" in s.card("Palace Spearman")["icons"]) == (first != 1)


def unbowed() -> Table:
    s = table(
        side(plays=["Gold Cloaks", "Burned Men", "Cersei Lannister"]),
        side(hand=["Unbowed, Unbent, Unbroken"], plays=["Littlefinger"]),
        side(plays=["Tywin Lannister"], hand=["Unbowed, Unbent, Unbroken"]),
    )
    s.sides[0].challenges("military", "Burned Men", against=1)
    s.sides[1].plays("Unbowed, Unbent, Unbroken")
    s.sides[1].names("power")
    return s


def test_unbowed_keeps_the_winner_from_challenging_anybody_and_nobody_else() -> None:
    s = unbowed()
    assert s.targets(0) == [("intrigue", 1), ("intrigue", 2)]
    s.sides[0].passes()
    s.sides[1].passes()
    assert ("power", 0) in s.targets(2)
    assert ("power", 1) in s.targets(2)


def test_only_the_losing_defender_may_be_unbowed() -> None:
    s = unbowed()
    assert s.sides[2].hand == ["Unbowed, Unbent, Unbroken"]


def test_ghaston_grey_and_sunspear_answer_only_their_own_players_loss() -> None:
    places = {"plays": ["Ghaston Grey", "Sunspear"], "plot": "Jousting Contest"}
    s = table(side(plays=["Burned Men", "Gold Cloaks"]), side(**places), side(**places), side(**places))
    you, ann, bob, _ = s.sides
    you.challenges("military", "Burned Men", against=2)
    assert asked(s) == [2]
    bob.uses("Sunspear")
    bob.uses("Ghaston Grey")
    assert you.hand == ["Burned Men"]
    assert (len(ann.in_play), bob.in_play) == (2, ["Sunspear"])


def test_maester_caleotte_may_take_an_icon_of_anybody() -> None:
    s = table(
        side(plays=["Cersei Lannister", "Burned Men"]),
        side(plays=["Maester Caleotte"]),
        side(plays=["Gold Cloaks"]),
    )
    you, ann, _ = s.sides
    you.challenges("intrigue", "Cersei Lannister", against=1)
    ann.defends("Maester Caleotte")
    ann.uses("Maester Caleotte")
    assert ann.offered() == ["Cersei Lannister", "Burned Men", "Maester Caleotte", "Gold Cloaks"]
    ann.picks("Gold Cloaks")
    ann.names("military")
    assert s.card("Gold Cloaks")["icons"] == ["power"]


def test_nymeria_takes_an_icon_of_a_character_of_any_opponent() -> None:
    s = table(
        side(plays=["Nymeria Sand", "Burned Men"]),
        side(plays=["Varys"]),
        side(plays=["Obara Sand", "Gold Cloaks"]),
    )
    you = s.sides[0]
    you.uses("Nymeria Sand")
    assert you.offered() == ["Varys", "Obara Sand", "Gold Cloaks"]
    you.picks("Gold Cloaks")
    you.names("military")
    assert s.card("Nymeria Sand")["icons"] == ["military"]
    assert s.card("Obara Sand")["icons"] == ["military"]
    assert s.card("Gold Cloaks")["icons"] == ["power"]


@rule("RR.ambush.1")
def test_areo_hotah_may_join_a_challenge_between_two_others_to_end_somebodys_part_in_it() -> None:
    s = table(
        side(plays=["Burned Men", "Gold Cloaks"]),
        side(plays=["Ranging Party"]),
        side(hand=["Areo Hotah"], gold=5),
    )
    you, ann, bob = s.sides
    bob.passes()
    you.challenges("military", "Burned Men", "Gold Cloaks", against=1)
    bob.passes()
    ann.defends("Ranging Party")
    bob.ambushes("Areo Hotah")
    bob.uses("Areo Hotah")
    assert bob.offered() == ["Burned Men", "Gold Cloaks", "Ranging Party"]
    bob.picks("Ranging Party")
    assert s.card("Ranging Party")["participating"] is None
