"""Cards of The Road to Winterfell."""

from typing import Final

from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.flow import UntilEnd
from weirwood.thrones.ability.headings import action, limit
from weirwood.thrones.ability.modifiers import GainIcon, LoseIcon
from weirwood.thrones.ability.operands import Choose, Each
from weirwood.thrones.ability.player_effects import NameChallengeType
from weirwood.thrones.ability.players import AN_OPPONENT, YOU
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import CHARACTER, PHASE

ROAD_TO_WINTERFELL: Final = Pack("second", "TRtW")

ROAD_TO_WINTERFELL.character(
    "02035",
    "Nymeria Sand",
    "martell",
    5,
    4,
    "",
    "Bastard. Sand Snake",
    action(
        NameChallengeType("name a challenge icon"),
        UntilEnd(
            PHASE,
            LoseIcon(Choose(Cards(CHARACTER, controller=AN_OPPONENT))),
            GainIcon(Each(Cards(CHARACTER, trait="Sand Snake", controller=YOU))),
        ),
        phase="challenges",
        limit=limit(1, PHASE),
    ),
    unique=True,
)
