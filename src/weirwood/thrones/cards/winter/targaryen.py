"""The cards of House Targaryen, those of its starter deck included."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import (
    DOOM,
    SPENT,
    TARGARYEN,
    TARGARYEN_STARTER,
    WINTER,
    act,
    burnt,
    heir,
    passive,
    reducer,
    response,
    throne,
)
from weirwood.thrones.engine.card import Card


def _home() -> Ability:
    """A dragon returns to its owner's hand, as a character or as an attachment."""
    return act("", ReturnToHand(THIS), cost=InfluenceCost(1))


def _alights(side: Card) -> Ability:
    """A dragon is attached to a character."""
    return act("challenges", AttachAs(side, Cards(CHARACTER, other=True)), cost=InfluenceCost(1))


def _hatch(dragon: str) -> Ability:
    """A hatchling grows up: it becomes a duplicate of its dragon."""
    grown = Cards(name=dragon, controller=YOU)
    return passive(EntersPlay(AnyKind(Itself(), grown)), BecomeDuplicate(grown))


_DROGON = attachment_side("Condition", constant(Strength(HOST, -5)), _home())
_RHAEGAL = attachment_side("Condition", constant(cannot_be_killed(HOST)), _home())
_VISERION = attachment_side(
    "Condition",
    constant(Strength(HOST, +3), GainKeyword(HOST, STEALTH), GainKeyword(HOST, RENOWN), GainKeyword(HOST, DEADLY)),
    _home(),
)


WINTER.attachment("R85 Ruler of Meereen", TARGARYEN, cost=0, traits="Title").has(
    constant(
        GainKeyword(HOST, RENOWN),
        Strength(HOST, +1),
        cannot_be_killed(HOST),
        when=Is(HOST, Cards(CHARACTER, most_attachments=True)),
    )
)
WINTER.character("U86 Daenerys Targaryen", TARGARYEN, UNIQUE, SHE, cost=3, strength=3, icons="IP", traits="Lady").has(
    constant(Strength(Each(Cards(CHARACTER, controller=YOU)), +1))
)
WINTER.character(
    "R87 Drogon",
    TARGARYEN,
    UNIQUE,
    cost=5,
    strength=5,
    icons="MP",
    traits="Creature. Dragon",
    keywords="no attachments, deadly, doomed",
    other_side=_DROGON,
).has(_alights(_DROGON), _home())
WINTER.character(
    "U88 Khal Drogo", TARGARYEN, UNIQUE, HE, cost=4, strength=3, icons="MP", traits="Lord. Dothraki", keywords="deadly, doomed"
).has(
    act(
        "challenges",
        Discard(Choose(Cards(CHARACTER, defending=True)), can_be_saved=False),
        cost=InfluenceCost(3),
        only=Participates(THIS),
    )
)
WINTER.character(
    "R89 Rhaegal",
    TARGARYEN,
    UNIQUE,
    cost=5,
    strength=5,
    icons="MP",
    traits="Creature. Dragon",
    keywords="no attachments, deadly, doomed",
    other_side=_RHAEGAL,
).has(_alights(_RHAEGAL), _home())
WINTER.character("U90 Ser Jorah Mormont", TARGARYEN, UNIQUE, HE, cost=3, strength=3, icons="MI", traits="Knight").has(
    constant(Immune(THIS, CHARACTER)),
    response(EntersPlay(THIS), Discard(Choose(Cards(ATTACHMENT, attached_to=Cards(CHARACTER, controller=AN_OPPONENT))))),
)
WINTER.character(
    "R91 Viserion",
    TARGARYEN,
    UNIQUE,
    cost=5,
    strength=5,
    icons="MP",
    traits="Creature. Dragon",
    keywords="no attachments, deadly, doomed",
    other_side=_VISERION,
).has(_alights(_VISERION), _home())
WINTER.character("U92 Viserys Targaryen", TARGARYEN, UNIQUE, HE, cost=1, strength=1, icons="P", traits="Lord").has(
    constant(cannot_be_saved(THIS)),
    passive(EntersPlay(Cards(CHARACTER)), GainPower(THIS), limit=limit(4, PHASE)),
    constant(is_discarded(THIS), when=AtLeast(PowerOn(THIS), 4)),
)
WINTER.character("R93 Lesser Ko", TARGARYEN, PERPETUAL, cost=3, strength=3, icons="M", traits="Dothraki").has(
    constant(cannot_be_lowered(THIS)), heir()
)
WINTER.character("C94 Free Cities Trader", TARGARYEN, cost=2, strength=0, icons="IP", traits="Qartheen").has(
    constant(Strength(THIS, Count(Cards(ATTACHMENT, attached_to=Itself()), 2)))
)
WINTER.character("C95 Half-Trained Youth", TARGARYEN, cost=1, strength=1, icons="M", traits="Unsullied").has(
    response(you_win(), burnt(Choose(Cards(CHARACTER, no_attachments=True)), 1), cost=KneelCost(THIS))
)
WINTER.character("C96 Eastern Mercenary", TARGARYEN, cost=3, strength=2, icons="MIP", traits="Mercenary. Asshai").has(
    constant(GainKeyword(THIS, STEALTH), when=HasAttachment(THIS))
)
WINTER.character("U97 Upstart Slave", TARGARYEN, cost=2, strength=2, icons="M", traits="Ally").has(
    constant(Strength(THIS, +3), when=DOOM)
)
WINTER.character(
    "C98 Warlock's Servitors", TARGARYEN, cost=4, strength=3, icons="MP", traits="Army. Unsullied", keywords="deadly"
).has(constant(Immune(THIS, CHARACTER)))
WINTER.location("R99 Great Pyramid of Meereen", TARGARYEN, UNIQUE, cost=3, traits="The East", keywords="deathbound, doomed").has(
    constant(CountsAsDoomed(1, EACH_OPPONENT))
)
WINTER.location("U100 The Iron Throne", TARGARYEN, UNIQUE, cost=3, traits="King's Landing").has(
    throne(ReturnToHand(Pick(Cards(ATTACHMENT, faction=TARGARYEN, zones=(DISCARD,), owner=YOU))))
)
WINTER.location("C101 Dothraki Sea", TARGARYEN, cost=1, traits="The East").has(
    act("dominance", burnt(Choose(Cards(CHARACTER, no_attachments=True)), 1), cost=KneelCost(THIS))
)
WINTER.location("C102 Eastern Fiefdoms", TARGARYEN, cost=1, traits="Free Cities", keywords="limited", influence=1).has(
    reducer(TARGARYEN)
)
WINTER.location("C103 Ghiscari Outpost", TARGARYEN, cost=0, traits="The East", keywords="deathbound, doomed").has(
    reducer(TARGARYEN)
)
WINTER.location("R104 Plaza of Punishment", TARGARYEN, cost=3, traits="The East").has(
    act("challenges", burnt(Choose(Cards(CHARACTER, participating=True, no_attachments=True)), 3), cost=SPENT)
)
WINTER.location("U105 Xaro's Home", TARGARYEN, UNIQUE, cost=0, traits="Free Cities").has(
    response(YouMarshal(Cards(ATTACHMENT)), Draw(1), cost=InfluenceCost(1))
)
WINTER.plot("U222 Fire and Blood", gold=3, initiative=5, claim=1, faction=TARGARYEN, only_for=TARGARYEN).has(
    when_revealed(May(ReturnToHand(ChooseThen(Cards(CHARACTER, controller=YOU)))))
)
TARGARYEN_STARTER.character("T10 Astapori Guildmaster", TARGARYEN, cost=2, strength=1, icons="MI", traits="Mercenary").has(
    response(YouMarshal(THIS), ReturnToHand(Choose(Cards(CHARACTER, trait="Ally"))))
)
TARGARYEN_STARTER.character("T11 Drogo's Bloodrider", TARGARYEN, cost=3, strength=3, icons="MP", traits="Dothraki").has(
    constant(Strength(THIS, +2), cannot_be_discarded(THIS), when=ControlsOnly(TARGARYEN))
)
TARGARYEN_STARTER.character("T12 Naathi Handmaiden", TARGARYEN, cost=1, strength=1, icons="IP", traits="Ally").has(
    constant(Strength(THIS, +1), when=ThereIs(Cards(CHARACTER, trait=("Dragon", "Dothraki"), controller=YOU)))
)
TARGARYEN_STARTER.character("T13 Pentoshi Mercenaries", TARGARYEN, cost=3, strength=2, icons="MP", traits="Army. Ally").has(
    constant(does_not_kneel_to_fight(THIS), when=HasAttachment(THIS))
)
TARGARYEN_STARTER.character(
    "T14 Black Hatchling", TARGARYEN, UNIQUE, cost=1, strength=1, icons="MP", traits="Creature. Dragon", keywords="no attachments"
).has(_hatch("Drogon"))
TARGARYEN_STARTER.character(
    "T15 Green Hatchling", TARGARYEN, UNIQUE, cost=1, strength=1, icons="MP", traits="Creature. Dragon", keywords="no attachments"
).has(_hatch("Rhaegal"))
TARGARYEN_STARTER.character(
    "T16 Jhogo", TARGARYEN, UNIQUE, HE, cost=3, strength=3, icons="MP", traits="Dothraki. Queensguard", keywords="stealth"
).has(constant(Strength(THIS, +2), when=HasAttachment(THIS, Cards(ATTACHMENT, trait="Weapon"))))
TARGARYEN_STARTER.character(
    "T17 White Hatchling", TARGARYEN, UNIQUE, cost=1, strength=1, icons="MP", traits="Creature. Dragon", keywords="no attachments"
).has(_hatch("Viserion"))
TARGARYEN_STARTER.character("T18 The Good Masters", TARGARYEN, cost=3, strength=3, icons="MP", traits="Army. Qartheen").has(
    constant(Immune(THIS, EVENT, opponents=True), when=Exactly(Count(Cards(CHARACTER, trait="Dragon", controller=YOU)), 1))
)
TARGARYEN_STARTER.attachment("T19 Under the Guild's Sway", TARGARYEN, cost=2, traits="Condition").has(
    constant(SetStrength(HOST, 0), when=Participates(HOST, DEFENDER))
)
TARGARYEN_STARTER.attachment("T20 Wisdom of the East", TARGARYEN, cost=0, traits="Skill").has(
    constant(GainIcon(HOST, MILITARY, INTRIGUE, POWER), when=Is(HOST, Cards(CHARACTER, faction=TARGARYEN)))
)
TARGARYEN_STARTER.attachment("T21 Fleeing the Flames", TARGARYEN, cost=1, traits="Condition").has(
    response(you_win(by=4), UntilEnd(PHASE, Strength(HOST, -2), is_killed_at_zero(HOST)))
)
TARGARYEN_STARTER.attachment("T22 Dothraki Whip", TARGARYEN, cost=1, traits="Weapon", on=Cards(CHARACTER, trait="Dothraki")).has(
    constant(CannotTrigger(EACH_OPPONENT), when=Participates(HOST))
)
TARGARYEN_STARTER.attachment("T23 Poisoned Wine", TARGARYEN, cost=2, traits="Item").has(
    constant(Strength(HOST, -2)), act("", MoveAttachment(THIS, Cards(CHARACTER)), cost=InfluenceCost(1))
)
TARGARYEN_STARTER.location("T30 Meereen Audience Chamber", TARGARYEN, cost=0, traits="The East").has(
    constant(is_discarded(THIS), when=ThereIs(Cards(CHARACTER, foreign=TARGARYEN, controller=YOU))), reducer(TARGARYEN)
)
TARGARYEN_STARTER.location("T31 Myrish Villa", TARGARYEN, cost=1, traits="Free Cities").has(
    act("", PutIntoPlay(THIS), cost=InfluenceCost(1), zone=HAND), reducer(TARGARYEN)
)
TARGARYEN_STARTER.plot("T53 Beggar King", gold=4, initiative=2, claim=1, faction=TARGARYEN, only_for=TARGARYEN).has(
    constant(CostsLess(Cards(ATTACHMENT), 1, YOU))
)
