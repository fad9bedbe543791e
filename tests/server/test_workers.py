"""Heavy work is done in a process of its own, which is ended when it takes too long; few may wait for it."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.command import PATIENCE_S
from tests.server.guests import Guest, Refused, server
from tests.web.positions import kind, position
from weirwood.core.errors import WeirwoodError
from weirwood.server.hall.hall import Hall
from weirwood.server.http.session import Guest as Visitor
from weirwood.server.limits import Limits
from weirwood.server.load.attacks import heaviest_record
from weirwood.server.load.guest import Guest as Player
from weirwood.server.load.guest import ServerRefused
from weirwood.server.load.served import Served
from weirwood.server.refusals import TooHeavy, TooMuch, WorkerLost
from weirwood.server.storage.store import Store
from weirwood.server.telling.chronicle import as_sent
from weirwood.server.telling.told import decision_told, game_told_then
from weirwood.server.wire.http import NewTable, SeatWish
from weirwood.server.work import heavy
from weirwood.server.work.workers import Worker, Workers

ANN = Visitor("ann", "Ann")
JOE = Visitor("joe", "Joe", "elsewhere")
QUICK = Limits(messages_per_s=1e6, requests_per_s=1e6, job_cpu_s=1.0)
HEAVY_FORM = heaviest_record(400, 2000)
HEAVY = json.dumps(HEAVY_FORM).encode()
SIZES = {"choices": 20_000, "edits": 2_000, "cards": 400}


@asynccontextmanager
async def workers_of(limits: Limits) -> AsyncIterator[Workers]:
    workers = Workers(limits)
    try:
        yield workers
    finally:
        await workers.close()


async def refused(kind: type[WeirwoodError], asked: Awaitable[Any]) -> WeirwoodError:
    with pytest.raises(kind) as caught:
        await asked
    return caught.value


def test_a_job_that_takes_too_long_is_ended_and_another_worker_takes_over() -> None:
    async def work() -> None:
        async with workers_of(QUICK) as workers:
            assert await workers.answers()
            [worker] = workers._all
            first = worker.pid
            await refused(TooHeavy, workers.ask(ANN, "upload", SIZES, HEAVY))
            assert worker.pid not in (None, first)
            raw = await workers.ask(
                Visitor("bob"), "read-decks", {"game": "second/joust", "text": "House Stark", "format": None}
            )
            assert "decks" in msgspec.json.decode(raw)

    asyncio.run(work())


def test_ending_ends_a_worker_in_the_middle_of_its_job() -> None:
    async def work() -> None:
        async with workers_of(Limits(job_cpu_s=1000)) as workers:
            assert await workers.answers()
            busy = asyncio.create_task(refused(WorkerLost, workers.ask(ANN, "upload", SIZES, HEAVY)))
            waits = asyncio.create_task(refused(WorkerLost, workers.ask(ANN, "upload", SIZES, HEAVY)))
            await asyncio.sleep(0)
            await workers.close()
            await busy
            await waits
            [worker] = workers._all
            assert worker._process is not None and worker._process.returncode is not None
            await refused(WorkerLost, workers.ask(ANN, "upload", SIZES, HEAVY))
            assert not await workers.answers()

    asyncio.run(work())


def test_a_worker_ends_with_its_server() -> None:
    """Its input ends, and so does it, without a word."""
    done = subprocess.run(Worker.command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert done.returncode == 0 and done.stderr == b""


def test_few_may_wait_of_a_guest_of_an_address_and_in_all_and_uploads_wait_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        done: list[str] = []
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def do(self: Worker, name: str, *arguments: Any) -> msgspec.Raw:
            done.append(name)
            begun.set()
            await go_on.wait()
            return msgspec.Raw(b"1")

        monkeypatch.setattr(Worker, "do", do)
        workers = Workers(Limits(jobs_per_guest=2, jobs=6))
        tasks = [asyncio.create_task(workers.ask(ANN, "first", {}))]
        await begun.wait()
        assert await workers.answers()  # it is at work, with a deadline
        tasks += [asyncio.create_task(workers.ask(ANN, "upload", {}, later=True)) for _ in range(2)]
        await asyncio.sleep(0)
        error = await refused(TooMuch, workers.ask(ANN, "too many", {}))
        assert error.data["retry_after"] >= 1
        near = [Visitor(name, address="there") for name in ("bob", "eve", "dan", "tom")]
        tasks += [asyncio.create_task(workers.ask(guest, guest.id, {})) for guest in near[:3]]
        await asyncio.sleep(0)
        assert (await refused(TooMuch, workers.ask(near[3], "tom", {}))).data["retry_after"] >= 1
        tasks.append(asyncio.create_task(workers.ask(Visitor("sam", address="here"), "sam", {})))
        await asyncio.sleep(0)
        assert (await refused(TooMuch, workers.ask(JOE, "full", {}))).data["retry_after"] >= 1
        tasks[3].cancel()  # bob is gone, and what he waited for is not done
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(workers.ask(JOE, "joe", {})))
        go_on.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert sum(isinstance(result, asyncio.CancelledError) for result in results) == 1
        assert done == ["first", "eve", "dan", "sam", "joe", "upload", "upload"]
        assert await workers.answers()

    asyncio.run(work())


def test_a_worker_tells_what_the_table_itself_would(tmp_path: Path) -> None:
    """Every moment for every viewer, also after choices were taken back, and the same hint again and again."""

    async def compare(hall: Hall) -> None:
        seats = [SeatWish(kind="me", deck="The Winter Pack"), SeatWish(kind="bot", deck="Lions at Court")]
        wish = NewTable(game="second/joust", seats=seats, options={"sandbox": True}, seed=3)
        table = await hall.open(ANN, wish)
        course = table.course
        assert course is not None
        match = course.match
        for plies, back in ((40, 7), (25, 0)):
            for _ in range(plies):
                [seat, *_] = match.waiting
                answer = await hall.thinkers.choice("table", match.game, match.state, seat, "heuristic", 1)
                course.choose(seat, answer.keys, "bot")
                course.go_on()
            if back:
                course.take_back(back)
                course.forget()
            game = heavy.played(table, course)
            for viewer in course.viewers:
                for moment in range(0, len(course.moments[viewer]), 7):
                    told = game_told_then(course, viewer, moment)
                    then = course.at(course.ply_of(viewer, moment))
                    told["decision"] = None if viewer is None else decision_told(then, viewer, -1)
                    found = await heavy.moment(table, game, ANN, viewer, moment)
                    assert {name: bytes(part) for name, part in found.items()} == {
                        name: msgspec.json.encode(part, enc_hook=as_sent) for name, part in told.items()
                    }
        [seat, *_] = match.waiting
        save = match.state.dump()
        first, second = [
            await hall.thinkers.advice(table.id, ANN, match.game, save, seat, 9) for _ in range(2)
        ]
        assert first == second and match.may_choose(seat, first.keys)

    async def play() -> None:
        store = await Store.open(None, tmp_path)
        hall = Hall(store)
        try:
            await compare(hall)
        finally:
            await hall.close()
            await store.close()

    asyncio.run(play())


def test_a_server_gives_up_what_is_too_heavy_and_goes_on(tmp_path: Path) -> None:
    fine = position("second/joust", 2, 2, kind("plot", 1))
    with server(tmp_path, QUICK) as client:
        ann = Guest(client, "Ann")
        answer = ann.http.post("/api/records", content=HEAVY)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-heavy")
        assert ann.post("/api/records", **fine)["table"]
        assert len(ann.get("/api/tables")["tables"]) == 1


def huge_decks(record: dict[str, Any]) -> dict[str, Any]:
    """A record with a hundred copies of each card in its decks."""
    seats = [
        seat | {"deck": seat["deck"] | {"cards": dict.fromkeys(list(seat["deck"]["cards"])[:5], 100)}}
        for seat in record["setup"]["seats"]
    ]
    return record | {"setup": {"seats": seats}, "options": record["options"] | {"check_decks": False}}


def test_records_have_limits() -> None:
    record = position("second/joust", 2, 2, kind("plot", 1))
    wrong: list[tuple[Any, str]] = [
        (record | {"choices": [[0, "pass"]] * 20_001}, "bad-data"),
        (heaviest_record(100, 2_001), "bad-data"),
        (heaviest_record(500, 1), "bad-data"),
        (huge_decks(record), "bad-deck"),
        ([], "bad-data"),
    ]

    async def work() -> None:
        async with workers_of(Limits()) as workers:
            for form, code in wrong:
                body = json.dumps(form).encode()
                error = await refused(WeirwoodError, workers.ask(ANN, "upload", SIZES, body))
                assert error.code == code

    asyncio.run(work())


def test_what_is_no_json_is_refused_by_the_worker(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ann = Guest(client, "Ann")
        for body in (b"", b"{", b"[" * 100_000, b"\xff\xfe"):
            answer = ann.http.post("/api/records", content=body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-json")
        answer = ann.http.post("/api/records", content=b" " * (2 * 1024 * 1024 + 1))
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-much")


def test_nothing_of_the_database_is_loaded_into_a_worker() -> None:
    code = (
        "import sys, weirwood.server.work.jobs; print([name for name in sys.modules if 'sqlalchemy' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout.strip() == "[]"


def children_of(pid: int) -> list[int]:
    """The processes that another has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text(encoding="utf-8").rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc: run it on Linux")
def test_a_server_that_ends_takes_its_busy_worker_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        served = Served(tmp_path, "--limit", "job_cpu_s=1000", "--limit", "jobs_per_guest=1")
        await served.start()
        try:
            guest = Player(served.port)
            await guest.arrive("Ann")
            with ThreadPoolExecutor(3) as threads:
                asked = [threads.submit(guest.ask_once, "POST", "/api/records", HEAVY_FORM) for _ in range(3)]
                done, busy = wait(asked, return_when=FIRST_COMPLETED)
                refusals = [
                    one.exception() for one in done
                ]  # one is at work, one waits, and a third is refused
                assert [getattr(refusal, "status", None) for refusal in refusals] == [429]
                workers = children_of(served._pid)
                assert len(workers) == 1
                served.stop()
                assert all(isinstance(one.exception(), ServerRefused) for one in busy)
            assert not [pid for pid in workers if Path(f"/proc/{pid}/cmdline").exists()]
        finally:
            served.kill()

    asyncio.run(play())


def test_a_deck_has_a_size_even_where_it_need_not_be_legal(tmp_path: Path) -> None:
    record = huge_decks(position("second/joust", 2, 2, kind("plot", 1)))
    deck = record["setup"]["seats"][0]["deck"]
    free = {"check_decks": False}
    with server(tmp_path) as client:
        ann, bob = Guest(client, "Ann"), Guest(client, "Bob")
        me, other = {"kind": "me"}, {"kind": "open"}
        body = {"game": "second/joust", "seats": [me | {"deck": deck}, other], "options": free}
        assert ann.post("/api/tables", 400, **body)["error"]["code"] == "bad-deck"
        opened = ann.post("/api/tables", game="second/joust", seats=[me, other], options=free)
        with bob.at(opened["table"], opened["link"].rpartition("key=")[2]) as chair:
            with pytest.raises(Refused) as refusal:
                chair.ask("sit", seat=1, deck=deck)
            assert refusal.value.code == "bad-deck"
            assert chair.ask("sit", seat=1)["seat"] == 1


def test_a_worker_whose_answer_nobody_reads_can_be_ended() -> None:
    class Talker(Worker):
        command = (sys.executable, "-c", "import sys; sys.stdout.write('x' * 1_000_000)")

    async def work() -> None:
        worker = Talker()
        await worker.start()
        assert worker._process is not None and worker._process.stdout is not None
        while not worker._process.stdout._paused:  # type: ignore[attr-defined]  # the pipe is full
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE_S):
            await worker.end()

    asyncio.run(work())


class Idle(Worker):
    command = ("cat",)


def test_nobody_asks_how_a_worker_ended_before_its_watcher_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks first is told; the watcher would report another status, and complain."""
    worker = Idle()
    asked: list[bool] = []
    ask = subprocess.Popen.poll

    def poll(process: subprocess.Popen[bytes]) -> int | None:
        asked.append(worker._is_ended)
        return ask(process)

    async def status() -> int | None:
        await worker.start()
        monkeypatch.setattr(subprocess.Popen, "poll", poll)
        await worker.end()
        await worker.close()
        assert worker._process is not None
        return worker._process.returncode

    assert asyncio.run(status()) == -signal.SIGKILL
    assert asked == [False]  # before it was killed
