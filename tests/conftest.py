"""What all tests share: proofs of clauses, and property tests that try the same cases every time."""

from __future__ import annotations

from hypothesis import settings

pytest_plugins = ["weirwood.rules.proof"]

settings.register_profile("fixed", derandomize=True, database=None, deadline=None)
settings.load_profile("fixed")
