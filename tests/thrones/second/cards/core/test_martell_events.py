"""Locations and events of House Martell in the Core Set."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

CLAIM_ONE = "Heads on Spikes"
USED = ["A Noble Cause", "Summons", "Taxation"]
TREACHEROUS: dict[str, Any] = {"hand": ["Treachery"], "gold": 1}
"""With a unique Lannister character in play, enough to cancel a triggered ability."""
SILENCING: dict[str, Any] = {"hand": ["The Hand's Judgment"], "gold": 1}
"""Enough to cancel an event of cost 1 or less."""


# Ghaston Grey


def ghaston(**rest: Any) -> Scene:
    """You have lost a power challenge as the defending player."""
    foe: dict[str, Any] = {"plays": ["Cersei Lannister", "Tyrion Lannister", "Burned Men"], **rest}
    s = scene(you=side(plays=["Ghaston Grey", "Desert Scavenger"]), foe=side(**foe), first_player=1)
    s.foe.challenges("power", "Cersei Lannister", "Tyrion Lannister")
    s.foe.picks("Desert Scavenger")
    return s


def test_ghaston_grey_returns_an_attacking_character_to_its_owners_hand() -> None:
    s = ghaston()
    s.you.uses("Ghaston Grey")
    assert s.you.discard == ["Ghaston Grey"]
    assert s.you.offered() == ["Cersei Lannister", "Tyrion Lannister"]
    s.you.picks("Tyrion Lannister")
    assert s.foe.hand == ["Tyrion Lannister"]


def test_ghaston_grey_returns_a_character_that_cannot_be_saved() -> None:
    s = ghaston(
        plays=[
            {"card": "Cersei Lannister", "duplicates": ["Cersei Lannister"]},
            "Tyrion Lannister",
            "Burned Men",
        ]
    )
    s.you.uses("Ghaston Grey")
    s.you.picks("Cersei Lannister")
    assert s.foe.hand == ["Cersei Lannister"]


@rule("RR.costs.5", "RR.kneel.2")
def test_ghaston_grey_is_not_offered_while_kneeling() -> None:
    s = scene(
        you=side(plays=[{"card": "Ghaston Grey", "kneeling": True}, "Desert Scavenger"]),
        foe=side(plays=["Cersei Lannister", "Burned Men"]),
        first_player=1,
    )
    s.foe.challenges("power", "Cersei Lannister")
    s.you.defends()
    assert s.you.offered(Verb.USE) == []
    assert "Ghaston Grey" in s.you.in_play


def test_ghaston_grey_does_not_react_to_a_challenge_lost_as_the_attacker() -> None:
    s = scene(
        you=side(plays=["Ghaston Grey", "Desert Scavenger", "Obara Sand"]),
        foe=side(plays=["Tywin Lannister"]),
    )
    s.you.challenges("power", "Desert Scavenger")
    s.foe.defends("Tywin Lannister")
    s.foe.picks("Tywin Lannister")
    assert s.you.offered(Verb.USE) == []


def test_ghaston_grey_is_gone_when_cancelled() -> None:
    s = ghaston(**TREACHEROUS)
    s.you.uses("Ghaston Grey")
    s.foe.plays("Treachery")
    assert s.you.discard == ["Ghaston Grey"]
    assert s.foe.hand == []


# Sunspear


def sunspear(**rest: Any) -> Scene:
    """You have lost an intrigue challenge as the defending player; your turn to attack comes next."""
    you: dict[str, Any] = {
        "plays": ["Sunspear", "Greenblood Trader", "Desert Scavenger", "Obara Sand"],
        "plot": CLAIM_ONE,
        **rest,
    }
    s = scene(
        you=side(**you),
        foe=side(
            plays=["Cersei Lannister"], hand=["Treachery", "The Roseroad", "The Roseroad"], gold=1, power=4
        ),
        first_player=1,
    )
    s.foe.challenges("intrigue", "Cersei Lannister")
    s.you.defends()
    return s


@rule("RR.framework.4.2.4e", "RR.lasting-effects.2")
def test_sunspear_raises_your_claim_in_challenges_of_the_type_you_lost() -> None:
    s = sunspear()
    s.you.uses("Sunspear")
    s.foe.passes()
    assert s.card("Sunspear")["kneeling"]
    assert s.you.facts["claim"] == 1
    s.you.challenges("intrigue", "Greenblood Trader")
    assert len(s.foe.hand) == 1
    s.you.challenges("power", "Desert Scavenger")
    assert s.foe.power == 4


def test_sunspear_is_not_offered_while_kneeling() -> None:
    s = sunspear(plays=[{"card": "Sunspear", "kneeling": True}, "Greenblood Trader"])
    assert s.you.offered(Verb.USE) == []


def test_sunspear_raises_no_claim_when_cancelled() -> None:
    s = sunspear()
    s.you.uses("Sunspear")
    s.foe.plays("Treachery")
    assert s.card("Sunspear")["kneeling"]
    s.you.challenges("intrigue", "Greenblood Trader")
    assert len(s.foe.hand) == 1


# Blood Orange Grove


def test_the_grove_reduces_the_cost_of_your_next_martell_card_and_is_limited() -> None:
    s = scene(
        you=side(
            plays=["Blood Orange Grove"],
            hand=["Burned Men", "Sunspear", "Obara Sand", "Blood Orange Grove", "Western Fiefdom"],
            gold=9,
        ),
        at="marshaling",
    )
    s.you.uses("Blood Orange Grove")
    s.you.marshals("Burned Men")
    s.you.marshals("Sunspear")
    assert s.you.gold == 6
    s.you.marshals("Obara Sand")
    assert s.you.gold == 3
    s.you.marshals("Blood Orange Grove")
    assert s.you.offered(Verb.MARSHAL) == []


def test_the_grove_is_not_offered_while_kneeling_and_stays_knelt_when_cancelled() -> None:
    s = scene(
        you=side(plays=["Blood Orange Grove"], hand=["Obara Sand"], gold=3),
        foe=side(plays=["Cersei Lannister"], **TREACHEROUS),
        at="marshaling",
    )
    s.you.uses("Blood Orange Grove")
    s.foe.plays("Treachery")
    assert s.card("Blood Orange Grove")["kneeling"]
    assert s.you.offered(Verb.USE) == []
    s.you.marshals("Obara Sand")
    assert s.you.gold == 0


# Doran's Game


def game(attacker: str = "Doran Martell", **foe: Any) -> Scene:
    s = scene(
        you=side(
            plays=[attacker, "Greenblood Trader", "Obara Sand"],
            hand=["Doran's Game", "Doran's Game"],
            used=USED,
            gold=2,
        ),
        foe=side(**foe),
    )
    s.you.challenges("intrigue", attacker, "Greenblood Trader")
    return s


@rule("RR.limits.4")
def test_dorans_game_gives_power_for_each_used_plot_once_a_challenge() -> None:
    s = game()
    s.you.plays("Doran's Game")
    assert s.you.facts["faction_power"] == 4
    assert s.you.hand[:1] == ["Doran's Game"]
    assert s.you.offered(Verb.USE) == []


def test_dorans_game_needs_a_victory_by_five() -> None:
    s = game("Dornish Paramour")
    assert s.you.offered(Verb.USE) == []


@rule("RR.limits.6", "RR.cancel.4")
def test_dorans_game_counts_when_cancelled() -> None:
    s = game(**SILENCING)
    s.you.plays("Doran's Game")
    s.foe.plays("The Hand's Judgment")
    assert s.you.facts["faction_power"] == 1
    assert s.you.discard == ["Doran's Game"]
    assert s.you.offered(Verb.USE) == []


# Unbowed, Unbent, Unbroken


def unbowed(count: int = 1, first_player: int = 1, **foe: Any) -> Scene:
    """The foe has won a power challenge against you, and could go on with others."""
    s = scene(
        you=side(plays=["Desert Scavenger"], hand=["Unbowed, Unbent, Unbroken"] * count),
        foe=side(**{"plays": ["Littlefinger", "Cersei Lannister", "Burned Men"], **foe}),
        first_player=first_player,
        active=1,
    )
    s.foe.challenges("power", "Littlefinger")
    s.you.defends()
    return s


def test_unbowed_forbids_the_winner_challenges_of_a_type() -> None:
    s = unbowed()
    s.you.plays("Unbowed, Unbent, Unbroken")
    s.you.names("military")
    assert s.foe.offered(Verb.CHALLENGE) == ["intrigue"]
    s.foe.challenges("intrigue", "Cersei Lannister")
    assert s.you.offered(Verb.CHALLENGE) == ["power"]


@rule("RR.lasting-effects.2")
def test_unbowed_lasts_until_the_end_of_the_phase() -> None:
    s = unbowed()
    s.you.plays("Unbowed, Unbent, Unbroken")
    s.you.names("military")
    assert s.state.sides[1].cannot_initiate == 1
    s.foe.passes()
    s.you.passes()
    assert s.state.phase != "challenges"
    assert s.state.sides[1].cannot_initiate == 0


@rule("RR.play-restrictions.1")
def test_unbowed_is_not_for_the_first_player() -> None:
    s = unbowed(first_player=0)
    assert s.foe.offered(Verb.CHALLENGE) == ["military", "intrigue"]


@rule("RR.limits.4")
def test_unbowed_may_be_played_once_a_challenge() -> None:
    s = unbowed(count=2)
    s.you.plays("Unbowed, Unbent, Unbroken")
    s.you.names("military")
    assert s.you.hand == ["Unbowed, Unbent, Unbroken"]
    s.foe.challenges("intrigue", "Cersei Lannister")
    assert s.you.offered(Verb.PLAY) == ["Unbowed, Unbent, Unbroken"]


def test_unbowed_is_spent_when_cancelled() -> None:
    s = unbowed(**SILENCING)
    s.you.plays("Unbowed, Unbent, Unbroken")
    s.foe.plays("The Hand's Judgment")
    assert s.you.discard == ["Unbowed, Unbent, Unbroken"]
    assert s.foe.offered(Verb.CHALLENGE) == ["military", "intrigue"]


# Confinement


def confinement(**foe: Any) -> Scene:
    return scene(
        you=side(plays=["Desert Scavenger"], hand=["Confinement"], gold=1),
        foe=side(**{"plays": ["Littlefinger", "Tywin Lannister", "Burned Men"], **foe}),
        ask="windows",
    )


def test_confinement_takes_all_icons_of_a_character_with_four_strength_or_less() -> None:
    s = confinement()
    s.you.plays("Confinement")
    assert s.you.offered() == ["Desert Scavenger", "Littlefinger", "Burned Men"]
    s.you.picks("Littlefinger")
    assert s.card("Littlefinger")["icons"] == []
    assert s.you.gold == 0


@rule("RR.lasting-effects.1", "RR.lasting-effects.2")
def test_confinement_lasts_until_the_end_of_the_phase() -> None:
    s = confinement(plays=["Littlefinger"])
    s.you.plays("Confinement")
    s.you.picks("Littlefinger")
    s.all_pass()
    s.you.passes()
    s.all_pass()
    assert s.card("Littlefinger")["icons"] == []
    s.foe.passes()
    assert s.state.phase == "dominance"
    assert s.card("Littlefinger")["icons"] == ["intrigue", "power"]


@rule("RR.target.3")
def test_confinement_is_not_offered_without_a_weak_character() -> None:
    s = scene(you=side(hand=["Confinement"], gold=1), foe=side(plays=["Tywin Lannister"]), ask="windows")
    assert s.you.offered() == ["pass"]


def test_confinement_is_spent_when_cancelled() -> None:
    s = confinement(**SILENCING)
    s.you.plays("Confinement")
    s.you.picks("Littlefinger")
    s.foe.plays("The Hand's Judgment")
    assert s.card("Littlefinger")["icons"] == ["intrigue", "power"]
    assert s.you.discard == ["Confinement"]
