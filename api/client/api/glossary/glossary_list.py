from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error import Error
from ...models.term_list_part_shape import TermListPartShape
from ...models.term_list_shape import TermListShape
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["fields"] = fields

    params["game"] = game

    params["include"] = include

    params["page"] = page

    params["page_size"] = page_size

    params["q"] = q

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/glossary",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | TermListPartShape | TermListShape | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> TermListPartShape | TermListShape:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_200_type_0 = TermListShape.from_dict(data)

                return response_200_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_200_type_1 = TermListPartShape.from_dict(data)

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
) -> Response[Any | Error | TermListPartShape | TermListShape]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str | Unset = UNSET,
) -> Response[Any | Error | TermListPartShape | TermListShape]:
    """The glossary, in the order of the alphabet; ?q= for terms that contain a text

     The glossary, in the order of the alphabet; ``?q=`` for terms that contain a text.

    Args:
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | TermListPartShape | TermListShape]
    """

    kwargs = _get_kwargs(
        fields=fields,
        game=game,
        include=include,
        page=page,
        page_size=page_size,
        q=q,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str | Unset = UNSET,
) -> Any | Error | TermListPartShape | TermListShape | None:
    """The glossary, in the order of the alphabet; ?q= for terms that contain a text

     The glossary, in the order of the alphabet; ``?q=`` for terms that contain a text.

    Args:
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | TermListPartShape | TermListShape
    """

    return sync_detailed(
        client=client,
        fields=fields,
        game=game,
        include=include,
        page=page,
        page_size=page_size,
        q=q,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str | Unset = UNSET,
) -> Response[Any | Error | TermListPartShape | TermListShape]:
    """The glossary, in the order of the alphabet; ?q= for terms that contain a text

     The glossary, in the order of the alphabet; ``?q=`` for terms that contain a text.

    Args:
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | TermListPartShape | TermListShape]
    """

    kwargs = _get_kwargs(
        fields=fields,
        game=game,
        include=include,
        page=page,
        page_size=page_size,
        q=q,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str | Unset = UNSET,
) -> Any | Error | TermListPartShape | TermListShape | None:
    """The glossary, in the order of the alphabet; ?q= for terms that contain a text

     The glossary, in the order of the alphabet; ``?q=`` for terms that contain a text.

    Args:
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | TermListPartShape | TermListShape
    """

    return (
        await asyncio_detailed(
            client=client,
            fields=fields,
            game=game,
            include=include,
            page=page,
            page_size=page_size,
            q=q,
        )
    ).parsed
