"""Dominance, standing, taxation and victory in the two-player game."""

from __future__ import annotations

from tests.thrones.hbo.scene import attack, defend, fight, lannister, reveal, scene, stark
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("HBO.dominance-phase.1", "HBO.marshalling-phase.3")
def test_standing_strength_and_gold_win_dominance() -> None:
    """5 and 2 gold against 6."""
    s = scene(stark("Greatjon Umber", gold=2), lannister("Host of the West"), at="5.2")
    assert (s.you.power, s.foe.power) == (1, 0)


@rule("HBO.dominance-phase.1")
def test_the_iron_throne_adds_three() -> None:
    s = scene(stark("Jon Snow"), lannister("The Iron Throne (Lannister)", "Shae"), at="5.2")
    assert (s.you.power, s.foe.power) == (0, 1)


@rule("HBO.dominance-phase.2", "HBO.dominance-phase.5")
def test_dominance_is_awarded_before_anybody_acts() -> None:
    foe = lannister(hand=["The Lion's Cunning"], gold=2)
    s = scene(stark("Jon Snow"), foe, at="5.2")
    assert s.you.power == 1 and s.state.step == "5.aw"
    s.you.passes()
    s.foe.plays("The Lion's Cunning")
    assert s.card("Jon Snow")["kneeling"] and (s.you.power, s.foe.power) == (1, 0)


@rule("HBO.dominance-phase.3")
def test_nobody_wins_dominance_on_a_tie() -> None:
    """Feast in the Great Hall draws nothing then."""
    s = scene(stark("Jon Snow", plot="Feast in the Great Hall"), lannister("The Hound"), at="5.2")
    assert (s.you.power, s.foe.power, s.you.hand) == (0, 0, [])
    s = scene(stark("Jon Snow", plot="Feast in the Great Hall"), lannister("Shae"), at="5.2")
    assert (s.you.power, len(s.you.hand)) == (1, 2)


@rule("HBO.dominance-phase.4")
def test_kneeling_characters_do_not_count() -> None:
    s = scene(stark({"card": "Eddard Stark", "kneeling": True}), lannister("Shae"), at="5.2")
    assert (s.you.power, s.foe.power) == (0, 1)


@rule("HBO.dominance-phase.3", "HBO.responses.2")
def test_hand_of_the_king_answers_dominance() -> None:
    eddard = {"card": "Eddard Stark", "attachments": ["Hand of the King (Stark)"]}
    for use in (True, False):
        s = scene(stark(eddard), lannister(), at="5.2")
        s.you.uses("Hand of the King") if use else s.you.passes()
        assert s.card("Eddard Stark")["power"] == int(use)


@rule("HBO.standing-phase.1")
def test_every_kneeling_card_of_both_players_stands_and_an_action_window_follows() -> None:
    wolf = {"card": "Direwolf", "kneeling": True}
    you = stark({"card": "Jon Snow", "kneeling": True, "attachments": [wolf]})
    s = scene(you, lannister({"card": "Lannisport", "kneeling": True}), at="6.2")
    assert not any(s.card(name)["kneeling"] for name in ("Jon Snow", "Direwolf", "Lannisport"))
    assert s.state.step == "6.aw"


@rule("HBO.standing-phase.1", "HBO.actions.2")
def test_the_black_cells_kneel_a_character_after_standing() -> None:
    foe = lannister({"card": "The Black Cells", "kneeling": True}, gold=2)
    s = scene(stark({"card": "Jon Snow", "kneeling": True}), foe, at="6.2")
    s.you.passes()
    s.foe.uses("The Black Cells")
    assert s.card("Jon Snow")["kneeling"] and s.foe.gold == 0


@rule("HBO.taxation-phase.1")
def test_gold_returns_before_the_window_of_taxation_and_then_a_new_round_begins() -> None:
    foe = lannister(hand=["The Lion's Cunning"], gold=3, plots=["Detained", "Uneasy Peace"])
    s = scene(stark("Jon Snow", gold=2, plots=["The Old Gods", "Storm of Swords"]), foe, at="7.2")
    assert (s.you.gold, s.foe.gold, s.state.step) == (0, 0, "7.aw")
    s.you.passes()
    assert s.foe.offered(Verb.PLAY) == []
    s.foe.passes()
    assert s.state.phase == "plot" and s.state.round == 2


@rule("HBO.taxation-phase.2")
def test_a_hand_has_no_limit() -> None:
    s = scene(stark(hand=["Hodor"] * 12), lannister(), at="7.2")
    s.all_pass()
    assert len(s.you.hand) == 12


@rule("HBO.actions.2", "HBO.taxation-phase.1")
def test_sold_secrets_needs_an_intrigue_challenge_won_this_round() -> None:
    foe = lannister("Cersei Lannister", hand=["Sold Secrets"], plots=["Detained", "Uneasy Peace"])
    you = stark(hand=["Hodor", "Jon Snow"], plots=["The Old Gods", "Storm of Swords"])
    for fights in (True, False):
        s = scene(you, foe, first_player=1)
        s.all_pass("4.2")
        if fights:
            s.foe.challenges("intrigue", "Cersei Lannister")
            s.pass_to("4.aw")
        s.pass_to("7.aw")
        assert s.foe.offered(Verb.PLAY) == (["Sold Secrets"] if fights else [])


@rule("HBO.players-and-objective.2", "HBO.power-and-victory.1")
def test_fifteen_power_wins_at_once() -> None:
    """By the power for winning unopposed: nobody gets renown after that."""
    s = fight(stark("Eddard Stark", power=14), lannister(), "military", ["Eddard Stark"])
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)
    assert s.card("Eddard Stark")["power"] == 0


@rule("HBO.power-and-victory.2")
def test_if_both_reach_fifteen_at_once_the_first_player_wins() -> None:
    """Tourney of the Hand gives both their fifteenth power."""
    for first in (0, 1):
        s = reveal(
            "Storm of Swords", "Tourney of the Hand", stark(power=14), lannister(power=14), first_player=first
        )
        assert s.state.outcome is not None and s.state.outcome.winners == (first,)


@rule("HBO.power-and-victory.3", "HBO.components.4")
def test_power_claimed_for_the_house_lies_on_the_banner() -> None:
    s = reveal("Storm of Swords", "Tourney of the Hand", stark("Jon Snow", power=2), lannister())
    assert (s.you.power, s.foe.power, s.card("Jon Snow")["power"]) == (3, 1, 0)


@rule("HBO.power-and-victory.4")
def test_power_on_characters_counts_for_victory_and_no_claim_takes_it() -> None:
    you = stark({"card": "Eddard Stark", "power": 5}, power=0)
    s = fight(you, lannister("Joffrey Baratheon"), "power", ["Joffrey Baratheon"], by=1)
    assert s.card("Eddard Stark")["power"] == 5
    s = scene(stark({"card": "Eddard Stark", "power": 5}, power=9), lannister(), at="5.2")
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)


@rule("HBO.power-and-victory.5")
def test_power_on_a_character_goes_when_it_leaves_play() -> None:
    """However it leaves: killed, or by Exiled to its owner's hand."""
    s = fight(
        stark({"card": "Jon Snow", "power": 3}, power=2),
        lannister("The Hound"),
        "military",
        ["The Hound"],
        by=1,
    )
    assert s.you.dead == ["Jon Snow"] and s.you.power == 2
    s = reveal("Storm of Swords", "Exiled", stark({"card": "Jon Snow", "power": 3}, power=2), lannister())
    assert s.you.hand == ["Jon Snow"] and s.you.power == 2


@rule("HBO.gold-pools.1", "HBO.gold-pools.2")
def test_effects_are_paid_from_ones_own_pool_at_any_time() -> None:
    for gold, offered in ((2, ["The Lion's Cunning"]), (1, [])):
        s = scene(
            stark("Jon Snow", gold=9), lannister(hand=["The Lion's Cunning"], gold=gold), first_player=1
        )
        assert s.foe.offered(Verb.PLAY) == offered


@rule("HBO.gold-pools.1", "HBO.actions.5")
def test_bronn_fights_for_gold_as_often_as_it_is_paid() -> None:
    s = attack(stark(), lannister("Bronn", gold=2), "military", "Bronn", by=1)
    for gold in (1, 0):
        s.foe.uses("Bronn")
        assert s.foe.gold == gold and not s.foe.offered()
        s.you.passes()
    assert s.card("Bronn")["strength"] == 4 and s.foe.offered(Verb.USE) == []
    defend(s, by=0)


@rule("HBO.round-sequence.1", "HBO.round-sequence.2")
def test_a_round_has_seven_phases() -> None:
    you = stark(plots=["The Old Gods", "Storm of Swords", "Calling the Banners"], plot=None)
    s = scene(you, lannister(plots=["Detained", "Uneasy Peace", "Hear Me Roar"], plot=None), at="1.2")
    phases: list[str] = []
    while s.state.round < 3 and s.state.outcome is None:
        if not phases or phases[-1] != s.state.phase:
            phases.append(s.state.phase)
        decision = s.state.decisions[0]
        option = next((one for one in decision.options if one.verb == Verb.PASS), decision.options[0])
        s.choose(decision.seat, option.key)
    round_ = ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"]
    assert phases == round_ * 2
