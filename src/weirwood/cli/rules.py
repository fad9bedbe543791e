"""``weirwood rules``: the clauses of the rule books, and the tests that prove them."""

from __future__ import annotations

import typer

app = typer.Typer(help="Look up clauses, and see which tests prove them.", no_args_is_help=True)


@app.command()
def show(clause: str) -> None:
    """Show a clause."""
    typer.echo(clause)


@app.command()
def search(words: list[str]) -> None:
    """Search clauses."""
    typer.echo(words)
