"""What happens every round and in challenges, by the profile of an edition."""

from __future__ import annotations

from tests.thrones.engine.editions import joust_with
from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.words import CHARACTER


@rule("ED.draw-count")
def test_each_player_draws_what_the_edition_says() -> None:
    for game, drawn in ((joust_with("rounds"), 2), (joust_with("rounds", drawn=3), 3)):
        assert len(scene(at="2.2", ask="windows", game=game).you.hand) == drawn


@rule("ED.draw-limit")
def test_card_effects_draw_no_more_than_the_edition_lets_them() -> None:
    you = side(plots=["Counting Coppers"], deck=["Direwolf Pup"] * 5)
    for game, drawn in ((joust_with("rounds"), 3), (joust_with("rounds", extra_draws=2), 2)):
        s = scene(you, side(plots=["A Noble Cause"]), at="1.2", ask="windows", game=game)
        s.you.reveals("Counting Coppers")
        s.foe.reveals("A Noble Cause")
        (s.you if s.asks(0, "first-player") else s.foe).chooses_player(0)
        assert len(s.you.hand) == drawn


@rule("ED.limited")
def test_so_many_limited_cards_a_round() -> None:
    roads = side(hand=["The Kingsroad", "The Roseroad"], gold=9)
    for game, offered in ((joust_with("rounds"), 0), (joust_with("rounds", limited=2), 1)):
        s = scene(roads, at="marshaling", ask="windows", game=game)
        s.you.marshals("The Kingsroad")
        s.foe.passes()
        assert len(s.you.offered(Verb.MARSHAL)) == offered


@rule("ED.dominance")
def test_gold_counts_for_dominance_or_not() -> None:
    for game, power in ((joust_with("rounds"), (1, 0)), (joust_with("rounds", gold_dominates=False), (0, 1))):
        s = scene(side(gold=9), side(plays=["Direwolf Pup"]), at="5.2", ask="windows", game=game)
        assert (s.you.power, s.foe.power) == power


@rule("ED.standing")
def test_the_types_of_the_edition_stand() -> None:
    knelt = side(plays=[{"card": name, "kneeling": True} for name in ("Direwolf Pup", "The Kingsroad")])
    for game, road in ((joust_with("rounds"), False), (joust_with("rounds", standing=1 << CHARACTER), True)):
        s = scene(knelt, at="6.2", ask="windows", game=game)
        assert (s.card("Direwolf Pup")["kneeling"], s.card("The Kingsroad")["kneeling"]) == (False, road)


@rule("ED.plot-recycle")
def test_used_plots_return_at_once_or_after_what_revealing_does() -> None:
    last = side(plots=["A Noble Cause"], used=["Summons"])
    for game, left in ((joust_with("rounds"), 0), (joust_with("rounds", used_plots_return_at_once=True), 1)):
        s = scene(last, side(plots=["A Clash of Kings"]), at="1.2", ask="windows", game=game)
        s.you.reveals("A Noble Cause")
        s.foe.reveals("A Clash of Kings")
        assert s.asks(1, "first-player") and len(s.state.sides[0].plots) == left


@rule("ED.challenge-count")
def test_so_many_challenges_of_each_type() -> None:
    for game, again in ((joust_with("challenges"), False), (joust_with("challenges", of_each_type=2), True)):
        s = scene(side(plays=["Robb Stark", "Eddard Stark"]), ask="windows", game=game)
        s.all_pass()
        s.you.challenges("military", "Robb Stark")
        while s.state.challenge is not None:
            decision = s.state.decisions[0]
            s.choose(decision.seat, decision.options[len(decision.options) - 1].key)
        s.all_pass()
        assert ("military" in [option.value for option in s.you.decision.options]) == again


@rule("ED.win-min")
def test_the_winner_counts_at_least_what_the_edition_says() -> None:
    weak = side(plays=[{"card": "Direwolf Pup", "attachments": ["Milk of the Poppy"]}])
    for game, won in ((joust_with("challenges", least_strength=3), False), (joust_with("challenges"), True)):
        s = scene(weak, ask="windows", game=game)
        s.all_pass()
        s.you.challenges("military", "Direwolf Pup")
        s.all_pass()
        s.foe.defends()
        s.all_pass("4.2.2")
        assert ("challenge-decided" in [event.kind for event in s.events]) == won


@rule("ED.renown")
def test_renown_is_optional_or_happens() -> None:
    for game, power in (
        (joust_with("challenges"), None),
        (joust_with("challenges", renown_is_optional=False), 1),
    ):
        s = scene(side(plays=["Robb Stark"]), game=game)
        s.all_pass()
        s.you.challenges("military", "Robb Stark")
        if power is None:
            assert s.asks(0, "renown")
        else:
            assert s.card("Robb Stark")["power"] == power


@rule("ED.keyword-order")
def test_the_first_player_orders_keywords_or_they_come_as_they_are() -> None:
    asked = [(joust_with("challenges"), True), (joust_with("challenges", keywords_are_ordered=False), False)]
    for game, is_asked in asked:
        s = scene(side(plays=["Robb Stark", "Doran Martell"]), side(plays=["Nobody"]), game=game)
        s.you.challenges("power", "Robb Stark", "Doran Martell")
        s.foe.defends()
        assert s.state.step == "4.2.5" and s.asks(0, "keyword-order") == is_asked


@rule("ED.initiative-bonus")
def test_what_changes_initiative_counts_or_not() -> None:
    """The Kingsroad adds to initiative; without that, who has less power wins the tie."""
    you = side(plays=["The Kingsroad", {"card": "Eddard Stark", "power": 1}], plots=["Summons"])
    for game, winner in (
        (joust_with("rounds"), 0),
        (joust_with("rounds", initiative_has_modifiers=False), 1),
    ):
        s = scene(you, side(plots=["Summons"]), at="1.2", ask="windows", game=game)
        s.you.reveals("Summons")
        s.foe.reveals("Summons")
        assert s.asks(winner, "first-player")
