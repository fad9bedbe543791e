"""Plots of the Core Set with a when revealed ability."""

import pytest

from tests.thrones.scene import reveal, scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule


@rule("RR.search.4", "RR.when-revealed.1")
def test_building_orders_finds_a_location_among_the_top_ten() -> None:
    deck = ["Littlefinger", "Little Bird", *["Superior Claim"] * 7, "The Kingsroad", "The Roseroad"]
    s = reveal("Building Orders", you=side(deck=deck))
    assert s.you.offered(Verb.PICK) == ["Little Bird", "The Kingsroad"]
    s.you.picks("The Kingsroad")
    assert s.you.hand == ["The Kingsroad"]
    assert len(s.you.deck) == 10


@rule("RR.search.3")
def test_building_orders_may_find_nothing() -> None:
    s = reveal("Building Orders", you=side(deck=["Little Bird", "Littlefinger"]))
    s.you.done()
    assert s.you.hand == []
    assert sorted(s.you.deck) == ["Little Bird", "Littlefinger"]


@rule("RR.deck.1", "RR.effects.4")
def test_summons_finds_only_characters_and_searches_what_there_is() -> None:
    s = reveal("Summons", you=side(deck=["Little Bird", "Varys", "The Roseroad"]))
    assert s.you.offered(Verb.PICK) == ["Varys"]
    s.you.picks("Varys")
    assert s.you.hand == ["Varys"]
    assert sorted(s.you.deck) == ["Little Bird", "The Roseroad"]


def test_summons_does_not_see_the_eleventh_card() -> None:
    s = reveal("Summons", you=side(deck=[*["Little Bird"] * 10, "Varys"]))
    s.you.done()
    assert s.you.hand == []
    assert s.state.step == "1.aw"


def test_calling_the_banners_pays_for_each_character_of_the_opponent() -> None:
    s = reveal(
        "Calling the Banners",
        you=side(plays=["Varys"]),
        foe=side(plays=["Littlefinger", "Wildling Horde", "The Roseroad"]),
    )
    assert s.you.gold == 2
    assert s.foe.gold == 0


@rule("RR.abilities.8")
def test_calling_the_banners_without_characters_gives_nothing() -> None:
    s = reveal("Calling the Banners", you=side(plays=["Varys"]))
    assert s.you.gold == 0


@rule("RR.claim.4")
def test_calm_over_westeros_spares_the_defender_in_the_named_challenge() -> None:
    s = reveal(
        "Calm Over Westeros",
        "A Storm of Swords",
        you=side(plays=["Littlefinger"]),
        foe=side(plays=["Wildling Horde"]),
        first_player=1,
    )
    s.you.names("military")
    s.all_pass("4.2")
    s.foe.challenges("military", "Wildling Horde")
    assert s.foe.facts["claim"] == 0
    s.all_pass()
    s.you.defends()
    s.all_pass()
    s.foe.says(True)
    assert "Littlefinger" in s.you.in_play
    assert s.foe.power == 1


def test_calm_over_westeros_does_not_lower_your_own_claim() -> None:
    s = reveal("Calm Over Westeros", you=side(plays=["Wildling Horde"]), foe=side(plays=["Littlefinger"]))
    s.you.names("military")
    s.all_pass("4.2")
    s.you.challenges("military", "Wildling Horde")
    assert s.you.facts["claim"] == 1


def test_calm_over_westeros_leaves_other_challenges_alone() -> None:
    s = reveal(
        "Calm Over Westeros",
        you=side(plays=["Littlefinger"]),
        foe=side(plays=["Wildling Horde"]),
        first_player=1,
    )
    s.you.names("intrigue")
    s.all_pass("4.2")
    s.foe.challenges("military", "Wildling Horde")
    assert s.foe.facts["claim"] == 2


def test_calm_over_westeros_ends_when_its_player_reveals_a_new_plot() -> None:
    s = reveal(
        "Calm Over Westeros",
        you=side(plays=["Littlefinger"], plots=["Taxation"]),
        foe=side(plays=["Wildling Horde"], plots=["A Storm of Swords"]),
    )
    s.you.names("military")
    s.idle("1.2")
    s.you.reveals("Taxation")
    s.foe.reveals("A Storm of Swords")
    s.you.chooses_player(1) if s.asks(0, "first-player") else s.foe.chooses_player(1)
    s.idle("4.2")
    s.foe.challenges("military", "Wildling Horde")
    assert s.foe.facts["claim"] == 1


@rule("RR.choose.1", "RR.duplicates.4")
def test_confiscation_discards_any_attachment_but_no_duplicate() -> None:
    s = reveal(
        "Confiscation",
        you=side(
            plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"], "duplicates": ["Littlefinger"]}]
        ),
        foe=side(plays=[{"card": "Varys", "attachments": ["Little Bird"]}]),
    )
    assert s.you.offered() == ["Bodyguard", "Little Bird"]
    s.you.picks("Little Bird")
    assert s.foe.discard == ["Little Bird"]
    assert s.you.discard == []


@rule("RR.target.3")
def test_confiscation_without_attachments_does_nothing() -> None:
    s = reveal("Confiscation", you=side(plays=["Littlefinger"]))
    assert s.state.step == "1.aw"


@rule("RR.drawing.1")
def test_counting_coppers_draws_the_top_three() -> None:
    s = reveal("Counting Coppers", you=side(deck=["Varys", "Little Bird", "Bodyguard", "The Roseroad"]))
    assert sorted(s.you.hand) == ["Bodyguard", "Little Bird", "Varys"]
    assert s.you.deck == ["The Roseroad"]


@rule("RR.winning-game.3")
def test_counting_coppers_may_draw_the_last_card() -> None:
    s = reveal("Counting Coppers", you=side(deck=["Varys", "Little Bird"]))
    assert s.you.facts["eliminated"]
    assert s.state.outcome is not None
    assert s.state.outcome.winners == (1,)


@rule("RR.target.8", "RR.kneel.2", "RR.abilities.5")
def test_filthy_accusations_offers_standing_characters_in_play() -> None:
    s = reveal(
        "Filthy Accusations",
        you=side(plays=["Littlefinger"], hand=["Varys"]),
        foe=side(plays=[{"card": "Wildling Horde", "kneeling": True}, "Rattleshirt's Raiders"]),
    )
    assert s.you.offered() == ["Littlefinger", "Rattleshirt's Raiders"]
    s.you.picks("Rattleshirt's Raiders")
    assert s.card("Rattleshirt's Raiders")["kneeling"]


def test_filthy_accusations_without_a_standing_character_does_nothing() -> None:
    s = reveal("Filthy Accusations", foe=side(plays=[{"card": "Wildling Horde", "kneeling": True}]))
    assert s.state.step == "1.aw"


def test_heads_on_spikes_takes_a_character_to_the_dead_pile() -> None:
    s = reveal("Heads on Spikes", foe=side(hand=["Littlefinger"]))
    assert s.foe.dead == ["Littlefinger"]
    assert s.foe.discard == []
    assert s.you.power == 2


@rule("RR.effects.3")
def test_heads_on_spikes_only_discards_what_is_no_character() -> None:
    s = reveal("Heads on Spikes", foe=side(hand=["Little Bird"]))
    assert s.foe.discard == ["Little Bird"]
    assert s.foe.dead == []
    assert s.you.power == 0


def test_heads_on_spikes_takes_one_card_of_several() -> None:
    s = reveal("Heads on Spikes", foe=side(hand=["Little Bird", "Bodyguard", "The Roseroad"]))
    assert len(s.foe.hand) == 2
    assert len(s.foe.discard) == 1


@rule("FAQ.1.2.2")
def test_a_head_on_a_spike_bars_duplicates() -> None:
    s = scene(
        you=side(plays=["Littlefinger"], hand=["Littlefinger"], dead=["Littlefinger"], gold=9),
        at="marshaling",
    )
    assert "Littlefinger" not in s.you.offered()


@rule("RR.priority.1", "RR.first-player.4", "RR.discard-pile.1")
def test_marched_to_the_wall_lets_each_choose_and_then_discards_together() -> None:
    s = reveal(
        "Marched to the Wall",
        you=side(plays=["Littlefinger", "Wildling Horde"]),
        foe=side(plays=["Varys", "Rattleshirt's Raiders"]),
        first_player=1,
    )
    s.foe.picks("Varys")
    assert "Varys" in s.foe.in_play
    assert s.you.offered() == ["Littlefinger", "Wildling Horde"]
    s.you.picks("Littlefinger")
    assert (s.foe.discard, s.you.discard) == (["Varys"], ["Littlefinger"])
    assert (s.foe.dead, s.you.dead) == ([], [])


@rule("RR.save.3")
def test_marched_to_the_wall_cannot_be_saved_from() -> None:
    s = reveal(
        "Marched to the Wall",
        you=side(
            plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"], "duplicates": ["Littlefinger"]}]
        ),
    )
    assert sorted(s.you.discard) == ["Littlefinger", "Littlefinger"]
    assert s.you.hand == ["Bodyguard"]


def test_marched_to_the_wall_spares_who_has_no_character() -> None:
    s = reveal("Marched to the Wall", foe=side(plays=["Varys"]))
    assert s.foe.discard == ["Varys"]
    assert s.you.discard == []


@rule("RR.influence-tokens.1")
def test_power_behind_the_throne_stands_a_character_once() -> None:
    s = reveal(
        "Power Behind the Throne",
        you=side(plays=[{"card": "Littlefinger", "kneeling": True}, "Varys"]),
        foe=side(plays=[{"card": "Wildling Horde", "kneeling": True}]),
    )
    assert s.card("Power Behind the Throne")["tokens"] == {"stand": 1}
    s.you.uses("Power Behind the Throne")
    assert s.card("Power Behind the Throne")["tokens"] == {}
    assert s.you.offered() == ["Littlefinger", "Wildling Horde"]
    s.you.picks("Littlefinger")
    assert not s.card("Littlefinger")["kneeling"]
    s.foe.passes()
    assert s.you.offered() == ["pass"]


def test_power_behind_the_throne_waits_while_all_stand() -> None:
    s = reveal("Power Behind the Throne", you=side(plays=["Littlefinger"]))
    assert s.you.offered() == ["pass"]
    assert s.card("Power Behind the Throne")["tokens"] == {"stand": 1}


@rule("FAQ.1.4.3")
def test_only_its_controller_uses_the_token_on_power_behind_the_throne() -> None:
    s = reveal("Power Behind the Throne", foe=side(plays=[{"card": "Varys", "kneeling": True}]))
    s.you.passes()
    assert s.foe.offered() == ["pass"]


@rule("RR.dead-pile.1")
def test_rebuilding_shuffles_up_to_three_discarded_cards_back() -> None:
    s = reveal(
        "Rebuilding",
        you=side(
            discard=["Little Bird", "Bodyguard", "The Kingsroad", "Superior Claim"],
            dead=["Littlefinger"],
            deck=["The Roseroad"],
        ),
        foe=side(discard=["Varys"]),
    )
    assert s.you.offered(Verb.PICK) == ["Little Bird", "Bodyguard", "The Kingsroad", "Superior Claim"]
    s.you.picks("Little Bird", "Superior Claim")
    assert s.you.discard == ["Bodyguard", "The Kingsroad"]
    assert sorted(s.you.deck) == ["Little Bird", "Superior Claim", "The Roseroad"]
    assert s.you.dead == ["Littlefinger"]


def test_rebuilding_takes_no_more_than_three() -> None:
    s = reveal("Rebuilding", you=side(discard=["Little Bird"] * 4))
    s.you.picks("Little Bird", "Little Bird", "Little Bird")
    assert s.you.discard == ["Little Bird"]
    assert s.state.step == "1.aw"


def test_rebuilding_an_empty_discard_pile_does_nothing() -> None:
    s = reveal("Rebuilding", you=side(dead=["Littlefinger"]))
    assert s.state.step == "1.aw"


@rule("RR.put-into-play.1", "RR.marshal.4", "RR.printed.1")
def test_reinforcements_puts_a_cheap_character_into_play() -> None:
    s = reveal(
        "Reinforcements",
        you=side(
            hand=["Littlefinger", "Varys", "The Roseroad"],
            discard=["Wildling Horde"],
            dead=["Rattleshirt's Raiders"],
        ),
    )
    assert s.you.offered() == ["Littlefinger", "Wildling Horde"]
    s.you.picks("Littlefinger")
    assert s.you.in_play == ["Littlefinger"]
    assert s.you.offered() == ["pass"]  # he was not marshaled, so no cards are drawn
    assert s.you.hand == ["Varys", "The Roseroad"]


def test_reinforcements_also_reaches_into_the_discard_pile() -> None:
    s = reveal("Reinforcements", you=side(discard=["Wildling Horde", "Varys"]))
    assert s.you.in_play == ["Wildling Horde"]


def test_reinforcements_finds_no_unique_character_whose_copy_is_dead() -> None:
    s = reveal("Reinforcements", you=side(hand=["Littlefinger"], dead=["Littlefinger"]))
    assert s.you.in_play == []


@rule("FAQ.2.3.1", "RR.save.3", "RR.leaves-play.3")
def test_wildfire_assault_kills_all_but_three_of_each_player() -> None:
    raiders = {"card": "Littlefinger", "duplicates": ["Littlefinger"], "attachments": ["Bodyguard"]}
    s = reveal(
        "Wildfire Assault",
        you=side(plays=[raiders, "Varys", "Wildling Horde", "Rattleshirt's Raiders"]),
        foe=side(plays=["Wildling Horde", "Rattleshirt's Raiders"]),
    )
    s.you.picks("Varys", "Wildling Horde", "Rattleshirt's Raiders")
    assert "Littlefinger" in s.you.in_play
    s.foe.picks("Wildling Horde")
    assert sorted(s.you.in_play) == ["Rattleshirt's Raiders", "Varys", "Wildling Horde"]
    assert s.you.dead == ["Littlefinger"]
    assert s.you.discard == ["Littlefinger"]
    assert s.you.hand == ["Bodyguard"]
    assert s.foe.dead == ["Rattleshirt's Raiders"]


def test_wildfire_assault_lets_a_player_spare_nobody() -> None:
    s = reveal("Wildfire Assault", you=side(plays=["Varys"]), foe=side(plays=["Wildling Horde"]))
    s.you.picks()
    s.foe.picks("Wildling Horde")
    assert s.you.dead == ["Varys"]
    assert s.foe.dead == []


def test_wildfire_assault_without_characters_does_nothing() -> None:
    s = reveal("Wildfire Assault", you=side(plays=["The Roseroad"]))
    assert s.state.step == "1.aw"
    assert s.you.in_play == ["The Roseroad"]


@rule("RR.framework.1.3d")
def test_the_first_player_orders_the_plots_that_were_revealed() -> None:
    s = reveal(
        "Confiscation",
        "Marched to the Wall",
        you=side(plays=["Varys"]),
        foe=side(plays=[{"card": "Littlefinger", "attachments": ["Bodyguard"]}]),
        first_player=1,
    )
    assert sorted(s.foe.offered()) == ["Confiscation", "Marched to the Wall"]
    s.foe.uses("Marched to the Wall")
    assert s.foe.hand == ["Bodyguard"]
    assert s.foe.discard == ["Littlefinger"]
    assert s.state.step == "1.aw"  # nothing is left to confiscate


@rule("RR.framework.1.3d", "RR.priority.2")
@pytest.mark.parametrize(("first", "left"), [("Marched to the Wall", ["Burned Men"]), ("Reinforcements", [])])
def test_a_plot_that_could_do_nothing_yet_may_come_first(first: str, left: list[str]) -> None:
    s = reveal("Reinforcements", "Marched to the Wall", you=side(hand=["Burned Men"]))
    assert sorted(s.you.offered()) == ["Marched to the Wall", "Reinforcements"]
    s.you.uses(first)
    assert s.state.step == "1.aw"
    assert s.you.in_play == left
