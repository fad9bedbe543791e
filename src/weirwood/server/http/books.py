"""What can be looked up: games, decks, cards and rules, as the pages of the table show them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from weirwood.bots import bot_about, bot_title, level_names, make_bot
from weirwood.core.catalogue import find_game, find_kit, game_ids, offered_games
from weirwood.core.errors import BadArgument, UnknownCard
from weirwood.core.first_game import HowToPlay
from weirwood.core.kit import placed
from weirwood.core.state import Game
from weirwood.server.hall.brought_decks import are_fixed, plays_with_decks
from weirwood.server.refusals import TooMuch
from weirwood.server.wire.first import FirstGameFacts, GuideStepFacts
from weirwood.server.wire.http import (
    BotFacts,
    BuildingFacts,
    CardLine,
    CardPage,
    CardWithRules,
    CheckedDeck,
    ClauseFacts,
    DeckFacts,
    DeckLine,
    DeckProblem,
    FormatFacts,
    GameFacts,
    PhaseFacts,
    RulingFacts,
    StepFacts,
)

LONGEST_TEXT: Final = 40_000
MOST_LINES: Final = 300


def game_facts() -> list[GameFacts]:
    """Every game that can be played."""
    return [
        GameFacts(
            id=game.id,
            board=find_kit(game.id).board,
            documents=list(dict.fromkeys(one.id.partition(".")[0] for one in clause_facts(game.id))),
            name=game.name,
            title=game.title,
            edition=game.edition,
            seats=(game.seats[0], game.seats[-1]),
            options=list(game.options),
            decks=plays_with_decks(game),
            fixed=are_fixed(game),
            formats=_formats(game) if "format" in game.options else [],
            building=_building(game),
            bots=_bots(game),
            first=_first(find_kit(game.id).first),
        )
        for game in offered_games()
    ]


def _formats(game: Game) -> list[FormatFacts]:
    from weirwood.thrones.tournaments.legality import legality_of

    return [FormatFacts(format.name, format.title) for format in legality_of(game.id).format]


def _building(game: Game) -> BuildingFacts | None:
    if not plays_with_decks(game) or are_fixed(game):
        return None
    from weirwood.thrones.books import find_book

    rules = find_book(game.id).pool.edition.profile.deck_building
    return BuildingFacts(rules.draw_deck, rules.plots, rules.agendas, list(rules.houses))


def _first(place: str) -> FirstGameFacts | None:
    if not place:
        return None
    game = placed(place)
    steps, tips = ([GuideStepFacts(*step) for step in told] for told in (game.steps, game.tips))
    return FirstGameFacts(
        game.title,
        game.about,
        game.seed,
        [list(decks) for decks in game.decks],
        steps,
        tips,
        dict(game.options),
    )


def _bots(game: Game) -> list[BotFacts]:
    found = []
    for name in level_names():
        try:
            make_bot(name, game.id, 0)
        except BadArgument:
            continue
        found.append(BotFacts(name, bot_title(name), bot_about(name)))
    return found


# Decks.


@cache
def deck_facts(game_id: str) -> tuple[DeckFacts, ...]:
    """The decks that come with a game."""
    find_game(game_id)
    from weirwood.decks import ready_decks

    return tuple(deck_page(deck) for deck in ready_decks(game_id))


def deck_page(deck: Any) -> DeckFacts:
    """A deck, its cards told in words."""
    from weirwood.thrones.engine.words import TYPE_NAMES

    def lines(cards: Any) -> list[DeckLine]:
        return [DeckLine(card.code, card.name, TYPE_NAMES[card.type], count) for card, count in cards.items()]

    return DeckFacts(
        name=deck.name,
        game=deck.game,
        faction=deck.faction.faction,
        agenda=None if deck.agenda is None else deck.agenda.code,
        standalone=deck.standalone,
        legal=not deck.problems(),
        cards=lines(deck.cards),
        plots=lines(deck.plots),
    )


def checked_decks(game_id: str, text: str, format: str | None = None) -> list[CheckedDeck]:
    """All decks of a text, each with all that is wrong with it; not too many, for nearest names take a while."""
    find_game(game_id)
    if len(text) > LONGEST_TEXT or text.count("\n") > MOST_LINES:
        raise TooMuch(f"At most {MOST_LINES} lines and {LONGEST_TEXT} letters can be checked at once.")
    from weirwood.decks import find_tourney, read_decks

    tourney = find_tourney(game_id, format)
    found = []
    for reading in read_decks(text, game_id):
        problems = [
            DeckProblem(
                problem.rule or None, problem.text, list(problem.cards), problem.word, list(problem.near)
            )
            for problem in reading.problems(tourney)
        ]
        form = None if reading.misread else reading.deck.form()
        found.append(CheckedDeck(reading.deck.name, not problems, problems, deck_page(reading.deck), form))
    return found


# Cards.


@cache
def card_pages(game_id: str) -> tuple[CardPage, ...]:
    """Every card of a game as it is printed; a game without cards of that kind has none."""
    find_game(game_id)
    from weirwood.thrones.books import find_book
    from weirwood.thrones.engine.words import FACTION

    try:
        pool = find_book(game_id).pool
    except BadArgument:
        return ()
    cards = sorted(pool.by_code.values(), key=lambda card: card.code)
    return tuple(_page(card, pool) for card in cards if card.type != FACTION)


def _page(card: Any, pool: Any) -> CardPage:
    from weirwood.thrones.engine.words import TITLE
    from weirwood.thrones.pool.printed import card_lines, headings, printed_facts
    from weirwood.thrones.pool.short import short_text

    facts = printed_facts(card)
    of_kind = pool.edition.lexicon.of_kind
    if "gold" in facts:
        facts["income"] = facts.pop("gold")
        facts["income_word"] = pool.edition.lexicon.say("[gold value]")
    return CardPage(
        code=card.code,
        name=card.name,
        pack=card.pack,
        pack_title=next(pack.title for pack in pool.packs if pack.name == card.pack),
        lines=[CardLine(line.words, line.head) for line in card_lines(card, pool.edition.lexicon)],
        headings=[of_kind("heading", heading) for heading in headings(card)],
        implemented=True,
        short=short_text(card, pool.edition.lexicon),
        powers=short_text(card, pool.edition.lexicon, alone=True) if card.type == TITLE else "",
        deck_limit=pool.deck_limit(card),
        our_design=list(card.our_design),
        **facts,
    )


def card_page(code: str) -> CardWithRules:
    """One card with the clauses about what is on it; also of a list that a newer one of its name replaced."""
    for game_id in (*[game.id for game in offered_games()], *_of_lists(code.partition("@")[2])):
        for page in card_pages(game_id):
            if page.code == code:
                fields = {name: getattr(page, name) for name in page.__struct_fields__}
                rules = _rules_of(game_id, page)
                return CardWithRules(**fields, rules=rules, rulings=_rulings_of(game_id, page, rules))
    raise UnknownCard(f"There is no card {code!r}.")


def _of_lists(mark: str) -> Iterator[str]:
    """The games with the lists whose cards have a mark, old ones too."""
    for game_id in game_ids():
        lists = find_kit(game_id).lists
        for name in placed(lists).marked(mark) if lists else ():
            yield f"{game_id}:{name}"


def _rules_of(game_id: str, page: CardPage) -> list[ClauseFacts]:
    """The first clauses of each keyword and heading that a card has, by where the edition's book speaks of them."""
    from weirwood.thrones.books import find_book
    from weirwood.thrones.pool.printed import headings

    pool = find_book(game_id).pool
    of_kind = pool.edition.lexicon.of_kind
    words = [re.sub(r"[^a-z]+", "-", keyword.casefold()).strip("-") for keyword in page.keywords]
    words += headings(pool.by_code[page.code])
    words += [word for word in ("unique", "loyal") if getattr(page, word)]
    wanted = {topic.rstrip("s") for word in words for topic in of_kind("topic", word).split()}
    found = []
    for clause in clause_facts(game_id):
        parts = clause.id.split(".")
        if len(parts) == 3 and wanted.intersection((parts[1].rstrip("s"), f"{parts[1]}.{parts[2]}")):
            found.append(clause)
    return found


def _rulings_of(game_id: str, page: CardPage, rules: list[ClauseFacts]) -> list[RulingFacts]:
    """What the books answer about a card, then our rulings that name it or are about what is on it.

    Those that name a card are about our own, and not about a card of a list that is called the same.
    """
    from weirwood.rules.rulings import clauses_on, rulings, rulings_on

    game = find_kit(game_id).rules
    found = [RulingFacts([clause.id], None, clause.gist, False) for clause in clauses_on(game, page.name)]
    on_it = {clause.id for clause in rules}
    named = [] if ":" in game_id else rulings_on(game, page.name)
    for ruling in rulings(game):
        if ruling in named or on_it.intersection(ruling.clauses):
            found.append(RulingFacts(list(ruling.clauses), ruling.open, ruling.text, True))
    return found


# Rules.


@cache
def clause_facts(game_id: str) -> tuple[ClauseFacts, ...]:
    """The clauses of a game; a game without an index of them has none."""
    rules = find_kit(game_id).rules
    from weirwood.rules.clauses import clauses_of

    return tuple(
        ClauseFacts(clause.id, clause.title, clause.gist, clause.kind)
        for clause in (clauses_of(rules) if rules else ())
    )


def how_to_play(game_id: str) -> HowToPlay:
    """How a game is played, in short; a game without a text has no chapters."""
    place = find_kit(game_id).how_to_play
    return placed(place) if place else HowToPlay(())


@cache
def framework(game_id: str) -> tuple[PhaseFacts, ...]:
    """The round of a game, phase by phase; a game without phases has none."""
    find_game(game_id)
    from weirwood.thrones.books import find_book
    from weirwood.thrones.telling.framework import framework_steps

    try:
        book = find_book(game_id)
    except BadArgument:
        return ()
    phases: list[PhaseFacts] = []
    for step in framework_steps(book.chart(game_id)):
        if not phases or phases[-1].phase != step["phase"]:
            title = book.pool.edition.lexicon.of_kind("phase", step["phase"])
            phases.append(PhaseFacts(step["phase"], title, []))
        known = phases[-1].steps
        facts = StepFacts(
            step["name"], step["title"], step["short"], step["window"], step["when"], step["rule"]
        )
        if not known or known[-1].id != step["name"]:
            known.append(facts)
        elif step["window"]:
            known[-1] = facts
    return tuple(phases)
