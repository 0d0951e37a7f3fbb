"""The buttons of actions, wherever on the page they stand."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar


class Button(Protocol):
    """A button with its action as JSON."""

    @property
    def value(self) -> str: ...


AnyButton = TypeVar("AnyButton", bound=Button)


def take_out(action: Mapping[str, Any], *groups: list[AnyButton]) -> Sequence[AnyButton]:
    """Leave out of each group the buttons of an action, which has its place elsewhere on the page.

    :returns: those that were left out.
    """
    found = [each for group in groups for each in group if json.loads(each.value) == action]
    for group in groups:
        group[:] = [each for each in group if each not in found]
    return found
