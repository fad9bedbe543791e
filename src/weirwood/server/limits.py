"""Limits: how much, how large and how fast. One place for every number; an operator may set each of them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from weirwood.bots import HINT
from weirwood.core.errors import BadArgument, listed
from weirwood.server.table.clocks import AFTER_S


@dataclass(frozen=True, slots=True)
class Limits:
    """What one server allows.

    Rates come in pairs: how many a second in the long run, and how many at once. They hold for each guest, and together
    for everyone at one address, who may do ``address_share`` times as much as one guest.
    """

    tables: int = 2000
    tables_per_guest: int = 50
    """Games that go on, and records that the guest brought within a day."""
    tables_per_address: int = 100
    """Tables in memory that were opened or woken from one address."""
    members_per_table: int = 60
    message_bytes: int = 64 * 1024
    form_bytes: int = 512 * 1024
    """The longest request, enough for a deck of 40,000 letters."""
    body_bytes: int = 2 * 1024 * 1024
    """The longest record that can be uploaded: enough for the choices and edits it may have."""
    choices: int = 20_000
    edits: int = 2_000
    cards: int = 400
    """The most cards of a scene, and of a deck."""
    decks_per_guest: int = 100
    deck_notes: int = 4000
    """How many letters the notes of a deck may have."""
    workers: int = 1
    """How many processes do heavy work."""
    thinkers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    """How many processes think for bots and hints."""
    thought_cpu_s: float = 60.0
    """The most CPU seconds one thought may take; a bot that needs more forfeits its say."""
    hint_simulations: int = HINT
    """How many simulations a hint comes from."""
    job_cpu_s: float = 5.0
    """The most CPU seconds one piece of heavy work may take."""
    jobs_per_guest: int = 2
    """How many pieces of heavy work may wait for one guest."""
    jobs: int = 20
    """The same for all guests together."""
    idle_s: float = 15 * 60
    """After this many seconds an unused table goes to sleep."""
    idle_over_s: float = 60.0
    """The same where its game is over."""
    absence_s: float = AFTER_S
    """A seat without a connection for this many seconds is absent: a bot may be asked to sit in."""

    address_share: float = 5.0
    """How many times as much as one guest all guests of an address may do: people at home share an address."""
    requests_per_s: float = 30.0
    requests_at_once: int = 120
    refusal_s: float = 1.0
    """How many seconds a request waits for the answer that it is one too many."""
    messages_per_s: float = 20.0
    messages_at_once: int = 60
    """Messages over all sockets of a guest."""
    refused_at_most: int = 100
    """After this many refused messages a socket is closed."""
    handshakes_per_s: float = 2.0
    handshakes_at_once: int = 60
    """New sockets, to tables that exist or not."""
    chats_per_s: float = 0.5
    chats_at_once: int = 10
    stops_per_s: float = 0.2
    stops_at_once: int = 30
    replays_per_s: float = 10.0
    replays_at_once: int = 100
    """Moments of a game looked up again."""
    trials: int = 2
    """How many decks are tried against the field at once, where the operator allows that."""
    saves_per_s: float = 1.0
    saves_at_once: int = 60
    """Changes of decks that are kept."""
    studies_per_s: float = 4.0
    studies_at_once: int = 60
    """Decks judged while they are built."""
    seats_per_s: float = 0.2
    seats_at_once: int = 30
    """Sitting down, leaving and coming back."""
    openings_per_s: float = 0.5
    openings_at_once: int = 20
    """Tables asked for: opened, played on from another game, or brought as a record."""
    guests_per_s: float = 0.05
    guests_at_once: int = 40
    """New guests of one address."""
    sockets_per_guest: int = 24
    """Open sockets of one guest; an address has ``address_share`` times as many."""
    sockets: int = 6000
    """Open sockets in all."""
    connections: int = 8000
    """Connections in all, sockets included."""
    connections_per_address: int = 200
    """Connections of one address that are not sockets."""
    header_s: float = 10.0
    """How many seconds the header of a request may take."""
    body_s: float = 60.0
    """How many seconds its body may take after that."""
    answer_s: float = 180.0
    """How many seconds may pass until the answer is written."""


def with_limits(limits: Limits, wishes: Iterable[str]) -> Limits:
    """Limits changed by texts such as ``requests_per_s=60``."""
    known = {field.name: field.type for field in fields(Limits)}
    changes: dict[str, float] = {}
    for wish in wishes:
        name, _, text = wish.partition("=")
        if name not in known:
            raise BadArgument(f"There is no limit {name!r}. The limits are {listed(known)}.")
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if not 0 < number < float("inf"):
            raise BadArgument(f"The limit {name} must be a number above 0, as in {name}=60, not {text!r}.")
        changes[name] = number if known[name] == "float" else max(1, int(number))
    return replace(limits, **changes)  # type: ignore[arg-type]
