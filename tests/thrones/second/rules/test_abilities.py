"""Abilities: their classes, who consents, where they work, and when they may be initiated (RR.abilities)."""

from tests.thrones.scene import reveal, scene, side
from tests.thrones.second.rules.asking import fight, refused
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.engine.card import Ability
from weirwood.thrones.engine.words import (
    ACTION,
    CONSTANT,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    PERMISSION,
    PLOT,
    REACTION,
    TITLE,
    WHEN_REVEALED,
)


def _classes(ability: Ability) -> list[str]:
    """The classes that an ability looks like: there must be one."""
    acts = any(ability.programs)
    looks = {
        "action": ability.heading == ACTION and ability.trigger is None and acts,
        "constant": ability.heading == CONSTANT
        and ability.trigger is None
        and not acts
        and not ability.costs,
        "permission": ability.heading == PERMISSION and ability.trigger is not None and acts,
        "interrupt": ability.heading in (INTERRUPT, FORCED_INTERRUPT)
        and ability.trigger is not None
        and acts,
        "reaction": ability.heading in (REACTION, FORCED_REACTION) and ability.trigger is not None and acts,
        "when revealed": ability.heading == WHEN_REVEALED and ability.trigger is None and acts,
    }
    return [name for name, fits in looks.items() if fits]


@rule("RR.abilities.1")
def test_every_ability_but_keywords_is_of_exactly_one_class() -> None:
    found = set()
    for card in POOL.by_code.values():
        for ability in card.abilities:
            (name,) = _classes(ability)
            assert name != "when revealed" or card.type == PLOT, card.name
            if card.type == TITLE:
                continue  # what Crown Regent's text permits is answered like a reaction, and is none
            assert not ability.modifiers or name == "constant", card.name
            found.add(name)
    assert found == {"action", "constant", "interrupt", "reaction", "when revealed"}


@rule("RR.abilities.2")
def test_a_player_may_leave_a_reaction_unused() -> None:
    s = scene(side(plays=["Tyrion Lannister", "Lannisport"]), side(hand=["Arya Stark"]))
    s.you.challenges("intrigue", "Tyrion Lannister")
    s.you.passes()  # Tyrion's gold
    s.all_pass()
    s.foe.defends()
    s.all_pass()
    assert s.you.offered() == ["Lannisport", "pass"]
    s.you.passes()
    assert (s.you.gold, s.you.hand) == (0, [])
    assert s.foe.discard == ["Arya Stark"]


@rule("RR.abilities.3")
def test_nobody_is_asked_whether_a_forced_ability_resolves() -> None:
    s = scene(side(plays=["Ser Jorah Mormont"]), side(plays=["The Wall"]), ask="windows")
    fight(s, "military", "Ser Jorah Mormont")
    assert s.you.offered() == ["Ser Jorah Mormont", "The Wall"]  # only in which order, and not whether
    s.you.uses("The Wall")
    assert s.card("The Wall")["kneeling"]
    assert s.card("Ser Jorah Mormont")["tokens"] == {"betrayal": 1}


@rule("RR.abilities.3")
def test_a_when_revealed_ability_initiates_by_itself() -> None:
    s = reveal("Counting Coppers", you=side(deck=["Varys"] * 5))
    assert s.you.hand == ["Varys"] * 3


@rule("RR.abilities.4")
def test_insight_may_be_declined() -> None:
    s = scene(side(plays=["Grand Maester Pycelle"]), side())
    fight(s, "intrigue", "Grand Maester Pycelle")
    assert s.asks(0, "insight")
    s.you.done()
    assert s.you.hand == []


@rule("RR.abilities.4")
def test_a_keyword_that_does_not_say_may_holds_without_asking() -> None:
    roads = side(hand=["The Roseroad", "The Roseroad"])
    s = scene(roads, at="marshaling", ask="windows")
    s.you.marshals("The Roseroad")
    s.foe.passes()
    assert s.you.offered() == ["pass"]
    assert refused(s, 0, "marshal", "The Roseroad") == ["RR.limited.1"]
    birds = side(hand=["Little Bird"], plays=["Grey Wind"], gold=1)
    assert scene(birds, at="marshaling").you.offered(Verb.MARSHAL) == []
    milk = {"card": "Robb Stark", "attachments": ["Milk of the Poppy", "Little Bird"]}
    s = scene(side(plays=[milk]), ask="windows")
    s.kill("Robb Stark")
    assert (s.you.discard, s.you.hand) == (["Milk of the Poppy"], ["Little Bird"])


@rule("RR.abilities.5")
def test_a_choice_is_among_cards_in_play() -> None:
    mine = side(
        plays=["Robb Stark"],
        hand=["Arya Stark"],
        deck=["Sansa Stark"] * 5,
        discard=["Bran Stark"],
        dead=["Catelyn Stark"],
    )
    s = reveal("Filthy Accusations", you=mine, foe=side(plays=[{"card": "Varys", "duplicates": ["Varys"]}]))
    assert s.you.offered() == ["Robb Stark", "Varys"]
    s = reveal("Reinforcements", you=mine)
    assert sorted(s.you.offered()) == ["Arya Stark", "Bran Stark"]


@rule("RR.abilities.6")
def test_a_character_out_of_play_uses_no_ability() -> None:
    for pile in ("hand", "discard", "dead", "deck"):
        mine = side(plays=["Bran Stark", "Sansa Stark"])
        mine[pile] = ["Robb Stark", "The Roseroad"] if pile == "deck" else ["Robb Stark"]
        s = scene(mine)
        s.kill("Bran Stark")
        assert s.you.offered(Verb.USE) == []
        assert refused(s, 0, "use", "Robb Stark") == ["RR.abilities.6"]
    s = scene(side(plays=["Bran Stark", {"card": "Robb Stark", "kneeling": True}]))
    s.kill("Bran Stark")
    assert s.you.offered(Verb.USE) == ["Robb Stark"]


@rule("RR.abilities.6")
def test_a_card_that_names_another_place_is_used_from_there_alone() -> None:
    s = scene(side(discard=["Restless Brother"], gold=2), at="marshaling", ask="windows")
    assert s.you.offered(Verb.USE) == ["Restless Brother"]
    s.you.uses("Restless Brother")
    assert s.you.in_play == ["Restless Brother"]
    assert (s.you.gold, s.you.discard) == (1, [])
    s.foe.passes()
    s.you.uses("Restless Brother")  # in play it has its other action alone
    assert s.you.gold == 2
    s = scene(
        side(hand=["Restless Brother"], dead=["Restless Brother"], gold=1), at="challenges", ask="windows"
    )
    assert s.you.offered() == ["pass"]


@rule("RR.abilities.6")
def test_ambush_works_from_hand() -> None:
    s = scene(side(hand=["Gold Cloaks"], gold=2))
    s.you.ambushes("Gold Cloaks")
    assert s.you.in_play == ["Gold Cloaks"]
    assert scene(side(discard=["Gold Cloaks"], gold=2), ask="windows").you.offered() == ["pass"]


@rule("RR.abilities.7")
def test_events_and_agendas_act_from_out_of_play() -> None:
    s = scene(side(agenda="Fealty", hand=["Hear Me Roar!", "Tywin Lannister"], gold=1), ask="windows")
    assert sorted(s.you.offered()) == ["Fealty", "Hear Me Roar!", "pass"]
    s.you.plays("Hear Me Roar!")
    assert s.you.in_play == ["Tywin Lannister"]
    for pile in ("discard", "deck"):
        out = side(agenda="Fealty", hand=["Tywin Lannister"], gold=1)
        out[pile] = ["Hear Me Roar!"]
        assert scene(out, ask="windows").you.offered() == ["Fealty", "pass"]


@rule("RR.abilities.8")
def test_what_a_cost_would_change_does_not_count_as_something_to_do() -> None:
    standing = scene(side(plays=["Training Yard", "Arya Stark", "Bran Stark"]))
    assert "Training Yard" not in standing.you.offered()
    one_kneels = scene(
        side(plays=["Training Yard", "Arya Stark", {"card": "Bran Stark", "kneeling": True}]),
    )
    one_kneels.you.uses("Training Yard")
    assert not one_kneels.card("Bran Stark")["kneeling"]
    assert one_kneels.card("Arya Stark")["kneeling"]


@rule("RR.abilities.9")
def test_a_price_that_could_not_be_paid_bars_the_ability() -> None:
    poor = scene(side(plays=["Selyse Baratheon"]), ask="windows")
    assert poor.you.offered() == ["pass"]
    assert refused(poor, 0, "use", "Selyse Baratheon") in (["RR.costs.1"], ["RR.abilities.9"])
    assert scene(side(plays=["Selyse Baratheon"], gold=1)).you.offered() == ["Selyse Baratheon", "pass"]
    songs = side(plays=["Margaery Tyrell"], hand=["Growing Strong"])
    assert scene(songs, ask="windows").you.offered(Verb.PLAY) == []
    songs["play"].append("Paxter Redwyne")  # the first event costs 1 less
    assert scene(songs, ask="windows").you.offered(Verb.PLAY) == ["Growing Strong"]
