"""Actions, passives, responses, saves and lasting effects in the two-player game."""

from __future__ import annotations

from tests.thrones.hbo.scene import attack, confirm, defend, fight, lannister, scene, stark
from tests.thrones.hbo.test_marshalling import refused
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.games.hbo import GAME

HOUND = "The Hound"
DEBTS = "A Lannister Pays His Debts"
CUNNING = "The Lion's Cunning"


@rule("HBO.actions.1", "HBO.actions.5")
def test_playing_a_card_is_an_action_and_players_alternate() -> None:
    s = scene(stark(hand=["Hodor", "Arya Stark"], gold=5), lannister(), at="3.aw")
    s.you.marshals("Hodor")
    assert not s.you.offered() and s.foe.offered(Verb.PASS)
    s.foe.passes()
    s.you.marshals("Arya Stark")
    s.foe.passes()
    s.you.passes()
    assert s.state.active == 1


@rule("HBO.actions.2")
def test_a_phase_heading_restricts_an_ability() -> None:
    s = scene(stark("Maester Luwin"), at="4.aw")
    assert refused(s, 0, "use", "Maester Luwin") == ["HBO.actions.2"]
    for at in ("1.aw", "2.aw", "3.aw", "4.aw", "5.aw", "6.aw", "7.aw"):
        s = scene(stark("Jon Snow"), lannister(hand=[CUNNING], gold=2), at=at, first_player=1)
        assert CUNNING in s.foe.offered(Verb.PLAY)


@rule("HBO.actions.3")
def test_an_action_resolves_before_another_is_taken() -> None:
    foe = lannister(HOUND, hand=[CUNNING, CUNNING], gold=4)
    s = scene(stark("Jon Snow"), foe, first_player=1)
    s.foe.plays(CUNNING)
    assert {option.verb for option in s.foe.decision.options} == {Verb.PICK} and not s.you.offered()


@rule("HBO.passive-abilities.1", "HBO.passive-abilities.2")
def test_a_passive_is_mandatory_and_comes_before_any_action() -> None:
    """The Godswood draws a card by itself."""
    s = fight(stark("The Godswood", "Hodor"), lannister(HOUND), "military", [HOUND], by=1)
    assert s.you.dead == ["Hodor"] and len(s.you.hand) == 1


@rule("HBO.passive-abilities.3")
def test_the_first_player_orders_passives() -> None:
    """The Godswood and Joffrey Baratheon both see Jon Snow die; Lannister is first."""
    you, foe = stark("The Godswood", "Jon Snow"), lannister("Joffrey Baratheon", HOUND)
    s = fight(you, foe, "military", [HOUND], by=1)
    assert sorted(s.foe.offered(Verb.USE)) == ["Joffrey Baratheon", "The Godswood"] and not s.you.offered()
    s.foe.uses("The Godswood")
    assert len(s.you.hand) == 1 and s.card("Joffrey Baratheon")["power"] == 1


@rule("HBO.responses.2")
def test_a_response_is_optional() -> None:
    s = fight(stark(), lannister("Tyrion Lannister"), "intrigue", ["Tyrion Lannister"], by=1)
    assert s.foe.offered() == ["Tyrion Lannister", "pass"]
    s.foe.passes()
    assert s.foe.gold == 0


@rule("HBO.responses.1")
def test_a_response_comes_before_the_next_action_or_not_at_all() -> None:
    foe = lannister("Cersei Lannister", "Lannister Guards", hand=[DEBTS])
    s = fight(stark("Jon Snow"), foe, "military", ["Lannister Guards"], ["Jon Snow"], by=1)
    assert s.foe.offered(Verb.PLAY) == [DEBTS] or s.you.offered()
    s.pass_to("4.aw")
    assert s.foe.offered(Verb.PLAY) == [] and refused(s, 1, "play", DEBTS) == ["HBO.responses.1"]


@rule("HBO.save-responses.1", "HBO.actions.3")
def test_a_save_interrupts_the_killing() -> None:
    jon = {"card": "Jon Snow", "attachments": ["Direwolf"]}
    s = fight(stark(jon), lannister(HOUND), "military", [HOUND], by=1)
    assert s.you.dead == [] and "Jon Snow" in s.you.in_play
    s.you.uses("Direwolf")
    assert "Jon Snow" in s.you.in_play and s.card("Direwolf")["kneeling"]


@rule("HBO.save-responses.1")
def test_a_card_discarded_from_play_may_save() -> None:
    """Gilded Armour its bearer, and Jory Cassel another unique character."""
    kevan = {"card": "Ser Kevan Lannister", "attachments": ["Gilded Armour"]}
    s = fight(stark("Jon Snow"), lannister(kevan), "military", ["Jon Snow"])
    s.foe.uses("Gilded Armour")
    assert s.foe.discard == ["Gilded Armour"] and "Ser Kevan Lannister" in s.foe.in_play
    s = fight(stark("Jon Snow", "Jory Cassel"), lannister(HOUND), "military", [HOUND], by=1)
    s.you.picks("Jon Snow")
    s.you.uses("Jory Cassel")
    assert s.you.discard == ["Jory Cassel"] and s.you.in_play == ["Jon Snow"]


@rule("HBO.save-responses.2")
def test_a_cost_stays_paid_when_the_character_is_saved() -> None:
    """Ser Ilyn Payne kneels and pays for nothing."""
    you = stark({"card": "Arya Stark", "kneeling": True}, hand=["Not Today"])
    s = scene(you, lannister("Ser Ilyn Payne", gold=1), at="5.aw", first_player=1)
    s.foe.uses("Ser Ilyn Payne")
    s.you.plays("Not Today")
    assert "Arya Stark" in s.you.in_play and s.card("Ser Ilyn Payne")["kneeling"] and s.foe.gold == 0


@rule("HBO.save-responses.3")
def test_not_today_saves_only_a_unique_character() -> None:
    s = fight(stark("Northern Bannermen", hand=["Not Today"]), lannister(HOUND), "military", [HOUND], by=1)
    assert s.you.dead == ["Northern Bannermen"] and s.you.hand == ["Not Today"]


@rule("HBO.lasting-effects.1", "HBO.lasting-effects.2")
def test_several_effects_add_up_and_each_ends_with_its_period() -> None:
    arya = {"card": "Arya Stark", "attachments": ["Needle"]}
    s = attack(stark(arya, "Winterfell", hand=["Howl of the Pack"]), lannister(), "military", "Arya Stark")
    assert s.card("Arya Stark")["strength"] == 5
    s.you.plays("Howl of the Pack")
    assert s.card("Arya Stark")["strength"] == 7
    s.pass_to("4.aw")
    assert s.card("Arya Stark")["strength"] == 5


@rule("HBO.lasting-effects.2")
def test_strength_is_not_less_than_nothing() -> None:
    foe = lannister("Shae", "Queen's Handmaiden", plot="Hear Me Roar")
    s = attack(stark("Sansa Stark", "Septa Mordane"), foe, "intrigue", "Septa Mordane")
    s.you.passes()
    s.foe.uses("Shae")
    assert s.card("Septa Mordane")["strength"] == 0


@rule("HBO.house-symbols.1", "HBO.house-symbols.2")
def test_effects_that_name_a_house_do_not_apply_to_neutral_cards() -> None:
    """Shae is no House Lannister character, so she cannot kneel to pay a debt."""
    foe = lannister("Shae", "Lannister Guards", hand=[DEBTS])
    s = fight(stark("Jon Snow"), foe, "military", ["Lannister Guards"], ["Jon Snow"], by=1)
    assert s.foe.offered(Verb.PLAY) == []


@rule("HBO.card-anatomy.5", "HBO.actions.1")
def test_traits_matter_only_to_texts() -> None:
    """Septa Mordane stands a Lady."""
    you = stark(
        "Septa Mordane", {"card": "Sansa Stark", "kneeling": True}, {"card": "Jon Snow", "kneeling": True}
    )
    s = scene(you)
    s.you.uses("Septa Mordane")
    assert not s.card("Sansa Stark")["kneeling"] and s.card("Jon Snow")["kneeling"]


@rule("HBO.card-types.2")
def test_a_location_does_not_attack() -> None:
    s = scene(stark("Winterfell", "Jon Snow"), lannister())
    s.all_pass("4.2")
    s.you.challenges("military", "Jon Snow")
    assert s.card("Winterfell")["participating"] is None
    defend(s, by=1)
    confirm(s)


def test_two_copies_that_answer_for_themselves_are_told_apart() -> None:
    s = attack(stark("Stark Escort", "Stark Escort"), lannister(HOUND), "military", HOUND, by=1)
    defend(s, "Stark Escort", "Stark Escort", by=0)
    labels = [str(label) for label in GAME.labels(s.state, s.you.decision, list(s.you.decision.options))]
    assert len(set(labels)) == len(labels) == 3
