"""Keywords: what they are, how many instances a card has, and which there are (RR.keywords)."""

import pytest

from tests.thrones.scene import scene, side
from weirwood.core.option import Verb
from weirwood.rules import rule
from weirwood.thrones.ability.writing import Pack
from weirwood.thrones.cards.second import POOL
from weirwood.thrones.editions.second.profile import PROFILE
from weirwood.thrones.engine.words import KEYWORD_NAMES


@rule("RR.keywords.1")
def test_a_keyword_alone_carries_its_rules() -> None:
    pycelle = POOL.find("Grand Maester Pycelle")
    assert pycelle.abilities == ()
    s = scene(you=side(plays=["Grand Maester Pycelle"]), ask="windows")
    s.all_pass("4.2")
    s.you.challenges("intrigue", "Grand Maester Pycelle")
    s.pass_to("4.2.5")
    s.you.picks("Grand Maester Pycelle")
    assert len(s.you.hand) == 1


@rule("RR.keywords.1")
def test_a_reminder_is_no_keyword() -> None:
    with pytest.raises(ValueError, match="keyword"):
        Pack("second", "Reminders").character(
            "r-1 Reminded", "stark", cost=1, strength=1, icons="P", keywords="insight (draw a card)"
        )


@rule("RR.keywords.2")
def test_renown_twice_is_renown_once() -> None:
    s = scene(you=side(plays=[{"card": "Khal Drogo", "attachments": ["Tourney Favor"]}]), ask="windows")
    assert s.card("Khal Drogo")["keywords"] == ["renown"]
    s.all_pass("4.2")
    s.you.challenges("military", "Khal Drogo")
    s.pass_to("4.2.5")
    assert s.you.offered(Verb.PICK) == ["Khal Drogo"]
    s.you.picks("Khal Drogo")
    assert s.card("Khal Drogo")["power"] == 1
    assert s.state.step == "4.aw"


@rule("RR.keywords.3")
def test_ambush_of_two_values_is_two_keywords() -> None:
    for gold, values in ((3, [1, 3]), (2, [1]), (0, [])):
        s = scene(you=side(plays=["The Wolfswood"], hand=["Gaunt Whelp"], gold=gold), ask="windows")
        ambushes = [option for option in s.you.decision.options if option.verb == Verb.AMBUSH]
        assert [option.value for option in ambushes] == values
    s = scene(you=side(plays=["The Wolfswood"], hand=["Gaunt Whelp"], gold=3), ask="windows")
    dear = next(option for option in s.you.decision.options if option.value == 3)
    s.choose(0, dear.key)
    assert (s.you.gold, sorted(s.you.in_play)) == (0, ["Gaunt Whelp", "The Wolfswood"])


@rule("RR.keywords.4")
def test_the_keywords_are_these_nine() -> None:
    plain = ["insight", "intimidate", "limited", "pillage", "renown", "stealth", "terminal"]
    assert [word for word in KEYWORD_NAMES if word in PROFILE.values.keywords] == plain
    held = {KEYWORD_NAMES[keyword] for card in POOL.by_code.values() for keyword in card.keywords}
    assert held == set(plain)
    for number, word in enumerate([*plain, "ambush 3", "no attachments", "no attachments except Weapon"]):
        pack = Pack("second", "Keywords")
        card = pack.character(f"k-{number} Bearer", "stark", cost=1, strength=1, icons="P", keywords=word)
        assert len(card.keywords) + len(card.ambush) + len(card.no_attachments) == 1
    for word in ("vengeful", "assault", "shadow", "bestow"):
        with pytest.raises(ValueError, match="keyword"):
            Pack("second", "Keywords").character(
                "k Bearer", "stark", cost=1, strength=1, icons="P", keywords=word
            )
