"""What we rule on single cards where the book is silent; the other rulings are proved with their topics."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import avengers, killed
from tests.thrones.winter.scene import baratheon, confirm, fight, greyjoy, lannister, reveal, scene, stark
from weirwood.core.option import Verb
from weirwood.rules import rule

RIDER = "Rider through the Storm"
LOOKOUT = "Lookout"
PALANQUIN = "Doran's Palanquin"
PLEA = "Plea to R'hllor"
MONEY = "Paper Money"
GAME = "The Only Game that Matters"


def test_a_new_plot_changes_the_first_player_no_more_and_acts_itself() -> None:
    """Outmaneuver: the first player stays, and the text of the new plot resolves."""
    foe = lannister(plots=["Filthy Accusations", "Clash of Kings"])
    s = reveal("Outmaneuver", "Storm of Swords", sides=[stark(RIDER), foe], first_player=0)
    s[1].picks("Filthy Accusations")
    assert s.state.first == 0 and s.name(s.state.sides[1].plot) == "Filthy Accusations"
    assert s.facts["seats"][1]["initiative"] == 3  # that of the new plot
    confirm(s)
    assert s.card(RIDER)["kneeling"]


@pytest.mark.parametrize(("copies", "found"), [(0, ["Catelyn Stark", "Eddard Stark"]), (1, ["Eddard Stark"])])
def test_catelyn_stark_comes_back_unless_a_copy_of_her_is_dead(copies: int, found: list[str]) -> None:
    dead = ["Eddard Stark", LOOKOUT, *["Catelyn Stark"] * copies]
    s = killed("Catelyn Stark", stark("Catelyn Stark", dead=dead))
    s[0].uses("Catelyn Stark")
    assert sorted(s[0].offered(Verb.PICK)) == sorted([*found, LOOKOUT])


def test_costs_are_paid_with_own_cards() -> None:
    """Jon Snow lives for a brother of his player's, not for another's."""
    s = killed("Jon Snow", stark("Jon Snow", RIDER), avengers("Veteran Builder"))
    assert s[0].dead == ["Jon Snow"] and "Veteran Builder" in s[1].in_play


@rule("WE.unique-cards.2")
def test_a_plea_leaves_two_copies_dead_and_gives_cards_to_their_owners() -> None:
    you = baratheon(PALANQUIN, hand=[PLEA], dead=["Renly Baratheon", "Renly Baratheon"])
    s = scene(you, stark(dead=[LOOKOUT]), at="5.aw")
    s[0].plays(PLEA)
    confirm(s)
    assert s[1].in_play == [LOOKOUT]
    assert (s[0].in_play.count("Renly Baratheon"), s[0].dead.count("Renly Baratheon")) == (0, 2)


def test_paper_money_on_anothers_house_card_pays_for_nobody() -> None:
    s = scene(stark(hand=[MONEY]), lannister(), at="3.aw")
    s[0].marshals(MONEY, on="House Lannister")
    s[1].passes()
    assert MONEY not in s[0].offered()
    s[0].passes()
    assert MONEY not in s[1].offered()


@rule("WE.claiming-power.1")
def test_power_on_a_card_that_is_no_character_any_more_is_lost() -> None:
    """A warship that fought for a phase keeps no power."""
    s = scene(greyjoy('Longship "Silence"', PALANQUIN, hand=["Along the Saltspear"]))
    s[0].plays("Along the Saltspear")
    confirm(s)
    record = s.state.records[s.id('Longship "Silence"')]
    assert record is not None
    record.power = 2
    assert s[0].power == 2
    s.pass_to("5.aw")
    assert s[0].power == 0


def test_players_who_are_out_do_not_count_for_the_only_game() -> None:
    s = scene(
        stark(PALANQUIN, RIDER, agenda=GAME),
        lannister(),
        baratheon("Robert Baratheon", dead=["Crumbling Stone Dragon"] * 4),
    )
    assert GAME in s[0].offered()
    s.kill("Robert Baratheon")
    assert GAME not in s[0].offered() and s[0].offered()


@rule("WE.golden-rule.1")
def test_obsidian_ramparts_look_at_both_cards() -> None:
    """Whoever may look at up to two looks at two: what lies below may be left where it was."""
    you = baratheon("Robert Baratheon", "Obsidian Ramparts", deck=[LOOKOUT, PALANQUIN, RIDER])
    s = fight(you, lannister(), "military", ["Robert Baratheon"])
    s[0].uses("Obsidian Ramparts")
    assert sorted(s[0].offered(Verb.PICK)) == sorted([LOOKOUT, PALANQUIN])
    confirm(s)
    assert s[0].deck == [LOOKOUT, PALANQUIN, RIDER]


@rule("WE.keywords.1")
def test_a_blank_card_has_no_bonuses() -> None:
    """A fiefdom gives no influence any more; a location's income stays away."""
    frozen = {"card": "Northern Fiefdoms", "attachments": ["Frozen Solid"]}
    for fiefdom, influence in (("Northern Fiefdoms", 1), (frozen, 0)):
        assert scene(stark(fiefdom), lannister()).facts["seats"][0]["influence"] == influence
    s = scene(stark(hand=["Nightmares"]), lannister("Broken Tower", "Minor Fiefdom"))
    s[0].plays("Nightmares")
    s[0].picks("Minor Fiefdom")
    assert s.facts["seats"][1]["influence"] == 0


@rule("WE.save-and-cancel-responses.4")
def test_no_limit_counts_for_a_copy() -> None:
    """Janos Slynt was used as often as the phase allows; Injurious Poison uses what he did once more."""
    s = scene(stark("Janos Slynt", "Pypar"), lannister(hand=["Injurious Poison"]))
    s[0].uses("Janos Slynt")
    s[0].picks("Janos Slynt")
    s[1].plays("Injurious Poison")
    s[1].picks("Pypar")
    assert "intrigue" in s.card("Pypar")["icons"] and "Janos Slynt" not in s[0].offered()


@rule("WE.lasting-effects.1")
def test_a_lasting_effect_on_a_kind_changes_what_comes_later() -> None:
    you = stark("King's Landing", "Minor Fiefdom", "Huntress in the Swamp", hand=[LOOKOUT], gold=3)
    s = scene(you, lannister(), at="3.aw")
    s[0].uses("King's Landing")
    s[0].names("Stark")
    s[1].passes()
    s[0].marshals(LOOKOUT)
    assert s.card(LOOKOUT)["strength"] == 3


@rule("WE.lasting-effects.1")
def test_who_came_over_to_ygritte_stays_without_her() -> None:
    s = scene(stark(hand=["Ygritte"], gold=3), lannister("Veteran Builder"), at="3.aw")
    s[0].marshals("Ygritte")
    s[0].uses("Ygritte")
    confirm(s)
    s.kill("Ygritte")
    s.pass_to("5.aw")
    assert "Veteran Builder" in s[0].in_play and "Ygritte" in s[0].dead


@rule("WE.golden-rule.1")
def test_love_is_poison_to_defenders_too() -> None:
    s = scene(lannister(RIDER, "Minor Fiefdom", hand=["Love is Poison"]), stark(LOOKOUT, "Veteran Builder"))
    s[0].plays("Love is Poison")
    confirm(s)
    s[0].picks(LOOKOUT)
    s.all_pass("4.2")
    s[0].challenges("military", RIDER)
    s.all_pass("4.2.1")
    assert [s.name(option.card or 0) for option in s[1].decision.picked or ()] == [LOOKOUT]


@rule("WE.in-play.1")
def test_a_used_plot_is_not_in_play() -> None:
    """For Love of Duty strengthens only while it is revealed, and an Others plot counts only then."""
    for plot, used, strength in (("For Love of Duty", [], 3), ("Taxation", ["For Love of Duty"], 2)):
        s = scene(stark(LOOKOUT, plot=plot, used=used), lannister())
        assert s.card(LOOKOUT)["strength"] == strength
    s = scene(stark("Ruthless Defender", used=["The Wraiths Appear"]), lannister())
    assert s.card("Ruthless Defender")["icons"] == ["military"]
