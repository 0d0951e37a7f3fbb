from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error import Error
from ...models.example_list_part_shape import ExampleListPartShape
from ...models.example_list_shape import ExampleListShape
from ...models.interactions_examples_list_ruleset import (
    InteractionsExamplesListRuleset,
)
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    card: str | Unset = UNSET,
    document: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str | Unset = UNSET,
    ruleset: InteractionsExamplesListRuleset | Unset = UNSET,
    section: str | Unset = UNSET,
    tag: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["card"] = card

    params["document"] = document

    params["fields"] = fields

    params["game"] = game

    params["include"] = include

    params["page"] = page

    params["page_size"] = page_size

    params["q"] = q

    json_ruleset: str | Unset = UNSET
    if not isinstance(ruleset, Unset):
        json_ruleset = ruleset

    params["ruleset"] = json_ruleset

    params["section"] = section

    params["tag"] = tag

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/interactions/examples",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | ExampleListPartShape | ExampleListShape | None:
    if response.status_code == 200:

        def _parse_response_200(
            data: object,
        ) -> ExampleListPartShape | ExampleListShape:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                response_200_type_0 = ExampleListShape.from_dict(data)

                return response_200_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            response_200_type_1 = ExampleListPartShape.from_dict(data)

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
) -> Response[Any | Error | ExampleListPartShape | ExampleListShape]:
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
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str | Unset = UNSET,
    ruleset: InteractionsExamplesListRuleset | Unset = UNSET,
    section: str | Unset = UNSET,
    tag: str | Unset = UNSET,
) -> Response[Any | Error | ExampleListPartShape | ExampleListShape]:
    """The corpus: worked examples and rulings of the documents as scenarios, with what must come out of
    them

     The corpus: worked examples and rulings of the documents as scenarios, with what must come out of
    them.

    Args:
        card (str | Unset):
        document (str | Unset):
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str | Unset):
        ruleset (InteractionsExamplesListRuleset | Unset):
        section (str | Unset):
        tag (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | ExampleListPartShape | ExampleListShape]
    """

    kwargs = _get_kwargs(
        card=card,
        document=document,
        fields=fields,
        game=game,
        include=include,
        page=page,
        page_size=page_size,
        q=q,
        ruleset=ruleset,
        section=section,
        tag=tag,
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
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str | Unset = UNSET,
    ruleset: InteractionsExamplesListRuleset | Unset = UNSET,
    section: str | Unset = UNSET,
    tag: str | Unset = UNSET,
) -> Any | Error | ExampleListPartShape | ExampleListShape | None:
    """The corpus: worked examples and rulings of the documents as scenarios, with what must come out of
    them

     The corpus: worked examples and rulings of the documents as scenarios, with what must come out of
    them.

    Args:
        card (str | Unset):
        document (str | Unset):
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str | Unset):
        ruleset (InteractionsExamplesListRuleset | Unset):
        section (str | Unset):
        tag (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | ExampleListPartShape | ExampleListShape
    """

    return sync_detailed(
        client=client,
        card=card,
        document=document,
        fields=fields,
        game=game,
        include=include,
        page=page,
        page_size=page_size,
        q=q,
        ruleset=ruleset,
        section=section,
        tag=tag,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    card: str | Unset = UNSET,
    document: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str | Unset = UNSET,
    ruleset: InteractionsExamplesListRuleset | Unset = UNSET,
    section: str | Unset = UNSET,
    tag: str | Unset = UNSET,
) -> Response[Any | Error | ExampleListPartShape | ExampleListShape]:
    """The corpus: worked examples and rulings of the documents as scenarios, with what must come out of
    them

     The corpus: worked examples and rulings of the documents as scenarios, with what must come out of
    them.

    Args:
        card (str | Unset):
        document (str | Unset):
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str | Unset):
        ruleset (InteractionsExamplesListRuleset | Unset):
        section (str | Unset):
        tag (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | ExampleListPartShape | ExampleListShape]
    """

    kwargs = _get_kwargs(
        card=card,
        document=document,
        fields=fields,
        game=game,
        include=include,
        page=page,
        page_size=page_size,
        q=q,
        ruleset=ruleset,
        section=section,
        tag=tag,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    card: str | Unset = UNSET,
    document: str | Unset = UNSET,
    fields: str | Unset = UNSET,
    game: str | Unset = UNSET,
    include: str | Unset = UNSET,
    page: int | Unset = 1,
    page_size: int | Unset = 50,
    q: str | Unset = UNSET,
    ruleset: InteractionsExamplesListRuleset | Unset = UNSET,
    section: str | Unset = UNSET,
    tag: str | Unset = UNSET,
) -> Any | Error | ExampleListPartShape | ExampleListShape | None:
    """The corpus: worked examples and rulings of the documents as scenarios, with what must come out of
    them

     The corpus: worked examples and rulings of the documents as scenarios, with what must come out of
    them.

    Args:
        card (str | Unset):
        document (str | Unset):
        fields (str | Unset):
        game (str | Unset):
        include (str | Unset):
        page (int | Unset):  Default: 1.
        page_size (int | Unset):  Default: 50.
        q (str | Unset):
        ruleset (InteractionsExamplesListRuleset | Unset):
        section (str | Unset):
        tag (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | ExampleListPartShape | ExampleListShape
    """

    return (
        await asyncio_detailed(
            client=client,
            card=card,
            document=document,
            fields=fields,
            game=game,
            include=include,
            page=page,
            page_size=page_size,
            q=q,
            ruleset=ruleset,
            section=section,
            tag=tag,
        )
    ).parsed
