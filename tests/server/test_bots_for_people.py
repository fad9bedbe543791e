"""A bot plays for a person only with that person's consent, or while they are away."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.server.company import ABSENCE, BOT, ME, OPEN, Company, code_of, company, kinds
from tests.server.guests import Guest, server


def test_nobody_puts_a_bot_into_the_seat_of_somebody_who_is_there(people: Company) -> None:
    assert people.one.ask("propose", what="bot", seat=1) == {"done": False}
    people.two.ask("look")
    [proposal] = people.two.told["proposals"]
    assert (proposal["what"], proposal["needed"]) == ("bot", [1])
    assert people.two.told["seats"][1]["kind"] == "person"
    assert code_of(people.one, "answer", proposal=proposal["id"], yes=True) == "bad-argument"
    people.two.ask("answer", proposal=proposal["id"], yes=False)
    assert people.two.told["seats"][1]["kind"] == "person"
    assert kinds(people.two) == []


def test_a_bot_sits_in_by_consent_and_that_is_told(people: Company) -> None:
    people.one.ask("propose", what="bot", seat=1)
    people.two.ask("look")
    people.two.ask("answer", proposal=people.two.told["proposals"][0]["id"], yes=True)
    assert people.two.told["seats"][1]["kind"] == "bot"
    people.two.ask("come_back")
    assert people.two.told["seats"][1]["kind"] == "person"
    assert people.one.ask("propose", what="bot", seat=0) == {"done": True}
    for chair in (people.one, people.two):
        assert kinds(chair) == ["bot", "back", "bot"]


def test_a_bot_sits_in_for_somebody_who_is_absent_and_makes_way_at_once(people: Company) -> None:
    people.bob_leaves()
    people.clock.now += ABSENCE - 1
    assert people.one.ask("propose", what="bot", seat=1) == {"done": False}
    people.clock.now += 1
    people.one.ask("look")
    assert people.one.told["seats"][1]["absent"]
    assert people.one.ask("propose", what="bot", seat=1) == {"done": True}
    assert people.one.told["proposals"] == []
    assert kinds(people.one) == ["absent"]
    people.bob_returns()
    assert people.two.told["seats"][1]["kind"] == "person"
    assert kinds(people.one) == kinds(people.two) == ["absent", "back"]


def test_an_absence_counts_from_the_last_connection(people: Company) -> None:
    with people.bob.at(people.table):
        pass
    people.clock.now += 10 * ABSENCE
    assert people.one.ask("propose", what="bot", seat=1) == {"done": False}
    people.bob_leaves()
    people.one.ask("look")
    assert not people.one.told["seats"][1].get("absent")
    people.clock.now += ABSENCE
    people.one.ask("look")
    assert people.one.told["seats"][1]["absent"]


def test_what_was_told_beside_the_game_is_told_again_after_a_restart(tmp_path: Path) -> None:
    with company(tmp_path) as people:
        table, cookie = people.table, people.ann.http.cookies["weirwood"]
        people.bob_leaves()
        people.clock.now += ABSENCE
        people.one.ask("propose", what="bot", seat=1)
    with server(tmp_path) as client:
        ann = Guest(client)
        ann.http.cookies.clear()
        ann.http.cookies.set("weirwood", cookie)
        with ann.at(table) as chair:
            assert kinds(chair) == ["absent"]
            assert chair.told["seats"][1]["kind"] == "bot"


def test_who_conceded_in_melee_does_not_return_by_looking(tmp_path: Path) -> None:
    with server(tmp_path) as client, ExitStack() as stack:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        table = ann.open("intrigue", ME, OPEN, BOT, private=False)
        one, two = stack.enter_context(ann.at(table)), stack.enter_context(bob.at(table))
        two.ask("sit", seat=1)
        two.ask("ready")
        two.ask("concede")
        with bob.at(table) as again:
            assert again.told["seats"][1]["kind"] == "bot"
            assert kinds(one) == kinds(again) == ["concede"]
