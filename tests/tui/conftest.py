from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves go to a folder of the test's own."""
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path / "data"))
    return tmp_path / "data"
