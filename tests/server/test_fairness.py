"""Shuffles that can be checked, and forgeries that are noticed."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import refused, weirwood
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument, BadData
from weirwood.core.match import Match, replay
from weirwood.core.record import Record, record_from
from weirwood.server.table.fairness import LONGEST_WORD, Chance, chance_from, draw, fair_record, verify

SALT = bytes(range(32))
WORDS = ("Ned", "")


def played(chance: Chance) -> Record:
    game = find_game("intrigue")
    match = Match(game, game.setup([{"name": "Ann"}, {"name": "Bob"}], {}), chance.engine_seed())
    while match.state.outcome is None:
        match.choose_index(match.waiting[0], 0)
    return fair_record(match, chance)


def forged(**changes: Any) -> Record:
    form = played(Chance(7, SALT, WORDS)).form()
    fairness = changes.pop("fairness", {})
    return record_from(form | changes | {"fairness": form["fairness"] | fairness})


def test_the_commitment_is_sha_256_of_label_seed_and_salt() -> None:
    expected = sha256(b"weirwood-commitment/1\n" + (7).to_bytes(16, "little") + SALT).hexdigest()
    assert Chance(7, SALT, WORDS).commitment == expected == Chance(7, SALT, ()).commitment


def test_the_seed_is_made_of_seed_salt_and_every_word_in_its_place() -> None:
    written = b"weirwood-seed/1\n" + (7).to_bytes(16, "little") + SALT + b"\3\0\0\0Ned\0\0\0\0"
    expected = int.from_bytes(sha256(written).digest()[:16], "little")
    assert Chance(7, SALT, WORDS).engine_seed() == expected
    others = [Chance(8, SALT, WORDS), Chance(7, SALT[::-1], WORDS), Chance(7, SALT, ("", "Ned"))]
    others += [Chance(7, SALT, ("Ne", "d")), Chance(7, SALT, ("Ned",)), Chance(7, SALT, ("Ned", "", ""))]
    assert len({chance.engine_seed() for chance in others} | {expected}) == len(others) + 1


def test_every_table_draws_its_own_chance() -> None:
    drawn = [draw() for _ in range(20)]
    assert len({seed for seed, _ in drawn}) == len({salt for _, salt in drawn}) == 20
    assert all(len(salt) == 32 for _, salt in drawn) and max(seed for seed, _ in drawn) >= 1 << 100


def test_an_honest_record_is_verified_and_read_by_everything_that_reads_records() -> None:
    chance = Chance(7, SALT, WORDS)
    record = record_from(json.loads(played(chance).text()))
    assert verify(record, chance.commitment).state.outcome is not None
    assert replay(record).state.dump() == verify(record).state.dump()
    assert record.fairness is not None and chance_from(record.fairness).words == WORDS


@pytest.mark.parametrize(
    "changes",
    [
        {"fairness": {"commitment": "00" * 32}},
        {"fairness": {"seed": f"{8:032x}"}},
        {"fairness": {"salt": bytes(32).hex()}},
        {"fairness": {"words": ["Ned", "Cat"]}},
        {"fairness": {"words": ["Ned"]}},
        {"fairness": {"words": ["Ned", 3]}},
        {"fairness": {"seed": "winter"}},
        {"fairness": {"extra": 1}},
        {"seed": 7},
        {"outcome": {"reason": "score"}},
        {"choices": []},
    ],
)
def test_a_forged_record_is_noticed(changes: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        verify(forged(**changes))


def test_another_commitment_than_the_one_shown_is_noticed() -> None:
    with pytest.raises(BadData):
        verify(forged(), Chance(8, SALT, WORDS).commitment)


def test_a_record_without_fairness_still_replays_and_is_not_called_fair() -> None:
    form = played(Chance(7, SALT, WORDS)).form()
    del form["fairness"]
    record = record_from(form)
    assert replay(record).state.outcome is not None
    assert "fairness" not in record.form()
    with pytest.raises(BadData):
        verify(record)
    with pytest.raises(BadData):
        record_from(form | {"fairness": []})


@pytest.mark.parametrize("word", ["x" * (LONGEST_WORD + 1), "a\nb", "\x00"])
def test_a_word_is_short_printable_text(word: str) -> None:
    with pytest.raises(BadArgument):
        Chance(7, SALT, (word,))


def test_the_command_verifies_a_file(tmp_path: Path) -> None:
    chance = Chance(7, SALT, WORDS)
    played(chance).write(tmp_path / "game.json")
    done = weirwood(
        tmp_path, "verify", str(tmp_path / "game.json"), "--commitment", chance.commitment, "--json"
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["commitment"] == chance.commitment
    refused(weirwood(tmp_path, "verify", str(tmp_path / "game.json"), "--commitment", "00" * 32))
