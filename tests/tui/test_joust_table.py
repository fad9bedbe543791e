"""Joust on the screen, driven by its keys."""

import re
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.scenes import joust_at
from tests.tui.tables import LARGE, SMALL, at_table, screen, targets
from weirwood.core.record import read_record
from weirwood.thrones.cards.second import POOL
from weirwood.tui.app.app import TableApp
from weirwood.tui.app.pages import EndPage, Page
from weirwood.tui.app.sitting import Sitting, sit_down
from weirwood.tui.thrones.board import JoustBoard
from weirwood.tui.thrones.face import cost_of, printed_lines, printed_short, sum_lines, write_face

MINE = {
    "play": [
        {"card": "Eddard Stark", "power": 2, "duplicates": ["Eddard Stark"], "attachments": ["Ice"]},
        {"card": "Bran Stark", "kneeling": True},
        "Tumblestone Knight",
        "Winterfell Steward",
        {"card": "Gates of Winterfell", "kneeling": True},
    ],
    "hand": ["Robb Stark", "Put to the Sword", "The Kingsroad"],
    "gold": 3,
    "plot": "A Clash of Kings",
    "faction": "stark",
    "discard": ["Littlefinger"],
}
THEIRS = {
    "play": ["Tywin Lannister", "Burned Men", {"card": "Casterly Rock", "kneeling": True}],
    "hand": ["The Tickler"],
    "plot": "Sneak Attack",
    "faction": "lannister",
    "power": 3,
}
SIZES = [SMALL, (100, 30), LARGE]


def fight(**rest: Any) -> Sitting:
    return joust_at(MINE, THEIRS, **rest)


def words_of(text: str) -> set[str]:
    """The words of a text, whatever they are broken into lines or framed by."""
    return set(re.findall(r"[\w']+", text))


def board(app: TableApp) -> JoustBoard:
    assert isinstance(app._board, JoustBoard)
    return app._board


async def play_to_the_end(app: TableApp, pilot: Pilot[Any]) -> None:
    for _ in range(1500):
        if isinstance(app.screen, EndPage):
            return
        await pilot.press("h", "space")
    raise AssertionError("the game does not end")


def test_a_whole_game() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await play_to_the_end(app, pilot)
        await pilot.pause()
        shown = screen(app)
        for name, seat in zip(app.sitting.names, app.sitting.match.state.view(0)["seats"], strict=True):
            assert any(name in line and str(seat["power"]) in line for line in shown.split("\n"))

    sitting = sit_down(
        "second/joust", bots=["random"], seed=2, name="Ann", deck="Benchmark Stark", bot_decks=["At the Wall"]
    )
    app = at_table(sitting, deed)
    assert app.sitting.path is not None and read_record(app.sitting.path).outcome is not None


@pytest.mark.parametrize("size", SIZES)
def test_the_facts_of_the_table_are_on_the_screen(size: tuple[int, int]) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        shown = screen(app)
        for words in ("Ann", "Ravenna", "Challenges", "♦2", "+1", "↷", "♦3/15", "gold", "Ice", "7/11/2/5"):
            assert words in shown, words
        for name in (
            "Eddard",
            "Bran Stark",
            "Tumblestone",
            "Tywin",
            "Burned Men",
            "Gates of W",
            "Casterly Rock",
        ):
            assert name in shown, name
        for name in ("Robb St", "Put to", "The King"):
            assert name in shown, name
        for key in ("Look", "Pick", "Undo", "Save", "Help", "Quit", "Why not", "Space"):
            assert key in shown, key

    at_table(fight(), deed, size)


def test_a_challenge_is_initiated_with_those_who_are_picked() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app._board.chosen() is None
        await pilot.press("1", "space")
        assert app.sitting.match.decision(0).why.what == "attackers"
        assert app._board.chosen() is None
        await pilot.press("1", "2", "1")
        chosen = app._board.chosen()
        assert isinstance(chosen, list) and len(chosen) == 1
        await pilot.press("1")
        await pilot.press("space")
        challenge = (
            app.sitting.match.state.view(0)["challenge"] or app.sitting.match.state.view(0)["last_challenge"]
        )
        assert challenge["type"] == "military" and len(challenge["attackers"]) == 2

    at_table(fight(), deed)


@pytest.mark.parametrize("size", SIZES)
def test_the_challenge_in_progress_shows_both_sides(size: tuple[int, int]) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        while app._paused is not None or not app.sitting.my_turn:
            await pilot.press("space")
        assert app.sitting.match.decision(0).why.what == "defenders"
        await pilot.pause()
        shown = screen(app)
        challenge = app.sitting.match.state.view(0)["challenge"]
        middle = next(line[2:] for line in shown.split("\n") if line.startswith("── "))
        middle = middle.partition("──")[0]
        numbers = [int(number) for number in re.findall(r"\d+", middle)]
        assert numbers[:3] == [challenge["attacking_strength"], challenge["defending_strength"], 2]
        assert "Ravenna" in middle
        line = app.sitting.line([])
        assert line and words_of(line) <= words_of(shown)
        assert "ATT" in shown

    you = {**MINE, "play": ["Eddard Stark", "Tumblestone Knight"], "hand": []}
    at_table(joust_at(you, {**THEIRS, "hand": []}, active=1, first_player=1), deed, size)


def test_placing_more_than_eight_gold_is_refused() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("1", "space")
        decision = app.sitting.match.decision(0)
        assert decision.kind == "setup"
        for number in range(1, len(list(decision.candidates or ())) + 1):
            await pilot.press(str(number))
        chosen = app._board.chosen()
        assert isinstance(chosen, list)
        costs = {card["id"]: card["printed_cost"] for card in app.sitting.match.state.facts()["cards"]}
        cards = [option.card for option in decision.candidates or () if option.key in chosen]
        assert cards and sum(costs[card] for card in cards) <= 8
        await pilot.press("space")
        assert app.sitting.match.decision(0).kind != "setup"

    at_table(sit_down("second/joust", seed=7, name="Ann", deck="Benchmark Stark"), deed)


def test_any_card_can_be_looked_at_and_read() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        seen = set()
        for key in ["down", *["up"] * 7]:
            await pilot.press(key)
            for _ in range(8):
                await pilot.press("right")
                looked_at = board(app)._card
                assert looked_at is not None
                seen.add(board(app)._picture.cards[looked_at]["name"])
        assert {
            "Robb Stark",
            "Ice",
            "Tywin Lannister",
            "Casterly Rock",
            "Sneak Attack",
            "House Stark",
        } <= seen
        while board(app)._picture.cards[board(app)._card or 0]["name"] != "Casterly Rock":
            await pilot.press("up" if board(app)._picture.row_of(board(app)._card or 0) else "right")
        await pilot.pause()
        assert "Casterly Rock" in screen(app)
        [text] = printed_lines("second/joust", "01097")
        assert text.head in screen(app)
        assert app.sitting.match.ply == 0

    at_table(fight(), deed)


def test_why_not_names_the_clause_for_the_card_looked_at() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("down", "w")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        shown = screen(app)
        assert "Robb Stark" in shown and "RR.marshal.1" in shown
        await pilot.press("escape", "escape", "w")
        await pilot.pause()
        assert "Put to the Sword" in screen(app)

    at_table(fight(), deed, LARGE)


def test_nothing_is_passed_in_ones_own_time_without_looking_at_it() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("space", "enter")
        assert app.sitting.match.ply == 0
        await pilot.press("0")
        assert app._board.chosen() == "pass"
        await pilot.press("escape", "space")
        assert app.sitting.match.ply == 0
        await pilot.press("0", "space")
        assert app.sitting.match.choices[0] == (0, "pass")

    at_table(fight(at="marshaling"), deed)


def test_options_are_walked_through_with_tab() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        keys = [option.key for option in app.sitting.match.decision(0).options]
        seen = []
        for _ in keys:
            await pilot.press("tab")
            seen.append(app._board.chosen())
        assert seen == keys
        await pilot.press("shift+tab")
        assert app._board.chosen() == keys[-2]

    at_table(fight(at="marshaling"), deed)


def test_a_hint_puts_a_whole_set_together() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("1", "space", "h")
        assert app._board.chosen() == app.sitting.hint()
        assert isinstance(app.sitting.hint(), list)
        assert app.sitting.match.ply == 1

    at_table(fight(), deed)


def test_the_mouse_looks_at_cards_and_plays_them() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        hand = targets(app, "#hand", "card")
        kingsroad = app.sitting.match.state.view(0)["seats"][0]["hand"][2]
        place = next(target for target in hand if target.what == f"card {kingsroad}")
        await pilot.click("#hand", offset=(place.x + 1, place.y))
        assert app._board.chosen() is not None and app.sitting.match.ply == 0
        await pilot.click("#hand", offset=(place.x + 1, place.y))
        assert app.sitting.match.ply > 0
        assert kingsroad not in app.sitting.match.state.view(0)["seats"][0]["hand"]

    at_table(fight(at="marshaling"), deed)


def test_the_piles_can_be_read() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert "Littlefinger" in screen(app)

    at_table(fight(), deed)


def test_plots_are_laid_out_when_one_is_chosen() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        shown = screen(app)
        assert "A Noble" in shown and "Counting" in shown
        await pilot.press("2", "space")
        assert app.sitting.match.ply > 0

    you = {**MINE, "plots": ["A Noble Cause", "Counting Coppers"], "plot": None}
    at_table(joust_at(you, {**THEIRS, "plots": ["Summons"]}, at="1.2"), deed)


def test_undo_takes_back_a_set_as_a_whole() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("1", "space", "1", "2", "space")
        while app._paused is not None:
            await pilot.press("space")
        made = app.sitting.match.ply
        assert made >= 2
        await pilot.press("u")
        assert app.sitting.match.ply < made

    at_table(fight(), deed)


def test_a_challenge_against_the_person_ends_with_a_pause() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        for _ in range(6):
            if app._paused is not None:
                break
            await pilot.press("space")
        assert app._paused is not None and app._paused.deed is not None

    at_table(joust_at({"play": []}, THEIRS, active=1, first_player=1), deed)


MANY = [
    "Robb Stark",
    "Sansa Stark",
    "The Kingsroad",
    "Catelyn Stark",
    "Arya Stark",
    "The Roseroad",
    "Direwolf Pup",
    "Jon Snow",
    "Bran Stark",
    "Summer",
    "Winterfell Steward",
    "Grey Wind",
]


def labels(app: TableApp) -> list[str]:
    """What the numbered options are called, in the order of their numbers."""
    choice = board(app)._choice
    assert choice is not None
    return [entry.label for entry in choice.entries if entry.number]


def test_options_are_numbered_in_the_order_of_the_hand() -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        picture = board(app)._picture
        hand = [picture.cards[card]["name"] for card in picture.seats[0]["hand"]]
        told = labels(app)
        assert len(told) == len(hand) == 6
        assert all(name in label for name, label in zip(hand, told, strict=True))
        await pilot.press("3")
        entry = board(app)._choice
        assert entry is not None and entry.entry is not None and entry.entry.label == told[2]

    at_table(joust_at({**MINE, "hand": MANY[:6], "play": [], "gold": 9}, THEIRS, at="marshaling"), deed)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_beyond_nine_options_a_number_has_two_digits(size: tuple[int, int]) -> None:
    async def deed(app: TableApp, pilot: Pilot[Any]) -> None:
        told = labels(app)
        choice = board(app)._choice
        assert choice is not None and 10 <= len(told) < 20
        assert "12" in screen(app)
        for keys, number in (("01", 1), ("12", 12), ("5", 5), ("10", 10)):
            await pilot.press(*keys)
            assert choice.entry is not None and choice.entry.label == told[number - 1], keys
        await pilot.press("0", "0")
        assert choice.entry is not None and choice.entry.number == 0
        await pilot.press("1", "escape", "2")
        assert choice.entry is not None and choice.entry.number == 2

    at_table(joust_at({**MINE, "hand": MANY, "play": [], "gold": 30}, THEIRS, at="marshaling"), deed, size)


def test_one_reason_for_many_cards_is_told_once() -> None:
    sitting = joust_at({**MINE, "hand": MANY[:6], "gold": 0}, THEIRS)
    board = JoustBoard(sitting)
    told = str(board.why_not())
    reasons = {
        str(refusal["text"])
        for card in board._picture.seats[0]["hand"]
        for refusal in sitting.why_not(card, "marshal")
    }
    assert len(reasons) == 1
    assert told.count(reasons.pop()) == 1
    assert all(name in told for name in MANY[:6])


def test_a_face_has_few_words_where_its_text_has_no_room() -> None:
    page = POOL.find("Dothraki Sea")
    card: dict[str, Any] = {
        "code": page.code,
        "name": page.name,
        "type": "location",
        "factions": ["targaryen"],
        "loyal": False,
    }
    card |= {"cost": 1, "unique": True, "traits": ["Essos"]}

    def words(height: int) -> str:
        return " ".join(line.plain.strip() for line in write_face("second/joust", card, 30, height))

    whole, few = str(printed_lines("second/joust", page.code)[0]), printed_short("second/joust", page.code)
    assert whole in words(20) and few not in words(20)
    assert few in words(9) and whole not in words(9)
    assert words(3).endswith("…")


def test_a_price_that_is_not_the_printed_one_has_a_mark_and_its_sum() -> None:
    card: dict[str, Any] = {"cost": 7, "price": {"now": 5, "text": "Costs 5 gold: 7 printed, −2 a reason."}}
    assert cost_of(card) == "5▼" and sum_lines(card) == [card["price"]["text"]]
    assert cost_of({"cost": 7, "price": {"now": 9, "text": ""}}) == "9▲"
    assert (cost_of({"cost": 7}), cost_of({"cost": None})) == ("7", "")
