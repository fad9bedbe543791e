"""Plots of the Core Set."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE

CORE.plot("01001 A Clash of Kings", gold=4, initiative=9, claim=1, reserve=6, traits="Noble").has(
    reaction(you_win(POWER), MovePower(FactionCard(THE_LOSER), FactionCard(YOU)))
)
CORE.plot("01002 A Feast for Crows", gold=6, initiative=1, claim=1, reserve=4, traits="Edict", deck_limit=1).has(
    reaction(wins_dominance(YOU), GainPower(FactionCard(YOU), 2))
)
CORE.plot("01003 A Game of Thrones", gold=4, initiative=2, claim=1, reserve=6, traits="Scheme", deck_limit=1).has(
    constant(CannotInitiate(EACH_PLAYER, MILITARY, POWER, unless=Challenged(won=True, type=INTRIGUE)))
)
CORE.plot("01004 A Noble Cause", gold=5, initiative=0, claim=1, reserve=6, traits="Kingdom. Noble").has(
    constant(FirstCostsLess(Cards(CHARACTER, trait=("Lord", "Lady")), 2, MARSHALING))
)
CORE.plot("01005 A Storm of Swords", gold=3, initiative=8, claim=1, reserve=5, traits="War").has(
    constant(ExtraChallenge(MILITARY))
)
CORE.plot("01006 Building Orders", gold=4, initiative=1, claim=1, reserve=7, traits="Kingdom").has(
    when_revealed(Search(Cards(ATTACHMENT, LOCATION), top=10))
)
CORE.plot("01007 Calling the Banners", gold=3, initiative=6, claim=1, reserve=6, traits="Kingdom").has(
    when_revealed(ChoosePlayer(AN_OPPONENT), GainGold(Count(Cards(CHARACTER, controller=THAT_PLAYER))))
)
CORE.plot("01008 Calm Over Westeros", gold=5, initiative=3, claim=1, reserve=6, traits="Summer", deck_limit=1).has(
    when_revealed(NameChallengeType(), UntilEnd(PLOT_PERIOD, ClaimAgainstYou(-1)))
)
CORE.plot("01009 Confiscation", gold=4, initiative=5, claim=1, reserve=6, traits="Edict").has(
    when_revealed(Discard(Choose(Cards(ATTACHMENT))))
)
CORE.plot("01010 Counting Coppers", gold=2, initiative=3, claim=1, reserve=10, traits="Kingdom").has(when_revealed(Draw(3)))
CORE.plot("01011 Filthy Accusations", gold=4, initiative=4, claim=1, reserve=6, traits="Scheme").has(
    when_revealed(Kneel(Choose(Cards(CHARACTER))))
)
CORE.plot("01012 Fortified Position", gold=5, initiative=1, claim=1, reserve=5, traits="Siege. War", deck_limit=1).has(
    constant(Blank(Each(Cards(CHARACTER))))
)
CORE.plot("01013 Heads on Spikes", gold=4, initiative=6, claim=1, reserve=6, traits="Edict. War").has(
    when_revealed(
        ChoosePlayer(AN_OPPONENT),
        Discard(AtRandom(THAT_PLAYER)),
        If(Is(THOSE, Cards(CHARACTER)), PlaceInPile(THOSE, DEAD), GainPower(FactionCard(YOU), 2)),
    )
)
CORE.plot("01014 Jousting Contest", gold=4, initiative=3, claim=1, reserve=6, traits="War").has(
    constant(AtMost(EACH_PLAYER, 1, "declared"))
)
CORE.plot("01015 Marched to the Wall", gold=4, initiative=8, claim=1, reserve=5, traits="Edict").has(
    when_revealed(Discard(Choose(Cards(CHARACTER, controller=YOU), by=EACH_PLAYER), can_be_saved=False))
)
CORE.plot("01016 Marching Orders", gold=9, initiative=3, claim=1, reserve=4, traits="Edict. War").has(
    constant(CannotMarshalOrPlay(YOU, LOCATION, ATTACHMENT, events=True))
)
CORE.plot("01017 Naval Superiority", gold=2, initiative=7, claim=1, reserve=6, traits="Siege. War", deck_limit=1).has(
    constant(BaseValue(GOLD_VALUE, Cards(PLOT, trait=("Kingdom", "Edict")), 0))
)
CORE.plot("01018 Power Behind the Throne", gold=3, initiative=1, claim=1, reserve=6, traits="Noble. Scheme").has(
    when_revealed(PlaceToken("stand", THIS)), action(Stand(Choose(Cards(CHARACTER))), cost=RemoveToken(THIS, "stand"))
)
CORE.plot("01019 Rebuilding", gold=5, initiative=5, claim=1, reserve=6, traits="Kingdom").has(
    when_revealed(ShuffleIntoDeck(Choose(Cards(owner=YOU, zones=(DISCARD,)), 3, up_to=True)))
)
CORE.plot("01020 Reinforcements", gold=1, initiative=0, claim=1, reserve=6, traits="Kingdom. War").has(
    when_revealed(PutIntoPlay(Choose(Cards(CHARACTER, cost_at_most=Number(5), owner=YOU, zones=(HAND, DISCARD)))))
)
CORE.plot("01021 Sneak Attack", gold=5, initiative=11, claim=2, reserve=5, traits="Scheme").has(
    constant(AtMost(YOU, 1, "challenges"))
)
CORE.plot("01022 Summons", gold=4, initiative=0, claim=1, reserve=7, traits="Kingdom").has(
    when_revealed(Search(Cards(CHARACTER), top=10))
)
CORE.plot("01023 Supporting the Faith", gold=6, initiative=2, claim=1, reserve=4, traits="Edict. The Seven").has(
    forced_reaction(phase_begins("challenges"), ReturnAllGold(EACH_PLAYER))
)
CORE.plot("01024 Taxation", gold=5, initiative=6, claim=1, reserve=6, traits="Edict. Kingdom").has(
    constant(AnotherLimitedCard(YOU))
)
CORE.plot("01025 The Winds of Winter", gold=3, initiative=4, claim=2, reserve=5, traits="Winter")
CORE.plot("01026 Wildfire Assault", gold=4, initiative=7, claim=1, reserve=6, traits="Scheme. War").has(
    when_revealed(
        ChooseCards(Choose(Cards(CHARACTER, controller=YOU), 3, up_to=True, by=EACH_PLAYER)),
        Kill(EachNotChosen(Cards(CHARACTER)), can_be_saved=False),
    )
)
