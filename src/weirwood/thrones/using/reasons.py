"""Why something is of no use now, by name and in words."""

from __future__ import annotations

from typing import Final

OF_USE: Final = ""
"""It may matter."""
BETWEEN: Final = "between"
CHEAPER: Final = "cheaper"
DECIDED: Final = "decided"
DEFENDERS_FIRST: Final = "defenders-first"
GOLD: Final = "gold"
LATER: Final = "later"
NO_CHALLENGE: Final = "no-challenge"
NOT_YOURS: Final = "not-yours"
ONLY_OWN: Final = "only-own"
SAFE: Final = "safe"
STANDING: Final = "standing"
TOO_LITTLE: Final = "too-little"

SENTENCES: Final = {
    BETWEEN: "it changes nothing in this challenge, and you can do it between challenges",
    CHEAPER: "it makes cards cheaper, and you have none to pay for now",
    DECIDED: "you win this challenge as it stands",
    DEFENDERS_FIRST: "it counts once defenders are declared",
    GOLD: "there is nothing to pay for with the gold",
    LATER: "you can do it later, when it counts",
    NO_CHALLENGE: "no challenge comes in which it would count",
    NOT_YOURS: "your claim does not count when others attack",
    ONLY_OWN: "it would weaken your own characters",
    SAFE: "the card is in no danger",
    STANDING: "nothing that it could stand would do anything now",
    TOO_LITTLE: "it does not turn this challenge",
}
"""What follows *No use now:*."""
