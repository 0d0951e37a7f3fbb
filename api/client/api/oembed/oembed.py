from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error import Error
from ...models.o_embed_shape import OEmbedShape
from ...models.oembed_format import OembedFormat
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    format_: OembedFormat | Unset = UNSET,
    maxheight: int | Unset = 10000,
    maxwidth: int | Unset = 480,
    url_query: str,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_format_: str | Unset = UNSET
    if not isinstance(format_, Unset):
        json_format_ = format_

    params["format"] = json_format_

    params["maxheight"] = maxheight

    params["maxwidth"] = maxwidth

    params["url"] = url_query

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/oembed",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | OEmbedShape | None:
    if response.status_code == 200:
        response_200 = OEmbedShape.from_dict(response.json())

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
) -> Response[Any | Error | OEmbedShape]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    format_: OembedFormat | Unset = UNSET,
    maxheight: int | Unset = 10000,
    maxwidth: int | Unset = 480,
    url_query: str,
) -> Response[Any | Error | OEmbedShape]:
    """A page of a card, a section or a term as other pages show it (oEmbed 1.0): a quotation with a link

     A page of a card, a section or a term as other pages show it (oEmbed 1.0): a quotation with a link.

    The pages name this address in their heads. JSON is the only format.

    Args:
        format_ (OembedFormat | Unset):
        maxheight (int | Unset):  Default: 10000.
        maxwidth (int | Unset):  Default: 480.
        url_query (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | OEmbedShape]
    """

    kwargs = _get_kwargs(
        format_=format_,
        maxheight=maxheight,
        maxwidth=maxwidth,
        url_query=url_query,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    format_: OembedFormat | Unset = UNSET,
    maxheight: int | Unset = 10000,
    maxwidth: int | Unset = 480,
    url_query: str,
) -> Any | Error | OEmbedShape | None:
    """A page of a card, a section or a term as other pages show it (oEmbed 1.0): a quotation with a link

     A page of a card, a section or a term as other pages show it (oEmbed 1.0): a quotation with a link.

    The pages name this address in their heads. JSON is the only format.

    Args:
        format_ (OembedFormat | Unset):
        maxheight (int | Unset):  Default: 10000.
        maxwidth (int | Unset):  Default: 480.
        url_query (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | OEmbedShape
    """

    return sync_detailed(
        client=client,
        format_=format_,
        maxheight=maxheight,
        maxwidth=maxwidth,
        url_query=url_query,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    format_: OembedFormat | Unset = UNSET,
    maxheight: int | Unset = 10000,
    maxwidth: int | Unset = 480,
    url_query: str,
) -> Response[Any | Error | OEmbedShape]:
    """A page of a card, a section or a term as other pages show it (oEmbed 1.0): a quotation with a link

     A page of a card, a section or a term as other pages show it (oEmbed 1.0): a quotation with a link.

    The pages name this address in their heads. JSON is the only format.

    Args:
        format_ (OembedFormat | Unset):
        maxheight (int | Unset):  Default: 10000.
        maxwidth (int | Unset):  Default: 480.
        url_query (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | OEmbedShape]
    """

    kwargs = _get_kwargs(
        format_=format_,
        maxheight=maxheight,
        maxwidth=maxwidth,
        url_query=url_query,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    format_: OembedFormat | Unset = UNSET,
    maxheight: int | Unset = 10000,
    maxwidth: int | Unset = 480,
    url_query: str,
) -> Any | Error | OEmbedShape | None:
    """A page of a card, a section or a term as other pages show it (oEmbed 1.0): a quotation with a link

     A page of a card, a section or a term as other pages show it (oEmbed 1.0): a quotation with a link.

    The pages name this address in their heads. JSON is the only format.

    Args:
        format_ (OembedFormat | Unset):
        maxheight (int | Unset):  Default: 10000.
        maxwidth (int | Unset):  Default: 480.
        url_query (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | OEmbedShape
    """

    return (
        await asyncio_detailed(
            client=client,
            format_=format_,
            maxheight=maxheight,
            maxwidth=maxwidth,
            url_query=url_query,
        )
    ).parsed
