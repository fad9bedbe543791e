"""Whether acting now could matter: influence, cards that take themselves back, and harm to others."""

from __future__ import annotations

from tests.thrones.winter.scene import Table, attack, defend, greyjoy, lannister, scene, side, stark


def uses(s: Table, seat: int, name: str) -> str:
    """What a seat is told of a card that it may use or play now: nothing where that may matter."""
    assert name in s[seat].offered()
    return str(s.game.no_use(s.state, seat, s.id(name)))


def test_a_card_takes_itself_back_from_a_challenge_that_is_being_lost() -> None:
    mine, other = greyjoy("Dagmer Cleftjaw"), stark("Eddard Stark")
    s = scene(mine, other)
    assert uses(s, 0, "Dagmer Cleftjaw")
    s = attack(mine, other, "military", "Eddard Stark", by=1)
    s[1].passes()
    assert uses(s, 0, "Dagmer Cleftjaw")
    defend(s, by=0)
    if "Dagmer Cleftjaw" not in s[0].offered():
        s[1].passes()
    assert not uses(s, 0, "Dagmer Cleftjaw")


def test_influence_is_stood_for_something_to_pay_with_it() -> None:
    spent = {"card": "Minor Fiefdom", "kneeling": True}
    hand = ["Forever Scheming"]
    s = scene(side("martell", spent, hand=hand), lannister())
    assert uses(s, 0, "Forever Scheming")
    s = scene(side("martell", spent, "Initiate of Poisons", hand=hand), lannister())
    assert not uses(s, 0, "Forever Scheming")


def test_power_is_taken_from_others() -> None:
    rich = {"card": "Ser Jaime Lannister", "power": 1}
    hand = ["Forever Whispering"]
    s = scene(lannister(rich, hand=hand), stark())
    assert uses(s, 0, "Forever Whispering")
    s = scene(lannister(rich, hand=hand), stark({"card": "Eddard Stark", "power": 1}))
    assert not uses(s, 0, "Forever Whispering")
