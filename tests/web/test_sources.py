"""What happens where the tools that build the bundle are missing or cannot be had."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.sources import node


def _tools(folder: Path, monkeypatch: pytest.MonkeyPatch, *, fails: int) -> Path:
    """Sources with a Node and an npm of their own, an npm that fails so many times before it works."""
    web = folder / "web"
    tools = folder / "tools"
    (web / "node_modules").mkdir(parents=True)
    tools.mkdir()
    (web / ".npmrc").touch()
    (web / "package-lock.json").touch()
    npm = (
        "#!/bin/sh\n"
        "echo once >> tried\n"
        "tried=0; while read -r _; do tried=$((tried + 1)); done < tried\n"
        f'if [ "$tried" -le {fails} ]; then echo "no network" >&2; exit 1; fi\n'
        "echo > node_modules/.package-lock.json\n"
    )
    for name, text in (("node", "#!/bin/sh\n"), ("npm", npm)):
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tools))
    return web


def _tried(web: Path) -> int:
    return len((web / "tried").read_text().splitlines())


def test_packages_that_cannot_be_had_are_a_skip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = _tools(tmp_path, monkeypatch, fails=9)
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no network"):
        node(web)
    assert _tried(web) == 1


def test_packages_that_cannot_be_had_twice_are_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = _tools(tmp_path, monkeypatch, fails=9)
    monkeypatch.setenv("CI", "true")
    for _ in range(2):  # the second test that asks is told the same at once
        with pytest.raises(pytest.fail.Exception, match="no network"):
            node(web)
    assert _tried(web) == 2


def test_packages_are_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = _tools(tmp_path, monkeypatch, fails=1)
    monkeypatch.setenv("CI", "true")
    assert node(web).endswith("node")
    assert _tried(web) == 2


def test_without_node_there_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(pytest.skip.Exception) as told:
        node(tmp_path)
    assert "Node 20" in str(told.value)
    assert "\n" not in str(told.value)
