"""Card legality: days, tiers, the pool of 2016, and the dated lists."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.cli.command import refused, weirwood
from weirwood.core.catalogue import find_game
from weirwood.core.errors import BadArgument, BadDeck
from weirwood.decks import Reading, find_tourney, read_decks, ready_decks
from weirwood.rules import rule
from weirwood.thrones.books import find_book
from weirwood.thrones.pool.deck_rule import Problem
from weirwood.thrones.tournaments import tourney as tournament
from weirwood.thrones.tournaments.legality import Legality, Lists, legality_from, legality_of
from weirwood.thrones.tournaments.tourney import Entered, Tourney

JOUST = "second/joust"
SECOND = legality_of(JOUST)
EDITION = find_book(JOUST).pool.edition
OWN = [deck for deck in ready_decks(JOUST) if not deck.standalone]
LATE = SECOND.products()["FFH"]
"""The last product whose day is known."""
assert LATE.released is not None
RELEASED = LATE.released
LATE_CARD = Entered("A card", "99999", LATE.pack)
WORLDS_PACKS = {
    *("Core Set", "Wolves of the North"),
    *("Taking the Black", "The Road to Winterfell", "The King's Peace", "No Middle Ground"),
    *("Calm over Westeros", "True Steel"),
    *("Across the Seven Kingdoms", "Called to Arms", "For Family Honor"),
}


def tourney(format: str | None = None, tier: str | None = None, on: date | None = None) -> Tourney:
    found = find_tourney(JOUST, format, tier, None if on is None else on.isoformat())
    assert found is not None
    return found


def rules(problems: list[Problem]) -> list[str]:
    return [problem.rule for problem in problems]


def with_lists(*lists: Lists) -> Legality:
    return replace(SECOND, lists=list(lists))


def read(*lines: str) -> Reading:
    [reading] = read_decks("\n".join(("A deck", "House Stark", *lines)), JOUST)
    return reading


@rule("FAQ.legality.1")
@pytest.mark.parametrize("tier", ["relaxed", "formal"])
def test_a_product_is_legal_from_the_day_of_its_release(tier: str) -> None:
    assert tourney(tier=tier, on=RELEASED).problems([LATE_CARD]) == []
    [problem] = tourney(tier=tier, on=RELEASED - timedelta(1)).problems([LATE_CARD])
    assert (problem.rule, problem.cards) == ("FAQ.legality.1", ("99999",))


@rule("FAQ.legality.1")
@pytest.mark.parametrize("tier", ["relaxed", "formal", "premier"])
def test_a_product_is_legal_until_it_rotates(tier: str) -> None:
    rotation = RELEASED + timedelta(1000)
    rotating = replace(SECOND, product=[replace(LATE, rotates=rotation)])
    kind = SECOND.tiers()[tier]
    assert Tourney(EDITION, rotating, rotation - timedelta(1), kind).problems([LATE_CARD]) == []
    for day in (rotation, rotation + timedelta(1)):
        assert rules(Tourney(EDITION, rotating, day, kind).problems([LATE_CARD])) == ["FAQ.legality.1"]


@rule("FAQ.legality.2")
def test_a_product_is_legal_at_premier_events_eleven_days_after_its_release() -> None:
    for day in (RELEASED, RELEASED + timedelta(10)):
        [problem] = tourney(tier="premier", on=day).problems([LATE_CARD])
        assert (problem.rule, problem.cards) == ("FAQ.legality.2", ("99999",))
    assert tourney(tier="premier", on=RELEASED + timedelta(11)).problems([LATE_CARD]) == []


@rule("FAQ.legality.3")
def test_the_worlds_of_2016_have_a_pool_of_eleven_products() -> None:
    pool = SECOND.formats()["worlds-2016"]
    assert {SECOND.products()[pack].title for pack in pool.packs} == WORLDS_PACKS
    worlds = tourney("worlds-2016")
    assert worlds.problems([Entered("A card", "99999", pack) for pack in pool.packs]) == []
    assert worlds.tier.name == "premier"


@rule("FAQ.legality.3")
def test_a_card_of_another_product_is_not_in_the_pool_of_the_worlds() -> None:
    reading = read("1x Somebody (Lions of Casterly Rock)", "1x Ice")
    assert rules(reading.problems(tourney("worlds-2016"))).count("FAQ.legality.3") == 1
    assert "FAQ.legality.3" not in rules(reading.problems(tourney(on=RELEASED)))
    assert "FAQ.legality.3" not in rules(reading.problems())


@rule("FAQ.legality.3")
def test_our_own_decks_may_go_to_the_worlds() -> None:
    assert [Reading(deck, []).problems(tourney("worlds-2016")) for deck in OWN] == [[]] * len(OWN)


@rule("FAQ.legality.4")
def test_nothing_is_banned_and_what_is_banned_cannot_be_used() -> None:
    cards = [*find_book(JOUST).pool.by_code.values()]
    held = [Entered(card.name, card.code, card.pack) for card in cards]
    assert "FAQ.legality.4" not in rules(tourney("worlds-2016").problems(held))
    banned = tourney("worlds-2016")._replace(legality=with_lists(Lists(RELEASED, banned=("01153",))))
    [problem] = banned.problems(held)
    assert (problem.rule, problem.cards) == ("FAQ.legality.4", ("01153",))
    assert banned.problems([card for card in held if card.code != "01153"]) == []


@rule("FAQ.legality.5")
def test_a_deck_may_use_one_title_of_the_restricted_cards_in_all_its_copies() -> None:
    lists = with_lists(Lists(RELEASED, restricted=("01153", "01141")))
    restricted = tourney("worlds-2016")._replace(legality=lists)
    assert "FAQ.legality.5" not in rules(read("3x Ice").problems(restricted))
    assert "FAQ.legality.5" not in rules(read("3x Arya Stark", "3x Bran Stark").problems(restricted))
    [problem] = [
        problem
        for problem in read("3x Ice", "1x Arya Stark").problems(restricted)
        if problem.rule == "FAQ.legality.5"
    ]
    assert set(problem.cards) == {"01153", "01141"}
    assert "FAQ.legality.5" not in rules(read("3x Ice", "1x Arya Stark").problems(tourney("worlds-2016")))


@rule("FAQ.legality.4", "FAQ.legality.5")
def test_lists_hold_from_their_day_until_the_next() -> None:
    second = RELEASED + timedelta(50)
    legality = with_lists(
        Lists(second, restricted=("01153", "01141")), Lists(RELEASED + timedelta(20), banned=("01153",))
    )
    held = [Entered("Ice", "01153", "Core"), Entered("Arya Stark", "01141", "Core")]
    found = {
        days: rules(
            Tourney(EDITION, legality, RELEASED + timedelta(days), SECOND.tiers()["formal"]).problems(held)
        )
        for days in (0, 20, 49, 50, 500)
    }
    assert found == {
        0: [],
        20: ["FAQ.legality.4"],
        49: ["FAQ.legality.4"],
        50: ["FAQ.legality.5"],
        500: ["FAQ.legality.5"],
    }


def test_a_product_of_an_unknown_day_is_legal_on_none() -> None:
    unknown = [product for product in SECOND.product if product.released is None]
    assert [product.pack for product in unknown] == ["LoCR"]
    [problem] = tourney(tier="premier").problems([Entered("Somebody", "", "LoCR")])
    assert (problem.rule, problem.cards) == ("FAQ.legality.2", ())


def test_every_pack_is_a_product_and_every_listed_card_is_known() -> None:
    pool = find_book(JOUST).pool
    assert {pack.name for pack in pool.packs} <= set(SECOND.products())
    assert all(code in pool.by_code for lists in SECOND.lists for code in (*lists.banned, *lists.restricted))


def test_legal_and_written_are_two_questions() -> None:
    early = tourney(on=date(2016, 1, 1))
    written = read("1x Wolves of the North")
    [code] = [card.code for card in written.deck.cards]
    assert [problem.rule for problem in written.problems(early) if code in problem.cards] == [
        "FAQ.legality.1"
    ]


def test_a_format_brings_its_tier_and_the_day_on_which_all_its_products_are_legal() -> None:
    assert tourney("worlds-2016").form() == {
        "format": "worlds-2016",
        "tier": "premier",
        "on": (RELEASED + timedelta(11)).isoformat(),
    }
    assert tourney("Worlds-2016", "formal").day == RELEASED
    assert tourney("worlds-2016", on=RELEASED).problems([LATE_CARD]) != []
    before = date.today()
    assert before <= tourney(tier="premier").day <= date.today()
    assert find_tourney(JOUST) is None


def test_words_that_mean_no_tournament_are_refused_with_those_that_do() -> None:
    for words, allowed in (
        ({"format": "worlds-2017"}, "worlds-2016"),
        ({"tier": "grand"}, "relaxed.*formal.*premier"),
        ({"on": "2016-02-30"}, "2016"),
        ({"on": "soon"}, "2016"),
    ):
        with pytest.raises(BadArgument, match=allowed):
            find_tourney(JOUST, **words)


def test_the_command_checks_for_a_tournament(tmp_path: Path) -> None:
    done = weirwood(tmp_path, "decks", "check", OWN[0].name, "--format", "worlds-2016", "--json")
    assert done.returncode == 0
    form = json.loads(done.stdout)
    assert form["legal"] is True
    assert form["tournament"] == tourney("worlds-2016").form()
    early = ("--on", "2015-10-18", "--tier", "premier")
    done = weirwood(tmp_path, "decks", "check", OWN[0].name, *early, "--json")
    assert done.returncode == 1
    form = json.loads(done.stdout)
    assert [problem["rule"] for problem in form["problems"]] == ["FAQ.legality.2"]
    plain = weirwood(tmp_path, "decks", "check", OWN[0].name, *early)
    assert plain.returncode == 1
    assert len(plain.stdout.splitlines()) == 2
    refused(weirwood(tmp_path, "decks", "check", OWN[0].name, "--tier", "grand"))


def test_a_pack_of_ones_own_is_legal_at_no_tournament() -> None:
    legality = legality_from({"product": [{"pack": "Core"}]}, {"Core": "Core Set", "Mine": "My own cards"})
    assert [product.title for product in legality.product] == ["Core Set", "My own cards"]
    found = Tourney(EDITION, legality, date(2020, 1, 1), SECOND.tiers()["relaxed"], None)
    [problem] = found.problems([Entered("Old Gatekeeper", "mine-1", "Mine")])
    assert "My own cards" in problem.text


@rule("FAQ.legality.3")
@pytest.mark.parametrize("game", [JOUST, "second/melee"])
def test_a_game_is_set_up_for_a_format(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck with a card outside the pool is refused, one of the pool is not."""
    rules_of_game = find_game(game)
    seats = [{"deck": deck.form()} for deck in ready_decks(game)[: rules_of_game.seats[0]]]
    setup = rules_of_game.setup(seats, {"format": "worlds-2016"})
    assert setup.options["format"] == "worlds-2016"
    [worlds] = SECOND.format
    smaller = replace(SECOND, format=[replace(worlds, packs=("TtB",))])
    monkeypatch.setattr(tournament, "legality_of", lambda game: smaller)
    with pytest.raises(BadDeck, match="is not in the pool") as refusal:
        rules_of_game.setup(seats, {"format": "worlds-2016"})
    assert refusal.value.rule == "FAQ.legality.3"
    rules_of_game.setup(seats, {})


def test_only_legal_decks_go_with_a_format() -> None:
    joust = find_game(JOUST)
    standalone = [{"deck": deck.form()} for deck in ready_decks(JOUST) if deck.standalone][:2]
    joust.setup(standalone, {"check_decks": False})
    for options in ({}, {"check_decks": False}):
        with pytest.raises(BadArgument if options else BadDeck):
            joust.setup(standalone, {"format": "worlds-2016", **options})


@pytest.mark.parametrize("format", ["worlds-2017", "", 2016])
def test_a_game_is_not_set_up_for_an_unknown_format(format: object) -> None:
    with pytest.raises(BadArgument):
        find_game(JOUST).setup([{"deck": deck.form()} for deck in OWN[:2]], {"format": format})
    assert "format" not in find_game("hbo").options
