from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.deck_check_shape import DeckCheckShape
from ...models.decks_check_create_body import DecksCheckCreateBody
from ...models.error import Error
from ...types import Response


def _get_kwargs(
    *,
    body: DecksCheckCreateBody,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/decks/check",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | DeckCheckShape | Error | None:
    if response.status_code == 200:
        response_200 = DeckCheckShape.from_dict(response.json())

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
) -> Response[Any | DeckCheckShape | Error]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: DecksCheckCreateBody,
) -> Response[Any | DeckCheckShape | Error]:
    """Whether a deck is legal: how many cards it has, copies of a title, and titles that the library does
    not know

     Whether a deck is legal: how many cards it has, copies of a title, and titles that the library does
    not know.

    A deck of UFS also needs a character, and a ``sideboard``, where there is one, its number of cards.

    Args:
        body (DecksCheckCreateBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | DeckCheckShape | Error]
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
    body: DecksCheckCreateBody,
) -> Any | DeckCheckShape | Error | None:
    """Whether a deck is legal: how many cards it has, copies of a title, and titles that the library does
    not know

     Whether a deck is legal: how many cards it has, copies of a title, and titles that the library does
    not know.

    A deck of UFS also needs a character, and a ``sideboard``, where there is one, its number of cards.

    Args:
        body (DecksCheckCreateBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | DeckCheckShape | Error
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: DecksCheckCreateBody,
) -> Response[Any | DeckCheckShape | Error]:
    """Whether a deck is legal: how many cards it has, copies of a title, and titles that the library does
    not know

     Whether a deck is legal: how many cards it has, copies of a title, and titles that the library does
    not know.

    A deck of UFS also needs a character, and a ``sideboard``, where there is one, its number of cards.

    Args:
        body (DecksCheckCreateBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | DeckCheckShape | Error]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: DecksCheckCreateBody,
) -> Any | DeckCheckShape | Error | None:
    """Whether a deck is legal: how many cards it has, copies of a title, and titles that the library does
    not know

     Whether a deck is legal: how many cards it has, copies of a title, and titles that the library does
    not know.

    A deck of UFS also needs a character, and a ``sideboard``, where there is one, its number of cards.

    Args:
        body (DecksCheckCreateBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | DeckCheckShape | Error
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
