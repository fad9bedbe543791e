"""Who speaks the text of a card: from left to right, knowing what was named before."""

from __future__ import annotations

from typing import Any, Final

from weirwood.thrones.engine.words import CHALLENGE, CHALLENGE_NAMES, INTRIGUE, PERIOD_NAMES, PLOT_PERIOD

WHO: Final = 0
WHOM: Final = 1
WHOSE: Final = 2
"""The case of a noun: who acts, who is acted upon, whose something is."""
THIS_CARD: Final = "this card"
HOST_CARD: Final = "host"
EVENT_CARD: Final = "event"
PARTICIPANT: Final = "participant"
RESULTS: Final = "results"
CHOICE: Final = "choice"
LOOKED_AT: Final = "hand"
CHOSEN_PLAYER: Final = "player"
NAMED_CARD: Final = "name"
EVENT_PLOT: Final = "plot"
"""What a sentence may speak of twice; cards that are chosen have the place of the choice."""
AGREEING: Final = {
    "s": "",
    "is": "are",
    "does": "do",
    "its": "their",
    "it": "them",
    "an attacker": "attackers",
    "a defender": "defenders",
    "an attacker or defender": "attackers or defenders",
}
"""What agrees with one card, and the same for several."""
_ORDINALS: Final = ("first", "second", "third", "fourth")
_SIGNS: Final = ("{M}", "{I}", "{P}")
_PRONOUNS: Final = {
    "he": ("he", "him", "his"),
    "she": ("she", "her", "her"),
    "it": ("it", "it", "its"),
    "they": ("they", "them", "their"),
}
_BEARERS: Final = ("character", "location")
"""What a short text calls a bearer."""
_THINGS: Final = ("location", "attachment", "event", "agenda", "plot card", "token")
"""Nouns for what is surely no person."""


_NOBODY: Final[dict[str, str]] = {}


class Speaker:
    """Speaks one ability of a card, in the order of the sentence.

    ``pronoun`` is the card's, by which a ``short`` text calls it at once; ``short`` is 2 where room is scarce, 3
    where there is hardly any, and 4 where the text may say less. ``host`` is what the card may be attached to.
    ``they`` is set while it speaks of what another player chooses, ``actor`` is a player of whom it told what they may
    do, ``asked`` where it is asked whether to do
    something: choosing goes without saying then. ``pile`` is where the card is, if that is out of play,
    ``picked`` is a player to be named, ``icon`` whether a challenge
    icon is to be, and ``waiting`` are chosen cards that a short text names where it first speaks of them. ``paid`` is
    set after a cost, where an effect is a command. ``each_round`` is *this round* on cards that lie there for one.
    ``many`` is set while it tells of several cards what it tells of one, ``bare`` leaves out brackets. ``people`` are
    the pronouns of all cards by name, ``persons`` those of the persons it speaks of, ``character_traits`` what only
    characters have, ``certain`` is set while only a character can be meant. ``is_unsure`` is set
    where its own pronoun would have meant another card. ``loser`` is who lost, where you may have, ``away`` is set
    while it tells of cards that are moved from where they are. ``seen`` is how many cards of a deck were looked at,
    ``user`` is who used what is answered where no player was named, ``somebody`` is set where a player was named, who
    could be meant by *he* or *she*.
    """

    __slots__ = (
        "actor",
        "asked",
        "away",
        "bare",
        "certain",
        "character_traits",
        "each_round",
        "event",
        "far",
        "host",
        "icon",
        "is_unsure",
        "loser",
        "many",
        "named",
        "paid",
        "people",
        "persons",
        "picked",
        "pile",
        "pronoun",
        "said",
        "seen",
        "short",
        "somebody",
        "they",
        "user",
        "waiting",
        "yours",
    )

    def __init__(
        self,
        pronoun: str = "it",
        short: int = 0,
        each_round: str = "each round",
        host: str = "character",
        people: dict[str, str] = _NOBODY,
        character_traits: frozenset[str] = frozenset(),
    ) -> None:
        self.pronoun = pronoun
        self.each_round = each_round
        self.host = host
        self.people = people
        self.character_traits = character_traits
        self.persons: dict[str, str] = {} if pronoun == "it" else {THIS_CARD: pronoun}
        self.paid: bool = False
        self.many: bool = False
        self.bare: bool = False
        self.certain: bool = False
        self.short = short
        self.they: bool = False
        self.actor: Any = None
        self.asked: bool = False
        self.picked: str = ""
        self.pile: str = ""
        self.icon: bool = False
        self.event: str = EVENT_CARD
        self.far: bool = False
        self.named: dict[str, str] = {}
        self.yours: set[str] = set()
        self.is_unsure: bool = False
        self.loser: str = "losing opponent"
        self.away: bool = False
        self.said: list[str] = []
        self.seen: int = 0
        self.user: str = ""
        self.somebody: bool = False
        self.waiting: dict[str, Any] = {}

    def agree(self, ending: str) -> str:
        """An ending or a small word as it agrees with one card, or with several."""
        return AGREEING[ending] if self.many else ending

    def name(self, key: str, noun: str, yours: bool = False) -> None:
        """Something is named for the first time; a noun in the plural ends in s."""
        self.named[key] = noun
        if yours:
            self.yours.add(key)
        self.said.append(key)
        self.far = False

    def stop(self) -> None:
        """A sentence ends: in the next one only what was named last can be meant by *it*."""
        del self.said[:-1]
        self.paid = False

    def pause(self) -> None:
        """Something else comes before the next words: *it* would be far from what it stands for."""
        self.far |= not self.short

    def or_short(self, words: str, short: str) -> str:
        """Words, or fewer where the text is short."""
        return short if self.short else words

    def cannot(self) -> str:
        """That something cannot be done."""
        return self.or_short("cannot", "can't")

    def or_tight(self, words: str, tight: str) -> str:
        """Words, or fewer where room is scarce."""
        return tight if self.short > 1 else words

    def or_fewest(self, words: str, fewest: str) -> str:
        """Words, or still fewer where there is hardly any room."""
        return fewest if self.short > 2 else words

    def itself(self, case: int = WHO) -> str:
        """The card that speaks."""
        if THIS_CARD in self.named:
            return self.again(THIS_CARD, case)
        self.name(THIS_CARD, "card", yours=True)
        if self.short:
            sure = self._is_person(THIS_CARD) and self.is_alone()
            alone = sure or all(other == THIS_CARD for other in self.said)
            self.is_unsure = not alone
            if not alone:
                self.persons.pop(THIS_CARD, None)
            return _PRONOUNS[self.pronoun][case] if alone else f"{{self}}{OWN[case]}"
        return "{self}'s" if case == WHOSE else "{self}"

    def is_meant(self) -> None:
        """The card that speaks is meant though no word says so: a pronoun could be taken for it afterwards."""
        if self.short < 3 or HOST_CARD in self.named:
            self.said.append(THIS_CARD)

    def is_alone(self) -> bool:
        """Whether no other card was named in this sentence that could be a person."""
        return not any(map(self._may_be_a_person, self.said))

    def mine(self) -> str:
        """Something of the card that speaks, compared with another's: *than his*."""
        if self.pronoun == "it" or THIS_CARD not in self.named:
            return self.itself(WHOSE)
        self.said.append(THIS_CARD)
        return {"he": "his", "she": "hers"}[self.pronoun]

    def attached(self, case: int) -> str:
        """The card that the one that speaks is attached to."""
        if HOST_CARD in self.named or HOST_CARD in self.persons:
            return self.again(HOST_CARD, case)
        self.name(HOST_CARD, self.host)
        return self._bearer(case)

    def _bearer(self, case: int) -> str:
        bearer = f"attached {self.host}"
        if self.host in _BEARERS:
            bearer = self.or_tight(bearer, "bearer")
        return f"{self.or_short('the ', '')}{bearer}{OWN[case]}"

    def until(self, period: int) -> str:
        """How long something lasts; where a text may say less, a challenge says nothing."""
        if period == PLOT_PERIOD:
            return self.or_short("until you reveal a new plot card", "until your next plot")
        if self.short > 3 and period == CHALLENGE:
            return ""
        return f"{self.or_short('until the end of the', 'this')} {PERIOD_NAMES[period]}"

    def lasting(self, period: int) -> str:
        """The same after the words of which it is said."""
        words = self.until(period)
        return f" {words}" if words else ""

    def challenge(self, type: int) -> str:
        """A challenge type, or its sign."""
        return _SIGNS[type] if self.short else CHALLENGE_NAMES[type]

    def icon_of(self, type: int) -> str:
        """An icon of a challenge type, or its sign."""
        return (
            _SIGNS[type]
            if self.short
            else f"{'an' if type == INTRIGUE else 'a'} {CHALLENGE_NAMES[type]} icon"
        )

    def chosen_icon(self) -> str:
        """A challenge icon that is named while the ability resolves."""
        first, self.icon = self.icon, False
        if first:
            return self.or_short(
                "a challenge icon of your choice", self.or_fewest("an icon of your choice", "an icon")
            )
        return self.or_fewest("that icon", "it")

    def _is_person(self, key: str) -> bool:
        """Whether nobody would call it *it*."""
        return key in self.persons

    def hear_of(self, name: str, noun: str) -> None:
        """In a short text another card is named: a pronoun for this card could mean that one, unless theirs differ."""
        pronoun = self.people.get(name, "it") if name else "it" if noun in _THINGS else ""
        if self.short and (not pronoun or pronoun == self.pronoun):
            self.said.append(NAMED_CARD)

    def _may_be_a_person(self, key: str) -> bool:
        """Whether another card that was named may be one, for all that was said of it."""
        return key != THIS_CARD and self.named.get(key, "card").rstrip("s") not in _THINGS

    def whose(self, key: str) -> str:
        """Whose something of a card is that was named just before."""
        return _PRONOUNS[self.persons.get(key, "it")][WHOSE]

    def person(self, name: str) -> str:
        """The pronoun of a card that was named just before."""
        return _PRONOUNS[self.people.get(name, "it")][WHO]

    def is_called(self, key: str, name: str) -> None:
        """A card spoken of is told to have a name; *he* or *she* means that card then, unless this card is one too."""
        pronoun = self.people.get(name, "it")
        if pronoun in ("it", self.pronoun):
            self.pause()
        else:
            self.persons[key] = pronoun

    def again(self, key: str, case: int = WHO, noun: str = "card") -> str:
        """A card named before: its pronoun where nothing else can be meant, else *that character*."""
        if key == EVENT_CARD:
            key = self.event
        noun = self.named.get(key, noun)
        known = key in self.named
        sure = known and not self.far and all(other == key or self._is_person(other) for other in self.said)
        self.said.append(key)
        self.far = False
        if key == THIS_CARD and known:
            person, somebody = self._is_person(key), self.somebody
            self.somebody = False
            if (sure or person) and not (person and somebody):
                return _PRONOUNS[self.pronoun][case]
            return f"{{self}}{OWN[case]}"
        many = noun[-1] == "s"
        if many and case == WHO:
            return f"each of those {noun}"
        if sure or key in self.persons:
            return _PRONOUNS["they" if many else self.persons.get(key, "it")][case]
        self.said = [key]
        if many:
            return f"those {noun}{'' if case == WHOM else chr(39)}"
        if key == HOST_CARD and self.short > 1:
            return self._bearer(case)
        alike = [named for named in self.named if named.startswith(CHOICE) and self.named[named] == noun]
        if key in alike and len(alike) > 1:
            return f"the {_ORDINALS[alike.index(key)]} chosen {noun}{OWN[case]}"
        return f"that {noun}{OWN[case]}"


OWN: Final = ("", "", "'s")


def capital(words: str) -> str:
    """As a sentence begins."""
    return words[:1].upper() + words[1:]
