"""What play remembers of a player's side of the table."""

from __future__ import annotations

from weirwood.thrones.engine.nodes import AmbushGift, Context, Filter
from weirwood.thrones.engine.state.in_force import Reduction
from weirwood.thrones.engine.words import LISTENING_PLACES, NO_CARD, PLOT_VALUE_NAMES


class Side:
    """A player's side of the table. The fields from ``plot_change`` on are derived; copies share them. Of these
    all after ``listeners`` are as they were at first unless ``altered`` says that an ability may have changed them.

    ``listeners`` are its cards in play, its plot, agenda and title as far as they listen for something, in the order
    of their ids; ``ears`` is what they listen for, by place as on a card.
    Players are bits in ``supported`` (against whom no challenge may be initiated), ``rivals`` and ``rivals_beaten``
    (this round); challenge types are in ``wide_claim``, for which claim may be resolved against any opponents.
    ``extra`` and ``extra_elsewhere`` are the types of additional challenges, once for each.
    ``lent`` are kinds of cards elsewhere that the player may marshal. ``penalties`` are gold penalties that the player
    may take on, ``no_penalty`` kinds of cards of other houses that have none. ``apart`` are characters of the player's
    with kinds of others that are not declared together with them.
    ``goal_change`` is how much more power than usual the player needs to win, ``doom`` how many more doomed cards than
    lie in the dead pile the player counts as having there. ``unopposed_by`` is the margin by which the player's wins
    count as unopposed, -1 for none, and ``limited_types`` are types of limited cards of which one more may come.
    """

    __slots__ = (
        "agenda",
        "altered",
        "ambush_gifts",
        "apart",
        "cannot_initiate",
        "cannot_initiate_against",
        "cannot_lose",
        "cannot_marshal",
        "cannot_play_events",
        "cannot_trigger",
        "cannot_win",
        "challenge_bonus",
        "challenges",
        "costs_are_fixed",
        "dead",
        "deck",
        "discard",
        "dominance_bonus",
        "doom",
        "draw_bonus",
        "ears",
        "eliminated",
        "extra",
        "extra_elsewhere",
        "faction",
        "goal_change",
        "gold",
        "hand",
        "income_bonus",
        "initiated",
        "keeps_gold",
        "lent",
        "limited",
        "limited_bonus",
        "limited_types",
        "listeners",
        "marshaled",
        "most_attackers",
        "most_challenges",
        "most_defenders",
        "most_standing",
        "no_penalty",
        "no_unopposed_power",
        "penalties",
        "play",
        "played",
        "plot",
        "plot_change",
        "plots",
        "reductions",
        "removed",
        "rewards",
        "rivals",
        "rivals_beaten",
        "seat",
        "skips_draw",
        "standing_place",
        "stood",
        "supported",
        "title",
        "unopposed_by",
        "used",
        "was_active",
        "wide_claim",
    )

    def __init__(self, seat: int, empty: bool = False) -> None:
        self.seat = seat
        if empty:
            return  # a copy, whose other fields are filled in next
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.play: list[int] = []
        self.discard: list[int] = []
        self.dead: list[int] = []
        self.plots: list[int] = []
        self.used: list[int] = []
        self.removed: list[int] = []
        self.plot: int = NO_CARD
        self.agenda: int = NO_CARD
        self.faction: int = NO_CARD
        self.title: int = NO_CARD
        self.gold: int = 0
        self.limited: int = 0
        self.marshaled: list[int] = []
        self.played: list[int] = []
        self.challenges: list[int] = [0, 0, 0]
        self.initiated: int = 0
        self.stood: int = 0
        self.was_active: bool = False
        self.eliminated: bool = False
        self.cannot_win: bool = False
        self.standing_place: int = 0
        self.rivals_beaten: int = 0
        self.altered: bool = True
        self.reset()

    def reset(self) -> None:
        """No ability changes anything."""
        self.plot_change: list[int] = [0] * len(PLOT_VALUE_NAMES)
        self.ears: list[int] = [0] * LISTENING_PLACES
        self.listeners: list[int] = []
        if not self.altered:
            return
        self.altered = False
        self.extra: tuple[int, ...] = ()
        self.extra_elsewhere: tuple[int, ...] = ()
        self.cannot_initiate: int = 0
        self.cannot_initiate_against: tuple[tuple[int, int], ...] = ()
        self.cannot_lose: bool = False
        self.cannot_marshal: int = 0
        self.cannot_play_events: bool = False
        self.cannot_trigger: bool = False
        self.costs_are_fixed: bool = False
        self.keeps_gold: bool = False
        self.most_attackers: int = -1
        self.most_defenders: int = -1
        self.most_challenges: int = -1
        self.most_standing: int = -1
        self.limited_bonus: int = 0
        self.income_bonus: int = 0
        self.dominance_bonus: int = 0
        self.challenge_bonus: int = 0
        self.draw_bonus: int = 0
        self.goal_change: int = 0
        self.doom: int = 0
        self.unopposed_by: int = -1
        self.no_unopposed_power: bool = False
        self.skips_draw: bool = False
        self.apart: tuple[tuple[int, Filter, Context], ...] = ()
        self.limited_types: int = 0
        self.supported: int = 0
        self.rivals: int = 0
        self.wide_claim: int = 0
        self.reductions: tuple[Reduction, ...] = ()
        self.penalties: tuple[Reduction, ...] = ()
        self.no_penalty: tuple[tuple[Filter, Context], ...] = ()
        self.rewards: tuple[tuple[int, int], ...] = ()
        self.ambush_gifts: tuple[tuple[AmbushGift, Context], ...] = ()
        self.lent: tuple[tuple[Filter, Context], ...] = ()

    def copy(self) -> Side:
        """An independent equal."""
        copy = Side(self.seat, empty=True)
        copy.deck = self.deck.copy()
        copy.hand = self.hand.copy()
        copy.play = self.play.copy()
        copy.discard = self.discard.copy()
        copy.dead = self.dead.copy()
        copy.plots = self.plots.copy()
        copy.used = self.used.copy()
        copy.removed = self.removed.copy()
        copy.plot = self.plot
        copy.agenda = self.agenda
        copy.faction = self.faction
        copy.title = self.title
        copy.gold = self.gold
        copy.limited = self.limited
        copy.marshaled = self.marshaled.copy()
        copy.played = self.played.copy()
        copy.challenges = self.challenges.copy()
        copy.initiated = self.initiated
        copy.stood = self.stood
        copy.was_active = self.was_active
        copy.eliminated = self.eliminated
        copy.cannot_win = self.cannot_win
        copy.standing_place = self.standing_place
        copy.rivals_beaten = self.rivals_beaten
        copy.altered = self.altered
        copy.extra = self.extra
        copy.extra_elsewhere = self.extra_elsewhere
        copy.cannot_initiate = self.cannot_initiate
        copy.cannot_initiate_against = self.cannot_initiate_against
        copy.cannot_lose = self.cannot_lose
        copy.cannot_marshal = self.cannot_marshal
        copy.cannot_play_events = self.cannot_play_events
        copy.cannot_trigger = self.cannot_trigger
        copy.costs_are_fixed = self.costs_are_fixed
        copy.keeps_gold = self.keeps_gold
        copy.most_attackers = self.most_attackers
        copy.most_defenders = self.most_defenders
        copy.most_challenges = self.most_challenges
        copy.most_standing = self.most_standing
        copy.limited_bonus = self.limited_bonus
        copy.income_bonus = self.income_bonus
        copy.dominance_bonus = self.dominance_bonus
        copy.challenge_bonus = self.challenge_bonus
        copy.draw_bonus = self.draw_bonus
        copy.goal_change = self.goal_change
        copy.doom = self.doom
        copy.unopposed_by = self.unopposed_by
        copy.no_unopposed_power = self.no_unopposed_power
        copy.skips_draw = self.skips_draw
        copy.apart = self.apart
        copy.limited_types = self.limited_types
        copy.supported = self.supported
        copy.rivals = self.rivals
        copy.wide_claim = self.wide_claim
        copy.plot_change = self.plot_change
        copy.ears = self.ears
        copy.listeners = self.listeners
        copy.reductions = self.reductions
        copy.penalties = self.penalties
        copy.no_penalty = self.no_penalty
        copy.rewards = self.rewards
        copy.ambush_gifts = self.ambush_gifts
        copy.lent = self.lent
        return copy
