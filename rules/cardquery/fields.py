"""The fields of the query language: one table for the parser, the help page and the API's documentation."""

from __future__ import annotations

from collections.abc import Callable

from django.db.models import F, Q

from rules.cardquery import ufs_fields
from rules.cardquery.field import COMPARE, LOOKUPS, ONLY, Field, of_any_printing
from rules.cardquery.values import ValueProblem
from rules.engine.shadowfist import (
    BY_COMMUNITY_LETTER,
    BY_LETTER,
    BY_NAME,
    DEFAULT_RULESET,
    Symbol,
    SymbolError,
    Symbols,
)
from rules.library import compiled, designations
from rules.models import (
    Card,
    CardAlias,
    CardSet,
    CardType,
    CompiledWording,
    Game,
    Rarity,
    ShadowfistCharacteristics,
    is_titled,
)
from rules.text.texts import slugify_title

NUMBERS = {
    "cost": "printing__shadowfist__cost",
    "fight": "printing__shadowfist__fighting",
    "fighting": "printing__shadowfist__fighting",
    "power": "printing__shadowfist__power",
    "body": "printing__shadowfist__body",
}
REQUIRES = "printing__shadowfist__requires"
PROVIDES = "printing__shadowfist__provides"


def _number(column: str) -> Callable[[str, str], Q]:
    """A comparison with a number, X, or another number of the card; a card without the number never meets it."""

    def build(op: str, value: str) -> Q:
        path = NUMBERS[column]
        if value.lower() == "x":
            if op not in {":", "="} or column not in {"cost", "fight", "fighting"}:
                raise ValueProblem(f"X is no number: only cost=x and fight=x find it, not {column}{op}x")
            return Q(**{f"{path}_x": True})
        if value.lower() in NUMBERS:
            other = NUMBERS[value.lower()]
            present = Q(**{f"{path}__isnull": False, f"{other}__isnull": False})
            if op == "!=":
                return present & ~Q(**{path: F(other)})
            return present & Q(**{f"{path}{LOOKUPS[op]}": F(other)})
        if not value.lstrip("-").isascii() or not value.lstrip("-").isdigit() or len(value) > 4:
            raise ValueProblem(f"{value!r} must be a whole number, X or {', '.join(NUMBERS)}")
        if op == "!=":
            return Q(**{f"{path}__isnull": False}) & ~Q(**{path: int(value)})
        return Q(**{f"{path}{LOOKUPS[op]}": int(value)})

    return build


def read_symbols(value: str) -> Symbols:
    """Symbols as a person types them: ``DD``, ``dd``, ``[Dragons][Chi]``, ``dragons``.

    Letters are those of the community card file where their case tells them apart (``m`` Monarchs, ``M`` Magic); a
    letter that is none of them is read as ours.

    :raises SymbolError: for anything else.
    """
    if value.lower() in BY_NAME:
        return Symbols.from_counts({BY_NAME[value.lower()]: 1})
    if "[" in value:
        return Symbols.parse(value)
    counts: dict[Symbol, int] = {}
    for letter in value:
        symbol = BY_COMMUNITY_LETTER.get(letter) or BY_LETTER.get(letter)
        symbol = symbol or BY_COMMUNITY_LETTER.get(letter.lower()) or BY_LETTER.get(letter.upper())
        if symbol is None:
            raise SymbolError(
                f"{letter!r} in {value!r} is no resource; use {', '.join(s.value for s in Symbol)}, or letters: "
                + " ".join(f"{s.community}={s.label}" for s in Symbol)
            )
        counts[symbol] = counts.get(symbol, 0) + 1
    return Symbols.from_counts(counts)


def _symbols(path: str) -> Callable[[str, str], Q]:
    """Comparison of multisets by inclusion; ``:`` is "at least"."""

    def build(op: str, value: str) -> Q:
        try:
            wanted = read_symbols(value)
        except SymbolError as error:
            raise ValueProblem(str(error)) from error

        def fits(printed: Symbols) -> bool:
            at_least = all(printed.count(symbol) >= wanted.count(symbol) for symbol in Symbol)
            at_most = all(printed.count(symbol) <= wanted.count(symbol) for symbol in Symbol)
            return {
                ":": at_least,
                ">=": at_least,
                ">": at_least and not at_most,
                "<=": at_most,
                "<": at_most and not at_least,
                "=": at_least and at_most,
                "!=": not (at_least and at_most),
            }[op]

        return _printed_symbols(path, fits)

    return build


def _printed_symbols(path: str, fits: Callable[[Symbols], bool]) -> Q:
    """Cards whose symbols are such: of the few different multisets that are printed, those that fit."""
    column = path.rpartition("__")[2]
    printed = ShadowfistCharacteristics.objects.order_by().values_list(column, flat=True).distinct()
    return Q(**{f"{path}__in": [each for each in printed if fits(each)]})


def _with(symbol: Symbol) -> Callable[[Symbols], bool]:
    return lambda printed: printed.count(symbol) > 0


def _faction(op: str, value: str) -> Q:
    try:
        symbols = read_symbols(value)
    except SymbolError as error:
        raise ValueProblem(str(error)) from error
    condition = Q()
    for symbol in dict(symbols.counts):
        condition &= _printed_symbols(REQUIRES, _with(symbol)) | _printed_symbols(PROVIDES, _with(symbol))
    return condition


def _type(op: str, value: str) -> Q:
    wanted = value.lower().replace("-", " ")
    if wanted in {"fss", "feng shui", "fengshui"}:
        return Q(type=CardType.FENG_SHUI_SITE)
    # A split card has the types of both its halves (UFS 2.6.0.4).
    found = [kind for kind in CardType.values if any(each.startswith(wanted) for each in _types(kind))]
    if wanted == "site":  # a Feng Shui Site is a Site (rulebook 10.3)
        found = [CardType.SITE, CardType.FENG_SHUI_SITE]
    if not found:
        raise ValueProblem(f"{value!r} is no type; types are {', '.join(CardType.values)}")
    return Q(type__in=found)


def _types(kind: str) -> list[str]:
    return [kind.lower(), *kind.lower().split("/")]


def _designator(op: str, value: str) -> Q:
    found = designations.condition(value, DEFAULT_RULESET)
    if found is None:
        raise ValueProblem(f"{value!r} holds no word that can be a designator")
    return found


def _printed_in(op: str, value: str) -> Q:
    sets = CardSet.objects.filter(Q(code__iexact=value) | Q(name__iexact=value)).values("pk")
    if not sets.exists():
        raise ValueProblem(f"{value!r} is no set; sets have codes such as {_some_codes()}")
    return Q(card_set__in=sets)


def _some_codes() -> str:
    return ", ".join(CardSet.objects.order_by("-order").values_list("code", flat=True)[:5])


def _year(op: str, value: str) -> Q:
    """A year of release; a printing whose year is not known never meets it."""
    if not value.isascii() or not value.isdigit() or len(value) != 4 or not int(value):  # there is no year 0
        raise ValueProblem(f"{value!r} is no year such as 2000")
    dated = Q(card_set__released__isnull=False)
    if op == "!=":
        return dated & ~Q(card_set__released__year=int(value))
    return dated & Q(**{f"card_set__released__year{LOOKUPS[op]}": int(value)})


def _in(op: str, value: str) -> Q:
    """Printed in a set, in a year, or with a rarity."""
    if value.isascii() and value.isdigit() and len(value) == 4:
        return _year("=", value)
    return _printed_in(op, value) if _rarity_named(value) is None else _rarity(op, value)


def _keyword(op: str, value: str) -> Q:
    """A special ability or restriction that the text now in force has by itself (10.1); a keyword of UFS (2.14)."""
    wanted = compiled.keyword(value)
    # Texts have few different sets of keywords: the index is asked for those with this one.
    texts = CompiledWording.objects.order_by().values_list("keywords", flat=True).distinct()
    of_shadowfist = Q(compiled__keywords__in=[each for each in texts if f"|{wanted}|" in each])
    conditions = (of_shadowfist, ufs_fields.keyword(value)) if wanted else ()
    found = [each for each in conditions if Card.objects.filter(each).exists()]
    if not found:
        raise ValueProblem(f"no card has {value!r} as a special ability, restriction or keyword")
    if len(found) == 1:
        return found[0]
    # Each is found by an index of its own, which one condition with "or" would not use.
    one, other = (Card.objects.filter(each).order_by().values_list("pk") for each in found)
    return Q(pk__in=one.union(other))


def _rarity_named(value: str) -> str | None:
    initials = {"".join(word[0] for word in rarity.split()).lower(): rarity for rarity in Rarity.values}
    return initials.get(value.lower()) or next((r for r in Rarity.values if r.lower() == value.lower()), None)


def _rarity(op: str, value: str) -> Q:
    rarity = _rarity_named(value)
    if rarity is None:
        raise ValueProblem(f"{value!r} is no rarity; rarities are {', '.join(Rarity.values)}")
    return Q(rarity=rarity)


def _artist(op: str, value: str) -> Q:
    return Q(artist__holds=value)


def _printed_text(op: str, value: str) -> Q:
    return Q(text__holds=value) | Q(original_text__holds=value)


IS = {
    "unique": Q(text__regex=r"(^|\. +)Unique\.") | Q(printing__ufs__keyword_index__contains="|unique|"),
    "limited": Q(text__regex=r"(^|\. +)Limited\."),
    # 10.3: no resource conditions, and provisions for at least one faction.
    "foundation": Q(type=CardType.CHARACTER, printing__shadowfist__requires="")
    & ~Q(printing__shadowfist__provides__regex=r"^[CGT]*$"),
    # 10.3: no conditions or provisions for any faction.
    "neutral": Q(type=CardType.CHARACTER)
    & Q(printing__shadowfist__provides__regex=r"^[CGT]*$", printing__shadowfist__requires__regex=r"^[CGT]*$"),
    "split": Q(type__contains="/"),  # UFS 2.6
    "block": Q(printing__ufs__block_modifier__isnull=False),  # UFS 2.1.3.1
    "bundled": Q(bundled=True),
}
HAS = {
    "errata": Q(errata__isnull=False),
    "ruling": Q(rulings__isnull=False),
}


def _choice(name: str, table: dict[str, Q]) -> Callable[[str, str], Q]:
    def build(op: str, value: str) -> Q:
        key = value.lower().rstrip("s") if value.lower() not in table else value.lower()
        if key not in table:
            raise ValueProblem(f"{name}:{value} is not known; there is {', '.join(f'{name}:{key}' for key in table)}")
        return table[key]

    return build


def _understood(op: str, value: str) -> Q:
    whole = {"yes": True, "true": True, "no": False, "false": False}.get(value.lower())
    if whole is None:
        raise ValueProblem(f"understood:{value} is not known; there is understood:yes and understood:no")
    return Q(compiled__whole=whole)


def _game(op: str, value: str) -> Q:
    if not Game.objects.filter(slug=value.lower()).exists():
        raise ValueProblem(f"{value!r} is no game; there is {', '.join(Game.objects.values_list('slug', flat=True))}")
    return Q(game__slug=value.lower())


_TABLE = (
    Field(("t", "type"), ONLY, _type, "type of card", "t:event"),
    Field(("sub", "subtitle"), ONLY, lambda op, v: Q(subtitle__holds=v), "words of the subtitle", "sub:cyborg"),
    Field(("o", "text"), ONLY, lambda op, v: Q(text__holds=v), "words of the text now in force", 'o:"cancel"'),
    Field(
        ("printed",),
        ONLY,
        of_any_printing(_printed_text),
        "words of a printed text",
        "printed:limited",
        _printed_text,
    ),
    Field(("kw", "keyword"), ONLY, _keyword, "special ability, restriction or keyword of the card", "kw:ambush"),
    Field(("d", "designator"), ONLY, _designator, "designator (all words of a phrase)", "d:cop"),
    Field(("f", "faction"), ONLY, _faction, "faction or talent the card belongs to", "f:lotus"),
    Field(("req", "requires"), COMPARE, _symbols(REQUIRES), "resource conditions", "req>=dd"),
    Field(("prov", "provides"), COMPARE, _symbols(PROVIDES), "resource provisions", "prov=dC"),
    Field(("cost",), COMPARE, _number("cost"), "cost in Power", "cost<=2"),
    Field(("fight", "fighting"), COMPARE, _number("fight"), "Fighting", "fight>cost"),
    Field(("body",), COMPARE, _number("body"), "Body", "body>=8"),
    Field(("power",), COMPARE, _number("power"), "Power generated", "power=1"),
    *ufs_fields.TABLE,
    Field(("set",), ONLY, of_any_printing(_printed_in), "printed in the set (code or name)", "set:YotD", _printed_in),
    Field(("in",), ONLY, of_any_printing(_in), "ever printed in a set, in a year, with a rarity", "in:2000"),
    Field(("year",), COMPARE, of_any_printing(_year), "year of release of a printing", "year<=1996", _year),
    Field(("r", "rarity"), ONLY, of_any_printing(_rarity), "rarity of a printing", "r:rare", _rarity),
    Field(("a", "artist"), ONLY, of_any_printing(_artist), "artist of a printing", "a:tedin", _artist),
    Field(("is",), ONLY, _choice("is", IS), ", ".join(IS), "is:foundation"),
    Field(("has",), ONLY, _choice("has", HAS), ", ".join(HAS), "has:errata"),
    Field(
        ("understood",), ONLY, _understood, "whether the engine understands its whole text: yes, no", "understood:no"
    ),
    Field(("game",), ONLY, _game, "game", "game:shadowfist"),
)
FIELDS: dict[str, Field] = {name: field for field in _TABLE for name in field.names}


def title_condition(value: str, *, exact: bool) -> Q:
    """A word of the title (or of an alias), or the whole title."""
    slug = slugify_title(value)
    if exact:
        return Q(aliases__in=CardAlias.objects.filter(is_titled(value))) if slug else Q(pk__in=[])
    # Each of the two is found by an index of its own, which one condition with "or" would not use.
    found = Card.objects.filter(title__holds=value).order_by().values_list("pk")
    if slug:
        found = found.union(CardAlias.objects.filter(slug__holds=slug).order_by().values_list("card"))
    return Q(pk__in=found)
