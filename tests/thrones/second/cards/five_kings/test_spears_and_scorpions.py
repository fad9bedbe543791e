"""More cards of For Family Honor."""

from typing import Any

from tests.thrones.scene import Scene, scene, side
from tests.thrones.second.cards.canceling import answers, cancelable, canceler, either_way, use_in_vain
from weirwood.core.option import Verb
from weirwood.rules import rule

# Harrenhal


@either_way
def test_who_serves_at_harrenhal_dies_at_the_end_of_the_phase(canceled: bool) -> None:
    you = side(plays=["Harrenhal"], hand=["Cersei Lannister", "Cersei Lannister", "Arya Stark", "Ice"])
    s = scene(you, canceler("Ser Gregor Clegane"), ask="windows")
    s.you.uses("Harrenhal")
    answers(s, canceled)
    if not canceled:
        assert s.you.offered(Verb.PICK) == ["Cersei Lannister", "Cersei Lannister"]
        s.you.picks("Cersei Lannister")
    assert (s.card("Harrenhal")["kneeling"], "Cersei Lannister" in s.you.in_play) == (True, not canceled)
    s.pass_to("5.aw")
    assert s.you.dead == ([] if canceled else ["Cersei Lannister"])


def test_harrenhal_needs_to_stand_and_to_be_in_the_challenges_phase() -> None:
    kneeling = {"card": "Harrenhal", "kneeling": True}
    for plays, at in ((["Harrenhal"], "dominance"), ([kneeling], "challenges")):
        s = scene(side(plays=plays, hand=["Cersei Lannister"]), at=at, ask="windows")
        assert s.you.offered(Verb.USE) == []


def test_what_harrenhal_began_ends_without_it() -> None:
    s = scene(side(plays=["Harrenhal"], hand=["Cersei Lannister"]), ask="windows")
    s.you.uses("Harrenhal")
    s.discard("Harrenhal")
    s.pass_to("5.aw")
    assert s.you.dead == ["Cersei Lannister"]


# Spearmaiden


def maiden(maidens: int = 1, claim: str = "A Noble Cause", **rest: Any) -> Scene:
    """Spearmaidens and The Red Viper attack; your foe has Osha, Bran Stark and Robb Stark."""
    you = side(plays=[*["Spearmaiden"] * maidens, "The Red Viper"], plot=claim)
    s = scene(you, side(plays=["Osha", "Bran Stark", "Robb Stark"], **rest), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", *["Spearmaiden"] * maidens, "The Red Viper")
    return s


def struck(s: Scene, *defenders: str) -> Scene:
    """The challenge goes on until claim is asked for, or it is over."""
    s.pass_to("4.2.1")
    s.foe.defends(*defenders)
    for _ in range(30):
        if s.asks(1, "claim") or s.state.challenge is None:
            break
        decision = s.state.decisions[0]
        idle = [option for option in decision.options if option.verb in (Verb.PASS, Verb.DONE)]
        s.choose(decision.seat, [*idle, decision.options[0]][0].key)
    return s


def test_the_spearmaiden_names_who_dies_for_claim() -> None:
    s = maiden()
    s.you.uses("Spearmaiden")
    assert s.you.offered(Verb.PICK) == ["Osha", "Bran Stark", "Robb Stark"]
    s.you.picks("Robb Stark")
    assert struck(s).foe.dead == ["Robb Stark"]


def test_a_canceled_spearmaiden_and_one_who_wins_by_little_name_nobody() -> None:
    s = cancelable(side(plays=["Spearmaiden"], plot="A Noble Cause"), plays=["Robb Stark"])
    s.pass_to("4.2")
    s.you.challenges("military", "Spearmaiden")
    use_in_vain(s, "Spearmaiden", "Robb Stark")
    assert struck(s).foe.offered(Verb.PICK) == ["Cersei Lannister", "Robb Stark"]
    s = maiden()
    s.you.uses("Spearmaiden")
    s.you.picks("Bran Stark")
    assert struck(s, "Osha", "Robb Stark").foe.offered(Verb.PICK) == ["Osha", "Bran Stark", "Robb Stark"]


def test_a_claim_of_two_takes_another_too_and_the_spearmaiden_need_not_stay() -> None:
    s = maiden(claim="The Winds of Winter")
    s.you.uses("Spearmaiden")
    s.you.picks("Robb Stark")
    s.discard("Spearmaiden")
    struck(s)
    assert s.foe.offered(Verb.PICK) == ["Osha", "Bran Stark"]


@rule("RR.claim.3")
def test_of_more_than_claim_kills_their_player_chooses() -> None:
    s = maiden(2)
    for name in ("Robb Stark", "Bran Stark"):
        s.you.uses("Spearmaiden")
        s.you.picks(name)
    struck(s)
    assert s.foe.offered(Verb.PICK) == ["Bran Stark", "Robb Stark"]


def test_the_spearmaiden_finds_nobody_where_nobody_is_and_only_attacks_in_military_challenges() -> None:
    s = scene(side(plays=["Spearmaiden"]), ask="windows")
    s.pass_to("4.2")
    s.you.challenges("military", "Spearmaiden")
    assert s.you.offered(Verb.USE) == []
    s = scene(side(plays=["Spearmaiden"]), side(plays=["Robb Stark"]), first_player=1, ask="windows")
    s.pass_to("4.2")
    s.foe.challenges("military", "Robb Stark")
    s.pass_to("4.2.1")
    s.you.defends("Spearmaiden")
    assert s.you.offered(Verb.USE) == []


# The Scorpion's Sting


def sting(used: int, **rest: Any) -> Scene:
    """You lose a challenge with plots in your used pile."""
    plays = ["Areo Hotah", "Doran Martell", "Obara Sand", "Osha"]
    you = side(plays=plays, hand=["The Scorpion's Sting"], gold=1, used=["A Noble Cause"] * used, **rest)
    s = cancelable(you, first=1, plays=["Robb Stark"])
    s.pass_to("4.2")
    s.foe.challenges("intrigue", "Cersei Lannister")
    s.pass_to("4.2.1")
    s.you.defends()
    s.all_pass()
    return s


def renowned(s: Scene) -> list[str]:
    """Those of yours who have renown."""
    return [name for name in s.you.in_play if "renown" in s.card(name)["keywords"]]


@either_way
def test_the_sting_gives_renown_to_as_many_as_there_are_used_plots(canceled: bool) -> None:
    s = sting(2)
    s.you.plays("The Scorpion's Sting")
    assert s.you.offered(Verb.PICK) == ["Areo Hotah", "Doran Martell", "Obara Sand"]
    s.you.picks("Areo Hotah", "Obara Sand")
    answers(s, canceled)
    assert (s.you.gold, renowned(s)) == (0, [] if canceled else ["Areo Hotah", "Obara Sand"])
    s.pass_to("5.aw")
    assert renowned(s) == []


def test_the_sting_needs_used_plots_and_martells() -> None:
    assert sting(0).you.offered(Verb.PLAY) == []
    s = sting(1)
    s.you.plays("The Scorpion's Sting")
    s.you.picks("Obara Sand")
    s.foe.passes()
    assert renowned(s) == ["Obara Sand"]
