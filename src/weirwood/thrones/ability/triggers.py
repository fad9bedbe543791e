"""What interrupts and reactions answer, as patterns over what happens."""

from __future__ import annotations

from functools import partial
from typing import Final

from weirwood.core.errors import either, listed
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.effects.answers import would_kill
from weirwood.thrones.ability.effects.looking import searches
from weirwood.thrones.ability.operands import Again
from weirwood.thrones.ability.players import SIDE_NAMES, a, a_challenge, as_player
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Amount, Context, Filter, Operand, Trigger, Who
from weirwood.thrones.engine.rules.eligibility import bearer
from weirwood.thrones.engine.rules.influence import due
from weirwood.thrones.engine.speaker import EVENT_CARD, EVENT_PLOT, PARTICIPANT, Speaker
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import UNOPPOSED_BONUS, Happening
from weirwood.thrones.engine.words import (
    ATTACKER,
    CLAIMED,
    DECIDED,
    DEFENDER,
    DOMINANCE_WON,
    EFFECTS_INITIATE,
    EVENT,
    FIRST_PLAYER_CHOSEN,
    INCOME,
    INITIATED,
    INITIATIVE_COMPARED,
    PHASE_BEGAN,
    PHASE_ENDED,
    PLOT,
    PLOT_REVEALED,
    POWER_GAINED,
    TYPE_NAMES,
)

PHASE_NAMES: Final = (
    "setup",
    "plot",
    "draw",
    "marshaling",
    "challenges",
    "dominance",
    "standing",
    "taxation",
)


class OnChallenge(Trigger):
    """You win or lose a challenge: of a type, by so much, in a role, unopposed, with cards participating.

    Perhaps the winner counts a total strength. Or, where it does not matter who won, one resolves.
    """

    answers = 1 << DECIDED

    def __init__(
        self,
        won: bool | None,
        *types: int,
        by: int = 0,
        role: int = 0,
        unopposed: bool = False,
        with_cards: Filter | Operand | None = None,
        total: int = 0,
    ) -> None:
        if isinstance(with_cards, Participant):
            raise ValueError("the participant is the card that the trigger names: give another")
        self.won, self.types, self.by, self.role, self.unopposed = won, types, by, role, unopposed
        self.with_cards, self.total = with_cards, total

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        challenge = g.challenge
        if challenge is None or max(challenge.attacking, challenge.defending) < self.total:
            return False
        if self.won is not None and (challenge.winner if self.won else challenge.loser) != c.seat:
            return False
        if self.types and challenge.type not in self.types:
            return False
        role = ATTACKER if challenge.attacker == c.seat else DEFENDER
        if self.role and self.with_cards is None and self.role != role:
            return False
        if challenge.margin() < self.by or (self.unopposed and not challenge.unopposed):
            return False
        return self.with_cards is None or bool(self.participants(g, c))

    def participants(self, g: Board, c: Context) -> list[int]:
        """The cards with which you win or lose."""
        wanted = self.with_cards
        if isinstance(wanted, Operand):
            cards = wanted.now(g, c)
        else:
            cards = [card for card in g.participants(c.seat) if wanted is None or wanted.matches(g, c, card)]
        return [card for card in cards if (role := g.role(card)) and self.role in (0, role)]

    def _in_short(self, s: Speaker) -> str:
        """*Win [M] by 5+ as attacker*, *Lose with him*."""
        challenge = a_challenge(s, *self.types)
        told = self.types or not (self.unopposed or self.by or self.role or self.with_cards is not None)
        words = f"{'win' if self.won else 'lose'}{f' {challenge}' if told else ''}"
        words = f"{challenge} resolves" if self.won is None else words
        words += " unopposed" if self.unopposed else ""
        if self.with_cards is not None:
            card = self.with_cards
            alone = isinstance(card, Cards) and card.alone
            noun = card.somebody(s) if isinstance(card, Cards) else card.whom(s)
            words += f" with {noun}{' alone' if alone else ''}"
            if isinstance(card, Filter):
                s.named[PARTICIPANT] = card.noun()
                s.said.append(PARTICIPANT)
            words += f" {SIDE_NAMES[self.role]}" if self.role else ""
        else:
            words += as_player(s, self.role)
        words += f" {'with' if self.with_cards is None else 'and'} {self.total}+ [STR]" if self.total else ""
        return words + (f" by {self.by}+" if self.by else "")

    def text(self, s: Speaker) -> str:
        if s.short:
            return self._in_short(s)
        challenge = a_challenge(s, *self.types, before="unopposed " if self.unopposed else "")
        s.loser = "losing player" if self.won is None else s.loser
        words = f"you {'win' if self.won else 'lose'} {challenge}"
        words = f"{challenge} resolves" if self.won is None else words
        cards, whose = self.with_cards, "your" if self.won else "the winner's"
        if cards is not None:
            alone = isinstance(cards, Cards) and cards.alone
            card = cards.somebody(s) if isinstance(cards, Cards) else cards.text(s)
            verb = SIDE_NAMES.get(self.role, "attacking or defending" if alone else "participating")
            words += f" in which {card} is {verb}{' alone' if alone else ''}"
            if isinstance(cards, Filter):
                s.named[PARTICIPANT] = cards.noun()
        words += f" by {self.by} or more [STR]" if self.by else ""
        words += as_player(s, self.role) if cards is None else ""
        total = f"{'in which' if cards is None else 'and'} {whose} total [STR] is {self.total} or more"
        return f"{words} {total}" if self.total else words


class Participant(Operand):
    """The card with which you win or lose the challenge, as the trigger says."""

    def now(self, g: Board, c: Context) -> list[int]:
        trigger = None if c.ability is None else c.ability.trigger
        return trigger.participants(g, c) if isinstance(trigger, OnChallenge) else []

    def said(self, s: Speaker, case: int) -> str:
        s.pause()
        return s.again(PARTICIPANT, case)


THAT_PARTICIPANT: Final = Participant()
you_win: Final = partial(OnChallenge, True)
"""You win a challenge."""
you_lose: Final = partial(OnChallenge, False)
"""You lose a challenge."""


class ChallengeInitiated(Trigger):
    """A challenge is initiated: of a type or of several, or against you."""

    answers = 1 << INITIATED

    def __init__(self, *types: int, against_you: bool = False) -> None:
        self.types, self.against_you = types, against_you

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        if self.types and event.how not in self.types:
            return False
        return not self.against_you or event.amount == c.seat

    def text(self, s: Speaker) -> str:
        if self.against_you:
            return f"{a_challenge(s, *self.types)} {s.or_fewest('is initiated ', '')}against you"
        return f"{a_challenge(s, *self.types)} is initiated"


class Phase(Trigger):
    """A phase begins or ends."""

    def __init__(self, ends: bool, name: str = "") -> None:
        if name and name not in PHASE_NAMES:
            raise ValueError(f"the phases are {listed(PHASE_NAMES)}; there is no {name} phase")
        self.ends, self.name = ends, name

    def kinds(self) -> int:
        return 1 << (PHASE_ENDED if self.ends else PHASE_BEGAN)

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        return not self.name or PHASE_NAMES[event.how] == self.name

    def text(self, s: Speaker) -> str:
        verb = "end" if self.ends else "begin"
        if s.short > 2:
            begins = f"{self.name or 'phase'} begin{'' if self.name[-1:] == 's' else 's'}"
            return f"end of {self.name or 'phase'}" if self.ends else begins
        phase = f"{s.or_short('the ', '')}{self.name} phase" if self.name else "a phase"
        return f"{phase} {verb}s"


phase_begins: Final = partial(Phase, False)
"""A phase begins."""
phase_ends: Final = partial(Phase, True)
"""A phase ends."""


class PlayerDeed:
    """What a player does, in words, and the kind of happening that is meant, perhaps with a flag."""

    def __init__(self, verb: str, rest: str, kind: int, flag: int = 0, tight: str = "") -> None:
        self.verb, self.rest, self.kind, self.flag = verb, rest, kind, flag
        self.tight = tight or rest


class OfPlayer(Trigger):
    """Something happens to a player: dominance is won, income collected, a plot revealed."""

    def __init__(self, deed: PlayerDeed, who: Who) -> None:
        self.who, self.deed = who, deed

    def kinds(self) -> int:
        return 1 << self.deed.kind

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        return event.flags & self.deed.flag == self.deed.flag and event.seat in self.who.seats(g, c)

    def text(self, s: Speaker) -> str:
        won = s.short and self.deed.kind == DOMINANCE_WON
        verb = self.who.must(s, self.deed.verb) if won else self.who.does(s, self.deed.verb)
        if self.deed.kind == PLOT_REVEALED:
            s.named[EVENT_PLOT] = "card"
        return f"{verb} {s.or_tight(self.deed.rest, self.deed.tight)}"


wins_dominance: Final = partial(OfPlayer, PlayerDeed("win", "dominance", DOMINANCE_WON))
"""A player wins dominance."""
collects_income: Final = partial(OfPlayer, PlayerDeed("collect", "income", INCOME))
"""A player collects income."""
reveals_plot: Final = partial(OfPlayer, PlayerDeed("reveal", "a plot card", PLOT_REVEALED, tight="a plot"))
"""A player reveals a plot."""
becomes_first_player: Final = partial(OfPlayer, PlayerDeed("become", "the first player", FIRST_PLAYER_CHOSEN))
"""A player becomes the first player."""
compares_initiative: Final = partial(OfPlayer, PlayerDeed("compare", "initiative", INITIATIVE_COMPARED))
"""A player compares initiative."""
gains_power_unopposed: Final = partial(
    OfPlayer,
    PlayerDeed("gain", "power for winning an unopposed challenge", POWER_GAINED, UNOPPOSED_BONUS),
)
"""A player gains power for winning an unopposed challenge."""


class EffectsWouldInitiate(Trigger):
    """The effects of an event, or of a triggered ability of a card type, would initiate.

    Or those of any ability with the word *search*, or that chose a card of a kind as its only target; perhaps only if
    they cost no more influence than some.
    """

    answers = 1 << EFFECTS_INITIATE

    def __init__(
        self,
        *types: int,
        by: Who | None = None,
        searching: bool = False,
        target: Filter | None = None,
        influence: Amount | None = None,
        kills: Filter | None = None,
    ) -> None:
        if not types and not searching and target is None and kills is None:
            raise ValueError(
                "effects of EVENT, CHARACTER, LOCATION or ATTACHMENT cards, of abilities that search or of those with"
                " one target would initiate: give one of these"
            )
        self.types, self.by, self.searching, self.target = types, by, searching, target
        self.influence, self.kills = influence, kills

    def would(self) -> bool:
        """A cancel has priority over every other interrupt."""
        return True

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        """By the type of its source, what it does and who uses it; only triggered abilities are meant."""
        frame = g.stack[event.amount]
        card = bearer(g, event.card, frame.ability) if isinstance(frame, Resolve) else event.card
        if self.types and g.definition(card).type not in self.types:
            return False
        if self.searching and not (isinstance(frame, Resolve) and _says_search(frame.ability)):
            return False
        if self.target is not None and not any(
            self.target.matches(g, c, card) for card in ONLY_TARGET.now(g, c)
        ):
            return False
        if self.influence is not None and isinstance(frame, Resolve):
            if due(g, frame.context) > self.influence.value(g, c):
                return False
        if self.kills is not None:
            if not isinstance(frame, Resolve) or not would_kill(g, c, frame, self.kills):
                return False
        return self.by is None or event.seat in self.by.seats(g, c)

    def text(self, s: Speaker) -> str:
        names = [TYPE_NAMES[type] for type in self.types]
        told = bool(names) and PLOT not in self.types and (len(names) == 1 or not s.short)
        s.name(EVENT_CARD, either(names) if told else "card")
        kind = s.or_fewest(either(names), "/".join(names)) if names else "ability"
        if self.types == (PLOT,):
            kind = "When Revealed ability"
        elif self.types != (EVENT,) and self.target is None:
            kind = f"triggered {kind}{' ability' if self.types else ''}"
        s.user = "the player who used that ability" if self.by is None else ""
        if self.by is not None:
            kind = f"{self.by.whose(s)} {kind}"
        rest = self.searching * ' with the word "search" in it'
        if self.target is not None:
            chosen = self.target.text(s)
            rest += s.or_short(f" that chooses {chosen} as its only target", f" that targets only {chosen}")
            s.name(ONLY_TARGET.key(), self.target.noun())
        killing = f"kill {self.kills.text(s)}" if self.kills is not None else ""
        rest += f" that would {killing}" if s.short and killing else ""
        if self.influence is not None:
            least = self.influence.or_lower(s)
            rest += f" with an influence cost of {least}"
        effects = (a(kind) if self.by is None else kind) + rest
        if s.short:
            return s.or_tight(f"{effects} would take effect", f"on {effects}")
        return f"the effects of {effects} would {killing or 'initiate'}"


def _says_search(ability: Ability) -> bool:
    """Whether an ability has the word *search*: it searches, or answers those that do."""
    trigger = ability.trigger
    return searches(ability) or (isinstance(trigger, EffectsWouldInitiate) and trigger.searching)


class OnlyTarget(Again):
    """The only target of the ability whose effects would initiate."""

    def now(self, g: Board, c: Context) -> list[int]:
        """None where there are several; a player is a target too."""
        event = c.event(g)
        frame = None if event is None else g.stack[event.amount]
        if not isinstance(frame, Resolve) or frame.context.player() >= 0:
            return []
        cards = [card for slot in frame.context.slots for card in slot]
        return cards if len(cards) == 1 else []

    def key(self) -> str:
        return "only target"

    def said(self, s: Speaker, case: int) -> str:
        s.pause()
        return super().said(s, case)


ONLY_TARGET: Final = OnlyTarget()


class ClaimApplied(Trigger):
    """Claim is applied for a challenge: of a type, unopposed, one in which a card attacks alone or you have a role."""

    answers = 1 << CLAIMED

    def __init__(
        self,
        type: int = -1,
        attacking_alone: Operand | None = None,
        role: int = 0,
        unopposed: bool = False,
    ) -> None:
        self.type, self.attacking_alone, self.role, self.unopposed = type, attacking_alone, role, unopposed

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        challenge = g.challenge
        if challenge is None or (self.type >= 0 and event.how != self.type):
            return False
        if self.role and c.seat != (challenge.attacker if self.role == ATTACKER else challenge.defender):
            return False
        if self.unopposed and not challenge.unopposed:
            return False
        alone = self.attacking_alone
        return alone is None or g.participants(challenge.attacker) == alone.now(g, c)

    def text(self, s: Speaker) -> str:
        alone = self.attacking_alone
        unopposed = "unopposed " if self.unopposed else ""
        if s.short:
            yours = "your " if self.role == ATTACKER else ""
            words = f"{yours}{unopposed}{f'{s.challenge(self.type)} ' if self.type >= 0 else ''}claim"
            words += (
                f" {s.or_tight('while', 'if')} {alone.text(s)} attacks alone" if alone is not None else ""
            )
            return words + (" while you defend" if self.role == DEFENDER else "")
        words = f"claim is applied for {a_challenge(s, self.type, before=unopposed)}"
        if alone is not None:
            words += f" in which {alone.text(s)} is attacking alone"
        return words + (f" in which you are the {SIDE_NAMES[self.role]} player" if self.role else "")
