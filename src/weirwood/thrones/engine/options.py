"""Options as packed integers: cheap to make by the dozen, turned into keys and objects when read."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.core.option import Option, Options, Verb, read_key, write_key
from weirwood.thrones.engine.words import NO_CARD, NOBODY

PASS: Final = 0
DONE: Final = 1
PICK: Final = 2
YES: Final = 3
NO: Final = 4
NUMBER: Final = 5
NAME: Final = 6
MODE: Final = 7
PLAYER: Final = 8
MARSHAL: Final = 9
AS_DUPLICATE: Final = 10
PLAY_EVENT: Final = 11
AMBUSH: Final = 12
USE: Final = 13
SAVE: Final = 14
CHALLENGE: Final = 15
CHOOSE_PLOT: Final = 16
KEEP: Final = 17
MULLIGAN: Final = 18

_VERBS: Final = (
    Verb.PASS,
    Verb.DONE,
    Verb.PICK,
    Verb.YES,
    Verb.NO,
    Verb.NUMBER,
    Verb.NAME,
    Verb.MODE,
    Verb.PLAYER,
    Verb.MARSHAL,
    Verb.DUPLICATE,
    Verb.PLAY,
    Verb.AMBUSH,
    Verb.USE,
    Verb.SAVE,
    Verb.CHALLENGE,
    Verb.PLOT,
    Verb.KEEP,
    Verb.MULLIGAN,
)
_WORDS: Final = tuple(verb.value for verb in _VERBS)
_BY_WORD: Final = {word: number for number, word in enumerate(_WORDS)}
_MOST_DIGITS: Final = 7  # more than any target or value has
_MOST_OFFERED: Final = 12
_LONGEST_KEY: Final = 40


def pack(
    verb: int,
    card: int = NO_CARD,
    ability: int = -1,
    target: int = NO_CARD,
    seat: int = NOBODY,
    value: int = -1,
) -> int:
    """One option in 60 bits; most options have a verb and a card, and need nothing shifted beyond them."""
    option = verb | (card + 1) << 5
    if ability >= 0:
        option |= (ability + 1) << 17
    if target != NO_CARD:
        option |= (target + 1) << 23
    if seat != NOBODY:
        option |= (seat + 1) << 35
    if value >= 0:
        option |= (value + 1) << 40
    return option


def pack_card(verb: int, card: int) -> int:
    """An option that has a verb and a card; one that has a verb alone is that verb."""
    return verb | (card + 1) << 5


def verb_of(option: int) -> int:
    """What it does."""
    return option & 31


def card_of(option: int) -> int:
    """Its card, or NO_CARD."""
    return ((option >> 5) & 4095) - 1


def ability_of(option: int) -> int:
    """Its ability, or -1."""
    return ((option >> 17) & 63) - 1


def target_of(option: int) -> int:
    """Its target: the happening it answers, by index, or NO_CARD."""
    return ((option >> 23) & 4095) - 1


def seat_of(option: int) -> int:
    """Its seat, or NOBODY."""
    return ((option >> 35) & 31) - 1


def value_of(option: int) -> int:
    """Its value, or -1."""
    return ((option >> 40) & 0xFFFFF) - 1


def picked_of(option: int) -> int:
    """What it picks: a player's seat, else a card."""
    return seat_of(option) if verb_of(option) == PLAYER else card_of(option)


def key_of(option: int) -> str:
    """A stable key: the verb and whatever else is there, for instance ``use:12.0`` or ``challenge=0>1``."""
    target, value = target_of(option), value_of(option)
    return write_key(
        _WORDS[verb_of(option)],
        card_of(option),
        ability_of(option),
        "" if target < 0 else str(target),
        "" if value < 0 else str(value),
        seat_of(option),
    )


def option_of(key: str) -> int:
    """The option that has a key, or -1 where none could."""
    parts = read_key(key)
    if parts is None or parts.word not in _BY_WORD:
        return -1
    target, value = _number(parts.target), _number(parts.value)
    option = pack(_BY_WORD[parts.word], parts.card, parts.ability, target, parts.seat, value)
    return option if key_of(option) == key else -1


def offered(options: Options) -> str:
    """The keys that there are, the first of many, for a refusal."""
    many = len(options) - _MOST_OFFERED
    keys = [options.at(index).key for index in range(min(len(options), _MOST_OFFERED))]
    return f"{', '.join(keys)} and {many} more" if many > 0 else listed(keys)


def quoted(key: str) -> str:
    """A key that somebody sent, in quotes, and only its beginning where it is long."""
    return repr(key if len(key) <= _LONGEST_KEY else f"{key[:_LONGEST_KEY]}…")


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) <= _MOST_DIGITS else -1


class PackedOptions(Options):
    """The options of a decision of a challenge game.

    ``words`` are what values stand for, ``targets`` what targets do: a card, below -1 a seat (-2 is seat 0).
    """

    __slots__ = ("packed", "targets", "words")

    def __init__(self, packed: list[int], words: tuple[str, ...] = (), targets: tuple[int, ...] = ()) -> None:
        self._built = None
        self.packed = packed
        self.words = words
        self.targets = targets

    def __len__(self) -> int:
        return len(self.packed)

    def at(self, index: int) -> Option:
        option = self.packed[index]
        card, ability, target, seat, value = (
            card_of(option),
            ability_of(option),
            target_of(option),
            seat_of(option),
            value_of(option),
        )
        on_card, on_seat = target, NOBODY
        if target >= 0 and self.targets:
            on_card = self.targets[target]
            on_seat = -2 - on_card
        return Option(
            key_of(option),
            _VERBS[verb_of(option)],
            card=None if card < 0 else card,
            ability=None if ability < 0 else ability,
            target=None if on_card < 0 else on_card,
            target_seat=None if on_seat < 0 else on_seat,
            seat=None if seat < 0 else seat,
            value=None if value < 0 else (self.words[value] if self.words else value),
        )

    def token(self, index: int) -> int:
        return self.packed[index]

    def index_of(self, key: str) -> int:
        option = option_of(key)
        return self.packed.index(option) if option in self.packed else -1
