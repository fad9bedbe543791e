"""Whether acting here could matter for a seat: one function over what abilities say and what the seat sees.

It looks at cards in play, at the piles all may count and at the seat's own hand, never at what is hidden from it. What
it does not know a use for, it calls of use.
"""

from __future__ import annotations

from typing import Final

from weirwood.core.decision import Decision, DecisionKind
from weirwood.core.option import Option, Verb
from weirwood.thrones.ability.cards import Cards
from weirwood.thrones.ability.conditions import Is
from weirwood.thrones.ability.costs import KneelCost
from weirwood.thrones.ability.effects.branches import Either, If
from weirwood.thrones.ability.effects.entering import PutIntoPlay
from weirwood.thrones.ability.effects.looking import LookAt, Search
from weirwood.thrones.ability.effects.moving import ChooseCards
from weirwood.thrones.ability.effects.on_cards import Kneel, OnCards, ReturnToHand, Stand
from weirwood.thrones.ability.effects.on_players import Draw, DrawThose, GainGold, ReduceNext
from weirwood.thrones.ability.effects.power import LosePower
from weirwood.thrones.ability.flow import Inside, UntilEnd
from weirwood.thrones.ability.later import AtEnd, IfYouWin
from weirwood.thrones.ability.of_players import Hand, OfPlayers
from weirwood.thrones.ability.operands import Chosen, This
from weirwood.thrones.ability.triggers import OnChallenge
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.concepts.refused import EVENT_TOO_DEAR
from weirwood.thrones.engine.nodes import Aside, Condition, Context, Effect
from weirwood.thrones.engine.rules.eligibility import refused, refused_by_effect
from weirwood.thrones.engine.rules.influence import available, due
from weirwood.thrones.engine.rules.prices import MARSHALING, PLAYING, price
from weirwood.thrones.engine.state.board import Board
from weirwood.thrones.engine.words import ACTION, CHARACTER, EVENT, PLAY, ROUND
from weirwood.thrones.steps.phases import dominance_strength
from weirwood.thrones.steps.resolving import verdict
from weirwood.thrones.using import ahead
from weirwood.thrones.using.lasting import boost_of, lasting_use, subjects
from weirwood.thrones.using.reasons import (
    BETWEEN,
    CHEAPER,
    DEFENDERS_FIRST,
    GOLD,
    LATER,
    OF_USE,
    ONLY_OWN,
    SAFE,
    SENTENCES,
    STANDING,
    TOO_LITTLE,
)

_USED: Final = (Verb.USE, Verb.PLAY)


def useful_now(g: Board, decision: Decision) -> bool:
    """Whether acting could matter for a seat that is asked; what is no action window always may."""
    offered = [option for option in decision.options if option.verb != Verb.PASS]
    if decision.kind != DecisionKind.ACT:
        return bool(offered)
    return any(not no_use(g, decision, option) for option in offered)


def no_use(g: Board, decision: Decision, option: Option) -> str:
    """Why an option of an action window is of no use now, by name; "" where it may matter."""
    ability = ability_of(g, option)
    if decision.kind != DecisionKind.ACT or ability is None:
        return OF_USE
    g.fresh()
    weighed = _Weighed(g, decision)
    assert option.card is not None
    found = weighed.effects(Context(decision.seat, option.card, ability), ability.effects)
    return LATER if not found and weighed.can_wait(ability) else found or OF_USE


def no_use_of(g: Board, seat: int, card: int) -> str:
    """Why all that a seat could do with a card is of no use now; "" where some of it may be, or there is nothing."""
    decision = next((one for one in g.decisions if one.seat == seat), None)
    if decision is None:
        return ""
    found = [no_use(g, decision, option) for option in decision.options if option.card == card]
    return f"No use now: {SENTENCES[found[0]]}." if found and all(found) else ""


def ability_of(g: Board, option: Option) -> Ability | None:
    """The ability that an option would use."""
    if option.verb not in _USED or option.card is None or option.ability is None:
        return None
    return g.definition(option.card).abilities[option.ability]


class _Weighed:
    """The effects of what a seat is offered, each weighed for what it is for."""

    def __init__(self, g: Board, decision: Decision) -> None:
        self.g = g
        self.seat = decision.seat
        self.cheaper = 0
        """By how much all that is offered would lower a price."""
        self.boost = 0
        """How much strength all that is offered would bring into a challenge."""
        for option in decision.options:
            ability = ability_of(g, option)
            if ability is None or option.card is None:
                continue
            c = Context(self.seat, option.card, ability)
            for effect in ability.effects:
                if isinstance(effect, ReduceNext):
                    self.cheaper += effect.by.value(g, c)
                elif isinstance(effect, UntilEnd):
                    self.boost += boost_of(g, c, effect)

    def effects(self, c: Context, effects: tuple[Effect, ...]) -> str | None:
        """Of several: one that may matter is enough; None where all of them only go along with others."""
        found = [use for effect in effects if (use := self.effect(c, effect)) is not None]
        found = found or [self._itself(c, effect) for effect in effects if isinstance(effect.acts_on(), This)]
        return None if not found else OF_USE if OF_USE in found else found[0]

    def _itself(self, c: Context, effect: Effect) -> str:
        """What only moves its own card: into play like any other; back to hand where a challenge is being lost."""
        if isinstance(effect, PutIntoPlay):
            return self._entering(c, effect)
        challenge = self.g.challenge
        away = self.g.records[c.source] is None
        if away or not isinstance(effect, ReturnToHand) or ahead.marshals_now(self.g, self.seat):
            return OF_USE
        if challenge is None or ahead.awaits_defenders(self.g):
            return SAFE
        return OF_USE if verdict(self.g, challenge).loser == self.seat else SAFE

    def effect(self, c: Context, effect: Effect) -> str | None:
        """Why an effect is of no use, "" where it may matter, None where it only goes along with others."""
        g = self.g
        if isinstance(effect, If):
            taken = effect.effects if self._may_hold(c, effect.condition) else ()
            return self.effects(c, (*taken, *effect.otherwise))
        if isinstance(effect, Inside):
            return self.effects(c, effect.effects)
        if isinstance(effect, Either):
            return self.effects(c, effect.branches)
        if isinstance(effect, IfYouWin):
            return self._winning()
        if isinstance(effect, Aside | AtEnd | ChooseCards) or isinstance(effect.acts_on(), This):
            return None  # what becomes of its own card is the price of the rest
        if isinstance(effect, ReduceNext):
            return self._price(c, effect)
        if isinstance(effect, UntilEnd):
            return lasting_use(g, c, effect, self.boost)
        if isinstance(effect, GainGold):
            return self._gold(effect.count.value(g, c))
        if isinstance(effect, Stand):
            return self._standing(c, effect)
        if isinstance(effect, PutIntoPlay):
            return self._entering(c, effect)
        if isinstance(effect, LosePower | Kneel):
            return self._harm(c, effect)
        return BETWEEN if g.challenge is not None and _is_away(c, effect) else OF_USE

    def can_wait(self, ability: Ability) -> bool:
        """Whether the time of challenges is still to come, and an ability may be used then as well."""
        g = self.g
        own = ahead.marshals_now(g, self.seat)
        return not own and ahead.challenges_come(g) and ahead.may_be_used_then(g, ability)

    def _may_hold(self, c: Context, condition: Condition) -> bool:
        """Whether a condition on a card still to be chosen could hold; any other condition counts as if it could."""
        if c.ability is None or not isinstance(condition, Is) or not isinstance(condition.what, Chosen):
            return True
        target = c.ability.targets[condition.what.place]
        cards = [card for seat in target.seats(self.g, c) for card in target.legal(self.g, c, seat)]
        return any(condition.filter.matches(self.g, c, card) for card in cards)

    # What effects are for.

    def _winning(self) -> str:
        """What a win brings counts where the seat wins, or could come to."""
        challenge = self.g.challenge
        if challenge is None or ahead.awaits_defenders(self.g):
            return DEFENDERS_FIRST
        found = verdict(self.g, challenge)
        turns = self.seat in (challenge.attacker, challenge.defender) and self.boost >= found.margin()
        return OF_USE if found.winner == self.seat or turns else TOO_LITTLE

    def _harm(self, c: Context, effect: OnCards) -> str:
        """What weakens cards: of use where it would touch another's, and a character before it could fight again."""
        g = self.g
        cards = [card for card in subjects(g, c, effect.what) if effect.affects(g, c, card)]
        if cards and all(g.controller(card) == self.seat for card in cards):
            return ONLY_OWN
        challenge = g.challenge
        if challenge is None or (ahead.awaits_defenders(g) and challenge.attacker == self.seat):
            return OF_USE
        return BETWEEN

    def _entering(self, c: Context, effect: PutIntoPlay) -> str:
        """A card that enters play, in time to defend or for what follows; perhaps it may do so only in this phase."""
        challenge = self.g.challenge
        now = c.ability is not None and bool(c.ability.phases)
        if self._marshals_later() or (not now and not ahead.fights_within(self.g, ROUND)):
            return LATER
        if challenge is None or effect.participating:
            return OF_USE
        defends = challenge.defender == self.seat and ahead.awaits_defenders(self.g)
        return OF_USE if defends else BETWEEN

    def _price(self, c: Context, effect: ReduceNext) -> str:
        """A lower price, for a card in hand that could then be paid."""
        g, gold = self.g, self.g.sides[self.seat].gold
        marshals = effect.ways & MARSHALING and ahead.marshals_now(g, self.seat)
        for card in g.sides[self.seat].hand:
            if not effect.filter.matches(g, c, card):
                continue
            cost = g.cards[card].cost
            if g.cards[card].type == EVENT:
                due = price(g, self.seat, card, PLAYING, cost)
                dear = effect.ways & PLAYING and gold < due <= gold + self.cheaper
                if dear and self._is_time_for(card):
                    return OF_USE
            elif marshals and 0 < price(g, self.seat, card, MARSHALING, cost) <= gold + self.cheaper:
                return OF_USE
        return CHEAPER

    def _is_time_for(self, card: int) -> bool:
        """Whether an event could be played now but for its price, or may answer what a challenge comes to."""
        g = self.g
        if g.challenge is None and g.active != self.seat:
            return False
        for ability in g.cards[card].abilities:
            if ability.heading == ACTION:
                c = Context(self.seat, card, ability)
                if refused(g, self.seat, card, ability) == EVENT_TOO_DEAR:
                    return not refused_by_effect(g, c, ability) and not self.effects(c, ability.effects)
            elif isinstance(ability.trigger, OnChallenge) and self._answers(ability.trigger):
                return True
        return False

    def _answers(self, trigger: OnChallenge) -> bool:
        """Whether something answers how the challenge ends as it stands, now that defenders are declared."""
        challenge = self.g.challenge
        if challenge is None or ahead.awaits_defenders(self.g):
            return False
        found = verdict(self.g, challenge)
        return trigger.won is None or (found.winner if trigger.won else found.loser) == self.seat

    def _gold(self, gained: int) -> str:
        """Gold, to marshal with, to play a card that is too dear now, or to win dominance."""
        g, side = self.g, self.g.sides[self.seat]
        if ahead.will_marshal(g, self.seat):
            return LATER if self._marshals_later() else OF_USE
        for card in side.hand:
            definition = g.cards[card]
            event = definition.type == EVENT
            prices = [definition.cost] if event else list(definition.ambush)
            fights = g.challenge is not None or ahead.is_between_challenges(g)
            if (self._is_time_for(card) if event else fights) and any(
                side.gold < cost <= side.gold + gained for cost in prices
            ):
                return OF_USE
        counts = g.deal.profile.rounds.gold_dominates and ahead.is_between_challenges(g)
        return OF_USE if counts and self._dominates(gained) else GOLD

    def _standing(self, c: Context, effect: Stand) -> str:
        """Cards that stand: in a challenge those that take part, where only those can, else what they could do."""
        filter = getattr(effect.what, "filter", None)
        if isinstance(filter, Cards) and (filter.participating or filter.attacking or filter.defending):
            return OF_USE
        brief = c.ability is not None and any(isinstance(one, AtEnd) for one in c.ability.effects)
        cards = subjects(self.g, c, effect.what)
        return OF_USE if any(self._stands(card, brief) for card in cards) else STANDING

    def _stands(self, card: int, brief: bool) -> bool:
        """Whether a card that stands could do something before all cards stand again, or the phase ends."""
        g = self.g
        record = g.records[card]
        if record is None or not record.kneeling:
            return False
        if record.card.type == CHARACTER and self._fights(card, brief):
            return True
        return self._pays(record.card.influence) or any(
            self._kneels(card, one) for one in record.card.abilities
        )

    def _pays(self, more: int) -> bool:
        """Whether so much more influence would pay for something that the seat could use in this phase."""
        g = self.g
        if not more:
            return False
        had, side = available(g, self.seat), g.sides[self.seat]
        for card in (*side.hand, *side.play):
            for ability in g.definition(card).abilities:
                cost = due(g, Context(self.seat, card, ability))
                if had < cost <= had + more and (not ability.phases or g.phase in ability.phases):
                    return True
        return False

    def _fights(self, card: int, brief: bool) -> bool:
        """Whether a character could fight, or help to win dominance, if it stood."""
        g = self.g
        if g.challenge is not None:
            defends = ahead.awaits_defenders(g) and g.controller(card) == g.challenge.defender
            return defends and g.record(card).icons[g.challenge.type] > 0
        if not ahead.is_between_challenges(g):
            return False
        attacks = g.active == g.controller(card) and ahead.may_yet_attack(g, card)
        return attacks or (not brief and self._dominates(max(0, g.strength(card))))

    def _dominates(self, more: int) -> bool:
        """Whether so much more would win dominance, or make a tie."""
        own = dominance_strength(self.g, self.seat)
        best = max(dominance_strength(self.g, other) for other in self.g.opponents(self.seat))
        return ahead.dominance_comes(self.g) and own <= best <= own + more

    def _kneels(self, card: int, ability: Ability) -> bool:
        """Whether a card kneels for an ability that could be used in this phase, to some end."""
        if not any(isinstance(cost, KneelCost) and isinstance(cost.what, This) for cost in ability.costs):
            return False
        if ability.heading != ACTION:
            return ability.triggered() and ahead.is_between_challenges(self.g)
        if ability.phases and self.g.phase not in ability.phases:
            return False
        return not self.effects(Context(self.seat, card, ability), ability.effects)

    def _marshals_later(self) -> bool:
        """Whether somebody else marshals before the seat does."""
        g = self.g
        marshals = g.active >= 0 and ahead.marshals_now(g, g.active)
        return marshals and g.active != self.seat and not g.sides[self.seat].was_active


def _is_away(c: Context, effect: Effect) -> bool:
    """Whether an effect touches only hands, decks and piles."""
    if isinstance(effect, Draw | DrawThose | LookAt | Search):
        return True
    what = effect.acts_on() if isinstance(effect, OnCards) else None
    if isinstance(what, Hand | OfPlayers):
        return True
    if isinstance(what, Chosen) and c.ability is not None and what.place < len(c.ability.targets):
        what = c.ability.targets[what.place]
    filter = getattr(what, "filter", None)
    return isinstance(filter, Cards) and PLAY not in filter.zones
