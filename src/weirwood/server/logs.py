"""Structured logs: one JSON object on a line of standard error for each thing an operator may want to know."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any, Final, TextIO

_logger: Final = logging.getLogger("weirwood.server")


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
        }
        fields = getattr(record, "fields", None)
        if fields is None:
            line |= {"event": record.name, "message": record.getMessage()}
        else:
            line |= {"event": record.getMessage(), **fields}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "".join(traceback.format_exception(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


def _tells_of_a_defect(record: logging.LogRecord) -> bool:
    """Leave no trace of what a client did wrong: letters that are none are no defect of ours."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def write_logs(level: str = "info", stream: TextIO | None = None) -> None:
    """Write logs from now on; without this there are none."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Lines())
    for name in ("weirwood.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    logging.getLogger("uvicorn.error").addFilter(_tells_of_a_defect)


def log(event: str, **fields: Any) -> None:
    """Something worth a line."""
    _logger.info(event, extra={"fields": fields})


def log_defect(event: str, error: BaseException, **fields: Any) -> None:
    """A defect of ours, with its trace."""
    _logger.error(event, extra={"fields": fields}, exc_info=error)
