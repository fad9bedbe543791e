"""Actions, passives, responses, saves, cancels and lasting effects in the Winter Edition."""

from __future__ import annotations

import pytest

from tests.thrones.winter.scene import (
    FILLER,
    attack,
    confirm,
    defend,
    fight,
    greyjoy,
    lannister,
    scene,
    side,
    stark,
)
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.engine.state.happening import Happening
from weirwood.thrones.engine.words import DREW

KEEPER = "Keeper of the New Gods"
HUNTRESS = "Huntress in the Swamp"
LOOKOUT = "Lookout"
SCOUT = "Wildling Scout"
EDDARD = "Eddard Stark"
FIEFDOM = FILLER  # one influence
RUSH = "Blackwater Rush"  # two influence
SALT = "Salt in your Eyes"
REVENGE = "Arya's Revenge"
REINFORCEMENTS = "Highgarden Reinforcements"


@rule("WE.actions-and-passive-abilities.2")
def test_an_action_resolves_before_another_is_taken() -> None:
    s = scene(stark(KEEPER, KEEPER, LOOKOUT), lannister(SCOUT, KEEPER))
    s[0].uses(KEEPER)
    assert {option.verb for option in s[0].decision.options} == {Verb.PICK} and not s[1].offered()
    s[0].picks(LOOKOUT)
    assert s.card(LOOKOUT)["strength"] == 4 and s.state.decisions[0].seat == 1


@rule("WE.actions-and-passive-abilities.2", "WE.kneeling-and-standing.2")
def test_a_kneeling_card_pays_no_cost_of_kneeling() -> None:
    s = scene(stark({"card": KEEPER, "kneeling": True}, LOOKOUT), lannister())
    assert s[0].offered(Verb.USE) == [] and s.refused(0, "use", KEEPER) == "WE.kneeling-and-standing.2"


@rule("WE.actions-and-passive-abilities.5")
def test_a_passive_comes_before_responses_and_the_next_action() -> None:
    """Bloody Trident takes the loser's power by itself, before anybody responds to the victory."""
    foe = lannister("Bloody Trident", power=3)
    s = fight(greyjoy("Warrior of the Old Way"), foe, "military", ["Warrior of the Old Way"])
    assert s[1].power == 1 and s.card("House Greyjoy")["power"] == 1
    s[0].uses("Warrior of the Old Way")
    assert s.card("House Greyjoy")["power"] == 2


@rule("WE.responses.1")
def test_a_response_is_used_only_after_what_it_answers_and_before_the_next_action() -> None:
    s = scene(lannister(REINFORCEMENTS), stark(), at="3.aw")
    assert s[0].offered(Verb.USE) == []
    assert s.refused(0, "use", REINFORCEMENTS) == "WE.responses.1"
    s = scene(lannister(hand=[REINFORCEMENTS], gold=9), stark(), at="3.aw")
    s[0].marshals(REINFORCEMENTS)
    assert s[0].offered(Verb.USE) == [REINFORCEMENTS] and s.state.decisions[0].kind == "trigger"
    s[0].uses(REINFORCEMENTS)
    assert len(s[0].hand) == 2 and s.state.decisions[0].seat == 1


@rule("WE.responses.1", "WE.resolving-challenges.2")
def test_responses_to_a_challenge_come_after_claim_and_keywords() -> None:
    """Eddard Stark stands when a Stark character is killed for claim, and his renown has come before."""
    s = attack(stark(EDDARD), stark(LOOKOUT), "military", EDDARD)
    defend(s, LOOKOUT)
    s.all_pass()
    confirm(s)
    assert s[1].dead == [LOOKOUT] and s.card(EDDARD)["power"] == 1 and s.card(EDDARD)["kneeling"]
    s[0].uses(EDDARD)
    assert not s.card(EDDARD)["kneeling"]


@rule("WE.the-cards.6", "WE.deathbound.2")
@pytest.mark.parametrize(("event", "dead"), [("Too Weak to Fight", False), ("Defend the Queen", True)])
def test_an_event_is_discarded_after_its_effect_and_a_deathbound_one_is_dead(event: str, dead: bool) -> None:
    s = scene(stark(hand=[event]), lannister("Courtesan of Highgarden", "Jhogo"))
    s[0].plays(event)
    assert (s[0].dead, s[0].discard) == (([event], []) if dead else ([], [event]))
    assert s.state.decisions[0].seat == 1


@rule("WE.three-draw-limit.1")
def test_card_effects_draw_three_cards_a_round() -> None:
    hand = [REINFORCEMENTS, REINFORCEMENTS, REINFORCEMENTS]
    s = scene(lannister(hand=hand, gold=15), stark(), at="3.aw")
    for cards in (2, 3):
        s[0].marshals(REINFORCEMENTS)
        s[0].uses(REINFORCEMENTS)
        s[1].passes()
        assert s[0].hand.count(FILLER) == cards
    s[0].marshals(REINFORCEMENTS)
    assert s.state.decisions[0].kind == "act" and s[0].hand.count(FILLER) == 3


@rule("WE.three-draw-limit.1", "WE.draw-phase.1")
def test_the_two_cards_of_the_draw_phase_do_not_count_and_a_new_round_counts_anew() -> None:
    plots = ["Filthy Accusations", "Taxation"]
    you = lannister(hand=[REINFORCEMENTS] * 4, gold=15, plots=plots, deck=[FILLER] * 30)
    s = scene(you, stark(plots=plots), at="3.aw")
    for _ in range(2):
        s[0].marshals(REINFORCEMENTS)
        s[0].uses(REINFORCEMENTS)
        s[1].passes()
    s.pass_to("1.2", round=2)
    before = len(s[0].hand)
    s[0].reveals("Taxation")
    s[1].reveals("Taxation")
    s.pass_to("2.aw")
    assert len(s[0].hand) == before + 2
    s.happen([Happening(DREW, seat=0, amount=4, source=s.id(REINFORCEMENTS))])
    assert len(s[0].hand) == before + 5


@rule("WE.three-draw-limit.2")
def test_a_search_is_not_a_draw() -> None:
    """Called by the Gods takes a character out of the deck."""
    you = lannister(plots=["Called by the Gods"], plot=None, deck=[*[FILLER] * 9, SCOUT])
    s = scene(you, stark(plots=["Taxation"], plot=None), at="1.2")
    s.happen([Happening(DREW, seat=0, amount=3, source=s.state.sides[0].faction)])
    assert s[0].hand == [FILLER] * 3
    for seat, plot in ((0, "Called by the Gods"), (1, "Taxation")):
        if s[seat].offered(Verb.PLOT):
            s[seat].reveals(plot)
    confirm(s)
    if s.asks(1, "first-player"):
        s[1].chooses_player(0)
    if s[0].offered(Verb.PICK):
        s[0].picks(SCOUT)
    assert s[0].hand == [FILLER] * 3 + [SCOUT]


@rule("WE.immunity.1")
def test_an_immune_card_is_neither_chosen_nor_affected() -> None:
    """Northman's Grit makes a character immune to events."""
    grit = {"card": "Courtesan of Highgarden", "attachments": ["Northman's Grit"]}
    s = scene(stark(hand=["Too Weak to Fight"]), lannister(grit, "Student of Coin"))
    s[0].plays("Too Weak to Fight")
    assert s.card("Courtesan of Highgarden")["strength"] == 5
    s = scene(stark(hand=["Too Weak to Fight"]), lannister(grit))
    assert s[0].offered(Verb.PLAY) == []


@rule("WE.lasting-effects.1", "WE.lasting-effects.2")
def test_lasting_effects_add_up_in_any_order() -> None:
    for order in ((KEEPER, "Too Weak to Fight"), ("Too Weak to Fight", KEEPER)):
        s = scene(stark(KEEPER, hand=["Too Weak to Fight"]), lannister("Melisandre"))
        for name in order:
            s[0].uses(name)
            if s.asks(0, "target") or s[0].offered(Verb.PICK):
                s[0].picks("Melisandre")
            s[1].passes()
        assert s.card("Melisandre")["strength"] == 2
    s.pass_to("5.aw")
    assert s.card("Melisandre")["strength"] == 3


@rule("WE.lasting-effects.3")
def test_strength_below_nothing_is_nothing() -> None:
    """Courtesan of Highgarden has STR 2, less 3, and then 2 more."""
    s = scene(stark(KEEPER, hand=["Too Weak to Fight"]), lannister("Courtesan of Highgarden"))
    s[0].plays("Too Weak to Fight")
    if s[0].offered(Verb.PICK):
        s[0].picks("Courtesan of Highgarden")
    assert s.card("Courtesan of Highgarden")["strength"] == 0
    s[1].passes()
    s[0].uses(KEEPER)
    s[0].picks("Courtesan of Highgarden")
    assert s.card("Courtesan of Highgarden")["strength"] == 1


@rule("WE.golden-rule.1")
def test_card_text_overrides_the_rules() -> None:
    """Arianne's Admirer lets its controller play a second Limited card."""
    you = stark("Arianne's Admirer", hand=["Kingsroad Farmstead", "Kingsroad Inn"], gold=2)
    s = scene(you, lannister(), at="3.aw")
    for name in ("Kingsroad Farmstead", "Kingsroad Inn"):
        s[0].marshals(name)
        s[1].passes()
    assert sorted(s[0].in_play) == ["Arianne's Admirer", "Kingsroad Farmstead", "Kingsroad Inn"]


@rule("WE.card-anatomy.3")
def test_a_house_among_the_traits_is_no_house() -> None:
    """House Tully and the like are traits: a Lady of Riverrun is neutral and costs nothing more."""
    s = scene(stark("Lady of Riverrun", hand=["Lady of Riverrun"], gold=3), lannister(), at="3.aw")
    assert (
        "House Tully" in s.card("Lady of Riverrun")["traits"] and s.card("Lady of Riverrun")["factions"] == []
    )
    s[0].marshals("Lady of Riverrun")
    assert s[0].gold == 0


@rule("WE.agendas.2", "WE.in-play.1")
def test_an_agenda_is_not_in_play() -> None:
    s = scene(stark(LOOKOUT, FIEFDOM, agenda="The Night's Watch"), lannister())
    in_play = {card["name"] for card in s.facts["cards"] if s.state.in_play(card["id"])}
    assert {LOOKOUT, FIEFDOM, "House Stark"} <= in_play and "The Night's Watch" not in in_play
    s.discard("The Night's Watch") if s.state.records[s.id("The Night's Watch")] else None
    assert s.card("The Night's Watch")["zone"] == "agenda"


@rule("WE.save-and-cancel-responses.1", "WE.save-and-cancel-responses.3", "WE.save-and-cancel-responses.4")
def test_the_example_of_a_cancel() -> None:
    """Arya's Revenge kills nobody, and the three influence paid for it stay kneeling."""
    brian = stark(FIEFDOM, FIEFDOM, FIEFDOM, hand=[REVENGE])
    darrell = greyjoy(SCOUT, RUSH, hand=[SALT])
    s = scene(brian, darrell)
    s[0].plays(REVENGE)
    confirm(s)
    s[1].plays(SALT)
    confirm(s)
    assert s[1].dead == [] and SCOUT in s[1].in_play
    kneeling = [
        card["kneeling"] for card in s.facts["cards"] if card["name"] == FIEFDOM and card["zone"] == "play"
    ]
    assert kneeling == [True] * 3 and s.card(RUSH)["kneeling"]
    assert (s[0].dead, s[1].discard) == ([REVENGE], [SALT])


@rule("WE.save-and-cancel-responses.4")
def test_only_standing_cards_provide_influence() -> None:
    for kneels in (True, False):
        you = stark(FIEFDOM, FIEFDOM, {"card": FIEFDOM, "kneeling": kneels}, hand=[REVENGE])
        s = scene(you, lannister(SCOUT))
        assert (REVENGE in s[0].offered(Verb.PLAY)) is not kneels
    s = scene(stark(FIEFDOM, FIEFDOM, hand=[REVENGE]), lannister(SCOUT))
    assert s.refused(0, "play", REVENGE) == "WE.save-and-cancel-responses.4"


@rule("WE.save-and-cancel-responses.2")
def test_a_saved_card_stays_as_it_was() -> None:
    """Kiss of Life saves Theon Greyjoy from killing and from discarding."""
    for how in ("kill", "discard"):
        theon = {
            "card": "Theon Greyjoy",
            "kneeling": True,
            "power": 2,
            "attachments": ["Kiss of Life", "Born to Kill"],
        }
        s = scene(greyjoy(theon), lannister())
        getattr(s, how)("Theon Greyjoy")
        s[0].uses("Kiss of Life")
        card = s.card("Theon Greyjoy")
        assert (card["zone"], card["power"], card["kneeling"], len(card["attachments"])) == (
            "play",
            2,
            True,
            1,
        )
        assert s[0].discard == ["Kiss of Life"] and s[0].dead == []


@rule("WE.lasting-effects.4")
def test_icons_are_a_net_sum() -> None:
    """As in the example: Risen to Power gives the icon that another effect takes; a character with two keeps one."""
    for host, icons in ((LOOKOUT, ["military"]), ("Wildling Emissary", ["power"])):
        risen = {"card": host, "attachments": ["Risen to Power"]}
        s = scene(stark(risen), side("martell", "Student of Subtlety", RUSH), first_player=1)
        assert "power" in s.card(host)["icons"]
        s[1].uses("Student of Subtlety")
        confirm(s)
        s[1].picks(host)
        s[1].names("power")
        s.choose(1, s[1].decision.options[1].key)
        assert s.card(host)["icons"] == icons


@rule("WE.lasting-effects.5")
def test_one_more_and_one_less_is_nothing() -> None:
    """As in the example of the book: with STR 1 a character that gets both stays as it was, and is not killed."""
    for raised, dead in ((True, []), (False, [HUNTRESS])):
        s = scene(stark(HUNTRESS, "King's Landing", FIEFDOM), lannister("Dothraki Sea"), at="5.aw")
        if raised:
            s[0].uses("King's Landing")
            s[0].names("Stark")
        else:
            s[0].passes()
        s[1].uses("Dothraki Sea")
        confirm(s)
        assert s[0].dead == dead and (not raised or s.card(HUNTRESS)["strength"] == 1)
