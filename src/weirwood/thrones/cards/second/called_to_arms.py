"""Cards of Called to Arms."""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.pool.deck_rule import CannotInclude, Kind

CALLED_TO_ARMS: Final = Pack("second", "CtA", "Called to Arms")
_SUMMER: Final = Cards(PLOT, trait="Summer")
_WINTER: Final = Cards(PLOT, trait="Winter")

CALLED_TO_ARMS.character(
    "04021 Donella Hornwood", "stark", UNIQUE, SHE, cost=4, strength=3, icons="IP", traits="House Hornwood. Lady"
).has(constant(FirstCostsLess(Cards(loyal=True), 1, MARSHALING | PLAYING)))
CALLED_TO_ARMS.event("04022 Fear Cuts Deeper Than Swords", "stark", LOYAL, cost=2).has(
    interrupt(EffectsWouldInitiate(target=Cards(CHARACTER, faction="stark", controller=YOU)), Cancel(), Stand(ONLY_TARGET))
)
CALLED_TO_ARMS.character("04023 Knight of Summer", "tyrell", cost=4, strength=3, icons="MP", traits="Knight").has(
    constant(Strength(THIS, 2), GainKeyword(THIS, RENOWN), when=MoreThan(Count(_SUMMER), Count(_WINTER)))
)
CALLED_TO_ARMS.event("04024 There Is My Claim", "tyrell", cost=0).has(
    action(
        UntilEnd(CHALLENGE, PlotValue(CLAIM, 1)),
        cost=RevealCost(Cards(CHARACTER, faction="tyrell", zones=(HAND,), owner=YOU), 4),
        phase="challenges",
        only=DuringChallenge(),
        limit=maximum(1, CHALLENGE),
    )
)
CALLED_TO_ARMS.character("04025 Dolorous Edd", "thenightswatch", UNIQUE, HE, cost=3, strength=3, icons="I", traits="Steward").has(
    action(
        PutIntoPlay(THIS, kneeling=True, participating=True),
        IfYouWin(May(ReturnToHand(THIS))),
        cost=KneelCost(FactionCard(YOU)),
        only=DuringChallenge(INTRIGUE, role=DEFENDER),
        zone=HAND,
    )
)
CALLED_TO_ARMS.attachment("04026 Craven", "thenightswatch", cost=1, traits="Condition", keywords="terminal").has(
    constant(cannot_be_declared_as_attacker(HOST))
)
CALLED_TO_ARMS.character(
    "04027 Maester Pylos", "baratheon", UNIQUE, HE, cost=3, strength=3, icons="P", traits="Maester", keywords="stealth"
)
CALLED_TO_ARMS.location("04028 The Stone Drum", "baratheon", UNIQUE, LOYAL, cost=0, traits="Dragonstone").has(
    constant(PlotValue(GOLD_VALUE, 1), when=ThereIs(Cards(PLOT, trait="Kingdom")))
)
CALLED_TO_ARMS.character("04029 Shae", "lannister", UNIQUE, SHE, cost=3, strength=2, icons="IP", traits="Ally. Companion").has(
    action(Stand(THIS), cost=PayGold(1), phase="challenges", limit=limit(2, PHASE))
)
CALLED_TO_ARMS.attachment(
    "04030 The Boy King", "lannister", UNIQUE, cost=1, traits="Title", on=Cards(CHARACTER, trait="Lord")
).has(
    constant(GainTrait(HOST, "King")),
    reaction(killed(Cards(CHARACTER, cost_at_most=Number(3))), GainPower(HOST), cost=KneelCost(THIS)),
)
CALLED_TO_ARMS.character(
    "04031 Balon Greyjoy",
    "greyjoy",
    UNIQUE,
    LOYAL,
    HE,
    cost=7,
    strength=5,
    icons="MP",
    traits="Ironborn. King. Lord",
    keywords="renown",
).has(
    constant(does_not_kneel_to_attack(THIS, MILITARY, against=OpponentWithout(Cards(CHARACTER, trait="King")))),
    action(
        UntilEnd(CHALLENGE, Strength(Each(Cards(CHARACTER, loyal=True, controller=YOU)), 1)),
        cost=KneelCost(Cards(LOCATION, faction="greyjoy")),
        limit=limit(1, CHALLENGE),
    ),
)
CALLED_TO_ARMS.event("04032 Ours is the Old Way", "greyjoy", cost=4).has(
    action(
        Either(
            UntilEnd(PHASE, GainKeyword(Each(Cards(CHARACTER, faction="greyjoy", controller=YOU)), STEALTH)),
            UntilEnd(PHASE, LoseKeyword(Each(Cards(CHARACTER, not_faction="greyjoy")), STEALTH)),
        ),
        phase="challenges",
    )
)
CALLED_TO_ARMS.character("04033 Doreah", "targaryen", UNIQUE, LOYAL, SHE, cost=2, strength=2, icons="IP", traits="Companion").has(
    constant(
        GainKeyword(THIS, INSIGHT),
        when=DuringChallenge(with_cards=Cards(CHARACTER, trait=("Lord", "Lady"), participating=True, controller=YOU)),
    )
)
CALLED_TO_ARMS.attachment(
    "04034 Beggar King", "targaryen", UNIQUE, LOYAL, cost=1, traits="Title", on=Cards(CHARACTER, faction="targaryen")
).has(
    constant(GainTrait(HOST, "King")),
    reaction(
        reveals_plot(AN_OPPONENT),
        GainGold(Instead(ThereIs(Cards(CHARACTER, trait="King", controller=AN_OPPONENT), never=True), 2, 1)),
        cost=KneelCost(THIS),
        when=MoreThan(PrintedGold(PLAYER_OF_EVENT), PrintedGold(YOU)),
    ),
)
CALLED_TO_ARMS.character(
    "04035 Starfall Cavalry",
    "martell",
    LOYAL,
    cost=6,
    strength=4,
    icons="MI",
    traits="Army. House Dayne",
    keywords="no attachments except Weapon",
).has(reaction(EntersPlay(THIS), Draw(Instead(AtLeast(UsedPlots(YOU), 3), 3, 1))))
CALLED_TO_ARMS.attachment(
    "04036 Venomous Blade",
    "martell",
    LOYAL,
    cost=3,
    traits="Weapon",
    keywords="ambush 3",
    on=Cards(CHARACTER, faction="martell", controller=YOU),
).has(
    constant(Strength(HOST, 1)),
    reaction(
        EntersPlay(THIS),
        PlaceToken("poison", Pick(Cards(CHARACTER, printed_strength_at_most=Number(2)))),
        AtEnd(PHASE, If(HasToken(THOSE, "poison"), TakeToken("poison", THOSE), Kill(THOSE))),
    ),
)
CALLED_TO_ARMS.agenda("04037 Kings of Summer", traits="Summer", rules=(CannotInclude(Kind(trait="Winter"), plots=True),)).has(
    constant(PlotValue(RESERVE, 1, EACH_PLAYER)),
    constant(PlotValue(GOLD_VALUE, 1, plot=_SUMMER), when=ThereIs(_WINTER, never=True)),
)
CALLED_TO_ARMS.agenda("04038 Kings of Winter", traits="Winter", rules=(CannotInclude(Kind(trait="Summer"), plots=True),)).has(
    constant(PlotValue(RESERVE, -1, EACH_PLAYER)),
    constant(
        PlotValue(GOLD_VALUE, -1, EACH_OPPONENT, plot=Cards(PLOT, not_trait="Summer")),
        when=ThereIs(Cards(PLOT, trait="Winter", controller=YOU)),
    ),
)
CALLED_TO_ARMS.plot("04039 Summer Harvest", gold=X_GOLD, initiative=4, claim=1, reserve=6, traits="Summer").has(
    when_revealed(ChoosePlayer(AN_OPPONENT), FromNowOn(GoldIsX(PrintedGold(THAT_PLAYER, higher_by=2))))
)
CALLED_TO_ARMS.plot("04040 Winter Festival", gold=5, initiative=2, claim=1, reserve=6, traits="Winter").has(
    interrupt(phase_ends("challenges"), GainPower(FactionCard(YOU), 2), when=ThereIs(_SUMMER, never=True))
)
