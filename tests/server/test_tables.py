"""What happens at a table: two people and one who watches, answers given twice or late, taking back, agreeing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.guests import Chair, Guest, Refused, dealt, first_answer, server

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@dataclass
class Company:
    """Two people at a table, one who watches, and the table's id."""

    ann: Chair
    bob: Chair
    eve: Chair
    table: str

    def settle(self) -> None:
        """Let all take in what was told up to now: each asks for something and waits for the answer."""
        for chair in (self.ann, self.bob, self.eve):
            chair.ask("look")

    @property
    def asked(self) -> Chair:
        """The one of the two who is asked; Ann where the game is over."""
        while True:
            self.settle()
            for chair in (self.ann, self.bob):
                if chair.told["decision"] or chair.is_over:
                    return chair

    @property
    def other(self) -> Chair:
        """The one of the two who is not asked."""
        return self.bob if self.asked is self.ann else self.ann


@pytest.fixture
def company(tmp_path: Path) -> Iterator[Company]:
    yield from sit_down(tmp_path, "intrigue")


@pytest.fixture
def jousters(tmp_path: Path) -> Iterator[Company]:
    yield from sit_down(tmp_path, "second/joust")


def sit_down(folder: Path, game: str) -> Iterator[Company]:
    with server(folder) as client, dealt(5), ExitStack() as stack:
        ann, bob, eve = (Guest(client, name) for name in ("Ann", "Bob", "Eve"))
        decks = game != "intrigue"
        mine = ME | {"deck": "The Winter Pack"} if decks else ME
        opened = ann.post("/api/tables", game=game, seats=[mine, OPEN])
        key = opened["link"].partition("key=")[2]
        chairs = [stack.enter_context(guest.at(opened["table"], key)) for guest in (ann, bob, eve)]
        chairs[1].ask("sit", seat=1, word="winter", deck="Lions at Court" if decks else None)
        assert chairs[1].told["table"]["state"] == "open"
        chairs[1].ask("ready")
        yield Company(chairs[0], chairs[1], chairs[2], opened["table"])


def code_of(chair: Chair, op: str, **arguments: object) -> str:
    with pytest.raises(Refused) as refused:
        chair.ask(op, **arguments)
    return str(refused.value.code)


def test_two_people_play_and_one_watches(company: Company) -> None:
    company.settle()
    assert [chair.told["me"] for chair in (company.ann, company.bob, company.eve)] == [0, 1, None]
    assert company.eve.told["table"].get("link") is None
    assert company.ann.told["table"]["words"] == ["", "winter"]
    while not company.asked.is_over:
        chair = company.asked
        chair.choose(*first_answer(chair.decision))
        if chair.told["status"]["over"]:
            break
    company.settle()
    outcome = company.eve.told["status"]["outcome"]
    assert outcome == company.ann.told["status"]["outcome"] and outcome["winners"]


def test_who_watches_sees_no_hand_and_may_do_nothing(company: Company) -> None:
    company.settle()
    assert all(isinstance(seat["hand"], int) for seat in company.eve.told["view"]["seats"])
    requests: list[tuple[str, dict[str, object]]] = [
        ("choose", {"at": 0, "keys": ["Stark@first"]}),
        ("may", {"at": 0, "keys": []}),
        ("undo", {}),
        ("propose", {"what": "pause"}),
        ("concede", {}),
        ("hint", {}),
        ("why", {"card": 1, "verb": "place"}),
        ("speed", {"bots": 2}),
    ]
    for op, arguments in requests:
        assert code_of(company.eve, op, **arguments) == "not-seated"
    assert code_of(company.eve, "replay", at=0, eyes=0) == "forbidden"
    assert code_of(company.eve, "sit", seat=0) == "not-now"
    assert company.eve.told["decision"] is None


def test_hands_are_open_when_all_agree(company: Company) -> None:
    company.ann.ask("propose", what="show-hands")
    company.settle()
    [proposal] = company.bob.told["proposals"]
    assert company.eve.told["eyes"] is None
    assert code_of(company.eve, "look", eyes=1) == "forbidden"
    company.bob.ask("answer", proposal=proposal["id"], yes=True)
    company.settle()
    assert company.eve.told["eyes"] == 0
    assert company.eve.told["view"] == company.ann.told["view"]
    assert company.eve.told["decision"] is None
    company.eve.ask("look", eyes=1)
    assert company.eve.told["view"] == company.bob.told["view"]
    assert code_of(company.ann, "look", eyes=1) == "not-now"


def test_an_answer_given_twice_is_one_and_a_late_one_is_refused(company: Company) -> None:
    chair = company.asked
    decision = chair.decision
    keys = first_answer(decision)
    chair.ask("choose", at=decision["at"], keys=keys)
    company.settle()
    lines = len(chair.told["log"])
    assert chair.ask("choose", at=decision["at"], keys=keys) == {"at": decision["at"]}
    company.settle()
    assert len(chair.told["log"]) == lines
    another = next(option["key"] for option in decision["options"] if option["key"] not in keys)
    assert code_of(chair, "choose", at=decision["at"], keys=[another]) == "stale"
    assert code_of(chair, "choose", at=decision["at"] + 5, keys=keys) == "stale"


def test_nobody_answers_out_of_turn_nor_learns_who_is_asked(company: Company) -> None:
    other = company.other
    with pytest.raises(Refused, match="not asked") as refused:
        other.ask("choose", at=0, keys=["Stark@first"])
    assert refused.value.code == "not-your-decision"
    assert code_of(company.asked, "choose", at=0, keys=["no such key"]) == "illegal-choice"


def test_taking_back_what_others_saw_needs_their_consent(company: Company) -> None:
    chair, other = company.asked, company.other
    before = chair.decision
    chair.choose(*first_answer(before))
    company.settle()
    lines = len(other.told["log"])
    assert chair.told["undo"] == "ask"
    assert chair.ask("undo") == {"done": False}
    company.settle()
    [proposal] = other.told["proposals"]
    assert proposal["what"] == "undo" and len(other.told["log"]) == lines
    other.ask("answer", proposal=proposal["id"], yes=False)
    company.settle()
    assert chair.told["proposals"] == [] and len(other.told["log"]) == lines
    chair.ask("undo")
    company.settle()
    other.ask("answer", proposal=other.told["proposals"][0]["id"], yes=True)
    company.settle()
    assert len(other.told["log"]) < lines
    assert chair.decision["options"] == before["options"]
    assert chair.decision["at"] > before["at"], "an answer on its way to the old question finds no question"


def test_taking_back_against_bots_is_free_and_chance_is_restored(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        with ann.at(ann.open("second/joust", ME, BOT)) as chair:
            for _ in range(6):
                chair.choose(*first_answer(chair.decision))
            decision, view, log = chair.decision, chair.told["view"], chair.told["log"]
            assert chair.told["undo"] == "free"
            chair.choose(*first_answer(decision))
            after = (chair.decision["options"], chair.told["view"], chair.told["log"])
            assert chair.ask("undo") == {"done": True}
            assert chair.decision["options"] == decision["options"]
            assert (chair.told["view"], chair.told["log"]) == (view, log)
            chair.choose(*first_answer(chair.decision))
            assert (chair.decision["options"], chair.told["view"], chair.told["log"]) == after


def test_declaring_attackers_can_be_taken_back_freely(jousters: Company) -> None:
    """Nothing hidden or random was shown, and nobody else acted: cards knelt that all had seen."""
    for player in (jousters.ann, jousters.bob):
        player.ask("stops", ask="everything")
    while True:
        chair = jousters.asked
        decision = chair.decision
        chair.choose(*_eager(decision))
        if decision["why"].get("what") == "attackers":
            break
        if decision["options"][0]["verb"] == "marshal":
            assert chair.told["undo"] == "ask", "a card from the hand was shown"
    other = jousters.bob if chair is jousters.ann else jousters.ann
    jousters.settle()
    assert chair.told["undo"] == "free"
    assert chair.ask("undo") == {"done": True}
    jousters.settle()
    assert chair.decision["why"]["what"] == "attackers"
    assert other.told["view"]["challenge"] is None


def _eager(decision: dict[str, object]) -> list[str]:
    """Marshal, attack, and take part with whom one can."""
    options: list[dict[str, str]] = decision["options"]  # type: ignore[assignment]
    candidates: list[dict[str, str]] | None = decision["candidates"]  # type: ignore[assignment]
    if candidates is None:
        return [options[0]["key"]]
    least: int = decision["min"]  # type: ignore[assignment]
    return [option["key"] for option in candidates[: max(least, 1 if decision["kind"] == "pick" else 0)]]


def test_a_pause_stops_the_game_until_all_agree_to_go_on(company: Company) -> None:
    company.ann.ask("propose", what="pause")
    company.settle()
    company.bob.ask("answer", proposal=company.bob.told["proposals"][0]["id"], yes=True)
    company.settle()
    assert company.ann.told["table"]["state"] == "paused"
    assert company.ann.told["decision"] is None and company.bob.told["decision"] is None
    assert code_of(company.ann, "choose", at=0, keys=["Stark@first"]) == "not-now"
    company.bob.ask("propose", what="resume")
    company.settle()
    company.ann.ask("answer", proposal=company.ann.told["proposals"][0]["id"], yes=True)
    assert company.asked.decision


def test_conceding_ends_a_game_of_two(company: Company) -> None:
    company.bob.ask("concede")
    company.settle()
    for chair in (company.ann, company.bob, company.eve):
        assert chair.told["table"]["state"] == "over"
        assert chair.told["status"]["outcome"]["winners"] == [0]
        assert chair.told["status"]["outcome"]["reason"] == "concede"
        assert chair.told["decision"] is None


def test_a_rematch_is_another_table_with_the_same_company(company: Company) -> None:
    assert code_of(company.ann, "propose", what="rematch") == "not-now"
    company.bob.ask("concede")
    company.ann.ask("propose", what="rematch")
    company.settle()
    company.bob.ask("answer", proposal=company.bob.told["proposals"][0]["id"], yes=True)
    company.settle()
    again = company.eve.told["table"]["rematch"]
    assert again and again != company.table
    assert company.ann.told["table"]["rematch"] == again


def test_a_bot_sits_in_by_consent_and_the_person_comes_back(company: Company) -> None:
    chair, other = company.asked, company.other
    seat = chair.told["me"]
    assert other.ask("propose", what="bot", seat=seat) == {"done": False}
    company.settle()
    chair.ask("answer", proposal=chair.told["proposals"][0]["id"], yes=True)
    other.wait_until(lambda told: told["decision"] is not None)
    assert other.told["seats"][seat]["kind"] == "bot"
    assert code_of(chair, "choose", at=0, keys=["Stark@first"]) == "not-seated"
    chair.ask("come_back")
    company.settle()
    assert chair.told["seats"][seat]["kind"] == "person"


def test_people_talk_and_need_not_listen(company: Company) -> None:
    assert code_of(company.bob, "mute", seat=2) == code_of(company.bob, "mute", seat=-1) == "bad-argument"
    company.bob.ask("mute", seat=0)
    company.ann.ask("chat", text="  winter   <b>is</b> coming ")
    company.eve.ask("chat", text="hello")
    company.settle()
    assert [chat["text"] for chat in company.eve.chats] == ["winter <b>is</b> coming", "hello"]
    assert [chat["text"] for chat in company.bob.chats] == ["hello"]
    assert company.eve.chats[1]["seat"] is None and company.eve.chats[0]["name"] == "Ann"
    assert "guest" not in company.eve.chats[0]
    assert code_of(company.ann, "chat", text="x" * 501) == "bad-argument"
    assert code_of(company.ann, "chat", text=" ") == "bad-argument"


def test_leaving_before_the_game_opens_the_seat_again(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        table = ann.open("intrigue", ME, OPEN, private=False)
        with ann.at(table) as one, bob.at(table) as two:
            two.ask("sit", seat=1)
            assert code_of(two, "sit", seat=0) == "not-now"
            two.ask("leave")
            assert two.told["me"] is None and two.told["seats"][1]["kind"] == "open"
            one.ask("look")
            assert one.told["seats"][1]["name"] == ""


def test_a_replay_shows_moments_with_ones_own_eyes(company: Company) -> None:
    views = []
    for _ in range(6):
        chair = company.asked
        views.append((company.ann.told["moments"] - 1, company.ann.told["view"]))
        chair.choose(*first_answer(chair.decision))
    for moment, view in views:
        told = company.ann.ask("replay", at=moment)["told"]
        assert told["view"] == view and told["moments"] == moment + 1
        assert len(told["log"]) <= len(company.ann.told["log"])
    assert code_of(company.ann, "replay", at=99) == "bad-argument"
    assert code_of(company.ann, "replay", at=0, eyes=1) == "forbidden"
    company.bob.ask("concede")
    told = company.ann.ask("replay", at=0, eyes=1)["told"]
    assert isinstance(told["view"]["seats"][1]["hand"], dict)


def test_why_not_is_answered_with_clauses(jousters: Company) -> None:
    jousters.settle()
    held = jousters.ann.told["view"]["seats"][0]["hand"]
    answer = jousters.ann.ask("why", card=held[0], verb="marshal")
    assert [refusal["rule"] for refusal in answer["refusals"]] == ["RR.marshal.1"]
    assert jousters.ann.ask("why", card=held[0])["refusals"]
    assert code_of(jousters.ann, "why", card=3, verb="marshal") == "bad-argument"


def test_a_hint_can_be_chosen(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        with ann.at(ann.open("second/joust", ME, BOT)) as chair:
            for _ in range(8):
                at = chair.decision["at"]
                chair.ask("choose", at=at, keys=chair.ask("hint")["keys"])
