"""Every row of the reference's lists of scenarios is covered, where that lies beside the checkout."""

from __future__ import annotations

import pytest

from tests.thrones.rows import (
    EDITIONS,
    NOTHING,
    REFERENCE,
    Sheet,
    cases,
    faults_of,
    find_test,
    named,
    names_card,
    places,
    read_rows,
)
from weirwood.core.build import build
from weirwood.lab.blanks import Part, notices, parts_of
from weirwood.lab.slips import Slip, slips_of
from weirwood.thrones.books import find_book

each_edition = pytest.mark.parametrize("edition", EDITIONS)
beside = pytest.mark.skipif(
    not REFERENCE.exists(), reason="the reference data does not lie beside this checkout"
)


@beside
@each_edition
def test_every_row_is_covered_or_merged(edition: str) -> None:
    sheet = Sheet(edition)
    found = places(sheet, read_rows(edition))
    open = [
        f"{row} ({row.label}): {sheet.faults(row, place)}"
        for row, place in found
        if sheet.way(row, place) == NOTHING
    ]
    assert open == []


@beside
@each_edition
def test_every_entry_is_about_a_row(edition: str) -> None:
    """And none is needed no more, since a test covers its row."""
    sheet, rows = Sheet(edition), read_rows(edition)
    assert set(sheet.said["labels"]) == {row.label for row in rows}
    asked = {(row.label, str(row)): place for row, place in places(sheet, rows)}
    remarks = {row for entry in sheet.said.get("remark", ()) for row in named(entry)}
    assert (sheet.merged | remarks | set(sheet.scenes)) - set(asked) == set()
    assert set(sheet.said["elsewhere"]) - {name for _, name in asked} == set()
    for row, place in places(sheet, rows):
        if (row.label, str(row)) in sheet.merged:
            sheet.merged.remove((row.label, str(row)))
            assert sheet.way(row, place) == NOTHING, f"{row} ({row.label}) is covered and merged"


@each_edition
def test_every_fault_is_one_of_a_card(edition: str) -> None:
    """None that a test notices makes no difference."""
    sheet = Sheet(edition)
    for code, faults in sheet.found.items():
        assert faults <= set(faults_of(edition, code)), code
    for fault in sheet.equal:
        code, _, name = fault.partition(" ")
        assert name in faults_of(edition, code), fault
        assert name not in sheet.found.get(code, ()), f"{fault} is noticed"


@each_edition
def test_every_test_is_there_and_names_its_cards(edition: str) -> None:
    sheet = Sheet(edition)
    for module, tests in sheet.noticed.items():
        for name, cards in tests.items():
            for code in cards:
                assert names_card(edition, f"{module}::{name}", code), (module, name, code)
    for row, test in sheet.scenes.items():
        assert names_card(edition, test, row[1].partition("-")[0]), (row, test)
    for said in sheet.said["labels"].values():
        for path in said.get("rules", ()):
            assert callable(find_test(edition, path))
        for path in said.get("derived", ()):
            assert any(cases(edition, path)), path


@each_edition
def test_every_reason_is_a_sentence(edition: str) -> None:
    said = Sheet(edition).said
    for entry in [*said.get("merged", ()), *said.get("equal", ()), *said.get("remark", ())]:
        assert entry["reason"].endswith(".") and entry["reason"][0].isupper()
    rows = [row for kind in ("merged", "scene") for entry in said.get(kind, ()) for row in named(entry)]
    assert len(rows) == len(set(rows))


@pytest.mark.skipif(build() == "compiled", reason="compiled functions cannot be replaced for a while")
@each_edition
def test_what_is_said_to_be_noticed_is_noticed(edition: str) -> None:
    """For every fortieth fault whose test has no cases; all of them take minutes."""
    sheet = Sheet(edition)
    said = [
        (find_test(edition, f"{module}::{name}"), code, fault)
        for module, tests in sheet.noticed.items()
        for name, cards in tests.items()
        for code, faults in cards.items()
        for fault in faults
    ]
    plain = [(test, code, fault) for test, code, fault in said if not getattr(test, "pytestmark", ())]
    pool = find_book(edition).pool.by_code
    assert len(plain) > 400
    for test, code, name in plain[::40]:
        test()
        faults: list[Part | Slip] = [*parts_of(pool[code]), *slips_of(pool[code])]
        [fault] = [each for each in faults if each.name == name]
        assert notices(test, fault), (test, code, name)
