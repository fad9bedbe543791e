"""Why not, in plain words: attacking, defending and stealth."""

from __future__ import annotations

from typing import Final

from weirwood.core.errors import listed
from weirwood.thrones.engine.options import CHALLENGE, value_of, verb_of
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import CHALLENGE_NAMES, CHARACTER, NO_CARD, STEALTH
from weirwood.thrones.refusing.about import About
from weirwood.thrones.telling.voice import capital

BEFORE_DEFENDERS: Final = ("4.2", "4.2.aw1", "4.2.1")


def type_declared(g: Board) -> int:
    """The type of the challenge that resolves or is being initiated, or -1."""
    if g.challenge is not None:
        return g.challenge.type
    for answer in g.stack[-1].answers if g.stack else ():
        if verb_of(answer) == CHALLENGE:
            return value_of(answer)
    return -1


def _types(about: About) -> list[int]:
    declared = type_declared(about.g)
    return [declared] if declared >= 0 else list(range(len(CHALLENGE_NAMES)))


def icons(about: About) -> str:
    """A card that lacks an icon, or can have none."""
    record = about.g.records[about.card]
    if record is None or record.card.type != CHARACTER:
        return capital(f"{about.name()} is no character, and only characters {about.verb}.")
    if record.facedown:
        return capital(f"{about.name()} lies facedown.")
    lacking = [CHALLENGE_NAMES[type] for type in _types(about) if not record.has_icon(type)]
    return capital(f"{about.name()} has no {' and no '.join(lacking)} icon.")


def attacker(about: About) -> str:
    """A character that does not attack for this player."""
    if about.g.controller(about.card) != about.seat:
        return capital(f"another player controls {about.name()}; only your own characters attack for you.")
    return capital(f"{about.name()} is kneeling; only standing characters attack.")


def initiating(about: About) -> str:
    """A challenge that cannot be initiated now."""
    g = about.g
    if g.phase != "challenges":
        return f"Challenges are initiated in the challenges phase; this is the {g.phase} phase."
    if g.challenge is not None:
        return "Attackers are declared when a challenge is initiated; this one is under way already."
    record = None if about.card == NO_CARD else g.records[about.card]
    done = [
        CHALLENGE_NAMES[type]
        for type in _types(about)
        if g.sides[about.seat].challenges[type] and (record is None or record.has_icon(type))
    ]
    which = f"{listed(done)} challenge{'s' if len(done) > 1 else ''}" if done else "challenges"
    return f"You have initiated your {which} of this turn already."


def declaring(about: About) -> str:
    """Defenders that are not declared now."""
    challenge = about.g.challenge
    if challenge is None:
        return "Defenders are declared in a challenge against you; there is none now."
    if about.g.step not in BEFORE_DEFENDERS:
        return "The defenders of this challenge have been declared already."
    if challenge.defender == about.seat and not about.g.deal.edition.refused_defender(
        about.g, about.card, challenge
    ):
        return capital(f"{about.name()} can defend when the defenders are declared, after this.")
    return capital(f"{about.name()} cannot kneel, and defenders do.")


def defender(about: About) -> str:
    """A character that kneels."""
    return capital(f"{about.name()} is kneeling; only standing characters defend.")


def stealth(about: About) -> str:
    """Whom stealth does not bypass, or has bypassed."""
    record = about.g.records[about.card]
    if about.verb == "defend":
        by = "" if about.blamed == NO_CARD else f" of {about.g.definition(about.blamed).name}"
        return capital(f"{about.name()} was bypassed by the stealth{by} in this challenge.")
    bypasses = "stealth bypasses a character of the player who is attacked."
    if record is None or record.card.type != CHARACTER:
        return capital(bypasses)
    if record.controller == about.seat:
        return capital(f"{about.name()} is your own; {bypasses}")
    if record.has(STEALTH):
        return capital(f"{about.name()} has stealth itself, so stealth does not bypass it.")
    return capital(bypasses)


def no_attacker(about: About) -> str:
    """No character can attack."""
    if about.verb == "attack":
        return "No more attackers can be declared."
    return "You have no character that could attack."
