"""A selection belongs to its decision: it judges sets as long as the question waits, whatever happens elsewhere."""

from __future__ import annotations

from tests.thrones.hbo.scene import attack, lannister, stark
from tests.thrones.scene import GAME, scene, side


def test_a_set_is_judged_in_a_copy_after_the_original_has_gone_on() -> None:
    you = side(plays=["Eddard Stark", "Robb Stark", "Arya Stark"])
    s = scene(you, ask="windows")
    s.all_pass()
    s.state.apply(0, next(option.key for option in s.you.decision.options if option.value == "military"))
    left = s.state.clone()
    keys = [option.key for option in left.decisions[0].candidates or ()]
    assert len(keys) > 1
    before = left.dump()
    GAME.choose_set(s.state, 0, keys[:1])
    assert left.dump() == before
    assert GAME.may_choose(left, 0, keys) and GAME.further(left, 0, keys[:1]) == keys[1:]
    GAME.choose_set(left, 0, keys)
    assert left.challenge is not None and len(left.challenge.attackers) == len(keys)


def test_cards_that_every_set_begins_with_may_be_named() -> None:
    attackers = ["Eddard Stark", "Robb Stark"]
    s = attack(stark(*attackers), lannister(), "military", *attackers, ask="all")
    while not s.asks(0, "renown"):
        s.choose(s.state.decisions[0].seat, s.state.decisions[0].options[0].key)
    keys = [option.key for option in s.you.decision.candidates or ()]
    assert len(keys) == 2 and s.game.may_choose(s.state, 0, keys)
