from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.cards_designators_retrieve_ruleset import (
    CardsDesignatorsRetrieveRuleset,
)
from ...models.designator_list_shape import DesignatorListShape
from ...models.error import Error
from ...types import UNSET, Response, Unset


def _get_kwargs(
    slug: str,
    *,
    ruleset: CardsDesignatorsRetrieveRuleset | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_ruleset: str | Unset = UNSET
    if not isinstance(ruleset, Unset):
        json_ruleset = ruleset

    params["ruleset"] = json_ruleset

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/cards/{slug}/designators".format(
            slug=quote(str(slug), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | DesignatorListShape | Error | None:
    if response.status_code == 200:
        response_200 = DesignatorListShape.from_dict(response.json())

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
) -> Response[Any | DesignatorListShape | Error]:
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
    ruleset: CardsDesignatorsRetrieveRuleset | Unset = UNSET,
) -> Response[Any | DesignatorListShape | Error]:
    """The designators of a card under an edition of the rules, each with the rule that makes it one

     The designators of a card under an edition of the rules, each with the rule that makes it one.

    Args:
        slug (str):
        ruleset (CardsDesignatorsRetrieveRuleset | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | DesignatorListShape | Error]
    """

    kwargs = _get_kwargs(
        slug=slug,
        ruleset=ruleset,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    slug: str,
    *,
    client: AuthenticatedClient | Client,
    ruleset: CardsDesignatorsRetrieveRuleset | Unset = UNSET,
) -> Any | DesignatorListShape | Error | None:
    """The designators of a card under an edition of the rules, each with the rule that makes it one

     The designators of a card under an edition of the rules, each with the rule that makes it one.

    Args:
        slug (str):
        ruleset (CardsDesignatorsRetrieveRuleset | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | DesignatorListShape | Error
    """

    return sync_detailed(
        slug=slug,
        client=client,
        ruleset=ruleset,
    ).parsed


async def asyncio_detailed(
    slug: str,
    *,
    client: AuthenticatedClient | Client,
    ruleset: CardsDesignatorsRetrieveRuleset | Unset = UNSET,
) -> Response[Any | DesignatorListShape | Error]:
    """The designators of a card under an edition of the rules, each with the rule that makes it one

     The designators of a card under an edition of the rules, each with the rule that makes it one.

    Args:
        slug (str):
        ruleset (CardsDesignatorsRetrieveRuleset | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | DesignatorListShape | Error]
    """

    kwargs = _get_kwargs(
        slug=slug,
        ruleset=ruleset,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    slug: str,
    *,
    client: AuthenticatedClient | Client,
    ruleset: CardsDesignatorsRetrieveRuleset | Unset = UNSET,
) -> Any | DesignatorListShape | Error | None:
    """The designators of a card under an edition of the rules, each with the rule that makes it one

     The designators of a card under an edition of the rules, each with the rule that makes it one.

    Args:
        slug (str):
        ruleset (CardsDesignatorsRetrieveRuleset | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | DesignatorListShape | Error
    """

    return (
        await asyncio_detailed(
            slug=slug,
            client=client,
            ruleset=ruleset,
        )
    ).parsed
