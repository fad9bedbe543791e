"""Words say what they do, do what they say, and refuse what they would not honour."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.thrones.scene import Scene, scene, side
from tests.thrones.table import Table
from weirwood.thrones.ability import (
    AN_OPPONENT,
    ATTACHMENT,
    BY_SETUP,
    CHARACTER,
    DEAD,
    DISCARD,
    EACH_OPPONENT,
    EACH_PLAYER,
    HAND,
    HOST,
    IT,
    LOCATION,
    MILITARY,
    PHASE,
    PLOT_PERIOD,
    POWER,
    THAT_PLAYER,
    THIS,
    YOU,
    AddsToIncome,
    AtEnd,
    AtMost,
    Blank,
    CannotInitiate,
    CannotMarshalOrPlay,
    Cards,
    Challenged,
    ChallengeSide,
    Choose,
    ChoosePlayer,
    Chosen,
    Declared,
    Discard,
    DiscardCost,
    Draw,
    Each,
    EffectsWouldInitiate,
    EnteredThisPhase,
    EntersPlay,
    FirstChallenge,
    FirstCostsLess,
    GainGold,
    InsteadOfDeadPile,
    JoinChallenge,
    Kneel,
    MarginBy,
    May,
    MoveGold,
    MovePower,
    NameChallengeType,
    Number,
    Pack,
    Pick,
    PlaceAsDuplicate,
    PlaceInPile,
    PutIntoPlay,
    ReduceNext,
    ShuffleIntoDeck,
    Stand,
    Strength,
    Switch,
    UntilEnd,
    You,
    action,
    cannot_be_killed,
    constant,
    does_not_kneel_to_attack,
    phase_ends,
)
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.node import Node, fields
from weirwood.thrones.engine.nodes import Context, Filter
from weirwood.thrones.engine.speaker import Speaker
from weirwood.thrones.games.second import Joust, Melee
from weirwood.thrones.pool.pool import Pool
from weirwood.thrones.pool.speaking import speaker_of
from weirwood.thrones.pool.trees import words_of

OATHS = Pack("second", "Oaths")
OATHS.event("t-oath Sworn Apart", "neutral", cost=0).has(
    action(
        ChoosePlayer(AN_OPPONENT),
        NameChallengeType(),
        UntilEnd(PHASE, CannotInitiate(THAT_PLAYER, named_type=True)),
    )
)


OATHS.event("t-offer An Open Offer", "neutral", cost=0).has(action(May(GainGold(1), who=AN_OPPONENT)))
OATH_GAME = Joust(Pool([*POOL.packs, OATHS], POOL.edition))
OATH_MELEE = Melee(Pool([*POOL.packs, OATHS], POOL.edition))


def _every_word() -> list[type[Node]]:
    found: list[type[Node]] = []
    waiting: list[type[Node]] = [Node]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("weirwood.thrones.ability"):
            found.append(kind)
    return found


def test_a_word_keeps_each_parameter_under_its_own_name() -> None:
    words = {type(word): word for card in POOL.by_code.values() for word in words_of(card)}
    assert len(words) > 100
    for kind, word in words.items():
        assert [name for name in fields(kind) if not hasattr(word, name)] == [], kind


def _written_parameters() -> dict[str, list[str]]:
    """The parameters of each word with its own, as the sources have them."""
    found: dict[str, list[str]] = {}
    for path in (Path(__file__).parents[2] / "src/weirwood/thrones/ability").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for kind in [entry for entry in tree.body if isinstance(entry, ast.ClassDef)]:
            for part in kind.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    own = part.args
                    some = [*own.args[1:], *([own.vararg] if own.vararg else []), *own.kwonlyargs]
                    found[kind.name] = [parameter.arg for parameter in some]
    return found


def test_every_word_tells_its_parameters() -> None:
    kinds, written = _every_word(), _written_parameters()
    assert len(kinds) > 150
    assert fields(Strength) == ("what", "by", "sign") and fields(You) == ()
    assert {
        kind.__name__: written[kind.__name__]
        for kind in kinds
        if kind.__name__ in written and list(fields(kind)) != written[kind.__name__]
    } == {}


def _found(s: Scene, kind: Filter) -> list[str]:
    return sorted(s.name(card) for card in kind.candidates(s.state, Context(0, 0)))


def test_limited_cards_are_those_with_the_keyword() -> None:
    s = scene(you=side(plays=["The Roseroad", "The Wall", "Left"], hand=["The Roseroad", "Right"]), ask="all")
    assert _found(s, Cards(LOCATION, limited=True)) == ["The Roseroad"]
    assert _found(s, Cards(LOCATION, limited=False)) == ["The Wall"]
    assert _found(s, Cards(limited=True, zones=(HAND,), owner=YOU)) == ["The Roseroad"]
    assert Cards(limited=False).text(Speaker()) != Cards().text(Speaker())


def test_icons_and_strength_are_read_from_print_out_of_play() -> None:
    s = scene(you=side(hand=["Left", "Unsullied", "Maester Cressen"]), ask="all")
    left, unsullied = POOL.find("Left"), POOL.find("Unsullied")
    assert left.strength < unsullied.strength and not left.icons[POWER]

    def in_hand(**qualities: Any) -> list[str]:
        return _found(s, Cards(CHARACTER, zones=(HAND,), owner=YOU, **qualities))

    assert in_hand(strength_below=Number(unsullied.strength)) == ["Left"]
    assert in_hand(strength_above=Number(left.strength)) == ["Maester Cressen", "Unsullied"]
    assert in_hand(icon=MILITARY) == ["Left", "Unsullied"]
    assert in_hand(no_icon=POWER) == ["Left"]


@pytest.mark.parametrize(
    "refused",
    [
        lambda: Cards(CHARACTER, zones=(HAND,), kneeling=True),
        lambda: Cards(CHARACTER, zones=(DEAD, DISCARD), attacking=True),
        lambda: Cards(CHARACTER, zones=(HAND,), no_attachments=True),
        lambda: Cards(CHARACTER, name="Left"),
        lambda: Cards(CHARACTER, owner=YOU),
        lambda: Strength(HOST, 1, sign=2),
        lambda: CannotInitiate(AN_OPPONENT, MILITARY, named_type=True),
        lambda: AddsToIncome(0),
        lambda: CannotInitiate(AN_OPPONENT, named_type=True, against_you=True),
        lambda: PlaceInPile(IT, HAND),
        lambda: EntersPlay(THIS, BY_SETUP),
        lambda: EnteredThisPhase(THIS, BY_SETUP),
        lambda: Declared(THIS, 3),
        lambda: JoinChallenge(THIS, 3),
        lambda: Challenged(True, period=PLOT_PERIOD),
        lambda: MarginBy(0),
        lambda: CannotMarshalOrPlay(YOU),
        lambda: InsteadOfDeadPile(DISCARD),
        lambda: Choose(Cards(CHARACTER), 2, strength_budget=4),
        lambda: Choose(Cards(CHARACTER), same_controller=True),
        lambda: action(Kneel(Choose(Cards(CHARACTER))), Stand(Chosen(1))),
        lambda: AtEnd(PLOT_PERIOD, Draw()),
        lambda: constant(CannotInitiate(YOU, named_type=True)),
        lambda: PlaceAsDuplicate(THIS, Each(Cards(CHARACTER))),
        lambda: MoveGold(1, YOU),
        lambda: EffectsWouldInitiate(),
        lambda: phase_ends("summer"),
        lambda: AtMost(YOU, 1, "cards"),
        lambda: ChallengeSide("bystander"),
        lambda: FirstCostsLess(Cards(CHARACTER), 1, 4),
        lambda: ReduceNext(Cards(CHARACTER), 1, ways=0),
        lambda: MoveGold(1, EACH_OPPONENT),
        lambda: MovePower(THIS, to=Each(Cards(CHARACTER))),
        lambda: Switch(THIS, Each(Cards(CHARACTER))),
        lambda: cannot_be_killed(THIS, MILITARY),
        lambda: does_not_kneel_to_attack(THIS, MILITARY, first=FirstChallenge(MILITARY)),
        lambda: May(Draw(), who=EACH_PLAYER),
        lambda: May(Draw(), who=EACH_OPPONENT),
    ],
)
def test_what_a_word_would_not_honour_it_refuses(refused: Callable[[], Node]) -> None:
    with pytest.raises(ValueError):
        refused()


@pytest.mark.parametrize(("answers", "gold"), [((True,), 1), ((False, True), 1), ((False, False), 0)])
def test_of_several_who_may_the_first_who_wants_to_does(answers: tuple[bool, ...], gold: int) -> None:
    seats = [side(hand=["An Open Offer"]), side(), side()]
    spec = {
        "seats": seats,
        "at": "challenges",
        "first_player": 0,
        "active": 0,
        "options": {"ask": "all"},
    }
    s = Table(OATH_MELEE.begin(OATH_MELEE.stage(spec), 0)[0])
    s.game = OATH_MELEE
    s[0].plays("An Open Offer")
    for seat, answer in enumerate(answers, start=1):
        s[seat].says(answer)
    assert s[0].gold == gold and s.state.decisions[0].kind == "act"


def test_the_player_chosen_and_the_type_named_are_two_values() -> None:
    s = scene(
        you=side(hand=["Sworn Apart"], plays=["Left"]),
        foe=side(plays=["Unsullied"]),
        game=OATH_GAME,
        ask="all",
    )
    s.you.plays("Sworn Apart")
    if s.asks(0, "target"):
        s.you.chooses_player(1)
    s.you.names("military")
    assert [bool((side.cannot_initiate >> MILITARY) & 1) for side in s.state.sides] == [False, True]
    again = OATH_GAME.load(s.state.dump())
    again.fresh()
    assert [seat.cannot_initiate for seat in again.sides] == [seat.cannot_initiate for seat in s.state.sides]


def test_a_cost_says_which_cards_it_takes() -> None:
    any_card = DiscardCost(Cards(zones=(HAND,), owner=YOU)).text(Speaker())
    assert DiscardCost(Cards(ATTACHMENT, zones=(HAND,), owner=YOU)).text(Speaker()) != any_card


def test_a_name_is_said_as_it_is() -> None:
    hiding = Cards(name="Bastard in Hiding", zones=(HAND,), owner=YOU)
    for effect in (Discard(Choose(hiding)), PutIntoPlay(Pick(hiding)), ShuffleIntoDeck(Pick(hiding))):
        assert "Bastard in Hiding" in effect.text(Speaker())


def test_an_attachment_on_a_location_says_so() -> None:
    said = []
    for on in (None, Cards(LOCATION)):
        card = Pack("second", "Word").attachment("w Sign", "neutral", cost=0, on=on)
        said.append(HOST.text(speaker_of(card.has(constant(Blank(HOST))))))
    assert said[0] != said[1]


def test_the_first_event_stays_the_first_whatever_became_of_it() -> None:
    you = side(
        plays=["Paxter Redwyne", "Salty Navigator"], hand=["Risen from the Sea", "Growing Strong"], gold=1
    )
    s = scene(you=you, ask="all")
    s.kill("Salty Navigator")
    s.you.plays("Risen from the Sea")
    assert s.card("Risen from the Sea")["type"] == "attachment"
    s.you.plays("Growing Strong")
    s.you.picks("Paxter Redwyne")
    assert s.you.gold == 0


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("no attachments", ("any",)),
        ("no attachments except Weapon or Item", ("except", "Weapon", "Item")),
        ("no Condition attachments", ("only", "Condition")),
    ],
)
def test_keywords_about_attachments_are_read(words: str, kept: tuple[str, ...]) -> None:
    assert Pack("second", "T", "Tests").event(
        "t-1 A Test", "neutral", cost=0, keywords=words
    ).no_attachments == (kept,)


@pytest.mark.parametrize("words", ["no mercy", "few attachments", "ambush", "Renown"])
def test_a_keyword_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match=f"A Test has an unknown keyword '{words}'"):
        Pack("second", "T", "Tests").event("t-1 A Test", "neutral", cost=0, keywords=words)
