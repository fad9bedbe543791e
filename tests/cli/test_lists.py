"""``weirwood cards export`` and ``import`` as people run them, and the page about them."""

import json
import re
from pathlib import Path

from tests.cli.command import refused, weirwood

PAGE = Path(__file__).parents[2] / "docs" / "card-lists.md"


def exported(folder: Path, *more: str) -> str:
    """Our own list, in which Hodor is the card of the page."""
    text = weirwood(folder, "cards", "export", "hbo", *more).stdout
    example = re.search(r"^```toml\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert example is not None
    head, _, card = example[1].partition("[[card]]")
    assert head.strip() in text
    cards = text.split("\n\n")
    [at] = [at for at, one in enumerate(cards) if 'title = "Hodor"' in one]
    cards[at] = f"[[card]]{card}".rstrip()
    return "\n\n".join(cards)


def test_the_list_of_the_page_is_installed_shown_and_played(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(exported(tmp_path), encoding="utf-8")
    done = weirwood(tmp_path, "cards", "import", "hbo", str(file))
    assert "hbo:my-cards@" in done.stdout
    [listed] = [
        line for line in weirwood(tmp_path, "games").stdout.splitlines() if line.startswith("hbo:my-cards")
    ]
    game = listed.split()[0]
    ours = json.loads(weirwood(tmp_path, "cards", "show", "Hodor", "--edition", "hbo", "--json").stdout)
    theirs = json.loads(
        weirwood(tmp_path, "cards", "show", "Hodor", "--edition", "hbo:my-cards", "--json").stdout
    )
    assert theirs["text"] == ours["text"] and theirs["facts"] == ours["facts"]
    assert ours["our_design"] and not theirs["our_design"]
    assert theirs["code"].startswith("S10@") and weirwood(
        tmp_path, "cards", "search", "hodor", "--edition", "hbo:my-cards"
    )
    assert weirwood(tmp_path, "cards", "texts", "--edition", game).stdout.count("Hodor") > 1
    assert "Lannister" in weirwood(tmp_path, "decks", "list", "--game", "hbo:my-cards").stdout
    played = weirwood(
        tmp_path, "simulate", "hbo:my-cards", "--bots", "random", "random", "--games", "2", "--jobs", "1"
    )
    assert played.returncode == 0
    assert (
        weirwood(tmp_path, "cards", "export", "hbo:my-cards", "--name", "again").stdout.count("[[card]]")
        == 104
    )


def test_a_list_goes_into_the_data_folder_of_a_server(tmp_path: Path) -> None:
    file = tmp_path / "list.toml"
    file.write_text(exported(tmp_path), encoding="utf-8")
    weirwood(tmp_path, "cards", "import", "hbo", str(file), "--data", str(tmp_path / "server"))
    assert [path.name.partition("@")[0] for path in (tmp_path / "server").rglob("*.toml")] == ["my-cards"]
    assert "my-cards" not in weirwood(tmp_path, "games").stdout


def test_bad_lists_and_games_without_lists_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "list.toml"
    file.write_text(exported(tmp_path).replace('word = "ThereIs"', 'word = "Maybe"'), encoding="utf-8")
    told = refused(weirwood(tmp_path, "cards", "import", "hbo", str(file)))
    assert "Hodor, ability 1, when" in told and "Maybe" in told
    assert "Choose hbo" in refused(weirwood(tmp_path, "cards", "export", "second/joust"))
    assert "Choose hbo" in refused(weirwood(tmp_path, "cards", "import", "hbo:my-cards", str(file)))
    assert "card list" in refused(weirwood(tmp_path, "cards", "export", "hbo:nothing"))
    assert "small letters" in refused(weirwood(tmp_path, "cards", "export", "hbo", "--name", "../up"))
    assert "card list" in refused(weirwood(tmp_path, "play", "hbo:nothing", "--plain"))
    assert "my-cards" not in weirwood(tmp_path, "games").stdout


def test_a_list_with_which_no_game_ends_is_not_installed(tmp_path: Path) -> None:
    """Nobody attacks, and whoever wins dominance loses the power again."""
    forbids = """[[card.ability]]
heading = "constant"
modifiers = [{ word = "CannotInitiate", who = "EachPlayer" }]
[[card.ability]]
heading = "forced_reaction"
trigger = { word = "OfPlayer", deed = "wins_dominance", who = "EachPlayer" }
effects = [{ word = "LosePower", what = { word = "FactionCard", who = "EachPlayer" }, by = 99 }]"""
    cards = exported(tmp_path).split("\n\n")
    plots = [
        f"{card.partition('[[card.ability]]')[0].rstrip()}\n{forbids}" for card in cards if '= "plot"' in card
    ]
    file = tmp_path / "list.toml"
    others = [
        re.sub(r"\[\[card.ability\]\].*", "", card, flags=re.DOTALL)
        for card in cards
        if '= "plot"' not in card
    ]
    file.write_text("\n\n".join([*others, *plots]), encoding="utf-8")
    told = refused(weirwood(tmp_path, "cards", "import", "hbo", str(file)))
    assert "game 0 of 20" in told and "not over" in told
    assert "my-cards" not in weirwood(tmp_path, "games").stdout and not [*tmp_path.rglob("*@*.toml")]
