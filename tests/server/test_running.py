"""The commands that serve tables, in processes of their own: ports, signals, variables."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.command import PATIENCE_S, environment, refused, weirwood
from tests.server.serving import call, joined, running
from weirwood.server.load.served import free_port
from weirwood.server.running import address_of, listen_near


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_play_serves_a_table_and_ends_without_losing_it(tmp_path: Path, end: signal.Signals) -> None:
    with running(tmp_path, "play", "--port", str(free_port())) as (process, address):
        assert call(address, "healthz")[0]["ok"]
        _, cookie = call(address, "api/me", {"name": "Ann"})
        seats = [{"kind": "me"}, {"kind": "bot"}]
        opened, _ = call(address, "api/tables", {"game": "intrigue", "seats": seats}, cookie)
        with joined(address, opened["table"], cookie) as chair:
            told = json.loads(chair.recv())["told"]
            while told["decision"] is None:
                for step in json.loads(chair.recv()).get("diff", {"patch": []})["patch"]:
                    if step[0] == ["decision"]:
                        told["decision"] = step[1]
            key = told["decision"]["options"][0]["key"]
            chair.send(json.dumps({"id": 1, "op": "choose", "at": told["decision"]["at"], "keys": [key]}))
            while (message := json.loads(chair.recv())).get("id") != 1:
                pass
            assert "ok" in message
            process.send_signal(end)
            texts = []
            try:
                while True:
                    texts.append(chair.recv(timeout=PATIENCE_S))
            except Exception as closed:
                assert type(closed).__name__.startswith("ConnectionClosed")
            assert any('"closing"' in str(text) for text in texts)
        assert process.wait(PATIENCE_S) == 0
        _, errors = process.communicate()
        assert errors == ""
    with running(tmp_path, "serve", "--port", "0") as (process, address):
        tables, _ = call(address, "api/tables", cookie=cookie)
        assert [table["id"] for table in tables["tables"]] == [opened["table"]]
        with joined(address, opened["table"], cookie) as chair:
            chair.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                while True:
                    chair.recv(timeout=PATIENCE_S)
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)
        assert process.stderr is not None
        lines = [json.loads(line) for line in process.stderr.read().splitlines()]
        assert {"started", "ended"} <= {line["event"] for line in lines}
        assert not [line for line in lines if "trace" in line]


def test_a_taken_port_is_answered_by_the_next_free_one() -> None:
    with listen_near("localhost", free_port()) as taken:
        port = taken.getsockname()[1]
        with listen_near("localhost", port) as next_one:
            assert next_one.getsockname()[1] > port
            assert address_of(next_one) == f"http://localhost:{next_one.getsockname()[1]}/"


def test_serve_refuses_what_it_cannot_do_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("localhost", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused(weirwood(tmp_path, "serve", "--port", port))
    refused(weirwood(tmp_path, "serve", "--host", "192.0.2.7", "--port", "0"))
    refused(weirwood(tmp_path, "serve", "--database", "mysql://x", "--port", "0"))
    refused(weirwood(tmp_path, "serve", "--log-level", "loud"))
    for port in ("-1", "65536"):
        assert "65535" in refused(weirwood(tmp_path, "serve", "--port", port))
    file = tmp_path / "file"
    file.write_bytes(b"winter is coming" * 100)
    assert str(file) in refused(weirwood(tmp_path, "serve", "--data", str(file)))
    assert str(file) in refused(weirwood(tmp_path, "serve", "--database", f"sqlite:///{file}", "--port", "0"))
    for option in ("--tables", "--tables-per-guest"):
        assert weirwood(tmp_path, "serve", option, "0").returncode == 2
    refused(weirwood(tmp_path, "play", "poker"))


def test_everything_can_be_said_by_variables(tmp_path: Path) -> None:
    port = str(free_port())
    url = f"sqlite:///{tmp_path}/elsewhere.db"
    variables = {"WEIRWOOD_HOST": "127.0.0.1", "WEIRWOOD_PORT": port, "WEIRWOOD_DATABASE": url}
    with running(tmp_path / "data", "serve", **variables) as (process, address):
        assert address.endswith(f":{port}/") and call(address, "healthz")[0]["ok"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE_S) in (0, -signal.SIGTERM)
    assert (tmp_path / "elsewhere.db").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_more_people_can_be_connected_than_a_process_may_at_first(tmp_path: Path) -> None:
    script = 'ulimit -S -n 64; exec "$@"'
    command = ["sh", "-c", script, "sh", sys.executable, "-m", "weirwood", "serve", "--port", "0"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment(tmp_path)
    )
    with process, ExitStack() as stack:
        stack.callback(process.kill)
        assert process.stdout is not None
        port = int(process.stdout.readline().decode().rstrip("/\n").rpartition(":")[2])
        for _ in range(100):
            stack.enter_context(socket.create_connection(("localhost", port))).send(b"GET /healthz HT")
        assert call(f"http://localhost:{port}/", "healthz")[0]["ok"]


THINKING = """
import sys, threading
from weirwood.cli import main
from weirwood.server.work import quick

def think(*question):
    print("a bot thinks", flush=True)
    threading.Event().wait()

quick.thought = think
sys.argv = ["weirwood", "serve", "--port", "0"]
main()
"""


def test_a_server_ends_though_bots_never_finish_a_thought(tmp_path: Path) -> None:
    command = [sys.executable, "-c", THINKING]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    with process, ExitStack() as stack:
        stack.callback(process.kill)
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        _, cookie = call(address, "api/me", {"name": "Ann"})
        for _ in range(3):
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
            opened, _ = call(address, "api/tables", {"game": "second/melee", "seats": seats}, cookie)
            stack.enter_context(joined(address, opened["table"], cookie)).recv()
        assert process.stdout.readline() == "a bot thinks\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE_S) == 0
