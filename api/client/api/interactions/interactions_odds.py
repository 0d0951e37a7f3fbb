from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error import Error
from ...models.odds import Odds
from ...models.odds_request import OddsRequest
from ...types import Response


def _get_kwargs(
    *,
    body: OddsRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/interactions/odds",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | Odds | None:
    if response.status_code == 200:
        response_200 = Odds.from_dict(response.json())

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
) -> Response[Any | Error | Odds]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: OddsRequest,
) -> Response[Any | Error | Odds]:
    """The exact chances of the control check that the next action of a scenario of UFS makes

     The exact chances of the control check that the next action of a scenario of UFS makes.

    Of each value, of passing with each number of committed foundations, and of each block in the
    defender's hand.

    Args:
        body (OddsRequest): A scenario of UFS whose next action makes a control check.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | Odds]
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
    body: OddsRequest,
) -> Any | Error | Odds | None:
    """The exact chances of the control check that the next action of a scenario of UFS makes

     The exact chances of the control check that the next action of a scenario of UFS makes.

    Of each value, of passing with each number of committed foundations, and of each block in the
    defender's hand.

    Args:
        body (OddsRequest): A scenario of UFS whose next action makes a control check.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | Odds
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: OddsRequest,
) -> Response[Any | Error | Odds]:
    """The exact chances of the control check that the next action of a scenario of UFS makes

     The exact chances of the control check that the next action of a scenario of UFS makes.

    Of each value, of passing with each number of committed foundations, and of each block in the
    defender's hand.

    Args:
        body (OddsRequest): A scenario of UFS whose next action makes a control check.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | Odds]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: OddsRequest,
) -> Any | Error | Odds | None:
    """The exact chances of the control check that the next action of a scenario of UFS makes

     The exact chances of the control check that the next action of a scenario of UFS makes.

    Of each value, of passing with each number of committed foundations, and of each block in the
    defender's hand.

    Args:
        body (OddsRequest): A scenario of UFS whose next action makes a control check.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | Odds
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
