"""More cards that no pack prints, for the clauses from modifiers to set-up. Every scene finds them by name."""

from typing import Final

from weirwood.thrones.ability.card_triggers import Deed, OfCard, killed
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.costs import KneelCost, SacrificeCost
from weirwood.thrones.ability.effects.answers import Cancel, InsteadOfDeadPile
from weirwood.thrones.ability.effects.branches import May
from weirwood.thrones.ability.effects.entering import PutIntoPlay
from weirwood.thrones.ability.effects.looking import RevealCards
from weirwood.thrones.ability.effects.moving import MoveAttachment, TakeControl
from weirwood.thrones.ability.effects.on_cards import Discard, Kill, Kneel
from weirwood.thrones.ability.effects.on_players import Draw, GainGold
from weirwood.thrones.ability.effects.power import MovePower
from weirwood.thrones.ability.flow import UntilEnd
from weirwood.thrones.ability.headings import action, constant, interrupt, reaction
from weirwood.thrones.ability.modifiers import GainNoAttachments, HalveStrength, SetStrength, Strength
from weirwood.thrones.ability.of_players import FactionCard, Top
from weirwood.thrones.ability.operands import HOST, THIS, Choose, Each, Pick
from weirwood.thrones.ability.players import AN_OPPONENT, YOU
from weirwood.thrones.ability.triggers import you_win
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.engine.words import (
    ATTACHMENT,
    CHALLENGE,
    CHARACTER,
    DECK,
    DISCARD,
    HAND,
    LOCATION,
    PHASE,
    SACRIFICED,
)

MORE_TESTS: Final = Pack("second", "More tests")


def _anyone() -> Choose:
    return Choose(Cards(CHARACTER))


# Strength.
MORE_TESTS.event("t-bread Fresh Bread", "neutral", cost=0).has(
    action(UntilEnd(PHASE, Strength(_anyone(), +2)))
)
MORE_TESTS.event("t-wound Deep Wound", "neutral", cost=0).has(
    action(UntilEnd(PHASE, Strength(_anyone(), -4)))
)
MORE_TESTS.event("t-half Half Rations", "neutral", cost=0).has(
    action(UntilEnd(PHASE, HalveStrength(_anyone())))
)
MORE_TESTS.event("t-low Brought Low", "neutral", cost=0).has(
    action(UntilEnd(CHALLENGE, SetStrength(_anyone(), 2)))
)
MORE_TESTS.event("t-puffed Puffed Up", "neutral", cost=0).has(
    action(UntilEnd(CHALLENGE, SetStrength(_anyone(), 4)))
)
MORE_TESTS.event("t-bare Laid Bare", "neutral", cost=0).has(
    action(UntilEnd(PHASE, SetStrength(_anyone(), 0)))
)
MORE_TESTS.attachment("t-collar Iron Collar", "neutral", cost=0, traits="Item", keywords="ambush 0").has(
    constant(SetStrength(HOST, 1))
)
MORE_TESTS.attachment("t-crown Iron Crown", "neutral", cost=0, traits="Item", keywords="ambush 0").has(
    constant(SetStrength(HOST, 9))
)

# Moving.
MORE_TESTS.event("t-passed Passed On", "neutral", cost=0).has(
    action(MoveAttachment(Choose(Cards(ATTACHMENT)), Cards(CHARACTER, controller=YOU)))
)
MORE_TESTS.event("t-vain Vain Glory", "neutral", cost=0).has(
    action(MovePower(FactionCard(YOU), FactionCard(YOU)))
)

# Attachments that are barred.
MORE_TESTS.location("t-hall Bare Hall", "neutral", cost=0, keywords="ambush 0").has(
    constant(GainNoAttachments(Each(Cards(CHARACTER, controller=YOU))))
)
MORE_TESTS.character(
    "t-septon Unarmed Septon",
    "neutral",
    cost=2,
    strength=2,
    icons="I",
    traits="The Seven",
    keywords="no Weapon or Armor attachments",
)

# Factions, control and ownership.
MORE_TESTS.event("t-home Sent Home", "neutral", cost=0).has(
    action(Kneel(Choose(Cards(CHARACTER, in_faction=True))))
)
MORE_TESTS.event("t-exile Exiled", "neutral", cost=0).has(
    action(Kneel(Choose(Cards(CHARACTER, in_faction=False))))
)
MORE_TESTS.event("t-fallen The Great Fall", "neutral", cost=0).has(
    action(Discard(Choose(Cards(CHARACTER, LOCATION, unique=True))))
)
MORE_TESTS.event("t-cloak Turned Cloak", "neutral", cost=0).has(
    action(TakeControl(Choose(Cards(CHARACTER, controller=AN_OPPONENT))))
)
MORE_TESTS.event("t-forth Called Forth", "neutral", cost=0).has(
    action(PutIntoPlay(Pick(Cards(CHARACTER, zones=(HAND, DISCARD), controller=YOU))))
)

MORE_TESTS.event("t-unpacked Unpacked", "neutral", cost=0).has(
    action(PutIntoPlay(Pick(Cards(ATTACHMENT, zones=(HAND,), owner=YOU))))
)

# Windows and information.
MORE_TESTS.location("t-feud Blood Feud", "neutral", cost=1).has(
    reaction(killed(Cards(CHARACTER)), Kill(_anyone()), cost=KneelCost(THIS))
)
MORE_TESTS.event("t-glee Shared Glee", "neutral", cost=0).has(reaction(you_win(), GainGold(1)))
MORE_TESTS.location("t-book Open Book", "neutral", cost=1).has(
    action(RevealCards(Top(YOU)), May(Draw(1)), cost=KneelCost(THIS))
)
MORE_TESTS.event("t-stay Stayed Hand", "neutral", cost=0).has(
    interrupt(OfCard(Deed("is sacrificed", SACRIFICED), Cards()), Cancel())
)
MORE_TESTS.location("t-butcher Butcher's Block", "neutral", cost=1).has(
    action(GainGold(1), cost=SacrificeCost(Cards(CHARACTER, LOCATION)))
)
MORE_TESTS.event("t-judged Judged", "neutral", cost=0).has(action(Kill(_anyone())))
MORE_TESTS.event("t-doomed Doomed", "neutral", cost=0).has(action(Kill(_anyone(), can_be_saved=False)))
MORE_TESTS.location("t-shallow Shallow Grave", "neutral", cost=1).has(
    interrupt(killed(Cards(CHARACTER, controller=YOU)), InsteadOfDeadPile(DECK))
)
