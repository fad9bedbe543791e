"""Cards of Called to Arms."""

from typing import Final

from weirwood.thrones.ability import *

CALLED_TO_ARMS: Final = Pack("second", "CtA", "Called to Arms")

CALLED_TO_ARMS.plot("04039 Summer Harvest", gold=X_GOLD, initiative=4, claim=1, reserve=6, traits="Summer").has(
    when_revealed(ChoosePlayer(AN_OPPONENT), FromNowOn(GoldIsX(PrintedGold(THAT_PLAYER, higher_by=2))))
)
