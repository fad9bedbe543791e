"""Set-up of the Winter Edition."""

from __future__ import annotations

import pytest

from tests.thrones.winter.scene import FILLER, Table, begun, deck, host, placing
from weirwood.core.decision import DecisionKind
from weirwood.core.errors import BadArgument
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.games.winter import GAME

EDDARD = "Eddard Stark"
HUNTRESS = "Huntress in the Swamp"


def refused(s: Table, *names: str) -> str:
    """The clause that refuses to place these cards together."""
    hand = s.state.sides[0].hand.copy()
    keys = []
    for name in names:
        hand.remove(card := next(card for card in hand if s.name(card) == name))
        keys.append(f"pick:{card}")
    assert not GAME.may_choose(s.state, 0, keys)
    return str(GAME.refused_set(s.state, 0, keys)["rule"])


@rule("WE.game-setup.1", "WE.setup-hand-and-placement.1")
def test_set_up_goes_in_the_order_of_the_book() -> None:
    s, events = begun(deck(HUNTRESS), deck(), first_player=0)
    assert [(len(side.hand), len(side.deck)) for side in s.state.sides] == [(7, 53)] * 2
    s[0].picks(HUNTRESS)
    s[1].done()
    told = [event.kind for event in (*events, *s.events)]
    kinds = ("first-player", "announced", "drew", "set-up")
    told = [kind for kind in told[: told.index("phase-began")] if kind in kinds]
    placed = ["set-up", "set-up", "set-up"]
    assert told == ["first-player", *["announced"] * 2, *["drew"] * 2, *placed, "drew"]


@rule("WE.game-setup.3")
def test_the_first_player_is_drawn_by_lot_and_declares_house_and_agenda_first() -> None:
    drawn = set()
    for seed in range(8):
        _, events = begun(deck(), deck(), deck(agenda="The Night's Watch"), seed=seed)
        first = next(event.seats[0] for event in events if event.kind == "first-player")
        declared = [event for event in events if event.kind == "announced"]
        order = [(first + at) % 3 for at in range(3)]
        assert [event.seats for event in declared] == [(seat,) for seat in order]
        assert [len(event.cards) for event in declared] == [2 if seat == 2 else 1 for seat in order]
        drawn.add(first)
    assert drawn == {0, 1, 2}


@rule("WE.game-setup.4", "WE.introduction.3")
def test_players_bring_their_own_decks_and_may_share_house_and_agenda() -> None:
    s, _ = begun(*[deck(agenda="Treaty") for _ in range(2)])
    assert [s.state.cards[side.faction].faction for side in s.state.sides] == ["stark", "stark"]
    assert [len(side.plots) for side in s.state.sides] == [7, 7]
    assert not set(s.state.sides[0].deck) & set(s.state.sides[1].deck)


@rule("WE.setup-hand-and-placement.2")
def test_there_is_no_mulligan() -> None:
    s, _ = begun()
    assert s.state.decisions[0].kind == DecisionKind.SETUP
    assert s.refused(s.state.decisions[0].seat, "mulligan", FILLER) == "WE.setup-hand-and-placement.2"


@rule("WE.setup-hand-and-placement.3")
def test_cards_are_placed_facedown_in_player_order_and_revealed_together() -> None:
    s, _ = begun(deck(HUNTRESS), deck(), deck("Lookout"), first_player=2)
    assert [decision.seat for decision in s.state.decisions] == [2]
    s[2].picks("Lookout")
    assert "Lookout" not in str(s.state.view(0)["seats"][2])
    assert [decision.seat for decision in s.state.decisions] == [0]
    s[0].picks(HUNTRESS)
    assert HUNTRESS not in str(s.state.view(1)["cards"]) and [one.seat for one in s.state.decisions] == [1]
    s[1].done()
    assert {HUNTRESS, "Lookout"} <= {card["name"] for card in s.state.view(1)["cards"] if "name" in card}


@rule("WE.setup-hand-and-placement.4")
def test_characters_and_locations_of_five_gold_are_placed() -> None:
    s = placing(EDDARD, HUNTRESS, "Lookout", "Northman's Grit", "Jojen's Counsel")
    assert refused(s, EDDARD, "Lookout") == "WE.setup-hand-and-placement.4"
    assert not {"Northman's Grit", "Jojen's Counsel"} & set(s[0].offered(Verb.PICK))
    assert refused(s, HUNTRESS, "Northman's Grit")
    s[0].picks(EDDARD, HUNTRESS)
    s[1].done()
    assert sorted(s[0].in_play) == [EDDARD, HUNTRESS] and not s.card(EDDARD)["kneeling"]


@rule("WE.setup-hand-and-placement.5")
def test_a_card_of_another_house_costs_two_more_in_set_up() -> None:
    """Cersei Lannister costs 3, and so all of the 5 gold."""
    s = placing("Cersei Lannister", HUNTRESS, FILLER)
    assert refused(s, "Cersei Lannister", HUNTRESS) == "WE.setup-hand-and-placement.4"
    s[0].picks("Cersei Lannister", FILLER)
    s[1].done()
    assert sorted(s[0].in_play) == ["Cersei Lannister", FILLER]
    s = placing("Ser Jaime Lannister", FILLER)
    assert "Ser Jaime Lannister" not in s[0].offered(Verb.PICK)


@rule("WE.setup-hand-and-placement.6")
def test_one_limited_card_and_no_duplicates_are_placed() -> None:
    s = placing("Northern Fiefdoms", "Kingsroad Farmstead", "Jojen Reed", "Jojen Reed")
    for names in (("Northern Fiefdoms", "Kingsroad Farmstead"), ("Jojen Reed", "Jojen Reed")):
        assert refused(s, *names) == "WE.setup-hand-and-placement.6"


@rule("WE.setup-hand-and-placement.7")
def test_players_draw_up_to_seven_cards_after_the_reveal() -> None:
    s = placing(HUNTRESS, "Lookout", FILLER)
    s[0].picks(HUNTRESS, "Lookout", FILLER)
    s[1].done()
    assert [(len(side.hand), len(side.deck)) for side in s.state.sides] == [(7, 50), (7, 53)]


@rule("WE.power-pool.2", "WE.kneeling-and-standing.1")
def test_a_card_revealed_in_set_up_was_not_played() -> None:
    """Nothing answers Highgarden Reinforcements, which would draw two cards."""
    s = placing("Highgarden Reinforcements", house="lannister")
    s[0].picks("Highgarden Reinforcements")
    s[1].done()
    assert s.state.phase == "plot" and len(s[0].hand) == 7 and len(s[0].deck) == 52
    assert not s.card("Highgarden Reinforcements")["kneeling"]


@rule("WE.setup-keyword.1")
def test_an_attachment_with_setup_is_placed_on_a_card_of_ones_own() -> None:
    s = placing("Kiss of Life", "Ironborn's Strength", "Rider through the Storm", house="greyjoy")
    assert s.refused(0, None, "Ironborn's Strength") == "WE.setup-keyword.1"
    assert "Kiss of Life" not in s[0].offered(Verb.PICK)
    s[0].picks("Rider through the Storm", "Kiss of Life")
    s[1].done()
    assert host(s, "Kiss of Life") == "Rider through the Storm" and "Ironborn's Strength" in s[0].hand


@rule("WE.setup-keyword.1")
def test_a_card_with_setup_costs_gold_too() -> None:
    """Old Bear's Crow costs 1; of another House, Kiss of Life costs 2."""
    s = placing(EDDARD, HUNTRESS, "Old Bear's Crow", "Kiss of Life")
    assert refused(s, EDDARD, HUNTRESS, "Old Bear's Crow") == "WE.setup-hand-and-placement.4"
    assert refused(s, EDDARD, "Kiss of Life") == "WE.setup-hand-and-placement.4"
    s[0].picks(EDDARD, "Old Bear's Crow")
    s[1].done()
    assert host(s, "Old Bear's Crow") == EDDARD


@rule("WE.introduction.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play(players: int) -> None:
    s, _ = begun(*[deck() for _ in range(players)])
    assert s.state.deal.players == players


@rule("WE.introduction.1")
@pytest.mark.parametrize("players", (1, 7))
def test_fewer_or_more_cannot_play(players: int) -> None:
    with pytest.raises(BadArgument) as error:
        begun(*[deck() for _ in range(players)])
    assert error.value.rule == "WE.introduction.1"


@rule("WE.for-your-first-game.1")
def test_an_introductory_game_sets_agendas_and_cards_of_one_house_aside() -> None:
    form = deck("Arya's Revenge", "Lookout", agenda="The Night's Watch")
    for introductory in (True, False):
        s, _ = begun(form, deck(), introductory=introductory)
        assert ("Arya's Revenge" not in s[0].hand) is introductory and "Lookout" in s[0].hand
        assert (s.facts["seats"][0]["agenda"] is None) is introductory
        assert len(s.state.sides[0].plots) == 7
