"""``weirwood cards``: what is printed on a card, which cards do what, and how far they are written and proved."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from weirwood.cli.arguments import AsJson, Data
from weirwood.cli.usage import Commands
from weirwood.launched import command, need

if TYPE_CHECKING:
    from weirwood.thrones.engine.card import Card

app = typer.Typer(
    help="Show and search cards, and count those that tests cover.", no_args_is_help=True, cls=Commands
)

Edition = Annotated[
    str, typer.Option("--edition", help="The edition of the cards, or an installed list (hbo:my-cards).")
]


@app.command()
def show(
    name: Annotated[
        list[str], typer.Argument(metavar="NAME|CODE...", help="One or more cards, by name or code.")
    ],
    edition: Edition = "second",
    as_json: AsJson = False,
) -> None:
    """Show cards as they are printed, with their text in our words.

    Names need no quotes where it is clear which words belong together. Where several cards have a name, it means the
    first printed; the others are shown as Arya Stark (WotN).
    """
    from weirwood.cli.card_search import named_cards

    cards = named_cards(name, edition)
    if as_json:
        forms = [_form(card, edition) for card in cards]
        typer.echo(json.dumps(forms[0] if len(forms) == 1 else {"cards": forms}, ensure_ascii=False))
        return
    from weirwood.cli.card_face import drawn_face, plain_face
    from weirwood.thrones.books import find_book

    pool = find_book(edition).pool
    lexicon = pool.edition.lexicon
    if sys.stdout.isatty():
        from rich.console import Console

        for card in cards:
            Console().print(drawn_face(card, lexicon))
    else:
        typer.echo("\n\n".join(plain_face(card, lexicon) for card in cards))
    for other in (other for card in cards for other in pool.namesakes(card) if other not in cards):
        typer.echo(f"weirwood: There is also {pool.called(other)}, another card of that name.", err=True)


def _form(card: Card, edition: str) -> dict[str, Any]:
    from weirwood.thrones.books import find_book
    from weirwood.thrones.pool.printed import card_text, printed_facts
    from weirwood.thrones.pool.short import short_text

    pool = find_book(edition).pool
    return {
        "code": card.code,
        "name": card.name,
        "pack": card.pack,
        "edition": edition,
        "facts": printed_facts(card, pool.edition.lexicon) | {"deck_limit": pool.deck_limit(card)},
        "text": card_text(card, pool.edition.lexicon),
        "short": short_text(card, pool.edition.lexicon),
        "our_design": list(card.our_design),
    }


@app.command()
def search(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORDS]",
            help="Words in any order: of the name, faction, type, traits or text (stark location, dragon).",
        ),
    ] = None,
    type: Annotated[
        str | None, typer.Option(help="character, location, attachment, event, plot or agenda.")
    ] = None,
    faction: Annotated[str | None, typer.Option(help="A faction, or neutral.")] = None,
    trait: Annotated[
        list[str] | None, typer.Option(help="A trait. May be repeated; a card must have all of them.")
    ] = None,
    icon: Annotated[
        list[str] | None, typer.Option(help="military, intrigue or power. May be repeated.")
    ] = None,
    keyword: Annotated[
        list[str] | None, typer.Option(help="A keyword, for example renown. May be repeated.")
    ] = None,
    cost: Annotated[str | None, typer.Option(help="A cost or a range of costs: 3, 2-4, 5-.")] = None,
    word: Annotated[
        list[str] | None, typer.Option(help="A word of the card language, for example Kill or reaction.")
    ] = None,
    edition: Edition = "second",
    as_json: AsJson = False,
) -> None:
    """Find cards by words, facts and what their abilities do.

    The exit status is 1 if no card matches.
    """
    from weirwood.cli.card_face import facts_line, head
    from weirwood.cli.card_search import Wanted, found_cards, near_names
    from weirwood.core.errors import did_you_mean
    from weirwood.thrones.books import find_book

    lexicon = find_book(edition).pool.edition.lexicon
    wanted = Wanted(words or [], type, faction, trait or [], icon or [], keyword or [], cost, word or [])
    found = found_cards(wanted, edition)
    if as_json:
        typer.echo(json.dumps({"cards": [_form(card, edition) for card in found]}, ensure_ascii=False))
    for card in () if as_json else found:
        typer.echo(f"{head(card)}: {facts_line(card, lexicon)}")
    if not found:
        near = did_you_mean(near_names(wanted.words, edition))
        typer.echo(f"weirwood: No card matches.{near}", err=True)
        raise typer.Exit(1)


@app.command()
def status(as_json: AsJson = False) -> None:
    """Count cards and list what no test covers. This runs the tests."""
    from weirwood.core.errors import BadArgument
    from weirwood.lab.census import census
    from weirwood.rules.checkout import find_checkout

    need("dev")
    try:
        root = find_checkout()
    except BadArgument:
        typer.echo(
            "weirwood: Test results are left out: the tests are only in a checkout of the source.", err=True
        )
        root = None
    form = census(root)
    if form["failed_tests"]:
        count = len(form["failed_tests"])
        typer.echo(
            f"weirwood: {count} tests failed and are not counted, the first is {form['failed_tests'][0]}.",
            err=True,
        )
    if as_json:
        typer.echo(json.dumps(form))
        return
    for edition, packs in form["editions"].items():
        for name, pack in packs["packs"].items():
            scenes = (
                "" if pack["without_scene"] is None else f", {len(pack['without_scene'])} without a scene"
            )
            typer.echo(f"{edition} {name:5} {pack['cards']:3} cards, {pack['odd']} odd{scenes}")
            for code, parts in (pack["unproved"] or {}).items():
                typer.echo(f"  {code}: no test proves {', '.join(parts)}")


@app.command()
def texts(edition: Edition = "second") -> None:
    """Print the text of every card."""
    from weirwood.thrones.books import find_book
    from weirwood.thrones.pool.printed import spoken_texts

    pool = find_book(edition).pool
    typer.echo(spoken_texts(pool.by_code.values(), pool.edition.lexicon), nl=False)


_TRIALS = 20
"""So many games are played with a list before it is installed."""
ListGame = Annotated[str, typer.Argument(metavar="GAME", help="A game with fixed decks, for example hbo.")]


@app.command("export")
def export_list(
    game: ListGame,
    name: Annotated[
        str, typer.Option(help="Name of the list: small letters, digits and hyphens.")
    ] = "my-cards",
) -> None:
    """Print the cards of a game, or of an installed list (hbo:my-cards), as a list to edit and import."""
    own, _, listed_as = game.partition(":")
    typer.echo(_lists(own).text(listed_as, name), nl=False)


@app.command("import")
def import_list(
    game: ListGame,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A list in TOML, as the export command prints it.")
    ],
    data: Data = None,
) -> None:
    """Install a list of cards. A list that cannot be played changes nothing."""
    from weirwood.folders import keep_in

    if data is not None:
        keep_in(data)
    lists = _lists(game)
    id = lists.install(file).game.id
    try:
        _try(id)
    except BaseException:
        lists.remove(id)
        raise
    typer.echo(f"Installed {id}. Play it with: {command('play ' + id.partition('@')[0])}")


def _try(id: str) -> None:
    """Let bots play some games with a list; one that fails or does not end refuses the list."""
    from weirwood.core.catalogue import find_game
    from weirwood.core.errors import BadArgument
    from weirwood.lab.laws.examine import play
    from weirwood.lab.seating import setup_for

    game = find_game(id)
    for seed in range(_TRIALS):
        for failure in play(game, setup_for(game, game.seats[0], seed), seed)[1]:
            raise BadArgument(
                f"The list cannot be played: game {seed} of {_TRIALS} fails at choice {failure.ply} ({failure.what})."
            )


def _lists(game: str) -> Any:
    """The card lists of a game."""
    from weirwood.core.catalogue import find_kit, game_ids
    from weirwood.core.errors import BadArgument, either
    from weirwood.core.kit import placed

    if ":" in game or not find_kit(game).lists:
        known = [game_id for game_id in game_ids() if find_kit(game_id).lists]
        raise BadArgument(f"{game} has no card lists. Choose {either(known)}.")
    return placed(find_kit(game).lists)


@app.command()
def language(
    like: Annotated[
        str | None, typer.Option(metavar="PHRASE", help="Find the words that say something like this.")
    ] = None,
) -> None:
    """Print the card language: its words and the cards that use them.

    With --like the exit status is 1 if no word says anything like the phrase.
    """
    if like is None:
        from weirwood.lab.language import language_page

        typer.echo(language_page(), nl=False)
        return
    from weirwood.lab.phrases import words_like

    found = words_like(like)
    for one in found:
        typer.echo(f"{one.word}: {one.meaning}")
        if one.card:
            typer.echo(f"  On {one.card}: {one.says}")
    if not found:
        typer.echo(f"weirwood: No word says anything like {like!r}. Try fewer words of it.", err=True)
        raise typer.Exit(1)
