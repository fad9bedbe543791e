"""Each law notices a game that breaks it, and says where; a game that breaks none passes."""

from __future__ import annotations

import pytest

from tests.lab import broken, no_copies, no_hurry, no_names, no_plain_data
from tests.lab.broken import BrokenGame, Whole
from weirwood.core.state import Game
from weirwood.lab.laws import law_names
from weirwood.lab.laws.examine import Failure, examine, play
from weirwood.lab.seating import setup_for

BROKEN: list[tuple[str, Game]] = [
    ("no-crash", BrokenGame(broken.BreaksInRoundTwo)),
    ("ends", BrokenGame(broken.NeverEnds)),
    ("waits", BrokenGame(broken.AsksNobodyAtLast)),
    ("real-choices", broken.AsksWithoutNeed()),
    ("spoken", broken.Mumbles()),
    ("conservation", BrokenGame(broken.GainsCards)),
    ("clone", BrokenGame(no_copies.SharesItself)),
    ("clone", BrokenGame(no_copies.ForgetsWhenCloned)),
    ("save-and-load", broken.LoadsAnother()),
    ("load-and-continue", BrokenGame(no_copies.RemembersOutsideTheSave)),
    ("plain-data", BrokenGame(no_plain_data.HoldsAFunction)),
    ("plain-data", BrokenGame(no_plain_data.HoldsAnIterator)),
    ("plain-data", BrokenGame(no_plain_data.HoldsAFunctionInRoundThree)),
    ("plain-data", BrokenGame(no_plain_data.FillsWhatIsShared)),
    ("offered-is-accepted", BrokenGame(broken.RefusesTheLast)),
    ("refused-changes-nothing", BrokenGame(broken.IsNotParticular)),
    ("refused-changes-nothing", BrokenGame(broken.PlacesForAnyone)),
    ("refused-changes-nothing", BrokenGame(broken.MovesWhenRefusing)),
    ("refused-changes-nothing", BrokenGame(broken.StumblesWhenRefusing)),
    ("noninterference", BrokenGame(broken.ShowsHands)),
    ("noninterference", BrokenGame(broken.RefusesWithASecret)),
    ("noninterference", BrokenGame(no_names.NamesOptionsAnewInWorlds)),
    ("worlds-are-legal", BrokenGame(broken.LosesACardInWorlds)),
    ("worlds-follow", BrokenGame(broken.DrawsByTheTruth)),
    ("spectators", BrokenGame(broken.ShowsSpectatorsAHand)),
    ("logs", BrokenGame(broken.TellsAll)),
    ("logs", broken.ChattersInTheLog()),
    ("explained", broken.DealsInSilence()),
    ("asking-changes-nothing", BrokenGame(broken.CountsLooks)),
    ("brisk", BrokenGame(no_hurry.HurriesAway)),
    ("quiet", BrokenGame(no_hurry.WhispersAnother)),
    ("same-start", broken.StartsAtRandom()),
    ("openings", broken.DealsFaceUp()),
    ("worlds-vary", BrokenGame(broken.KnowsTheTruth)),
    ("replay", broken.StartsElsewhere()),
    ("undo", BrokenGame(broken.DependsOnTheWorldOutside)),
]


def failures(game: Game, *seeds: int) -> list[Failure]:
    return [found for seed in seeds for found in examine(game, setup_for(game, 3, seed), seed)[1]]


@pytest.mark.parametrize(("law", "game"), BROKEN, ids=lambda value: value if isinstance(value, str) else "")
def test_a_law_notices_the_game_that_breaks_it(law: str, game: Game) -> None:
    found = [failure for failure in failures(game, 0, 1, 2) if failure.law == law]
    assert found
    assert all(failure.what and failure.players == 3 for failure in found)


def test_every_law_but_that_of_simultaneous_answers_has_a_game_that_breaks_it() -> None:
    assert set(law_names()) - {law for law, _ in BROKEN} == {"order-of-answers"}


def test_a_game_that_hands_everything_on_breaks_no_law() -> None:
    assert not failures(BrokenGame(Whole), 0, 1)


def test_a_failure_names_the_ply_and_is_found_again_by_the_same_seed() -> None:
    game = BrokenGame(broken.BreaksInRoundTwo)
    setup = setup_for(game, 4, 7)
    plies, found = play(game, setup, 7)
    assert [failure.law for failure in found] == ["no-crash"]
    assert found[0].ply == plies > 0
    assert (plies, found) == play(game, setup, 7)


def test_a_game_without_end_is_stopped() -> None:
    game = BrokenGame(broken.NeverEnds)
    _, found = play(game, setup_for(game, 2, 0), 0)
    assert [failure.law for failure in found] == ["ends"]
