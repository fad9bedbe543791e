"""Cards of No Middle Ground."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import answers, canceler, either_way
from weirwood.core.option import Verb


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
