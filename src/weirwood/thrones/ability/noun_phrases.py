"""Kinds of cards in words: qualities, a noun, numbers, whose they are and where."""

from __future__ import annotations

from typing import Final

from weirwood.thrones.ability.players import (
    YOU,
    Opponent,
    You,
)
from weirwood.thrones.ability.qualities import MOST_ATTACHMENTS, Qualities
from weirwood.thrones.engine.nodes import Who
from weirwood.thrones.engine.speaker import LOOKED_AT, Speaker
from weirwood.thrones.engine.words import (
    DEAD,
    DISCARD,
    HAND,
    PLAY,
    PLOT,
    PLOTS,
    USED,
    ZONE_NAMES,
)


class NounPhrase(Qualities):
    """Cards with some qualities, as they are said; not a word of its own."""

    def text(self, s: Speaker) -> str:
        return self.apart(s) + self.place(s)

    def bare(self, s: Speaker) -> str:
        return self.bare_apart(s) + self.place(s)

    def bare_apart(self, s: Speaker) -> str:
        return self.phrase(s, False) + self._after(s)

    def many(self, s: Speaker) -> str:
        return self.phrase(s, False, "s") + self._after(s, has="have")

    def apart(self, s: Speaker) -> str:
        return self.phrase(s, True) + self._after(s, controlled=not self._says_owner(s))

    def every(self, s: Speaker, apart: bool = False) -> str:
        if self._those() in s.named:
            return s.or_short(f"each of those {s.named[self._those()]}s", "each of them")
        if self.is_revealed() and self.controller is None:
            return f"each revealed {self.bare(s)}"
        return self._yours(s) or super().every(s, apart)

    def is_extreme(self) -> bool:
        return self.strongest or self.weakest or self.most_attachments

    def several(self, s: Speaker) -> str:
        told = self.name or self.other or self.zones != (PLAY,) or self._those() in s.named
        if not s.short or told or not isinstance(self.controller, You):
            return ""
        words = self.phrase(s, False, "s", owned=False)
        return f"{YOU.whose(s)} {words}{self._after(s, controlled=False, has='have')}"

    def trails(self, s: Speaker) -> bool:
        return not s.short and not s.asked and bool(self._after(s))

    def bearer(self, s: Speaker) -> str:
        return f"on {self.text(s)}" if isinstance(self.controller, Opponent) else super().bearer(s)

    def subject(self, s: Speaker) -> str:
        if s.short or len(self.name) != 1 or not self._yours(s):
            return super().subject(s)
        return f"while {YOU.does(s, 'control')} {self.phrase(s, True, owned=False)}, {s.person(self.name[0])}"

    def _yours(self, s: Speaker) -> str:
        """A card of a name that you control: there are hardly several."""
        if not self.name or self.other or not isinstance(self.controller, You):
            return ""
        return f"{YOU.whose(s)} {self.phrase(s, True, owned=False)}"

    def there_is(self, s: Speaker) -> str:
        if self.controller is not None and self.is_revealed():
            return f"{self.controller.has(s)} {self.phrase(s, True, owned=False)} revealed"
        if self.name and self.participating and self.controller is not None:
            return f"{self.companion(s)} is participating"
        if self.controller is not None:
            return self._controlled(s, self.controller, self.phrase(s, True, owned=False))
        words = self.text(s)
        return f"{words} is revealed" if self.is_revealed() else f"there is {words}"

    def is_revealed(self) -> bool:
        return self.types == 1 << PLOT and PLAY in self.zones

    def there_is_no(self, s: Speaker) -> str:
        who = self.controller
        if who is not None:
            kind = f"{self.phrase(s, True, owned=False)}{self._after(s, controlled=False)}"
            if isinstance(who, Opponent):
                return f"no opponent controls {kind}"
            return f"{who.text(s)} {'do' if isinstance(who, You) else 'does'} not control {kind}"
        return f"no {self.bare(s)} is revealed" if self.is_revealed() else super().there_is_no(s)

    def there_are(self, s: Speaker, least: int) -> str:
        if self.controller is None:
            return f"there are {self.so_many(s, least)}"
        s.named[self._those()] = self.noun()
        kind = f"{least} or more {self.phrase(s, False, 's', owned=False)}"
        return self._controlled(s, self.controller, kind)

    def there_are_just(self, s: Speaker, count: int) -> str:
        if self.controller is None:
            return super().there_are_just(s, count)
        kind = self.phrase(s, False, "" if count == 1 else "s", owned=False)
        return self._controlled(s, self.controller, f"exactly {count} {kind}")

    def _controlled(self, s: Speaker, who: Who, kind: str) -> str:
        return f"{who.does(s, 'control')} {kind}{self._after(s, controlled=False)}"

    def so_many(self, s: Speaker, least: int) -> str:
        s.named[self._those()] = self.noun()
        return f"{least}{s.or_short(' or more', '+')} {self.many(s)}"

    def _those(self) -> str:
        """The name under which a speaker remembers that a number of this kind was spoken of."""
        return f"so many {id(self)}"

    def if_there(self, s: Speaker, never: bool) -> str:
        there = self.participating and self.controller is None
        if s.short < 2 or not (there or isinstance(self.controller, You)) or s.they or self.is_extreme():
            return ""
        plot = self.is_revealed()
        article = not never and not plot
        kind = f"{self.phrase(s, article, owned=False)}{self._after(s, controlled=False)}"
        if there or plot:
            return f"with{'out' if never else ''} {'your ' if plot else ''}{kind}"
        return f"if you have {'no ' if never else ''}{kind}"

    def companion(self, s: Speaker) -> str:
        if not self.name or not self.participating or self.controller is None:
            return ""
        return f"{self.controller.whose(s)} {' or '.join(self.name)}"

    def told(self, s: Speaker) -> str:
        alone = self.most_attachments and self._after(Speaker()) == f" with {MOST_ATTACHMENTS}"
        if alone and self.phrase(Speaker(), False) == self._noun():
            return f"has {MOST_ATTACHMENTS}"
        return super().told(s)

    def head(self, s: Speaker, article: bool = True) -> str:
        return self.phrase(s, article)

    def tail(self, s: Speaker) -> str:
        return self._after(s, controlled=not self._says_owner(s))

    def unowned(self, s: Speaker) -> str:
        return f"{self.phrase(s, True, owned=False)}{self._after(s, controlled=False)}"

    def under_control(self, s: Speaker) -> str:
        """The noun phrase of a card that is told to be one."""
        if not isinstance(self.controller, You) or self._yours(s):
            return self._yours(s) or self.text(s)
        kind = f"{self.phrase(s, True, owned=False)}{self._after(s, controlled=False)}"
        return f"{kind} and {self.controller.does(s, 'control')} it"

    def takes_part(self) -> bool:
        told = self.trait or self.faction or self.not_faction or self.not_trait
        return self.participating and isinstance(self.controller, You) and not told

    def called(self) -> str:
        return self.name[0] if self.name else ""

    def in_play_only(self) -> bool:
        return self.zones == (PLAY,) and self.controller is None and not self.weakest

    def somebody(self, s: Speaker) -> str:
        """The noun phrase without that it is alone, which the sentence says."""
        s.certain = True
        phrase = self.phrase(s, True)
        s.certain = False
        return phrase + self._after(s, not self._says_owner(s), alone=False)

    def is_yours(self) -> bool:
        return isinstance(self.owner, You) or isinstance(self.controller, You)

    def whence(self, s: Speaker, whose: str = "a") -> str:
        if self.zones == (PLAY,):
            return ""
        if self.zones == (HAND,) and LOOKED_AT in s.named:
            return s.or_tight("that hand", "it")
        if s.short > 1 and self.zones == (DISCARD, DEAD):
            piles = "discard/dead pile"
        else:
            piles = " or ".join(_PILE_WORDS.get(zone, ZONE_NAMES[zone]) for zone in self.zones)
        if isinstance(self.owner, You) and not s.they and s.short > (self.zones != (HAND,)):
            return piles
        return f"{whose if self.owner is None else self.owner.whose(s)} {piles}"


_PILE_WORDS: Final = {DISCARD: "discard pile", DEAD: "dead pile", PLOTS: "plot deck", USED: "used pile"}
