"""A sitting keeps the game after every choice, and goes on with it exactly."""

import os
from pathlib import Path

import pytest

from weirwood.bots import Eyes, bot_about, bot_title, make_bot
from weirwood.bots.answering import answer_of
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument, WeirwoodError
from weirwood.core.match import replay
from weirwood.core.record import read_record
from weirwood.tui.app.company import bot_of, own_name, seat_names, short_name
from weirwood.tui.app.saves import newest_save, saves_folder
from weirwood.tui.app.sitting import Sitting, sit_down, sit_down_again


def play(sitting: Sitting, own_choices: int) -> None:
    """Play on until so many choices of the person's were made, the last option each time, or the end."""
    while not sitting.over and own_choices:
        if sitting.my_turn:
            sitting.choose(list(sitting.match.decision(sitting.seat).options)[-1].key)
            own_choices -= 1
        else:
            sitting.bot_moves()


def let_bots_play(sitting: Sitting) -> None:
    while not sitting.over and not sitting.my_turn:
        sitting.bot_moves()


def no_note(note: str) -> None:
    raise AssertionError(note)


def test_every_choice_of_the_person_is_on_the_disk() -> None:
    sitting = sit_down("intrigue", players=3, seed=5)
    play(sitting, 4)
    assert sitting.path is not None
    assert read_record(sitting.path).choices == sitting.match.choices


@pytest.mark.parametrize("bots", [["heuristic"], ["random"], ["random", "heuristic", "random"]])
def test_a_resumed_game_goes_on_as_if_never_left(bots: list[str], tmp_path: Path) -> None:
    whole = sit_down("intrigue", players=4, bots=bots, seed=11, path=tmp_path / "whole.json")
    play(whole, 999)
    part = sit_down("intrigue", players=4, bots=bots, seed=11, path=tmp_path / "part.json")
    play(part, 7)
    again = sit_down_again(tmp_path / "part.json")
    assert again.bots == part.bots
    play(again, 999)
    assert again.over
    assert again.match.choices == whole.match.choices
    assert replay(read_record(tmp_path / "part.json")).state.dump() == whole.match.state.dump()


def test_undo_goes_back_to_the_own_last_decision_and_bots_do_the_same_again() -> None:
    sitting = sit_down("intrigue", players=4, bots=["random"], seed=3)
    play(sitting, 2)
    let_bots_play(sitting)
    before = list(sitting.match.choices)
    play(sitting, 1)
    own = sitting.match.choices[-1]
    let_bots_play(sitting)
    after = list(sitting.match.choices)
    sitting.take_back()
    assert sitting.match.choices == before
    assert sitting.my_turn
    assert sitting.path is not None and read_record(sitting.path).choices == before
    assert isinstance(own[1], str)
    sitting.choose(own[1])
    let_bots_play(sitting)
    assert sitting.match.choices == after


def test_undo_before_the_first_choice_is_refused() -> None:
    sitting = sit_down("intrigue", seed=1)
    let_bots_play(sitting)
    choices = list(sitting.match.choices)
    with pytest.raises(BadArgument):
        sitting.take_back()
    assert sitting.match.choices == choices


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 10**9])
def test_numbers_of_players_that_cannot_be_are_refused(players: int) -> None:
    with pytest.raises(BadArgument, match=str(players)):
        sit_down("intrigue", players=players)


@pytest.mark.parametrize(
    ("bots", "players"), [(["nobody"], None), (["random", "random"], 4), (["random"] * 7, None)]
)
def test_bots_that_cannot_be_are_refused(bots: list[str], players: int | None) -> None:
    with pytest.raises(WeirwoodError):
        sit_down("intrigue", players=players, bots=bots)
    assert not list(saves_folder().glob("*"))


def test_bots_named_one_by_one_say_how_many_play() -> None:
    sitting = sit_down("intrigue", bots=["random", "heuristic"], seed=1)
    assert sitting.bots == {1: "random", 2: "heuristic"}


def test_a_person_cannot_be_called_like_a_bot() -> None:
    with pytest.raises(BadArgument):
        sit_down("intrigue", name="Ann (random)")
    assert sit_down("intrigue", name="Ravenna", seed=1).names.count("Ravenna") == 1


def test_names_tell_bots_from_people() -> None:
    assert bot_of("Old Oak (heuristic)") == "heuristic"
    assert bot_of("Old Oak (of the north)") is None
    assert bot_of("Ann") is None
    assert short_name("Old Oak (random)") == "Old Oak"
    assert own_name().isprintable()


def test_a_file_of_someone_else_is_never_written_over(tmp_path: Path) -> None:
    other = tmp_path / "diary.txt"
    other.write_text("dear diary", encoding="utf-8")
    with pytest.raises(BadArgument):
        sit_down("intrigue", path=other)
    sitting = sit_down("intrigue", seed=1)
    with pytest.raises(BadArgument):
        sitting.copy_to(other)
    assert other.read_text(encoding="utf-8") == "dear diary"
    sitting.copy_to(tmp_path / "copy.json")
    sitting.copy_to(tmp_path / "copy.json")
    assert read_record(tmp_path / "copy.json").seed == 1


def test_play_goes_on_where_the_game_cannot_be_saved(own_data_folder: Path) -> None:
    own_data_folder.write_text("a file where the folder should be", encoding="utf-8")
    sitting = sit_down("intrigue", seed=1)
    assert sitting.unsaved is not None
    play(sitting, 1)
    assert sitting.match.ply
    with pytest.raises(BadArgument):
        sitting.farewell()


def test_a_file_named_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadArgument):
        sit_down("intrigue", path=tmp_path / "file" / "game.json")


def test_the_newest_unfinished_game_is_found() -> None:
    for seed, age in ((1, 30), (2, 20), (3, 10)):
        sitting = sit_down("intrigue", players=2, seed=seed)
        if seed == 3:
            play(sitting, 999)
        assert sitting.path is not None
        os.utime(sitting.path, (1_000_000 - age, 1_000_000 - age))
    path, record = newest_save("intrigue", no_note)
    assert record.seed == 2
    assert sit_down_again(path, record).match.seed == 2


def test_saves_of_the_same_second_have_files_of_their_own() -> None:
    paths = [sit_down("intrigue", seed=seed).path for seed in range(5)]
    assert len(set(paths)) == 5


def test_a_damaged_save_is_left_out_and_named() -> None:
    sit_down("intrigue", seed=8)
    damaged = saves_folder() / "damaged.json"
    damaged.write_text("{", encoding="utf-8")
    notes: list[str] = []
    _, record = newest_save(None, notes.append)
    assert record.seed == 8
    assert len(notes) == 1 and str(damaged) in notes[0]


def test_no_game_to_go_on_with() -> None:
    with pytest.raises(BadArgument, match="intrigue"):
        newest_save("intrigue", no_note)


def test_a_record_that_does_not_replay_is_refused_by_name(tmp_path: Path) -> None:
    sitting = sit_down("intrigue", seed=4, path=tmp_path / "game.json")
    play(sitting, 2)
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    bad = tmp_path / "bad.json"
    bad.write_text(text.replace(str(sitting.match.choices[1][1]), "Stark@7.7"), encoding="utf-8")
    before = bad.read_bytes()
    with pytest.raises(WeirwoodError, match=str(bad)):
        sit_down_again(bad)
    assert bad.read_bytes() == before


def test_a_rematch_is_another_match_of_the_same_company() -> None:
    sitting = sit_down("intrigue", players=2, seed=2**128 - 1)
    again = sitting.rematch()
    assert again.match.seed == 0
    assert (again.names, again.bots) == (sitting.names, sitting.bots)
    assert again.path != sitting.path


@pytest.mark.parametrize("name", [None, "", "   "])
def test_who_says_no_name_gets_one(name: str | None) -> None:
    assert seat_names(find_game("intrigue"), name, 2, [])[0] == own_name()


class Fails:
    """Raises, hangs or answers nonsense, as its name says."""

    def __init__(self, game: str, seed: int) -> None:
        pass

    def choose(self, eyes: Eyes) -> int:
        raise ValueError("no idea")


class Babbles(Fails):
    def choose(self, eyes: Eyes) -> int:
        return 99


class Dawdles(Fails):
    def choose(self, eyes: Eyes) -> int:
        while True:
            len(eyes.decision.options)


@pytest.mark.parametrize("bot", ["Fails", "Babbles", "Dawdles"])
def test_a_bot_that_fails_forfeits_its_say_and_is_reported(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick bot answers in its place, and the game goes on."""
    monkeypatch.setattr("weirwood.bots.catalogue._admitted", [])
    monkeypatch.setattr("weirwood.tui.app.sitting.PATIENCE_S", 2)
    sitting = sit_down("intrigue", players=2, bots=[f"{__name__}:{bot}"], seed=3)
    play(sitting, 1)
    [seat] = sitting.match.waiting
    quick = make_bot("heuristic", "intrigue", sitting._seed_of(seat))
    wanted = answer_of(quick, sitting.match.state.clone(), seat).keys
    sitting.bot_moves()
    assert sitting.match.choices[-1] == (seat, wanted[0])
    [why] = sitting.failed()
    assert sitting.names[seat] in why and bot in why
    assert not sitting.failed()


def test_a_searching_bot_answers_with_whole_sets_as_it_does_everywhere() -> None:
    """It is asked once for all of it, and thinks no pick over again."""
    sitting = sit_down("hbo", bots=["search:2"], seed=4)
    sets = 0
    for _ in range(400):
        if sitting.over or sets == 2:
            break
        [seat, *_] = sitting.match.waiting
        if seat == sitting.seat:
            heuristic = answer_of(make_bot("heuristic", "hbo", 1), sitting.match.state.clone(), seat)
            sitting.match.choose_set(seat, heuristic.keys)
            continue
        decision = sitting.match.decision(seat)
        sitting.bot_moves()
        if decision.picked is not None and decision.maximum != 1:
            made = sitting.match.choices[-1]
            assert made[0] == seat and isinstance(made[1], list)
            sets += 1
    assert sets == 2


def test_the_table_says_how_its_bots_play() -> None:
    sitting = sit_down("intrigue", bots=["maester", "newcomer", "maester"], seed=1)
    lines = sitting.opponents()
    assert len(lines) == 2, "a line for each level"
    for bot, line in zip(("maester", "newcomer"), lines, strict=True):
        assert bot_title(bot) in line and bot_about(bot) in line
    assert [name in lines[0] for name in sitting.names] == [False, True, False, True]
