"""While the database is gone: 503, with when to come back, in the words of a page or in the shape of the API."""

from __future__ import annotations

from collections.abc import Callable

from django.db import Error, InterfaceError, OperationalError, ProgrammingError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from cardsite.log_seldom import Seldom

logger = Seldom(__name__)

GONE = "The database does not answer. Try again in a moment."
UNPREPARED = "The database is not ready for this version of the site: run manage.py migrate and load_library."
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


def note(error: Error) -> None:
    """Say it in the log, once in a while."""
    told = UNPREPARED if is_unprepared(error) else "The database does not answer"
    logger.warning(f"{told}: %s", " ".join(str(error).split()))


class OutageMiddleware:
    """Answers for views that found the database gone."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """Called by Django with what a view has raised."""
        unprepared = is_unprepared(exception)
        if not unprepared and not is_outage(exception):
            return None
        from api.errors import is_api, json_error  # Middleware is loaded before the framework of the API can be.

        note(exception)  # type: ignore[arg-type]
        if is_api(request):
            response: HttpResponse = json_error(503, "unavailable", UNPREPARED if unprepared else GONE)
        else:
            told = {"seconds": SECONDS, "cure": UNPREPARED if unprepared else ""}
            response = render(request, "503.html", told, status=503)
        response["Retry-After"] = str(SECONDS)
        return response
