"""How an environment is built: uv, the pinned packages, and the sources or the compiled wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

from saying import Failure, Unavailable, run, say

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / ".weirwood"
TAKES = {"play": "about half a minute", "dev": "about a minute", "compiled": "about three minutes"}
LOCKED = {
    "launcher": ("--group", "launcher"),
    "play": ("pyproject.toml", "--extra", "tui", "--extra", "table"),
    "dev": ("pyproject.toml", "--extra", "tui", "--extra", "table", "--group", "dev"),
}
"""What each lock file pins."""
_UV = {"UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never", "UV_NO_CONFIG": "1"}


def build(kind: str, folder: Path) -> None:
    """Make an environment of this kind, in place of what a build broken off may have left there."""
    obstacle = compile_obstacle() if kind == "compiled" else None
    if obstacle is not None:
        raise Unavailable(obstacle)
    uv = find_uv()
    say(f"setting up ({kind}): this happens once and takes {TAKES[kind]}")
    shutil.rmtree(folder, ignore_errors=True)
    _uv(uv, "making the environment", "venv", "--python", sys.executable, folder)
    lock = ROOT / "requirements" / ("play.lock" if kind == "play" else "dev.lock")
    python = folder / "bin" / "python"
    into = ("pip", "install", "--python", python)
    _uv(uv, "installing packages", *into, "--require-hashes", "-r", lock)
    if kind == "compiled":
        say("compiling the engine")
        path = f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        options = ("--no-deps", "--no-build-isolation", "--no-cache")
        _uv(uv, "compiling", *into, *options, ROOT, PATH=path, WEIRWOOD_COMPILE="1")
    else:
        _link_sources(python)


def _link_sources(python: Path) -> None:
    """Let the environment find the sources, by a relative path: Python reads the file in the locale's encoding."""
    script = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.check_output([python, "-I", "-X", "utf8", "-c", script], text=True).strip())
    (packages / "weirwood.pth").write_text(f"{os.path.relpath(ROOT / 'src', packages)}\n", encoding="utf-8")


def compile_obstacle() -> str | None:
    """What is missing to compile the engine, if anything."""
    if not (shutil.which("cc") or shutil.which("gcc")):
        return "The engine cannot be compiled here: there is no C compiler (Debian: apt-get install gcc)."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return (
            f"The engine cannot be compiled here: the C headers of {sys.executable} are missing "
            "(Debian: apt-get install python3-dev)."
        )
    return None


def find_uv() -> Path:
    """The user's own uv, else the one that requirements/launcher.lock pins, fetched once."""
    own = shutil.which("uv")
    if (
        own is not None
        and subprocess.run([own, "--version"], capture_output=True, check=False).returncode == 0
    ):
        return Path(own)
    lock = ROOT / "requirements" / "launcher.lock"
    folder = STATE / f"uv-{sha256(lock.read_bytes()).hexdigest()[:12]}"
    if not folder.exists():
        _fetch_uv(lock, folder)
    return folder / "bin" / "uv"


def _fetch_uv(lock: Path, folder: Path) -> None:
    python = _python_with_pip()
    if python is None:
        raise Failure(f"Please install uv, or pip for {sys.executable}, and try again.")
    STATE.mkdir(exist_ok=True)
    fetched = folder.with_name(f"{folder.name}.{os.getpid()}")
    options = ("--quiet", "--disable-pip-version-check", "--root-user-action=ignore", "--no-deps")
    try:
        say("fetching uv")
        run(
            "fetching uv",
            python,
            "-m",
            "pip",
            "install",
            *options,
            "--require-hashes",
            "-r",
            lock,
            "--target",
            fetched,
        )
        fetched.rename(folder)
    except OSError:
        if not folder.exists():  # another run was first: then its uv serves both
            raise
    finally:
        shutil.rmtree(fetched, ignore_errors=True)


def _python_with_pip() -> str | None:
    """A Python with pip. Where there is none, root gets Debian's."""
    if _has_pip(sys.executable):
        return sys.executable
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing Debian's python3-pip")
        for command in (("apt-get", "update", "-q"), ("apt-get", "install", "-q", "-y", "python3-pip")):
            subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False)
    return next((python for python in (sys.executable, "/usr/bin/python3") if _has_pip(python)), None)


def _has_pip(python: str) -> bool:
    try:
        return (
            subprocess.run([python, "-m", "pip", "--version"], capture_output=True, check=False).returncode
            == 0
        )
    except OSError:
        return False


def pin(uv: Path, name: str) -> None:
    """Write a lock file: the newest versions with their hashes, for every system and Python, without addresses."""
    options = ("--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade")
    plain = ("--no-emit-index-url", "--no-header", "--no-annotate")
    target = ("-o", f"requirements/{name}.lock")
    _uv(uv, f"pinning {name}", "pip", "compile", *LOCKED[name], *options, *plain, *target)


def _uv(uv: Path, doing: str, *arguments: str | Path, **env: str) -> None:
    run(doing, uv, "--quiet", *arguments, cwd=ROOT, env={**os.environ, **_UV, **env})
