"""The codes of refusals, as the table of ``fixtures/scenarios/README.md`` explains them."""

from __future__ import annotations

import re
from functools import cache

from django.conf import settings

ROW = re.compile(r"^\|([^|]*`[^|]*)\|([^|]*)\|", re.M)


@cache
def refusal_codes() -> dict[str, str]:
    """Each code with the rule that stands in the way; of several codes in a row what the row says of all."""
    text = (settings.LIBRARY_DIR / "scenarios" / "README.md").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for codes, rule in ROW.findall(text[text.index("## Codes") :]):
        for code in re.findall(r"`(\w+)`", codes):
            found.setdefault(code, rule.strip())
    return found
