"""Target: what may be chosen, by whom, when it is checked, and when it is chosen (RR.target)."""

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.rules import rule

KNEELING_ROBB = {"card": "Robb Stark", "kneeling": True}
KNEELING_BRAN = {"card": "Bran Stark", "kneeling": True}


@rule("RR.target.1")
def test_only_what_fits_the_words_is_offered() -> None:
    bearer = {"card": "Littlefinger", "attachments": ["Little Bird", "Seal of the Hand"]}
    other = {"card": "Varys", "attachments": ["Bodyguard"]}
    s = scene(side(plays=["Maester Cressen", other]), side(plays=[bearer]), at="marshaling")
    s.you.uses("Maester Cressen")
    assert sorted(s.you.offered()) == ["Bodyguard", "Little Bird"]


@rule("RR.target.2")
def test_the_player_who_uses_an_ability_chooses_unless_the_card_says_otherwise() -> None:
    foe = side(plays=["Littlefinger", "Varys"])
    s = scene(side(plays=["Wildling Horde"], hand=["Put to the Sword"], gold=2), foe, ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", "Wildling Horde")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.you.plays("Put to the Sword")
    assert sorted(s.you.offered()) == ["Littlefinger", "Varys"] and s.foe.offered() == []


@rule("RR.target.2")
def test_the_assassin_lets_the_opponent_choose_the_victim() -> None:
    you = side(hand=["The Queen's Assassin", "Little Bird"], gold=4)
    s = scene(you, side(plays=["Littlefinger", "Varys"]))
    s.you.ambushes("The Queen's Assassin")
    s.you.uses("The Queen's Assassin")
    assert sorted(s.foe.offered()) == ["Littlefinger", "Varys"] and s.you.offered() == []


@rule("RR.target.3")
def test_without_a_target_nothing_is_initiated_and_nothing_paid() -> None:
    you = side(plays=["Maester Cressen", {"card": "Littlefinger", "attachments": ["Seal of the Hand"]}])
    s = scene(you, at="marshaling", ask="windows")
    assert "Maester Cressen" not in s.you.offered()
    assert not s.card("Maester Cressen")["kneeling"]


def _yard() -> Scene:
    s = scene(side(plays=["Training Yard", "Arya Stark", KNEELING_ROBB, KNEELING_BRAN]))
    s.you.uses("Training Yard")
    return s


@rule("RR.target.4", "FAQ.3.2.1")
def test_what_only_the_cost_made_legal_is_not_offered() -> None:
    s = _yard()
    assert s.card("Arya Stark")["kneeling"]
    assert sorted(s.you.offered()) == ["Bran Stark", "Robb Stark"]


@rule("RR.target.5")
def test_several_targets_are_chosen_before_anything_happens_to_any() -> None:
    tyrells = ["Randyll Tarly", "The Knight of Flowers", "Garden Caretaker"]
    kneeling = [{"card": name, "kneeling": True} for name in tyrells]
    s = scene(side(plays=kneeling, hand=["Growing Strong"], gold=1))
    s.you.plays("Growing Strong")
    for name in tyrells:
        assert s.asks(0, "target") and s.card("Randyll Tarly")["strength"] == 5
        s.choose(0, next(o.key for o in s.you.decision.options if s.name(o.card or 0) == name))
    assert [s.card(name)["strength"] for name in tyrells] == [7, 7, 3]
    assert s.you.offered() == ["Randyll Tarly", "pass"]


@rule("RR.target.6")
def test_choosing_none_of_any_number_changes_nothing() -> None:
    you = side(hand=["Consolidation of Power"], gold=1)
    s = scene(you, side(plays=["Samwell Tarly", "Arya Stark"]), at="marshaling", ask="windows")
    s.you.plays("Consolidation of Power")
    s.you.done()
    assert s.you.offered() == [] and s.foe.offered() == ["pass"]
    assert (
        s.foe.power == 0 and not s.card("Samwell Tarly")["kneeling"] and not s.card("Arya Stark")["kneeling"]
    )


@rule("RR.target.7")
def test_a_copy_for_the_tickler_is_looked_for_only_after_the_discard() -> None:
    foe = side(plays=["Littlefinger"], deck=["Littlefinger", "Varys"])
    s = scene(side(plays=["The Tickler"]), foe, at="dominance", ask="windows")
    s.you.uses("The Tickler")
    s.you.says(True)
    assert s.foe.discard == ["Littlefinger", "Littlefinger"] and s.foe.in_play == []


@rule("RR.target.7")
def test_the_tickler_acts_without_a_copy_and_only_the_second_part_fails() -> None:
    foe = side(plays=["Littlefinger"], deck=["Varys", "Little Bird"])
    s = scene(side(plays=["The Tickler"]), foe, at="dominance", ask="windows")
    s.you.uses("The Tickler")
    assert s.foe.discard == ["Varys"] and s.foe.in_play == ["Littlefinger"]
    assert s.card("The Tickler")["kneeling"] and s.foe.offered() == ["pass"]


@rule("RR.target.8")
def test_a_kneeling_character_cannot_be_chosen_to_kneel() -> None:
    foe = side(plays=[KNEELING_BRAN, "Arya Stark", "Sansa Stark"])
    s = reveal("Filthy Accusations", foe=foe)
    assert sorted(s.you.offered()) == ["Arya Stark", "Sansa Stark"]
