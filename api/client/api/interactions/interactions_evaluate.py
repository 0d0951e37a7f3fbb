from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error import Error
from ...models.outcome import Outcome
from ...models.question_besides import QuestionBesides
from ...models.question_of_scenario import QuestionOfScenario
from ...models.result import Result
from ...models.ufs_outcome import UfsOutcome
from ...models.ufs_question_besides import UfsQuestionBesides
from ...models.ufs_question_of_scenario import UfsQuestionOfScenario
from ...types import Response


def _get_kwargs(
    *,
    body: QuestionBesides
    | QuestionOfScenario
    | UfsQuestionBesides
    | UfsQuestionOfScenario,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/interactions/evaluate",
    }

    if isinstance(body, QuestionOfScenario):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, QuestionBesides):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, UfsQuestionOfScenario):
        _kwargs["json"] = body.to_dict()
    else:
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | Outcome | Result | UfsOutcome | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> Outcome | Result | UfsOutcome:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_200_type_0 = Result.from_dict(data)

                return response_200_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_200_type_1 = Outcome.from_dict(data)

                return response_200_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_200_type_2 = UfsOutcome.from_dict(data)

            return response_200_type_2

        response_200 = _parse_response_200(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Error.from_dict(response.json())

        return response_400

    if response.status_code == 406:
        response_406 = Error.from_dict(response.json())

        return response_406

    if response.status_code == 413:
        response_413 = Error.from_dict(response.json())

        return response_413

    if response.status_code == 414:
        response_414 = cast(Any, None)
        return response_414

    if response.status_code == 415:
        response_415 = Error.from_dict(response.json())

        return response_415

    if response.status_code == 429:
        response_429 = Error.from_dict(response.json())

        return response_429

    if response.status_code == 503:
        response_503 = Error.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | Error | Outcome | Result | UfsOutcome]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QuestionBesides
    | QuestionOfScenario
    | UfsQuestionBesides
    | UfsQuestionOfScenario,
) -> Response[Any | Error | Outcome | Result | UfsOutcome]:
    """What happens: a board and a list of actions go in, a step-by-step outcome comes out, every step with
    its rules

     What happens: a board and a list of actions go in, a step-by-step outcome comes out, every step with
    its rules.

    An illegal action is an answer too: ``status`` is ``illegal``, and ``problem`` says which rule
    forbids it.

    Args:
        body (QuestionBesides | QuestionOfScenario | UfsQuestionBesides | UfsQuestionOfScenario):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | Outcome | Result | UfsOutcome]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: QuestionBesides
    | QuestionOfScenario
    | UfsQuestionBesides
    | UfsQuestionOfScenario,
) -> Any | Error | Outcome | Result | UfsOutcome | None:
    """What happens: a board and a list of actions go in, a step-by-step outcome comes out, every step with
    its rules

     What happens: a board and a list of actions go in, a step-by-step outcome comes out, every step with
    its rules.

    An illegal action is an answer too: ``status`` is ``illegal``, and ``problem`` says which rule
    forbids it.

    Args:
        body (QuestionBesides | QuestionOfScenario | UfsQuestionBesides | UfsQuestionOfScenario):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | Outcome | Result | UfsOutcome
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: QuestionBesides
    | QuestionOfScenario
    | UfsQuestionBesides
    | UfsQuestionOfScenario,
) -> Response[Any | Error | Outcome | Result | UfsOutcome]:
    """What happens: a board and a list of actions go in, a step-by-step outcome comes out, every step with
    its rules

     What happens: a board and a list of actions go in, a step-by-step outcome comes out, every step with
    its rules.

    An illegal action is an answer too: ``status`` is ``illegal``, and ``problem`` says which rule
    forbids it.

    Args:
        body (QuestionBesides | QuestionOfScenario | UfsQuestionBesides | UfsQuestionOfScenario):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | Outcome | Result | UfsOutcome]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: QuestionBesides
    | QuestionOfScenario
    | UfsQuestionBesides
    | UfsQuestionOfScenario,
) -> Any | Error | Outcome | Result | UfsOutcome | None:
    """What happens: a board and a list of actions go in, a step-by-step outcome comes out, every step with
    its rules

     What happens: a board and a list of actions go in, a step-by-step outcome comes out, every step with
    its rules.

    An illegal action is an answer too: ``status`` is ``illegal``, and ``problem`` says which rule
    forbids it.

    Args:
        body (QuestionBesides | QuestionOfScenario | UfsQuestionBesides | UfsQuestionOfScenario):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | Outcome | Result | UfsOutcome
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
