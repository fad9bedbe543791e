"""The neutral cards that both decks have, each with the back of its deck."""

from weirwood.thrones.ability import *
from weirwood.thrones.cards.hbo.pack import LIONS, WOLVES
from weirwood.thrones.cards.headings import passive, response

for _pack, _littlefinger, _varys, _throne, _hand in (
    (WOLVES, "HBS19", "HBS20", "HBS26", "HBS30"),
    (LIONS, "HBL19", "HBL20", "HBL27", "HBL28"),
):
    _pack.character(
        f"{_littlefinger} Littlefinger", NEUTRAL, UNIQUE, HE, cost=3, strength=3, icons="IP", traits="Ally. Lord", income=1
    )
    _pack.character(f"{_varys} Varys", NEUTRAL, UNIQUE, HE, cost=2, strength=2, icons="I", traits="Ally", keywords="stealth").has(
        passive(EntersPlay(THIS), Discard(Choose(Cards(CHARACTER, trait="Ally"))))
    )
    _pack.location(f"{_throne} The Iron Throne", NEUTRAL, UNIQUE, cost=2, traits="King's Landing").has(
        constant(AddsToDominance(3))
    )
    _pack.attachment(f"{_hand} Hand of the King", NEUTRAL, UNIQUE, cost=2, traits="Title", on=Cards(CHARACTER, trait="Lord")).has(
        constant(GainIcon(HOST, POWER)), response(wins_dominance(YOU), GainPower(HOST))
    )
