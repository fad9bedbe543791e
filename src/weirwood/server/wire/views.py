"""What a viewer sees of a game, and how that comes about.

Games make views as plain data, because that is fast and every game copies them; these Structs say which shape they
have, and tests hold them to it. ``docs/protocol.md`` describes them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Handle = Annotated[int, Meta(title="Handle")]
"""A card, by the name that its viewer has for it."""
ChallengeType = Annotated[Literal["military", "intrigue", "power"], Meta(title="ChallengeType")]
"""A kind of challenge, and of challenge icon."""


class Card(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A card. Of one that the viewer may not know there are the first three fields; only plots have the last four.

    ``influence`` to ``promotional`` are there in games whose cards have these marks.

    A title belongs to nobody: its ``owner`` is null, and in the pool its ``controller`` too.
    """

    id: Handle
    zone: str
    owner: int | None
    code: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    type: str | UnsetType = UNSET
    controller: int | UnsetType | None = UNSET
    facedown: bool | UnsetType = UNSET
    unique: bool | UnsetType = UNSET
    loyal: bool | UnsetType = UNSET
    printed_cost: int | str | UnsetType | None = UNSET
    cost: int | str | UnsetType | None = UNSET
    printed_strength: int | UnsetType | None = UNSET
    strength: int | UnsetType | None = UNSET
    factions: list[str] | UnsetType = UNSET
    icons: list[ChallengeType] | UnsetType = UNSET
    keywords: list[str] | UnsetType = UNSET
    traits: list[str] | UnsetType = UNSET
    blank: bool | Literal["traits-kept"] | UnsetType = UNSET
    kneeling: bool | UnsetType = UNSET
    power: int | UnsetType = UNSET
    gold: int | UnsetType | None = UNSET
    tokens: dict[str, int] | UnsetType | None = UNSET
    attached_to: Handle | UnsetType | None = UNSET
    attachments: list[Handle] | UnsetType = UNSET
    duplicates: list[Handle] | UnsetType = UNSET
    participating: Literal["attacker", "defender"] | UnsetType | None = UNSET
    bypassed_by_stealth: bool | UnsetType = UNSET
    influence: int | UnsetType = UNSET
    doomed: bool | UnsetType = UNSET
    deathbound: bool | UnsetType = UNSET
    house_only: str | UnsetType | None = UNSET
    perpetual: bool | UnsetType = UNSET
    promotional: bool | UnsetType = UNSET
    income: int | UnsetType = UNSET
    initiative: int | UnsetType = UNSET
    claim: int | UnsetType = UNSET
    reserve: int | UnsetType | None = UNSET


class Side(Struct, forbid_unknown_fields=True):
    """One side of the table; a pile that the viewer may not look through is told by its size.

    ``known_in_deck`` are places of the deck, from the top, with the codes of the cards known to lie there.
    ``influence`` is what its standing cards provide, in editions that have it. Where doomed cards eliminate players,
    ``goal`` is the power that it needs to win, and ``doomed`` how many of those it counts as having.
    """

    seat: int
    name: str
    faction: str
    faction_card: Handle
    agenda: Handle | None
    gold: int
    power: int
    faction_power: int
    hand: list[Handle] | int
    deck: int
    discard: list[Handle]
    dead: list[Handle]
    play: list[Handle]
    plots: list[Handle] | int
    used: list[Handle]
    plot: Handle | None
    income: int
    initiative: int
    claim: int
    reserve: int | None
    title: Handle | None
    supports: list[int] | None
    rivals: list[int] | None
    eliminated: bool
    standing: int | None
    known_in_deck: list[tuple[int, str]]
    influence: int | UnsetType = UNSET
    goal: int | UnsetType = UNSET
    doomed: int | UnsetType = UNSET
    extra_draws_left: int | UnsetType = UNSET


class Challenge(Struct, forbid_unknown_fields=True):
    """A challenge, in progress or past; the strengths are final once there is a winner or it is past."""

    number: int
    type: ChallengeType
    attacker: int
    defender: int
    initiated_against: int
    attackers: list[Handle]
    defenders: list[Handle]
    stealth: list[tuple[Handle, Handle]]
    attacking_strength: int
    defending_strength: int
    winner: int | None
    loser: int | None
    unopposed: bool


class LastingEffect(Struct, forbid_unknown_fields=True):
    """An effect in force: the card that made it, for which seat and cards, what was named, and when it ends."""

    code: str
    seat: int
    until: str
    cards: list[Handle]
    named: str | None


class Draft(Struct, forbid_unknown_fields=True):
    """How far a plot draft is: its round, whether plots were passed in it, how many are left to deal, what is kept."""

    round: int
    rounds: int
    passed: bool
    deck: int
    kept: list[Handle]


class ThronesView(Struct, forbid_unknown_fields=True):
    """What a viewer sees of a challenge game; ``draft`` where plots are drafted, empty once that is over."""

    cards: list[Card]
    seats: list[Side]
    challenge: Challenge | None
    last_challenge: Challenge | None
    effects: list[LastingEffect]
    draft: Draft | UnsetType | None = UNSET


class IntrigueSeat(Struct, forbid_unknown_fields=True):
    """One seat: the own hand by house, that of others by its size; Iron Throne cards and score once they are known."""

    seat: int
    name: str
    hand: dict[str, int] | int
    eliminated: bool
    penalty: int
    thrones: list[int] | int
    score: int | None


class IntrigueView(Struct, forbid_unknown_fields=True):
    """What a viewer sees of Westeros Intrigue; the court is told row by row from the bottom, null is an open place."""

    court: list[list[str | None]]
    active: int | None
    round: int
    starter: int
    unused: int
    thrones_left: int
    seats: list[IntrigueSeat]


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


class Price(Struct):
    """A card in one's own hand that costs more or less than is printed: the gold due now, and its sum in words."""

    id: Handle
    now: int
    text: str


class Relation(Struct):
    """How a seat stands to the viewer by their titles: as a word, in short, and what that means."""

    seat: int
    relation: Literal["", "rival", "supported", "supporter"]
    label: str
    text: str


class Part(Struct):
    """What one card adds to a side of a challenge, also in words; ``card`` is null for what is no participant."""

    card: Handle | None
    name: str
    amount: int
    text: str


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
    prices: list[Price]
    seats: list[Relation]
    comparison: Comparison | None
