"""The second edition: the games played by its book."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.editions.second.chart import joust_chart, melee_chart
from weirwood.thrones.editions.second.clauses import JOUST_CLAUSES, MELEE_CLAUSES
from weirwood.thrones.editions.second.lexicon import LEXICON
from weirwood.thrones.editions.second.profile import PROFILE, TOKENS
from weirwood.thrones.engine.edition import Edition

TITLES: Final = ("01206", "01207", "01208", "01209", "01210", "01211")
"""The title cards of the Core Set, by code (RR.components.1)."""

JOUST: Final = Edition("second/joust", PROFILE, joust_chart(), JOUST_CLAUSES, LEXICON, TOKENS)
MELEE: Final = Edition("second/melee", PROFILE, melee_chart(), MELEE_CLAUSES, LEXICON, TOKENS, TITLES)
