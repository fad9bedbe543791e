"""Plots of the Core Set whose text works while they are revealed."""

from tests.thrones.scene import Scene, reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


def _wins(s: Scene, type: str, attacker: str) -> None:
    """The first player's challenge is won without defenders, up to what may answer it."""
    s.you.challenges(type, attacker)
    s.all_pass()
    s.foe.defends()
    s.all_pass()


@rule("RR.moving-power.1", "RR.plot-card.4")
def test_a_clash_of_kings_moves_power_after_a_power_challenge() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], plot="A Clash of Kings"),
        foe=side(power=3, plot="The Winds of Winter"),
    )
    _wins(s, "power", "Wildling Horde")
    s.you.uses("A Clash of Kings")
    assert s.you.power == 3  # one moved, one unopposed, one for claim
    assert s.foe.power == 1


def test_a_clash_of_kings_finds_no_power_to_move() -> None:
    s = scene(you=side(plays=["Wildling Horde"], plot="A Clash of Kings"), foe=side())
    _wins(s, "power", "Wildling Horde")
    assert "A Clash of Kings" not in s.you.offered()


def test_a_clash_of_kings_answers_power_challenges_only() -> None:
    s = scene(you=side(plays=["Wildling Horde"], plot="A Clash of Kings"), foe=side(power=3))
    _wins(s, "military", "Wildling Horde")
    assert "A Clash of Kings" not in s.you.offered()
    assert s.foe.power == 3


def test_a_clash_of_kings_also_answers_a_challenge_won_in_defense() -> None:
    s = scene(
        you=side(plays=["Rattleshirt's Raiders", "Wildling Horde"], plot="A Clash of Kings"),
        foe=side(plays=["Littlefinger"], power=3),
        first_player=1,
    )
    s.foe.challenges("power", "Littlefinger")
    s.all_pass()
    s.you.defends("Wildling Horde")
    s.all_pass()
    s.you.uses("A Clash of Kings")
    assert (s.you.power, s.foe.power) == (1, 2)


def test_a_feast_for_crows_rewards_dominance() -> None:
    s = scene(
        you=side(plays=["Littlefinger"], plot="A Feast for Crows"),
        foe=side(plot="A Feast for Crows"),
        at="5.1",
    )
    assert s.foe.offered() == []
    s.you.uses("A Feast for Crows")
    assert s.you.power == 3


def test_a_feast_for_crows_is_silent_when_dominance_is_lost() -> None:
    s = scene(you=side(plot="A Feast for Crows"), foe=side(plays=["Littlefinger"]), at="5.1")
    assert s.foe.power == 1
    assert s.you.power == 0


@rule("RR.cannot.1")
def test_a_game_of_thrones_asks_for_an_intrigue_challenge_first() -> None:
    s = scene(
        you=side(plays=["Littlefinger", "Wildling Horde"], plot="A Storm of Swords"),
        foe=side(plays=["Varys"], plot="A Game of Thrones"),
    )
    s.all_pass()
    assert s.you.offered(Verb.CHALLENGE) == ["intrigue"]
    _wins(s, "intrigue", "Littlefinger")
    assert s.you.offered(Verb.CHALLENGE) == ["military", "power"]


def test_a_game_of_thrones_counts_intrigue_challenges_won_in_defense() -> None:
    s = scene(
        you=side(plays=["Littlefinger"]),
        foe=side(plays=["Varys", "Littlefinger", "Wildling Horde"], plot="A Game of Thrones"),
    )
    s.you.challenges("intrigue", "Littlefinger")
    s.all_pass()
    s.foe.defends("Varys", "Littlefinger")
    s.all_pass()
    assert s.foe.offered(Verb.CHALLENGE) == ["military", "power"]


@rule("RR.duplicates.8")
def test_a_noble_cause_makes_only_the_first_lord_cheaper() -> None:
    s = scene(
        you=side(
            plays=["Littlefinger"],
            hand=["Littlefinger", "Rattleshirt's Raiders", "Varys"],
            gold=12,
            plot="A Noble Cause",
        ),
        at="marshaling",
    )
    s.you.marshals("Littlefinger")  # a duplicate is free and takes no reduction
    assert s.you.gold == 12
    s.you.marshals("Rattleshirt's Raiders")
    assert s.you.gold == 8
    s.you.marshals("Varys")
    assert s.you.gold == 4


def test_a_noble_cause_does_not_reduce_the_second_lord() -> None:
    s = scene(you=side(hand=["Littlefinger", "Varys"], gold=10, plot="A Noble Cause"), at="marshaling")
    s.you.marshals("Littlefinger")
    s.you.passes()  # his reaction
    assert s.you.gold == 7
    s.you.marshals("Varys")
    assert s.you.gold == 1


def test_a_storm_of_swords_allows_a_second_military_challenge() -> None:
    s = scene(
        you=side(plays=["Rattleshirt's Raiders", "Rattleshirt's Raiders"], plot="A Storm of Swords"),
        foe=side(),
    )
    _wins(s, "military", "Rattleshirt's Raiders")
    assert s.you.offered(Verb.CHALLENGE) == ["military"]
    _wins(s, "military", "Rattleshirt's Raiders")
    assert s.you.power == 2


def test_without_a_storm_of_swords_one_military_challenge_is_all() -> None:
    s = scene(
        you=side(plays=["Rattleshirt's Raiders", "Wildling Horde"], plot="The Winds of Winter"), foe=side()
    )
    _wins(s, "military", "Rattleshirt's Raiders")
    assert s.you.offered(Verb.CHALLENGE) == ["power"]


@rule("RR.blank.2", "RR.plot-value-modifiers.3")
def test_fortified_position_blanks_every_character() -> None:
    s = scene(
        you=side(plays=["Littlefinger", "The Roseroad"], plot="The Winds of Winter"),
        foe=side(plays=["Varys"], plot="Fortified Position"),
    )
    littlefinger, varys = s.card("Littlefinger"), s.card("Varys")
    assert littlefinger["blank"] == "traits-kept"
    assert "Lord" in littlefinger["traits"]
    assert (littlefinger["strength"], littlefinger["icons"]) == (4, ["intrigue", "power"])
    assert varys["keywords"] == []
    assert s.you.facts["income"] == 4  # The Roseroad is no character


def test_without_fortified_position_littlefinger_has_income() -> None:
    s = scene(you=side(plays=["Littlefinger", "The Roseroad"], plot="The Winds of Winter"))
    assert s.you.facts["income"] == 5


def test_jousting_contest_lets_one_attack_and_one_defend() -> None:
    s = scene(
        you=side(plays=["Rattleshirt's Raiders", "Wildling Horde"], plot="Jousting Contest"),
        foe=side(plays=["Rattleshirt's Raiders", "Wildling Horde"]),
    )
    s.you.challenges("military", "Rattleshirt's Raiders")
    assert [s.name(card) for card in s.facts["challenge"]["attackers"]] == ["Rattleshirt's Raiders"]
    s.all_pass()
    assert s.foe.decision.maximum == 1
    s.foe.picks("Wildling Horde")
    assert [s.name(card) for card in s.facts["challenge"]["defenders"]] == ["Wildling Horde"]


def test_marching_orders_forbids_locations_attachments_and_events() -> None:
    s = scene(
        you=side(
            plays=["Littlefinger", "The Iron Throne"],
            hand=["Varys", "Little Bird", "The Roseroad", "The Iron Throne"],
            gold=9,
            plot="Marching Orders",
        ),
        at="marshaling",
    )
    assert s.you.offered(Verb.MARSHAL) == ["Varys"]
    assert s.you.offered(Verb.DUPLICATE) == ["The Iron Throne"]


def test_marching_orders_forbids_events() -> None:
    s = scene(
        you=side(plays=["Wildling Horde"], hand=["Superior Claim"], plot="Marching Orders"), foe=side(power=1)
    )
    _wins(s, "power", "Wildling Horde")
    assert "Superior Claim" not in s.you.offered()
    assert s.you.hand == ["Superior Claim"]


@rule("RR.base-value.1")
def test_naval_superiority_makes_kingdoms_and_edicts_worthless() -> None:
    s = scene(
        you=side(plays=["The Roseroad"], plot="Summons"),
        foe=side(plot="Naval Superiority"),
    )
    assert s.you.facts["income"] == 1
    assert s.foe.facts["income"] == 2
    s = scene(you=side(plot="Confiscation"), foe=side(plot="Naval Superiority"))
    assert s.you.facts["income"] == 0
    s = scene(you=side(plot="The Winds of Winter"), foe=side(plot="Naval Superiority"))
    assert s.you.facts["income"] == 3


@rule("RR.cannot.1")
def test_sneak_attack_allows_one_challenge() -> None:
    s = scene(
        you=side(plays=["Littlefinger", "Wildling Horde"], plot="Sneak Attack"),
        foe=side(plays=["Varys"], power=2),
    )
    assert s.you.facts["claim"] == 2
    _wins(s, "power", "Wildling Horde")
    assert (s.you.power, s.foe.power) == (3, 0)
    s.you.done()  # pillage
    assert s.foe.offered(Verb.CHALLENGE) == ["intrigue"]


def test_sneak_attack_binds_only_its_player() -> None:
    s = scene(
        you=side(plays=["Littlefinger", "Wildling Horde"], plot="The Winds of Winter"),
        foe=side(plot="Sneak Attack"),
    )
    _wins(s, "power", "Wildling Horde")
    s.you.done()  # pillage
    assert s.you.offered(Verb.CHALLENGE) == ["intrigue"]


@rule("RR.forced.1", "RR.abilities.3", "RR.framework.4.1")
def test_supporting_the_faith_empties_all_pools() -> None:
    s = scene(
        you=side(gold=3, plays=["Littlefinger"], plot="Supporting the Faith"),
        foe=side(gold=5),
        at="4.1",
    )
    assert (s.you.gold, s.foe.gold) == (0, 0)


@rule("RR.limited.1")
def test_taxation_allows_two_limited_cards() -> None:
    s = scene(
        you=side(hand=["The Roseroad", "The Roseroad", "The Kingsroad"], gold=5, plot="Taxation"),
        at="marshaling",
    )
    s.you.marshals("The Roseroad")
    assert "The Kingsroad" in s.you.offered(Verb.MARSHAL)
    s.you.marshals("The Kingsroad")
    assert s.you.offered(Verb.MARSHAL) == []


@rule("RR.limited.1")
def test_without_taxation_one_limited_card_is_all() -> None:
    s = scene(
        you=side(hand=["The Roseroad", "The Kingsroad"], gold=5, plot="The Winds of Winter"), at="marshaling"
    )
    s.you.marshals("The Roseroad")
    assert s.you.offered(Verb.MARSHAL) == []


@rule("RR.claim.3", "RR.intrigue-claim.1")
def test_the_winds_of_winter_takes_two_cards() -> None:
    s = scene(
        you=side(plays=["Littlefinger", "Rattleshirt's Raiders"], plot="The Winds of Winter"),
        foe=side(hand=["Little Bird", "Bodyguard", "The Kingsroad"]),
    )
    facts = s.you.facts
    assert (facts["income"], facts["initiative"], facts["claim"], facts["reserve"]) == (4, 4, 2, 5)
    _wins(s, "intrigue", "Littlefinger")
    assert len(s.foe.hand) == 1
    assert len(s.foe.discard) == 2


@rule("RR.plot-card.3")
def test_a_new_plot_ends_the_text_of_the_old_one() -> None:
    s = reveal("Taxation", you=side(plays=["Littlefinger"], plot="Fortified Position", plots=["Summons"]))
    assert s.card("Littlefinger")["blank"] is False
    assert [s.name(card) for card in s.you.facts["used"]] == ["Fortified Position"]
