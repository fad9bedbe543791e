"""Neutral attachments."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import GREYJOY_STARTER, PROMOTIONAL, WINTER, act, response

WINTER.attachment(
    "R127 King-Beyond-the-Wall", NEUTRAL, UNIQUE, cost=1, traits="Title", on=Cards(CHARACTER, trait="Wildling")
).has(
    response(
        you_win(),
        ChooseCards(Choose(Cards(CHARACTER, not_trait="Wildling"))),
        Discard(AttachmentsOn(CHOSEN)),
        LosePower(CHOSEN, ALL),
        cost=KneelCost(HOST),
    )
)
WINTER.attachment("C128 Born to Kill", NEUTRAL, cost=0, traits="Skill").has(
    constant(Strength(HOST, +1), GainIcon(HOST, MILITARY))
)
WINTER.attachment("U129 Paper Money", NEUTRAL, cost=0, traits="Decree", on=Cards(FACTION)).has(
    act(
        "marshaling",
        ReduceNext(Cards(CHARACTER), Count(Cards(ATTACHMENT, attached_to=Cards(FACTION, controller=YOU)))),
        cost=KneelCost(HOST),
    )
)
WINTER.attachment("C130 Raised to Lie", NEUTRAL, cost=0, traits="Skill").has(
    constant(Strength(HOST, +1), GainIcon(HOST, INTRIGUE))
)
WINTER.attachment("C131 Risen to Power", NEUTRAL, cost=0, traits="Skill").has(constant(Strength(HOST, +1), GainIcon(HOST, POWER)))
WINTER.attachment("C132 Valyrian Steel Spear", NEUTRAL, cost=0, traits="Weapon").has(constant(GainKeyword(HOST, DEADLY)))
GREYJOY_STARTER.attachment("G32 Banished", NEUTRAL, cost=2, traits="Condition").has(
    constant(Blank(HOST, but_traits=False)), constant(Toll(HOST, 1))
)
GREYJOY_STARTER.attachment("G33 Strength in Unity", NEUTRAL, cost=1, traits="Decree", income=1, on=Cards(FACTION, controller=YOU))
PROMOTIONAL.attachment(
    "P2 The Doom that Came",
    NEUTRAL,
    cost=2,
    traits="Condition",
    on=Cards(CHARACTER, controller=WithDead(Cards(doomed=True))),
    once=True,
).has(constant(CountsAsDoomed(1, ControllerOf(HOST))))
PROMOTIONAL.attachment("P4 In Chains", NEUTRAL, PERPETUAL, cost=2, traits="Condition").has(
    constant(Toll(HOST, 1)), act("dominance", PutIntoPlay(THIS), cost=InfluenceCost(2), zone=DISCARD)
)
PROMOTIONAL.attachment("P8 Old Bear's Crow", NEUTRAL, PERPETUAL, cost=1, traits="Creature. Servant", keywords="setup").has(
    constant(GainKeyword(HOST, RENOWN)),
    act("", MoveAttachment(THIS, Cards(CHARACTER)), limit=limit(1, PHASE)),
    act("dominance", PutIntoPlay(THIS, on=Cards(CHARACTER, controller=YOU)), cost=InfluenceCost(2), zone=DISCARD),
)
