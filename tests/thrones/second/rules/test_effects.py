"""Effects: card effects, framework effects, and what is no effect (RR.effects)."""

from tests.thrones.scene import reveal, scene, side
from tests.thrones.second.rules.asking import fight
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.effects.1")
def test_immunity_to_card_effects_does_not_stop_claim() -> None:
    s = scene(
        side(plays=["Robb Stark"], plot="Sneak Attack"),
        side(plays=["Stubborn Dragon", "Nobody"]),
        ask="windows",
    )
    fight(s, "military", "Robb Stark")
    s.you.says(True)
    assert sorted(s.foe.dead) == ["Nobody", "Stubborn Dragon"]


@rule("RR.effects.1")
def test_the_same_death_is_a_card_effect_when_a_card_brings_it_about() -> None:
    mine = side(plays=["Robb Stark"], hand=["Put to the Sword"], gold=2)
    s = scene(mine, side(plays=["Stubborn Dragon"]), ask="windows")
    fight(s, "military", "Robb Stark")
    assert s.you.offered(Verb.PLAY) == []
    s = reveal("Filthy Accusations", foe=side(plays=["Stubborn Dragon", "Nobody"]))
    assert s.card("Nobody")["kneeling"]


@rule("RR.effects.1")
def test_standing_and_kneeling_by_the_framework_is_no_card_effect() -> None:
    s = scene(side(plays=["Stubborn Dragon"], plots=["Filthy Accusations"]), side(), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Stubborn Dragon")
    assert s.card("Stubborn Dragon")["kneeling"]
    s.pass_to("6.aw")
    assert not s.card("Stubborn Dragon")["kneeling"]


@rule("RR.effects.2")
def test_an_immune_card_pays_costs() -> None:
    mine = side(plays=["Stubborn Dragon", "Robb Stark"], hand=["Dracarys!"], gold=1)
    s = scene(mine, side(plays=["Nobody"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    s.you.plays("Dracarys!")
    assert s.card("Stubborn Dragon")["kneeling"]
    assert s.card("Robb Stark")["strength"] == 1


@rule("RR.effects.2")
def test_a_cancel_of_effects_does_not_undo_costs() -> None:
    mine = side(plays=["Drogon", "Robb Stark"], hand=["Dracarys!"], gold=1)
    s = scene(mine, side(plays=["Bran Stark"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Robb Stark")
    s.you.plays("Dracarys!")
    assert s.card("Drogon")["kneeling"]
    s.foe.uses("Bran Stark")
    assert (s.card("Drogon")["kneeling"], s.you.gold, s.card("Robb Stark")["strength"]) == (True, 0, 5)


@rule("RR.effects.3")
def test_as_much_as_possible_happens() -> None:
    s = scene(side(hand=["Confinement"], gold=1), side(plays=["Grey Wind", "Nobody"]), ask="windows")
    s.you.plays("Confinement")
    s.you.picks("Grey Wind")  # who has one of the three icons
    assert s.card("Grey Wind")["icons"] == []
    s = reveal("Heads on Spikes", foe=side(hand=["The Roseroad"]))
    assert (s.foe.discard, s.foe.dead, s.you.power) == (["The Roseroad"], [], 0)
    s = reveal("Heads on Spikes", foe=side(hand=["Bran Stark"]))
    assert (s.foe.discard, s.foe.dead, s.you.power) == ([], ["Bran Stark"], 2)


@rule("RR.effects.3")
def test_fewer_cards_than_called_for_are_drawn() -> None:
    s = reveal("Counting Coppers", you=side(deck=["Varys", "Bran Stark"]), winning=False)
    assert s.you.hand == ["Varys", "Bran Stark"]


@rule("RR.effects.3")
def test_what_must_be_done_is_not_declined() -> None:
    s = scene(
        side(plays=["The Tickler"]),
        side(deck=["Robb Stark", "Varys"], plays=["Robb Stark"]),
        at="dominance",
        ask="windows",
    )
    s.you.uses("The Tickler")
    assert s.foe.discard == ["Robb Stark"]  # nobody was asked
    assert sorted(option.verb.value for option in s.you.decision.options) == [
        "no",
        "yes",
    ]  # you may choose a copy
