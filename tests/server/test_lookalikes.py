"""Two at one table never have names that look the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.guests import Guest, server
from weirwood.server.http.session import skeleton

LATIN, CYRILLIC = "Ann", "\u0410nn"


@pytest.mark.parametrize("name", [CYRILLIC, "ann", "\uff21nn", "\u0391nn"])
def test_a_name_that_looks_like_anothers_gets_a_number(tmp_path: Path, name: str) -> None:
    with server(tmp_path) as client:
        ann, eve = Guest(client, LATIN), Guest(client, name)
        table = ann.open("intrigue", {"kind": "me"}, {"kind": "open"}, private=False)
        with eve.at(table) as chair:
            chair.ask("sit", seat=1)
            chair.wait_until(lambda told: told["me"] == 1)
            names = [seat["name"] for seat in chair.told["seats"]]
    assert names[0] == LATIN and names[1].startswith(name) and names[1] != name


@pytest.mark.parametrize(
    ("one", "other"), [("Cop", "\u0421\u043e\u0440"), ("Bill", "B1ll"), ("Bob", "B0b"), ("Ann", "A\u200bnn")]
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_other_names_keep_their_own() -> None:
    names = ["Ann", "Anna", "Hanna", "Łukasz", "Lukasz", "Zoë", "Zoe", "李", "★", "Анна", "Ann 2", "Ann 3"]
    assert len({skeleton(name) for name in names}) == len(names)
