"""A checkout of nothing but the launcher, with a uv that makes empty environments and needs no network."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYTHON = Path(sys.executable).resolve()
"""The Python that the environment of the tests was made from."""

PROGRAM = """
import json, os, sys

if sys.argv[1:] == ["wait"]:
    print("waiting", flush=True)
    sys.stdin.read()
else:
    print(json.dumps({"python": sys.executable, "command": os.environ["WEIRWOOD_COMMAND"], "argv": sys.argv[1:]}))
"""
"""What the scratch checkout runs in place of Weirwood's command line."""

UV = """#!{python}
import os, pathlib, sys

words = sys.argv[1:]
if words == ["--version"]:
    sys.exit()
here = pathlib.Path({here!r})
with (here / "asked").open("a", encoding="utf-8") as asked:
    asked.write(" ".join(words) + "\\n")
if "venv" in words:
    python, folder = words[words.index("--python") + 1], pathlib.Path(words[-1])
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").symlink_to(python)
    packages = folder / "lib" / f"python{{sys.version_info[0]}}.{{sys.version_info[1]}}" / "site-packages"
    packages.mkdir(parents=True)
    (packages / "packages.pth").write_text({packages!r} + "\\n", encoding="utf-8")
    home = pathlib.Path(python).resolve().parent
    (folder / "pyvenv.cfg").write_text(f"home = {{home}}\\n", encoding="utf-8")
elif (here / "broken").exists():
    sys.exit("there is no network")
"""


class Scratch:
    """The checkout, and the programs on the path of whoever runs its launcher."""

    def __init__(self, folder: Path, src: Path | None = None) -> None:
        self.root = folder / "checkout"
        self.bin = folder / "bin"
        self.asked = folder / "asked"
        self._broken = folder / "broken"
        self.bin.mkdir(parents=True)
        for name in ("weirwood", "pyproject.toml", "hatch_build.py"):
            self.root.mkdir(exist_ok=True)
            shutil.copy2(ROOT / name, self.root / name)
        for name in ("launcher", "requirements"):
            shutil.copytree(ROOT / name, self.root / name, ignore=shutil.ignore_patterns("__pycache__"))
        if src is None:
            (self.root / "src" / "weirwood").mkdir(parents=True)
            (self.root / "src" / "weirwood" / "__main__.py").write_text(PROGRAM, encoding="utf-8")
        else:
            (self.root / "src").symlink_to(src)
        self.add_python(self.bin)
        packages = sysconfig.get_path("purelib")
        uv = UV.format(python=PYTHON, here=str(folder), packages="" if src is None else packages)
        self.add_program("uv", uv)

    @staticmethod
    def add_python(folder: Path) -> Path:
        """A Python that is the only one of its folder."""
        folder.mkdir(exist_ok=True)
        (folder / "python3").symlink_to(PYTHON)
        return folder

    def add_program(self, name: str, text: str) -> None:
        """A program on the path."""
        (self.bin / name).write_text(text, encoding="utf-8")
        (self.bin / name).chmod(0o755)

    def command(
        self, *arguments: str, path: str = "", program: str = "./weirwood", **env: str
    ) -> dict[str, object]:
        """The arguments for a process that runs the launcher with a bare environment."""
        return {
            "args": [program, *arguments],
            "cwd": self.root,
            "env": {
                "HOME": str(self.root),
                "TERM": "xterm",
                "PATH": f"{path or self.bin}:/usr/bin:/bin",
                **env,
            },
            "stdout": subprocess.PIPE,
            "stderr": subprocess.PIPE,
            "encoding": "utf-8",
        }

    def start(self, *arguments: str, **env: str) -> subprocess.Popen[str]:
        """Start the launcher, with a pipe as its input."""
        process: subprocess.Popen[str] = subprocess.Popen(  # type: ignore[call-overload]
            **self.command(*arguments, **env), stdin=subprocess.PIPE
        )
        return process

    def run(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Run the launcher to its end."""
        done: subprocess.CompletedProcess[str] = subprocess.run(  # type: ignore[call-overload]
            **self.command(*arguments, **env), stdin=subprocess.DEVNULL, check=False
        )
        return done

    def environments(self, kind: str) -> set[str]:
        """The names of the environments of a kind that are there."""
        return {path.name for path in (self.root / ".weirwood").glob(f"{kind}-*") if path.is_dir()}

    def builds(self) -> int:
        """How often an environment was made."""
        return sum("venv" in line.split() for line in self._lines())

    def locks(self) -> set[str]:
        """The lock files that were installed from."""
        return {Path(line.split()[-1]).name for line in self._lines() if line.endswith(".lock")}

    def _lines(self) -> list[str]:
        return self.asked.read_text(encoding="utf-8").splitlines() if self.asked.exists() else []

    def change(self, lock: str, note: object) -> None:
        """Change a lock file, as a new version of the checkout would."""
        with (self.root / "requirements" / lock).open("a", encoding="utf-8") as file:
            file.write(f"# {note}\n")

    def break_off(self, broken: bool) -> None:
        """Let packages fail to install, or succeed again."""
        if broken:
            self._broken.touch()
        else:
            self._broken.unlink()
