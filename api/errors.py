"""Errors as the API answers them: ``{"object": "error", "status", "code", "details", "warnings"}``."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from django.core.exceptions import BadRequest, PermissionDenied, SuspiciousOperation
from django.db import Error
from django.http import Http404, HttpRequest, JsonResponse
from rest_framework import exceptions

from rules.library import publication
from rules.search.requests import IndexUnusableError

logger = logging.getLogger(__name__)


# How many faults of what was sent are told, and how much of each.
MAX_FAULTS = 100
MAX_FAULT = 500

# Where the framework's own errors lie, and what helps.
CURES = {
    405: ("method", "Send {allowed}."),
    406: ("Accept", "Answers are application/json: send Accept: application/json, or none."),
    415: ("Content-Type", "Send JSON with Content-Type: application/json."),
}

MIGRATIONS = "/api/v1/migrations lists what became of each number."

Details = list[dict[str, str]]


def fault(message: str, place: str = "") -> Details:
    """One thing that is wrong, at a place of the request: a parameter, or a field of the body such as ``cards[2]``."""
    return [{"place": place, "message": message}]


def faults(told: Sequence[str]) -> Details:
    """What is wrong with a body, each as ``place: message``; of very many the first."""
    details = []
    for each in told[:MAX_FAULTS]:
        place, _, message = each[:MAX_FAULT].partition(": ")
        details.append({"place": place, "message": message})
    if len(told) > MAX_FAULTS:
        details += fault(f"and {len(told) - MAX_FAULTS} more faults")
    return details


class ApiError(exceptions.APIException):
    """An error with a code of its own; ``details`` says what was read, where, and what would put it right.

    :param retry_after: in so many seconds the same request may well be answered.
    :param candidates: what may have been meant.
    """

    def __init__(
        self,
        status: int,
        code: str,
        details: Details,
        warnings: list[str] | None = None,
        *,
        retry_after: int | None = None,
        candidates: Sequence[str] = (),
    ) -> None:
        super().__init__(details)
        self.status_code = status
        self.code = code
        self.details = details
        self.warnings = warnings or []
        self.retry_after = retry_after
        self.candidates = list(candidates)


def not_found(message: str, place: str = "") -> ApiError:
    """404, with what was asked for; its place is the last part of the address if none is named."""
    return ApiError(404, "not_found", fault(message, place))


def no_longer(what: str, name: str) -> ApiError:
    """404 for an erratum or a ruling; 410 where it is named by the number of a row, as it once was.

    :param what: the last part of the address of their list.
    """
    one = {"errata": "erratum"}.get(what, what.removesuffix("s"))
    if name.isdecimal():
        return ApiError(410, "gone", fault(f"The {what} are named by their ids now. {MIGRATIONS}", "id"))
    return not_found(f"There is no {one} {name[:80]}. /api/v1/{what} lists those there are.")


def check_published() -> None:
    """To be asked where nothing was found.

    :raises ApiError: 503, if nothing was published yet, so that nothing can be found.
    """
    if not publication.is_published():
        cure = "Whoever runs it loads the library (manage.py load_library); try again in a moment."
        raise ApiError(503, "unavailable", fault(f"This site has no library yet. {cure}"), retry_after=30)


def bad_request(
    message: str, *, place: str = "", code: str = "bad_request", warnings: list[str] | None = None
) -> ApiError:
    """400, with what was read at a place and the cure."""
    return ApiError(400, code, fault(message, place), warnings)


def error_body(status: int, code: str, details: Details, warnings: list[str] | None = None) -> dict[str, Any]:
    """The error object."""
    return {"object": "error", "status": status, "code": code, "details": details, "warnings": warnings or []}


def exception_handler(error: Exception, context: dict[str, Any]) -> JsonResponse:
    """Every exception of a view as an error object: in JSON, whatever the view else renders."""
    from rest_framework.views import set_rollback  # reads the settings, which name this module and the parser

    headers: dict[str, str] = {}
    if isinstance(error, ApiError):
        # What of the parameters that were read names nothing may well be why nothing was found.
        asked = getattr(context.get("request"), "asked", None)
        warnings = dict.fromkeys([*error.warnings, *(asked.warnings if asked else ())])
        details = error.details
        if error.status_code == 404 and details == fault(details[0]["message"]):
            details = fault(details[0]["message"], next(reversed(context.get("kwargs") or {}), "path"))
        body = error_body(error.status_code, error.code, details, list(warnings))
        if error.candidates:
            body["candidates"] = error.candidates
        if error.retry_after is not None:
            headers["Retry-After"] = str(error.retry_after)
    elif isinstance(error, exceptions.Throttled):
        return too_many_requests(int(getattr(error, "wait", None) or 1) + 1)
    elif isinstance(error, exceptions.APIException):
        codes = error.get_codes()
        code = codes if isinstance(codes, str) else "invalid"
        place, cure = CURES.get(error.status_code, ("body", ""))
        allowed = context["view"].headers.get("Allow", "")
        headers |= {"Allow": allowed} if error.status_code == 405 else {}
        cure = cure.format(allowed=allowed.replace("HEAD, ", "").replace(", OPTIONS", ""))
        body = error_body(error.status_code, code, fault(f"{error.detail} {cure}".strip(), place))
    elif isinstance(error, Http404):
        body = error_body(404, "not_found", fault(str(error) or "There is nothing at this address.", "path"))
    elif isinstance(error, PermissionDenied):
        body = error_body(403, "forbidden", fault(str(error) or "This is not allowed."))
    elif isinstance(error, Error | IndexUnusableError | OSError):
        raise error  # What is gone of database, index or disk is seen, and answered, for pages and the API alike.
    elif isinstance(error, SuspiciousOperation | BadRequest):
        body = error_body(400, "bad_request", fault(str(error) or "The request cannot be read."))
    else:
        logger.exception("Unexpected error in the API", exc_info=error)
        body = error_body(500, "internal_error", fault("Something went wrong here. It was logged."))
    set_rollback()
    return JsonResponse(body, status=body["status"], headers=headers)


def is_api(request: HttpRequest) -> bool:
    """Whether a request is for the API."""
    return request.path.startswith("/api/")


def json_error(status: int, code: str, message: str, place: str = "") -> JsonResponse:
    """An error object outside of a view."""
    return JsonResponse(error_body(status, code, fault(message, place)), status=status)


def too_many_requests(wait: int) -> JsonResponse:
    """429, with the seconds after which to try again."""
    response = json_error(429, "too_many_requests", f"Too many requests. Try again in {wait} seconds.")
    response["Retry-After"] = str(wait)
    return response
