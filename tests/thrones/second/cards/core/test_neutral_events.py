"""Neutral events of the Core Set."""

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def _wins(s: Scene, type: str, *attackers: str) -> None:
    """The first player's challenge is won without defenders, up to what may answer it."""
    s.you.challenges(type, *attackers)
    s.all_pass()
    s.foe.defends()
    s.all_pass()


@rule("RR.kill.1", "RR.target.2", "RR.framework.4.2.2d")
def test_put_to_the_sword_kills_a_character_of_the_loser() -> None:
    s = scene(
        you=side(plays=["Wildling Horde", "Varys"], hand=["Put to the Sword"], gold=2),
        foe=side(plays=["Littlefinger", "Varys"]),
    )
    _wins(s, "military", "Wildling Horde")
    s.you.plays("Put to the Sword")
    assert s.you.offered() == ["Littlefinger", "Varys"]
    s.you.picks("Varys")
    assert s.foe.dead == ["Varys"]
    assert s.you.discard == ["Put to the Sword"]
    assert s.you.gold == 0


def test_put_to_the_sword_needs_a_margin_of_five() -> None:
    s = scene(
        you=side(plays=["Rattleshirt's Raiders"], hand=["Put to the Sword"], gold=2),
        foe=side(plays=["Littlefinger"]),
    )
    _wins(s, "military", "Rattleshirt's Raiders")
    assert s.facts["last_challenge"]["winner"] == 0
    assert s.you.hand[0] == "Put to the Sword"
    assert s.foe.dead == []


def test_put_to_the_sword_answers_military_challenges_only() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], hand=["Put to the Sword"], gold=2),
        foe=side(plays=["Littlefinger"]),
    )
    s.you.challenges("power", "Wildling Horde")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    assert s.you.offered() == ["Wildling Horde", "done"]  # pillage
    assert s.you.hand == ["Put to the Sword"]


def test_put_to_the_sword_is_for_the_attacker() -> None:
    s = scene(
        you=side(plays=["Wildling Horde", "Wildling Horde"], hand=["Put to the Sword"], gold=2),
        foe=side(plays=["Rattleshirt's Raiders", "Littlefinger"]),
        first_player=1,
    )
    s.foe.challenges("military", "Rattleshirt's Raiders")
    s.all_pass()
    s.you.defends("Wildling Horde", "Wildling Horde")
    s.all_pass()
    assert s.facts["challenge"]["winner"] == 0
    assert s.you.offered() == ["Wildling Horde", "Wildling Horde", "done"]  # pillage
    assert s.you.hand == ["Put to the Sword"]


def test_put_to_the_sword_needs_somebody_to_kill() -> None:
    s = scene(you=side(plays=["Wildling Horde"], hand=["Put to the Sword"], gold=2), foe=side())
    _wins(s, "military", "Wildling Horde")
    assert s.you.offered() == ["Wildling Horde", "done"]  # pillage
    assert s.you.hand == ["Put to the Sword"]


@rule("RR.limits.4")
def test_put_to_the_sword_is_played_once_in_a_challenge_and_again_in_the_next() -> None:
    s = scene(
        you=side(
            plays=["Wildling Horde", "Wildling Horde"],
            hand=["Put to the Sword", "Put to the Sword"],
            gold=4,
            plot="A Storm of Swords",
        ),
        foe=side(plays=["Littlefinger", "Varys", "Rattleshirt's Raiders", "Rattleshirt's Raiders"]),
    )
    _wins(s, "military", "Wildling Horde")
    s.you.plays("Put to the Sword")
    s.you.picks("Littlefinger")
    assert "Put to the Sword" not in s.you.offered()
    s.foe.picks("Varys")  # claim
    s.you.done()  # pillage
    _wins(s, "military", "Wildling Horde")
    s.you.plays("Put to the Sword")
    s.you.picks("Rattleshirt's Raiders")
    assert s.foe.dead[:3] == ["Littlefinger", "Varys", "Rattleshirt's Raiders"]


@rule("RR.cancel.4", "RR.limits.6")
def test_a_canceled_put_to_the_sword_is_spent() -> None:
    s = scene(
        you=side(plays=["Wildling Horde", "Varys"], hand=["Put to the Sword", "Put to the Sword"], gold=4),
        foe=side(plays=["Littlefinger"], hand=["The Hand's Judgment"], gold=3),
    )
    _wins(s, "military", "Wildling Horde")
    s.you.plays("Put to the Sword")
    s.foe.plays("The Hand's Judgment")
    assert s.foe.dead == []
    assert (s.you.gold, s.foe.gold) == (2, 1)
    assert s.you.discard == ["Put to the Sword"]
    assert s.foe.discard == ["The Hand's Judgment"]
    assert "Put to the Sword" not in s.you.offered()


def test_put_to_the_torch_discards_a_location_of_the_loser() -> None:
    s = scene(
        you=side(plays=["Wildling Horde", "The Roseroad", "Varys"], hand=["Put to the Torch"], gold=1),
        foe=side(plays=["The Iron Throne", "The Kingsroad"]),
    )
    _wins(s, "military", "Wildling Horde")
    s.you.plays("Put to the Torch")
    assert s.you.offered() == ["The Iron Throne", "The Kingsroad"]
    s.you.picks("The Iron Throne")
    assert s.foe.discard == ["The Iron Throne"]


def test_put_to_the_torch_needs_a_location() -> None:
    s = scene(
        you=side(plays=["Wildling Horde", "The Roseroad"], hand=["Put to the Torch"], gold=1),
        foe=side(plays=["Littlefinger"]),
    )
    _wins(s, "military", "Wildling Horde")
    assert s.you.offered() == ["Wildling Horde", "done"]  # pillage
    assert s.you.hand == ["Put to the Torch"]


@rule("RR.reactions.6")
def test_put_to_the_torch_is_played_once_in_a_challenge() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], hand=["Put to the Torch", "Put to the Torch"], gold=2),
        foe=side(plays=["The Iron Throne", "The Kingsroad"]),
    )
    _wins(s, "military", "Wildling Horde")
    s.you.plays("Put to the Torch")
    s.you.picks("The Kingsroad")
    assert "Put to the Torch" not in s.you.offered()
    assert s.you.hand == ["Put to the Torch"]


def test_a_canceled_put_to_the_torch_burns_nothing() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], hand=["Put to the Torch"], gold=1),
        foe=side(plays=["The Iron Throne"], hand=["The Hand's Judgment"], gold=1),
    )
    _wins(s, "military", "Wildling Horde")
    s.you.plays("Put to the Torch")
    s.foe.plays("The Hand's Judgment")
    assert s.foe.in_play == ["The Iron Throne"]
    assert (s.you.gold, s.foe.gold) == (0, 0)


@rule("RR.for-your-faction.1", "RR.event.1")
def test_superior_claim_gains_two_power_for_the_faction() -> None:
    s = scene(you=side(plays=["Wildling Horde"], hand=["Superior Claim"]), foe=side())
    _wins(s, "power", "Wildling Horde")
    s.you.plays("Superior Claim")
    assert s.you.facts["faction_power"] == 3  # one of it for the unopposed challenge


def test_superior_claim_also_answers_a_challenge_won_in_defense() -> None:
    s = scene(
        you=side(plays=["Wildling Horde", "Wildling Horde"], hand=["Superior Claim"]),
        foe=side(plays=["Littlefinger"]),
        first_player=1,
    )
    s.foe.challenges("power", "Littlefinger")
    s.all_pass()
    s.you.defends("Wildling Horde", "Wildling Horde")
    s.all_pass()
    s.you.plays("Superior Claim")
    assert s.you.power == 2


def test_superior_claim_needs_a_margin_of_five() -> None:
    s = scene(you=side(plays=["Littlefinger", "Wildling Horde"], hand=["Superior Claim"]), foe=side())
    _wins(s, "power", "Littlefinger")
    assert s.you.offered(Verb.CHALLENGE) == ["military"]
    assert s.you.power == 1


@rule("RR.event.4")
def test_a_canceled_superior_claim_counts_against_its_maximum() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], hand=["Superior Claim", "Superior Claim"]),
        foe=side(hand=["The Hand's Judgment"]),
    )
    _wins(s, "power", "Wildling Horde")
    s.you.plays("Superior Claim")
    s.foe.plays("The Hand's Judgment")
    assert "Superior Claim" not in s.you.offered()
    assert s.you.power == 1


@rule("RR.delayed-effects.2", "FAQ.end-of-phase.3")
def test_tears_of_lys_kill_at_the_end_of_the_phase() -> None:
    s = scene(
        you=side(plays=["Littlefinger"], hand=["Tears of Lys"], gold=1),
        foe=side(plays=["Varys", "Wildling Horde", "Rattleshirt's Raiders"]),
    )
    _wins(s, "intrigue", "Littlefinger")
    s.you.plays("Tears of Lys")
    assert s.you.offered() == ["Wildling Horde", "Rattleshirt's Raiders"]
    s.you.picks("Rattleshirt's Raiders")
    assert s.card("Rattleshirt's Raiders")["tokens"] == {"poison": 1}
    assert s.state.phase == "challenges"
    s.foe.passes()
    assert s.foe.dead == ["Rattleshirt's Raiders"]
    assert sorted(s.foe.in_play) == ["Varys", "Wildling Horde"]


def test_tears_of_lys_need_a_character_without_an_intrigue_icon() -> None:
    s = scene(
        you=side(plays=["Littlefinger"], hand=["Tears of Lys"], gold=1),
        foe=side(plays=["Varys"]),
    )
    _wins(s, "intrigue", "Littlefinger")
    assert s.foe.offered(Verb.CHALLENGE) == ["intrigue"]
    assert s.you.hand == ["Tears of Lys"]


def test_who_leaves_play_is_not_reached_by_tears_of_lys() -> None:
    s = scene(
        you=side(plays=["Littlefinger"], hand=["Tears of Lys"], gold=1),
        foe=side(plays=["Varys", "Wildling Horde"]),
    )
    _wins(s, "intrigue", "Littlefinger")
    s.you.plays("Tears of Lys")
    s.discard("Wildling Horde")
    s.foe.passes()
    assert s.state.phase != "challenges"
    assert s.foe.discard[0] == "Wildling Horde"
    assert s.foe.dead == []


def test_who_is_saved_from_tears_of_lys_is_rid_of_the_poison() -> None:
    s = scene(
        you=side(plays=["Littlefinger"], hand=["Tears of Lys"], gold=1),
        foe=side(plays=[{"card": "Eddard Stark", "attachments": ["Bodyguard"]}]),
    )
    _wins(s, "intrigue", "Littlefinger")
    s.you.plays("Tears of Lys")
    assert s.card("Eddard Stark")["tokens"] == {"poison": 1}
    s.foe.passes()
    s.foe.uses("Bodyguard")
    assert "Eddard Stark" in s.foe.in_play
    assert s.card("Eddard Stark")["tokens"] == {}


def test_canceled_tears_of_lys_place_no_poison() -> None:
    s = scene(
        you=side(plays=["Littlefinger"], hand=["Tears of Lys", "Tears of Lys"], gold=2),
        foe=side(plays=["Wildling Horde"], hand=["The Hand's Judgment"], gold=1),
    )
    _wins(s, "intrigue", "Littlefinger")
    s.you.plays("Tears of Lys")
    s.foe.plays("The Hand's Judgment")
    assert s.card("Wildling Horde")["tokens"] == {}
    assert s.you.discard == ["Tears of Lys"]
    assert "Tears of Lys" not in s.you.offered()


@rule("RR.initiating.s2", "RR.triggering-condition.s2b")
def test_the_hands_judgment_costs_what_the_event_printed() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], hand=["Put to the Sword"], gold=2),
        foe=side(plays=["Littlefinger"], hand=["The Hand's Judgment"], gold=1),
    )
    _wins(s, "military", "Wildling Horde")
    s.you.plays("Put to the Sword")
    assert s.foe.dead == ["Littlefinger"]  # two gold would have been needed


def test_the_hands_judgment_does_not_answer_your_own_events() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], hand=["Superior Claim", "The Hand's Judgment"], gold=5), foe=side()
    )
    _wins(s, "power", "Wildling Horde")
    s.you.plays("Superior Claim")
    assert s.you.power == 3
    assert s.you.hand == ["The Hand's Judgment"]


@rule("FAQ.qa.hands-judgment", "RR.x.1")
def test_the_hands_judgment_may_be_judged_for_nothing() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], hand=["Superior Claim", "The Hand's Judgment"]),
        foe=side(hand=["The Hand's Judgment"]),
    )
    _wins(s, "power", "Wildling Horde")
    s.you.plays("Superior Claim")
    s.foe.plays("The Hand's Judgment")
    s.you.plays("The Hand's Judgment")
    assert s.you.power == 3
    assert s.foe.discard == ["The Hand's Judgment"]


@rule("RR.cancel.2")
def test_what_was_canceled_is_not_canceled_again() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], hand=["Superior Claim"]),
        foe=side(hand=["The Hand's Judgment", "The Hand's Judgment"]),
    )
    _wins(s, "power", "Wildling Horde")
    s.you.plays("Superior Claim")
    s.foe.plays("The Hand's Judgment")
    assert s.foe.hand == ["The Hand's Judgment"]
    assert s.foe.offered() == []
