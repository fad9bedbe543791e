"""Reactions that wait for the end of an action or a step, in an edition whose profile says so."""

from __future__ import annotations

from typing import Final

import pytest

from tests.thrones.engine.editions import joust_with
from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.lab.laws.examine import examine, play
from weirwood.lab.seating import setup_for
from weirwood.rules import rule
from weirwood.thrones.ability.card_triggers import killed
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.effects.on_cards import Kill, ReturnToHand
from weirwood.thrones.ability.effects.on_players import Draw
from weirwood.thrones.ability.headings import action, limit, reaction
from weirwood.thrones.ability.operands import Choose, Pick
from weirwood.thrones.ability.players import YOU
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.editions.second.chart import joust_chart
from weirwood.thrones.engine.words import CHARACTER, DISCARD, EVENT, PHASE
from weirwood.thrones.game import Variant

CARDS: Final = Pack("second", "Stretches")
CARDS.event("t-deed Red Deed", "neutral", cost=0).has(action(Kill(Choose(Cards(CHARACTER))), Draw(2)))
CARDS.location("t-gravedigger Gravedigger", "neutral", cost=0).has(
    reaction(
        killed(Cards(CHARACTER)),
        ReturnToHand(Pick(Cards(EVENT, zones=(DISCARD,), owner=YOU))),
        limit=limit(1, PHASE),
    )
)
CARDS.event("t-lament Lament", "neutral", cost=0).has(reaction(killed(Cards(CHARACTER)), Draw(1)))
AT_ONCE: Final = joust_with("timing", cards=[CARDS])
AT_ITS_END: Final = joust_with("timing", cards=[CARDS], reactions_wait=True)


def deed(game: Variant) -> Scene:
    """A lord dies by an action that goes on afterwards, while Joffrey and a bell could answer."""
    you = side(plays=["Joffrey Baratheon"], hand=["Red Deed"], deck=["Seal of the Hand"] * 5)
    s = scene(you, side(plays=["Eddard Stark"]), ask="windows", game=game)
    s.you.plays("Red Deed")
    s.you.picks("Eddard Stark")
    return s


@rule("ED.reactions-open")
def test_reactions_open_after_each_occurrence_or_at_the_end_of_the_action() -> None:
    s = deed(AT_ONCE)
    assert s.you.offered(Verb.USE) == ["Joffrey Baratheon"] and s.you.hand == []
    s = deed(AT_ITS_END)
    assert s.you.offered(Verb.USE) == ["Joffrey Baratheon"] and len(s.you.hand) == 2
    s.you.uses("Joffrey Baratheon")
    assert s.card("Joffrey Baratheon")["power"] == 1
    assert s.state.decisions[0].kind == "act"
    assert s.foe.offered(Verb.PASS)


@rule("ED.event-discard")
def test_an_event_is_discarded_before_its_effects_are_answered_or_after() -> None:
    for game, discarded in ((AT_ONCE, []), (AT_ITS_END, ["Red Deed"])):
        s = deed(game)
        assert s.you.offered(Verb.USE) == ["Joffrey Baratheon"] and s.you.discard == discarded


@rule("ED.reactions-open")
def test_an_action_that_nobody_answers_ends_as_usual() -> None:
    s = scene(side(hand=["Red Deed"]), side(plays=["Direwolf Pup"]), ask="windows", game=AT_ITS_END)
    s.you.plays("Red Deed")
    assert s.foe.dead == ["Direwolf Pup"] and len(s.you.hand) == 2
    assert s.state.decisions[0].kind == "act"


@rule("ED.reactions-open")
def test_a_stretch_is_saved_and_copied_as_it_is() -> None:
    s = deed(AT_ITS_END)
    again = AT_ITS_END.load(s.state.dump())
    assert again.dump() == s.state.dump() == s.state.clone().dump()
    key = next(option.key for option in again.decisions[0].options if option.verb == Verb.USE)
    again.apply(0, key)
    s.you.uses("Joffrey Baratheon")
    assert again.dump() == s.state.dump()


@rule("ED.reactions-open")
def test_what_the_steps_of_a_stretch_bring_about_is_answered_after_the_last() -> None:
    """Whoever wins reacts before claim, or after it where comparing and claim are one stretch."""
    resolving = joust_chart()
    for label in ("4.2.2", "4.2.3"):
        resolving.steps[resolving.places[label]].goes_on = True
    for game, dead in ((AT_ITS_END, 0), (joust_with("timing", chart=resolving, reactions_wait=True), 1)):
        you = side(plays=["Robb Stark"], hand=["Put to the Sword"], plot="A Noble Cause", gold=2)
        s = scene(you, side(plays=["Direwolf Pup", "Gold Cloaks"]), ask="windows", game=game)
        s.all_pass()
        s.you.challenges("military", "Robb Stark")
        s.all_pass()
        s.foe.defends()
        s.all_pass("4.2.2")
        if dead:
            s.you.says(yes=True)
            s.foe.picks("Direwolf Pup")
        assert s.you.offered(Verb.PLAY) == ["Put to the Sword"]
        assert len(s.foe.dead) == dead


@rule("WE.responses.1")
@pytest.mark.parametrize(("held", "offered"), [(False, []), (True, ["Lament"])])
def test_a_card_that_is_taken_back_to_hand_answers_nothing_that_was_before(
    held: bool, offered: list[str]
) -> None:
    hand = ["Red Deed", *["Lament"] * held]
    s = scene(
        side(plays=["Gravedigger"], hand=hand, discard=["Lament"]),
        side(plays=["Eddard Stark"]),
        ask="windows",
        game=AT_ITS_END,
    )
    s.you.plays("Red Deed")
    s.you.uses("Gravedigger")
    s.you.picks("Lament") if s.you.offered(Verb.PICK) else None
    assert s.you.hand.count("Lament") == len(hand) and s.you.offered(Verb.PLAY) == offered


@pytest.mark.parametrize("seed", range(3))
def test_games_with_stretches_break_no_law(seed: int) -> None:
    assert not play(AT_ITS_END, setup_for(AT_ITS_END, 2, seed), seed)[1]
    failures = examine(AT_ITS_END, setup_for(AT_ITS_END, 2, seed), seed, most=40)[1]
    assert [failure for failure in failures if failure.law != "replay"] == []  # records name the true edition
