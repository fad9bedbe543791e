"""The cases of each parameter of each word: values by what a parameter is, or written by hand."""

from __future__ import annotations

from inspect import Parameter, signature
from typing import Any, Final

from weirwood.thrones.ability import *
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.rules.prices import MARSHALING, PLAYING

YOURS: Final = Cards(CHARACTER, controller=YOU)
THEIRS: Final = Cards(CHARACTER, controller=AN_OPPONENT)
LORDS: Final = Cards(CHARACTER, trait="Lord")
ROADS: Final = Cards(LOCATION, controller=YOU)
KNIGHTS: Final = Cards(CHARACTER, trait="Knight", controller=YOU)
OLD_LORD: Final = Each(Cards(name="Old Lord"))
QUEEN: Final = Each(Cards(name="Loud Queen"))

BY_NAME: Final[dict[str, tuple[Any, ...]]] = {
    "type": (MILITARY, INTRIGUE, POWER),
    "icon": (MILITARY, INTRIGUE, POWER),
    "no_icon": (MILITARY, INTRIGUE, POWER),
    "icons": ((MILITARY,), (INTRIGUE, POWER), (POWER,)),
    "role": (ATTACKER, DEFENDER),
    "keyword": (RENOWN, STEALTH, INSIGHT),
    "period": (PHASE, ROUND, CHALLENGE),
    "trait": ("Knight", "Lady", ("Lord", "Spy")),
    "faction": ("lannister", "neutral", "greyjoy"),
    "token": ("betrayal", "poison"),
    "kind": ("betrayal", "poison"),
}
"""Values of parameters that are called the same in many words."""

BY_TYPE: Final[dict[str, tuple[Any, ...]]] = {
    "Who": (YOU, AN_OPPONENT, EACH_PLAYER),
    "Who | None": (YOU, AN_OPPONENT),
    "Filter": (YOURS, THEIRS, LORDS),
    "Filter | None": (Cards(CHARACTER, trait="Knight", attacking=True), ROADS),
    "Choose": (Choose(YOURS, 2), Choose(ROADS, 2), Choose(THEIRS)),
    "Operand": (THIS, Each(YOURS), Each(LORDS)),
    "Operand | None": (THIS, Each(YOURS)),
    "Operand | Filter": (THIS, YOURS, ROADS),
    "Filter | Operand": (YOURS, THEIRS, THIS),
    "Amount": (Number(2), GoldInPool(YOU), HandSize(AN_OPPONENT)),
    "Amount | None": (Number(2), Number(4)),
    "int | Amount": (2, 3, GoldInPool(YOU)),
    "int": (1, 2, 3),
    "bool": (False, True),
    "bool | None": (None, True, False),
    "Condition": (
        FIRST_PLAYER,
        ThereIs(Cards(CHARACTER, controller=YOU, kneeling=True)),
        DuringChallenge(POWER),
    ),
}
"""Values of other parameters, by what they are."""


ALSO: Final[dict[tuple[type[Node], str], tuple[Any, ...]]] = {
    (Cards, "types"): ((), (CHARACTER,), (LOCATION,), (CHARACTER, ATTACHMENT), (PLOT,)),
    (Cards, "not_trait"): ("Lord", "Knight"),
    (Cards, "name"): ("Old Lord", ("Grey Wolf", "Quiet Spy")),
    (Cards, "zones"): ((HAND,), (DISCARD, DEAD), (USED,)),
    (Cards, "in_faction"): (True, False),
    (AnyKind, "kinds"): ((YOURS, ROADS), (THEIRS, ROADS), (LORDS,)),
    (Marked, "mark"): tuple(
        mark.args[0]
        for mark in (cannot_be_killed, cannot_be_declared_as_defender, is_considered_participating)
    ),
    (Marked, "types"): ((), (MILITARY,), (INTRIGUE, POWER)),
    (GainAffiliation, "words"): ("Lannister", "neutral", "Greyjoy"),
    (GainNoAttachments, "what"): (THIS, Each(LORDS), Each(Cards(CHARACTER, trait="Lady"))),
    (HasDuplicate, "what"): (THIS, QUEEN, Each(THEIRS)),
    (FirstCostsLess, "filter"): (Cards(EVENT), YOURS, ROADS),
    (FirstCostsLess, "way"): (PLAYING, MARSHALING),
    (TokensOn, "card"): (OLD_LORD, QUEEN, THIS),
    (HasToken, "what"): (OLD_LORD, THIS, Each(Cards(name="Young Knight"))),
    (AtLeast, "least"): (1, 4, 6),
    (Is, "what"): (THIS, OLD_LORD, QUEEN),
    (Is, "filter"): (Cards(CHARACTER, kneeling=True), LORDS, Cards(CHARACTER, attacking=True)),
    (StillInPlay, "what"): (THIS, Each(Cards(name="Small Road"))),
    (EnteredThisPhase, "what"): (THIS, OLD_LORD),
    (ThereIs, "filter"): (
        Cards(CHARACTER, controller=YOU, kneeling=True),
        Cards(CHARACTER, attacking=True),
        Cards(name="Small Road"),
    ),
    (DuringChallenge, "with_cards"): (
        Cards(CHARACTER, trait="Knight", attacking=True, controller=YOU),
        Cards(name="Small Road", controller=YOU),
    ),
    (RemoveToken, "what"): (Cards(name="Old Lord"), THIS),
    (Bypasses, "what"): (Each(Cards(CHARACTER, trait="Spy")), THIS, Each(LORDS)),
    (Pillages, "what"): (Each(KNIGHTS), THIS, Each(LORDS)),
    (Pillages, "discarded"): (Cards(CHARACTER), Cards(EVENT)),
    (EffectsWouldInitiate, "types"): ((EVENT,), (CHARACTER, LOCATION), (LOCATION, ATTACHMENT)),
    (Strength, "sign"): (1, -1),
    (GainTrait, "trait"): ("Knight", "Lady", "Spy"),
    (Cards, "owner"): ({"owner": YOU, "zones": (HAND,)}, {"owner": AN_OPPONENT, "zones": (HAND,)}),
    (BaseGold, "filter"): (Cards(PLOT, trait="Kingdom"), Cards(PLOT, trait="War"), Cards(PLOT)),
    (OnChallenge, "won"): (True, False, None),
    (OnChallenge, "types"): ((), (MILITARY,), (INTRIGUE, POWER)),
    (OnChallenge, "with_cards"): (KNIGHTS, THIS),
    (OnChallenge, "by"): (3, 5),
    (Immune, "types"): ((EVENT,), (CHARACTER,), (CHARACTER, LOCATION)),
    (CannotInitiate, "types"): ((MILITARY,), (POWER,), (INTRIGUE, POWER)),
    (CannotMarshalOrPlay, "types"): ((CHARACTER,), (LOCATION,), (CHARACTER, ATTACHMENT)),
    (CannotInitiate, "unless"): (Challenged(True), Challenged(True, MILITARY)),
    (AtMost, "what"): ("challenges", "standing", "attackers", "defenders", "declared"),
    (PlotValue, "value"): (GOLD_VALUE, INITIATIVE, CLAIM),
    (Rivals, "titles"): (("Hand of the King",), ("Master of Coin", "Master of Laws")),
    (Supports, "title"): ("Hand of the King", "Master of Coin"),
    (ChallengeSide, "which"): ("winner", "loser", "attacker", "defender"),
    (EnteredThisPhase, "how"): (MARSHALED, PUT, BY_AMBUSH),
    (EntersPlay, "how"): (MARSHALED, PUT, BY_AMBUSH),
    (EntersPlay, "phase"): ("marshaling", "challenges"),
    (Phase, "name"): ("draw", "challenges"),
}
"""Values of single parameters."""


SET_BESIDE: Final[dict[type[Node], dict[str, Any]]] = {
    Cards: {"types": ()},
    GainKeyword: {"keyword": INSIGHT},
    Instead: {"then": 4, "otherwise": 6},
    TokensOn: {"card": OLD_LORD},
    HasToken: {"what": OLD_LORD},
    AtLeast: {"number": GoldInPool(YOU), "least": 3},
    Is: {"filter": Cards(CHARACTER, kneeling=True)},
    RemoveToken: {"what": Cards(name="Old Lord")},
    YouMarshal: {"what": Cards()},
    Pillages: {"what": Each(KNIGHTS)},
    MoreThan: {"number": GoldInPool(YOU), "other": GoldInPool(AN_OPPONENT)},
    Blank: {"what": Each(LORDS)},
    LoseIcon: {"icons": (MILITARY,)},
    GainIcon: {"what": OLD_LORD, "icon": INTRIGUE},
    EffectsWouldInitiate: {"types": (EVENT,)},
}
"""What stands beside a parameter on trial, where the first value of another would hide it."""


def values(kind: type[Node], name: str) -> tuple[Any, ...]:
    """The values of a parameter, its default first; empty where nobody knows any."""
    parameter = signature(kind).parameters[name]
    default = () if parameter.default is Parameter.empty else (parameter.default,)
    found = ALSO.get((kind, name)) or BY_NAME.get(name) or BY_TYPE.get(str(parameter.annotation), ())
    return (*default, *[value for value in found if value not in default])


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
