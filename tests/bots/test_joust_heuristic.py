"""The heuristic bot at joust: what it does in plain situations, and how it fares."""

import pytest

from tests.thrones.scene import Scene, scene, side
from weirwood.bots import Eyes, make_adviser, make_bot
from weirwood.core.catalogue import find_game
from weirwood.core.option import Option
from weirwood.core.state import State
from weirwood.decks import ready_decks

GAME_ID = "second/joust"
LONGEST = 3000


def _answers(s: Scene, seat: int = 0, seed: int = 1) -> Option:
    """Let the bot answer for a seat, once; what it chose."""
    decision = next(decision for decision in s.state.decisions if decision.seat == seat)
    option = decision.options[make_bot("heuristic", GAME_ID, seed).choose(Eyes(s.state, decision))]
    s.choose(seat, option.key)
    return option


def _plays_on(s: Scene, seat: int = 0) -> None:
    """Let the bot answer for a seat until another seat is asked or the phase is another."""
    phase = s.state.phase
    while s.state.outcome is None and s.state.phase == phase and s.state.decisions[0].seat == seat:
        _answers(s, seat)


def test_it_marshals_what_its_gold_can_buy() -> None:
    s = scene(you=side(hand=["Littlefinger", "The Roseroad", "Wildling Horde"], gold=5), at="marshaling")
    _plays_on(s)
    assert sorted(s.you.in_play) == ["Littlefinger", "The Roseroad"]
    assert s.you.gold == 0


def test_it_uses_a_reducer_only_for_a_card_it_can_then_marshal() -> None:
    s = scene(
        you=side(plays=["Winterfell Steward"], hand=["Tumblestone Knight"], gold=1, faction="stark"),
        at="marshaling",
    )
    _plays_on(s)
    assert "Tumblestone Knight" in s.you.in_play
    s = scene(
        you=side(plays=["Winterfell Steward"], hand=["Eddard Stark"], gold=1, faction="stark"),
        at="marshaling",
        ask="windows",
    )
    _plays_on(s)
    assert not s.card("Winterfell Steward")["kneeling"]


def test_it_places_a_duplicate() -> None:
    s = scene(you=side(plays=["Littlefinger"], hand=["Littlefinger"]), at="marshaling")
    _plays_on(s)
    assert s.you.hand == []


def test_it_gives_help_to_its_own_and_harm_to_others() -> None:
    for attachment, host in (("Noble Lineage", "Burned Men"), ("Milk of the Poppy", "Tywin Lannister")):
        s = scene(
            you=side(plays=["Burned Men"], hand=[attachment], gold=1),
            foe=side(plays=["Tywin Lannister", "Grand Maester Pycelle"]),
            at="marshaling",
        )
        _plays_on(s)
        assert s.id(attachment) in s.card(host)["attachments"]


def test_it_keeps_an_attachment_that_would_give_nothing() -> None:
    s = scene(you=side(plays=["Tumblestone Knight"], hand=["Noble Lineage"]), at="marshaling", ask="windows")
    _plays_on(s)
    assert s.you.hand == ["Noble Lineage"]


def test_it_does_not_harm_itself_where_only_its_own_could_suffer() -> None:
    s = scene(you=side(plays=["Littlefinger"], hand=["Milk of the Poppy"], gold=1), at="marshaling")
    _plays_on(s)
    assert s.you.hand == ["Milk of the Poppy"]


def test_it_attacks_where_nobody_can_defend() -> None:
    s = scene(
        you=side(plays=["Littlefinger"], plot="The Winds of Winter"),
        foe=side(plays=["Burned Men"], hand=["The Roseroad"]),
    )
    assert _answers(s).value in ("intrigue", "power")


def test_it_does_not_attack_a_stronger_defender() -> None:
    s = scene(you=side(plays=["Burned Men"]), foe=side(plays=["Tywin Lannister"]), active=0)
    assert s.word(_answers(s)) == "pass"


def test_it_kills_the_best_of_the_loser() -> None:
    s = scene(
        you=side(plays=["Eddard Stark"], hand=["Put to the Sword"], gold=2, plot="A Clash of Kings"),
        foe=side(plays=[{"card": "Tywin Lannister", "kneeling": True}, "Lannisport Merchant"]),
    )
    s.you.challenges("military", "Eddard Stark")
    while not s.asks(0, "target") and s.state.phase == "challenges":
        _answers(s, s.state.decisions[0].seat)
    assert s.word(_answers(s)) == "Tywin Lannister"


def test_it_gives_its_least_character_to_claim_and_saves_it_where_it_can() -> None:
    s = scene(
        you=side(plays=["Eddard Stark"], plot="A Clash of Kings"),
        foe=side(plays=["Tywin Lannister", "Lannisport Merchant"], plot="A Clash of Kings"),
    )
    s.you.challenges("military", "Eddard Stark")
    s.foe.defends()
    assert s.asks(1, "claim")
    assert s.word(_answers(s, 1)) == "Lannisport Merchant"
    s = scene(you=side(plays=[{"card": "Littlefinger", "duplicates": ["Littlefinger"]}]))
    s.kill("Littlefinger")
    _answers(s)
    assert "Littlefinger" in s.you.in_play


def test_it_defends_when_it_matters() -> None:
    s = scene(
        you=side(plays=["Burned Men"], plot="A Clash of Kings"),
        foe=side(plays=["Tywin Lannister", "Littlefinger"], plot="A Clash of Kings"),
    )
    s.you.challenges("military", "Burned Men")
    _plays_on(s, 1)
    assert s.state.last_challenge is not None and s.state.last_challenge.winner == 1


def test_it_keeps_an_event_that_would_change_nothing() -> None:
    s = scene(
        you=side(plays=["Eddard Stark"], hand=["Winter Is Coming"], gold=2, plot="A Clash of Kings"),
        foe=side(),
    )
    s.you.challenges("military", "Eddard Stark")
    _plays_on(s)
    assert s.you.hand == ["Winter Is Coming"]


def test_it_takes_a_mulligan_only_with_a_poor_hand() -> None:
    game = find_game(GAME_ID)
    form = ready_decks(GAME_ID)[0].form()
    options = {"deck_order": "given", "check_decks": False}
    for top, keeps in (("The Hand's Judgment", False), ("Bastard in Hiding", True)):
        deck = {**form, "cards": [top] * 7 + ["Littlefinger"] * 53}
        state = game.start(game.setup([{"deck": deck}, {"deck": deck}], options), 1)
        decision = state.decisions[0]
        chosen = make_bot("heuristic", GAME_ID, 1).choose(Eyes(state, decision))
        assert (decision.options[chosen].verb == "keep") == keeps


def test_it_advises_to_lower_no_price_that_is_not_paid() -> None:
    fealty = {"agenda": "Fealty", "faction": "baratheon", "plays": ["Bastard in Hiding"]}
    for hand, gold, word in (
        ([], 4, "pass"),
        (["Stannis Baratheon"], 4, "pass"),
        (["Stannis Baratheon"], 5, "Fealty"),
    ):
        s = scene(you=side(**fealty, hand=hand, gold=gold), at="marshaling")
        decision = s.you.decision
        chosen = make_adviser(GAME_ID, 1).choose(Eyes(s.state, decision))
        assert s.word(decision.options[chosen]) == word


def test_it_answers_the_same_whatever_the_opponent_holds() -> None:
    for seed in range(3):
        s = scene(
            you=side(plays=["Littlefinger", "Rattleshirt's Raiders"], hand=["Varys"]),
            foe=side(plays=["Burned Men"], hand=["Tears of Lys", "Superior Claim"]),
            seed=seed,
        )
        other = s.state.determinize(0, 7)
        bot = make_bot("heuristic", GAME_ID, 1)
        chosen = [bot.choose(Eyes(state, state.decisions[0])) for state in (s.state, other)]
        assert chosen[0] == chosen[1]


def _played(names: tuple[str, str], decks: tuple[int, int], seed: int) -> State:
    game = find_game(GAME_ID)
    forms = [ready_decks(GAME_ID)[deck].form() for deck in decks]
    setup = game.setup([{"deck": form} for form in forms], {"check_decks": False})
    state = game.start(setup, seed)
    bots = [make_bot(name, GAME_ID, 2 * seed + seat) for seat, name in enumerate(names)]
    for _ in range(LONGEST):
        if state.outcome is not None:
            return state
        decision = state.decisions[0]
        state.apply_index(decision.seat, bots[decision.seat].choose(Eyes(state, decision)))
    raise AssertionError("the game does not end")


def test_it_beats_random() -> None:
    lost = 0
    for seed in range(12):
        decks = (seed % 20, (seed * 7 + 3) % 20)
        names = ("heuristic", "random") if seed % 2 else ("random", "heuristic")
        outcome = _played(names, decks, seed).outcome
        assert outcome is not None
        lost += names.index("heuristic") not in outcome.winners
    assert lost <= 1


@pytest.mark.parametrize("seed", range(4))
def test_it_ends_games_against_itself(seed: int) -> None:
    decks = (seed * 5, seed * 5 + 2)
    assert (
        _played(("heuristic", "heuristic"), decks, seed).dump()
        == _played(("heuristic", "heuristic"), decks, seed).dump()
    )
