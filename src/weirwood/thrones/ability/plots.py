"""Words of plot and title cards: gold values, when revealed, supports, rivals, more challenges, redirecting."""

from __future__ import annotations

from weirwood.core.decision import DecisionKind, Reason
from weirwood.core.errors import listed
from weirwood.thrones.ability.flow import UntilEnd
from weirwood.thrones.ability.modifiers import OnCard
from weirwood.thrones.ability.operands import THIS
from weirwood.thrones.ability.player_modifiers import Bonus, ExtraChallenge, OnPlayer, PlotValue
from weirwood.thrones.ability.players import THE_ATTACKER, PlayerOfEvent, You
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts import asked, told
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.flow.occurrence import Occurrence
from weirwood.thrones.engine.flow.stealth import pick_bypassed
from weirwood.thrones.engine.marks import QUALITIES
from weirwood.thrones.engine.node import honoured
from weirwood.thrones.engine.nodes import (
    Amount,
    Condition,
    Context,
    Effect,
    Filter,
    Modifier,
    Operand,
    Who,
    changes,
)
from weirwood.thrones.engine.options import PLAYER, pack, seat_of
from weirwood.thrones.engine.rules.eligibility import refused_use
from weirwood.thrones.engine.speaker import EVENT_PLOT, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import IMPOSSIBLE, OCCURRED, Happening
from weirwood.thrones.engine.state.side import Side
from weirwood.thrones.engine.words import (
    BYPASSED,
    CLAIM,
    GAME,
    GOLD_VALUE,
    INITIATIVE,
    NO_CARD,
    ON_CHALLENGE,
    WHEN_REVEALED,
)


class PrintedGold(Amount):
    """The printed gold value of a player's revealed plot, perhaps raised; a printed X is 0."""

    def __init__(self, who: Who, higher_by: int = 0) -> None:
        self.who, self.higher_by = who, higher_by

    def value(self, g: Board, c: Context) -> int:
        plots = [g.sides[seat].plot for seat in self.who.seats(g, c)]
        return self.higher_by + sum(g.cards[plot].gold for plot in plots if plot != NO_CARD)

    def text(self, s: Speaker) -> str:
        higher = f"{self.higher_by} higher than " if self.higher_by else ""
        if s.short:
            return f"{higher}{self.who.whose(s)} plot's printed gold"
        return f"{higher}the printed gold value on {self.who.whose(s)} revealed plot card"

    def more_than(self, s: Speaker, other: Amount) -> str:
        if not isinstance(other, PrintedGold) or not isinstance(other.who, You) or other.higher_by:
            return super().more_than(s, other)
        has = s.or_short("plot card has a higher printed gold value", "plot has more printed gold")
        return f"{self.who.whose(s)} {has} than yours"

    def with_more(self, s: Speaker, other: Amount) -> str:
        named = EVENT_PLOT in s.named and isinstance(self.who, PlayerOfEvent) and not self.higher_by
        if (
            not named
            or not isinstance(other, PrintedGold)
            or not isinstance(other.who, You)
            or other.higher_by
        ):
            return ""
        return f"with {s.or_short('a higher printed gold value', 'more printed gold')} than yours"


class GoldIsX(OnCard):
    """The gold value X of this plot is defined; the newest definition counts."""

    says = "X is {x}"

    def __init__(self, x: Amount) -> None:
        super().__init__(THIS)
        self.x = x

    def amount(self) -> Amount | None:
        return self.x

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for card in cards:
            g.record(card).gold_base = n


class BaseValue(Modifier):
    """The base gold or initiative value of plots of a kind is something else."""

    says = "treat the base {value} value on each revealed {filter:bare} as if it were {to}"
    short = "the base {value} on each revealed {filter:bare} is {to}"

    def __init__(self, value: int, filter: Filter, to: int) -> None:
        self.value = honoured(value, (GOLD_VALUE, INITIATIVE), "a base value is GOLD_VALUE or INITIATIVE")
        self.filter, self.to = filter, to

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        for side in g.sides:
            if side.plot >= 0 and self.filter.matches(g, c, side.plot):
                plot = g.record(side.plot)
                plot.alter()
                if self.value == GOLD_VALUE:
                    plot.gold_base = self.to
                else:
                    plot.initiative_base = self.to


class FromNowOn(UntilEnd):
    """Modifiers without an end: until the cards they change leave play."""

    def __init__(self, *modifiers: Modifier) -> None:
        super().__init__(GAME, *modifiers)

    def sentences(self, s: Speaker) -> list[str]:
        return [changes(self.modifiers, s)]


class AddsToIncome(OnPlayer):
    """Players add to their total income; the gold values of their plots stay what they are."""

    def __init__(self, by: int, who: Who | None = None) -> None:
        if by < 1:
            raise ValueError("a total income is added to: give a number above 0")
        super().__init__(who)
        self.by = by

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.income_bonus += self.by

    def is_command(self) -> bool:
        return False

    def text(self, s: Speaker) -> str:
        total = s.or_short("total income", "income")
        return f"{self.who.does(s, 'add')} {self.by} to {self.who.own(s)} {total}"


class ClaimAgainstYou(PlotValue):
    """The attacking player's claim is raised or reduced in challenges of the type named that you defend."""

    reads = THE_ATTACKER.reads
    named_so = "claim against you"

    def __init__(self, by: int) -> None:
        super().__init__(CLAIM, by, THE_ATTACKER, named_type=True)

    def apply(self, g: Board, c: Context, cards: list[int], n: int) -> None:
        if g.challenge is not None and g.challenge.defender == c.seat:
            super().apply(g, c, cards, n)

    def _kind(self) -> str:
        return f"{super()._kind()} in which you are the defending player"


class InitiateWhenRevealed(Effect):
    """Initiate the when revealed ability of a revealed plot, or of one chosen before, as if you had revealed it."""

    befalls = "initiate{s}"

    def __init__(self, what: Filter | Operand) -> None:
        self.what = what

    def acts_on(self) -> Operand | None:
        return self.what if isinstance(self.what, Operand) else None

    def could(self, g: Board, c: Context) -> bool:
        return bool(self._eligible(g, c))

    def affects(self, g: Board, c: Context, card: int) -> bool:
        return card != c.source and self._ability(g, c, card) is not None

    def _eligible(self, g: Board, c: Context) -> list[int]:
        what = self.what
        cards = what.now(g, c) if isinstance(what, Operand) else what.candidates(g, c)
        return [card for card in cards if self.affects(g, c, card)]

    def text(self, s: Speaker) -> str:
        what = self.what
        plot = what.whom(s) if isinstance(what, Operand) else f"a revealed {what.bare(s)}"
        if s.short:
            return s.or_tight(
                f"use the When Revealed ability on {plot} as your own", f"use When Revealed of {plot}"
            )
        return f"initiate the When Revealed ability on {plot} as if you had just revealed it"

    def _ability(self, g: Board, c: Context, card: int) -> Ability | None:
        for ability in g.definition(card).abilities:
            if ability.heading != WHEN_REVEALED:
                continue
            own = Context(c.seat, card, ability)
            if _initiating(ability) is not None:
                if _leads_somewhere(g, own, ability):
                    return ability
            elif not refused_use(g, own, ability):
                return ability
        return None

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Choose among several; then it goes through all steps, with you in its controller's place."""
        c = frame.context
        picked = frame.pick(g, c.seat, self._eligible(g, c), 1, 1, frame.why(g, None))
        if picked is None:
            return
        ability = self._ability(g, c, picked[0]) if picked else None
        frame.ok = ability is not None
        if ability is not None:
            g.stack.append(Resolve(g, c.seat, picked[0], ability))


def _initiating(ability: Ability) -> InitiateWhenRevealed | None:
    for effect in ability.effects:
        if isinstance(effect, InitiateWhenRevealed):
            return effect
    return None


def _leads_somewhere(g: Board, c: Context, ability: Ability) -> bool:
    """Whether an ability that initiates another finds one that does not: two that find each other lead nowhere."""
    effect = _initiating(ability)
    if effect is None:
        return False
    cards = [card for target in ability.targets for card in target.legal(g, c, c.seat)]
    if isinstance(effect.what, Filter):
        cards += effect.what.candidates(g, c)
    for card in cards:
        for one in g.definition(card).abilities:
            ends = one.heading == WHEN_REVEALED and _initiating(one) is None
            if card != c.source and ends and not refused_use(g, Context(c.seat, card, one), one):
                return True
    return False


def _bearers(g: Board, names: tuple[str, ...]) -> int:
    """The players who bear titles of these names, as bits."""
    bits = 0
    for side in g.sides:
        if side.title != NO_CARD and g.definition(side.title).name in names:
            bits |= 1 << side.seat
    return bits


class Supports(OnPlayer):
    """You cannot initiate challenges against whoever bears another title; the reverse is free."""

    says = "supports {title}"

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.supported |= _bearers(g, (self.title,))


class Rivals(OnPlayer):
    """Beating whoever bears one of these titles gives a bonus."""

    layer = QUALITIES

    def __init__(self, *titles: str) -> None:
        super().__init__()
        self.titles = titles

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.rivals |= _bearers(g, self.titles)

    def text(self, s: Speaker) -> str:
        return f"rivals: {s.or_short(listed(self.titles), ', '.join(self.titles))}"


class AttackingRival(Condition):
    """You attack a rival in a challenge of a type."""

    says = "during {type} challenges in which you are attacking a rival"
    short = "while you attack a rival in {type}"
    reads = ON_CHALLENGE

    def __init__(self, type: int) -> None:
        self.type = type

    def holds(self, g: Board, c: Context) -> bool:
        """Look; a redirected challenge is against whom it resolves against."""
        challenge = g.challenge
        if challenge is None or challenge.type != self.type or challenge.attacker != c.seat:
            return False
        return bool((g.sides[c.seat].rivals >> challenge.defender) & 1)

    def when(self, s: Speaker, word: str) -> str:
        return self.text(s)


class ExtraChallengeElsewhere(ExtraChallenge):
    """You may initiate an additional challenge of a type, against a different opponent."""

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.extra_elsewhere += (self.type if self.type >= 0 else c.named(),)

    def text(self, s: Speaker) -> str:
        return (
            f"{super().text(s)}{s.or_short(',', '')} against {s.or_short('a different', 'another')} opponent"
        )


class DrawsMore(Bonus):
    """You draw more cards in the draw phase."""

    says = "increase the number of cards you draw in the draw phase by {by}"
    short = "draw {by} more in draw phase"

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.draw_bonus += self.by


class WideClaim(OnPlayer):
    """You may resolve your claim of a type against any number of opponents of your choice."""

    says = "you may resolve your {type} claim against any number of opponents of your choice"
    short = "your {type} claim may resolve against any opponents"

    def __init__(self, type: int) -> None:
        super().__init__()
        self.type = type

    def change(self, g: Board, c: Context, side: Side, n: int) -> None:
        side.wide_claim |= 1 << self.type


class Redirect(Effect):
    """The challenge resolves against another opponent, whom its attacker chooses.

    It stays initiated against the first one. Who was bypassed by stealth never was; the attackers may
    bypass others, and it is these who were bypassed when the challenge was initiated.
    """

    says = "redirect it: the attacking player chooses another opponent, who becomes the defending player"
    short = "have its attacker redirect it"

    def could(self, g: Board, c: Context) -> bool:
        return bool(self._others(g))

    def _others(self, g: Board) -> list[int]:
        """Whom the attacker may choose, even one against whom no challenge may be initiated."""
        challenge = g.challenge
        if challenge is None:
            return []
        return [seat for seat in g.opponents(challenge.attacker) if seat != challenge.against]

    def resolve(self, g: Board, frame: Resolve) -> None:
        """Ask the attacker for an opponent and for new stealth targets; type and attackers stay."""
        challenge = g.challenge
        occurrence = g.stack[frame.context.frame]
        others = self._others(g)
        if challenge is None or not others or not isinstance(occurrence, Occurrence):
            return
        attacker = challenge.attacker
        why = Reason(
            g.step, g.clause(asked.REDIRECTION), "target", ability=(frame.context.source, frame.ability.index)
        )
        packed = [pack(PLAYER, seat=seat) for seat in others]
        option = frame.ask(g, attacker, DecisionKind.PLAYER, packed, why)
        if option < 0:
            return
        defender = seat_of(option)
        bypassed = pick_bypassed(g, frame, attacker, sorted(challenge.attackers), defender)
        if bypassed is None:
            return
        for happening in occurrence.happenings:
            if happening.kind == BYPASSED:
                happening.status = IMPOSSIBLE
        challenge.defender = defender
        challenge.stealth = bypassed
        challenge.bypassed = [target for _, target in bypassed]
        g.note_all("redirected", told.REDIRECTED, (frame.context.seat, defender), source=frame.context.source)
        for by, target in bypassed:
            happening = Happening(BYPASSED, target, defender, other=by)
            happening.status = OCCURRED
            occurrence.happenings.append(happening)
            g.tell(happening, told.BYPASSED_ANEW)
        g.touch(ON_CHALLENGE)
