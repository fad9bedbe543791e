"""Neutral characters, attachments and agendas, and heralds."""

from __future__ import annotations

import pytest

from tests.thrones.winter.cards.killing import PALANQUIN, REVENGE, killed
from tests.thrones.winter.scene import (
    attack,
    confirm,
    defend,
    fight,
    greyjoy,
    lannister,
    reveal,
    scene,
    stark,
)
from weirwood.core.option import Verb

RIDER = "Rider through the Storm"  # STR 1, military and power, no text
COURTESAN = "Courtesan of Highgarden"  # STR 2, intrigue and power, no text
KEEPER = "Keeper of the New Gods"
LOOKOUT = "Lookout"
RUSH = "Blackwater Rush"  # two influence
FIEFDOM = "Minor Fiefdom"
NIGHTMARES = "Nightmares"
OTHERS = "The Wraiths Appear"  # an Others plot
SKILLS = {"Born to Kill": "military", "Raised to Lie": "intrigue", "Risen to Power": "power"}


@pytest.mark.parametrize(("name", "icon"), SKILLS.items())
def test_a_skill_gives_strength_and_an_icon(name: str, icon: str) -> None:
    card = scene(stark({"card": "Jon Snow", "attachments": ["Valyrian Steel Spear"]}, LOOKOUT)).card(
        "Jon Snow"
    )
    assert card["icons"] == [] and card["keywords"].count("deadly") == 1
    card = scene(stark({"card": "Wildling Elder", "attachments": [name]})).card("Wildling Elder")
    assert card["strength"] == 2 and icon in card["icons"]
    card = scene(stark({"card": "Student of Coin", "attachments": [name]})).card("Student of Coin")
    assert (card["strength"], icon in card["icons"]) == (1, True)


def test_the_king_beyond_the_wall_strips_a_character() -> None:
    you = stark({"card": "Mag the Mighty", "attachments": ["King-Beyond-the-Wall"]}, RIDER)
    foe = lannister({"card": COURTESAN, "attachments": ["Born to Kill"], "power": 2}, "Wildling Scout")
    s = fight(you, foe, "power", [RIDER])
    s[0].uses("King-Beyond-the-Wall")
    assert s[1].discard == ["Born to Kill"] and s.card(COURTESAN)["power"] == 0
    assert s.card("Mag the Mighty")["kneeling"]


def test_the_king_beyond_the_wall_strips_who_has_power_or_attachments() -> None:
    you = stark({"card": "Mag the Mighty", "attachments": ["King-Beyond-the-Wall"]}, RIDER)
    bearer, rich = {"card": COURTESAN, "attachments": ["Born to Kill"]}, {"card": KEEPER, "power": 1}
    s = fight(you, lannister(bearer, rich, LOOKOUT), "power", [RIDER])
    s[0].uses("King-Beyond-the-Wall")
    assert s[0].offered(Verb.PICK) == [COURTESAN, KEEPER]


def test_the_king_beyond_the_wall_is_a_wildling() -> None:
    for name, offered in (("Mag the Mighty", ["King-Beyond-the-Wall"]), (RIDER, [])):
        assert (
            scene(stark(name, hand=["King-Beyond-the-Wall"], gold=1), at="3.aw")[0].offered(Verb.MARSHAL)
            == offered
        )


def test_benjen_stark_swaps_plots_when_he_dies() -> None:
    you = stark("Benjen Stark", RIDER, RUSH, used=["Storm of Swords"], plots=["Clash of Kings"])
    s = killed("Benjen Stark", you)
    s[0].uses("Benjen Stark")
    confirm(s)
    assert [s.name(card) for card in s[0].facts["plots"]] == ["Storm of Swords"]


@pytest.mark.parametrize(("used", "plots"), [([], ["Clash of Kings"]), (["Storm of Swords"], [])])
def test_benjen_stark_swaps_nothing_for_nothing(used: list[str], plots: list[str]) -> None:
    s = killed("Benjen Stark", stark("Benjen Stark", RIDER, RUSH, used=used, plots=plots))
    assert "Benjen Stark" not in s[0].offered()


def test_the_lord_of_bones_blanks_a_location_and_is_immune_to_characters() -> None:
    s = scene(stark("Lord of Bones", RUSH), lannister("Broken Tower", "Northern Fiefdoms", KEEPER, RIDER))
    s[0].uses("Lord of Bones")
    confirm(s)
    assert sorted(s[0].offered(Verb.PICK)) == [RUSH, "Broken Tower"]
    s[0].picks("Broken Tower")
    assert s.card("Broken Tower")["keywords"] == []
    s[1].uses(KEEPER)
    assert "Lord of Bones" not in s[1].offered(Verb.PICK)


def test_mag_the_mighty_strengthens_a_wildling() -> None:
    s = scene(stark("Mag the Mighty", "Wildling Scout", RIDER, FIEFDOM))
    s[0].uses("Mag the Mighty")
    confirm(s)
    s[0].picks("Wildling Scout")
    assert s.card("Wildling Scout")["strength"] == 3


def test_mance_rayder_burns_a_location_for_a_penalty() -> None:
    for pays in (True, False):
        you = stark("Mance Rayder", hand=["Wildling Scout"], gold=4)
        s = scene(you, lannister("Tywin's Manse", "Western Fiefdoms", "Sunspear"), at="3.aw")
        s[0].marshals("Wildling Scout")
        s[0].says(pays)
        assert s[0].gold == (0 if pays else 2)
        if pays:
            s[0].uses("Mance Rayder")
            confirm(s)
        assert s[1].discard == ["Tywin's Manse"] * pays


def test_pypar_tells_of_the_others() -> None:
    for plot, drawn in ((OTHERS, 3), ("Storm of Swords", 0)):
        you = stark({"card": "Pypar"}, "Mag the Mighty", plot=plot, agenda="The Night's Watch")
        s = fight(you, lannister(), "military", ["Pypar", "Mag the Mighty"])
        assert s[0].offered(Verb.USE) == ["Pypar"] * bool(drawn)
        if drawn:
            s[0].uses("Pypar")
        assert len(s[0].hand) == drawn


def test_the_nights_watch_fights_without_icons_and_needs_more_power() -> None:
    assert scene(stark("Pypar", power=15)).state.outcome is not None
    s = scene(stark("Pypar", agenda="The Night's Watch", power=15), lannister())
    s.all_pass("4.2")
    types = {option.value for option in s[0].decision.options if option.verb == Verb.CHALLENGE}
    assert types == {"military", "power"}


@pytest.mark.parametrize(("agenda", "gold"), [("Maesters of the Citadel", 3), (None, 5)])
def test_maesters_of_the_citadel_pay_no_penalty(agenda: str | None, gold: int) -> None:
    s = scene(stark(hand=["Converted Maester"], gold=5, agenda=agenda, dead=[RIDER]), at="3.aw")
    s[0].marshals("Converted Maester")
    assert s[0].gold == 5 - gold
    won = scene(stark(RIDER, agenda=agenda, power=15)).state.outcome is not None
    assert won is (agenda is None)


@pytest.mark.parametrize("agenda", ["Treaty", "Maesters of the Citadel", "The Night's Watch"])
def test_an_agenda_asks_for_five_more_power(agenda: str) -> None:
    for power, over in ((19, False), (20, True)):
        assert (scene(stark(agenda=agenda, power=power)).state.outcome is not None) is over


def test_ygritte_takes_a_brother() -> None:
    s = scene(stark(hand=["Ygritte"], gold=3), lannister("Veteran Builder", RIDER), at="3.aw")
    s[0].marshals("Ygritte")
    s[0].uses("Ygritte")
    confirm(s)
    assert "Veteran Builder" in s[0].in_play


def test_janos_slynt_teaches_intrigue_once_a_phase() -> None:
    s = scene(stark("Janos Slynt", "Veteran Builder"))
    s[0].uses("Janos Slynt")
    s[0].picks("Veteran Builder")
    assert s.card("Veteran Builder")["icons"] == ["military", "intrigue"]
    s[1].passes()
    assert s[0].offered(Verb.USE) == []


@pytest.mark.parametrize("pays", [True, False])
def test_a_fallen_brother_pays_or_takes_somebody_along(pays: bool) -> None:
    s = scene(stark(FIEFDOM, hand=["Fallen Brother"], gold=2), lannister("Wildling Scout"), at="3.aw")
    s[0].marshals("Fallen Brother")
    s[0].says(pays)
    if not pays:
        s[0].picks("Wildling Scout")
    confirm(s)
    assert s[1].discard == [] if pays else s[1].discard == ["Wildling Scout"]
    assert s.card(FIEFDOM)["kneeling"] is pays


def test_a_mammoth_rampager_tramples_on_both_sides() -> None:
    s = scene(stark(RIDER, hand=["Mammoth Rampager"], gold=4), lannister(KEEPER), at="3.aw")
    s[0].marshals("Mammoth Rampager")
    s[0].picks(RIDER)
    confirm(s)
    assert (s[0].discard, s[1].discard) == ([RIDER], [KEEPER])


@pytest.mark.parametrize("pays", [True, False])
def test_roving_pillagers_burn_a_location_for_a_penalty(pays: bool) -> None:
    s = scene(stark(hand=["Roving Pillagers"], gold=4), lannister("Sunspear", "Kingsroad Inn"), at="3.aw")
    s[0].marshals("Roving Pillagers")
    s[0].says(pays)
    if pays:
        s[0].uses("Roving Pillagers")
        confirm(s)
    assert s[1].dead == ["Sunspear"] * pays and s[0].gold == 1 - pays


@pytest.mark.parametrize("pays", [True, False])
def test_a_veteran_builder_claims_power_for_a_penalty(pays: bool) -> None:
    s = scene(stark(hand=["Veteran Builder"], gold=3), at="3.aw")
    s[0].marshals("Veteran Builder")
    s[0].says(pays)
    if pays:
        s[0].uses("Veteran Builder")
    assert s.card("Veteran Builder")["power"] == 2 * pays


@pytest.mark.parametrize("pays", [True, False])
def test_littlefingers_collectors_collect_for_a_penalty(pays: bool) -> None:
    foe = stark(hand=[RIDER, LOOKOUT, KEEPER])
    s = scene(lannister(hand=["Littlefinger's Collectors"], gold=5), foe, at="3.aw")
    s[0].marshals("Littlefinger's Collectors")
    s[0].says(pays)
    if pays:
        s[0].uses("Littlefinger's Collectors")
        s[1].picks(RIDER, KEEPER)
    assert len(s[1].hand) == (1 if pays else 3)


def test_a_ruthless_defender_stands_against_the_others() -> None:
    card = scene(stark("Ruthless Defender"), lannister(plot=OTHERS)).card("Ruthless Defender")
    assert card["strength"] == 1 and len(card["icons"]) == 3
    card = scene(stark("Ruthless Defender")).card("Ruthless Defender")
    assert card["strength"] == 2 and card["icons"] == ["military"]


def test_a_student_of_coin_draws_for_each_plot_of_yours() -> None:
    s = reveal("Taxation", "Storm of Swords", sides=[stark("Student of Coin"), lannister()])
    assert (len(s[0].hand), len(s[1].hand)) == (1, 0)


def test_a_war_giant_stands_the_wildlings_after_a_strong_victory() -> None:
    for others, offered in ((["Mag the Mighty"], True), ([], False)):
        s = fight(stark("War Giant", *others), lannister(), "military", ["War Giant", *others])
        assert ("War Giant" in s[0].offered()) is offered
        if offered:
            s[0].uses("War Giant")
            assert not s.card("War Giant")["kneeling"] and not s.card("Mag the Mighty")["kneeling"]


def test_a_war_mammoth_brings_another() -> None:
    you = stark("War Mammoth", "Mag the Mighty", deck=["War Giant", "War Mammoth", RIDER])
    s = fight(you, lannister(), "military", ["War Mammoth", "Mag the Mighty"])
    s[0].uses("War Mammoth")
    assert sorted(s[0].offered(Verb.PICK)) == ["War Giant", "War Mammoth"]
    s[0].picks("War Giant")
    assert "War Giant" in s[0].in_play
    weak = fight(stark("War Mammoth", deck=["War Giant"]), lannister(), "military", ["War Mammoth"])
    assert "War Mammoth" not in weak[0].offered()


@pytest.mark.parametrize(
    ("name", "type"),
    [("Wildling Emissary", "power"), ("Wildling Messenger", "intrigue"), ("Wildling Scout", "military")],
)
def test_a_wildling_gives_itself_for_something(name: str, type: str) -> None:
    foe = lannister("Tywin's Manse", "Sunspear", COURTESAN, "Mag the Mighty", hand=[LOOKOUT])
    s = fight(stark(name), foe, type, [name])
    if s.asks(1, "claim") or s[1].offered(Verb.PICK):
        s[1].picks("Mag the Mighty")
    s[0].uses(name)
    confirm(s)
    done = {
        "power": "Tywin's Manse" in s[1].discard,
        "intrigue": len(s[0].hand) == 3,
        "military": COURTESAN in s[1].dead,
    }
    assert done[type] and s[0].discard == [name]


def test_a_skirling_berserker_answers_the_death_of_a_wildling() -> None:
    s = killed("Wildling Scout", stark("Skirling Berserker", "Wildling Scout", RIDER))
    s[0].uses("Skirling Berserker")
    s[0].picks(RIDER)
    assert RIDER in s[0].dead


def test_a_skirling_berserker_answers_a_wildling_that_is_discarded() -> None:
    s = fight(
        stark("Skirling Berserker", "Wildling Messenger"), lannister(), "intrigue", ["Wildling Messenger"]
    )
    s[0].uses("Wildling Messenger")
    assert "Skirling Berserker" in s[0].offered()


def test_the_lady_of_riverrun_makes_everybody_a_tully() -> None:
    assert "House Tully" in scene(stark("Lady of Riverrun"), lannister(RIDER)).card(RIDER)["traits"]


def test_ghost_kills_beside_jon_snow() -> None:
    you = stark(
        "Ghost",
        {"card": "Jon Snow", "attachments": ["Valyrian Steel Spear"]},
        RIDER,
        agenda="The Night's Watch",
    )
    for fighters, offered in ((["Ghost", "Jon Snow"], ["Ghost"]), (["Ghost", RIDER], [])):
        s = attack(you, lannister(LOOKOUT, KEEPER), "military", *fighters)
        defend(s, LOOKOUT)
        assert s[0].offered(Verb.USE) == offered
        if offered:
            s[0].uses("Ghost")
            confirm(s)
            assert s[1].dead == [LOOKOUT] and "Ghost" in s[0].discard


def test_the_band_of_free_folk_lives_among_wildlings() -> None:
    s = scene(stark("Band of Free Folk", "Wildling Scout"), lannister("Veteran Builder"))
    card = s.card("Band of Free Folk")
    assert (card["icons"], card["keywords"]) == (["military", "power"], ["stealth"])
    s.kill("Band of Free Folk")
    assert "Band of Free Folk" in s[0].in_play
    s = scene(stark("Band of Free Folk"), lannister("Veteran Builder"))
    assert s.card("Band of Free Folk")["keywords"] == []


def test_too_many_brothers_drive_the_free_folk_away() -> None:
    s = scene(
        stark("Band of Free Folk", hand=["Old Bear Mormont"], gold=2), lannister("Veteran Builder"), at="3.aw"
    )
    s[0].marshals("Old Bear Mormont")
    assert s[0].discard == ["Band of Free Folk"]


def test_old_bear_mormont_stands_and_stands_others() -> None:
    you = stark(
        "Old Bear Mormont", {"card": "Veteran Builder", "kneeling": True}, {"card": RIDER, "kneeling": True}
    )
    s = scene(you, lannister(PALANQUIN, hand=[REVENGE]))
    s[0].uses("Old Bear Mormont")
    confirm(s)
    assert not s.card("Veteran Builder")["kneeling"] and s.card("Old Bear Mormont")["kneeling"]
    s[1].plays(REVENGE)
    s[1].picks(RIDER)
    s[0].uses("Old Bear Mormont")
    assert not s.card("Old Bear Mormont")["kneeling"]


def test_a_house_stark_herald_raises_armies() -> None:
    s = scene(stark("House Stark Herald", hand=["Greatjon's Elite", LOOKOUT], gold=3), at="3.aw")
    s[0].marshals("Greatjon's Elite")
    assert s[0].gold == 0


def test_joffreys_herald_names_a_house() -> None:
    s = scene(lannister("Joffrey's Herald", RUSH), greyjoy(RIDER, KEEPER))
    s[0].uses("Joffrey's Herald")
    confirm(s)
    s[0].picks(KEEPER)
    s[0].names("Greyjoy")
    assert sorted(s.card(KEEPER)["factions"]) == ["greyjoy", "stark"]
