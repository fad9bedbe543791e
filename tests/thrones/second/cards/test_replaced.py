"""What is replaced has happened all the same: a death, a sacrifice, a gain of power, claim."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.ravens import RAVENS
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.ability import CHARACTER, YOU, Cards, GainGold, Pack, reaction
from weirwood.thrones.ability.card_triggers import gains_power, sacrificed
from weirwood.thrones.ability.card_triggers import killed as killed_card
from weirwood.thrones.ability.of_players import FactionCard
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.nodes import Context, Trigger
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import CLAIM_DONE
from weirwood.thrones.games.second import Joust
from weirwood.thrones.pool.pool import Pool


class Claimed(Trigger):
    """Claim was applied."""

    says = "claim was applied"
    answers = 1 << CLAIM_DONE

    def matches(self, g: Board, c: Context, event: Happening) -> bool:
        return True


WITNESSES: Final = Pack("second", "Witnesses")
for number, (name, trigger) in enumerate(
    {
        "Gravedigger": killed_card(Cards(CHARACTER)),
        "Mourner": sacrificed(Cards(CHARACTER)),
        "Herald": gains_power(FactionCard(YOU)),
        "Judge": Claimed(),
    }.items()
):
    WITNESSES.location(f"mine-{10 + number} {name}", "neutral", cost=1).has(reaction(trigger, GainGold(1)))
GAME: Final = Joust(Pool([*POOL.packs, RAVENS, WITNESSES], POOL.edition))
"""With cards that answer what has happened."""


def killed(name: str) -> Scene:
    s = scene(side(plays=[name, "Gravedigger"]), side(), game=GAME, ask="windows")
    s.kill(name)
    s.you.uses(name)
    return s


def needle() -> Scene:
    arya = {"card": "Arya Stark (WotN)", "attachments": ["Needle"]}
    s = scene(side(plays=[arya, "Bran Stark", "Mourner"]), side(plays=["Osha"]), game=GAME, ask="windows")
    s.kill("Bran Stark")
    s.you.uses("Arya Stark")
    s.you.uses("Needle")
    return s


def wins(type: str, attacker: str, answer: str, *picks: str, loser: dict[str, Any], **you: Any) -> Scene:
    """You win a challenge that nobody defends, and somebody answers claim."""
    plays = [attacker, "Judge", "Herald", *you.pop("plays", ())]
    s = scene(side(plays=plays, **you), side(**loser), game=GAME, ask="windows")
    s.pass_to("4.2")
    s.you.challenges(type, attacker)
    s.pass_to("4.2.1")
    s.foe.defends()
    while answer not in s.you.offered() + s.foe.offered():
        s.all_pass()
        if s.asks(0, "apply-claim"):
            s.you.says(True)
        elif answer not in s.you.offered() + s.foe.offered():
            (s.you if s.you.offered() else s.foe).passes()
    by = s.you if answer in s.you.offered() else s.foe
    by.uses(answer)
    if by.offered(Verb.PICK):
        by.picks(*picks)
    return s


THREE: Final = {"plays": ["Osha", "Hedge Knight", "Ranging Party"], "hand": ["Ice", "Ghost"]}
REPLACED: Final[tuple[tuple[str, Callable[[], Scene], str], ...]] = (
    ("Ser Davos Seaworth", lambda: killed("Ser Davos Seaworth"), "Gravedigger"),
    ("Benjen Stark", lambda: killed("Benjen Stark"), "Gravedigger"),
    ("Needle", needle, "Mourner"),
    (
        "Rise of the Kraken",
        lambda: wins("power", "Theon Greyjoy", "Rise of the Kraken", loser=THREE, plot="Rise of the Kraken"),
        "Herald",
    ),
    (
        "The Seastone Chair",
        lambda: wins(
            "military",
            "Theon Greyjoy",
            "The Seastone Chair",
            "Osha",
            loser=THREE,
            plays=["The Seastone Chair"],
        ),
        "Judge",
    ),
    (
        "Trial by Combat",
        lambda: wins(
            "intrigue", "Cersei Lannister", "Trial by Combat", loser=THREE, hand=["Trial by Combat"], gold=2
        ),
        "Judge",
    ),
    (
        "Mirri Maz Duur",
        lambda: wins("intrigue", "Mirri Maz Duur", "Mirri Maz Duur", "Osha", loser=THREE),
        "Judge",
    ),
    (
        "Vengeance for Elia",
        lambda: wins(
            "military",
            "Theon Greyjoy",
            "Vengeance for Elia",
            loser={"hand": ["Vengeance for Elia"], "gold": 2},
        ),
        "Judge",
    ),
    (
        "Dagmer Cleftjaw",
        lambda: wins(
            "power",
            "Dagmer Cleftjaw",
            "Dagmer Cleftjaw",
            "Iron Mines",
            loser={"plays": ["Iron Mines", "Casterly Rock"], "power": 1},
        ),
        "Judge",
    ),
)


@pytest.mark.parametrize(("card", "start", "witness"), REPLACED, ids=[card for card, *_ in REPLACED])
@rule("RR.replacement.1")
def test_what_is_replaced_has_happened_all_the_same(
    card: str, start: Callable[[], Scene], witness: str
) -> None:
    s = start()
    for _ in range(20):
        if witness in s.you.offered():
            return
        decision = s.state.decisions[0]
        idle = [option for option in decision.options if option.verb in (Verb.PASS, Verb.DONE)]
        s.choose(decision.seat, (idle or decision.options)[0].key)
    raise AssertionError(f"nobody saw what became of {card}")
