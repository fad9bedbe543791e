"""The Winter Edition."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.editions.winter.chart import chart
from weirwood.thrones.editions.winter.clauses import CLAUSES
from weirwood.thrones.editions.winter.lexicon import LEXICON
from weirwood.thrones.editions.winter.profile import PROFILE
from weirwood.thrones.engine.edition import Edition

EDITION: Final = Edition("winter", PROFILE, chart(), CLAUSES, LEXICON)
