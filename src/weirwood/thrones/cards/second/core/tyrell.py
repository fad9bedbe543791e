"""House Tyrell of the Core Set."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character


def _twin(brother: str, icon: int) -> Ability:
    """What each of the twin guards has while the other is there."""
    return constant(
        Strength(THIS, +1),
        GainIcon(THIS, icon),
        does_not_kneel_to_defend(THIS),
        when=ThereIs(Cards(name=brother, controller=YOU)),
    )


CORE.character(
    "01179 Left", "tyrell", UNIQUE, HE, cost=2, strength=2, icons="M", traits="Guard", keywords="no attachments except Weapon"
).has(_twin("Right", POWER))
CORE.character("01180 Maester Lomys", "tyrell", UNIQUE, HE, cost=3, strength=3, icons="I", traits="Maester").has(
    reaction(you_win(INTRIGUE, role=DEFENDER), Discard(AtRandom(THE_ATTACKER)))
)
CORE.character("01181 Margaery Tyrell", "tyrell", UNIQUE, SHE, cost=3, strength=3, icons="IP", traits="Lady").has(
    action(UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER)), +3)), cost=KneelCost(THIS), phase="challenges")
)
CORE.character(
    "01182 Paxter Redwyne", "tyrell", UNIQUE, HE, LOYAL, cost=4, strength=3, icons="I", traits="House Redwyne. Lord", income=1
).has(constant(FirstCostsLess(Cards(EVENT), 1, PLAYING)))
CORE.character(
    "01183 Randyll Tarly", "tyrell", UNIQUE, HE, cost=6, strength=5, icons="MP", traits="House Tarly. Lord", keywords="renown"
).has(reaction(StrengthRaised(), Stand(THIS), limit=limit(2, PHASE)))
CORE.character(
    "01184 Right", "tyrell", UNIQUE, HE, cost=2, strength=2, icons="M", traits="Guard", keywords="no attachments except Weapon"
).has(_twin("Left", INTRIGUE))
CORE.character(
    "01185 The Knight of Flowers", "tyrell", UNIQUE, HE, cost=5, strength=5, icons="MP", traits="Knight. Lord", keywords="renown"
).has(constant(AtMost(THE_DEFENDER, 1, "defenders"), when=Participates(THIS, role=ATTACKER, alone=True)))
CORE.character("01186 The Queen of Thorns", "tyrell", UNIQUE, SHE, LOYAL, cost=7, strength=5, icons="IP", traits="Lady").has(
    reaction(
        you_win(INTRIGUE, with_cards=THIS),
        PutIntoPlay(Pick(Cards(CHARACTER, faction="tyrell", cost_at_most=Number(6), zones=(HAND,), owner=YOU))),
    )
)
CORE.character("01187 Courtesan of the Rose", "tyrell", cost=2, strength=2, icons="IP", traits="Companion. Spy")
CORE.character("01188 Garden Caretaker", "tyrell", cost=1, strength=1, icons="P", traits="Ally").has(cheaper_character("tyrell"))
CORE.character("01189 Olenna's Informant", "tyrell", cost=3, strength=2, icons="IP", traits="Ally. Spy", keywords="ambush 4").has(
    reaction(EntersPlay(THIS, phase="challenges"), NameChallengeType(), UntilEnd(PHASE, ExtraChallenge()))
)
CORE.character(
    "01190 Wardens of the Reach", "tyrell", cost=4, strength=3, icons="MP", traits="Army", keywords="no attachments"
).has(constant(Strength(THIS, Count(Cards(LOCATION, trait="The Reach", controller=YOU)))))
CORE.attachment(
    "01191 Heartsbane", "tyrell", UNIQUE, cost=1, traits="Valyrian Steel. Weapon", on=Cards(CHARACTER, faction="tyrell")
).has(action(UntilEnd(CHALLENGE, Strength(HOST, +3)), cost=KneelCost(THIS), only=Participates(HOST)))
CORE.location("01192 Highgarden", "tyrell", UNIQUE, LOYAL, cost=3, traits="Stronghold. The Reach").has(
    action(
        ChooseCards(Choose(Cards(CHARACTER, attacking=True))),
        Stand(CHOSEN),
        RemoveFromChallenge(CHOSEN),
        cost=(KneelCost(THIS), PayGold(1)),
        phase="challenges",
    )
)
CORE.location("01193 The Mander", "tyrell", UNIQUE, LOYAL, cost=3, traits="The Reach").has(
    reaction(you_win(by=5), Draw(2), cost=KneelCost(THIS))
)
CORE.location("01194 Rose Garden", "tyrell", cost=0, traits="The Reach", keywords="limited").has(cheaper_card("tyrell"))
CORE.event("01195 Growing Strong", "tyrell", cost=1).has(
    action(UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER, faction="tyrell"), 3, up_to=True), +2)), phase="challenges")
)
CORE.event("01196 Olenna's Cunning", "tyrell", LOYAL, cost=2).has(
    reaction(you_win(INTRIGUE, POWER), NameCardType(THE_LOSER), Search(OfAnotherType()))
)
CORE.event('01197 "The Bear and the Maiden Fair"', "tyrell", cost=0, traits="Song").has(
    action(ChoosePlayer(A_PLAYER), LookAt(Top(THAT_PLAYER, 5)), PlaceOnBottomOrTop(3))
)
