"""The rules in short for the help page: what all editions share, and what the edition at the table adds."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.engine.profile import Profile
from weirwood.tui.app.wording import NUMBERS
from weirwood.tui.thrones.picture import Picture

_TWO: Final = 2
_CHALLENGES: Final = (
    "Challenges: one each of military (kills), intrigue (discards) and power (takes power). Attackers and "
    "defenders kneel; more strength wins, and without defenders the attacker gains 1 power more."
)
_ICONS: Final = "M, I and P are icons, ♦ power, ● gold, +1 a duplicate, ↷ kneeling, ATT and DEF who fights."
_AGENDAS: Final = "An agenda may ask for more power: behind each player's power stands what wins."
_INFLUENCE: Final = (
    "Influence is paid by kneeling cards that provide it; what is knelt beyond the price is lost."
)
_DOOMED: Final = "A player with five doomed cards in the dead pile is out of the game."
_TITLES: Final = (
    "Melee: after plots each player takes a title for the round. An ally is whom your title supports: you may not "
    "challenge them. Winning a challenge against a rival gives 1 power more, once a round for each.",
    "Over each opponent stand their power, how they stand to you, and the challenges you may initiate against them; "
    "beside the table their gold, hand and title (CR Crown Regent, HK Hand of the King, MC Master of Coin, ML Laws, "
    "MS Ships, MW Whispers), × for a rival and = for an ally.",
)
_OF_MANY: Final = (
    "Over each opponent stand their power and the challenges you may initiate against them; beside the table their "
    "gold (g), hand (h) and doomed cards (d).",
)


def short_rules(picture: Picture, profile: Profile) -> tuple[str, ...]:
    """The sentences for this table."""
    phases = NUMBERS[len(picture.chart.phases) - _TWO]  # without set-up
    reserve = ", claim and reserve" if profile.values.reserve else " and claim"
    gold = ", gold included," if profile.rounds.gold_dominates else ""
    penalty = profile.entering.other_house_penalty
    dearer = f" A card of another House costs {penalty} gold more, unless it is an event." if penalty else ""
    rules = [
        f"The first to have 15 power wins. Each round has {phases} phases; the strip at the top says where we are.",
        f"Plot: all reveal a plot. Its numbers are [gold value], initiative{reserve}.",
        f"[Marshaling phase]: pay gold for characters, locations and attachments.{dearer}",
        _CHALLENGES,
        f"Dominance: more strength standing{gold} gains 1 power. Then all cards stand.",
        _ICONS,
    ]
    seat = picture.seats[picture.seat]
    extra = (("goal", _AGENDAS), ("influence", _INFLUENCE), ("doomed", _DOOMED))
    rules += [sentence for fact, sentence in extra if fact in seat]
    if len(picture.seats) > _TWO:
        rules += _OF_MANY if seat["supports"] is None else _TITLES
    return tuple(picture.lexicon.say(rule) for rule in rules)
