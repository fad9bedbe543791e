"""Players at a server that is attacked: how long their choices wait, with the attack and without."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import time
from pathlib import Path
from typing import Any, Final

from weirwood.core.build import build
from weirwood.core.errors import BadArgument, listed
from weirwood.server.load.attacks import ADDRESS, ATTACKS
from weirwood.server.load.company import Company
from weirwood.server.load.served import Served

_GAME_S: Final = 10.0
"""How long the players play before anything is measured."""
_LEAST_S: Final = 10.0
"""The shortest measurement, even if an attack is over sooner."""
_END_S: Final = 60.0


async def attacked(
    folder: Path,
    tables: int,
    seconds: float,
    game: str,
    seed: int,
    database: str | None,
    kind: str,
    *options: str,
) -> dict[str, Any]:
    """Let tables play for so long, and as long again under an attack; the figures of both, and what was refused.

    The server has its ordinary limits, but for ``options``. Every table's players have an address of their own, and so
    have the attackers.
    """
    if kind not in ATTACKS:
        raise BadArgument(f"There is no attack {kind!r}; the attacks are {listed(ATTACKS)}.")
    _check_addresses()
    served = Served(folder, *options, database=database, roomy=False)
    await served.start()
    company = Company(served.port, tables, game, seed, apart=True)
    try:
        await company.sit_down()
        await asyncio.sleep(min(_GAME_S, seconds))
        before = await times(company, seconds, None)
        command = (sys.executable, "-m", "weirwood.server.load.attacks", kind)
        attack = await asyncio.create_subprocess_exec(
            *command, str(served.port), str(seconds), stdout=asyncio.subprocess.PIPE
        )
        try:
            during = await times(company, seconds, attack)
            said, _ = await asyncio.wait_for(attack.communicate(), _END_S)
        finally:
            if attack.returncode is None:
                attack.kill()
                await attack.wait()
        stopped = round(await asyncio.to_thread(served.stop), 2)
        await company.leave()
    finally:
        served.kill()
    return {
        "attack": kind,
        "tables": tables,
        "game": game,
        "build": build(),
        "without": before,
        "with": during,
        "p95_ratio": ratio(during["p95_ms"], before["p95_ms"]),
        "attackers": json.loads(said or b"{}"),
        "players_refused": dict(company.tally.refused),
        "reconnected": company.tally.reconnected,
        "stopped_in_s": stopped,
        "load_average": [round(value, 1) for value in os.getloadavg()],
        "faults": company.tally.faults,
    }


async def times(
    company: Company, seconds: float, attack: asyncio.subprocess.Process | None
) -> dict[str, Any]:
    """How long choices wait from now on; with an attack, while it lasts."""
    company.tally.acknowledged_ms.clear()
    began = time.monotonic()
    while (lasted := time.monotonic() - began) < seconds:
        if attack is not None and attack.returncode is not None and lasted >= _LEAST_S:
            break
        await asyncio.sleep(0.1)
    return {"seconds": round(lasted, 1), **company.tally.times()}


def ratio(during: float | None, before: float | None) -> float | None:
    """How many times as long choices waited; None where none was made."""
    return None if not during or not before else round(during / before, 2)


def _check_addresses() -> None:
    with socket.socket() as trial:
        try:
            trial.bind((ADDRESS, 0))
        except OSError as error:
            raise BadArgument(
                f"An attack comes from the address {ADDRESS}, which this system does not take for its own; "
                "Linux does."
            ) from error
