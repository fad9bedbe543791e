"""Plots of the Core Set."""

from weirwood.thrones.ability.amounts import Count, Number
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.challenge_conditions import Challenged
from weirwood.thrones.ability.conditions import Is
from weirwood.thrones.ability.costs import RemoveToken
from weirwood.thrones.ability.effects.on_cards import (
    Discard,
    Kill,
    Kneel,
    PlaceInPile,
    PutIntoPlay,
    ShuffleIntoDeck,
    Stand,
)
from weirwood.thrones.ability.effects.on_players import (
    ChoosePlayer,
    Draw,
    GainGold,
    NameChallengeType,
    ReturnAllGold,
    Search,
)
from weirwood.thrones.ability.effects.power import GainPower, MovePower, PlaceToken
from weirwood.thrones.ability.effects.sparing import ChooseCards, EachNotChosen
from weirwood.thrones.ability.flow import If
from weirwood.thrones.ability.headings import action, constant, forced_reaction, reaction, when_revealed
from weirwood.thrones.ability.modifiers import Blank
from weirwood.thrones.ability.operands import THIS, THOSE, AtRandom, Choose, Each, FactionCard
from weirwood.thrones.ability.periods import UntilEnd
from weirwood.thrones.ability.player_modifiers import (
    AnotherLimitedCard,
    AtMost,
    BaseGold,
    CannotInitiate,
    CannotMarshalOrPlay,
    ExtraChallenge,
    FirstCostsLess,
)
from weirwood.thrones.ability.players import AN_OPPONENT, EACH_PLAYER, THAT_PLAYER, THE_LOSER, YOU
from weirwood.thrones.ability.plots import ClaimAgainstYou
from weirwood.thrones.ability.triggers import phase_begins, wins_dominance, you_win
from weirwood.thrones.cards.second.core.pack import CORE
from weirwood.thrones.engine.rules.prices import MARSHALING
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DISCARD,
    HAND,
    INTRIGUE,
    LOCATION,
    MILITARY,
    PLOT,
    PLOT_PERIOD,
    POWER,
)

CORE.plot(
    "01001",
    "A Clash of Kings",
    4,
    9,
    1,
    6,
    "Noble",
    reaction(you_win(POWER), MovePower(FactionCard(THE_LOSER), FactionCard(YOU))),
)
CORE.plot(
    "01002",
    "A Feast for Crows",
    6,
    1,
    1,
    4,
    "Edict",
    reaction(wins_dominance(YOU), GainPower(FactionCard(YOU), 2)),
    deck_limit=1,
)
CORE.plot(
    "01003",
    "A Game of Thrones",
    4,
    2,
    1,
    6,
    "Scheme",
    constant(CannotInitiate(EACH_PLAYER, MILITARY, POWER, unless=Challenged(won=True, type=INTRIGUE))),
    deck_limit=1,
)
CORE.plot(
    "01004",
    "A Noble Cause",
    5,
    0,
    1,
    6,
    "Kingdom. Noble",
    constant(FirstCostsLess(Cards(CHARACTER, trait=("Lord", "Lady")), 2, MARSHALING)),
)
CORE.plot("01005", "A Storm of Swords", 3, 8, 1, 5, "War", constant(ExtraChallenge(MILITARY)))
CORE.plot(
    "01006",
    "Building Orders",
    4,
    1,
    1,
    7,
    "Kingdom",
    when_revealed(Search(Cards(ATTACHMENT, LOCATION), top=10)),
)
CORE.plot(
    "01007",
    "Calling the Banners",
    3,
    6,
    1,
    6,
    "Kingdom",
    when_revealed(ChoosePlayer(AN_OPPONENT), GainGold(Count(Cards(CHARACTER, controller=THAT_PLAYER)))),
)
CORE.plot(
    "01008",
    "Calm Over Westeros",
    5,
    3,
    1,
    6,
    "Summer",
    when_revealed(NameChallengeType(), UntilEnd(PLOT_PERIOD, ClaimAgainstYou(-1))),
    deck_limit=1,
)
CORE.plot("01009", "Confiscation", 4, 5, 1, 6, "Edict", when_revealed(Discard(Choose(Cards(ATTACHMENT)))))
CORE.plot("01010", "Counting Coppers", 2, 3, 1, 10, "Kingdom", when_revealed(Draw(3)))
CORE.plot("01011", "Filthy Accusations", 4, 4, 1, 6, "Scheme", when_revealed(Kneel(Choose(Cards(CHARACTER)))))
CORE.plot(
    "01012",
    "Fortified Position",
    5,
    1,
    1,
    5,
    "Siege. War",
    constant(Blank(Each(Cards(CHARACTER)))),
    deck_limit=1,
)
CORE.plot(
    "01013",
    "Heads on Spikes",
    4,
    6,
    1,
    6,
    "Edict. War",
    when_revealed(
        ChoosePlayer(AN_OPPONENT),
        Discard(AtRandom(THAT_PLAYER)),
        If(
            Is(THOSE, Cards(CHARACTER)),
            PlaceInPile(THOSE, DEAD, "in its owner's dead pile"),
            GainPower(FactionCard(YOU), 2),
        ),
    ),
)
CORE.plot("01014", "Jousting Contest", 4, 3, 1, 6, "War", constant(AtMost(EACH_PLAYER, 1, "declared")))
CORE.plot(
    "01015",
    "Marched to the Wall",
    4,
    8,
    1,
    5,
    "Edict",
    when_revealed(Discard(Choose(Cards(CHARACTER, controller=YOU), by=EACH_PLAYER), can_be_saved=False)),
)
CORE.plot(
    "01016",
    "Marching Orders",
    9,
    3,
    1,
    4,
    "Edict. War",
    constant(CannotMarshalOrPlay(YOU, LOCATION, ATTACHMENT, events=True)),
)
CORE.plot(
    "01017",
    "Naval Superiority",
    2,
    7,
    1,
    6,
    "Siege. War",
    constant(BaseGold(Cards(PLOT, trait=("Kingdom", "Edict")), 0)),
    deck_limit=1,
)
CORE.plot(
    "01018",
    "Power Behind the Throne",
    3,
    1,
    1,
    6,
    "Noble. Scheme",
    when_revealed(PlaceToken("stand", THIS)),
    action(Stand(Choose(Cards(CHARACTER))), cost=RemoveToken(THIS, "stand")),
)
CORE.plot(
    "01019",
    "Rebuilding",
    5,
    5,
    1,
    6,
    "Kingdom",
    when_revealed(ShuffleIntoDeck(Choose(Cards(owner=YOU, zones=(DISCARD,)), 3, up_to=True))),
)
CORE.plot(
    "01020",
    "Reinforcements",
    1,
    0,
    1,
    6,
    "Kingdom. War",
    when_revealed(
        PutIntoPlay(Choose(Cards(CHARACTER, cost_at_most=Number(5), owner=YOU, zones=(HAND, DISCARD))))
    ),
)
CORE.plot("01021", "Sneak Attack", 5, 11, 2, 5, "Scheme", constant(AtMost(YOU, 1, "challenges")))
CORE.plot("01022", "Summons", 4, 0, 1, 7, "Kingdom", when_revealed(Search(Cards(CHARACTER), top=10)))
CORE.plot(
    "01023",
    "Supporting the Faith",
    6,
    2,
    1,
    4,
    "Edict. The Seven",
    forced_reaction(phase_begins("challenges"), ReturnAllGold(EACH_PLAYER)),
)
CORE.plot("01024", "Taxation", 5, 6, 1, 6, "Edict. Kingdom", constant(AnotherLimitedCard(YOU)))
CORE.plot("01025", "The Winds of Winter", 3, 4, 2, 5, "Winter")
CORE.plot(
    "01026",
    "Wildfire Assault",
    4,
    7,
    1,
    6,
    "Scheme. War",
    when_revealed(
        ChooseCards(Choose(Cards(CHARACTER, controller=YOU), 3, up_to=True, by=EACH_PLAYER)),
        Kill(EachNotChosen(Cards(CHARACTER)), can_be_saved=False),
    ),
)
