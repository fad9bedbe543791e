"""Piles, unique cards and duplicates in the two-player game."""

from __future__ import annotations

from tests.thrones.hbo.scene import confirm, fight, lannister, reveal, scene, stark
from tests.thrones.hbo.test_marshalling import refused
from weirwood.core.option import Verb
from weirwood.rules import rule

HOUND = "The Hound"


@rule("HBO.discard-and-dead-piles.1", "HBO.discard-and-dead-piles.2")
def test_all_four_piles_are_open_to_both() -> None:
    you = stark(discard=["Hodor"], dead=["Jon Snow"])
    s = scene(you, lannister(discard=["Shae"], dead=["Bronn"]))
    for viewer in (0, 1):
        named = [card.get("name") for card in s.state.view(viewer)["cards"]]
        assert {"Hodor", "Jon Snow", "Shae", "Bronn"} <= set(named)


@rule("HBO.discard-and-dead-piles.3", "HBO.card-types.5")
def test_cards_go_to_the_piles_of_their_owners() -> None:
    """Iron Shackles on Hodor are Lannister's, when he is killed too."""
    foe = lannister(HOUND, hand=["Iron Shackles"], gold=2)
    s = scene(stark("Hodor"), foe, at="3.aw", first_player=1)
    s.foe.marshals("Iron Shackles", on="Hodor")
    s.all_pass("4.2")
    s.foe.challenges("military", HOUND)
    s.pass_to("4.aw")
    assert s.you.dead == ["Hodor"] and s.foe.discard == ["Iron Shackles"] and s.you.discard == []


@rule("HBO.card-types.5")
def test_an_attachment_is_discarded_however_its_character_leaves() -> None:
    jon = {"card": "Jon Snow", "attachments": ["Direwolf"]}
    s = reveal("Storm of Swords", "Exiled", stark(jon), lannister())
    assert s.you.hand == ["Jon Snow"] and s.you.discard == ["Direwolf"]


@rule("HBO.discard-and-dead-piles.4")
def test_a_killed_character_goes_to_the_dead_pile() -> None:
    s = reveal("Storm of Swords", "Valar Morghulis", stark("Hodor"), lannister("Shae"))
    assert (s.you.dead, s.foe.dead, s.you.discard) == (["Hodor"], ["Shae"], [])


@rule("HBO.discard-and-dead-piles.5")
def test_attachments_duplicates_and_power_go_with_a_character() -> None:
    jon = {"card": "Jon Snow", "attachments": ["Needle"], "duplicates": 1, "power": 2}
    s = fight(stark(jon), lannister(HOUND), "military", [HOUND], by=1)
    s.you.passes()
    confirm(s)
    assert s.you.dead == ["Jon Snow"] and sorted(s.you.discard) == ["Jon Snow", "Needle"] and s.you.power == 0


@rule("HBO.unique-cards.1", "HBO.card-anatomy.2")
def test_a_copy_in_the_dead_pile_bars_a_unique_card_and_one_in_the_discard_pile_does_not() -> None:
    s = scene(stark(hand=["Jon Snow"], gold=3, dead=["Jon Snow"]), at="3.aw")
    assert refused(s, 0, "marshal", "Jon Snow") == ["HBO.unique-cards.1"]
    s = scene(stark(hand=["Jon Snow"], gold=3, discard=["Jon Snow"]), at="3.aw")
    assert s.you.offered(Verb.MARSHAL) == ["Jon Snow"]
    s = scene(stark("Stark Escort", hand=["Stark Escort"], gold=3, dead=["Stark Escort"]), at="3.aw")
    assert s.you.offered(Verb.MARSHAL) == ["Stark Escort"]


@rule("HBO.unique-cards.1")
def test_the_old_gods_bring_a_unique_card_back() -> None:
    s = reveal("The Old Gods", "Game of Thrones", stark(dead=["Jon Snow"], gold=3), lannister())
    s.pass_to("3.aw")
    assert "Jon Snow" in s.you.offered(Verb.MARSHAL)


@rule("HBO.unique-cards.2")
def test_both_players_may_have_the_same_unique_card() -> None:
    you = stark(hand=["Littlefinger (Stark)"], gold=3)
    s = scene(you, lannister("Littlefinger (Lannister)"), at="3.aw")
    s.you.marshals("Littlefinger")
    assert "Littlefinger" in s.you.in_play and "Littlefinger" in s.foe.in_play
    s = scene(
        stark(dead=["Littlefinger (Stark)"]),
        lannister(hand=["Littlefinger (Lannister)"], gold=3),
        at="3.aw",
        first_player=1,
    )
    assert s.foe.offered(Verb.MARSHAL) == ["Littlefinger"]


@rule("HBO.unique-cards.3")
def test_the_example_of_a_unique_card() -> None:
    """Eddard Stark is killed for claim, and his second copy cannot be played, nor be a duplicate."""
    you = stark("Eddard Stark", hand=["Eddard Stark"], plots=["The Lion and the Wolf", "Storm of Swords"])
    foe = lannister(HOUND, plots=["Securing the Throne", "Game of Thrones"])
    s = fight(you, foe, "military", [HOUND], by=1)
    assert s.you.dead == ["Eddard Stark"]
    s.pass_to("1.2", round=2)
    s.you.reveals("The Lion and the Wolf")
    s.foe.reveals("Securing the Throne")
    s.pass_to("3.aw")
    assert s.you.gold == 5 and "Eddard Stark" in s.you.hand
    assert "Eddard Stark" not in (*s.you.offered(Verb.MARSHAL), *s.you.offered(Verb.DUPLICATE))


@rule("HBO.duplicates.1")
def test_only_characters_have_duplicates() -> None:
    s = scene(stark("Winterfell", hand=["Winterfell"], gold=9), at="3.aw")
    assert s.you.offered(Verb.DUPLICATE) == [] and refused(s, 0, "marshal", "Winterfell") == [
        "HBO.unique-cards.1"
    ]


@rule("HBO.duplicates.3", "HBO.discard-and-dead-piles.3")
def test_a_duplicate_does_not_save_from_being_discarded() -> None:
    """Varys discards The Hound, and his duplicate goes too."""
    foe = lannister({"card": HOUND, "duplicates": 1})
    s = scene(stark(hand=["Varys (Stark)"], gold=2), foe, at="3.aw")
    s.you.marshals("Varys")
    s.you.picks(HOUND)
    assert s.foe.discard == [HOUND, HOUND] and s.foe.dead == []


@rule("HBO.duplicates.4", "HBO.duplicates.5")
def test_several_duplicates_save_several_times_and_all_may_count_them() -> None:
    s = scene(stark({"card": "Jon Snow", "duplicates": 2}), lannister(HOUND), at="4.aw", first_player=1)
    for viewer in (0, 1):
        jon = next(
            card
            for card in s.state.view(viewer)["cards"]
            if card.get("name") == "Jon Snow" and card["zone"] == "play"
        )
        assert len(jon["duplicates"]) == 2
    for left in (1, 0):
        s.kill("Jon Snow")
        s.you.saves("Jon Snow")
        assert len(s.card("Jon Snow")["duplicates"]) == left


@rule("HBO.duplicates.6")
def test_duplicates_are_no_attachments() -> None:
    jon = {"card": "Jon Snow", "attachments": ["Needle"], "duplicates": 1}
    s = reveal("Storm of Swords", "Stripped of Titles", stark(jon), lannister())
    assert s.you.discard == ["Needle"] and len(s.card("Jon Snow")["duplicates"]) == 1
