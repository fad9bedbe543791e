"""The wolves, the followers, the locations, the attachment and the events of House Stark."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule

# Summer


def test_summer_gives_bran_insight() -> None:
    s = scene(you=side(plays=["Summer", "Bran Stark"]), foe=side(plays=["Bran Stark"]))
    yours, theirs = (card for card in s.facts["cards"] if card["name"] == "Bran Stark")
    assert (yours["keywords"], theirs["keywords"]) == (["insight"], [])
    s.you.challenges("power", "Bran Stark")
    s.foe.defends()
    s.you.picks("Bran Stark")
    assert s.you.hand == ["The Roseroad"]


def test_summer_brings_back_a_young_wolf() -> None:
    s = scene(
        you=side(
            hand=["Summer"],
            gold=3,
            discard=["Arya Stark", "Messenger Raven", "Grey Wind", "Heart Tree Grove"],
            dead=["Bran Stark"],
        ),
        foe=side(dead=["Bran Stark"]),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Summer")
    s.you.uses("Summer")
    assert s.you.offered() == ["Arya Stark", "Bran Stark"]
    s.you.picks("Bran Stark")
    assert (s.you.hand, s.you.dead) == (["Bran Stark"], [])


def test_summer_finds_nobody() -> None:
    s = scene(you=side(hand=["Summer"], gold=3, discard=["Grey Wind"]), at="marshaling", ask="windows")
    s.you.marshals("Summer")
    assert s.foe.offered() == ["pass"]


# Direwolf Pup


def test_the_pup_grows_with_the_pack() -> None:
    s = scene(
        you=side(plays=["Direwolf Pup", "Grey Wind", "Summer", "Bran Stark"]),
        foe=side(plays=["Ghost"]),
        ask="windows",
    )
    assert s.card("Direwolf Pup")["strength"] == 3
    s.kill("Summer")
    assert s.card("Direwolf Pup")["strength"] == 2


# Tumblestone Knight


def test_a_knight_of_house_tully_attacks_with_two() -> None:
    s = scene(you=side(plays=["Tumblestone Knight"]), foe=side(plays=["Ranging Party"]))
    assert s.you.offered(Verb.CHALLENGE) == ["military", "power"]
    s.you.challenges("power", "Tumblestone Knight")
    assert s.facts["challenge"]["attacking_strength"] == 2


# Vanguard of the North


@pytest.mark.parametrize("whose", [0, 1])
def test_the_vanguard_does_not_kneel_in_war(whose: int) -> None:
    sides = [side(plays=["Vanguard of the North"]), side(plays=["Ranging Party"])]
    sides[whose]["plot"] = "A Storm of Swords"
    s = scene(you=sides[0], foe=sides[1])
    s.you.challenges("military", "Vanguard of the North")
    assert not s.card("Vanguard of the North")["kneeling"]
    assert s.card("Vanguard of the North")["participating"] == "attacker"


def test_the_vanguard_kneels_in_peace() -> None:
    s = scene(
        you=side(plays=["Vanguard of the North"], plot="Confiscation"), foe=side(plays=["Ranging Party"])
    )
    s.you.challenges("military", "Vanguard of the North")
    assert s.card("Vanguard of the North")["kneeling"]


# Winterfell Steward and Heart Tree Grove


def test_the_steward_makes_the_next_stark_character_cheaper() -> None:
    s = scene(you=side(plays=["Winterfell Steward"], hand=["Bran Stark", "Ghost"], gold=5), at="marshaling")
    s.you.uses("Winterfell Steward")
    assert s.card("Winterfell Steward")["kneeling"]
    s.you.marshals("Ghost")
    s.you.marshals("Bran Stark")
    assert s.you.gold == 0


def test_a_kneeling_steward_helps_nobody() -> None:
    kneeling = {"card": "Winterfell Steward", "kneeling": True}
    s = scene(you=side(plays=[kneeling], hand=["Bran Stark"], gold=2), at="marshaling")
    assert s.you.offered() == ["Bran Stark", "pass"]


@rule("RR.initiating.s3")
def test_the_grove_makes_the_next_stark_card_cheaper() -> None:
    s = scene(
        you=side(plays=["Heart Tree Grove", "Heart Tree Grove"], hand=["Ghost", "The Wolfswood"], gold=4),
        at="marshaling",
    )
    s.you.uses("Heart Tree Grove")
    s.you.uses("Heart Tree Grove")
    s.you.marshals("The Wolfswood")
    assert s.you.gold == 4
    s.you.marshals("Ghost")
    assert s.you.gold == 0


def test_a_kneeling_grove_helps_nobody() -> None:
    kneeling = {"card": "Heart Tree Grove", "kneeling": True}
    s = scene(you=side(plays=[kneeling], hand=["Bran Stark"], gold=2), at="marshaling")
    assert s.you.offered() == ["Bran Stark", "pass"]


@rule("RR.limited.1")
def test_one_grove_is_planted_in_a_round() -> None:
    s = scene(you=side(hand=["Heart Tree Grove", "Heart Tree Grove"]), at="marshaling", ask="windows")
    s.you.marshals("Heart Tree Grove")
    s.foe.passes()
    assert s.you.offered(Verb.MARSHAL) == []


# Ice


@rule("RR.initiating.s5")
def test_ice_is_given_up_to_kill_one_of_the_defeated() -> None:
    s = scene(
        you=side(plays=[{"card": "Eddard Stark", "attachments": ["Ice"]}, "Bran Stark"]),
        foe=side(plays=["Ranging Party", "Ghost"]),
    )
    assert s.card("Eddard Stark")["strength"] == 7
    s.you.challenges("military", "Eddard Stark")
    s.foe.defends("Ranging Party")
    s.you.uses("Ice")
    assert s.you.discard == ["Ice"]
    assert s.you.offered() == ["Ranging Party", "Ghost"]
    s.you.picks("Ghost")
    assert s.foe.dead == ["Ghost"]


def test_ice_rests_where_its_bearer_did_not_fight_in_arms() -> None:
    bearer = {"card": "Eddard Stark", "attachments": ["Ice"]}
    for type, attacker in (("power", "Eddard Stark"), ("military", "Tumblestone Knight")):
        s = scene(you=side(plays=[bearer, "Tumblestone Knight"]), foe=side(plays=["Messenger Raven"]))
        s.you.challenges(type, attacker)
        assert s.you.offered(Verb.USE) == []
        assert "Ice" in s.you.in_play


@rule("RR.target.3")
def test_ice_needs_somebody_to_kill() -> None:
    s = scene(you=side(plays=[{"card": "Robb Stark", "attachments": ["Ice"]}, "Bran Stark"]))
    s.you.challenges("military", "Robb Stark")
    assert s.you.offered() == ["Robb Stark", "done"]


def test_ice_is_borne_by_starks_alone() -> None:
    s = scene(
        you=side(plays=["Robb Stark", "Ranging Party", "Bran Stark"], hand=["Ice"], gold=3), at="marshaling"
    )
    s.you.marshals("Ice")
    assert s.you.offered() == ["Robb Stark", "Bran Stark"]
    s.you.picks("Bran Stark")
    assert s.card("Bran Stark")["strength"] == 3


# Gates of Winterfell


@rule("RR.reveal.1", "RR.reveal.2")
def test_the_gates_open_for_a_stark_card() -> None:
    s = scene(you=side(plays=["Gates of Winterfell"], deck=["Ice", "Ghost"]), ask="windows")
    s.you.uses("Gates of Winterfell")
    assert s.card("Gates of Winterfell")["kneeling"]
    assert (s.you.hand, s.you.deck) == (["Ice"], ["Ghost"])
    assert [event.known_to(1) for event in s.events if event.kind == "shown"] == [True]


def test_the_gates_stay_shut_for_others() -> None:
    s = scene(you=side(plays=["Gates of Winterfell"], deck=["Ghost", "Ice"]), ask="windows")
    s.you.uses("Gates of Winterfell")
    assert (s.you.hand, s.you.deck) == ([], ["Ghost", "Ice"])
    s.foe.passes()
    assert s.you.offered() == ["pass"]


# The Wolfswood


@rule("RR.ambush.1", "RR.ambush.4")
def test_direwolves_wait_in_the_wolfswood() -> None:
    s = scene(
        you=side(plays=["The Wolfswood"], hand=["Grey Wind", "Ghost", "Bran Stark"], gold=9),
        foe=side(hand=["Ghost"], gold=9),
        ask="windows",
    )
    assert s.you.offered(Verb.AMBUSH) == ["Grey Wind", "Ghost"]
    s.you.ambushes("Grey Wind")
    assert s.you.gold == 4
    assert "Grey Wind" in s.you.in_play
    assert s.foe.offered() == ["pass"]
    s = scene(you=side(plays=["The Wolfswood"], hand=["Ghost"], gold=4), at="dominance", ask="windows")
    assert s.you.offered() == ["pass"]


@rule("RR.ambush.2")
def test_a_wolf_from_the_wolfswood_enters_play_and_is_not_marshaled() -> None:
    s = scene(
        you=side(plays=["The Wolfswood"], hand=["Summer"], gold=3, discard=["Bran Stark"]), ask="windows"
    )
    s.you.ambushes("Summer")
    s.you.uses("Summer")
    assert s.you.hand == ["Bran Stark"]


# For the North!


@rule("RR.framework.4.2i", "RR.delayed-effects.2")
def test_for_the_north_strengthens_and_draws_for_a_victory() -> None:
    s = scene(
        you=side(plays=["Tumblestone Knight", "Robb Stark"], hand=["For the North!"]),
        foe=side(plays=["Old Forest Hunter"]),
    )
    s.you.challenges("military", "Tumblestone Knight")
    s.you.plays("For the North!")
    s.foe.defends()
    assert s.you.hand == ["The Roseroad"]
    assert s.facts["last_challenge"]["attacking_strength"] == 4
    assert s.card("Tumblestone Knight")["strength"] == 2


def test_for_the_north_draws_nothing_for_a_defeat_nor_for_a_later_victory() -> None:
    s = scene(
        you=side(plays=["Tumblestone Knight", "Robb Stark"], hand=["For the North!"]),
        foe=side(plays=["Ranging Party"]),
    )
    s.you.challenges("military", "Tumblestone Knight")
    s.you.plays("For the North!")
    s.foe.defends("Ranging Party")
    assert s.facts["last_challenge"]["winner"] == 1
    s.you.challenges("power", "Robb Stark")
    assert s.you.hand == []


def test_for_the_north_is_for_starks_in_military_challenges() -> None:
    s = scene(
        you=side(plays=["Tumblestone Knight", "Ranging Party"], hand=["For the North!"]),
        foe=side(plays=["Tumblestone Knight"]),
        ask="windows",
    )
    assert s.you.offered() == ["pass"]
    s.all_pass()
    s.you.challenges("power", "Tumblestone Knight")
    assert s.you.offered() == ["pass"]
    s = scene(you=side(plays=["Ranging Party"], hand=["For the North!"]), ask="windows")
    s.all_pass()
    s.you.challenges("military", "Ranging Party")
    assert s.you.offered() == ["pass"]


# Like Warm Rain


@rule("RR.costs.3", "RR.limits.4")
def test_a_direwolf_takes_revenge_for_an_intrigue() -> None:
    s = scene(
        you=side(
            plays=["Direwolf Pup", {"card": "Grey Wind", "kneeling": True}, "Summer"],
            hand=["Like Warm Rain", "Like Warm Rain"],
            gold=2,
        ),
        foe=side(plays=["Steward at the Wall", "Samwell Tarly", "Ghost"]),
        first_player=1,
    )
    s.foe.challenges("intrigue", "Steward at the Wall", "Samwell Tarly")
    s.you.plays("Like Warm Rain")
    assert s.you.offered() == ["Direwolf Pup", "Summer"]
    s.you.picks("Direwolf Pup")
    assert s.card("Direwolf Pup")["kneeling"]
    assert s.you.offered() == ["Steward at the Wall", "Samwell Tarly"]
    s.you.picks("Samwell Tarly")
    assert s.foe.dead == ["Samwell Tarly"]
    assert (s.you.gold, s.you.hand) == (1, ["Like Warm Rain"])
    assert "Like Warm Rain" not in s.you.offered()


def test_like_warm_rain_needs_a_standing_direwolf_and_a_lost_defence() -> None:
    kneeling = {"card": "Direwolf Pup", "kneeling": True}
    s = scene(
        you=side(plays=[kneeling, "Tumblestone Knight"], hand=["Like Warm Rain"], gold=1),
        foe=side(plays=["Steward at the Wall", "Ghost"]),
        first_player=1,
    )
    s.foe.challenges("intrigue", "Steward at the Wall")
    assert s.foe.offered(Verb.CHALLENGE) == ["military"]
    s = scene(
        you=side(plays=["Direwolf Pup", "Samwell Tarly"], hand=["Like Warm Rain"], gold=1),
        foe=side(plays=["Maester Aemon"]),
    )
    s.you.challenges("intrigue", "Samwell Tarly")
    s.foe.defends("Maester Aemon")
    assert s.facts["last_challenge"]["loser"] == 0
    assert s.you.offered(Verb.CHALLENGE) == ["military"]


# Winter Is Coming


@rule("RR.claim.2", "RR.framework.4.2.4e")
def test_winter_raises_claim() -> None:
    s = scene(
        you=side(
            plays=["Robb Stark", "Bran Stark"],
            hand=["Winter Is Coming", "Winter Is Coming"],
            gold=2,
            plot="A Storm of Swords",
        ),
        foe=side(plays=["Messenger Raven", "Messenger Raven", "Ranging Party"]),
    )
    s.you.challenges("military", "Robb Stark")
    s.you.plays("Winter Is Coming")
    s.foe.defends()
    s.foe.picks("Messenger Raven", "Messenger Raven")
    assert s.foe.dead == ["Messenger Raven", "Messenger Raven"]
    s.you.picks("Robb Stark")
    assert s.you.facts["claim"] == 1
    assert s.you.hand == ["Winter Is Coming"]
    s.you.challenges("power", "Bran Stark")
    assert s.you.offered() == ["Winter Is Coming", "pass"]


def test_winter_does_not_come_outside_challenges() -> None:
    s = scene(you=side(hand=["Winter Is Coming"], gold=1, plot="A Storm of Swords"), ask="windows")
    assert s.you.offered() == ["pass"]
