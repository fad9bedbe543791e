"""The draw and marshalling phases of the two-player game: gold, playing cards, income."""

from __future__ import annotations

from tests.thrones.hbo.scene import lannister, scene, stark
from tests.thrones.scene import Scene
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.games.hbo import GAME

ENTERING = (Verb.MARSHAL, Verb.DUPLICATE)


def refused(s: Scene, seat: int, verb: str, name: str) -> list[str]:
    """The clauses by which a seat may not do this with a card of its hand, or else with one in play."""
    hand = [card for card in s.facts["seats"][seat]["hand"] if s.name(card) == name]
    card = hand[0] if hand else s.id(name)
    return [str(refusal["rule"]) for refusal in GAME.explain(s.state, seat, {"card": card, "verb": verb})]


@rule("HBO.draw-phase.1", "HBO.draw-phase.2")
def test_each_player_draws_two_cards_as_far_as_there_are_any() -> None:
    """An empty deck has no other consequence."""
    for deck, drawn in ((10, 2), (1, 1), (0, 0)):
        s = scene(stark(deck=["Hodor"] * deck), lannister(), at="2.2")
        assert len(s.you.hand) == drawn and len(s.foe.hand) == 2
        assert s.state.outcome is None


@rule("HBO.marshalling-phase.1", "HBO.marshalling-phase.9")
def test_players_take_whole_turns_and_the_phase_ends_after_the_second() -> None:
    s = scene(stark(hand=["Hodor"]), lannister(hand=["The Hound"]), at="3.2")
    assert s.you.offered(Verb.MARSHAL) == ["Hodor"]
    s.you.passes()
    assert s.foe.offered(Verb.MARSHAL) == []
    s.foe.passes()
    assert s.state.phase == "marshaling" and s.foe.offered(Verb.MARSHAL) == []
    s.you.passes()
    assert s.foe.offered(Verb.MARSHAL) == ["The Hound"]
    s.foe.passes()
    s.you.passes()
    assert s.state.phase == "challenges"


@rule("HBO.marshalling-phase.2", "HBO.card-anatomy.6")
def test_income_is_the_plot_and_bonuses_at_the_start_of_ones_turn() -> None:
    you = stark("Winterfell Keep", "Littlefinger (Stark)", plot="The Old Gods")
    s = scene(you, lannister(plot="Game of Thrones"), at="3.2")
    assert (s.you.gold, s.foe.gold) == (6, 0)


@rule("HBO.income-bonuses.1", "HBO.marshalling-phase.2")
def test_bonuses_count_on_kneeling_cards_and_on_attachments() -> None:
    purse = {"card": "Ser Kevan Lannister", "attachments": ["Purse of Gold"]}
    foe = lannister({"card": "Casterly Rock", "kneeling": True}, purse, plot="Game of Thrones")
    s = scene(stark(), foe, at="3.2", first_player=1)
    assert s.foe.gold == 7


@rule("HBO.income-bonuses.2")
def test_a_bonus_played_later_counts_from_the_next_round() -> None:
    s = scene(stark(hand=["Winterfell Keep"], plot="The Old Gods"), at="3.2")
    s.you.marshals("Winterfell Keep")
    assert s.you.gold == 4


@rule("HBO.marshalling-phase.3", "HBO.marshalling-phase.6")
def test_unspent_gold_is_kept_for_the_round() -> None:
    s = scene(stark(plot="The Old Gods"), at="3.2")
    s.all_pass("4.aw")
    assert s.you.gold == 4
    s.pass_to("5.aw")
    assert s.you.gold == 4


@rule("HBO.marshalling-phase.4", "HBO.card-anatomy.1", "HBO.standing-and-kneeling.1")
def test_a_card_costs_its_gold_and_enters_play_standing() -> None:
    s = scene(stark(hand=["Jon Snow"], gold=5, plot=None), at="3.aw")
    s.you.marshals("Jon Snow")
    assert s.you.gold == 2 and not s.card("Jon Snow")["kneeling"] and "Jon Snow" in s.you.in_play
    s = scene(stark(hand=["Jon Snow"], gold=2), at="3.aw")
    assert refused(s, 0, "marshal", "Jon Snow") == ["HBO.marshalling-phase.4"]


@rule("HBO.marshalling-phase.4")
def test_the_cost_may_be_lowered_unless_a_plot_forbids_it() -> None:
    """Winter Town makes Jon Snow cheaper, but not by Calling the Banners."""
    for plot, left in (("The Old Gods", 1), ("Calling the Banners", 0)):
        s = scene(stark("Winter Town", hand=["Jon Snow"], gold=3, plot=plot), at="3.aw")
        s.you.uses("Winter Town")
        s.foe.passes()
        s.you.marshals("Jon Snow")
        assert s.you.gold == left


@rule("HBO.marshalling-phase.7", "HBO.duplicates.1")
def test_a_duplicate_is_free_and_only_for_ones_own_character_in_ones_turn() -> None:
    s = scene(stark("Eddard Stark", hand=["Eddard Stark"]), at="3.aw")
    s.you.marshals("Eddard Stark")
    assert len(s.card("Eddard Stark")["duplicates"]) == 1 and s.you.gold == 0
    s = scene(stark("Eddard Stark", hand=["Eddard Stark"]), at="4.aw")
    assert s.you.offered(Verb.DUPLICATE) == []
    s = scene(stark(hand=["Littlefinger (Stark)"]), lannister("Littlefinger (Lannister)"), at="3.aw")
    assert s.you.offered(Verb.DUPLICATE) == []


@rule("HBO.marshalling-phase.8", "HBO.actions.4")
def test_the_other_player_may_act_but_not_play_characters() -> None:
    foe = lannister(hand=["The Lion's Cunning", "The Hound"], gold=4)
    s = scene(stark("Hodor"), foe, at="3.aw")
    s.you.passes()
    assert s.foe.offered(Verb.PLAY) == ["The Lion's Cunning"]
    assert not any(s.foe.offered(verb) for verb in ENTERING)
    assert refused(s, 1, "marshal", "The Hound") == ["HBO.marshalling-phase.8"]


@rule("HBO.playing-cards.1")
def test_characters_are_played_in_the_marshalling_phase_only() -> None:
    s = scene(stark(hand=["Hodor"], gold=4), at="4.aw")
    assert refused(s, 0, "marshal", "Hodor") == ["HBO.playing-cards.1"]


@rule("HBO.playing-cards.2", "HBO.card-types.6")
def test_an_event_costs_what_its_text_demands_and_is_discarded_at_once() -> None:
    """Howl of the Pack demands nothing."""
    s = scene(stark("Hodor", hand=["Howl of the Pack"]), lannister("The Hound"))
    s.all_pass("4.2")
    s.you.challenges("military", "Hodor")
    s.you.plays("Howl of the Pack")
    assert s.you.discard == ["Howl of the Pack"] and s.card("Hodor")["strength"] == 4


@rule("HBO.playing-cards.3", "HBO.card-types.2")
def test_cards_of_both_players_in_play_can_be_chosen() -> None:
    foe = lannister("The Hound", hand=["The Lion's Cunning"], gold=2)
    s = scene(stark("Hodor", "Winterfell Keep"), foe, first_player=1)
    s.foe.plays("The Lion's Cunning")
    assert sorted(s.foe.offered(Verb.PICK)) == ["Hodor", "The Hound"]


@rule("HBO.playing-cards.4")
def test_a_card_out_of_play_does_nothing() -> None:
    for you in (stark("Hodor", hand=["Winterfell"]), stark("Hodor", discard=["Winterfell"])):
        assert scene(you).card("Hodor")["strength"] == 2


@rule("HBO.standing-and-kneeling.2")
def test_only_a_standing_card_kneels() -> None:
    foe = lannister(hand=["The Lion's Cunning"], gold=2)
    s = scene(stark({"card": "Hodor", "kneeling": True}), foe, first_player=1)
    assert s.foe.offered(Verb.PLAY) == []
    s = scene(stark({"card": "Maester Luwin", "kneeling": True}), at="5.aw")
    assert refused(s, 0, "use", "Maester Luwin") == ["HBO.standing-and-kneeling.2"]


@rule("HBO.card-types.3")
def test_a_location_stays_in_play() -> None:
    s = scene(
        stark("Winterfell", plots=["The Old Gods", "Storm of Swords"]),
        lannister(plots=["Detained", "Uneasy Peace"]),
    )
    s.pass_to("7.aw")
    s.all_pass("1.2")
    assert s.state.round == 2 and "Winterfell" in s.you.in_play


@rule("HBO.card-types.4")
def test_an_attachment_goes_on_a_character_of_either_player() -> None:
    """Iron Shackles hold an opponent's character; they stay Lannister's. A location is no host."""
    foe = lannister("The Hound", hand=["Iron Shackles"], gold=2)
    s = scene(stark("Hodor", "Winterfell"), foe, at="3.aw", first_player=1)
    s.foe.marshals("Iron Shackles")
    assert sorted(s.foe.offered(Verb.PICK)) == ["Hodor", "The Hound"]
    s.foe.picks("Hodor")
    shackles = s.card("Iron Shackles")
    assert (shackles["controller"], shackles["owner"], shackles["attached_to"]) == (1, 1, s.id("Hodor"))
    s = scene(stark("Winterfell"), lannister(hand=["Iron Shackles"], gold=2), at="3.aw", first_player=1)
    assert refused(s, 1, "marshal", "Iron Shackles") == ["HBO.card-types.4"]


@rule("HBO.keywords.1")
def test_a_player_plays_one_limited_card_a_round() -> None:
    keeps = ["Winterfell Keep", "Winterfell Keep"]
    s = scene(stark(hand=keeps), lannister(hand=["Lannister Encampment"]), at="3.aw")
    s.you.marshals("Winterfell Keep")
    s.foe.passes()
    assert refused(s, 0, "marshal", "Winterfell Keep") == ["HBO.keywords.1"]
    s.you.passes()
    s.you.passes()
    assert s.foe.offered(Verb.MARSHAL) == ["Lannister Encampment"]


@rule("HBO.components.3", "HBO.marshalling-phase.5")
def test_the_treasury_does_not_run_out_and_spent_gold_is_nobodys() -> None:
    """There are 26 gold tokens in the box."""
    s = scene(stark(gold=26, plot="The Old Gods"), lannister(gold=5), at="3.2")
    assert s.you.gold == 30
    s = scene(stark(hand=["Jon Snow"], gold=3), lannister(gold=5), at="3.aw")
    s.you.marshals("Jon Snow")
    assert (s.you.gold, s.foe.gold) == (0, 5)
