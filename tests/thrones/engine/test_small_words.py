"""Words that a few cards of some editions say: strengths, factions, who may fight and who may not."""

from __future__ import annotations

from tests.thrones.engine.editions import joust_with
from tests.thrones.engine.pack import PACK
from tests.thrones.scene import reveal, scene, side
from weirwood.core.option import Verb

GAME = joust_with("values", cards=[PACK], set_strength_overrides=False)


def test_two_characters_swap_their_base_strength() -> None:
    weak = {"card": "Steadfast", "attachments": ["Wine"]}
    s = scene(
        side(plays=["Twin Towers", "Giant", "Hedge Knight"]), side(plays=[weak]), ask="windows", game=GAME
    )
    s.you.uses("Twin Towers")
    s.you.picks("Giant", "Hedge Knight")
    knight = 2
    assert (s.card("Giant")["strength"], s.card("Hedge Knight")["strength"]) == (knight, 8)
    s.kill("Giant")
    assert s.card("Hedge Knight")["strength"] == 8
    s.pass_to("5.aw")
    assert s.card("Hedge Knight")["strength"] == knight


def test_a_strength_that_cannot_be_lowered_is_not() -> None:
    weak = {"card": "Steadfast", "attachments": ["Wine"]}
    s = scene(side(plays=["Twin Towers", "Hedge Knight"]), side(plays=[weak]), ask="windows", game=GAME)
    assert s.card("Steadfast")["strength"] == 4
    s.you.uses("Twin Towers")
    assert (s.card("Steadfast")["strength"], s.card("Hedge Knight")["strength"]) == (4, 4)


def test_a_set_strength_is_what_further_changes_are_added_to() -> None:
    bound = {"card": "Giant", "attachments": ["Sway", "Bright Banner"]}
    s = scene(side(plays=["Hedge Knight"]), side(plays=[bound]), ask="windows", game=GAME)
    assert s.card("Giant")["strength"] == 8
    s.pass_to("4.2")
    s.you.challenges("military", "Hedge Knight")
    s.pass_to("4.2.1")
    s.foe.defends("Giant")
    assert s.card("Giant")["strength"] == 0


def test_a_faction_is_named() -> None:
    s = scene(
        side(plays=["Old Landing", "Arya Stark"]), side(plays=["Cersei Lannister"]), ask="windows", game=GAME
    )
    before = s.card("Arya Stark")["strength"], s.card("Cersei Lannister")["strength"]
    s.you.uses("Old Landing")
    s.you.names("Lannister")
    assert s.card("Arya Stark")["strength"] == before[0]
    assert s.card("Cersei Lannister")["strength"] == before[1] + 1
    s = scene(side(plays=["Crier", "Arya Stark"]), ask="windows", game=GAME)
    s.you.uses("Crier")
    s.you.picks("Arya Stark")
    s.you.names("Greyjoy")
    assert s.card("Arya Stark")["factions"] == ["stark", "greyjoy"]
    s.pass_to("5.aw")
    assert s.card("Arya Stark")["factions"] == ["stark"]


def test_characters_fight_without_the_icon_in_challenges_of_some_types() -> None:
    lord = "Magister Illyrio"
    for agenda, types in (("Watch", ["military", "intrigue", "power"]), ("Fealty", ["intrigue", "power"])):
        s = scene(side(plays=[lord], agenda=agenda), ask="windows", game=GAME)
        s.pass_to("4.2")
        assert s.you.offered(Verb.CHALLENGE) == types


def test_who_won_by_enough_cannot_challenge_you_again() -> None:
    s = scene(
        side(plays=["Sun Spear"]),
        side(plays=["Giant", "Hedge Knight"]),
        first_player=1,
        ask="windows",
        game=GAME,
    )
    s.pass_to("4.2")
    s.foe.challenges("military", "Giant")
    s.pass_to("4.2")
    assert s.foe.offered(Verb.CHALLENGE) == []
    s = scene(
        side(plays=["Sun Spear"]),
        side(plays=["Giant", "Hedge Knight"]),
        first_player=1,
        ask="windows",
        game=GAME,
    )
    s.pass_to("4.2")
    s.foe.challenges("military", "Hedge Knight")
    s.pass_to("4.2")
    assert s.foe.offered(Verb.CHALLENGE) != []


def test_the_player_with_most_locations_kneels_them() -> None:
    two, one = ["The Red Keep", "The Roseroad"], ["The Kingsroad"]
    s = reveal("Sack", you=side(plays=one), foe=side(plays=two), game=GAME)
    assert [s.card(name)["kneeling"] for name in (*one, *two)] == [False, True, True]
    s = reveal("Sack", you=side(plays=one), foe=side(plays=one), game=GAME)
    assert not s.card("The Kingsroad")["kneeling"]


def test_a_player_fights_only_in_the_type_that_was_named() -> None:
    s = reveal("Wind", you=side(plays=["Giant", "Giant"]), foe=side(plays=["Giant"]), game=GAME)
    s.you.names("intrigue")
    s.pass_to("4.2")
    assert s.you.offered(Verb.CHALLENGE) == ["intrigue"]
    s.you.passes()
    s.pass_to("4.2")
    s.foe.challenges("military", "Giant")
    s.pass_to("4.2.2")
    assert s.facts["challenge"]["defenders"] == []


def test_chosen_characters_have_different_affiliations_and_one_controller() -> None:
    s = scene(
        side(hand=["War Everywhere"]),
        side(plays=["Arya Stark", "Eddard Stark", "Cersei Lannister"]),
        ask="windows",
        game=GAME,
    )
    s.you.plays("War Everywhere")
    s.you.picks("Arya Stark")
    assert sorted(s.foe.dead) == ["Arya Stark", "Cersei Lannister"]
    s = scene(
        side(hand=["War Everywhere"]), side(plays=["Arya Stark", "Eddard Stark"]), ask="windows", game=GAME
    )
    assert s.you.offered(Verb.PLAY) == []


def test_a_player_says_how_much_power_is_discarded() -> None:
    for power, asked in ((3, ["1", "2"]), (1, [])):
        s = scene(
            side(plays=["Damp Priest"]),
            side(plays=[{"card": "Giant", "power": power}]),
            ask="windows",
            game=GAME,
        )
        s.you.uses("Damp Priest")
        assert s.you.offered(Verb.NUMBER) == asked
        if asked:
            s.you.names("1")
        assert s.card("Giant")["power"] == power - 1


def test_what_is_added_to_the_total_income_is_no_gold_of_the_plot() -> None:
    alms = side(plot="Alms", plays=["Siege"])
    s = scene(alms, side(plot="Wasteland"), at="3.2", first_player=1, ask="windows", game=GAME)
    assert (s.foe.gold, s.foe.facts["income"]) == (2, 2)
    told = GAME.reckoning(s.state, 0) or {}
    plot = GAME.names(s.state, 0).card(s.id("Wasteland"))
    [form] = [form for form in told["cards"] if form["id"] == plot]
    changes = [(change["what"], change["amount"], change["name"]) for change in form["changes"]]
    assert sorted(changes) == [("gold", -3, "Siege"), ("income", 2, "Alms")]
    [note] = form["notes"]
    numbers = [word for word in note.replace(":", " ").split() if word.lstrip("+−").isdigit()]
    assert sorted(numbers) == sorted(["2", "1", "−3", "+2"])


def test_plots_are_compared_without_what_is_added_to_the_total_income() -> None:
    envious = side(plot="Alms", plays=["Envy"])
    s = scene(envious, side(plot="A Clash of Kings"), game=GAME)
    assert (s.foe.facts["income"], s.foe.facts["initiative"]) == (4 + 2, 9 - 1)
