"""``weirwood cards`` as people run it, and what it is made of."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.command import refused, weirwood
from weirwood.cli.card_face import drawn_face, facts_line
from weirwood.cli.card_search import Wanted, found_cards, named_cards
from weirwood.core.errors import BadArgument
from weirwood.lab.phrases import words_like
from weirwood.thrones.ability import Pack
from weirwood.thrones.books import find_book
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.editions.second.lexicon import LEXICON
from weirwood.thrones.engine.words import FACTION, LOCATION
from weirwood.thrones.pool.printed import card_text, keywords, printed_facts
from weirwood.thrones.pool.short import short_text
from weirwood.thrones.pool.speaking import ability_words
from weirwood.thrones.pool.trees import word_names


def names(**wanted: object) -> set[str]:
    """The names of all cards of the Core Set like that; the other packs still grow."""
    empty: dict[str, object] = {"words": [], "type": None, "faction": None, "traits": [], "icons": []}
    empty |= {"keywords": [], "cost": None, "language": []}
    found = found_cards(Wanted(**(empty | wanted)), "second")  # type: ignore[arg-type]
    return {card.name for card in found if card.pack == "Core"}


def test_a_card_shows_its_facts_and_its_text(tmp_path: Path) -> None:
    done = weirwood(tmp_path, "cards", "show", "01145", "--json")
    form = json.loads(done.stdout)
    card = POOL.find("Grey Wind")
    assert form == {
        "code": "01145",
        "name": "Grey Wind",
        "pack": "Core",
        "edition": "second",
        "facts": printed_facts(card, POOL.edition.lexicon) | {"deck_limit": 3},
        "text": card_text(card, LEXICON),
        "short": short_text(card, LEXICON),
        "our_design": [],
    }
    facts = form["facts"]
    assert (facts["cost"], facts["strength"], facts["icons"]) == (5, 4, ["military"])
    assert (facts["unique"], facts["loyal"], facts["traits"]) == (True, True, ["Direwolf"])
    assert facts["keywords"] == ["intimidate", "no attachments"]


def test_a_card_is_found_however_it_is_spelt_and_written_plainly_into_a_pipe(tmp_path: Path) -> None:
    plain = weirwood(tmp_path, "cards", "show", "the hands judgment").stdout
    assert plain == weirwood(tmp_path, "cards", "show", "The", "Hand’s", "Judgment", "(Core Set)").stdout
    assert card_text(POOL.find("The Hand's Judgment"), LEXICON) in plain
    assert "\x1b" not in plain


@pytest.mark.parametrize(
    ("name", "asked", "found"),
    [("Lookout", "second", "winter"), ("Ice", "winter", "second"), ("R121", "hbo", "winter")],
)
def test_a_card_of_another_edition_is_refused_with_how_to_ask_for_it(
    name: str, asked: str, found: str, tmp_path: Path
) -> None:
    assert f"--edition {found}" in refused(weirwood(tmp_path, "cards", "show", name, "--edition", asked))
    assert "--edition" not in refused(weirwood(tmp_path, "cards", "show", "Nobody", "--edition", asked))


@pytest.mark.parametrize("edition", ["second", "winter"])
def test_a_house_card_is_called_as_its_edition_does(edition: str) -> None:
    pool = find_book(edition).pool
    house = pool.faction("stark")
    assert house is not None
    called = pool.edition.lexicon.say("[faction]")
    assert called in facts_line(house, pool.edition.lexicon)
    with pytest.raises(BadArgument) as refusal:
        found_cards(Wanted([], None, "frey", [], [], [], None, []), edition)
    assert f"{called} 'frey'" in str(refusal.value)


def test_a_card_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "Eddard Stark" in refused(weirwood(tmp_path, "cards", "show", "Edard Stark"))
    assert "Casterly Rock" in refused(weirwood(tmp_path, "cards", "show", "Somebody (LoCR)"))


def test_a_name_of_two_cards_shows_the_first_and_tells_of_the_other(tmp_path: Path) -> None:
    done = weirwood(tmp_path, "cards", "show", "Arya Stark")
    assert "01141" in done.stdout and "03007" not in done.stdout
    assert "Arya Stark (WotN)" in done.stderr
    done = weirwood(tmp_path, "cards", "show", "Arya", "Stark", "(WotN)")
    assert "03007" in done.stdout and "Arya Stark (Core)" in done.stderr
    assert weirwood(tmp_path, "cards", "show", "01141", "03007").stderr == ""


def test_the_facts_of_a_type_are_those_a_card_of_it_has() -> None:
    plot = printed_facts(POOL.find("A Clash of Kings"))
    assert (plot["gold"], plot["initiative"], plot["claim"], plot["reserve"]) == (4, 9, 1, 6)
    assert "cost" not in plot
    assert printed_facts(POOL.find("The Hand's Judgment"))["cost"] == "X"
    assert printed_facts(POOL.find("Summer Harvest"))["gold"] == "X"
    assert printed_facts(POOL.find("The Roseroad"))["bonus"] == {"income": 1}
    assert printed_facts(POOL.find("Little Bird"), POOL.edition.lexicon)["attaches_to"] is None
    assert printed_facts(POOL.find("Ice"), POOL.edition.lexicon)["attaches_to"]


def test_keywords_are_said_with_what_belongs_to_them() -> None:
    assert keywords(POOL.find("Gold Cloaks")) == ["ambush 2"]
    assert keywords(POOL.find("Jon Snow")) == ["no attachments except Weapon"]


def test_cards_are_found_by_what_is_printed_on_them() -> None:
    assert names(traits=["Direwolf"], cost="3-", faction="stark") == {"Grey Wind", "Summer"}
    assert names(traits=["lord", "small council"], faction="House Stark") == {"Eddard Stark"}
    assert names(keywords=["renown"], icons=["intrigue"]) == {
        "Tywin Lannister",
        "Euron Crow's Eye",
        "Ser Jorah Mormont",
    }
    assert names(type="event", faction="tyrell", cost="0") == {'"The Bear and the Maiden Fair"'}
    assert names(type="plot", cost="9") == {"Marching Orders"}
    assert names(words=["hands judg"]) == {"The Hand's Judgment"}


def test_cards_are_found_by_the_words_of_their_abilities() -> None:
    assert names(language=["kill"], faction="stark") == {"Grey Wind", "Ice", "Like Warm Rain"}
    assert names(language=["Cancel", "SacrificeCost"]) == {"Bran Stark"}
    assert names(language=["forced_interrupt"]) == {"Gold Cloaks"}


@pytest.mark.parametrize(
    "wanted",
    [
        {"type": "title"},
        {"type": "hero"},
        {"faction": "frey"},
        {"traits": ["Lrod"]},
        {"icons": ["gold"]},
        {"keywords": ["flying"]},
        {"cost": "x"},
        {"cost": "-"},
        {"language": ["Kil"]},
    ],
)
def test_what_no_card_could_have_is_refused(wanted: dict[str, object]) -> None:
    with pytest.raises(BadArgument):
        names(**wanted)


def test_search_prints_a_line_for_each_card(tmp_path: Path) -> None:
    done = weirwood(tmp_path, "cards", "search", "--word", "Kill", "--faction", "stark")
    assert len([line for line in done.stdout.splitlines() if "(Core)" in line]) == 3
    done = weirwood(tmp_path, "cards", "search", "--trait", "Direwolf", "--cost", "2", "--json")
    assert "Direwolf Pup" in [card["name"] for card in json.loads(done.stdout)["cards"]]
    assert weirwood(tmp_path, "cards", "search", "no such words").returncode == 1


def test_a_card_tells_how_often_a_deck_may_have_it_where_it_says_so_itself() -> None:
    pack = Pack("second", "Mine")
    twice, once = (
        facts_line(
            pack.plot(f"mine-{limit} Plenty", gold=1, initiative=1, claim=1, deck_limit=limit), LEXICON
        )
        for limit in (0, 1)
    )
    assert once.startswith(f"{twice}, ") and once.endswith(" 1")
    assert facts_line(POOL.find("The King's Peace"), LEXICON).endswith(" 1")


def test_every_ability_is_made_of_words_and_speaks() -> None:
    for card in POOL.by_code.values():
        if card.abilities:
            assert word_names(card), card.name
        for ability in card.abilities:
            assert ability_words(card, ability).strip(), card.name
        assert "{" not in card_text(card, LEXICON), card.name


def test_every_card_is_written() -> None:
    written = [card for card in POOL.by_code.values() if card.type != FACTION]
    assert len(written) == 443
    assert len([card for card in written if card.pack == "Core"]) == 211


@pytest.mark.parametrize(
    "name", ["Grey Wind", "Areo Hotah", "The Winds of Winter", "Banner of the Rose", "Ward"]
)
def test_a_card_is_drawn_with_all_it_says(name: str) -> None:
    card = POOL.find(name)
    console = Console(file=StringIO(), width=80, color_system=None)
    console.print(drawn_face(card, LEXICON))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    words = " ".join(line.strip("│ ") for line in drawn.splitlines()[1:-1])
    assert name in drawn
    for line in card_text(card, LEXICON).split("\n"):
        assert " ".join(line.split()) in " ".join(words.split())


def test_a_word_that_is_none_is_answered_by_near_ones_or_some() -> None:
    with pytest.raises(BadArgument, match="Noble"):
        names(traits=["Nobel"])
    with pytest.raises(BadArgument, match="AddToHand"):
        names(language=["Zap"])
    with pytest.raises(BadArgument, match="intrigue, military"):
        names(icons=["sword"])


def test_free_words_find_facts_traits_and_nicknames_in_any_order() -> None:
    locations = {
        card.name
        for card in POOL.by_code.values()
        if (card.type, card.faction, card.pack) == (LOCATION, "stark", "Core")
    }
    assert names(words=["stark", "location"]) == names(words=["Location", "STARK"]) == locations
    assert names(words=["ned", "stark"]) == {"Eddard Stark"}
    dragons = {card.name for card in POOL.by_code.values() if card.pack == "Core" and "Dragon" in card.traits}
    assert dragons and dragons <= names(words=["dragon"])
    assert "Castle Black" in names(words=["night's", "watch", "location"])
    assert names(words=["zzz"]) == set()


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_search_that_finds_nothing_ends_the_same_in_every_form(
    form: tuple[str, ...], tmp_path: Path
) -> None:
    done = weirwood(tmp_path, "cards", "search", "zzz", *form)
    assert done.returncode == 1 and done.stderr.count("\n") == 1
    assert (json.loads(done.stdout) if form else done.stdout) == ({"cards": []} if form else "")
    assert "Eddard Stark" in weirwood(tmp_path, "cards", "search", "edard", *form).stderr


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        (["Eddard Stark", "Robb Stark"], ["Eddard Stark", "Robb Stark"]),
        (["Eddard", "Stark", "Robb", "Stark"], ["Eddard Stark", "Robb Stark"]),
        (["The", "Hand's", "Judgment"], ["The Hand's Judgment"]),
        (["01144", "Ice"], ["Eddard Stark", "Ice"]),
    ],
)
def test_show_takes_several_cards_or_one_of_several_words(words: list[str], cards: list[str]) -> None:
    assert [card.name for card in named_cards(words, "second")] == cards


def test_show_names_the_one_of_several_that_is_no_card(tmp_path: Path) -> None:
    assert "Icy" in refused(weirwood(tmp_path, "cards", "show", "Eddard Stark", "Icy Blade of Doom"))
    form = json.loads(weirwood(tmp_path, "cards", "show", "Ice", "Summer", "--json").stdout)
    assert [card["name"] for card in form["cards"]] == ["Ice", "Summer"]


def test_a_word_is_found_by_a_printed_phrase(tmp_path: Path) -> None:
    done = weirwood(tmp_path, "cards", "language", "--like", "reduce the cost of the next")
    first = done.stdout.splitlines()[:2]
    assert first[0].startswith("ReduceNext(") and first[1].startswith("  On The Kingsroad: reduce the cost")
    assert words_like("Kills characters")[0].word == "Kill(what, can_be_saved)"
    assert words_like("") == []
    done = weirwood(tmp_path, "cards", "language", "--like", "xyzzy")
    assert (done.returncode, done.stdout) == (1, "")
    assert "No word says anything like 'xyzzy'" in done.stderr
