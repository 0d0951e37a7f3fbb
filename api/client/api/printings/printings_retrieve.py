from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error import Error
from ...models.printing_part_shape import PrintingPartShape
from ...models.printing_shape import PrintingShape
from ...types import UNSET, Response, Unset


def _get_kwargs(
    identifier: str,
    *,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["fields"] = fields

    params["include"] = include

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/printings/{identifier}".format(
            identifier=quote(str(identifier), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | PrintingPartShape | PrintingShape | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> PrintingPartShape | PrintingShape:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_200_type_0 = PrintingShape.from_dict(data)

                return response_200_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_200_type_1 = PrintingPartShape.from_dict(data)

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
) -> Response[Any | Error | PrintingPartShape | PrintingShape]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    identifier: str,
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
) -> Response[Any | Error | PrintingPartShape | PrintingShape]:
    """One printing by its id, such as fox-pass.l-s

     One printing by its id, such as ``fox-pass.l-s``.

    Args:
        identifier (str):
        fields (str | Unset):
        include (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | PrintingPartShape | PrintingShape]
    """

    kwargs = _get_kwargs(
        identifier=identifier,
        fields=fields,
        include=include,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    identifier: str,
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
) -> Any | Error | PrintingPartShape | PrintingShape | None:
    """One printing by its id, such as fox-pass.l-s

     One printing by its id, such as ``fox-pass.l-s``.

    Args:
        identifier (str):
        fields (str | Unset):
        include (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | PrintingPartShape | PrintingShape
    """

    return sync_detailed(
        identifier=identifier,
        client=client,
        fields=fields,
        include=include,
    ).parsed


async def asyncio_detailed(
    identifier: str,
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
) -> Response[Any | Error | PrintingPartShape | PrintingShape]:
    """One printing by its id, such as fox-pass.l-s

     One printing by its id, such as ``fox-pass.l-s``.

    Args:
        identifier (str):
        fields (str | Unset):
        include (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | PrintingPartShape | PrintingShape]
    """

    kwargs = _get_kwargs(
        identifier=identifier,
        fields=fields,
        include=include,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    identifier: str,
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
) -> Any | Error | PrintingPartShape | PrintingShape | None:
    """One printing by its id, such as fox-pass.l-s

     One printing by its id, such as ``fox-pass.l-s``.

    Args:
        identifier (str):
        fields (str | Unset):
        include (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | PrintingPartShape | PrintingShape
    """

    return (
        await asyncio_detailed(
            identifier=identifier,
            client=client,
            fields=fields,
            include=include,
        )
    ).parsed
