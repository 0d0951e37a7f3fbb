"""The library is changed in one place: nothing else of the site writes to its tables."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
# What follows from the library is written where it is made: published documents, what is looked up, and the entries of
# the search.
DERIVED = (
    *("rules/library/publication.py", "rules/library/designations.py"),
    *("rules/library/set_counts.py", "rules/library/spelt.py"),
    *("rules/cardquery/facets.py", "rules/cardquery/orders.py", "rules/search/", "rules/models/version.py"),
)
WRITES = {
    *("save", "bulk_create", "bulk_update", "get_or_create", "update_or_create"),
    *("asave", "abulk_create", "abulk_update", "aget_or_create", "aupdate_or_create"),
}
ON_ROWS = {"create", "update", "delete", "acreate", "aupdate", "adelete"}  # of a manager or queryset; dicts have some


def writes(source):
    """The lines on which rows are written."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        of = ast.unparse(node.func.value)
        if node.func.attr in WRITES or (node.func.attr in ON_ROWS and ("objects" in of or ".filter(" in of)):
            yield node.lineno


@pytest.mark.parametrize("part", ["api", "cardsite", "rules"])
def test_nothing_but_editing_writes(part):
    found = [
        f"{name}:{line}"
        for path in sorted((ROOT / part).rglob("*.py"))
        if not (name := path.relative_to(ROOT).as_posix()).startswith(("rules/editing/", "rules/migrations/", *DERIVED))
        for line in writes(path.read_text(encoding="utf-8"))
        if "super().save" not in path.read_text(encoding="utf-8").splitlines()[line - 1]
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "card.save()",
        "Card.objects.filter(pk=1).update(title='')",
        "Card.objects.create()",
        "Ruling.objects.all().delete()",
    ],
)
def test_a_write_would_be_found(source):
    assert list(writes(source)) == [1]
    assert not list(writes("digest.update(b''); found.update({}); cache.delete('x')"))
