"""Which rule of UFS is shown by which scenarios, and which by none for what reason: ``python -m tests.ufs_rules``."""

from __future__ import annotations

from functools import cache
from typing import Any

from rules.engine.ufs.editions import RULES
from rules.text.yaml_text import read_yaml
from tests.corpus import ufs_entries
from tests.engine_library import FIXTURES

FOLDER = FIXTURES / "scenarios" / "ufs"
LEFT_OUT = "left-out"
WHY = ("heading", "definition", "physical", "before the game", "not understood", "same")


@cache
def left_out() -> tuple[dict[str, Any], ...]:
    """The rules that no entry is about, with the reasons."""
    rows = read_yaml((FOLDER / f"{LEFT_OUT}.yaml").read_text(encoding="utf-8"))
    return tuple({**row, "rule": str(row["rule"])} for row in rows)


@cache
def numbers() -> tuple[str, ...]:
    """Every number of the rules."""
    manifest = read_yaml((FIXTURES / "rules" / RULES / "manifest.yaml").read_text(encoding="utf-8"))
    return tuple(str(each) for each in manifest["numbers"])


def in_play(number: str) -> bool:
    """Whether a rule is of the chapters that play is about: 1, 2.8 to 2.14, 4 to 10."""
    chapter, *rest = number.split(".")
    if chapter == "2":
        return bool(rest) and 8 <= int(rest[0]) <= 14
    return chapter in ("1", "4", "5", "6", "7", "8", "9", "10")


@cache
def table() -> dict[str, tuple[str, ...]]:
    """The rules of those chapters, each with the entries whose source it is, or that expect its citation."""
    found: dict[str, list[str]] = {number: [] for number in numbers() if in_play(number)}
    for entry in ufs_entries():
        named = [entry["source"], *entry["expect"].get("cites", ())]
        for number in dict.fromkeys(each.partition("/")[2] for each in named):
            if number in found:
                found[number].append(entry["name"])
    return {number: tuple(names) for number, names in found.items()}


def main() -> None:
    """Prints the table."""
    reasons = {row["rule"]: row for row in left_out()}
    for number, names in table().items():
        row = reasons.get(number)
        why = f"({row['why']}{' ' + str(row['as']) if 'as' in row else ''}) {row.get('note', '')}" if row else ""
        print(f"{number:12} {', '.join(names) or why}")
    shown = sum(bool(names) for names in table().values())
    entered, ruled = len(ufs_entries()), len(table())
    print(f"{entered} entries show {shown} of {ruled} rules; {len(reasons)} are left out with a reason.")


if __name__ == "__main__":
    main()
