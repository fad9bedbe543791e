"""House Greyjoy in the Core Set."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character

CORE.character(
    "01065 Aeron Damphair", "greyjoy", UNIQUE, HE, cost=3, strength=3, icons="P", traits="Drowned God. Ironborn. Lord"
).has(reaction(wins_dominance(YOU), PutIntoPlay(Pick(Cards(CHARACTER, trait="Ironborn", zones=(DEAD,), owner=YOU)))))
CORE.character("01066 Alannys Greyjoy", "greyjoy", UNIQUE, SHE, cost=3, strength=2, icons="IP", traits="House Harlaw. Lady").has(
    constant(PlotValue(RESERVE, -1, EACH_OPPONENT), when=FIRST_PLAYER)
)
CORE.character(
    "01067 Asha Greyjoy", "greyjoy", UNIQUE, SHE, cost=5, strength=4, icons="MP", traits="Ironborn. Lady", keywords="stealth"
).has(reaction(you_win(unopposed=True, with_cards=THIS), Stand(THIS)))
CORE.character(
    "01068 Balon Greyjoy",
    "greyjoy",
    UNIQUE,
    HE,
    LOYAL,
    cost=6,
    strength=5,
    icons="MP",
    traits="Ironborn. Lord",
    keywords="renown",
).has(
    constant(
        does_not_contribute(Each(Cards(CHARACTER, defending=True, strength_below=StrengthOf(THIS)))),
        when=Participates(THIS, role=ATTACKER),
    )
)
CORE.character(
    "01069 Euron Crow's Eye",
    "greyjoy",
    UNIQUE,
    HE,
    LOYAL,
    cost=7,
    strength=6,
    icons="MIP",
    traits="Ironborn. Lord. Raider",
    keywords="pillage, renown",
).has(reaction(Pillages(THIS), PutIntoPlay(Pick(Cards(LOCATION, zones=(DISCARD,), owner=THE_LOSER)))))
CORE.character(
    "01070 Maester Wendamyr", "greyjoy", UNIQUE, HE, cost=2, strength=2, icons="P", traits="Maester", keywords="stealth"
)
CORE.character(
    "01071 Theon Greyjoy",
    "greyjoy",
    UNIQUE,
    HE,
    cost=4,
    strength=3,
    icons="MP",
    traits="Ally. Ironborn. Lord",
    keywords="stealth",
).has(reaction(you_win(unopposed=True, with_cards=THIS), GainPower(THIS)))
CORE.character(
    "01072 Black Wind's Crew", "greyjoy", cost=3, strength=3, icons="MP", traits="Ironborn. Raider", keywords="pillage"
)
CORE.character(
    "01073 Drowned Men", "greyjoy", cost=4, strength=3, icons="MP", traits="Army. Drowned God", keywords="no attachments"
).has(constant(Strength(THIS, Count(Cards(LOCATION, trait="Warship", controller=YOU)))))
CORE.character("01074 Iron Islands Fishmonger", "greyjoy", cost=1, strength=1, icons="P", traits="Ally. Merchant").has(
    cheaper_character("greyjoy")
)
CORE.character("01075 Lordsport Shipwright", "greyjoy", cost=2, strength=1, icons="I", traits="Ally. Ironborn").has(
    action(Kneel(Choose(Cards(LOCATION, cost_at_most=Instead(FIRST_PLAYER, 3, 2)))), cost=KneelCost(THIS), phase="marshaling")
)
CORE.character("01076 Salty Navigator", "greyjoy", cost=2, strength=2, icons="M", traits="Ironborn", initiative=1)
CORE.attachment("01077 Throwing Axe", "greyjoy", cost=1, traits="Weapon", on=Cards(CHARACTER, trait="Ironborn")).has(
    reaction(you_win(role=ATTACKER, with_cards=HOST), Kill(Choose(Cards(CHARACTER, defending=True))), cost=SacrificeCost(THIS))
)
CORE.location("01078 Great Kraken", "greyjoy", UNIQUE, LOYAL, cost=3, traits="Warship").has(
    constant(GainKeyword(Each(Cards(name="Balon Greyjoy", controller=YOU)), STEALTH)),
    reaction(you_win(unopposed=True), Either(Draw(1), GainPower(FactionCard(YOU))), limit=limit(2, ROUND)),
)
CORE.location("01079 Iron Fleet Scout", "greyjoy", cost=0, traits="Warship").has(
    action(
        UntilEnd(
            CHALLENGE, Strength(Choose(Cards(CHARACTER, faction="greyjoy", participating=True)), Instead(FIRST_PLAYER, 2, 1))
        ),
        cost=KneelCost(THIS),
        phase="challenges",
    )
)
CORE.location("01080 Sea Tower", "greyjoy", cost=0, traits="Iron Islands", keywords="limited").has(cheaper_card("greyjoy"))
RISEN = attachment_side("Condition", constant(Strength(HOST, 1)), keywords="terminal")
CORE.event("01081 Risen from the Sea", "greyjoy", cost=0, other_side=RISEN).has(
    interrupt(would_be_killed(Cards(CHARACTER, faction="greyjoy")), Save(), Then(AttachAs(RISEN)))
)
CORE.event("01082 The Kraken's Grasp", "greyjoy", LOYAL, cost=0).has(
    action(
        UntilEnd(CHALLENGE, does_not_contribute(Choose(Cards(CHARACTER, defending=True, strength_at_most=Number(5))))),
        phase="challenges",
        only=FIRST_PLAYER,
    )
)
CORE.event("01083 We Do Not Sow", "greyjoy", LOYAL, cost=1).has(
    reaction(
        you_win(unopposed=True), Discard(Choose(Cards(ATTACHMENT, LOCATION, controller=THE_LOSER))), limit=maximum(1, CHALLENGE)
    )
)
