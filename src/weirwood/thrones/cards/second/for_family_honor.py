"""Cards of For Family Honor."""

from typing import Final

from weirwood.thrones.ability import *

FOR_FAMILY_HONOR: Final = Pack("second", "FFH", "For Family Honor")

FOR_FAMILY_HONOR.character(
    "04041 Ser Edmure Tully", "stark", UNIQUE, HE, cost=5, strength=4, icons="MP", traits="House Tully. Knight"
).has(reaction(gains_power(Cards(CHARACTER)), MovePower(IT, Pick(Cards(CHARACTER, trait="House Tully"))), limit=limit(1, ROUND)))
FOR_FAMILY_HONOR.location("04042 Bear Island", "stark", UNIQUE, LOYAL, cost=3, traits="The North").has(
    reaction(YouMarshal(Cards(loyal=True)), GainGold(1), limit=limit(2, PHASE))
)
FOR_FAMILY_HONOR.character(
    "04043 Renly Baratheon",
    "tyrell",
    UNIQUE,
    LOYAL,
    HE,
    cost=7,
    strength=6,
    icons="MIP",
    traits="King. Lord",
    keywords="insight, renown",
).has(
    constant(cannot_be_saved(THIS), when=ThereIs(Cards(CHARACTER, trait="King", controller=AN_OPPONENT))),
    reaction(DrawsByInsight(Cards(loyal=True)), Draw(1), cost=RevealCost(IT)),
)
FOR_FAMILY_HONOR.attachment(
    "04044 Crown of Golden Roses", "tyrell", UNIQUE, cost=1, traits="Crown. Item", on=Cards(CHARACTER, trait="Lord")
).has(
    constant(GainTrait(HOST, "King")),
    action(
        UntilEnd(PHASE, Strength(HOST, IconsOf(HOST))), cost=DiscardCost(Cards(zones=(HAND,), owner=YOU)), limit=limit(2, ROUND)
    ),
)
FOR_FAMILY_HONOR.character(
    "04045 Thoren Smallwood",
    "thenightswatch",
    UNIQUE,
    HE,
    cost=4,
    strength=4,
    icons="M",
    traits="Ranger",
    keywords="no attachments except Weapon",
).has(reaction(you_win(role=DEFENDER), GainPower(FactionCard(YOU))))
FOR_FAMILY_HONOR.event("04046 Night Gathers...", "thenightswatch", LOYAL, cost=1).has(
    action(
        ChoosePlayer(OpponentBelow(RESERVE)),
        UntilEnd(PHASE, MayMarshal(Cards(CHARACTER, zones=(DISCARD,), owner=THAT_PLAYER))),
        phase="marshaling",
    )
)
FOR_FAMILY_HONOR.character("04047 Asshai Priestess", "baratheon", cost=3, strength=3, icons="I", traits="Ally. R'hllor").has(
    reaction(YouMarshal(THIS), Kneel(Choose(Cards(CHARACTER, strength_at_most=Number(2)))))
)
FOR_FAMILY_HONOR.attachment(
    "04048 Visited by Shadows", "baratheon", LOYAL, cost=0, traits="Condition", on=Cards(CHARACTER, controller=AN_OPPONENT)
).has(constant(Strength(HOST, -1)))
FOR_FAMILY_HONOR.character("04049 Ser Amory Lorch", "lannister", UNIQUE, HE, cost=4, strength=4, icons="MP", traits="Knight").has(
    constant(GainKeyword(THIS, RENOWN), when=ControlsAtMost(AN_OPPONENT, 3, Cards(CHARACTER)))
)
FOR_FAMILY_HONOR.location("04050 Harrenhal", "lannister", UNIQUE, cost=4, traits="Contested. Stronghold").has(
    action(
        PutIntoPlay(
            Pick(
                AnyKind(
                    Cards(CHARACTER, faction="lannister", zones=(HAND,), owner=YOU),
                    Cards(CHARACTER, trait="House Bolton", zones=(HAND,), owner=YOU),
                )
            )
        ),
        AtEnd(PHASE, If(StillInPlay(THOSE), Kill(THOSE, can_be_saved=False))),
        cost=KneelCost(THIS),
        phase="challenges",
    )
)
FOR_FAMILY_HONOR.character(
    "04051 Lordsport Fisherman", "greyjoy", LOYAL, cost=3, strength=2, icons="P", traits="Ally. Merchant"
).has(reaction(YouMarshal(THIS), AddToHand(Bottom(YOU))))
FOR_FAMILY_HONOR.attachment(
    "04052 King of Salt and Rock", "greyjoy", UNIQUE, cost=1, traits="Title", on=Cards(CHARACTER, trait="Ironborn")
).has(
    constant(GainTrait(HOST, "King"), GainKeyword(HOST, PILLAGE)),
    reaction(Pillages(discarded=Cards(ATTACHMENT, LOCATION)), GainPower(HOST)),
)
FOR_FAMILY_HONOR.character(
    "04053 Devoted Bloodrider", "targaryen", cost=3, strength=2, icons="M", traits="Bloodrider. Dothraki"
).has(constant(Strength(Each(Cards(CHARACTER, trait="Bloodrider", controller=YOU)), 1)))
FOR_FAMILY_HONOR.event("04054 Blood of My Blood", "targaryen", cost=3).has(
    action(
        Search(Cards(CHARACTER, trait="Bloodrider"), into_play=True),
        AtEnd(PHASE, If(StillInPlay(THOSE), ReturnToHand(THOSE))),
        phase="challenges",
    )
)
FOR_FAMILY_HONOR.character("04055 Spearmaiden", "martell", cost=5, strength=4, icons="M", traits="Ally").has(
    reaction(
        Declared(THIS, ATTACKER, MILITARY),
        ChooseCards(Choose(Cards(CHARACTER, controller=THE_DEFENDER))),
        IfYouWin(UntilEnd(CHALLENGE, must_be_chosen_for_claim(CHOSEN)), by=5),
    )
)
FOR_FAMILY_HONOR.event("04056 The Scorpion's Sting", "martell", cost=1).has(
    reaction(you_lose(), UntilEnd(PHASE, GainKeyword(Choose(Cards(CHARACTER, faction="martell"), room=UsedPlots(YOU)), RENOWN)))
)
FOR_FAMILY_HONOR.character("04057 Hot Pie", "neutral", UNIQUE, HE, cost=2, strength=2, icons="", traits="Companion").has(
    action(ReduceNext(Cards(CHARACTER, unique=True), 1), cost=KneelCost(Cards(CHARACTER, trait="Companion")), phase="marshaling")
)
FOR_FAMILY_HONOR.location("04058 The God's Eye", "neutral", UNIQUE, cost=3, traits="Westeros", income=1, reserve=1).has(
    constant(cannot_be_discarded(THIS))
)
FOR_FAMILY_HONOR.event("04059 Dissension", "neutral", cost=2).has(
    action(Discard(Choose(Cards(CHARACTER, trait="Ally"))), phase="marshaling")
)
FOR_FAMILY_HONOR.plot("04060 Battle of Oxcross", gold=3, initiative=7, claim=1, reserve=5, traits="War").has(
    constant(cannot_be_declared_as_defender(Each(Cards(CHARACTER, cost_at_least=4))), when=DuringFirstChallenge())
)
