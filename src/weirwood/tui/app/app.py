"""The table on the screen: a frame around any game's board."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.timer import Timer
from textual.widgets import Footer, Static

from weirwood.core.errors import WeirwoodError
from weirwood.core.event import Event
from weirwood.core.question import WISHES
from weirwood.tui.app.board import Drawing, Prompt, find_board
from weirwood.tui.app.pages import Chronicle, Drawn, EndPage, Page
from weirwood.tui.app.sitting import Choice, Sitting
from weirwood.tui.app.style import CSS, INK_3, LEAF
from weirwood.tui.app.wording import ASKED, draw_prompt, write_ending, write_help

PACE: Final = 0.4
"""Seconds between the moves of bots."""
WIDTH: Final = 80
HEIGHT: Final = 24
"""The smallest table."""
_WIDTHS: Final = [(0, "-narrow"), (WIDTH, "-normal"), (130, "-wide")]
_HEIGHTS: Final = [(0, "-short"), (HEIGHT, "-low"), (36, "-tall")]
_BOARD_KEYS: Final = ("left", "right", "up", "down", "escape", "enter", *"0123456789po")
_TABLE_KEYS: Final = (
    ("space", "deed", "Space", "Do it"),
    ("w", "why_not", "w", "Why not"),
    ("u", "undo", "u", "Undo"),
    ("l", "chronicle", "l", "Log"),
    ("s", "save", "s", "Save"),
    ("question_mark,f1", "help", "?", "Help"),
    ("q", "leave", "q", "Quit"),
)


class TableApp(App[None]):
    """One sitting at the table, and rematches."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = _WIDTHS
    VERTICAL_BREAKPOINTS = _HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint", show=False),
        Binding("n", "skip", show=False),
        Binding("a", "wish", show=False),
        Binding("tab", "press('tab')", show=False, priority=True),
        Binding("shift+tab", "press('shift+tab')", show=False, priority=True),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, pace: float = PACE) -> None:
        super().__init__()
        self._pace = pace
        self._chronicle = Chronicle()
        self._events: deque[tuple[Event, Event | None]] = deque()
        self._timer: Timer | None = None
        self._paused: Prompt | None = None
        self._hurry = False
        self._skipping: tuple[int, str | None, bool] | None = None
        self._note = ""
        self._sit_at(sitting)
        self._bind_keys()

    def _bind_keys(self) -> None:
        """The keys of the board first, then those of the table."""
        shown = {key: (display, word) for key, display, word in self._board.footer}
        for key in (*shown, *(key for key in _BOARD_KEYS if key not in shown)):
            display, word = shown.get(key, ("", ""))
            self.bind(
                key, f"press('{key}')", description=word, show=key in shown, key_display=display or None
            )
        for key, action, display, word in _TABLE_KEYS:
            self.bind(key, action, description=word, key_display=display)

    def _sit_at(self, sitting: Sitting) -> None:
        """Take a seat at a match, new or saved."""
        self.sitting = sitting
        self._board = find_board(sitting)
        self._retell()

    def _retell(self) -> None:
        """Show the match as it is now, without watching how it came to that."""
        self._events.clear()
        self._paused = None
        self._hurry, self._skipping = False, None
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._chronicle.clear()
        for line in self.sitting.opponents():
            self._chronicle.add(line, "")
        for _, told in self._retold(event for _, event in self.sitting.match.log):
            self._tell(told)
        self._board.settle()

    def _retold(self, events: Iterable[Event]) -> list[tuple[Event, Event | None]]:
        """Events, each with what the chronicle tells in its place."""
        happened = list(events)
        return list(zip(happened, self.sitting.tale(happened), strict=True))

    def _tell(self, told: Event | None) -> None:
        mark = None if told is None else self._board.mark(told)
        if told is not None and mark is not None:
            self._chronicle.add(self.sitting.sentence(told), mark)

    def compose(self) -> ComposeResult:
        """Title; board and side; prompt and hand; keys."""
        yield Static(
            f"The table needs a terminal of at least {WIDTH} by {HEIGHT}. "
            "Make this one larger, or press q and play with --plain.",
            id="too-small",
        )
        with Vertical(id="table"):
            yield Drawn(lambda width, height: self._title(width), id="title")
            yield Drawn(lambda width, height: self._board.middle(width, height), id="board")
            with Vertical(id="side"):
                yield Drawn(lambda width, height: Drawing(self._board.seats(width, height)), id="seats")
                yield Drawn(
                    lambda width, height: Drawing(self._chronicle.tail(width, height)), id="chronicle"
                )
            yield Drawn(self._prompt, id="prompt")
            yield Drawn(lambda width, height: self._board.bottom(width, height), id="hand")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin."""
        self._go_on()

    def _fatal_error(self) -> None:
        """Leave without Textual's own traceback; ``run_table`` raises the defect again."""
        self._close_messages_no_wait()

    # What happens.

    def _go_on(self) -> None:
        """Show what happened, one thing at a time, until the person is asked, a pause comes, or the end."""
        self._timer = None
        while self._paused is None and self._timer is None:
            if self._events:
                self._show_next()
            elif (key := self._passed_over()) is not None:
                self._events.extend(self._retold(self.sitting.choose(key)))
            elif self.sitting.over or self.sitting.my_turn:
                self._hurry, self._skipping = False, None
                self._board.settle()
                break
            else:
                self._events.extend(self._retold(self.sitting.bot_moves()))
                self._note = " ".join([self._note, *self.sitting.failed()]).strip()
        self._redraw()
        if self._at_end:
            self._show_end()

    def _passed_over(self) -> str | None:
        """The pass that was asked for: until the phase ends, or wherever the person does not want to be asked."""
        if self._skipping == self.sitting.moment:
            return self.sitting.passing()
        return self.sitting.lets_pass

    def _show_next(self) -> None:
        pause = self._board.pause(self._events[0][0])
        if pause is not None:
            self._paused, self._hurry = pause, False
            return
        event, told = self._events.popleft()
        self._tell(told)
        if self._board.follow(event, told) and self._pace and not self._hurry:
            self._timer = self.set_timer(self._pace, self._go_on)

    @property
    def _at_end(self) -> bool:
        return self.sitting.over and not self._events and self._paused is None and self._timer is None

    @property
    def _asking(self) -> bool:
        return self.sitting.my_turn and not self._events and self._paused is None and self._timer is None

    def _redraw(self) -> None:
        for widget in self.query(Drawn):
            widget.refresh(layout=True)

    def action_deed(self) -> None:
        """What the prompt says Space does: place, go on, or skip what is being watched."""
        self._note = ""
        if self._paused is not None:
            self._paused = None
            self._go_on()
        elif self._timer is not None:
            self._skip_ahead()
        elif self.sitting.over:
            self._show_end()
        elif (choice := self._board.chosen()) is not None:
            self._choose(choice)
        elif self._asking:
            self._say(self._board.nothing_chosen())

    def _skip_ahead(self) -> None:
        """Stop watching: show all that happened until the person is asked or a pause comes."""
        if self._timer is not None:
            self._timer.stop()
            self._hurry = True
            self._go_on()

    def _choose(self, choice: Choice) -> None:
        try:
            self._events.extend(self._retold(self.sitting.choose(choice)))
        except WeirwoodError as error:
            self._say(error.message)
            return
        self._note = self.sitting.unsaved or ""
        self._go_on()

    def action_press(self, key: str) -> None:
        """A key of the board's; Enter is Space where the board has no use for it."""
        if len(self.screen_stack) > 1:
            return
        self._skip_ahead()
        self._note = ""
        page = self._board.page(key)
        if page is not None:
            self._open(Page(page[0], lambda width: page[1]))
        elif not (self._asking and self._board.press(key)) and key == "enter":
            self.action_deed()
        self._redraw()

    def on_drawn_pointed(self, event: Drawn.Pointed) -> None:
        """A click on the board, the hand or the button."""
        self._note = ""
        if event.what == "deed" or (self._asking and self._board.point(event.what)):
            self.action_deed()
        self._redraw()

    # What can be asked for.

    def action_undo(self) -> None:
        """Back to the person's own last decision."""
        try:
            self.sitting.take_back()
        except WeirwoodError as error:
            self._say(error.message)
        else:
            self._retell()
            self._say(self.sitting.unsaved or "Undone.")

    def action_hint(self) -> None:
        """Look at what a good bot would choose."""
        if self._asking:
            self._board.look_at(self.sitting.hint())
            self._say(self.sitting.why)

    def action_skip(self) -> None:
        """Pass until the phase ends or something else is asked."""
        if self._asking and self.sitting.passing() is not None:
            self._skipping = self.sitting.moment
            self._note = ""
            self._go_on()

    def action_wish(self) -> None:
        """Change how much the person is asked."""
        sitting = self.sitting
        sitting.wish = WISHES[(WISHES.index(sitting.wish) + 1) % len(WISHES)]
        self._say(f"{ASKED[sitting.wish]}.")
        if self._asking:
            self._go_on()

    def action_save(self) -> None:
        """Keep the game now, and say where it is."""
        self.sitting.keep()
        path = self.sitting.path
        self._say(self.sitting.unsaved or f"Saved as {path.name if path else ''}")

    def action_leave(self) -> None:
        """Keep the game and leave."""
        self.sitting.keep()
        self.exit()

    def _say(self, note: str) -> None:
        self._note = f"{note[:1].upper()}{note[1:]}"
        self._redraw()

    def action_help(self) -> None:
        """The rules in short, and the keys."""
        self._open(Page(self.sitting.game.name, lambda width: self._help()))

    def action_why_not(self) -> None:
        """Why what cannot be chosen cannot."""
        self._open(Page("Why not?", lambda width: self._board.why_not()))

    def action_chronicle(self) -> None:
        """The whole chronicle."""
        self._open(Page("Chronicle", self._chronicle.whole, at_end=True))

    def _show_end(self) -> None:
        self._open(EndPage("The match is over", self._ending))

    def _open(self, page: Page) -> None:
        self.push_screen(page, self._answered)

    def _answered(self, answer: str | None) -> None:
        if answer == "quit":
            self.action_leave()
        elif answer == "undo":
            self.action_undo()
        elif answer == "chronicle":
            self.action_chronicle()
        elif answer == "rematch":
            self._sit_at(self.sitting.rematch())
            self._go_on()

    # What is shown.

    def _title(self, width: int) -> Drawing:
        text = Text.assemble(("◆ ", LEAF), ("Weirwood  ", INK_3), self._board.title(width), end="")
        text.no_wrap = True
        return Drawing(text)

    def _prompt(self, width: int, height: int) -> Drawing:
        prompt = self._paused or self._board.prompt()
        if self._at_end:
            prompt = Prompt("The match is over", "", "", "See the result")
        acting = self._asking or self._paused is not None
        if self._timer is not None:
            prompt = prompt._replace(follows="Space skips ahead.")
        return draw_prompt(prompt, self._note, acting, width, height)

    def _help(self) -> RenderableType:
        return write_help(self._board, self.sitting.match.seed, self.sitting.path)

    def _ending(self, width: int) -> RenderableType:
        match = self.sitting.match
        facts = (f"{match.ply} decisions, seed {match.seed}.", f"The record is in {self.sitting.path}")
        return write_ending(self._board, width, facts)


def run_table(sitting: Sitting) -> Sitting:
    """Play on the screen; answers the sitting that was left, a rematch perhaps."""
    app = TableApp(sitting)
    app.run()
    if app._exception is not None:
        raise app._exception
    return app.sitting
