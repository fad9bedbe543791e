"""A sitting: one person at a table with bots, kept in a file after every choice."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeAlias

from weirwood.bots import bot_about, bot_title, make_adviser, make_bot
from weirwood.bots.answering import answer_of
from weirwood.bots.patience import PATIENCE_S, Dawdled, patience
from weirwood.bots.reasons import advised
from weirwood.core.catalogue import find_game
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.errors import BadArgument, WeirwoodError, listed
from weirwood.core.event import Event
from weirwood.core.match import Match, replay
from weirwood.core.option import Verb
from weirwood.core.question import MATTERS, lets_pass
from weirwood.core.record import Record, read_record
from weirwood.core.rng import SEED_BITS
from weirwood.core.state import Game
from weirwood.launched import command
from weirwood.tui.app.company import DEFAULT_BOT, bot_of, decks_of, seat_names, seats_with_decks, short_name
from weirwood.tui.app.saves import claim_new_save, saves_folder

Choice: TypeAlias = str | list[str]
"""The key of an option, or the keys of all that is picked of a set."""
_FRESH_SEED_BITS = 53  # so that a seed survives programs that know only floating-point numbers


class Sitting:
    """The match, which seat is the person's, which bot has which other seat, and the file."""

    def __init__(self, match: Match, path: Path | None, watch: Callable[[Match], None]) -> None:
        self.match = match
        self.path = path
        self.wish = MATTERS
        """How much the person wants to be asked."""
        self.unsaved: str | None = None
        """Why the last attempt to keep the game failed, or None."""
        self.why = ""
        """Why the last hint was given."""
        self._failed: list[str] = []
        self._watch = watch
        self._own_files = set() if path is None else {path.resolve()}
        names = match.setup.names
        people = [seat for seat, name in enumerate(names) if bot_of(name) is None]
        self.seat = people[0] if people else 0
        self.bots = {
            seat: bot_of(name) or DEFAULT_BOT for seat, name in enumerate(names) if seat != self.seat
        }
        self.names = tuple(short_name(name) for name in names)
        watch(match)
        self.keep()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    def opponents(self) -> list[str]:
        """Which level the bots are and how these play, a line for each level."""
        return [
            f"{listed(name for seat, name in enumerate(self.names) if self.bots.get(seat) == bot)}: "
            f"{bot_title(bot)}. {bot_about(bot)}"
            for bot in dict.fromkeys(self.bots.values())
        ]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.state.outcome is not None

    @property
    def my_turn(self) -> bool:
        """Whether the person is asked."""
        return self.seat in self.match.waiting

    @property
    def lets_pass(self) -> str | None:
        """The option that passes, where the person is asked and does not want to be."""
        if not self.my_turn:
            return None
        decision = self.match.decision(self.seat)
        return lets_pass(self.game, self.match.state, decision, self.wish)

    def pass_on(self) -> bool:
        """Pass where the person does not want to be asked; whether it did."""
        key = self.lets_pass
        if key is not None:
            self.match.choose(self.seat, key)
        return key is not None

    def keep(self) -> None:
        """Write the game to its file; play goes on where that fails, and ``unsaved`` says why."""
        try:
            if self.path is None:
                self.path = claim_new_save(self.game.id)
                self._own_files.add(self.path.resolve())
            self.match.record().write(self.path)
            self.unsaved = None
        except OSError as error:
            self.unsaved = f"The game cannot be saved to {self.path or error.filename}: {error.strerror}."

    def copy_to(self, path: Path) -> None:
        """Write the game to another file, but never over one that is not this game's."""
        check_free(path, self._own_files)
        try:
            self.match.record().write(path)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise BadArgument(f"The game cannot be saved to {path}: {why}.") from error
        self._own_files.add(path.resolve())

    def choose(self, choice: Choice) -> tuple[Event, ...]:
        """The person's choice; it is on the disk before anything is answered."""
        if isinstance(choice, str):
            events = self.match.choose(self.seat, choice)
        else:
            events = self.match.choose_set(self.seat, choice)
        self.keep()
        return events

    def bot_moves(self) -> tuple[Event, ...]:
        """Let the first bot that is asked answer; one that fails forfeits its say, and a quick one answers."""
        seat = next(seat for seat in self.match.waiting if seat in self.bots)
        events: tuple[Event, ...] | None = None
        for bot in dict.fromkeys((self.bots[seat], DEFAULT_BOT)):
            events = self._answered(seat, bot) if events is None else events
        if events is None:
            events = self.match.choose_index(seat, 0)
        if self.over:
            self.keep()
        return events

    def _answered(self, seat: int, bot: str) -> tuple[Event, ...] | None:
        """What came of a bot's answer, to a set the whole of it; None where the bot failed, which is reported."""
        try:
            with patience(PATIENCE_S):
                made = make_bot(bot, self.game.id, self._seed_of(seat))
                answer = answer_of(made, self.match.state.clone(), seat)
            return self.match.choose_set(seat, answer.keys)
        except Dawdled:
            why = f"it thought longer than {PATIENCE_S} seconds"
        except Exception as error:
            why = str(error) or type(error).__name__
        self._failed.append(f"{self.names[seat]} ({bot}) forfeits its say: {why}")
        return None

    def failed(self) -> list[str]:
        """The bots that failed since this was asked last, in a sentence each."""
        found, self._failed = self._failed, []
        return found

    def hint(self) -> Choice:
        """What a good bot would choose in the person's place; of a set, all that it would pick."""
        decision, state = self.match.decision(self.seat), self.match.state
        bot = make_adviser(self.game.id, self._seed_of(self.seat))
        answer = answer_of(bot, state.clone(), self.seat)
        self.why = self.shortened(str(advised(self.game, state, self.seat, answer.thought, answer.keys)))
        if is_set(decision):
            return answer.keys
        done = [option.key for option in decision.options if option.verb == Verb.DONE]
        return next(iter([*answer.keys, *done]))  # done: of at most one card, none

    def _seed_of(self, seat: int) -> int:
        """A bot's randomness for one decision, from where it stands alone: undo and resume change nothing."""
        words = f"{self.match.seed} {seat} {self.match.ply}"
        return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "little")

    @property
    def moment(self) -> tuple[int, str | None, bool]:
        """The round and the phase we are in, and whether it is the person's turn in it."""
        status = self.match.state.status
        return status.round, status.phase, status.active == self.seat

    def passing(self) -> str | None:
        """The option that passes, where the person is asked in an action window."""
        if not self.my_turn:
            return None
        decision = self.match.decision(self.seat)
        if decision.kind != DecisionKind.ACT:
            return None
        return next((option.key for option in decision.options if option.verb == Verb.PASS), None)

    def take_back(self) -> None:
        """Undo to the person's own last decision."""
        own = [ply for ply, (seat, _) in enumerate(self.match.choices) if seat == self.seat]
        earlier = self.match.clone()
        for ply in reversed(own):
            earlier.undo(earlier.ply - ply)
            if lets_pass(self.game, earlier.state, earlier.decision(self.seat), self.wish) is None:
                self.match.undo(self.match.ply - ply)
                self.keep()
                return
        raise BadArgument("There is nothing to undo: you have not chosen yet.")

    def why_not(self, card: object, verb: str = "place") -> list[dict[str, Any]]:
        """Refusals for a placement, a card or whatever the game lets one ask about."""
        return self.game.explain(self.match.state, self.seat, {"verb": verb, "card": card})

    def no_use(self, card: int) -> str:
        """Why what could be done with a card is of no use now; "" where it may be of use."""
        return self.shortened(str(self.game.no_use(self.match.state, self.seat, card)))

    def sentence(self, event: Event) -> str:
        """An event in words for the person, with the bots' short names."""
        return self.shortened(str(self.game.sentence(self.match.state, event, self.seat, you=True)))

    def tale(self, events: Iterable[Event]) -> list[Event | None]:
        """For each event what the person's chronicle tells in its place, or nothing."""
        return self.game.tale(events, self.seat)

    def gists(self, events: Sequence[Event]) -> list[str]:
        """Events for the person, a line for each happening."""
        starts = self.game.happenings(events, self.seat)
        ends = [at for at in range(1, len(events) + 1) if at == len(events) or starts[at] != starts[at - 1]]
        said = [
            self.game.gist(self.match.state, events[starts[end - 1] : end], self.seat, you=True)
            for end in ends
        ]
        return [self.shortened(str(gist)) for gist in said if gist]

    def line(self, keys: list[str]) -> str:
        """What follows if the person chooses these options, or none yet."""
        return self.shortened(str(self.game.prospect(self.match.state, self.seat, keys).line))

    def reckoning(self) -> dict[str, Any]:
        """How what the person sees comes about; empty where the game has nothing to tell of that."""
        told = self.game.reckoning(self.match.state, self.seat) or {}
        return {name: self._shortened(value) for name, value in told.items()}

    def _shortened(self, form: Any) -> Any:
        """Plain data with the bots' short names."""
        if isinstance(form, str):
            return self.shortened(form)
        if isinstance(form, list):
            return [self._shortened(part) for part in form]
        if isinstance(form, dict):
            return {name: self._shortened(part) for name, part in form.items()}
        return form

    def shortened(self, text: str) -> str:
        """A text of the game's with the bots' short names."""
        for full, short in zip(self.match.setup.names, self.names, strict=True):
            text = text.replace(full, short)
        return text

    def farewell(self) -> str:
        """Keep the game a last time, and say where it is and how to go on."""
        self.keep()
        if self.unsaved is not None:
            raise BadArgument(self.unsaved)
        if self.over:
            return f"The record is in {self.path}"
        file = "" if self.path and self.path.parent == saves_folder() else f" {self.path}"
        return f"The game is saved in {self.path}\nGo on with: {command('play --resume')}{file}"

    def rematch(self) -> Sitting:
        """The same company again, with the next seed and a new file."""
        seed = (self.match.seed + 1) % (1 << SEED_BITS)
        again = Sitting(Match(self.game, self.match.setup, seed), None, self._watch)
        again.wish = self.wish
        return again


def is_set(decision: Decision) -> bool:
    """Whether several options may be picked for a decision, which are then chosen together."""
    return decision.picked is not None and decision.maximum != 1


def check_free(path: Path, own: set[Path]) -> None:
    """Refuse to write over a file that is not ours."""
    if path.exists() and path.resolve() not in own:
        raise BadArgument(f"{path} exists already. Name a new file.")


def sit_down(
    game_id: str,
    *,
    players: int | None = None,
    bots: Sequence[str] = (),
    seed: int | None = None,
    name: str | None = None,
    path: Path | None = None,
    deck: str | None = None,
    bot_decks: Sequence[str] = (),
    format: str | None = None,
    watch: Callable[[Match], None] = lambda match: None,
) -> Sitting:
    """A new match."""
    game = find_game(game_id)
    if path is not None:
        check_free(path, set())
    names = seat_names(game, name, players, bots)
    if seed is None:
        seed = secrets.randbits(_FRESH_SEED_BITS)
    dealt = seats_with_decks(names, decks_of(game, len(names), deck, bot_decks, seed, format))
    options: dict[str, Any] = {"confirm": True} if "confirm" in game.options else {}
    if format is not None:
        options["format"] = format
    match = Match(game, game.setup(dealt.seats, {**options, **dealt.options}), seed)
    return _checked(Sitting(match, path, watch), path)


def sit_down_again(
    path: Path, record: Record | None = None, watch: Callable[[Match], None] = lambda match: None
) -> Sitting:
    """A saved match, exactly where it was."""
    try:
        match = replay(read_record(path) if record is None else record)
    except WeirwoodError as error:
        if str(path) in error.message:
            raise
        raise type(error)(f"{path} cannot be continued: {error.message}", error.rule) from error
    return _checked(Sitting(match, path, watch), path)


def _checked(sitting: Sitting, named: Path | None) -> Sitting:
    if named is not None and sitting.unsaved is not None:
        raise BadArgument(sitting.unsaved)
    return sitting
