"""Effects that copy, give, swap and blank rules text and printed characteristics (7.5)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.engine.continuous import copying
from rules.engine.continuous.copying import TEXTS, Copied
from rules.engine.designators import designators
from rules.engine.effects.doing import Doer
from rules.engine.effects.gaining import add, duration, lasting
from rules.engine.effects.roles import does
from rules.engine.ir import continuous as co
from rules.engine.phrases import qualities
from rules.engine.phrases.scope import CannotRunError
from rules.engine.scene.canceling import cancel_text
from rules.engine.state import Card, Known
from rules.engine.steps import listing, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To
from rules.engine.text.timing import Clause, Until

CHARACTERISTICS = frozenset({"fighting", "body", "title", "subtitle", "power"})
COPYABLE = TEXTS | CHARACTERISTICS | {"restriction", "restrictions", "designator", "designators"}


@dataclass(frozen=True)
class Thing:
    """What is copied: its name, and the phrase for the card that it is copied from, where it is said here."""

    name: str
    of: object = None


def things(node: object) -> list[Thing]:
    """What of a card a phrase names that can be copied; nothing if it is about something else."""
    match node:
        case sel.Several(items, _):
            found = [things(item) for item in items]
            return [thing for each in found for thing in each] if all(found) else []
        case ref.Of(what, of, _):
            named = re.split(r",? and |,? or |, ", what.lower())
            return [Thing(name, of) for name in named] if all(name in COPYABLE for name in named) else []
        case sel.Select(kinds=kinds, filters=filters):
            names = [word.name.lower() for kind in kinds for word in kind.all_of if isinstance(word, sel.Type)]
            if not names or not all(name in COPYABLE or qualities.singular(name) in COPYABLE for name in names):
                return []
            of = next((place for part in filters if (place := _source_of(part)) is not None), None)
            if of is None and not CHARACTERISTICS.isdisjoint(names):
                return []  # Power that is gained is not copied.
            return [Thing(name, of) for name in names]
    return []


def _source_of(part: object) -> object:
    """The card that a limit names: "printed on that Character", "of that Character"."""
    if isinstance(part, sel.Placed) and part.preposition in ("of", "on"):
        return part.where
    if isinstance(part, sel.Past):
        return next((each.what for each in part.complements if each.preposition in ("on", "in")), None)
    return None


@does("copy", takes=("onto", "to"), reads=(Until,), by_cards=True, of=things)
def copy(doer: Doer, clause: Clause, act: Act) -> None:
    """Copy the rules text printed on that Character onto target; this card copies the rules text of a Character."""
    onto = _onto(act)
    if onto is not None:
        recipients = doer.cards(onto)
    elif clause.agent is not None or not act.complements:
        recipients = doer.cards(clause.agent or ref.ThisCard())
    else:
        raise CannotRunError("copying that")
    give_text(doer, clause, things(act.what), recipients)


def _onto(act: Act) -> object:
    places = list(act.complements)
    for part in getattr(act.what, "filters", ()):
        # "The rules text printed on that Character onto target": the limit has taken the verb's complement.
        places += part.complements if isinstance(part, sel.Past) else []
    return next((each.what for each in places if isinstance(each, To) and each.preposition in ("onto", "to")), None)


def give_text(doer: Doer, clause: Clause, what: list[Thing], recipients: list[Card]) -> None:
    """Cards get, for a time, what is printed on another: 7.5 says what that includes."""
    if not what:
        raise CannotRunError("copying that")
    of = next((each.of for each in what if each.of is not None), None)
    sources = doer.cards(of, anywhere=True) if of is not None else []
    sources = [card for card in sources if _copyable(doer, card)]
    recipients = [card for card in recipients if card.in_play and _may_gain(doer, card)]
    if not sources or not recipients:
        return
    copied = tuple(each for source in sources for each in _copied(doer, what, source))
    until = duration(doer, clause)
    said = listing([each.name for each in what])
    names = listing([doer.referee.name(card.id) for card in recipients])
    doer.referee.step(
        "copy",
        f"{names} now {'has' if len(recipients) == 1 else 'have'} the {said} printed on "
        f"{listing([doer.referee.name(card.id) for card in sources])}{lasting(until)}.",
        rule("7.5"),
        cards=[card.id for card in (*recipients, *sources)],
    )
    add(doer, tuple(Known(card.id, card.life) for card in recipients), copied, until)


def _copied(doer: Doer, what: list[Thing], source: Card) -> list[object]:
    printed = source.printed
    names = {each.name for each in what}
    abilities: tuple[object, ...] = ()
    if names & TEXTS:
        # 10.1.2: since 2000 a special ability is one of a list; before, any ability was called so.
        listed = doer.referee.game.ruleset.value("special_abilities") == "listed"
        special_only = listed and not names & (TEXTS - {"special ability", "special abilities"})
        abilities = copying.abilities_of(printed, special_only=special_only)
    if names & {"restriction", "restrictions"}:
        abilities = (*copying.restrictions_of(printed), *abilities)
    strength = copying.strength_of(printed) if names & TEXTS else None
    face = copying.characteristics(printed.face, [name for name in sorted(names) if name in CHARACTERISTICS])
    benefits: list[object] = [Copied(abilities, strength, face)]
    if names & {"designator", "designators"}:
        face_of = printed.face
        found = designators(face_of.title, face_of.subtitle, doer.referee.game.ruleset.slug)
        benefits += [co.HasDesignator(one.word) for one in found]
    return benefits


def _copyable(doer: Doer, card: Card) -> bool:
    if copying.may_be_copied(card) and doer.may("copy", card):
        return True
    if not copying.may_be_copied(card):
        doer.referee.step("copy", f"{card.title} is Uncopyable: nothing is copied.", rule("10.1.1"), cards=[card.id])
    return False


def _may_gain(doer: Doer, card: Card) -> bool:
    """10.1.1: an Uncopyable card is not affected by effects that copy, but for its own."""
    protected = doer.referee.game.ruleset.rule("uncopyable")
    own = doer.cause.card is not None and doer.cause.card.id == card.id
    if own or protected.value != "both ways" or copying.may_be_copied(card):
        return True
    doer.referee.step(
        "copy", f"{card.title} is Uncopyable: nothing is copied onto it.", *protected.citations, cards=[card.id]
    )
    return False


def _is_text(node: object) -> bool:
    return isinstance(node, ref.Of) and node.what in TEXTS


@does("treat", takes=("as",), reads=(Until,), of=_is_text)
def treat(doer: Doer, clause: Clause, act: Act) -> None:
    """Treat the rules text of target as blank."""
    what = act.what
    blank = any(
        isinstance(word, sel.Is) and word.what == "blank"
        for each in act.complements
        if isinstance(each, To) and each.preposition == "as" and isinstance(each.what, sel.Select)
        for kind in each.what.kinds
        for word in kind.all_of
    )
    if not blank or not isinstance(what, ref.Of) or what.what not in TEXTS:
        raise CannotRunError("treating that so")
    for card in doer.cards(what.of):
        if card.in_play:
            cancel_text(doer, clause, card, "is treated as blank")


@does("become", reads=(Until,), by_cards=True)
def become(doer: Doer, clause: Clause, act: Act) -> None:
    """Its title becomes "Twin of" and that Character's title."""
    agent = clause.agent
    if not isinstance(agent, ref.Of) or agent.what not in ("title", "subtitle"):
        raise CannotRunError("becoming that")
    words = [word for item in _items(act.what) for word in _wording(doer, item)]
    cards = [card for card in doer.cards(agent.of) if card.in_play]
    if not cards or not words:
        return
    new = " ".join(words)
    names = listing([doer.referee.name(card.id) for card in cards])
    doer.referee.step(
        "copy", f"The {agent.what} of {names} is now {new}.", rule("7.5"), rule("7.3"), cards=[c.id for c in cards]
    )
    known = tuple(Known(card.id, card.life) for card in cards)
    add(doer, known, (Copied(face=((agent.what, new),)),), duration(doer, clause))


def _items(node: object) -> tuple[object, ...]:
    return node.items if isinstance(node, sel.Several) else (node,)


def _wording(doer: Doer, node: object) -> list[str]:
    """Words that a title is made of: quoted ones, and those of another card."""
    if isinstance(node, sel.Select):
        return [title for part in node.filters if isinstance(part, sel.Titled) for title in part.titles]
    if isinstance(node, ref.Of) and node.what in ("title", "subtitle"):
        return [str(getattr(card.text.face, node.what)) for card in doer.cards(node.of, anywhere=True)]
    raise CannotRunError("a title made of that")
