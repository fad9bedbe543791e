"""Unique cards, duplicates, attachments and piles in the Winter Edition."""

from __future__ import annotations

import pytest

from tests.thrones.winter.scene import FILLER, baratheon, lannister, scene, side, stark
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import CONTROL_TAKEN, ENTERED, NO_CARD, PUT, RETURNED

ARYA = "Arya Stark"
EDDARD = "Eddard Stark"
ROBERT = "Robert Baratheon"
THRONE = "The Iron Throne"
SCOUT = "Wildling Scout"


@rule("WE.unique-cards.1")
def test_a_further_copy_comes_in_only_as_a_duplicate() -> None:
    s = scene(stark(ARYA, hand=[ARYA], gold=9), lannister(), at="3.aw")
    assert s[0].offered(Verb.MARSHAL) == [] and s[0].offered(Verb.DUPLICATE) == [ARYA]
    assert s.refused(0, "marshal", ARYA) == "WE.unique-cards.1"


@rule("WE.unique-cards.1", "WE.marshalling-phase.9")
def test_a_unique_card_is_not_put_into_play_a_second_time() -> None:
    """But for that nothing restricts a card that is put into play: no gold is paid for Ser Jaime Lannister."""
    for name, enters in ((ARYA, False), ("Ser Jaime Lannister", True)):
        s = scene(stark(ARYA, hand=[name], gold=0), lannister(), at="4.aw")
        card = s.state.sides[0].hand[0]
        s.happen([Happening(ENTERED, card, 0, how=PUT, other=NO_CARD)])
        assert s[0].in_play.count(name) == 1 and (s[0].hand == []) is enters


@rule("WE.unique-cards.1", "WE.unique-cards.2")
def test_control_is_not_taken_of_a_unique_card_that_one_has_in_play_or_dead() -> None:
    for mine, taken in (({}, True), ({"play": [ARYA]}, False), ({"dead": [ARYA]}, False)):
        form = {**stark(), **mine}
        s = scene(form, lannister(ARYA), at="4.aw")
        theirs = next(card for card in s.state.sides[1].play if s.name(card) == ARYA)
        s.happen([Happening(CONTROL_TAKEN, theirs, 0)])
        assert (s.state.controller(theirs) == 0) is taken
        assert any(event.kind == "control-taken" for event in s.state.log) is taken


@rule("WE.unique-cards.2")
def test_a_unique_card_is_not_played_while_a_copy_lies_in_the_dead_pile() -> None:
    s = scene(stark(hand=[ARYA], dead=[ARYA], gold=9), lannister(), at="3.aw")
    assert s[0].offered(Verb.MARSHAL) == [] and s.refused(0, "marshal", ARYA) == "WE.unique-cards.2"


@rule("WE.unique-cards.3")
def test_a_unique_card_is_not_played_while_an_opponent_controls_ones_copy() -> None:
    robert = {"card": ROBERT, "controller": 1}
    s = scene(baratheon(robert, hand=[ROBERT], gold=9), lannister(), at="3.aw")
    assert s[0].offered(Verb.MARSHAL) == [] and s[0].offered(Verb.DUPLICATE) == []
    assert s.refused(0, "marshal", ROBERT) == "WE.unique-cards.3"


@rule("WE.unique-cards.4")
def test_each_player_may_have_a_copy() -> None:
    s = scene(stark(hand=[EDDARD], gold=4), stark(EDDARD), at="3.aw")
    s[0].marshals(EDDARD)
    assert EDDARD in s[0].in_play and EDDARD in s[1].in_play


@rule("WE.duplicates.1")
def test_a_duplicate_goes_on_a_card_that_one_owns_and_controls() -> None:
    theirs = {"card": ROBERT, "controller": 0}
    s = scene(baratheon(hand=[ROBERT], gold=9), baratheon(theirs), at="3.aw")
    assert ROBERT in s[0].in_play and s[0].offered(Verb.DUPLICATE) == []


@rule("WE.duplicates.2", "WE.duplicates.3")
def test_a_duplicate_saves_from_killing_and_discarding_and_not_from_a_return_to_hand() -> None:
    for name in (ARYA, "Winterfell Castle"):
        s = scene(stark({"card": name, "duplicates": [name]}), lannister())
        s.discard(name)
        s[0].saves(name)
        assert s[0].in_play == [name] and len(s[0].discard + s[0].dead) == 1
    s = scene(stark({"card": ARYA, "duplicates": [ARYA]}), lannister())
    s.kill(ARYA)
    s[0].saves(ARYA)
    assert (s[0].in_play, s[0].dead, s[0].discard) == ([ARYA], [], [ARYA])
    s = scene(stark({"card": ARYA, "duplicates": [ARYA]}), lannister())
    s.happen([Happening(RETURNED, s.id(ARYA))])
    assert (s[0].hand, s[0].discard) == ([ARYA], [ARYA])


@rule("WE.duplicates.3")
def test_saving_by_a_duplicate_is_a_choice() -> None:
    s = scene(stark({"card": ARYA, "duplicates": [ARYA]}), lannister())
    s.kill(ARYA)
    s[0].passes()
    assert (s[0].dead, s[0].discard) == ([ARYA], [ARYA])


@rule("WE.duplicates.4", "WE.duplicates.6")
def test_duplicates_are_not_attachments_and_there_may_be_three() -> None:
    arya = {"card": ARYA, "duplicates": [ARYA] * 2, "attachments": ["Born to Kill"]}
    s = scene(stark(arya, hand=[ARYA]), lannister(), at="3.aw")
    s[0].marshals(ARYA)
    assert len(s.card(ARYA)["duplicates"]) == 3 and len(s.card(ARYA)["attachments"]) == 1
    s.discard("Born to Kill")
    assert len(s.card(ARYA)["duplicates"]) == 3


@rule("WE.duplicates.5")
def test_a_duplicate_has_no_text() -> None:
    """Eddard Stark counts his strength once; a duplicate that is discarded is a card again."""
    s = scene(stark({"card": EDDARD, "duplicates": [EDDARD]}), lannister(), at="5.2")
    assert s.card(EDDARD)["strength"] == 4
    card = s.state.record(s.id(EDDARD)).duplicates[0]
    assert s.state.records[card] is None and s.refused(0, "use", EDDARD)
    s.kill(EDDARD)
    s[0].saves(EDDARD)
    assert s[0].discard == [EDDARD]


@rule("WE.multiple-character-versions.1", "WE.multiple-character-versions.2")
def test_versions_of_a_card_are_one_unique_card() -> None:
    """The Iron Throne of another House lies under one's own as a duplicate, and never takes its place."""
    s = scene(stark("U17", hand=["U38"], gold=9), lannister(), at="3.aw")
    assert s[0].offered(Verb.MARSHAL) == [] and s[0].offered(Verb.DUPLICATE) == [THRONE]
    s[0].marshals(THRONE)
    s[1].passes()
    assert s.state.definition(s.id(THRONE)).faction == "stark"
    s.discard(THRONE)
    s[0].saves(THRONE)
    assert s.state.definition(s.id(THRONE)).faction == "stark"
    assert [s.state.cards[card].faction for card in s.state.sides[0].discard] == ["lannister"]


@rule("WE.the-cards.5")
def test_an_attachment_is_discarded_with_its_host_however_that_leaves() -> None:
    arya = {"card": ARYA, "attachments": ["Born to Kill"]}
    s = scene(stark(arya), lannister())
    s.happen([Happening(RETURNED, s.id(ARYA))])
    assert (s[0].hand, s[0].discard) == ([ARYA], ["Born to Kill"])


@rule("WE.the-cards.5")
def test_an_attachment_on_a_card_of_another_player_goes_to_its_owners_pile() -> None:
    spear = {"card": "Born to Kill", "controller": 0}
    s = scene(stark(), lannister({"card": SCOUT, "attachments": [spear]}))
    s.kill(SCOUT)
    assert s[1].dead == [SCOUT] and (s[0].discard, s[1].discard) == (["Born to Kill"], [])


@rule("WE.resolve.4", "WE.unique-cards.2")
def test_killed_characters_go_to_the_dead_pile_of_their_owner() -> None:
    robert = {"card": ROBERT, "controller": 1}
    s = scene(baratheon(robert), lannister())
    s.kill(ROBERT)
    assert s[0].dead == [ROBERT] and s[1].dead == []


@rule("WE.deathbound.1")
def test_a_deathbound_card_goes_to_the_dead_pile() -> None:
    s = scene(stark("Broken Tower", FILLER), lannister())
    s.discard("Broken Tower", FILLER)
    assert (s[0].dead, s[0].discard) == (["Broken Tower"], [FILLER])


@rule("WE.deathbound.1", "WE.deathbound.2")
@pytest.mark.parametrize(
    ("event", "chosen", "answered"),
    [
        ("Tidal Wave", "Broken Tower", True),
        ("Nightmares", "Crossroads", False),
        ("Defend the Queen", "Jhogo", True),
    ],
)
def test_the_iron_throne_answers_whatever_goes_to_a_dead_pile(
    event: str, chosen: str, answered: bool
) -> None:
    """Though nobody was killed."""
    s = scene(
        side("targaryen", "Jhogo", "Blackwater Rush", hand=[event]),
        lannister("U38", "Broken Tower", "Crossroads"),
    )
    s[0].plays(event)
    if s[0].offered(Verb.PICK):
        s[0].picks(chosen)
    assert (THRONE in s[1].offered(Verb.USE)) is answered
    assert (chosen in s[1].dead + s[1].discard) is (event == "Tidal Wave")


@rule("WE.deathbound.3")
def test_a_unique_deathbound_card_that_was_discarded_bars_further_copies() -> None:
    s = scene(stark("Winterfell Castle", hand=["Winterfell Castle"], gold=9), lannister(), at="3.aw")
    s.discard("Winterfell Castle")
    assert s[0].dead == ["Winterfell Castle"]
    assert s.refused(0, "marshal", "Winterfell Castle") == "WE.unique-cards.2"
