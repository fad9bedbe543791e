"""Cards of The King's Peace."""

from typing import Final

from weirwood.thrones.ability.amounts import PrintedCost, StrengthOf
from weirwood.thrones.ability.card_triggers import Pillages
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.challenge_conditions import Participates
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.effects.joining import RemoveFromChallenge
from weirwood.thrones.ability.effects.on_cards import Kill, PlaceInPile
from weirwood.thrones.ability.flow import May, Then
from weirwood.thrones.ability.headings import action, constant, reaction
from weirwood.thrones.ability.modifiers import GainTrait, Strength
from weirwood.thrones.ability.operands import HOST, IT, THIS, Choose, ChooseThen
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import CHARACTER, DEAD

KINGS_PEACE: Final = Pack("second", "TKP", "The King's Peace")

KINGS_PEACE.character(
    "02049",
    "Ser Gregor Clegane",
    "lannister",
    7,
    10,
    "M",
    "House Clegane. Knight. Lord",
    reaction(
        Pillages(THIS, Cards(CHARACTER)),
        PlaceInPile(IT, DEAD, "in its owner's dead pile"),
        Then(May(Kill(ChooseThen(Cards(CHARACTER, cost_is=PrintedCost(IT)))))),
    ),
    unique=True,
    keywords="pillage, renown",
)
KINGS_PEACE.attachment(
    "02058", "Knighted", "neutral", 1, "Title", constant(Strength(HOST, 1), GainTrait(HOST, "Knight"))
)
KINGS_PEACE.attachment(
    "02044",
    "Mare in Heat",
    "tyrell",
    2,
    "Warhorse",
    action(
        RemoveFromChallenge(Choose(Cards(CHARACTER, participating=True, strength_above=StrengthOf(HOST)))),
        cost=KneelCost(THIS),
        only=Participates(HOST, alone=True),
    ),
    on=Cards(CHARACTER, trait="Knight"),
)
