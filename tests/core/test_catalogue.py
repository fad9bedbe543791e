"""The catalogue: games by id, imported when first asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from weirwood.core.catalogue import find_game, game_ids
from weirwood.core.errors import NoGame


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_is_found_by_its_id(game_id: str) -> None:
    game = find_game(game_id)
    assert game.id == game_id
    assert game.name and game.pool
    assert len(game.seats) > 0 and game.seats.start > 0
    assert find_game(game_id) is game


@pytest.mark.parametrize("game_id", ["", "chess", "Intrigue", "intrigue "])
def test_an_unknown_game_is_refused_with_those_there_are(game_id: str) -> None:
    with pytest.raises(NoGame) as refusal:
        find_game(game_id)
    for known in game_ids():
        assert known in refusal.value.message


def test_a_game_is_imported_only_when_asked_for() -> None:
    program = (
        "import sys; from weirwood.core.catalogue import find_game, game_ids;"
        "before = 'weirwood.intrigue' in sys.modules; game_ids(); find_game('intrigue');"
        "print(before, 'weirwood.intrigue' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, check=True, text=True)
    assert ran.stdout.split() == ["False", "True"]


@pytest.mark.parametrize("game_id", ["second/joust", "hbo", "winter"])
def test_a_game_loads_the_cards_of_its_own_edition_alone(game_id: str) -> None:
    program = (
        "import sys; from weirwood.core.catalogue import find_game;"
        f"game = find_game({game_id!r}); game.start(game.setup(game.ready(2), {{}}), 1);"
        "print({name.split('.')[3] for name in sys.modules"
        " if name.startswith('weirwood.thrones.cards.') and hasattr(sys.modules[name], '__path__')})"
    )
    ran = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, check=True, text=True)
    assert ran.stdout.strip() == str({game_id.partition("/")[0]})
