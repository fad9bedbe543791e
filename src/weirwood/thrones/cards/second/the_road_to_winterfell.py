"""Cards of The Road to Winterfell."""

from typing import Final

from weirwood.thrones.ability import *

ROAD_TO_WINTERFELL: Final = Pack("second", "TRtW", "The Road to Winterfell")

ROAD_TO_WINTERFELL.character("02021 Winterfell Kennel Master", "stark", cost=2, strength=1, icons="P", traits="Ally").has(
    action(
        JoinChallenge(Paid()),
        cost=KneelCost(
            AnyKind(Cards(CHARACTER, trait="Direwolf"), Cards(CHARACTER, with_attachment=Cards(ATTACHMENT, trait="Direwolf")))
        ),
        phase="challenges",
        only=DuringChallenge(with_cards=Cards(CHARACTER, faction="stark", participating=True, controller=YOU)),
        limit=limit(1, PHASE),
    )
)

_PACK: Final = Cards(CHARACTER, faction="stark", unique=True, participating=True, controller=YOU)
ROAD_TO_WINTERFELL.location("02022 Winterfell Castle", "stark", UNIQUE, cost=3, traits="Stronghold. Winterfell").has(
    constant(Strength(Each(_PACK), +2), when=DuringChallenge((MILITARY, POWER), with_cards=_PACK, least=2))
)

ROAD_TO_WINTERFELL.character(
    "02023 Lady-in-Waiting",
    "tyrell",
    LOYAL,
    cost=2,
    strength=1,
    icons="I",
    traits="Companion",
    doubles=Cards(CHARACTER, trait="Lady"),
)

ROAD_TO_WINTERFELL.event("02024 Lady Sansa's Rose", "tyrell", cost=1).has(
    reaction(
        you_win(with_cards=Cards(CHARACTER, trait="Knight", controller=YOU, alone=True)),
        GainPower(THAT_PARTICIPANT, Instead(ThereIs(Cards(CHARACTER, trait="Lady", controller=YOU)), 3, 1)),
        limit=maximum(1, CHALLENGE),
    )
)

ROAD_TO_WINTERFELL.character(
    "02025 Unsworn Apprentice",
    "thenightswatch",
    cost=3,
    strength=2,
    icons="",
    traits="Companion",
    keywords="no attachments except Weapon",
).has(action(NameChallengeIcon(), UntilEnd(PHASE, GainIcon(THIS)), phase="challenges", limit=limit(1, PHASE)))

ROAD_TO_WINTERFELL.location("02026 Brandon's Gift", "thenightswatch", UNIQUE, cost=2, traits="The North").has(
    reaction(YouMarshal(Cards(CHARACTER, trait="Builder")), ReduceNext(Cards(faction="thenightswatch"), 1), limit=limit(3, PHASE))
)

ROAD_TO_WINTERFELL.character("02027 Royal Entourage", "baratheon", cost=2, strength=3, icons="MP", traits="Ally").has(
    forced_reaction(you_lose(INTRIGUE), Kneel(THIS))
)

ROAD_TO_WINTERFELL.event("02028 In the Name of Your King!", "baratheon", LOYAL, cost=1).has(
    action(
        EndChallenge(),
        UntilEnd(PHASE, CannotInitiate(YOU, MILITARY)),
        cost=KneelCost(FactionCard(YOU)),
        only=DuringChallenge(MILITARY, DEFENDER),
    )
)

ROAD_TO_WINTERFELL.character("02029 Brothel Madame", "lannister", cost=3, strength=2, icons="I", traits="Companion").has(
    reaction(
        phase_begins("challenges"),
        ChoosePlayer(AN_OPPONENT),
        May(GiveGold(1, THAT_PLAYER), who=THAT_PLAYER),
        UntilEnd(PHASE, CannotInitiate(THAT_PLAYER, MILITARY, against_you=True, unless_paid=True)),
    )
)

ROAD_TO_WINTERFELL.plot(
    "02030 Wardens of the West",
    LOYAL,
    gold=5,
    initiative=4,
    claim=1,
    reserve=6,
    traits="Scheme",
    faction="lannister",
    deck_limit=1,
).has(reaction(you_win(INTRIGUE), Discard(Choose(Cards(zones=(HAND,), owner=YOU), 2, by=THE_LOSER)), cost=PayGold(2)))

ROAD_TO_WINTERFELL.character(
    "02031 The Reader", "greyjoy", UNIQUE, LOYAL, HE, cost=5, strength=4, icons="IP", traits="House Harlaw. Lord"
).has(
    reaction(
        you_win(unopposed=True, with_cards=Cards(CHARACTER, faction="greyjoy", unique=True)),
        Either(Draw(1), Discard(Top(EACH_OPPONENT, 3))),
        limit=limit(1, PHASE),
    )
)

ROAD_TO_WINTERFELL.location("02032 Raiding Longship", "greyjoy", cost=2, traits="Warship").has(
    action(
        UntilEnd(CHALLENGE, does_not_contribute(Choose(Cards(CHARACTER, defending=True, no_attachments=True)))),
        cost=KneelCost(THIS),
        phase="challenges",
        only=FIRST_PLAYER,
    )
)

ROAD_TO_WINTERFELL.character(
    "02033 Rakharo", "targaryen", UNIQUE, HE, cost=6, strength=4, icons="MP", traits="Bloodrider. Dothraki"
).has(
    constant(GainKeyword(THIS, INTIMIDATE), when=ThereIs(Cards(CHARACTER, trait="Bloodrider", other=True, controller=YOU))),
    reaction(killed_for_claim(Cards(CHARACTER)), GainPower(THIS), when=DuringChallenge(role=ATTACKER)),
)

ROAD_TO_WINTERFELL.attachment(
    "02034 Crown of Gold", "targaryen", UNIQUE, LOYAL, cost=4, traits="Item", keywords="terminal", deck_limit=1
).has(constant(GainTrait(HOST, "King")), constant(Strength(HOST, -4), is_killed_at_zero(HOST)))

ROAD_TO_WINTERFELL.character(
    "02035 Nymeria Sand", "martell", UNIQUE, SHE, cost=5, strength=4, icons="", traits="Bastard. Sand Snake"
).has(
    action(
        ChooseCards(Choose(Cards(CHARACTER, controller=AN_OPPONENT))),
        NameChallengeIcon(),
        UntilEnd(PHASE, LoseIcon(CHOSEN), GainIcon(Each(Cards(CHARACTER, trait="Sand Snake", controller=YOU)))),
        phase="challenges",
        limit=limit(1, PHASE),
    )
)

ROAD_TO_WINTERFELL.event("02036 In Doran's Name", "martell", cost=0).has(
    action(GainGold(UsedPlots(YOU)), cost=KneelCost(FactionCard(YOU)))
)

_PUPIL: Final = Choose(Cards(CHARACTER))
ROAD_TO_WINTERFELL.character(
    "02037 Syrio Forel", "neutral", UNIQUE, HE, cost=5, strength=3, icons="M", traits="Companion", keywords="stealth"
).has(
    action(UntilEnd(PHASE, GainIcon(_PUPIL, MILITARY), GainKeyword(_PUPIL, STEALTH)), phase="challenges", limit=limit(1, PHASE))
)

ROAD_TO_WINTERFELL.location("02038 Shadowblack Lane", "neutral", UNIQUE, cost=1, traits="King's Landing").has(
    reaction(you_win(INTRIGUE), Search(Cards(EVENT, in_faction=True), top=10), cost=KneelCost(FactionCard(YOU)))
)

ROAD_TO_WINTERFELL.plot(
    "02039 Trading with the Pentoshi", gold=10, initiative=2, claim=1, reserve=5, traits="Kingdom", deck_limit=1
).has(when_revealed(GainGold(3, EACH_OPPONENT), can_be_canceled=False))

ROAD_TO_WINTERFELL.plot("02040 Political Disaster", gold=4, initiative=3, claim=1, reserve=4, traits="Edict", deck_limit=1).has(
    when_revealed(
        ChooseCards(Choose(Cards(LOCATION, controller=YOU), 2, up_to=True, by=EACH_PLAYER)),
        Discard(EachNotChosen(Cards(LOCATION))),
    )
)
