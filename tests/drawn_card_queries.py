"""Card queries drawn from the table of fields, and what each means by a plain evaluation in Python over all cards."""

from __future__ import annotations

import operator
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rules.cardquery import FIELDS, parse_query
from rules.cardquery.field import COMPARE
from rules.models import Card, Printing
from rules.text.texts import slugify_title

COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
NUMBERS = {
    "cost": "cost",
    "fight": "fighting",
    "fighting": "fighting",
    "power": "power",
    "body": "body",
    "control": "control",
    "block": "block_modifier",
    "hand": "hand_size",
    "handsize": "hand_size",
    "vitality": "vitality",
    "height": "height_mm",
    "weight": "weight_g",
}
OF_SHADOWFIST = ("cost", "fight", "fighting", "power", "body")
WORDS = {"bz": "block_zone", "blockzone": "block_zone", "zone": "attack_zone", "attackzone": "attack_zone"}
WORDS |= {"gender": "gender", "blood": "blood_type"}
LETTERS = {"d": "dragons", "a": "ascended", "l": "lotus", "h": "hand", "C": "chi", "M": "magic", "t": "tech"}
# Those have tests of their own, and mean more than one line says: words of designators, keywords of both games, both
# halves of a split card, factions.
ELSEWHERE = {"d", "designator", "kw", "keyword", "f", "faction", "difficulty", "diff", "speed", "damage"}


@dataclass(frozen=True)
class Drawn:
    """A query as it is written, and whether a printing (of a card) meets it."""

    text: str
    meets: Callable[[Card, Printing], bool]


def same_letters(pattern: str, text: str | None) -> bool:
    return pattern.lower() in (text or "").lower()


class Draw:
    """Draws queries from a library."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        related = ("card__game", "card__printing__shadowfist", "card__printing__ufs", "card__compiled", "card_set")
        rows = Printing.objects.select_related(*related, "shadowfist", "ufs")
        self.printings = list(rows.order_by("pk"))
        self.aliases: dict[int, set[str]] = {}
        for card, slug in Card.objects.values_list("pk", "aliases__slug"):
            self.aliases.setdefault(card, set()).add(slug or "")
        ruled = set(Card.objects.filter(rulings__isnull=False).values_list("pk", flat=True))
        changed = set(Card.objects.filter(errata__isnull=False).values_list("pk", flat=True))
        self.has = {"ruling": ruled, "errata": changed}
        self.sets: dict[int, list[Printing]] = {}
        for each in self.printings:
            self.sets.setdefault(each.card_id, []).append(each)

    def queries(self, number: int) -> Iterator[Drawn]:
        names = sorted(set(FIELDS) - ELSEWHERE)
        for i in range(number):
            # Each field in its turn, alone or with others.
            drawn = self.field(names[i % len(names)])
            for _ in range(self.random.choice((0, 0, 1, 2, 3))):
                drawn = self.joined(drawn, self.condition())
            yield drawn

    def joined(self, one: Drawn, other: Drawn) -> Drawn:
        how = self.random.choice((" ", " ", " and ", " AND ", " or ", " | ", " OR "))
        if how.strip().lower() in {"or", "|"}:
            return Drawn(f"({one.text}{how}{other.text})", lambda c, p: one.meets(c, p) or other.meets(c, p))
        return Drawn(f"({one.text}{how}{other.text})", lambda c, p: one.meets(c, p) and other.meets(c, p))

    def condition(self) -> Drawn:
        drawn = self.field(self.random.choice(["", "", "!", "/", *sorted(set(FIELDS) - ELSEWHERE)]))
        if self.random.random() < 0.3:
            how = self.random.choice(("-", "not ", "NOT "))
            return Drawn(f"{how}{drawn.text}", lambda c, p: not drawn.meets(c, p))
        return drawn

    def word(self, text: str) -> str:
        words = re.findall(r"[a-z]{3,}", text.lower())
        word = self.random.choice([each for each in words if each not in {"and", "not"}] or ["nothing"])
        return word[: self.random.randint(3, len(word))]

    def field(self, name: str) -> Drawn:
        printing = self.random.choice(self.printings)
        card = printing.card
        if name == "":
            word = self.word(card.title)
            return Drawn(word, lambda c, p: self.titled(c, word))
        if name == "!":
            whole = slugify_title(card.title)
            return Drawn(f'!"{card.title}"', lambda c, p: whole in {c.slug, *self.aliases[c.pk]})
        if name == "/":
            word = self.word(card.title)
            return Drawn(f"/^{word}.*/", lambda c, p: c.title.lower().startswith(word))
        op = self.random.choice(COMPARE if FIELDS[name].operators == COMPARE else (":", "="))
        value, meets = self.meaning(name, op, printing)
        space = self.random.choice(("", "", "", " "))
        written = f'"{value}"' if re.search(r"[\s()|:]", value) else value
        return Drawn(f"{name}{space}{op}{space}{written}", meets)

    def titled(self, card: Card, word: str) -> bool:
        return same_letters(word, card.title) or any(word in slug for slug in self.aliases[card.pk])

    def meaning(self, name: str, op: str, printing: Printing) -> tuple[str, Callable[[Card, Printing], bool]]:
        """A value for a field, most often one that there is, and what it means."""
        card, draw = printing.card, self.random
        if name in NUMBERS:
            return self.number(name, op, card)
        if name in WORDS:
            column = WORDS[name]
            value = draw.choice([getattr(of_ufs(each), column) for each in self.cards("ufs")] or [""]) or "nothing"
            return value, lambda c, p: getattr(of_ufs(c), column, "") == value
        if name in {"req", "requires", "prov", "provides"}:
            column = "requires" if name.startswith("req") else "provides"
            letters = "".join(draw.choice(list(LETTERS)) for _ in range(draw.randint(1, 4)))
            letters = draw.choice((letters, letters[0], letters[0] * 2, letters[0] * 7))
            wanted = Counter(LETTERS[each] for each in letters)
            return (
                letters,
                lambda c, p: (
                    of_shadowfist(c) is not None
                    and included(op, Counter(getattr(of_shadowfist(c), column).as_mapping()), wanted)
                ),
            )
        if name in {"res", "resource"}:
            values = set(draw.sample(["fire", "order", "all", "death", "life"], draw.choice((1, 1, 2))))
            return (
                ",".join(sorted(values)),
                lambda c, p: (
                    of_ufs(c) is not None
                    and of_ufs(c).control is not None
                    and included(op, Counter(of_ufs(c).resources.split()), Counter(values))
                ),
            )
        if name in {"set", "in"}:
            code = printing.card_set.code
            if name == "set":
                return code, lambda c, p: p.card_set.code == code
            return code, lambda c, p: any(each.card_set.code == code for each in self.sets[c.pk])
        if name == "year":
            year = draw.choice((1995, 1996, 2000, 2001, 2015))
            return str(year), lambda c, p: bool(p.card_set.released) and COMPARISONS[op](p.card_set.released.year, year)
        if name in {"r", "rarity"}:
            rarity = printing.rarity or "Rare"
            return rarity, lambda c, p: p.rarity == rarity
        if name in {"cn", "number"}:
            number = printing.ufs.collector_number if hasattr(printing, "ufs") else "12"
            return number or "12", lambda c, p: hasattr(p, "ufs") and p.ufs.collector_number == (number or "12")
        if name in {"a", "artist"}:
            word = self.word(printing.artist)
            return word, lambda c, p: same_letters(word, p.artist)
        if name == "printed":
            word = self.word(printing.text or "nothing")
            return word, lambda c, p: same_letters(word, p.text) or same_letters(word, p.original_text)
        if name in {"o", "text"}:
            word = self.word(card.text or "nothing")
            return word, lambda c, p: same_letters(word, c.text)
        if name in {"sub", "subtitle"}:
            word = self.word(card.subtitle or "nothing")
            return word, lambda c, p: same_letters(word, c.subtitle)
        if name in {"t", "type"}:
            kind = draw.choice((card.type.lower(), card.type[:3].lower(), "site"))
            return (
                kind,
                lambda c, p: (
                    any(each.startswith(kind) for each in (c.type.lower(), *c.type.lower().split("/")))
                    or (kind == "site" and c.type == "Feng Shui Site")
                ),
            )
        if name == "game":
            game = draw.choice(("shadowfist", "ufs"))
            return game, lambda c, p: c.game.slug == game
        if name == "understood":
            value = draw.choice(("yes", "no"))
            return value, lambda c, p: c.compiled is not None and c.compiled.whole == (value == "yes")
        if name == "has":
            value = draw.choice(("errata", "ruling"))
            return value, lambda c, p: c.pk in self.has[value]
        assert name == "is", f"say here what {name} means"
        value = draw.choice(list(IS))
        return value, lambda c, p: IS[value](c)

    def number(self, name: str, op: str, card: Card) -> tuple[str, Callable[[Card, Printing], bool]]:
        of = of_shadowfist if name in OF_SHADOWFIST else of_ufs
        column = NUMBERS[name]
        if name in {"height", "weight"}:
            measured = self.random.choice((150, 175, 180) if name == "height" else (50, 60, 80))
            unit, times = ("cm", 10) if name == "height" else ("kg", 1000)
            return f"{measured}{unit}", lambda c, p: compared(op, getattr(of(c), column, None), measured * times)
        chance = self.random.random()
        if chance < 0.15:
            others = [each for each in NUMBERS if (each in OF_SHADOWFIST) == (name in OF_SHADOWFIST)]
            other = self.random.choice([each for each in others if each not in {"height", "weight"}])
            return other, lambda c, p: compared(op, getattr(of(c), column, None), getattr(of(c), NUMBERS[other], None))
        if chance < 0.25 and op in {":", "="} and name in {"cost", "fight", "fighting"}:
            return "x", lambda c, p: bool(getattr(of(c), f"{column}_x", False))
        there = getattr(of(card), column, None)
        value = there if there is not None and chance < 0.8 else self.random.randint(0, 12)
        return str(value), lambda c, p: compared(op, getattr(of(c), column, None), value)

    def cards(self, game: str) -> list[Card]:
        return [each.card for each in self.printings if each.card.game.slug == game]


def compared(op: str, one: Any, other: Any) -> bool:
    """A missing value makes any comparison false (DESIGN 8)."""
    return one is not None and other is not None and COMPARISONS[op](one, other)


def included(op: str, there: Counter[str], wanted: Counter[str]) -> bool:
    return {
        ":": there >= wanted,
        ">=": there >= wanted,
        ">": there > wanted,
        "<=": there <= wanted,
        "<": there < wanted,
        "=": there == wanted,
        "!=": there != wanted,
    }[op]


def of_shadowfist(card: Card) -> Any:
    return getattr(card.printing, "shadowfist", None)


def of_ufs(card: Card) -> Any:
    return getattr(card.printing, "ufs", None)


def is_character(card: Card) -> bool:
    return card.type == "Character" and of_shadowfist(card) is not None


def only_talents(symbols: Any) -> bool:
    return set(symbols.as_mapping()) <= {"chi", "magic", "tech"}


def first_words(card: Card) -> list[str]:
    return re.split(r"\. +", card.text)


IS: dict[str, Callable[[Card], bool]] = {
    "unique": lambda card: (
        any(each.startswith("Unique.") for each in [*first_words(card), card.text])
        or "Unique." in first_words(card)
        or "Unique" in first_words(card)[:-1]
        or "|unique|" in getattr(of_ufs(card), "keyword_index", "")
    ),
    "limited": lambda card: "Limited" in first_words(card)[:-1] or card.text.startswith("Limited."),
    "foundation": lambda card: (
        is_character(card) and not of_shadowfist(card).requires and not only_talents(of_shadowfist(card).provides)
    ),
    "neutral": lambda card: (
        is_character(card) and only_talents(of_shadowfist(card).requires) and only_talents(of_shadowfist(card).provides)
    ),
    "split": lambda card: "/" in card.type,
    "block": lambda card: getattr(of_ufs(card), "block_modifier", None) is not None,
    "bundled": lambda card: card.bundled,
}


def faults(number: int, seed: int) -> list[str]:
    """What is found otherwise than it means, of so many queries: on cards, and on printings."""
    draw, found = Draw(seed), []
    for drawn in draw.queries(number):
        meets = [each for each in draw.printings if drawn.meets(each.card, each)]
        read = parse_query(drawn.text)
        cards = set(read.cards().values_list("pk", flat=True))
        printings = set(read.printings().values_list("pk", flat=True))
        if cards != {each.card_id for each in meets}:
            wrong = cards ^ {each.card_id for each in meets}
            found.append(
                f"{drawn.text}: {sorted(Card.objects.filter(pk__in=wrong).values_list('title', flat=True))[:5]}"
            )
        elif printings != {each.pk for each in meets}:
            found.append(f"{drawn.text}: printings {sorted(printings ^ {each.pk for each in meets})[:5]}")
    return found
