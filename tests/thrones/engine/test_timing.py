"""How effects follow each other, by the profile of an edition."""

from __future__ import annotations

from tests.thrones.engine.editions import joust_with
from tests.thrones.scene import scene, side
from weirwood.rules import rule


@rule("ED.then")
def test_then_needs_success_or_is_only_an_order() -> None:
    half = side(plays=["Night Market"], hand=["Little Bird"], deck=["Seal of the Hand"] * 2)
    for game, drawn in ((joust_with("timing"), 0), (joust_with("timing", then_needs_success=False), 1)):
        s = scene(half, game=game)
        s.you.uses("Night Market")
        assert s.you.discard == ["Little Bird"]
        assert s.you.hand == ["Seal of the Hand"] * drawn
