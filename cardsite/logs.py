"""Logs as lines of JSON, for programs that gather them (``LOG_FORMAT=json``)."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

from cardsite.request_log import request_id


class JsonFormatter(logging.Formatter):
    """One object a line: ``time``, ``level``, ``logger``, ``message``, and ``request_id`` within a request.

    An exception is told in ``exception``; what a record is about (``extra={"about": {...}}``) stands beside the rest.
    """

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if name := request_id.get():
            told["request_id"] = name
        told |= getattr(record, "about", {})
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


class LineFormatter(logging.Formatter):
    """A line for people; within a request it ends with its id."""

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        name = request_id.get()
        return f"{line} [{name}]" if name else line
