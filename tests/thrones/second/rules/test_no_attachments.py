"""The keyword *no attachments* and its variants."""

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def _hosts(s: Scene, attachment: str) -> list[str]:
    """The cards an attachment in your hand may be marshaled on."""
    s.you.marshals(attachment)
    return s.you.offered(Verb.PICK) if s.asks(0, "host") else []


@rule("RR.no-attachments.1")
def test_a_card_with_no_attachments_is_no_host_of_any() -> None:
    you = side(plays=["Drogon", "Eddard Stark", "Nobody"], hand=["Little Bird"], gold=5)
    s = scene(you, side(plays=["Ghost"]), at="marshaling")
    assert _hosts(s, "Little Bird") == ["Eddard Stark", "Nobody"]


@rule("RR.no-attachments.1")
def test_without_a_host_an_attachment_is_not_offered() -> None:
    s = scene(you=side(plays=["Drogon"], hand=["Little Bird", "Ice"], gold=5), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == []


@rule("RR.no-attachments.1")
def test_attachments_on_a_card_that_gains_the_keyword_are_discarded() -> None:
    bearer = {"card": "Eddard Stark", "attachments": ["Ice", {"card": "Little Bird", "controller": 1}]}
    other = {"card": "Nobody", "attachments": ["Noble Lineage"]}
    s = scene(you=side(plays=[bearer], hand=["Bare Hall"]), foe=side(plays=[other]), ask="windows")
    s.you.ambushes("Bare Hall")
    assert s.you.discard == ["Ice"]
    assert s.foe.discard == ["Little Bird"]
    assert "Noble Lineage" in s.foe.in_play


@rule("RR.no-attachments.2")
def test_no_attachments_of_a_trait_bars_those_alone() -> None:
    hand = ["Little Bird", "Ice", "Knighted"]
    s = scene(you=side(plays=["Unarmed Septon", "Robb Stark"], hand=hand, gold=9), at="marshaling")
    assert _hosts(s, "Little Bird") == ["Unarmed Septon", "Robb Stark"]
    s.you.picks("Unarmed Septon")
    assert _hosts(s, "Knighted") == ["Unarmed Septon", "Robb Stark"]
    s.you.picks("Robb Stark")
    s.you.marshals("Ice")
    assert s.card("Ice")["attached_to"] == s.id("Robb Stark")


@rule("RR.no-attachments.3")
def test_except_a_trait_allows_those_alone() -> None:
    hand = ["Widow's Wail", "Little Bird", "Syrio's Training"]
    s = scene(you=side(plays=["Braided Warrior", "Joffrey Baratheon"], hand=hand, gold=9), at="marshaling")
    assert _hosts(s, "Widow's Wail") == ["Braided Warrior", "Joffrey Baratheon"]
    s.you.picks("Braided Warrior")
    s.you.marshals("Little Bird")
    assert s.card("Little Bird")["attached_to"] == s.id("Joffrey Baratheon")


@rule("RR.no-attachments.4")
def test_of_several_variants_any_that_forbids_prevails() -> None:
    s = scene(you=side(plays=["Jon Snow"], hand=["Longclaw"], gold=9), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == ["Longclaw"]
    s = scene(you=side(plays=["Jon Snow", "Bare Hall"], hand=["Longclaw"], gold=9), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == []


@rule("RR.no-attachments.4")
def test_a_weapon_allowed_before_goes_when_all_are_forbidden() -> None:
    bearer = {"card": "Jon Snow", "attachments": ["Longclaw"]}
    s = scene(you=side(plays=[bearer], hand=["Bare Hall"]), ask="windows")
    s.you.ambushes("Bare Hall")
    assert s.you.discard == ["Longclaw"]
