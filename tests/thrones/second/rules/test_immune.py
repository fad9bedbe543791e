"""Immunity: what it keeps off a card, and what it does not (RR.immune)."""

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

DRAGON = "Stubborn Dragon"


@rule("RR.immune.1")
def test_an_immune_card_is_not_offered_as_a_target() -> None:
    s = scene(you=side(plays=[DRAGON, "Littlefinger"], hand=["Blind Zeal"]), ask="windows")
    s.you.plays("Blind Zeal")
    assert s.card("Littlefinger")["strength"] == 8  # the only choice
    alone = scene(you=side(plays=[DRAGON], hand=["Blind Zeal"]), ask="windows")
    assert alone.you.offered(Verb.PLAY) == []


@rule("RR.immune.1")
def test_what_happens_to_all_does_not_happen_to_an_immune_card() -> None:
    s = scene(
        you=side(plays=[DRAGON, "Ranging Party"], hand=["All Razed"]),
        foe=side(plays=["Varys"]),
        ask="windows",
    )
    s.you.plays("All Razed")
    assert s.you.in_play == [DRAGON]
    assert s.foe.in_play == []


@rule("RR.immune.1")
def test_a_lasting_effect_on_all_leaves_an_immune_card_alone() -> None:
    dragon = {"card": "Sanctuary"}
    s = scene(
        you=side(plays=[dragon, "Ranging Party", "Areo Hotah"], hand=["Dragon Sight"], gold=1), ask="windows"
    )
    s.you.uses("Sanctuary")
    s.you.picks("Ranging Party")
    s.all_pass("4.2")
    s.you.challenges("military", "Ranging Party", "Areo Hotah")
    s.you.plays("Dragon Sight")
    assert (s.card("Ranging Party")["strength"], s.card("Areo Hotah")["strength"]) == (5, 4)


@rule("RR.immune.1")
def test_a_constant_effect_leaves_an_immune_card_alone() -> None:
    s = scene(you=side(plays=[DRAGON, "Varys"], plot="Fortified Position"), ask="windows")
    assert s.card("Varys")["blank"]
    assert not s.card(DRAGON)["blank"]
    assert s.you.offered(Verb.USE) == [DRAGON]


@rule("RR.immune.1")
def test_immunity_is_to_the_set_of_effects_named_and_to_no_other() -> None:
    s = scene(you=side(plays=[DRAGON, {"card": "Margaery Tyrell"}]), ask="windows")
    s.you.uses("Margaery Tyrell")
    s.you.picks(DRAGON)
    assert s.card(DRAGON)["strength"] == 8


@rule("RR.immune.2")
def test_attachments_of_an_immune_card_are_not_immune() -> None:
    s = reveal("Confiscation", you=side(), foe=side(plays=[{"card": DRAGON, "attachments": ["Little Bird"]}]))
    assert s.foe.discard == ["Little Bird"]
    assert s.foe.in_play == [DRAGON]


@rule("RR.immune.2")
def test_abilities_of_an_immune_card_are_not_immune() -> None:
    s = scene(
        you=side(plays=[DRAGON]),
        foe=side(plays=["Tyrion Lannister"], hand=["Treachery"], gold=1),
        ask="windows",
    )
    s.you.uses(DRAGON)
    s.foe.plays("Treachery")
    assert s.you.gold == 0


@rule("RR.immune.2")
def test_tokens_on_an_immune_card_are_not_immune() -> None:
    plays = [{"card": DRAGON, "power": 2}, {"card": "Varys", "power": 1}]
    s = scene(you=side(plays=plays, hand=["Disgrace"]), ask="windows")
    s.you.plays("Disgrace")
    assert (s.card(DRAGON)["power"], s.card("Varys")["power"]) == (1, 0)


@rule("RR.immune.2")
def test_an_event_that_only_takes_tokens_off_an_immune_card_may_be_played() -> None:
    s = scene(you=side(plays=[{"card": DRAGON, "power": 1}], hand=["Disgrace"]), ask="windows")
    s.you.plays("Disgrace")
    assert s.you.power == 0


def _strengthened() -> Scene:
    """For the North! has strengthened Robb, who then finds sanctuary."""
    s = scene(
        you=side(plays=["Robb Stark", "Sanctuary"], hand=["For the North!", "For the North!"]), ask="windows"
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Robb Stark")
    s.you.plays("For the North!")
    s.foe.passes()
    s.you.uses("Sanctuary")
    return s


@rule("RR.immune.3")
def test_immunity_gained_later_leaves_what_applies_already() -> None:
    s = _strengthened()
    assert s.card("Robb Stark")["strength"] == 7
    s.foe.passes()
    assert s.you.offered(Verb.PLAY) == []  # the second copy can no longer reach him


@rule("RR.immune.3")
def test_what_applied_before_the_immunity_expires_as_it_would() -> None:
    s = _strengthened()
    s.pass_to("4.aw")
    assert s.card("Robb Stark")["strength"] == 5


@rule("RR.immune.4")
def test_an_immune_card_may_pay_costs() -> None:
    s = scene(
        you=side(plays=[DRAGON, "Ranging Party"], hand=["Dracarys!"], gold=1),
        foe=side(plays=["Tumblestone Knight"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Ranging Party")
    s.you.plays("Dracarys!")
    assert s.card(DRAGON)["kneeling"]
    assert s.card("Ranging Party")["strength"] == 1


@rule("RR.framework-effects.1")
def test_the_framework_reaches_cards_that_are_immune() -> None:
    s = scene(
        you=side(plays=["Ranging Party"], plot="A Storm of Swords"), foe=side(plays=[DRAGON]), ask="windows"
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Ranging Party")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.pass_to("4.2.4")
    s.choose(0, s.you.decision.options[0].key)
    assert s.foe.dead == [DRAGON]
