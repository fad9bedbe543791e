"""Test editions: the second edition with one value of its profile changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.thrones.scene import GAME
from weirwood.thrones.editions.second.edition import JOUST, SecondEdition
from weirwood.thrones.editions.second.profile import PROFILE
from weirwood.thrones.engine.profile.profile import Profile
from weirwood.thrones.game import Variant
from weirwood.thrones.setup.configuring import OPTIONS


def changed(concern: str, **values: Any) -> Profile:
    """The profile of the second edition with values of one concern changed."""
    return replace(PROFILE, **{concern: replace(getattr(PROFILE, concern), **values)})


def joust_with(concern: str, **values: Any) -> Variant:
    """Joust by an edition that differs from the second in these values alone."""
    edition = SecondEdition(JOUST.game, JOUST.chart, profile=changed(concern, **values))
    return Variant(edition, "joust", range(2, 3), "RR.joust.1", OPTIONS, GAME._cards)
