#!/usr/bin/env python
"""Django's command-line utility."""

import os
import sys


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cardsite.settings")
    if not os.environ.get("SECRET_KEY") and "CARDSITE_MODE" not in os.environ:
        # A checkout that nobody configured: the same local site that `make run` serves.
        os.environ["CARDSITE_MODE"] = "local"
        print("No SECRET_KEY: this is local mode (CARDSITE_MODE=local says so without this line).", file=sys.stderr)
    os.environ.setdefault("INTERACTION_PROCESSES", "0")  # A command evaluates in its own process.
    from django.core.exceptions import ImproperlyConfigured
    from django.core.management import execute_from_command_line

    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as error:
        sys.exit(f"{error}")  # it says what to set, and needs no traceback


if __name__ == "__main__":
    main()
