"""The pictures of the documentation are made by a command, the same every time."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tests.tui import pictures


@pytest.mark.parametrize("size", ["80x24", "160x50"])
def test_pictures_are_whole_and_reach_for_nothing_outside(size: str, tmp_path: Path) -> None:
    width, height = map(int, size.split("x"))
    pictures.main(tmp_path, ((width, height),))
    names = {path.name for path in tmp_path.glob("*.svg")}
    moments = ("intrigue", "intrigue-end", "joust", "joust-end")
    assert names == {f"{moment}-{size}.svg" for moment in moments}
    for name in names:
        svg = (tmp_path / name).read_text(encoding="utf-8")
        ElementTree.fromstring(svg)
        assert "@font-face" not in svg and "url(http" not in svg
        assert len(svg) < 120_000
        assert (Path(__file__).parents[2] / "docs" / "images" / name).is_file()
