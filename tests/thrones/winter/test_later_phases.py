"""Dominance, standing and victory in the Winter Edition."""

from __future__ import annotations

from tests.thrones.winter.scene import FILLER, baratheon, fight, lannister, scene, stark
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.cards.winter import POOL

EDDARD = "Eddard Stark"
SCOUT = "Wildling Scout"


@rule("WE.dominance-phase.1")
def test_standing_strength_wins_dominance_and_gold_does_not_count() -> None:
    s = scene(stark(EDDARD), lannister(SCOUT, gold=9), at="5.2")
    assert (s[0].power, s[1].power) == (1, 0) and s.card("House Stark")["power"] == 1
    s = scene(stark({"card": EDDARD, "kneeling": True}), lannister(SCOUT), at="5.2")
    assert (s[0].power, s[1].power) == (0, 1)


@rule("WE.dominance-phase.2")
def test_nobody_wins_dominance_on_a_tie_for_the_highest_total() -> None:
    s = scene(stark(EDDARD), lannister("War Giant"), stark(SCOUT), at="5.2")
    assert [s[seat].power for seat in range(3)] == [0, 0, 0]
    s = scene(stark(EDDARD), lannister(SCOUT), stark(SCOUT), at="5.2")
    assert [s[seat].power for seat in range(3)] == [1, 0, 0]


@rule("WE.standing-phase.1")
def test_every_kneeling_card_stands_house_cards_too() -> None:
    spear = {"card": "Valyrian Steel Spear", "kneeling": True}
    you = stark(
        {"card": "Lookout", "kneeling": True, "attachments": [spear]}, {"card": FILLER, "kneeling": True}
    )
    s = scene(you, lannister({"card": SCOUT, "kneeling": True}), at="5.aw")
    s.state.record(s.state.sides[0].faction).kneeling = True
    s.all_pass("6.aw")
    names = ("Lookout", "Valyrian Steel Spear", FILLER, SCOUT, "House Stark")
    assert s.state.step == "6.aw" and not any(s.card(name)["kneeling"] for name in names)


@rule("WE.power-and-victory.1", "WE.introduction.2")
def test_fifteen_power_wins_at_once() -> None:
    """By the power for an unopposed challenge: Eddard Stark gets none by renown after that."""
    s = fight(stark(EDDARD, power=14), lannister(), "military", [EDDARD])
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)
    assert s.card(EDDARD)["power"] == 0
    s = fight(stark(EDDARD, power=12), lannister(), "military", [EDDARD])
    assert s.state.outcome is None


@rule("WE.power-and-victory.1")
def test_if_several_reach_fifteen_at_once_the_first_player_wins_or_the_next_of_them() -> None:
    """Their fifteenth power comes in the same moment."""
    for first, winner in ((0, 0), (1, 1), (2, 0)):
        s = scene(stark(power=14), lannister(power=14), baratheon(), at="5.aw", first_player=first)
        for seat in (0, 1):
            s.state.record(s.state.sides[seat].faction).power += 1
        s.state.check_due = True
        s[first].passes()
        assert s.state.outcome is not None and s.state.outcome.winners == (winner,)


@rule("WE.power-and-victory.2", "WE.power-and-victory.1")
def test_power_on_characters_counts_for_victory() -> None:
    s = scene(stark({"card": EDDARD, "power": 5}, power=9), lannister(), at="5.2")
    assert s.state.outcome is not None and s.state.outcome.winners == (0,)


@rule("WE.power-and-victory.3")
def test_power_on_a_character_is_lost_when_it_leaves_play() -> None:
    s = scene(stark({"card": EDDARD, "power": 2}, power=3), lannister(), at="5.aw")
    assert s[0].power == 5
    s.kill(EDDARD)
    assert s[0].power == 3 and s[0].dead == [EDDARD]


@rule("WE.power-pool.1")
def test_there_is_always_enough_power() -> None:
    """Each of six players can have fourteen before anybody wins."""
    s = scene(*[stark(power=14) for _ in range(5)], stark(EDDARD, power=13), at="5.2")
    assert [s[seat].power for seat in range(6)] == [14] * 6


@rule("WE.income-and-initiative-bonuses.2")
def test_no_card_has_an_initiative_bonus() -> None:
    """So that the total is always that of the plot."""
    assert not any(card.bonus[1] for card in POOL.by_code.values())


@rule("WE.playing-cards.2")
def test_an_ability_is_used_in_its_phase_and_any_phase_means_all() -> None:
    keeper = "Keeper of the New Gods"
    for at in ("1.aw", "2.aw", "3.aw", "4.aw", "5.aw", "6.aw"):
        s = scene(stark(keeper, "Dothraki Sea"), lannister(SCOUT), at=at)
        assert keeper in s[0].offered(Verb.USE)
        assert ("Dothraki Sea" in s[0].offered(Verb.USE)) == (at == "5.aw")
    assert s.refused(0, "use", "Dothraki Sea") == "WE.playing-cards.2"
