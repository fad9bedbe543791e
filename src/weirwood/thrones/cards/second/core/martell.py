"""House Martell in the Core Set."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character

CORE.character(
    "01103 Areo Hotah", "martell", UNIQUE, HE, LOYAL, cost=3, strength=5, icons="M", traits="Guard", keywords="ambush 5"
).has(reaction(EntersPlay(THIS, during_challenge=True), RemoveFromChallenge(Choose(Cards(CHARACTER, participating=True)))))
CORE.character("01104 Arianne Martell", "martell", UNIQUE, SHE, cost=5, strength=4, icons="IP", traits="Lady").has(
    action(
        PutIntoPlay(Pick(Cards(CHARACTER, cost_at_most=Number(5), owner=YOU, zones=(HAND,)))),
        Then(ReturnToHand(THIS, can_be_saved=False)),
        limit=limit(1, PHASE),
    )
)
CORE.character(
    "01105 Doran Martell", "martell", UNIQUE, HE, LOYAL, cost=6, strength=4, icons="IP", traits="Lord", keywords="insight"
).has(
    constant(
        Strength(Each(Cards(CHARACTER, faction="martell", trait=("Lord", "Lady"), controller=YOU, other=True)), UsedPlots(YOU))
    )
)
CORE.character(
    "01106 Edric Dayne",
    "martell",
    UNIQUE,
    HE,
    cost=2,
    strength=1,
    icons="",
    traits="Brotherhood. House Dayne. Lord",
    keywords="stealth",
).has(action(NameChallengeIcon(), UntilEnd(PHASE, GainIcon(THIS)), cost=PayGold(1)))
CORE.character("01107 Maester Caleotte", "martell", UNIQUE, HE, cost=3, strength=2, icons="IP", traits="Maester").has(
    reaction(
        you_lose(with_cards=THIS), ChooseCards(Choose(Cards(CHARACTER))), NameChallengeIcon(), UntilEnd(PHASE, LoseIcon(CHOSEN))
    )
)
CORE.character("01108 Obara Sand", "martell", UNIQUE, SHE, cost=3, strength=3, icons="M", traits="Bastard. Sand Snake").has(
    constant(may_defend_while_kneeling(THIS, POWER))
)
CORE.character("01109 The Red Viper", "martell", UNIQUE, HE, LOYAL, cost=7, strength=7, icons="MIP", traits="Lord").has(
    reaction(you_win(role=ATTACKER, with_cards=THIS), GainPower(THIS, MarginBy(5)))
)
CORE.character("01110 Desert Scavenger", "martell", cost=1, strength=1, icons="P", traits="Ally").has(
    cheaper_character("martell")
)
CORE.character("01111 Dornish Paramour", "martell", cost=3, strength=3, icons="I", traits="Companion").has(
    reaction(
        Declared(THIS, ATTACKER),
        UntilEnd(CHALLENGE, must_be_declared_as_defender(Choose(Cards(CHARACTER, controller=THE_DEFENDER)))),
    )
)
CORE.character("01112 Greenblood Trader", "martell", LOYAL, cost=2, strength=1, icons="I", traits="Ally").has(
    reaction(EntersPlay(THIS), LookAt(Top(YOU, 2)), AddSomeToHand())
)
CORE.character("01113 House Dayne Knight", "martell", cost=2, strength=2, icons="MI", traits="House Dayne. Knight")
CORE.character("01114 Palace Spearman", "martell", cost=4, strength=4, icons="MP", traits="Guard", keywords="no attachments").has(
    constant(GainIcon(THIS, INTRIGUE), when=NOT_FIRST_PLAYER)
)
CORE.attachment("01115 Dawn", "martell", UNIQUE, cost=2, traits="Weapon").has(
    constant(Strength(HOST, UsedPlots(YOU))),
    constant(GainKeyword(HOST, INTIMIDATE), when=Is(HOST, Cards(CHARACTER, trait="House Dayne"))),
)
CORE.location("01116 Ghaston Grey", "martell", UNIQUE, LOYAL, cost=2, traits="Dorne").has(
    reaction(
        you_lose(role=DEFENDER),
        ReturnToHand(Pick(Cards(CHARACTER, attacking=True)), can_be_saved=False),
        cost=(KneelCost(THIS), SacrificeCost(THIS)),
    )
)
CORE.location("01117 Sunspear", "martell", UNIQUE, cost=2, traits="Dorne").has(
    reaction(you_lose(role=DEFENDER), UntilEnd(PHASE, PlotValue(CLAIM, +1, same_type=True)), cost=KneelCost(THIS))
)
CORE.location("01118 Blood Orange Grove", "martell", cost=0, traits="Dorne", keywords="limited").has(cheaper_card("martell"))
CORE.event("01119 Doran's Game", "martell", LOYAL, cost=1).has(
    reaction(you_win(INTRIGUE, by=5), GainPower(FactionCard(YOU), UsedPlots(YOU)), limit=maximum(1, CHALLENGE))
)
CORE.event("01120 Unbowed, Unbent, Unbroken", "martell", cost=0).has(
    reaction(
        you_lose(role=DEFENDER),
        NameChallengeType(),
        UntilEnd(PHASE, CannotInitiate(THE_WINNER, named_type=True)),
        only=NOT_FIRST_PLAYER,
        limit=maximum(1, CHALLENGE),
    )
)
CORE.event("01121 Confinement", "martell", cost=1).has(
    action(UntilEnd(PHASE, LoseIcon(Choose(Cards(CHARACTER, strength_at_most=Number(4))), MILITARY, INTRIGUE, POWER)))
)
