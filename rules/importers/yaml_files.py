"""The YAML files of the bundled library: read, or a fault that says where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from rules.editing.report import Fault
from rules.text import yaml_text
from rules.text.files import UnreadableError, read_text


class FaultError(ValueError):
    """A file that cannot be read at all: ``fault`` says why."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(str(fault))


def read_yaml(path: Path) -> Any:
    """What the file holds.

    :raises FaultError: if it cannot be read, or is no YAML.
    """
    try:
        return yaml_text.read_yaml(read_text(path))
    except UnreadableError as error:
        raise FaultError(Fault(path.name, "", str(error))) from error
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"line {mark.line + 1}" if mark else ""
        what = getattr(error, "problem", None) or error
        raise FaultError(Fault(path.name, where, f"not readable as YAML: {what}")) from error
    except (ValueError, RecursionError) as error:  # the 31st of February, a list in a list in a list ...
        raise FaultError(Fault(path.name, "", f"not readable as YAML: {error}")) from error
