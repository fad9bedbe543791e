"""What the faces of cards show: what a card gives, how a plot's values changed, and nothing on top of anything else."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from tests.web.conftest import Visiting
from tests.web.sitting import Sitting
from tests.web.teller import Teller, Told, card, laid_out, put
from weirwood.server.http.books import card_pages
from weirwood.server.wire.http import CardPage

GIVING: Final = ("The Roseroad", "The Kingsroad", "Littlefinger", "Tywin Lannister")
_POOL: Final = card_pages("second/joust")
_PAGES: Final = {page.name: page for page in reversed(_POOL)}
"""By name; the first printed of those that share one."""
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
_ON_TOP: Final = """(one) => {
  const box = (part) => part.getBoundingClientRect();
  const meet = (a, b, from, to) => a[from] < b[to] - 1 && b[from] < a[to] - 1;
  const over = (a, b) => meet(a, b, 'left', 'right') && meet(a, b, 'top', 'bottom');
  const tokens = [...one.querySelectorAll('.tok, .sign')].map(box);
  const kept = [...one.querySelectorAll('.nm, .ic, .str')].map(box);
  const hidden = kept.filter((part) => tokens.some((token) => over(token, part)));
  return { tokens: tokens.filter((token) => token.width).length, hidden: hidden.length };
}"""


def lay(told: Told, handle: int, name: str, zone: str, seat: int = 0, **facts: Any) -> Told:
    """A real card lies somewhere, by its name."""
    page = _PAGES[name]
    printed: dict[str, Any] = {
        "code": page.code, "name": name, "type": page.type, "factions": [page.faction], "traits": page.traits,
        "keywords": page.keywords, "icons": page.icons, "strength": page.strength, "cost": page.cost,
        "printed_strength": page.strength, "printed_cost": page.cost, "unique": page.unique, "loyal": page.loyal,
        "tokens": {}, "gold": 0, "duplicates": [], "attachments": [],
    }  # fmt: skip
    return put(told, handle, zone, seat, **{**printed, **facts})


def _bonus(page: CardPage) -> dict[str, str]:
    return {name: str(amount) for name, amount in page.bonus.items()}


def _signs(sitting: Sitting, within: str) -> dict[str, str]:
    """The signs that are to be seen somewhere, with their amounts."""
    return {
        str(sign.get_attribute("data-bonus")): str(sign.get_attribute("data-amount"))
        for sign in sitting.page.locator(f"{within} [data-bonus]").all()
        if sign.is_visible()
    }


def given(sitting: Sitting) -> Teller:
    """A joust with cards that give something, in play and in hand."""
    teller = laid_out(sitting)

    def change(told: Told) -> None:
        for n, name in enumerate(GIVING):
            lay(told, 800 + n, name, "play", power=2 * (n % 2), kneeling=n == 1)
            lay(told, 820 + n, name, "hand")

    teller.tell(change)
    sitting.page.locator('[data-card="823"]').wait_for()
    sitting.settle()
    return teller


def test_a_card_shows_what_it_gives_wherever_it_lies(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    given(sitting)
    page = sitting.page
    for n, name in enumerate(GIVING):
        bonus = _bonus(_PAGES[name])
        assert bonus
        for handle in (800 + n, 820 + n):
            assert _signs(sitting, f'[data-card="{handle}"]') == bonus
            label = str(page.locator(f'[data-card="{handle}"]').get_attribute("aria-label"))
            assert all(re.search(rf"\b{word}\b", label) for word in bonus)
        page.locator(f'[data-card="{820 + n}"]').focus()
        page.keyboard.press("i")
        page.locator(".peek [data-bonus]").first.wait_for()
        assert _signs(sitting, ".peek") == bonus
        page.keyboard.press("Escape")
        page.locator(".peek").wait_for(state="detached")


def test_a_phone_shows_it_in_hand_and_on_chips(visiting: Visiting) -> None:
    sitting = Sitting(visiting(**PHONE))
    given(sitting)
    for n, name in enumerate(GIVING):
        for handle in (800 + n, 820 + n):
            one = sitting.page.locator(f'[data-card="{handle}"]')
            one.scroll_into_view_if_needed()
            assert _signs(sitting, f'[data-card="{handle}"]') == _bonus(_PAGES[name])
            sign = one.locator("[data-bonus]").bounding_box()
            assert sign is not None
            middle = [sign["x"] + sign["width"] / 2, sign["y"] + sign["height"] / 2]
            at = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-card]')?.dataset.card"
            assert sitting.page.evaluate(at, middle) == str(handle)


def test_the_cards_page_finds_and_shows_it(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    page = sitting.visitor.go("/cards")
    page.wait_for_selector(".cardgrid [data-code]")
    every = page.locator(".hits [role=status]").text_content()
    page.get_by_role("searchbox").fill("income")
    wanted = {one.code for one in _POOL if "income" in one.bonus}
    page.wait_for_function(
        "(all) => document.querySelector('.hits [role=status]').textContent !== all", arg=every
    )
    while (more := page.get_by_role("button", name="Show more")).count():
        more.click()
    codes = "(found) => found.map((one) => one.dataset.code)"
    assert wanted and wanted <= set(page.locator(".cardgrid [data-code]").evaluate_all(codes))
    for code in wanted:
        assert "income" in _signs(sitting, f'[data-code="{code}"]')
    code = _PAGES["The Roseroad"].code
    sitting.visitor.go(f"/cards/{code}")
    page.wait_for_selector(".card.large [data-bonus]")
    assert _signs(sitting, ".card.large") == _bonus(_PAGES["The Roseroad"])


def test_a_plot_marks_what_changed_and_says_why(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    plot = _PAGES["A Noble Cause"]
    income, initiative = int(plot.income or 0), int(plot.initiative or 0)

    def change(told: Told) -> None:
        values: dict[str, Any] = {"claim": plot.claim, "reserve": plot.reserve}
        lay(told, 900, plot.name, "plot", income=income + 1, initiative=initiative - 2, **values)
        told["view"]["seats"][0]["plot"] = 900
        told["reckoning"]["cards"].append({"id": 900, "text": "", "notes": ["a sum"], "changes": []})

    teller.tell(change)
    page = sitting.page
    mine = page.locator('[data-plot="0"]')
    mine.locator(".up").wait_for()
    marked = {kind: mine.locator(f".{kind}").get_attribute("data-value") for kind in ("up", "down")}
    assert marked == {"up": "gold", "down": "initiative"}
    assert "a sum" in str(mine.get_attribute("aria-label"))
    mine.hover()
    page.locator(".peek .notes", has_text="a sum").wait_for()
    assert page.locator(".peek .pn .up").count() == page.locator(".peek .pn .down").count() == 1


def test_tokens_hide_neither_names_nor_icons(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    page = sitting.page
    names = ("Ser Jorah Mormont", "Littlefinger", "Grand Maester Pycelle")

    def change(told: Told) -> None:
        for n, name in enumerate(names):
            for kneeling in (False, True):
                for seat in (0, 1):
                    handle = 800 + 4 * n + 2 * seat + kneeling
                    tokens = {"betrayal": 1} if n != 1 else {}
                    lay(told, handle, name, "play", seat, kneeling=kneeling, power=2, gold=n, tokens=tokens)

    teller.tell(change)
    for width, height in ((1440, 900), (820, 1180), (1280, 720), (360, 740)):
        sitting.visitor.resize(width, height)
        sitting.settle()
        for handle in range(800, 812):
            told = page.locator(f'[data-card="{handle}"]').evaluate(_ON_TOP)
            assert told["tokens"] >= 2, (width, handle, told)
            assert told["hidden"] == 0, (width, handle, card(teller.told, handle)["name"])


_COINS: Final = """(one) => {
  one.closest('.held').style.rotate = 'none';  // the boxes of what leans are larger than it is
  const coin = one.querySelector('.cost');
  const box = (part) => part.getBoundingClientRect();
  const meet = (a, b, from, to) => a[from] < b[to] - 1 && b[from] < a[to] - 1;
  const over = (a, b) => meet(a, b, 'left', 'right') && meet(a, b, 'top', 'bottom');
  const was = one.querySelector('.was');
  const others = [...one.querySelectorAll('.ic, .ty, .nm, .str')].map(box);
  return {
    now: coin.textContent, was: was?.textContent ?? '',
    kind: ['less', 'more'].find((kind) => coin.classList.contains(kind)) ?? '',
    free: ![coin, ...(was ? [was] : [])].some((part) => others.some((other) => over(box(part), other))),
  };
}"""


@pytest.mark.parametrize("device", [{}, PHONE])
def test_a_card_in_hand_shows_what_it_costs_now(visiting: Visiting, device: dict[str, Any]) -> None:
    sitting = Sitting(visiting(**device))
    teller = laid_out(sitting)
    page = sitting.page
    hand = {820: ("Eddard Stark", 5), 821: ("Ser Jaime Lannister", 7), 822: ("The Kingsroad", None)}

    def change(told: Told) -> None:
        for handle, (name, _) in hand.items():
            lay(told, handle, name, "hand")
        told["reckoning"]["prices"] = [
            {"id": handle, "now": now, "text": f"Costs {now} gold: a sum."}
            for handle, (_, now) in hand.items()
            if now
        ]

    teller.tell(change)
    page.locator('[data-card="820"] .cost.less').wait_for()
    sitting.settle()
    shown = {handle: page.locator(f'[data-card="{handle}"]').evaluate(_COINS) for handle in hand}
    assert shown == {
        820: {"now": "5", "was": "7", "kind": "less", "free": True},
        821: {"now": "7", "was": "6", "kind": "more", "free": True},
        822: {"now": "1", "was": "", "kind": "", "free": True},
    }
    assert "costs 5 instead of 7" in str(page.locator('[data-card="820"]').get_attribute("aria-label"))
    page.locator('[data-card="820"]').focus()
    page.keyboard.press("i")
    page.locator(".peek .notes", has_text="Costs 5 gold: a sum.").wait_for()
    assert page.locator(".peek .cost.less").inner_text() == "5"


_WHOLE: Final = """() => [...document.querySelectorAll('.cardgrid [data-code]')].map((one) => {
  const [card, words] = [one.getBoundingClientRect(), one.querySelector('.tx')];
  const inside = (part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left >= card.left - 1 && right <= card.right + 1 && top >= card.top - 1 && bottom <= card.bottom + 1;
  };
  const parts = [...one.querySelectorAll('.tx p, .nm, .tr, .pn, .str, .sign')];
  return {
    code: one.dataset.code,
    lies: card.width > card.height,
    cut: words.scrollHeight > words.clientHeight + 1 || parts.some((part) => part.offsetWidth && !inside(part)),
    values: [...one.querySelectorAll('.pn b')].map((value) => parseFloat(getComputedStyle(value).fontSize)),
    letters: parseFloat(getComputedStyle(words).fontSize),
    off: card.right > innerWidth || card.left < 0,
  };
})"""


@pytest.mark.parametrize("game", ["second/joust", "hbo", "winter"])
def test_the_cards_page_shows_whole_faces_and_plots_on_their_side(visiting: Visiting, game: str) -> None:
    sitting = Sitting(visiting())
    page = sitting.visitor.go(f"/cards?game={game}")
    page.wait_for_selector(".cardgrid [data-code]")
    pool = card_pages(game)
    while page.locator(".cardgrid [data-code]").count() < len(pool):
        page.get_by_role("button", name="Show more").click()
    for width, height in ((1440, 900), (820, 1180), (360, 740)):
        sitting.visitor.resize(width, height)
        faces = {face["code"]: face for face in page.evaluate(_WHOLE)}
        assert len(faces) == len(pool)
        assert [code for code, face in faces.items() if face["cut"] or face["off"]] == []
        assert all(face["letters"] >= 13 for face in faces.values())
        for one in pool:
            face = faces[one.code]
            assert face["lies"] == (one.type == "plot"), one.name
            values = [one.income, one.initiative, one.claim, one.reserve] if one.type == "plot" else []
            assert len(face["values"]) == sum(value is not None for value in values)
            assert all(size >= 22 for size in face["values"])


def test_small_faces_have_few_words_and_signs_and_large_ones_the_whole_text(visiting: Visiting) -> None:
    table = Sitting(visiting())
    teller = laid_out(table)
    name = "Put to the Sword"

    def change(told: Told) -> None:
        lay(told, 900, name, "hand")

    teller.tell(change)
    small = table.page.locator('[data-card="900"]')
    small.wait_for()
    table.settle()
    short, whole = _PAGES[name].short, _PAGES[name].lines[0].text
    assert "[M]" in short and small.locator(".tx .cs use[href='#c-m']").count() == 1
    words = str(small.locator(".tx").text_content())
    assert words == short.replace("[M]", "") and "military" not in words
    small.hover()
    large = table.page.locator(".card.large .tx")
    large.wait_for()
    assert whole in str(large.text_content()) and large.locator(".cs").count() == 0


def test_at_a_table_with_room_a_character_says_what_it_does(visiting: Visiting) -> None:
    sitting = Sitting(visiting())
    teller = laid_out(sitting)
    name = "Tyrion Lannister"

    def change(told: Told) -> None:
        lay(told, 930, name, "play")

    teller.tell(change)
    text = sitting.page.locator('[data-card="930"] .tx')
    text.wait_for()
    sitting.settle()
    assert str(text.text_content()) == _PAGES[name].short.replace("[I]", "")
    assert text.evaluate(
        "(one) => !one.classList.contains('long') && one.scrollHeight <= one.clientHeight + 3"
    )


def test_the_longest_texts_are_whole_in_hand(visiting: Visiting) -> None:
    """The six cards that say most: a hand shows all their few words on a desktop."""
    longest = sorted(
        (page for page in _POOL if page.type not in ("plot", "agenda", "title")),
        key=lambda page: -sum(len(line.text) for line in page.lines),
    )[:6]
    sitting = Sitting(visiting(viewport={"width": 1440, "height": 900}))
    teller = laid_out(sitting)

    def change(told: Told) -> None:
        told["view"]["cards"] = [one for one in told["view"]["cards"] if one.get("zone") != "hand"]
        for n, page in enumerate(longest):
            lay(told, 820 + n, page.name, "hand", code=page.code)

    teller.tell(change)
    sitting.settle()
    texts = sitting.page.locator(".handrow .tx")
    assert texts.count() == 6
    assert (
        texts.evaluate_all("all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length") == 0
    )
