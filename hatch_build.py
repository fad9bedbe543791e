"""Build hook: with ``WEIRWOOD_COMPILE=1`` the engine is compiled by mypyc into the wheel.

One typed source runs plain and compiled; nothing else differs between the two builds.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "core",
    "intrigue",
    "thrones/engine",
    "thrones/ability",
    "thrones/editions",
    "thrones/judgement",
    "thrones/facts.py",
    "thrones/state.py",
    "thrones/views.py",
    "thrones/worlds.py",
)
"""Where play spends its time: folders and files. Card files, scenes and words for people stay plain."""
LEFT_PLAIN = ("__init__.py", "deck_rules.py")


class Compile(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the packages named above when asked to."""

    def _wanted(self) -> bool:
        return os.environ.get("WEIRWOOD_COMPILE") == "1" and self.target_name == "wheel"

    def dependencies(self) -> list[str]:
        """What the build environment needs on top of hatchling."""
        return ["mypy[mypyc]>=1.14", "setuptools>=75"] if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a scratch folder and put the extension modules beside their sources."""
        if not self._wanted() or version == "editable":
            return
        from mypyc.build import mypycify
        from setuptools import Distribution  # type: ignore[import-untyped]
        from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

        root = Path(self.root)
        package = root / "src" / "weirwood"
        sources = []
        for place in COMPILED:
            path = package / place
            for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
                if file.name not in LEFT_PLAIN:
                    sources.append(str(file.relative_to(root)))
        scratch = root / ".weirwood" / f"mypyc-{os.getpid()}"
        scratch.mkdir(parents=True, exist_ok=True)
        here = Path.cwd()
        os.chdir(root)
        try:
            extensions = mypycify(
                ["--config-file", str(root / "pyproject.toml"), *sources], target_dir=str(scratch / "c")
            )
            distribution = Distribution({"name": "weirwood", "ext_modules": extensions})
            command = build_ext(distribution)
            command.build_lib = str(scratch / "lib")
            command.build_temp = str(scratch / "temp")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(here)
        for built in sorted((scratch / "lib").rglob("*")):
            if built.is_file():
                build_data["force_include"][str(built)] = str(built.relative_to(scratch / "lib"))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        print(f"compiled {len(sources)} modules", file=sys.stderr)
