"""What players name while an ability resolves: challenge types and icons, keywords, card types."""

from __future__ import annotations

from collections.abc import Sequence

from weirwood.core.decision import DecisionKind
from weirwood.core.errors import either, listed
from weirwood.thrones.ability.flow import Inside, clause
from weirwood.thrones.ability.modifiers import NAMED_KEYWORDS, NO_ATTACHMENTS
from weirwood.thrones.ability.players import FACTION_WORDS, FACTIONS
from weirwood.thrones.engine.flow.initiation import Resolve
from weirwood.thrones.engine.nodes import Aside, Context, Effect, Filter, Operand, Who
from weirwood.thrones.engine.options import MODE, pack, value_of
from weirwood.thrones.engine.speaker import LOOKED_AT, Speaker, capital
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.in_play import InPlay
from weirwood.thrones.engine.words import (
    CHALLENGE_NAMES,
    DECK_TYPES,
    KEYWORD_NAMES,
    KIND_NAMES,
    NAMED,
    TYPE_NAMES,
)


def name_one(
    g: Board, frame: Resolve, seat: int, values: Sequence[int], names: tuple[str, ...], what: str | None
) -> None:
    """Ask a player to name one of some values; later words speak of it."""
    packed = [pack(MODE, value=value) for value in values]
    option = frame.ask(g, seat, DecisionKind.MODE, packed, frame.why(g, what), names)
    if option >= 0:
        c = frame.context
        c.name(value_of(option))
        g.note(KIND_NAMES[NAMED], "", seat, source=c.source, value=names[c.named()])


class NameChallengeType(Aside):
    """A player names a challenge type, perhaps as an icon; later words call it *that type*."""

    says = "name a challenge type"
    short = "name a type"

    def resolve(self, g: Board, frame: Resolve) -> None:
        name_one(g, frame, frame.context.seat, range(len(CHALLENGE_NAMES)), CHALLENGE_NAMES, None)


class NameChallengeIcon(NameChallengeType):
    """A player names a challenge icon; later words call it *that challenge icon*."""

    def text(self, s: Speaker) -> str:
        """The next words name it."""
        s.icon = True
        return ""

    def is_silent(self) -> bool:
        return True


class NameKeyword(Aside):
    """A player names one of some keywords; later words call it *that keyword*."""

    def __init__(self, *keywords: int) -> None:
        if len(keywords) < 2:
            raise ValueError("a player names one of several keywords: give them")
        self.keywords = keywords

    def resolve(self, g: Board, frame: Resolve) -> None:
        name_one(g, frame, frame.context.seat, self.keywords, KEYWORD_NAMES, "keyword")

    def text(self, s: Speaker) -> str:
        s.pause()
        return f"name {listed([KEYWORD_NAMES[keyword] for keyword in self.keywords], 'or')}"


class NameItsKeyword(Inside):
    """Choose one of the keywords that a card has, but for ambush; what follows calls it *that keyword*."""

    def __init__(self, what: Operand, *effects: Effect) -> None:
        super().__init__(*effects)
        self.what = what

    def could(self, g: Board, c: Context) -> bool:
        """A card without keywords leaves nothing to choose."""
        return bool(self._keywords(g, c)) and any(effect.could(g, c) for effect in self.effects)

    def _keywords(self, g: Board, c: Context) -> list[int]:
        found: list[int] = []
        for record in self.what.records(g, c):
            found += [at for at, count in enumerate(record.keywords) if count > 0]
            bars = [name for name, bar in NO_ATTACHMENTS.items() if bar in record.no_attachments]
            found += [NAMED_KEYWORDS.index(name) for name in bars]
        return sorted(set(found))

    def resolve(self, g: Board, frame: Resolve) -> None:
        keywords = self._keywords(g, frame.context)
        if keywords:
            name_one(g, frame, frame.context.seat, keywords, NAMED_KEYWORDS, "keyword")
        else:
            frame.skip = self.skip

    def text(self, s: Speaker) -> str:
        s.pause()
        keywords = f"one of {self.what.whose(s)} keywords"
        if s.short:
            return f"choose {keywords}, {clause(self.effects, s)}"
        s.stop()
        return f"choose {keywords}. {capital(clause(self.effects, s))}"


class NameFaction(Aside):
    """Name a faction of the game; later words speak of it."""

    def text(self, s: Speaker) -> str:
        s.pause()
        return "name a [faction]"

    def resolve(self, g: Board, frame: Resolve) -> None:
        houses = [FACTIONS.index(house) for house in g.deal.profile.deck_building.houses]
        name_one(g, frame, frame.context.seat, houses, tuple(FACTION_WORDS.values()), "house")


class OfThatFaction(Filter):
    """Cards of a kind that have the affiliation that was named."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def matches(self, g: Board, c: Context, card: int) -> bool:
        """Before a faction is named it may be any."""
        record = g.records[card]
        factions = (g.cards[card].faction,) if record is None else record.affiliations
        named = c.named() < 0 or FACTIONS[c.named()] in factions
        return named and self.filter.matches(g, c, card)

    def candidates(self, g: Board, c: Context) -> list[int]:
        return [card for card in self.filter.candidates(g, c) if self.matches(g, c, card)]

    def text(self, s: Speaker) -> str:
        return f"{self.filter.text(s)} of that [faction]"

    def bare(self, s: Speaker) -> str:
        return f"{self.filter.bare(s)} of that [faction]"

    def many(self, s: Speaker) -> str:
        return f"{self.filter.many(s)} of that [faction]"

    def noun(self) -> str:
        return self.filter.noun()


class NameCardType(Aside):
    """A player names a type of cards in decks; later words speak of it."""

    def __init__(self, who: Who) -> None:
        if who.each:
            raise ValueError(f"one player names a card type, not {who}")
        self.who = who

    def resolve(self, g: Board, frame: Resolve) -> None:
        for seat in self.who.seats(g, frame.context)[:1]:
            name_one(g, frame, seat, DECK_TYPES, TYPE_NAMES, "card-type")

    def text(self, s: Speaker) -> str:
        which = s.or_short(f" ({either(TYPE_NAMES[type] for type in DECK_TYPES)})", "")
        return f"{self.who.text(s)} names a card type{which}"


class OfAnotherType(Filter):
    """Cards in your deck of another type than the one named."""

    def matches(self, g: Board, c: Context, card: int) -> bool:
        """Compare types; nothing is of another type than none."""
        return c.named() >= 0 and g.definition(card).type != c.named()

    def matches_record(self, g: Board, c: Context, record: InPlay) -> bool:
        return c.named() >= 0 and record.card.type != c.named()

    def candidates(self, g: Board, c: Context) -> list[int]:
        return sorted([card for card in g.sides[c.seat].deck if self.matches(g, c, card)])

    def text(self, s: Speaker) -> str:
        return s.or_short("a card of a different type", "another type")

    def bare(self, s: Speaker) -> str:
        return "card of a different type"


class NameCard(Aside):
    """Name any card that could be in a hand, whether it is in this game or not; later words speak of it."""

    says = "name a card"

    def resolve(self, g: Board, frame: Resolve) -> None:
        names = g.deal.names
        name_one(
            g, frame, frame.context.seat, sorted(range(len(names)), key=names.__getitem__), names, "card-name"
        )


class OfThatName(Filter):
    """Cards in a player's hand that have the name that was named."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def matches(self, g: Board, c: Context, card: int) -> bool:
        return c.named() >= 0 and g.definition(card).name == g.deal.names[c.named()]

    def candidates(self, g: Board, c: Context) -> list[int]:
        held = [card for seat in self.who.seats(g, c) for card in g.sides[seat].hand]
        return sorted([card for card in held if self.matches(g, c, card)])

    def text(self, s: Speaker) -> str:
        return f"a {self.bare(s)}"

    def bare(self, s: Speaker) -> str:
        return s.or_tight("card with that name", "copy")

    def whence(self, s: Speaker, whose: str = "a") -> str:
        if LOOKED_AT in s.named:
            return s.or_tight("that hand", "")
        return f"{self.who.whose(s)} hand"
