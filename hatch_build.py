"""Build hook: with ``WEIRWOOD_COMPILE=1`` the engine is compiled by mypyc into the wheel.

One typed source runs plain and compiled; nothing else differs between the two builds.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "core",
    "intrigue",
    "thrones/engine",
    "thrones/ability",
    "thrones/editions",
    "thrones/steps",
    "thrones/judgement",
    "thrones/viewing",
    "thrones/state.py",
)
"""Where play spends its time: folders and files. Card files, scenes and words for people stay plain."""
UNCHECKED = "-Wno-misleading-indentation"
"""Python's own flags ask for all warnings. To judge indentation, gcc looks up the line of every statement in the source
again, which in a file as large as ours takes longer than all the rest."""
EVERY_S = 15
"""A step that takes longer says so this often; pip shows it with ``-v``."""


def sources_of(root: Path) -> list[str]:
    """The files that are compiled, by their paths in a checkout."""
    package = root / "src" / "weirwood"
    files: list[Path] = []
    for place in COMPILED:
        path = package / place
        files += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [file.relative_to(root).as_posix() for file in files if file.name != "__init__.py"]


def say(text: str) -> None:
    """One line for whoever waits."""
    print(f"weirwood: {text}", file=sys.stderr, flush=True)


@contextmanager
def told(doing: str) -> Iterator[None]:
    """Say what is done, and from time to time that it still is."""
    say(doing)
    done = threading.Event()

    def repeat() -> None:
        while not done.wait(EVERY_S):
            say(f"still {doing}")

    thread = threading.Thread(target=repeat, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


class Compile(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the packages named above when asked to."""

    scratch: Path | None = None

    def _wanted(self) -> bool:
        return os.environ.get("WEIRWOOD_COMPILE") == "1" and self.target_name == "wheel"

    def dependencies(self) -> list[str]:
        """What the build environment needs on top of hatchling: the types of what we import, too."""
        if not self._wanted():
            return []
        return ["mypy[mypyc]>=1.14", "setuptools>=75", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a scratch folder and put the extension modules beside their sources."""
        if not self._wanted() or version == "editable":
            return
        from mypyc.build import mypycify
        from setuptools import Distribution  # type: ignore[import-untyped]
        from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

        root = Path(self.root)
        sources = sources_of(root)
        scratch = self.scratch = Path(tempfile.mkdtemp(prefix="weirwood-mypyc-"))
        here = Path.cwd()
        os.chdir(root)
        try:
            with told(f"translating {len(sources)} modules to C (a compiled build takes some minutes)"):
                options = [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={scratch / 'cache'}"]
                extensions = mypycify([*options, *sources], target_dir=str(scratch / "c"))
            for extension in extensions if sys.platform != "win32" else ():
                extension.extra_compile_args.append(UNCHECKED)
            distribution = Distribution({"name": "weirwood", "ext_modules": extensions})
            command = build_ext(distribution)
            command.build_lib = str(scratch / "lib")
            command.build_temp = str(scratch / "temp")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            with told("compiling C"):
                command.run()
        except BaseException:
            self._clear()
            raise
        finally:
            os.chdir(here)
        for built in sorted((scratch / "lib").rglob("*")):
            if built.is_file():
                build_data["force_include"][str(built)] = str(built.relative_to(scratch / "lib"))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        say(f"compiled {len(sources)} modules")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch folder, once the wheel holds what was built there."""
        self._clear()

    def _clear(self) -> None:
        if self.scratch is not None:
            shutil.rmtree(self.scratch, ignore_errors=True)
