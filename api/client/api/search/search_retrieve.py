from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error import Error
from ...models.hit_list_shape import HitListShape
from ...models.search_retrieve_kind_item import (
    SearchRetrieveKindItem,
)
from ...models.search_retrieve_spelling import (
    SearchRetrieveSpelling,
)
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    document: str | Unset = UNSET,
    game: str | Unset = UNSET,
    kind: list[SearchRetrieveKindItem] | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str,
    spelling: SearchRetrieveSpelling | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["document"] = document

    params["game"] = game

    json_kind: list[str] | Unset = UNSET
    if not isinstance(kind, Unset):
        json_kind = []
        for kind_item_data in kind:
            kind_item: str = kind_item_data
            json_kind.append(kind_item)

    params["kind"] = json_kind

    params["page"] = page

    params["page_size"] = page_size

    params["q"] = q

    json_spelling: str | Unset = UNSET
    if not isinstance(spelling, Unset):
        json_spelling = spelling

    params["spelling"] = json_spelling

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/search",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | HitListShape | None:
    if response.status_code == 200:
        response_200 = HitListShape.from_dict(response.json())

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
) -> Response[Any | Error | HitListShape]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    document: str | Unset = UNSET,
    game: str | Unset = UNSET,
    kind: list[SearchRetrieveKindItem] | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str,
    spelling: SearchRetrieveSpelling | Unset = UNSET,
) -> Response[Any | Error | HitListShape]:
    """What fits a question or query best: one hit a section, card, ruling or term, the best first

     What fits a question or query best: one hit a section, card, ruling or term, the best first.

    Plain words rank by how well and how completely they fit; ``"phrases"``, ``AND``, ``OR``, ``NOT``,
    ``-word`` and
    ``wor*`` are understood. The answer counts hits per kind and document. ``did_you_mean`` is another
    spelling, and
    ``corrected`` the same where the hits are already those of it. ``answer`` is the sentence that
    answers the question,
    where that is sure, with what other editions say and interactions that show it.

    Args:
        document (str | Unset):
        game (str | Unset):
        kind (list[SearchRetrieveKindItem] | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str):
        spelling (SearchRetrieveSpelling | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | HitListShape]
    """

    kwargs = _get_kwargs(
        document=document,
        game=game,
        kind=kind,
        page=page,
        page_size=page_size,
        q=q,
        spelling=spelling,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    document: str | Unset = UNSET,
    game: str | Unset = UNSET,
    kind: list[SearchRetrieveKindItem] | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str,
    spelling: SearchRetrieveSpelling | Unset = UNSET,
) -> Any | Error | HitListShape | None:
    """What fits a question or query best: one hit a section, card, ruling or term, the best first

     What fits a question or query best: one hit a section, card, ruling or term, the best first.

    Plain words rank by how well and how completely they fit; ``"phrases"``, ``AND``, ``OR``, ``NOT``,
    ``-word`` and
    ``wor*`` are understood. The answer counts hits per kind and document. ``did_you_mean`` is another
    spelling, and
    ``corrected`` the same where the hits are already those of it. ``answer`` is the sentence that
    answers the question,
    where that is sure, with what other editions say and interactions that show it.

    Args:
        document (str | Unset):
        game (str | Unset):
        kind (list[SearchRetrieveKindItem] | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str):
        spelling (SearchRetrieveSpelling | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | HitListShape
    """

    return sync_detailed(
        client=client,
        document=document,
        game=game,
        kind=kind,
        page=page,
        page_size=page_size,
        q=q,
        spelling=spelling,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    document: str | Unset = UNSET,
    game: str | Unset = UNSET,
    kind: list[SearchRetrieveKindItem] | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str,
    spelling: SearchRetrieveSpelling | Unset = UNSET,
) -> Response[Any | Error | HitListShape]:
    """What fits a question or query best: one hit a section, card, ruling or term, the best first

     What fits a question or query best: one hit a section, card, ruling or term, the best first.

    Plain words rank by how well and how completely they fit; ``"phrases"``, ``AND``, ``OR``, ``NOT``,
    ``-word`` and
    ``wor*`` are understood. The answer counts hits per kind and document. ``did_you_mean`` is another
    spelling, and
    ``corrected`` the same where the hits are already those of it. ``answer`` is the sentence that
    answers the question,
    where that is sure, with what other editions say and interactions that show it.

    Args:
        document (str | Unset):
        game (str | Unset):
        kind (list[SearchRetrieveKindItem] | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str):
        spelling (SearchRetrieveSpelling | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | HitListShape]
    """

    kwargs = _get_kwargs(
        document=document,
        game=game,
        kind=kind,
        page=page,
        page_size=page_size,
        q=q,
        spelling=spelling,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    document: str | Unset = UNSET,
    game: str | Unset = UNSET,
    kind: list[SearchRetrieveKindItem] | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str,
    spelling: SearchRetrieveSpelling | Unset = UNSET,
) -> Any | Error | HitListShape | None:
    """What fits a question or query best: one hit a section, card, ruling or term, the best first

     What fits a question or query best: one hit a section, card, ruling or term, the best first.

    Plain words rank by how well and how completely they fit; ``"phrases"``, ``AND``, ``OR``, ``NOT``,
    ``-word`` and
    ``wor*`` are understood. The answer counts hits per kind and document. ``did_you_mean`` is another
    spelling, and
    ``corrected`` the same where the hits are already those of it. ``answer`` is the sentence that
    answers the question,
    where that is sure, with what other editions say and interactions that show it.

    Args:
        document (str | Unset):
        game (str | Unset):
        kind (list[SearchRetrieveKindItem] | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str):
        spelling (SearchRetrieveSpelling | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | HitListShape
    """

    return (
        await asyncio_detailed(
            client=client,
            document=document,
            game=game,
            kind=kind,
            page=page,
            page_size=page_size,
            q=q,
            spelling=spelling,
        )
    ).parsed
