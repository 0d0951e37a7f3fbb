from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error import Error
from ...models.printing_list_part_shape import PrintingListPartShape
from ...models.printing_list_shape import PrintingListShape
from ...models.printings_list_dir import PrintingsListDir
from ...models.printings_list_order import (
    PrintingsListOrder,
)
from ...models.printings_list_prefer import (
    PrintingsListPrefer,
)
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    dir_: PrintingsListDir | Unset = "asc",
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    order: PrintingsListOrder | Unset = "title",
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    prefer: PrintingsListPrefer | Unset = UNSET,
    q: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_dir_: str | Unset = UNSET
    if not isinstance(dir_, Unset):
        json_dir_ = dir_

    params["dir"] = json_dir_

    params["fields"] = fields

    params["game"] = game

    params["include"] = include

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params["page"] = page

    params["page_size"] = page_size

    json_prefer: str | Unset = UNSET
    if not isinstance(prefer, Unset):
        json_prefer = prefer

    params["prefer"] = json_prefer

    params["q"] = q

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/printings",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | PrintingListPartShape | PrintingListShape | None:
    if response.status_code == 200:

        def _parse_response_200(
            data: object,
        ) -> PrintingListPartShape | PrintingListShape:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_200_type_0 = PrintingListShape.from_dict(data)

                return response_200_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_200_type_1 = PrintingListPartShape.from_dict(data)

            return response_200_type_1

        response_200 = _parse_response_200(response.json())

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
) -> Response[Any | Error | PrintingListPartShape | PrintingListShape]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    dir_: PrintingsListDir | Unset = "asc",
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    order: PrintingsListOrder | Unset = "title",
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    prefer: PrintingsListPrefer | Unset = UNSET,
    q: str | Unset = UNSET,
) -> Response[Any | Error | PrintingListPartShape | PrintingListShape]:
    """Printings; what a query asks of printings (set:, r:, a:, year) holds of each by itself

     Printings; what a query asks of printings (``set:``, ``r:``, ``a:``, ``year``) holds of each by
    itself.

    Args:
        dir_ (PrintingsListDir | Unset):  Default: 'asc'.
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        order (PrintingsListOrder | Unset):  Default: 'title'.
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        prefer (PrintingsListPrefer | Unset):
        q (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | PrintingListPartShape | PrintingListShape]
    """

    kwargs = _get_kwargs(
        dir_=dir_,
        fields=fields,
        game=game,
        include=include,
        order=order,
        page=page,
        page_size=page_size,
        prefer=prefer,
        q=q,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    dir_: PrintingsListDir | Unset = "asc",
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    order: PrintingsListOrder | Unset = "title",
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    prefer: PrintingsListPrefer | Unset = UNSET,
    q: str | Unset = UNSET,
) -> Any | Error | PrintingListPartShape | PrintingListShape | None:
    """Printings; what a query asks of printings (set:, r:, a:, year) holds of each by itself

     Printings; what a query asks of printings (``set:``, ``r:``, ``a:``, ``year``) holds of each by
    itself.

    Args:
        dir_ (PrintingsListDir | Unset):  Default: 'asc'.
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        order (PrintingsListOrder | Unset):  Default: 'title'.
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        prefer (PrintingsListPrefer | Unset):
        q (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | PrintingListPartShape | PrintingListShape
    """

    return sync_detailed(
        client=client,
        dir_=dir_,
        fields=fields,
        game=game,
        include=include,
        order=order,
        page=page,
        page_size=page_size,
        prefer=prefer,
        q=q,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    dir_: PrintingsListDir | Unset = "asc",
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    order: PrintingsListOrder | Unset = "title",
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    prefer: PrintingsListPrefer | Unset = UNSET,
    q: str | Unset = UNSET,
) -> Response[Any | Error | PrintingListPartShape | PrintingListShape]:
    """Printings; what a query asks of printings (set:, r:, a:, year) holds of each by itself

     Printings; what a query asks of printings (``set:``, ``r:``, ``a:``, ``year``) holds of each by
    itself.

    Args:
        dir_ (PrintingsListDir | Unset):  Default: 'asc'.
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        order (PrintingsListOrder | Unset):  Default: 'title'.
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        prefer (PrintingsListPrefer | Unset):
        q (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | PrintingListPartShape | PrintingListShape]
    """

    kwargs = _get_kwargs(
        dir_=dir_,
        fields=fields,
        game=game,
        include=include,
        order=order,
        page=page,
        page_size=page_size,
        prefer=prefer,
        q=q,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    dir_: PrintingsListDir | Unset = "asc",
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    order: PrintingsListOrder | Unset = "title",
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    prefer: PrintingsListPrefer | Unset = UNSET,
    q: str | Unset = UNSET,
) -> Any | Error | PrintingListPartShape | PrintingListShape | None:
    """Printings; what a query asks of printings (set:, r:, a:, year) holds of each by itself

     Printings; what a query asks of printings (``set:``, ``r:``, ``a:``, ``year``) holds of each by
    itself.

    Args:
        dir_ (PrintingsListDir | Unset):  Default: 'asc'.
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        order (PrintingsListOrder | Unset):  Default: 'title'.
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        prefer (PrintingsListPrefer | Unset):
        q (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | PrintingListPartShape | PrintingListShape
    """

    return (
        await asyncio_detailed(
            client=client,
            dir_=dir_,
            fields=fields,
            game=game,
            include=include,
            order=order,
            page=page,
            page_size=page_size,
            prefer=prefer,
            q=q,
        )
    ).parsed
