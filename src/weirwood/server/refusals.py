"""What a table refuses, beside what the games themselves do."""

from __future__ import annotations

from typing import Any, ClassVar

from weirwood.core.errors import WeirwoodError


class Stale(WeirwoodError):
    """An answer to a question that no longer waits."""

    code: ClassVar[str] = "stale"


class NotSeated(WeirwoodError):
    """Something that only those may do who sit at the table."""

    code: ClassVar[str] = "not-seated"


class NotNow(WeirwoodError):
    """Something that this table does not allow at this time."""

    code: ClassVar[str] = "not-now"


class Forbidden(WeirwoodError):
    """A table, seat or record that belongs to others."""

    code: ClassVar[str] = "forbidden"


class ReadOnly(WeirwoodError):
    """A table that can be read, but not played on."""

    code: ClassVar[str] = "read-only"


class TooMuch(WeirwoodError):
    """More, larger or quicker than allowed."""

    code: ClassVar[str] = "too-much"


class NotFound(WeirwoodError):
    """A page or thing that is not here."""

    code: ClassVar[str] = "not-found"


class TooHeavy(WeirwoodError):
    """Work that takes longer than one request may."""

    code: ClassVar[str] = "too-heavy"


class WorkerLost(WeirwoodError):
    """Work that could not be done now, through no fault of whoever asked."""

    code: ClassVar[str] = "unavailable"


def fault_of(error: WeirwoodError) -> dict[str, Any]:
    """A refusal as it is sent: a stable code, a sentence, the clause, what is wrong with a deck, when to come back."""
    fault: dict[str, Any] = {"code": error.code, "message": error.message}
    if error.rule is not None:
        fault["rule"] = error.rule
    known = error.data if isinstance(error.data, dict) else {}
    told = {name: known[name] for name in ("problems", "retry_after") if name in known}
    return fault | ({"data": told} if told else {})
