"""House Baratheon with several opponents."""

from typing import Any

from tests.thrones.scene import side
from tests.thrones.second.cards.melee.table import asked, table
from weirwood.core.option import Verb
from weirwood.rules import rule


def test_stannis_binds_every_player() -> None:
    kneeling = [{"card": name, "kneeling": True} for name in ("Burned Men", "Obara Sand", "Gold Cloaks")]
    s = table(
        side(plays=kneeling), side(plays=["Stannis Baratheon", *kneeling]), side(plays=kneeling), at="6.1"
    )
    for seat, chair in enumerate(s.sides):
        assert asked(s) == [seat]
        assert chair.decision.maximum == 2
        chair.picks("Burned Men", "Gold Cloaks")


def test_the_kings_hunting_party_minds_the_king_of_any_opponent() -> None:
    for seat in (1, 2):
        sides = [side(plays=["King's Hunting Party"]), side(), side()]
        sides[seat]["play"] = ["Robert Baratheon"]
        assert table(*sides).card("King's Hunting Party")["icons"] == ["military", "intrigue"]
    own = table(side(plays=["King's Hunting Party", "Robert Baratheon"]), side(), side())
    assert own.card("King's Hunting Party")["icons"] == ["military"]


def test_the_vanguard_lancer_takes_power_of_one_card_of_any_opponent() -> None:
    s = table(
        side(hand=["Vanguard Lancer"], gold=2, power=1),
        side(plays=[{"card": "Littlefinger", "power": 1}], power=2),
        side(plays=[{"card": "Varys", "power": 1}]),
        at="marshaling",
    )
    you, ann, bob = s.sides
    you.marshals("Vanguard Lancer")
    you.uses("Vanguard Lancer")
    assert len(you.offered(Verb.PICK)) == 3
    you.picks("Varys")
    assert (you.power, ann.power, bob.power) == (1, 3, 0)


@rule("RR.moving-power.1")
def test_the_painted_table_moves_power_from_the_opponent_whom_its_player_picks() -> None:
    s = table(
        side(plays=["Chamber of the Painted Table", "Robert Baratheon"]),
        side(power=2),
        side(power=2),
        at="5.2",
        ask="windows",
    )
    you, ann, bob = s.sides
    you.uses("Chamber of the Painted Table")
    assert asked(s) == [0]
    factions = [option.card for option in you.decision.options]
    assert factions == [ann.facts["faction_card"], bob.facts["faction_card"]]
    s.choose(0, you.decision.options[1].key)
    assert (you.power, ann.power, bob.power) == (2, 2, 1)


@rule("RR.choose.1", "RR.look.1")
def test_seen_in_flames_shows_and_discards_from_the_hand_of_one_opponent() -> None:
    s = table(
        side(plays=["Melisandre"], hand=["Seen In Flames"], gold=1),
        side(hand=["The Roseroad"] * 2),
        side(hand=["The Kingsroad", "Ice"]),
    )
    you, ann, bob = s.sides
    you.plays("Seen In Flames")
    assert s.players_offered(0) == [1, 2]
    you.chooses_player(2)
    assert you.offered(Verb.PICK) == ["The Kingsroad", "Ice"]
    you.picks("Ice")
    assert (len(ann.hand), bob.hand) == (2, ["The Kingsroad"])


def test_ours_is_the_fury_is_for_the_defending_player_alone() -> None:
    stags: dict[str, Any] = {
        "plays": [{"card": "Robert Baratheon", "kneeling": True}],
        "hand": ["Ours is the Fury"],
        "gold": 2,
    }
    s = table(side(plays=["Burned Men"]), side(**stags), side(**stags))
    _, ann, _ = s.sides
    s.sides[0].challenges("military", "Burned Men", against=1)
    assert asked(s) == [1]
    ann.plays("Ours is the Fury")
    assert asked(s) != [2]
    assert not s.card("Robert Baratheon")["kneeling"]


def test_consolidation_of_power_kneels_characters_of_one_player() -> None:
    s = table(
        side(hand=["Consolidation of Power"], gold=3),
        side(plays=["Burned Men", "Salty Navigator"]),
        side(plays=["House Dayne Knight", "Tumblestone Knight"]),
        at="marshaling",
    )
    you = s.sides[0]
    you.plays("Consolidation of Power")
    first = you.decision.options[0]
    s.choose(0, first.key)
    assert "House Dayne Knight" not in you.offered(Verb.PICK)
    assert "Salty Navigator" in you.offered(Verb.PICK)


def test_the_red_keep_stands_idle_in_a_power_challenge_of_two_others_and_minds_only_ones_own_losses() -> None:
    s = table(
        side(plays=["Cersei Lannister", "Burned Men"]),
        side(),
        side(plays=["The Red Keep"], deck=["The Roseroad"] * 5),
    )
    you, _, bob = s.sides
    you.challenges("power", "Cersei Lannister", against=1)
    you.passes()
    assert asked(s) == [2]
    bob.uses("The Red Keep")
    assert len(bob.deck) == 3
