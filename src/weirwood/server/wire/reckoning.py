"""How what is seen comes about, as the engine says it: sums, how a challenge stands, relations."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from weirwood.server.wire.names import ChallengeType, Handle
from weirwood.server.wire.thrones_view import Challenge


class Change(Struct, omit_defaults=True):
    """What one source (``code``, ``name``) changes: by an amount or a value, ``until`` a period ends."""

    what: str
    how: Literal["add", "double", "halve", "set", "gain", "lose"]
    code: str
    name: str
    amount: int = 0
    value: str = ""
    until: str = ""


class CardSum(Struct):
    """A card that something changes: strength as a sum in words (or empty), what else (plot values), and it as data."""

    id: Handle
    text: str
    notes: list[str]
    changes: list[Change]


class Relation(Struct):
    """How a seat stands to the viewer by their titles: as a word, in short, and what that means."""

    seat: int
    relation: Literal["", "rival", "supported", "supporter"]
    label: str
    text: str


class Part(Struct):
    """What one card adds to a side of a challenge; ``card`` is null for what is no participant."""

    card: Handle | None
    name: str
    amount: int


class Claim(Struct):
    """The claim at stake: its type and value, who suffers it, and whether the attacker may choose others."""

    type: ChallengeType
    value: int
    against: list[int]
    chooses: bool


class Comparison(Struct):
    """How the challenge stands: what adds up to each side, who is ahead (null: nobody), what is at stake, in words.

    ``claim`` is null once it has been applied, or cannot be.
    """

    attack: list[Part]
    defence: list[Part]
    ahead: int | None
    claim: Claim | None
    title: str
    who: str
    stands: str
    stakes: list[str]


class Prospect(Struct):
    """The challenge as it would be with those who are picked; sums and strengths (by handle) of the cards in it."""

    challenge: Challenge
    comparison: Comparison
    cards: list[CardSum]
    strengths: list[tuple[Handle, int]]


class Reckoning(Struct):
    """How what a viewer sees comes about; ``goal`` is the power that wins."""

    goal: int
    cards: list[CardSum]
    seats: list[Relation]
    comparison: Comparison | None
