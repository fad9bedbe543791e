"""What is asked, in words that come from the game: every question has them, and they say what matters."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.thrones.scene import reveal, scene, side
from tests.thrones.set_up import hands
from tests.thrones.table import melee, rich
from weirwood.bots.reasons import advised
from weirwood.core.catalogue import find_game
from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.event import Event
from weirwood.core.option import Verb
from weirwood.core.state import Game, State
from weirwood.rules import rule
from weirwood.thrones.asking.consequences import prospect
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.nodes import Target
from weirwood.thrones.games.second import JOUST as GAME
from weirwood.thrones.pool.printed import card_text

GAMES = [("intrigue", 3), ("second/joust", 2), ("second/melee", 4)]


def decided(game: Game, players: int, seed: int, most: int = 400) -> Iterator[tuple[State, Decision]]:
    """The decisions of a game played at random."""
    chance = random.Random(seed)
    seats = [{"name": f"Player {seat}", **form} for seat, form in enumerate(game.ready(players))]
    state = game.start(game.setup(seats, {}), seed)
    for _ in range(most):
        if state.outcome is not None:
            return
        for decision in state.decisions:
            yield state, decision
        decision = chance.choice(state.decisions)
        state.apply_index(decision.seat, chance.randrange(len(decision.options)))


@pytest.mark.parametrize(("id", "players"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_question_has_words_for_itself_and_its_buttons(id: str, players: int, seed: int) -> None:
    game = find_game(id)
    for state, decision in decided(game, players, seed):
        words = game.asking(state, decision)
        form = words.form(decision)
        assert form["question"] and form["one"] and form["wanting"]
        assert words.text().endswith(str(form["question"]))
        picks = decision.picked is not None
        assert bool(form["none"]) == (picks and decision.minimum == 0)
        assert bool(form["several"]) == (picks and decision.maximum != 1)
        assert not words.danger or form["none"]
        assert all(str(label) for label in game.labels(state, decision, list(decision.options)))
        assert all("{" not in str(form[part]) for part in ("moment", "question", "none"))


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_whom_one_waits_for_is_named(id: str, players: int) -> None:
    game = find_game(id)
    for state, decision in decided(game, players, 1, most=150):
        assert f"Player {decision.seat}" in game.waiting(state)


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_a_hint_names_what_it_advises(id: str, players: int) -> None:
    game = find_game(id)
    chance = random.Random(5)
    for state, decision in decided(game, players, 2, most=150):
        option = chance.choice([*(decision.candidates or decision.options)])
        hint = str(advised(game, state, decision.seat, None, [option.key]))
        assert hint.endswith((".", "!", "?"))
        if option.card is not None and decision.kind != DecisionKind.ORDER:
            assert str(game.labels(state, decision, [option])[0].words) in hint


def test_a_hint_to_pass_brings_nothing_and_a_challenge_says_what_defends() -> None:
    s = scene(side(plays=["Eddard Stark"], plot="A Noble Cause"), side(plays=["Tywin Lannister"]))
    brings = {
        (option.verb, option.value): [str(one) for one in GAME.brings(s.state, 0, [option.key])]
        for option in s.you.decision.options
    }
    assert brings[Verb.PASS, None] == []
    against, won = brings[Verb.CHALLENGE, "military"]
    assert "6" in against and s.state.setup.names[1] in won
    assert "up to 6 in military and 6 in power" in str(prospect(s.state, 0, []).line)
    alone = scene(side(plays=["Eddard Stark"]), side())
    assert "no one to defend with" in str(prospect(alone.state, 0, []).line)


def test_many_opponents_are_told_in_one_sentence_each_by_name_once() -> None:
    able = rich(plays=["Eddard Stark"])
    table = melee(able, able, able, able, rich(), rich())
    told = str(prospect(table.state, 0, []).line)
    names = table.state.setup.names[1:]
    assert [told.count(name) for name in names] == [1] * 5
    few = str(prospect(melee(able, able, able).state, 0, []).line)
    assert told.count(".") == few.count(".") == 2  # those who can, those who cannot; or a sentence for each


# Windows: whose moment it is.


def test_an_action_window_says_whose_turn_it_is_and_what_could_be_used() -> None:
    s = scene(you=side(plays=["The Kingsroad", "The Roseroad"], agenda="Fealty"), at="marshaling", active=1)
    while not any(decision.seat == 0 for decision in s.state.decisions):
        s.foe.passes()
    words = GAME.asking(s.state, s.you.decision)
    assert s.state.setup.names[1] in str(words.moment)
    offered = [option.card for option in s.you.decision.options if option.card is not None]
    assert offered and all(s.name(card) in words.text() for card in offered)


def test_marshaling_is_asked_for_while_a_duplicate_is_left() -> None:
    you = side(plays=["Robb Stark"], hand=["Robb Stark"], gold=0)
    s = scene(you=you, at="marshaling")
    assert [option.verb for option in s.you.decision.options] == [Verb.DUPLICATE, Verb.PASS]
    dear = scene(you=side(hand=["Robb Stark"], gold=9), at="marshaling")
    assert Verb.MARSHAL in [option.verb for option in dear.you.decision.options]
    asked = GAME.asking(s.state, s.you.decision).question
    assert asked == GAME.asking(dear.state, dear.you.decision).question
    window = scene(you=side(plays=["The Kingsroad"], hand=["Robb Stark"], gold=9), at="marshaling", active=1)
    while not any(decision.seat == 0 for decision in window.state.decisions):
        window.foe.passes()
    assert asked != GAME.asking(window.state, window.you.decision).question


# Cards: what is chosen, and what becomes of it.


def _targets() -> list[tuple[str, Card, Ability, Target]]:
    found = [
        (f"{card.code} {card.name}", card, ability, target)
        for card in GAME._cards.by_code.values()
        for ability in card.abilities
        for target in ability.targets
    ]
    return sorted(found, key=lambda one: one[0])


def _spares(ability: Ability, target: Target) -> bool:
    acted = [effect.acts_on() for effect in ability.effects]
    return any(cards is not None and cards.spares() == target.slot for cards in acted)


@pytest.mark.parametrize("named", _targets(), ids=lambda named: named[0])
def test_a_card_says_what_happens_to_its_targets(named: tuple[str, Card, Ability, Target]) -> None:
    _, _, ability, target = named
    fates = [effect.fate() for effect in ability.verbs[target.slot]]
    assert any(fates) or _spares(ability, target)


@pytest.mark.parametrize("named", _targets(), ids=lambda named: named[0])
def test_what_happens_to_several_agrees_with_them(named: tuple[str, Card, Ability, Target]) -> None:
    _, _, ability, target = named
    for effect in ability.verbs[target.slot]:
        verb = effect.fate().partition(" ")[0]
        assert verb in ("", "cannot", "may", "must") or effect.fate(many=True).partition(" ")[0] != verb


def test_choosing_whom_to_spare_is_a_danger_and_choosing_targets_is_none() -> None:
    s = reveal("Wildfire Assault", you=side(plays=["Varys"]), foe=side(plays=["Wildling Horde"]))
    assert GAME.asking(s.state, s.you.decision).danger
    harmless = reveal("Filthy Accusations", you=side(plays=["Varys"]), foe=side(plays=["Wildling Horde"]))
    assert harmless.you.decision.why.what == "target"
    assert not GAME.asking(harmless.state, harmless.you.decision).danger


def test_picks_tell_what_becomes_of_the_rest() -> None:
    s = reveal("Wildfire Assault", you=side(plays=["Varys", "Wildling Horde", "Littlefinger"]))
    keys = {s.name(option.card): option.key for option in s.you.decision.candidates or () if option.card}
    told = str(GAME.prospect(s.state, 0, [keys["Varys"]]).line)
    assert "Wildling Horde" in told and "Littlefinger" in told and "Varys" not in told


def test_a_budget_is_part_of_the_question() -> None:
    you = side(
        plays=["Varys", "Wildling Horde"], hand=["Consolidation of Power"], gold=5, faction="baratheon"
    )
    s = scene(you=you, at="marshaling")
    s.you.uses("Consolidation of Power")
    words = GAME.asking(s.state, s.you.decision)
    assert "4" in str(words.question) and not words.danger and words.none


def test_the_chronicle_tells_sparing_from_choosing() -> None:
    told = []
    for plot in ("Wildfire Assault", "Filthy Accusations"):
        s = reveal(plot, you=side(plays=["Varys"]))
        event = Event("chosen", None, (0,), cards=(s.id("Varys"),), source=s.id(plot))
        told.append(str(GAME.sentence(s.state, event, 0, you=True)))
    assert all("Varys" in words for words in told) and told[0] != told[1]


# Sets with a budget.


@rule("RR.setup.8a")
def test_what_no_longer_fits_into_the_gold_of_set_up_is_known_and_said() -> None:
    s = hands(["Eddard Stark", "Grey Wind", "The Roseroad", "Winterfell Steward"])
    while s.state.decisions[0].kind != DecisionKind.SETUP:
        s.choose(s.state.decisions[0].seat, "keep")
    keys = {s.name(option.card): option.key for option in s.you.decision.candidates or () if option.card}
    chosen = [keys["Eddard Stark"]]
    more = GAME.further(s.state, 0, chosen)
    assert keys["The Roseroad"] in more and keys["Winterfell Steward"] in more
    assert keys["Grey Wind"] not in more and keys["Eddard Stark"] not in more
    refused = GAME.refused_set(s.state, 0, [*chosen, keys["Grey Wind"]])
    assert refused["rule"] == "RR.setup.8a"
    assert all(part in str(refused["text"]) for part in ("Grey Wind", "5", "1 gold"))


def test_more_than_may_be_chosen_is_refused_with_how_many_may_be() -> None:
    plays = ["Varys", "Wildling Horde", "Rattleshirt's Raiders", "Littlefinger"]
    s = reveal("Wildfire Assault", you=side(plays=plays))
    keys = [option.key for option in s.you.decision.candidates or ()]
    assert len(GAME.further(s.state, 0, keys[:2])) == 2
    assert GAME.further(s.state, 0, keys[:3]) == []
    assert "3" in str(GAME.refused_set(s.state, 0, keys)["text"])


# Why not.


def test_a_refusal_says_when_a_card_may_be_used_and_does_not_recite_it() -> None:
    you = side(plays=["Eddard Stark"], hand=["For the North!"], gold=3)
    s = scene(you=you, foe=side(plays=["Ser Jorah Mormont"]), at="challenges")
    for name, verb in (("For the North!", "play"), ("Eddard Stark", "use")):
        [refusal] = GAME.explain(s.state, 0, {"card": s.id(name), "verb": verb})
        text = card_text(s.state.definition(s.id(name)), s.state.deal.edition.lexicon)
        assert name in str(refusal["text"]) and not any(
            line in str(refusal["text"]) for line in text.splitlines()
        )
    [refusal] = GAME.explain(s.state, 0, {"card": s.id("Ser Jorah Mormont"), "verb": "use"})
    assert s.state.setup.names[1] in str(refusal["text"])


def test_others_are_told_apart_whether_one_answers_or_chooses_for_an_ability() -> None:
    """Without that the log of a plot that takes effect would say more than the table does."""
    you = side(plays=["Shireen Baratheon"], hand=["Consolidation of Power"], gold=1)
    s = scene(you, side(hand=["The Hand's Judgment"], gold=5), at="marshaling", ask="windows")
    s.you.plays("Consolidation of Power")
    choosing = GAME.waiting(s.state)
    s.you.picks("Shireen Baratheon")
    assert s.state.decisions[0].kind == DecisionKind.TRIGGER
    assert GAME.waiting(s.state).partition(" to ")[2] != choosing.partition(" to ")[2]


def test_who_chooses_a_host_is_told_what_the_attachment_does() -> None:
    s = scene(side(plays=["Eddard Stark", "Arya Stark"], hand=["Ice"], gold=3), at="marshaling")
    s.you.marshals("Ice")
    assert s.you.decision.why.what == "host"
    moment = str(GAME.asking(s.state, s.you.decision).moment)
    assert moment and "[" not in moment
