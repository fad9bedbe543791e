"""Gaining gold, power and characteristics; the treasury; income; framework effects (RR.gains, RR.gold)."""

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.gains.1")
def test_gold_gained_goes_into_the_pool_of_who_gains_it() -> None:
    s = scene(you=side(plays=["Tyrion Lannister"], gold=1), foe=side(gold=4), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("intrigue", "Tyrion Lannister")
    s.you.uses("Tyrion Lannister")
    assert (s.you.gold, s.foe.gold) == (3, 4)


@rule("RR.gains.2")
def test_power_gained_for_a_card_lies_on_it_and_counts_for_its_controller() -> None:
    s = scene(you=side(plays=["Khal Drogo"], power=2), foe=side(power=5), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("military", "Khal Drogo")
    s.pass_to("4.2.5")
    s.you.picks("Khal Drogo")
    assert s.card("Khal Drogo")["power"] == 1
    assert s.you.facts["faction_power"] == 3  # the challenge was unopposed
    assert (s.you.power, s.foe.power) == (4, 5)


@rule("RR.for-your-faction.1")
def test_power_for_your_faction_lies_on_your_faction_card() -> None:
    s = scene(you=side(plays=["The Red Viper"], hand=["Superior Claim"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("power", "The Red Viper")
    s.pass_to("4.2.2")
    s.you.plays("Superior Claim")
    assert s.card("The Red Viper")["power"] == 0
    assert s.you.facts["faction_power"] == s.you.power == 2


@rule("RR.gains.3")
def test_a_gained_keyword_works_and_stays_when_the_printed_text_is_blank() -> None:
    milk = {"card": "Milk of the Poppy", "controller": 1}
    s = scene(
        you=side(plays=[{"card": "Daenerys Targaryen", "attachments": [milk]}, "Drogon"]),
        ask="windows",
    )
    assert s.card("Daenerys Targaryen")["keywords"] == ["renown"]
    s.all_pass("4.2")
    s.you.challenges("power", "Daenerys Targaryen")
    s.pass_to("4.2.5")
    s.you.picks("Daenerys Targaryen")
    assert s.card("Daenerys Targaryen")["power"] == 1
    assert s.you.hand == []


@rule("RR.gains.3")
def test_a_gained_trait_is_not_printed_so_a_blank_text_box_keeps_it() -> None:
    s = scene(you=side(plays=[{"card": "Varys", "attachments": ["Blank Mask", "Knighted"]}]))
    assert s.card("Varys")["traits"] == ["Knight"]


@rule("RR.gains.3")
def test_gold_gained_by_a_plot_is_not_printed_on_it() -> None:
    s = scene(
        you=side(plots=["Summer Harvest"]),
        foe=side(plots=["The Winds of Winter"], plays=["The Roseroad", "Littlefinger"]),
        at="1.2",
        first_player=0,
        ask="windows",
    )
    s.you.reveals("Summer Harvest")
    s.foe.reveals("The Winds of Winter")
    (s.you if s.asks(0, "first-player") else s.foe).chooses_player(0)
    assert s.foe.facts["income"] == 5
    assert s.you.facts["income"] == 3 + 2


@rule("RR.gold.1")
def test_everybody_sees_how_much_gold_is_in_each_pool() -> None:
    s = scene(you=side(gold=3), foe=side(gold=7), ask="windows")
    for viewer in (0, 1, None):
        assert [seat["gold"] for seat in s.state.view(viewer)["seats"]] == [3, 7]


@rule("RR.gold.2")
def test_gold_spent_is_nobodys() -> None:
    s = scene(you=side(hand=["Sansa Stark"], gold=5), foe=side(gold=2), at="marshaling", ask="windows")
    s.you.marshals("Sansa Stark")
    assert (s.you.gold, s.foe.gold) == (2, 2)
    assert s.card("Sansa Stark")["gold"] == 0


@rule("RR.gold.2")
def test_gold_returned_in_taxation_is_nobodys() -> None:
    s = scene(you=side(gold=5), foe=side(gold=2), at="7.2", ask="windows")
    assert (s.you.gold, s.foe.gold) == (0, 0)


@rule("RR.income.1")
def test_income_is_collected_on_becoming_active_with_all_that_changes_it() -> None:
    s = scene(
        you=side(plays=["The Roseroad", "Littlefinger"], plot="Calling the Banners"),
        foe=side(plot="The Winds of Winter", gold=1),
        at="2.3",
        ask="windows",
    )
    assert (s.state.active, s.you.gold, s.foe.gold) == (0, 5, 1)
    s.you.passes()
    s.foe.passes()
    assert (s.state.active, s.you.gold, s.foe.gold) == (1, 5, 4)


@rule("RR.income.1")
def test_what_comes_into_play_later_raises_no_income_collected_before() -> None:
    s = scene(you=side(hand=["The Roseroad"], plot="Calling the Banners"), at="2.3", ask="windows")
    s.you.marshals("The Roseroad")
    assert s.you.gold == 3
    assert s.you.facts["income"] == 4


@rule("RR.framework-effects.1")
def test_what_the_round_does_comes_from_no_card() -> None:
    s = scene(
        you=side(plays=["Wildling Horde", {"card": "Varys", "kneeling": True}], plot="A Storm of Swords"),
        foe=side(plays=["Littlefinger", "Robb Stark"], hand=["Little Bird"] * 9, plot="A Storm of Swords"),
        at="plot",
        ask="windows",
    )
    s.all_pass("4.2")
    s.you.challenges("military", "Wildling Horde")
    s.all_pass("4.2.1")
    s.foe.defends()
    s.all_pass()
    s.choose(0, s.you.decision.options[0].key)
    s.foe.picks("Littlefinger")
    s.pass_to("7.3")
    s.foe.picks(*["Little Bird"] * 6)
    framework = ("drew", "killed", "power-gained", "stood", "discarded-from-hand", "income")
    happened = [event for event in s.events if event.kind in framework]
    kinds = [event.kind for event in happened]
    assert set(kinds) == set(framework)
    assert [event for event in happened if event.source is not None] == []


@rule("RR.framework-effects.1")
def test_what_a_card_does_says_which_card_it_was() -> None:
    s = scene(you=side(hand=["Littlefinger"], gold=5), at="marshaling", ask="windows")
    s.you.marshals("Littlefinger")
    s.you.uses("Littlefinger")
    drawn = [event for event in s.events if event.kind == "drew"]
    assert [event.source for event in drawn] == [s.id("Littlefinger")]


@rule("RR.influence-tokens.1")
def test_tokens_of_different_kinds_are_counted_apart_and_do_nothing_by_themselves() -> None:
    jorah = {"card": "Ser Jorah Mormont", "tokens": {"poison": 2, "betrayal": 1}}
    s = scene(you=side(plays=[jorah]), ask="windows")
    assert s.card("Ser Jorah Mormont")["strength"] == 4
    assert s.you.power == 0
    s.all_pass("4.2")
    s.you.challenges("military", "Ser Jorah Mormont")
    s.pass_to("4.2.5")
    assert s.card("Ser Jorah Mormont")["tokens"] == {"betrayal": 2, "poison": 2}
    assert s.you.offered(Verb.PICK) == ["Ser Jorah Mormont"]
    s.pass_to("5.aw")
    assert s.you.in_play == ["Ser Jorah Mormont"]
