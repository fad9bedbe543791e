"""Cards of The King's Peace."""

from typing import Final

from weirwood.thrones.ability import *

KINGS_PEACE: Final = Pack("second", "TKP", "The King's Peace")

_PARTICIPANTS: Final = Each(Cards(CHARACTER, participating=True, controller=YOU))
_KNIGHTS: Final = Each(Cards(CHARACTER, trait="Knight", controller=YOU))
KINGS_PEACE.character(
    "02041 Ser Rodrik Cassel",
    "stark",
    UNIQUE,
    HE,
    LOYAL,
    cost=6,
    strength=4,
    icons="MP",
    traits="Knight",
    keywords="no attachments except Weapon",
).has(
    constant(
        GainKeyword(Each(Cards(CHARACTER, unique=True, faction="stark", controller=YOU)), INSIGHT),
        when=Participates(THIS, ATTACKER, MILITARY),
    )
)
KINGS_PEACE.event("02042 Wolf Dreams", "stark", cost=0, traits="Dream").has(
    action(Search(Cards(trait="Direwolf")), cost=KneelCost(FactionCard(YOU)))
)
KINGS_PEACE.character(
    "02043 Ser Hobber Redwyne", "tyrell", UNIQUE, HE, cost=5, strength=4, icons="MP", traits="House Redwyne. Knight"
).has(reaction(YouMarshal(THIS), Search(Cards(CHARACTER, trait="Lady"))))
KINGS_PEACE.attachment("02044 Mare in Heat", "tyrell", cost=2, traits="Warhorse", on=Cards(CHARACTER, trait="Knight")).has(
    action(
        RemoveFromChallenge(Choose(Cards(CHARACTER, participating=True, strength_above=StrengthOf(HOST)))),
        cost=KneelCost(THIS),
        only=Participates(HOST, alone=True),
    )
)
KINGS_PEACE.character(
    "02045 Ser Alliser Thorne", "thenightswatch", UNIQUE, HE, cost=6, strength=4, icons="MP", traits="Knight. Ranger"
).has(
    constant(
        GainIcon(Each(Cards(CHARACTER, faction="thenightswatch", controller=YOU)), MILITARY), when=DuringChallenge(role=DEFENDER)
    ),
    reaction(
        ChallengeInitiated(MILITARY, against_you=True),
        PutIntoPlay(THIS),
        cost=(KneelCost(FactionCard(YOU)), PayGold(4)),
        zone=HAND,
    ),
)
KINGS_PEACE.attachment(
    "02046 Practice Blade",
    "thenightswatch",
    cost=1,
    traits="Weapon",
    keywords="ambush 2",
    on=Cards(CHARACTER, faction="thenightswatch"),
).has(constant(Strength(HOST, +1), GainIcon(HOST, MILITARY)))
KINGS_PEACE.character(
    "02047 Moon Boy", "baratheon", UNIQUE, HE, LOYAL, cost=2, strength=2, icons="P", traits="Fool", keywords="insight"
).has(forced_reaction(you_lose(with_cards=THIS), Discard(AtRandom(YOU))))
KINGS_PEACE.plot(
    "02048 The King's Peace",
    LOYAL,
    gold=4,
    initiative=0,
    claim=1,
    reserve=5,
    traits="Edict. Scheme",
    faction="baratheon",
    deck_limit=1,
).has(
    reaction(
        ChallengeInitiated(MILITARY, POWER, against_you=True),
        May(
            Kneel(FactionCard(THE_ATTACKER)),
            who=THE_ATTACKER,
            otherwise=(
                May(MovePower(FactionCard(THE_ATTACKER), FactionCard(YOU)), who=THE_ATTACKER, otherwise=(EndChallenge(),)),
            ),
        ),
    )
)
KINGS_PEACE.character(
    "02049 Ser Gregor Clegane",
    "lannister",
    UNIQUE,
    HE,
    cost=7,
    strength=10,
    icons="M",
    traits="House Clegane. Knight. Lord",
    keywords="pillage, renown",
).has(
    reaction(
        Pillages(THIS, Cards(CHARACTER)),
        PlaceInPile(IT, DEAD),
        Then(May(Kill(ChooseThen(Cards(CHARACTER, cost_is=PrintedCost(IT)))))),
    )
)
KINGS_PEACE.event("02050 I Never Bet Against My Family", "lannister", LOYAL, cost=0).has(
    action(
        RevealCards(Bottom(YOU, 5)),
        PutOneIntoPlay(Cards(CHARACTER, faction="lannister", unique=True)),
        AtEnd(PHASE, If(StillInPlay(THOSE), Discard(THOSE, can_be_saved=False))),
        cost=KneelCost(FactionCard(YOU)),
        phase="challenges",
    )
)
KINGS_PEACE.character("02051 Newly-Made Lord", "greyjoy", cost=4, strength=4, icons="P", traits="Lord").has(
    reaction(YouMarshal(THIS), Discard(Choose(Cards(LOCATION, limited=False, cost_at_most=Number(3)))))
)
KINGS_PEACE.attachment(
    "02052 Fishing Net", "greyjoy", cost=1, traits="Condition. Item. Weapon", on=Cards(CHARACTER, controller=AN_OPPONENT)
).has(constant(cannot_be_declared_as_defender(HOST)))
KINGS_PEACE.character("02053 Crone of Vaes Dothrak", "targaryen", cost=2, strength=2, icons="I", traits="Dothraki").has(
    reaction(
        DiscardedUnplayed(Cards(CHARACTER), AN_OPPONENT),
        PlaceInPile(IT, DEAD),
        cost=KneelCost(Cards(CHARACTER, trait="Dothraki")),
    )
)
KINGS_PEACE.attachment(
    "02054 The Silver Steed",
    "targaryen",
    UNIQUE,
    cost=1,
    traits="Warhorse",
    on=AnyKind(Cards(CHARACTER, trait="Dothraki"), Cards(name="Daenerys Targaryen")),
).has(
    constant(GainKeyword(HOST, RENOWN), when=Participates(HOST, type=POWER)),
    reaction(gains_power_by_renown(HOST), Sacrifice(THIS), UntilEnd(PHASE, ExtraChallenge(POWER))),
)
KINGS_PEACE.attachment("02055 Attainted", "martell", cost=1, traits="Condition", on=Cards(CHARACTER, controller=AN_OPPONENT)).has(
    constant(LoseIcon(HOST, INTRIGUE))
)
KINGS_PEACE.location("02056 The Boneway", "martell", UNIQUE, LOYAL, cost=2, traits="Dorne").has(
    reaction(you_lose(), PlaceToken("vengeance", THIS)),
    action(GainPower(FactionCard(YOU), 3), cost=(KneelCost(THIS), RemoveToken(THIS, "vengeance", 6)), phase="dominance"),
)
KINGS_PEACE.character("02057 Hedge Knight", "neutral", cost=2, strength=2, icons="M", traits="Knight").has(
    constant(
        Strength(THIS, +1), GainIcon(THIS, POWER), when=ThereIs(Cards(CHARACTER, trait="Knight", controller=YOU, other=True))
    )
)
KINGS_PEACE.attachment("02058 Knighted", "neutral", cost=1, traits="Title").has(
    constant(Strength(HOST, 1), GainTrait(HOST, "Knight"))
)
KINGS_PEACE.plot("02059 A Tourney for the King", gold=3, initiative=8, claim=1, reserve=6, traits="Summer").has(
    constant(GainKeyword(_KNIGHTS, RENOWN), Immune(_KNIGHTS, EVENT, opponents=True))
)
KINGS_PEACE.agenda("02060 The Lord of the Crossing", traits="House Frey").has(
    constant(Strength(_PARTICIPANTS, -1), when=NthChallenge(1)),
    constant(Strength(_PARTICIPANTS, +2), WinningGivesPower(1), when=NthChallenge(3)),
)
