"""Cards of Across the Seven Kingdoms."""

from typing import Final

from weirwood.thrones.ability import *

ACROSS_THE_SEVEN_KINGDOMS: Final = Pack("second", "AtSK", "Across the Seven Kingdoms")

ACROSS_THE_SEVEN_KINGDOMS.event("04001 The Dragon's Tail", "neutral", cost=0, traits="Omen").has(
    action(ChoosePlayer(AN_OPPONENT), Draw(2, YOU_AND_THAT_PLAYER))
)
ACROSS_THE_SEVEN_KINGDOMS.character(
    "04002 Robb Stark", "stark", UNIQUE, LOYAL, HE, cost=7, strength=5, icons="MP", traits="King. Lord", keywords="renown"
).has(
    constant(Strength(THIS, Count(Cards(CHARACTER, loyal=True, controller=YOU))), when=DuringChallenge(MILITARY)),
    action(
        ChooseCards(Choose(Cards(CHARACTER, participating=True, not_trait="King"))),
        Stand(CHOSEN),
        RemoveFromChallenge(CHOSEN),
        only=Participates(THIS, type=MILITARY),
        limit=limit(1, CHALLENGE),
    ),
)
ACROSS_THE_SEVEN_KINGDOMS.location("04003 Riverrun", "stark", UNIQUE, cost=2, traits="House Tully. The Riverlands").has(
    reaction(gets_power(Cards(CHARACTER, trait="House Tully")), GainPower(IT), cost=KneelCost(THIS))
)
ACROSS_THE_SEVEN_KINGDOMS.character(
    "04004 Ser Colen of Greenpools", "tyrell", UNIQUE, LOYAL, HE, cost=2, strength=1, icons="MP", traits="Knight"
).has(constant(Strength(THIS, 3), when=DuringChallenge(POWER)))
ACROSS_THE_SEVEN_KINGDOMS.location("04005 Bitterbridge Encampment", "tyrell", UNIQUE, LOYAL, cost=3, traits="The Reach").has(
    reaction(
        plot_is_revealed(Cards(PLOT, trait="Summer")),
        Kneel(THIS),
        Then(PutIntoPlay(Pick(Cards(CHARACTER, zones=(HAND,), owner=YOU), up_to=True, by=EACH_PLAYER))),
    )
)
ACROSS_THE_SEVEN_KINGDOMS.character(
    "04006 Arry", "thenightswatch", UNIQUE, LOYAL, SHE, cost=4, strength=3, icons="MI", traits="Recruit", keywords="ambush 4"
).has(
    constant(is_sacrificed(THIS), when=ThereIs(Cards(name="Arya Stark", controller=YOU))), action(Draw(1), cost=ReturnCost(THIS))
)
ACROSS_THE_SEVEN_KINGDOMS.location(
    "04007 White Tree", "thenightswatch", UNIQUE, LOYAL, cost=3, traits="Contested. The North"
).has(reaction(collects_income(AN_OPPONENT), MoveGold(1, PLAYER_OF_EVENT), cost=KneelCost(THIS)))
ACROSS_THE_SEVEN_KINGDOMS.character("04008 White Raven", "baratheon", cost=2, strength=1, icons="P", traits="Raven").has(
    forced_reaction(you_lose(POWER), Sacrifice(THIS)),
    reaction(wins_dominance(YOU), GainPower(FactionCard(YOU)), when=ThereIs(Cards(PLOT, trait=("Summer", "Winter")))),
)
ACROSS_THE_SEVEN_KINGDOMS.attachment(
    "04009 Ruby of R'hllor", "baratheon", UNIQUE, cost=3, traits="Item. R'hllor", on=Cards(CHARACTER, trait="R'hllor")
).has(
    reaction(
        you_win(INTRIGUE, role=ATTACKER, with_cards=HOST),
        NameCard(),
        RevealCards(Hand(THE_LOSER)),
        Discard(Each(OfThatName(THE_LOSER))),
    )
)
ACROSS_THE_SEVEN_KINGDOMS.character(
    "04010 Janos Slynt", "lannister", UNIQUE, LOYAL, HE, cost=5, strength=2, icons="MI", traits="Mercenary", keywords="intimidate"
).has(action(UntilEnd(PHASE, Strength(THIS, 2)), cost=PayGold(1)))
ACROSS_THE_SEVEN_KINGDOMS.event("04011 Levies at the Rock", "lannister", cost=0).has(
    reaction(ChallengeInitiated(against_you=True), MoveGold(Count(Cards(CHARACTER, attacking=True)), THE_ATTACKER, up_to=True))
)
ACROSS_THE_SEVEN_KINGDOMS.character("04012 Captain's Daughter", "greyjoy", cost=4, strength=2, icons="P", traits="Ally").has(
    reaction(
        EntersPlay(Cards(CHARACTER, loyal=False, other=True)),
        PlaceOnTop(IT),
        cost=(KneelCost(FactionCard(YOU)), SacrificeCost(THIS)),
    )
)
ACROSS_THE_SEVEN_KINGDOMS.location("04013 Pyke", "greyjoy", UNIQUE, LOYAL, cost=2, traits="Iron Islands").has(
    action(UntilEnd(PHASE, GainKeyword(Choose(Cards(CHARACTER)), STEALTH)), cost=KneelCost(THIS))
)
ACROSS_THE_SEVEN_KINGDOMS.character(
    "04014 Viserys Targaryen", "targaryen", UNIQUE, LOYAL, HE, cost=2, strength=1, icons="P", traits="King. Lord"
).has(
    constant(must_be_declared_as_defender(Each(Cards(CHARACTER, trait="King"))), when=Participates(THIS, ATTACKER)),
    interrupt(
        phase_ends("dominance"), GainPower(THIS), when=ThereIs(Cards(CHARACTER, trait="King", controller=AN_OPPONENT), never=True)
    ),
)
ACROSS_THE_SEVEN_KINGDOMS.event("04015 Shierak Qiya", "targaryen", cost=0, traits="Omen").has(
    reaction(you_win(POWER, by=5), Stand(Choose(Cards(CHARACTER, participating=True))), cost=KneelCost(FactionCard(YOU)))
)
ACROSS_THE_SEVEN_KINGDOMS.character(
    "04016 Harmen Uller", "martell", UNIQUE, HE, cost=6, strength=4, icons="MP", traits="House Uller. Lord", keywords="renown"
).has(constant(HandGainsAmbush(Cards(CHARACTER, trait="Sand Snake", zones=(HAND,), owner=YOU), less=1)))
ACROSS_THE_SEVEN_KINGDOMS.location("04017 Tower of the Sun", "martell", UNIQUE, LOYAL, cost=2, traits="Dorne").has(
    reaction(is_played(Cards(EVENT)), GainGold(1), limit=limit(1, PHASE))
)
ACROSS_THE_SEVEN_KINGDOMS.character("04018 Pyromancers", "neutral", cost=5, strength=2, icons="I", traits="Ally").has(
    action(
        Discard(Choose(Cards(LOCATION, limited=False))),
        cost=(KneelCost(THIS), DiscardPowerCost(FactionCard(YOU))),
        phase="dominance",
    )
)
ACROSS_THE_SEVEN_KINGDOMS.plot("04019 Rains of Autumn", gold=4, initiative=3, claim=1, reserve=6, traits="Omen").has(
    constant(NoIncomeBonus(Each(Cards(CHARACTER, LOCATION)), positive=True))
)
ACROSS_THE_SEVEN_KINGDOMS.plot("04020 Varys's Riddle", gold=5, initiative=6, claim=1, reserve=7, traits="Riddle. Scheme").has(
    when_revealed(InitiateWhenRevealed(Cards(PLOT, not_trait="Riddle")))
)
