"""House Targaryen of the Core Set."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character
from weirwood.thrones.engine.nodes import Effect, Target


def _burned(target: Target, by: int) -> Effect:
    """Fire: until the end of the phase a character gets less strength and is killed if it is 0."""
    return UntilEnd(PHASE, Strength(target, by), is_killed_at_zero(target))


def _stormborn_gain(keyword: int) -> Ability:
    """What a dragon gives the Stormborn."""
    return constant(GainKeyword(Each(Cards(CHARACTER, trait="Stormborn", controller=YOU)), keyword))


CORE.character(
    "01160 Daenerys Targaryen",
    "targaryen",
    UNIQUE,
    SHE,
    LOYAL,
    cost=7,
    strength=5,
    icons="IP",
    traits="Lady. Stormborn",
    keywords="insight",
).has(constant(Strength(Each(Cards(CHARACTER, participating=True, controller=THE_OPPOSING_PLAYER)), -1), when=Standing(THIS)))
CORE.character(
    "01161 Drogon", "targaryen", UNIQUE, cost=3, strength=4, icons="M", traits="Dragon. Hatchling", keywords="no attachments"
).has(_stormborn_gain(RENOWN))
CORE.character(
    "01162 Khal Drogo", "targaryen", UNIQUE, HE, LOYAL, cost=6, strength=5, icons="MP", traits="Dothraki. Lord", keywords="renown"
).has(constant(ExtraChallenge(MILITARY)))
CORE.character("01163 Magister Illyrio", "targaryen", UNIQUE, HE, cost=5, strength=4, icons="IP", traits="Lord. Merchant").has(
    action(Stand(Choose(Cards(CHARACTER))), cost=PayGold(2), limit=limit(1, PHASE))
)
CORE.character(
    "01164 Rhaegal", "targaryen", UNIQUE, cost=3, strength=3, icons="MI", traits="Dragon. Hatchling", keywords="no attachments"
).has(
    reaction(
        you_win(with_cards=Cards(CHARACTER, trait="Stormborn", controller=YOU)),
        Stand(Choose(Cards(CHARACTER, trait="Stormborn"))),
        limit=limit(1, PHASE),
    )
)
CORE.character(
    "01165 Ser Jorah Mormont",
    "targaryen",
    UNIQUE,
    HE,
    cost=2,
    strength=4,
    icons="MI",
    traits="Companion. Knight",
    keywords="renown",
).has(
    constant(is_sacrificed(THIS), when=AtLeast(TokensOn(THIS, "betrayal"), 3)),
    forced_reaction(you_win(with_cards=THIS), PlaceToken("betrayal", THIS)),
)
CORE.character(
    "01166 Viserion", "targaryen", UNIQUE, cost=2, strength=2, icons="MP", traits="Dragon. Hatchling", keywords="no attachments"
).has(_stormborn_gain(STEALTH))
CORE.character("01167 Viserys Targaryen", "targaryen", UNIQUE, HE, LOYAL, cost=1, strength=1, icons="P", traits="Lord").has(
    interrupt(leaves_play(THIS), Discard(Choose(Cards(ATTACHMENT))))
)
CORE.character(
    "01168 Braided Warrior",
    "targaryen",
    cost=2,
    strength=3,
    icons="M",
    traits="Dothraki",
    keywords="no attachments except Weapon",
)
CORE.character("01169 Handmaiden", "targaryen", cost=2, strength=1, icons="IP", traits="Ally. Companion").has(
    action(Stand(Choose(Cards(CHARACTER, trait="Lady"))), cost=SacrificeCost(THIS))
)
CORE.character("01170 Targaryen Loyalist", "targaryen", cost=1, strength=1, icons="P", traits="Ally").has(
    cheaper_character("targaryen")
)
CORE.character(
    "01171 Unsullied", "targaryen", cost=4, strength=3, icons="MP", traits="Army", keywords="no attachments except Weapon"
).has(constant(Strength(Each(Cards(CHARACTER, defending=True)), -1), when=Participates(THIS, role=ATTACKER)))
CORE.attachment("01172 Drogo's Arakh", "targaryen", UNIQUE, cost=2, traits="Weapon", on=Cards(CHARACTER, trait="Dothraki")).has(
    constant(Strength(HOST, +2)),
    constant(does_not_kneel_to_attack(HOST, first=FirstChallenge(MILITARY)), when=Is(HOST, Cards(name="Khal Drogo"))),
)
CORE.location("01173 Plaza of Punishment", "targaryen", UNIQUE, LOYAL, cost=3, traits="Astapor").has(
    reaction(you_win(POWER), _burned(Choose(Cards(CHARACTER, no_attachments=True)), -2), cost=KneelCost(THIS))
)
CORE.location("01174 Dothraki Sea", "targaryen", UNIQUE, cost=1, traits="Essos").has(
    reaction(
        you_win(POWER),
        PutIntoPlay(Pick(Cards(CHARACTER, trait="Dothraki", zones=(HAND,), owner=YOU))),
        AtEnd(PHASE, If(StillInPlay(THOSE), ReturnToHand(THOSE, can_be_saved=False))),
        cost=SacrificeCost(THIS),
    )
)
CORE.location("01175 Illyrio's Estate", "targaryen", cost=0, traits="Pentos", keywords="limited").has(cheaper_card("targaryen"))
CORE.event("01176 Dracarys!", "targaryen", LOYAL, cost=1).has(
    action(
        _burned(Choose(Cards(CHARACTER, participating=True)), -4),
        cost=KneelCost(AnyKind(Cards(CHARACTER, trait="Dragon"), Cards(name="Daenerys Targaryen"))),
    )
)
CORE.event("01177 Fire and Blood", "targaryen", LOYAL, cost=1).has(
    action(
        ChooseCards(Choose(Cards(CHARACTER, faction="targaryen", unique=True, zones=(DEAD,), owner=YOU))),
        If(
            Is(CHOSEN, Cards(CHARACTER, trait="Hatchling")),
            Either(ShuffleIntoDeck(CHOSEN), PutIntoPlay(CHOSEN)),
            otherwise=(ShuffleIntoDeck(CHOSEN),),
        ),
        phase="challenges",
    )
)
CORE.event("01178 Waking the Dragon", "targaryen", cost=0).has(
    action(
        Stand(Choose(Cards(CHARACTER, faction="targaryen", unique=True, controller=YOU))),
        AtEnd(PHASE, If(StillInPlay(CHOSEN), ReturnToHand(CHOSEN))),
    )
)
