"""How values come about: the strength of a card as a sum, what else it gained or lost by what, plot values."""

from __future__ import annotations

from typing import Any, Final

from weirwood.core.errors import listed
from weirwood.thrones.ability.marked import Marked
from weirwood.thrones.ability.players import FACTION_WORDS
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.engine.state.accounts import (
    ADDED,
    AFFILIATION,
    BLANK_TEXT,
    DOUBLED,
    GAINED,
    HALVED,
    ICON,
    INCOME_TOTAL,
    KEYWORD,
    MARK,
    SET,
    STRENGTH,
    TRAIT,
    Accounts,
    Change,
)
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.derived import BLANK_BUT_TRAITS
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.words import CHARACTER, GOLD_VALUE, NO_CARD, PERIOD_NAMES, PLOT_VALUE_NAMES
from weirwood.thrones.telling.voice import capital, signed
from weirwood.thrones.viewing.views import Handles, may_see

_OF_PLOTS: Final = (*PLOT_VALUE_NAMES, INCOME_TOTAL)
_PERIODS: Final = {"challenge": "this challenge", "phase": "this phase", "round": "this round"}


def change_form(change: Change) -> dict[str, Any]:
    """A change as plain data: what is changed and how, by which card, and until when."""
    form: dict[str, Any] = {"what": change.what, "how": change.how, "code": change.code, "name": change.name}
    if change.amount:
        form["amount"] = change.amount
    if change.value:
        form["value"] = change.value
    if change.period >= 0:
        form["until"] = PERIOD_NAMES[change.period]
    return form


def card_sums(g: Board, accounts: Accounts, viewer: int | None, ids: Handles) -> list[dict[str, Any]]:
    """The cards in play that something changes, as far as a viewer may see them, by their names."""
    found: dict[int, dict[str, Any]] = {}
    for card, changes in accounts.cards.items():
        record = g.records[card]
        if record is None or not may_see(g, card, viewer):
            continue
        told = in_force(changes, g.deal.profile.values.set_strength_overrides)
        text = strength_sum(record, told) if record.card.type == CHARACTER else ""
        found[card] = _form(ids.card(card), text, notes(told), told)
    for side in g.sides:
        changes = [change for change in accounts.sides[side.seat] if change.what in _OF_PLOTS]
        if side.plot != NO_CARD and changes:
            found[side.plot] = _form(ids.card(side.plot), "", plot_sums(g, side.seat, changes), changes)
    return sorted(found.values(), key=lambda form: int(form["id"]))


def _form(id: int, text: str, notes: list[str], changes: list[Change]) -> dict[str, Any]:
    return {"id": id, "text": text, "notes": notes, "changes": [change_form(change) for change in changes]}


def plot_sums(g: Board, seat: int, changes: list[Change]) -> list[str]:
    """The values of a seat's plot that something changes, each as a sum: ``Gold 6: 4 printed, +2 The Roseroad.``

    Its gold value is told with what is added to the total income.
    """
    card = g.record(g.sides[seat].plot).card
    printed = (card.gold, card.initiative, card.claim, card.reserve)
    found = []
    for value, (name, base) in enumerate(zip(PLOT_VALUE_NAMES, printed, strict=True)):
        told = (name, INCOME_TOTAL) if value == GOLD_VALUE else (name,)
        parts = [_part(change) for change in changes if change.what in told]
        if parts:
            title = capital(g.deal.edition.lexicon.of_kind("value", name))
            now = g.income(seat) if value == GOLD_VALUE else g.plot_value(seat, value)
            found.append(f"{title} {now}: {base} printed, {', '.join(parts)}.")
    return found


def in_force(changes: list[Change], overrides: bool) -> list[Change]:
    """Those changes that count: of strength, the newest that sets it sets aside older ones, or all others."""
    setting = [change for change in changes if change.what == STRENGTH and change.how == SET]
    if not setting:
        return changes
    added = [change for change in changes if change.what == STRENGTH and change.how != SET]
    kept = [change for change in changes if change.what != STRENGTH] + setting[-1:]
    return kept if overrides else kept + added


def strength_sum(record: InPlay, changes: list[Change]) -> str:
    """The strength of a character as a sum: ``Strength 7: 5 printed, +2 Ice.``"""
    parts = [_part(change) for change in changes if change.what == STRENGTH]
    if not parts:
        return ""
    if not any(change.how == SET for change in changes if change.what == STRENGTH):
        parts.insert(0, f"{record.card.strength} printed")
    floor = "; less than 0 counts as 0" if record.strength < 0 else ""
    return f"Strength {max(0, record.strength)}: {', '.join(parts)}{floor}."


def part_of_side(record: InPlay, counted: int, changes: list[Change]) -> str:
    """What a character counts in a challenge: ``Eddard Stark 5 +2 Ice`` where its sum is a plain one."""
    name = record.card.name
    found = [change for change in changes if change.what == STRENGTH]
    plain = found and record.strength == counted and all(change.how == ADDED for change in found)
    if not plain:
        return f"{name} {counted}"
    added = [signed(change.amount) + ("" if change.name == name else f" {change.name}") for change in found]
    return " ".join([name, str(record.card.strength), *added])


def _part(change: Change) -> str:
    words = {ADDED: f"{signed(change.amount)} {change.name}", SET: f"set by {change.name}"}
    words |= {DOUBLED: f"doubled by {change.name}", HALVED: f"halved by {change.name}"}
    return f"{words[change.how]}{_until(change)}"


def _until(change: Change) -> str:
    period = "" if change.period < 0 else _PERIODS.get(PERIOD_NAMES[change.period], "")
    return f" ({period})" if period else ""


def notes(changes: list[Change]) -> list[str]:
    """What else changed, a sentence for each source."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for change in changes:
        deed, what = _noted(change)
        if what:
            words = found.setdefault((deed, change.name, _until(change)), [])
            if what not in words:
                words.append(what)
    return [f"{capital(_said(deed, words, name))}{until}." for (deed, name, until), words in found.items()]


def _said(deed: str, words: list[str], name: str) -> str:
    if not deed:
        return f"{listed(words)}, by {name}"
    return f"{deed} {listed(words)} {'to' if deed == 'loses' else 'by'} {name}"


def _noted(change: Change) -> tuple[str, str]:
    """A change in words: whether something is gained, lost or simply so, and what that is."""
    deed = "gains" if change.how == GAINED else "loses"
    if change.what == ICON:
        return deed, f"{'an' if change.value[:1] in 'aeiou' else 'a'} {change.value} icon"
    if change.what == KEYWORD:
        return deed, change.value
    if change.what == TRAIT:
        return deed, f"the {change.value} trait"
    if change.what == AFFILIATION:
        return deed, f"the {FACTION_WORDS[change.value]} affiliation"
    if change.what == BLANK_TEXT:
        return "", "blank but for its traits" if change.amount == BLANK_BUT_TRAITS else "blank"
    if change.what == MARK and isinstance(change.modifier, Marked):
        return "", change.modifier.does(Speaker())
    return "", ""
