"""The unique characters of House Stark."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import STOOD

NO_ATTACHMENTS = ("Grey Wind", "Summer", "Direwolf Pup", "Vanguard of the North", "Wolves of the North")


@pytest.mark.parametrize("name", NO_ATTACHMENTS)
def test_nothing_may_be_attached(name: str) -> None:
    s = scene(you=side(plays=[name], hand=["Ice", "Little Bird"], gold=5), at="marshaling", ask="windows")
    assert s.you.offered(Verb.MARSHAL) == []


# Arya Stark


@rule("RR.duplicates.5", "RR.constant-abilities.2")
def test_arya_hides_the_top_card_as_a_duplicate() -> None:
    s = scene(you=side(hand=["Arya Stark"], gold=3, deck=["Ice", "Ghost"]), at="marshaling", ask="windows")
    s.you.marshals("Arya Stark")
    assert s.card("Arya Stark")["icons"] == ["power"]
    s.you.uses("Arya Stark")
    assert s.card("Arya Stark")["icons"] == ["military", "power"]
    assert s.you.deck == ["Ghost"]
    assert s.you.in_play == ["Arya Stark"]
    assert s.card("Ice")["zone"] == "duplicate"
    s.kill("Arya Stark")
    s.you.saves("Ice")
    assert s.you.discard == ["Ice"]
    assert s.card("Arya Stark")["icons"] == ["power"]


@rule("RR.facedown.1", "RR.facedown.2")
def test_only_aryas_controller_sees_what_she_hides() -> None:
    s = scene(you=side(hand=["Arya Stark"], gold=3, deck=["Ice", "Ghost"]), at="marshaling", ask="windows")
    s.you.marshals("Arya Stark")
    s.you.uses("Arya Stark")
    seen = [
        [card.get("name") for card in s.state.view(seat)["cards"] if card["zone"] == "duplicate"]
        for seat in (0, 1, None)
    ]
    assert seen == [["Ice"], [None], [None]]
    assert s.card("Ice")["facedown"]
    placed = next(event for event in s.events if event.kind == "duplicate-placed")
    assert placed.known_to(0)
    assert not placed.known_to(1)


@rule("FAQ.1.2.1")
def test_arya_hides_nothing_for_a_player_who_does_not_own_her() -> None:
    s = scene(
        you=side(hand=["Yoren"], gold=3), foe=side(discard=["Arya Stark"]), at="marshaling", ask="windows"
    )
    s.you.marshals("Yoren")
    s.you.uses("Yoren")
    assert s.card("Arya Stark")["controller"] == 0
    assert s.you.offered() == []


def test_an_opponent_can_only_guess_what_arya_hides() -> None:
    s = scene(you=side(hand=["Arya Stark"], gold=3, deck=["Ice", "Ghost"]), at="marshaling", ask="windows")
    s.you.marshals("Arya Stark")
    s.you.uses("Arya Stark")
    hidden = s.card("Arya Stark")["duplicates"][0]
    guesses = [{s.state.determinize(seat, seed).cards[hidden].name for seed in range(20)} for seat in (0, 1)]
    assert guesses == [{"Ice"}, {"Ice", "Ghost"}]


def test_arya_hides_nothing_when_she_comes_as_a_duplicate() -> None:
    s = scene(you=side(plays=["Arya Stark"], hand=["Arya Stark"]), at="marshaling", ask="windows")
    s.you.marshals("Arya Stark")
    assert s.foe.offered() == ["pass"]
    assert s.card("Arya Stark")["icons"] == ["military", "power"]


def test_arya_attacks_by_stealth() -> None:
    s = scene(you=side(plays=["Arya Stark"]), foe=side(plays=["Tumblestone Knight"]))
    s.you.challenges("power", "Arya Stark")
    s.you.picks("Tumblestone Knight")
    assert s.you.power == 1


# Bran Stark


@rule("RR.cancel.3", "RR.cancel.4")
def test_bran_cancels_an_opponents_event() -> None:
    s = scene(
        you=side(plays=["Bran Stark", "Ranging Party"]),
        foe=side(plays=["Tumblestone Knight"], hand=["Winter Is Coming"], gold=1, plot="A Storm of Swords"),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.foe.plays("Winter Is Coming")
    s.you.uses("Bran Stark")
    assert s.you.discard == ["Bran Stark"]
    assert (s.foe.discard, s.foe.gold) == (["Winter Is Coming"], 0)
    assert s.foe.facts["claim"] == 1


def test_bran_cancels_no_event_of_his_own_side() -> None:
    s = scene(
        you=side(plays=["Bran Stark", "Tumblestone Knight"], hand=["For the North!"]),
        foe=side(plays=["Ranging Party"]),
    )
    s.you.challenges("military", "Tumblestone Knight")
    s.you.plays("For the North!")
    assert s.facts["challenge"]["attacking_strength"] == 4


@rule("RR.initiating.8", "RR.sacrifice.3")
def test_robb_answers_brans_sacrifice_before_the_event_is_cancelled() -> None:
    s = scene(
        you=side(plays=["Bran Stark", {"card": "Robb Stark", "kneeling": True}]),
        foe=side(plays=["Tumblestone Knight"], hand=["For the North!"]),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.foe.plays("For the North!")
    s.you.uses("Bran Stark")
    s.you.uses("Robb Stark")
    assert not s.card("Robb Stark")["kneeling"]
    assert s.facts["challenge"]["attacking_strength"] == 2


@rule("RR.sacrifice.4")
def test_a_duplicate_does_not_save_bran_from_his_sacrifice() -> None:
    s = scene(
        you=side(plays=[{"card": "Bran Stark", "duplicates": ["Bran Stark"]}, "Ranging Party"]),
        foe=side(plays=["Tumblestone Knight"], hand=["For the North!"]),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.foe.plays("For the North!")
    s.you.uses("Bran Stark")
    assert s.you.discard == ["Bran Stark", "Bran Stark"]
    assert s.you.offered(Verb.PICK) == ["Ranging Party"]


# Catelyn Stark


@rule("FAQ.qa.catelyn.1", "RR.triggered-abilities.1")
def test_opponents_trigger_nothing_while_catelyn_takes_part() -> None:
    s = scene(
        you=side(plays=["Catelyn Stark"], hand=["Winter Is Coming"], gold=1),
        foe=side(
            plays=["Castle Black", "Veteran Builder", "Ranging Party"], hand=["Winter Is Coming"], gold=1
        ),
        ask="windows",
    )
    s.you.passes()
    assert s.foe.offered() == ["pass"]
    s.foe.passes()
    s.you.challenges("power", "Catelyn Stark")
    assert s.you.offered() == ["Winter Is Coming", "pass"]
    s.you.passes()
    assert s.foe.offered() == ["pass"]
    s.foe.passes()
    s.foe.defends("Ranging Party")
    s.you.passes()
    assert s.foe.offered() == ["pass"]


def test_opponents_trigger_again_when_catelyn_stays_away() -> None:
    s = scene(
        you=side(plays=["Catelyn Stark", "Tumblestone Knight"]),
        foe=side(plays=["Castle Black", "Ranging Party"]),
    )
    s.you.challenges("power", "Tumblestone Knight")
    s.foe.defends("Ranging Party")
    assert s.foe.offered() == ["Castle Black", "pass"]


@rule("FAQ.qa.catelyn.2")
def test_catelyn_does_not_stop_forced_reactions() -> None:
    s = scene(you=side(plays=["Catelyn Stark"]), foe=side(plays=["The Wall", "Ranging Party"]))
    s.you.challenges("power", "Catelyn Stark")
    s.foe.defends()
    assert s.card("The Wall")["kneeling"]


@rule("FAQ.qa.catelyn.3")
def test_catelyn_does_not_stop_a_duplicate() -> None:
    s = scene(
        you=side(plays=["Catelyn Stark"]),
        foe=side(plays=[{"card": "Benjen Stark", "duplicates": ["Benjen Stark"]}]),
        ask="windows",
    )
    s.all_pass()
    s.you.challenges("power", "Catelyn Stark")
    s.kill("Benjen Stark")
    s.foe.saves("Benjen Stark")
    assert s.foe.in_play == ["Benjen Stark"]


@rule("FAQ.qa.catelyn.4")
def test_catelyn_does_not_stop_ambush() -> None:
    s = scene(
        you=side(plays=["Catelyn Stark"]),
        foe=side(plays=["The Wolfswood"], hand=["Direwolf Pup"], gold=2),
    )
    s.foe.passes()
    s.you.challenges("power", "Catelyn Stark")
    s.foe.ambushes("Direwolf Pup")
    assert "Direwolf Pup" in s.foe.in_play


# Eddard Stark


@rule("RR.framework.4.2h")
def test_eddard_stands_when_you_are_challenged() -> None:
    s = scene(
        you=side(plays=[{"card": "Eddard Stark", "kneeling": True}]),
        foe=side(plays=["Tumblestone Knight"]),
        first_player=1,
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.you.uses("Eddard Stark")
    assert not s.card("Eddard Stark")["kneeling"]
    assert s.you.offered(Verb.PICK) == ["Eddard Stark"]


def test_eddard_is_not_asked_while_standing_or_when_you_challenge() -> None:
    s = scene(
        you=side(plays=["Eddard Stark"]),
        foe=side(plays=["Tumblestone Knight"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass()
    s.foe.challenges("military", "Tumblestone Knight")
    assert s.foe.offered() == ["pass"]
    s = scene(you=side(plays=["Eddard Stark"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Eddard Stark")
    assert s.you.offered() == ["pass"]
    assert s.card("Eddard Stark")["kneeling"]


@rule("RR.renown.2", "RR.gains.2")
def test_eddard_gains_renown_in_defence() -> None:
    s = scene(
        you=side(plays=["Eddard Stark", "Bran Stark"]), foe=side(plays=["Tumblestone Knight"]), first_player=1
    )
    s.foe.challenges("military", "Tumblestone Knight")
    s.you.defends("Eddard Stark")
    s.you.picks("Eddard Stark")
    assert s.card("Eddard Stark")["power"] == 1


# Grey Wind


def test_grey_wind_tears_the_weak() -> None:
    s = scene(
        you=side(plays=["Grey Wind"]),
        foe=side(plays=["Winterfell Steward", "Messenger Raven", "Tumblestone Knight"]),
        ask="windows",
    )
    s.you.uses("Grey Wind")
    assert s.card("Grey Wind")["kneeling"]
    assert s.you.offered() == ["Winterfell Steward", "Messenger Raven"]
    s.you.picks("Messenger Raven")
    assert s.foe.dead == ["Messenger Raven"]


def test_grey_wind_is_fiercer_beside_robb() -> None:
    s = scene(
        you=side(plays=["Grey Wind", "Robb Stark"]),
        foe=side(plays=["Robb Stark", "Arya Stark", "Tumblestone Knight", "Grey Wind"]),
        ask="windows",
    )
    s.you.uses("Grey Wind")
    assert s.you.offered() == ["Arya Stark", "Tumblestone Knight"]


@rule("RR.target.3", "RR.actions.2")
def test_grey_wind_needs_the_weak_and_the_challenges_phase() -> None:
    s = scene(
        you=side(plays=["Grey Wind"]), foe=side(plays=["Tumblestone Knight", "Robb Stark"]), ask="windows"
    )
    assert s.you.offered() == ["pass"]
    kneeling = {"card": "Grey Wind", "kneeling": True}
    s = scene(you=side(plays=[kneeling]), foe=side(plays=["Bran Stark"]), ask="windows")
    assert s.you.offered() == ["pass"]
    s = scene(you=side(plays=["Grey Wind"]), foe=side(plays=["Bran Stark"]), at="dominance", ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.intimidate.1", "RR.intimidate.2")
def test_grey_wind_intimidates() -> None:
    s = scene(
        you=side(plays=["Grey Wind"]),
        foe=side(plays=["Ranging Party", "Vanguard of the North", {"card": "Ghost", "kneeling": True}]),
    )
    s.you.challenges("military", "Grey Wind")
    s.foe.defends()
    assert s.you.offered(Verb.PICK) == ["Vanguard of the North"]
    s.you.picks("Vanguard of the North")
    assert s.card("Vanguard of the North")["kneeling"]


# Robb Stark


@rule("RR.limits.1", "RR.triggering-condition.3")
def test_robb_stands_everybody_once_a_round() -> None:
    kneeling = [{"card": name, "kneeling": True} for name in ("Robb Stark", "Ranging Party")]
    s = scene(you=side(plays=[*kneeling, "Bran Stark", "Sansa Stark", "Summer"]), ask="windows")
    s.kill("Bran Stark", "Sansa Stark")
    s.you.uses("Robb Stark")
    assert not s.card("Robb Stark")["kneeling"]
    assert not s.card("Ranging Party")["kneeling"]
    s.all_pass()
    s.you.challenges("military", "Ranging Party")
    s.kill("Summer")
    assert s.you.dead == ["Bran Stark", "Sansa Stark", "Summer"]
    assert s.card("Ranging Party")["kneeling"] and "Robb Stark" not in s.you.offered()


def test_robb_does_not_answer_the_death_of_strangers() -> None:
    s = scene(
        you=side(plays=[{"card": "Robb Stark", "kneeling": True}, "Ranging Party"]),
        foe=side(plays=["Bran Stark"]),
        ask="windows",
    )
    s.kill("Ranging Party", "Bran Stark")
    assert s.you.dead == ["Ranging Party"]
    assert s.card("Robb Stark")["kneeling"] and "Robb Stark" not in s.you.offered()


@rule("RR.renown.1", "RR.abilities.2")
def test_robbs_renown_may_be_declined() -> None:
    s = scene(you=side(plays=["Robb Stark", "Tumblestone Knight"]))
    s.you.challenges("military", "Robb Stark")
    s.you.done()
    assert s.card("Robb Stark")["power"] == 0


# Sansa Stark


@rule("RR.stand.1", "RR.limits.1")
def test_sansa_enters_knelt_and_gives_power_when_she_stands() -> None:
    s = scene(you=side(hand=["Sansa Stark"], gold=3), at="marshaling", ask="windows")
    s.you.marshals("Sansa Stark")
    assert s.card("Sansa Stark")["kneeling"]
    s.happen([Happening(STOOD, s.id("Sansa Stark"), 0)])
    s.you.uses("Sansa Stark")
    assert s.you.power == 1
    s.pass_to("4.2")
    s.you.challenges("intrigue", "Sansa Stark")
    s.happen([Happening(STOOD, s.id("Sansa Stark"), 0)])
    assert not s.card("Sansa Stark")["kneeling"]
    assert s.you.offered() == ["pass"]


@rule("RR.setup.9c")
def test_sansa_is_set_up_standing() -> None:
    s = scene(you=side(hand=["Sansa Stark"], plots=["A Storm of Swords"]), at="setup.8", ask="windows")
    s.you.picks("Sansa Stark")
    s.foe.done()
    assert not s.card("Sansa Stark")["kneeling"]
    assert s.you.power == 0


def test_sansa_gives_power_again_in_the_next_round() -> None:
    s = scene(you=side(plays=[{"card": "Sansa Stark", "kneeling": True}]), at="dominance")
    s.you.uses("Sansa Stark")
    s.pass_to("4.2", round=2)
    s.you.challenges("intrigue", "Sansa Stark")
    s.pass_to("6.2")
    before = s.you.power
    s.you.uses("Sansa Stark")
    assert s.you.power == before + 1
