"""What is told of a payment of influence: how much is due, what each card gives, and ways to pay it."""

from __future__ import annotations

from typing import Any

from tests.thrones.winter.scene import Table, lannister, scene, stark
from weirwood.thrones.viewing.views import Handles

LOOKOUT = "Lookout"
MINOR = "Minor Fiefdom"  # 1 influence
RUSH = "Blackwater Rush"  # 2 influence
BED = "Robert's Deathbed"  # 3 influence
REVENGE = "Arya's Revenge"  # 3 influence


def told(s: Table, *picks: str) -> dict[str, Any]:
    keys = [option.key for option in s[0].decision.candidates or () if s.word(option) in picks]
    payment = s.game.prospect(s.state, 0, keys).payment
    assert payment is not None
    return payment


def test_a_payment_tells_what_each_card_gives_and_the_ways_to_pay() -> None:
    s = scene(stark(BED, RUSH, RUSH, MINOR, hand=[REVENGE]), lannister(LOOKOUT))
    s[0].plays(REVENGE)
    payment = told(s)
    names = Handles(s.state, 0)
    handles = {names.card(card): s.name(card) for card in s.state.sides[0].play}
    assert payment["due"] == 3
    assert sorted((handles[card], gives) for card, gives in payment["gives"]) == [
        (RUSH, 2), (RUSH, 2), (MINOR, 1), (BED, 3),
    ]  # fmt: skip
    assert [sorted(handles[card] for card in way) for way in payment["ways"]] == [
        [BED], [RUSH, MINOR], [RUSH, RUSH],
    ]  # fmt: skip
    assert told(s, RUSH) == payment


def test_what_pays_nothing_tells_no_payment() -> None:
    s = scene(stark(BED), lannister(LOOKOUT))
    assert s.game.prospect(s.state, 0, []).payment is None
