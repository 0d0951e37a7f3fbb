"""What is meant by words and titles that are misspelt, and what they begin: by indexes, on every database alike."""

from __future__ import annotations

from array import array
from collections import Counter
from difflib import SequenceMatcher

from django.db.models import QuerySet
from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from rules.library.packed_numbers import KEYS, packed, unpacked
from rules.library.publication import Lookups, register
from rules.models import CardAlias, Suggested, SuggestedWord, TitleGram

MAX_WORDS = 8
SHORTEST, LONG = 3, 6  # letters of a word in which one slip is forgiven, and two
LIKE = 0.6  # of two spellings, from which on one may be meant by the other
LONGEST = 120  # letters of a title
# So many titles that have most of the letters in the same places are looked at, and so many of them closely.
LOOKED_AT, COMPARED = 600, 100
POSTINGS = 150_000  # of the rarest letters; what only has commoner ones is no title that was meant
SHORT = 8  # letters of a text in which two that follow each other tell something, in a longer one three do


def with_words(rows: QuerySet[Suggested], slug: str) -> QuerySet[Suggested]:
    """Those that have, for each word that was typed, one that begins with it."""
    for word in dict.fromkeys(slug.split("-")[:MAX_WORDS]):
        rows = rows.filter(pk__in=SuggestedWord.objects.filter(word__begins=word).order_by().values("suggested"))
    return rows


def meant(slug: str) -> str:
    """The same with each word that nothing begins with replaced by the likest beginning that there is."""
    return "-".join(word if _begins(word) else _nearest(word) or word for word in slug.split("-")[:MAX_WORDS])


def _begins(word: str) -> bool:
    return SuggestedWord.objects.filter(word__begins=word).exists()


def _nearest(word: str) -> str:
    """The beginning that is fewest slips of the finger from a word, of those the one that most words have."""
    allowed = slips_allowed(word)
    if not allowed:
        return ""
    known: set[str] = set()
    for letter in sorted(set(word[:2])):
        rows = SuggestedWord.objects.filter(word__begins=letter).order_by()
        known.update(rows.values_list("word", flat=True).distinct())
    lengths = range(len(word) - allowed, len(word) + allowed + 1)
    beginnings = Counter(each[:length] for length in lengths for each in known if len(each) >= length)
    near = extract(word, list(beginnings), scorer=OSA.distance, score_cutoff=allowed, limit=None)
    ranked = ((slips, each[0] != word[0], -beginnings[each], each) for each, slips, _ in near)
    return min(ranked, default=(0, False, 0, ""))[3]


def slips_allowed(word: str) -> int:
    """How many letters of a word may be wrong, missing, too many or turned around."""
    return 0 if len(word) < SHORTEST else 1 if len(word) < LONG else 2


def spelt_like(slug: str, among: QuerySet[CardAlias]) -> list[tuple[float, str, int]]:
    """Likeness, title and key of the cards with a name that is spelt much like a text, the likest first.

    Looked at are those that have letters in their order in common with it, and those that have the words it may mean.
    """
    slug = slug[:LONGEST]
    wanted = _grams(slug, 2 if len(slug) <= SHORT else 3)
    shared = Counter[int]()
    kept = TitleGram.objects.filter(gram__in=wanted).values_list("aliases", flat=True)
    room = POSTINGS
    for aliases in sorted((unpacked(KEYS, data) for data in kept), key=len):
        if shared and room < len(aliases):
            break
        shared.update(aliases)
        room -= len(aliases)
    keys = [key for key, _ in shared.most_common(LOOKED_AT)]
    rows = list(among.filter(pk__in=keys).values_list("pk", "slug", "card", "card__title"))
    rows.sort(key=lambda row: (-shared[row[0]] / (len(wanted) + len(row[1])), row[1]))
    words = with_words(Suggested.objects.filter(kind="card"), meant(slug)).values_list("names", flat=True)[:COMPARED]
    names = {name for each in words for name in each.split("|")}
    more = among.filter(slug__in=names).values_list("pk", "slug", "card", "card__title") if names else ()
    found: dict[int, tuple[float, str, int]] = {}
    matcher = SequenceMatcher()
    matcher.set_seq2(slug)
    for _, alias, card, title in dict.fromkeys([*rows[:COMPARED], *more]):
        matcher.set_seq1(alias)
        if matcher.quick_ratio() >= LIKE:
            ratio = matcher.ratio()
            if ratio >= LIKE and ratio > found.get(card, (0.0,))[0]:
                found[card] = (ratio, title, card)
    return sorted(found.values(), key=lambda each: (-each[0], each[1]))


def _grams(slug: str, length: int) -> set[str]:
    """The letters of a slug, with its ends, so many at a time."""
    bounded = f"-{slug}-"
    return {bounded[at : at + length] for at in range(len(bounded) - length + 1)}


def _make() -> None:
    aliases: dict[str, array[int]] = {}
    for key, slug in CardAlias.objects.order_by("pk").values_list("pk", "slug").iterator():
        for gram in _grams(slug, 2) | _grams(slug, 3):
            aliases.setdefault(gram, array(KEYS)).append(key)
    TitleGram.objects.all().delete()
    TitleGram.objects.bulk_create(
        (TitleGram(gram=gram, aliases=packed(KEYS, keys)) for gram, keys in aliases.items()), batch_size=500
    )


register(Lookups(_make, __file__))
