from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from drf_spectacular.generators import SchemaGenerator

CONFIG = Path(__file__).resolve().parents[2] / "client.yaml"
TOOLS = Path(sys.executable).parent  # where the generator finds ruff


class Command(BaseCommand):
    help = "Generate the Python client of the API from its schema; a warning of the generator is a failure."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("folder", type=Path, help="where to put the package; what is there is replaced")

    def handle(self, *args: Any, **options: Any) -> None:
        generator = TOOLS / "openapi-python-client"
        if not generator.exists():
            raise CommandError("openapi-python-client is not installed; it comes with the extra 'dev' (make test).")
        with tempfile.TemporaryDirectory() as made:
            schema, package = Path(made, "schema.json"), Path(made, options["folder"].name)
            schema.write_text(json.dumps(SchemaGenerator().get_schema(public=True)), encoding="utf-8")
            done = subprocess.run(
                [
                    *(generator, "generate", "--path", schema, "--output-path", package),
                    *("--meta", "none", "--config", CONFIG, "--fail-on-warning"),
                ],
                env={**os.environ, "PATH": f"{TOOLS}{os.pathsep}{os.environ.get('PATH', '')}"},
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode or "arning" in done.stdout + done.stderr:
                raise CommandError(f"The client was not generated without a warning:\n{done.stdout}{done.stderr}")
            for cache in [*package.rglob("__pycache__"), *package.rglob(".ruff_cache")]:
                shutil.rmtree(cache, ignore_errors=True)
            shutil.rmtree(options["folder"], ignore_errors=True)
            shutil.copytree(package, options["folder"])
        self.stdout.write(f"{sum(1 for _ in options['folder'].rglob('*.py'))} modules in {options['folder']}")
