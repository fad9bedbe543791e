"""Lists whose abilities make no sense: they do nothing where they cannot do what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.thrones.hbo.scene import scene, stark
from tests.thrones.lists.forms import card_of, install, own_form
from weirwood.core.errors import BadArgument
from weirwood.thrones.game import Variant

GOLD: dict[str, Any] = {"word": "GainGold", "count": 1}


def chosen(type: str, zone: str = "play") -> dict[str, Any]:
    """A choice of a card of a type in a zone."""
    return {"word": "Choose", "filter": {"word": "Cards", "types": [type], "zones": [zone]}}


def hodor(folder: Path, *effects: object) -> Variant:
    """A game in which Hodor does something whenever his controller likes."""
    form = own_form()
    limit = {"count": 9, "period": "round"}
    card_of(form, "Hodor")["ability"] = [{"heading": "action", "limit": limit, "effects": list(effects)}]
    game = install(form, folder).game
    assert isinstance(game, Variant)
    return game


def test_only_an_attachment_is_moved(tmp_path: Path) -> None:
    game = hodor(
        tmp_path, {"word": "MoveAttachment", "what": {"word": "Choose", "filter": "Cards"}, "to": "Cards"}
    )
    bran = {"card": "Bran Stark", "attachments": ["Needle"]}
    s = scene(you=stark("Hodor", "Arya Stark", bran), game=game)
    s.you.uses("Hodor")
    assert s.you.offered() == ["Hodor", "Arya Stark"]
    s.you.picks("Arya Stark")
    assert s.card("Needle")["attached_to"] == s.id("Arya Stark")


def test_a_challenge_ends_where_there_is_one(tmp_path: Path) -> None:
    s = scene(you=stark("Hodor"), game=hodor(tmp_path, GOLD, "EndChallenge"))
    before = s.you.gold
    s.you.uses("Hodor")
    assert s.you.gold == before + 1 and s.state.decisions


@pytest.mark.parametrize(
    "effect",
    [
        {"word": "PlaceInPile", "what": chosen("plot", "used"), "zone": "dead"},
        {"word": "Switch", "one": chosen("plot", "used"), "other": chosen("character", "discard")},
        {"word": "Switch", "one": chosen("character", "discard"), "other": chosen("character")},
    ],
)
def test_a_card_goes_to_no_pile_that_is_not_for_it(effect: dict[str, Any], tmp_path: Path) -> None:
    you = stark("Hodor", used=["Storm of Swords"], discard=["Arya Stark"])
    s = scene(you=you, game=hodor(tmp_path, GOLD, effect))
    s.you.uses("Hodor")
    while s.asks(0, "target"):
        s.you.picks(s.you.offered()[0])
    assert s.you.discard == ["Arya Stark"] and s.you.in_play == ["Hodor"] and not s.you.hand + s.you.dead
    assert s.state.sides[0].used


def test_gold_is_not_laid_on_cards(tmp_path: Path) -> None:
    with pytest.raises(BadArgument, match="no rules for PlaceGold"):
        hodor(tmp_path, {"word": "PlaceGold", "what": "This"})
