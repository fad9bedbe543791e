"""The bundle that the server serves is what its sources build, and its sources keep their promises."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.web.sources import BUNDLE, ROOT, WEB, run


def _files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_bundle_is_what_the_sources_build(tmp_path: Path) -> None:
    run("build.mjs", "--out", str(tmp_path / "bundle"))
    built, kept = _files(tmp_path / "bundle"), _files(BUNDLE)
    assert sorted(built) == sorted(kept)
    assert [name for name in built if built[name] != kept[name]] == []


def test_sources_are_well_typed() -> None:
    told = run(
        "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"
    )
    assert "0 errors and 0 warnings" in told


def test_differences_are_applied_as_the_server_makes_them(tmp_path: Path) -> None:
    cases = ROOT / "tests" / "server" / "patches.json"
    entry = tmp_path / "patch.mjs"
    build = (
        "import {build} from 'esbuild';"
        "await build({entryPoints: ['src/wire/patch.ts'], format: 'esm', outfile: process.argv[1]})"
    )
    run("--input-type=module", "-e", build, str(entry))
    check = (
        f"import {{patched}} from {json.dumps(entry.as_uri())}; import {{readFileSync}} from 'node:fs';"
        f"const cases = JSON.parse(readFileSync({json.dumps(str(cases))}, 'utf8'));"
        "console.log(JSON.stringify(cases.map((one) => patched(one.old, one.patch))))"
    )
    expected = [case["new"] for case in json.loads(cases.read_text(encoding="utf-8"))]
    assert json.loads(run("--input-type=module", "-e", check)) == expected
    assert expected


def test_lock_file_records_no_addresses() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_bundle_asks_for_nothing_from_elsewhere() -> None:
    for name in ("index.html", "app.css"):
        text = (BUNDLE / name).read_text(encoding="utf-8")
        assert re.findall(r"(?:src|href|url)\W{1,3}(?:https?:)?//", text) == []
    page = (BUNDLE / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=", page) == []


def test_what_listens_may_change_the_page_at_any_time() -> None:
    """Svelte's own listeners may; a bare one that is called while the page changes would break that change."""
    sources = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]
    assert [path.name for path in sources if "addEventListener" in path.read_text(encoding="utf-8")] == []


def test_components_are_small() -> None:
    sources = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.css")]
    made = WEB / "src" / "wire" / "wire.ts"
    large = {p.name: n for p in sources if p != made and (n := len(p.read_text().splitlines())) > 300}
    assert large == {}
