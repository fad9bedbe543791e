"""Characters, attachments, locations and events of House Stark in the Core Set."""

from typing import Final

from weirwood.thrones.ability import *
from weirwood.thrones.cards.second.core.pack import CORE, cheaper_card, cheaper_character

STARK: Final = "stark"

CORE.character("01141 Arya Stark", STARK, UNIQUE, SHE, cost=3, strength=2, icons="P", traits="Lady", keywords="stealth").has(
    constant(GainIcon(THIS, MILITARY), when=HasDuplicate(THIS)), reaction(EntersPlay(THIS), PlaceAsDuplicate(Top(YOU), THIS))
)
CORE.character("01142 Bran Stark", STARK, UNIQUE, HE, cost=2, strength=1, icons="P", traits="Lord").has(
    interrupt(EffectsWouldInitiate(EVENT, by=AN_OPPONENT), Cancel(), cost=SacrificeCost(THIS))
)
CORE.character(
    "01143 Catelyn Stark", STARK, UNIQUE, SHE, LOYAL, cost=4, strength=4, icons="IP", traits="House Tully. Lady. The Seven"
).has(constant(CannotTrigger(EACH_OPPONENT), when=Participates(THIS)))
CORE.character(
    "01144 Eddard Stark", STARK, UNIQUE, HE, cost=7, strength=5, icons="MP", traits="Lord. Small Council", keywords="renown"
).has(reaction(ChallengeInitiated(against_you=True), Stand(THIS)))
CORE.character(
    "01145 Grey Wind",
    STARK,
    UNIQUE,
    LOYAL,
    cost=5,
    strength=4,
    icons="M",
    traits="Direwolf",
    keywords="intimidate, no attachments",
).has(
    action(
        Kill(Choose(Cards(CHARACTER, strength_at_most=Instead(ThereIs(Cards(name="Robb Stark", controller=YOU)), 2, 1)))),
        cost=KneelCost(THIS),
        phase="challenges",
    )
)
CORE.character(
    "01146 Robb Stark", STARK, UNIQUE, HE, LOYAL, cost=6, strength=5, icons="MP", traits="Lord", keywords="renown"
).has(
    reaction(
        sacrificed_or_killed(Cards(CHARACTER, faction=STARK, controller=YOU)),
        Stand(Each(Cards(CHARACTER, controller=YOU))),
        limit=limit(1, ROUND),
    )
)
CORE.character("01147 Sansa Stark", STARK, UNIQUE, SHE, cost=3, strength=2, icons="IP", traits="Lady", enters_knelt=True).has(
    reaction(stands(THIS), GainPower(FactionCard(YOU)), limit=limit(1, ROUND))
)
CORE.character(
    "01148 Summer", STARK, UNIQUE, LOYAL, cost=3, strength=3, icons="M", traits="Direwolf", keywords="no attachments"
).has(
    constant(GainKeyword(Each(Cards(name="Bran Stark", controller=YOU)), INSIGHT)),
    reaction(
        EntersPlay(THIS),
        ReturnToHand(Pick(Cards(CHARACTER, faction=STARK, printed_strength_at_most=Number(2), zones=(DISCARD, DEAD), owner=YOU))),
    ),
)
CORE.character("01149 Direwolf Pup", STARK, cost=2, strength=1, icons="M", traits="Direwolf", keywords="no attachments").has(
    constant(Strength(THIS, Count(Cards(trait="Direwolf", controller=YOU, other=True))))
)
CORE.character("01150 Tumblestone Knight", STARK, cost=2, strength=2, icons="MP", traits="House Tully. Knight")
CORE.character("01151 Vanguard of the North", STARK, cost=4, strength=4, icons="M", traits="Army", keywords="no attachments").has(
    constant(does_not_kneel_to_attack(THIS, MILITARY), when=ThereIs(Cards(PLOT, trait="War")))
)
CORE.character("01152 Winterfell Steward", STARK, cost=1, strength=1, icons="P", traits="Ally. Steward").has(
    cheaper_character(STARK)
)
CORE.attachment(
    "01153 Ice", STARK, UNIQUE, LOYAL, cost=3, traits="Valyrian Steel. Weapon", on=Cards(CHARACTER, faction=STARK)
).has(
    constant(Strength(HOST, +2)),
    reaction(you_win(MILITARY, with_cards=HOST), Kill(Choose(Cards(CHARACTER, controller=THE_LOSER))), cost=SacrificeCost(THIS)),
)
CORE.location("01154 Gates of Winterfell", STARK, UNIQUE, cost=2, traits="The North. Winterfell").has(
    action(RevealCards(Top(YOU)), If(Is(THOSE, Cards(faction=STARK)), DrawThose()), cost=KneelCost(THIS), phase="challenges")
)
CORE.location("01155 The Wolfswood", STARK, UNIQUE, cost=1, traits="The North").has(
    constant(HandGainsAmbush(Cards(trait="Direwolf", zones=(HAND,), owner=YOU)))
)
CORE.location("01156 Heart Tree Grove", STARK, cost=0, traits="Old Gods. Winterfell", keywords="limited").has(cheaper_card(STARK))
CORE.event("01157 For the North!", STARK, cost=0).has(
    action(
        UntilEnd(CHALLENGE, Strength(Choose(Cards(CHARACTER, faction=STARK, participating=True)), +2)),
        IfYouWin(Draw(1)),
        only=DuringChallenge(MILITARY),
    )
)
CORE.event("01158 Like Warm Rain", STARK, cost=1).has(
    reaction(
        you_lose(INTRIGUE, role=DEFENDER),
        Kill(Choose(Cards(CHARACTER, attacking=True))),
        cost=KneelCost(Cards(CHARACTER, trait="Direwolf")),
        limit=maximum(1, CHALLENGE),
    )
)
CORE.event("01159 Winter Is Coming", STARK, LOYAL, cost=1).has(
    action(UntilEnd(CHALLENGE, PlotValue(CLAIM, +1)), only=DuringChallenge(), limit=maximum(1, CHALLENGE))
)
