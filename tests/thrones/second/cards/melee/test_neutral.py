"""Neutral cards with several opponents: what the losing opponent suffers, and whose events are cancelled."""

from typing import Any

import pytest

from tests.thrones.scene import side
from tests.thrones.second.cards.melee.table import asked, table
from weirwood.core.option import Verb
from weirwood.rules import rule


def test_rattleshirts_raiders_discard_an_attachment_of_the_losing_opponent() -> None:
    ward = {"card": "Littlefinger", "attachments": ["Little Bird"]}
    lord = {"card": "Varys", "attachments": ["Noble Lineage"]}
    s = table(side(plays=["Rattleshirt's Raiders"]), side(plays=[ward]), side(plays=[lord]))
    you, ann, bob = s.sides
    you.challenges("military", "Rattleshirt's Raiders", against=2)
    you.uses("Rattleshirt's Raiders")
    assert (ann.discard, bob.discard) == ([], ["Noble Lineage"])


@rule("RR.target.1")
@pytest.mark.parametrize("loser", [1, 2])
def test_put_to_the_sword_kills_a_character_of_the_losing_opponent(loser: int) -> None:
    s = table(
        side(plays=["Robb Stark"], hand=["Put to the Sword"], gold=2),
        side(plays=["Littlefinger", "Varys"]),
        side(plays=["Cersei Lannister", "Grand Maester Pycelle"]),
    )
    you, *others = s.sides
    you.challenges("military", "Robb Stark", against=loser)
    you.plays("Put to the Sword")
    theirs = others[loser - 1].in_play
    assert you.offered() == theirs
    you.picks(theirs[0])
    assert [len(chair.dead) for chair in others] == [int(loser == 1), int(loser == 2)]


def test_put_to_the_torch_discards_a_location_of_the_losing_opponent() -> None:
    s = table(
        side(plays=["Robb Stark"], hand=["Put to the Torch"], gold=1),
        side(plays=["The Wall"]),
        side(plays=["Ghaston Grey", "Sunspear"]),
    )
    you, ann, bob = s.sides
    you.challenges("military", "Robb Stark", against=2)
    you.plays("Put to the Torch")
    assert you.offered() == ["Ghaston Grey", "Sunspear"]
    you.picks("Sunspear")
    assert (ann.in_play, bob.in_play) == (["The Wall"], ["Ghaston Grey"])


def test_tears_of_lys_poison_a_character_of_the_losing_opponent() -> None:
    s = table(
        side(plays=["Cersei Lannister"], hand=["Tears of Lys"], gold=1),
        side(plays=["Burned Men"]),
        side(plays=["Gold Cloaks", "Obara Sand"]),
    )
    you, ann, bob = s.sides
    you.challenges("intrigue", "Cersei Lannister", against=2)
    you.plays("Tears of Lys")
    assert you.offered() == ["Gold Cloaks", "Obara Sand"]
    you.picks("Obara Sand")
    assert s.card("Obara Sand")["tokens"] == {"poison": 1}
    for chair in (ann, bob):
        chair.passes()
    assert (ann.dead, bob.dead) == ([], ["Obara Sand"])


@rule("RR.interrupts.4", "RR.player-order.1")
def test_the_hands_judgment_is_asked_of_all_opponents_in_player_order() -> None:
    judge: dict[str, Any] = {"hand": ["The Hand's Judgment"], "gold": 3}
    s = table(
        side(plays=["Robb Stark"], hand=["Put to the Sword"], gold=2),
        side(plays=["Varys"], **judge),
        side(**judge),
        side(**judge),
        first_player=2,
        active=0,
    )
    you, ann, bob, cat = s.sides
    you.challenges("military", "Robb Stark", against=1)
    you.plays("Put to the Sword")
    assert asked(s) == [2]
    bob.passes()
    assert asked(s) == [3]
    cat.plays("The Hand's Judgment")
    assert asked(s) == [2]
    bob.passes()
    assert asked(s) == [1]
    ann.passes()
    assert "Varys" in ann.in_play
    assert (ann.gold, bob.gold, cat.gold) == (3, 3, 1)


def test_the_hands_judgment_may_answer_the_hands_judgment_of_another_opponent() -> None:
    judge: dict[str, Any] = {"hand": ["The Hand's Judgment"], "gold": 3}
    s = table(
        side(plays=["Robb Stark"], hand=["Put to the Sword"], gold=2),
        side(plays=["Varys"], **judge),
        side(**judge),
    )
    you, ann, bob = s.sides
    you.challenges("military", "Robb Stark", against=1)
    you.plays("Put to the Sword")
    ann.plays("The Hand's Judgment")
    bob.plays("The Hand's Judgment")
    assert ann.dead == ["Varys"]


@rule("RR.intimidate.1")
def test_intimidate_kneels_a_character_of_the_losing_opponent() -> None:
    s = table(
        side(plays=["Robert Baratheon"]),
        side(plays=["Burned Men"]),
        side(plays=["Viserys Targaryen", "Garden Caretaker"]),
    )
    you, _, bob = s.sides
    you.challenges("power", "Robert Baratheon", against=2)
    bob.defends()
    you.names("intimidate")
    assert you.offered(Verb.PICK) == ["Viserys Targaryen", "Garden Caretaker"]
    you.picks("Garden Caretaker")
    assert [s.card(name)["kneeling"] for name in ("Burned Men", "Garden Caretaker")] == [False, True]
