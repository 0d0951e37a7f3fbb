"""What was chosen for a card as it was played or entered play, as a board states it: ``chosen`` (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import get_args

from rules.engine.kernel.fields import Fields
from rules.engine.kernel.frozen import frozen
from rules.engine.kernel.value import rebuilt, walk
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Nameable, SlotKey
from rules.engine.shadowfist.lowering.rules_text import EVENT, RulesText
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Binding, Card, Game, Known, Word
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules import acting
from rules.engine.shadowfist.rules.play import arrivals
from rules.engine.shadowfist.view import copying

NAMES = ("x", "designator", "faction", "player", "card", "number", "keyword")
OF_NAMEABLE = {Nameable.DESIGNATOR: "designator", Nameable.FACTION: "faction", Nameable.RESOURCE: "faction"}
# The slot of what a continuous ability leaves to a player's choice.
NAMED_BY_STATIC = -1
# What makes a card another, once and for all, by the card that was chosen.
COPYING = (ef.CopyText, ef.BecomeTitled)


@frozen
class Asked:
    """Something that is chosen for a card and that its text looks at later: the field of ``chosen``, and its slot."""

    name: str
    slot: SlotKey | None = None
    what: str = ""


@lru_cache(maxsize=16384)
def asked(text: RulesText) -> tuple[Asked, ...]:
    """What has to be known of a card in play that says this.

    What is chosen and only done something to as the card enters play is none of it.
    """
    found = [Asked("x")] if _has_free_x(text) else []
    for grant in text.gaining:
        for benefit in walk(grant[1].statement):
            if isinstance(benefit, co.HasNamedDesignator):
                found.append(Asked("designator", NAMED_BY_STATIC, benefit.name.what.value))
    looked_at = set(_slots((text.x, text.strength_x)))
    for choice, copies in _choices(text):
        name = _name(choice)
        if choice.slot is not None and name is not None and (copies or choice.slot in looked_at):
            what = choice.what.value if isinstance(choice, ch.Name) else ""
            found.append(Asked(name, choice.slot, what))
    if _counts_what_was_done(text, looked_at) and not any(each.name == "x" for each in found):
        found.append(Asked("x"))
    return tuple(found)


def _counts_what_was_done(text: RulesText, looked_at: set[SlotKey]) -> bool:
    """Whether its X comes of what was done as it entered play: "X is the total cost of those cards"."""
    arrived = [ability for said in text.triggered if (ability := arrivals.on_arrival(said.does)) is not None]
    deeds = (each for ability in arrived for each in walk(ability.effects) if isinstance(each, get_args(ef.Effect)))
    return any(getattr(each, "slot", None) in looked_at for each in deeds)


def _has_free_x(text: RulesText) -> bool:
    """Whether an X of its text or in the place of a number is the one that was chosen as it was played (4.3.2)."""
    if text.face.cost != "X" or text.type == EVENT or text.x is not None:
        return False
    said = tuple(each.does for each in text.abilities)
    return "X" in (text.face.fighting, text.face.body) or any(isinstance(each, a.X) for each in walk(said))


def _choices(text: RulesText) -> Iterator[tuple[ch.ChooseCards | ch.ChoosePlayers | ch.Name | ch.ChooseNumber, bool]]:
    """What is chosen as the card enters play, and whether that makes it another card."""
    for said in text.triggered:
        ability = arrivals.on_arrival(said.does)
        if ability is not None:
            copies = _copies(ability.effects)
            for each in walk(ability.effects):
                if isinstance(each, ch.ChooseCards | ch.ChoosePlayers | ch.Name | ch.ChooseNumber):
                    yield each, copies


def _copies(effects: tuple[ef.Effect, ...]) -> bool:
    return any(isinstance(each, ef.CopyText) and each.onto == n.This() for each in effects)


def _name(choice: ch.ChooseCards | ch.ChoosePlayers | ch.Name | ch.ChooseNumber) -> str | None:
    match choice:
        case ch.ChooseCards():
            return "card"
        case ch.ChoosePlayers():
            return "player"
        case ch.ChooseNumber():
            return "number"
        case ch.Name(what=what):
            return OF_NAMEABLE.get(what)


def _slots(values: object) -> Iterator[SlotKey]:
    """The slots to which some values refer."""
    for each in walk(values):
        match each:
            case n.Bound(slot) | n.BoundPlayers(slot):
                yield slot
            case a.CountNamedResources(named=named) | n.TitledAs(named):
                yield named


# Reading


def read(fields: Fields, text: RulesText, *, known: bool) -> Mapping[str, object]:
    """The field ``chosen`` of a card.

    :param fields: the card.
    :param known: whether whatever its text asks for has to be stated.
    """
    given = Fields(fields.mapping("chosen"), f"{fields.place}.chosen", fields.faults)
    given.only(*NAMES)
    wanted = {each.name: each for each in asked(text)}
    found: dict[str, object] = {}
    for name in given.given:
        if name in NAMES and name not in wanted and _is_read(text):
            given.fault(name, f"nothing of the kind is chosen for {text.face.title}")
        elif name == "x":
            found["x"] = given.number("x", 0)
        elif name in NAMES:
            found[name] = given.text(name, "")
    for name in wanted:
        if known and name not in given.given:
            given.fault(name, f"{text.face.title} needs it: say what was chosen as it entered play")
    return found


def _is_read(text: RulesText) -> bool:
    """Whether it is known what the text asks for: not where it is not understood, or has not been compiled."""
    return not text.not_understood and bool(text.abilities or not text.face.text)


def begin(game: Game, card_id: str, chosen: Mapping[str, object]) -> Game:
    """The game with what was chosen for a card; one that copies another then says what that one says."""
    card = game.cards[card_id]
    x = chosen.get("x")
    slots: list[tuple[SlotKey, Binding]] = []
    for each in asked(card.text):
        if each.slot is None or each.name not in chosen:
            continue
        said = str(chosen[each.name])
        known: Known | str | Word = Word(each.what or each.name, said)
        if each.name == "card":
            known = game.known(said)
        elif each.name == "player":
            known = said
        slots.append((each.slot, (known,)))
    game = game.put(card_id, x=x if isinstance(x, int) else None, chosen=tuple(slots))
    return _copied(game, card_id) if slots else game


def _copied(game: Game, card_id: str) -> Game:
    card = game.cards[card_id]
    by = card.controller or card.owner
    slots = dict(card.chosen)
    for said in card.text.triggered:
        ability = arrivals.on_arrival(said.does)
        if ability is None or not _copies(ability.effects):
            continue

        def meant(each: object) -> object:
            return n.Bound(each.slot) if isinstance(each, ch.ChooseCards) and each.slot in slots else each

        referee = Referee(game)
        scope = Scope(game, by, Known(card.id, card.life), slots)
        doer = acting.Doer(referee, scope, acting.cause_of(referee, by, scope.this))
        acting.run(doer, tuple(rebuilt(each, meant) for each in ability.effects if isinstance(each, COPYING)))
        copying.settle(referee)
        game = referee.game
    return game


# Writing


def told(game: Game, card: Card) -> dict[str, object] | None:
    """What was chosen for a card in play, as a board states it; nothing where there is no field for it."""
    found: dict[str, object] = {} if card.x is None else {"x": card.x}
    names = {each.slot: each.name for each in asked(card.printed) if each.slot is not None}
    for slot, binding in card.chosen:
        if len(binding) != 1 or slot not in names or names[slot] in found:
            return None
        (said,) = binding
        if isinstance(said, Known):
            if game.same(said) is None:
                return None
            found[names[slot]] = said.id
        else:
            found[names[slot]] = said.said if isinstance(said, Word) else said
    return found if card.x is None or any(each.name == "x" for each in asked(card.printed)) else None
