"""Decks as people write them: names are found however they are spelt, and nothing is passed over in silence."""

import json

import pytest

from weirwood.core.errors import BadDeck
from weirwood.decks import FORMATS, Reading, read_decks, written
from weirwood.decks.draft import MOST_HINTS

JOUST = "second/joust"


def read(words: str) -> Reading:
    [reading] = read_decks(words, JOUST)
    return reading


def cards(*lines: str) -> dict[str, int]:
    """The cards of a Stark deck with these lines, by code; all of them are understood."""
    reading = read("\n".join(["A deck", "House Stark", *lines]))
    assert reading.misread == []
    form = reading.deck.form()
    return {**form["plots"], **form["cards"]}


@pytest.mark.parametrize(
    "line",
    [
        "3x Eddard Stark (Core)",
        "3x Eddard Stark (Core Set)",
        "3x Eddard Stark [core]",
        "3 Eddard Stark",
        "3× eddard stark",
        "x3 Eddard Stark",
        "Eddard Stark x3",
        "Eddard Stark (Core) x3",
        "#144 3x Éddard Stàrk (Core)",
        "  3X  EDDARD STARK  ",
        "3x 01144",
        "3xEddard Stark",
        "3 x Eddard Stark",
        "Eddard Stark x3 (Core)",
        "- 3x Eddard Stark",
        "* 3x Eddard Stark (Core)",
        "• 3x Eddard Stark",
        "3x Eddard Stark // the lord of Winterfell",
    ],
)
def test_copies_are_written_in_many_ways(line: str) -> None:
    assert cards(line) == {"01144": 3}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1x The Hand's Judgment", "01045"),
        ("1x The Hand’s Judgment", "01045"),
        ("1x the hands judgment", "01045"),
        ("1x Unbowed Unbent Unbroken", "01120"),
        ("1x Hear me Roar", "01100"),
        ('1x "The Bear and the Maiden Fair"', "01197"),
        ("1x “The Bear and the Maiden Fair”", "01197"),
        ("Ice", "01153"),
    ],
)
def test_apostrophes_quotes_and_case_do_not_matter(line: str, code: str) -> None:
    assert cards(line) == {code: 1}


def test_the_same_card_on_two_lines_adds_up() -> None:
    assert cards("2x Ice", "Characters (1)", "1x Ice (Core)") == {"01153": 3}


@pytest.mark.parametrize(
    "faction", ["House Stark", "stark", "HOUSE STARK", "Faction: House Stark", "House: Stark"]
)
def test_a_line_names_the_faction(faction: str) -> None:
    deck = read(f"A deck\n{faction}\n1x Ice").deck
    assert (deck.name, deck.faction.faction) == ("A deck", "stark")


@pytest.mark.parametrize(
    "faction", ["The Night's Watch", "Night’s Watch", "the nights watch", "thenightswatch"]
)
def test_the_watch_is_a_faction_too(faction: str) -> None:
    assert read(f"A deck\n{faction}\n1x Ghost").deck.faction.faction == "thenightswatch"


@pytest.mark.parametrize(
    "agenda", ["Banner of the Rose", "1x banner of the rose (Core)", "Agenda: Banner of the Rose"]
)
def test_a_line_names_the_agenda(agenda: str) -> None:
    reading = read(f"A deck\nHouse Stark\n{agenda}\n\nPlots\n1x Summons\n\nEvents:\n1x Superior Claim")
    assert reading.misread == []
    form = reading.deck.form()
    assert (form["agenda"], form["plots"], form["cards"]) == ("01205", {"01022": 1}, {"01043": 1})


def test_a_deck_may_be_called_like_its_house() -> None:
    deck = read("House Stark\nHouse Stark\n1x Ice").deck
    assert (deck.name, deck.faction.faction) == ("House Stark", "stark")


def test_a_deck_without_a_name_is_read_from_its_first_card() -> None:
    assert read("House Stark\n1x Ice").deck.form()["cards"] == {"01153": 1}
    assert read("1x Ice\nHouse Stark").deck.form()["cards"] == {"01153": 1}


def test_notes_and_headings_are_passed_over() -> None:
    lines = [
        "Packs: Core Set",
        "// a note",
        "# a note",
        "Draw deck:",
        "Character (1)",
        "**Events**",
        "Total: 60",
        "1x Ice",
    ]
    assert cards(*lines) == {"01153": 1}


def test_several_decks_stand_in_one_text() -> None:
    decks = [
        reading.deck
        for reading in read_decks("One\nStark\n1x Ice\n===\nTwo\nTyrell\n1x Left\n=====\n", JOUST)
    ]
    assert [(deck.name, deck.faction.faction) for deck in decks] == [("One", "stark"), ("Two", "tyrell")]


def test_a_misspelt_card_brings_the_nearest_names() -> None:
    [problem] = read("A deck\nStark\n3x Edard Strak").misread
    assert "Eddard Stark" in problem.text
    assert "3" in problem.text.partition(":")[0]
    [problem] = read("A deck\nStark\n1x Kingsroad").misread
    assert "The Kingsroad" in problem.text


def test_a_card_of_a_product_without_cards_is_refused() -> None:
    [problem] = read("A deck\nStark\n1x Somebody (LoCR)").misread
    assert (problem.rule, problem.cards) == ("", ())


def test_the_version_of_another_pack_is_not_replaced_in_silence() -> None:
    assert len(read("A deck\nStark\n1x Ice (CoW)").misread) == 1
    assert cards("1x Ice") == {"01153": 1}


def test_a_card_looked_for_in_another_pack_is_named_with_its_own() -> None:
    [problem] = read("A deck\nStark\n1x Ice (CoW)").misread
    assert (problem.word, problem.near) == ("Ice (CoW)", ("Ice (Core)",))
    assert cards(f"1x {problem.near[0]}") == {"01153": 1}


def test_a_name_of_two_cards_means_the_first_printed() -> None:
    assert cards("1x Arya Stark") == cards("1x Arya Stark (Core)") == {"01141": 1}
    assert cards("2x Arya Stark (WotN)", "1x arya stark") == {"03007": 2, "01141": 1}
    as_json = {"faction": "stark", "cards": {"Arya Stark": 2, "Arya Stark (WotN)": 1}, "plots": {}}
    assert read(json.dumps(as_json)).deck.form()["cards"] == {"01141": 2, "03007": 1}


@pytest.mark.parametrize("form", FORMATS)
def test_cards_of_one_name_are_read_back_as_they_were_written(form: str) -> None:
    deck = read("A deck\nStark\n2x 01141\n1x 03007\n3x Ice\n").deck
    text = written([deck], form)
    assert read(text).deck.form() == deck.form()


@pytest.mark.parametrize(
    "line", ["1x Ice (Nowhere)", "1x Ice (WotN)", "101x Ice", "9" * 5000 + "x Ice", "-3x Ice", "hello"]
)
def test_every_line_that_means_nothing_is_a_problem(line: str) -> None:
    reading = read(f"A deck\nStark\n{line}\n1x Bran Stark\n{line}")
    assert len(reading.misread) == 2
    assert reading.deck.form()["cards"] == {"01142": 1}


def test_a_deck_without_a_faction_is_told_so_and_read_on() -> None:
    reading = read("A deck\n2x Ice\n1x Tywin Lannister")
    assert [problem.rule for problem in reading.misread] == ["RR.deckbuilding.1"]
    assert reading.deck.faction.faction == "stark"


def test_a_second_faction_and_a_second_agenda_are_problems_of_the_rules() -> None:
    reading = read("A deck\nStark\nTyrell\nFealty\nBanner of the Rose\n1x Ice")
    assert reading.misread == []
    rules = [problem.rule for problem in reading.problems()]
    assert "RR.deckbuilding.1" in rules
    assert "RR.agenda.1" in rules


def test_thronesdb_json_is_read_by_codes() -> None:
    form = {
        "name": "Wolves",
        "faction_code": "stark",
        "agendas": ["01027"],
        "slots": {"01153": 2, "01022": 1},
    }
    for agenda in ({}, {"01027": 1}):
        reading = read(json.dumps({**form, "slots": {**form["slots"], **agenda}}))  # type: ignore[dict-item]
        assert reading.misread == []
        assert reading.deck.name == "Wolves"
        assert reading.deck.form() == {
            "faction": "stark",
            "agenda": "01027",
            "plots": {"01022": 1},
            "cards": {"01153": 2},
        }


def test_the_deck_of_the_protocol_is_read_too() -> None:
    form = {
        "faction": "stark",
        "agenda": "Fealty",
        "plots": ["Summons"],
        "cards": {"Ice (Core)": 2, "Ghost": 1},
    }
    deck = read(json.dumps(form)).deck
    assert deck.form()["cards"] == {"01153": 2, "01123": 1}
    assert read(json.dumps([form])).deck.form() == deck.form()


def test_o8d_is_read_by_names() -> None:
    words = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
    <deck game="30C200C9-6C98-49A4-A293-106C06295C05">
      <section name="Faction" shared="False"><card qty="1" id="">House Stark</card></section>
      <section name="Agenda"><card qty="1" id="">Fealty</card></section>
      <section name="Plots"><card qty="1" id="x">Summons</card></section>
      <section name="Characters"><card qty="2" id="y">The Queen&#39;s Assassin</card></section>
    </deck>"""
    reading = read(words)
    assert reading.misread == []
    assert reading.deck.form() == {
        "faction": "stark",
        "agenda": "01027",
        "plots": {"01022": 1},
        "cards": {"01095": 2},
    }


@pytest.mark.parametrize(
    "words",
    [
        "",
        "  \n===\n",
        "{",
        "[1]",
        "{}",
        '{"slots": 3}',
        '{"slots": {"01153": "two"}}',
        '{"name": 3, "slots": {}}',
        "<deck>",
        "<cards/>",
        '<deck game="another"/>',
        '<deck><section><card qty="many">Ice</card></section></deck>',
        "x" * 1_000_001,
        "[" * 100_000,
        '{"slots": {"01153": 3, "01153": 1}}',
        '{"slots": {"01153": 1}, "slots": {"01142": 1}}',
        '{"slots": {}, "agendas": 3}',
        "<deck>\ud800</deck>",
    ],
)
def test_what_is_no_deck_is_refused(words: str) -> None:
    with pytest.raises(BadDeck):
        read_decks(words, JOUST)


@pytest.mark.parametrize(
    "more", [{"agenda_code": "01027"}, {"agendas": {"0": "01027"}}, {"agenda": "Fealty"}]
)
def test_no_agenda_is_passed_over(more: dict[str, object]) -> None:
    form = {"faction_code": "stark", "agendas": [], "slots": {"01153": 2}, **more}
    assert read(json.dumps(form)).deck.form()["agenda"] == "01027"


def test_more_copies_of_an_agenda_are_a_problem_of_the_rules() -> None:
    assert "RR.agenda.1" in [problem.rule for problem in read("A deck\nStark\n2x Fealty").problems()]
    assert "RR.deckbuilding.1" in [
        problem.rule for problem in read("A deck\nFaction: Stark\nFaction: Tyrell").problems()
    ]


@pytest.mark.parametrize(
    "name", ["4 Kings", "Winter x3", "3x3", "# 1", "===", "Deck: mine", "Packs: all", "Ice"]
)
def test_a_name_survives_whatever_it_looks_like(name: str) -> None:
    form = {"name": name, "faction_code": "stark", "slots": {"01153": 2}}
    deck = read(json.dumps(form)).deck
    assert deck.name == name
    for kind in FORMATS:
        again = read(written([deck], kind))
        assert (again.misread, again.deck.name, again.deck.form()) == ([], name, deck.form())


def test_a_name_that_begins_with_a_number_is_no_card() -> None:
    reading = read("4 Kings\nHouse Stark\n3x Ice")
    assert (reading.misread, reading.deck.name) == ([], "4 Kings")
    assert read("3x Ice\nHouse Stark").deck.form()["cards"] == {"01153": 3}
    assert len(read("3x Edard Stark\n3x Ice\nHouse Stark").misread) == 1


def test_a_name_is_one_line_that_can_be_written() -> None:
    form = {"name": "A\n3x Ice\x1b[31m\ud800", "faction_code": "stark", "slots": {"01142": 1}}
    deck = read(json.dumps(form)).deck
    assert deck.name == "A 3x Ice [31m"
    for kind in FORMATS:
        assert read(written([deck], kind)).deck.form() == deck.form()


def test_an_o8d_file_is_read_whatever_it_says_about_itself() -> None:
    card = '<card qty="1">The Hand’s Judgment (Core)</card>'
    for encoding in ("klingon", "utf-16", "iso-8859-1"):
        head = f'<?xml version="1.0" encoding="{encoding}"?>'
        reading = read(f"{head}<deck><section name='Faction'><Card>Stark</Card></section>{card}</deck>")
        assert (reading.misread, reading.deck.form()["cards"]) == ([], {"01045": 1})


def test_near_names_are_looked_for_only_so_often() -> None:
    lines = "\n".join(f"1x Edard Stark {number}" for number in range(MOST_HINTS + 5))
    hinted = ["Eddard Stark" in problem.text for problem in read(f"A deck\nStark\n{lines}").misread]
    assert hinted == [True] * MOST_HINTS + [False] * 5
    decks = read_decks("\n===\n".join(["A deck\nStark\n1x Edard Stark"] * (MOST_HINTS + 5)), JOUST)
    assert ["Eddard Stark" in deck.misread[0].text for deck in decks] == hinted
    [problem] = read("A deck\nStark\n" + "Edard Stark" * 1000).misread
    assert len(problem.text) < 200
