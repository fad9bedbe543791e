"""Cards that no pack prints, for what lasts, leaves, is limited or is marshaled. Every scene finds them by name."""

from typing import Final

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.conditions import StillInPlay
from weirwood.thrones.ability.effects.branches import If
from weirwood.thrones.ability.effects.on_cards import Discard, Stand
from weirwood.thrones.ability.effects.on_players import GainGold
from weirwood.thrones.ability.headings import action, forced_reaction
from weirwood.thrones.ability.later import AtEnd
from weirwood.thrones.ability.operands import CHOSEN, Choose
from weirwood.thrones.ability.triggers import you_win
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import CHARACTER, PHASE

LASTING_TESTS: Final = Pack("second", "Lasting tests")

LASTING_TESTS.event("t-borrowed Borrowed Time", "neutral", cost=0).has(
    action(
        Stand(Choose(Cards(CHARACTER, kneeling=True))), AtEnd(PHASE, If(StillInPlay(CHOSEN), Discard(CHOSEN)))
    )
)
LASTING_TESTS.attachment("t-signet Signet", "neutral", cost=0, traits="Item", host_limit=1)
LASTING_TESTS.location("t-barn Tithe Barn", "neutral", cost=1).has(forced_reaction(you_win(), GainGold(1)))
