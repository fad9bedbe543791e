"""Cards of No Middle Ground."""

from typing import Final

from weirwood.thrones.ability import *

NO_MIDDLE_GROUND: Final = Pack("second", "NMG", "No Middle Ground")

_MORTALS: Final = Each(Cards(CHARACTER, not_trait="Dragon"))
NO_MIDDLE_GROUND.character(
    "02061 Hodor", "stark", UNIQUE, HE, LOYAL, cost=2, strength=4, icons="MP", traits="Companion", keywords="no attachments"
).has(
    constant(cannot_be_declared_as_attacker(THIS), when=ThereIs(Cards(name="Bran Stark", controller=YOU), never=True)),
    constant(does_not_count_for_dominance(THIS)),
)
NO_MIDDLE_GROUND.plot(
    "02062 Wardens of the North", LOYAL, gold=5, initiative=5, claim=1, reserve=5, traits="War", faction="stark", deck_limit=1
).has(
    action(
        JoinChallenge(Paid()),
        cost=KneelCost(Cards(CHARACTER, faction="stark", other=True)),
        phase="challenges",
        only=DuringChallenge(with_cards=Cards(CHARACTER, faction="stark", participating=True, controller=YOU)),
        limit=limit(2, ROUND),
    )
)
NO_MIDDLE_GROUND.character(
    "02063 Ser Horas Redwyne", "tyrell", UNIQUE, HE, cost=5, strength=4, icons="MP", traits="House Redwyne. Knight"
).has(reaction(is_knelt(THIS), Stand(Choose(Cards(CHARACTER, trait="Lady")))))
NO_MIDDLE_GROUND.location(
    "02064 The Arbor", "tyrell", UNIQUE, LOYAL, cost=4, traits="House Redwyne", keywords="limited", income=3
)
NO_MIDDLE_GROUND.character(
    "02065 Halder",
    "thenightswatch",
    UNIQUE,
    HE,
    cost=3,
    strength=2,
    icons="P",
    traits="Builder",
    keywords="no attachments except Weapon",
).has(
    action(
        UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER, faction="thenightswatch")), +1)),
        cost=KneelCost(Cards(LOCATION, ATTACHMENT, faction="thenightswatch")),
    )
)
NO_MIDDLE_GROUND.event("02066 The Watcher on the Walls", "thenightswatch", LOYAL, cost=1, traits="Ranger").has(
    action(
        Kill(Each(Cards(CHARACTER, attacking=True))),
        cost=KneelCost(Cards(CHARACTER, trait="Ranger"), 2),
        phase="challenges",
        only=DuringChallenge(MILITARY),
    )
)
NO_MIDDLE_GROUND.plot(
    "02067 For the Watch!",
    LOYAL,
    gold=4,
    initiative=6,
    claim=1,
    reserve=6,
    traits="Siege",
    faction="thenightswatch",
    deck_limit=1,
).has(constant(CannotLose(), when=NthChallenge(1, against_you=True)))
NO_MIDDLE_GROUND.character("02068 Gendry", "baratheon", UNIQUE, HE, cost=4, strength=4, icons="MP", traits="Bastard").has(
    reaction(wins_dominance(YOU), GainPower(THIS)),
    forced_reaction(
        wins_dominance(AN_OPPONENT),
        May(LosePower(THIS), otherwise=(Sacrifice(Pick(Cards(CHARACTER, trait="Bastard", controller=YOU))),)),
    ),
)
NO_MIDDLE_GROUND.location("02069 Tobho Mott's Armory", "baratheon", UNIQUE, LOYAL, cost=2, traits="King's Landing").has(
    reaction(wins_dominance(YOU), Draw(1), cost=KneelCost(THIS))
)
NO_MIDDLE_GROUND.character("02070 Red Cloaks", "lannister", cost=2, strength=2, icons="MI", traits="Army. Mercenary").has(
    constant(Strength(THIS, TokensOn(THIS, "gold")), when=DuringChallenge(INTRIGUE)),
    action(PlaceGold(THIS), limit=limit(1, PHASE)),
)
_PAYER: Final = ControllerOf(HOST)
NO_MIDDLE_GROUND.attachment(
    "02071 Paid Off", "lannister", cost=1, traits="Condition", keywords="ambush 1", on=Cards(CHARACTER, controller=AN_OPPONENT)
).has(reaction(you_win(INTRIGUE), Kneel(HOST), Then(May(GiveGold(1, _PAYER), Then(Stand(HOST)), who=_PAYER))))
NO_MIDDLE_GROUND.character(
    "02072 Priest of the Drowned God", "greyjoy", cost=3, strength=2, icons="IP", traits="Drowned God"
).has(constant(Strength(Each(Cards(CHARACTER, trait="Drowned God", controller=YOU)), +1)))
NO_MIDDLE_GROUND.event("02073 Loot", "greyjoy", cost=X_COST).has(
    reaction(you_win(unopposed=True), Discard(Top(THE_LOSER, by_x=True)), purse=THE_LOSER)
)
NO_MIDDLE_GROUND.character(
    "02074 Dothraki Outriders",
    "targaryen",
    cost=8,
    strength=7,
    icons="MP",
    traits="Army. Dothraki",
    keywords="no attachments, pillage",
).has(constant(ThisCostsLess(Count(Cards(CHARACTER, trait="Dothraki", controller=YOU)))))
NO_MIDDLE_GROUND.plot(
    "02075 Blood of the Dragon",
    LOYAL,
    gold=2,
    initiative=2,
    claim=1,
    reserve=5,
    traits="Legacy",
    faction="targaryen",
    deck_limit=1,
).has(constant(Strength(_MORTALS, -1), is_killed_at_zero(_MORTALS)))
NO_MIDDLE_GROUND.character(
    "02076 Maester of Starfall", "martell", cost=3, strength=3, icons="P", traits="House Dayne. Maester"
).has(
    action(
        ChooseCards(Choose(Cards(CHARACTER))),
        NameKeyword(INSIGHT, INTIMIDATE, PILLAGE, RENOWN),
        UntilEnd(PHASE, LoseKeyword(CHOSEN)),
        cost=KneelCost(THIS),
        phase="challenges",
    )
)
NO_MIDDLE_GROUND.attachment(
    "02077 Condemned", "martell", cost=1, traits="Condition", on=Cards(CHARACTER, controller=AN_OPPONENT)
).has(constant(LoseIcon(HOST, POWER)))
NO_MIDDLE_GROUND.character("02078 Wildling Scout", "neutral", cost=2, strength=2, icons="I", traits="Wildling").has(
    action(UntilEnd(PHASE, GainKeyword(Choose(Cards(CHARACTER)), STEALTH)), cost=SacrificeCost(THIS))
)
NO_MIDDLE_GROUND.plot(
    "02079 The First Snow of Winter", gold=3, initiative=5, claim=1, reserve=6, traits="Omen. Winter", deck_limit=1
).has(forced_reaction(phase_begins("challenges"), ReturnToHand(Each(Cards(CHARACTER, cost_at_most=Number(3))))))
NO_MIDDLE_GROUND.plot("02080 Wraiths in Their Midst", gold=4, initiative=1, claim=1, reserve=5, traits="Winter").has(
    constant(PlotValue(RESERVE, -2, EACH_OPPONENT, minimum=2))
)
