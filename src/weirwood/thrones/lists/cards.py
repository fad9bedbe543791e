"""Cards as data and back: a table for each card, with what is printed on it and the trees of its abilities."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from weirwood.core.errors import BadArgument, listed
from weirwood.thrones import ability as language
from weirwood.thrones.ability.headings import Limit
from weirwood.thrones.ability.writing import HE, SHE, UNIQUE, Pack
from weirwood.thrones.engine.card import Ability, Card
from weirwood.thrones.engine.node import Node
from weirwood.thrones.engine.words import (
    CHALLENGE_NAMES,
    HEADING_NAMES,
    KEYWORD_NAMES,
    PERIOD_NAMES,
    PLOT,
    TYPE_NAMES,
    ZONE_NAMES,
)
from weirwood.thrones.lists.plain import chosen, flag, once, one_of, several, text, whole
from weirwood.thrones.lists.trees import Reader, Vocabulary, written

MOST_ABILITIES: Final = 6
_CODE: Final = re.compile(r"[A-Z0-9]{1,12}")
_FIELDS: Final = ("code", "title", "type", "deck", "copies", "ability")
_DRAWN: Final = ("house", "unique", "cost", "traits", "keywords")
_OF_TYPE: Final = {
    "character": (*_DRAWN, "pronoun", "strength", "icons", "income"),
    "location": (*_DRAWN, "income"),
    "attachment": (*_DRAWN, "income", "on"),
    "event": _DRAWN,
    "plot": ("traits", "income", "initiative", "claim"),
}
"""What the cards of each type have, beside what all have."""
_NEEDED: Final = {"character": ("cost", "strength"), "plot": ("income", "initiative", "claim")}
_ANSWER: Final = ("trigger", "effects", "cost", "when", "only", "limit", "x", "zone", "purse")
_HEADINGS: Final = {
    "action": ("effects", "cost", "phase", "only", "limit", "zone", "by_anyone", "of_host"),
    **dict.fromkeys(("reaction", "interrupt", "forced_reaction", "forced_interrupt", "permission"), _ANSWER),
    "when_revealed": ("effects", "when", "x", "can_be_canceled"),
    "constant": ("modifiers", "when"),
}
"""How an ability may begin, and what it may have then."""
_FAMILIES: Final = {
    "trigger": "Trigger",
    "effects": "Effect",
    "modifiers": "Modifier",
    "cost": "Cost",
    "when": "Condition",
    "only": "Condition",
    "x": "Amount",
    "purse": "Who",
}
_ASKING: Final = frozenset(
    ("AtRandom", "Choose", "ChooseThen", "Chosen", "FromEachHand", "OneForEach", "Paid", "Pick", "ThoseCards")
)
"""Words that ask, draw lots or look back; they stand in effects and costs, where something happens."""
_KEPT: Final = {"when": "condition", "only": "restriction", "cost": "costs"}
"""Parts of an ability that it keeps under another name."""


class Entry(NamedTuple):
    """A card of a list, the House whose deck it is in, "" where it is in none, and how many copies are there."""

    card: Card
    deck: str
    copies: int


# Writing.


def card_form(entry: Entry) -> dict[str, Any]:
    """A card as data; what it lacks is left out."""
    card = entry.card
    type = TYPE_NAMES[card.type]
    facts = {
        "house": "" if card.faction == "neutral" else card.faction,
        "unique": card.unique,
        "pronoun": "" if card.pronoun == "it" else card.pronoun,
        "cost": card.cost,
        "strength": card.strength,
        "icons": [name for name, has in zip(CHALLENGE_NAMES, card.icons, strict=True) if has],
        "traits": sorted(card.traits),
        "keywords": [KEYWORD_NAMES[keyword] for keyword in card.keywords],
        "income": card.gold if card.type == PLOT else card.bonus[0],
        "initiative": card.initiative,
        "claim": card.claim,
        "on": None if card.attach is None else written(card.attach),
    }
    form: dict[str, Any] = {"code": card.code.partition("@")[0], "title": card.name, "type": type}
    form |= {"deck": entry.deck} if entry.deck else {}
    form |= {"copies": entry.copies} if card.type != PLOT else {}
    needed = _NEEDED.get(type, ("cost",))
    form |= {
        name: fact for name, fact in facts.items() if name in _OF_TYPE[type] and (fact or name in needed)
    }
    if card.abilities:
        form["ability"] = [ability_form(ability) for ability in card.abilities]
    return form


def ability_form(ability: Ability) -> dict[str, Any]:
    """An ability as data."""
    heading = HEADING_NAMES[ability.heading].lower().replace(" ", "_") or "constant"
    form: dict[str, Any] = {"heading": heading}
    for name in _HEADINGS[heading]:
        value = getattr(ability, _KEPT.get(name, name), None)
        if isinstance(value, Node):
            form[name] = written(value)
        elif isinstance(value, tuple) and value:
            form[name] = [written(word) for word in dict.fromkeys(value)]
    if ability.anyone:
        form["by_anyone"] = True
    if ability.of_host:
        form["of_host"] = True
    if not ability.can_be_canceled:
        form["can_be_canceled"] = False
    if ability.phases:
        form["phase"] = ability.phases[0]
    if ability.zone >= 0:
        form["zone"] = ZONE_NAMES[ability.zone]
    if ability.limit:
        shared = {"together": True} if ability.limit_is_max else {}
        form["limit"] = {"count": ability.limit, "period": PERIOD_NAMES[ability.limit_period], **shared}
    return form


# Reading.


class CardReader:
    """Reads the cards of a list; ``headed`` gives an ability the heading that the edition prints.

    Their codes are those of the list with a ``mark``, so that no code means two cards of two lists.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        headed: Callable[[Ability], Ability],
        titles: frozenset[str],
        mark: str,
    ) -> None:
        self.mark = mark
        self.vocabulary = vocabulary
        self.headed = headed
        self.titles = titles

    def entry(self, form: Mapping[str, Any], packs: Mapping[str, Pack]) -> Entry:
        """A card, taken into the pack of its deck."""
        where = str(form["title"])
        type = one_of(form.get("type"), list(_OF_TYPE), f"{where}, type")
        allowed = (*_FIELDS, *_OF_TYPE[type])
        for name in form:
            if name not in allowed:
                raise BadArgument(
                    f"{where}: a card of type {type} has no {name[:40]!r}; it has {listed(allowed)}."
                )
        for name in ("code", *(_NEEDED.get(type, ("cost",)))):
            if name not in form:
                raise BadArgument(f"{where}: {name} is missing.")
        if not isinstance(form["code"], str) or not _CODE.fullmatch(form["code"]):
            raise BadArgument(f"{where}: a code of 1 to 12 capital letters and digits is needed.")
        deck, copies = self._deck(form, type, where)
        pack = packs["" if type == "plot" else deck]
        card = self._card(form, type, pack, where)
        abilities = several(form.get("ability", []), f"{where}, ability", MOST_ABILITIES)
        read = [self.ability(one, type, f"{where}, ability {at}") for at, one in enumerate(abilities, 1)]
        return Entry(card.has(*read), deck, copies)

    def _deck(self, form: Mapping[str, Any], type: str, where: str) -> tuple[str, int]:
        if type == "plot" and "deck" not in form:
            deck = ""
        else:
            deck = one_of(form.get("deck"), self.vocabulary.houses, f"{where}, deck")
        return deck, whole(form.get("copies", 1), f"{where}, copies", 1, 1 if type == "plot" else 50)

    def _card(self, form: Mapping[str, Any], type: str, pack: Pack, where: str) -> Card:
        title = f"{form['code']}@{self.mark} {form['title']}"
        traits = once(
            [text(one, f"{where}, traits") for one in several(form.get("traits", []), where)], where
        )
        if any("." in trait for trait in traits):
            raise BadArgument(f"{where}, traits: a trait has no full stop.")
        if type == "plot":
            values = [whole(form[name], f"{where}, {name}") for name in ("income", "initiative", "claim")]
            return pack.plot(
                title, gold=values[0], initiative=values[1], claim=values[2], traits=". ".join(traits)
            )
        house = one_of(form.get("house", "neutral"), (*self.vocabulary.houses, "neutral"), f"{where}, house")
        marks = [UNIQUE] if flag(form.get("unique", False), f"{where}, unique") else []
        if "pronoun" in form:
            marks.append(one_of(form["pronoun"], (HE, SHE), f"{where}, pronoun"))
        keywords = chosen(form.get("keywords", []), self.vocabulary.keywords, f"{where}, keywords")
        facts: dict[str, Any] = {
            "cost": whole(form["cost"], f"{where}, cost"),
            "traits": ". ".join(traits),
            "keywords": ", ".join(keywords),
        }
        if "income" in _OF_TYPE[type]:
            facts["income"] = whole(form.get("income", 0), f"{where}, income", -99)
        if type == "character":
            icons = chosen(form.get("icons", []), CHALLENGE_NAMES, f"{where}, icons")
            facts["strength"] = whole(form["strength"], f"{where}, strength")
            facts["icons"] = "".join(icon[0].upper() for icon in icons)
        if type == "attachment" and "on" in form:
            reader = Reader(self.vocabulary, self.titles)
            facts["on"] = reader.word(form["on"], ("Filter",), f"{where}, on")
        made: Callable[..., Card] = getattr(pack, type)
        return made(title, house, *marks, **facts)

    def ability(self, form: object, type: str, where: str) -> Ability:
        """An ability of a card of a type."""
        if not isinstance(form, Mapping):
            raise BadArgument(f"{where}: an ability is a table.")
        headings = [name for name in _HEADINGS if name not in self.vocabulary.without]
        if type != "plot":
            headings.remove("when_revealed")
        heading = one_of(form.get("heading"), headings, f"{where}, heading")
        for name in form:
            if name not in ("heading", *_HEADINGS[heading]):
                raise BadArgument(
                    f"{where}: a {heading} has no {name[:40]!r}; it has {listed(_HEADINGS[heading])}."
                )
        reader = Reader(self.vocabulary, self.titles)
        steady = Reader(self.vocabulary._replace(without=self.vocabulary.without | _ASKING), self.titles)
        given: dict[str, Any] = {}
        lists: dict[str, tuple[Node, ...]] = {"effects": (), "modifiers": (), "cost": ()}
        for name, value in form.items():
            place = f"{where}, {name}"
            if name in lists:
                found = several(value, place)
                reads = steady if name == "modifiers" else reader
                lists[name] = tuple(reads.word(one, (_FAMILIES[name],), place) for one in found)
            elif name in _FAMILIES:
                given[name] = steady.word(value, (_FAMILIES[name],), place)
        does = "modifiers" if heading == "constant" else "effects"
        if not lists[does]:
            raise BadArgument(f"{where}: {does} are missing.")
        if "trigger" in _HEADINGS[heading] and "trigger" not in given:
            raise BadArgument(f"{where}: trigger is missing.")
        if "phase" in form:
            given["phase"] = one_of(form["phase"], self.vocabulary.phases, f"{where}, phase")
        for name in ("by_anyone", "can_be_canceled", "of_host"):
            if name in form:
                given[name] = flag(form[name], f"{where}, {name}")
        if "zone" in form:
            zone = one_of(form["zone"], ("hand", "discard", "dead"), f"{where}, zone")
            given["zone"] = ZONE_NAMES.index(zone)
        if "limit" in form:
            given["limit"] = self._limit(form["limit"], f"{where}, limit")
        if lists["cost"]:
            given["cost"] = lists["cost"]
        if heading == "action" and type != "event" and not (lists["cost"] or "limit" in given):
            raise BadArgument(f"{where}: an action of a card that stays in play needs a cost or a limit.")
        trigger = [given.pop("trigger")] if "trigger" in given else []
        if (
            heading == "interrupt"
            and "forced_interrupt" in self.vocabulary.without
            and not trigger[0].would()
        ):
            raise BadArgument(f"{where}: interrupts of this game answer what would happen, and nothing else.")
        try:
            return self.headed(getattr(language, heading)(*trigger, *lists[does], **given))
        except ValueError as error:
            raise BadArgument(f"{where}: it cannot be read so: {error}.") from error

    def _limit(self, form: object, where: str) -> Limit:
        if not isinstance(form, Mapping) or not {"count", "period"} <= set(form) <= {
            "count",
            "period",
            "together",
        }:
            raise BadArgument(f"{where}: a table with count and period, and perhaps together, is needed.")
        period = one_of(form["period"], PERIOD_NAMES[:4], f"{where}, period")
        together = flag(form.get("together", False), f"{where}, together")
        return Limit(whole(form["count"], f"{where}, count", 1), PERIOD_NAMES.index(period), together)
