from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.actions_besides import ActionsBesides
from ...models.actions_of_scenario import ActionsOfScenario
from ...models.error import Error
from ...models.legal_actions import LegalActions
from ...models.ufs_actions_besides import UfsActionsBesides
from ...models.ufs_actions_of_scenario import UfsActionsOfScenario
from ...types import Response


def _get_kwargs(
    *,
    body: ActionsBesides | ActionsOfScenario | UfsActionsBesides | UfsActionsOfScenario,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/interactions/actions",
    }

    if isinstance(body, ActionsOfScenario):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, ActionsBesides):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, UfsActionsOfScenario):
        _kwargs["json"] = body.to_dict()
    else:
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Error | LegalActions | None:
    if response.status_code == 200:
        response_200 = LegalActions.from_dict(response.json())

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
) -> Response[Any | Error | LegalActions]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: ActionsBesides | ActionsOfScenario | UfsActionsBesides | UfsActionsOfScenario,
) -> Response[Any | Error | LegalActions]:
    """The legal actions after those of a scenario, each with all that it needs: add one to actions and go
    on

     The legal actions after those of a scenario, each with all that it needs: add one to ``actions`` and
    go on.

    Attackers and interceptors are listed alone and all together; any other group of them may be
    declared too.
    ``omitted`` tells what is not listed; where that is because there is too much of it, ``warnings``
    say so as well.
    ``label`` is how an action reads. With a ``depth`` there are ``outcomes`` too: what comes of each
    action, and so
    many plies of what comes then, in one answer.

    Args:
        body (ActionsBesides | ActionsOfScenario | UfsActionsBesides | UfsActionsOfScenario):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | LegalActions]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: ActionsBesides | ActionsOfScenario | UfsActionsBesides | UfsActionsOfScenario,
) -> Any | Error | LegalActions | None:
    """The legal actions after those of a scenario, each with all that it needs: add one to actions and go
    on

     The legal actions after those of a scenario, each with all that it needs: add one to ``actions`` and
    go on.

    Attackers and interceptors are listed alone and all together; any other group of them may be
    declared too.
    ``omitted`` tells what is not listed; where that is because there is too much of it, ``warnings``
    say so as well.
    ``label`` is how an action reads. With a ``depth`` there are ``outcomes`` too: what comes of each
    action, and so
    many plies of what comes then, in one answer.

    Args:
        body (ActionsBesides | ActionsOfScenario | UfsActionsBesides | UfsActionsOfScenario):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | LegalActions
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: ActionsBesides | ActionsOfScenario | UfsActionsBesides | UfsActionsOfScenario,
) -> Response[Any | Error | LegalActions]:
    """The legal actions after those of a scenario, each with all that it needs: add one to actions and go
    on

     The legal actions after those of a scenario, each with all that it needs: add one to ``actions`` and
    go on.

    Attackers and interceptors are listed alone and all together; any other group of them may be
    declared too.
    ``omitted`` tells what is not listed; where that is because there is too much of it, ``warnings``
    say so as well.
    ``label`` is how an action reads. With a ``depth`` there are ``outcomes`` too: what comes of each
    action, and so
    many plies of what comes then, in one answer.

    Args:
        body (ActionsBesides | ActionsOfScenario | UfsActionsBesides | UfsActionsOfScenario):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Error | LegalActions]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: ActionsBesides | ActionsOfScenario | UfsActionsBesides | UfsActionsOfScenario,
) -> Any | Error | LegalActions | None:
    """The legal actions after those of a scenario, each with all that it needs: add one to actions and go
    on

     The legal actions after those of a scenario, each with all that it needs: add one to ``actions`` and
    go on.

    Attackers and interceptors are listed alone and all together; any other group of them may be
    declared too.
    ``omitted`` tells what is not listed; where that is because there is too much of it, ``warnings``
    say so as well.
    ``label`` is how an action reads. With a ``depth`` there are ``outcomes`` too: what comes of each
    action, and so
    many plies of what comes then, in one answer.

    Args:
        body (ActionsBesides | ActionsOfScenario | UfsActionsBesides | UfsActionsOfScenario):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Error | LegalActions
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
