import datetime
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.effective_shape import EffectiveShape
from ...models.error import Error
from ...types import UNSET, Response, Unset


def _get_kwargs(
    slug: str,
    *,
    as_of: datetime.date | Unset = UNSET,
    printing: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_as_of: str | Unset = UNSET
    if not isinstance(as_of, Unset):
        json_as_of = as_of.isoformat()
    params["as_of"] = json_as_of

    params["printing"] = printing

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/cards/{slug}/effective".format(
            slug=quote(str(slug), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | EffectiveShape | Error | None:
    if response.status_code == 200:
        response_200 = EffectiveShape.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if response.status_code == 400:
        response_400 = Error.from_dict(response.json())

        return response_400

    if response.status_code == 404:
        response_404 = Error.from_dict(response.json())

        return response_404

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
) -> Response[Any | EffectiveShape | Error]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    slug: str,
    *,
    client: AuthenticatedClient | Client,
    as_of: datetime.date | Unset = UNSET,
    printing: str | Unset = UNSET,
) -> Response[Any | EffectiveShape | Error]:
    """The wording that a copy must be played with on a day, and why

     The wording that a copy must be played with on a day, and why.

    Args:
        slug (str):
        as_of (datetime.date | Unset):
        printing (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | EffectiveShape | Error]
    """

    kwargs = _get_kwargs(
        slug=slug,
        as_of=as_of,
        printing=printing,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    slug: str,
    *,
    client: AuthenticatedClient | Client,
    as_of: datetime.date | Unset = UNSET,
    printing: str | Unset = UNSET,
) -> Any | EffectiveShape | Error | None:
    """The wording that a copy must be played with on a day, and why

     The wording that a copy must be played with on a day, and why.

    Args:
        slug (str):
        as_of (datetime.date | Unset):
        printing (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | EffectiveShape | Error
    """

    return sync_detailed(
        slug=slug,
        client=client,
        as_of=as_of,
        printing=printing,
    ).parsed


async def asyncio_detailed(
    slug: str,
    *,
    client: AuthenticatedClient | Client,
    as_of: datetime.date | Unset = UNSET,
    printing: str | Unset = UNSET,
) -> Response[Any | EffectiveShape | Error]:
    """The wording that a copy must be played with on a day, and why

     The wording that a copy must be played with on a day, and why.

    Args:
        slug (str):
        as_of (datetime.date | Unset):
        printing (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | EffectiveShape | Error]
    """

    kwargs = _get_kwargs(
        slug=slug,
        as_of=as_of,
        printing=printing,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    slug: str,
    *,
    client: AuthenticatedClient | Client,
    as_of: datetime.date | Unset = UNSET,
    printing: str | Unset = UNSET,
) -> Any | EffectiveShape | Error | None:
    """The wording that a copy must be played with on a day, and why

     The wording that a copy must be played with on a day, and why.

    Args:
        slug (str):
        as_of (datetime.date | Unset):
        printing (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | EffectiveShape | Error
    """

    return (
        await asyncio_detailed(
            slug=slug,
            client=client,
            as_of=as_of,
            printing=printing,
        )
    ).parsed
