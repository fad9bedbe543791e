"""The card language: every word that a card may be written with, for `from weirwood.thrones.ability import *`."""

from weirwood.thrones.ability.amounts import *
from weirwood.thrones.ability.card_triggers import *
from weirwood.thrones.ability.cards import *
from weirwood.thrones.ability.conditions import *
from weirwood.thrones.ability.costs import *
from weirwood.thrones.ability.counted import *
from weirwood.thrones.ability.effects.answers import *
from weirwood.thrones.ability.effects.branches import *
from weirwood.thrones.ability.effects.entering import *
from weirwood.thrones.ability.effects.in_challenges import *
from weirwood.thrones.ability.effects.looking import *
from weirwood.thrones.ability.effects.moving import *
from weirwood.thrones.ability.effects.naming import *
from weirwood.thrones.ability.effects.on_cards import *
from weirwood.thrones.ability.effects.on_players import *
from weirwood.thrones.ability.effects.paying import *
from weirwood.thrones.ability.effects.power import *
from weirwood.thrones.ability.effects.revealing import *
from weirwood.thrones.ability.flow import *
from weirwood.thrones.ability.headings import *
from weirwood.thrones.ability.later import *
from weirwood.thrones.ability.marked import *
from weirwood.thrones.ability.modifiers import *
from weirwood.thrones.ability.noun_phrases import *
from weirwood.thrones.ability.of_players import *
from weirwood.thrones.ability.operands import *
from weirwood.thrones.ability.other_kinds import *
from weirwood.thrones.ability.outcomes import *
from weirwood.thrones.ability.own_price import *
from weirwood.thrones.ability.player_modifiers import *
from weirwood.thrones.ability.players import *
from weirwood.thrones.ability.plots import *
from weirwood.thrones.ability.qualities import *
from weirwood.thrones.ability.triggers import *
from weirwood.thrones.ability.writing import *
from weirwood.thrones.engine.card import Ability as Ability
from weirwood.thrones.engine.rules.prices import AMBUSHING as AMBUSHING
from weirwood.thrones.engine.rules.prices import MARSHALING as MARSHALING
from weirwood.thrones.engine.rules.prices import PLAYING as PLAYING
from weirwood.thrones.engine.words import *
