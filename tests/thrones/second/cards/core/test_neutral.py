"""Neutral characters, attachments and locations of the Core Set."""

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

BENCH = ["The Roseroad"] * 10


def _wins(s: Scene, type: str, *attackers: str) -> None:
    """The first player's challenge is won without defenders, up to what may answer it."""
    s.you.challenges(type, *attackers)
    s.all_pass()
    s.foe.defends()
    s.all_pass()


@rule("RR.marshal.2")
def test_littlefinger_draws_two_cards_when_marshaled() -> None:
    s = scene(you=side(hand=["Littlefinger"], gold=5, deck=["Varys", "Little Bird", *BENCH]), at="marshaling")
    s.you.marshals("Littlefinger")
    assert s.you.gold == 0
    s.you.uses("Littlefinger")
    assert sorted(s.you.hand) == ["Little Bird", "Varys"]


@rule("RR.abilities.2")
def test_littlefinger_need_not_draw() -> None:
    s = scene(you=side(hand=["Littlefinger"], gold=5), at="marshaling")
    s.you.marshals("Littlefinger")
    s.you.passes()
    assert s.you.hand == []
    assert s.you.in_play == ["Littlefinger"]


@rule("RR.duplicates.8")
def test_littlefinger_does_not_draw_as_a_duplicate() -> None:
    s = scene(you=side(plays=["Littlefinger"], hand=["Littlefinger", "Little Bird"], gold=5), at="marshaling")
    s.you.marshals("Littlefinger")
    assert s.you.hand == ["Little Bird"]
    assert s.you.offered(Verb.USE) == []


@rule("RR.income.1", "RR.plot-value-modifiers.1")
def test_littlefinger_and_the_roseroad_raise_income() -> None:
    s = scene(
        you=side(plays=["Littlefinger", "The Roseroad"], plot="Calling the Banners"), at="draw", ask="windows"
    )
    s.all_pass("3.aw")
    assert s.you.gold == 5


@rule("RR.removed-from-game.1", "RR.framework.5.3")
def test_varys_leaves_the_game_and_all_characters_go() -> None:
    s = scene(
        you=side(plays=["Varys", "Wildling Horde", "The Roseroad"]),
        foe=side(plays=[{"card": "Littlefinger", "attachments": ["Little Bird"]}]),
        at="5.3",
        ask="windows",
    )
    s.you.uses("Varys")
    assert s.you.in_play == ["The Roseroad"]
    assert s.foe.hand == ["Little Bird"]
    assert s.you.discard == ["Wildling Horde"]
    assert s.foe.discard == ["Littlefinger"]
    assert s.card("Varys")["zone"] == "removed"


def test_varys_waits_for_the_end_of_dominance() -> None:
    s = scene(you=side(plays=["Varys", "Wildling Horde"]), at="6.3", ask="windows")
    assert s.you.offered(Verb.USE) == []


def test_those_varys_would_discard_may_be_saved() -> None:
    s = scene(
        you=side(plays=["Varys"]),
        foe=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"]}, "Wildling Horde"]),
        at="5.3",
    )
    s.you.uses("Varys")
    s.foe.uses("Bodyguard")
    assert s.foe.in_play == ["Littlefinger"]
    assert sorted(s.foe.discard) == ["Bodyguard", "Wildling Horde"]


@rule("RR.costs.6")
def test_a_varys_who_is_saved_has_paid_nothing() -> None:
    s = scene(
        you=side(plays=[{"card": "Varys", "duplicates": ["Varys"]}]),
        foe=side(plays=["Wildling Horde"]),
        at="5.3",
    )
    s.you.uses("Varys")
    s.you.saves("Varys")
    assert s.you.in_play == ["Varys"]
    assert s.you.discard == ["Varys"]
    assert s.foe.in_play == ["Wildling Horde"]


def test_varys_attacks_with_stealth() -> None:
    s = scene(you=side(plays=["Varys"]), foe=side(plays=["Littlefinger"]))
    s.you.challenges("intrigue", "Varys")
    s.you.picks("Littlefinger")
    s.all_pass()
    assert s.facts["last_challenge"]["unopposed"]


def test_rattleshirts_raiders_discard_an_attachment_of_the_loser() -> None:
    s = scene(
        you=side(plays=["Rattleshirt's Raiders", {"card": "Varys", "attachments": ["Little Bird"]}]),
        foe=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"]}]),
    )
    _wins(s, "military", "Rattleshirt's Raiders")
    s.you.uses("Rattleshirt's Raiders")
    assert s.foe.discard[0] == "Bodyguard"


@rule("RR.target.3")
def test_rattleshirts_raiders_need_an_attachment_to_discard() -> None:
    s = scene(
        you=side(
            plays=["Rattleshirt's Raiders", {"card": "Varys", "attachments": ["Little Bird"]}],
            plot="A Storm of Swords",
        ),
        foe=side(plays=["Littlefinger"]),
    )
    _wins(s, "military", "Rattleshirt's Raiders")
    assert s.foe.dead == ["Littlefinger"]
    assert s.you.offered(Verb.CHALLENGE) == ["intrigue"]


def test_rattleshirts_raiders_do_nothing_in_defense() -> None:
    s = scene(
        you=side(plays=["Rattleshirt's Raiders", "Rattleshirt's Raiders"]),
        foe=side(plays=["Rattleshirt's Raiders", {"card": "Littlefinger", "attachments": ["Bodyguard"]}]),
        first_player=1,
    )
    s.foe.challenges("military", "Rattleshirt's Raiders")
    s.all_pass()
    s.you.defends("Rattleshirt's Raiders", "Rattleshirt's Raiders")
    s.all_pass()
    assert s.facts["last_challenge"]["winner"] == 0
    assert s.foe.discard == []


def test_rattleshirts_raiders_take_no_attachments() -> None:
    s = scene(you=side(plays=["Rattleshirt's Raiders"], hand=["Little Bird"], gold=3), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == []


def test_the_wildling_horde_strengthens_a_wildling_until_the_challenge_ends() -> None:
    s = scene(
        you=side(plays=["Wildling Horde", "Rattleshirt's Raiders", "Littlefinger"]),
        foe=side(plays=["Littlefinger"]),
    )
    s.you.challenges("military", "Wildling Horde", "Rattleshirt's Raiders")
    s.you.uses("Wildling Horde")
    assert s.you.offered(Verb.PICK) == ["Wildling Horde", "Rattleshirt's Raiders"]
    s.you.picks("Rattleshirt's Raiders")
    assert s.card("Rattleshirt's Raiders")["strength"] == 5
    assert s.facts["challenge"]["attacking_strength"] == 10
    s.all_pass()
    s.you.done()  # pillage
    assert s.state.challenge is None
    assert s.card("Rattleshirt's Raiders")["strength"] == 3


def test_the_wildling_horde_needs_a_standing_faction_card() -> None:
    s = scene(you=side(plays=["Wildling Horde", "Rattleshirt's Raiders"]), foe=side(plays=["Littlefinger"]))
    s.you.challenges("military", "Wildling Horde")
    s.you.uses("Wildling Horde")
    assert s.facts["cards"][s.you.facts["faction_card"]]["kneeling"]
    assert s.card("Wildling Horde")["strength"] == 7
    assert s.you.offered(Verb.USE) == []


def test_the_wildling_horde_strengthens_only_participating_wildlings() -> None:
    s = scene(you=side(plays=["Wildling Horde", "Littlefinger"]), foe=side(plays=["Varys"]))
    s.you.challenges("intrigue", "Littlefinger")
    assert s.you.offered(Verb.USE) == []


def test_the_strength_stays_when_the_horde_leaves_play() -> None:
    s = scene(
        you=side(plays=["Wildling Horde", "Rattleshirt's Raiders"]),
        foe=side(plays=["Littlefinger"]),
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Rattleshirt's Raiders")
    s.you.uses("Wildling Horde")
    s.kill("Wildling Horde")
    assert s.card("Rattleshirt's Raiders")["strength"] == 5


@rule("RR.pillage.1")
def test_the_wildling_horde_pillages() -> None:
    s = scene(
        you=side(plays=["Wildling Horde", "Littlefinger"]), foe=side(deck=["Varys", "Little Bird", *BENCH])
    )
    _wins(s, "military", "Wildling Horde")
    s.you.picks("Wildling Horde")
    assert s.foe.discard == ["Varys"]


def test_the_seal_of_the_hand_stands_its_bearer() -> None:
    s = scene(
        you=side(plays=[{"card": "Littlefinger", "kneeling": True, "attachments": ["Seal of the Hand"]}]),
    )
    s.you.uses("Seal of the Hand")
    assert not s.card("Littlefinger")["kneeling"]
    assert s.card("Seal of the Hand")["kneeling"]


@rule("RR.abilities.8", "RR.stand.2")
def test_the_seal_of_the_hand_does_nothing_for_a_standing_bearer() -> None:
    s = scene(you=side(plays=[{"card": "Littlefinger", "attachments": ["Seal of the Hand"]}]))
    assert s.you.offered(Verb.USE) == []


@rule("RR.attachment.8")
def test_a_kneeling_seal_of_the_hand_cannot_pay() -> None:
    seal = {"card": "Seal of the Hand", "kneeling": True}
    s = scene(you=side(plays=[{"card": "Littlefinger", "kneeling": True, "attachments": [seal]}]))
    assert s.you.offered(Verb.USE) == []


@rule("RR.attachment.2")
def test_the_seal_and_the_bodyguard_go_on_lords_and_ladies_only() -> None:
    s = scene(
        you=side(hand=["Seal of the Hand", "Bodyguard"], gold=9),
        foe=side(plays=["Tumblestone Knight"]),
        at="marshaling",
    )
    assert s.you.offered(Verb.MARSHAL) == []
    s = scene(
        you=side(plays=["Littlefinger"], hand=["Seal of the Hand", "Bodyguard"], gold=9),
        foe=side(plays=["Wildling Horde"]),
        at="marshaling",
    )
    s.you.marshals("Seal of the Hand")
    s.you.marshals("Bodyguard")
    assert s.card("Bodyguard")["attached_to"] == s.id("Littlefinger")


@rule("RR.save.2", "RR.military-claim.4")
def test_a_bodyguard_saves_from_claim_and_claim_is_satisfied() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], plot="A Storm of Swords"),
        foe=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"]}, "Varys"]),
    )
    _wins(s, "military", "Wildling Horde")
    s.foe.picks("Littlefinger")
    s.foe.uses("Bodyguard")
    assert sorted(s.foe.in_play) == ["Littlefinger", "Varys"]
    assert (s.foe.dead, s.foe.discard) == ([], ["Bodyguard"])


def test_a_bodyguard_saves_from_being_discarded() -> None:
    s = scene(you=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"]}]))
    s.discard("Littlefinger")
    s.you.uses("Bodyguard")
    assert s.you.in_play == ["Littlefinger"]


def test_a_bodyguard_may_stand_aside() -> None:
    s = scene(you=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"]}]), ask="windows")
    s.kill("Littlefinger")
    s.you.passes()
    assert s.you.dead == ["Littlefinger"]
    assert s.you.hand == ["Bodyguard"]


@rule("RR.save.3")
def test_a_bodyguard_cannot_save_from_wildfire() -> None:
    s = reveal("Wildfire Assault", foe=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"]}]))
    s.you.done()
    s.foe.picks()
    assert s.foe.dead == ["Littlefinger"]


@rule("RR.would.2")
def test_what_a_bodyguard_saved_is_not_saved_again() -> None:
    s = scene(you=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard", "Bodyguard"]}]))
    s.kill("Littlefinger")
    s.you.uses("Bodyguard")
    assert s.you.discard == ["Bodyguard"]
    assert sorted(s.you.in_play) == ["Bodyguard", "Littlefinger"]


@rule("RR.attachment.3", "RR.attachment.4")
def test_little_bird_noble_lineage_and_syrios_training_give_icons() -> None:
    s = scene(
        you=side(hand=["Little Bird", "Noble Lineage", "Syrio's Training"], gold=2),
        foe=side(plays=["Varys", "The Roseroad"]),
        at="marshaling",
    )
    assert s.card("Varys")["icons"] == ["intrigue"]
    s.you.marshals("Noble Lineage")
    assert s.card("Varys")["icons"] == ["intrigue", "power"]
    s.you.marshals("Syrio's Training")
    s.you.marshals("Little Bird")
    assert s.card("Varys")["icons"] == ["military", "intrigue", "power"]
    assert s.you.gold == 0


@rule("RR.attachment.5", "RR.leaves-play.4")
def test_an_icon_goes_with_its_attachment() -> None:
    bird = {"card": "Little Bird", "controller": 1}
    s = scene(
        you=side(plays=[{"card": "Littlefinger", "attachments": [bird, "Syrio's Training"]}]), ask="windows"
    )
    s.kill("Littlefinger")
    assert s.you.hand == ["Syrio's Training"]
    assert s.foe.hand == ["Little Bird"]


@rule("RR.blank.1", "RR.gains.3", "RR.attachment.7")
def test_milk_of_the_poppy_takes_the_printed_text_but_not_what_was_gained() -> None:
    milk = {"card": "Milk of the Poppy", "controller": 1}
    s = scene(you=side(plays=[{"card": "Varys", "attachments": [milk, "Noble Lineage"]}]))
    varys = s.card("Varys")
    assert varys["blank"] == "traits-kept"
    assert varys["keywords"] == []
    assert varys["icons"] == ["intrigue", "power"]
    assert "Spy" in varys["traits"]
    assert s.card("Milk of the Poppy")["controller"] == 1


@rule("RR.terminal.1")
def test_milk_of_the_poppy_is_discarded_with_its_bearer() -> None:
    milk = {"card": "Milk of the Poppy", "controller": 1}
    s = scene(you=side(plays=[{"card": "Varys", "attachments": [milk]}]), ask="windows")
    s.kill("Varys")
    assert s.foe.discard == ["Milk of the Poppy"]


@rule("RR.framework.5.2a")
def test_the_iron_throne_counts_eight_for_dominance() -> None:
    s = scene(
        you=side(plays=["The Iron Throne"], plot="The Winds of Winter"),
        foe=side(plays=["Littlefinger", "Rattleshirt's Raiders"]),
        at="5.1",
    )
    assert s.you.power == 1
    assert s.you.facts["reserve"] == 6


@rule("RR.costs.5", "RR.modifiers.6", "RR.initiating.s3")
def test_the_kingsroad_makes_the_next_character_cheaper() -> None:
    s = scene(
        you=side(plays=["The Kingsroad"], hand=["Varys", "Littlefinger"], gold=9, plot="The Winds of Winter"),
        at="marshaling",
    )
    assert s.you.facts["initiative"] == 5
    s.you.uses("The Kingsroad")
    assert s.you.discard == ["The Kingsroad"]
    s.you.marshals("Varys")
    assert s.you.gold == 6
    s.you.marshals("Littlefinger")
    assert s.you.gold == 1


def test_a_kneeling_kingsroad_cannot_pay() -> None:
    s = scene(
        you=side(plays=[{"card": "The Kingsroad", "kneeling": True}], hand=["Varys"], gold=9), at="marshaling"
    )
    assert s.you.offered(Verb.USE) == []


def test_the_kingsroad_works_in_the_marshaling_phase_only() -> None:
    s = scene(you=side(plays=["The Kingsroad", "Littlefinger"], hand=["Varys"], gold=9))
    assert s.you.offered(Verb.USE) == []


@rule("RR.limited.1")
def test_the_roads_are_limited() -> None:
    s = scene(you=side(hand=["The Roseroad", "The Kingsroad", "Noble Lineage"], gold=9), at="marshaling")
    assert s.you.offered(Verb.MARSHAL) == ["The Roseroad", "The Kingsroad"]
    s.you.marshals("The Kingsroad")
    assert "The Roseroad" not in s.you.offered()
