"""Open, derived and hidden information: what each viewer is told, and until when (FAQ definitions)."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.rules.asking import seen
from weirwood.rules import rule

VIEWERS = (0, 1, None)


def _card(s: Scene, viewer: int | None, name: str) -> dict[str, Any]:
    return next(card for card in s.state.view(viewer)["cards"] if card.get("name") == name)


def _named(s: Scene, viewer: int | None) -> list[tuple[int, str]]:
    """What is named for effects that last, and who named it."""
    effects = s.state.view(viewer)["effects"]
    return [(effect["seat"], effect["named"]) for effect in effects if effect["named"] is not None]


def _told(s: Scene, viewer: int | None) -> set[str]:
    """The names of all cards that a viewer is told of, by view and log."""
    names = {str(card.get("name")) for card in s.state.view(viewer)["cards"]}
    for event in s.events:
        names |= {s.name(card) for card in event.seen_by(viewer).cards}
    return names


@rule("FAQ.def.derived-information")
def test_modified_values_and_tokens_are_told_to_all() -> None:
    you = side(plays=["The Wall", {"card": "Ranging Party", "tokens": {"poison": 1}}], hand=["Fresh Bread"])
    s = scene(you, ask="windows")
    s.you.plays("Fresh Bread")
    for viewer in VIEWERS:
        card = _card(s, viewer, "Ranging Party")
        assert card["strength"] == 8 and card["tokens"] == {"poison": 1}


@rule("FAQ.def.derived-information", "FAQ.def.derived-information.2")
@pytest.mark.parametrize("type", ["military", "intrigue", "power"])
def test_what_was_named_is_told_to_all_as_it_was_named(type: str) -> None:
    s = reveal("Calm Over Westeros", foe=side(plays=["Nobody"]))
    s.you.names(type)
    for viewer in VIEWERS:
        assert _named(s, viewer) == [(0, type)]
    assert [event.seen_by(1).value for event in s.events if event.kind == "named"] == [type]


@rule("FAQ.def.derived-information.3")
def test_what_was_named_may_be_asked_for_as_long_as_it_lasts() -> None:
    plots = ["A Noble Cause", "Counting Coppers"]
    s = reveal("Calm Over Westeros", you=side(plots=plots), foe=side(plots=plots))
    s.you.names("power")
    s.pass_to("7.aw")
    for viewer in VIEWERS:
        assert _named(s, viewer) == [(0, "power")]
    s.all_pass()
    s.you.reveals("A Noble Cause")
    s.foe.reveals("A Noble Cause")
    for viewer in VIEWERS:
        assert _named(s, viewer) == []


@rule("FAQ.def.derived-information.3")
def test_icons_named_by_a_character_are_told_too() -> None:
    s = scene(side(plays=["Edric Dayne"], gold=1), ask="windows")
    s.you.uses("Edric Dayne")
    s.you.names("intrigue")
    assert _named(s, 1) == [(0, "intrigue")]


@rule("FAQ.def.derived-information.4")
def test_a_card_shown_to_all_is_hidden_again_in_a_hand() -> None:
    you = side(hand=["Ice"], deck=["Ser Jaime Lannister"] + ["The Roseroad"] * 12)
    s = reveal("Summons", you=you)
    s.you.picks("Ser Jaime Lannister")
    assert s.you.hand == ["Ice", "Ser Jaime Lannister"]
    shown = [event for event in s.events if event.kind == "shown"]
    assert [s.name(card) for card in shown[0].cards] == ["Ser Jaime Lannister"]
    for viewer in (1, None):
        assert "Ser Jaime Lannister" not in repr(s.state.view(viewer))
        assert s.state.view(viewer)["seats"][0]["hand"] == 2


@rule("FAQ.def.hidden-information")
def test_hands_decks_and_unrevealed_plots_are_hidden() -> None:
    you = side(hand=["Ice", "Dawn"], deck=["Longclaw"] * 3, plots=["Filthy Accusations", "Summons"])
    s = scene(you, side(deck=["Heartsbane"] * 3), ask="windows")
    for viewer in (1, None):
        view = s.state.view(viewer)
        for name in ("Ice", "Dawn", "Longclaw", "Filthy Accusations", "Summons"):
            assert name not in repr(view) and s.card(name)["code"] not in repr(view)
        told = view["seats"][0]
        assert (told["hand"], told["deck"], told["plots"]) == (2, 3, 2)
    own = s.state.view(0)
    assert "Longclaw" not in repr(own)
    assert sorted(seen(s, 0, 0, "hand")) == ["Dawn", "Ice"]
    assert sorted(seen(s, 0, 0, "plots")) == ["Filthy Accusations", "Summons"]


@rule("FAQ.def.hidden-information.2")
def test_a_revealed_card_left_on_the_deck_is_known_until_it_cannot_be_told() -> None:
    plots = ["Summons", "A Noble Cause"]
    you = side(plays=["Gates of Winterfell"], deck=["Varys"] + ["The Roseroad"] * 12, plots=plots)
    s = scene(you, side(plots=plots), ask="windows")
    assert [s.state.view(viewer)["seats"][0]["known_in_deck"] for viewer in VIEWERS] == [[], [], []]
    s.you.uses("Gates of Winterfell")
    s.pass_to("7.aw")
    code = s.card("Varys")["code"]
    for viewer in VIEWERS:
        assert s.state.view(viewer)["seats"][0]["known_in_deck"] == [[0, code]]
    s.pass_to("1.2")
    s.you.reveals("Summons")
    s.foe.reveals("A Noble Cause")
    s.pass_to("1.aw")
    assert s.you.deck.count("Varys") == 1
    for viewer in VIEWERS:
        assert s.state.view(viewer)["seats"][0]["known_in_deck"] == []


@rule("FAQ.def.hidden-information.2")
def test_a_revealed_card_is_no_longer_known_once_it_is_drawn_among_others() -> None:
    plots = ["A Noble Cause"]
    you = side(plays=["Gates of Winterfell"], deck=["Varys"] + ["The Roseroad"] * 12, plots=plots)
    s = scene(you, side(plots=plots), ask="windows")
    s.you.uses("Gates of Winterfell")
    s.pass_to("2.aw", round=2)
    assert s.you.hand == ["Varys", "The Roseroad"]
    assert "Varys" not in repr(s.state.view(1)) and s.card("Varys")["code"] not in repr(s.state.view(1))


@rule("FAQ.def.hidden-information.2")
def test_who_alone_looked_at_a_deck_alone_knows_it() -> None:
    bear = '"The Bear and the Maiden Fair"'
    deck = ["Varys", "Littlefinger", "Ice", "Dawn", "Longclaw", "The Roseroad"]
    s = scene(side(hand=[bear]), side(deck=deck), ask="windows")
    s.you.plays(bear)
    s.you.chooses_player(1)
    while s.state.decisions[0].why.ability is not None:
        options = s.you.decision.options
        s.choose(0, options[len(options) - 1].key)
    assert len(s.state.view(0)["seats"][1]["known_in_deck"]) == 5
    for viewer in (1, None):
        assert s.state.view(viewer)["seats"][1]["known_in_deck"] == []


@rule("FAQ.def.hidden-information.3")
def test_hidden_cards_are_learnt_only_by_effects_that_show_them() -> None:
    you = side(plays=["Melisandre"], hand=["Seen In Flames"], gold=1)
    foe = side(hand=["Ice", "Dawn"], deck=["Longclaw"] * 4, plots=["Filthy Accusations"])
    s = scene(you, foe, ask="windows")
    for name in ("Ice", "Dawn", "Longclaw", "Filthy Accusations"):
        assert name not in _told(s, 0)
    s.you.plays("Seen In Flames")
    assert s.asks(0, "target") and "Ice" in _told(s, 0) and "Ice" not in _told(s, None)
    s.you.picks("Dawn")
    assert "Ice" not in repr(s.state.view(0)) and "Dawn" in repr(s.state.view(0))
    s.you.passes() if "Melisandre" in s.you.offered() else None
    s.pass_to("5.aw")
    for name in ("Longclaw", "Filthy Accusations"):
        assert name not in _told(s, 0) and name not in _told(s, None)


@rule("FAQ.def.open-information", "FAQ.def.open-information.2")
@pytest.mark.parametrize("moves", [0, 1, 2, 5])
def test_piles_counts_gold_and_power_are_open_at_all_times(moves: int) -> None:
    you = side(
        plays=[{"card": "Nobody", "power": 2}],
        hand=["Ice"],
        discard=["Dawn", "Longclaw"],
        dead=["Bran Stark"],
        used=["Filthy Accusations"],
        gold=4,
        power=3,
    )
    s = scene(you, side(gold=2), ask="windows")
    for _ in range(moves):
        (s.foe if s.state.decisions[0].seat else s.you).passes()
    for viewer in VIEWERS:
        told = s.state.view(viewer)["seats"]
        assert sorted(seen(s, viewer, 0, "discard")) == ["Dawn", "Longclaw"]
        assert seen(s, viewer, 0, "dead") == ["Bran Stark"]
        assert seen(s, viewer, 0, "used") == ["Filthy Accusations"]
        assert told[0]["gold"] == s.you.gold and told[1]["gold"] == s.foe.gold
        assert told[0]["power"] == s.you.power and told[0]["deck"] == len(s.you.deck)
        hand = told[0]["hand"]
        assert (len(hand) if isinstance(hand, list) else hand) == len(s.you.hand)
