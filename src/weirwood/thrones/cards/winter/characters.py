"""Neutral characters."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import (
    NIGHTS_WATCH,
    PROMOTIONAL,
    SPENT,
    WINTER,
    act,
    burnt,
    dying,
    passive,
    response,
    saving,
)

WINTER.character(
    "R133 Benjen Stark",
    NEUTRAL,
    UNIQUE,
    HE,
    cost=4,
    strength=3,
    icons="",
    traits="Night's Watch",
    keywords="no attachments, stealth, doomed",
).has(
    dying(
        Switch(Pick(Cards(PLOT, zones=(USED,), owner=YOU)), Pick(Cards(PLOT, zones=(PLOTS,), owner=YOU))), cost=InfluenceCost(2)
    )
)
WINTER.character(
    "R134 Jon Snow",
    NEUTRAL,
    UNIQUE,
    HE,
    cost=3,
    strength=2,
    icons="",
    traits="Night's Watch",
    keywords="no attachments except Weapon, deadly",
).has(saving(THIS, cost=KillCost(Cards(CHARACTER, trait=NIGHTS_WATCH, controller=YOU, other=True), can_be_saved=False)))
WINTER.character(
    "R135 Jaqen H'ghar", NEUTRAL, UNIQUE, HE, cost=4, strength=3, icons="MI", traits="Ally", keywords="stealth, deadly"
).has(
    response(
        is_saved(Cards(CHARACTER)),
        Kill(Choose(Cards(CHARACTER, besides=IT, strength_at_most=StrengthOf(IT)))),
        cost=InfluenceCost(2),
    )
)
WINTER.character("U136 Lord of Bones", NEUTRAL, UNIQUE, HE, cost=3, strength=3, icons="MP", traits="Wildling").has(
    constant(Immune(THIS, CHARACTER)),
    act("", UntilEnd(PHASE, Blank(Choose(Cards(LOCATION, limited=False)), but_traits=False)), cost=InfluenceCost(2)),
)
WINTER.character("U137 Mag the Mighty", NEUTRAL, cost=4, strength=4, icons="M", traits="Wildling", keywords="deadly").has(
    act("challenges", UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER, trait="Wildling")), +1)), cost=InfluenceCost(1))
)
WINTER.character(
    "R138 Mance Rayder", NEUTRAL, UNIQUE, HE, cost=3, strength=3, icons="MIP", traits="Lord. Wildling. King", keywords="doomed"
).has(
    constant(MayPayPenalty(Cards(CHARACTER, trait="Wildling"), 2)),
    response(
        YouMarshal(Cards(CHARACTER, trait="Wildling"), penalty=True),
        Discard(Choose(Cards(LOCATION, limited=False, cost_at_most=Number(3)))),
    ),
)
WINTER.character(
    "R139 Pypar", NEUTRAL, UNIQUE, HE, cost=2, strength=1, icons="", traits="Night's Watch", keywords="no attachments"
).has(response(you_win(with_cards=THIS), Draw(3), when=ThereIs(Cards(PLOT, trait="Others"))))
WINTER.character("R140 Ygritte", NEUTRAL, UNIQUE, SHE, cost=3, strength=2, icons="MP", traits="Wildling").has(
    response(YouMarshal(THIS), TakeControl(Choose(Cards(CHARACTER, trait=NIGHTS_WATCH))))
)
WINTER.character(
    "U141 Janos Slynt", NEUTRAL, UNIQUE, HE, cost=3, strength=2, icons="I", traits="Night's Watch. Ally", keywords="stealth"
).has(act("", UntilEnd(PHASE, GainIcon(Choose(Cards(CHARACTER, trait=NIGHTS_WATCH)), INTRIGUE)), limit=limit(1, PHASE)))
WINTER.character("C142 Fallen Brother", NEUTRAL, cost=2, strength=3, icons="M", traits="Night's Watch").has(
    passive(YouMarshal(THIS), UnlessInfluence(1, YOU, Discard(ChooseThen(Cards(CHARACTER, trait=(NIGHTS_WATCH, "Wildling"))))))
)
WINTER.character(
    "C143 Mammoth Rampager", NEUTRAL, cost=4, strength=3, icons="M", traits="Army. Wildling", keywords="no attachments, deadly"
).has(passive(YouMarshal(THIS), Discard(Choose(Cards(CHARACTER, controller=YOU), by=EACH_PLAYER))))
WINTER.character("C144 Roving Pillagers", NEUTRAL, cost=3, strength=2, icons="MP", traits="Clansman").has(
    constant(MayPayPenalty(THIS, 1)), response(YouMarshal(THIS, penalty=True), Discard(Choose(Cards(LOCATION, limited=False))))
)
WINTER.character(
    "C145 Ruthless Defender", NEUTRAL, cost=2, strength=2, icons="M", traits="Night's Watch", keywords="no attachments"
).has(constant(GainIcon(THIS, INTRIGUE, POWER), Strength(THIS, +1), when=ThereIs(Cards(PLOT, trait="Others"))))
WINTER.character("C146 Student of Coin", NEUTRAL, cost=2, strength=0, icons="I", traits="Maester").has(
    passive(reveals_plot(YOU), Draw(1))
)
WINTER.character(
    "C147 Veteran Builder", NEUTRAL, cost=2, strength=2, icons="M", traits="Night's Watch", keywords="no attachments"
).has(constant(MayPayPenalty(THIS, 1)), response(YouMarshal(THIS, penalty=True), GainPower(THIS, 2)))
WINTER.character(
    "U148 War Giant", NEUTRAL, cost=5, strength=4, icons="M", traits="Wildling", keywords="no attachments, deadly"
).has(response(you_win(total=8), Stand(Each(Cards(CHARACTER, trait="Wildling")))))
WINTER.character(
    "U149 War Mammoth", NEUTRAL, cost=5, strength=4, icons="M", traits="Creature. Wildling", keywords="no attachments, deadly"
).has(response(you_win(with_cards=THIS, total=8), Search(Cards(name=("War Mammoth", "War Giant")), into_play=True)))
WINTER.character("C150 Wildling Emissary", NEUTRAL, cost=2, strength=2, icons="P", traits="Wildling").has(
    response(you_win(POWER, with_cards=THIS), Discard(Choose(Cards(LOCATION, cost_at_most=Number(3)))), cost=SPENT)
)
WINTER.character("C151 Wildling Messenger", NEUTRAL, cost=2, strength=2, icons="I", traits="Wildling").has(
    response(you_win(INTRIGUE, with_cards=THIS), Draw(3), cost=SPENT)
)
WINTER.character("C152 Wildling Scout", NEUTRAL, cost=2, strength=2, icons="M", traits="Wildling").has(
    response(you_win(MILITARY, with_cards=THIS), Kill(Choose(Cards(CHARACTER, strength_at_most=Number(3)))), cost=SPENT)
)
PROMOTIONAL.character(
    "P1 Skirling Berserker", NEUTRAL, cost=2, strength=1, icons="M", traits="Wildling", keywords="no attachments"
).has(response(killed_or_discarded(Cards(CHARACTER, trait="Wildling")), burnt(Choose(Cards(CHARACTER)), 1)))
PROMOTIONAL.character("P3 Lady of Riverrun", NEUTRAL, cost=3, strength=3, icons="IP", traits="Lady").has(
    constant(GainTrait(Each(Cards(CHARACTER)), "House Tully"))
)
PROMOTIONAL.character(
    "P5 Personal Guard", NEUTRAL, cost=2, strength=1, icons="MP", traits="Traitor. Ally", keywords="deadly"
).has(
    response(
        EntersPlay(AnyKind(Itself(), Cards(name="Varys")), from_hand=True), Kneel(Choose(Cards(CHARACTER, not_trait="Army")))
    )
)
PROMOTIONAL.character(
    "P6 Ghost", NEUTRAL, UNIQUE, cost=3, strength=2, icons="M", traits="Creature. Direwolf", keywords="no attachments"
).has(
    act(
        "challenges",
        Kill(Choose(Cards(CHARACTER, defending=True))),
        cost=SPENT,
        only=Both(Participates(THIS), ThereIs(Cards(name="Jon Snow", participating=True, controller=YOU))),
    )
)
PROMOTIONAL.character("P7 Band of Free Folk", NEUTRAL, cost=2, strength=2, icons="M", traits="Wildling").has(
    constant(
        is_discarded(THIS), when=MoreThan(Count(Cards(CHARACTER, trait=NIGHTS_WATCH)), Count(Cards(CHARACTER, trait="Wildling")))
    ),
    constant(
        cannot_be_killed(THIS),
        GainIcon(THIS, POWER),
        GainKeyword(THIS, STEALTH),
        when=MoreThan(Count(Cards(CHARACTER, trait="Wildling")), Count(Cards(CHARACTER, trait=NIGHTS_WATCH))),
    ),
)
PROMOTIONAL.character(
    "P11 Old Bear Mormont", NEUTRAL, UNIQUE, HE, cost=2, strength=2, icons="MP", traits="Night's Watch", keywords="no attachments"
).has(
    act("", Stand(Choose(Cards(CHARACTER, trait=(NIGHTS_WATCH, "Lord"), other=True))), cost=KneelCost(THIS)),
    response(killed(Cards(CHARACTER, controller=YOU)), Stand(THIS)),
)
PROMOTIONAL.character("P12 Wildling Elder", NEUTRAL, cost=1, strength=1, icons="MI", traits="Wildling").has(
    act(
        "",
        ChooseCards(Choose(Cards(LOCATION))),
        If(Standing(CHOSEN), Kneel(CHOSEN), otherwise=(ReturnToHand(CHOSEN),)),
        cost=KillCost(Cards(CHARACTER, trait="Wildling", controller=YOU), can_be_saved=False),
    )
)
PROMOTIONAL.character("P13 Martyr for the Realm", NEUTRAL, cost=3, strength=3, icons="IP", traits="Ally").has(
    dying(Search(Cards(name="The Iron Throne"), into_play=True, or_discard=True))
)
