"""What may be saved and what may not, where a card needs a stage of its own; the others stand with the scenarios."""

from __future__ import annotations

from tests.thrones.winter.cards.killing import avengers, kill
from tests.thrones.winter.scenarios.boards import GAME, GUARD
from tests.thrones.winter.scene import attack, confirm, defend, greyjoy, lannister, scene, side, stark
from weirwood.core.option import Verb


def test_what_lies_on_a_house_may_be_saved() -> None:
    """Arianne's Rejection."""
    s = scene(
        stark(GUARD, hand=["Strength in Unity"], gold=1),
        side("martell", hand=["Arianne's Rejection"]),
        at="3.aw",
        game=GAME,
    )
    s[0].marshals("Strength in Unity")
    s.pass_to("5.aw")
    s[0].passes()
    s[1].plays("Arianne's Rejection")
    s[1].picks("House Stark")
    assert s[0].offered(Verb.USE) == [GUARD]


def test_what_is_burnt_for_a_penalty_may_be_saved() -> None:
    """Mance Rayder."""
    s = scene(
        stark("Mance Rayder", hand=["Wildling Scout"], gold=4),
        lannister("Tywin's Manse", GUARD),
        at="3.aw",
        game=GAME,
    )
    s[0].marshals("Wildling Scout")
    s[0].says(True)
    s[0].uses("Mance Rayder")
    s[0].picks("Tywin's Manse")
    assert s[1].offered(Verb.USE) == [GUARD]


def test_an_attachment_may_be_saved_and_who_discards_it_not() -> None:
    """Scurvy Cutthroat."""
    foe = lannister("Rider through the Storm", GUARD, hand=["Born to Kill"])
    s = scene(greyjoy("Scurvy Cutthroat"), foe, at="3.aw", first_player=1, game=GAME)
    s[1].marshals("Born to Kill", on="Rider through the Storm")
    s[0].uses("Scurvy Cutthroat")
    assert s[1].offered(Verb.USE) == [GUARD] and s[0].discard == ["Scurvy Cutthroat"]


def test_a_brother_who_goes_to_the_wall_is_not_saved() -> None:
    you = stark("The Wall", "Doran's Palanquin", "Veteran Builder")
    s = scene(you, lannister("Lookout", "Rider through the Storm", GUARD), at="5.aw", game=GAME)
    s[0].uses("The Wall")
    confirm(s)
    assert s[0].discard == ["Veteran Builder"]
    s[0].picks("Lookout")
    assert s[1].offered(Verb.USE) == [GUARD]


def test_roberts_deathbed_is_not_saved() -> None:
    s = scene(stark("Robert's Deathbed", hand=["Arya's Revenge"]), lannister("Lookout", GUARD), game=GAME)
    s[0].plays("Arya's Revenge")
    confirm(s)
    s[1].passes()
    assert s[0].discard == ["Robert's Deathbed"]


def test_whom_ghost_kills_may_be_saved_and_ghost_not() -> None:
    you = stark(
        "Ghost", {"card": "Jon Snow", "attachments": ["Valyrian Steel Spear"]}, agenda="The Night's Watch"
    )
    s = attack(you, lannister("Lookout", GUARD), "military", "Ghost", "Jon Snow", game=GAME)
    defend(s, "Lookout")
    s[0].uses("Ghost")
    confirm(s)
    assert s[1].offered(Verb.USE) == [GUARD] and s[0].discard == ["Ghost"]


def test_a_life_that_is_paid_is_not_saved() -> None:
    """Jon Snow and Wildling Elder."""
    s = scene(stark("Wildling Elder", "Wildling Scout", GUARD), lannister("Crossroads"), game=GAME)
    s[0].uses("Wildling Elder")
    s[0].picks("Wildling Scout")
    confirm(s)
    assert s[0].dead == ["Wildling Scout"]
    s = scene(stark("Jon Snow", "Veteran Builder"), avengers(GUARD), first_player=1, game=GAME)
    kill(s, "Jon Snow")
    s[1].passes()
    s[0].uses("Jon Snow")
    assert s[0].dead == ["Veteran Builder"]
