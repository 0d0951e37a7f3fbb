from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error import Error
from ...models.ruling_list_part_shape import RulingListPartShape
from ...models.ruling_list_shape import RulingListShape
from ...models.rulings_list_status import RulingsListStatus
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    card: str | Unset = UNSET,
    document: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    status: RulingsListStatus | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["card"] = card

    params["document"] = document

    params["fields"] = fields

    params["include"] = include

    params["page"] = page

    params["page_size"] = page_size

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/rulings",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | RulingListPartShape | RulingListShape | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> RulingListPartShape | RulingListShape:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_200_type_0 = RulingListShape.from_dict(data)

                return response_200_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_200_type_1 = RulingListPartShape.from_dict(data)

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
) -> Response[Any | Error | RulingListPartShape | RulingListShape]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    card: str | Unset = UNSET,
    document: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    status: RulingsListStatus | Unset = UNSET,
) -> Response[Any | Error | RulingListPartShape | RulingListShape]:
    """Rulings, latest first; by card, document or status

     Rulings, latest first; by card, document or status.

    Args:
        card (str | Unset):
        document (str | Unset):
        fields (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        status (RulingsListStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | RulingListPartShape | RulingListShape]
    """

    kwargs = _get_kwargs(
        card=card,
        document=document,
        fields=fields,
        include=include,
        page=page,
        page_size=page_size,
        status=status,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    card: str | Unset = UNSET,
    document: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    status: RulingsListStatus | Unset = UNSET,
) -> Any | Error | RulingListPartShape | RulingListShape | None:
    """Rulings, latest first; by card, document or status

     Rulings, latest first; by card, document or status.

    Args:
        card (str | Unset):
        document (str | Unset):
        fields (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        status (RulingsListStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | RulingListPartShape | RulingListShape
    """

    return sync_detailed(
        client=client,
        card=card,
        document=document,
        fields=fields,
        include=include,
        page=page,
        page_size=page_size,
        status=status,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    card: str | Unset = UNSET,
    document: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    status: RulingsListStatus | Unset = UNSET,
) -> Response[Any | Error | RulingListPartShape | RulingListShape]:
    """Rulings, latest first; by card, document or status

     Rulings, latest first; by card, document or status.

    Args:
        card (str | Unset):
        document (str | Unset):
        fields (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        status (RulingsListStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | RulingListPartShape | RulingListShape]
    """

    kwargs = _get_kwargs(
        card=card,
        document=document,
        fields=fields,
        include=include,
        page=page,
        page_size=page_size,
        status=status,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    card: str | Unset = UNSET,
    document: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    status: RulingsListStatus | Unset = UNSET,
) -> Any | Error | RulingListPartShape | RulingListShape | None:
    """Rulings, latest first; by card, document or status

     Rulings, latest first; by card, document or status.

    Args:
        card (str | Unset):
        document (str | Unset):
        fields (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        status (RulingsListStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | RulingListPartShape | RulingListShape
    """

    return (
        await asyncio_detailed(
            client=client,
            card=card,
            document=document,
            fields=fields,
            include=include,
            page=page,
            page_size=page_size,
            status=status,
        )
    ).parsed
