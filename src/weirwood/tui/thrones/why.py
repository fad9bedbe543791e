"""Why can't I: what a card may do now and what not, each with its clause; and the piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from rich.text import Text

from weirwood.core.errors import either
from weirwood.core.sentence import CardRef
from weirwood.tui.app.sitting import Sitting
from weirwood.tui.app.style import ACT, INK, INK_2, INK_3
from weirwood.tui.thrones.face import face_lines, is_used
from weirwood.tui.thrones.picture import Card, Picture, name_of

Refused: TypeAlias = tuple[str, list[dict[str, Any]]]
"""Something one might want to do, and what refuses it."""
Reasons: TypeAlias = tuple[tuple[str, tuple[str | CardRef | None, ...]], ...]
_PILES: Final = (("discard", "Discard pile"), ("dead", "Dead pile"), ("used", "Used plots"))


def intents(game: str, picture: Picture, card: Card) -> list[tuple[str, str]]:
    """What one might want to do with a card: how it is asked for, and in words with a slot for the card."""
    if "type" not in card:
        return []
    mine = card["controller"] == picture.seat
    type, zone = card["type"], card["zone"]
    if zone == "hand":
        if type == "event":
            return [("play", "play {card}")]
        found = [("marshal", picture.lexicon.say("[marshal] {card}"))]
        if any(word.startswith("ambush") for word in card["keywords"]):
            found.append(("ambush", "ambush with {card}"))
        return found
    if not mine:
        return [("choose", "choose {card}")] + (
            [("stealth", "bypass {card} by stealth")] if type == "character" else []
        )
    found = (
        [("attack", "attack with {card}"), ("defend", "defend with {card}")] if type == "character" else []
    )
    if is_used(game, card["code"]):
        found.append(("use", "use {card}"))
    return found


def refusals(sitting: Sitting, picture: Picture, card: Card) -> list[Refused]:
    """For each intent with a card, what refuses it; nothing where it may be done."""
    return [
        (words.format(card="it"), sitting.why_not(card["id"], verb))
        for verb, words in intents(sitting.game.id, picture, card)
    ]


def write_why_not(sitting: Sitting, picture: Picture, card: int | None) -> Text:
    """The card looked at with all it says, or each card in hand, and what refuses it."""
    text = Text()
    if card is not None and card in picture.cards:
        for line in face_lines(sitting.game.id, picture.cards[card]):
            text.append_text(line).append("\n")
        text.append("\n")
        found = refusals(sitting, picture, picture.cards[card])
        for what, refused in found:
            _append(text, what, refused)
        if not found:
            text.append("There is nothing to do with it.\n", INK_2)
        text.append(sitting.no_use(card), INK_2)
        return text
    text.append("Look at a card with the arrows to ask about it.\n\n", INK_3)
    hand = [picture.cards[held] for held in picture.seats[picture.seat]["hand"]]
    for what, refused in grouped(sitting, picture, hand):
        _append(text, what, refused)
    return text


def grouped(sitting: Sitting, picture: Picture, cards: Sequence[Card]) -> list[Refused]:
    """What cards can and cannot do, one entry for all cards with which the same is refused for the same reasons."""
    groups: dict[tuple[str, Reasons], tuple[list[str], list[dict[str, Any]]]] = {}
    for card in cards:
        for verb, words in intents(sitting.game.id, picture, card):
            refused = sitting.why_not(card["id"], verb)
            names, _ = groups.setdefault((words, _reasons(refused, card["id"])), ([], refused))
            names.append(name_of(card))
    return [
        (words.format(card=either(dict.fromkeys(names))), refused)
        for (words, _), (names, refused) in groups.items()
    ]


def _reasons(refused: list[dict[str, Any]], card: int) -> Reasons:
    """What refuses something with a card, whichever card it is."""
    return tuple(
        (
            refusal["rule"],
            tuple(
                None if isinstance(part, CardRef) and part.card == card else part
                for part in refusal["text"].parts
            ),
        )
        for refusal in refused
    )


def _append(text: Text, what: str, refused: list[dict[str, Any]]) -> None:
    if not refused:
        text.append(f"You can {what}.\n", ACT)
        return
    text.append(f"You cannot {what}: ", f"bold {INK}")
    text.append(" ".join(str(refusal["text"]) for refusal in refused), INK_2)
    text.append(f" {' '.join(refusal['rule'] for refusal in refused)}\n", INK_3)


def write_piles(picture: Picture, names: Sequence[str]) -> Text:
    """The open piles of both players, the newest card first."""
    text = Text()
    for seat in (picture.seat, *picture.foes):
        for pile, words in _PILES:
            cards = [name_of(picture.cards[card]) for card in reversed(picture.seats[seat][pile])]
            text.append(f"{names[seat]}, {words.lower()} ({len(cards)}): ", f"bold {INK}")
            text.append(f"{', '.join(cards) or 'empty'}\n", INK_2)
        text.append("\n")
    return text
