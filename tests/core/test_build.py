"""The suite runs on the build it is meant to."""

from __future__ import annotations

import os

from weirwood.core.build import build


def test_the_running_build_is_the_one_asked_for() -> None:
    assert build() in ("plain", "compiled")
    assert build() == os.environ.get("WEIRWOOD_EXPECT_BUILD", build())
