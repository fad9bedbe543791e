"""Event cards: when they may be played, what playing means, and what they never become (RR.event)."""

from tests.thrones.scene import Scene, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

SUPERIOR = "Superior Claim"


@rule("RR.event.1")
def test_a_reaction_event_is_played_in_the_window_it_answers_and_nowhere_else() -> None:
    you = side(plays=["Wildling Horde"], hand=[SUPERIOR, "Put to the Sword"], gold=2)
    s = scene(you=you, ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Wildling Horde")
    assert s.you.offered(Verb.PLAY) == []
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    assert s.you.offered(Verb.PLAY) == [SUPERIOR]


@rule("RR.event.1")
def test_a_condition_that_is_not_met_in_full_does_not_let_an_event_be_played() -> None:
    you = side(plays=["Wildling Horde"], hand=[SUPERIOR])
    s = scene(you=you, foe=side(plays=["Bran Stark"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "Wildling Horde")
    s.all_pass("4.2.1")
    s.foe.defends("Bran Stark")
    s.all_pass()
    assert s.facts["challenge"]["winner"] == 0
    assert s.you.offered(Verb.PLAY) == []


def _action_of_foe(*yours: str) -> Scene:
    """The foe uses Margaery on her own knight; you hold Treachery."""
    s = scene(
        you=side(plays=yours, hand=["Treachery"], gold=1),
        foe=side(plays=["Margaery Tyrell", "The Knight of Flowers"]),
        first_player=1,
    )
    s.foe.uses("Margaery Tyrell")
    s.foe.picks("The Knight of Flowers")
    return s


@rule("RR.event.1")
def test_an_event_is_played_only_if_what_it_asks_for_holds() -> None:
    assert _action_of_foe("Tyrion Lannister").you.offered(Verb.PLAY) == ["Treachery"]
    alone = _action_of_foe("Lannisport Merchant", "Littlefinger")
    assert alone.you.offered(Verb.PLAY) == []
    assert alone.card("The Knight of Flowers")["strength"] == 8


@rule("RR.event.2")
def test_a_played_event_lies_in_the_discard_pile_before_anybody_reacts_to_it() -> None:
    you = side(plays=["Melisandre"], hand=["Seen In Flames"], gold=3)
    s = scene(you=you, foe=side(plays=["Littlefinger"], hand=["Bodyguard", "Little Bird"]))
    s.you.plays("Seen In Flames")
    assert s.card("Seen In Flames")["zone"] == "being-played"
    assert (s.you.gold, s.you.hand, s.you.discard) == (2, [], [])
    s.you.picks("Bodyguard")
    assert s.you.offered(Verb.USE) == ["Melisandre"]
    assert s.foe.discard == ["Bodyguard"]
    assert s.you.discard == ["Seen In Flames"]


@rule("RR.event.2", "RR.event.4")
def test_an_event_canceled_was_played_paid_for_and_discarded() -> None:
    you = side(plays=["Melisandre"], hand=["Seen In Flames"], gold=3)
    foe = side(plays=["Littlefinger"], hand=["Bodyguard", "The Hand's Judgment"], gold=1)
    s = scene(you=you, foe=foe)
    s.you.plays("Seen In Flames")
    s.foe.plays("The Hand's Judgment")
    assert s.foe.hand == ["Bodyguard"]
    assert (s.you.gold, s.you.discard) == (2, ["Seen In Flames"])
    assert s.you.offered(Verb.USE) == ["Melisandre"]


@rule("RR.event.4", "RR.limits.6")
def test_an_event_canceled_has_used_up_its_maximum() -> None:
    you = side(plays=["Ranging Party"], hand=["Put to the Sword", "Put to the Sword"], gold=4)
    foe = side(plays=["Littlefinger", "Varys"], hand=["The Hand's Judgment"], gold=2)
    s = scene(you=you, foe=foe)
    s.you.challenges("military", "Ranging Party")
    s.foe.defends()
    s.you.plays("Put to the Sword")
    s.you.picks("Varys")
    s.foe.plays("The Hand's Judgment")
    assert "Varys" in s.foe.in_play
    assert s.you.gold == 2
    assert s.you.offered(Verb.PLAY) == []
    assert s.you.hand == ["Put to the Sword"]


@rule("RR.event.3")
def test_the_group_of_a_lasting_effect_is_fixed_when_the_event_is_played() -> None:
    s = scene(
        you=side(plays=["Ranging Party", "Areo Hotah"], hand=["Dragon Sight"], gold=1),
        foe=side(plays=["Tumblestone Knight"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Ranging Party", "Areo Hotah")
    s.you.plays("Dragon Sight")
    s.all_pass("4.2.1")
    s.foe.defends("Tumblestone Knight")
    strengths = [s.card(name)["strength"] for name in ("Ranging Party", "Areo Hotah", "Tumblestone Knight")]
    assert strengths == [4, 4, 2]


@rule("RR.event.3")
def test_a_card_of_the_group_that_stops_qualifying_stays_in_it() -> None:
    s = scene(
        you=side(plays=["Ranging Party", "Wildling Horde"], hand=["Dragon Sight"], gold=1),
        foe=side(plays=["Highgarden"], gold=1),
    )
    s.you.challenges("military", "Ranging Party", "Wildling Horde")
    s.you.plays("Dragon Sight")
    s.foe.uses("Highgarden")
    s.foe.picks("Ranging Party")
    assert s.card("Ranging Party")["participating"] is None
    assert s.card("Ranging Party")["strength"] == 4


@rule("RR.event.5")
def test_a_card_of_any_kind_put_into_play_is_never_an_event() -> None:
    hand = ["Take the Black", "Castle Black", "Longclaw", "Samwell Tarly"]
    s = scene(you=side(plays=["Old Bear Mormont"], hand=hand))
    s.you.passes()
    s.you.uses("Old Bear Mormont")
    assert sorted(s.you.offered()) == ["Castle Black", "Longclaw", "Samwell Tarly"]


@rule("RR.event.5")
def test_an_event_that_becomes_an_attachment_is_in_play() -> None:
    s = scene(you=side(plays=["Salty Navigator"], hand=["Risen from the Sea"]), ask="windows")
    s.kill("Salty Navigator")
    s.you.plays("Risen from the Sea")
    assert s.card("Risen from the Sea")["zone"] == "attached"
    assert s.card("Risen from the Sea")["type"] == "attachment"
