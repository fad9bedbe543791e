"""Triggered abilities, when revealed abilities, traits and terminal attachments."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.words import CONSTANT

TRAITOR: dict[str, Any] = {"hand": ["Treachery"], "gold": 1}


def _foe(*plays: Any) -> dict[str, Any]:
    return side(plays=["Cersei Lannister", *plays], **TRAITOR)


def _action() -> Scene:
    s = scene(side(plays=["Magister Illyrio", {"card": "Bran Stark", "kneeling": True}], gold=2), _foe())
    s.you.uses("Magister Illyrio")
    return s


def _phase_action() -> Scene:
    s = scene(side(plays=["Lannisport Merchant"]), _foe(), at="marshaling")
    s.you.uses("Lannisport Merchant")
    return s


def _interrupt() -> Scene:
    s = scene(side(plays=["Ossuary", "Burned Men"]), _foe())
    s.kill("Burned Men")
    s.you.uses("Ossuary")
    return s


def _forced_interrupt() -> Scene:
    s = scene(side(plays=["Mourning Bell", "Burned Men"]), _foe())
    s.kill("Burned Men")
    return s


def _reaction() -> Scene:
    s = scene(side(plays=["Open Grave", "Burned Men"]), _foe())
    s.kill("Burned Men")
    s.you.uses("Open Grave")
    return s


def _forced_reaction() -> Scene:
    s = scene(side(plays=["Burial Mound", "Burned Men"]), _foe())
    s.kill("Burned Men")
    return s


@pytest.mark.parametrize(
    "use", [_action, _phase_action, _interrupt, _forced_interrupt, _reaction, _forced_reaction]
)
@rule("RR.triggered-abilities.1")
def test_what_stands_after_a_bold_word_is_triggered(use: Any) -> None:
    s = use()
    assert s.foe.offered() == ["Treachery", "pass"]
    s.foe.plays("Treachery")
    assert s.foe.hand == [] and "gold-gained" not in {event.kind for event in s.events}
    assert s.you.gold == 0 and "stood" not in {event.kind for event in s.events}


@rule("RR.triggered-abilities.1")
def test_a_when_revealed_ability_is_triggered_too() -> None:
    s = reveal("Counting Coppers", foe=side(hand=["Broken Seal"]))
    assert s.foe.offered() == ["Broken Seal", "pass"]
    s.foe.plays("Broken Seal")
    assert s.you.hand == []


@rule("RR.triggered-abilities.1")
def test_constant_abilities_and_keywords_are_not_triggered() -> None:
    s = scene(side(plays=["Robert Baratheon"]), _foe({"card": "Burned Men", "kneeling": True}), ask="windows")
    assert s.card("Robert Baratheon")["strength"] == 6
    s.all_pass("4.2")
    s.you.challenges("power", "Robert Baratheon")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.pass_to("4.2.5")
    s.you.names("renown")
    s.you.picks("Robert Baratheon")
    assert s.card("Robert Baratheon")["power"] == 1 and "Treachery" in s.foe.hand
    assert s.state.cards[s.id("Robert Baratheon")].abilities[0].heading == CONSTANT


@rule("RR.when-revealed.1")
def test_a_when_revealed_ability_cannot_be_declined() -> None:
    foe = side(plays=["Arya Stark", "Bran Stark", "Sansa Stark", "Robb Stark", "Burned Men"])
    s = reveal("Wildfire Assault", you=side(plays=["Maester Cressen"]), foe=foe)
    assert s.you.offered() == ["Maester Cressen", "done"]
    s.you.picks("Maester Cressen")
    s.foe.picks("Arya Stark", "Sansa Stark", "Robb Stark")
    assert sorted(s.foe.dead) == ["Bran Stark", "Burned Men"] and s.you.dead == []


@rule("RR.when-revealed.1")
def test_a_when_revealed_ability_resolves_at_every_reveal() -> None:
    you = side(
        plays=["Herald's Post"], plot="Counting Coppers", plots=["Counting Coppers"], used=["A Noble Cause"]
    )
    s = scene(you, ask="windows")
    s.you.uses("Herald's Post")
    assert len(s.you.hand) == 3


def _with(name: str, other: str) -> Scene:
    """The same scene with one or another character: it attacks, wins, and is killed."""
    s = scene(side(plays=[name, other]), side(plays=["Burned Men"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", name)
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.pass_to("4.aw")
    s.kill(name)
    return s


def _story(s: Scene) -> list[tuple[Any, ...]]:
    return [(event.kind, event.seats, event.amount, event.cards) for event in s.events]


@rule("RR.traits.1")
def test_a_trait_nobody_speaks_of_changes_nothing() -> None:
    plain, titled = _with("Nobody", "Burned Men"), _with("Titled Nobody", "Burned Men")
    assert plain.card("Nobody")["traits"] == [] and titled.card("Titled Nobody")["traits"] == ["Lord"]
    assert _story(plain) == _story(titled)
    assert plain.pending() == titled.pending()
    for side_of in (0, 1):
        assert plain.facts["seats"][side_of] == titled.facts["seats"][side_of]


@rule("RR.traits.1")
def test_a_trait_matters_to_an_ability_that_speaks_of_it() -> None:
    assert "Joffrey Baratheon" not in _with("Nobody", "Joffrey Baratheon").you.offered(Verb.USE)
    assert "Joffrey Baratheon" in _with("Titled Nobody", "Joffrey Baratheon").you.offered(Verb.USE)


@rule("RR.terminal.1")
def test_a_terminal_attachment_is_discarded_when_its_host_leaves_play() -> None:
    attached = ["Milk of the Poppy", "Little Bird"]
    bearer = {"card": "Arya Stark", "attachments": [{"card": name, "controller": 1} for name in attached]}
    dead = scene(side(plays=[bearer]), ask="windows")
    dead.kill("Arya Stark")
    assert dead.foe.discard == ["Milk of the Poppy"] and dead.foe.hand == ["Little Bird"]
    gone = scene(side(plays=[bearer]), ask="windows")
    gone.discard("Arya Stark")
    assert gone.foe.discard == ["Milk of the Poppy"] and gone.you.discard == ["Arya Stark"]
