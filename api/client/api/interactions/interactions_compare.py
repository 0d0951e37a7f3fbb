from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.comparison_besides import ComparisonBesides
from ...models.comparison_of_scenario import ComparisonOfScenario
from ...models.error import Error
from ...models.interaction_comparison import InteractionComparison
from ...types import Response


def _get_kwargs(
    *,
    body: ComparisonBesides | ComparisonOfScenario,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/interactions/compare",
    }

    if isinstance(body, ComparisonOfScenario):
        _kwargs["json"] = body.to_dict()
    else:
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | InteractionComparison | None:
    if response.status_code == 200:
        response_200 = InteractionComparison.from_dict(response.json())

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
) -> Response[Any | Error | InteractionComparison]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: ComparisonBesides | ComparisonOfScenario,
) -> Response[Any | Error | InteractionComparison]:
    """One scenario under several editions or wordings of its cards: every outcome, and where they part

     One scenario under several editions or wordings of its cards: every outcome, and where they part.

    Args:
        body (ComparisonBesides | ComparisonOfScenario): A scenario to compare, by itself or with
            its fields beside the others.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | InteractionComparison]
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
    body: ComparisonBesides | ComparisonOfScenario,
) -> Any | Error | InteractionComparison | None:
    """One scenario under several editions or wordings of its cards: every outcome, and where they part

     One scenario under several editions or wordings of its cards: every outcome, and where they part.

    Args:
        body (ComparisonBesides | ComparisonOfScenario): A scenario to compare, by itself or with
            its fields beside the others.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | InteractionComparison
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: ComparisonBesides | ComparisonOfScenario,
) -> Response[Any | Error | InteractionComparison]:
    """One scenario under several editions or wordings of its cards: every outcome, and where they part

     One scenario under several editions or wordings of its cards: every outcome, and where they part.

    Args:
        body (ComparisonBesides | ComparisonOfScenario): A scenario to compare, by itself or with
            its fields beside the others.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | InteractionComparison]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: ComparisonBesides | ComparisonOfScenario,
) -> Any | Error | InteractionComparison | None:
    """One scenario under several editions or wordings of its cards: every outcome, and where they part

     One scenario under several editions or wordings of its cards: every outcome, and where they part.

    Args:
        body (ComparisonBesides | ComparisonOfScenario): A scenario to compare, by itself or with
            its fields beside the others.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | InteractionComparison
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
