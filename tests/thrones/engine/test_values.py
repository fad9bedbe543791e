"""Keywords, plot values and how values are reckoned, by the profile of an edition."""

from __future__ import annotations

from tests.thrones.engine.editions import joust_with
from tests.thrones.scene import GAME, Scene, scene, side
from weirwood.rules import rule
from weirwood.thrones.engine.words import KEYWORD_NAMES
from weirwood.thrones.game import Variant

KEYWORDS = GAME._edition.profile.values.keywords


@rule("ED.keywords")
def test_the_keywords_of_the_edition_are_processed() -> None:
    for lost in ("", "insight", "renown"):
        named = tuple(keyword for keyword in KEYWORDS if keyword != lost)
        s = scene(side(plays=["Grand Maester Pycelle"]), game=joust_with("values", keywords=named))
        s.all_pass()
        s.you.challenges("intrigue", "Grand Maester Pycelle")
        assert s.asks(0, "insight") == (lost != "insight")


@rule("ED.keywords")
def test_cards_print_no_keyword_that_their_edition_does_not_name() -> None:
    printed = set()
    for card in GAME._cards.by_code.values():
        printed |= {KEYWORD_NAMES[keyword] for keyword in card.keywords}
        printed |= {"ambush"} if card.ambush else set()
        printed |= {"no-attachments"} if card.no_attachments else set()
    assert printed == set(KEYWORDS)


@rule("ED.reserve")
def test_hands_are_cut_down_where_plots_have_a_reserve() -> None:
    full = side(hand=["Ice"] * 8 + ["Dawn"], plot="A Noble Cause")
    assert scene(full, at="7.3", ask="windows").asks(0, "reserve")
    s = scene(full, at="7.3", ask="windows", game=joust_with("values", reserve=False))
    assert not s.asks(0, "reserve") and len(s.you.hand) == 9
    assert s.state.view(0)["seats"][0]["reserve"] is None


@rule("ED.modifiers")
def test_a_set_strength_overrides_changes_or_is_changed_by_them() -> None:
    crowned = side(plays=[{"card": "Arya Stark", "attachments": ["Iron Crown"]}], hand=["Fresh Bread"])
    for game, strength in ((GAME, 9), (joust_with("values", set_strength_overrides=False), 11)):
        s = scene(crowned, ask="windows", game=game)
        s.you.plays("Fresh Bread")
        assert s.card("Arya Stark")["strength"] == strength
        reckoned = game.reckoning(s.state, 0) or {}
        [told] = [form for form in reckoned["cards"] if form["text"]]
        assert ("Fresh Bread" in told["text"]) == (strength == 11)


def _hallowed(game: Variant) -> Scene:
    """A wolf that was strengthened by an event, and after that became immune to events."""
    s = scene(side(plays=["Direwolf Pup", "Sanctuary"], hand=["Fresh Bread"]), ask="windows", game=game)
    s.you.plays("Fresh Bread")
    s.foe.passes()
    s.you.uses("Sanctuary")
    return s


@rule("ED.immunity")
def test_a_lasting_effect_stays_on_an_immune_card_or_is_ignored() -> None:
    assert _hallowed(GAME).card("Direwolf Pup")["strength"] == 3
    ignored = joust_with("values", lasting_outlasts_immunity=False)
    assert _hallowed(ignored).card("Direwolf Pup")["strength"] == 1
