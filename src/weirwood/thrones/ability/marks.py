"""Marks in words: what a card cannot do, and what holds for it beyond the ordinary."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.modifiers import Marked
from weirwood.thrones.engine import marks
from weirwood.thrones.engine.nodes import Operand
from weirwood.thrones.engine.words import CHALLENGE_NAMES


class Mark:
    """A mark and what it says of a card; ``{types}`` are the challenge types it holds in, if not in all.

    The bits of a mark that may hold in some types only are one for each type, from the first.
    """

    def __init__(self, words: str, barred: int = 0, lifted: int = 0) -> None:
        self.words, self.barred, self.lifted = words, barred, lifted

    def __call__(self, what: Operand, *types: int) -> Marked:
        words, lifted = self.words.replace("{types}", _types(types)), self.lifted
        if "{types}" in self.words:
            lifted = sum([self.lifted << type for type in types or range(len(CHALLENGE_NAMES))])
        return Marked(what, words, self.barred, lifted)


def _types(types: tuple[int, ...]) -> str:
    names = " or ".join(CHALLENGE_NAMES[type] for type in types)
    return f" in {'an' if names[0] == 'i' else 'a'} {names} challenge" if types else ""


cannot_be_bypassed: Final = Mark("cannot be bypassed by stealth", marks.CANNOT_BE_BYPASSED)
"""Stealth cannot bypass it."""
cannot_be_declared_as_defender: Final = Mark("cannot be declared as a defender", marks.CANNOT_DEFEND)
"""It cannot be declared as a defender."""
cannot_be_declared_as_attacker: Final = Mark("cannot be declared as an attacker", marks.CANNOT_ATTACK)
"""It cannot be declared as an attacker."""
cannot_be_killed: Final = Mark("cannot be killed", marks.CANNOT_BE_KILLED)
"""It cannot be killed."""
does_not_contribute: Final = Mark("does not contribute its STR to the challenge", marks.NO_CONTRIBUTION)
"""Its strength does not count in the challenge."""
does_not_kneel_to_attack: Final = Mark(
    "does not kneel when declared as an attacker{types}", lifted=marks.NO_KNEEL_TO_ATTACK
)
"""It does not kneel when declared as an attacker."""
does_not_kneel_to_defend: Final = Mark(
    "does not kneel when declared as a defender{types}", lifted=marks.NO_KNEEL_TO_DEFEND
)
"""It does not kneel when declared as a defender."""
may_defend_while_kneeling: Final = Mark(
    "may be declared as a defender{types}, even while kneeling or without that challenge icon",
    lifted=marks.DEFENDS_KNEELING,
)
"""It may be declared as a defender even while kneeling, and whatever icons it has."""
must_be_declared_as_defender: Final = Mark(
    "must be declared as a defender, if able", lifted=marks.MUST_DEFEND
)
"""It must be declared as a defender, if able."""
is_killed_at_zero: Final = Mark("is killed if its STR is 0", lifted=marks.DIES_AT_ZERO)
"""It is killed if its strength is 0: a terminal condition."""
is_sacrificed: Final = Mark("must be sacrificed", lifted=marks.MUST_BE_SACRIFICED)
"""It is sacrificed."""
is_considered_participating: Final = Mark(
    "is considered to be participating in the challenge", lifted=marks.PARTICIPATES
)
"""It is considered to be participating."""
controls_its_host: Final = Mark("gives you control of the attached character", lifted=marks.CONTROLS_HOST)
"""Its controller controls the card it is attached to."""
