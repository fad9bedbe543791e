"""Signing out in the settings: a table that is open elsewhere closes, and its page says why it stays closed."""

from __future__ import annotations

from tests.web.conftest import Visiting
from tests.web.sitting import Sitting


def test_signing_out_everywhere_closes_tables_and_says_so(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    sitting.deal(7)
    table = sitting.visitor.page
    settings = sitting.visitor.context.new_page()
    settings.goto(sitting.visitor.address + "/settings")
    settings.get_by_role("button", name="Sign out other browsers").click()
    settings.get_by_role("status").filter(has_text="signed out").wait_for()
    sitting.asked()
    settings.get_by_role("button", name="Sign out everywhere").click()
    settings.get_by_role("button", name="Yes, sign out here too").click()
    settings.get_by_role("status").filter(has_text="signed out").wait_for()
    table.get_by_role("alert").get_by_role("button", name="Load again").wait_for()
    assert not [cookie for cookie in sitting.visitor.context.cookies() if cookie.get("name") == "weirwood"]
