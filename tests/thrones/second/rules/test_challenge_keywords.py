"""Challenge resolution keywords: in which order, which instances, and how often (RR.framework.4.2.5a)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.rules.asking import fight
from weirwood.core.decision import DecisionKind
from weirwood.core.option import Verb
from weirwood.rules import rule


def _won(s: Scene, *attackers: str) -> Scene:
    """You have won a power challenge."""
    fight(s, "power", *attackers)
    return s


@rule("RR.framework.4.2.5a")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_orders_the_types_whoever_won(first: int) -> None:
    s = scene(
        side(plays=["Robb Stark", "Doran Martell"]), side(plays=["Nobody"]), first_player=first, active=0
    )
    s.you.challenges("power", "Robb Stark", "Doran Martell")
    s.foe.defends()
    assert s.state.step == "4.2.5" and s.state.decisions[0].seat == first
    assert s.asks(first, "keyword-order")
    asked = s.foe if first else s.you
    assert asked.offered() == ["insight", "renown"]
    asked.names("renown")
    assert s.asks(0, "renown")


@rule("RR.framework.4.2.5b")
def test_all_instances_of_a_type_resolve_before_anything_answers_one() -> None:
    s = scene(side(plays=["Robb Stark", "Eddard Stark", "Tally House"]), side(plays=["Nobody"]))
    _won(s, "Robb Stark", "Eddard Stark")
    s.you.passes()
    s.you.picks("Robb Stark", "Eddard Stark")
    assert s.you.offered() == ["Tally House", "Tally House", "pass"]
    assert s.card("Robb Stark")["power"] == 1 == s.card("Eddard Stark")["power"]


@rule("RR.framework.4.2.5c")
def test_every_type_is_processed_once_until_none_is_left() -> None:
    s = scene(side(plays=["Old Campaigner"]), side(plays=["Nobody"]))
    _won(s, "Old Campaigner")
    processed: list[str] = []
    for left in (4, 3, 2):
        offered = s.you.offered(Verb.MODE)
        assert s.asks(0, "keyword-order") and len(offered) == left
        assert not set(offered) & set(processed)
        processed.append(offered[-1])
        s.you.names(offered[-1])
        s.you.picks("Nobody" if offered[-1] == "intimidate" else "Old Campaigner")
    s.you.picks("Old Campaigner")
    assert processed == ["renown", "pillage", "intimidate"]
    assert s.card("Old Campaigner")["power"] == 1
    kinds = [event.kind for event in s.events if event.source == s.id("Old Campaigner")]
    assert sorted(kinds) == ["discarded-from-deck", "drew", "knelt", "power-gained"]


@rule("FAQ.qa.keyword-gained.1")
def test_renown_gained_after_renown_was_processed_does_not_resolve() -> None:
    you = side(plays=["Doran Martell", "Robb Stark", "Muse's Garden"])
    s = _won(scene(you, side(plays=["Nobody"]), ask="windows"), "Doran Martell", "Robb Stark")
    s.you.says(True)
    s.you.names("renown")
    s.you.picks("Robb Stark")
    s.you.picks("Doran Martell")
    s.you.uses("Muse's Garden")
    s.you.picks("Doran Martell")
    assert s.state.step == "4.aw" and s.card("Doran Martell")["power"] == 0


@rule("FAQ.qa.keyword-gained.2")
def test_renown_gained_before_renown_is_processed_resolves() -> None:
    you = side(plays=["Doran Martell", "Robb Stark", "Muse's Garden"])
    s = _won(scene(you, side(plays=["Nobody"]), ask="windows"), "Doran Martell", "Robb Stark")
    s.you.says(True)
    s.you.names("insight")
    s.you.picks("Doran Martell")
    s.you.uses("Muse's Garden")
    s.you.picks("Doran Martell")
    assert s.asks(0, "renown")
    s.you.picks("Robb Stark", "Doran Martell")
    assert s.card("Doran Martell")["power"] == 1 == s.card("Robb Stark")["power"]


@rule("FAQ.qa.keyword-gained.2")
def test_renown_gained_while_renown_is_processed_resolves() -> None:
    you = side(plays=["Nobody", "Robb Stark", "Shared Glory"])
    s = _won(scene(you, side(plays=["Bran Stark"]), ask="windows"), "Nobody", "Robb Stark")
    s.you.says(True)
    s.you.picks("Robb Stark")
    s.you.uses("Shared Glory")
    s.you.picks("Nobody")
    assert s.asks(0, "renown") and s.you.offered() == ["Nobody", "done"]
    s.you.picks("Nobody")
    assert s.card("Nobody")["power"] == 1 == s.card("Robb Stark")["power"]
    assert s.state.step == "4.aw"


@rule("FAQ.qa.keyword-gained.3")
def test_a_type_without_an_instance_in_the_challenge_is_not_processed() -> None:
    you = side(plays=["Doran Martell", "Nobody", "Robert Baratheon", "Black Wind's Crew"])
    s = _won(scene(you, side(plays=["Bran Stark"]), ask="windows"), "Doran Martell", "Nobody")
    s.you.says(True)
    assert s.asks(0, "insight") and s.state.decisions[0].kind == DecisionKind.PICK
    s.you.done()
    assert s.state.step == "4.aw"


@rule("FAQ.qa.keyword-gained.3")
def test_intimidate_is_no_type_of_a_challenge_that_the_defender_wins() -> None:
    s = scene(side(plays=["Nobody"]), side(plays=["Robert Baratheon"]), first_player=0)
    s.you.challenges("power", "Nobody")
    s.foe.defends("Robert Baratheon")
    assert s.asks(1, "renown")


@rule("FAQ.qa.pillage-order", "FAQ.general.3")
def test_within_a_type_the_controller_orders_the_instances_as_the_faq_says() -> None:
    you = side(plays=["Ser Gregor Clegane", "Euron Crow's Eye"])
    s = scene(you, side(plays=["Nobody"], deck=["Ice", "The Wall", "Dawn"]), first_player=1, active=0)
    s.you.challenges("military", "Ser Gregor Clegane", "Euron Crow's Eye")
    s.foe.defends()
    s.foe.names("pillage")
    assert s.asks(0, "pillage")
    s.you.picks("Euron Crow's Eye")
    assert s.foe.discard == ["Ice"]
    s.you.picks("Ser Gregor Clegane")
    assert s.foe.discard == ["Ice", "The Wall"]
