"""The public library, used as a program of somebody else would use it: nothing but ``weirwood`` is imported."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import weirwood


def test_a_joust_with_ready_decks_is_played_by_bots() -> None:
    match = weirwood.game("second/joust").match(seed=7)
    outcome = weirwood.play(match, ["random", "heuristic"])
    assert match.outcome == outcome
    assert len(outcome.winners) == 1


@pytest.mark.parametrize("id", weirwood.games())
def test_every_game_begins_and_asks_in_words(id: str) -> None:
    box = weirwood.game(id)
    match = box.match(box.seats[-1], seed=3)
    assert len(match.setup.seats) == box.seats[-1]
    for question in match.questions:
        assert question.prompt
        assert [answer.key for answer in question.answers] == [o.key for o in question.decision.options]
        assert all(answer.text for answer in question.answers)


@pytest.mark.parametrize("id", weirwood.games())
def test_the_same_seed_and_answers_give_the_same_state(id: str) -> None:
    def played(plies: int) -> weirwood.Match:
        chance = random.Random(5)
        match = weirwood.game(id).match(seed=11)
        for _ in range(plies):
            question = match.questions[0]
            match.choose(question.seat, chance.choice(question.answers).key)
        return match

    one, same, further = played(30), played(30), played(31)
    assert one.state == same.state
    assert len({one.state, same.state, further.state}) == 2
    assert one.state != further.state
    assert one.state != weirwood.game("intrigue").match(3, seed=11).state
    assert weirwood.replay(one.record()).state == one.state
    assert str(one.state).count("\n") >= 1
    for name in one.setup.names:
        assert name in str(one.state)


def test_a_deck_is_given_by_name_as_a_list_as_a_file_or_as_plain_data(tmp_path: Path) -> None:
    joust = weirwood.game("second/joust")
    winter = joust.deck("the winter pack")
    assert winter in weirwood.ready_decks("second/joust")
    file = tmp_path / "deck.txt"
    names = [f"{count}x {card.name}" for card, count in (*winter.plots.items(), *winter.cards.items())]
    agenda = [] if winter.agenda is None else [f"Agenda: {winter.agenda.name}"]
    file.write_text("\n".join([f"Faction: {winter.faction.name}", *agenda, *names]), encoding="utf-8")
    forms = [
        joust.match(decks=[deck, "The Winter Pack"], seed=1).setup.seats[0].deck
        for deck in ("The Winter Pack", winter, file, str(file), winter.form())
    ]
    assert all(form == forms[0] for form in forms)


def test_a_standalone_deck_is_played_as_it_is() -> None:
    joust = weirwood.game("second/joust")
    learning = next(deck for deck in joust.decks if deck.standalone)
    assert joust.match(decks=[learning, learning], seed=1).setup.options["check_decks"] is False


@pytest.mark.parametrize(
    "arguments",
    [
        {"seats": 3},
        {"seats": "Ann"},
        {"decks": ["The Winter Pack"]},
        {"decks": ["The Winter Pack", "No such deck"]},
        {"seed": -1},
        {"unheard_of": True},
    ],
)
def test_a_match_that_cannot_be_played_is_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(weirwood.WeirwoodError):
        weirwood.game("second/joust").match(**arguments)  # type: ignore[arg-type]


def test_a_game_without_decks_takes_none() -> None:
    assert weirwood.game("intrigue").decks == ()
    with pytest.raises(weirwood.WeirwoodError):
        weirwood.game("intrigue").match(decks=["The Winter Pack", "The Winter Pack"])


def test_a_scene_begins_in_the_middle() -> None:
    scene = {"seats": [{"play": ["Eddard Stark"], "gold": 3}, {}], "at": "marshaling"}
    match = weirwood.game("second/joust").scene(scene)
    assert match.state.facts()["seats"][0]["gold"] == 3


def test_a_record_is_written_read_and_replayed(tmp_path: Path) -> None:
    match = weirwood.game("intrigue").match(["Ann", "Bob"], seed=2)
    weirwood.play(match, ["random", "random"])
    match.record().write(tmp_path / "game.json")
    assert weirwood.load_record(tmp_path / "game.json").seed == 2
    assert weirwood.replay(tmp_path / "game.json").outcome == match.outcome
    assert weirwood.replay(str(tmp_path / "game.json"), until=4).ply == 4


def test_what_is_printed_tells_where_a_match_stands() -> None:
    match = weirwood.game("second/joust").match(["Ann", "Bob"], seed=2)
    question = match.questions[0]
    for shown, told in (
        (match, "second/joust"),
        (match.state, "second/joust"),
        (match.record(), "second/joust"),
        (match.setup, "Ann"),
        (question, question.prompt),
        (question.decision, question.kind.value),
        (question.why, question.why.step),
        (question.answers[0], question.answers[0].key),
    ):
        assert told in repr(shown)
        assert " at 0x" not in repr(shown)


OWN = '''
class First:
    """Takes the first option."""
    def __init__(self, game, seed):
        self.game, self.seed = game, seed
    def choose(self, eyes):
        return 0

class NotABot:
    def __init__(self, *anything):
        raise AssertionError("must not be called")

def function(*anything):
    raise AssertionError("must not be called")
'''


def test_a_bot_of_ones_own_plays_by_name_and_as_an_object(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_bots_here.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    match = weirwood.game("intrigue").match(2, seed=1)
    made = weirwood.bot("own_bots_here:First", "intrigue", seed=9)
    weirwood.play(match, [made, "own_bots_here:First"])
    assert match.outcome is not None
    for name in (
        "own_bots_here:NotABot",
        "own_bots_here:function",
        "own_bots_here:Nobody",
        "nowhere:Bot",
        ":",
    ):
        with pytest.raises(weirwood.WeirwoodError):
            weirwood.bot(name, "intrigue")


def test_the_number_of_bots_is_that_of_the_seats() -> None:
    with pytest.raises(weirwood.WeirwoodError):
        weirwood.play(weirwood.game("intrigue").match(3, seed=1), ["random", "random"])


def test_importing_the_package_imports_nothing_else() -> None:
    """Nor does asking which names there are."""
    script = (
        "import sys, weirwood; dir(weirwood); print([m for m in sys.modules if m.startswith('weirwood.')])"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_every_public_name_is_there_and_no_other() -> None:
    for name in weirwood.__all__:
        assert getattr(weirwood, name).__name__ == name
    with pytest.raises(AttributeError):
        weirwood.no_such_name  # noqa: B018
