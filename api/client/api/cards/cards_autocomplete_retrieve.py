from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error import Error
from ...models.title_list_shape import TitleListShape
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    game: str | Unset = UNSET,
    q: str,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["game"] = game

    params["q"] = q

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/cards/autocomplete",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | TitleListShape | None:
    if response.status_code == 200:
        response_200 = TitleListShape.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if response.status_code == 400:
        response_400 = Error.from_dict(response.json())

        return response_400

    if response.status_code == 406:
        response_406 = Error.from_dict(response.json())

        return response_406

    if response.status_code == 414:
        response_414 = cast(Any, None)
        return response_414

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
) -> Response[Any | Error | TitleListShape]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    game: str | Unset = UNSET,
    q: str,
) -> Response[Any | Error | TitleListShape]:
    """Titles for what was typed: those that begin with it first, then those with a word that does; at most
    twenty

     Titles for what was typed: those that begin with it first, then those with a word that does; at most
    twenty.

    Args:
        game (str | Unset):
        q (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | TitleListShape]
    """

    kwargs = _get_kwargs(
        game=game,
        q=q,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    game: str | Unset = UNSET,
    q: str,
) -> Any | Error | TitleListShape | None:
    """Titles for what was typed: those that begin with it first, then those with a word that does; at most
    twenty

     Titles for what was typed: those that begin with it first, then those with a word that does; at most
    twenty.

    Args:
        game (str | Unset):
        q (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | TitleListShape
    """

    return sync_detailed(
        client=client,
        game=game,
        q=q,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    game: str | Unset = UNSET,
    q: str,
) -> Response[Any | Error | TitleListShape]:
    """Titles for what was typed: those that begin with it first, then those with a word that does; at most
    twenty

     Titles for what was typed: those that begin with it first, then those with a word that does; at most
    twenty.

    Args:
        game (str | Unset):
        q (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | TitleListShape]
    """

    kwargs = _get_kwargs(
        game=game,
        q=q,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    game: str | Unset = UNSET,
    q: str,
) -> Any | Error | TitleListShape | None:
    """Titles for what was typed: those that begin with it first, then those with a word that does; at most
    twenty

     Titles for what was typed: those that begin with it first, then those with a word that does; at most
    twenty.

    Args:
        game (str | Unset):
        q (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | TitleListShape
    """

    return (
        await asyncio_detailed(
            client=client,
            game=game,
            q=q,
        )
    ).parsed
