"""Abilities that another card has or that anyone may use, and cards in the hands and piles of several players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.thrones.winter.cards.killing import avengers, kill, killed
from tests.thrones.winter.scene import Table, baratheon, confirm, lannister, scene, side, stark
from weirwood.core.option import Verb
from weirwood.thrones.ability import CHARACTER, HAND, HE, NEUTRAL, UNIQUE, YOU, Cards, Pack, Pick, PutIntoPlay
from weirwood.thrones.cards.headings import act
from weirwood.thrones.cards.winter import POOL
from weirwood.thrones.games.winter import Winter
from weirwood.thrones.pool.pool import Pool

PRIDE = "Stormlander's Pride"
GAME = "The Only Game that Matters"
GUARD = "Personal Guard"
STING = "The Scorpion's Sting"
BOUND = "Bound by R'hllor"
RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
KEEPER = "Keeper of the New Gods"
ELITE = "Greatjon's Elite"  # an Army
PALANQUIN = "Doran's Palanquin"  # four influence
RUSH = "Blackwater Rush"  # two influence
ALLY = "Expendable Ally"  # cancels the effects of a character or a location
POISON = "Injurious Poison"
REVENGE = "Arya's Revenge"
EARLIER = "Forever Listening"


OTHERS = Pack("winter", "Others")
OTHERS.character("x-1 Varys", NEUTRAL, UNIQUE, HE, cost=3, strength=2, icons="I", traits="Lord")
OTHERS.event("x-2 Open Door", NEUTRAL, cost=0).has(
    act("", PutIntoPlay(Pick(Cards(CHARACTER, zones=(HAND,), owner=YOU))))
)
WITH_VARYS = Winter(Pool([*POOL.packs, OTHERS], POOL.edition))
"""Varys is named by a card of the set, and has none in it."""


def proud(**rest: Any) -> dict[str, Any]:
    """A kneeling character that bears the pride."""
    return {"card": COURTESAN, "kneeling": True, "attachments": [PRIDE], **rest}


def test_a_proud_character_is_stronger_and_stands_for_influence() -> None:
    s = scene(lannister(proud(), PALANQUIN))
    assert s.card(COURTESAN)["strength"] == 4
    s[0].uses(PRIDE)
    confirm(s)
    assert not s.card(COURTESAN)["kneeling"] and s.card(PALANQUIN)["kneeling"]


def test_pride_has_its_price() -> None:
    assert PRIDE not in scene(lannister(proud(), RUSH))[0].offered()
    assert PRIDE not in scene(lannister(proud(kneeling=False), PALANQUIN))[0].offered()


def test_who_controls_the_character_uses_the_pride_of_another() -> None:
    bearer = {"card": COURTESAN, "kneeling": True}
    s = scene(
        lannister(bearer, PALANQUIN), baratheon(PALANQUIN, hand=[PRIDE], gold=1), at="3.aw", first_player=1
    )
    s[1].marshals(PRIDE, on=COURTESAN)
    assert PRIDE in s[1].in_play and PRIDE in s[0].offered(Verb.USE)
    s[0].passes()
    assert PRIDE not in s[1].offered()
    assert s.refused(1, "use", PRIDE) == "WE.actions-and-passive-abilities.1"
    s[1].passes()
    s = scene(lannister(proud(), PALANQUIN), stark(PALANQUIN))
    s[0].passes()
    assert PRIDE not in s[1].offered()


def test_what_a_character_gained_is_an_ability_of_that_character() -> None:
    """It is canceled and copied as such; the influence is spent all the same."""
    s = scene(stark(proud(), PALANQUIN), lannister(ALLY))
    s[0].uses(PRIDE)
    confirm(s)
    s[1].uses(ALLY)
    confirm(s)
    assert s.card(COURTESAN)["kneeling"] and s.card(PALANQUIN)["kneeling"]
    bearer = {"card": COURTESAN, "kneeling": True, "attachments": [PRIDE]}
    s = scene(stark(bearer, PALANQUIN), side("martell", hand=[POISON]))
    s[0].uses(PRIDE)
    confirm(s)
    assert POISON not in s[1].offered()  # it stands, so that there is nothing to do once more


def test_a_frozen_pride_is_neither_strong_nor_used() -> None:
    frozen = {"card": PRIDE, "attachments": ["Frozen Solid"]}
    s = scene(stark({"card": COURTESAN, "kneeling": True, "attachments": [frozen]}, PALANQUIN))
    assert s.card(COURTESAN)["strength"] == 2 and PRIDE not in s[0].offered()


def test_the_iron_throne_of_the_sun_brings_back_the_topmost_event() -> None:
    you = side("martell", "U122", RIDER, discard=[EARLIER, REVENGE, KEEPER], deck=[COURTESAN])
    s = killed(RIDER, you)
    s[0].uses("The Iron Throne")
    confirm(s)
    assert s[0].deck == [REVENGE, COURTESAN] and s[0].discard == [EARLIER, KEEPER]
    assert s.card("The Iron Throne")["kneeling"]


def test_the_iron_throne_of_the_sun_wants_an_event_of_its_own() -> None:
    s = scene(side("martell", "U122", RIDER, discard=[KEEPER]), avengers(discard=[EARLIER]), first_player=1)
    kill(s, RIDER)
    assert "The Iron Throne" not in s[0].offered()


@pytest.mark.parametrize(
    ("target", "left", "icons"),
    [(RIDER, 1, []), (KEEPER, 2, ["intrigue"]), ("The Red Viper", 0, ["intrigue"])],
)
def test_a_sting_costs_a_card_for_each_printed_icon(target: str, left: int, icons: list[str]) -> None:
    """One icon of each kind is lost; one that an attachment gave stands for it, and does not count for the hand."""
    bearer = {"card": target, "attachments": ["Raised to Lie"]}
    s = scene(side("martell", RUSH, hand=[STING]), stark(bearer, hand=[ELITE, "Lookout", EARLIER]))
    s[0].plays(STING)
    confirm(s)
    if left:
        s[1].picks(*[ELITE, "Lookout"][: 3 - left])
    assert len(s[1].hand) == left and s.card(target)["icons"] == icons


def test_a_sting_lasts_a_phase_and_takes_what_there_is() -> None:
    s = scene(side("martell", RUSH, hand=[STING]), stark(RIDER, hand=[ELITE]))
    s[0].plays(STING)
    confirm(s)
    assert s[1].hand == [] and s.card(RIDER)["icons"] == []
    s.pass_to("5.aw")
    assert s.card(RIDER)["icons"] == ["military", "power"]


def test_you_are_bound_by_rhllor() -> None:
    """From each hand an attachment or a character that is not unique, for at most 2 gold."""
    s = scene(
        baratheon(RUSH, hand=[BOUND, RIDER]),
        lannister(hand=[ELITE, "Eddard Stark", "Frozen Solid", COURTESAN]),
        stark(hand=[KEEPER, EARLIER, "Viserys Targaryen"]),
        at="3.aw",
    )
    s[0].plays(BOUND)
    confirm(s)
    assert sorted(s[0].offered(Verb.PICK)) == [COURTESAN, "Frozen Solid"]
    held = [card for card in s.state.view(0)["cards"] if card["zone"] == "hand"]
    assert {ELITE, EARLIER} <= {card["name"] for card in held}
    s[0].picks("Frozen Solid")
    confirm(s)
    assert s[1].discard == ["Frozen Solid"] and s[2].discard == [KEEPER]
    assert s[0].discard == [BOUND] and s[0].hand == [RIDER]


def test_nobody_is_bound_where_all_hands_are_empty() -> None:
    assert BOUND not in scene(baratheon(RUSH, hand=[BOUND]), at="3.aw")[0].offered()


def test_a_personal_guard_kneels_somebody_as_it_comes_from_your_hand() -> None:
    s = scene(lannister(hand=[GUARD], gold=2), stark(ELITE, RIDER), at="3.aw")
    s[0].marshals(GUARD)
    s[0].uses(GUARD)
    assert sorted(s[0].offered(Verb.PICK)) == [GUARD, RIDER]
    s[0].picks(RIDER)
    assert s.card(RIDER)["kneeling"]


def test_a_personal_guard_answers_whom_you_put_into_play_from_your_hand() -> None:
    s = scene(lannister(GUARD, RIDER, hand=["Open Door", "Varys"]), game=WITH_VARYS)
    s[0].plays("Open Door")
    confirm(s)
    s[0].uses(GUARD)
    assert sorted(s[0].offered(Verb.PICK)) == [GUARD, RIDER, "Varys"]


def test_a_personal_guard_answers_neither_others_nor_cards_from_elsewhere() -> None:
    s = scene(lannister(GUARD, RIDER, hand=["Open Door", KEEPER]), game=WITH_VARYS)
    s[0].plays("Open Door")
    confirm(s)
    assert GUARD not in s[0].offered()
    s = scene(stark(hand=["Open Door", "Varys"]), lannister(GUARD, RIDER), game=WITH_VARYS)
    s[0].plays("Open Door")
    confirm(s)
    assert GUARD not in s[1].offered()
    s = killed(RIDER, stark("U17", RIDER, COURTESAN, deck=[GUARD, KEEPER]))
    s[0].uses("The Iron Throne")
    s[0].picks(GUARD)
    assert GUARD in s[0].in_play and GUARD not in s[0].offered()


def only_game(*plays: str | dict[str, Any], seats: int = 3, **rest: Any) -> Table:
    """Seat 0 has the agenda, the others have not; everybody has eight influence."""
    rich = [PALANQUIN, PALANQUIN]
    others = [lannister(*rich), stark(*rich)][: seats - 1]
    return scene(stark(*rich, *plays, agenda=GAME), *others, **rest)


def test_the_only_game_is_played_by_all() -> None:
    """Whoever uses it, it is used twice in a round; others bring its owner power."""
    s = only_game(RIDER)
    s[0].passes()
    s[1].uses(GAME)
    pay(s, 1)
    s[1].names("kneel")
    confirm(s)
    assert s.card(RIDER)["kneeling"]
    s[0].uses(GAME)
    assert s[0].power == 1
    s[2].uses(GAME)
    pay(s, 2)
    s[2].names("stand")
    confirm(s)
    assert not s.card(RIDER)["kneeling"]
    s[0].passes()
    assert s[0].power == 1
    for seat in range(3):
        assert GAME not in s[seat].offered()
        s[seat].passes()


def test_the_owner_of_the_only_game_gets_no_power_by_itself() -> None:
    s = only_game(RIDER)
    s[0].uses(GAME)
    pay(s, 0)
    s[0].names("draw")
    assert len(s[0].hand) == 1 and s[0].power == 0 and GAME not in s[0].offered()


def test_the_only_game_gives_renown_for_a_phase() -> None:
    s = only_game(RIDER, KEEPER)
    s[0].uses(GAME)
    pay(s, 0)
    s[0].names("until-end")
    s[0].picks(RIDER)
    assert "renown" in s.card(RIDER)["keywords"] and "renown" not in s.card(KEEPER)["keywords"]
    s.pass_to("5.aw")
    assert "renown" not in s.card(RIDER)["keywords"]


def test_two_players_play_no_such_game() -> None:
    s = only_game(RIDER, seats=2)
    assert GAME not in s[0].offered()
    s[0].passes()
    assert GAME not in s[1].offered()


def pay(s: Table, seat: int) -> None:
    """Pay influence with whatever is offered."""
    while s.asks(seat, "influence"):
        s.choose(seat, s[seat].decision.options[0].key)
