"""Cards of Called to Arms."""

from typing import Final

from weirwood.thrones.ability.effects.on_players import ChoosePlayer
from weirwood.thrones.ability.headings import when_revealed
from weirwood.thrones.ability.operands import THIS
from weirwood.thrones.ability.players import AN_OPPONENT, THAT_PLAYER
from weirwood.thrones.ability.plots import FromNowOn, GoldIsX, PrintedGold
from weirwood.thrones.ability.writing import X_GOLD, Pack

CALLED_TO_ARMS: Final = Pack("second", "CtA", "Called to Arms")

CALLED_TO_ARMS.plot(
    "04039",
    "Summer Harvest",
    X_GOLD,
    4,
    1,
    6,
    "Summer",
    when_revealed(ChoosePlayer(AN_OPPONENT), FromNowOn(GoldIsX(THIS, PrintedGold(THAT_PLAYER, higher_by=2)))),
)
