"""Which parts of which cards the tests prove."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.thrones.scene import scene, side
from weirwood.lab.blanks import Part, blanked, notices, parts_of
from weirwood.lab.card_scenes import names_in
from weirwood.lab.census import census, unproved
from weirwood.rules.checkout import find_checkout
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.editions.second.lexicon import LEXICON
from weirwood.thrones.pool.printed import card_text

KNIGHT = "Tumblestone Knight"


def part(name: str, part: str) -> Part:
    [found] = [one for one in parts_of(POOL.find(name)) if one.name == part]
    return found


def robb_has_renown() -> None:
    s = scene(you=side(plays=["Robb Stark"]))
    s.you.challenges("military", "Robb Stark")
    s.you.picks("Robb Stark")
    assert s.card("Robb Stark")["power"] == 1


def robb_stands_everybody() -> None:
    s = scene(you=side(plays=["Robb Stark", {"card": "Arya Stark", "kneeling": True}, "Bran Stark"]))
    s.kill("Bran Stark")
    s.you.uses("Robb Stark")
    assert not s.card("Arya Stark")["kneeling"]


def knight_has_numbers() -> None:
    assert scene(you=side(plays=[KNIGHT])).card(KNIGHT)["strength"] == 2


def nothing_is_said() -> None:
    scene(you=side(plays=["Robb Stark", KNIGHT]))


def test_a_card_has_an_ability_a_keyword_or_numbers_to_prove() -> None:
    assert [one.name for one in parts_of(POOL.find("Robb Stark"))] == ["ability 0", "renown"]
    assert [one.name for one in parts_of(POOL.find(KNIGHT))] == ["numbers"]
    assert [one.name for one in parts_of(POOL.find("The Roseroad"))] == ["limited", "bonus"]
    assert [one.name for one in parts_of(POOL.find("Sansa Stark"))] == ["ability 1", "enters knelt"]
    assert [one.name for one in parts_of(POOL.find("Banner of the Rose"))] == ["deck rules"]
    assert "terminal in play" in [one.name for one in parts_of(POOL.find("Risen from the Sea"))]


@pytest.mark.parametrize(
    ("test", "name", "what", "proves"),
    [
        (robb_has_renown, "Robb Stark", "renown", True),
        (robb_has_renown, "Robb Stark", "ability 0", False),
        (robb_stands_everybody, "Robb Stark", "ability 0", True),
        (robb_stands_everybody, "Robb Stark", "renown", False),
        (knight_has_numbers, KNIGHT, "numbers", True),
        (nothing_is_said, "Robb Stark", "renown", False),
        (nothing_is_said, KNIGHT, "numbers", False),
    ],
)
def test_a_test_proves_what_it_fails_without(
    test: Callable[[], None], name: str, what: str, proves: bool
) -> None:
    test()
    assert notices(test, part(name, what)) is proves
    test()


@pytest.mark.parametrize("name", ["Robb Stark", "Sansa Stark", "Risen from the Sea", "Ward", "Ice", KNIGHT])
def test_a_card_is_whole_again_after_it_was_blank(name: str) -> None:
    card = POOL.find(name)

    def picture() -> list[object]:
        fields = (field for field in type(card).__slots__) if hasattr(type(card), "__slots__") else iter(())
        return [
            card_text(card, LEXICON),
            card.interrupts,
            card.reactions,
            card.layers,
            *(getattr(card, f) for f in fields),
        ]

    before = picture()
    for one in parts_of(card):
        with blanked(one):
            pass
        assert picture() == before


def test_the_names_in_a_test_are_those_it_and_what_it_calls_write() -> None:
    def test() -> None:
        knight_has_numbers()
        assert ["Robb Stark" for _ in range(2)]

    assert {KNIGHT, "Robb Stark"} <= names_in(test)
    assert "Arya Stark" not in names_in(test)


def test_the_plugin_writes_down_what_passing_tests_prove(tmp_path: Path) -> None:
    root = find_checkout()
    (tmp_path / "test_small.py").write_text(
        "import pytest\n"
        "from tests.lab.test_card_scenes import knight_has_numbers, robb_has_renown, scene, side\n"
        "def test_knight() -> None:\n"
        "    s = scene(you=side(plays=['Tumblestone Knight']))\n"
        "    assert s.card('Tumblestone Knight')['strength'] == 2\n"
        "@pytest.mark.parametrize('name', ['Bran Stark'])\n"
        "def test_wrong(name: str) -> None:\n"
        "    assert scene(you=side(plays=[name])).card(name)['strength'] == 7\n",
        encoding="utf-8",
    )
    found = tmp_path / "found.json"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "weirwood.lab.card_scenes"),
            *(
                f"--card-scenes={found}",
                f"--rootdir={root}",
                "-c",
                str(root / "pyproject.toml"),
                str(tmp_path),
            ),
        ],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 failed, 1 passed" in done.stdout, done.stdout
    form = json.loads(found.read_text(encoding="utf-8"))
    assert [name.partition("::")[2] for name in form["failed"]] == ["test_wrong[Bran Stark]"]
    proofs = form["proofs"]
    knight = POOL.find(KNIGHT)
    assert list(proofs[knight.code]) == ["numbers"]
    assert unproved(knight, proofs) == []
    assert unproved(POOL.find("Bran Stark"), proofs) == ["ability 0"]


def test_the_census_counts_without_running_tests_where_there_are_none() -> None:
    packs = census(None)["editions"]["second"]["packs"]
    core = packs["Core"]
    assert core["cards"] == 211
    assert core["without_scene"] is None
    assert sum(pack["cards"] for pack in packs.values()) == 443
