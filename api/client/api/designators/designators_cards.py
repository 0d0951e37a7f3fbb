from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.card_list_part_shape import CardListPartShape
from ...models.card_list_shape import CardListShape
from ...models.designators_cards_ruleset import (
    DesignatorsCardsRuleset,
)
from ...models.error import Error
from ...types import UNSET, Response, Unset


def _get_kwargs(
    word: str,
    *,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    ruleset: DesignatorsCardsRuleset | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["fields"] = fields

    params["include"] = include

    params["page"] = page

    params["page_size"] = page_size

    json_ruleset: str | Unset = UNSET
    if not isinstance(ruleset, Unset):
        json_ruleset = ruleset

    params["ruleset"] = json_ruleset

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/designators/{word}".format(
            word=quote(str(word), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | CardListPartShape | CardListShape | Error | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> CardListPartShape | CardListShape:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_200_type_0 = CardListShape.from_dict(data)

                return response_200_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_200_type_1 = CardListPartShape.from_dict(data)

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
) -> Response[Any | CardListPartShape | CardListShape | Error]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    word: str,
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    ruleset: DesignatorsCardsRuleset | Unset = UNSET,
) -> Response[Any | CardListPartShape | CardListShape | Error]:
    """The cards that have a designator; of several words, those that have all of them

     The cards that have a designator; of several words, those that have all of them.

    Args:
        word (str):
        fields (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        ruleset (DesignatorsCardsRuleset | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | CardListPartShape | CardListShape | Error]
    """

    kwargs = _get_kwargs(
        word=word,
        fields=fields,
        include=include,
        page=page,
        page_size=page_size,
        ruleset=ruleset,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    word: str,
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    ruleset: DesignatorsCardsRuleset | Unset = UNSET,
) -> Any | CardListPartShape | CardListShape | Error | None:
    """The cards that have a designator; of several words, those that have all of them

     The cards that have a designator; of several words, those that have all of them.

    Args:
        word (str):
        fields (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        ruleset (DesignatorsCardsRuleset | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | CardListPartShape | CardListShape | Error
    """

    return sync_detailed(
        word=word,
        client=client,
        fields=fields,
        include=include,
        page=page,
        page_size=page_size,
        ruleset=ruleset,
    ).parsed


async def asyncio_detailed(
    word: str,
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    ruleset: DesignatorsCardsRuleset | Unset = UNSET,
) -> Response[Any | CardListPartShape | CardListShape | Error]:
    """The cards that have a designator; of several words, those that have all of them

     The cards that have a designator; of several words, those that have all of them.

    Args:
        word (str):
        fields (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        ruleset (DesignatorsCardsRuleset | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | CardListPartShape | CardListShape | Error]
    """

    kwargs = _get_kwargs(
        word=word,
        fields=fields,
        include=include,
        page=page,
        page_size=page_size,
        ruleset=ruleset,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    word: str,
    *,
    client: AuthenticatedClient | Client,
    fields: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    ruleset: DesignatorsCardsRuleset | Unset = UNSET,
) -> Any | CardListPartShape | CardListShape | Error | None:
    """The cards that have a designator; of several words, those that have all of them

     The cards that have a designator; of several words, those that have all of them.

    Args:
        word (str):
        fields (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        ruleset (DesignatorsCardsRuleset | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | CardListPartShape | CardListShape | Error
    """

    return (
        await asyncio_detailed(
            word=word,
            client=client,
            fields=fields,
            include=include,
            page=page,
            page_size=page_size,
            ruleset=ruleset,
        )
    ).parsed
