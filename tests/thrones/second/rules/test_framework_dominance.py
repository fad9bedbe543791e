"""The framework from the end of the challenges to the end of the round (RR.framework.4.3a and on)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.core.decision import DecisionKind
from weirwood.rules import rule

PLOT = "A Noble Cause"  # reserve 6


def _hands(yours: int, theirs: int) -> Scene:
    """Taxation is about to check the reserves of 6."""
    return scene(
        side(hand=["Ice"] * yours, plot=PLOT),
        side(hand=["Dawn"] * theirs, plot=PLOT),
        at="7.3",
        ask="windows",
    )


@rule("RR.framework.4.3a")
def test_the_next_players_turn_begins_with_an_action_window() -> None:
    s = scene(side(plays=["Nobody"]), side(plays=["Bran Stark"]), ask="windows")
    s.all_pass()
    s.you.passes()
    assert s.state.active == 1 and s.state.step == "4.aw"
    assert s.you.decision.kind == DecisionKind.ACT
    s.all_pass()
    assert s.foe.decision.kind == DecisionKind.CHALLENGE


@rule("RR.framework.4.3a")
def test_a_player_may_go_on_with_challenges_before_the_next_is_active() -> None:
    s = scene(side(plays=["Nobody", "Cersei Lannister"]), side(plays=["Bran Stark"]))
    s.you.challenges("military", "Nobody")
    s.foe.defends()
    assert s.state.active == 0 and s.you.decision.kind == DecisionKind.CHALLENGE


@rule("RR.framework.4.3b")
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_is_active_once_and_then_the_phase_ends(first: int) -> None:
    s = scene(side(plays=["Nobody"]), side(plays=["Cersei Lannister"]), first_player=first, ask="windows")
    asked = []
    while s.state.step != "5.aw":
        decision = s.state.decisions[0]
        if decision.kind == DecisionKind.CHALLENGE:
            asked.append(decision.seat)
        (s.foe if decision.seat else s.you).passes()
    assert asked == [first, 1 - first]


@rule("RR.framework.4.4")
def test_interrupts_to_the_end_of_the_challenges_phase_come_once_all_have_been_active() -> None:
    s = scene(side(plays=["The Wall", "Nobody"]), side(plays=["Nobody"]), ask="windows")
    s.pass_to("4.4")
    assert s.state.phase == "challenges" and s.state.active == -1
    assert s.you.offered() == ["The Wall", "pass"]
    s.you.uses("The Wall")
    assert s.you.power == 2 and s.state.phase == "dominance"


@rule("RR.framework.5.1")
def test_reactions_to_the_beginning_of_dominance_come_before_the_count() -> None:
    followers = {"card": "Fiery Followers", "kneeling": True}
    for stands, winner in ((True, 0), (False, 1)):
        s = scene(side(plays=[followers]), side(plays=["Shireen Baratheon"]), at="4.4", ask="windows")
        assert s.state.phase == "dominance" and s.you.power == s.foe.power == 0
        s.you.uses("Fiery Followers") if stands else s.you.passes()
        assert (s.you.power, s.foe.power) == ((1, 0) if winner == 0 else (0, 1))


@rule("RR.framework.5.2a")
@pytest.mark.parametrize(
    ("gold", "kneeling", "power"),
    [(0, False, (0, 1)), (1, False, (0, 0)), (2, False, (1, 0)), (9, True, (1, 0)), (2, True, (0, 1))],
)
def test_standing_strength_and_gold_count_for_dominance(
    gold: int, kneeling: bool, power: tuple[int, int]
) -> None:
    you = side(
        plays=[{"card": "Tywin Lannister", "attachments": ["Milk of the Poppy"], "kneeling": kneeling}]
    )
    s = scene(you | {"gold": gold}, side(plays=["The Red Viper"]), at="5.2", ask="windows")
    assert (s.you.facts["faction_power"], s.foe.facts["faction_power"]) == power


@rule("RR.framework.5.2a")
def test_attachments_locations_and_negative_strength_add_nothing_to_dominance() -> None:
    you = side(plays=["The Wall", "Nobody"], hand=["Deep Wound"])
    s = scene(you, side(plays=["Bran Stark"]), at="4.aw", ask="windows")
    s.you.plays("Deep Wound")
    s.you.picks("Nobody")
    s.pass_to("5.aw")
    assert (s.you.power, s.foe.power) == (1, 0)


@rule("RR.framework.5.2b")
def test_gold_alone_may_win_dominance() -> None:
    s = scene(side(gold=3), side(plays=["Nobody"]), at="5.2", ask="windows")
    assert (s.you.power, s.foe.power) == (1, 0)


@rule("RR.framework.5.2c")
def test_nobody_wins_dominance_in_a_tie() -> None:
    chamber = "Chamber of the Painted Table"
    for gold, power in ((5, (0, 3)), (6, (1, 3))):
        s = scene(
            side(plays=[chamber], gold=gold), side(plays=["Robb Stark"], power=3), at="5.2", ask="windows"
        )
        assert (s.you.power, s.foe.power) == power
        assert (chamber in s.you.offered()) == (gold == 6)


@rule("RR.framework.5.aw")
def test_dominance_actions_come_after_dominance_is_decided() -> None:
    you = side(plays=["The Tickler", "Nobody"])
    s = scene(you, side(plays=["Cersei Lannister"]), at="5.1", ask="windows")
    assert s.state.step == "5.aw" and s.foe.power == 0 == s.you.power
    assert "The Tickler" in s.you.offered()
    s.you.uses("The Tickler")
    assert s.card("The Tickler")["kneeling"]
    s.pass_to("6.aw")
    assert s.foe.power == 0 == s.you.power
    assert "The Tickler" not in scene(you, at="4.aw", ask="windows").you.offered()


@rule("RR.framework.5.3")
def test_varys_answers_the_end_of_dominance_after_its_window() -> None:
    s = scene(side(plays=["Varys", "Nobody"]), side(plays=["Bran Stark"]), at="5.1", ask="windows")
    assert s.state.step == "5.aw" and s.you.offered() == ["pass"]
    s.all_pass()
    assert s.state.step == "5.3" and s.state.phase == "dominance"
    assert s.you.offered() == ["Varys", "pass"]


@rule("RR.framework.6.1", "RR.framework.7.1")
@pytest.mark.parametrize(
    ("phase", "before", "window"), [("standing", "5.3", "6.aw"), ("taxation", "6.3", "7.aw")]
)
def test_a_phase_begins_before_anything_is_done_in_it(phase: str, before: str, window: str) -> None:
    you = side(plays=["Tower of Dawn", {"card": "Nobody", "kneeling": True}], gold=2, plot=PLOT)
    s = scene(you, side(), at=before, ask="windows")
    assert s.state.phase == phase and s.you.offered() == ["Tower of Dawn", "pass"]
    assert s.you.gold == 2
    assert s.card("Nobody")["kneeling"]
    s.you.uses("Tower of Dawn")
    assert s.state.step == window
    assert s.you.gold == (3 if phase == "standing" else 0)


@rule("RR.framework.6.2")
def test_every_kneeling_card_stands_at_once() -> None:
    armed = {"card": "Sansa Stark", "attachments": [{"card": "Seal of the Hand", "kneeling": True}]}
    you = side(plays=[armed | {"kneeling": True}, {"card": "The Wall", "kneeling": True}], agenda="Fealty")
    foe = side(plays=[{"card": "Nobody", "kneeling": True}, {"card": "Sansa Stark", "kneeling": True}])
    s = scene(you, foe, at="5.aw", ask="windows")
    s.you.uses("Fealty")
    s.pass_to("6.2")
    assert s.state.decisions[0].kind == DecisionKind.TRIGGER
    assert not [card["name"] for card in s.facts["cards"] if card["kneeling"]]
    stood = [event for event in s.events if event.kind == "stood"]
    assert len(stood) == 6
    s.you.uses("Sansa Stark")
    s.foe.uses("Sansa Stark")
    assert (s.you.power, s.foe.power) == (1, 1)


@rule("RR.framework.6.aw")
def test_actions_may_be_taken_once_all_stand() -> None:
    s = scene(side(plays=[{"card": "Tireless Clerk", "kneeling": True}]), at="6.1", ask="windows")
    assert s.state.step == "6.aw" and s.you.decision.kind == DecisionKind.ACT
    s.you.uses("Tireless Clerk")
    assert s.you.gold == 1 and s.card("Tireless Clerk")["kneeling"]


@rule("RR.framework.6.3")
def test_the_standing_phase_ends_as_every_phase_does() -> None:
    you = side(plays=["Tower of Dusk", "Nobody"], hand=["Fresh Bread"])
    s = scene(you, at="6.aw", ask="windows")
    s.you.plays("Fresh Bread")
    s.all_pass()
    assert s.state.step == "6.3" and s.state.phase == "standing"
    assert s.you.offered() == ["Tower of Dusk", "pass"] and s.card("Nobody")["strength"] == 4
    s.you.uses("Tower of Dusk")
    assert s.state.phase == "taxation" and s.card("Nobody")["strength"] == 2


@rule("RR.framework.7.2")
def test_all_gold_in_pools_goes_back_to_the_treasury_at_once() -> None:
    you = side(plays=[{"card": "Nobody", "gold": 2}], gold=3)
    s = scene(you, side(gold=4), at="6.aw", ask="windows")
    s.pass_to("7.aw")
    assert s.you.gold == s.foe.gold == 0 and s.card("Nobody")["gold"] == 2
    returned = [event for event in s.events if event.kind == "gold-returned"]
    assert [(event.seats, event.amount) for event in returned] == [((0,), 3), ((1,), 4)]


@rule("RR.framework.7.3a")
@pytest.mark.parametrize("first", [0, 1])
def test_hands_are_discarded_down_to_reserve_in_player_order(first: int) -> None:
    you, foe = side(hand=["Ice"] * 8, plot=PLOT), side(hand=["Dawn"] * 7, plot=PLOT)
    s = scene(you, foe, at="7.3", first_player=first, ask="windows")
    one, other = (s.you, s.foe) if first == 0 else (s.foe, s.you)
    assert other.offered() == [] and s.asks(first, "reserve")
    one.picks(*([one.hand[0]] * (len(one.hand) - 6)))
    assert len(one.hand) == 6 and one.discard
    assert s.asks(1 - first, "reserve") and len(other.hand) > 6
    seen = s.state.view(1 - first)["seats"][first]
    assert len(seen["discard"]) == len(one.discard)


@rule("RR.framework.7.3a")
def test_a_player_chooses_what_is_kept_up_to_the_reserve() -> None:
    s = scene(side(hand=["Ice", "Dawn", "Heartsbane"] + ["Longclaw"] * 4, plot=PLOT), at="7.3", ask="windows")
    s.you.picks("Dawn")
    assert s.you.discard == ["Dawn"] and len(s.you.hand) == 6


@rule("RR.framework.7.3b")
@pytest.mark.parametrize("cards", [0, 5, 6])
def test_nobody_within_reserve_discards(cards: int) -> None:
    s = _hands(cards, cards)
    assert s.state.step == "7.aw"
    assert len(s.you.hand) == len(s.foe.hand) == cards


@rule("RR.framework.7.aw")
def test_actions_may_be_taken_after_taxes_without_gold() -> None:
    you = side(
        agenda="Fealty",
        hand=["Fresh Bread"] + ["Ice"] * 7,
        gold=5,
        plot=PLOT,
        plays=["Nobody", "Edric Dayne"],
    )
    s = scene(you, at="7.1", ask="windows")
    s.you.picks("Ice", "Ice")
    assert s.state.step == "7.aw"
    assert s.you.offered() == ["Fealty", "Fresh Bread", "pass"]


@rule("RR.framework.7.5")
def test_the_round_ends_with_the_taxation_phase_and_the_next_begins() -> None:
    you = side(plays=["Watcher at Dusk"], plots=[PLOT, PLOT])
    s = scene(you, side(plots=[PLOT, PLOT]), at="4.4", ask="windows")
    s.you.uses("Watcher at Dusk", ability=1)
    s.pass_to("7.aw")
    assert s.state.round == 1 and s.card("Watcher at Dusk")["strength"] == 3
    s.all_pass()
    assert s.state.round == 2 and s.state.step == "1.2" and s.state.phase == "plot"
    assert s.card("Watcher at Dusk")["strength"] == 2
