"""Marks in words: what a card cannot do, and what holds for it beyond the ordinary."""

from __future__ import annotations

from weirwood.thrones.ability.modifiers import Marked
from weirwood.thrones.engine import marks
from weirwood.thrones.engine.nodes import Operand
from weirwood.thrones.engine.words import CHALLENGE_NAMES


def cannot_be_bypassed(what: Operand) -> Marked:
    """Stealth cannot bypass it."""
    return Marked(what, "cannot be bypassed by stealth", barred=marks.CANNOT_BE_BYPASSED)


def cannot_be_declared_as_defender(what: Operand) -> Marked:
    """It cannot be declared as a defender."""
    return Marked(what, "cannot be declared as a defender", barred=marks.CANNOT_DEFEND)


def cannot_be_declared_as_attacker(what: Operand) -> Marked:
    """It cannot be declared as an attacker."""
    return Marked(what, "cannot be declared as an attacker", barred=marks.CANNOT_ATTACK)


def cannot_be_killed(what: Operand) -> Marked:
    """It cannot be killed."""
    return Marked(what, "cannot be killed", barred=marks.CANNOT_BE_KILLED)


def does_not_contribute(what: Operand) -> Marked:
    """Its strength does not count in the challenge."""
    return Marked(what, "does not contribute its STR to the challenge", barred=marks.NO_CONTRIBUTION)


def does_not_kneel_to_attack(what: Operand, *types: int) -> Marked:
    """It does not kneel when declared as an attacker."""
    return Marked(
        what,
        f"does not kneel when declared as an attacker{_types(types)}",
        lifted=_bits(marks.NO_KNEEL_TO_ATTACK, types),
    )


def does_not_kneel_to_defend(what: Operand, *types: int) -> Marked:
    """It does not kneel when declared as a defender."""
    return Marked(
        what,
        f"does not kneel when declared as a defender{_types(types)}",
        lifted=_bits(marks.NO_KNEEL_TO_DEFEND, types),
    )


def may_defend_while_kneeling(what: Operand, *types: int) -> Marked:
    """It may be declared as a defender even while kneeling, and whatever icons it has."""
    return Marked(
        what,
        f"may be declared as a defender{_types(types)}, even while kneeling or without that challenge icon",
        lifted=_bits(marks.DEFENDS_KNEELING, types),
    )


def must_be_declared_as_defender(what: Operand) -> Marked:
    """It must be declared as a defender, if able."""
    return Marked(what, "must be declared as a defender, if able", lifted=marks.MUST_DEFEND)


def is_killed_at_zero(what: Operand) -> Marked:
    """It is killed if its strength is 0: a terminal condition."""
    return Marked(what, "is killed if its STR is 0", lifted=marks.DIES_AT_ZERO)


def is_sacrificed(what: Operand) -> Marked:
    """It is sacrificed."""
    return Marked(what, "must be sacrificed", lifted=marks.MUST_BE_SACRIFICED)


def is_considered_participating(what: Operand) -> Marked:
    """It is considered to be participating."""
    return Marked(what, "is considered to be participating in the challenge", lifted=marks.PARTICIPATES)


def controls_its_host(what: Operand) -> Marked:
    """Its controller controls the card it is attached to."""
    return Marked(what, "gives you control of the attached character", lifted=marks.CONTROLS_HOST)


def _bits(first: int, types: tuple[int, ...]) -> int:
    bits = 0
    for type in types or (0, 1, 2):
        bits |= first << type
    return bits


def _types(types: tuple[int, ...]) -> str:
    if not types:
        return ""
    names = " or ".join(CHALLENGE_NAMES[type] for type in types)
    return f" in {'an' if names[0] == 'i' else 'a'} {names} challenge"
