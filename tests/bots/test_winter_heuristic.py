"""The heuristic bot at the Winter Edition: its games end."""

from __future__ import annotations

from weirwood.bots import make_bot
from weirwood.core.catalogue import find_game
from weirwood.decks import find_deck, read_decks, written
from weirwood.lab.chance import derived
from weirwood.lab.simulate import play_out


def test_a_card_does_not_go_back_and_forth_for_ever() -> None:
    """Forever Scheming stands the location whose influence brings it back from the dead pile."""
    winter = find_game("winter")
    decks = [find_deck(name, winter.id) for name in ("Claim to the Throne", "Patience of Dorne")]
    [one, two] = read_decks(written(decks, "text"), winter.id)
    setup = winter.setup([{"deck": one.deck.form()}, {"deck": two.deck.form()}], {})
    bots = [make_bot("heuristic", winter.id, derived(441, "bot", seat)) for seat in range(2)]
    _, choices = play_out(winter, setup, 441, bots)
    assert choices < 1_000
