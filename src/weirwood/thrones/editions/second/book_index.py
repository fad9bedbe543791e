"""Where the clauses of the second edition's books are played: the engine itself knows no book.

`clauses.py` binds what is refused, asked or told, `chart.py` the steps. Here is the rest: rules that a module of the
engine, or a word of the card language, simply keeps. `weirwood rules show` leads here from a clause.
"""

from __future__ import annotations

from typing import Final

ROOMS: Final = {
    "ability.costs": "RR.costs.2 to 3",
    "ability.effects.on_players": "RR.deck.1",
    "ability.effects.moving": "FAQ.2.3.1",
    "ability.headings": "RR.target.8",
    "engine.card": "RR.titles.7",
    "engine.flow.actions": "RR.ambush.3, RR.framework.general.2",
    "engine.flow.chart": "RR.player-order.1",
    "engine.flow.checks": (
        "RR.attachment.6, RR.effects.5, RR.modifiers.5, RR.winning-game.1 to 5, FAQ.2.1.2, "
        "FAQ.def.terminal-condition"
    ),
    "engine.flow.claim": (
        "RR.framework.4.2.4d, RR.framework.4.2.4e, RR.intrigue-claim.1 to 2, "
        "RR.military-claim.1 to 3, RR.priority.1, RR.replacement.1 to 3, FAQ.qa.whispers.3 to 4"
    ),
    "engine.flow.elimination": "RR.winning-game.3",
    "engine.flow.how_often": "FAQ.1.1.2 to 4",
    "engine.flow.initiation": (
        "RR.cancel.3, RR.choose.1, RR.costs.6, RR.delayed-effects.3, RR.event.2, RR.initiating.s1, "
        "RR.initiating.s2, RR.initiating.s3, RR.initiating.s4, RR.initiating.s5, RR.initiating.s6, "
        "RR.initiating.s7, RR.reveal.1, RR.search.1, RR.target.8, RR.x.2, FAQ.2.1.1, FAQ.3.2.1 to 2"
    ),
    "engine.flow.loops": "FAQ.1.1.1 to 4",
    "engine.flow.marshaling": (
        "RR.ambush.1 to 2, RR.initiating.0, RR.marshal.1, RR.put-into-play.5, FAQ.qa.limited-duplicate"
    ),
    "engine.flow.occurrence": (
        "RR.cancel.2, RR.delayed-effects.2, RR.forced.3, RR.then.1, RR.triggering-condition.s1, "
        "RR.triggering-condition.s2, RR.triggering-condition.s2c, RR.triggering-condition.s3, "
        "RR.triggering-condition.s4, RR.triggering-condition.s5, RR.triggering-condition.s6, "
        "RR.triggering-condition.s7, RR.would.2"
    ),
    "engine.flow.stealth": "RR.stealth.1, RR.stealth.3",
    "engine.marks": "RR.cannot.1",
    "engine.nodes": (
        "RR.abilities.8, RR.cancel.1, RR.choose.1, RR.initiating.s5, RR.target.8, RR.then.3, "
        "RR.would.1, FAQ.def.derived-information"
    ),
    "engine.profile": "RR.sacrifice.4, RR.save.3",
    "engine.rules.arrival": (
        "RR.attachment.3, RR.cardtypes.1, RR.event.5, RR.facedown.2, RR.initiating.0, RR.limits.3, "
        "RR.no-attachments.1 to 4, RR.put-into-play.5, RR.unique.3, FAQ.1.3.1, FAQ.1.3.5"
    ),
    "engine.rules.changes": (
        "RR.agenda.4, RR.drawing.1 to 3, RR.in-play.4 to 5, RR.leaves-play.4, RR.move.1, "
        "RR.terminal.1, RR.then.3"
    ),
    "engine.rules.control": "RR.ownership.5, FAQ.qa.take-control",
    "engine.rules.departure": "RR.leaves-play.1 to 5, RR.ownership.4, RR.participating.3 to 4",
    "engine.rules.eligibility": (
        "RR.abilities.6 to 7, RR.immune.1, RR.initiating.s1, RR.initiating.s2, RR.limits.1 to 6, "
        "RR.target.8, FAQ.1.1.3, FAQ.2.3.1"
    ),
    "engine.rules.lasting": "RR.lasting-effects.1 to 3, FAQ.end-of-phase.2, FAQ.end-of-phase.4",
    "engine.rules.plots": "RR.framework.1.3f, RR.plot-card.3",
    "engine.rules.prices": "RR.initiating.s2, RR.initiating.s3, RR.initiating.s4, RR.x.2",
    "engine.rules.titles": "RR.titles.1 to 2, RR.titles.7",
    "engine.state.accounts": "RR.plot-value-modifiers.1 to 2, FAQ.3.3.1",
    "engine.state.board": (
        "RR.cannot.1, RR.facedown.1, RR.first-player.3, RR.framework.1.4c, RR.immune.1, "
        "RR.in-play.1 to 2, RR.in-play.4 to 5, RR.limits.2, RR.modifiers.5, RR.ownership.1, "
        "RR.ownership.3, RR.player-order.1, RR.power.1, RR.strength.1, RR.winning-challenge.2, "
        "FAQ.1.4.2"
    ),
    "engine.state.derived": (
        "RR.agenda.3, RR.blank.1 to 2, RR.immune.1, RR.modifiers.1 to 4, RR.plot-value-modifiers.1 to 2"
    ),
    "engine.state.in_force": "RR.delayed-effects.1, RR.event.3",
    "engine.state.in_play": "RR.keywords.2, FAQ.3.3.1, FAQ.qa.take-control",
    "engine.state.repeats": "FAQ.1.1.1 to 4",
    "games.second": "RR.framework.1.4d, RR.joust.1 to 2, RR.melee.1 to 2",
    "judgement.worth": "RR.dead-pile.3",
    "pool.deck_checks": "RR.copy.1",
    "pool.deck_rule": "RR.deck.1",
    "sandbox.put": "RR.titles.1",
    "sandbox.scenes": "RR.duplicates.1",
    "setup.dealing": "RR.titles.1",
    "steps.declaring": "RR.framework.4.2b, RR.framework.4.2j",
    "steps.keywords": ("RR.intimidate.2 to 5, FAQ.qa.keyword-gained.1 to 2, FAQ.qa.pillage-order"),
    "steps.marshaling": "RR.income.1",
    "steps.phases": "RR.framework.5.2c, FAQ.end-of-phase.1 to 5",
    "steps.plots": "RR.initiative.2 to 3",
    "steps.resolving": (
        "RR.framework.4.2.3b, RR.framework.4.2.3c, RR.winning-challenge.1 to 5, FAQ.qa.whispers.1 to 2, "
        "FAQ.qa.whispers.5"
    ),
    "steps.set_up": "RR.mulligan.2, FAQ.qa.setup-attach.1 to 3",
    "telling.challenge": "RR.claim.1",
    "telling.reckoning": "RR.rivals.1 to 2, RR.supports.1",
    "telling.sums": "RR.modifiers.3 to 4",
    "tournaments.tourney": "FAQ.legality.1 to 3",
    "viewing.facts": "RR.attacker.1, RR.defender.1, FAQ.def.derived-information",
    "viewing.views": (
        "RR.facedown.2, FAQ.def.hidden-information, FAQ.def.open-information, FAQ.def.hidden-information.2"
    ),
    "viewing.worlds": "RR.facedown.2, RR.setup.8a, RR.setup.8b, RR.setup.8c, RR.setup.8d, RR.setup.8e",
}
"""Clauses by the module, inside `thrones`, that keeps them."""

WORDS: Final = {
    "After": "RR.target.7",
    "AtEnd": "FAQ.end-of-phase.3",
    "AttachAs": "RR.cardtypes.1, RR.event.5",
    "AttackingRival": "RR.redirect.4",
    "Blank": "RR.blank.1 to 2",
    "Cancel": "RR.cancel.1",
    "CannotInclude": "RR.golden.2",
    "CannotTrigger": "FAQ.qa.catelyn.1 to 4",
    "Cards": "RR.copy.1, RR.neutral.2",
    "Choose": "RR.choose.1",
    "ChoosePlayer": "RR.choose.1",
    "ChooseThen": "RR.target.7",
    "ControlsHost": "FAQ.qa.take-control",
    "DiscardCost": "RR.costs.4",
    "DoubleStrength": "RR.modifiers.1",
    "EffectsWouldInitiate": "RR.cancel.1",
    "ExtraChallengeElsewhere": "RR.titles.11",
    "FromNowOn": "RR.leaves-play.5",
    "GainNoAttachments": "RR.no-attachments.1",
    "GoldIsX": "RR.base-value.1, RR.priority.3",
    "HalveStrength": "RR.modifiers.2",
    "Immune": "RR.immune.1",
    "InsteadOfClaim": "RR.replacement.1 to 4",
    "InsteadOfDeadPile": "RR.replacement.1 to 4",
    "KneelCost": "RR.kneel.2",
    "Limit": "RR.limits.1, RR.limits.4",
    "LookAt": "RR.look.1",
    "LoseIcon": "FAQ.qa.nymeria.3",
    "May": "RR.may.1",
    "MayInclude": "RR.loyal.2",
    "MoveAttachment": "RR.move.1",
    "MovePower": "RR.move.1, RR.moving-power.1",
    "MustInclude": "RR.anatomy.1",
    "NameCardType": "FAQ.def.derived-information",
    "NameChallengeType": "FAQ.def.derived-information",
    "OffCards": "RR.immune.2",
    "OnCards": "RR.immune.1",
    "Opposing": "RR.against.1",
    "Pack": "RR.titles.8, RR.x.1",
    "PassClaimOn": "RR.replacement.3, FAQ.qa.whispers.3 to 4",
    "Pick": "RR.effects.4, RR.target.6, FAQ.def.choose",
    "PickPlayer": "FAQ.def.choose",
    "PlaceAsDuplicate": "RR.facedown.1, FAQ.1.2.1",
    "PrintedCost": "RR.x.1",
    "PrintedGold": "RR.x.1",
    "PutIntoPlay": "RR.put-into-play.1 to 5",
    "Redirect": "RR.redirect.2 to 7",
    "RemoveFromChallenge": "RR.target.8",
    "RemoveToken": "FAQ.1.4.3",
    "RevealCards": "RR.reveal.1 to 2",
    "RevealPlot": "RR.framework.1.3e",
    "Rivals": "RR.rivals.1",
    "Save": "RR.save.4, FAQ.3.1.1",
    "Search": "RR.search.1 to 5",
    "SeeSearched": "RR.search.1",
    "SetStrength": "RR.modifiers.3 to 4",
    "Supports": "RR.supports.1 to 2",
    "Switch": "RR.switch.1",
    "TakeControl": "FAQ.1.3.1, FAQ.1.3.5",
    "Then": "RR.then.1 to 3",
    "UntilEnd": "RR.event.3",
    "WideClaim": "RR.titles.9",
    "cannot_be_bypassed": "RR.stealth.3",
    "cannot_be_killed": "FAQ.2.1.1",
    "is_killed_at_zero": "FAQ.def.terminal-condition",
    "may_defend_while_kneeling": "RR.play-restrictions.2",
}
"""Clauses by the word of the card language that keeps them."""
