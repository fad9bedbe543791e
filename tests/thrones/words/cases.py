"""The cases of each parameter of each word: values by what a parameter is, or written by hand."""

from __future__ import annotations

from inspect import Parameter, signature
from typing import Any, Final

from tests.thrones.words.values import *
from weirwood.thrones.ability import *
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.rules.prices import MARSHALING, PLAYING

ALSO: Final[dict[tuple[type[Node], str], tuple[Any, ...]]] = {
    (Cards, "types"): ((), (CHARACTER,), (LOCATION,), (CHARACTER, ATTACHMENT), (PLOT,)),
    (Cards, "doomed"): ({"doomed": True, "zones": (DEAD,)}, {"doomed": False, "zones": (DEAD,)}),
    (LosePower, "up_to"): ({"by": 2, "up_to": True},),
    (Choose, "different_factions"): ({"filter": Cards(CHARACTER), "count": 2, "different_factions": True},),
    (CannotInitiate, "after"): (
        {"who": EACH_PLAYER, "after": Challenged(True)},
        {"who": EACH_PLAYER, "after": Challenged(False, POWER)},
    ),
    (CannotInitiate, "unless_paid"): ({"who": EACH_PLAYER, "unless_paid": True},),
    (ControlsMost, "filter"): (Cards(CHARACTER), LORDS, Cards(ATTACHMENT, controller=YOU)),
    (OfThatFaction, "filter"): (Cards(CHARACTER), YOURS, LORDS),
    (Becomes, "what"): (
        Each(Cards(LOCATION, controller=YOU)),
        Each(Cards(LOCATION)),
        Each(Cards(ATTACHMENT, controller=YOU)),
    ),
    (Becomes, "keywords"): ((), (RENOWN,), (STEALTH, INSIGHT)),
    (BecomeDuplicate, "on"): tuple(
        Cards(name=name, controller=YOU) for name in ("Old Lord", "Grey Wolf", "Plain Reader")
    ),
    (AttachAs, "to"): (Cards(CHARACTER, other=True), Cards(CHARACTER, controller=AN_OPPONENT)),
    (PutIntoPlay, "on"): (
        {"what": Pick(Cards(ATTACHMENT, zones=(HAND,), owner=YOU)), "on": YOURS},
        {"what": Pick(Cards(ATTACHMENT, zones=(HAND,), owner=YOU)), "on": THEIRS},
    ),
    (PutIntoPlay, "owners"): (
        {"what": Pick(Cards(CHARACTER, zones=(DISCARD,), owner=AN_OPPONENT)), "owners": True},
    ),
    (Choose, "by_x"): ({"filter": YOURS, "by_x": True},),
    (RevealPlot, "who"): (AN_OPPONENT, EACH_PLAYER),
    (NotDeclaredWith, "filter"): tuple(
        Cards(CHARACTER, trait=trait, controller=YOU) for trait in ("Knight", "Direwolf", "Maester")
    ),
    (MustFightNext, "what"): (Choose(YOURS, 2), Choose(THEIRS, 2), Choose(LORDS)),
    (EffectsWouldInitiate, "kills"): (YOURS, LORDS),
    (Search, "copies"): ({"filter": Cards(), "copies": 2}, {"filter": Cards(), "copies": 3}),
    (WithDead, "filter"): tuple(Cards(name=name) for name in ("Old Lord", "Loud Queen", "Grey Wolf")),
    (DrawsCards, "phase"): ("draw", "challenges"),
    (SwapStrength, "what"): (Choose(YOURS, 2), Choose(THEIRS, 2), Choose(LORDS, 2)),
    (Cards, "foreign"): ("stark", "lannister"),
    (Cards, "printed_foreign"): ("stark", "lannister"),
    (AnotherLimitedCard, "card_type"): (LOCATION, ATTACHMENT),
    (CannotTrigger, "during"): (DuringChallenge(MILITARY), DuringChallenge((MILITARY, POWER))),
    (OnChallenge, "total"): (5, 8),
    (Cards, "not_faction"): ("stark", "lannister"),
    (Cards, "not_trait"): ("Lord", "Knight"),
    (Cards, "besides"): (OLD_LORD, QUEEN),
    (CountThose, "filter"): (Cards(CHARACTER), Cards(LOCATION), Cards(EVENT)),
    (Exactly, "number"): (GoldInPool(YOU), Count(YOURS), Count(THEIRS)),
    (Exactly, "count"): (2, 3, 5),
    (Cards, "name"): ("Old Lord", ("Grey Wolf", "Quiet Spy")),
    (Cards, "zones"): ((HAND,), (DISCARD, DEAD), (USED,)),
    (Cards, "in_faction"): (True, False),
    (Cards, "attached_to"): (KNIGHTS, THEIRS),
    (Cards, "printed_type"): (CHARACTER, ATTACHMENT),
    (PlayersWith, "plot"): tuple(Cards(PLOT, trait=trait) for trait in ("Kingdom", "War", "Noble")),
    (PlotValue, "plot"): (Cards(PLOT, trait="Kingdom"), Cards(PLOT, trait="War")),
    (ControllerOf, "card"): (THIS, QUEEN, Each(Cards(CHARACTER))),
    (ControlsOnly, "faction"): ("stark", "lannister", "greyjoy"),
    (ControlsAtMost, "who"): (YOU, AN_OPPONENT, A_PLAYER),
    (ControlsAtMost, "most"): (6, 7, 4),
    (ControlsAtMost, "filter"): (Cards(CHARACTER), LORDS, Cards(LOCATION)),
    (AddToHand, "what"): (Bottom(YOU), Bottom(AN_OPPONENT), Top(YOU)),
    (BaseValue, "value"): (GOLD_VALUE, INITIATIVE),
    (Cards, "with_attachment"): (
        Cards(ATTACHMENT, controller=YOU),
        Cards(ATTACHMENT, controller=AN_OPPONENT),
    ),
    (AnyKind, "kinds"): ((YOURS, ROADS), (THEIRS, ROADS), (LORDS,)),
    (Marked, "mark"): tuple(
        mark.args[0]
        for mark in (cannot_be_killed, cannot_be_declared_as_defender, is_considered_participating)
    ),
    (Marked, "types"): ((), (MILITARY,), (INTRIGUE, POWER)),
    (Marked, "first"): (FirstChallenge(MILITARY), FirstChallenge(POWER)),
    (GainNoAttachments, "what"): (THIS, Each(LORDS), Each(Cards(CHARACTER, trait="Lady"))),
    (AttachmentsOn, "what"): (Each(YOURS), Each(THEIRS), Each(Cards(CHARACTER))),
    (HasDuplicate, "what"): (QUEEN, THIS, Each(THEIRS)),
    (FirstCostsLess, "filter"): (Cards(CHARACTER), Cards(EVENT), Cards(LOCATION)),
    (FirstCostsLess, "way"): (
        MARSHALING,
        {"filter": Cards(EVENT), "way": PLAYING},
        {"filter": Cards(), "way": MARSHALING | PLAYING},
    ),
    (TokensOn, "card"): (OLD_LORD, QUEEN, THIS),
    (HasToken, "what"): (OLD_LORD, THIS, Each(YOURS)),
    (AtLeast, "least"): (1, 4, 6),
    (Is, "what"): (THIS, OLD_LORD, QUEEN),
    (Is, "filter"): (Cards(CHARACTER, kneeling=True), LORDS, Cards(CHARACTER, attacking=True)),
    (StillInPlay, "what"): (THIS, Each(Cards(name="Small Road")), Each(Cards(name="Found Purse"))),
    (EnteredThisPhase, "what"): (THIS, OLD_LORD, Each(KNIGHTS)),
    (ThereIs, "filter"): (
        Cards(CHARACTER, controller=YOU, kneeling=True),
        Cards(CHARACTER, attacking=True),
        Cards(name="Small Road"),
    ),
    (DuringChallenge, "type"): (MILITARY, (INTRIGUE, POWER)),
    (DuringChallenge, "least"): (
        {"with_cards": Cards(CHARACTER, kneeling=True), "least": 2},
        {"with_cards": Cards(CHARACTER, kneeling=True), "least": 4},
    ),
    (DuringChallenge, "with_cards"): (
        Cards(CHARACTER, trait="Knight", attacking=True, controller=YOU),
        Cards(name="Small Road", controller=YOU),
    ),
    (RemoveToken, "what"): (Cards(name="Old Lord"), THIS, ROADS),
    (RevealCost, "what"): tuple(
        Cards(*types, zones=(HAND,), owner=YOU) for types in ((CHARACTER,), (LOCATION,), ())
    ),
    (RevealCost, "count"): tuple({"what": HELD, "count": count} for count in (2, 3)),
    (DrawsByInsight, "what"): (Cards(CHARACTER), Cards(LOCATION), Cards(EVENT)),
    (Marked, "against"): (OpponentWithout(Cards(CHARACTER, trait="Lady")),),
    (OpponentWithout, "filter"): tuple(Cards(CHARACTER, trait=trait) for trait in ("Lord", "Knight", "Lady")),
    (OfThatName, "who"): (YOU, AN_OPPONENT, EACH_PLAYER),
    (OpponentBelow, "value"): (RESERVE, GOLD_VALUE, INITIATIVE),
    (MayMarshal, "what"): tuple(
        Cards(CHARACTER, zones=(zone,), owner=who)
        for zone, who in ((DISCARD, AN_OPPONENT), (DEAD, YOU), (DISCARD, YOU))
    ),
    (DiscardPowerCost, "what"): (Cards(name="Old Lord"), THIS, FactionCard(YOU)),
    (Bypasses, "what"): (Each(Cards(CHARACTER, trait="Spy")), THIS, Each(LORDS)),
    (Pillages, "what"): (THIS, Each(KNIGHTS), QUEEN),
    (Pillages, "discarded"): (Cards(CHARACTER), Cards(EVENT)),
    (EffectsWouldInitiate, "types"): ((EVENT,), (CHARACTER, LOCATION), (LOCATION, ATTACHMENT)),
    (EffectsWouldInitiate, "influence"): tuple(
        {"types": (EVENT,), "influence": Number(most)} for most in (0, 1)
    ),
    (EffectsWouldInitiate, "target"): (YOURS, LORDS),
    (Strength, "sign"): (1, -1),
    (GainTrait, "trait"): ("Knight", "Lady", "Spy"),
    (Cards, "owner"): ({"owner": YOU, "zones": (HAND,)}, {"owner": AN_OPPONENT, "zones": (HAND,)}),
    (BaseValue, "filter"): (Cards(PLOT, trait="Kingdom"), Cards(PLOT, trait="War"), Cards(PLOT)),
    (OnChallenge, "won"): (True, False, None),
    (OnChallenge, "types"): ((), (MILITARY,), (INTRIGUE, POWER)),
    (OnChallenge, "with_cards"): (KNIGHTS, THIS),
    (OnChallenge, "by"): (3, 5),
    (Immune, "types"): ((), (EVENT,), (CHARACTER,), (CHARACTER, LOCATION)),
    (May, "otherwise"): ((Draw(1),), (GainGold(3),)),
    (ChallengeInitiated, "types"): ((), (MILITARY,), (INTRIGUE, POWER)),
    (CannotInitiate, "types"): ((), (MILITARY,), (INTRIGUE, POWER)),
    (CannotMarshalOrPlay, "types"): (
        (CHARACTER,),
        (LOCATION,),
        (CHARACTER, ATTACHMENT),
        {"types": (), "events": True},
    ),
    (CannotInitiate, "unless"): (
        {"who": EACH_PLAYER, "types": (MILITARY,), "unless": Challenged(True, INTRIGUE)},
        {"who": EACH_PLAYER, "types": (MILITARY,), "unless": Challenged(False)},
    ),
    (Challenged, "period"): (ROUND,),
    (Challenged, "role"): ({"won": False, "role": ATTACKER}, {"won": True, "role": DEFENDER}),
    (Choose, "room"): (GoldInPool(YOU), Number(2)),
    (Declared, "types"): ((), (MILITARY,), (INTRIGUE, POWER)),
    (IfYouWin, "by"): (3, 6),
    (Choose, "same_controller"): ({"filter": Cards(CHARACTER), "count": 2, "same_controller": True},),
    (Choose, "of_each"): ({"filter": Cards(CHARACTER), "of_each": True},),
    (AmbushCostsLess, "filter"): (Cards(CHARACTER), Cards(LOCATION), Cards(ATTACHMENT)),
    (NameItsKeyword, "what"): (OLD_LORD, QUEEN, Each(Cards(CHARACTER))),
    (PutOneIntoPlay, "filter"): (Cards(CHARACTER), Cards(LOCATION), Cards(ATTACHMENT)),
    (EitherCost, "one"): (SacrificeCost(ROADS), KneelCost(KNIGHTS), KneelCost(ROADS, count=2)),
    (EitherCost, "other"): (KneelCost(YOURS, count=2), SacrificeCost(KNIGHTS), KneelCost(ROADS)),
    (Choose, "strength_budget"): (2, GoldInPool(YOU)),
    (Chosen, "place"): (1, 2),
    (Marked, "what"): (THIS, Each(YOURS), Each(THEIRS)),
    (AnotherLimitedCard, "who"): (YOU, AN_OPPONENT, EACH_PLAYER),
    (AtEnd, "period"): (PHASE, CHALLENGE, ROUND),
    (AtMost, "what"): ("challenges", "standing", "attackers", "defenders", "declared"),
    (PlotValue, "value"): (GOLD_VALUE, INITIATIVE, CLAIM),
    (Rivals, "titles"): (
        ("Hand of the King",),
        ("Master of Coin", "Master of Laws"),
        ("Master of Coin", "Hand of the King"),
    ),
    (Supports, "title"): ("Hand of the King", "Master of Coin", "Master of Laws"),
    (ChallengeSide, "which"): ("winner", "loser", "attacker", "defender"),
    (EnteredThisPhase, "how"): (MARSHALED, PUT, BY_AMBUSH),
    (EntersPlay, "how"): (MARSHALED, PUT, BY_AMBUSH),
    (EntersPlay, "phase"): ("marshaling", "challenges"),
    (EntersPlay, "from_hand"): ({"what": Cards(CHARACTER), "from_hand": True},),
    (PrintedIcons, "card"): (OLD_LORD, QUEEN, Each(Cards(CHARACTER))),
    (Topmost, "filter"): (Cards(CHARACTER), Cards(LOCATION), Cards(EVENT)),
    (FromEachHand, "filter"): (Cards(CHARACTER), Cards(LOCATION), Cards(EVENT)),
    (OneForEach, "number"): (PrintedIcons(OLD_LORD), PrintedIcons(QUEEN), GoldInPool(YOU)),
    (Phase, "name"): ("draw", "challenges"),
    (IsUsed, "what"): (Cards(CHARACTER), Cards(EVENT), Cards(LOCATION)),
    (OfCard, "deed"): tuple(
        {"what": Cards(), "deed": deed.args[0]} if deed is placed_dead else deed.args[0]
        for deed in (
            *(killed, stands, is_knelt, would_be_killed),
            *(is_saved, placed_dead, is_knelt_for_influence, is_announced),
        )
    ),
    (OfCard, "phase"): ("marshaling", "challenges"),
    (DiscardedUnplayed, "what"): (Cards(CHARACTER), Cards(LOCATION), Cards(EVENT)),
    (DuringPhase, "phase"): ("marshaling", "challenges", "dominance"),
    (FewerThan, "than"): (2, 5, 8),
    (KneelCost, "count"): ({"what": YOURS, "count": 2}, {"what": YOURS, "count": 3}),
    (NameKeyword, "keywords"): ((RENOWN, STEALTH), (RENOWN, INSIGHT), (STEALTH, INSIGHT, PILLAGE)),
    (PlotValue, "minimum"): ({"by": -3, "minimum": 2}, {"by": -3, "minimum": 4}),
    (MayPayPenalty, "what"): (THIS, Cards(CHARACTER), Cards(LOCATION)),
    (IgnoresPenalty, "filter"): (Cards(LOCATION), Cards(CHARACTER), Cards(ATTACHMENT)),
    (CostsMore, "penalty"): ({"filter": Cards(CHARACTER), "by": 1, "who": YOU, "penalty": True},),
    (CostsMore, "filter"): (Cards(CHARACTER), Cards(LOCATION), Cards(ATTACHMENT)),
    (CostsLess, "filter"): (Cards(CHARACTER), Cards(LOCATION), Cards(ATTACHMENT)),
    (OfPlayer, "deed"): tuple(deed.args[0] for deed in (wins_dominance, collects_income, reveals_plot)),
    (Standing, "what"): (THIS, OLD_LORD, Each(Cards(name="Quiet Spy"))),
    (NoIncomeBonus, "what"): (
        THIS,
        Each(Cards(LOCATION)),
        Each(Cards(LOCATION, controller=AN_OPPONENT)),
    ),
    (If, "otherwise"): ((), (Draw(1),), (GainGold(3),)),
    (AttachAs, "side"): (
        attachment_side("Condition", constant(Strength(HOST, 1))),
        attachment_side("Condition", constant(Strength(HOST, 2))),
        attachment_side("Title", constant(Strength(HOST, 1)), keywords="terminal"),
    ),
    (InfluenceCost, "count"): (1, 3, X),
    (UnlessInfluence, "count"): (1, 3, 7),
    (Top, "by_x"): (True,),
    (GainIcon, "what"): (Each(Cards(name="Quiet Spy")), Each(YOURS), QUEEN),
    (ThisCostsLess, "by"): (Count(Cards(name="Small Road", controller=YOU)), 1, Count(LORDS)),
    (ThisCostsLess, "way"): ({"by": 1, "way": AMBUSHING},),
    (PlaceGold, "what"): (THIS, OLD_LORD, Each(ROADS)),
    (InitiateWhenRevealed, "what"): (
        Cards(PLOT),
        Cards(PLOT, trait="War"),
        Cards(PLOT, trait="Kingdom"),
    ),
    (InsteadOfDeadPile, "zone"): (HAND, DECK),
    (InsteadOfDiscardPile, "zone"): (HAND, DECK),
    (LookAt, "what"): (Top(YOU), Top(AN_OPPONENT), Hand(AN_OPPONENT)),
    (RevealCards, "what"): (Top(YOU), Top(AN_OPPONENT), Hand(AN_OPPONENT)),
    (MoveGold, "giver"): (AN_OPPONENT, THE_LOSER, THE_OPPOSING_PLAYER),
    (GiveGold, "giver"): (AN_OPPONENT, THE_LOSER, THE_OPPOSING_PLAYER),
    (MoveAttachment, "what"): (
        Each(Cards(ATTACHMENT)),
        Each(Cards(ATTACHMENT, controller=YOU)),
        Pick(Cards(ATTACHMENT, controller=AN_OPPONENT)),
    ),
    (MovePower, "what"): (OLD_LORD, QUEEN, FactionCard(AN_OPPONENT)),
    (MovePower, "to"): (THIS, FactionCard(YOU), FactionCard(AN_OPPONENT), Pick(YOURS)),
    (NameCardType, "who"): (YOU, AN_OPPONENT, THE_OPPOSING_PLAYER),
    (PlaceAsDuplicate, "what"): (Top(YOU), Top(YOU, 2), AtRandom(YOU), Each(YOURS)),
    (PlaceAsDuplicate, "on"): (THIS, CHOSEN, Paid()),
    (PlaceInPile, "what"): (THOSE, Each(Cards(zones=(DISCARD,), owner=YOU)), Top(AN_OPPONENT)),
    (PlaceInPile, "zone"): (DEAD, DISCARD, REMOVED),
    (PlaceOnBottom, "what"): (THOSE, Each(Cards(zones=(DISCARD,), owner=YOU)), Top(AN_OPPONENT)),
    (PutIntoPlay, "what"): (
        Pick(Cards(CHARACTER, zones=(HAND,), owner=YOU)),
        Pick(Cards(LOCATION, zones=(HAND,), owner=YOU)),
        Pick(Cards(CHARACTER, zones=(DISCARD,), owner=AN_OPPONENT)),
        Pick(Cards(CHARACTER, zones=(HAND,), owner=YOU), by=EACH_PLAYER),
    ),
    (ReduceNext, "ways"): (PLAYING, MARSHALING | PLAYING),
    (Switch, "one"): (
        Pick(Cards(zones=(HAND,), owner=YOU)),
        Pick(Cards(CHARACTER, zones=(HAND,), owner=YOU)),
        Pick(Cards(zones=(DISCARD,), owner=YOU)),
    ),
    (Switch, "other"): (
        Pick(Cards(zones=(DEAD,), owner=YOU)),
        Pick(Cards(zones=(DISCARD,), owner=YOU)),
        Pick(Cards(EVENT, zones=(DISCARD,), owner=YOU)),
    ),
    (TakeControl, "what"): (Choose(THEIRS), Choose(Cards(LOCATION, controller=AN_OPPONENT)), QUEEN),
}
"""Values of single parameters."""


EXCEPTIONS: Final[dict[tuple[type[Node], str], str]] = {
    (Strength, "sign"): "a strength goes up or down",
    (Challenged, "period"): "history is asked by phase and by round",
    (ThisCostsLess, "way"): "a card in hand is marshaled or ambushes",
    (Marked, "against"): "there is one word for a kind of opponents",
}
"""Parameters that have one value beside their default, and why."""


SET_BESIDE: Final[dict[type[Node], dict[str, Any]]] = {
    Cards: {"types": ()},
    GainKeyword: {"keyword": INSIGHT},
    Instead: {"then": 4, "otherwise": 6},
    TokensOn: {"card": OLD_LORD},
    HasToken: {"what": OLD_LORD},
    FewerThan: {"number": GoldInPool(YOU), "than": 4},
    LoseKeyword: {"what": OLD_LORD, "keyword": RENOWN},
    AtLeast: {"number": GoldInPool(YOU), "least": 3},
    NoIncomeBonus: {"what": Each(Cards(LOCATION))},
    DiscardPowerCost: {"what": Cards(name="Old Lord")},
    Is: {"filter": Cards(CHARACTER, kneeling=True)},
    RemoveToken: {"what": Cards(name="Old Lord")},
    YouMarshal: {"what": Cards()},
    MoreThan: {"number": GoldInPool(YOU), "other": GoldInPool(AN_OPPONENT)},
    Blank: {"what": Each(LORDS)},
    LoseIcon: {"icons": (MILITARY,)},
    GainIcon: {"what": Each(Cards(name="Quiet Spy")), "icons": (MILITARY,)},
    EffectsWouldInitiate: {"types": (EVENT,)},
    Immune: {"types": (CHARACTER,)},
    Marked: {"mark": does_not_kneel_to_attack.args[0], "types": ()},
    Discard: {"what": QUEEN},
    Kill: {"what": QUEEN},
    ReturnToHand: {"what": QUEEN},
    LosePower: {"what": OLD_LORD},
    TakeToken: {"what": OLD_LORD},
    ReduceNext: {"filter": Cards()},
}
"""What stands beside a parameter on trial, where the first value of another would hide it."""


def least(kind: type[Node], name: str) -> int:
    """How many values a parameter must have beside its default: two, of yes and no the other, and as excepted."""
    return 1 if _type(kind, name) == "bool" or (kind, name) in EXCEPTIONS else 2


def values(kind: type[Node], name: str) -> tuple[Any, ...]:
    """The values of a parameter, its default first; empty where nobody knows any."""
    default = defaults(kind, name)
    found = ALSO.get((kind, name)) or BY_NAME.get(name) or BY_TYPE.get(_type(kind, name), ())
    return (*default, *[value for value in found if value not in default])


def defaults(kind: type[Node], name: str) -> tuple[Any, ...]:
    """The default of a parameter, if it has one."""
    default = signature(kind).parameters[name].default
    return () if default is Parameter.empty else (default,)


def _type(kind: type[Node], name: str) -> str:
    return str(signature(kind).parameters[name].annotation)


def build(kind: type[Node], given: dict[str, Any]) -> Node:
    """A word with these values, and with the first of each parameter that has no default."""
    args: list[Any] = []
    named: dict[str, Any] = {}
    for name, parameter in signature(kind).parameters.items():
        many = parameter.kind == Parameter.VAR_POSITIONAL
        beside = SET_BESIDE.get(kind, {})
        if name in given or name in beside:
            value = given[name] if name in given else beside[name]
        elif parameter.default is not Parameter.empty:
            continue
        else:
            found = values(kind, name)
            if not found:
                raise LookupError(f"{kind.__name__}.{name} has no case")
            value = found[0]
        if many:
            args += value
        elif parameter.kind == Parameter.KEYWORD_ONLY or len(args) < list(signature(kind).parameters).index(
            name
        ):
            named[name] = value
        else:
            args.append(value)
    return kind(*args, **named)
