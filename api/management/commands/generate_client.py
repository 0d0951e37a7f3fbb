from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from drf_spectacular.generators import SchemaGenerator

CONFIG = Path(__file__).resolve().parents[2] / "client.yaml"
NPM = Path(__file__).resolve().parents[2] / "client_npm"
TOOLS = Path(sys.executable).parent  # where the generator finds ruff


class Command(BaseCommand):
    help = "Generate a client of the API from its schema: a Python package, or one for npm with types."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("folder", type=Path, help="where to put the project of the package; what is there goes")
        parser.add_argument(
            "--for", dest="target", choices=("python", "npm"), default="python", help="who is to use it"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        folder: Path = options["folder"]
        with tempfile.TemporaryDirectory() as made:
            schema, project = Path(made, "schema.json"), Path(made, "project")
            schema.write_text(json.dumps(SchemaGenerator().get_schema(public=True)), encoding="utf-8")
            if options["target"] == "npm":
                _for_npm(schema, project)
            else:
                _for_python(schema, project)
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(project, folder, ignore=shutil.ignore_patterns("__pycache__", ".ruff_cache"))
        self.stdout.write(f"{sum(each.is_file() for each in folder.rglob('*'))} files in {folder}")


def _for_python(schema: Path, project: Path) -> None:
    """:raises CommandError: if the generator warns of anything."""
    generator = TOOLS / "openapi-python-client"
    if not generator.exists():
        raise CommandError("openapi-python-client is not installed; it comes with the extra 'dev' (make client).")
    told = _run(
        *(generator, "generate", "--path", schema, "--output-path", project),
        *("--meta", "setup", "--config", CONFIG, "--fail-on-warning"),
    )
    if "arning" in told:
        raise CommandError(f"The client was not generated without a warning:\n{told}")


def _for_npm(schema: Path, project: Path) -> None:
    generator = Path(settings.BASE_DIR, "node_modules", ".bin", "openapi-typescript")
    if not generator.exists():
        raise CommandError("openapi-typescript is not installed; make client-js installs it, where npm is.")
    shutil.copytree(NPM, project)
    _run(generator, schema, "--output", project / "schema.d.ts")


def _run(*command: Path | str) -> str:
    """What a generator says.

    :raises CommandError: if it fails.
    """
    path = f"{TOOLS}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CommandError(f"The client was not generated:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr
