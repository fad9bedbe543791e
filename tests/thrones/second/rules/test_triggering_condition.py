"""One occurrence, its sequence, and the windows it shares (RR.triggering-condition, RR.would)."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule

MOURNERS = ["Mourning Bell", "Ossuary", "Burial Mound", "Open Grave"]
"""One for each step: a forced interrupt, an interrupt, a forced reaction, a reaction to a death."""
SAVABLE = {"card": "Arya Stark", "duplicates": ["Arya Stark"]}


def _window(s: Scene) -> str | None:
    return s.state.decisions[0].why.window


@rule("RR.triggering-condition.1")
def test_when_is_before_the_occurrence_and_after_is_after_it() -> None:
    s = scene(side(plays=["Shireen Baratheon", "Joffrey Baratheon"]), side(plays=["Varys"]))
    s.kill("Shireen Baratheon")
    assert s.you.offered() == ["Shireen Baratheon", "pass"]
    assert _window(s) == "interrupt" and "Shireen Baratheon" in s.you.in_play
    s.you.passes()
    assert s.you.offered() == ["Joffrey Baratheon", "pass"]
    assert _window(s) == "reaction" and s.you.dead == ["Shireen Baratheon"]


@rule("RR.triggering-condition.2")
def test_two_deaths_at_once_share_their_windows() -> None:
    s = scene(side(plays=["Shireen Baratheon", "Ser Davos Seaworth"]), side(plays=["Varys"]))
    s.kill("Shireen Baratheon", "Ser Davos Seaworth")
    assert sorted(s.you.offered()) == ["Ser Davos Seaworth", "Shireen Baratheon", "pass"]
    s.you.uses("Ser Davos Seaworth")
    assert s.you.hand == [] and s.you.offered() == ["Shireen Baratheon", "pass"]
    s.you.uses("Shireen Baratheon")
    s.you.picks("Varys")
    assert s.you.hand == ["Ser Davos Seaworth"] and s.you.dead == ["Shireen Baratheon"]


@rule("RR.triggering-condition.2")
def test_claim_for_two_opens_one_interrupt_window_and_one_reaction_window() -> None:
    you = side(plays=["Wildling Horde", "Ossuary"], plot="Sneak Attack")
    s = scene(you, side(plays=["Maester Cressen", "Selyse Baratheon", "Joffrey Baratheon"]))
    s.all_pass("4.2")
    s.you.challenges("military", "Wildling Horde")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.foe.picks("Maester Cressen", "Selyse Baratheon")
    assert s.you.offered() == ["Ossuary", "Ossuary", "pass"]
    assert sorted(s.foe.in_play) == ["Joffrey Baratheon", "Maester Cressen", "Selyse Baratheon"]
    s.you.passes()
    assert sorted(s.foe.dead) == ["Maester Cressen", "Selyse Baratheon"] and _window(s) == "reaction"


@rule("RR.triggering-condition.3")
def test_an_ability_answers_each_condition_of_an_occurrence_once() -> None:
    s = scene(side(plays=["Joffrey Baratheon"]), side(plays=["Eddard Stark", "Sansa Stark", "Burned Men"]))
    s.kill("Eddard Stark", "Sansa Stark", "Burned Men")
    s.you.uses("Joffrey Baratheon")
    assert s.you.offered() == ["Joffrey Baratheon", "pass"]
    s.you.uses("Joffrey Baratheon")
    assert "Joffrey Baratheon" not in s.you.offered() and s.card("Joffrey Baratheon")["power"] == 2


@rule("RR.triggering-condition.3")
def test_a_limit_still_counts_in_a_shared_window() -> None:
    lords = ["Eddard Stark", "Sansa Stark", "Arya Stark", "Bran Stark"]
    s = scene(side(plays=["Joffrey Baratheon"]), side(plays=lords))
    s.kill(*lords)
    for _ in range(3):
        s.you.uses("Joffrey Baratheon")
    assert s.card("Joffrey Baratheon")["power"] == 3 and _window(s) is None


def _death(you: list[Any], foe: list[Any], *names: str, first: int = 0, **rest: Any) -> Scene:
    s = scene(side(plays=you, **rest), side(plays=foe), first_player=first)
    s.kill(*names)
    return s


@rule("RR.triggering-condition.s1")
def test_what_is_imminent_is_named_before_it_happens() -> None:
    s = _death([SAVABLE, *MOURNERS], [], "Arya Stark")
    why = s.state.decisions[0].why
    assert why.window == "would"
    assert why.occurrence == ("killed", (s.id("Arya Stark"),), ())
    assert "Arya Stark" in s.you.in_play and s.you.gold == 0


@rule("RR.triggering-condition.s2", "RR.would.1")
def test_a_save_comes_before_forced_interrupts() -> None:
    s = _death(["Maester Aemon", "Benjen Stark", *MOURNERS], ["Mourning Bell"], "Benjen Stark")
    assert s.you.offered() == ["Maester Aemon", "pass"] and s.you.gold == s.foe.gold == 0
    s.you.passes()
    assert s.you.gold + s.foe.gold == 0 and sorted(s.you.offered()) == ["Mourning Bell", "Mourning Bell"]


@rule("RR.triggering-condition.s2", "RR.triggering-condition.s2a")
def test_an_effect_is_cancelled_before_anything_answers_its_results() -> None:
    s = _sword(["The Hand's Judgment"])
    assert s.foe.offered() == ["The Hand's Judgment", "pass"]
    assert s.state.decisions[0].why.occurrence == ("effects-initiate", (s.id("Put to the Sword"),), (0,))
    s.foe.passes()
    assert s.foe.offered() == ["Arya Stark", "pass"]
    assert s.state.decisions[0].why.occurrence == ("killed", (s.id("Arya Stark"),), (1,))


def _sword(hand: list[str]) -> Scene:
    """You have won, played Put to the Sword, and chosen Arya, whom a duplicate could save."""
    you = side(plays=["Wildling Horde"], hand=["Put to the Sword"], gold=2)
    foe = side(plays=[SAVABLE, "Varys", *MOURNERS], hand=hand, gold=2)
    s = scene(you, foe)
    s.all_pass("4.2")
    s.you.challenges("military", "Wildling Horde")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.you.plays("Put to the Sword")
    s.you.picks("Arya Stark")
    return s


@rule("RR.triggering-condition.s2b")
def test_after_a_cancel_nothing_else_of_the_sequence_comes() -> None:
    s = _sword(["The Hand's Judgment"])
    s.foe.plays("The Hand's Judgment")
    kinds = [event.kind for event in s.events]
    assert "killed" not in kinds and "saved" not in kinds and "gold-gained" not in kinds
    assert "Arya Stark" in s.foe.in_play and s.foe.gold == 0
    assert s.state.step == "4.2.5"


@rule("RR.triggering-condition.s2c", "RR.would.2")
def test_after_a_save_the_death_is_not_imminent_but_the_save_is() -> None:
    s = _death([SAVABLE, "Altar of Thanks", *MOURNERS], [], "Arya Stark")
    s.you.saves("Arya Stark")
    assert s.you.offered() == ["Altar of Thanks", "pass"] and _window(s) == "reaction"
    assert s.state.decisions[0].why.occurrence == ("saved", (s.id("Arya Stark"),), ())
    s.you.uses("Altar of Thanks")
    assert s.you.gold == 1 and "Arya Stark" in s.you.in_play
    assert _window(s) is None


@rule("RR.triggering-condition.s2c")
def test_one_of_two_saved_leaves_the_other_death_to_be_answered() -> None:
    s = _death([SAVABLE, "Bran Stark", "Altar of Thanks", "Open Grave"], [], "Arya Stark", "Bran Stark")
    s.you.saves("Arya Stark")
    assert s.you.dead == ["Bran Stark"]
    assert sorted(s.you.offered()) == ["Altar of Thanks", "Open Grave", "pass"]


@rule("RR.triggering-condition.s2c")
def test_what_rises_from_the_sea_was_saved_and_not_killed() -> None:
    s = _death(
        ["Theon Greyjoy", "Altar of Thanks", "Open Grave"], [], "Theon Greyjoy", hand=["Risen from the Sea"]
    )
    s.you.plays("Risen from the Sea")
    assert s.you.offered() == ["Altar of Thanks", "pass"]


@rule("RR.triggering-condition.s3")
def test_forced_interrupts_come_before_optional_ones_in_the_first_players_order() -> None:
    s = _death(["Mourning Bell", "Bran Stark", "Ossuary"], ["Mourning Bell"], "Bran Stark", first=1)
    assert s.you.offered() == [] and s.foe.offered() == ["Mourning Bell", "Mourning Bell"]
    assert s.state.decisions[0].why.forced and s.foe.gold == s.you.gold == 0
    s.foe.uses("Mourning Bell")
    assert s.you.gold == s.foe.gold == 1
    assert s.you.offered() == ["Ossuary", "pass"] and "Bran Stark" in s.you.in_play


@rule("RR.triggering-condition.s4")
def test_the_interrupt_window_closes_when_all_pass_in_a_row() -> None:
    s = _death(["Ossuary", "Bran Stark", "Ser Davos Seaworth"], ["Ossuary"], "Ser Davos Seaworth")
    s.you.passes()
    s.foe.uses("Ossuary")
    assert sorted(s.you.offered()) == ["Ossuary", "Ser Davos Seaworth", "pass"]
    s.you.uses("Ser Davos Seaworth")
    assert s.you.offered() == ["Ossuary", "pass"]
    s.you.passes()
    assert s.you.hand == ["Ser Davos Seaworth"] and s.you.gold == 0 and s.foe.gold == 1


@rule("RR.triggering-condition.s5")
def test_the_state_changes_after_interrupts_and_before_reactions() -> None:
    s = _death(["Bran Stark", "Ossuary", "Open Grave"], [], "Bran Stark")
    assert s.you.offered() == ["Ossuary", "pass"] and "Bran Stark" in s.you.in_play and s.you.dead == []
    s.you.uses("Ossuary")
    assert s.you.offered() == ["Open Grave", "pass"] and s.you.dead == ["Bran Stark"]


@rule("RR.triggering-condition.s6", "RR.triggering-condition.s7")
def test_forced_reactions_come_first_in_the_first_players_order() -> None:
    s = _death(["Burial Mound", "Bran Stark", "Open Grave"], ["Burial Mound"], "Bran Stark", first=1)
    assert s.you.offered() == [] and s.foe.offered() == ["Burial Mound", "Burial Mound"]
    s.foe.uses("Burial Mound")
    assert s.you.gold == s.foe.gold == 1
    assert s.you.offered() == ["Open Grave", "pass"]


@rule("RR.triggering-condition.s6")
def test_the_wall_kneels_before_anybody_reacts_to_the_loss() -> None:
    s = scene(side(plays=["Asha Greyjoy"]), side(plays=["The Wall", "Ghaston Grey"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Asha Greyjoy")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    assert s.you.offered() == ["Asha Greyjoy", "pass"] and s.card("The Wall")["kneeling"]


@rule("RR.triggering-condition.s7")
def test_the_reaction_window_closes_when_all_pass_in_a_row() -> None:
    s = _death(["Open Grave", "Joffrey Baratheon", "Sansa Stark"], ["Open Grave"], "Sansa Stark")
    s.you.passes()
    s.foe.uses("Open Grave")
    assert sorted(s.you.offered()) == ["Joffrey Baratheon", "Open Grave", "pass"]
    s.you.uses("Joffrey Baratheon")
    assert s.you.offered() == ["Open Grave", "pass"] and _window(s) == "reaction"
    s.you.passes()
    assert s.you.gold == 0 and s.card("Joffrey Baratheon")["power"] == 1
    assert _window(s) is None


@rule("RR.would.1")
def test_a_save_is_offered_before_davos_goes_home() -> None:
    davos = {"card": "Ser Davos Seaworth", "duplicates": ["Ser Davos Seaworth"]}
    s = _death([davos], [], "Ser Davos Seaworth")
    assert [option.verb.value for option in s.you.decision.options] == ["save", "pass"]
    s.you.passes()
    assert s.you.offered() == ["Ser Davos Seaworth", "pass"] and _window(s) == "interrupt"


@rule("RR.would.2")
def test_shireen_saved_by_her_guard_interrupts_no_more() -> None:
    shireen = {"card": "Shireen Baratheon", "attachments": ["Bodyguard"]}
    s = _death([shireen], ["Varys"], "Shireen Baratheon")
    assert s.you.offered() == ["Bodyguard", "pass"]
    s.you.uses("Bodyguard")
    assert _window(s) is None and not s.card("Varys")["kneeling"]
    assert "Shireen Baratheon" in s.you.in_play
