"""Cards of Called to Arms."""

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.cards.canceling import answers, cancelable, canceler, either_way, use_in_vain
from weirwood.core.option import Verb
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.pool.deck import Deck
from weirwood.thrones.pool.deck_rule import DeckRule

# Fear Cuts Deeper Than Swords


def feared(target: str, kneeling: bool = True) -> Scene:
    """The foe's Grey Wind chooses somebody."""
    you = side(
        plays=["Direwolf Pup", {"card": "Sansa Stark", "kneeling": kneeling}, "Steward at the Wall"],
        hand=["Fear Cuts Deeper Than Swords"],
        gold=2,
    )
    s = cancelable(you, first=1, plays=["Grey Wind", "Robb Stark"])
    s.foe.uses("Grey Wind")
    s.foe.picks(target)
    s.foe.passes()
    return s


def test_fear_cancels_what_targets_a_stark_of_yours_and_stands_it() -> None:
    s = feared("Sansa Stark")
    s.you.plays("Fear Cuts Deeper Than Swords")
    s.foe.passes()
    assert (s.you.dead, s.card("Sansa Stark")["kneeling"]) == ([], False)
    assert s.card("Grey Wind")["kneeling"]


def test_fear_does_not_cut_for_others() -> None:
    assert feared("Steward at the Wall").you.dead == ["Steward at the Wall"]


def test_fear_does_not_cut_where_there_are_several_targets() -> None:
    you = side(plays=["Sansa Stark", "Arya Stark"], hand=["Fear Cuts Deeper Than Swords"], gold=2)
    s = scene(you, side(hand=["Consolidation of Power"], gold=9), "marshaling", 1, ask="windows")
    s.foe.plays("Consolidation of Power")
    s.foe.picks("Sansa Stark", "Arya Stark")
    assert "Fear Cuts Deeper Than Swords" not in s.you.offered()


def test_canceled_fear_cuts_nobody() -> None:
    s = feared("Sansa Stark")
    use_in_vain(s, "Fear Cuts Deeper Than Swords")
    s.foe.passes()
    assert (s.you.dead, s.you.discard, s.you.gold) == (["Sansa Stark"], ["Fear Cuts Deeper Than Swords"], 0)


# Craven


def test_a_craven_attacks_nobody_and_dies_with_it() -> None:
    s = scene(side(plays=[{"card": "Robb Stark", "attachments": ["Craven"]}, "Bran Stark"]), ask="windows")
    s.pass_to("4.2")
    assert s.you.offered(Verb.CHALLENGE) == ["power"]
    s.kill("Robb Stark")
    assert s.you.discard == ["Craven"]


def test_maester_pylos_is_sly() -> None:
    s = scene(side(plays=["Maester Pylos"]), side(plays=["Robb Stark", "Bran Stark"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("power", "Maester Pylos")
    assert s.asks(0, "stealth")


# The Stone Drum


@pytest.mark.parametrize(("plot", "gold"), [("Ranger's Cache", 4), ("Summer Harvest", 0)])
def test_the_drum_pays_while_there_is_a_kingdom(plot: str, gold: int) -> None:
    s = scene(side(plays=["The Stone Drum"], plot=plot), side(plot="A Clash of Kings"))
    assert s.you.facts["income"] == gold


# Shae


def test_shae_stands_for_gold_twice_a_phase() -> None:
    s = cancelable(side(plays=[{"card": "Shae", "kneeling": True}], gold=4))
    s.you.uses("Shae")
    s.foe.passes()
    assert (s.you.gold, s.card("Shae")["kneeling"]) == (3, False)
    s.all_pass()
    s.you.challenges("power", "Shae")
    use_in_vain(s, "Shae")
    s.foe.passes()
    assert (s.you.gold, s.card("Shae")["kneeling"], s.you.offered()) == (2, True, ["pass"])


def test_shae_needs_gold_and_a_challenges_phase() -> None:
    shae = {"card": "Shae", "kneeling": True}
    assert scene(side(plays=[shae]), ask="windows").you.offered() == ["pass"]
    assert scene(side(plays=[shae], gold=1), at="dominance", ask="windows").you.offered() == ["pass"]


# The Boy King


def boy_king(**king: bool) -> Scene:
    crown = {"card": "The Boy King", **king}
    return cancelable(
        side(plays=[{"card": "Joffrey Baratheon", "attachments": [crown]}]),
        plays=["Bran Stark", "Robb Stark"],
    )


@pytest.mark.parametrize("canceled", [False, True])
def test_the_boy_king_likes_small_deaths(canceled: bool) -> None:
    s = boy_king()
    assert "King" in s.card("Joffrey Baratheon")["traits"]
    s.kill("Bran Stark")
    if canceled:
        use_in_vain(s, "The Boy King")
    else:
        s.you.uses("The Boy King")
        s.foe.passes()
    assert s.card("The Boy King")["kneeling"]
    assert s.card("Joffrey Baratheon")["power"] == (0 if canceled else 1)


@pytest.mark.parametrize(("who", "kneeling"), [("Robb Stark", False), ("Bran Stark", True)])
def test_the_boy_king_answers_no_great_death_and_none_on_his_knees(who: str, kneeling: bool) -> None:
    s = boy_king(kneeling=kneeling)
    s.kill(who)
    assert "The Boy King" not in s.you.offered()


def test_only_a_lord_is_a_boy_king() -> None:
    you = side(plays=["Cersei Lannister", "Joffrey Baratheon", "Burned Men"], hand=["The Boy King"], gold=1)
    s = scene(you, at="marshaling", ask="windows")
    s.you.marshals("The Boy King")
    assert s.card("Joffrey Baratheon")["attachments"] == [s.id("The Boy King")]


# Doreah


@pytest.mark.parametrize("with_her", ["Viserys Targaryen", "Illyrio's Estate"])
def test_doreah_learns_beside_lords_and_ladies(with_her: str) -> None:
    s = scene(side(plays=["Doreah", "Daenerys Targaryen", "Viserys Targaryen"]), ask="windows")
    s.pass_to("4.2")
    helper = ["Daenerys Targaryen"] if with_her == "Viserys Targaryen" else []
    s.you.challenges("power", "Doreah", *helper)
    assert s.card("Doreah")["keywords"] == ["insight"] * len(helper)


# Starfall Cavalry


@pytest.mark.parametrize(("used", "drawn"), [(2, 1), (3, 3)])
@pytest.mark.parametrize("canceled", [False, True])
def test_the_cavalry_brings_cards(used: int, drawn: int, canceled: bool) -> None:
    you = side(hand=["Starfall Cavalry", "Little Bird"], gold=7, used=["A Noble Cause"] * used)
    s = cancelable(you, "marshaling")
    s.you.marshals("Starfall Cavalry")
    if canceled:
        use_in_vain(s, "Starfall Cavalry")
    else:
        s.you.uses("Starfall Cavalry")
        s.foe.passes()
    assert len(s.you.hand) == 1 + (0 if canceled else drawn)
    s.foe.passes()
    s.you.marshals("Little Bird")
    assert s.card("Cersei Lannister")["attachments"] == [s.id("Little Bird")], "only Weapons for the Cavalry"


# Venomous Blade


def blade() -> Scene:
    you = side(plays=["Dornish Paramour", "Wildling Horde"], hand=["Venomous Blade"], gold=3)
    s = cancelable(you, plays=["Winterfell Steward", "Robb Stark"])
    s.you.ambushes("Venomous Blade")
    return s


def test_the_blade_poisons_somebody_who_is_weak_in_print() -> None:
    s = blade()
    assert s.card("Dornish Paramour")["strength"] == 4, "a character of yours, and Martell"
    s.you.uses("Venomous Blade")
    s.foe.passes()
    assert s.card("Winterfell Steward")["tokens"] == {"poison": 1}
    s.discard("Venomous Blade")
    s.pass_to("5.aw")
    assert s.foe.dead == ["Winterfell Steward"]


def test_a_canceled_blade_poisons_nobody() -> None:
    s = blade()
    use_in_vain(s, "Venomous Blade")
    assert s.card("Winterfell Steward")["tokens"] == {}


# Summer and winter


@pytest.mark.parametrize(("theirs", "strength"), [("A Noble Cause", 5), ("Ranger's Cache", 3)])
def test_the_knight_of_summer_shines_while_there_is_more_of_it(theirs: str, strength: int) -> None:
    s = scene(side(plays=["Knight of Summer"], plot="A Song of Summer"), side(plot=theirs))
    song = 1 if theirs == "A Noble Cause" else 0
    knight = s.card("Knight of Summer")
    assert (knight["strength"], knight["keywords"]) == (strength + song, ["renown"] * song)


def plot_values(agenda: str, mine: str, theirs: str) -> list[int]:
    s = scene(side(plot=mine, agenda=agenda), side(plot=theirs))
    return [value for who in (s.you, s.foe) for value in (who.facts["income"], who.facts["reserve"])]


def test_kings_of_summer_have_plenty() -> None:
    assert plot_values("Kings of Summer", "A Song of Summer", "A Noble Cause") == [6, 7, 5, 7]
    assert plot_values("Kings of Summer", "A Song of Summer", "Ranger's Cache") == [5, 7, 3, 7]
    assert plot_values("Kings of Summer", "A Noble Cause", "A Song of Summer") == [5, 7, 5, 7]


def test_kings_of_winter_leave_little() -> None:
    assert plot_values("Kings of Winter", "Ranger's Cache", "A Noble Cause") == [3, 5, 4, 5]
    assert plot_values("Kings of Winter", "Ranger's Cache", "A Song of Summer") == [3, 5, 5, 5]
    assert plot_values("Kings of Winter", "A Noble Cause", "A Noble Cause") == [5, 5, 5, 5]


@pytest.mark.parametrize(("agenda", "barred"), [("Kings of Summer", "Winter"), ("Kings of Winter", "Summer")])
def test_kings_of_a_season_hold_no_plots_of_the_other(agenda: str, barred: str) -> None:
    king = POOL.find(agenda)
    for plot in ("A Song of Summer", "Ranger's Cache", "A Noble Cause"):
        deck = Deck(POOL.by_code["faction-stark"], king, [POOL.find(plot)], [])
        refused = any(rule.problem(deck) for rule in king.deck_rules if isinstance(rule, DeckRule))
        assert refused == (barred in POOL.find(plot).traits)


@pytest.mark.parametrize("canceled", [False, True])
def test_a_winter_festival_gives_power_without_summer(canceled: bool) -> None:
    s = cancelable(side(plot="Winter Festival"), plot="A Noble Cause")
    s.pass_to("4.4")
    if canceled:
        s.you.passes()
    else:
        s.you.uses("Winter Festival")
    assert s.you.power == (0 if canceled else 2)
    summer = cancelable(side(plot="Winter Festival"), plot="A Song of Summer")
    for _ in range(20):
        assert "Winter Festival" not in summer.you.offered()
        if summer.state.step == "5.aw":
            return
        decision = summer.state.decisions[0]
        passes = next(option for option in decision.options if option.verb == Verb.PASS)
        summer.choose(decision.seat, passes.key)
    raise AssertionError(summer.pending())


# Ours is the Old Way


def old_way(mode: int) -> Scene:
    you = side(plays=["Balon Greyjoy", "Osha"], hand=["Ours is the Old Way"], gold=4)
    s = cancelable(you, plays=["Maester Pylos", "Asha Greyjoy"])
    s.you.plays("Ours is the Old Way")
    s.foe.passes()
    s.choose(0, s.you.decision.options[mode].key)
    return s


def stealthy(s: Scene) -> list[str]:
    return [card["name"] for card in s.facts["cards"] if "stealth" in card["keywords"]]


def test_the_old_way_is_sly() -> None:
    s = old_way(0)
    assert sorted(stealthy(s)) == ["Asha Greyjoy", "Balon Greyjoy", "Maester Pylos"]
    s.pass_to("5.aw")
    assert sorted(stealthy(s)) == ["Asha Greyjoy", "Maester Pylos"]


def test_the_old_way_leaves_others_plain() -> None:
    s = old_way(1)
    assert stealthy(s) == ["Asha Greyjoy"]
    s.pass_to("5.aw")
    assert sorted(stealthy(s)) == ["Asha Greyjoy", "Maester Pylos"]


def test_a_canceled_old_way_is_forgotten() -> None:
    you = side(plays=["Balon Greyjoy"], hand=["Ours is the Old Way"], gold=4)
    s = cancelable(you, plays=["Maester Pylos"])
    use_in_vain(s, "Ours is the Old Way")
    assert (s.you.gold, stealthy(s)) == (0, ["Maester Pylos"])


# Donella Hornwood


def test_donella_makes_the_first_loyal_card_cheaper() -> None:
    hand = ["Arya Stark", "Grey Wind", "Summer"]
    s = scene(side(plays=["Donella Hornwood"], hand=hand, gold=15), at="marshaling", ask="windows")
    for name, gold in (("Arya Stark", 12), ("Grey Wind", 8), ("Summer", 5)):
        s.you.marshals(name)
        s.pass_to("3.aw")
        if s.you.offered(Verb.USE):
            s.you.passes()
        assert s.you.gold == gold
        if s.state.decisions[0].seat == 1:
            s.foe.passes()


# Beggar King


def beggar(yours: str, theirs: str, *kings: str, **title: object) -> Scene:
    """Two plots are revealed, and Viserys bears the title."""
    bearer = {"card": "Viserys Targaryen", "attachments": [{"card": "Beggar King", **title}]}
    return reveal(yours, theirs, side(plays=[bearer]), canceler(*kings))


@either_way
def test_the_beggar_king_envies_a_richer_plot(canceled: bool) -> None:
    s = beggar("A Clash of Kings", "A Noble Cause", "Robb Stark (AtSK)")
    assert "King" in s.card("Viserys Targaryen")["traits"]
    gold = s.you.gold
    s.you.uses("Beggar King")
    answers(s, canceled)
    assert (s.card("Beggar King")["kneeling"], s.you.gold - gold) == (True, 0 if canceled else 1)


def test_the_only_king_begs_for_more() -> None:
    s = beggar("A Clash of Kings", "A Noble Cause", "Robb Stark")
    gold = s.you.gold
    s.you.uses("Beggar King")
    s.foe.passes()
    assert s.you.gold == gold + 2


def test_a_beggar_king_who_kneels_or_is_as_rich_gets_nothing() -> None:
    assert beggar("A Clash of Kings", "A Noble Cause", kneeling=True).you.offered(Verb.USE) == []
    assert beggar("A Clash of Kings", "A Game of Thrones").you.offered(Verb.USE) == []


def test_only_a_targaryen_is_the_beggar_king() -> None:
    s = scene(
        side(plays=["Osha", "Viserys Targaryen"], hand=["Beggar King"], gold=1),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Beggar King")
    assert s.card("Viserys Targaryen")["attachments"] == [s.id("Beggar King")]
