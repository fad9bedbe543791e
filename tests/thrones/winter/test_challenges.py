"""The challenges phase of the Winter Edition."""

from __future__ import annotations

import pytest

from tests.thrones.winter.scene import (
    CLAIM_2,
    FILLER,
    attack,
    baratheon,
    confirm,
    defend,
    fight,
    lannister,
    scene,
    stark,
)
from weirwood.core.option import Verb
from weirwood.rules import rule

COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power
LOOKOUT = "Lookout"  # STR 2, military
KEEPER = "Keeper of the New Gods"  # STR 2, intrigue
STUDENT = "Student of Coin"  # STR 0, intrigue
EDDARD = "Eddard Stark"  # STR 4, military and power, deadly and renown
ROBERT = "Robert Baratheon"  # STR 3, military and power, renown
BUILDER = "Veteran Builder"  # STR 2, military
SCOUT = "Wildling Scout"  # STR 2, military
PILLAGERS = "Roving Pillagers"  # STR 2, military and power
RAMPAGER = "Mammoth Rampager"  # STR 3, military, deadly


@rule("WE.challenges-phase.1")
def test_each_type_once_a_turn_against_any_opponent() -> None:
    you = stark(LOOKOUT, BUILDER, COURTESAN)
    s = scene(you, lannister(), stark())
    s.all_pass("4.2")
    offered = {(option.value, option.seat) for option in s[0].decision.options if option.verb == "challenge"}
    assert offered == {(type, seat) for type in ("military", "intrigue", "power") for seat in (1, 2)}
    s[0].challenges("military", LOOKOUT, against=1)
    s.pass_to("4.aw")
    s.all_pass("4.2")
    offered = {(option.value, option.seat) for option in s[0].decision.options if option.verb == "challenge"}
    assert offered == {(type, seat) for type in ("intrigue", "power") for seat in (1, 2)}
    s[0].challenges("power", COURTESAN, against=2)
    assert s.state.challenge is not None and s.state.challenge.defender == 2


@rule("WE.challenges-phase.2")
def test_a_challenge_is_over_before_the_next_and_none_must_be_initiated() -> None:
    s = attack(stark(LOOKOUT, COURTESAN), lannister(), "military", LOOKOUT)
    while s.state.step != "4.2":
        assert not s[0].offered(Verb.CHALLENGE)
        confirm(s)
        s.all_pass("4.2")
    s[0].passes()
    assert s.state.active == 1


@rule("WE.challenges-phase.3")
def test_turns_go_clockwise_from_the_first_player_and_dominance_follows() -> None:
    s = scene(stark(), lannister(), stark(), first_player=1)
    turns = []
    while s.state.phase == "challenges":
        if s.state.active not in turns:
            turns.append(s.state.active)
        s[s.state.decisions[0].seat].passes()
    assert turns == [1, 2, 0] and s.state.phase == "dominance"


@rule("WE.resolving-challenges.1", "WE.resolving-challenges.2")
def test_players_act_before_and_between_the_steps() -> None:
    """Attackers, defenders, resolve; the first player may act first each time."""
    s = attack(stark(LOOKOUT, KEEPER), lannister(SCOUT), "military", LOOKOUT)
    assert s.state.step == "4.2.aw1" and s[0].offered(Verb.USE) == [KEEPER]
    s.all_pass("4.2.1")
    assert s[1].offered(Verb.USE) == [] and s.asks(1, "defenders")
    s[1].defends(SCOUT)
    assert s.state.step == "4.2.aw2" and s[0].offered(Verb.USE) == [KEEPER]
    while s.state.challenge is not None:
        decision = s.state.decisions[0]
        s.choose(decision.seat, decision.options[len(decision.options) - 1].key)
        assert s.state.step in ("4.2.aw2", "4.aw") or not s[0].offered(Verb.USE)
    assert s.state.step == "4.aw" and s[0].offered(Verb.USE) == [KEEPER]


@rule("WE.declare-attackers.1", "WE.kneeling-and-standing.2", "WE.the-cards.2")
def test_attackers_stand_and_have_the_icon_and_kneel() -> None:
    you = stark(LOOKOUT, SCOUT, {"card": BUILDER, "kneeling": True}, KEEPER, FILLER)
    s = scene(you, lannister())
    s.all_pass("4.2")
    assert s.refused(0, "attack", BUILDER) == "WE.declare-attackers.1"
    assert s.refused(0, "attack", FILLER) == "WE.the-cards.2"
    military = next(option for option in s[0].decision.options if option.value == "military")
    s.choose(0, military.key)
    assert sorted(s[0].offered()) == [LOOKOUT, SCOUT]
    s[0].picks(LOOKOUT)
    assert s.card(LOOKOUT)["kneeling"] and not s.card(SCOUT)["kneeling"]


@rule("WE.declare-attackers.1", "WE.declare-defenders.1")
def test_an_icon_that_was_gained_counts_as_a_printed_one() -> None:
    liar = {"card": LOOKOUT, "attachments": ["Raised to Lie"]}
    s = scene(stark(LOOKOUT), lannister(liar), at="4.aw")
    s.all_pass("4.2")
    assert "intrigue" not in [option.value for option in s[0].decision.options]
    s = attack(stark(liar), lannister(liar), "intrigue", LOOKOUT)
    s.all_pass("4.2.1")
    assert s[1].offered(Verb.PICK) == [LOOKOUT]


@rule("WE.declare-defenders.1")
def test_the_challenged_player_may_defend_with_standing_characters_with_the_icon() -> None:
    you, foe = stark(LOOKOUT), lannister(SCOUT, {"card": BUILDER, "kneeling": True}, COURTESAN)
    s = scene(you, foe, stark(BUILDER))
    s.all_pass("4.2")
    s[0].challenges("military", LOOKOUT, against=1)
    s.all_pass("4.2.1")
    assert [decision.seat for decision in s.state.decisions] == [1]
    assert sorted(s[1].offered()) == [SCOUT, "done"]
    s[1].defends(SCOUT)
    assert s.card(SCOUT)["kneeling"]


@rule("WE.resolve.1")
@pytest.mark.parametrize(("defenders", "winner"), [([RAMPAGER], 0), ([RAMPAGER, SCOUT], 1)])
def test_the_higher_total_wins(defenders: list[str], winner: int) -> None:
    s = attack(stark(BUILDER, PILLAGERS), lannister(SCOUT, RAMPAGER), "military", BUILDER, PILLAGERS)
    defend(s, *defenders)
    s.all_pass()
    decided = [event for event in s.events if event.kind == "challenge-decided"]
    assert [event.seats[0] for event in decided] == [winner]


@rule("WE.resolve.2")
def test_a_tie_goes_to_the_attacker() -> None:
    s = fight(stark(LOOKOUT), lannister(SCOUT), "military", [LOOKOUT], [SCOUT])
    confirm(s)
    assert s[1].dead == [SCOUT] and (s[0].power, s[1].power) == (0, 0)


@rule("WE.resolve.2", "WE.resolve.3")
def test_nobody_wins_without_strength() -> None:
    """Student of Coin has STR 0: no claim, and no power for an unopposed challenge."""
    for defenders in ([], [STUDENT]):
        s = fight(stark(STUDENT), lannister(STUDENT, hand=[FILLER] * 2), "intrigue", [STUDENT], defenders)
        assert [event for event in s.events if event.kind == "challenge-decided"] == []
        assert (s[0].power, len(s[1].hand), s.state.step) == (0, 2, "4.2")


@rule("WE.resolve.3", "WE.participating-characters.1")
def test_a_side_without_participants_cannot_win() -> None:
    """The attacker leaves play: nobody wins against no defender, and against one the defender does."""
    for defenders, winner in (([], []), ([SCOUT], [1])):
        s = attack(stark(LOOKOUT), lannister(SCOUT), "military", LOOKOUT)
        defend(s, *defenders)
        s.discard(LOOKOUT)
        s.all_pass()
        decided = [event.seats[0] for event in s.events if event.kind == "challenge-decided"]
        assert decided == winner and s[0].power == 0


@rule("WE.resolve.4")
def test_military_claim_kills_a_character_of_the_losers_choice() -> None:
    s = fight(stark(LOOKOUT), lannister(SCOUT, COURTESAN), "military", [LOOKOUT], [SCOUT])
    assert sorted(s[1].offered(Verb.PICK)) == [COURTESAN, SCOUT]
    s[1].picks(COURTESAN)
    assert s[1].dead == [COURTESAN] and s[1].in_play == [SCOUT]


@rule("WE.resolve.5")
def test_intrigue_claim_discards_at_random() -> None:
    you = stark(KEEPER, plot=CLAIM_2)
    hand = [FILLER, LOOKOUT, SCOUT, BUILDER]
    found = set()
    for seed in range(6):
        s = fight(you, lannister(hand=hand), "intrigue", [KEEPER], seed=seed)
        assert len(s[1].hand) == 2 and len(s[1].discard) == 2
        found.add(tuple(sorted(s[1].discard)))
    assert len(found) > 1


@rule("WE.resolve.4", "WE.resolve.5")
@pytest.mark.parametrize("count", [0, 1])
def test_claim_is_fulfilled_as_far_as_possible(count: int) -> None:
    """With claim 2 there are fewer characters, or cards in hand."""
    s = fight(stark(LOOKOUT, plot=CLAIM_2), lannister(*[SCOUT] * count), "military", [LOOKOUT])
    confirm(s)
    assert s[1].dead == [SCOUT] * count and s[0].power == 1
    s = fight(stark(KEEPER, plot=CLAIM_2), lannister(hand=[SCOUT] * count), "intrigue", [KEEPER])
    confirm(s)
    assert s[1].discard == [SCOUT] * count and s[0].power == 1


@rule("WE.resolve.6", "WE.power-and-victory.2", "WE.claiming-power.1")
def test_power_claim_moves_power_between_house_cards_as_far_as_there_is() -> None:
    for house, moved in ((3, 2), (1, 1)):
        foe = lannister({"card": "Cersei Lannister", "power": 2}, power=house)
        s = fight(stark(COURTESAN, plot=CLAIM_2), foe, "power", [COURTESAN])
        assert s.card("House Stark")["power"] == moved + 1  # and one for winning unopposed
        assert s.card("House Lannister")["power"] == house - moved
        assert s.card("Cersei Lannister")["power"] == 2


@rule("WE.defender-wins.1", "WE.renown.1")
def test_a_defender_who_wins_claims_nothing_but_renown() -> None:
    s = fight(stark(LOOKOUT), baratheon(ROBERT), "military", [LOOKOUT], [ROBERT])
    assert s.card(ROBERT)["power"] == 1 and s[0].dead == [] and s.card("House Baratheon")["power"] == 0


@rule("WE.unopposed-challenges.1")
@pytest.mark.parametrize(("defenders", "power"), [([], 1), ([STUDENT], 1), ([STUDENT, COURTESAN], 0)])
def test_an_unopposed_challenge_gives_one_power(defenders: list[str], power: int) -> None:
    """No defenders, or defenders without strength."""
    s = fight(stark(KEEPER), lannister(STUDENT, COURTESAN), "intrigue", [KEEPER], defenders)
    assert s.card("House Stark")["power"] == power


@rule("WE.high-claim-military-challenges.1")
def test_claim_of_two_kills_two_characters_though_one_is_saved() -> None:
    foe = lannister({"card": "Cersei Lannister", "duplicates": ["Cersei Lannister"]}, COURTESAN)
    s = fight(stark(LOOKOUT, plot=CLAIM_2), foe, "military", [LOOKOUT])
    s[1].saves("Cersei Lannister")
    confirm(s)
    assert (s[1].dead, s[1].discard) == ([COURTESAN], ["Cersei Lannister"])
    assert s[1].in_play == ["Cersei Lannister"]


@rule("WE.active-and-first-player.1")
def test_the_active_player_need_not_be_the_first() -> None:
    s = scene(stark(LOOKOUT), lannister(SCOUT), first_player=1, active=0)
    s.all_pass("4.2")
    assert (s.state.first, s.state.active) == (1, 0)
    s[0].challenges("military", LOOKOUT)
    assert s.state.decisions[0].seat == 1
