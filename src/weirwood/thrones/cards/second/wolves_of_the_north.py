"""Cards of Wolves of the North."""

from typing import Final

from weirwood.thrones.ability import *

WOLVES_OF_THE_NORTH: Final = Pack("second", "WotN", "Wolves of the North")
_WINTER: Final = Cards(PLOT, trait="Winter")
_RICKON: Final = Each(Cards(name="Rickon Stark", controller=YOU))

WOLVES_OF_THE_NORTH.character(
    "03005 Jon Snow", "stark", UNIQUE, HE, cost=5, strength=4, icons="M", traits="Bastard"
).has(
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
).has(
    reaction(
        Bypasses(THIS),
        UntilEnd(PHASE, Strength(IT, Count(Cards(trait="Direwolf", controller=YOU)), sign=-1)),
    )
)
WOLVES_OF_THE_NORTH.character(
    "03007 Arya Stark", "stark", UNIQUE, SHE, cost=4, strength=3, icons="IP", traits="Lady"
).has(
    reaction(
        killed(Cards(CHARACTER, faction="stark", controller=YOU)),
        Kill(Choose(Cards(CHARACTER, strength_at_most=Number(3)))),
        cost=SacrificeCost(THIS),
    )
)
WOLVES_OF_THE_NORTH.character(
    "03008 Jory Cassel", "stark", UNIQUE, HE, cost=4, strength=3, icons="MP", traits="Guard"
).has(
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
WOLVES_OF_THE_NORTH.character(
    "03011 Osha", "stark", UNIQUE, SHE, cost=3, strength=2, icons="MI", traits="Wildling"
).has(action(RemoveFromChallenge(THIS), Then(Stand(THIS)), phase="challenges", limit=limit(1, PHASE)))
WOLVES_OF_THE_NORTH.character(
    "03014 Shaggydog", "stark", UNIQUE, cost=2, strength=3, icons="M", traits="Direwolf", keywords="no attachments"
).has(constant(Strength(_RICKON, 2), GainIcon(_RICKON, MILITARY)))
WOLVES_OF_THE_NORTH.character(
    "03016 Rickon Stark", "stark", UNIQUE, HE, cost=1, strength=1, icons="", traits="Lord"
).has(interrupt(EffectsWouldInitiate(searching=True), Cancel(), cost=SacrificeCost(THIS)))
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
WOLVES_OF_THE_NORTH.location("03034 The Shadow Tower", "thenightswatch", UNIQUE, cost=1, traits="The North").has(
    reaction(
        you_win(role=DEFENDER),
        UntilEnd(PHASE, cannot_be_declared_as_attacker(Choose(Cards(CHARACTER, controller=THE_LOSER)))),
        cost=KneelCost(THIS),
    )
)
WOLVES_OF_THE_NORTH.character(
    "03035 Aggo", "targaryen", UNIQUE, HE, cost=5, strength=4, icons="MI", traits="Bloodrider. Dothraki"
).has(
    action(
        Stand(Choose(Cards(CHARACTER, trait="Bloodrider"))),
        only=ThereIs(Cards(PLOT, trait="Summer")),
        limit=limit(1, ROUND),
    )
)
WOLVES_OF_THE_NORTH.event("03036 Dragon Sight", "targaryen", cost=1).has(
    action(UntilEnd(CHALLENGE, Strength(Each(Cards(CHARACTER, participating=True, not_trait="Dragon")), -1)))
)
WOLVES_OF_THE_NORTH.event("03038 To the Rose Banner!", "tyrell", cost=0).has(
    action(
        ChooseCards(Choose(Cards(CHARACTER, faction="tyrell", controller=YOU))),
        GainGold(StrengthOf(CHOSEN)),
        Then(Sacrifice(CHOSEN)),
        phase="marshaling",
    )
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
WOLVES_OF_THE_NORTH.plot("03047 Fallen from Favor", gold=7, initiative=7, claim=1, reserve=7, traits="Edict").has(
    when_revealed(Sacrifice(Pick(Cards(CHARACTER, controller=YOU))))
)
WOLVES_OF_THE_NORTH.plot(
    "03052 Ranger's Cache", gold=3, initiative=0, claim=1, reserve=6, traits="Kingdom. Winter", deck_limit=1
).has(interrupt(phase_ends("taxation"), Either(Draw(2), GainGold(3))))
