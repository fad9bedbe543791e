"""A table prepared on the command line: the browser that is opened with its token sits down there, once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from weirwood.server.wire.http import NewTable


@dataclass(slots=True)
class Prepared:
    """The name of whoever will come and the table to open for them, either of which may be missing."""

    name: str | None = None
    table: NewTable | None = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    """Known only to whoever started the server, so that no foreign page can open the table."""

    def is_for(self, token: str) -> bool:
        """Whether somebody has the token."""
        return secrets.compare_digest(self.token.encode(), token.encode())
