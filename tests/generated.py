"""What commands generate, for tests that run it: made once in a run and shared by its workers."""

from __future__ import annotations

import fcntl
import io
from pathlib import Path

from django.core.management import call_command

NODE_MODULES = Path(__file__).resolve().parent.parent / "node_modules"


def made_once(folder: Path, command: str, *options: str) -> Path:
    """The folder that a command fills, filled."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            call_command(command, str(folder), *options, stdout=io.StringIO())
    return folder
