from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.cards_collection_create_body import CardsCollectionCreateBody
from ...models.collection_part_shape import CollectionPartShape
from ...models.collection_shape import CollectionShape
from ...models.error import Error
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: CardsCollectionCreateBody,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    params: dict[str, Any] = {}

    params["fields"] = fields

    params["include"] = include

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/cards/collection",
        "params": params,
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | CollectionPartShape | CollectionShape | Error | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> CollectionPartShape | CollectionShape:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_200_type_0 = CollectionShape.from_dict(data)

                return response_200_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_200_type_1 = CollectionPartShape.from_dict(data)

            return response_200_type_1

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
) -> Response[Any | CollectionPartShape | CollectionShape | Error]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: CardsCollectionCreateBody,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
) -> Response[Any | CollectionPartShape | CollectionShape | Error]:
    """Many cards or printings at once, by title, slug or id of a printing; at most 75

     Many cards or printings at once, by title, slug or id of a printing; at most 75.

    ``data`` has an answer for each identifier in its order; those that name nothing are in
    ``not_found`` alone.

    Args:
        fields (str | Unset):
        include (str | Unset):
        body (CardsCollectionCreateBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | CollectionPartShape | CollectionShape | Error]
    """

    kwargs = _get_kwargs(
        body=body,
        fields=fields,
        include=include,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: CardsCollectionCreateBody,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
) -> Any | CollectionPartShape | CollectionShape | Error | None:
    """Many cards or printings at once, by title, slug or id of a printing; at most 75

     Many cards or printings at once, by title, slug or id of a printing; at most 75.

    ``data`` has an answer for each identifier in its order; those that name nothing are in
    ``not_found`` alone.

    Args:
        fields (str | Unset):
        include (str | Unset):
        body (CardsCollectionCreateBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | CollectionPartShape | CollectionShape | Error
    """

    return sync_detailed(
        client=client,
        body=body,
        fields=fields,
        include=include,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: CardsCollectionCreateBody,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
) -> Response[Any | CollectionPartShape | CollectionShape | Error]:
    """Many cards or printings at once, by title, slug or id of a printing; at most 75

     Many cards or printings at once, by title, slug or id of a printing; at most 75.

    ``data`` has an answer for each identifier in its order; those that name nothing are in
    ``not_found`` alone.

    Args:
        fields (str | Unset):
        include (str | Unset):
        body (CardsCollectionCreateBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | CollectionPartShape | CollectionShape | Error]
    """

    kwargs = _get_kwargs(
        body=body,
        fields=fields,
        include=include,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: CardsCollectionCreateBody,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
) -> Any | CollectionPartShape | CollectionShape | Error | None:
    """Many cards or printings at once, by title, slug or id of a printing; at most 75

     Many cards or printings at once, by title, slug or id of a printing; at most 75.

    ``data`` has an answer for each identifier in its order; those that name nothing are in
    ``not_found`` alone.

    Args:
        fields (str | Unset):
        include (str | Unset):
        body (CardsCollectionCreateBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | CollectionPartShape | CollectionShape | Error
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            fields=fields,
            include=include,
        )
    ).parsed
