"""Insight and intimidate (RR.insight, RR.intimidate)."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

INSIGHTFUL = ["Grand Maester Pycelle", "Doran Martell"]


def _won(type: str, *attackers: str, foe: dict[str, Any] | None = None, plays: Any = ()) -> Scene:
    """You have won a challenge without defenders and are asked about keywords."""
    s = scene(you=side(plays=[*attackers, *plays]), foe=foe, ask="windows")
    s.all_pass("4.2")
    s.you.challenges(type, *attackers)
    s.all_pass("4.2.1")
    s.foe.defends()
    s.pass_to("4.2.5")
    return s


@rule("RR.insight.1")
def test_each_character_with_insight_draws_a_card() -> None:
    s = _won("intrigue", *INSIGHTFUL)
    s.you.picks(*INSIGHTFUL)
    assert len(s.you.hand) == 2


@rule("RR.insight.1")
def test_each_instance_of_insight_may_be_declined() -> None:
    s = _won("intrigue", *INSIGHTFUL)
    s.you.picks("Doran Martell")
    assert len(s.you.hand) == 1
    none = _won("intrigue", *INSIGHTFUL)
    none.you.done()
    assert none.you.hand == []


@rule("RR.insight.2")
def test_insight_is_for_participants_only() -> None:
    s = _won("intrigue", "Doran Martell", plays=["Grand Maester Pycelle"])
    assert s.you.offered(Verb.PICK) == ["Doran Martell"]


@rule("RR.insight.2")
def test_a_defender_who_wins_has_insight_too_and_the_loser_none() -> None:
    s = scene(
        you=side(plays=["Doran Martell", "Jon Snow"]),
        foe=side(plays=["Grand Maester Pycelle"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass("4.2")
    s.foe.challenges("intrigue", "Grand Maester Pycelle")
    s.all_pass("4.2.1")
    s.you.defends("Doran Martell")
    s.pass_to("4.2.5")
    assert s.you.offered(Verb.PICK) == ["Doran Martell"]
    s.you.picks("Doran Martell")
    assert (len(s.you.hand), s.foe.hand) == (1, [])


@rule("RR.intimidate.1")
def test_intimidate_kneels_a_character_no_stronger_than_the_margin() -> None:
    foe = side(plays=["Littlefinger", "Ranging Party", "Sansa Stark"])
    s = _won("military", "Grey Wind", foe=foe)
    assert s.facts["challenge"]["attacking_strength"] == 4
    assert s.you.offered(Verb.PICK) == ["Littlefinger", "Sansa Stark"]
    s.you.picks("Littlefinger")
    assert s.card("Littlefinger")["kneeling"]


@rule("RR.intimidate.1")
def test_intimidate_counts_the_margin_and_may_be_declined() -> None:
    s = scene(
        you=side(plays=["Grey Wind"]),
        foe=side(plays=["Burned Men", "Littlefinger", "House Dayne Knight"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Grey Wind")
    s.all_pass("4.2.1")
    s.foe.defends("Burned Men")
    s.pass_to("4.2.5")
    assert s.you.offered() == ["House Dayne Knight", "done"]
    s.you.done()
    assert not s.card("House Dayne Knight")["kneeling"]


@rule("RR.intimidate.2")
def test_who_is_intimidated_need_not_have_participated() -> None:
    s = scene(
        you=side(plays=["Robert Baratheon"]),
        foe=side(plays=["Bran Stark", "Cersei Lannister"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("power", "Robert Baratheon")
    s.all_pass("4.2.1")
    s.foe.defends("Bran Stark")
    s.pass_to("4.2.5")
    s.you.names("intimidate")
    assert s.you.offered(Verb.PICK) == ["Cersei Lannister"]  # Robert counts the kneeling Bran
    assert s.card("Cersei Lannister")["participating"] is None


@rule("RR.intimidate.3")
def test_only_one_intimidate_resolves_in_a_challenge() -> None:
    foe = side(plays=["Littlefinger", "Varys", "Sansa Stark"])
    s = _won("military", "Robert Baratheon", "Grey Wind", foe=foe)
    s.you.names("intimidate")
    s.you.picks("Littlefinger")
    s.you.done()  # renown
    assert s.state.step == "4.aw"
    kneeling = [name for name in ("Littlefinger", "Varys", "Sansa Stark") if s.card(name)["kneeling"]]
    assert kneeling == ["Littlefinger"]


@rule("RR.intimidate.4")
def test_a_defender_who_wins_does_not_intimidate() -> None:
    s = scene(
        you=side(plays=["Grey Wind"]),
        foe=side(plays=["Burned Men", "Sansa Stark"]),
        first_player=1,
        ask="windows",
    )
    s.all_pass("4.2")
    s.foe.challenges("military", "Burned Men")
    s.all_pass("4.2.1")
    s.you.defends("Grey Wind")
    s.all_pass()
    assert s.facts["last_challenge"]["winner"] == 0
    assert s.state.step == "4.2"
    assert not s.card("Sansa Stark")["kneeling"]


@rule("RR.intimidate.5")
def test_who_kneels_already_cannot_be_intimidated() -> None:
    foe = side(plays=[{"card": "Sansa Stark", "kneeling": True}, "Ranging Party", "Varys"])
    s = _won("military", "Grey Wind", foe=foe)
    assert s.you.offered(Verb.PICK) == ["Varys"]


@rule("RR.intimidate.5")
def test_nobody_is_intimidated_where_all_who_are_weak_enough_kneel() -> None:
    s = scene(
        you=side(plays=["Grey Wind"]),
        foe=side(plays=[{"card": "Varys", "kneeling": True}, "Ranging Party"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Grey Wind")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass("4.2.4")
    s.choose(0, s.you.decision.options[0].key)
    s.you.done()
    assert s.state.step == "4.aw"
