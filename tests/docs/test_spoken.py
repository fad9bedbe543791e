"""What games say to their players, as it is pinned."""

from pathlib import Path

from tests.docs.spoken import spoken


def test_games_say_what_they_said() -> None:
    """If this fails: ``python -m tests.docs.spoken > tests/docs/spoken.txt``, and read what changed."""
    pinned = Path(__file__).with_name("spoken.txt").read_text(encoding="utf-8")
    assert spoken().splitlines() == pinned.splitlines()
