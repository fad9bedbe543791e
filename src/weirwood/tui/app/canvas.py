"""A rectangle of cells to draw on."""

from __future__ import annotations

from rich.cells import get_character_cell_size
from rich.style import Style
from rich.text import Text

from weirwood.tui.app.style import TABLE


class Canvas:
    """Cells of one character and a style each; what is drawn outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a line; a style without a background keeps the one beneath, a wide character takes two cells."""
        if not 0 <= y < self.height:
            return
        for character in text:
            size = get_character_cell_size(character)
            if size and x >= 0 and x + size <= self.width:
                self._cells[y][x] = (character, _over(self._cells[y][x][1], style))
                if size == 2:
                    self._cells[y][x + 1] = ("", self._cells[y][x][1])
            x += size

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Fill a rectangle."""
        for line in range(y, y + height):
            self.write(x, line, " " * width, style)

    def block(self, x: int, y: int, width: int, height: int, fill: str) -> None:
        """A filled block whose last line is half a line high, so that what lies below stays apart."""
        self.fill(x, y, width, height - 1, f"on {fill}")
        self.write(x, y + height - 1, "▀" * width, f"{fill} on {TABLE}")

    def frame(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Edges around a block."""
        for line in range(y, y + height - 1):
            self.write(x, line, "▌", colour)
            self.write(x + width - 1, line, "▐", colour)
        self.write(x, y + height - 1, "▀" * width, f"{colour} on {TABLE}")

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Lay another canvas onto this one."""
        for line, row in enumerate(other._cells):
            for column, cell in enumerate(row):
                if 0 <= y + line < self.height and 0 <= x + column < self.width:
                    self._cells[y + line][x + column] = cell

    def text(self) -> Text:
        """The whole as lines."""
        text = Text(no_wrap=True, end="")
        for number, row in enumerate(self._cells):
            if number:
                text.append("\n")
            run, style = "", row[0][1] if row else ""
            for character, next_style in row:
                if next_style != style:
                    text.append(run, style)
                    run, style = "", next_style
                run += character
            text.append(run, style)
        return text


def _over(below: str, style: str) -> str:
    if " on " in f" {style}" or not below:
        return style
    background = Style.parse(below).bgcolor
    return style if background is None else f"{style} on {background.name}"
