"""Types of the wire that have a name of their own."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Handle = Annotated[int, Meta(title="Handle")]
"""A card, by the name that its viewer has for it."""
ChallengeType = Annotated[Literal["military", "intrigue", "power"], Meta(title="ChallengeType")]
"""A kind of challenge, and of challenge icon."""
