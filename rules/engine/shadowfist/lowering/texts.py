"""Whole texts: what each ability of a wording does, or which of its constructions cannot be run, and where it stands.

The one door to the lowering: whoever runs, shows or counts what texts do asks here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.lowering import rules_text, wording
from rules.engine.shadowfist.lowering.abilities import lower_ability
from rules.engine.shadowfist.lowering.going_on import strays
from rules.engine.shadowfist.lowering.keywords import lower_keyword, lower_restriction
from rules.engine.shadowfist.lowering.reading import Ability, active_in, limits_use, read_ability, with_limit
from rules.engine.shadowfist.lowering.rules_text import STATE, RulesText
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.text import UNCLEAR, CompiledText, compile_text, compiler_version, render
from rules.engine.shadowfist.text.abilities import Keyword, NotUnderstood, Restriction

NOWHERE = (0, 0)
MOST_KEPT = 8192
Reading = Restriction | Keyword | NotUnderstood | Ability
# What the compiler does not understand; its own reason stands with the compiled ability.
NOT_READ = "a sentence that is not understood"
# What an ability is told with that compiles and cannot be run, before the name of the construction.
NOT_RUN = "this cannot be run: "
# 4.3.4: the text of a State says what type of card it is played on.
NO_SUBJECT = 'a subject of no type; a State says "play on a Character", or "subject Character"'


@dataclass(frozen=True, slots=True)
class LoweredText:
    """What a text gives its card: ``abilities`` in the order of the text, without sentences that only add to one.

    ``places`` says of which of the compiled abilities each was made, the one that it begins with first.
    """

    abilities: tuple[ab.Ability | ab.Unsupported, ...]
    places: tuple[tuple[int, ...], ...]

    @property
    def whole(self) -> bool:
        """Whether all of it can be run."""
        return not self.unsupported

    @property
    def unsupported(self) -> tuple[ab.Unsupported, ...]:
        """What of it cannot be run."""
        return tuple(each for each in self.abilities if isinstance(each, ab.Unsupported))


def compile_card_text(text: str, *, title: str = "", type: str = "") -> CompiledText:
    """The abilities of a card's text; one that compiles and cannot be run is not understood either.

    :param title: the card's own title, by which its text may call it.
    :param type: the card's type: Character, Site, Feng Shui Site, State, Event, Edge.

    >>> compile_card_text("Damage inflicted by this card is doubled.", type="Edge").abilities[0].reason
    "this cannot be run: 'double' as something that holds"
    """
    compiled = compile_text(text, title=title, type=type)
    lowered = lower_text(compiled.abilities, type)
    if lowered.whole:
        return compiled
    found_strays = list(strays(compiled.abilities, readings(compiled.abilities), lowered.abilities))
    if joined := frozenset(compiled.spans[place][0] for each in found_strays if each.clear for place in each.places):
        compiled = compile_text(text, title=title, type=type, joined=joined)
        lowered = lower_text(compiled.abilities, type)
        found_strays = list(strays(compiled.abilities, readings(compiled.abilities), lowered.abilities))
    found, understood = list(compiled.abilities), compiled.clauses_understood
    for each, places in zip(lowered.abilities, lowered.places, strict=True):
        if not isinstance(each, ab.Unsupported):
            continue
        for place in places:
            if isinstance(found[place], NotUnderstood):
                continue
            start, end = compiled.spans[place]
            found[place] = NotUnderstood(text[start:end], f"{NOT_RUN}{each.construction}")
            understood -= compiled.counts[place]
    for place in (place for each in found_strays for place in each.before):
        if not isinstance(found[place], NotUnderstood):
            start, end = compiled.spans[place]
            found[place] = NotUnderstood(text[start:end], UNCLEAR)
            understood -= compiled.counts[place]
    return replace(compiled, abilities=tuple(found), clauses_understood=understood)


@cache
def compiler_and_lowering() -> str:
    """Changes whenever the compiler or the lowering does, so that stored results can be told to be out of date."""
    digest = hashlib.sha256(compiler_version().encode())
    for name in ("lowering", "ir"):
        folder = files(f"rules.engine.shadowfist.{name}")
        for item in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if item.name.endswith(".py"):
                digest.update(item.name.encode())
                digest.update(item.read_bytes())
    return digest.hexdigest()[:16]


@lru_cache(maxsize=MOST_KEPT)
def lower_text(abilities: tuple[object, ...], card_type: str, spans: tuple[tuple[int, int], ...] = ()) -> LoweredText:
    """What the compiled abilities of one wording do; kept for each wording.

    :param card_type: the printed type: Character, Site, Feng Shui Site, State, Event, Edge.
    :param spans: where each ability stands in the text, in characters, for what cannot be run.

    >>> from rules.engine.shadowfist.text import compile_text
    >>> lower_text(compile_text("Toughness: 1. Unique.").abilities, "Character").whole
    True
    """
    found: list[ab.Ability | ab.Unsupported] = []
    places: list[tuple[int, ...]] = []
    lost_x = False
    for group, reading in readings(abilities):
        start, end = spans[group[0]] if group[0] < len(spans) else NOWHERE
        made = _lowered([abilities[place] for place in group], reading, card_type, start, end)
        if isinstance(made, ab.Unsupported) and isinstance(reading, Ability):
            lost_x = lost_x or reading.x is not None
        found.append(made)
        places.append(group)
    if lost_x:
        found = [each if _has_own_x(each) else ab.Unsupported("X, which is not understood") for each in found]
    if sum(isinstance(each, ab.PlayOn) for each in found) > 1:
        found = [ab.Unsupported("one more time at which it is played") if _says_when(each) else each for each in found]
    whole = not any(isinstance(each, ab.Unsupported) for each in found)
    if whole and card_type == STATE and rules_text.played_on(found) is None:
        found = [ab.Unsupported(NO_SUBJECT) if _is_about_subject(each) else each for each in found]
    return LoweredText(tuple(found), tuple(places))


def _is_about_subject(made: ab.Ability | ab.Unsupported) -> bool:
    return any(isinstance(each, n.SubjectOfThis) for each in walk(made))


def _says_when(made: ab.Ability | ab.Unsupported) -> bool:
    """Whether it says on what a State is played when something happens."""
    return isinstance(made, ab.PlayOn) and made.responds is not None


def _has_own_x(made: ab.Ability | ab.Unsupported) -> bool:
    """Whether an ability says itself what X is, or needs none."""
    return getattr(made, "x", None) is not None or not any(isinstance(each, a.X) for each in walk(made))


def readings(abilities: Sequence[object]) -> list[tuple[tuple[int, ...], Reading]]:
    """Each ability as it is read, with its places; sentences that only limit the one before belong to that.

    "This ability is active while this card is in your smoked pile", "use only during an opponent's turn".
    """
    found: list[tuple[tuple[int, ...], Reading]] = []
    before: tuple[int, ...] = ()
    last: Reading | None = None
    for place, node in enumerate(abilities):
        if found:
            before, last = found[-1]
        used = isinstance(last, Ability) and last.kind == "Activated"
        if isinstance(node, NotUnderstood) and isinstance(last, Ability) and used and limits_use(node.text):
            # What limits an ability and is not read keeps it from being used.
            found[-1] = ((*before, place), replace(last, left=(*last.left, node)))
            continue
        if isinstance(node, Restriction | Keyword | NotUnderstood):
            found.append(((place,), node))
            continue
        ability = read_ability(node)
        if isinstance(last, Ability) and (pile := active_in(ability)) is not None:
            found[-1] = ((*before, place), replace(last, also_from=frozenset({pile})))
        elif isinstance(last, Ability) and (limited := with_limit(last, ability)) is not None:
            found[-1] = ((*before, place), limited)
        else:
            found.append(((place,), ability))
    return found


def _lowered(
    nodes: Sequence[object], reading: Reading, card_type: str, start: int, end: int
) -> ab.Ability | ab.Unsupported:
    try:
        for node in nodes:
            if not isinstance(node, NotUnderstood):
                wording.check(node)
        match reading:
            case Restriction():
                return lower_restriction(reading)
            case Keyword():
                return lower_keyword(reading, is_state=card_type == STATE)
            case NotUnderstood():
                raise UnsupportedError(NOT_READ)
            case Ability():
                return lower_ability(reading, card_type)
    except UnsupportedError as error:
        return ab.Unsupported(str(error), start, end)


def read_abilities(face: Face, abilities: tuple[object, ...]) -> RulesText:
    """The rules text of a wording from its compiled abilities; what of them cannot be run is not understood."""
    lowered = lower_text(tuple(abilities), face.type)
    made: list[rules_text.Ability[ab.Ability]] = []
    lost: list[rules_text.NotUnderstood] = []
    for each, places in zip(lowered.abilities, lowered.places, strict=True):
        if not isinstance(each, ab.Unsupported):
            made.append(rules_text.Ability(each, render(abilities[places[0]])))
            continue
        for node in (abilities[place] for place in places):
            if isinstance(node, NotUnderstood):
                lost.append(rules_text.NotUnderstood(node.text, node.reason))
            else:
                lost.append(rules_text.NotUnderstood(face.text, f"{NOT_RUN}{each.construction}"))
    return RulesText(face, tuple(made), tuple(lost))
