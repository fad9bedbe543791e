import doctest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_examples_of_the_readme_hold() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0
