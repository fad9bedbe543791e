"""The shape of the code: small files, each of one concept."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
CEILING = 400
CARDS_CEILING = 500


def test_no_file_grows_beyond_the_ceiling() -> None:
    files = [path for folder in ("src", "tests", "bench") for path in (ROOT / folder).rglob("*.py")]
    assert files
    too_long = {}
    for path in files:
        lines = path.read_text(encoding="utf-8").count("\n")
        if lines > (CARDS_CEILING if "cards" in path.parts else CEILING):
            too_long[str(path.relative_to(ROOT))] = lines
    assert not too_long
