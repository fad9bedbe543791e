"""Cards of Called to Arms and For Family Honor that speak of kings, and of what is revealed or joins a challenge."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import (
    answers,
    cancelable,
    canceler,
    either_way,
    kneels,
)
from tests.thrones.second.cards.melee.table import table
from weirwood.core.option import Verb

ROSES = ["Margaery Tyrell", "Randyll Tarly", "The Knight of Flowers", "The Queen of Thorns"]
"""Four characters of House Tyrell."""


def attacked(
    you: dict[str, Any], type: str = "intrigue", attacker: str = "Cersei Lannister", **foe: Any
) -> Scene:
    """You are attacked by a foe who may cancel what you use; your action comes next."""
    s = cancelable(you, first=1, **foe)
    s.pass_to("4.2")
    s.foe.challenges(type, attacker)
    s.foe.passes()
    return s


def struck_dumb(s: Scene) -> None:
    """Nobody does anything until the challenge is over."""
    for _ in range(30):
        if s.state.challenge is None:
            return
        decision = s.state.decisions[0]
        idle = [option for option in decision.options if option.verb in (Verb.PASS, Verb.DONE)]
        s.choose(decision.seat, [*idle, decision.options[0]][0].key)
    raise AssertionError(s.pending())


# There Is My Claim


def claimed(*hand: str, copies: int = 1, **foe: Any) -> Scene:
    """You attack with a claim in hand."""
    you = side(plays=["Robb Stark"], hand=[*hand, *["There Is My Claim"] * copies], plot="A Noble Cause")
    s = cancelable(you, **foe)
    assert s.you.offered(Verb.PLAY) == []
    s.pass_to("4.2")
    s.you.challenges("military", "Robb Stark")
    return s


@either_way
def test_four_roses_raise_your_claim_for_a_challenge(canceled: bool) -> None:
    s = claimed(*ROSES, "Ser Colen of Greenpools", copies=2)
    s.you.plays("There Is My Claim")
    s.you.picks(ROSES[0])
    assert ROSES[0] not in s.you.offered(Verb.PICK)
    assert all(card.get("name") not in ROSES for card in s.state.view(1)["cards"])
    for name in ROSES[1:]:
        s.you.picks(name)
    shown = [event for event in s.events if event.kind == "shown"]
    assert [[s.name(card) for card in event.cards] for event in shown] == [ROSES]
    answers(s, canceled)
    assert s.you.facts["claim"] == (1 if canceled else 2)
    assert all(card.get("name") not in ROSES for card in s.state.view(1)["cards"])
    s.foe.passes()
    assert s.you.offered(Verb.PLAY) == []
    s.pass_to("4.2.1")
    s.foe.defends()
    struck_dumb(s)
    assert s.you.facts["claim"] == 1
    assert sorted(s.you.hand) == sorted([*ROSES, "Ser Colen of Greenpools", "There Is My Claim"])


def test_three_roses_or_others_do_not_raise_a_claim() -> None:
    assert claimed(*ROSES[:3], "Arya Stark").you.offered(Verb.PLAY) == []


# Dolorous Edd


def edd(**rest: Any) -> Scene:
    """Edd is in your hand while you are attacked."""
    return attacked(side(plays=["Osha"], hand=["Dolorous Edd"]), **rest)


@either_way
def test_edd_joins_the_defence_on_his_knees(canceled: bool) -> None:
    s = edd()
    s.you.uses("Dolorous Edd")
    answers(s, canceled)
    assert kneels(s)
    assert ("Dolorous Edd" in s.you.in_play) != canceled
    if not canceled:
        assert s.card("Dolorous Edd")["kneeling"]
        assert s.facts["challenge"]["defenders"] == [s.id("Dolorous Edd")]


def joins(s: Scene) -> None:
    """Edd joins the challenge, nobody else defends, and it is resolved."""
    s.you.uses("Dolorous Edd")
    s.foe.passes()
    s.foe.passes()
    s.you.passes()
    s.you.defends()
    s.all_pass()


@pytest.mark.parametrize("back", [True, False])
def test_edd_may_go_home_when_the_challenge_is_won(back: bool) -> None:
    s = edd(plays=["Janos Slynt"], attacker="Janos Slynt")
    joins(s)
    s.you.says(back)
    assert s.you.hand == (["Dolorous Edd"] if back else [])


def test_edd_stays_when_the_challenge_is_lost() -> None:
    s = edd()
    joins(s)
    assert (s.state.challenge is None or s.state.challenge.winner == 1, s.you.hand) == (True, [])
    assert "Dolorous Edd" in s.you.in_play and s.you.offered(Verb.YES) == []


def test_edd_comes_to_defend_in_intrigue_challenges_only_and_once() -> None:
    assert edd(type="power").you.offered(Verb.USE) == []
    s = cancelable(side(plays=["Cersei Lannister"], hand=["Dolorous Edd"]))
    assert s.you.offered(Verb.USE) == []
    s.pass_to("4.2")
    s.you.challenges("intrigue", "Cersei Lannister")
    assert s.you.offered(Verb.USE) == []
    s = attacked(side(plays=["Shae"], hand=["Dolorous Edd"] * 2))
    s.you.uses("Dolorous Edd")
    s.foe.passes()
    s.foe.passes()
    assert s.you.offered(Verb.USE) == []


# Balon Greyjoy


@pytest.mark.parametrize("king", [False, True])
def test_balon_kneels_before_kings_only(king: bool) -> None:
    foe = side(plays=["Robb Stark (AtSK)" if king else "Robb Stark"])
    s = scene(side(plays=["Balon Greyjoy (CtA)"]), foe, ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Balon Greyjoy")
    assert s.card("Balon Greyjoy")["kneeling"] == king


def test_balon_kneels_to_attack_for_power_and_has_renown() -> None:
    s = scene(side(plays=["Balon Greyjoy (CtA)"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", "Balon Greyjoy")
    assert s.card("Balon Greyjoy")["kneeling"]
    s.pass_to("4.2.1")
    s.foe.defends()
    s.pass_to("4.2.5")
    s.you.picks("Balon Greyjoy")
    assert s.card("Balon Greyjoy")["power"] == 1


def test_balon_stands_before_those_without_a_king_at_a_table_of_three() -> None:
    for against in (1, 2):
        s = table(side(plays=["Balon Greyjoy (CtA)"]), side(plays=["Robb Stark (AtSK)"]), side())
        s.sides[0].challenges("military", "Balon Greyjoy", against=against)
        assert s.card("Balon Greyjoy")["kneeling"] == (against == 1)


@either_way
def test_balon_gathers_the_loyal_at_an_island(canceled: bool) -> None:
    plays = ["Balon Greyjoy (CtA)", "Osha", "Pyke", "Iron Islands Fishmonger", "Sea Tower"]
    s = scene(side(plays=plays), canceler(), ask="windows")
    assert s.you.offered(Verb.USE) == ["Pyke"]
    s.pass_to("4.2")
    s.you.challenges("military", "Osha")
    s.you.uses("Balon Greyjoy")
    s.you.picks("Sea Tower")
    answers(s, canceled)
    assert (s.card("Sea Tower")["kneeling"], s.card("Pyke")["kneeling"]) == (True, False)
    assert s.card("Balon Greyjoy")["strength"] == (5 if canceled else 6)
    assert (
        s.card("Osha")["strength"] == s.card("Osha")["base_strength"]
        if "base_strength" in s.card("Osha")
        else True
    )
    s.foe.passes()
    assert "Balon Greyjoy" not in s.you.offered()
    s.pass_to("4.aw")
    assert s.card("Balon Greyjoy")["strength"] == 5


def test_balon_without_an_island_gathers_nobody() -> None:
    s = scene(side(plays=["Balon Greyjoy (CtA)", "The Roseroad"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Balon Greyjoy")
    assert s.you.offered(Verb.USE) == []


# Renly Baratheon


def court(*deck: str, **rest: Any) -> Scene:
    """Renly wins an intrigue challenge and uses insight."""
    s = scene(side(plays=["Renly Baratheon (FFH)"], deck=deck), canceler(gold=5), ask="windows", **rest)
    s.pass_to("4.2")
    s.you.challenges("intrigue", "Renly Baratheon")
    s.pass_to("4.2.1")
    s.foe.defends()
    s.pass_to("4.2.5")
    s.you.names("insight")
    s.you.picks("Renly Baratheon")
    return s


@either_way
def test_renly_shows_a_loyal_card_and_draws_another(canceled: bool) -> None:
    s = court("Grey Wind", "Ice", "Grey Wind")
    before = s.state.view(1)
    assert all(card.get("name") != "Grey Wind" for card in before["cards"])
    s.you.uses("Renly Baratheon")
    shown = [event for event in s.events if event.kind == "shown"]
    assert [[s.name(card) for card in event.cards] for event in shown] == [["Grey Wind"]]
    answers(s, canceled)
    assert s.you.hand == (["Grey Wind"] if canceled else ["Grey Wind", "Ice"])
    assert "Renly Baratheon" not in s.you.offered(Verb.USE)


def test_renly_does_not_care_for_cards_of_everybody() -> None:
    s = court("Tumblestone Knight", "Grey Wind")
    assert s.you.offered(Verb.USE) == []


@pytest.mark.parametrize("king", [False, True])
def test_another_king_leaves_renly_without_a_save(king: bool) -> None:
    renly = {"card": "Renly Baratheon (FFH)", "duplicates": ["Renly Baratheon (FFH)"]}
    foe = side(plays=["Robb Stark (AtSK)" if king else "Robb Stark"])
    s = scene(side(plays=[renly, "Robb Stark (AtSK)"]), foe, ask="windows")
    s.kill("Renly Baratheon")
    assert s.you.offered(Verb.SAVE) == ([] if king else ["Renly Baratheon"])
    assert (s.you.dead == ["Renly Baratheon"]) == king
    s = scene(side(plays=["Renly Baratheon (FFH)", "Maester Aemon"]), foe, ask="windows")
    s.kill("Renly Baratheon")
    assert s.you.offered(Verb.USE) == []
