"""The two-player game."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.editions.hbo.chart import chart, draft_chart
from weirwood.thrones.editions.hbo.clauses import CLAUSES
from weirwood.thrones.editions.hbo.lexicon import LEXICON
from weirwood.thrones.editions.hbo.profile import PROFILE
from weirwood.thrones.engine.edition import Edition

EDITION: Final = Edition("hbo", PROFILE, chart(), CLAUSES, LEXICON)
DRAFTED_PLOTS: Final = tuple(f"HBP{number}" for number in range(15, 33))
"""The plots that are out of the game unless players draft them, by code (HBO.create-plot-decks.3)."""
DRAFT: Final = Edition("hbo/draft", PROFILE, draft_chart(), CLAUSES, LEXICON, commons=DRAFTED_PLOTS)
