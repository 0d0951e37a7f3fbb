"""Scenarios in files that a person writes: one scenario, one entry of a corpus, or a list of entries; YAML or JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from rules.text.files import UnreadableError, read_text
from rules.text.yaml_text import read_yaml


class ScenarioFileError(ValueError):
    """A file that holds no scenarios; the message says where and why."""


@dataclass(frozen=True)
class Case:
    """A scenario of a file. ``entry`` holds what is expected of it, if anything is; ``place`` is where it stands."""

    place: str
    entry: Mapping[str, Any]

    @property
    def scenario(self) -> Mapping[str, Any]:
        """What is evaluated."""
        scenario: Mapping[str, Any] = self.entry["scenario"]
        return scenario

    @property
    def title(self) -> str:
        """What it is called."""
        return str(self.entry.get("title") or self.entry.get("name") or self.place)


def read_cases(path: Path) -> list[Case]:
    """The scenarios of a file.

    :raises ScenarioFileError: if it cannot be read, or something in it is no scenario.
    """
    try:
        text = read_text(path)
    except UnreadableError as error:
        raise ScenarioFileError(f"{path}: {error}") from error
    data = _parsed(path, text)
    if isinstance(data, list):
        if not data:
            raise ScenarioFileError(f"{path}: the list is empty")
        return [_case(path, each, f"entry {place}") for place, each in enumerate(data, start=1)]
    return [_case(path, data, "scenario")]


def _parsed(path: Path, text: str) -> Any:
    try:
        return json.loads(text) if path.suffix == ".json" else read_yaml(text)
    except json.JSONDecodeError as error:
        raise ScenarioFileError(f"{path}: line {error.lineno}: not JSON: {error.msg}") from error
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f"line {mark.line + 1}: " if mark else ""
        raise ScenarioFileError(f"{path}: {line}not YAML: {getattr(error, 'problem', None) or error}") from error
    except (ValueError, RecursionError) as error:
        raise ScenarioFileError(f"{path}: not readable: {error}") from error


def _case(path: Path, data: Any, place: str) -> Case:
    if isinstance(data, Mapping):
        if isinstance(data.get("scenario"), Mapping):
            return Case(str(data.get("name") or place), data)
        if "players" in data:
            return Case(place, {"scenario": data})
    raise ScenarioFileError(
        f"{path}: {place}: is neither a scenario (an object with players) nor an entry (an object with a scenario)"
    )
