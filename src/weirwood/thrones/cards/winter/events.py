"""Events: all of them are neutral (WE.the-cards.7)."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.winter.pack import (
    BARATHEON,
    GREYJOY,
    GREYJOY_STARTER,
    LANNISTER,
    MARTELL,
    PROMOTIONAL,
    STARK,
    TARGARYEN,
    TARGARYEN_STARTER,
    WINTER,
    act,
    burnt,
    canceling,
    forever,
    headed,
    response,
)

_NORTHMAN = Choose(Cards(CHARACTER, faction=STARK))
_IRONBORN = Choose(Cards(CHARACTER, faction=GREYJOY, participating=True))
_BLIND = Choose(Cards(CHARACTER, no_icon=INTRIGUE))
_GUARDIAN = Choose(Cards(CHARACTER, trait=("Dothraki", "Queensguard")))

WINTER.event("R165 Dorne Goes to War", NEUTRAL, UNIQUE, cost=0, keywords="deathbound, doomed", only_for=MARTELL).has(
    act("dominance", RevealCards(Top(YOU, 7)), Then(AddToHand(THOSE)), cost=(InfluenceCost(4), DiscardHandCost()))
)
WINTER.event("R166 Field of Fire", NEUTRAL, UNIQUE, cost=0, keywords="deathbound, doomed", only_for=TARGARYEN).has(
    act("challenges", Kill(Each(Cards(CHARACTER, defending=True))), cost=InfluenceCost(3))
)
WINTER.event("R167 From the Ashes of Winterfell", NEUTRAL, UNIQUE, cost=0, keywords="deathbound, doomed", only_for=STARK).has(
    act("dominance", Search(Cards(CHARACTER, LOCATION), copies=3), cost=InfluenceCost(4))
)
WINTER.event(
    "R168 Hands of Gold are Always Cold", NEUTRAL, UNIQUE, cost=0, keywords="deathbound, doomed", only_for=LANNISTER
).has(canceling(PLOT, cost=InfluenceCost(3)))
WINTER.event("R169 Plea to R'hllor", NEUTRAL, UNIQUE, cost=0, keywords="deathbound, doomed", only_for=BARATHEON).has(
    act("dominance", PutIntoPlay(Each(Cards(CHARACTER, doomed=False, zones=(DEAD,))), owners=True), cost=InfluenceCost(4))
)
WINTER.event("R170 Sound the Horn of Dragons", NEUTRAL, UNIQUE, cost=0, keywords="deathbound, doomed", only_for=GREYJOY).has(
    act("dominance", Discard(Each(Cards(LOCATION)), can_be_saved=False), cost=InfluenceCost(4))
)
WINTER.event("U171 Forever Burning", NEUTRAL, PERPETUAL, cost=0, keywords="deathbound", only_for=TARGARYEN).has(
    act("", UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER)), -1))), forever()
)
WINTER.event("U172 Forever Faithful", NEUTRAL, PERPETUAL, cost=0, keywords="deathbound", only_for=BARATHEON).has(
    act("challenges", Stand(Choose(Cards(CHARACTER, strength_at_most=Number(3))))), forever()
)
WINTER.event("U173 Forever Listening", NEUTRAL, PERPETUAL, cost=0, keywords="deathbound").has(
    act("marshaling", Draw(1, HoldsAtMost(4))), forever()
)
WINTER.event("U174 Forever Plundering", NEUTRAL, PERPETUAL, cost=0, keywords="deathbound", only_for=GREYJOY).has(
    act("marshaling", UntilEnd(PHASE, cannot_be_saved(Choose(Cards(CHARACTER))))), forever()
)
WINTER.event("U175 Forever Scheming", NEUTRAL, PERPETUAL, cost=0, keywords="deathbound", only_for=MARTELL).has(
    act("", Stand(Choose(Cards(LOCATION, influence=True)))), forever()
)
WINTER.event("U176 Forever Stalwart", NEUTRAL, PERPETUAL, cost=0, keywords="deathbound", only_for=STARK).has(
    response(you_win(role=DEFENDER), GainPower(FactionCard(YOU))), forever()
)
WINTER.event("U177 Forever Whispering", NEUTRAL, PERPETUAL, cost=0, keywords="deathbound", only_for=LANNISTER).has(
    act("", LosePower(Choose(Cards(CHARACTER)))), forever()
)
WINTER.event("R178 A Lord's Ransom", NEUTRAL, cost=0, only_for=LANNISTER).has(
    headed(
        interrupt(
            EffectsWouldInitiate(kills=Cards(CHARACTER, controller=YOU)),
            Cancel(),
            UntilEnd(PHASE, CannotTrigger(PLAYER_OF_EVENT)),
            cost=InfluenceCost(2),
        )
    )
)
WINTER.event("R179 Along the Saltspear", NEUTRAL, cost=0, only_for=GREYJOY).has(
    act(
        "challenges",
        UntilEnd(PHASE, Becomes(Choose(Cards(LOCATION, trait="Warship"), by_x=True), 2, (MILITARY, POWER), STEALTH)),
        cost=InfluenceCost(X),
    )
)
WINTER.event("R180 Arianne's Rejection", NEUTRAL, cost=0, only_for=MARTELL).has(
    act("dominance", Kneel(Choose(Cards(FACTION))), Then(Discard(AttachmentsOn(CHOSEN))))
)
WINTER.event("C181 Arrest and Imprison", NEUTRAL, cost=0, keywords="deathbound, doomed", only_for=LANNISTER).has(
    canceling(CHARACTER, LOCATION, then=Kneel(IT), cost=InfluenceCost(1))
)
WINTER.event("C182 Arya's Revenge", NEUTRAL, cost=0, keywords="deathbound, doomed", only_for=STARK).has(
    act("", Kill(Choose(Cards(CHARACTER))), cost=InfluenceCost(3))
)
WINTER.event("C183 Shadow in the North", NEUTRAL, PERPETUAL, cost=0).has(
    act("challenges", Kneel(Pick(Cards(CHARACTER, strength_at_most=Number(2))))),
    response(plot_is_revealed(Cards(PLOT, trait="Others")), ReturnToHand(THIS), cost=InfluenceCost(1), zone=DISCARD),
)
WINTER.event("C184 Blood Magic", NEUTRAL, cost=0, keywords="deathbound, doomed", only_for=TARGARYEN).has(
    act("", burnt(Choose(Cards(CHARACTER, no_attachments=True)), X), cost=InfluenceCost(X))
)
WINTER.event("R185 Bound by R'hllor", NEUTRAL, cost=0, only_for=BARATHEON).has(
    act(
        "marshaling",
        LookAt(Hand(EACH_OPPONENT)),
        Then(
            Discard(
                FromEachHand(
                    EACH_OPPONENT,
                    AnyKind(Cards(ATTACHMENT, cost_at_most=Number(2)), Cards(CHARACTER, unique=False, cost_at_most=Number(2))),
                )
            )
        ),
        cost=InfluenceCost(2),
    )
)
WINTER.event("C186 I am King Here!", NEUTRAL, cost=0).has(
    act(
        "challenges",
        UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER, faction=BARATHEON, participating=True)), +2)),
        IfYouWin(GainPower(FactionCard(YOU), 2)),
    )
)
WINTER.event("C187 Injurious Poison", NEUTRAL, cost=0, keywords="deathbound, doomed", only_for=MARTELL).has(
    response(IsUsed(Cards(EVENT, CHARACTER)), CopyEffects())
)
WINTER.event("C188 Insidious Ways", NEUTRAL, cost=0).has(
    act(
        "challenges",
        UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER, faction=LANNISTER, attacking=True)), +2)),
        IfYouWin(Draw(2)),
    )
)
WINTER.event("C189 Jojen's Counsel", NEUTRAL, cost=0).has(
    act("challenges", UntilEnd(PHASE, Strength(_NORTHMAN, +3), does_not_kneel_to_defend(_NORTHMAN)))
)
WINTER.event("C190 Like the Seas", NEUTRAL, cost=0).has(
    act("challenges", UntilEnd(PHASE, Strength(_IRONBORN, +2), cannot_be_killed(_IRONBORN)))
)
WINTER.event("U191 Love is Poison", NEUTRAL, cost=0, only_for=LANNISTER).has(
    act("challenges", UntilEnd(PHASE, MustFightNext(Choose(Cards(CHARACTER), by_x=True))), cost=InfluenceCost(X))
)
WINTER.event("R192 Make an Example", NEUTRAL, cost=0).has(
    response(you_win(total=8), GainPower(FactionCard(YOU), 3), limit=maximum(1, PHASE))
)
WINTER.event("R193 New Khalassar", NEUTRAL, cost=0, only_for=TARGARYEN).has(
    response(
        killed(Cards(CHARACTER, trait="Dothraki")), GainPower(Each(Cards(CHARACTER, trait="Dothraki"))), cost=InfluenceCost(3)
    )
)
WINTER.event("C194 Night Favors the Silent", NEUTRAL, cost=0).has(
    act(
        "challenges",
        UntilEnd(PHASE, GainKeyword(Choose(Cards(CHARACTER, faction=MARTELL, attacking=True)), STEALTH)),
        IfYouWin(PickPlayer(A_PLAYER), ShuffleIntoDeck(Each(Cards(zones=(DISCARD,), owner=THAT_PLAYER)))),
    )
)
WINTER.event("C195 Nightmares", NEUTRAL, cost=0).has(
    act("", UntilEnd(PHASE, Blank(Choose(Cards(CHARACTER, LOCATION)), but_traits=False)))
)
WINTER.event("U196 Only Your Life", NEUTRAL, cost=0, only_for=TARGARYEN).has(
    act(
        "dominance",
        Switch(Pick(Cards(CHARACTER, zones=(DEAD,), owner=YOU)), Pick(Cards(CHARACTER, zones=(HAND,), owner=YOU))),
        cost=InfluenceCost(1),
    )
)
WINTER.event("C197 Please Let It Burn", NEUTRAL, cost=0).has(
    act("challenges", ChoosePlayer(AN_OPPONENT), UntilEnd(CHALLENGE, PlotValue(CLAIM, -1, THAT_PLAYER)), only=DuringChallenge())
)
WINTER.event("U198 Purge the Traitors", NEUTRAL, cost=0).has(
    act(
        "dominance",
        Discard(Each(Cards(CHARACTER, LOCATION, unique=True, shared=True)), can_be_saved=False),
        cost=InfluenceCost(2),
    )
)
WINTER.event("U199 Retreat to Dragonstone", NEUTRAL, cost=0, only_for=BARATHEON).has(
    act("", Discard(Each(Cards(ATTACHMENT))), cost=InfluenceCost(3))
)
WINTER.event("U200 Salt in your Eyes", NEUTRAL, cost=0, only_for=GREYJOY).has(canceling(EVENT, cost=InfluenceCost(1)))
WINTER.event("C201 Seek out the Traitors", NEUTRAL, cost=0).has(
    act("dominance", Discard(Choose(Cards(CHARACTER, trait=("Ally", "Mercenary", "Bastard")), by_x=True)), cost=InfluenceCost(X))
)
WINTER.event("C202 Shadow Play", NEUTRAL, cost=0, keywords="deathbound, doomed", only_for=BARATHEON).has(
    act("challenges", TakeControl(Choose(Cards(CHARACTER, strength_at_most=Number(3))), this_phase=True), cost=InfluenceCost(2))
)
WINTER.event("C203 Spinning Slash", NEUTRAL, cost=0).has(
    act(
        "challenges",
        UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER, faction=TARGARYEN, attacking=True)), +2)),
        IfYouWin(Discard(ChooseThen(Cards(ATTACHMENT)))),
    )
)
WINTER.event("C204 Tempting Fate", NEUTRAL, cost=0).has(
    act("dominance", Discard(Top(EACH_OPPONENT, 5)), Draw(CountThose(Cards(doomed=True))), cost=InfluenceCost(3))
)
WINTER.event("U205 The Hand's Judgement", NEUTRAL, cost=0, only_for=STARK).has(
    act("challenges", ChoosePlayer(AN_OPPONENT), UntilEnd(PHASE, CannotTrigger(THAT_PLAYER, DuringChallenge((MILITARY, POWER)))))
)
WINTER.event("U206 The Scorpion's Sting", NEUTRAL, cost=0, only_for=MARTELL).has(
    act(
        "challenges",
        ChooseCards(Choose(Cards(CHARACTER))),
        UntilEnd(PHASE, LoseIcon(CHOSEN, MILITARY, INTRIGUE, POWER)),
        Then(Discard(OneForEach(Cards(zones=(HAND,), owner=YOU), PrintedIcons(CHOSEN), by=ControllerOf(CHOSEN)))),
        cost=InfluenceCost(2),
    )
)
WINTER.event("C207 Tidal Wave", NEUTRAL, cost=0, keywords="deathbound, doomed", only_for=GREYJOY).has(
    act("", Discard(Choose(Cards(LOCATION)), can_be_saved=False), cost=InfluenceCost(2))
)
WINTER.event("C208 Too Baseborn to Matter", NEUTRAL, cost=0).has(
    act("", ChooseCards(Choose(Cards(CHARACTER, no_icon=POWER))), LosePower(CHOSEN, ALL), Discard(AttachmentsOn(CHOSEN)))
)
WINTER.event("C209 Too Blind to See", NEUTRAL, cost=0).has(
    act("challenges", UntilEnd(PHASE, cannot_be_declared_as_attacker(_BLIND), cannot_be_declared_as_defender(_BLIND)))
)
WINTER.event("C210 Too Weak to Fight", NEUTRAL, cost=0).has(
    act("", UntilEnd(PHASE, Strength(Choose(Cards(CHARACTER, no_icon=MILITARY)), -3)))
)
WINTER.event("R211 Vengeance for Eddard", NEUTRAL, cost=0, only_for=STARK).has(
    act("", Search(Cards(CHARACTER, faction=STARK, cost_at_most=Number(2)), into_play=True), cost=InfluenceCost(2))
)
WINTER.event("R212 Westeros Bleeds", NEUTRAL, cost=0).has(
    act("dominance", Discard(Each(Cards(CHARACTER))), cost=InfluenceCost(4))
)
GREYJOY_STARTER.event("G41 Terrorize the Shores", NEUTRAL, cost=0).has(
    headed(
        interrupt(
            would_be_killed_or_discarded(Cards(CHARACTER, faction=GREYJOY)),
            Save(),
            Then(PutIntoPlay(Pick(Cards(ATTACHMENT, zones=(DISCARD,))), on=IT)),
            cost=InfluenceCost(1),
        )
    )
)
TARGARYEN_STARTER.event("T41 An Enemy Disgraced", NEUTRAL, cost=0).has(
    act("challenges", Draw(3), only=Both(Challenged(True, INTRIGUE), Challenged(True, POWER)), limit=maximum(1, PHASE))
)
GREYJOY_STARTER.event("G42 A Hostage Rescued", NEUTRAL, cost=0).has(
    act(
        "challenges",
        PutIntoPlay(Choose(Cards(CHARACTER, zones=(DEAD, DISCARD), owner=YOU))),
        only=Both(Challenged(True, MILITARY), Challenged(True, POWER)),
        limit=maximum(1, PHASE),
    )
)
TARGARYEN_STARTER.event("T42 Eviscerate", NEUTRAL, cost=0, only_for=TARGARYEN).has(
    act("dominance", burnt(Choose(Cards(CHARACTER, no_attachments=True)), 2), cost=InfluenceCost(1))
)
GREYJOY_STARTER.event("G43 Not Listening", NEUTRAL, cost=0, only_for=GREYJOY).has(
    canceling(CHARACTER, LOCATION, ATTACHMENT, EVENT, AGENDA, cost=InfluenceCost(2))
)
GREYJOY_STARTER.event("G45 The King Must be a Kraken", NEUTRAL, cost=0, keywords="deathbound, doomed", only_for=GREYJOY).has(
    response(
        you_win(unopposed=True), GainPower(Choose(Cards(CHARACTER, trait="Lord", participating=True)), X), cost=InfluenceCost(X)
    )
)
TARGARYEN_STARTER.event("T45 Defend the Queen", NEUTRAL, cost=0, keywords="deathbound, doomed").has(
    act("challenges", UntilEnd(PHASE, Strength(_GUARDIAN, +4), cannot_be_killed(_GUARDIAN), does_not_kneel_to_fight(_GUARDIAN)))
)
TARGARYEN_STARTER.event("T46 Bathed in Flame", NEUTRAL, cost=0, keywords="deathbound, doomed", only_for=TARGARYEN).has(
    act("", burnt(Choose(Cards(CHARACTER), 2), 1), cost=InfluenceCost(1))
)
PROMOTIONAL.event("P9 No Peace in Westeros", NEUTRAL, cost=0).has(
    act(
        "dominance",
        Kill(Choose(Cards(CHARACTER, not_faction=NEUTRAL), 2, same_controller=True, different_factions=True)),
        cost=InfluenceCost(1),
    )
)
