"""Abilities: their classes, who consents, where they work, and when they may be initiated (RR.abilities)."""

from tests.thrones.scene import scene, side
from weirwood.rules import rule


@rule("RR.abilities.8")
def test_what_a_cost_would_change_does_not_count_as_something_to_do() -> None:
    standing = scene(side(plays=["Training Yard", "Arya Stark", "Bran Stark"]))
    assert "Training Yard" not in standing.you.offered()
    one_kneels = scene(
        side(plays=["Training Yard", "Arya Stark", {"card": "Bran Stark", "kneeling": True}]),
    )
    one_kneels.you.uses("Training Yard")
    assert not one_kneels.card("Bran Stark")["kneeling"]
    assert one_kneels.card("Arya Stark")["kneeling"]
