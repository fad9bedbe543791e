"""Plots that every House may reveal."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import GREYJOY_STARTER, TARGARYEN_STARTER, WINTER

_FEW_KINGDOMS = FewerThan(UsedPlots(YOU, "Kingdom"), 2)
_MANY_OTHERS = AtLeast(UsedPlots(YOU, "Others"), 2)

WINTER.plot("R213 A Beggared Realm", gold=6, initiative=4, claim=1).has(constant(AddsToIncome(1, EACH_OPPONENT)))
WINTER.plot("R214 Benjen's Cache", gold=2, initiative=0, claim=1, traits="Kingdom").has(
    when_revealed(Search(Cards(), shown=False), when=_FEW_KINGDOMS)
)
WINTER.plot("U215 Blue Eyes, Black Skin", gold=2, initiative=3, claim=1, traits="Others").has(
    when_revealed(Kill(Choose(Cards(CHARACTER))), when=_MANY_OTHERS)
)
WINTER.plot("U216 Break Their Defense", gold=3, initiative=5, claim=2).has(constant(NoUnopposedPower(YOU)))
WINTER.plot("U217 Called by the Gods", gold=3, initiative=3, claim=1, traits="Kingdom").has(
    when_revealed(Search(Cards(CHARACTER)), when=_FEW_KINGDOMS)
)
WINTER.plot("R218 Catch Them Unprepared", gold=3, initiative=4, claim=1).has(
    constant(AtMost(OpponentBelow(INITIATIVE), 1, "defenders"))
)
WINTER.plot("R219 Clash of Kings", gold=3, initiative=5, claim=1).has(
    constant(does_not_kneel_to_fight(Each(Cards(CHARACTER, controller=YOU)), POWER))
)
WINTER.plot("U220 Dark and Full of Terrors", gold=3, initiative=0, claim=1, traits="Others").has(
    when_revealed(Kneel(Choose(Cards(CHARACTER, LOCATION), by_x=True)), x=UsedPlots(YOU, "Others"))
)
WINTER.plot("U221 Fortified Position", gold=4, initiative=0, claim=1).has(constant(Blank(Each(Cards(CHARACTER)))))
WINTER.plot("R223 Foe I was Born to Fight", gold=4, initiative=5, claim=1).has(
    constant(AtMost(PlayersWith(Cards(PLOT, trait="Others"), opponents=True), 0, "defenders"))
)
WINTER.plot("U224 For Love of Duty", gold=5, initiative=5, claim=1, traits="Kingdom").has(
    constant(Strength(Each(Cards(CHARACTER, controller=YOU)), +1))
)
WINTER.plot("U225 Found by Providence", gold=3, initiative=2, claim=1, traits="Kingdom").has(
    when_revealed(Search(Cards(LOCATION)), when=_FEW_KINGDOMS)
)
WINTER.plot("R226 Game of Thrones", gold=3, initiative=5, claim=1).has(
    constant(does_not_kneel_to_fight(Each(Cards(CHARACTER, controller=YOU)), INTRIGUE))
)
WINTER.plot("R229 Outmaneuver", gold=2, initiative=4, claim=1).has(when_revealed(RevealPlot(EACH_OPPONENT)))
WINTER.plot("R230 Safe Within the Walls", gold=2, initiative=2, claim=1).has(constant(cannot_be_killed(Each(Cards(CHARACTER)))))
WINTER.plot("R231 Storm of Swords", gold=3, initiative=5, claim=1).has(
    constant(does_not_kneel_to_fight(Each(Cards(CHARACTER, controller=YOU)), MILITARY))
)
WINTER.plot("R232 Superior Numbers", gold=3, initiative=0, claim=3).has(
    constant(CannotMarshalOrPlay(YOU, LOCATION, ATTACHMENT), CannotTrigger(YOU))
)
WINTER.plot("R233 The Gathering Storm", gold=5, initiative=6, claim=2).has(when_revealed(RevealPlot(EACH_OPPONENT, instead=True)))
WINTER.plot("R234 The Wraiths Appear", gold=2, initiative=3, claim=1, traits="Others").has(
    constant(Strength(Each(Cards(CHARACTER)), -2))
)
WINTER.plot("U237 Whose Name May Not Be Spoken", gold=3, initiative=3, claim=1, traits="Others").has(
    when_revealed(
        Either(
            Discard(Pick(Cards(ATTACHMENT, controller=YOU), by=EACH_PLAYER)),
            Discard(Pick(Cards(LOCATION, controller=YOU), by=EACH_PLAYER)),
        )
    )
)
WINTER.plot("R238 Wildling Siege", gold=3, initiative=0, claim=1).has(
    constant(CostsMore(Cards(CHARACTER, ATTACHMENT), 2, EACH_PLAYER, penalty=True))
)
WINTER.plot("R239 Winter has Come", gold=3, initiative=4, claim=1, traits="Others").has(
    when_revealed(Kill(Each(Cards(CHARACTER)), can_be_saved=False), when=_MANY_OTHERS)
)
GREYJOY_STARTER.plot("G49 The Sack of Winterfell", gold=4, initiative=6, claim=1).has(
    when_revealed(Kneel(Each(Cards(LOCATION, controller=ControlsMost(Cards(LOCATION))))))
)
TARGARYEN_STARTER.plot("T49 Loyalty Money can Buy", gold=3, initiative=4, claim=1).has(
    constant(PlotValue(CLAIM, -1, EACH_OPPONENT))
)
GREYJOY_STARTER.plot("G54 Filthy Accusations", gold=3, initiative=3, claim=1).has(when_revealed(Kneel(Choose(Cards(CHARACTER)))))
TARGARYEN_STARTER.plot("T54 Ready as We'll Ever Be", gold=5, initiative=5, claim=2).has(constant(SkipsDrawing(YOU)))
GREYJOY_STARTER.plot("G55 Securing Support", gold=3, initiative=2, claim=1).has(
    when_revealed(Search(Cards(LOCATION, influence=True, cost_at_most=Number(1)), into_play=True))
)
TARGARYEN_STARTER.plot("T55 Taxation", gold=4, initiative=4, claim=1).has(constant(AnotherLimitedCard(YOU, LOCATION)))
