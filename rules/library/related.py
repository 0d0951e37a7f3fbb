"""Which things of the library belong to which, for whole lists of them in one query each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import F, Model
from django.db.models.expressions import OrderBy

from rules.models import Card, Erratum, GlossaryTerm, Printing, Ruling, Scenario, Section


@dataclass(frozen=True)
class Relation:
    """What things of a model have at the end of ``path``, sorted by ``order``; ``many`` of it, or one at most.

    ``kind`` is that of the published documents of what they have.
    """

    kind: str
    about: str
    model: type[Model]
    path: str
    order: tuple[str | OrderBy, ...] = ()
    many: bool = True

    def of(self, keys: Sequence[int]) -> dict[int, list[int]]:
        """Of some things the keys of what each has, in their order."""
        rows = self.model._default_manager.filter(pk__in=keys).order_by(*self.order)
        found: dict[int, dict[int, None]] = defaultdict(dict)
        for key, other in rows.values_list("pk", self.path):
            if other is not None:
                found[key][other] = None
        return {key: list(others) for key, others in found.items()}


def one(kind: str, about: str, model: type[Model], path: str) -> Relation:
    """A relation to one thing at most."""
    return Relation(kind, about, model, path, many=False)


LATEST_RULINGS = (
    F("rulings__date").desc(nulls_last=True),
    "rulings__section__document",
    "rulings__section__order",
    "rulings__number",
)
OLDEST_PRINTINGS = ("printings__card_set__order", "printings__card_set__code", "printings__number")
OLDEST_ERRATA = (F("errata__date").asc(nulls_last=True), "errata__slug")
BY_TITLE = ("cards__sorted_by", "cards")

RELATIONS: dict[str, dict[str, Relation]] = {
    "card": {
        "printings": Relation("printing", "its printings, oldest first", Card, "printings", OLDEST_PRINTINGS),
        "errata": Relation("erratum", "its errata, oldest first", Card, "errata", OLDEST_ERRATA),
        "rulings": Relation("ruling", "the rulings on it, latest first", Card, "rulings", LATEST_RULINGS),
        "set": one("set", "the set whose printing gives the wording in force", Card, "printing__card_set"),
    },
    "printing": {"card": one("card", "its card", Printing, "card"), "set": one("set", "its set", Printing, "card_set")},
    "erratum": {"card": one("card", "its card", Erratum, "card")},
    "ruling": {
        "cards": Relation("card", "the cards that it is about", Ruling, "cards", BY_TITLE),
        "sections": Relation("section", "the rules that it explains", Ruling, "applies", ("applies",)),
    },
    "section": {
        "children": Relation("section", "its items, in reading order", Section, "children", ("children__order",)),
        "cards": Relation(
            "card",
            "the cards that it names",
            Section,
            "passages__cards",
            ("passages__origin", "passages__order", "passages__cards"),
        ),
    },
    "term": {
        "sections": Relation(
            "section", "the sections that define it", GlossaryTerm, "definitions__section", ("definitions",)
        )
    },
    "example": {
        "section": one("section", "where it stands", Scenario, "section"),
        "cards": Relation("card", "the cards that it names", Scenario, "cards", BY_TITLE),
    },
}
