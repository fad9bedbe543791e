"""Agendas."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import NIGHTS_WATCH, PROMOTIONAL, WINTER, act, passive, response

WINTER.agenda("F241 Maesters of the Citadel").has(
    constant(NeedsMorePower(5)), constant(IgnoresPenalty(Cards(CHARACTER, trait="Maester")))
)
WINTER.agenda("F242 The Night's Watch").has(
    constant(NeedsMorePower(5)),
    constant(may_fight_without_icon(Each(Cards(CHARACTER, trait=NIGHTS_WATCH, controller=YOU)), MILITARY, POWER)),
)
WINTER.agenda("F243 Treaty").has(
    constant(NeedsMorePower(5)),
    passive(is_announced(THIS), NameFaction(), UntilEnd(GAME, IgnoresPenalty(OfThatFaction(Cards())))),
)
PROMOTIONAL.agenda("P10 The Only Game that Matters").has(
    act(
        "",
        Either(
            Kneel(Pick(Cards(CHARACTER))),
            Stand(Pick(Cards(CHARACTER))),
            UntilEnd(PHASE, GainKeyword(ChooseThen(Cards(CHARACTER)), RENOWN)),
            Draw(1),
        ),
        cost=InfluenceCost(2),
        only=MorePlayers(2),
        limit=limit(2, ROUND),
        by_anyone=True,
    ),
    response(IsUsed(THIS, by=AN_OPPONENT), GainPower(FactionCard(YOU))),
)
