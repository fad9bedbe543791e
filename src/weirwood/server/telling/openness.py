"""What is open of a game to eyes that may not see it all: other seats' views, the full story, the record, the seed.

Nothing is, while the game goes on. A game that was played on from another has its seed, and shows what is drawn there:
it opens only when all the games before it are over too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.server.refusals import Forbidden

if TYPE_CHECKING:
    from weirwood.server.table.table import Table


async def is_open(table: Table) -> bool:
    """Whether nothing of a game is secret any more."""
    return table.is_over and await are_ancestors_over(table)


async def are_ancestors_over(table: Table) -> bool:
    """Whether all games are over from which this one was played on, one after another."""
    parent = table.meta.parent
    while parent is not None:
        state, parent = await table.store.state_and_parent(parent)
        if state != "over":
            return False
    return True


async def check_eyes(table: Table, own: int | None, eyes: int | None) -> None:
    """Refuse to show a game with the eyes of another seat while that is a secret."""
    if eyes not in (None, own) and not await is_open(table):
        raise Forbidden(
            "Other seats' eyes are open when the game is over."
            if table.meta.parent is None
            else "Other seats' eyes are open when this game and the one it was played on from are over."
        )
