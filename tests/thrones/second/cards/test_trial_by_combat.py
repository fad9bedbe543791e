"""Trial by Combat: military claim for an intrigue challenge."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.rules import rule


def trial(plot: str = "Heads on Spikes", **foe: Any) -> Scene:
    return scene(
        you=side(
            plays=["Cersei Lannister", "Lannisport Moneylender", "Burned Men"],
            hand=["Trial by Combat"],
            gold=2,
            plot=plot,
        ),
        foe=side(
            **{"plays": ["Littlefinger", "Burned Men", "Gold Cloaks"], "hand": ["The Roseroad"] * 3, **foe}
        ),
    )


@rule("RR.replacement.1", "RR.framework.4.2.4b")
def test_the_loser_of_an_intrigue_challenge_kills_a_character_instead_of_discarding() -> None:
    s = trial()
    s.you.challenges("intrigue", "Lannisport Moneylender")
    s.foe.defends()
    s.you.plays("Trial by Combat")
    assert s.foe.offered() == ["Littlefinger", "Burned Men", "Gold Cloaks"]
    s.foe.picks("Burned Men")
    assert s.foe.dead == ["Burned Men"]
    assert len(s.foe.hand) == 3
    assert s.you.gold == 0


@rule("RR.framework.4.2.4e")
def test_military_claim_is_as_high_as_the_intrigue_claim_would_be() -> None:
    s = trial()
    s.you.challenges("intrigue", "Cersei Lannister")
    s.foe.defends()
    s.you.plays("Trial by Combat")
    s.foe.picks("Littlefinger", "Gold Cloaks")
    assert s.foe.dead == ["Littlefinger", "Gold Cloaks"]


def test_the_defending_player_may_use_it_too() -> None:
    s = scene(
        you=side(plays=["Cersei Lannister", "Burned Men"], plot="Heads on Spikes"),
        foe=side(plays=["Gold Cloaks"], hand=["Trial by Combat", "The Roseroad", "The Roseroad"], gold=2),
    )
    s.you.challenges("intrigue", "Cersei Lannister")
    s.foe.plays("Trial by Combat")
    assert s.foe.dead == ["Gold Cloaks"]
    assert len(s.foe.hand) == 2


def test_it_does_not_answer_claim_of_another_challenge() -> None:
    s = trial(power=3)
    s.you.challenges("power", "Cersei Lannister")
    s.foe.defends()
    assert s.foe.power == 2
    assert s.you.hand == ["Trial by Combat"]


@rule("RR.cancel.4")
def test_intrigue_claim_is_applied_when_it_is_cancelled() -> None:
    s = trial(hand=["The Hand's Judgment", "The Roseroad"], gold=2)
    s.you.challenges("intrigue", "Lannisport Moneylender")
    s.foe.defends()
    s.you.plays("Trial by Combat")
    s.foe.plays("The Hand's Judgment")
    assert s.foe.dead == []
    assert s.foe.hand == []
    assert s.you.discard == ["Trial by Combat"]


@rule("RR.replacement.3")
def test_the_replacement_used_last_decides_the_claim() -> None:
    def both() -> Scene:
        s = scene(
            you=side(
                plays=["Mirri Maz Duur", "Burned Men"],
                hand=["Trial by Combat"],
                gold=2,
                plot="The Winds of Winter",
            ),
            foe=side(plays=["Gold Cloaks", "Obara Sand", "House Dayne Knight"]),
        )
        s.you.challenges("intrigue", "Mirri Maz Duur")
        s.foe.defends()
        return s

    trial_last = both()
    trial_last.you.uses("Mirri Maz Duur")
    trial_last.you.picks("Obara Sand")
    trial_last.you.plays("Trial by Combat")
    trial_last.foe.picks("Gold Cloaks", "House Dayne Knight")
    assert trial_last.foe.dead == ["Gold Cloaks", "House Dayne Knight"]
    mirri_last = both()
    mirri_last.you.plays("Trial by Combat")
    mirri_last.you.uses("Mirri Maz Duur")
    mirri_last.you.picks("Obara Sand")
    assert mirri_last.foe.dead == ["Obara Sand"]
