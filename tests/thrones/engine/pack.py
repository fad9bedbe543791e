"""Cards of tests, with words that the printed cards of the second edition do not have."""

from __future__ import annotations

from weirwood.thrones.ability import *

PACK = Pack("second", "Graves")
PACK.location("t-tomb Sunken Tomb", "neutral", cost=0, keywords="deathbound")
PACK.attachment("t-shroud Shroud", "neutral", cost=0, keywords="terminal, deathbound")
PACK.character(
    "t-king Drowned King", "neutral", UNIQUE, HE, cost=1, strength=1, icons="M", keywords="deathbound"
)
PACK.event("t-last Last Word", "neutral", UNIQUE, cost=0, keywords="deathbound").has(
    action(GainPower(FactionCard(YOU)))
)
PACK.event("t-hush Hush", "neutral", cost=0).has(
    interrupt(EffectsWouldInitiate(EVENT, by=AN_OPPONENT), Cancel())
)
PACK.event("t-rise Rise Again", "neutral", cost=0).has(
    action(GainPower(FactionCard(YOU))),
    action(ReturnToHand(THIS), zone=DEAD, cost=KneelCost(FactionCard(YOU))),
)
PACK.character("t-heir Patient Heir", "neutral", cost=1, strength=1, icons="M").has(
    action(PutIntoPlay(THIS), zone=DEAD, phase="dominance")
)
PACK.location("t-prophet Prophet's Rock", "neutral", cost=0).has(
    action(
        UntilEnd(PHASE, GainKeyword(Choose(Cards(LOCATION)), DEATHBOUND)),
        limit=limit(1, PHASE),
    )
)
PACK.character("t-maester Gentle Maester", "neutral", cost=1, strength=1, icons="M").has(
    action(PlaceInPile(Choose(Cards(zones=(DEAD,), owner=A_PLAYER)), DISCARD))
)
PACK.location("t-throne Stone Throne", "neutral", cost=0).has(reaction(placed_dead(Cards()), GainGold(1)))
PACK.character("t-cursed Cursed Lord", "neutral", cost=1, strength=1, icons="M", keywords="doomed").has(
    constant(Strength(THIS, +3), when=AtLeast(DoomedCards(A_PLAYER), 1))
)
PACK.location("t-pyramid Dark Pyramid", "neutral", cost=0).has(constant(CountsAsDoomed(1, EACH_OPPONENT)))
PACK.attachment("t-doom Doom", "neutral", cost=0).has(constant(CountsAsDoomed(1, ControllerOf(HOST))))
PACK.character("t-shadow Shadow", "neutral", cost=1, strength=2, icons="M").has(
    constant(Immune(THIS, EVENT), when=AtLeast(DoomedCards(A_PLAYER), 1))
)
PACK.location("t-goal Far Throne", "neutral", cost=0).has(constant(NeedsMorePower(2)))
PACK.agenda("t-vow Vow").has(constant(NeedsMorePower(5)))
PACK.location("t-rumor Rumor Mill", "neutral", cost=0).has(reaction(is_saved(Cards(CHARACTER)), GainGold(1)))
PACK.event("t-knife Knife", "neutral", cost=0).has(action(Kill(Choose(Cards(CHARACTER)))))
PACK.character("t-vain Vain Brother", "neutral", UNIQUE, HE, cost=1, strength=1, icons="M").has(
    constant(GainKeyword(THIS, RENOWN), when=ThereIs(Cards(CHARACTER, keyword=RENOWN, other=True)))
)
PACK.attachment("t-banner Bright Banner", "neutral", cost=0).has(constant(GainKeyword(HOST, RENOWN)))
PACK.location("t-transport Old Transport", "greyjoy", cost=0).has(
    constant(is_discarded(THIS), when=ThereIs(Cards(CHARACTER, foreign="greyjoy", controller=YOU)))
)
PACK.location("t-ferry Old Ferry", "greyjoy", cost=0).has(
    constant(is_discarded(THIS), when=ThereIs(Cards(CHARACTER, printed_foreign="greyjoy", controller=YOU)))
)
PACK.character("t-herald Herald", "neutral", cost=1, strength=1, icons="M").has(
    constant(GainAffiliation(Each(Cards(CHARACTER, faction="greyjoy")), "stark"))
)
PACK.event("t-purge Purge", "neutral", cost=0).has(
    action(Discard(Each(Cards(CHARACTER, unique=True, shared=True)), can_be_saved=False))
)
PACK.character("t-giant Giant", "neutral", cost=1, strength=8, icons="MIP").has(
    reaction(you_win(total=8), GainGold(1))
)
PACK.plot("t-sow Sown Fields", gold=5, initiative=1, claim=1, reserve=6).has(constant(CountsAsUnopposed(4)))
PACK.plot("t-mercy Mercy", gold=5, initiative=1, claim=1, reserve=6).has(constant(NoUnopposedPower()))
PACK.plot("t-rest Rest", gold=5, initiative=1, claim=1, reserve=6).has(constant(SkipsDrawing()))
PACK.plot("t-alms Alms", gold=5, initiative=1, claim=1, reserve=6).has(
    constant(AddsToIncome(2, EACH_OPPONENT))
)
PACK.plot("t-waste Wasteland", gold=1, initiative=1, claim=1, reserve=6)
PACK.location("t-siege Siege", "neutral", cost=0).has(constant(PlotValue(GOLD_VALUE, -3, EACH_OPPONENT)))
PACK.location("t-envy Envy", "neutral", cost=0).has(
    constant(PlotValue(INITIATIVE, -1, OpponentBelow(GOLD_VALUE)))
)
PACK.plot("t-tax Tax", gold=5, initiative=1, claim=1, reserve=6).has(
    constant(AnotherLimitedCard(YOU, LOCATION))
)
PACK.event("t-silence Silence", "neutral", cost=0).has(
    action(
        ChoosePlayer(AN_OPPONENT),
        UntilEnd(PHASE, CannotTrigger(THAT_PLAYER, DuringChallenge((MILITARY, POWER)))),
    )
)
PACK.attachment("t-permit Permit", "neutral", cost=0, keywords="limited")
PACK.location("t-towers Twin Towers", "neutral", cost=0).has(
    action(UntilEnd(PHASE, SwapStrength(Choose(Cards(CHARACTER), 2))), cost=KneelCost(THIS))
)
PACK.character("t-hotah Steadfast", "neutral", cost=1, strength=4, icons="M").has(
    constant(cannot_be_lowered(THIS))
)
PACK.attachment("t-sway Sway", "neutral", cost=0).has(
    constant(SetStrength(HOST, 0), when=Participates(HOST, DEFENDER))
)
PACK.attachment("t-wine Wine", "neutral", cost=0).has(constant(Strength(HOST, -2)))
PACK.location("t-landing Old Landing", "neutral", cost=0).has(
    action(NameFaction(), UntilEnd(PHASE, Strength(Each(OfThatFaction(Cards(CHARACTER))), 1)))
)
PACK.character("t-crier Crier", "neutral", cost=1, strength=1, icons="I").has(
    action(
        ChooseCards(Choose(Cards(CHARACTER, LOCATION))),
        NameFaction(),
        UntilEnd(PHASE, GainAffiliation(CHOSEN)),
    )
)
PACK.agenda("t-watch Watch").has(
    constant(may_fight_without_icon(Each(Cards(CHARACTER, trait="Lord", controller=YOU)), MILITARY, POWER))
)
PACK.location("t-spear Sun Spear", "neutral", cost=0).has(
    constant(CannotInitiate(AN_OPPONENT, against_you=True, after=Challenged(True, by=4)))
)
PACK.plot("t-sack Sack", gold=5, initiative=1, claim=1, reserve=6).has(
    when_revealed(Kneel(Each(Cards(LOCATION, controller=ControlsMost(Cards(LOCATION))))))
)
PACK.plot("t-wind Wind", gold=5, initiative=1, claim=1, reserve=6).has(
    when_revealed(NameChallengeType(), UntilEnd(PLOT_PERIOD, FightsInThatType()))
)
PACK.event("t-war War Everywhere", "neutral", cost=0).has(
    action(
        Kill(
            Choose(Cards(CHARACTER, not_faction="neutral"), 2, same_controller=True, different_factions=True)
        )
    )
)
PACK.character("t-damp Damp Priest", "neutral", cost=1, strength=1, icons="I").has(
    action(LosePower(Pick(Cards(CHARACTER, FACTION)), 2, up_to=True), cost=KneelCost(THIS))
)
PACK.location("t-ship Warship", "greyjoy", cost=0, traits="Warship").has(
    action(
        UntilEnd(PHASE, Becomes(THIS, 3, (MILITARY, POWER), STEALTH)),
        phase="challenges",
        limit=limit(1, ROUND),
    ),
    constant(leaves_by_discard(THIS)),
)
PACK.event("t-fleet Fleet", "neutral", cost=X_COST).has(
    action(
        UntilEnd(PHASE, Becomes(Choose(Cards(LOCATION), by_x=True), 2, (MILITARY, POWER))), phase="challenges"
    )
)
_ATTACHED = attachment_side("Condition", constant(Strength(HOST, -5)), action(ReturnToHand(THIS)))
PACK.character(
    "t-dragon Young Dragon", "targaryen", UNIQUE, cost=1, strength=3, icons="MP", other_side=_ATTACHED
).has(action(AttachAs(_ATTACHED, Cards(CHARACTER, other=True))), action(ReturnToHand(THIS)))
PACK.character("t-hatch Hatchling", "targaryen", UNIQUE, cost=1, strength=1, icons="M").has(
    forced_reaction(
        EntersPlay(AnyKind(Itself(), Cards(name="Young Dragon", controller=YOU))),
        BecomeDuplicate(Cards(name="Young Dragon", controller=YOU)),
    )
)
PACK.attachment("t-chains Chains", "neutral", cost=0).has(
    action(PutIntoPlay(THIS, on=Cards(CHARACTER, controller=YOU)), zone=DISCARD)
)
PACK.event("t-plea Plea", "neutral", cost=0).has(
    action(PutIntoPlay(Each(Cards(CHARACTER, doomed=False, zones=(DEAD,), owner=A_PLAYER)), owners=True))
)
PACK.location("t-thief Thief", "neutral", cost=0).has(
    action(TakeControl(Choose(Cards(LOCATION, unique=False)), this_phase=True), limit=limit(1, PHASE))
)
PACK.plot("t-outwit Outwit", gold=5, initiative=1, claim=1, reserve=6).has(
    when_revealed(RevealPlot(EACH_OPPONENT))
)
PACK.plot("t-storm Storm", gold=5, initiative=1, claim=1, reserve=6).has(
    when_revealed(RevealPlot(EACH_OPPONENT, instead=True))
)
PACK.plot("t-gift Gifts", gold=5, initiative=9, claim=1, reserve=6).has(when_revealed(GainGold(3)))
PACK.plot("t-joy Joy", gold=5, initiative=9, claim=1, reserve=6).has(when_revealed(Draw(3)))
PACK.character("t-imp Imp", "neutral", cost=1, strength=1, icons="M").has(
    action(ChangeChallengeType(INTRIGUE), only=Participates(THIS))
)
PACK.event("t-love Love", "neutral", cost=0).has(
    action(UntilEnd(PHASE, MustFightNext(Choose(Cards(CHARACTER), 2))), phase="challenges")
)
PACK.character("t-grim Grim Man", "neutral", UNIQUE, HE, cost=1, strength=5, icons="M").has(
    constant(NotDeclaredWith(Cards(CHARACTER, trait="Knight")))
)
PACK.event("t-ransom Ransom", "neutral", cost=0).has(
    interrupt(
        EffectsWouldInitiate(kills=Cards(CHARACTER, controller=YOU)),
        Cancel(),
        UntilEnd(PHASE, CannotTrigger(PLAYER_OF_EVENT)),
    )
)
PACK.event("t-burn Burn", "neutral", cost=0).has(
    action(UntilEnd(PHASE, Strength(_WEAK := Choose(Cards(CHARACTER)), -2), is_killed_at_zero(_WEAK)))
)
PACK.event("t-ashes Ashes", "neutral", cost=0).has(action(Search(Cards(CHARACTER, LOCATION), copies=3)))
