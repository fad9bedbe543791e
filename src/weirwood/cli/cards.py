"""``weirwood cards``: what is printed on a card, which cards do what, and how far they are written and proved."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from weirwood.thrones.engine.card import Card

app = typer.Typer(
    help="Look at cards, find them, and see which are written and proved.", no_args_is_help=True
)

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Edition = Annotated[str, typer.Option("--edition", help="The edition of the cards.")]


@app.command()
def show(
    name: Annotated[list[str], typer.Argument(metavar="NAME|CODE", help="A card, however it is spelt.")],
    edition: Edition = "second",
    as_json: AsJson = False,
) -> None:
    """Show a card as it is printed, with its text in our words."""
    card = _find(" ".join(name), edition)
    if as_json:
        typer.echo(json.dumps(_form(card, edition), ensure_ascii=False))
        return
    from weirwood.cli.card_face import drawn_face, plain_face

    if sys.stdout.isatty():
        from rich.console import Console

        Console().print(drawn_face(card))
    else:
        typer.echo(plain_face(card))


def _find(word: str, edition: str) -> Card:
    from weirwood.core.errors import UnknownCard, UnsupportedCard
    from weirwood.decks.draft import Entry, loose, names_of
    from weirwood.thrones.deck_rule import Problem

    name, bracket, pack = word.partition(" (")
    entry = Entry(name, 1, pack.rstrip(")")) if bracket else Entry(word)
    names = names_of(edition)
    found = names.factions.get(loose(word)) or names.find(entry)
    if isinstance(found, Problem):
        raise (UnsupportedCard if found.cards else UnknownCard)(found.text)
    return found


def _form(card: Card, edition: str) -> dict[str, Any]:
    from weirwood.thrones.printed import card_facts, card_text

    return {
        "code": card.code,
        "name": card.name,
        "pack": card.pack,
        "edition": edition,
        "facts": card_facts(card),
        "text": card_text(card),
        "our_design": [],
    }


@app.command()
def search(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORDS]", help="All must occur in the name or the text.")
    ] = None,
    type: Annotated[
        str | None, typer.Option(help="character, location, attachment, event, plot, agenda.")
    ] = None,
    faction: Annotated[str | None, typer.Option(help="A faction, or neutral.")] = None,
    trait: Annotated[list[str] | None, typer.Option(help="A trait; several must all be there.")] = None,
    icon: Annotated[list[str] | None, typer.Option(help="military, intrigue, power.")] = None,
    keyword: Annotated[list[str] | None, typer.Option(help="A keyword, for instance renown.")] = None,
    cost: Annotated[str | None, typer.Option(help="A cost, or a span: 3, 2-4, 5-.")] = None,
    word: Annotated[
        list[str] | None, typer.Option(help="A word of the card language, for instance Kill or reaction.")
    ] = None,
    edition: Edition = "second",
    as_json: AsJson = False,
) -> None:
    """Find cards by what is printed on them and by the words their abilities are made of."""
    from weirwood.cli.card_face import facts_line, head
    from weirwood.cli.card_search import Wanted, found_cards

    wanted = Wanted(words or [], type, faction, trait or [], icon or [], keyword or [], cost, word or [])
    found = found_cards(wanted, edition)
    if as_json:
        typer.echo(json.dumps({"cards": [_form(card, edition) for card in found]}, ensure_ascii=False))
        return
    for card in found:
        typer.echo(f"{head(card)}: {facts_line(card)}")
    if not found:
        typer.echo("no card is like that.", err=True)
        raise typer.Exit(1)


@app.command()
def status(as_json: AsJson = False) -> None:
    """Count the cards that are written, and say which parts of them no test proves (this runs tests)."""
    from weirwood.core.errors import BadArgument
    from weirwood.lab.census import census
    from weirwood.rules.checkout import find_checkout

    try:
        root = find_checkout()
    except BadArgument:
        typer.echo("weirwood: tests are only in a checkout; what they prove is left out.", err=True)
        root = None
    form = census(root)
    if form["failed_tests"]:
        count = len(form["failed_tests"])
        typer.echo(
            f"weirwood: {count} tests failed and prove nothing, {form['failed_tests'][0]} first.", err=True
        )
    if as_json:
        typer.echo(json.dumps(form))
        return
    for edition, packs in form["editions"].items():
        for name, pack in packs["packs"].items():
            scenes = (
                "" if pack["without_scene"] is None else f", {len(pack['without_scene'])} without a scene"
            )
            typer.echo(
                f"{edition} {name:5} {pack['implemented']:3} of {pack['cards']:3} cards written, "
                f"{pack['odd']} odd{scenes}"
            )
            for code, parts in (pack["unproved"] or {}).items():
                typer.echo(f"  {code}: no test proves {', '.join(parts)}")


@app.command()
def texts(edition: Edition = "second") -> None:
    """Print every card's text, as its words speak it."""
    from weirwood.thrones.books import find_book
    from weirwood.thrones.printed import spoken_texts

    typer.echo(spoken_texts(find_book(edition).pool.by_code.values()), nl=False)


@app.command()
def language() -> None:
    """Print the card language: every word, what it says, and which cards use it."""
    from weirwood.lab.language import language_page

    typer.echo(language_page(), nl=False)
