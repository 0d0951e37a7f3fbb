"""While the database, the search index or room on the disk is gone: 503, with when to come back.

It is said in the words of a page or in the shape of the API.
"""

from __future__ import annotations

import errno
from collections.abc import Callable

from django.db import InterfaceError, OperationalError, ProgrammingError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from cardsite.log_seldom import Seldom
from rules.search.requests import IndexUnusableError

logger = Seldom(__name__)

GONE = "The database does not answer. Try again in a moment."
UNPREPARED = "The database is not ready for this version of the site: run manage.py migrate and load_library."
UNWRITABLE = (
    "The site cannot write what it needs for this: its disk is full, or it may not write where it keeps its data. "
    "Whoever runs it makes room; what is only read is there all the same."
)
FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EPERM})
UNWRITABLE_DATABASE = ("readonly database", "disk is full", "disk I/O error", "unable to open database file")
SECONDS = 10  # after which one may try again


def is_outage(error: BaseException | None) -> bool:
    """Whether an exception says that the database cannot be reached or does not take part, and not what was asked."""
    if not isinstance(error, OperationalError | InterfaceError):
        return False
    # SQLite calls a missing table or column an operational error, and that is ours.
    return not str(error).startswith(("no such", "near "))


def is_unprepared(error: BaseException | None) -> bool:
    """Whether an exception says that the database has not been migrated: a table or a column is not there."""
    if isinstance(error, OperationalError):
        return str(error).startswith(("no such table", "no such column"))
    return isinstance(error, ProgrammingError) and "does not exist" in str(error)


def is_unwritable(error: BaseException | None) -> bool:
    """Whether an exception says that the disk is full, or that nothing may be written where the site keeps its data."""
    if isinstance(error, OSError):
        return error.errno in FULL
    return isinstance(error, OperationalError) and any(each in str(error) for each in UNWRITABLE_DATABASE)


def trouble(error: BaseException | None) -> str | None:
    """What an exception says is the matter with the site, in a sentence; ``None`` if the matter is another one."""
    if isinstance(error, IndexUnusableError):
        return str(error)
    if is_unprepared(error):
        return UNPREPARED
    if is_unwritable(error):
        return UNWRITABLE
    return GONE if is_outage(error) else None


def note(error: BaseException) -> None:
    """Say it in the log, once in a while."""
    told = (trouble(error) or GONE).partition(". Try")[0].rstrip(".")
    logger.warning(f"{told}: %s", " ".join(str(error).split()))


class OutageMiddleware:
    """Answers for views that found the database, or the search index, gone."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """Called by Django with what a view has raised."""
        told = trouble(exception)
        if told is None:
            return None
        from api.errors import is_api, json_error  # Middleware is loaded before the framework of the API can be.

        if not isinstance(exception, IndexUnusableError):
            note(exception)
        if is_api(request):
            response: HttpResponse = json_error(503, "unavailable", told)
        else:
            cure = "" if told == GONE else told
            response = render(request, "503.html", {"seconds": SECONDS, "cure": cure}, status=503)
        response["Retry-After"] = str(SECONDS)
        return response
