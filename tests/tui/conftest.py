from functools import partial
from pathlib import Path

import pytest

from weirwood.bots import make_adviser
from weirwood.tui.app import sitting


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves go to a folder of the test's own."""
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints come from few simulations: whole games are played by them."""
    monkeypatch.setattr(sitting, "make_adviser", partial(make_adviser, simulations=4))
