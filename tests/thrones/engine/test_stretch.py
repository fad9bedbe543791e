"""Reactions that wait for the end of an action or a step, in an edition whose profile says so."""

from __future__ import annotations

from typing import Any, Final

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
from weirwood.thrones.ability.effects.on_players import Draw, GainGold
from weirwood.thrones.ability.headings import action, forced_reaction, limit, reaction
from weirwood.thrones.ability.operands import Choose, Pick
from weirwood.thrones.ability.players import YOU
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.editions.second.chart import joust_chart
from weirwood.thrones.engine.words import CHARACTER, DEAD, DISCARD, EVENT, PHASE
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
CARDS.location("t-headsman Headsman", "neutral", cost=0).has(
    reaction(killed(Cards(CHARACTER)), Kill(Choose(Cards(CHARACTER))), limit=limit(1, PHASE))
)
CARDS.location("t-bells Bells", "neutral", cost=0).has(forced_reaction(killed(Cards(CHARACTER)), GainGold(1)))
CARDS.event("t-two Two Deeds", "neutral", cost=0).has(
    action(Kill(Choose(Cards(CHARACTER))), Kill(Pick(Cards(CHARACTER))))
)
CARDS.character("t-shade Restless Shade", "neutral", cost=0, strength=1, icons="M").has(
    reaction(killed(Cards(CHARACTER)), GainGold(1), zone=DEAD)
)
CARDS.event("t-echo Echo", "neutral", cost=0).has(
    action(Kill(Choose(Cards(CHARACTER)))), reaction(killed(Cards(CHARACTER)), GainGold(1), zone=DISCARD)
)
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


def headsman(*foe: str, you: tuple[str, ...] = (), **rest: Any) -> Scene:
    """A lord dies by an action, and the Headsman kills a pup for it; each death rings the Bells."""
    mine = side(plays=["Headsman", *you], hand=["Red Deed", *rest.pop("hand", ())], **rest)
    theirs = side(plays=["Eddard Stark", "Direwolf Pup"], hand=list(foe))
    s = scene(mine, theirs, ask="windows", game=AT_ITS_END)
    s.you.plays("Red Deed")
    s.you.picks("Eddard Stark")
    return s


@rule("WE.actions-and-passive-abilities.5", "WE.responses.1")
def test_what_a_response_brings_about_is_answered_too_and_nothing_is_answered_again() -> None:
    s = headsman(you=("Bells",))
    assert s.you.gold == 1
    s.you.uses("Headsman")
    assert (s.foe.dead, s.you.gold) == (["Eddard Stark", "Direwolf Pup"], 2)
    s.pass_to("4.2")
    assert s.you.gold == 2


@rule("WE.responses.1")
def test_after_a_response_the_next_player_responds() -> None:
    """Whatever it brought about: Joffrey Baratheon answers only when the opponent has answered or passed."""
    s = headsman("Lament", you=("Joffrey Baratheon",))
    s.you.uses("Headsman")
    s.you.picks("Direwolf Pup")
    assert s.foe.offered(Verb.PLAY) == ["Lament"] * 2 and s.you.offered() == []


@rule("WE.responses.1")
def test_a_card_that_left_the_hand_and_came_back_answers_nothing_that_was_meanwhile() -> None:
    """Lament answers the first death, lies in the discard pile at the second, and is taken back after it."""
    s = headsman(you=("Gravedigger",), hand=["Lament"])
    s.you.plays("Lament")
    s.you.uses("Headsman")
    s.you.uses("Gravedigger")
    s.you.picks("Lament")
    assert "Lament" in s.you.hand and s.you.offered(Verb.PLAY) == []


@rule("WE.responses.1")
def test_a_card_answers_from_a_pile_only_what_happened_while_it_lay_there() -> None:
    """The Shade answers its own death, not the one before; an Echo that lay there answers, the one played does not."""
    foe = side(plays=["Eddard Stark", "Direwolf Pup"])
    s = scene(side(plays=["Restless Shade"], hand=["Two Deeds"]), foe, ask="windows", game=AT_ITS_END)
    s.you.plays("Two Deeds")
    s.you.picks("Eddard Stark")
    s.you.picks("Restless Shade")
    assert s.you.offered(Verb.USE) == ["Restless Shade"]
    s = scene(side(hand=["Echo"], discard=["Echo"]), foe, ask="windows", game=AT_ITS_END)
    s.you.plays("Echo")
    s.you.picks("Eddard Stark")
    assert s.you.offered(Verb.USE) == ["Echo"] and s.you.discard == ["Echo", "Echo"]


@pytest.mark.parametrize("seed", range(3))
def test_games_with_stretches_break_no_law(seed: int) -> None:
    assert not play(AT_ITS_END, setup_for(AT_ITS_END, 2, seed), seed)[1]
    failures = examine(AT_ITS_END, setup_for(AT_ITS_END, 2, seed), seed, most=40)[1]
    assert [failure for failure in failures if failure.law != "replay"] == []  # records name the true edition
