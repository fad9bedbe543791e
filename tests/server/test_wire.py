"""The wire: its types are up to date, and patches lead from one version to the next."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import fields

from tests.server.patched import patched
from weirwood.server.telling.diffs import patch
from weirwood.server.wire import messages as wire
from weirwood.server.wire import types as wire_types
from weirwood.server.wire.views import Card, Challenge, IntrigueSeat, LastingEffect, Side

ROOT = Path(__file__).parents[2]
CASES = json.loads((Path(__file__).parent / "patches.json").read_text(encoding="utf-8"))


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    kept = (ROOT / "web" / "src" / "wire" / "wire.ts").read_text(encoding="utf-8")
    assert kept == wire_types.typescript(), "run: weirwood wire > web/src/wire/wire.ts"


def test_every_request_is_described_with_its_arguments() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").partition("## The table's socket")[2]
    rows = dict(re.findall(r"^\| `(\w+)` \|([^|]*)\|", page, re.MULTILINE))
    assert set(rows) == {struct.__struct_config__.tag for struct in wire.REQUESTS}
    for struct in wire.REQUESTS:
        for field in fields(struct):
            name = field.name if field.required else f"{field.name}?"
            assert field.name == "id" or f"`{name}`" in rows[str(struct.__struct_config__.tag)]


@pytest.mark.parametrize("struct", [*wire.VIEWS, Card, Side, Challenge, LastingEffect, IntrigueSeat])
def test_every_field_of_a_view_is_described(struct: type[Struct]) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]*)`", page))))
    assert {field.name for field in fields(struct)} <= words


def test_every_struct_has_a_schema() -> None:
    schema = wire_types.schema()
    views = [{"$ref": f"#/components/schemas/{view.__name__}"} for view in wire.VIEWS]
    assert schema["Told"]["properties"]["view"]["anyOf"][0]["anyOf"] == views
    assert {struct.__name__ for struct in wire_types.structs()} <= set(schema)
    assert schema["Told"]["properties"]["decision"]


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_patches_are_those_that_clients_understand(case: dict[str, Any]) -> None:
    assert json.dumps(patch(case["old"], case["new"])) == json.dumps(case["patch"])
    assert json.dumps(patched(case["old"], case["patch"]), sort_keys=True) == json.dumps(
        case["new"], sort_keys=True
    )


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["a", "b"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "a", "b"]), inner, max_size=3)
        | st.lists(
            st.fixed_dictionaries({"id": st.integers(0, 5), "v": inner}),
            max_size=4,
            unique_by=lambda item: item["id"],
        ).map(lambda items: sorted(items, key=lambda item: item["id"]))
    ),
    max_leaves=12,
)
OBJECTS = st.dictionaries(st.sampled_from(["a", "b", "decision", "log"]), VALUES, max_size=4)


@given(OBJECTS, OBJECTS)
def test_a_patch_leads_to_the_new_version_to_the_byte(old: dict[str, Any], new: dict[str, Any]) -> None:
    steps = json.loads(json.dumps(patch(old, new)))
    assert json.dumps(patched(old, steps), sort_keys=True) == json.dumps(new, sort_keys=True)
    if json.dumps(old, sort_keys=True) == json.dumps(new, sort_keys=True):
        assert steps == []
