"""Cards of True Steel; Ward has a file of its own."""

from typing import Any

import pytest

from tests.thrones.scene import Scene, reveal, scene, side
from tests.thrones.second.cards.canceling import answers, canceler, either_way, kneels
from weirwood.core.option import Verb
from weirwood.rules import rule


def test_a_sworn_brother_makes_the_first_location_cheaper() -> None:
    s = scene(
        you=side(plays=["Sworn Brother"], hand=["Kingswood", "Iron Mines"], gold=2),
        at="marshaling",
        ask="windows",
    )
    s.you.marshals("Kingswood")
    assert s.you.gold == 2
    s.foe.passes()
    s.you.marshals("Iron Mines")
    assert s.you.gold == 1


@pytest.mark.parametrize("host", ["Old Bear Mormont", "Hedge Knight"])
def test_the_old_bears_raven_makes_him_cunning_and_anybody_stealthy(host: str) -> None:
    s = scene(you=side(plays=[{"card": host, "attachments": ["Old Bear's Raven"]}]))
    assert "stealth" in s.card(host)["keywords"]
    assert ("intrigue" in s.card(host)["icons"]) == (host == "Old Bear Mormont")


@either_way
def test_ilyn_payne_executes_a_small_man(canceled: bool) -> None:
    s = scene(
        you=side(plays=["Ser Ilyn Payne"]), foe=canceler("Tywin Lannister", "Moon Boy"), at="marshaling"
    )
    s.you.uses("Ser Ilyn Payne")
    assert s.you.offered(Verb.PICK) == ["Grand Maester Pycelle", "Moon Boy"]
    s.you.picks("Moon Boy")
    answers(s, canceled)
    assert s.card("Ser Ilyn Payne")["kneeling"]
    assert s.foe.dead == ([] if canceled else ["Moon Boy"])


def test_ilyn_payne_needs_to_stand_and_a_victim() -> None:
    ilyn = {"card": "Ser Ilyn Payne", "kneeling": True}
    s = scene(you=side(plays=[ilyn]), foe=side(plays=["Moon Boy"]), at="marshaling", ask="windows")
    assert s.you.offered(Verb.USE) == []
    s = scene(you=side(plays=["Ser Ilyn Payne"]), at="marshaling", ask="windows")
    assert s.you.offered(Verb.USE) == []


def wins(type: str, *attackers: str, foe: dict[str, Any] | None = None, **rest: Any) -> Scene:
    """You attack unopposed, up to where you may react to the victory."""
    s = scene(you=side(plays=[*attackers, *rest.pop("plays", ())], **rest), foe=foe, ask="windows")
    s.pass_to("4.2")
    s.you.challenges(type, *attackers)
    s.pass_to("4.2.2")
    return s


@either_way
def test_the_small_council_chamber_gains_power_by_intrigue(canceled: bool) -> None:
    s = wins("intrigue", "Tyrion Lannister", foe=canceler(), plays=["Small Council Chamber"])
    s.you.uses("Small Council Chamber")
    answers(s, canceled)
    assert s.card("Small Council Chamber")["power"] == (0 if canceled else 1)


def test_the_small_council_chamber_is_immune_to_events() -> None:
    s = scene(
        you=side(plays=["Small Council Chamber", "Moon Boy"]),
        foe=side(hand=["Nightmares"], gold=1),
        first_player=1,
    )
    s.foe.plays("Nightmares")
    assert s.card("Moon Boy")["blank"] == "traits-kept"


@either_way
def test_dagmer_alone_takes_a_place_instead_of_claim(canceled: bool) -> None:
    s = scene(
        you=side(plays=["Dagmer Cleftjaw"], plot="The Winds of Winter"),
        foe=canceler("Casterly Rock", "The Roseroad", "The Eyrie", "Iron Mines", power=1),
    )
    s.you.challenges("power", "Dagmer Cleftjaw")
    s.foe.defends()
    s.you.uses("Dagmer Cleftjaw")
    assert s.you.offered(Verb.PICK) == ["Casterly Rock", "Iron Mines"]
    s.you.picks("Iron Mines")
    answers(s, canceled)
    assert s.card("Iron Mines")["controller"] == int(canceled)
    assert s.foe.power == int(not canceled)


def test_dagmer_claims_as_ever_where_there_is_nothing_to_take() -> None:
    s = scene(you=side(plays=["Dagmer Cleftjaw"], plot="The Winds of Winter"), foe=side(power=2))
    s.you.challenges("power", "Dagmer Cleftjaw")
    assert s.foe.power == 0
    s.you.picks("Dagmer Cleftjaw")
    assert s.card("Dagmer Cleftjaw")["power"] == 1


@either_way
def test_a_funeral_pyre_draws_three_cards(canceled: bool) -> None:
    s = scene(you=side(hand=["Funeral Pyre"]), foe=canceler("Tyrion Lannister"), ask="windows")
    s.kill("Tyrion Lannister")
    s.you.plays("Funeral Pyre")
    answers(s, canceled)
    assert kneels(s)
    assert len(s.you.hand) == (0 if canceled else 3)


@pytest.mark.parametrize("knelt", [False, True])
def test_a_funeral_pyre_is_lit_for_lords_and_ladies_by_a_standing_faction_card(knelt: bool) -> None:
    s = scene(
        you=side(hand=["Funeral Pyre"], agenda="Fealty", plays=["Hedge Knight", "Arya Stark"]), ask="windows"
    )
    if knelt:
        s.you.uses("Fealty")
    s.kill("Arya Stark" if knelt else "Hedge Knight")
    assert s.you.offered(Verb.PLAY) == []


@either_way
def test_tyene_poisons_a_character_without_intrigue(canceled: bool) -> None:
    s = wins("intrigue", "Tyene Sand", foe=canceler("Hedge Knight"), plays=["Moon Boy"])
    s.you.uses("Tyene Sand")
    answers(s, canceled)
    if not canceled:
        assert s.you.offered(Verb.PICK) == ["Moon Boy", "Hedge Knight"]
        s.you.picks("Hedge Knight")
        assert s.card("Hedge Knight")["tokens"] == {"poison": 1}
        s.discard("Tyene Sand")
    s.pass_to("5.aw")
    assert s.foe.dead == ([] if canceled else ["Hedge Knight"])


def test_tyene_must_attack() -> None:
    s = wins("intrigue", "Tyrion Lannister", plays=["Tyene Sand", "Small Council Chamber"])
    assert s.you.offered(Verb.USE) == ["Small Council Chamber"]


@either_way
def test_a_maesters_chain_lifts_a_condition(canceled: bool) -> None:
    maester = {"card": "Maester Caleotte", "attachments": ["Maester's Chain", "Ward", "Knighted"]}
    s = scene(you=side(plays=[maester]), foe=canceler(), at="dominance", ask="windows")
    s.you.uses("Maester's Chain")
    answers(s, canceled)
    assert s.card("Maester's Chain")["kneeling"]
    assert s.you.discard == ([] if canceled else ["Ward"])


def test_a_maesters_chain_hangs_on_maesters_and_needs_to_stand_and_a_condition() -> None:
    s = scene(
        you=side(plays=["Hedge Knight"], hand=["Maester's Chain"], gold=1), at="marshaling", ask="windows"
    )
    assert s.you.offered(Verb.MARSHAL) == []
    for kneeling, others in ((True, ["Ward"]), (False, [])):
        chain = {"card": "Maester's Chain", "kneeling": kneeling}
        maester = {"card": "Maester Caleotte", "attachments": [chain, *others]}
        s = scene(you=side(plays=[maester]), at="dominance", ask="windows")
        assert s.you.offered(Verb.USE) == []


@either_way
def test_a_street_of_silk_finds_company_for_a_lord_or_lady(canceled: bool) -> None:
    deck = ["Gold Cloaks", "Ice", "Dornish Paramour", "Ghost", "The Roseroad", "Gold Cloaks"]
    s = wins("intrigue", "Tyrion Lannister", foe=canceler(), plays=["Street of Silk"], deck=deck)
    s.you.uses("Street of Silk")
    answers(s, canceled)
    if not canceled:
        assert s.you.offered(Verb.PICK) == ["Gold Cloaks", "Dornish Paramour"]
        s.you.picks("Gold Cloaks")
    assert kneels(s)
    assert s.you.hand == ([] if canceled else ["Gold Cloaks"])


@pytest.mark.parametrize("knelt", [False, True])
def test_a_street_of_silk_serves_lords_and_ladies_while_the_faction_card_stands(knelt: bool) -> None:
    s = scene(you=side(plays=["Street of Silk", "Tyrion Lannister", "Hedge Knight"], agenda="Fealty"))
    if knelt:
        s.you.uses("Fealty")
    else:
        s.you.passes()
    s.you.challenges("power" if knelt else "military", "Tyrion Lannister" if knelt else "Hedge Knight")
    assert s.you.offered(Verb.USE) in ([], ["Fealty"])


@either_way
def test_barristan_stands_up_for_a_lord_or_lady(canceled: bool) -> None:
    barristan = {"card": "Ser Barristan Selmy", "kneeling": True}
    s = scene(you=side(plays=[barristan, "Tyrion Lannister"]), foe=canceler(), ask="windows")
    s.kill("Tyrion Lannister")
    s.you.uses("Ser Barristan Selmy")
    answers(s, canceled)
    assert not s.card("Ser Barristan Selmy")["kneeling"]
    assert s.you.dead == (["Tyrion Lannister"] if canceled else [])


@pytest.mark.parametrize(("kneeling", "name"), [(False, "Tyrion Lannister"), (True, "Hedge Knight")])
def test_barristan_must_kneel_and_guards_lords_and_ladies(kneeling: bool, name: str) -> None:
    barristan = {"card": "Ser Barristan Selmy", "kneeling": kneeling}
    s = scene(you=side(plays=[barristan, name]), ask="windows")
    s.kill(name)
    assert s.you.dead == [name]


def test_barristan_is_renowned() -> None:
    s = scene(you=side(plays=["Ser Barristan Selmy"]))
    s.you.challenges("military", "Ser Barristan Selmy")
    s.you.picks("Ser Barristan Selmy")
    assert s.card("Ser Barristan Selmy")["power"] == 1


@pytest.mark.parametrize("at", ["challenges", "plot"])
@rule("RR.blank.1")
def test_plans_are_forgotten_after_the_plot_phase(at: str) -> None:
    s = scene(
        you=side(plot="Forgotten Plans"),
        foe=side(plot="Fortified Position", plays=["Tywin Lannister"]),
        at=at,
        ask="windows",
    )
    assert s.card("Tywin Lannister")["blank"] == (False if at == "challenges" else "traits-kept")
    assert s.card("Forgotten Plans")["blank"] is False


@pytest.mark.parametrize(
    ("theirs", "dead", "drawn"),
    [
        ("A Clash of Kings", ["Arya Stark"], 1),
        ("The Winds of Winter", ["Arya Stark"], 0),
        ("A Clash of Kings", [], 0),
    ],
)
def test_a_close_call_forgives_a_death_and_in_summer_draws_a_card(
    theirs: str, dead: list[str], drawn: int
) -> None:
    s = scene(you=side(plots=["Close Call"], dead=dead), foe=side(plots=[theirs]), at="1.2", ask="windows")
    s.you.reveals("Close Call")
    s.foe.reveals(theirs)
    (s.you if s.asks(0, "first-player") else s.foe).chooses_player(0)
    assert (s.you.dead, s.you.discard) == ([], dead)
    assert len(s.you.hand) == drawn


def test_jhogo_rides_with_bloodriders_over_the_dead() -> None:
    s = scene(
        you=side(plays=["Jhogo", "Aggo"], dead=["Moon Boy"]),
        foe=side(dead=["Arya Stark", "Bran Stark"]),
        ask="windows",
    )
    assert ("stealth" in s.card("Jhogo")["keywords"], s.card("Jhogo")["strength"]) == (True, 3)
    s.kill("Aggo")
    assert "stealth" not in s.card("Jhogo")["keywords"]
    s.pass_to("4.2")
    s.you.challenges("military", "Jhogo")
    assert s.card("Jhogo")["strength"] == 5
    s = scene(side(plays=["Jhogo"], dead=["Moon Boy"]), side(plays=["Osha"]), first_player=1)
    s.foe.challenges("military", "Osha")
    s.foe.passes()
    s.you.defends("Jhogo")
    assert s.card("Jhogo")["strength"] == 3, "the dead are counted where he attacks"


def test_septa_mordane_teaches_sansa_and_arya() -> None:
    s = scene(you=side(plays=["Septa Mordane", "Sansa Stark", "Arya Stark"]))
    assert s.card("Sansa Stark")["strength"] == 4
    assert "renown" in s.card("Sansa Stark")["keywords"]
    assert s.card("Arya Stark")["icons"] == ["intrigue", "power"]
    s = scene(
        you=side(plays=["Septa Mordane", "Arya Stark"]), foe=side(plot="Filthy Accusations"), ask="windows"
    )
    assert s.state.is_immune(s.id("Arya Stark"), s.id("Filthy Accusations"))


@pytest.mark.parametrize(("yours", "theirs", "price"), [(2, 1, 4), (1, 1, 6)])
def test_the_city_watch_comes_cheaper_to_who_has_more_power(yours: int, theirs: int, price: int) -> None:
    s = scene(you=side(hand=["City Watch"], gold=7, power=yours), foe=side(power=theirs), ask="windows")
    s.you.ambushes("City Watch")
    assert s.you.gold == 7 - price


def test_the_city_watch_bears_weapons_alone_and_is_marshaled_at_its_price() -> None:
    you = side(plays=["City Watch"], hand=["City Watch", "Little Bird", "Widow's Wail"], gold=5, power=3)
    s = scene(you=you, at="marshaling", ask="windows")
    assert s.you.offered(Verb.MARSHAL) == ["City Watch", "Widow's Wail"]
    s.you.marshals("City Watch")
    assert s.you.gold == 0


# Drowned God's Blessing

BLESSED = {"card": "Salty Navigator", "attachments": ["Drowned God's Blessing"]}


def blessed(event: str, *others: str, mine: tuple[str, ...] = (), at: str = "marshaling") -> Scene:
    """An event of yours, and a character of your opponent with a Blessing."""
    return scene(side(plays=mine, hand=[event], gold=5), side(plays=[BLESSED, *others]), at, ask="windows")


def test_the_blessed_are_drowned_men_and_quick() -> None:
    s = scene(
        side(
            plays=["Theon Greyjoy", "Robb Stark"],
            hand=["Drowned God's Blessing"],
            gold=1,
            plot="The Winds of Winter",
        ),
        at="marshaling",
    )
    before = s.you.facts["initiative"]
    s.you.marshals("Drowned God's Blessing")
    assert "Drowned God" in s.card("Theon Greyjoy")["traits"]
    assert s.you.facts["initiative"] == before + 1


def test_no_event_of_an_opponent_chooses_the_blessed_alone() -> None:
    dragon = ("Viserion",)
    assert blessed("Dracarys!", mine=dragon, at="challenges").you.offered(Verb.PLAY) == []
    assert blessed("Consolidation of Power").you.offered(Verb.PLAY) == []
    s = blessed("Consolidation of Power", "Lordsport Shipwright")
    s.you.plays("Consolidation of Power")
    s.choose(0, s.you._find(Verb.PICK, "Salty Navigator").key)
    assert s.you.offered() == ["done"], "the Shipwright must be chosen too"
    s.you.done()
    assert s.card("Salty Navigator")["kneeling"] and s.card("Lordsport Shipwright")["kneeling"]


def test_the_blessed_may_be_chosen_with_another_and_by_their_own_player() -> None:
    s = blessed("Even Handed Justice", mine=("Robert Baratheon",))
    s.you.plays("Even Handed Justice")
    assert s.card("Salty Navigator")["kneeling"], "it is one of two targets"
    own = side(plays=[BLESSED], hand=["Consolidation of Power"], gold=1)
    assert scene(own, at="marshaling", ask="windows").you.offered(Verb.PLAY) == ["Consolidation of Power"]


def test_a_plot_may_choose_the_blessed_alone() -> None:
    s = reveal("Filthy Accusations", foe=side(plays=[BLESSED]))
    assert s.card("Salty Navigator")["kneeling"]


def test_the_blessed_may_be_saved() -> None:
    theon = {
        "card": "Theon Greyjoy",
        "attachments": ["Drowned God's Blessing"],
        "duplicates": ["Theon Greyjoy"],
    }
    s = scene(side(plays=[theon]))
    s.kill("Theon Greyjoy")
    s.you.saves("Theon Greyjoy")
    assert s.you.dead == []


# A Gift of Arbor Red


def gift() -> Scene:
    you = side(hand=["A Gift of Arbor Red"], deck=["Ice", "Lady", "Grey Wind", "Summer", "Ghost"])
    return scene(you, canceler(gold=3, deck=["Shae", "The Tickler", "Ice"]), ask="windows")


@either_way
def test_a_gift_gives_each_player_a_card_of_your_choice(canceled: bool) -> None:
    s = gift()
    s.you.plays("A Gift of Arbor Red")
    answers(s, canceled)
    assert kneels(s)
    if canceled:
        assert (len(s.you.deck), len(s.foe.deck)) == (5, 3)
        return
    assert sorted(s.you.offered(Verb.PICK)) == ["Grey Wind", "Ice", "Lady", "Summer"], "the top four"
    s.you.picks("Lady")
    assert sorted(s.you.offered(Verb.PICK)) == ["Ice", "Shae", "The Tickler"], "as many as there are"
    s.you.picks("Shae")
    assert (s.you.hand[-1], sorted(s.you.deck)) == ("Lady", ["Ghost", "Grey Wind", "Ice", "Summer"])
    assert ("Shae" in s.foe.hand, sorted(s.foe.deck)) == (True, ["Ice", "The Tickler"])
