"""How a simulation plays on in a challenge game."""

from random import Random

import pytest

from weirwood.bots.mind import find_mind
from weirwood.core.catalogue import find_game
from weirwood.core.state import State

JUDGED = 8


class Dice(Random):
    """Tells how many options the questions have for which the judgement is asked: it draws a number for each."""

    def __init__(self, world: State) -> None:
        super().__init__(1)
        self._world = world
        self.judged: list[int] = []

    def getrandbits(self, k: int, /) -> int:
        self.judged.append(len(self._world.decisions[0].options))
        return super().getrandbits(k)


@pytest.mark.parametrize("game_id", ["second/joust", "second/melee", "hbo", "winter"])
def test_the_judgement_is_asked_only_where_there_is_a_choice(game_id: str) -> None:
    """Tables ask in every window and for every deed, often with a single option: these use nothing up."""
    game, mind = find_game(game_id), find_mind(game_id)
    options = {"ask": "windows", "confirm": True}
    world = game.start(game.setup(game.ready(game.seats[0]), options), 3)
    mind.play_on(world, 1, Random(1), is_quick=True)
    world = game.load(world.dump())  # which forgets its hurry
    dice = Dice(world)
    mind.play_on(world, 2, dice)
    assert len(dice.judged) == JUDGED and min(dice.judged) > 1
