"""YAML as the library's files hold it: plain data, by the quickest safe loader there is."""

from __future__ import annotations

from typing import Any

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the first is six times as fast, and not built everywhere


def read_yaml(text: str) -> Any:
    """The plain data that a text says.

    :raises yaml.YAMLError: with its ``problem`` and ``problem_mark``, if it is no YAML.
    :raises ValueError: if it says what there is not: the 31st of February.
    :raises RecursionError: if it is nested without end.
    """
    try:
        return yaml.load(text, LOADER)
    except yaml.YAMLError:
        return yaml.load(text, yaml.SafeLoader)  # which tells more exactly where it is none
