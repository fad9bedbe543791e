"""Answers of the FAQ: what is stopped, what answers what, set-up attachments, and errata."""

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.rules.asking import fight
from tests.thrones.set_up import placing
from weirwood.core.decision import DecisionKind
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("FAQ.qa.catelyn.1")
@pytest.mark.parametrize("participates", [False, True])
def test_catelyn_stops_every_triggered_card_ability_of_opponents(participates: bool) -> None:
    attacker = "Catelyn Stark" if participates else "Cersei Lannister"
    foe = side(plays=["Tireless Clerk", "Ghaston Grey"], hand=["Fresh Bread"])
    s = scene(side(plays=["Catelyn Stark", "Cersei Lannister"]), foe, ask="windows")
    s.all_pass()
    s.you.challenges("power", attacker)
    s.you.passes()
    assert s.foe.offered() == (["pass"] if participates else ["Tireless Clerk", "Fresh Bread", "pass"])
    s.foe.passes()
    s.foe.done()
    s.all_pass()
    assert ("Ghaston Grey" in s.foe.offered()) == (not participates)


@rule("FAQ.qa.catelyn.2")
def test_catelyn_does_not_stop_what_the_game_initiates() -> None:
    s = scene(side(plays=["Catelyn Stark"]), side(plays=["Ser Jorah Mormont", "Nobody"]), ask="windows")
    s.all_pass()
    s.you.challenges("intrigue", "Catelyn Stark")
    s.all_pass()
    s.foe.defends("Ser Jorah Mormont", "Nobody")
    s.all_pass()
    assert s.card("Ser Jorah Mormont")["tokens"] == {"betrayal": 1}


@rule("FAQ.qa.catelyn.3")
def test_catelyn_stops_no_save_by_a_duplicate_but_stops_one_by_a_card() -> None:
    doubled = {"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Bodyguard"]}
    s = scene(side(plays=["Catelyn Stark"]), side(plays=[doubled]), ask="windows")
    s.all_pass()
    s.you.challenges("power", "Catelyn Stark")
    s.kill("Robb Stark")
    assert s.foe.offered(Verb.USE) == []
    s.foe.saves("Robb Stark")
    assert "Robb Stark" in s.foe.in_play


@rule("FAQ.qa.catelyn.4")
def test_catelyn_stops_neither_ambush_nor_other_keywords() -> None:
    foe = side(plays=["The Queen of Thorns", "Tywin Lannister"], hand=["Burned Men"], gold=2)
    s = scene(side(plays=["Catelyn Stark"]), foe, ask="windows")
    s.all_pass()
    s.you.challenges("intrigue", "Catelyn Stark")
    s.you.passes()
    s.foe.ambushes("Burned Men")
    assert "Burned Men" in s.foe.in_play
    s.all_pass()
    s.foe.defends("Tywin Lannister")
    s.all_pass()
    s.foe.picks("Tywin Lannister")
    assert s.card("Tywin Lannister")["power"] == 1


@rule("FAQ.qa.melisandre")
def test_an_event_is_done_and_discarded_before_melisandre_answers_it() -> None:
    you = side(plays=["Melisandre"], hand=["Seen In Flames"], gold=1)
    s = scene(you, side(plays=["Nobody"], hand=["Ice", "Dawn"]), ask="windows")
    s.you.plays("Seen In Flames")
    assert "Melisandre" not in s.you.offered() and s.you.discard == []
    s.you.picks("Ice")
    assert s.foe.discard == ["Ice"] and s.you.discard == ["Seen In Flames"]
    assert s.you.offered() == ["Melisandre", "pass"]


@rule("FAQ.qa.melisandre")
def test_melisandre_answers_an_event_that_was_canceled() -> None:
    you = side(plays=["Melisandre"], hand=["Seen In Flames"], gold=1)
    foe = side(plays=["Nobody"], hand=["Ice", "The Hand's Judgment"], gold=1)
    s = scene(you, foe, ask="windows")
    s.you.plays("Seen In Flames")
    s.foe.plays("The Hand's Judgment")
    assert s.you.offered() == ["Melisandre", "pass"] and s.you.discard == ["Seen In Flames"]


@rule("FAQ.qa.hands-judgment")
@pytest.mark.parametrize("copies", [1, 2])
def test_a_judgment_that_is_being_played_does_not_answer_its_own_cancel(copies: int) -> None:
    judgment = "The Hand's Judgment"
    you = side(plays=["Nobody"], hand=["Fresh Bread", judgment])
    s = scene(you, side(hand=[judgment] * copies), ask="windows")
    s.you.plays("Fresh Bread")
    s.foe.plays(judgment)
    s.you.plays(judgment)
    assert s.foe.hand == [judgment] * (copies - 1)
    assert (judgment in s.foe.offered()) == (copies == 2)
    if copies == 2:
        s.foe.plays(judgment)
    assert s.card("Nobody")["strength"] == (4 if copies == 1 else 2)


@rule("FAQ.def.choose")
def test_what_is_not_chosen_is_picked_only_when_the_effect_resolves() -> None:
    foe = side(plays=["Cersei Lannister"], hand=["Treachery"], gold=1)
    dead = ["Theon Greyjoy", "Asha Greyjoy"]
    aeron = scene(side(plays=["Aeron Damphair", "Nobody"], dead=dead, gold=2), foe, at="5.2", ask="windows")
    aeron.you.uses("Aeron Damphair")
    assert aeron.foe.offered() == ["Treachery", "pass"]
    conditions = {"card": "Nobody", "attachments": ["Little Bird", "Milk of the Poppy"]}
    cressen = scene(side(plays=["Maester Cressen", conditions]), foe, at="marshaling", ask="windows")
    cressen.you.uses("Maester Cressen")
    assert cressen.asks(0, "target") and cressen.foe.offered() == []
    cressen.you.picks("Little Bird")
    assert cressen.foe.offered() == ["Treachery", "pass"]


@rule("FAQ.errata.horas", "FAQ.general.1")
@pytest.mark.parametrize("kneeling", [False, True])
def test_horas_chooses_a_kneeling_lady(kneeling: bool) -> None:
    you = side(plays=["Ser Horas Redwyne", {"card": "Sansa Stark", "kneeling": kneeling}, "Margaery Tyrell"])
    s = scene(you, ask="windows")
    s.all_pass()
    s.you.challenges("military", "Ser Horas Redwyne")
    assert (s.you.offered() == ["Ser Horas Redwyne", "pass"]) == kneeling


@rule("FAQ.def.terminal-condition")
def test_a_terminal_condition_is_looked_after_again_and_again() -> None:
    you = side(plays=["Drogon", "Nobody"], hand=["Dracarys!", "Deep Wound"], gold=1)
    s = scene(
        you,
        side(plays=["Asha Greyjoy", {"card": "Tywin Lannister", "attachments": ["Little Bird"]}]),
        ask="windows",
    )
    s.all_pass()
    s.you.challenges("military", "Nobody")
    s.you.passes()
    s.foe.passes()
    s.foe.defends("Tywin Lannister")
    s.you.plays("Dracarys!")
    s.you.picks("Tywin Lannister")
    s.foe.passes()
    assert s.card("Tywin Lannister")["strength"] == 2
    s.you.plays("Deep Wound")
    s.you.picks("Tywin Lannister")
    assert s.foe.dead == ["Tywin Lannister"]


# Set-up attachments.


def _hosting(*yours: str, theirs: tuple[str, ...] = ()) -> Scene:
    """You have placed these cards, and the other player those."""
    s = placing(yours, theirs)
    for seat, wanted in ((s.you, list(yours)), (s.foe, list(theirs))):
        while seat.scene.state.decisions[0].kind == DecisionKind.SETUP and wanted:
            offered = [name for name in seat.offered(Verb.PICK) if name in wanted]
            if not offered:
                break
            option = next(o for o in seat.decision.options if o.card is not None and s.name(o.card) in wanted)
            wanted.remove(s.name(option.card or 0))
            s.choose(seat.seat, option.key)
        if any(d.seat == seat.seat and d.kind == DecisionKind.SETUP for d in s.state.decisions):
            seat.done()
    return s


@rule("FAQ.qa.setup-attach.1")
def test_set_up_attachments_go_only_on_own_cards() -> None:
    s = _hosting("Bran Stark", "Arya Stark", "Little Bird", theirs=("Tumblestone Knight", "Sansa Stark"))
    assert s.asks(0, "host")
    assert sorted(s.you.offered()) == ["Arya Stark", "Bran Stark"]


@rule("FAQ.qa.setup-attach.2")
def test_one_set_up_attachment_does_not_make_room_for_another() -> None:
    s = placing(["Bran Stark", "Knighted", "Knight's Scabbard"])
    assert "Knight's Scabbard" not in s.you.offered()
    s.choose(0, next(o.key for o in s.you.decision.options if s.word(o) == "Bran Stark"))
    assert "Knighted" in s.you.offered() and "Knight's Scabbard" not in s.you.offered()
    s.choose(0, next(o.key for o in s.you.decision.options if s.word(o) == "Knighted"))
    assert "Knight's Scabbard" not in s.you.offered()


@rule("FAQ.qa.setup-attach.2")
def test_all_hosts_are_chosen_before_any_attachment_is_attached() -> None:
    s = _hosting("Bran Stark", "Tumblestone Knight", "Knighted", "Knight's Scabbard")
    s.you.picks("Bran Stark")
    assert s.card("Knight's Scabbard")["attached_to"] == s.id("Tumblestone Knight")
    assert s.card("Knighted")["attached_to"] == s.id("Bran Stark")


@rule("FAQ.qa.setup-attach.3")
@pytest.mark.parametrize("knight", ["Bran Stark", "Arya Stark"])
def test_an_attachment_that_another_made_illegal_is_discarded(knight: str) -> None:
    s = _hosting("Bran Stark", "Arya Stark", "Knighted", "Squire's Sash")
    while s.asks(0, "host"):
        card = s.you.decision.why.card
        s.you.picks("Bran Stark" if card == s.id("Squire's Sash") else knight)
    assert s.card("Knighted")["attached_to"] == s.id(knight)
    assert s.card("Squire's Sash")["zone"] == ("discard" if knight == "Bran Stark" else "attached")


@rule("FAQ.duck.1")
def test_nobody_acts_between_the_results_of_a_challenge() -> None:
    you = side(plays=["Tywin Lannister", "Tireless Clerk"], hand=["Fresh Bread"])
    s = scene(you, side(plays=["Nobody"], hand=["Ice"]), ask="windows")
    fight(s, "intrigue", "Tywin Lannister")
    while s.state.step != "4.aw":
        assert s.state.decisions[0].kind != DecisionKind.ACT
        decision = s.state.decisions[0]
        s.choose(decision.seat, decision.options[0].key)
