"""Marks that modifiers put on cards: what they cannot do or suffer, and what holds for them beyond the ordinary."""

from __future__ import annotations

from functools import partial
from typing import Final

from weirwood.thrones.ability.conditions import FirstChallenge
from weirwood.thrones.ability.modifiers import OnCard
from weirwood.thrones.ability.operands import HOST, THIS, Each, This
from weirwood.thrones.ability.players import a_challenge
from weirwood.thrones.engine import marks
from weirwood.thrones.engine.marks import IMMUNITY, NO_CONTRIBUTION, PARTICIPATES, QUALITIES, READERS
from weirwood.thrones.engine.nodes import Context, Operand, Who
from weirwood.thrones.engine.speaker import AGREEING, WHOSE, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import OPPONENTS_ONLY, InPlay
from weirwood.thrones.engine.words import CHALLENGE, CHALLENGE_NAMES, ON_CHALLENGE, PERIOD_NAMES, TYPE_NAMES


class Mark:
    """A mark and what it says of a card, in words, few or fewest: what it cannot where it is barred, else what it does.

    ``{types}`` in its words says that it may hold in some challenge types only; its bits are one for each type.
    """

    def __init__(
        self,
        words: str,
        short: str = "",
        fewest: str = "",
        *,
        barred: int = 0,
        lifted: int = 0,
        command: str = "",
        against: int = 0,
    ) -> None:
        self.words, self.barred, self.lifted, self.command = words, barred, lifted, command
        self.against = against
        self.short = short or words
        self.fewest = fewest or self.short
        self.cannot = bool(barred & ~NO_CONTRIBUTION)
        self.by_type, self.denies = "{types}" in words, "{does} not" in words


class Marked(OnCard):
    """Cards bear a mark: something they cannot do or suffer, or that holds for them beyond the ordinary.

    Some marks may hold in challenges of some ``types`` only, in the ``first`` challenge of a type, or ``against`` some
    players.
    """

    def __init__(
        self,
        mark: Mark,
        what: Operand,
        *types: int,
        first: FirstChallenge | None = None,
        against: Who | None = None,
    ) -> None:
        if against is not None and not mark.against:
            raise ValueError(f"{mark.words!r} holds in challenges against everybody")
        if (types or first is not None) and not mark.by_type:
            raise ValueError(f"{mark.words!r} holds in every challenge, not in those of some types only")
        if types and first is not None:
            raise ValueError("a mark holds in challenges of some types or in the first of a type, not both")
        super().__init__(what)
        self.mark, self.types, self.first, self.against = mark, types, first, against
        self.barred, self.lifted, self.each = mark.barred, mark.lifted, 0
        if mark.by_type:
            held = (first.type,) if first is not None else types or tuple(range(len(CHALLENGE_NAMES)))
            self.lifted = sum([mark.lifted << type for type in held])
            self.each = sum([mark.against << type for type in held])
        # After strength; but who participates is known before it, since strength may depend on it.
        early = self.lifted & PARTICIPATES or self.barred & marks.CANNOT_BE_LOWERED
        self.layer = QUALITIES if early else READERS

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        """In the first challenge that you initiate only your own cards attack."""
        if self.against is not None:
            lifted = sum([self.each << 3 * seat for seat in self.against.seats(g, c)])
            for card in cards:
                g.record(card).lifted |= lifted
        elif self.first is None:
            super().apply(g, c, cards, n)
        elif self.first.holds(g, c):
            super().apply(g, c, [card for card in cards if g.controller(card) == c.seat], n)

    def change(self, record: InPlay, c: Context, n: int) -> None:
        record.barred |= self.barred
        record.lifted |= self.lifted

    def is_command(self) -> bool:
        return bool(self.mark.command)

    def of_characters(self) -> bool:
        return bool(self.lifted or self.barred & _OF_CHARACTERS)

    def is_order(self) -> bool:
        return self.lifted == marks.MUST_DEFEND

    def within(self, s: Speaker, period: int) -> str:
        """With how long it lasts, unless its words name the challenge that ends it."""
        if period == CHALLENGE and "{here}" in self.mark.words:
            return f"{self.what.text(s)} {self._said(s, 'this challenge')}"
        return super().within(s, period)

    def is_long(self) -> bool:
        return not self.mark.cannot

    def does(self, s: Speaker) -> str:
        return f"{f'{s.cannot()} ' if self.mark.cannot else ''}{self._said(s, 'the challenge')}"

    def _said(self, s: Speaker, here: str) -> str:
        types = f" in {a_challenge(s, *self.types)}" if self.types else ""
        if self.first is not None:
            types = f" in {self.first.text(s)}"
        if self.against is not None:
            types += f" against {self.against.text(s)}"
        icons = s.icon_of(self.types[0]) if len(self.types) == 1 else "the challenge icon"
        words = s.or_short(self.mark.words, s.or_fewest(self.mark.short, self.mark.fewest))
        agreeing = {word: s.agree(word) for word in AGREEING}
        if "{its}" in words and isinstance(self.what, This):
            agreeing["its"] = s.itself(WHOSE)
        return words.format(types=types, icons=icons, here=here, **agreeing)

    def text(self, s: Speaker) -> str:
        """In words; what each cannot do, none can."""
        if self.mark.command:
            return self.mark.command.format(self.what.whom(s))
        if self.mark.denies and not s.short and isinstance(self.what, Each) and not self.what.filter.called():
            s.many = True
            return f"{self.what.filter.many(s)} {self.does(s)}"
        if not self.mark.cannot or not self.what.is_kind():
            return super().text(s)
        s.certain = self.of_characters()
        words = self.what.none(s, self._said(s, "the challenge"))
        s.certain = False
        return words


_OF_CHARACTERS: Final = (
    marks.CANNOT_BE_BYPASSED | marks.CANNOT_ATTACK | marks.CANNOT_DEFEND | marks.CANNOT_BE_KILLED
)
"""What is barred to characters alone, since nothing else may do or suffer it."""


class Toll(OnCard):
    """Cards cannot attack or defend unless their controller kneels influence as they are declared; tolls add."""

    def __init__(self, what: Operand, count: int) -> None:
        super().__init__(what)
        self.count = count

    def change(self, record: InPlay, c: Context, n: int) -> None:
        record.toll += self.count

    def does(self, s: Speaker) -> str:
        unless = f"unless {s.agree('its')} controller kneels {self.count} influence"
        return (
            f"{s.cannot()} attack or defend {s.or_fewest(unless, f'without kneeling {self.count} influence')}"
        )


class Immune(OnCard):
    """Cards are immune to the effects of card types, or of all cards; perhaps only of those opponents control."""

    layer = IMMUNITY

    def __init__(self, what: Operand, *types: int, opponents: bool = False) -> None:
        super().__init__(what)
        self.types, self.opponents = types, opponents

    def change(self, record: InPlay, c: Context, n: int) -> None:
        for type in self.types or range(len(TYPE_NAMES)):
            record.immune |= 1 << type + (OPPONENTS_ONLY if self.opponents else 0)

    def does(self, s: Speaker) -> str:
        names = [TYPE_NAMES[type] for type in self.types] or ["card"]
        effects = f"{s.or_short(' effects and ', ' and ').join(names)} effects"
        whose = "opponents' " if self.opponents else ""
        return f"{s.agree('is')} immune to {whose}{effects}"


cannot_be_bypassed: Final = partial(
    Marked, Mark("be bypassed by stealth", "be bypassed", barred=marks.CANNOT_BE_BYPASSED)
)
"""Stealth cannot bypass it."""
cannot_be_declared_as_defender: Final = partial(
    Marked, Mark("be declared as a defender", "defend", barred=marks.CANNOT_DEFEND)
)
"""It cannot be declared as a defender."""
cannot_be_declared_as_attacker: Final = partial(
    Marked, Mark("be declared as an attacker", "attack", barred=marks.CANNOT_ATTACK)
)
"""It cannot be declared as an attacker."""
cannot_be_killed: Final = partial(Marked, Mark("be killed", barred=marks.CANNOT_BE_KILLED))
"""It cannot be killed."""
cannot_be_discarded: Final = partial(Marked, Mark("be discarded from play", barred=marks.CANNOT_BE_DISCARDED))
"""It cannot be discarded from play."""
cannot_be_only_target: Final = partial(
    Marked,
    Mark(
        "be chosen as the only target of opponents' events",
        "be opponents' events' only target",
        barred=marks.CANNOT_BE_ONLY_TARGET,
    ),
)
"""Opponents' events cannot choose it as their only target."""
cannot_be_lowered: Final = partial(
    Marked, Mark("have {its} [STR] lowered", "lose [STR]", barred=marks.CANNOT_BE_LOWERED)
)
"""Its strength cannot be lowered."""
cannot_be_saved: Final = partial(Marked, Mark("be saved", barred=marks.CANNOT_BE_SAVED))
"""It cannot be saved."""
does_not_contribute: Final = partial(
    Marked,
    Mark(
        "{does} not contribute {its} [STR] to {here}", "contribute{s} no [STR]", barred=marks.NO_CONTRIBUTION
    ),
)
"""Its strength does not count in the challenge."""
does_not_count_for_dominance: Final = partial(
    Marked,
    Mark(
        "{does} not contribute {its} [STR] to your total for dominance",
        "add{s} no [STR] for dominance",
        lifted=marks.NO_DOMINANCE,
    ),
)
"""Its strength does not count for dominance."""
does_not_kneel_to_attack: Final = partial(
    Marked,
    Mark(
        "{does} not kneel when declared as {an attacker}{types}",
        "doesn't kneel to attack{types}",
        lifted=marks.NO_KNEEL_TO_ATTACK,
        against=marks.NO_KNEEL_AGAINST,
    ),
)
"""It does not kneel when declared as an attacker."""
does_not_kneel_to_defend: Final = partial(
    Marked,
    Mark(
        "{does} not kneel when declared as {a defender}{types}",
        "doesn't kneel to defend{types}",
        lifted=marks.NO_KNEEL_TO_DEFEND,
    ),
)
"""It does not kneel when declared as a defender."""
does_not_kneel_to_fight: Final = partial(
    Marked,
    Mark(
        "{does} not kneel when declared as {an attacker or defender}{types}",
        "{does}n't kneel to attack or defend{types}",
        lifted=marks.NO_KNEEL_TO_ATTACK | marks.NO_KNEEL_TO_DEFEND,
    ),
)
"""It kneels neither when declared as an attacker nor when declared as a defender."""
may_defend_while_kneeling: Final = partial(
    Marked,
    Mark(
        "may be declared as a defender{types}, even while kneeling or without {icons}",
        "may defend{types} even while kneeling or without {icons}",
        lifted=marks.DEFENDS_KNEELING,
    ),
)
"""It may be declared as a defender even while kneeling, and whatever icons it has."""
may_fight_without_icon: Final = partial(
    Marked,
    Mark(
        "may be declared as an attacker or defender{types}, even without {icons}",
        "may attack and defend{types} even without {icons}",
        lifted=marks.FIGHTS_WITHOUT_ICON,
    ),
)
"""It may attack and defend whatever icons it has."""
must_be_declared_as_defender: Final = partial(
    Marked,
    Mark(
        "must be declared as a defender in {here}, if able", "must defend if able", lifted=marks.MUST_DEFEND
    ),
)
"""It must be declared as a defender, if able."""
must_be_chosen_for_claim: Final = partial(
    Marked,
    Mark(
        "must be chosen for claim in {here}, if able",
        "must be chosen for claim if able",
        "is chosen for claim",
        lifted=marks.CLAIMED_FIRST,
    ),
)
"""It must be chosen for claim, if able."""
is_killed_at_zero: Final = partial(
    Marked, Mark("{is} killed if {its} [STR] is 0", "die{s} at [STR] 0", lifted=marks.DIES_AT_ZERO)
)
"""It is killed if its strength is 0: a terminal condition."""
is_sacrificed: Final = partial(
    Marked, Mark("must be sacrificed", lifted=marks.MUST_BE_SACRIFICED, command="sacrifice {}")
)
"""It is sacrificed."""
is_discarded: Final = partial(
    Marked,
    Mark("must be discarded from play", lifted=marks.MUST_BE_DISCARDED, command="discard {} from play"),
)
"""It is discarded from play: a terminal condition."""
leaves_by_discard: Final = partial(
    Marked,
    Mark(
        "{is} discarded from play whenever {it} would leave play",
        "{is} discarded whenever {it} would leave",
        lifted=marks.LEAVES_BY_DISCARD,
    ),
)
"""However it would leave play, it is discarded."""
is_considered_participating: Final = partial(
    Marked,
    Mark("{is} considered to be participating in the challenge", "participate{s}", lifted=marks.PARTICIPATES),
)
"""It is considered to be participating."""


class MustFightNext(OnCard):
    """Characters must be declared in the next challenge, as attackers or defenders, if able."""

    layer = READERS
    reads = ON_CHALLENGE
    tells = "must participate in the next challenge, if able"

    def within(self, s: Speaker, period: int) -> str:
        return (
            f"{self.what.text(s)} must participate in the next challenge this {PERIOD_NAMES[period]}, if able"
        )

    def bind(self, g: Board, c: Context) -> None:
        c.begin(g.challenge_count + 1)

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        number = g.challenge_count + 1 if g.challenge is None else g.challenge.number
        if number == c.since():
            super().apply(g, c, cards, n)

    def change(self, record: InPlay, c: Context, n: int) -> None:
        record.lifted |= marks.MUST_ATTACK | marks.MUST_DEFEND


class ControlsHost(OnCard):
    """The controller of this card controls the card it is attached to."""

    layer = READERS

    def __init__(self) -> None:
        super().__init__(THIS)

    def controls_host(self) -> bool:
        return True

    def change(self, record: InPlay, c: Context, n: int) -> None:
        record.lifted |= marks.CONTROLS_HOST

    def text(self, s: Speaker) -> str:
        return f"you control {HOST.whom(s)}"
