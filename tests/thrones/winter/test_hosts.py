"""Attachments whose host is none for them any more."""

from __future__ import annotations

import pytest

from tests.thrones.winter.scene import Table, confirm, lannister, scene, side


def blanked(host: str, attachment: str) -> Table:
    """A character whose text box is blank has no traits."""
    armed = {"card": host, "attachments": [attachment]}
    s = scene(side("targaryen", armed, "Lookout"), lannister(hand=["Nightmares"]), first_player=1)
    s[1].plays("Nightmares")
    s[1].picks(host)
    return s


@pytest.mark.parametrize(
    ("attachment", "host"), [("King-Beyond-the-Wall", "Wildling Scout"), ("Dothraki Whip", "Jhogo")]
)
def test_an_attachment_is_discarded_when_its_host_becomes_illegal(attachment: str, host: str) -> None:
    s = blanked(host, attachment)
    confirm(s)
    assert s.card(host)["traits"] == []
    assert (s[0].discard, attachment in s[0].in_play) == ([attachment], False)
