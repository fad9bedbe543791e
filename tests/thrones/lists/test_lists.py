"""Lists: ours written and read is ours again, a foreign one has nothing of ours, and a bad one changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.thrones.lists.forms import card_of, install, own_form
from tests.thrones.lists.test_trees import same, trees
from weirwood.core.catalogue import find_game, offered_games
from weirwood.core.errors import BadArgument, BadData, NoGame
from weirwood.core.match import Match, replay
from weirwood.core.record import record_from
from weirwood.core.state import Game
from weirwood.thrones.books import find_book
from weirwood.thrones.games.hbo_lists import LISTS
from weirwood.thrones.lists.lists import LARGEST
from weirwood.thrones.pool.printed import card_text, printed_facts
from weirwood.thrones.pool.short import short_text

OWN = find_book("hbo").pool


def played(game: Game, seed: int, plies: int = 80) -> Match:
    """A game in which everybody chooses by lot."""
    match = Match(game, game.setup(game.ready(2), {"ask": "all"}), seed)
    chance = Random(seed)
    while match.outcome is None and match.ply < plies:
        decision = match.state.decisions[0]
        match.choose_index(decision.seat, chance.randrange(len(decision.options)))
    return match


def told(match: Match) -> str:
    """Everything that a game tells: what was chosen, said, shown and asked."""
    game, state = match.game, match.state
    said = [str(game.sentence(state, event, 0)) for _, event in match.log]
    views = [state.view(seat) for seat in (0, 1, None)]
    asked = [[option.key for option in decision.options] for decision in state.decisions]
    events = [event.facts() for _, event in match.log]
    return json.dumps([match.choices, said, views, asked, events], default=str)


def test_our_list_written_and_read_is_our_list(tmp_path: Path) -> None:
    pool = install(own_form(), tmp_path).book.pool
    mark = next(iter(code for code in pool.by_code if "@" in code)).partition("@")[2]
    assert {code.partition("@")[0] for code in pool.by_code} == set(OWN.by_code)
    for code, ours in OWN.by_code.items():
        card = pool.by_code.get(f"{code}@{mark}") or pool.by_code[code]
        assert (card.name, card.pack, card.unique, card.pronoun) == (
            ours.name,
            ours.pack,
            ours.unique,
            ours.pronoun,
        )
        assert printed_facts(card) == printed_facts(ours)
        assert card_text(card, OWN.edition.lexicon) == card_text(ours, OWN.edition.lexicon)
        assert short_text(card, OWN.edition.lexicon) == short_text(ours, OWN.edition.lexicon)
        assert len(card.abilities) == len(ours.abilities)
        for one, other in zip(card.abilities, ours.abilities, strict=True):
            assert one.head == other.head and same(trees(one), trees(other))
    assert json.dumps(pool.decks).replace(f"@{mark}", "") == json.dumps(OWN.decks)


@pytest.mark.parametrize("seed", range(6))
def test_games_with_our_list_are_our_games(seed: int, tmp_path: Path) -> None:
    game = install(own_form(), tmp_path).game
    mark = game.id.partition("@")[2][:8]
    ours, theirs = played(find_game("hbo"), seed, 400), played(game, seed, 400)
    assert told(theirs).replace(f"@{mark}", "") == told(ours)


def test_a_list_that_was_exported_from_a_list_is_that_list(tmp_path: Path) -> None:
    game = install(own_form(), tmp_path).game
    file = tmp_path / "again.toml"
    file.write_text(LISTS.text("mine", "mine"), encoding="utf-8")
    assert LISTS.install(file).game.id == game.id


def test_a_card_without_abilities_has_none_and_nothing_is_marked_as_ours(tmp_path: Path) -> None:
    form = own_form()
    eddard = card_of(form, "Eddard Stark")
    del eddard["ability"], eddard["keywords"]
    pool = install(form, tmp_path).book.pool
    card = pool.find("Eddard Stark")
    assert OWN.find("Eddard Stark").abilities and not card.abilities and not card.keywords
    assert card_text(card, pool.edition.lexicon) == "" and OWN.find("Eddard Stark").our_design
    assert not any(card.our_design for card in pool.by_code.values())


def test_another_text_is_played_as_it_is_written(tmp_path: Path) -> None:
    form = own_form()
    draw = {"word": "Draw", "count": 3}
    card_of(form, "Ravens to Every Keep")["ability"] = [{"heading": "when_revealed", "effects": [draw]}]
    game = install(form, tmp_path).game
    assert "3 cards" in card_text(find_book(game.id).pool.find("Ravens to Every Keep"), OWN.edition.lexicon)


@pytest.mark.parametrize("seed", range(2))
def test_a_list_is_drafted_from_like_ours(seed: int, tmp_path: Path) -> None:
    mark = install(own_form(), tmp_path).game.id.partition("@")[2]
    game = find_game("hbo/draft:mine")
    assert game.id == f"hbo/draft:mine@{mark}" and len({one.id for one in offered_games()}) == len(
        offered_games()
    )
    ours, theirs = played(find_game("hbo/draft"), seed), played(game, seed)
    assert told(theirs).replace(f"@{mark[:8]}", "") == told(ours)
    assert replay(record_from(json.loads(theirs.record().text()))).state == theirs.state


# Names, records and saves.


def test_a_list_is_offered_under_its_name_and_digest(tmp_path: Path) -> None:
    assert not any(":" in game.id for game in offered_games())
    first = install(own_form(), tmp_path).game
    assert first.id.startswith("hbo:mine@") and first.id in [game.id for game in offered_games()]
    assert find_game("hbo:mine") is find_game(first.id)
    assert "list mine" in first.name and "list mine" in first.title and "list mine" in first.edition
    form = own_form()
    card_of(form, "Hodor")["strength"] = 9
    second = install(form, tmp_path).game
    assert (
        second.id != first.id and find_game("hbo:mine").id == second.id and find_game(first.id).id == first.id
    )


def test_a_record_holds_the_list_and_needs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(install(own_form(), tmp_path).game, 3)
    form = json.loads(match.record().text())
    assert form["game"] == match.game.id and match.game.id in form["pool"]
    assert replay(record_from(form)).state == match.state
    save = match.state.dump()
    assert find_game(match.game.id).load(save) == match.state
    with pytest.raises(BadData, match=match.game.id):
        find_game("hbo").load(save)
    monkeypatch.setenv("WEIRWOOD_DATA", str(tmp_path / "elsewhere"))
    with pytest.raises(BadData) as refused:
        record_from(form)
    assert (
        match.game.id.partition(":")[2] in refused.value.message
        and "cards import hbo" in refused.value.message
    )


def test_a_record_of_another_list_is_refused(tmp_path: Path) -> None:
    game = install(own_form(), tmp_path).game
    form = played(game, 3).record().form()
    for other in ("hbo:mine@0123456789abcdef", "hbo:theirs", "hbo:../mine", "hbo:", "second/joust:mine"):
        with pytest.raises(BadData):
            record_from({**form, "game": other})
    with pytest.raises(BadData, match="card pool"):
        try:
            record_from({**form, "pool": "hbo-1"})
        except Exception as error:
            raise BadData(str(error)) from error


def test_a_list_that_was_changed_on_disk_is_refused(tmp_path: Path, data: Path) -> None:
    game = install(own_form(), tmp_path).game
    [file] = data.rglob("*.toml")
    LISTS._opened.clear()
    file.write_text(file.read_text(encoding="utf-8").replace("Hodor", "Holdor"), encoding="utf-8")
    with pytest.raises(BadData, match="import it again"):
        find_game(game.id).id  # noqa: B018
    file.write_text("nothing", encoding="utf-8")
    with pytest.raises(BadData, match="cannot be read any more"):
        find_game(game.id).id  # noqa: B018


@pytest.mark.parametrize(
    "word", ["../../etc/passwd", "MINE", "mine@", "mine*", "*", "mi ne", "a" * 25, "mine@0/../0"]
)
def test_a_name_is_only_a_name(word: str, tmp_path: Path) -> None:
    install(own_form(), tmp_path)
    with pytest.raises(NoGame, match="card list"):
        find_game(f"hbo:{word}")


# Bad lists.


def _first(form: dict[str, Any]) -> dict[str, Any]:
    return card_of(form, "Eddard Stark")


def _ability(**parts: Any) -> Callable[[dict[str, Any]], object]:
    return lambda form: _first(form).update(ability=[parts])


GOLD = {"word": "PayGold", "count": 1}
BAD: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "format": (lambda form: form.update(format="weirwood-cards/9"), "weirwood-cards/1 is needed"),
    "game": (lambda form: form.update(game="second/joust"), "hbo is needed"),
    "field": (lambda form: form.update(author="me"), "format, game, name or card"),
    "name": (lambda form: form.update(name="../up"), "1 to 24 small letters"),
    "no name": (lambda form: form.pop("name"), "1 to 24 small letters"),
    "no cards": (lambda form: form.update(card=[]), "from 1 to 200"),
    "too many cards": (lambda form: form.update(card=form["card"] * 2), "from 1 to 200"),
    "no title": (lambda form: _first(form).pop("title"), "Card 1, title"),
    "odd title": (lambda form: _first(form).update(title="Ned {self}"), "Card 1, title"),
    "right to left": (lambda form: _first(form).update(title="Ned \u202e"), "Card 1, title"),
    "no width": (lambda form: _first(form).update(title="Ned\u200bStark"), "Card 1, title"),
    "apart": (lambda form: _first(form).update(title="e\u0301"), "Card 1, title"),
    "long title": (lambda form: _first(form).update(title="N" * 61), "Card 1, title"),
    "a House": (lambda form: _first(form).update(title="House Stark"), "two cards called House Stark"),
    "title twice": (lambda form: _first(form).update(title="hodor"), "two cards called Hodor"),
    "code": (lambda form: _first(form).update(code="../1"), "Eddard Stark: a code"),
    "code twice": (lambda form: _first(form).update(code="HBS02"), "HBS02 stands there 2 times"),
    "code of a plot": (lambda form: _first(form).update(code="HBP02"), "HBP02 stands there 2 times"),
    "type": (lambda form: _first(form).update(type="agenda"), "Eddard Stark, type: character"),
    "House": (
        lambda form: _first(form).update(house="tully"),
        "Eddard Stark, house: lannister, stark or neutral",
    ),
    "deck": (lambda form: _first(form).update(deck="tully"), "Eddard Stark, deck: lannister or stark"),
    "no deck": (lambda form: _first(form).pop("deck"), "Eddard Stark, deck"),
    "unknown": (lambda form: _first(form).update(flavour="Cold"), "has no 'flavour'"),
    "of another type": (lambda form: _first(form).update(claim=1), "has no 'claim'"),
    "no cost": (lambda form: _first(form).pop("cost"), "cost is missing"),
    "cost": (lambda form: _first(form).update(cost=-1), "Eddard Stark, cost: a whole number from 0 to 99"),
    "huge": (lambda form: _first(form).update(strength=10**18), "Eddard Stark, strength"),
    "flag": (lambda form: _first(form).update(strength=True), "Eddard Stark, strength"),
    "icon": (lambda form: _first(form).update(icons=["naval"]), "military, intrigue or power"),
    "icon twice": (lambda form: _first(form).update(icons=["power", "power"]), "each may stand there once"),
    "keyword": (lambda form: _first(form).update(keywords=["insight"]), "limited, renown or stealth"),
    "traits": (lambda form: _first(form).update(traits=["Lord. Lady"]), "no full stop"),
    "million": (
        lambda form: _first(form).update(copies=10**6),
        "Eddard Stark, copies: a whole number from 1 to 50",
    ),
    "no copies": (lambda form: _first(form).update(copies=0), "Eddard Stark, copies"),
    "49": (
        lambda form: _first(form).update(copies=1),
        "The Stark deck has 49 cards and 7 plots; it must have 50 and 7",
    ),
    "8 plots": (lambda form: card_of(form, "Parley").update(deck="stark"), "50 cards and 8 plots"),
    "17 plots": (
        lambda form: form["card"].remove(card_of(form, "Parley")),
        "in no deck has 0 cards and 17 plots",
    ),
    "plot twice": (lambda form: card_of(form, "Parley").update(copies=2), "Parley, copies"),
    "7 abilities": (lambda form: _first(form).update(ability=[{}] * 7), "a list of at most 6"),
    "heading": (_ability(heading="eval"), "ability 1, heading: action"),
    "not in the book": (_ability(heading="forced_interrupt"), "ability 1, heading: action"),
    "revealed": (_ability(heading="when_revealed", effects=["Draw"]), "ability 1, heading: action"),
    "nothing done": (_ability(heading="action"), "effects are missing"),
    "no trigger": (_ability(heading="reaction", effects=["Draw"]), "trigger is missing"),
    "part": (_ability(heading="constant", effects=["Draw"]), "a constant has no 'effects'"),
    "phase": (_ability(heading="action", effects=["Draw"], phase="night"), "ability 1, phase: setup"),
    "limit": (_ability(heading="action", effects=["Draw"], limit=1), "count and period"),
    "never": (
        _ability(heading="action", effects=["Draw"], limit={"count": 0, "period": "round"}),
        "from 1 to 99",
    ),
    "no rules": (_ability(heading="constant", modifiers=["WideClaim"]), "no rules for WideClaim"),
    "lots": (
        _ability(
            heading="constant",
            modifiers=[{"word": "Strength", "what": {"word": "AtRandom", "who": "You"}, "by": 1}],
        ),
        "no rules for AtRandom",
    ),
    "interrupt": (
        _ability(heading="interrupt", trigger={"word": "Phase", "ends": True}, effects=["Draw"]),
        "what would happen",
    ),
    "choice": (
        _ability(heading="action", cost=[GOLD], effects=[{"word": "Kill", "what": "Chosen"}]),
        "there is none in place 0",
    ),
    "no sentence": (
        _ability(heading="action", cost=[GOLD], effects=["NameChallengeIcon"]),
        "make no sentence",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_list_is_refused_in_one_sentence_and_changes_nothing(
    name: str, tmp_path: Path, data: Path
) -> None:
    form = own_form()
    change, said = BAD[name]
    change(form)
    with pytest.raises(BadArgument) as refused:
        install(form, tmp_path)
    assert (
        said in refused.value.message
        and refused.value.message.endswith(".")
        and "\n" not in refused.value.message
    )
    assert not data.exists() and not any(":" in game.id for game in offered_games())


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "not text in UTF-8"),
        (b"a = ", "is not TOML"),
        (b"a = 1\na = 2\n", "is not TOML"),
        (b"#" * (LARGEST + 1), "too large"),
        (b"a = " + b"[" * 3000, "too deeply"),
        (b"\n".join(b"[" * 3000 for _ in range(20)), "TOML"),
        (b"a." * 2100 + b"a = 1", "a line of more than 4000"),
        (b"a = 0x" + b"f" * 3990, "format, game, name or card"),
        (b"format = 1979-05-27", "weirwood-cards/1 is needed"),
        (b"", "weirwood-cards/1 is needed"),
    ],
)
def test_a_file_that_is_no_list_is_refused(content: bytes, said: str, tmp_path: Path, data: Path) -> None:
    file = tmp_path / "list.toml"
    file.write_bytes(content)
    with pytest.raises(BadArgument, match=said):
        LISTS.install(file)
    with pytest.raises(BadArgument, match="cannot be read"):
        LISTS.install(tmp_path / "nothing.toml")
    assert not data.exists()
