"""The challenges phase of the two-player game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.hbo.scene import attack, confirm, defend, fight, lannister, scene, stark
from tests.thrones.scene import Scene
from weirwood.core.option import Verb
from weirwood.rules import rule

HOUND = "The Hound"


def types(s: Scene, seat: int) -> list[str]:
    """The types of challenge that a seat may initiate."""
    return (s.you, s.foe)[seat].offered(Verb.CHALLENGE)


def last(s: Scene) -> dict[str, Any]:
    """The challenge before."""
    return dict(s.facts["last_challenge"])


@rule("HBO.challenges-phase.1", "HBO.card-anatomy.4")
def test_only_characters_with_the_icon_attack_and_defend() -> None:
    s = scene(stark("Hodor", "Sansa Stark", "Maester Luwin"), lannister(HOUND, "Shae", "Joffrey Baratheon"))
    s.all_pass("4.2")
    assert types(s, 0) == ["military", "intrigue", "power"]
    s.choose(0, next(option.key for option in s.you.decision.options if option.value == "intrigue"))
    assert sorted(s.you.offered(Verb.PICK)) == ["Maester Luwin", "Sansa Stark"]
    s.you.picks("Sansa Stark")
    s.all_pass("4.2.1")
    assert s.foe.offered(Verb.PICK) == ["Shae"]


@rule("HBO.card-anatomy.4")
def test_hand_of_the_king_gives_the_power_icon() -> None:
    greatjon = {"card": "Greatjon Umber", "attachments": ["Hand of the King (Stark)"]}
    s = attack(stark(greatjon), lannister(), "power", "Greatjon Umber")
    assert s.card("Greatjon Umber")["kneeling"]


@rule("HBO.challenges-phase.2", "HBO.challenges-phase.3")
def test_one_challenge_of_each_type_in_any_order_and_none_is_a_must() -> None:
    you = stark("Jon Snow", "Sansa Stark", "Hodor", plot="The Old Gods")
    s = fight(you, lannister(), "military", ["Jon Snow"])
    s.all_pass("4.2")
    assert types(s, 0) == ["intrigue", "power"]
    s.you.passes()
    s.pass_to("5.aw")
    assert not s.card("Sansa Stark")["kneeling"]


@rule("HBO.golden-rule.1")
def test_a_plot_may_allow_a_second_military_challenge() -> None:
    """Crossing the Trident does; every other rule still applies."""
    you = stark("Jon Snow", "Hodor", plot="Crossing the Trident")
    s = fight(you, lannister(), "military", ["Jon Snow"])
    s.all_pass("4.2")
    assert types(s, 0) == ["military"]
    s.you.challenges("military", "Hodor")
    defend(s, by=1)
    s.all_pass("4.2")
    assert s.you.offered(Verb.CHALLENGE) == []


@rule("HBO.golden-rule.1", "HBO.challenges-phase.3")
def test_plots_forbid_challenges() -> None:
    for plot, left in (
        ("Uneasy Peace", ["intrigue", "power"]),
        ("Game of Thrones", ["military", "intrigue", "power"]),
    ):
        s = scene(stark("Jon Snow", "Sansa Stark"), lannister(plot=plot))
        s.all_pass("4.2")
        assert types(s, 0) == left


@rule("HBO.challenges-phase.4", "HBO.challenges-phase.5")
def test_the_second_player_attacks_after_the_first_and_then_dominance_follows() -> None:
    s = scene(stark("Jon Snow"), lannister(HOUND))
    s.all_pass("4.2")
    assert types(s, 0) and not types(s, 1)
    s.you.passes()
    s.all_pass("4.2")
    assert types(s, 1) == ["military"] and not types(s, 0)
    s.foe.passes()
    assert s.state.phase == "dominance"


@rule("HBO.challenges-phase.6")
def test_players_act_before_and_between_the_steps_of_a_challenge() -> None:
    s = scene(stark("Jon Snow"), lannister(HOUND))
    steps = []
    while s.state.phase == "challenges" and "4.2.aw2" not in steps:
        decision = s.state.decisions[0]
        steps.append(s.state.step)
        if decision.kind.value == "act":
            (s.you, s.foe)[decision.seat].passes()
        elif s.state.step == "4.2":
            s.you.challenges("military", "Jon Snow")
        else:
            s.foe.defends(HOUND)
    assert list(dict.fromkeys(steps)) == ["4.aw", "4.2", "4.2.aw1", "4.2.1", "4.2.aw2"]


@rule("HBO.declare-attackers.1", "HBO.standing-and-kneeling.3")
def test_attackers_stand_have_the_icon_and_kneel() -> None:
    you = stark("Jon Snow", "Robb Stark", {"card": "Hodor", "kneeling": True}, "Sansa Stark")
    s = scene(you, lannister())
    s.all_pass("4.2")
    s.choose(0, next(option.key for option in s.you.decision.options if option.value == "military"))
    assert sorted(s.you.offered(Verb.PICK)) == ["Jon Snow", "Robb Stark"] and not s.you.offered(Verb.DONE)
    s.you.picks("Jon Snow")
    assert s.card("Jon Snow")["kneeling"]


@rule("HBO.declare-attackers.2")
def test_all_attackers_are_declared_together() -> None:
    s = attack(stark("Jon Snow", "Hodor"), lannister(), "military", "Jon Snow", "Hodor")
    assert [s.card(name)["participating"] for name in ("Jon Snow", "Hodor")] == ["attacker", "attacker"]
    assert s.you.offered(Verb.PICK) == []


@rule("HBO.declare-attackers.1")
def test_iron_shackles_keep_a_character_from_attacking_and_not_from_defending() -> None:
    foe = lannister("Gold Cloaks", hand=["Iron Shackles"], gold=2)
    s = scene(stark("Hodor", "Jon Snow"), foe, at="3.aw", first_player=1)
    s.foe.marshals("Iron Shackles", on="Hodor")
    s.all_pass("4.2")
    s.foe.challenges("military", "Gold Cloaks")
    s.all_pass("4.2.1")
    assert sorted(s.you.offered(Verb.PICK)) == ["Hodor", "Jon Snow"]
    s = scene(stark("Hodor", "Jon Snow", "Greatjon Umber"), foe, at="3.aw", first_player=1)
    s.foe.marshals("Iron Shackles", on="Hodor")
    s.all_pass("4.2")
    s.foe.passes()
    s.all_pass("4.2")
    s.choose(0, next(option.key for option in s.you.decision.options if option.value == "military"))
    assert sorted(s.you.offered(Verb.PICK)) == ["Greatjon Umber", "Jon Snow"]


@rule("HBO.declare-defenders.1")
def test_defending_is_optional_and_for_standing_characters_with_the_icon() -> None:
    foe = lannister(HOUND, "Host of the West", {"card": "Ser Gregor Clegane", "kneeling": True}, "Shae")
    s = attack(stark("Jon Snow"), foe, "military", "Jon Snow")
    s.all_pass("4.2.1")
    assert sorted(s.foe.offered(Verb.PICK)) == ["Host of the West", HOUND]
    s.foe.defends()
    assert not s.card(HOUND)["kneeling"]


@rule("HBO.golden-rule.1", "HBO.declare-attackers.1")
def test_the_lion_and_the_wolf_allows_one_attacker_and_one_defender() -> None:
    you = stark("Jon Snow", "Hodor", plot="The Lion and the Wolf")
    s = attack(you, lannister(HOUND, "Host of the West"), "military", "Jon Snow")
    s.all_pass("4.2.1")
    s.foe.picks(HOUND)
    assert s.card("Host of the West")["participating"] is None


@rule("HBO.declare-defenders.2", "HBO.unopposed-challenges.1")
def test_without_defenders_the_attacker_claims_one_power() -> None:
    s = fight(stark("Sansa Stark"), lannister(), "intrigue", ["Sansa Stark"])
    assert last(s)["unopposed"] and s.you.power == 1


@rule("HBO.declare-defenders.3", "HBO.lasting-effects.2")
def test_attackers_and_defenders_participate() -> None:
    """Shae may choose either, for as long as the challenge lasts."""
    foe = lannister("Shae", "Lannister Guards", "Gold Cloaks")
    s = attack(stark("Jon Snow", "Hodor"), foe, "military", "Jon Snow")
    defend(s, "Gold Cloaks", by=1)
    s.you.passes()
    s.foe.uses("Shae")
    assert sorted(s.foe.offered(Verb.PICK)) == ["Gold Cloaks", "Jon Snow"]
    s.foe.picks("Jon Snow")
    assert s.card("Jon Snow")["strength"] == 1
    s.all_pass("4.2")
    assert s.card("Jon Snow")["strength"] == 3


@rule("HBO.declare-defenders.4")
def test_a_character_removed_from_the_challenge_counts_nothing_and_gets_no_renown() -> None:
    foe = lannister(HOUND, hand=["False Summons"], gold=1)
    you = stark("Ser Rodrik Cassel", "Greatjon Umber")
    s = attack(you, foe, "military", "Ser Rodrik Cassel", "Greatjon Umber")
    defend(s, HOUND, by=1)
    s.you.passes()
    s.foe.plays("False Summons")
    if s.asks(1, "target"):
        s.foe.picks("Ser Rodrik Cassel")
    assert s.card("Ser Rodrik Cassel")["participating"] is None
    s.all_pass()
    confirm(s)
    assert last(s)["attacking_strength"] == 5 and s.card("Ser Rodrik Cassel")["power"] == 0


@rule("HBO.resolve.1", "HBO.card-anatomy.3")
def test_strengths_are_added_up() -> None:
    you = stark("Jon Snow", "Hodor")
    s = fight(you, lannister("Ser Gregor Clegane"), "military", ["Jon Snow", "Hodor"], ["Ser Gregor Clegane"])
    assert (last(s)["attacking_strength"], last(s)["defending_strength"]) == (5, 4)


@rule("HBO.resolve.2")
@pytest.mark.parametrize(("defender", "winner"), [(HOUND, 0), ("Ser Gregor Clegane", 1)])
def test_the_attacker_wins_a_tie(defender: str, winner: int) -> None:
    """Jon Snow has 3, The Hound 3 and Ser Gregor 4."""
    s = fight(stark("Jon Snow"), lannister(defender), "military", ["Jon Snow"], [defender])
    assert last(s)["winner"] == winner


@rule("HBO.resolve.2", "HBO.unopposed-challenges.1")
def test_nothing_against_nothing_is_won_by_the_attacker() -> None:
    """Shae takes 2 from Maester Luwin's 1; he still wins, unopposed."""
    foe = lannister("Shae", hand=["Host of the West"])
    s = attack(stark("Maester Luwin"), foe, "intrigue", "Maester Luwin")
    s.you.passes()
    s.foe.uses("Shae")
    assert s.card("Maester Luwin")["strength"] == 0
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass("4.aw")
    confirm(s)
    assert last(s)["winner"] == 0 and last(s)["unopposed"]
    assert s.you.power == 1 and s.foe.discard == ["Host of the West"]


@rule("HBO.resolve.2")
def test_without_an_attacker_nobody_wins() -> None:
    foe = lannister(hand=["False Summons", "Host of the West"], gold=1)
    s = attack(stark("Maester Luwin"), foe, "intrigue", "Maester Luwin")
    s.you.passes()
    s.foe.plays("False Summons")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass("4.aw")
    assert s.you.power == s.foe.power == 0 and s.foe.hand == ["Host of the West"]


@rule("HBO.unopposed-challenges.1")
def test_a_defender_of_strength_nothing_leaves_the_challenge_unopposed() -> None:
    """Hear Me Roar takes 1 from the Keeper of the Stores, who has no intrigue icon."""
    for plot, power in (("Hear Me Roar", 1), ("Game of Thrones", 0)):
        s = fight(
            stark("Keeper of the Stores"),
            lannister("Joffrey Baratheon", plot=plot),
            "power",
            ["Joffrey Baratheon"],
            ["Keeper of the Stores"],
            by=1,
        )
        assert last(s)["unopposed"] == bool(power) and s.foe.power == power


@rule("HBO.unopposed-challenges.2")
def test_the_bonus_comes_on_top_of_claim() -> None:
    s = fight(stark("Sansa Stark"), lannister(power=3), "power", ["Sansa Stark"])
    assert (s.you.power, s.foe.power) == (2, 2)


@rule("HBO.resolve.3", "HBO.resolve.4")
def test_for_military_claim_the_loser_chooses_who_dies() -> None:
    """Nobody need have participated."""
    s = fight(stark("Jon Snow"), lannister(HOUND, "Shae"), "military", ["Jon Snow"], [HOUND])
    assert sorted(s.foe.offered(Verb.PICK)) == ["Shae", HOUND] and not s.you.offered()
    s.foe.picks("Shae")
    assert s.foe.dead == ["Shae"] and HOUND in s.foe.in_play


@rule("HBO.resolve.3", "HBO.card-anatomy.8")
def test_a_claim_of_nothing_does_nothing() -> None:
    s = fight(stark("Jon Snow", plot="Parley"), lannister(HOUND), "military", ["Jon Snow"], [HOUND])
    assert s.foe.dead == [] and last(s)["winner"] == 0


@rule("HBO.resolve.5")
def test_for_intrigue_claim_cards_are_discarded_at_random() -> None:
    """No Quarter has claim 2."""
    hand = ["Shae", "Bronn", "The Hound", "Gold Cloaks", "Casterly Rock"]
    gone = set()
    for seed in range(4):
        s = fight(
            stark("Sansa Stark", plot="No Quarter"),
            lannister(hand=hand),
            "intrigue",
            ["Sansa Stark"],
            seed=seed,
        )
        assert len(s.foe.hand) == 3 and len(s.foe.discard) == 2
        gone.add(tuple(sorted(s.foe.discard)))
    assert len(gone) > 1


@rule("HBO.resolve.6")
def test_for_power_claim_power_moves_from_banner_to_banner() -> None:
    """Securing the Throne raises claim to 2; power on characters stays."""
    you = stark({"card": "Eddard Stark", "power": 2}, "Keeper of the Stores", power=3)
    foe = lannister("Joffrey Baratheon", power=1, plot="Securing the Throne")
    s = fight(you, foe, "power", ["Joffrey Baratheon"], ["Keeper of the Stores"], by=1)
    assert (s.you.power, s.foe.power) == (3, 3) and s.card("Eddard Stark")["power"] == 2


@rule("HBO.resolve.7")
@pytest.mark.parametrize(("type", "attacker"), [("military", "Jon Snow"), ("intrigue", "Sansa Stark")])
def test_claim_is_fulfilled_as_far_as_possible(type: str, attacker: str) -> None:
    """Claim 2 against one character, and against one card."""
    you = stark(attacker, plot="No Quarter")
    s = fight(you, lannister(HOUND, hand=["Shae"]), type, [attacker])
    confirm(s)
    assert (s.foe.dead, s.foe.discard) == (([HOUND], []) if type == "military" else ([], ["Shae"]))


@rule("HBO.resolve.8")
def test_the_example_of_a_partial_claim() -> None:
    """Claim 2 against a banner of 1: one power moves."""
    foe = lannister("Joffrey Baratheon", plot="Securing the Throne")
    s = fight(
        stark("Keeper of the Stores", power=1),
        foe,
        "power",
        ["Joffrey Baratheon"],
        ["Keeper of the Stores"],
        by=1,
    )
    assert (s.you.power, s.foe.power) == (0, 1)


@rule("HBO.winning-as-the-defender.1", "HBO.keywords.2")
def test_a_defender_who_wins_has_no_claim_but_renown() -> None:
    you = stark("Ser Rodrik Cassel", "Northern Bannermen")
    s = fight(you, lannister(HOUND), "military", [HOUND], ["Ser Rodrik Cassel", "Northern Bannermen"], by=1)
    assert s.you.dead == s.foe.dead == [] and last(s)["winner"] == 0
    assert s.card("Ser Rodrik Cassel")["power"] == 1 and s.foe.power == 0


@rule("HBO.high-claim-military-challenges.1")
def test_for_claim_two_two_different_characters_are_chosen_at_once() -> None:
    """Storm of Swords has claim 2; who has a duplicate may be saved, and the other dies."""
    tyrion = {"card": "Tyrion Lannister", "duplicates": 1}
    s = fight(stark("Jon Snow", plot="Storm of Swords"), lannister(tyrion, HOUND), "military", ["Jon Snow"])
    s.foe.saves("Tyrion Lannister")
    confirm(s)
    assert s.foe.dead == [HOUND] and "Tyrion Lannister" in s.foe.in_play
    assert s.card("Tyrion Lannister")["duplicates"] == []


@rule("HBO.high-claim-military-challenges.2", "HBO.duplicates.2")
def test_a_character_that_is_saved_still_counts_for_claim() -> None:
    tyrion = {"card": "Tyrion Lannister", "duplicates": 1}
    s = fight(stark("Jon Snow"), lannister(tyrion, HOUND), "military", ["Jon Snow"])
    s.foe.picks("Tyrion Lannister")
    s.foe.saves("Tyrion Lannister")
    confirm(s)
    assert s.foe.dead == [] and sorted(s.foe.in_play) == [HOUND, "Tyrion Lannister"]


@rule("HBO.keywords.2")
def test_renown_is_for_all_participating_winners_and_not_optional() -> None:
    you = stark("Eddard Stark", "Robb Stark", "Ser Rodrik Cassel")
    s = fight(you, lannister(), "military", ["Eddard Stark", "Robb Stark"])
    powers = [s.card(name)["power"] for name in ("Eddard Stark", "Robb Stark", "Ser Rodrik Cassel")]
    assert powers == [1, 1, 0]


@rule("HBO.keywords.3", "HBO.keywords.4")
def test_stealth_bypasses_one_character_without_it_for_this_challenge() -> None:
    foe = lannister("Shae", "Tyrion Lannister", "Cersei Lannister")
    s = attack(stark("Arya Stark", "Sansa Stark"), foe, "intrigue", "Arya Stark", "Sansa Stark")
    assert s.asks(0, "stealth") and sorted(s.you.offered(Verb.PICK)) == ["Cersei Lannister", "Shae"]
    assert s.you.offered(Verb.DONE)
    s.you.picks("Cersei Lannister")
    s.all_pass("4.2.1")
    assert sorted(s.foe.offered(Verb.PICK)) == ["Shae", "Tyrion Lannister"]
    s.foe.defends("Tyrion Lannister")
    assert not s.asks(1, "stealth")
    s.pass_to("4.aw")
    assert not s.card("Cersei Lannister")["bypassed_by_stealth"]


@rule("HBO.keywords.3")
def test_a_plot_may_give_stealth_to_many() -> None:
    s = attack(stark("Hodor", plot="Hidden in Shadows"), lannister(HOUND), "military", "Hodor")
    assert s.asks(0, "stealth")
    s.you.picks(HOUND)
    s.all_pass("4.2.1")
    assert HOUND not in s.foe.offered()
