"""``weirwood rules``: the clauses of the rule books, where code cites them, and the tests that prove them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from weirwood.cli.arguments import AsJson
from weirwood.cli.progress import progress
from weirwood.cli.usage import Commands
from weirwood.launched import need

if TYPE_CHECKING:
    from weirwood.rules.breakages import Trial
    from weirwood.rules.clauses import Clause
    from weirwood.rules.coverage import Covered
    from weirwood.rules.mutation import Tried

app = typer.Typer(help="Look up rules, and see which tests cover them.", no_args_is_help=True, cls=Commands)


def _books(game: str | None) -> str | None:
    """What the index calls the books of a game, which may be named by its id."""
    from weirwood.core.catalogue import find_kit, game_ids

    return find_kit(game).rules if game in game_ids() else game


Game = Annotated[
    str | None,
    typer.Option(
        "--game",
        callback=_books,
        help="second, hbo, winter or intrigue, or the id of a game; editions lists their differences.",
    ),
]


@app.command()
def show(
    clause_id: Annotated[
        str, typer.Argument(metavar="ID", help="Id of a clause, as rules search prints it.")
    ],
    as_json: AsJson = False,
) -> None:
    """Show a clause of the rules and where code and tests cite it."""
    from weirwood.core.errors import WeirwoodError
    from weirwood.rules.checkout import find_checkout
    from weirwood.rules.citations import cited_in, citing_tests, code_files
    from weirwood.rules.clauses import find_clause

    clause = find_clause(clause_id)
    try:
        root = find_checkout()
    except WeirwoodError:
        code, tests = [], []
    else:
        code = [str(place) for place in cited_in(root, code_files(root)) if place.clause == clause.id]
        tests = [test.test for test in citing_tests(root) if clause.id in test.clauses]
    if as_json:
        typer.echo(json.dumps(_clause_form(clause) | {"code": code, "tests": tests}, ensure_ascii=False))
        return
    typer.echo(f"{clause.id}  {clause.title}")
    typer.echo(f"  {clause.gist}")
    example = ", a worked example" if clause.example else ""
    typer.echo(f"  {clause.edition}; {clause.kind}{example}")
    if clause.declared is not None:
        typer.echo(f"  declared: {clause.declared}")
    _list_places(code, tests)


def _clause_form(clause: Clause) -> dict[str, Any]:
    fields = ("id", "document", "game", "edition", "kind", "title", "gist", "example", "declared")
    return {field: getattr(clause, field) for field in fields}


def _list_places(code: list[str], tests: list[str]) -> None:
    for place in code:
        typer.echo(f"  in {place}")
    for test in tests:
        typer.echo(f"  by {test}")


@app.command()
def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS", help="Words that must all occur.")],
    as_json: AsJson = False,
) -> None:
    """Search clauses by words in their id, title and text. The exit status is 1 if none matches."""
    from weirwood.rules.clauses import search as search_clauses

    found = search_clauses(words)
    if as_json:
        typer.echo(json.dumps({"clauses": [_clause_form(clause) for clause in found]}, ensure_ascii=False))
    for clause in () if as_json else found:
        typer.echo(f"{clause.id}  {clause.title}: {clause.gist}")
    if not found:
        typer.echo("weirwood: No clause has all these words.", err=True)
        raise typer.Exit(1)


@app.command()
def coverage(game: Game = None, as_json: AsJson = False) -> None:
    """Run the tests that cite clauses, and list what they cover."""
    from weirwood.rules.checkout import find_checkout
    from weirwood.rules.coverage import coverage as covered_by
    from weirwood.rules.coverage import coverage_form

    need("dev")
    covered = covered_by(find_checkout(), game)
    form = coverage_form(game, covered)
    if as_json:
        typer.echo(json.dumps(form))
        return
    for entry in covered:
        _show_covered(entry)
    typer.echo("")
    for document, counts in form["documents"].items():
        typer.echo(
            f"{document}: {counts['tested']} of {counts['total']} tested, "
            f"{len(counts['untested'])} untested, {len(counts['declared'])} declared"
        )
    for clause_id in form["untested"]:
        typer.echo(f"untested: {clause_id}")


def _show_covered(entry: Covered) -> None:
    typer.echo(f"{entry.clause.id}  {entry.state}  {entry.clause.title}")
    if entry.clause.declared is not None:
        typer.echo(f"  declared: {entry.clause.declared}")
    _list_places([str(place) for place in entry.cited], entry.tests)


@app.command("break")
def break_rules(
    game: Game = None,
    file: Annotated[
        str | None, typer.Option(help="Only breakages of this file, for example second-2.")
    ] = None,
    rule: Annotated[str | None, typer.Option(help="Only breakages of this clause.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Number of breakages tried at once.")] = None,
    as_json: AsJson = False,
) -> None:
    """Break the code in one place at a time; a test must notice."""
    from weirwood.rules.breakages import AT_ONCE, break_all, break_form, read_breakages
    from weirwood.rules.checkout import find_checkout

    root = find_checkout()
    breakages = read_breakages(root, game, file, rule)
    need("dev")
    with progress("breaking", len(breakages)) as advance:
        trials = break_all(root, breakages, lambda _: advance(1), jobs or AT_ONCE)
    form = break_form(game, trials)
    if as_json:
        typer.echo(json.dumps(form))
    else:
        for trial in trials:
            _show_trial(trial)
        rules = {trial.breakage.rule for trial in trials}
        missed = sum(not trial.caught_by for trial in trials)
        typer.echo(f"\n{len(trials)} breakages of {len(rules)} clauses, {missed} missed")
    if form["missed"]:
        raise typer.Exit(1)


def _show_trial(trial: Trial) -> None:
    state = "caught" if trial.caught_by else "MISSED"
    typer.echo(f"{trial.breakage.rule}  {state}  {trial.breakage.what}")
    if trial.problem is not None:
        typer.echo(f"  {trial.problem}")
    _list_places([], trial.caught_by)


@app.command()
def mutate(
    count: Annotated[int, typer.Option(min=1, help="Number of mutants to try.")] = 20,
    seed: Annotated[
        int, typer.Option(help="The same seed chooses the same mutants of the same sources.")
    ] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Number of mutants tried at once.")] = None,
    as_json: AsJson = False,
) -> None:
    """Change the code in a random place; a test should notice.

    A mutant changes one comparison, condition, call or return in the engine, the card language, the editions or the
    words of the challenge games. The tests that call the changed function run until one fails; one that takes far too
    long has noticed as well. Which functions each test calls is recorded first, which takes minutes, and again only
    when a source or a test has changed. The exit status is 1 if a mutant survives.
    """
    from weirwood.rules.checkout import find_checkout
    from weirwood.rules.mutants import chosen, mutants_of
    from weirwood.rules.mutation import AT_ONCE, mutation_form, reach_of, try_all
    from weirwood.rules.reach import files_of_tests

    root = find_checkout()
    need("dev")
    mutants = chosen(mutants_of(root), count, seed)
    with progress("recording", len(files_of_tests(root))) as advance:
        reached = reach_of(root, advance, jobs or AT_ONCE)

    def tell(one: Tried) -> None:
        advance(1)
        if not as_json:
            _show_mutant(one)

    with progress("mutating", len(mutants)) as advance:
        found = try_all(root, mutants, reached, tell, jobs or AT_ONCE)
    form = mutation_form(seed, found)
    if as_json:
        typer.echo(json.dumps(form))
    else:
        survived = len(form["survived"])
        typer.echo(f"\n{len(found)} mutants, {len(found) - survived} caught, {survived} survived")
    if form["survived"]:
        raise typer.Exit(1)


def _show_mutant(one: Tried) -> None:
    mutant = one.mutant
    state = "SURVIVED" if one.caught_by is None else "caught"
    typer.echo(f"{mutant.file}:{mutant.line}  {state}  {mutant.kind} in {mutant.function}")
    typer.echo(f"  - {mutant.was}\n  + {mutant.now}")
    if one.caught_by is not None:
        typer.echo(f"  by {one.caught_by}")
    elif one.files == 0:
        typer.echo("  no test calls it")
    else:
        typer.echo(f"  {one.files} files of tests call it")


@app.command()
def framework(
    edition: Annotated[str, typer.Argument(help="An edition or one of its games: second, second/melee.")],
    as_json: AsJson = False,
) -> None:
    """Print the steps, action windows and clauses of a round."""
    from weirwood.thrones.books import find_book
    from weirwood.thrones.telling.framework import whole_framework

    book = find_book(edition)
    steps = whole_framework(book.chart(edition))
    if as_json:
        windows = [step["name"] for step in steps if step["window"]]
        typer.echo(json.dumps({"edition": edition, "steps": steps, "windows": windows}, ensure_ascii=False))
        return
    phase = ""
    for step in steps:
        if step["phase"] != phase:
            phase = step["phase"]
            typer.echo(book.pool.edition.lexicon.of_kind("phase", phase))
        window = "  * " if step["window"] else "    "
        typer.echo(f"{window}{step['name']:10}{step['title']:39}{step['rule']}")


@app.command()
def rulings() -> None:
    """Print our rulings as the page docs/rulings.md."""
    from weirwood.rules.rulings import rulings_page

    typer.echo(rulings_page(), nl=False)


@app.command()
def citations(
    check: Annotated[bool, typer.Option("--check", help="Only check for wrong citations.")] = False,
) -> None:
    """List where code cites clauses. Fails on unknown ids and on tests that cite too many."""
    from weirwood.rules.checkout import find_checkout
    from weirwood.rules.citations import cited_in, code_files, problems

    root = find_checkout()
    if not check:
        for place in cited_in(root, code_files(root)):
            typer.echo(f"{place.clause}  {place}")
    found = problems(root)
    for problem in found:
        typer.echo(problem, err=True)
    if found:
        raise typer.Exit(1)
