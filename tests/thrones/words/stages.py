"""Where words are tried: the abilities around a word, the card that has them, and what else lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.nodes import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modifier,
    Operand,
    Trigger,
    Who,
)

STARTS: Final = ("challenges", "marshaling", "1.1")
"""Where games begin, one after the other."""
FIGHTS: Final = ("challenges",)
ONCE: Final = limit(1, PHASE)


class Stage(NamedTuple):
    """The abilities in which a word stands, the type of their card, and what there is beside the usual board.

    ``on`` is how the card lies in play; ``held`` puts it into the hand. Both sides have ``also`` in play and ``hand``
    in hand, opponents have ``plots``, and players bear ``titles``. Cards of other houses cost a ``penalty`` more.
    """

    around: Callable[[Any], Ability | tuple[Ability, ...]]
    kind: str = "character"
    seats: int = 2
    at: tuple[str, ...] = STARTS
    on: Any = None
    held: bool = False
    also: tuple[Any, ...] = ()
    hand: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    plots: tuple[str, ...] = ()
    penalty: int = 0

    def abilities(self, word: Any) -> tuple[Ability, ...]:
        """What the card has that bears a word."""
        written = self.around(word)
        return written if isinstance(written, tuple) else (written,)


def _named(word: Modifier) -> Ability:
    """A modifier by what is named before."""
    return action(NameChallengeType(), UntilEnd(ROUND, word), limit=ONCE)


def _killing(what: Operand) -> Ability:
    return action(Kill(what), limit=ONCE)


_FAMILIES: Final[tuple[tuple[type[Node], Callable[[Any], Ability]], ...]] = (
    (Amount, lambda word: constant(Strength(THIS, word))),
    (Condition, lambda word: constant(Strength(THIS, 3), when=word)),
    (Who, lambda word: constant(PlotValue(INITIATIVE, 1, word))),
    (Filter, lambda word: constant(Strength(THIS, Count(word)))),
    (Operand, lambda word: constant(Strength(word, 2))),
    (Modifier, lambda word: _named(word) if word.by_name else constant(word)),
    (Trigger, lambda word: reaction(word, GainGold(1))),
    (Cost, lambda word: action(GainGold(1), cost=word)),
    (Effect, lambda word: action(word, limit=ONCE)),
)
"""The plainest ability that shows what a word of a family does."""

_TITLES: Final = ("Crown Regent", "Hand of the King", "Master of Coin")
_WORKERS: Final = ("Busy Maid", "Busy Mill", {"card": "Grey Wolf", "attachments": ["Busy Tool"]})
_PAYING: Final = ("Ford", "Ferry", "Ferry")
_THEIR_DEATH: Final = _killing(Pick(Cards(CHARACTER)))

_SPECIAL: Final[dict[type[Node], Stage]] = {
    # Kinds of cards, players and cards.
    AtEnd: Stage(lambda word: action(GainGold(1), word, limit=ONCE)),
    Among: Stage(lambda word: action(Kneel(word.what), Then(GainPower(ChooseThen(word))), limit=ONCE)),
    Pick: Stage(lambda word: action(Kneel(word), limit=ONCE)),
    Choose: Stage(lambda word: action(Kneel(word), limit=ONCE)),
    ChooseThen: Stage(lambda word: action(GainGold(1), Then(Kneel(word)), limit=ONCE)),
    Chosen: Stage(
        lambda word: action(
            ChooseCards(Choose(Cards(CHARACTER, controller=YOU))),
            ChooseCards(Choose(Cards(CHARACTER, controller=AN_OPPONENT))),
            ChooseCards(Choose(Cards(CHARACTER, trait="Lord"))),
            Kill(word),
        )
    ),
    EachNotChosen: Stage(lambda word: action(ChooseCards(Choose(Cards(CHARACTER), 2)), Kneel(word))),
    Top: Stage(lambda word: action(Discard(word), limit=ONCE)),
    CountThose: Stage(lambda word: action(Discard(Top(YOU, 3)), GainGold(word), limit=ONCE)),
    AttachmentsOn: Stage(lambda word: action(Discard(word), limit=ONCE)),
    AtRandom: Stage(lambda word: action(Discard(word), limit=ONCE)),
    Topmost: Stage(lambda word: action(Discard(Top(EACH_PLAYER, 4)), Then(PlaceOnTop(word)), limit=ONCE)),
    FromEachHand: Stage(lambda word: action(GainGold(1), Then(Discard(word)), limit=ONCE)),
    Hand: Stage(lambda word: action(RevealCards(word), limit=ONCE)),
    FactionCard: Stage(lambda word: action(GainPower(word), limit=ONCE)),
    # Conditions and modifiers.
    AttackingRival: Stage(
        lambda word: (constant(Rivals("Hand of the King")), constant(Strength(THIS, 3), when=word)),
        titles=_TITLES,
        seats=3,
        at=FIGHTS,
    ),
    ControlsOnly: Stage(
        lambda word: (
            constant(Strength(THIS, 3), when=word),
            *(
                action(Discard(Each(Cards(type, faction=faction))), limit=ONCE)
                for type in (CHARACTER, LOCATION, ATTACHMENT)
                for faction in ("stark", "lannister")
            ),
        ),
        at=FIGHTS,
    ),
    EnteredThisPhase: Stage(lambda word: constant(Strength(THIS, 3), when=word), held=True),
    CannotInitiate: Stage(
        lambda word: (_named(word), action(GiveGold(1, AN_OPPONENT), limit=ONCE)),
        at=("challenges", "marshaling"),
        seats=3,
    ),
    ClaimAgainstYou: Stage(_named, at=FIGHTS),
    ExtraChallenge: Stage(_named, at=FIGHTS),
    ExtraChallengeElsewhere: Stage(_named, seats=3, at=FIGHTS),
    GainIcon: Stage(_named, at=FIGHTS),
    LoseIcon: Stage(_named, at=FIGHTS),
    PlotValue: Stage(_named, at=FIGHTS),
    Becomes: Stage(lambda word: action(UntilEnd(ROUND, word), limit=ONCE), at=FIGHTS),
    MustFightNext: Stage(lambda word: action(UntilEnd(PHASE, word), limit=ONCE), at=FIGHTS),
    NotDeclaredWith: Stage(constant, at=FIGHTS),
    ChangeChallengeType: Stage(lambda word: action(word, limit=limit(1, CHALLENGE)), at=FIGHTS),
    DrawsCards: Stage(lambda word: (reaction(word, GainGold(1)), action(Draw(1), limit=ONCE))),
    SwapStrength: Stage(lambda word: action(UntilEnd(ROUND, word), limit=ONCE), at=FIGHTS),
    GainAffiliation: Stage(lambda word: action(NameFaction(), UntilEnd(ROUND, word), limit=ONCE)),
    OfThatFaction: Stage(
        lambda word: action(NameFaction(), UntilEnd(ROUND, Strength(Each(word), 2)), limit=limit(5, ROUND))
    ),
    ControlsMost: Stage(lambda word: constant(PlotValue(INITIATIVE, 1, word)), also=("Toll Gate",)),
    LoseKeyword: Stage(lambda word: action(NameKeyword(RENOWN, STEALTH), UntilEnd(ROUND, word), limit=ONCE)),
    GainKeyword: Stage(lambda word: action(NameKeyword(RENOWN, STEALTH), UntilEnd(ROUND, word), limit=ONCE)),
    AmbushCostsLess: Stage(
        lambda word: (constant(HandGainsAmbush(Cards(zones=(HAND,), owner=YOU))), constant(word)), at=FIGHTS
    ),
    Toll: Stage(constant, also=_PAYING, at=FIGHTS),
    InfluenceCost: Stage(lambda word: action(GainGold(1), cost=word), also=_PAYING),
    UnlessInfluence: Stage(lambda word: action(word, limit=ONCE), also=_PAYING),
    ThisCostsLess: Stage(constant, held=True, at=("marshaling", "challenges")),
    CostsMore: Stage(
        lambda word: (constant(word), reaction(YouMarshal(Cards(), penalty=True), GainGold(1))),
        at=("marshaling",),
    ),
    MayPayPenalty: Stage(constant, held=True, at=("marshaling",)),
    IgnoresPenalty: Stage(constant, at=("marshaling",), penalty=2),
    CostsCannotBeReduced: Stage(constant, also=("Toll Gate", "Toll Gate"), at=("marshaling",)),
    FirstCostsLess: Stage(constant, at=("marshaling", "challenges"), hand=("Sly Word",)),
    ReduceNext: Stage(
        lambda word: action(word, limit=ONCE), at=("marshaling",), hand=("Sly Word",), also=_PAYING
    ),
    GoldIsX: Stage(lambda word: when_revealed(FromNowOn(word)), kind="plot", at=("1.1",)),
    Immune: Stage(constant, also=_WORKERS, hand=("Sly Word",), at=("challenges", "marshaling")),
    NoIncomeBonus: Stage(constant, also=("Dry Mine",), at=("1.1",)),
    Bottom: Stage(lambda word: action(AddToHand(word), limit=ONCE)),
    Rivals: Stage(constant, titles=_TITLES, seats=3, at=FIGHTS),
    Supports: Stage(constant, titles=_TITLES, seats=3, at=FIGHTS),
    # Triggers.
    EffectsWouldInitiate: Stage(
        lambda word: interrupt(word, Cancel()),
        also=(*_WORKERS, *_PAYING),
        hand=("Sly Word", "Dear Word", "Great Word"),
    ),
    IsUsed: Stage(lambda word: reaction(word, GainGold(1)), also=_WORKERS, hand=("Sly Word",)),
    OfCard: Stage(
        lambda word: (
            (interrupt if word.would() else reaction)(word, GainGold(1)),
            _killing(Pick(Cards(CHARACTER, controller=YOU))),
            action(Stand(Pick(Cards(CHARACTER))), PlaceInPile(Top(YOU), DEAD), limit=ONCE),
        )
    ),
    AnotherLimitedCard: Stage(constant, at=("marshaling",), hand=("Plain Writ", "Plain Writ")),
    # Effects.
    PutOneIntoPlay: Stage(lambda word: action(RevealCards(Bottom(YOU, 5)), word, limit=ONCE)),
    AddSomeToHand: Stage(lambda word: action(LookAt(Top(YOU, 4)), word, limit=ONCE)),
    PlaceOnBottomOrTop: Stage(lambda word: action(LookAt(Top(YOU, 4)), word, Draw(2), limit=ONCE)),
    AttachAs: Stage(
        lambda word: interrupt(would_be_killed(Cards(CHARACTER)), Save(), Then(word)),
        kind="event",
        held=True,
        hand=("Sly Knife", "Sly Knife"),
    ),
    PlaceAsDuplicate: Stage(
        lambda word: action(
            ChooseCards(Choose(Cards(CHARACTER, controller=YOU))),
            word,
            cost=KneelCost(Cards(CHARACTER, controller=YOU)),
            limit=ONCE,
        )
    ),
    Pillages: Stage(
        lambda word: (constant(GainKeyword(THIS, PILLAGE)), reaction(word, GainGold(1))), at=FIGHTS
    ),
    ChooseCards: Stage(lambda word: action(word, Kneel(CHOSEN), limit=ONCE)),
    ChoosePlayer: Stage(lambda word: action(word, GainGold(1, THAT_PLAYER), limit=ONCE), seats=3, at=FIGHTS),
    PickPlayer: Stage(lambda word: action(word, GainGold(1, THAT_PLAYER), limit=ONCE), seats=3, at=FIGHTS),
    ClaimOfType: Stage(lambda word: interrupt(ClaimApplied(), word), at=FIGHTS),
    GainInstead: Stage(lambda word: interrupt(gains_power_unopposed(YOU), word), at=FIGHTS),
    InsteadOfClaim: Stage(lambda word: interrupt(ClaimApplied(), word), at=FIGHTS),
    InsteadOfDeadPile: Stage(
        lambda word: (interrupt(killed(Cards(CHARACTER)), word), _THEIR_DEATH),
    ),
    InsteadOfDiscardPile: Stage(
        lambda word: (
            interrupt(sacrificed(Cards(CHARACTER)), word),
            action(Sacrifice(Pick(Cards(CHARACTER, controller=YOU))), limit=ONCE),
        ),
    ),
    InitiateWhenRevealed: Stage(when_revealed, kind="plot", at=("1.1",), plots=("Raid", "Fair")),
    IfYouWin: Stage(
        lambda word: action(GainGold(1), word, only=DuringChallenge(), limit=limit(1, CHALLENGE)), at=FIGHTS
    ),
    IfYouWinInitiative: Stage(
        lambda word: interrupt(compares_initiative(YOU), UntilEnd(PHASE, PlotValue(INITIATIVE, 9)), word),
        at=("1.1",),
    ),
    EndChallenge: Stage(lambda word: action(word, limit=ONCE), at=FIGHTS),
    JoinChallenge: Stage(lambda word: action(word, limit=limit(1, CHALLENGE)), at=FIGHTS),
    MayMarshal: Stage(constant, at=("marshaling",)),
    OfThatName: Stage(  # a type is named for short: there are as many types as cards in these hands
        lambda word: action(NameCardType(YOU), GainGold(1), Discard(Each(word)), limit=ONCE),
        hand=POOL.titles[:4],
    ),
    PutIntoPlay: Stage(lambda word: action(word, limit=limit(1, CHALLENGE))),
    DrawsByInsight: Stage(
        lambda word: (constant(GainKeyword(THIS, INSIGHT)), reaction(word, GainGold(1))), at=FIGHTS
    ),
    RemoveFromChallenge: Stage(lambda word: action(word, limit=limit(1, CHALLENGE)), at=FIGHTS),
    NameCardType: Stage(lambda word: action(word, Search(OfAnotherType()), limit=ONCE)),
    NameKeyword: Stage(
        lambda word: action(word, UntilEnd(ROUND, LoseKeyword(Each(Cards(CHARACTER)))), limit=ONCE)
    ),
    DiscardFromPlayCost: Stage(
        lambda word: action(GainGold(1), cost=word), on={"card": "Word Bearer", "attachments": ["Bodyguard"]}
    ),
    PlaceOnBottom: Stage(lambda word: action(Discard(Top(YOU, 2)), word, limit=ONCE)),
    PlaceInPile: Stage(lambda word: action(Discard(Top(YOU, 2)), word, limit=ONCE)),
    Then: Stage(lambda word: action(GainGold(1), word, limit=ONCE)),
}
"""Words that show what they do only in certain company."""


def stage_of(kind: type[Node]) -> Stage:
    """Where a word is tried."""
    for ancestor in kind.__mro__:
        if ancestor in _SPECIAL:
            return _SPECIAL[ancestor]
    return plain_stage(kind)


def plain_stage(kind: type[Node]) -> Stage:
    """The usual board for words of a family."""
    return Stage(next(around for family, around in _FAMILIES if issubclass(kind, family)))
