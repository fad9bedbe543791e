"""The plots: seven of each house, and those that can be drafted."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.hbo.pack import PLOT_PACK
from weirwood.thrones.cards.headings import passive

PLOT_PACK.plot("HBP01 Calling the Banners", gold=6, initiative=3, claim=1).has(constant(CostsCannotBeReduced(YOU)))
PLOT_PACK.plot("HBP02 Crossing the Trident", gold=4, initiative=4, claim=1).has(constant(ExtraChallenge(MILITARY)))
PLOT_PACK.plot("HBP03 Hidden in Shadows", gold=4, initiative=7, claim=1).has(
    constant(GainKeyword(Each(Cards(CHARACTER, controller=YOU, cost_at_most=Number(2))), STEALTH))
)
PLOT_PACK.plot("HBP04 Spies in Their Midst", gold=4, initiative=5, claim=1).has(
    when_revealed(LookAt(Hand(AN_OPPONENT)), Discard(ChooseThen(Cards(ATTACHMENT, EVENT, owner=AN_OPPONENT, zones=(HAND,)))))
)
PLOT_PACK.plot("HBP05 Storm of Swords", gold=3, initiative=4, claim=2).has(constant(CannotInitiate(YOU, INTRIGUE)))
PLOT_PACK.plot("HBP06 The Lion and the Wolf", gold=5, initiative=5, claim=1).has(constant(AtMost(EACH_PLAYER, 1, "declared")))
PLOT_PACK.plot("HBP07 The Old Gods", gold=4, initiative=2, claim=1).has(
    when_revealed(ReturnToHand(Choose(Cards(CHARACTER, owner=YOU, zones=(DEAD,)))))
)
PLOT_PACK.plot("HBP08 Detained", gold=4, initiative=5, claim=1).has(when_revealed(Kneel(Choose(Cards(CHARACTER)))))
PLOT_PACK.plot("HBP09 Game of Thrones", gold=4, initiative=4, claim=1).has(constant(ExtraChallenge(INTRIGUE)))
PLOT_PACK.plot("HBP10 Hear Me Roar", gold=5, initiative=6, claim=1).has(
    constant(Strength(Each(Cards(CHARACTER, no_icon=INTRIGUE)), 1, sign=-1))
)
PLOT_PACK.plot("HBP11 Securing the Throne", gold=5, initiative=3, claim=1).has(
    constant(PlotValue(CLAIM, +1), when=DuringChallenge(POWER, ATTACKER))
)
PLOT_PACK.plot("HBP12 The Killing Cold", gold=4, initiative=4, claim=1).has(
    when_revealed(Kill(Choose(Cards(CHARACTER, controller=YOU), by=EACH_PLAYER)))
)
PLOT_PACK.plot("HBP13 Uneasy Peace", gold=5, initiative=4, claim=1).has(constant(CannotInitiate(EACH_PLAYER, MILITARY)))
PLOT_PACK.plot("HBP14 Valar Morghulis", gold=3, initiative=0, claim=1).has(when_revealed(Kill(Each(Cards(CHARACTER)))))
PLOT_PACK.plot("HBP15 Illyrio's Gift", gold=4, initiative=1, claim=1).has(
    passive(wins_dominance(YOU), GainPower(FactionCard(YOU), 3))
)
PLOT_PACK.plot("HBP16 Tourney of the Hand", gold=5, initiative=3, claim=1).has(
    when_revealed(GainPower(FactionCard(EACH_PLAYER), 1))
)
PLOT_PACK.plot("HBP17 Lean Harvest", gold=4, initiative=8, claim=1).has(
    when_revealed(Discard(Choose(Cards(owner=YOU, zones=(HAND,)), 2, by=EACH_PLAYER)))
)
PLOT_PACK.plot("HBP18 Burned Fields", gold=4, initiative=5, claim=1).has(
    constant(NoIncomeBonus(Each(Cards(controller=AN_OPPONENT))))
)
PLOT_PACK.plot("HBP19 Coin from Braavos", gold=4, initiative=2, claim=1).has(
    when_revealed(If(MoreThan(TotalPower(AN_OPPONENT), TotalPower(YOU)), GainGold(3)))
)
PLOT_PACK.plot("HBP20 No Quarter", gold=4, initiative=3, claim=2).has(constant(CannotInitiate(YOU, POWER)))
PLOT_PACK.plot("HBP21 Whispers in the Dark", gold=4, initiative=7, claim=1).has(
    constant(Strength(Each(Cards(CHARACTER, controller=YOU, icon=INTRIGUE)), +1))
)
PLOT_PACK.plot("HBP22 Ravens to Every Keep", gold=3, initiative=3, claim=1).has(when_revealed(Draw(2)))
PLOT_PACK.plot("HBP23 Deep Snow", gold=4, initiative=6, claim=1).has(when_revealed(Kneel(Each(Cards(LOCATION)))))
PLOT_PACK.plot("HBP24 Stripped of Titles", gold=4, initiative=5, claim=1).has(when_revealed(Discard(Each(Cards(ATTACHMENT)))))
PLOT_PACK.plot("HBP25 Raise the Walls", gold=4, initiative=3, claim=1).has(when_revealed(Search(Cards(LOCATION), top=5)))
PLOT_PACK.plot("HBP26 Sworn Swords", gold=4, initiative=2, claim=1).has(
    constant(FirstCostsLess(Cards(CHARACTER, trait=("Lord", "Lady", "Knight")), 2, MARSHALING))
)
PLOT_PACK.plot("HBP27 Trial by Battle", gold=4, initiative=4, claim=1).has(
    constant(Strength(Each(Cards(CHARACTER, participating=True, alone=True)), +2))
)
PLOT_PACK.plot("HBP28 Two Kings", gold=3, initiative=6, claim=1).has(constant(ExtraChallenge(POWER)))
PLOT_PACK.plot("HBP29 Behind High Walls", gold=5, initiative=1, claim=1).has(
    constant(Strength(Each(Cards(CHARACTER, defending=True)), +1))
)
PLOT_PACK.plot("HBP30 Parley", gold=7, initiative=3, claim=0).has(when_revealed(Draw(1, EACH_PLAYER)))
PLOT_PACK.plot("HBP31 Feast in the Great Hall", gold=3, initiative=5, claim=1).has(passive(wins_dominance(YOU), Draw(2)))
PLOT_PACK.plot("HBP32 Exiled", gold=4, initiative=7, claim=1).has(
    when_revealed(ReturnToHand(Choose(Cards(CHARACTER, controller=YOU), by=EACH_PLAYER)))
)
