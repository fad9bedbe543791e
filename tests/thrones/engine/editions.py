"""Test editions: the second edition with one value of its profile changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.thrones.scene import GAME
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.editions.second.edition import JOUST
from weirwood.thrones.editions.second.profile import PROFILE
from weirwood.thrones.engine.edition import Edition
from weirwood.thrones.engine.flow.chart import Chart
from weirwood.thrones.engine.profile import Profile
from weirwood.thrones.game import Variant
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.setup.configuring import OPTIONS


def changed(concern: str, **values: Any) -> Profile:
    """The profile of the second edition with values of one concern changed."""
    return replace(PROFILE, **{concern: replace(getattr(PROFILE, concern), **values)})


def joust_with(
    concern: str,
    cards: Sequence[Pack] = (),
    chart: Chart = JOUST.chart,
    decks: Sequence[dict[str, Any]] = (),
    **values: Any,
) -> Variant:
    """Joust by an edition that differs from the second in these values alone, with cards or a chart of a test."""
    edition = Edition(
        JOUST.game, changed(concern, **values), chart, JOUST.clauses, JOUST.lexicon, JOUST.token_words
    )
    pool = Pool([*GAME._cards.packs, *cards], edition, decks)
    return Variant(edition, "joust", range(2, 3), OPTIONS, pool)
