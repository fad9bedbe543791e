"""What comes of a challenge: winning, the unopposed bonus, claim, and its end (RR.framework.4.2.2c and on)."""

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.rules.asking import fight
from weirwood.core.decision import DecisionKind
from weirwood.core.event import Event
from weirwood.rules import rule

CLAIM_2 = "The Winds of Winter"
CLAIM_1 = "A Noble Cause"


def _kinds(events: list[Event], *wanted: str) -> list[str]:
    return [event.kind for event in events if event.kind in wanted]


@rule("RR.framework.4.2.2c")
def test_a_challenge_is_unopposed_when_no_defending_strength_counts() -> None:
    s = scene(side(plays=["Balon Greyjoy", "Great Kraken"]), side(plays=["Nobody"]))
    s.you.challenges("military", "Balon Greyjoy")
    s.you.done()
    s.foe.defends("Nobody")
    assert s.facts["challenge"]["unopposed"]
    assert s.you.offered() == ["Great Kraken", "pass"]


@rule("RR.framework.4.2.2c")
def test_a_single_point_of_defending_strength_opposes_a_challenge() -> None:
    s = scene(
        side(plays=["Cersei Lannister", "Great Kraken"]), side(plays=["Shireen Baratheon"]), ask="windows"
    )
    fight(s, "power", "Cersei Lannister", defenders=("Shireen Baratheon",))
    assert s.asks(0, "apply-claim")
    assert not s.facts["challenge"]["unopposed"] and s.you.power == 0


@rule("RR.framework.4.2.2c")
def test_a_defender_never_wins_unopposed() -> None:
    s = scene(side(plays=["Nobody", "Tally House"]), side(plays=["Tywin Lannister", "Great Kraken"]))
    s.you.challenges("military", "Nobody")
    s.foe.defends("Tywin Lannister")
    assert s.foe.power == 0


@rule("RR.framework.4.2.2c")
def test_a_challenge_stays_unopposed_whatever_happens_after_it_was_decided() -> None:
    s = scene(side(plays=["Tywin Lannister"]), side(plays=["Ghaston Grey", "Nobody"]), ask="windows")
    fight(s, "military", "Tywin Lannister")
    s.foe.uses("Ghaston Grey")
    assert s.you.hand == ["Tywin Lannister"] and s.asks(0, "apply-claim")
    assert s.facts["challenge"]["unopposed"] and s.you.power == 1


@rule("RR.framework.4.2.2d")
def test_reactions_to_winning_come_before_the_bonus_claim_and_keywords() -> None:
    you = side(plays=["Eddard Stark", "Nobody"], plot=CLAIM_1)
    s = scene(you, side(plays=["Ghaston Grey", "Bran Stark"], power=3))
    fight(s, "power", "Eddard Stark", "Nobody")
    assert s.foe.offered() == ["Ghaston Grey", "pass"]
    assert s.you.power == 0 and s.foe.power == 3
    s.foe.uses("Ghaston Grey")
    s.foe.picks("Eddard Stark")
    assert s.you.hand == ["Eddard Stark"]
    assert s.you.facts["faction_power"] == 2 == s.you.power
    assert s.foe.power == 2


@rule("RR.framework.4.2.2d")
def test_who_is_put_to_the_sword_is_dead_before_claim() -> None:
    foe = side(plays=["Nobody", "Arya Stark", "Sansa Stark"])
    s = scene(side(plays=["Tywin Lannister"], hand=["Put to the Sword"], gold=2, plot=CLAIM_1), foe)
    fight(s, "military", "Tywin Lannister")
    s.you.plays("Put to the Sword")
    s.you.picks("Nobody")
    assert s.asks(1, "claim") and s.foe.offered() == ["Arya Stark", "Sansa Stark"]


@rule("RR.framework.4.2.3a")
@pytest.mark.parametrize("defended", [False, True])
def test_an_unopposed_attacker_gains_1_power(defended: bool) -> None:
    s = scene(side(plays=["Tywin Lannister"]), side(plays=["Robert Baratheon"]), ask="windows")
    fight(s, "military", "Tywin Lannister", defenders=("Robert Baratheon",) if defended else ())
    assert s.you.facts["faction_power"] == (0 if defended else 1)
    assert s.foe.power == 0


@rule("RR.framework.4.2.3c")
def test_all_bonus_power_is_gained_at_once() -> None:
    s = scene(side(plays=["Nobody", "Tally House"]), side(plays=["Bran Stark"]))
    fight(s, "intrigue", "Nobody")
    assert s.you.offered() == ["Tally House", "pass"] and s.state.step == "4.2.3"
    assert s.facts["challenge"]["unopposed"] and s.you.power == 1
    assert _kinds(s.events, "power-gained", "claim") == ["power-gained"]
    s.you.uses("Tally House")
    assert _kinds(s.events, "power-gained", "claim") == ["power-gained", "claim"]


@rule("RR.framework.4.2.4a")
def test_no_claim_is_applied_when_the_defender_wins() -> None:
    you = side(plays=["Nobody", "Bran Stark"], hand=["Ice"], power=2, plot=CLAIM_2)
    foe = side(plays=["Tywin Lannister", "Arya Stark"], hand=["Ice"], power=2, plot=CLAIM_2)
    for type in ("military", "intrigue", "power"):
        s = scene(you, foe, ask="windows")
        s.all_pass()
        s.you.challenges(type, "Nobody")
        s.all_pass()
        s.foe.defends("Tywin Lannister")
        assert "claim" not in [event.kind for event in s.events]
        s.all_pass()
        assert not s.asks(0, "apply-claim") and not s.asks(1, "apply-claim")
        assert s.you.dead == s.foe.dead == [] and s.you.hand == s.foe.hand == ["Ice"]
        assert s.you.power == 2


@rule("RR.framework.4.2.4b")
def test_military_claim_kills_different_characters_of_the_defenders_choice() -> None:
    foe = side(plays=["Nobody", "Bran Stark", "Arya Stark", "The Wall"])
    s = scene(side(plays=["Tywin Lannister", "Ser Davos Seaworth"], plot=CLAIM_2), foe)
    fight(s, "military", "Tywin Lannister", defenders=("Nobody",))
    assert s.asks(1, "claim")
    assert s.foe.offered() == ["Nobody", "Bran Stark"] and s.foe.decision.minimum == 2
    s.foe.picks("Bran Stark")
    assert sorted(s.foe.dead) == ["Arya Stark", "Bran Stark"]
    assert s.foe.in_play == ["Nobody", "The Wall"]


@rule("RR.framework.4.2.4c")
def test_intrigue_claim_discards_at_random() -> None:
    kept = set()
    for seed in range(12):
        foe = side(plays=["Nobody"], hand=["Ice", "Lightbringer", "Dawn"])
        s = scene(side(plays=["Tywin Lannister"], plot=CLAIM_2), foe, seed=seed)
        fight(s, "intrigue", "Tywin Lannister")
        assert len(s.foe.discard) == 2 and not s.asks(1, "claim")
        kept.add(s.foe.hand[0])
    assert kept == {"Ice", "Lightbringer", "Dawn"}


@rule("RR.framework.4.2.4d")
@pytest.mark.parametrize(("held", "moved"), [(5, 2), (1, 1), (0, 0)])
def test_power_claim_moves_power_between_faction_cards(held: int, moved: int) -> None:
    rich = {"card": "Nobody", "power": 3}
    s = scene(side(plays=["Cersei Lannister"], plot=CLAIM_2), side(plays=[rich], power=held), ask="windows")
    fight(s, "power", "Cersei Lannister")
    s.you.says(True)
    assert s.foe.facts["faction_power"] == held - moved
    assert s.you.facts["faction_power"] == 1 + moved
    assert s.card("Nobody")["power"] == 3


@rule("RR.framework.4.2.4e")
def test_a_claim_modifier_that_has_gone_by_then_does_not_count() -> None:
    for returned, cards_left in (("Nobody", 1), ("Cersei Lannister", 2)):
        foe = side(plays=["Ghaston Grey"], hand=["Ice"] * 3)
        s = scene(side(plays=["Cersei Lannister", "Nobody"], plot=CLAIM_1), foe, ask="windows")
        fight(s, "intrigue", "Cersei Lannister", "Nobody")
        s.foe.uses("Ghaston Grey")
        s.foe.picks(returned)
        s.you.says(True)
        assert len(s.foe.hand) == cards_left


@rule("RR.framework.4.2.4e")
def test_a_claim_raised_in_one_challenge_is_not_raised_in_the_next() -> None:
    you = side(plays=["Tywin Lannister", "Cersei Lannister"], hand=["Winter Is Coming"], gold=1, plot=CLAIM_1)
    s = scene(you, side(plays=["Nobody"], power=9), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Tywin Lannister")
    s.you.plays("Winter Is Coming")
    s.all_pass()
    assert s.you.facts["claim"] == 2
    s.pass_to("4.aw")
    assert s.you.facts["claim"] == 1


@rule("RR.framework.4.2.6")
def test_after_a_challenge_nobody_participates_and_a_window_opens() -> None:
    you = side(plays=["Robb Stark", "Nobody"], hand=["For the North!"])
    s = scene(you, side(plays=["Tywin Lannister"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    s.you.plays("For the North!")
    s.all_pass()
    s.foe.defends("Tywin Lannister")
    assert s.card("Robb Stark")["strength"] == 7
    assert s.card("Tywin Lannister")["participating"] == "defender"
    s.all_pass()
    s.pass_to("4.aw")
    assert s.facts["challenge"] is None and s.facts["last_challenge"]["winner"] == 0
    assert s.card("Robb Stark")["participating"] is None is s.card("Tywin Lannister")["participating"]
    assert s.card("Robb Stark")["strength"] == 5
    assert s.state.decisions[0].kind == DecisionKind.ACT and s.state.active == 0


@rule("FAQ.duck.1", "RR.framework.4.2.2d", "RR.framework.4.2.5a")
def test_results_come_in_the_order_winning_bonus_claim_keywords() -> None:
    you = side(plays=["Tywin Lannister", "Lannisport"], plot=CLAIM_1)
    s: Scene = scene(you, side(plays=["Nobody"], hand=["Ice"]))
    fight(s, "intrigue", "Tywin Lannister")
    assert _kinds(s.events, "challenge-decided", "power-gained") == ["challenge-decided"]
    s.you.uses("Lannisport")
    s.you.picks("Tywin Lannister")
    wanted = ("challenge-decided", "drew", "power-gained", "claim", "discarded-from-hand", "challenge-ended")
    assert _kinds(s.events, *wanted)[:7] == [
        "challenge-decided",
        "drew",
        "power-gained",
        "claim",
        "discarded-from-hand",
        "power-gained",
        "challenge-ended",
    ]
