"""Plots with several opponents: one chosen opponent, or each player in player order."""

from tests.thrones.scene import side
from tests.thrones.second.cards.melee.table import asked, revealing, table, take_titles
from weirwood.rules import rule

PLAIN = "A Noble Cause"


def test_a_clash_of_kings_moves_power_from_the_losing_opponent_alone() -> None:
    s = table(
        side(plays=["Cersei Lannister", "Burned Men"], plot="A Clash of Kings"), side(power=3), side(power=3)
    )
    you, ann, bob = s.sides
    you.challenges("power", "Cersei Lannister", against=2)
    you.uses("A Clash of Kings")
    assert (ann.power, bob.power) == (3, 1)


def test_a_game_of_thrones_binds_every_player_until_they_win_an_intrigue_challenge_against_anybody() -> None:
    s = table(
        side(plays=["Cersei Lannister", "Gold Cloaks"]),
        side(plays=["Littlefinger"], plot="A Game of Thrones"),
        side(),
    )
    assert s.targets(0) == [("intrigue", 1), ("intrigue", 2)]
    s.sides[0].challenges("intrigue", "Cersei Lannister", against=2)
    assert s.targets(0) == [("military", 1), ("power", 1), ("military", 2), ("power", 2)]
    s.sides[0].passes()
    assert s.targets(1) == [("intrigue", 0), ("intrigue", 2)]


@rule("RR.choose.1", "FAQ.2.3.1")
def test_calling_the_banners_counts_the_characters_of_the_chosen_opponent() -> None:
    sides = (side(plays=["Varys"]), side(plays=["Littlefinger"]), side(plays=["Burned Men"] * 3), side())
    for chosen, gold in ((1, 1), (2, 3), (3, 0)):
        s = revealing("Calling the Banners", PLAIN, PLAIN, PLAIN, seats=tuple(dict(form) for form in sides))
        assert s.players_offered(0) == [1, 2, 3]
        s.sides[0].chooses_player(chosen)
        assert [chair.gold for chair in s.sides] == [gold, 0, 0, 0]


def test_heads_on_spikes_takes_a_card_of_the_chosen_opponent() -> None:
    s = revealing(
        "Heads on Spikes", PLAIN, PLAIN, seats=(side(), side(hand=["Burned Men"]), side(hand=["Gold Cloaks"]))
    )
    you, ann, bob = s.sides
    you.chooses_player(2)
    assert (ann.hand, ann.dead) == (["Burned Men"], [])
    assert (bob.hand, bob.dead, you.power) == ([], ["Gold Cloaks"], 2)


def test_summer_harvest_reads_the_plot_of_the_chosen_opponent() -> None:
    s = revealing("Summer Harvest", "Jousting Contest", "A Noble Cause")
    s.sides[0].chooses_player(2)
    assert s.sides[0].facts["income"] == 7


@rule("RR.priority.1", "RR.first-player.4", "RR.player-order.1")
def test_marched_to_the_wall_asks_each_player_in_player_order_and_discards_together() -> None:
    s = revealing(
        "Marched to the Wall",
        PLAIN,
        PLAIN,
        first_player=1,
        seats=(
            side(plays=["Varys", "Burned Men"]),
            side(plays=["Littlefinger", "Gold Cloaks"]),
            side(plays=["Joffrey Baratheon", "Obara Sand"]),
        ),
    )
    for seat, card in ((1, "Gold Cloaks"), (2, "Obara Sand"), (0, "Burned Men")):
        assert asked(s) == [seat]
        assert [chair.discard for chair in s.sides] == [[], [], []]
        s.sides[seat].picks(card)
    assert [chair.discard for chair in s.sides] == [["Burned Men"], ["Gold Cloaks"], ["Obara Sand"]]


@rule("RR.priority.1")
def test_wildfire_assault_asks_each_player_in_player_order_and_kills_together() -> None:
    s = revealing(
        "Wildfire Assault",
        PLAIN,
        PLAIN,
        first_player=2,
        seats=(
            side(plays=["Varys", "Burned Men"]),
            side(plays=["Littlefinger", "Gold Cloaks"]),
            side(plays=["Joffrey Baratheon", "Obara Sand"]),
        ),
    )
    for seat, card in ((2, "Obara Sand"), (0, "Varys"), (1, "Gold Cloaks")):
        assert asked(s) == [seat]
        assert [chair.dead for chair in s.sides] == [[], [], []]
        s.sides[seat].picks(card)
    assert [chair.dead for chair in s.sides] == [["Burned Men"], ["Littlefinger"], ["Joffrey Baratheon"]]


def test_jousting_contest_binds_attackers_and_defenders_of_all_players() -> None:
    s = table(
        side(plays=["Burned Men", "Salty Navigator"]),
        side(plays=["Burned Men", "Salty Navigator"]),
        side(plot="Jousting Contest"),
    )
    you, ann, _ = s.sides
    you.challenges("military", "Burned Men", against=1)
    assert ann.decision.maximum == 1
    ann.defends("Salty Navigator")
    assert s.card("Burned Men")["kneeling"]


def test_supporting_the_faith_takes_the_gold_of_each_player() -> None:
    s = table(
        side(gold=2),
        side(gold=3, plot="Supporting the Faith"),
        side(gold=4, plays=["Burned Men"]),
        at="4.1",
        ask="windows",
    )
    assert [chair.gold for chair in s.sides] == [0, 0, 0]


def test_calm_over_westeros_reduces_claim_only_where_its_player_defends() -> None:
    for defender, claim in ((1, 1), (2, 2)):
        s = revealing(
            "The Winds of Winter",
            "Calm Over Westeros",
            PLAIN,
            seats=(side(plays=["Wildling Horde"]), side(plays=["Varys"]), side(plays=["Littlefinger"])),
        )
        s.sides[1].names("military")
        take_titles(s)
        s.all_pass("4.2")
        s.sides[0].challenges("military", "Wildling Horde", against=defender)
        assert s.sides[0].facts["claim"] == claim


def test_naval_superiority_takes_the_gold_of_each_edict_and_kingdom() -> None:
    s = table(
        side(plot="Naval Superiority"),
        side(plot="Confiscation"),
        side(plot="Counting Coppers"),
        side(plot="A Clash of Kings"),
    )
    assert [chair.facts["income"] for chair in s.sides] == [2, 0, 0, 4]


def test_varyss_riddle_repeats_the_when_revealed_ability_of_whichever_plot_is_picked() -> None:
    s = revealing(
        "Varys's Riddle",
        "Counting Coppers",
        "Calling the Banners",
        seats=(side(), side(plays=["Varys"]), side()),
    )
    you, ann, _ = s.sides
    you.uses("Varys's Riddle")
    assert you.offered() == ["Counting Coppers", "Calling the Banners"]
    you.picks("Calling the Banners")
    assert s.players_offered(0) == [1, 2]
    you.chooses_player(1)
    assert (you.gold, ann.gold, len(you.hand)) == (1, 0, 0)


def test_fortified_position_blanks_the_characters_of_every_player() -> None:
    s = table(
        side(plays=["Varys"]), side(plays=["Asha Greyjoy"], plot="Fortified Position"), side(plays=["Ghost"])
    )
    assert [s.card(name)["blank"] for name in ("Varys", "Asha Greyjoy", "Ghost")] == ["traits-kept"] * 3
