"""Errors: a code the protocol knows, a sentence, and the clause behind it."""

from __future__ import annotations

import pickle

import pytest

from weirwood.core import errors
from weirwood.core.errors import BadData, WeirwoodError, listed

CODES = {
    "BadArgument": "bad-argument",
    "NoGame": "no-game",
    "BadScene": "bad-scene",
    "BadData": "bad-data",
    "WrongVersion": "version",
    "IllegalChoice": "illegal-choice",
    "NotYourDecision": "not-your-decision",
    "NotASandbox": "not-a-sandbox",
    "GameOver": "over",
}


@pytest.mark.parametrize(("name", "code"), CODES.items())
def test_each_error_has_its_code(name: str, code: str) -> None:
    error = getattr(errors, name)("no.", rule="WI.turn-order.1", data=[1])
    assert isinstance(error, WeirwoodError)
    assert (error.code, error.message, error.rule, error.data) == (code, "no.", "WI.turn-order.1", [1])
    assert str(error) == "no."


def test_clause_and_data_may_be_absent() -> None:
    error = BadData("damaged.")
    assert error.rule is None
    assert error.data is None


def test_an_error_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BadData("damaged.")))
    assert isinstance(error, BadData)
    assert error.message == "damaged."


@pytest.mark.parametrize(
    ("words", "said"),
    [([], "nothing"), (["a"], "a"), (["a", "b"], "a and b"), ([1, 2, 3], "1, 2 and 3")],
)
def test_words_are_listed(words: list[object], said: str) -> None:
    assert listed(words) == said
