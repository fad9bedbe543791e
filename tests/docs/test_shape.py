"""The shape of the code: small files, each of one concept, few to a folder."""

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
CEILING = 400
CARDS_CEILING = 500
FOLDER_CEILING = 24


def test_no_file_grows_beyond_the_ceiling() -> None:
    files = [path for folder in ("src", "tests", "bench") for path in (ROOT / folder).rglob("*.py")]
    assert files
    too_long = {}
    for path in files:
        lines = path.read_text(encoding="utf-8").count("\n")
        if lines > (CARDS_CEILING if "cards" in path.parts else CEILING):
            too_long[str(path.relative_to(ROOT))] = lines
    assert not too_long


def test_no_folder_grows_beyond_the_ceiling() -> None:
    folders: Counter[str] = Counter()
    for folder, pattern in (("src/weirwood", "*.py"), ("web/src", "*")):
        files = [path for path in (ROOT / folder).rglob(pattern) if path.is_file()]
        assert files
        folders.update(str(path.parent.relative_to(ROOT)) for path in files)
    assert {folder: count for folder, count in folders.items() if count > FOLDER_CEILING} == {}
