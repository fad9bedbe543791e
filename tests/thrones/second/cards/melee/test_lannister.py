"""House Lannister with several opponents."""

from tests.thrones.scene import side
from tests.thrones.second.cards.melee.table import asked, table
from tests.thrones.table import Table
from weirwood.core.option import Verb
from weirwood.rules import rule


def assassin(ann: int, bob: int) -> Table:
    s = table(
        side(plays=["The Tickler"], hand=["The Queen's Assassin", *["The Roseroad"] * 3], gold=4),
        side(plays=["Littlefinger", "Burned Men"], hand=["The Roseroad"] * ann),
        side(plays=["Gold Cloaks", "Obara Sand"], hand=["The Roseroad"] * bob),
    )
    s.sides[0].ambushes("The Queen's Assassin")
    return s


@rule("RR.choose.1")
def test_the_queens_assassin_lets_the_chosen_opponent_alone_choose_a_character() -> None:
    s = assassin(2, 2)
    you, ann, bob = s.sides
    you.uses("The Queen's Assassin")
    assert s.players_offered(0) == [1, 2]
    you.chooses_player(2)
    assert asked(s) == [2]
    assert bob.offered() == ["Gold Cloaks", "Obara Sand"]
    bob.picks("Obara Sand")
    assert (ann.dead, bob.dead) == ([], ["Obara Sand"])


@rule("FAQ.2.3.1")
def test_the_queens_assassin_spares_a_chosen_opponent_with_more_cards() -> None:
    s = assassin(2, 4)
    s.sides[0].uses("The Queen's Assassin")
    s.sides[0].chooses_player(2)
    assert [chair.dead for chair in s.sides] == [[], [], []]


@rule("RR.abilities.8")
def test_the_queens_assassin_needs_one_opponent_with_fewer_cards() -> None:
    assert assassin(3, 3).sides[0].offered(Verb.USE) == []


def test_the_tickler_discards_from_the_deck_of_one_opponent() -> None:
    s = table(
        side(plays=["The Tickler"]),
        side(deck=["Burned Men", "The Roseroad"]),
        side(plays=["Gold Cloaks"], deck=["Gold Cloaks", "The Roseroad"]),
        at="dominance",
    )
    you, ann, bob = s.sides
    you.uses("The Tickler")
    assert s.players_offered(0) == [1, 2]
    you.chooses_player(2)
    assert (len(ann.deck), bob.deck) == (2, ["The Roseroad"])
    you.says(True)
    assert bob.discard == ["Gold Cloaks", "Gold Cloaks"]


@rule("FAQ.def.choose")
def test_the_tickler_does_not_target_and_its_opponent_is_picked_after_cancels() -> None:
    s = table(
        side(plays=["The Tickler"]),
        side(plays=["Cersei Lannister"], hand=["Treachery"], gold=1),
        side(),
        at="dominance",
        ask="windows",
    )
    you, ann, bob = s.sides
    you.uses("The Tickler")
    assert asked(s) == [1]
    ann.passes()
    assert s.players_offered(0) == [1, 2]
    you.chooses_player(2)
    assert (len(ann.deck), len(bob.deck)) == (10, 9)


def test_the_things_i_do_for_love_may_return_a_character_of_any_opponent_but_none_of_ones_own() -> None:
    s = table(
        side(
            plays=["Cersei Lannister", "Burned Men"],
            hand=["The Things I Do For Love"],
            gold=2,
            faction="lannister",
        ),
        side(plays=["Tumblestone Knight"]),
        side(plays=["House Dayne Knight"]),
        ask="windows",
    )
    you, ann, bob = s.sides
    you.plays("The Things I Do For Love")
    assert you.offered() == ["Tumblestone Knight", "House Dayne Knight"]
    you.picks("House Dayne Knight")
    assert (ann.hand, bob.hand) == ([], ["House Dayne Knight"])


def test_tyrion_is_paid_for_an_intrigue_challenge_between_two_others() -> None:
    s = table(side(plays=["Cersei Lannister"]), side(), side(plays=["Tyrion Lannister"]))
    s.sides[0].challenges("intrigue", "Cersei Lannister", against=1)
    s.sides[2].uses("Tyrion Lannister")
    assert [chair.gold for chair in s.sides] == [0, 0, 2]


def test_treachery_cancels_the_ability_of_a_third_player() -> None:
    s = table(
        side(plays=["Cersei Lannister"]),
        side(plays=["Tyrion Lannister"]),
        side(plays=["Ser Jaime Lannister"], hand=["Treachery"], gold=1),
    )
    you, ann, bob = s.sides
    you.challenges("intrigue", "Cersei Lannister", against=2)
    ann.uses("Tyrion Lannister")
    assert asked(s) == [2]
    bob.plays("Treachery")
    assert ann.gold == 0


def test_cersei_raises_claim_against_whomever_she_attacks() -> None:
    s = table(
        side(plays=["Cersei Lannister", "Burned Men"], plot="Heads on Spikes"),
        side(hand=["The Roseroad"] * 3),
        side(hand=["The Roseroad"] * 3),
    )
    s.sides[0].challenges("intrigue", "Cersei Lannister", against=2)
    assert [len(chair.hand) for chair in s.sides] == [0, 3, 1]


def test_ser_gregor_kills_anybodys_character_of_the_cost_of_the_card_the_loser_pillaged() -> None:
    s = table(
        side(plays=["Ser Gregor Clegane", "Burned Men"]),
        side(plays=["Obara Sand"], deck=["Varys"] * 3),
        side(plays=["Palace Spearman"], deck=["Dornish Paramour"] * 3),
    )
    you, ann, bob = s.sides
    you.challenges("military", "Ser Gregor Clegane", against=2)
    bob.defends()
    you.names("pillage")
    you.picks("Ser Gregor Clegane")
    you.uses("Ser Gregor Clegane")
    you.says(True)
    assert (len(ann.deck), bob.dead) == (3, ["Dornish Paramour"])
    assert ann.dead == ["Obara Sand"]
