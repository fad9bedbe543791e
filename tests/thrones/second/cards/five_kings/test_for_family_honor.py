"""Cards of For Family Honor."""

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import answers, cancelable, use_in_vain
from weirwood.core.option import Verb

# Bear Island


def test_bear_island_pays_for_loyal_cards_twice_a_phase() -> None:
    hand = ["Grey Wind", "Ice", "Summer", "Tumblestone Knight"]
    s = cancelable(side(plays=["Bear Island", "Sansa Stark"], hand=hand, gold=15), at="marshaling")
    s.you.marshals("Tumblestone Knight")
    s.foe.passes()
    s.you.marshals("Ice", on="Sansa Stark")
    s.you.uses("Bear Island")
    s.foe.passes()
    assert s.you.gold == 15 - 2 - 3 + 1
    s.foe.passes()
    s.you.marshals("Grey Wind")
    use_in_vain(s, "Bear Island")
    s.foe.passes()
    s.you.marshals("Summer")
    assert "Bear Island" not in s.you.offered()


# Thoren Smallwood


def thoren(defender: str = "Thoren Smallwood") -> Scene:
    you = side(plays=["Thoren Smallwood", "Old Bear Mormont"], hand=["Little Bird"], gold=1)
    s = cancelable(you, first=1, plays=["Winterfell Steward", "Tumblestone Knight"])
    s.all_pass()
    s.foe.challenges("military", "Tumblestone Knight")
    s.all_pass()
    s.you.defends(defender)
    s.all_pass()
    return s


@pytest.mark.parametrize("canceled", [False, True])
def test_thoren_is_proud_of_every_defence(canceled: bool) -> None:
    s = thoren("Old Bear Mormont")
    if canceled:
        use_in_vain(s, "Thoren Smallwood")
    else:
        s.you.uses("Thoren Smallwood")
        s.foe.passes()
    assert s.you.power == (0 if canceled else 1)


def test_thoren_carries_weapons_only() -> None:
    s = scene(
        side(plays=["Thoren Smallwood", "Osha"], hand=["Little Bird"], gold=1), at="marshaling", ask="windows"
    )
    s.you.marshals("Little Bird")
    assert s.card("Osha")["attachments"] == [s.id("Little Bird")]


# Asshai Priestess


@pytest.mark.parametrize("canceled", [False, True])
def test_the_priestess_kneels_somebody_weak(canceled: bool) -> None:
    s = cancelable(
        side(hand=["Asshai Priestess"], gold=3), "marshaling", plays=["Tumblestone Knight", "Robb Stark"]
    )
    s.you.marshals("Asshai Priestess")
    if canceled:
        use_in_vain(s, "Asshai Priestess")
    else:
        s.you.uses("Asshai Priestess")
        s.foe.passes()
    assert s.card("Tumblestone Knight")["kneeling"] != canceled


def test_the_priestess_finds_nobody_who_is_strong() -> None:
    s = scene(
        side(hand=["Asshai Priestess"], gold=3), side(plays=["Robb Stark"]), "marshaling", ask="windows"
    )
    s.you.marshals("Asshai Priestess")
    assert s.you.offered(Verb.USE) == []


# Visited by Shadows


def test_shadows_visit_your_opponents() -> None:
    you = side(plays=["Osha"], hand=["Visited by Shadows"])
    s = scene(you, side(plays=["Robb Stark"]), at="marshaling", ask="windows")
    s.you.marshals("Visited by Shadows")
    assert s.card("Robb Stark")["strength"] == 4


# Devoted Bloodrider


def test_a_devoted_bloodrider_strengthens_all_of_yours() -> None:
    s = scene(
        side(plays=["Devoted Bloodrider", "Aggo", "Viserys Targaryen"]), side(plays=["Devoted Bloodrider"])
    )
    strengths = {card["name"]: card["strength"] for card in s.facts["cards"] if card["controller"] == 0}
    assert [strengths[name] for name in ("Devoted Bloodrider", "Aggo", "Viserys Targaryen")] == [3, 5, 1]


# Hot Pie


@pytest.mark.parametrize("canceled", [False, True])
def test_a_companion_makes_a_unique_character_cheaper(canceled: bool) -> None:
    hand = ["Bran Stark", "Tumblestone Knight"]
    s = cancelable(side(plays=["Hot Pie", "Shae"], hand=hand, gold=2), "marshaling")
    if canceled:
        use_in_vain(s, "Hot Pie", "Shae")
    else:
        s.you.uses("Hot Pie")
        assert s.you.offered(Verb.PICK) == ["Hot Pie", "Shae"]
        s.you.picks("Shae")
        s.foe.passes()
    assert s.card("Shae")["kneeling"]
    s.foe.passes()
    s.you.marshals("Bran Stark")
    assert s.you.gold == (0 if canceled else 1)


def test_hot_pie_needs_a_companion_who_stands() -> None:
    s = scene(side(plays=[{"card": "Hot Pie", "kneeling": True}]), at="marshaling", ask="windows")
    assert s.you.offered() == ["pass"]


# Dissension


@pytest.mark.parametrize("canceled", [False, True])
def test_dissension_parts_you_from_an_ally(canceled: bool) -> None:
    s = cancelable(
        side(hand=["Dissension"], gold=2), "marshaling", plays=["Winterfell Steward", "Robb Stark"]
    )
    if canceled:
        use_in_vain(s, "Dissension")
    else:
        s.you.plays("Dissension")
        s.foe.passes()
    assert (s.you.gold, "Winterfell Steward" in s.foe.discard) == (0, not canceled)


def test_dissension_needs_an_ally_and_the_marshaling_phase() -> None:
    hand = side(hand=["Dissension"], gold=2)
    assert scene(hand, side(plays=["Robb Stark"]), "marshaling", ask="windows").you.offered() == ["pass"]
    assert scene(hand, side(plays=["Winterfell Steward"]), ask="windows").you.offered() == ["pass"]


# Ser Edmure Tully


def test_edmure_brings_power_home_once_a_round() -> None:
    plays = ["Ser Edmure Tully", "Riverrun Minstrel", "Sansa Stark"]
    s = cancelable(
        side(plays=plays, hand=["Riverrun Minstrel"] * 2, gold=8), "marshaling", plays=["Catelyn Stark"]
    )
    s.you.marshals("Riverrun Minstrel")
    s.you.uses("Riverrun Minstrel")
    s.you.picks("Catelyn Stark")
    s.foe.passes()
    s.you.uses("Ser Edmure Tully")
    s.foe.passes()
    assert "Sansa Stark" not in s.you.offered(Verb.PICK)
    s.you.picks("Ser Edmure Tully")
    assert (s.card("Ser Edmure Tully")["power"], s.card("Catelyn Stark")["power"]) == (1, 0)
    s.foe.passes()
    s.you.marshals("Riverrun Minstrel")
    s.you.uses("Riverrun Minstrel")
    s.you.picks("Catelyn Stark")
    s.foe.passes()
    assert "Ser Edmure Tully" not in s.you.offered(Verb.USE)


def test_a_canceled_edmure_brings_nothing_home() -> None:
    s = cancelable(side(plays=["Ser Edmure Tully"], hand=["Riverrun Minstrel"], gold=4), "marshaling")
    s.you.marshals("Riverrun Minstrel")
    s.you.uses("Riverrun Minstrel")
    s.you.picks("Riverrun Minstrel")
    s.foe.passes()
    use_in_vain(s, "Ser Edmure Tully")
    assert s.card("Riverrun Minstrel")["power"] == 1


# Crown of Golden Roses


def test_the_crown_is_as_strong_as_its_bearer_is_skilled() -> None:
    bearer = {"card": "Randyll Tarly", "attachments": ["Crown of Golden Roses"]}
    s = cancelable(side(plays=[bearer], hand=["Ice", "Ghost", "Summer"]))
    strength = s.card("Randyll Tarly")["strength"]
    icons = len(s.card("Randyll Tarly")["icons"])
    assert "King" in s.card("Randyll Tarly")["traits"]
    s.you.uses("Crown of Golden Roses")
    s.you.picks("Ice")
    s.foe.passes()
    assert (s.card("Randyll Tarly")["strength"], s.you.discard) == (strength + icons, ["Ice"])
    s.foe.passes()
    use_in_vain(s, "Crown of Golden Roses", "Ghost")
    s.foe.passes()
    assert (s.card("Randyll Tarly")["strength"], s.you.offered()) == (strength + icons, ["pass"])
    s.pass_to("5.aw")
    assert s.card("Randyll Tarly")["strength"] == strength


def test_the_crown_is_for_lords_and_costs_a_card() -> None:
    you = side(plays=["Osha", "Randyll Tarly"], hand=["Crown of Golden Roses"], gold=1)
    s = scene(you, at="marshaling", ask="windows")
    s.you.marshals("Crown of Golden Roses")
    assert s.card("Randyll Tarly")["attachments"] == [s.id("Crown of Golden Roses")]
    s.foe.passes()
    assert s.you.offered() == ["pass"]


# Ser Amory Lorch


@pytest.mark.parametrize("count", [3, 4])
def test_amory_is_renowned_against_the_few(count: int) -> None:
    s = scene(side(plays=["Ser Amory Lorch"]), side(plays=["Direwolf Pup"] * count))
    assert s.card("Ser Amory Lorch")["keywords"] == ["renown"] * (count <= 3)


# Lordsport Fisherman


@pytest.mark.parametrize("canceled", [False, True])
def test_the_fisherman_fishes_at_the_bottom(canceled: bool) -> None:
    s = cancelable(side(hand=["Lordsport Fisherman"], gold=3, deck=["Ice", "Ghost", "Summer"]), "marshaling")
    s.you.marshals("Lordsport Fisherman")
    if canceled:
        use_in_vain(s, "Lordsport Fisherman")
    else:
        s.you.uses("Lordsport Fisherman")
        s.foe.passes()
    assert (s.you.hand, len(s.you.deck)) == (([], 3) if canceled else (["Summer"], 2))


# King of Salt and Rock


@pytest.mark.parametrize("canceled", [False, True])
@pytest.mark.parametrize("top", ["The Roseroad", "Osha"])
def test_salt_and_rock_want_things(canceled: bool, top: str) -> None:
    king = {"card": "Theon Greyjoy", "attachments": ["King of Salt and Rock"]}
    foe = side(plays=["Cersei Lannister"], hand=["Treachery"], gold=1, deck=[top] * 3)
    s = scene(side(plays=[king]), foe)
    assert "King" in s.card("Theon Greyjoy")["traits"]
    s.you.challenges("military", "Theon Greyjoy")
    s.you.done()
    s.you.passes()
    s.you.picks("Theon Greyjoy")
    assert s.foe.discard == [top], "pillage"
    if top == "Osha":
        assert "King of Salt and Rock" not in s.you.offered()
        return
    before = s.card("Theon Greyjoy")["power"]
    s.you.uses("King of Salt and Rock")
    answers(s, canceled)
    assert s.card("Theon Greyjoy")["power"] == before + (not canceled)


def test_only_ironborn_are_kings_of_salt_and_rock() -> None:
    you = side(plays=["Osha", "Theon Greyjoy"], hand=["King of Salt and Rock"], gold=1)
    s = scene(you, at="marshaling", ask="windows")
    s.you.marshals("King of Salt and Rock")
    assert s.card("Theon Greyjoy")["attachments"] == [s.id("King of Salt and Rock")]


# The God's Eye and the Battle of Oxcross


def test_the_gods_eye_cannot_be_discarded() -> None:
    s = scene(
        side(plays=["Pyromancers"], power=1), side(plays=["The God's Eye"]), at="dominance", ask="windows"
    )
    assert s.you.offered() == ["pass"]


def test_the_great_come_too_late_to_oxcross() -> None:
    you = side(plays=["Tumblestone Knight", "Robb Stark"], plot="Battle of Oxcross")
    foe = side(plays=["Vanguard of the North", "Summer", "Burned Men", "Eddard Stark"])
    s = scene(you, foe, ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Tumblestone Knight")
    s.all_pass()
    assert s.foe.offered(Verb.PICK) == ["Summer", "Burned Men"]
    s.foe.defends("Summer")
    s.pass_to("4.2")
    s.you.challenges("power", "Robb Stark")
    s.all_pass()
    assert s.foe.offered(Verb.PICK) == ["Eddard Stark"]


# Blood of My Blood


@pytest.mark.parametrize("canceled", [False, True])
def test_a_bloodrider_comes_for_a_phase(canceled: bool) -> None:
    s = cancelable(side(hand=["Blood of My Blood"], gold=3, deck=["Ice", "Aggo", "Osha"]))
    s.you.plays("Blood of My Blood")
    answers(s, canceled)
    if not canceled:
        s.you.picks("Aggo")
    assert (s.you.in_play, s.you.discard) == ([] if canceled else ["Aggo"], ["Blood of My Blood"])
    s.pass_to("5.aw")
    assert s.you.hand == ([] if canceled else ["Aggo"])
