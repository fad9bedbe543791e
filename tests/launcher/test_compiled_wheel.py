"""The build hook: it says what it does, and leaves nothing behind, whether or not the compiler succeeds."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import pytest

from hatch_build import Compile, sources_of
from tests.launcher.scratch import ROOT


class BuildExt:
    """A compiler that makes one file, or fails."""

    fails = False
    given: ClassVar[list[list[str]]] = []

    def __init__(self, distribution: dict[str, Any]) -> None:
        self.build_lib = ""
        self.given[:] = [extension.extra_compile_args for extension in distribution["ext_modules"]]

    def ensure_finalized(self) -> None: ...

    def run(self) -> None:
        Path(self.build_lib).mkdir()
        Path(self.build_lib, "engine.so").touch()
        if self.fails:
            raise RuntimeError("the compiler failed")


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compile:
    def mypycify(arguments: list[str], target_dir: str) -> list[SimpleNamespace]:
        return [SimpleNamespace(extra_compile_args=["-O3"])]

    modules: dict[str, dict[str, Any]] = {
        "mypyc.build": {"mypycify": mypycify},
        "setuptools": {"Distribution": dict},
        "setuptools.command.build_ext": {"build_ext": BuildExt},
    }
    for name, content in modules.items():
        module = ModuleType(name)
        vars(module).update(content)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("WEIRWOOD_COMPILE", "1")
    return Compile(str(ROOT), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]


def test_a_build_says_what_it_does_and_removes_its_scratch(
    hook: Compile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    build_data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", build_data)
    [built] = build_data["force_include"]
    assert Path(built).exists()
    assert capsys.readouterr().err.count("\n") >= 2
    hook.finalize("standard", build_data, "weirwood.whl")
    assert list(tmp_path.iterdir()) == []


def test_a_build_that_fails_removes_its_scratch(
    hook: Compile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BuildExt, "fails", True)
    with pytest.raises(RuntimeError):
        hook.initialize("standard", {"force_include": {}})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="the option is one of gcc and clang")
def test_the_compiler_does_not_judge_the_indentation_of_what_a_program_wrote(hook: Compile) -> None:
    hook.initialize("standard", {"force_include": {}})
    assert BuildExt.given == [["-O3", "-Wno-misleading-indentation"]]


def test_all_of_play_is_compiled() -> None:
    """Whole rooms are compiled: nothing that a game runs through stays plain."""
    package = ROOT / "src" / "weirwood"
    rooms = (
        "core",
        "intrigue",
        "thrones/engine",
        "thrones/ability",
        "thrones/editions",
        "thrones/steps",
        "thrones/viewing",
    )
    files = {file.relative_to(ROOT).as_posix() for room in rooms for file in (package / room).rglob("*.py")}
    plain = {name for name in files - set(sources_of(ROOT)) if not name.endswith("__init__.py")}
    assert plain == set()
