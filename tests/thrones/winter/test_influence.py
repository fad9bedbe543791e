"""Influence in the Winter Edition: what it is paid for, and by whom."""

from __future__ import annotations

from typing import Any

from tests.thrones.winter.scene import Table, attack, defend, greyjoy, lannister, scene, stark
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.judgement.habits import habit
from weirwood.thrones.judgement.paying import payment_wanted

LOOKOUT = "Lookout"  # STR 2, military
SCOUT = "Wildling Scout"  # STR 2, military
MINOR = "Minor Fiefdom"  # 1 influence
RUSH = "Blackwater Rush"  # 2 influence
BED = "Robert's Deathbed"  # 3 influence
CHAINED = {"card": LOOKOUT, "attachments": ["In Chains"]}
BANISHED = {"card": SCOUT, "attachments": ["Banished"]}


def kneeling(s: Table, seat: int = 0) -> list[str]:
    """The locations of a seat that kneel."""
    cards = [card for card in s.facts["cards"] if card["kneeling"] and card["type"] == "location"]
    return sorted(card["name"] for card in cards if card["controller"] == seat)


def challenged(*play: str | dict[str, Any]) -> Table:
    """You are about to initiate a challenge."""
    s = scene(stark(*play), lannister(LOOKOUT))
    s.all_pass("4.2")
    return s


@rule("WE.save-and-cancel-responses.4")
def test_a_toll_is_paid_as_the_character_attacks() -> None:
    s = challenged(CHAINED, MINOR, RUSH)
    s[0].challenges("military", LOOKOUT)
    assert s[0].decision.why.what == "toll" and not s.card(LOOKOUT)["kneeling"]
    s[0].picks(MINOR)
    assert kneeling(s) == [MINOR] and s.card(LOOKOUT)["participating"] == "attacker"


def test_a_toll_that_cannot_be_paid_bars_the_character() -> None:
    s = challenged(CHAINED)
    assert not s[0].offered(Verb.CHALLENGE)
    assert s.refused(0, "attack", LOOKOUT) == "WE.golden-rule.1"


def test_two_tolls_are_paid_only_where_there_is_enough_for_both() -> None:
    s = challenged(CHAINED, BANISHED, MINOR)
    s[0]._choose(s[0]._find(Verb.CHALLENGE, value="military", seat=1))
    s[0].picks(LOOKOUT)
    assert s.card(LOOKOUT)["participating"] and not s.card(SCOUT)["participating"]
    s = challenged(CHAINED, BANISHED, RUSH)
    s[0].challenges("military", LOOKOUT, SCOUT)
    assert kneeling(s) == [RUSH] and s.card(SCOUT)["participating"] == "attacker"


def test_two_tolls_on_a_character_are_paid_together() -> None:
    chained_twice = {"card": LOOKOUT, "attachments": ["In Chains", "Banished"]}
    s = challenged(chained_twice, MINOR)
    assert s.refused(0, "attack", LOOKOUT) == "WE.golden-rule.1"
    s = challenged(chained_twice, MINOR, MINOR)
    s[0].challenges("military", LOOKOUT)
    assert kneeling(s) == [MINOR, MINOR] and s.card(LOOKOUT)["participating"] == "attacker"


def test_a_toll_is_paid_by_the_defender() -> None:
    you, foe = lannister(LOOKOUT), stark({"card": SCOUT, "attachments": ["In Chains"]}, MINOR, MINOR)
    s = attack(you, foe, "military", LOOKOUT)
    defend(s, SCOUT)
    assert s[1].decision.why.what == "toll"
    s[1].picks(MINOR)
    assert kneeling(s, 1) == [MINOR] and s.card(SCOUT)["participating"] == "defender"


@rule("WE.save-and-cancel-responses.4")
def test_a_seat_tells_its_standing_influence() -> None:
    s = scene(stark(MINOR, {"card": RUSH, "kneeling": True}, BED), greyjoy())
    assert [seat["influence"] for seat in s.facts["seats"]] == [4, 0]
    view = s.state.view(1)
    assert [seat["influence"] for seat in view["seats"]] == [4, 0]
    assert [card["influence"] for card in view["cards"] if card.get("name") == BED] == [3]


def test_the_deathbed_is_discarded_when_it_pays() -> None:
    s = scene(stark(BED, hand=["Arya's Revenge"]), lannister(LOOKOUT))
    s[0].plays("Arya's Revenge")
    assert s[1].dead == [LOOKOUT] and BED not in s[0].in_play


def test_tywin_cancels_unless_a_player_pays() -> None:
    for payer in (0, 1, None):
        s = scene(stark(BED, MINOR, hand=["Arya's Revenge"]), lannister("Tywin Lannister", MINOR))
        s[0].plays("Arya's Revenge")
        s[1].uses("Tywin Lannister")
        s[0].says(payer == 0)
        if payer != 0:
            s[1].says(payer == 1)
        assert bool(s[1].dead) == (payer is not None)
        assert kneeling(s, payer or 0) == ([] if payer is None else [MINOR])


def test_a_bot_pays_with_what_it_needs_least() -> None:
    for play, wanted in (
        (["Northern Fiefdoms", MINOR], [MINOR]),  # the Fiefdoms take something off a price, too
        ([RUSH, MINOR], [MINOR]),
    ):
        s = scene(stark("Meera Reed", *play))
        s[0].uses("Meera Reed")
        assert [s.name(card) for card in payment_wanted(s.state, s[0].decision, [])] == wanted
        chosen = s[0].decision.options[habit(s.state, s[0].decision)]
        assert s.word(chosen) == wanted[0]
    s = scene(stark(BED, RUSH, MINOR, hand=["Arya's Revenge"]), lannister(LOOKOUT))
    s[0].plays("Arya's Revenge")
    paying = payment_wanted(s.state, s[0].decision, [])
    assert [s.name(card) for card in paying] == [RUSH, MINOR]  # the Deathbed would be discarded


WIND = 'Longship "Black Wind"'


def test_black_wind_cancels_events_that_cost_as_much_influence_as_it_pays() -> None:
    for event, least in (("Arya's Revenge", 3), ("Forever Burning", 0)):
        s = scene(stark(BED, hand=[event]), greyjoy(WIND, RUSH, BED, LOOKOUT))
        s[0].plays(event)
        s[1].uses(WIND)
        assert [option.value for option in s[1].decision.options] == list(range(least, 6))
        s[1].names(str(least))
        assert LOOKOUT in s[1].in_play and s.card(WIND)["kneeling"]
        assert s.card(LOOKOUT)["strength"] == 2
    s = scene(stark(BED, hand=["Arya's Revenge"]), greyjoy(WIND, RUSH, LOOKOUT))
    s[0].plays("Arya's Revenge")
    assert s[1].dead == [LOOKOUT], "there was too little influence"


def test_black_wind_reads_the_x_that_was_paid() -> None:
    s = scene(stark(BED, hand=["Blood Magic"]), greyjoy(WIND, MINOR, LOOKOUT))
    s[0].plays("Blood Magic")
    s[0].names("2")
    assert not s[1].offered(Verb.USE)


def test_as_many_are_chosen_as_x_was_paid() -> None:
    foe = lannister("Pentoshi Captain", "Littlefinger's Collectors", SCOUT)
    s = scene(stark(BED, RUSH, hand=["Seek out the Traitors"]), foe, at="5.aw")
    s[0].plays("Seek out the Traitors")
    assert [option.value for option in s[0].decision.options] == [1, 2]
    s[0].names("2")
    s[0].picks(RUSH)
    assert sorted(s[1].discard) == ["Littlefinger's Collectors", "Pentoshi Captain"]
    s = scene(stark(BED, hand=["Seek out the Traitors"]), lannister(SCOUT), at="5.aw")
    assert not s[0].offered(Verb.PLAY)


def test_control_ends_with_the_phase() -> None:
    s = scene(stark(RUSH, hand=["Shadow Play"]), lannister(LOOKOUT))
    s[0].plays("Shadow Play")
    assert LOOKOUT in s[0].in_play
    s.pass_to("5.aw")
    assert LOOKOUT in s[1].in_play


def test_the_standard_takes_a_location_unless_its_controller_pays() -> None:
    for pays in (True, False):
        hand = ["Strength in Unity", "Standard of the Kraken"]
        s = scene(greyjoy(hand=hand, gold=3), stark(RUSH, MINOR), at="3.aw")
        for attachment in hand:
            s[0].marshals(attachment)
            s[1].passes()
        s[0].uses("Standard of the Kraken")
        s[0].picks(MINOR)
        assert s.card("House Greyjoy")["kneeling"]
        s[1].says(pays)
        assert (MINOR in s[0].in_play) != pays
        assert kneeling(s, 1) == ([RUSH] if pays else [])
        s.pass_to("4.aw")
        assert MINOR in s[1].in_play
