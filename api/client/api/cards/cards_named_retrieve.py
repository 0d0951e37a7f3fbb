from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.card_part_shape import CardPartShape
from ...models.card_shape import CardShape
from ...models.error import Error
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    exact: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    fuzzy: str | Unset = UNSET,
    include: str | Unset = UNSET,
    set_: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["exact"] = exact

    params["fields"] = fields

    params["fuzzy"] = fuzzy

    params["include"] = include

    params["set"] = set_

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/cards/named",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | CardPartShape | CardShape | Error | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> CardPartShape | CardShape:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_200_type_0 = CardShape.from_dict(data)

                return response_200_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_200_type_1 = CardPartShape.from_dict(data)

            return response_200_type_1

        response_200 = _parse_response_200(response.json())

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
) -> Response[Any | CardPartShape | CardShape | Error]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    exact: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    fuzzy: str | Unset = UNSET,
    include: str | Unset = UNSET,
    set_: str | Unset = UNSET,
) -> Response[Any | CardPartShape | CardShape | Error]:
    """One card by its title: exact whatever the case and accents, or fuzzy if no other can be meant

     One card by its title: ``exact`` whatever the case and accents, or ``fuzzy`` if no other can be
    meant.

    Where several may be meant the answer is 404 ``ambiguous`` and lists them as ``candidates``.

    Args:
        exact (str | Unset):
        fields (str | Unset):
        fuzzy (str | Unset):
        include (str | Unset):
        set_ (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | CardPartShape | CardShape | Error]
    """

    kwargs = _get_kwargs(
        exact=exact,
        fields=fields,
        fuzzy=fuzzy,
        include=include,
        set_=set_,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    exact: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    fuzzy: str | Unset = UNSET,
    include: str | Unset = UNSET,
    set_: str | Unset = UNSET,
) -> Any | CardPartShape | CardShape | Error | None:
    """One card by its title: exact whatever the case and accents, or fuzzy if no other can be meant

     One card by its title: ``exact`` whatever the case and accents, or ``fuzzy`` if no other can be
    meant.

    Where several may be meant the answer is 404 ``ambiguous`` and lists them as ``candidates``.

    Args:
        exact (str | Unset):
        fields (str | Unset):
        fuzzy (str | Unset):
        include (str | Unset):
        set_ (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | CardPartShape | CardShape | Error
    """

    return sync_detailed(
        client=client,
        exact=exact,
        fields=fields,
        fuzzy=fuzzy,
        include=include,
        set_=set_,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    exact: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    fuzzy: str | Unset = UNSET,
    include: str | Unset = UNSET,
    set_: str | Unset = UNSET,
) -> Response[Any | CardPartShape | CardShape | Error]:
    """One card by its title: exact whatever the case and accents, or fuzzy if no other can be meant

     One card by its title: ``exact`` whatever the case and accents, or ``fuzzy`` if no other can be
    meant.

    Where several may be meant the answer is 404 ``ambiguous`` and lists them as ``candidates``.

    Args:
        exact (str | Unset):
        fields (str | Unset):
        fuzzy (str | Unset):
        include (str | Unset):
        set_ (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | CardPartShape | CardShape | Error]
    """

    kwargs = _get_kwargs(
        exact=exact,
        fields=fields,
        fuzzy=fuzzy,
        include=include,
        set_=set_,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    exact: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    fuzzy: str | Unset = UNSET,
    include: str | Unset = UNSET,
    set_: str | Unset = UNSET,
) -> Any | CardPartShape | CardShape | Error | None:
    """One card by its title: exact whatever the case and accents, or fuzzy if no other can be meant

     One card by its title: ``exact`` whatever the case and accents, or ``fuzzy`` if no other can be
    meant.

    Where several may be meant the answer is 404 ``ambiguous`` and lists them as ``candidates``.

    Args:
        exact (str | Unset):
        fields (str | Unset):
        fuzzy (str | Unset):
        include (str | Unset):
        set_ (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | CardPartShape | CardShape | Error
    """

    return (
        await asyncio_detailed(
            client=client,
            exact=exact,
            fields=fields,
            fuzzy=fuzzy,
            include=include,
            set_=set_,
        )
    ).parsed
