"""Cards of The Road to Winterfell."""

from typing import Final

from weirwood.thrones.ability.amounts import Instead
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.conditions import ThereIs
from weirwood.thrones.ability.effects.on_players import NameChallengeType
from weirwood.thrones.ability.effects.power import GainPower
from weirwood.thrones.ability.effects.sparing import ChooseCards
from weirwood.thrones.ability.groups import ThatOne
from weirwood.thrones.ability.headings import action, limit, maximum, reaction
from weirwood.thrones.ability.modifiers import GainIcon, LoseIcon
from weirwood.thrones.ability.operands import CHOSEN, Choose, Each
from weirwood.thrones.ability.periods import UntilEnd
from weirwood.thrones.ability.players import AN_OPPONENT, YOU
from weirwood.thrones.ability.triggers import you_win
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import CHALLENGE, CHARACTER, PHASE

ROAD_TO_WINTERFELL: Final = Pack("second", "TRtW", "The Road to Winterfell")

_LONE_KNIGHT: Final = Cards(CHARACTER, trait="Knight", controller=YOU, alone=True)

ROAD_TO_WINTERFELL.event(
    "02024",
    "Lady Sansa's Rose",
    "tyrell",
    1,
    "",
    reaction(
        you_win(with_cards=_LONE_KNIGHT),
        GainPower(
            ThatOne(_LONE_KNIGHT), Instead(ThereIs(Cards(CHARACTER, trait="Lady", controller=YOU)), 3, 1)
        ),
        limit=maximum(1, CHALLENGE),
    ),
)

ROAD_TO_WINTERFELL.character(
    "02035",
    "Nymeria Sand",
    "martell",
    5,
    4,
    "",
    "Bastard. Sand Snake",
    action(
        ChooseCards(Choose(Cards(CHARACTER, controller=AN_OPPONENT))),
        NameChallengeType("name a challenge icon"),
        UntilEnd(
            PHASE,
            LoseIcon(CHOSEN),
            GainIcon(Each(Cards(CHARACTER, trait="Sand Snake", controller=YOU))),
        ),
        phase="challenges",
        limit=limit(1, PHASE),
    ),
    unique=True,
)
