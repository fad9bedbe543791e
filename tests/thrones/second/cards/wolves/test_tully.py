"""House Stark in Wolves of the North: power, Winterfell and what Starks carry."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.cards.canceling import answers, cancelable, use_in_vain
from weirwood.core.option import Verb


def fight(s: Scene, type: str, *attackers: str) -> Scene:
    """You attack, nobody defends, and what follows a victory is asked."""
    s.all_pass()
    s.you.challenges(type, *attackers)
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    return s


# King Robb's Host


@pytest.mark.parametrize(("plot", "moved"), [("A Storm of Swords", 2), ("A Noble Cause", 1)])
@pytest.mark.parametrize("canceled", [False, True])
def test_the_host_carries_power_off(plot: str, moved: int, canceled: bool) -> None:
    s = cancelable(side(plays=["King Robb's Host", "Tumblestone Knight"], plot=plot), power=3)
    fight(s, "military", "King Robb's Host", "Tumblestone Knight")
    if canceled:
        use_in_vain(s, "King Robb's Host")
    else:
        s.you.uses("King Robb's Host")
        s.foe.passes()
        assert s.you.offered(Verb.PICK) == ["King Robb's Host", "Tumblestone Knight"]
        s.you.picks("Tumblestone Knight")
    assert s.card("Tumblestone Knight")["power"] == (0 if canceled else moved)
    assert s.foe.power == (3 if canceled else 3 - moved)


def test_the_host_takes_no_attachments_and_nothing_without_a_military_victory() -> None:
    you = side(plays=["King Robb's Host", "Osha"], hand=["Little Bird"], gold=1)
    s = scene(you, side(power=3), at="marshaling", ask="windows")
    s.you.marshals("Little Bird")
    assert s.card("Osha")["attachments"] == [s.id("Little Bird")]
    s = fight(cancelable(side(plays=["King Robb's Host"]), power=3), "power", "King Robb's Host")
    assert "King Robb's Host" not in s.you.offered(Verb.USE)


# Catelyn Stark


def test_catelyn_grows_with_grief_twice_a_round() -> None:
    plays = ["Catelyn Stark (WotN)", "Direwolf Pup", "Arya Stark", "Osha", "Ranging Party"]
    s = cancelable(side(plays=plays))
    for name, power in (("Ranging Party", 0), ("Direwolf Pup", 1), ("Arya Stark", 1), ("Osha", 1)):
        s.kill(name)
        if name == "Direwolf Pup":
            s.you.uses("Catelyn Stark")
            s.foe.passes()
        elif name == "Arya Stark":
            use_in_vain(s, "Catelyn Stark")
        assert "Catelyn Stark" not in s.you.offered()
        assert (s.card("Catelyn Stark")["power"], s.card("Catelyn Stark")["strength"]) == (power, 5 + power)


# The Blackfish


@pytest.mark.parametrize("power", [3, 4])
def test_tullys_ride_without_rest_under_a_renowned_blackfish(power: int) -> None:
    fish = {"card": "The Blackfish", "power": power}
    s = cancelable(side(plays=[fish, "Tumblestone Knight", "Osha"]))
    fight(s, "military", "The Blackfish", "Tumblestone Knight", "Osha")
    kneeling = [s.card(name)["kneeling"] for name in ("The Blackfish", "Tumblestone Knight", "Osha")]
    assert kneeling == [power < 4, power < 4, True]


@pytest.mark.parametrize("canceled", [False, True])
def test_the_blackfish_learns_from_an_attack_once_a_phase(canceled: bool) -> None:
    s = fight(cancelable(side(plays=["The Blackfish", "Osha"])), "military", "The Blackfish")
    if canceled:
        use_in_vain(s, "The Blackfish")
    else:
        s.you.uses("The Blackfish")
        s.foe.passes()
    assert len(s.you.hand) == (0 if canceled else 1)
    assert "The Blackfish" not in s.you.offered()
    s.pass_to("4.2")
    s = fight(cancelable(side(plays=["The Blackfish"])), "power", "The Blackfish")
    assert "The Blackfish" not in s.you.offered(Verb.USE)


def test_the_blackfish_learns_nothing_from_a_second_attack() -> None:
    s = scene(side(plays=["The Blackfish", "Hedge Knight"], plot="A Storm of Swords"))
    s.you.challenges("military", "Hedge Knight")
    s.you.uses("The Blackfish")
    s.pass_to("4.2")
    s.you.challenges("military", "The Blackfish")
    assert s.asks(0, "renown"), "the challenge is won, and nothing was learned"


def test_the_blackfish_has_renown() -> None:
    s = scene(side(plays=["The Blackfish"]))
    s.you.challenges("power", "The Blackfish")
    s.you.picks("The Blackfish")
    assert s.card("The Blackfish")["power"] == 1


# Sansa Stark


@pytest.mark.parametrize("dead", [0, 3, 4, 5])
def test_sansa_learns_from_her_losses(dead: int) -> None:
    s = scene(side(plays=["Sansa Stark (WotN)"], dead=["Direwolf Pup"] * dead + ["Ranging Party"]))
    sansa = s.card("Sansa Stark")
    assert (sansa["strength"], sansa["keywords"]) == (max(0, 4 - dead), ["insight"] * (dead >= 4))


# House Tully Septon


@pytest.mark.parametrize("canceled", [False, True])
def test_the_septon_makes_the_faithful_cheaper(canceled: bool) -> None:
    plays: list[Any] = ["House Tully Septon", {"card": "Osha", "power": 2}]
    s = cancelable(side(plays=plays, hand=["Riverrun Minstrel", "Osha"], gold=5), "marshaling")
    if canceled:
        use_in_vain(s, "House Tully Septon")
    else:
        s.you.uses("House Tully Septon")
        s.foe.passes()
    assert s.card("Osha")["power"] == 1
    s.foe.passes()
    assert "House Tully Septon" not in s.you.offered(Verb.USE)
    s.you.marshals("Riverrun Minstrel")
    assert s.you.gold == (1 if canceled else 3)


def test_the_septon_needs_power_to_discard() -> None:
    s = scene(
        side(plays=["House Tully Septon"], hand=["Riverrun Minstrel"], gold=2), at="marshaling", ask="windows"
    )
    assert s.you.offered() == ["pass"]


# Winterfell


def winterfell(yours: str, theirs: str) -> Scene:
    you = side(plays=["Winterfell", "Tumblestone Knight", "Ranging Party"], plot=yours)
    s = cancelable(you, plot=theirs, plays=["Janos Slynt"])
    assert [s.card(name)["strength"] for name in ("Tumblestone Knight", "Ranging Party")] == [3, 5]
    s.all_pass()
    s.you.challenges("power", "Tumblestone Knight")
    return s


@pytest.mark.parametrize("theirs", ["Ranger's Cache", "Summer Harvest"])
def test_winterfell_silences_whoever_is_not_in_winter(theirs: str) -> None:
    s = winterfell("Ranger's Cache", theirs)
    s.you.uses("Winterfell")
    s.foe.passes()
    assert s.card("Winterfell")["kneeling"]
    s.you.passes()
    assert ("Janos Slynt" in s.foe.offered()) == (theirs == "Ranger's Cache")
    s.discard("Winterfell")
    s.pass_to("4.2")
    assert s.facts["effects"] == []


def test_a_canceled_winterfell_stands_and_silences_nobody() -> None:
    s = winterfell("Ranger's Cache", "Summer Harvest")
    use_in_vain(s, "Winterfell")
    assert not s.card("Winterfell")["kneeling"]
    s.you.passes()
    assert "Janos Slynt" in s.foe.offered()


def test_a_kneeling_winterfell_stays_silent() -> None:
    s = scene(side(plays=[{"card": "Winterfell", "kneeling": True}, "Osha"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Osha")
    assert s.you.offered(Verb.USE) == ["Osha"]


# Nymeria


@pytest.mark.parametrize("canceled", [False, True])
def test_nymeria_finds_another_master_once_a_phase(canceled: bool) -> None:
    arya = {"card": "Arya Stark", "attachments": ["Nymeria"]}
    s = cancelable(side(plays=[arya, "Sansa Stark", "Direwolf Pup"], gold=2))
    assert "intimidate" in s.card("Arya Stark")["keywords"]
    if canceled:
        use_in_vain(s, "Nymeria")
    else:
        s.you.uses("Nymeria")
        s.foe.passes()
    master = "Arya Stark" if canceled else "Sansa Stark"
    assert "intimidate" in s.card(master)["keywords"]
    s.foe.passes()
    assert (s.you.gold, s.you.offered()) == (1, ["pass"])


def test_nymeria_follows_unique_starks_for_gold() -> None:
    you = side(plays=["Direwolf Pup", "Arya Stark"], hand=["Nymeria"], gold=2)
    s = scene(you, side(plays=["Cersei Lannister"]), at="marshaling", ask="windows")
    s.you.marshals("Nymeria")
    assert s.card("Arya Stark")["attachments"] == [s.id("Nymeria")]
    s.foe.passes()
    assert s.you.offered() == ["pass"], "no gold is left"


# Arya's Gift


def gift(*plays: Any) -> Scene:
    return cancelable(side(plays=plays, hand=["Arya's Gift"]))


@pytest.mark.parametrize("canceled", [False, True])
def test_the_gift_hands_an_attachment_on(canceled: bool) -> None:
    s = gift({"card": "Arya Stark", "attachments": ["Little Bird"]}, "Osha", "Shaggydog")
    if canceled:
        use_in_vain(s, "Arya's Gift")
    else:
        s.you.plays("Arya's Gift")
        s.foe.passes()
    bearer = "Arya Stark" if canceled else "Osha"
    assert s.card(bearer)["attachments"] == [s.id("Little Bird")]


def test_the_gift_is_a_starks_and_needs_another_who_may_bear_it() -> None:
    bird = {"card": "Ranging Party", "attachments": []}
    assert gift({"card": "Varys", "attachments": ["Little Bird"]}, "Osha").you.offered() == ["pass"]
    assert gift({"card": "Arya Stark", "attachments": ["Little Bird"]}, bird).you.offered() == ["pass"]


# Winter and summer


def test_it_is_snowed_under() -> None:
    s = reveal("Snowed Under", "Filthy Accusations", foe=side(plays=["Osha"]))
    assert (s.you.facts["initiative"], s.foe.facts["initiative"]) == (0, 0)


# Eddard Stark


@pytest.mark.parametrize("canceled", [False, True])
def test_eddard_shares_his_renown(canceled: bool) -> None:
    plays = ["Eddard Stark (WotN)", "Tumblestone Knight", "Osha"]
    foe = side(plays=["Cersei Lannister"], hand=["Treachery"], gold=1)
    s = scene(side(plays=plays), foe)
    s.you.challenges("military", "Eddard Stark", "Tumblestone Knight")
    s.you.picks("Eddard Stark")
    s.you.uses("Eddard Stark")
    answers(s, canceled)
    assert s.card("Eddard Stark")["power"] == 1
    assert s.card("Tumblestone Knight")["power"] == (0 if canceled else 1)


def test_eddard_alone_shares_with_nobody() -> None:
    s = scene(side(plays=["Eddard Stark (WotN)", "Osha"]), side(plays=["Cersei Lannister"]), ask="windows")
    s.all_pass()
    s.you.challenges("power", "Eddard Stark")
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    s.you.says(True)
    s.you.picks("Eddard Stark")
    assert (s.card("Eddard Stark")["power"], s.you.offered(Verb.USE)) == (1, [])


# Immunity


@pytest.mark.parametrize("loyal", [True, False])
def test_the_loyalist_shields_those_who_fight_beside_from_events(loyal: bool) -> None:
    you = side(plays=["Bear Island Loyalist", "Tumblestone Knight", "Hot Pie"], hand=["Dragon Sight"], gold=1)
    s = scene(you, side(hand=["Dragon Sight"], gold=1), ask="windows")
    s.all_pass()
    s.you.challenges("power", "Tumblestone Knight", *["Bear Island Loyalist"] if loyal else [])
    s.you.passes()
    s.foe.plays("Dragon Sight")
    assert s.card("Tumblestone Knight")["strength"] == (2 if loyal else 1)
    assert s.card("Bear Island Loyalist")["strength"] == (1 if loyal else 2), "not himself"
    s.you.plays("Dragon Sight")
    assert s.card("Tumblestone Knight")["strength"] == (1 if loyal else 0), "opponents' events alone"


@pytest.mark.parametrize("canceled", [False, True])
def test_the_heart_tree_shields_a_stark_card_from_plots(canceled: bool) -> None:
    you = side(
        plays=["Winterfell Heart Tree", "Sansa Stark", "Osha", "Ranging Party"], plots=["A Noble Cause"]
    )
    s = cancelable(you, at="1.1", plots=["Filthy Accusations"])
    s.you.uses("Winterfell Heart Tree")
    assert s.you.offered(Verb.PICK) == ["Sansa Stark", "Osha"]
    s.you.picks("Osha")
    answers(s, canceled)
    assert s.you.discard == ["Winterfell Heart Tree"]
    s.you.reveals("A Noble Cause")
    s.foe.reveals("Filthy Accusations")
    s.foe.chooses_player(0)
    assert ("Osha" in s.foe.offered(Verb.PICK)) == canceled
