"""The HTTP interface keeps what /openapi.json says, whatever it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient

from tests.server.guests import ROOMY
from weirwood.server.app import Settings, make_app
from weirwood.server.http.calls import ENDPOINTS
from weirwood.server.http.endpoints import openapi
from weirwood.server.table.bots_at_table import AT_ONCE

BOUNDLESS = replace(ROOMY, requests_at_once=10**6, tables_per_guest=10**6)
OPERATIONS: dict[str, Any] = {
    found.ok().label: found.ok()
    for found in schemathesis.openapi.from_dict(openapi(ENDPOINTS)).get_all_operations()
    if isinstance(found, Ok)
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = Path(tmp_path_factory.mktemp("schema"))
    with TestClient(make_app(Settings(folder, limits=BOUNDLESS, pace=AT_ONCE))) as client:
        yield client


def test_the_interface_can_be_read() -> None:
    assert len(OPERATIONS) == len(ENDPOINTS)


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_what_the_interface_says(client: TestClient, label: str) -> None:
    """No answer is an error of ours or of another form; what is no game, card or deck may be refused all the same."""

    @given(case=OPERATIONS[label].as_strategy())
    @settings(max_examples=15, suppress_health_check=list(HealthCheck))
    def hold(case: Any) -> None:
        wanted = case.as_transport_kwargs(base_url="http://testserver")
        answer = client.request(**{name: value for name, value in wanted.items() if name != "cookies"})
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])

    hold()
