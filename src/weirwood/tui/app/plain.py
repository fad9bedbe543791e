"""The line mode: plain text in, plain text out, one fact for each line; for screen readers and pipes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from weirwood.core.decision import Decision
from weirwood.core.errors import WeirwoodError, either, listed
from weirwood.core.option import Option
from weirwood.core.question import WISHES
from weirwood.tui.app.board import find_words
from weirwood.tui.app.sitting import Sitting, is_set
from weirwood.tui.app.wording import ASKED

_LONGEST: Final = 40
_COMMANDS: Final = (
    ("options", "list what you can choose, by number"),
    ("hint", "what a good bot would choose"),
    ("skip", "pass until your turn, until the phase ends, or until you are asked something else"),
    (
        "ask everything|matters|mine",
        "how much to be asked: everywhere, where acting could matter, or in your own turn",
    ),
    ("log [all]", "everything that has happened so far, a line for each happening, or for each of its parts"),
    ("undo", "go back to your last decision"),
    ("save [FILE]", "save now, or write a copy to a file that does not exist yet"),
    ("rematch", "play again with the same players, after the end"),
    ("quit", "save and leave"),
)


class Lines(Protocol):
    """Where the person's lines come from; an empty one without an end is the last."""

    def readline(self) -> str:
        """The next line."""


class PlainTable:
    """A sitting in lines of text."""

    def __init__(self, sitting: Sitting, source: Lines, say: Callable[[str], None]) -> None:
        self._source = source
        self._write = say
        self._sit_at(sitting)

    def _sit_at(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._words = find_words(sitting)
        self._told = 0

    def _say(self, text: str) -> None:
        """One line, whatever it holds; a minus as every terminal and reader knows it."""
        plain = text.replace("−", "-")
        self._write("".join(character if character.isprintable() else "?" for character in plain))

    def run(self) -> None:
        """Play until the person leaves or the input ends."""
        self._greet()
        self._go_on()
        while True:
            line = self._source.readline()
            if not line or not self._answer(line.split()):
                break
        for line in self.sitting.farewell().splitlines():
            self._say(line)

    def _greet(self) -> None:
        match = self.sitting.match
        self._say(f"{self.sitting.game.name}, {len(self.sitting.names)} players, seed {match.seed}.")
        self._say(f"You are playing as {self.sitting.names[self.sitting.seat]}.")
        for line in self.sitting.opponents():
            self._say(line)
        self._say("Type help for the commands.")
        if match.ply:
            self._say(f"The game goes on after {match.ply} choices. Type log to see what has happened.")
            self._told = len(match.log)

    def _go_on(self) -> None:
        """Let the bots play, tell what happened, and ask."""
        sitting = self.sitting
        while not sitting.over and (not sitting.my_turn or sitting.pass_on()):
            if not sitting.over and not sitting.my_turn:
                sitting.bot_moves()
        self._tell(self._told)
        self._told = len(sitting.match.log)
        for why in sitting.failed():
            self._say(why)
        if sitting.unsaved is not None:
            self._say(sitting.unsaved)
        self._ask()

    def _options(self) -> list[Option]:
        """What is offered by number: options, or all that may be part of a set."""
        decision = self.sitting.match.decision(self.sitting.seat)
        return list((decision.candidates if is_set(decision) else None) or decision.options)

    def _label(self, option: Option) -> str:
        return self.sitting.shortened(str(self.sitting.game.label(self.sitting.match.state, option)))

    def _ask(self) -> None:
        sitting = self.sitting
        if sitting.over:
            for line in self._words.tell("scores") or []:
                self._say(line)
            self._say("The match is over. Type rematch, undo, log or quit.")
            return
        state = sitting.match.state
        decision = sitting.match.decision(sitting.seat)
        where = self._words.where()
        self._say(f"{where} {sitting.shortened(sitting.game.prompt(state, decision))}".lstrip())
        follows = sitting.line([])
        if follows:
            self._say(follows)
        options = self._options()
        for number, option in enumerate(options, 1):
            detail = self._words.detail(option)
            self._say(f"{number}: {self._label(option)}{f', {detail}' if detail else ''}")
        if is_set(decision):
            self._say(f"Choose {_bounds(decision)}: type the numbers on one line,{_none(decision)} or help.")
        else:
            self._say(f"Type {'1' if len(options) == 1 else f'a number from 1 to {len(options)}'}, or help.")

    def _answer(self, words: list[str]) -> bool:
        """Do what a line says; False to leave."""
        if not words:
            return True
        command = words[0].lower()
        try:
            if command in ("quit", "q", "exit"):
                return False
            if command in ("help", "h", "?"):
                self._help()
            elif command == "log":
                self._tell(0, in_full=words[1:] == ["all"])
            elif command == "hint" and not self.sitting.over:
                self._hint()
            elif command == "undo":
                self.sitting.take_back()
                self._told = len(self.sitting.match.log)
                self._say("Taken back.")
                self._go_on()
            elif command == "save":
                self._save(" ".join(words[1:]))
            elif command == "why":
                for line in self._words.why_not(words[1:]):
                    self._say(line)
            elif command == "options":
                self._ask()
            elif command == "ask":
                self._wish(words[1:])
            elif command == "skip" and not self.sitting.over:
                self._skip()
            elif command == "rematch" and self.sitting.over:
                self._sit_at(self.sitting.rematch())
                self._greet()
                self._go_on()
            elif (facts := self._words.tell(command, words[1:])) is not None:
                for line in facts:
                    self._say(line)
            else:
                self._choose(" ".join(words))
        except WeirwoodError as error:
            self._say(f"{error.message[:1].upper()}{error.message[1:]}")
        return True

    def _choose(self, text: str) -> None:
        """A number or the key of an option, or the numbers or keys of a set."""
        if self.sitting.over:
            self._say(f"{_quoted(text)} is not a command here. Type rematch, undo, log, help or quit.")
            return
        options = self._options()
        if is_set(self.sitting.match.decision(self.sitting.seat)):
            self._choose_set(text, options)
            return
        key = self._key(text, options)
        if key is None:
            if "@" in text:
                self.sitting.choose(text)  # refused, with the rule that refuses it
            self._say(
                f"{_quoted(text)} matches no option and is not a command. "
                "Type a number, part of an option's name, or help."
            )
            return
        self.sitting.choose(key)
        self._go_on()

    def _key(self, text: str, options: list[Option]) -> str | None:
        """The option meant by a number, by its key, or by words that only one option has."""
        if text.isascii() and text.isdigit():
            number = int(text[:_LONGEST])
            return options[number - 1].key if 1 <= number <= len(options) else None
        wanted = text.casefold()
        for option in options:
            if option.key.casefold() == wanted:
                return option.key
        found = [option.key for option in options if wanted in self._label(option).casefold()]
        return found[0] if len(found) == 1 else None

    def _wish(self, words: list[str]) -> None:
        """How much to be asked from now on."""
        word = words[0].lower() if len(words) == 1 else ""
        if word not in WISHES:
            self._say(f"Type ask {either(WISHES)}. Now it is {self.sitting.wish}.")
            return
        self.sitting.wish = word
        self._say(f"{ASKED[word]}.")
        if not self.sitting.over:
            self._go_on()

    def _skip(self) -> None:
        """Pass action windows while the phase lasts and nothing else is asked."""
        sitting = self.sitting
        moment = sitting.moment
        if sitting.passing() is None:
            self._say("You are asked something that cannot be passed over; type options to see it.")
            return
        while sitting.moment == moment and (key := sitting.passing()) is not None:
            sitting.choose(key)
            while not sitting.over and not sitting.my_turn:
                sitting.bot_moves()
        self._go_on()

    def _choose_set(self, text: str, options: list[Option]) -> None:
        """Numbers or keys in any order, or names with commas between them."""
        keys: list[str] = []
        for part in [] if text.casefold() in ("0", "none", "done") else text.split(","):
            whole = self._key(part.strip(), options)
            for word in part.split() if whole is None else [part.strip()]:
                key = self._key(word, options) if whole is None else whole
                if key is None:
                    none = _none(self.sitting.match.decision(self.sitting.seat))
                    self._say(
                        f"{_quoted(word)} matches no option. "
                        f"Type numbers or parts of the options' names,{none} or help."
                    )
                    return
                keys.append(key)
        self.sitting.choose(keys)
        self._go_on()

    def _hint(self) -> None:
        hint = self.sitting.hint()
        keys = [hint] if isinstance(hint, str) else hint
        chosen = [
            f"{number}: {self._label(option)}"
            for number, option in enumerate(self._options(), 1)
            if option.key in keys
        ]
        self._say(self.sitting.why)
        self._say(f"A good bot would choose {listed(chosen) if chosen else 'none'}.")

    def _help(self) -> None:
        self._say("A number, or part of an option's name: choose that option.")
        for command, what in (*self._words.commands, *_COMMANDS):
            self._say(f"{command}: {what}.")

    def _tell(self, first: int, in_full: bool = False) -> None:
        """What happened from an event on: a line for each happening, or for each of its parts."""
        if not in_full:
            for line in self.sitting.gists([event for _, event in self.sitting.match.log[first:]]):
                self._say(line)
            return
        for told in self.sitting.tale(event for _, event in self.sitting.match.log[first:]):
            if told is not None:
                self._say(self.sitting.sentence(told))

    def _save(self, name: str) -> None:
        if name:
            self.sitting.copy_to(Path(name))
            self._say(f"A copy is in {name}.")
        else:
            self.sitting.keep()
            self._say(self.sitting.unsaved or f"The game is saved in {self.sitting.path}.")


def _bounds(decision: Decision) -> str:
    """How many are to be chosen."""
    low, high = decision.minimum, decision.maximum
    if high is None:
        return f"at least {low}" if low else "as many as you like"
    return f"exactly {low}" if low == high else f"{low} to {high}"


def _none(decision: Decision) -> str:
    """How to choose none, where that is allowed."""
    return "" if decision.minimum else " 0 for none,"


def _quoted(text: str) -> str:
    return repr(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}...")
