"""Cards of The Road to Winterfell."""

from typing import Final

from weirwood.thrones.ability import *

ROAD_TO_WINTERFELL: Final = Pack("second", "TRtW", "The Road to Winterfell")

ROAD_TO_WINTERFELL.event("02024 Lady Sansa's Rose", "tyrell", cost=1).has(
    reaction(
        you_win(with_cards=Cards(CHARACTER, trait="Knight", controller=YOU, alone=True)),
        GainPower(THAT_PARTICIPANT, Instead(ThereIs(Cards(CHARACTER, trait="Lady", controller=YOU)), 3, 1)),
        limit=maximum(1, CHALLENGE),
    )
)

ROAD_TO_WINTERFELL.character(
    "02035 Nymeria Sand", "martell", UNIQUE, SHE, cost=5, strength=4, icons="", traits="Bastard. Sand Snake"
).has(
    action(
        ChooseCards(Choose(Cards(CHARACTER, controller=AN_OPPONENT))),
        NameChallengeIcon(),
        UntilEnd(PHASE, LoseIcon(CHOSEN), GainIcon(Each(Cards(CHARACTER, trait="Sand Snake", controller=YOU)))),
        phase="challenges",
        limit=limit(1, PHASE),
    )
)
