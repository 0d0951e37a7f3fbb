"""What has to happen: the clause of a trigger, or of something that is said to have happened in this turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.engine.ir import amounts as a
from rules.engine.ir import events as e
from rules.engine.ir import nouns as n
from rules.engine.ir.words import Burning, DamageKind, Test
from rules.engine.lowering import amounts, attacks, cards, limits, players
from rules.engine.lowering.context import Context, singular, type_names
from rules.engine.lowering.unsupported import UnsupportedError
from rules.engine.lowering.words import test
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import About, Act, To
from rules.engine.text.node import rebuild, walk
from rules.engine.text.timing import Clause, Either

WhoOrWhat = n.Cards | n.Players

VERBS = {
    **{each.value: each for each in e.Verb},
    "enter": e.Verb.ENTER_PLAY,
    "leave": e.Verb.LEAVE_PLAY,
    "generate": e.Verb.GENERATE,
}
del VERBS["control"], VERBS["cease attacking"], VERBS["cease intercepting"]
COMBAT = {
    "enter combat": e.CombatVerb.ENTER,
    "survive combat": e.CombatVerb.SURVIVE,
}
# What a card does of itself: it is the card of the event, and not who does something to another.
OF_ITSELF = frozenset(
    {
        e.Verb.ENTER_PLAY,
        e.Verb.LEAVE_PLAY,
        e.Verb.TURN_TO_ATTACK,
        e.Verb.TURN_TO_INTERCEPT,
        e.Verb.TURN_TO_HEAL,
        e.Verb.TURN_TO_CHANGE_LOCATION,
        e.Verb.CHANGE_LOCATION,
    }
)
# What happens to a card by itself where nobody is named: "when this card unturns".
ALSO_OF_ITSELF = frozenset({e.Verb.TURN, e.Verb.UNTURN})
POWER = {each.value: each for each in e.PowerVerb}
DAMAGE = frozenset({"inflict", "damage", "take"})
PAST = frozenset({"past", "perfect"})
COMBAT_WITH = ("in", "with")
THIS_TURN = "this turn"


def event(node: object, ctx: Context) -> e.EventPattern:
    """The event that a trigger waits for.

    :raises UnsupportedError: for one that the engine does not tell, or that has more to it than is read here.
    """
    if isinstance(node, Either):
        if node.joint != "or":
            raise UnsupportedError("two events at once")
        return e.AnyEvent(tuple(event(each, ctx) for each in _spelled_out(node.clauses)))
    if not isinstance(node, Clause):
        raise UnsupportedError(f"{type(node).__name__} as an event")
    if node.mode not in ("do", "did") or node.adverbs:
        raise UnsupportedError("an event that does not simply happen")
    action = node.action
    if isinstance(action, About) and isinstance(action.action, Act) and action.action.verb == "enter combat":
        return _combat(node, action.action, e.CombatVerb.ABOUT_TO_ENTER, ctx)
    if not isinstance(action, Act):
        raise UnsupportedError(f"{type(action).__name__} as an event")
    if action.tense:
        raise UnsupportedError(f"an event in the {action.tense}")
    if action.verb in COMBAT:
        return _combat(node, action, COMBAT[action.verb], ctx)
    reader = _READERS.get(action.verb)
    if reader is not None:
        return reader(node, action, ctx)
    return _card_event(node, action, ctx)


def _spelled_out(events: tuple[object, ...]) -> list[object]:
    """Alternatives with what they refer back to in one before: "seizes a Site or burns it" is burning a Site."""
    said: dict[int, sel.Select] = {}

    def meant(node: object) -> object:
        return said.get(node.slot, node) if isinstance(node, ref.That) else node

    found = []
    for each in events:
        found.append(rebuild(each, meant))
        said |= {node.slot: node for node in walk(each) if isinstance(node, sel.Select) and node.slot is not None}
    return found


def who_or_what(node: object, ctx: Context) -> WhoOrWhat:
    """Who or what does something in an event."""
    return limits.cards_or_players(node, ctx)


def _complements(act: Act, *prepositions: str) -> list[object]:
    return [each.what for each in act.complements if isinstance(each, To) and each.preposition in prepositions]


def _only(act: Act, *prepositions: str) -> None:
    """Refuses a statement with other complements."""
    for each in act.complements:
        preposition = each.preposition if isinstance(each, To) else type(each).__name__
        if preposition not in prepositions:
            raise UnsupportedError(f"an event with {preposition!r}: to {act.verb}")


def _one(found: list[object], what: str) -> object | None:
    if len(found) > 1:
        raise UnsupportedError(f"an event with two of {what}")
    return found[0] if found else None


def _doer(node: Clause, act: Act, ctx: Context) -> WhoOrWhat | None:
    """Who does it: the agent of the active voice, or who is named by "by"."""
    by = _complements(act, "by")
    if not act.passive and node.agent is not None:
        by.append(node.agent)
    one = _one(by, "those who do it")
    return who_or_what(one, ctx) if one is not None else None


def _card_event(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    names = [VERBS.get(verb) for verb in act.verb.split(" or ")]
    if "burn" in act.verb.split(" or ") or set(act.verb.split(" or ")) & (DAMAGE | POWER.keys()):
        return _several(node, act, ctx)
    if any(each is None for each in names):
        raise UnsupportedError(f"when something happens: to {act.verb}")
    verbs = tuple(each for each in names if each is not None)
    _only(act, "by", "in", "with", "", "in play", "to play")
    itself = [each in OF_ITSELF or (each in ALSO_OF_ITSELF and act.what is None) for each in verbs]
    if any(itself) and not all(itself):
        raise UnsupportedError(f"an event of several kinds: to {act.verb}")
    combat = _in_combat(act)
    if all(itself) and not act.passive:
        if act.what is not None:
            return _turns_to(node, act, verbs, ctx)
        card = cards.cards(node.agent, ctx) if node.agent is not None else None
        by = _complements(act, "by")
        doer = _one(by, "those who do it")
        return e.CardEvent(verbs, card, who_or_what(doer, ctx) if doer is not None else None, combat)
    patient = node.agent if act.passive else act.what
    card, also_combat = _patient(patient, ctx)
    return e.CardEvent(verbs, card, _doer(node, act, ctx), combat or also_combat)


def _turns_to(node: Clause, act: Act, verbs: tuple[e.Verb, ...], ctx: Context) -> e.EventPattern:
    """ "When this card turns to attack a turned Site"."""
    if verbs != (e.Verb.TURN_TO_ATTACK,) or act.complements or node.agent is None:
        raise UnsupportedError(f"to {act.verb} something, as an event")
    return e.TurnsToAttack(cards.cards(node.agent, ctx), who_or_what(act.what, ctx))


def _patient(node: object, ctx: Context) -> tuple[n.Cards | None, bool]:
    """To what it happens, and whether in combat: "smokes a Character in combat"."""
    if node is None:
        return None, False
    if isinstance(node, sel.Select):
        rest = tuple(
            part
            for part in node.filters
            if not (
                isinstance(part, sel.Placed) and part.preposition in ("in", "with") and _is_plain_combat(part.where)
            )
        )
        if len(rest) < len(node.filters):
            return cards.cards(replace(node, filters=rest), ctx), True
    return cards.cards(node, ctx), False


def _is_plain_combat(node: object) -> bool:
    if not isinstance(node, sel.Select) or node.filters:
        return False
    words = [word for kind in node.kinds for word in kind.all_of]
    return words in ([sel.Type("combat")], [sel.Is("combat"), sel.Type("damage")])


def _in_combat(act: Act) -> bool:
    found = _complements(act, "in", "with")
    if any(not _is_plain_combat(each) for each in found):
        raise UnsupportedError(f"an event in or with something: to {act.verb}")
    return bool(found)


def _several(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    """Verbs of which each is read in its own way: "seizes or burns a Site"."""
    parts = act.verb.split(" or ")
    if len(parts) == 1:
        raise UnsupportedError(f"when something happens: to {act.verb}")
    return e.AnyEvent(tuple(event(replace(node, action=replace(act, verb=verb)), ctx) for verb in parts))


def _burn(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    _only(act, "by", "for victory", "for power")
    how = Burning.EITHER
    for each in act.complements:
        if isinstance(each, To) and each.preposition.startswith("for "):
            how = Burning(each.preposition)
    patient = node.agent if act.passive else act.what
    site = cards.cards(patient, ctx) if patient is not None else None
    return e.BurnEvent(site, _doer(node, act, ctx), how)


def _damage(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    """ "When damage is inflicted on this card", "when this card inflicts combat damage on a Site"."""
    _only(act, "on", "to", "by", "from", "in", "with")
    thing: object = node.agent if act.passive else act.what
    patient: object = None
    doers: list[object] = [] if act.passive or node.agent is None else [node.agent]
    if act.verb == "take":
        if act.passive:
            raise UnsupportedError("damage that is taken")
        patient, doers = node.agent, []
    elif act.verb == "damage":
        patient, thing = thing, None
    on = _complements(act, "on", "to")
    if patient is not None:
        on.append(patient)
    doers += _complements(act, "by", "from")
    what, by = _one(on, "those on which it is inflicted"), _one(doers, "those who inflict it")
    kind, tested, amount = damage_kind(thing, ctx) if thing is not None else (DamageKind.ANY, None, None)
    if _in_combat(act):
        if kind is DamageKind.NON_COMBAT:
            raise UnsupportedError("non-combat damage in combat")
        kind = DamageKind.COMBAT
    return e.DamageEvent(
        cards.cards(what, ctx) if what is not None else None,
        who_or_what(by, ctx) if by is not None else None,
        kind,
        tested,
        amount,
    )


def damage_kind(thing: object, ctx: Context) -> tuple[DamageKind, Test | None, a.Amount | None]:
    """Of what kind damage is, and how much: combat damage, 3 or more damage."""
    if not isinstance(thing, sel.Select) or type_names(thing) != ("damage",) or thing.filters or thing.targeted:
        raise UnsupportedError("such damage as an event")
    kind = DamageKind.ANY
    for word in (word for each in thing.kinds for word in each.all_of):
        match word:
            case sel.Type("damage", False):
                pass
            case sel.Is("combat", negated):
                kind = DamageKind.NON_COMBAT if negated else DamageKind.COMBAT
            case sel.Is("non-combat", negated):
                kind = DamageKind.COMBAT if negated else DamageKind.NON_COMBAT
            case _:
                raise UnsupportedError(f"{word} of damage as an event")
    if thing.quantity.amount is None:
        if thing.quantity.word not in ("", "any", "the"):
            raise UnsupportedError(f"{thing.quantity.word} damage as an event")
        return kind, None, None
    return kind, test(thing.quantity.word), amounts.amount(thing.quantity.amount, ctx)


def _reduction(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    """ "When an opponent reduces this card's Body to 0", "when a Site has its Body reduced to 0 by this card"."""
    if act.verb == "reduce":
        thing = node.agent if act.passive else act.what
        if not isinstance(thing, ref.Of) or thing.what.lower() != "body" or set(thing.how) - {"current"}:
            raise UnsupportedError("such a reduction as an event")
        site, doer, complements = thing.of, None if act.passive else node.agent, act.complements
    else:
        past = [part for part in getattr(act.what, "filters", ()) if isinstance(part, sel.Past)]
        if [part.verb for part in past] != ["reduce"] or not isinstance(act.what, sel.Select) or act.complements:
            raise UnsupportedError("to have something, as an event")
        if type_names(act.what) != ("body",) or len(act.what.filters) > 1:
            raise UnsupportedError("to have something reduced, as an event")
        site, doer, complements = node.agent, None, past[0].complements
    to = [each.what for each in complements if isinstance(each, To) and each.preposition == "to"]
    by = [each.what for each in complements if isinstance(each, To) and each.preposition == "by"]
    if to != [0] or len(to) + len(by) != len(complements):
        raise UnsupportedError("a Body that is reduced to something else")
    if doer is not None:
        by.append(doer)
    one = _one(by, "those who reduce it")
    return e.BodyReducedToZero(cards.cards(site, ctx), who_or_what(one, ctx) if one is not None else None)


def _reach(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    """ "When damage on this card reaches X"."""
    thing = node.agent
    where = [part for part in getattr(thing, "filters", ()) if isinstance(part, sel.Placed)]
    if not isinstance(thing, sel.Select) or type_names(thing) not in (("damage",), ("damage counter",)):
        raise UnsupportedError("something else that reaches an amount")
    if len(where) != 1 or len(thing.filters) != 1 or where[0].preposition != "on" or act.complements:
        raise UnsupportedError("something else that reaches an amount")
    return e.DamageReaches(cards.cards(where[0].where, ctx), amounts.amount(act.what, ctx))


def _power(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    what = act.what
    if not isinstance(what, sel.Select) or type_names(what) != ("power",) or what.filters or act.complements:
        raise UnsupportedError(f"to {act.verb} something, as an event")
    if any(len(kind.all_of) > 1 for kind in what.kinds) or act.passive:
        raise UnsupportedError(f"to {act.verb} such Power, as an event")
    word, amount = what.quantity.word, what.quantity.amount
    if amount is None and word not in ("", "any"):
        raise UnsupportedError(f"to {act.verb} {word} Power, as an event")
    who = players.players(node.agent, ctx) if node.agent is not None else None
    tested = test(word) if amount is not None else None
    return e.PowerEvent(POWER[act.verb], who, tested, amounts.amount(amount, ctx) if amount is not None else None)


def _target(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    _only(act, "by")
    what = node.agent if act.passive else act.what
    return e.TargetEvent(who_or_what(what, ctx), _doer(node, act, ctx))


def _move(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    """ "When an effect moves a card from a smoked pile into play or to its owner's hand"."""
    if act.passive or act.what is None:
        raise UnsupportedError("to be moved, as an event")
    ways: list[object] = []
    for each in act.complements:
        inner = each.what.any_of if isinstance(each, To) and isinstance(each.what, sel.OrElse) else (each,)
        ways += inner
    hand = play = False
    for way in ways:
        match way:
            case To("into play" | "to play" | "in play"):
                play = True
            case To(_, ref.Of("owner's hand" | "hand", _, ())):
                hand = True
            case _:
                raise UnsupportedError("moving there, as an event")
    by = who_or_what(node.agent, ctx) if node.agent is not None else None
    return e.MoveEvent(cards.cards(act.what, ctx), by, hand, play)


def _draw(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    what = act.what
    plain = isinstance(what, sel.Select) and type_names(what) == ("card",) and not what.filters
    if not plain or act.complements or act.passive or node.agent is None:
        raise UnsupportedError("to draw something, as an event")
    return e.DrawEvent(players.players(node.agent, ctx))


def _combat(node: Clause, act: Act, verb: e.CombatVerb, ctx: Context) -> e.EventPattern:
    opposing = _complements(act, "with")
    if len(opposing) != len(act.complements) or len(opposing) > 1 or act.what is not None or node.agent is None:
        raise UnsupportedError("combat with more to it")
    other = cards.cards(opposing[0], ctx) if opposing else None
    return e.CombatEvent(verb, cards.cards(node.agent, ctx), other)


def _declare(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    """ "When an opponent declares an attack against a card you control", "... is declared as an attacker"."""
    _only(act, "against", "on", "by", "as")
    patient = node.agent if act.passive else act.what
    doers = _complements(act, "by")
    if not act.passive and node.agent is not None:
        doers.append(node.agent)
    doer = _one(doers, "those who declare it")
    if isinstance(patient, sel.Select) and "attack" in type_names(patient):
        if _complements(act, "as"):
            raise UnsupportedError("declaring an attack as something")
        against = _one(_complements(act, "against", "on"), "what is attacked")
        return e.AttackDeclared(attacks.attack(patient, ctx, by=doer, against=against))
    roles = {singular(word.what) for word in attacks.roles(_complements(act, "as"))}
    if _complements(act, "against", "on") or doer is not None or not roles <= {"attacking", "intercepting"}:
        raise UnsupportedError("declaring something else, as an event")
    who = cards.cards(patient, ctx)
    made: list[e.EventPattern] = []
    if "attacking" in roles:
        made.append(e.Attacks(who, joining=None))
    if "intercepting" in roles:
        made.append(e.Intercepts(who))
    if not made:
        raise UnsupportedError("declaring a card as nothing")
    return made[0] if len(made) == 1 else e.AnyEvent(tuple(made))


def _join(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    if act.complements or act.passive or node.agent is None:
        raise UnsupportedError("joining, with more to it")
    attack = attacks.attack(act.what, ctx) if isinstance(act.what, sel.Select) else None
    return e.Joins(who_or_what(node.agent, ctx), attack)


def _cease(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    what = act.what
    if not isinstance(what, Act) or what.verb not in ("attack", "intercept") or act.complements or node.agent is None:
        raise UnsupportedError("to cease something, as an event")
    if what.what is not None or what.complements:
        raise UnsupportedError("to cease something, as an event")
    verb = e.Verb.CEASE_ATTACKING if what.verb == "attack" else e.Verb.CEASE_INTERCEPTING
    return e.CardEvent((verb,), cards.cards(node.agent, ctx))


def _end(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    if not isinstance(node.agent, sel.Select) or "attack" not in type_names(node.agent) or act.complements:
        raise UnsupportedError("something that ends")
    return e.AttackEnded(attacks.attack(node.agent, ctx))


def _attack(node: Clause, act: Act, ctx: Context) -> e.EventPattern:
    """Attacking and intercepting: who does it, and to whom."""
    _only(act, "by")
    doer = _one([*_complements(act, "by"), *([] if act.passive or node.agent is None else [node.agent])], "doers")
    patient = node.agent if act.passive else act.what
    who = who_or_what(doer, ctx) if doer is not None else None
    what = who_or_what(patient, ctx) if patient is not None else None
    if act.verb == "attack":
        return e.Attacks(who, what)
    return e.Intercepts(who, what)


_READERS: dict[str, Callable[[Clause, Act, Context], e.EventPattern]] = {
    "inflict": _damage,
    "damage": _damage,
    "take": _damage,
    "burn": _burn,
    "reduce": _reduction,
    "have": _reduction,
    "reach": _reach,
    "gain": _power,
    "spend": _power,
    "steal": _power,
    "target": _target,
    "move": _move,
    "draw": _draw,
    "declare": _declare,
    "join": _join,
    "cease": _cease,
    "end": _end,
    "attack": _attack,
    "intercept": _attack,
}

# What is said to have happened in this turn


def looks_back(node: object) -> bool:
    """Whether a clause is about something that has happened in this turn."""
    if not isinstance(node, Clause) or not isinstance(node.action, Act):
        return False
    past = node.action.tense in PAST or node.mode == "did"
    return past and node.action.verb != "attack" and THIS_TURN in _times(node.action)


def _times(act: Act) -> set[str]:
    """The words for when it happened, also those inside of "while attacking this turn"."""
    found = set()
    for each in act.complements:
        if isinstance(each, To):
            found.add(each.preposition)
            if isinstance(each.what, Act):
                found |= _times(each.what)
    return found


def of_this_turn(clause: Clause, ctx: Context) -> tuple[e.EventPattern, bool]:
    """The event that a clause says has happened in this turn, and whether while attacking.

    The card that the clause is about is left out: it is the one that has done it, or to which it has happened.
    """
    act = clause.action
    assert isinstance(act, Act)
    attacking = False
    rest: list[object] = []
    for each in act.complements:
        if isinstance(each, To) and each.preposition == THIS_TURN:
            if each.what is not None:
                raise UnsupportedError("this turn, with more to it")
        elif isinstance(each, To) and each.preposition == "while":
            inner = each.what
            if not isinstance(inner, Act) or inner.verb != "attack" or inner.what is not None:
                raise UnsupportedError("what a card was doing this turn")
            if any(not isinstance(one, To) or one.preposition != THIS_TURN for one in inner.complements):
                raise UnsupportedError("what a card was doing this turn")
            attacking = True
        else:
            rest.append(each)
    agent = clause.agent
    if act.passive and clause.link != "whom":
        agent = None
    plain = Clause(replace(act, complements=tuple(rest), tense=""), agent, "do", clause.adverbs)
    return event(plain, ctx), attacking
