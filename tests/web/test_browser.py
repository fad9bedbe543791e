"""What happens where there is no browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.browser import running_browser


def _without(monkeypatch: pytest.MonkeyPatch, folder: Path, ci: str | None) -> str:
    """What is said where no Chromium is found: a skip, or a failure."""
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("WEIRWOOD_CHROMIUM", raising=False)
    if ci is None:
        monkeypatch.delenv("CI", raising=False)
    else:
        monkeypatch.setenv("CI", ci)
    raised = pytest.fail.Exception if ci == "true" else pytest.skip.Exception
    with pytest.raises(raised) as told, running_browser():
        pass
    return str(told.value)


@pytest.mark.parametrize("ci", [None, "true"])
def test_a_missing_browser_is_one_line_that_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ci: str | None
) -> None:
    said = _without(monkeypatch, tmp_path, ci)
    assert "apt-get install chromium" in said
    assert "\n" not in said
