"""Short texts of cards: as many whole clauses of the text as have room on a small face."""

import pytest

from weirwood.thrones.cards.hbo import POOL as HBO_POOL
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.card import Card
from weirwood.thrones.engine.lexicon import Lexicon
from weirwood.thrones.pool.printed import SHORT, card_text, keywords, short_text

CARDS = [(card, pool.edition.lexicon) for pool in (POOL, HBO_POOL) for card in pool.by_code.values()]


@pytest.mark.parametrize(("card", "lexicon"), CARDS, ids=[card.code for card, _ in CARDS])
def test_a_short_text_says_less_and_nothing_else(card: Card, lexicon: Lexicon) -> None:
    short, full = short_text(card, lexicon), card_text(card, lexicon)
    assert bool(short) == bool(full)
    assert "{" not in short and (not keywords(card) or short.lower().startswith(keywords(card)[0].split()[0]))
    if len(full) <= SHORT:
        assert not short.endswith("…")
    if len(short) > SHORT + len(" …"):  # one clause, which nobody cuts
        assert len(short.removesuffix(" …")) <= len(full)


def test_signs_stand_for_challenge_types() -> None:
    assert "[M]" in short_text(POOL.find("Syrio's Training"), POOL.edition.lexicon)
    assert "military" not in short_text(POOL.find("Syrio's Training"), POOL.edition.lexicon)
