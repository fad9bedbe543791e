"""The two-player game."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.editions.hbo.chart import chart
from weirwood.thrones.editions.hbo.clauses import CLAUSES
from weirwood.thrones.editions.hbo.lexicon import LEXICON
from weirwood.thrones.editions.hbo.profile import PROFILE
from weirwood.thrones.engine.edition import Edition

EDITION: Final = Edition("hbo", PROFILE, chart(), CLAUSES, LEXICON)
