"""More cards of Across the Seven Kingdoms."""

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.cards.canceling import answers, canceler, either_way, kneels
from weirwood.core.option import Verb
from weirwood.rules import rule

# Riverrun


def minstrel(*plays: str | dict[str, object], singing: str = "Riverrun Minstrel") -> Scene:
    """A minstrel brings power to a character of House Tully."""
    s = scene(
        side(plays=plays, hand=["Riverrun Minstrel"], gold=4), canceler(), at="marshaling", ask="windows"
    )
    s.you.marshals("Riverrun Minstrel")
    s.you.uses("Riverrun Minstrel")
    if s.you.offered(Verb.PICK):
        s.you.picks(singing)
    s.foe.passes()
    return s


@either_way
def test_riverrun_adds_to_power_that_is_gained(canceled: bool) -> None:
    s = minstrel("Riverrun")
    s.you.uses("Riverrun")
    answers(s, canceled)
    assert s.card("Riverrun")["kneeling"]
    assert s.card("Riverrun Minstrel")["power"] == (1 if canceled else 2)


def test_riverrun_adds_to_power_that_is_moved_to_a_tully_and_only_there() -> None:
    s = minstrel("Riverrun", "Ser Edmure Tully", "Catelyn Stark")
    s.you.uses("Ser Edmure Tully")
    s.foe.passes()
    s.you.picks("Ser Edmure Tully")
    assert (s.card("Riverrun Minstrel")["power"], s.card("Ser Edmure Tully")["power"]) == (0, 1)
    s.you.uses("Riverrun")
    s.foe.passes()
    assert (s.card("Riverrun Minstrel")["power"], s.card("Ser Edmure Tully")["power"]) == (0, 2)


def test_riverrun_hears_of_no_power_of_others() -> None:
    s = scene(side(plays=["Riverrun", "Robb Stark"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Robb Stark")
    s.pass_to("4.2.5")
    while s.card("Robb Stark")["power"] == 0:
        assert "Riverrun" not in s.you.offered()
        s.you.picks("Robb Stark") if s.you.offered(Verb.PICK) else s.all_pass()
    assert "Riverrun" not in s.you.offered()


def test_riverrun_that_kneels_adds_nothing() -> None:
    s = minstrel({"card": "Riverrun", "kneeling": True})
    assert "Riverrun" not in s.you.offered()


# Bitterbridge Encampment


def camp(*hand: str, plot: str = "A Song of Summer", theirs: str = "A Noble Cause", **land: object) -> Scene:
    """You reveal a plot at Bitterbridge; your foe, with two in hand, may cancel what you use."""
    you = side(plays=[{"card": "Bitterbridge Encampment", **land}], hand=hand)
    foe = canceler(hand=["Lannisport Merchant", "Cersei Lannister"])
    return reveal(plot, theirs, you, foe)


def test_each_player_may_put_a_character_of_theirs_into_play() -> None:
    s = camp("Arya Stark", "Robb Stark", "Ice")
    s.you.uses("Bitterbridge Encampment")
    s.foe.passes()
    assert s.you.offered(Verb.PICK) == ["Arya Stark", "Robb Stark"]
    s.you.picks("Robb Stark")
    assert "Robb Stark" in s.you.hand  # all that is picked enters play at once
    assert s.foe.offered(Verb.PICK) == ["Lannisport Merchant", "Cersei Lannister"]
    s.foe.picks("Cersei Lannister")
    assert ("Robb Stark" in s.you.in_play, s.you.hand) == (True, ["Arya Stark", "Ice"])
    assert "Cersei Lannister" in s.foe.in_play
    assert s.card("Bitterbridge Encampment")["kneeling"]


def test_nobody_needs_to_put_a_character_into_play() -> None:
    s = camp("Arya Stark")
    s.you.uses("Bitterbridge Encampment")
    s.foe.passes()
    s.you.done()
    s.foe.done()
    assert s.you.hand == ["Arya Stark"]
    assert "Cersei Lannister" in s.foe.hand


@rule("RR.priority.1")
def test_what_another_picks_is_told_when_all_have_picked() -> None:
    s = camp("Arya Stark", "Robb Stark")
    s.you.uses("Bitterbridge Encampment")
    s.foe.passes()
    before = s.state.view(1)
    s.you.picks("Robb Stark")
    assert s.state.view(1) == before
    s.foe.done()
    assert "Robb Stark" in s.you.in_play


def test_who_has_nobody_to_put_into_play_does_not_show_it() -> None:
    you = side(plays=["Bitterbridge Encampment"], hand=["Arya Stark"])
    foe = side(hand=["Ice"], plots=["Close Call"])
    s = scene({**you, "plots": ["A Song of Summer"]}, foe, "1.2", 1)
    s.you.chooses_player(1)
    s.you.uses("Bitterbridge Encampment")
    assert s.foe.offered() == ["done"]
    s.foe.done()
    assert s.you.offered(Verb.PICK) == ["Arya Stark"]
    for seed in range(9):
        assert [decision.seat for decision in s.state.determinize(0, seed).decisions] == [0]


def test_a_canceled_encampment_neither_kneels_nor_feeds_anybody() -> None:
    s = camp("Arya Stark")
    s.you.uses("Bitterbridge Encampment")
    answers(s, canceled=True)
    assert not s.card("Bitterbridge Encampment")["kneeling"]
    assert s.you.hand == ["Arya Stark"]


def test_the_encampment_that_kneels_and_one_in_winter_stay_empty() -> None:
    assert camp("Arya Stark", kneeling=True).you.offered(Verb.USE) == []
    assert camp("Arya Stark", plot="The Long Winter").you.offered(Verb.USE) == []
    s = camp("Arya Stark", plot="A Game of Thrones", theirs="Close Call")
    assert s.you.offered(Verb.USE) == ["Bitterbridge Encampment"]


# Captain's Daughter


def daughter(name: str = "Tumblestone Knight") -> Scene:
    """Your foe marshals a character."""
    you = side(plays=["Captain's Daughter"], hand=["Captain's Daughter"])
    foe = canceler(hand=[name], gold=9, deck=["The Roseroad"])
    s = scene(you, foe, at="marshaling", first_player=1, ask="windows")
    s.foe.marshals(name)
    return s


@either_way
def test_the_daughter_sends_who_comes_back_to_the_top_of_a_deck(canceled: bool) -> None:
    s = daughter()
    s.you.uses("Captain's Daughter")
    answers(s, canceled)
    assert (kneels(s), s.you.discard) == (True, ["Captain's Daughter"])
    assert s.foe.deck == (["The Roseroad"] if canceled else ["Tumblestone Knight", "The Roseroad"])
    if not canceled:
        assert [s.state.view(seat)["seats"][1]["known_in_deck"] for seat in (0, 1)] == [[[0, "01150"]]] * 2


def test_the_daughter_lets_loyal_characters_pass() -> None:
    assert daughter("Grey Wind").you.offered(Verb.USE) == []


def test_the_daughter_needs_a_faction_card_that_stands() -> None:
    you = side(plays=["Captain's Daughter"] * 2)
    s = scene(you, side(hand=["Osha", "Tumblestone Knight"], gold=9), "marshaling", 1, ask="windows")
    s.foe.marshals("Osha")
    s.you.uses("Captain's Daughter")
    s.you.passes()
    s.foe.marshals("Tumblestone Knight")
    assert s.you.offered(Verb.USE) == []


@rule("RR.initiating.s1")
def test_the_daughter_does_not_answer_her_own_arrival() -> None:
    s = scene(side(hand=["Captain's Daughter"], gold=4), at="marshaling", ask="windows")
    s.you.marshals("Captain's Daughter")
    assert s.you.offered(Verb.USE) == []
