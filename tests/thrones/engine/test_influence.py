"""Influence: which cards pay, which sets of them, an X of it, and what follows from kneeling for it."""

from __future__ import annotations

from typing import Final

import pytest

from tests.thrones.engine.editions import joust_with
from tests.thrones.scene import Scene, scene, side
from tests.thrones.test_why_not import why
from weirwood.core.errors import IllegalChoice
from weirwood.rules import rule
from weirwood.thrones.ability import (
    A_PLAYER,
    AN_OPPONENT,
    CHARACTER,
    CHOSEN,
    EVENT,
    HOST,
    LOCATION,
    PHASE,
    THIS,
    YOU,
    Blank,
    Cancel,
    Cards,
    Choose,
    ChooseCards,
    Discard,
    Draw,
    EffectsWouldInitiate,
    InfluenceCost,
    Kill,
    KneelCost,
    Pack,
    Toll,
    UnlessInfluence,
    UntilEnd,
    X,
    action,
    constant,
    forced_reaction,
    interrupt,
    is_knelt_for_influence,
)
from weirwood.thrones.engine.concepts import refused
from weirwood.thrones.refusing.picking import refused_set

PACK: Final = Pack("second", "Influence")
for code, name, worth in (("t-1", "Ford", 1), ("t-2", "Rush", 2), ("t-3", "Keep", 3), ("t-4", "Seat", 4)):
    PACK.location(f"{code} {name}", "neutral", cost=0, influence=worth)
PACK.location("t-5 Deathbed", "neutral", cost=0, influence=3).has(
    forced_reaction(is_knelt_for_influence(THIS), Discard(THIS))
)
PACK.location("t-6 Herald", "neutral", cost=0, influence=2).has(
    action(Draw(1), cost=(KneelCost(THIS), InfluenceCost(2)))
)
PACK.location("t-7 Wall", "neutral", cost=0).has(
    action(Draw(1), cost=(InfluenceCost(2), KneelCost(Cards(LOCATION, controller=YOU, other=True))))
)
PACK.event("t-8 Revenge", "neutral", cost=0).has(
    action(Kill(Choose(Cards(CHARACTER))), cost=InfluenceCost(3))
)
PACK.event("t-9 Magic", "neutral", cost=0).has(action(Draw(X), cost=InfluenceCost(X)))
PACK.event("t-10 Salt", "neutral", cost=0).has(
    interrupt(EffectsWouldInitiate(EVENT), Cancel(), cost=InfluenceCost(1))
)
PACK.event("t-11 Ransom", "neutral", cost=0).has(action(UnlessInfluence(2, AN_OPPONENT, Draw(1))))
PACK.event("t-12 Veto", "neutral", cost=0).has(action(UnlessInfluence(1, A_PLAYER, Draw(1))))
PACK.event("t-13 Blindfold", "neutral", cost=0).has(
    action(ChooseCards(Choose(Cards(LOCATION))), UntilEnd(PHASE, Blank(CHOSEN)))
)
PACK.attachment("t-14 Fetters", "neutral", cost=0).has(constant(Toll(HOST, 1)))
GAME: Final = joust_with("values", cards=[PACK], influence=True)
DECK: Final = ["Hedge Knight"] * 9


def placed(*play: str, hand: str = "", foe: tuple[str, ...] = (), held: str = "") -> Scene:
    """You have locations and events, and your opponent a knight and locations."""
    you = side(plays=play, hand=hand.split(), deck=DECK)
    return scene(you, side(plays=["Hedge Knight", *foe], hand=held.split()), ask="windows", game=GAME)


@rule("ED.influence")
def test_a_toll_is_asked_for_where_the_edition_has_influence() -> None:
    for game, asked in ((GAME, True), (joust_with("values", cards=[PACK]), False)):
        you = side(plays=["Ford", "Rush", {"card": "Hedge Knight", "attachments": ["Fetters"]}])
        s = scene(you, ask="windows", game=game)
        s.all_pass()
        s.you.challenges("military", "Hedge Knight")
        assert s.asks(0, "toll") == asked
        assert ("influence" in s.state.view(0)["seats"][0]) == asked


def kneeling(s: Scene) -> list[str]:
    """The locations that kneel."""
    return sorted(card["name"] for card in s.state.facts()["cards"] if card["kneeling"])


@rule("WE.save-and-cancel-responses.4")
def test_the_only_set_that_pays_is_not_asked_for() -> None:
    s = placed("Ford", "Rush", hand="Revenge")
    s.you.plays("Revenge")
    assert kneeling(s) == ["Ford", "Rush"] and s.foe.dead == ["Hedge Knight"]
    assert [seat["influence"] for seat in s.state.facts()["seats"]] == [0, 0]


@rule("WE.save-and-cancel-responses.4")
def test_of_several_sets_one_is_chosen_from_which_no_card_can_be_left_out() -> None:
    s = placed("Ford", "Rush", "Keep", "Seat", hand="Revenge")
    s.you.plays("Revenge")
    asked = s.you.decision
    assert asked.why.what == "influence" and asked.minimum == 1
    keys = {s.name(option.card or 0): option.key for option in asked.candidates or ()}
    assert set(keys) == {"Ford", "Rush", "Keep", "Seat"}
    for chosen, part, whole in (
        (["Seat"], True, True),
        (["Ford", "Rush"], True, True),
        (["Ford"], True, False),
        (["Seat", "Ford"], False, False),
        (["Keep", "Rush"], False, False),
    ):
        wanted = [keys[name] for name in chosen]
        assert GAME.may_choose(s.state, 0, wanted) == part, chosen
        if not whole:
            with pytest.raises(IllegalChoice):
                GAME.choose_set(s.state.clone(), 0, wanted)
    refusal = refused_set(s.state, 0, [keys["Seat"], keys["Ford"]])
    assert refusal["rule"] == GAME._edition.clauses[refused.BEYOND_INFLUENCE]
    s.you.picks("Rush")
    assert kneeling(s) == ["Ford", "Rush"]


@rule("WE.save-and-cancel-responses.4")
def test_what_kneels_or_is_blank_or_another_players_pays_nothing() -> None:
    s = placed("Ford", "Rush", hand="Revenge Blindfold", foe=("Seat",))
    s.you.plays("Blindfold")
    s.you.picks("Rush")
    s.foe.passes()
    assert s.state.facts()["seats"][0]["influence"] == 1
    assert "Revenge" not in s.you.offered()
    assert why(s, 0, "Revenge") == [GAME._edition.clauses[refused.INFLUENCE_LACKING]]


@rule("WE.save-and-cancel-responses.3")
def test_a_cancelled_event_keeps_its_influence_paid() -> None:
    s = placed("Keep", hand="Revenge", foe=("Ford",), held="Salt")
    s.you.plays("Revenge")
    s.foe.plays("Salt")
    assert kneeling(s) == ["Ford", "Keep"] and s.foe.dead == []
    assert s.you.discard == ["Revenge"] and s.foe.discard == ["Salt"]


@rule("WE.save-and-cancel-responses.4")
def test_a_card_that_kneels_for_itself_does_not_pay_influence_too() -> None:
    assert "Herald" not in placed("Herald", "Ford").you.offered()
    s = placed("Herald", "Ford", "Keep")
    s.you.uses("Herald")
    assert kneeling(s) == ["Herald", "Keep"] and len(s.you.hand) == 1


def test_a_card_that_another_cost_picks_leaves_enough_influence() -> None:
    assert "Wall" not in placed("Wall", "Rush").you.offered()
    s = placed("Wall", "Rush", "Ford")
    s.you.uses("Wall")
    assert kneeling(s) == ["Ford", "Rush"]


def test_x_is_chosen_before_what_pays_it() -> None:
    s = placed("Rush", "Keep", hand="Magic")
    s.you.plays("Magic")
    assert s.you.decision.why.what == "influence"
    assert [option.value for option in s.you.decision.options] == [1, 2, 3, 4, 5]
    s.you.names("2")
    s.you.picks("Keep")
    assert kneeling(s) == ["Keep"] and len(s.you.hand) == 2


def test_what_happens_when_a_card_is_knelt_for_influence() -> None:
    s = placed("Deathbed", hand="Revenge")
    s.you.plays("Revenge")
    assert s.you.discard == ["Deathbed", "Revenge"]


def test_an_opponent_may_pay_for_it_not_to_happen() -> None:
    for pays, drawn in ((True, 0), (False, 1)):
        s = placed(hand="Ransom", foe=("Ford", "Rush", "Keep"))
        s.you.plays("Ransom")
        assert s.foe.decision.why.what == "pay"
        s.foe.says(pays)
        if pays:
            s.foe.picks("Rush")
        assert len(s.you.hand) == drawn and kneeling(s) == (["Rush"] if pays else [])


def test_who_cannot_pay_is_not_asked_and_the_first_to_pay_is_enough() -> None:
    s = placed(hand="Ransom", foe=("Ford",))
    s.you.plays("Ransom")
    assert len(s.you.hand) == 1
    s = placed("Ford", hand="Veto", foe=("Ford",))
    s.you.plays("Veto")
    s.you.says(True)
    assert s.you.hand == [] and s.foe.offered()
