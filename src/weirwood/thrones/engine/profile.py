"""The profile of an edition: every point on which it differs from the others.

A default is the value that most editions share. A mask holds types of cards, or kinds of happenings, as bits.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from weirwood.thrones.engine.words import CHARACTER, EVENT, FACTION, LOCATION, TYPE_NAMES

if TYPE_CHECKING:
    from weirwood.thrones.engine.state.board import Board

ANY_TYPE: Final = (1 << len(TYPE_NAMES)) - 1
ANY_IN_PLAY: Final = (1 << EVENT) - 1  # characters, locations and attachments


@dataclass(frozen=True, kw_only=True)
class DeckBuilding:
    """Which decks are legal, and which of those in a tournament."""

    houses: dict[str, str]
    """The houses and the names on their cards (ED.houses)."""
    fixed: bool = False
    """The decks come with the game, and no others are played; otherwise players build their own (ED.draw-deck)."""
    draw_deck: int = 60
    """How many cards a draw deck has at least (ED.draw-deck-min)."""
    copies: int | None = 3
    """How many copies of a card a draw deck may have, unless the card says otherwise (ED.copies)."""
    versions_are_copies: bool = True
    """Cards of one title are copies of each other; otherwise each version of a title counts for itself."""
    plots: int = 7
    """How many cards a plot deck has."""
    doubled_plots: int = 0
    """How many titles a plot deck may have twice (ED.plot-deck)."""
    agendas: bool = True
    """A deck may have an agenda (ED.agendas)."""
    other_houses: bool = False
    """Cards of other houses are allowed unless loyal; otherwise the agenda must allow them (ED.out-of-house-deck)."""
    barred: str | None = None
    """What tournaments bar: cards on their ``lists``, or with the ``skull`` of promotional cards (ED.restricted)."""


@dataclass(frozen=True, kw_only=True)
class SetUp:
    """What each player begins with."""

    most_players: int
    """How many can play one game (ED.players)."""
    random_first_player: bool = True
    """Chance names a first player for the set-up; otherwise order does not matter there (ED.setup-first-player)."""
    hand: int = 7
    """How many cards each player draws, and draws up to again."""
    mulligans: int = 1
    """How often a player may take a new hand (ED.mulligan)."""
    gold: int = 5
    """What the cards placed may cost (ED.setup-gold)."""
    types: int = 1 << CHARACTER | 1 << LOCATION
    """Which types of cards may be placed (ED.setup-types)."""
    max_limited: int = 1
    """How many limited cards may be placed (ED.setup-limited)."""
    duplicates: bool = False
    """Further copies of a unique card may be placed, for nothing (ED.setup-dups)."""
    together: bool = False
    """All players place cards in secret at the same time; otherwise facedown, in player order (ED.setup-order)."""


@dataclass(frozen=True, kw_only=True)
class Rounds:
    """What happens every round."""

    used_plots_return_at_once: bool = True
    """Used plots return as the last one is revealed; otherwise after *when revealed* abilities (ED.plot-recycle)."""
    initiative_has_modifiers: bool = True
    """What changes initiative counts; otherwise only what is printed on the plot does (ED.initiative-bonus)."""
    drawn: int = 2
    """How many cards each player draws in the draw phase (ED.draw-count)."""
    extra_draws: int | None = None
    """How many cards card effects let a player draw besides (ED.draw-limit)."""
    limited: int = 1
    """How many limited cards a player may bring in (ED.limited)."""
    gold_dominates: bool = True
    """Gold counts for dominance (ED.dominance)."""
    standing: int = ANY_TYPE
    """Which types of cards stand (ED.standing)."""


@dataclass(frozen=True, kw_only=True)
class Challenges:
    """How challenges are initiated and won."""

    of_each_type: int = 1
    """How many challenges of each type a player may initiate in a turn (ED.challenge-count)."""
    least_strength: int = 1
    """What the winner must count at least (ED.win-min)."""
    renown_is_optional: bool = False
    """The winner may do without renown (ED.renown)."""
    keywords_are_ordered: bool = False
    """The first player chooses in which order keywords are processed; otherwise it is fixed (ED.keyword-order)."""


class EndCheck:
    """Something that ends the game, or takes players out of it, as soon as it is true."""

    __slots__ = ()
    counts_doomed: ClassVar[bool] = False

    @abstractmethod
    def settles(self, g: Board, seats: list[int]) -> bool:
        """Look at the players still in the game; True when somebody won, may win or is out."""


@dataclass(frozen=True, kw_only=True)
class Ends:
    """Who wins, and who is out of the game."""

    checks: tuple[EndCheck, ...]
    """What is checked, in this order: who has the power to win, whether an empty deck eliminates (ED.deck-out), and
    what else does (ED.elimination)."""
    power: int = 15
    """The power that wins, before abilities change a player's goal (ED.victory)."""
    power_hosts: int = 1 << CHARACTER | 1 << FACTION
    """Which types of cards may hold power (ED.power-cards)."""
    first_player_decides: bool = False
    """Where several would win at once, the first player decides who does; otherwise the first player wins, or the
    next of them in player order (ED.victory-sim)."""
    borrowed_is_discarded: bool = False
    """What an eliminated player controls of others' is discarded; otherwise it goes back to who had it before."""
    all_out_is_a_draw: bool = False
    """Nobody wins where all players left are eliminated at once; otherwise one of them does (ED.draw-game)."""


@dataclass(frozen=True, kw_only=True)
class Entering:
    """What may come into play, and where."""

    copies_elsewhere_count: bool = True
    """A copy that a player owns under another's control bars a unique card, and so does a copy of the card's owner;
    otherwise only copies on the player's own side do (ED.unique)."""
    other_house_penalty: int = 0
    """How much more gold a card of another house costs, unless it is an event or neutral (ED.gold-penalty)."""
    hosts_by_text: bool = True
    """The text of an attachment may name hosts that are not characters (ED.attach-hosts)."""


@dataclass(frozen=True, kw_only=True)
class Leaving:
    """What keeps cards in play, and what leaves with them."""

    saves: int
    """From what a card can be saved (ED.save-scope)."""
    duplicate_saves: int
    """From what a duplicate saves the card it lies under (ED.dup-saves)."""
    duplicate_hosts: int = ANY_IN_PLAY
    """The types of unique cards that can have duplicates (ED.dup-hosts)."""
    copies_become_duplicates: bool = False
    """A further copy of a unique card put into play becomes its duplicate; otherwise it stays out (ED.dup-put)."""
    attachments_return: bool = False
    """When its host leaves play, an attachment that is not terminal returns to its owner's hand; otherwise it is
    discarded (ED.attach-leave)."""


@dataclass(frozen=True, kw_only=True)
class Timing:
    """How effects follow each other, and what they last for."""

    reactions_wait: bool = True
    """Reactions to all that an action or a step brings about open together at its end; otherwise after each occurrence
    (ED.reactions-open). So an event is discarded before anybody answers its effects, or after that
    (ED.event-discard)."""
    then_needs_success: bool = False
    """What follows *then* happens only if all before it resolved in full; otherwise it is only an order (ED.then)."""
    interrupts: bool = False
    """Abilities interrupt what is about to happen; otherwise only saves and cancels come before it (ED.responses)."""
    cancels: bool = True
    """Abilities cancel the effects of others (ED.cancel)."""
    forced_is_canceled: bool = False
    """A cancel stops forced abilities too; otherwise only what a player initiates, and texts of plots."""
    lasting_keeps_cards: bool = False
    """A lasting effect on a kind keeps the cards it began with; otherwise it changes later ones too (ED.lasting)."""
    loops_are_counted: bool = False
    """Whoever drives an infinite loop says how often it runs, or else goes on or stops each time (ED.loops)."""


@dataclass(frozen=True, kw_only=True)
class Values:
    """What cards have, and how it is reckoned."""

    keywords: tuple[str, ...]
    """The keywords that cards have, of those that the engine knows by name (ED.keywords)."""
    reserve: bool = False
    """Plots have a reserve, and hands are cut down to it (ED.reserve)."""
    influence: bool = False
    """Cards provide influence, which is paid by kneeling them (ED.influence)."""
    set_strength_overrides: bool = False
    """A set strength stays as it is set; otherwise it is what further changes are added to (ED.modifiers)."""
    lasting_outlasts_immunity: bool = False
    """A lasting effect stays on a card that becomes immune to its source; otherwise it is ignored (ED.immunity)."""


@dataclass(frozen=True, kw_only=True)
class Profile:
    """Values by concern. The engine reads them and never asks which edition it is."""

    deck_building: DeckBuilding
    set_up: SetUp
    rounds: Rounds = Rounds()
    challenges: Challenges = Challenges()
    ends: Ends
    entering: Entering = Entering()
    leaving: Leaving
    timing: Timing = Timing()
    values: Values
