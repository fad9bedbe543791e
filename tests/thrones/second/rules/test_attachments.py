"""Attachments: how they come, where they may be, and what becomes of them (RR.attachment)."""

from tests.thrones.scene import reveal, scene, side
from tests.thrones.second.rules.asking import fight, refused
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.attachment.1")
def test_an_attachment_enters_play_standing_on_its_host_and_stays() -> None:
    plots = ["The Winds of Winter"]
    mine = side(plays=[{"card": "Robb Stark", "kneeling": True}], hand=["Little Bird"], gold=1, plots=plots)
    s = scene(mine, side(plots=plots), at="marshaling", ask="windows")
    s.you.marshals("Little Bird")
    bird = s.card("Little Bird")
    assert (bird["zone"], bird["attached_to"], bird["kneeling"]) == ("attached", s.id("Robb Stark"), False)
    s.pass_to("3.aw", round=2)
    assert s.card("Little Bird")["attached_to"] == s.id("Robb Stark")
    s.kill("Robb Stark")
    assert "Little Bird" in s.you.hand


@rule("RR.attachment.2")
def test_an_attachment_without_a_host_is_not_marshaled() -> None:
    commoner = scene(
        side(plays=["Ranging Party"], hand=["Seal of the Hand"], gold=3), at="marshaling", ask="windows"
    )
    assert commoner.you.offered() == ["pass"]
    assert refused(commoner, 0, "marshal", "Seal of the Hand") == ["RR.attachment.2"]
    lord = scene(
        side(plays=["Robb Stark"], hand=["Seal of the Hand"], gold=3), at="marshaling", ask="windows"
    )
    assert lord.you.offered(Verb.MARSHAL) == ["Seal of the Hand"]


@rule("RR.attachment.2")
def test_an_attachment_without_a_host_is_neither_ambushed_nor_put_into_play() -> None:
    empty = side(hand=["Widow's Wail", "Longclaw"], gold=9)
    assert scene(empty, ask="windows").you.offered() == ["pass"]
    for brothers, offered in ((["Maester Cressen"], ["Links of a Chain", "Yoren"]), ([], [])):
        crow = side(plays=["Old Bear Mormont", *brothers], hand=["Links of a Chain", "Yoren"])
        s = scene(crow, side(), at="4.4", ask="windows")
        s.you.uses("Old Bear Mormont")
        assert sorted(s.you.offered(Verb.PICK)) == offered
    assert "Yoren" in s.you.in_play  # the only card that could enter play


@rule("RR.attachment.3")
def test_an_attachment_goes_on_characters_of_any_side_and_on_nothing_else() -> None:
    s = scene(
        side(plays=["Robb Stark", "The Roseroad"], hand=["Little Bird"], gold=1, plot="Summons"),
        side(plays=[{"card": "Varys", "attachments": ["Noble Lineage"]}, "The Kingsroad"]),
        at="marshaling",
    )
    s.you.marshals("Little Bird")
    assert s.you.offered() == ["Robb Stark", "Varys"]


@rule("RR.attachment.3")
def test_an_attachment_that_says_so_goes_elsewhere() -> None:
    s = scene(
        side(plays=["Robb Stark", "The Roseroad"], hand=["Gilded Gate"], gold=1),
        side(plays=["The Kingsroad"]),
        at="marshaling",
    )
    s.you.marshals("Gilded Gate")
    assert s.you.offered() == ["The Roseroad", "The Kingsroad"]
    s.you.picks("The Kingsroad")
    assert s.card("Gilded Gate")["attached_to"] == s.id("The Kingsroad")


@rule("RR.attachment.4")
def test_a_character_bears_any_number_of_attachments() -> None:
    names = [
        "Little Bird",
        "Noble Lineage",
        "Syrio's Training",
        "Knighted",
        "Little Bird",
        "Milk of the Poppy",
    ]
    s = scene(side(plays=["Robb Stark"], hand=names, gold=9), at="marshaling", ask="windows")
    for name in names:
        s.you.marshals(name)
        s.foe.passes()
    assert len(s.card("Robb Stark")["attachments"]) == 6


@rule("RR.attachment.5")
def test_attachments_return_to_their_owners_hands_at_the_same_instant() -> None:
    laden = {
        "card": "Bran Stark",
        "attachments": ["Little Bird", {"card": "Noble Lineage", "controller": 1}],
    }
    mine = side(plays=[laden, {"card": "Robb Stark", "kneeling": True}])
    s = scene(mine, ask="windows")
    s.kill("Bran Stark")
    assert s.you.offered() == ["Robb Stark", "pass"]  # the first to be asked after the death
    assert (s.you.hand, s.foe.hand) == (["Little Bird"], ["Noble Lineage"])
    assert (s.you.discard, s.foe.discard) == ([], [])


@rule("RR.attachment.6")
def test_an_attachment_is_discarded_when_its_host_is_no_longer_right() -> None:
    knight = {
        "card": "Margaery Tyrell",
        "attachments": [{"card": "Knighted"}, {"card": "Mare in Heat", "controller": 1}],
    }
    s = scene(side(plays=[knight]), ask="windows")
    s.discard("Knighted")
    assert s.you.discard == ["Knighted"]
    assert s.foe.discard == ["Mare in Heat"]
    assert s.foe.hand == []


@rule("RR.attachment.7")
def test_who_controls_the_host_does_not_control_the_attachment() -> None:
    robb = {"card": "Robb Stark", "attachments": [{"card": "Milk of the Poppy", "controller": 1}]}
    s = scene(side(plays=[robb]), side(), ask="windows")
    assert s.card("Milk of the Poppy")["controller"] == 1
    assert s.foe.in_play == ["Milk of the Poppy"]
    ward = side(hand=["Ward"], gold=4)
    bird = {"card": "Yoren", "attachments": ["Little Bird"]}
    s = scene(ward, side(plays=[bird]), at="marshaling", ask="windows")
    s.you.marshals("Ward")
    assert (s.card("Yoren")["controller"], s.card("Little Bird")["controller"]) == (0, 1)
    raiders = side(plays=["Rattleshirt's Raiders"], plot="Summons")
    own = {"card": "Varys", "attachments": [{"card": "Little Bird", "controller": 0}]}
    s = scene(raiders, side(plays=[own]), ask="windows")
    fight(s, "military", "Rattleshirt's Raiders")
    assert s.asks(0, "apply-claim")  # no attachment the loser controls, so nothing to react with


@rule("RR.attachment.8")
def test_host_and_attachment_kneel_and_stand_apart() -> None:
    sealed = {"card": "Robb Stark", "kneeling": True, "attachments": ["Seal of the Hand"]}
    s = scene(side(plays=[sealed]), ask="windows")
    s.you.uses("Seal of the Hand")
    assert (s.card("Robb Stark")["kneeling"], s.card("Seal of the Hand")["kneeling"]) == (False, True)
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    assert (s.card("Robb Stark")["kneeling"], s.card("Seal of the Hand")["kneeling"]) == (True, True)
    fresh = {"card": "Robb Stark", "attachments": ["Seal of the Hand"]}
    s = reveal("Filthy Accusations", foe=side(plays=[fresh]))
    assert (s.card("Robb Stark")["kneeling"], s.card("Seal of the Hand")["kneeling"]) == (True, False)
