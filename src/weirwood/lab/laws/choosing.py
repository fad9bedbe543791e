"""Laws of choices: when a game asks, what it offers, what it accepts and what it refuses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import permutations
from random import Random
from typing import Final

from weirwood.core.errors import WeirwoodError
from weirwood.core.state import State
from weirwood.lab.chance import any_option
from weirwood.lab.laws.forms import as_bytes, decision_form, facts_of, shown_to
from weirwood.lab.laws.moment import Moment

_OLD_KEYS: Final = 8
_ALL_ORDERS: Final = 3
_OTHER_ORDERS: Final = 4


def waits(moment: Moment) -> str | None:
    """A game is over or asks at least one seat, each seat at most once."""
    state = moment.state
    asked = [decision.seat for decision in state.decisions]
    outcome = state.outcome
    if outcome is None and not asked:
        return "the game is not over and asks nobody"
    if outcome is not None and asked:
        return f"the game is over and asks {asked}"
    if len(set(asked)) != len(asked) or not set(asked) <= set(moment.seats):
        return f"the seats asked are {asked}"
    if outcome is None:
        return None
    if len(outcome.standing) != len(moment.seats):
        return f"{len(outcome.standing)} of {len(moment.seats)} seats have a standing"
    if any(outcome.standing[seat] != 1 for seat in outcome.winners):
        return f"the winners {outcome.winners} do not stand first in {outcome.standing}"
    return None


def real_choices(moment: Moment) -> str | None:
    """A question with one possible answer is not asked, unless the set-up asks for all, or for own deeds.

    Where an ability lets several pick, who has nothing to pick is asked all the same: not to be asked would show that.
    """
    confirms = moment.state.setup.options.get("confirm", False)
    for decision in moment.state.decisions:
        in_vain = (
            decision.why.ability is not None and decision.candidates is not None and not decision.candidates
        )
        fewest = 1 if moment.asks_all or in_vain or (confirms and decision.why.own) else 2
        if len(decision.options) < fewest:
            return f"seat {decision.seat} is asked with {len(decision.options)} options"
    return None


def offered_is_accepted(moment: Moment) -> str | None:
    """Every option is accepted, by key and by index alike; keys are unique and found where they stand."""
    state = moment.state
    for decision in state.decisions:
        options = decision.options
        keys = [option.key for option in options]
        if len(keys) != len(options) or len(set(keys)) != len(keys):
            return f"{len(options)} options have the keys {keys}"
        if any(options[index] != option for index, option in enumerate(options)):
            return "an option read by its index is another than read in turn"
        if len({options.token(index) for index in range(len(options))}) != len(options):
            return f"two of the options {keys} have the same token"
        for index, key in enumerate(keys):
            if options.index_of(key) != index:
                return f"{key!r} is found at {options.index_of(key)}, not at {index}"
            by_key, by_index = state.clone(), state.clone()
            events = by_key.apply(decision.seat, key)
            if facts_of(events) != facts_of(by_index.apply_index(decision.seat, index)):
                return f"{key!r} has other events by key than by index"
            after = by_key.dump()
            if after != by_index.dump():
                return f"{key!r} gives another state by key than by index"
            if after == moment.dump:
                return f"{key!r} changes nothing"
    return None


def refused_changes_nothing(moment: Moment) -> str | None:
    """What is not offered is refused in words, and a refusal leaves the state as it was, to the byte."""
    trial = moment.state.clone()
    for what, attempt in _attempts(moment, trial):
        wrong = _refused(what, attempt)
        if wrong is not None:
            return wrong
    return None if trial.dump() == moment.dump else _changing(moment)


def _refused(what: str, attempt: Callable[[], object]) -> str | None:
    """What is wrong with how an attempt is refused, or None."""
    try:
        attempt()
    except WeirwoodError as error:
        return None if error.message and error.code != "internal" else f"{what} is refused without a reason"
    except Exception as error:
        return f"{what} raises {error!r}"
    return f"{what} is accepted"


def _changing(moment: Moment) -> str:
    """The attempt that changes the state."""
    trial = moment.state.clone()
    for what, attempt in _attempts(moment, trial):
        _refused(what, attempt)
        if trial.dump() != moment.dump:
            return f"{what} is refused and changes the state"
    return "refused choices change the state"


def _attempts(moment: Moment, trial: State) -> Iterator[tuple[str, Callable[[], object]]]:
    asked = {decision.seat: decision for decision in trial.decisions}
    chance = moment.chance("refused-changes-nothing")
    for seat, decision in asked.items():
        keys = [option.key for option in decision.options]
        for key in near_misses(keys, moment.earlier, chance):
            yield f"the key {key!r} of seat {seat}", partial(trial.apply, seat, key)
        count = len(keys)
        for index in (-1, -count, count, count + 1, 1 << 40):
            yield f"index {index} of {count} of seat {seat}", partial(trial.apply_index, seat, index)
    key = next((option.key for decision in asked.values() for option in decision.options), "pass")
    for seat in (*moment.seats, -1, len(moment.seats), 99):
        if seat not in asked:
            yield f"a choice of seat {seat}", partial(trial.apply, seat, key)
            yield f"a choice of seat {seat}", partial(trial.apply_index, seat, 0)


def near_misses(keys: list[str], earlier: Sequence[str], chance: Random) -> list[str]:
    """Keys that look like options and are none: keys of earlier moments, and keys with a slip of the pen."""
    key = chance.choice(keys)
    at = int(chance.random() * len(key))
    old = chance.sample(earlier, min(_OLD_KEYS, len(earlier)))
    slips = [
        "",
        " ",
        key + " ",
        key[:-1],
        key + key,
        key.swapcase(),
        key[:at] + key[at + 1 :],
        key[:at] + "9" + key[at + 1 :],
        key[:at] + "²" + key[at:],
        f"{key}\0",
    ]
    return [
        *(other for other in old if other not in keys),
        *(slip for slip in dict.fromkeys(slips) if slip not in keys),
    ]


def order_of_answers(moment: Moment) -> str | None:
    """Seats that are asked at the same time may answer in any order: the result is the same."""
    asked = moment.state.decisions
    if len(asked) < 2:
        return None
    chance = moment.chance("order-of-answers")
    answers = [(decision.seat, any_option(chance, decision)) for decision in asked]
    forms = {form["seat"]: form for form in moment.questions}
    viewer = moment.watched[moment.turn % len(moment.watched)]
    results = set()
    for order in _orders(answers, chance):
        state = moment.state.clone()
        for seat, index in order:
            mine = next((one for one in state.decisions if one.seat == seat), None)
            if mine is None or decision_form(moment.game, state, mine) != forms[seat]:
                return f"the answer of another seat changed the question to seat {seat}"
            state.apply_index(seat, index)
        results.add((state.dump(), as_bytes(state.facts()), shown_to(moment.game, state, viewer)))
    return None if len(results) == 1 else f"{len(results)} results follow from one set of answers"


def _orders(answers: list[tuple[int, int]], chance: Random) -> list[list[tuple[int, int]]]:
    """The orders in which answers are given: all of a few, else as asked, backwards, and some others."""
    if len(answers) <= _ALL_ORDERS:
        return [list(order) for order in permutations(answers)]
    others = [chance.sample(answers, len(answers)) for _ in range(_OTHER_ORDERS)]
    return [answers, answers[::-1], *others]


def asking_changes_nothing(moment: Moment) -> str | None:
    """Reading a state, looking into worlds and trying things in clones leave it as it was, to the byte."""
    assert moment.facts and moment.shown_to and moment.worlds
    return None if moment.state.dump() == moment.dump else "looking at the state changed it"


def spoken(moment: Moment) -> str | None:
    """Every question has words, and every option words of its own."""
    for form in moment.questions:
        labels = [option[-1] for option in form["options"]]
        if not form["text"].strip() or not all(label.strip() for label in labels):
            return f"a question to seat {form['seat']} or one of its options has no words"
        if len(set(labels)) != len(labels):
            return f"two options of seat {form['seat']} have the same words"
    return None
