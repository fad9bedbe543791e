"""Cards of Wolves of the North."""

from typing import Final

from weirwood.thrones.ability import *

WOLVES_OF_THE_NORTH: Final = Pack("second", "WotN", "Wolves of the North")
_WINTER: Final = Cards(PLOT, trait="Winter")
_SUMMER: Final = Cards(PLOT, trait="Summer")
_RICKON: Final = Each(Cards(name="Rickon Stark", controller=YOU))

WOLVES_OF_THE_NORTH.character(
    "03001 King Robb's Host", "stark", UNIQUE, LOYAL, cost=8, strength=8, icons="MP", traits="Army", keywords="no attachments"
).has(
    reaction(
        you_win(MILITARY, with_cards=THIS),
        MovePower(
            FactionCard(THE_LOSER), Pick(Cards(CHARACTER, attacking=True)), by=Instead(ThereIs(Cards(PLOT, trait="War")), 2, 1)
        ),
    )
)
WOLVES_OF_THE_NORTH.character(
    "03002 Catelyn Stark", "stark", UNIQUE, LOYAL, SHE, cost=7, strength=5, icons="IP", traits="House Tully. Lady. The Seven"
).has(
    constant(Strength(THIS, PowerOn(THIS))),
    reaction(sacrificed_or_killed(Cards(CHARACTER, faction="stark", controller=YOU)), GainPower(THIS), limit=limit(2, ROUND)),
)
WOLVES_OF_THE_NORTH.character(
    "03003 Eddard Stark", "stark", UNIQUE, HE, cost=6, strength=6, icons="MP", traits="Lord. Small Council", keywords="renown"
).has(reaction(gains_power_by_renown(THIS), GainPower(Choose(Cards(CHARACTER, participating=True, controller=YOU, other=True)))))
WOLVES_OF_THE_NORTH.character(
    "03004 The Blackfish",
    "stark",
    UNIQUE,
    LOYAL,
    HE,
    cost=6,
    strength=4,
    icons="MP",
    traits="House Tully. Knight. Lord",
    keywords="renown",
).has(
    constant(
        does_not_kneel_to_attack(Each(Cards(CHARACTER, trait="House Tully", controller=YOU))), when=AtLeast(PowerOn(THIS), 4)
    ),
    reaction(you_win(MILITARY, role=ATTACKER), Draw(1), limit=limit(1, PHASE)),
)
WOLVES_OF_THE_NORTH.character("03005 Jon Snow", "stark", UNIQUE, HE, cost=5, strength=4, icons="M", traits="Bastard").has(
    action(
        Stand(Choose(Cards(CHARACTER, faction="stark", unique=True))),
        cost=SacrificeCost(Cards(CHARACTER, faction="stark")),
        limit=limit(1, ROUND),
    )
)
WOLVES_OF_THE_NORTH.character(
    "03006 Wolves of the North",
    "stark",
    LOYAL,
    cost=5,
    strength=3,
    icons="M",
    traits="Direwolf",
    keywords="no attachments, stealth",
).has(reaction(Bypasses(THIS), UntilEnd(PHASE, Strength(IT, Count(Cards(trait="Direwolf", controller=YOU)), sign=-1))))
WOLVES_OF_THE_NORTH.character("03007 Arya Stark", "stark", UNIQUE, SHE, cost=4, strength=3, icons="IP", traits="Lady").has(
    reaction(
        killed(Cards(CHARACTER, faction="stark", controller=YOU)),
        Kill(Choose(Cards(CHARACTER, strength_at_most=Number(3)))),
        cost=SacrificeCost(THIS),
    )
)
WOLVES_OF_THE_NORTH.character("03008 Jory Cassel", "stark", UNIQUE, HE, cost=4, strength=3, icons="MP", traits="Guard").has(
    interrupt(
        would_be_killed(Cards(CHARACTER, faction="stark", unique=True, controller=YOU)),
        Save(),
        Then(If(ThereIs(_WINTER), GainPower(IT))),
        cost=SacrificeCost(THIS),
    )
)
WOLVES_OF_THE_NORTH.character(
    "03009 Riverrun Minstrel", "stark", cost=4, strength=3, icons="IP", traits="House Tully. Minstrel"
).has(reaction(EntersPlay(THIS), GainPower(Choose(Cards(CHARACTER, trait="House Tully")))))
WOLVES_OF_THE_NORTH.character("03010 Old Nan", "stark", UNIQUE, SHE, cost=3, strength=2, icons="I", traits="Storyteller").has(
    interrupt(
        plot_is_revealed(Cards(PLOT)),
        Either(UntilEnd(ROUND, GainTrait(IT, "Summer")), UntilEnd(ROUND, GainTrait(IT, "Winter"))),
        cost=KneelCost(THIS),
    )
)
WOLVES_OF_THE_NORTH.character("03011 Osha", "stark", UNIQUE, SHE, cost=3, strength=2, icons="MI", traits="Wildling").has(
    action(RemoveFromChallenge(THIS), Then(Stand(THIS)), phase="challenges", limit=limit(1, PHASE))
)
WOLVES_OF_THE_NORTH.character(
    "03012 Bear Island Loyalist", "stark", LOYAL, cost=3, strength=2, icons="MP", traits="House Mormont"
).has(
    constant(
        Immune(Each(Cards(CHARACTER, faction="stark", participating=True, controller=YOU, other=True)), EVENT, opponents=True),
        when=Participates(THIS),
    )
)
WOLVES_OF_THE_NORTH.character(
    "03013 Sansa Stark", "stark", UNIQUE, LOYAL, SHE, cost=2, strength=4, icons="IP", traits="Lady"
).has(
    constant(Strength(THIS, Count(Cards(CHARACTER, faction="stark", zones=(DEAD,), owner=YOU)), sign=-1)),
    constant(GainKeyword(THIS, INSIGHT), when=FewerThan(StrengthOf(THIS), 1)),
)
WOLVES_OF_THE_NORTH.character(
    "03014 Shaggydog", "stark", UNIQUE, cost=2, strength=3, icons="M", traits="Direwolf", keywords="no attachments"
).has(constant(Strength(_RICKON, 2), GainIcon(_RICKON, MILITARY)))
WOLVES_OF_THE_NORTH.character(
    "03015 House Tully Septon", "stark", cost=2, strength=2, icons="P", traits="Ally. House Tully. The Seven"
).has(
    action(
        ReduceNext(Cards(CHARACTER, trait=("House Tully", "The Seven")), 2),
        cost=DiscardPowerCost(Cards(CHARACTER, controller=YOU)),
        phase="marshaling",
        limit=limit(1, PHASE),
    )
)
WOLVES_OF_THE_NORTH.character("03016 Rickon Stark", "stark", UNIQUE, HE, cost=1, strength=1, icons="", traits="Lord").has(
    interrupt(EffectsWouldInitiate(searching=True), Cancel(), cost=SacrificeCost(THIS))
)
WOLVES_OF_THE_NORTH.location("03017 Winterfell", "stark", UNIQUE, LOYAL, cost=4, traits="The North. Winterfell").has(
    constant(Strength(Each(Cards(CHARACTER, faction="stark", controller=YOU)), 1)),
    reaction(
        ChallengeInitiated(), Kneel(THIS), Then(UntilEnd(CHALLENGE, CannotTrigger(PlayersWith(Cards(PLOT, not_trait="Winter")))))
    ),
)
WOLVES_OF_THE_NORTH.location("03018 Winterfell Heart Tree", "stark", UNIQUE, cost=1, traits="Old Gods. Winterfell").has(
    reaction(
        phase_begins(),
        UntilEnd(PHASE, Immune(Choose(Cards(faction="stark", controller=YOU)), PLOT, opponents=True)),
        cost=SacrificeCost(THIS),
    )
)
WOLVES_OF_THE_NORTH.attachment(
    "03019 Nymeria", "stark", UNIQUE, cost=2, traits="Direwolf", on=Cards(CHARACTER, faction="stark", unique=True)
).has(
    constant(GainKeyword(HOST, INTIMIDATE)),
    action(MoveAttachment(THIS, Cards(CHARACTER)), cost=PayGold(1), limit=limit(1, PHASE)),
)
WOLVES_OF_THE_NORTH.attachment(
    "03020 Needle", "stark", UNIQUE, cost=1, traits="Weapon", on=Cards(CHARACTER, faction="stark")
).has(constant(Strength(HOST, 2)), interrupt(sacrificed(HOST), InsteadOfDiscardPile(HAND), cost=SacrificeCost(THIS)))
WOLVES_OF_THE_NORTH.attachment(
    "03021 Frozen Solid",
    "stark",
    cost=1,
    traits="Condition",
    keywords="terminal",
    on=Cards(LOCATION, limited=False, cost_at_most=Number(3)),
).has(constant(Blank(HOST)))
WOLVES_OF_THE_NORTH.event("03022 As Hard as Winter", "stark", cost=1).has(
    reaction(
        sacrificed_or_killed(Cards(CHARACTER, faction="stark", controller=YOU)),
        PutIntoPlay(Pick(Cards(CHARACTER, faction="stark", cost_at_most=PrintedCost(IT), zones=(HAND,), owner=YOU))),
        only=ThereIs(Cards(PLOT, trait="Winter", zones=(USED,), owner=YOU)),
    )
)
WOLVES_OF_THE_NORTH.event("03023 The Pack Survives", "stark", LOYAL, cost=0).has(
    interrupt(
        EffectsWouldInitiate(EVENT, by=AN_OPPONENT),
        Cancel(),
        cost=EitherCost(SacrificeCost(Cards(trait="Direwolf")), KneelCost(Cards(CHARACTER, faction="stark"), count=2)),
    )
)
WOLVES_OF_THE_NORTH.event("03024 Arya's Gift", "stark", cost=0).has(
    action(
        MoveAttachment(
            Pick(Cards(ATTACHMENT, attached_to=Cards(CHARACTER, faction="stark", controller=YOU))),
            Cards(CHARACTER, controller=YOU),
        )
    )
)
WOLVES_OF_THE_NORTH.attachment(
    "03025 Motley", "baratheon", cost=1, traits="Condition", on=Cards(CHARACTER, controller=AN_OPPONENT)
).has(constant(GainTrait(HOST, "Fool")), reaction(Declared(HOST), Discard(AtRandom(ControllerOf(HOST)))))
WOLVES_OF_THE_NORTH.event("03026 Even Handed Justice", "baratheon", cost=2).has(
    action(Kneel(Choose(Cards(CHARACTER, standing=True), of_each=True)))
)
WOLVES_OF_THE_NORTH.character(
    "03027 Fishwhiskers", "greyjoy", UNIQUE, HE, cost=5, strength=3, icons="MP", traits="House Botley. Ironborn"
).has(
    constant(
        does_not_contribute(Each(Cards(CHARACTER, defending=True))),
        when=Both(Participates(THIS, ATTACKER), MoreThan(Count(_WINTER), Count(_SUMMER))),
    )
)
WOLVES_OF_THE_NORTH.event("03028 Ahead of the Tide", "greyjoy", cost=0).has(
    interrupt(compares_initiative(YOU), UntilEnd(PHASE, PlotValue(INITIATIVE, 3)), IfYouWinInitiative(Draw(1)))
)
WOLVES_OF_THE_NORTH.character("03029 Crossroads Sellsword", "lannister", cost=3, strength=2, icons="MI", traits="Mercenary").has(
    interrupt(killed(THIS, phase="challenges"), GainGold(2))
)
WOLVES_OF_THE_NORTH.location("03030 Tower of the Hand", "lannister", UNIQUE, cost=3, traits="King's Landing").has(
    reaction(
        you_win(INTRIGUE),
        ReturnToHand(Choose(Cards(CHARACTER, cost_below=PrintedCost(Paid()), controller=THE_LOSER))),
        cost=(KneelCost(THIS), ReturnCost(Cards(CHARACTER, faction="lannister", participating=True))),
    )
)
WOLVES_OF_THE_NORTH.character(
    "03031 Quentyn Martell", "martell", UNIQUE, HE, cost=6, strength=4, icons="MP", traits="Knight. Lord"
).has(
    constant(Strength(THIS, 1), GainKeyword(THIS, STEALTH), when=NOT_FIRST_PLAYER),
    interrupt(killed(THIS), Kill(Choose(Cards(CHARACTER, strength_below=StrengthOf(THIS))))),
)
WOLVES_OF_THE_NORTH.event("03032 His Viper Eyes", "martell", cost=0).has(
    reaction(
        you_lose(MILITARY, POWER, role=DEFENDER),
        LookAt(Hand(THE_WINNER)),
        Then(Discard(ChooseThen(Cards(zones=(HAND,), owner=THE_WINNER)))),
    )
)
WOLVES_OF_THE_NORTH.character(
    "03033 Stonesnake", "thenightswatch", UNIQUE, HE, cost=5, strength=4, icons="M", traits="Ranger", keywords="stealth"
).has(reaction(Bypasses(THIS), NameItsKeyword(IT, UntilEnd(PHASE, GainKeyword(THIS)))))
WOLVES_OF_THE_NORTH.location("03034 The Shadow Tower", "thenightswatch", UNIQUE, cost=1, traits="The North").has(
    reaction(
        you_win(role=DEFENDER),
        UntilEnd(PHASE, cannot_be_declared_as_attacker(Choose(Cards(CHARACTER, controller=THE_LOSER)))),
        cost=KneelCost(THIS),
    )
)
WOLVES_OF_THE_NORTH.character(
    "03035 Aggo", "targaryen", UNIQUE, HE, cost=5, strength=4, icons="MI", traits="Bloodrider. Dothraki"
).has(action(Stand(Choose(Cards(CHARACTER, trait="Bloodrider"))), only=ThereIs(_SUMMER), limit=limit(1, ROUND)))
WOLVES_OF_THE_NORTH.event("03036 Dragon Sight", "targaryen", cost=1).has(
    action(UntilEnd(CHALLENGE, Strength(Each(Cards(CHARACTER, participating=True, not_trait="Dragon")), -1)))
)
WOLVES_OF_THE_NORTH.character(
    "03037 House Florent Knight", "tyrell", cost=5, strength=3, icons="MI", traits="House Florent. Knight"
).has(forced_reaction(EntersPlay(THIS), Discard(Choose(Cards(CHARACTER, weakest=True)))))
WOLVES_OF_THE_NORTH.event("03038 To the Rose Banner!", "tyrell", cost=0).has(
    action(
        ChooseCards(Choose(Cards(CHARACTER, faction="tyrell", controller=YOU))),
        GainGold(StrengthOf(CHOSEN)),
        Then(Sacrifice(CHOSEN)),
        phase="marshaling",
    )
)
WOLVES_OF_THE_NORTH.character(
    "03039 Mance Rayder", "neutral", UNIQUE, HE, cost=7, strength=5, icons="MIP", traits="King. Wildling", keywords="renown"
).has(
    constant(HandGainsAmbush(Cards(CHARACTER, trait="Wildling", zones=(HAND,), owner=YOU))),
    constant(AmbushCostsLess(Cards(CHARACTER, trait="Wildling"), 1), when=ThereIs(_WINTER)),
)
WOLVES_OF_THE_NORTH.character("03040 Young Spearwife", "neutral", cost=3, strength=2, icons="M", traits="Wildling").has(
    constant(GainKeyword(THIS, STEALTH), when=MoreThan(PowerOn(FactionCard(AN_OPPONENT)), PowerOn(FactionCard(YOU))))
)
WOLVES_OF_THE_NORTH.character("03041 House Maester", "neutral", cost=2, strength=2, icons="IP", traits="Maester")
WOLVES_OF_THE_NORTH.location("03042 Tourney Grounds", "neutral", cost=1, traits="Contested. Westeros").has(
    action(ReduceNext(Cards(EVENT), 1, PLAYING), cost=KneelCost(THIS))
)
WOLVES_OF_THE_NORTH.attachment("03043 Green Dreams", "neutral", cost=0, traits="Dream", keywords="terminal").has(
    reaction(is_knelt(HOST), LookAt(Top(YOU)), May(PlaceOnBottom(THOSE)))
)
WOLVES_OF_THE_NORTH.event("03044 Healing Expertise", "neutral", cost=0, traits="Citadel").has(
    interrupt(
        would_be_killed(Cards(CHARACTER, not_trait="Army", controller=YOU)),
        Save(),
        cost=KneelCost(Cards(CHARACTER, trait="Maester")),
    )
)
WOLVES_OF_THE_NORTH.event("03045 Tithe", "neutral", cost=0).has(
    action(GainGold(2), cost=KneelCost(Cards(CHARACTER, faction="neutral")))
)
WOLVES_OF_THE_NORTH.plot(
    "03046 A Time For Wolves", LOYAL, gold=3, initiative=1, claim=1, reserve=6, traits="Winter", faction="stark"
).has(when_revealed(Search(Cards(trait="Direwolf"), or_play=3)))
WOLVES_OF_THE_NORTH.plot("03047 Fallen from Favor", gold=7, initiative=7, claim=1, reserve=7, traits="Edict").has(
    when_revealed(Sacrifice(Pick(Cards(CHARACTER, controller=YOU))))
)
WOLVES_OF_THE_NORTH.plot("03048 Snowed Under", gold=5, initiative=0, claim=1, reserve=6, traits="Winter").has(
    constant(BaseValue(INITIATIVE, Cards(PLOT), 0))
)
WOLVES_OF_THE_NORTH.plot("03049 The Long Winter", gold=4, initiative=2, claim=2, reserve=4, traits="Winter", deck_limit=1).has(
    when_revealed(
        LosePower(Pick(Cards(CHARACTER, FACTION, LOCATION, ATTACHMENT, controller=YOU), by=PlayersWith(_SUMMER, never=True)))
    )
)
WOLVES_OF_THE_NORTH.plot("03050 A Song of Summer", gold=5, initiative=3, claim=1, reserve=6, traits="Summer").has(
    constant(Strength(Each(Cards(CHARACTER, controller=YOU)), 1), when=ThereIs(_WINTER, never=True))
)
WOLVES_OF_THE_NORTH.plot("03051 Weapons at the Door", gold=3, initiative=9, claim=1, reserve=6, traits="Edict", deck_limit=1).has(
    forced_reaction(phase_begins("challenges"), ReturnToHand(Each(Cards(printed_type=ATTACHMENT))))
)
WOLVES_OF_THE_NORTH.plot(
    "03052 Ranger's Cache", gold=3, initiative=0, claim=1, reserve=6, traits="Kingdom. Winter", deck_limit=1
).has(interrupt(phase_ends("taxation"), Either(Draw(2), GainGold(3))))
