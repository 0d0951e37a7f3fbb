"""An ability node in the engine's terms: what kind it is, whatever sentences it was written in."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.engine.shadowfist.lowering.context import type_names
from rules.engine.shadowfist.lowering.continuing import continued
from rules.engine.shadowfist.lowering.events import is_told
from rules.engine.shadowfist.lowering.phrasing import PILES, simpler
from rules.engine.shadowfist.text.actions import About, Act, Be, Gain
from rules.engine.shadowfist.text.node import rebuild
from rules.engine.shadowfist.text.references import Of, That, ThisCard, You
from rules.engine.shadowfist.text.selectors import Except, Is, Kind, Placed, Quantity, Select, Several, Type
from rules.engine.shadowfist.text.timing import (
    AtMoment,
    Clause,
    During,
    Either,
    If,
    Limit,
    Manner,
    Until,
    UpTo,
    When,
    While,
)


@dataclass(frozen=True, eq=False)
class Ability:
    """One ability as a text says it, whatever sentences it was written in.

    ``kind`` is Activated, EventEffect, Triggered, Static, Permission, PlayTiming or PlayOn. ``openers`` are the
    circumstances it begins with (a trigger, a limit, a stretch of time), ``left`` what is paid, chosen and checked at
    generation, ``clauses`` what it does or says. ``separator`` is what stands between the two: a double colon, or words
    of an older text. ``also_from`` are the piles in which a sentence after it says that it is active.
    """

    kind: str
    openers: tuple[object, ...]
    left: tuple[object, ...]
    clauses: tuple[Clause, ...]
    x: object = None
    maintain: bool = False
    subject: object = None
    separator: str = ""
    also_from: frozenset[str] = frozenset()


def read_ability(node: object) -> Ability:
    """An ability node in the engine's terms."""
    node = rebuild(node, simpler)
    kind = type(node).__name__
    x = getattr(node, "amount", None) if kind == "XDefinition" else getattr(node, "x", None)
    left_openers, left = _sentences(getattr(node, "left", None))
    openers = tuple(getattr(node, "triggers", ())) + tuple(getattr(node, "adverbs", ()))
    body: object = ()
    for name in ("right", "effects", "clauses", "sentences", "clause"):
        body = getattr(node, name, None) or body
    if kind == "PlayTiming":
        body = (body, *getattr(node, "then", ()))
    first, clauses = _sentences(body)
    if kind == "Static" and any(isinstance(each, When) for each in first):
        kind, first = "Triggered", tuple(_with_agent(each, clauses) for each in first)
    elif kind == "Static" and (until := _combat_of(first, clauses)) is not None:
        kind, first, clauses = "Triggered", *until
    elif kind == "Static" and (event := _event_of(first, clauses)) is not None:
        kind, first, clauses = "Triggered", *event
    elif kind == "Static" and _is_used(first, clauses):
        kind, openers, first, clauses = "Activated", first, (), _as_used(clauses)
    elif kind == "Static" and not left and (paid := _paid_use(clauses)) is not None:
        kind, openers, first = "Activated", first, ()
        left, clauses = paid
    if kind in ("Triggered", "PlayTiming"):
        openers += first
        openers = _of_who_it_happens_to(openers)
    elif first:
        # What a sentence opens with holds for each of its statements.
        clauses = tuple(
            replace(each, adverbs=(*first, *each.adverbs)) if isinstance(each, Clause) else each for each in clauses
        )
    ability = Ability(
        kind,
        openers,
        (*left_openers, *(price for each in left for price in _each_price(each))),
        continued(tuple(_with_whose_turn(each) for each in clauses if isinstance(each, Clause))),
        x,
        bool(getattr(node, "maintain", False)),
        getattr(node, "subject", None),
        separator=str(getattr(node, "separator", "")),
    )
    return _trigger_first(ability) if kind == "Triggered" else ability


def _each_price(item: object) -> tuple[object, ...]:
    """ "Turn this card and a Character you control" as two prices, of which the second is paid with another card."""
    act = item.action if isinstance(item, Clause) else None
    if not isinstance(item, Clause) or not isinstance(act, Act) or act.passive or not isinstance(act.what, Several):
        return (item,)
    if act.verb not in SHARED_PRICES or act.what.joint != "and" or ThisCard() not in act.what.items:
        return (item,)
    others = [
        replace(each, filters=(*each.filters, Except(ThisCard()))) if isinstance(each, Select) else each
        for each in act.what.items
        if each != ThisCard()
    ]
    own = replace(item, action=replace(act, what=ThisCard()))
    verb = "turn" if act.verb == "turn and maintain" else act.verb
    return (
        own,
        *(replace(item, action=replace(act, verb=verb, what=each), adverbs=(), link="and") for each in others),
    )


# What a card's own price may be shared with others: "sacrifice this card and a Character".
SHARED_PRICES = frozenset({"turn", "turn and maintain", "sacrifice", "toast", "return", "smoke"})

CURRENT_PLAYER = Select(Quantity("the"), (Kind((Is("current"), Type("player"))),))


def _with_whose_turn(clause: Clause) -> Clause:
    """ "During each player's turn, Characters that player controls ...": those of the current player."""
    whose = {
        each.what.of.slot
        for each in clause.adverbs
        if isinstance(each, During) and isinstance(each.what, Of) and isinstance(each.what.of, Select)
    }

    def meant(node: object) -> object:
        return CURRENT_PLAYER if isinstance(node, That) and node.slot in whose else node

    return rebuild(clause, meant) if whose else clause


def _trigger_first(ability: Ability) -> Ability:
    """The ability with its trigger in front: "gain 1 Power when ..." and "when ..., target a Site :: ..." too."""
    if any(isinstance(each, When | AtMoment) for each in ability.openers):
        return _condition_first(ability)
    found = next((each for each in ability.left if isinstance(each, When | AtMoment)), None)
    if found is not None:
        rest = tuple(each for each in ability.left if each is not found)
        return replace(ability, openers=(found, *ability.openers), left=rest)
    first = ability.clauses[0] if ability.clauses else None
    # "When it attacks, take control of it at the end of the turn": what happens comes before a moment for later.
    events = [each for each in first.adverbs if isinstance(each, When)] if first is not None else []
    moments = [each for each in first.adverbs if isinstance(each, AtMoment)] if first is not None else []
    if first is None or not (events or moments):
        return ability
    moved: tuple[object, ...] = tuple((events or moments)[:1])
    if len(ability.clauses) == 1 and _is_done(first):
        moved += tuple(each for each in first.adverbs if isinstance(each, If | While | During | Limit))
    plain = replace(first, adverbs=tuple(each for each in first.adverbs if not any(each is one for one in moved)))
    if _turns_for(ability.clauses):
        # 4.2: what a card turns for is a price: its controller may turn it, if it is not turned.
        plain = replace(plain, mode="may", action=replace(plain.action, what=ThisCard()))
    ability = replace(ability, openers=(*moved, *ability.openers), clauses=(plain, *ability.clauses[1:]))
    return _condition_first(ability)


def _condition_first(ability: Ability) -> Ability:
    """ "When it is smoked, draw a card if you control a Site": the condition is one of the trigger (5.2.3)."""
    told = any(isinstance(each, When) for each in ability.openers)
    if not told or len(ability.clauses) != 1 or ability.left:
        return ability
    (clause,) = ability.clauses
    moved = tuple(each for each in clause.adverbs if isinstance(each, If) and each.word in ("if", "unless"))
    if not moved or any(isinstance(each, When) for each in clause.adverbs):
        return ability
    rest = tuple(each for each in clause.adverbs if not any(each is one for one in moved))
    return replace(ability, openers=(*ability.openers, *moved), clauses=(replace(clause, adverbs=rest),))


def _is_done(clause: Clause) -> bool:
    """Whether a statement is about something that is done once, so that "while" is no measure of how long it lasts."""
    bounded = any(isinstance(each, UpTo) for each in clause.adverbs)
    return isinstance(clause.action, Act) and clause.mode in ("do", "may", "must") and not bounded


# What happens to a card in plain form: "when this card heals" is when it is healed.
OF_ITSELF = frozenset({"heal", "return"})
DOING = frozenset({"attack", "intercept"})


def _of_who_it_happens_to(openers: tuple[object, ...]) -> tuple[object, ...]:
    """ "When a Character is smoked while intercepting": who is smoked, and no other, intercepts."""
    doing = [each for each in openers if isinstance(each, While) and _is_doing(each.condition)]
    said = tuple(f"{each.condition.action.verb}ing" for each in doing)

    def told(event: object) -> object:
        if not isinstance(event, Clause) or not isinstance(event.action, Act):
            return event
        act, agent = event.action, event.agent
        if act.verb in OF_ITSELF and act.what is None and not act.passive and not _is_player(agent):
            event = replace(event, action=replace(act, passive=True))
        if said and isinstance(agent, Select) and not _is_player(agent):
            kinds = tuple(replace(each, all_of=(*map(Is, said), *each.all_of)) for each in agent.kinds)
            event = replace(event, agent=replace(agent, kinds=kinds))
        return event

    found = tuple(
        replace(each, event=told(each.event)) if isinstance(each, When) and isinstance(each.event, Clause) else each
        for each in openers
    )
    about_it = any(isinstance(each, When) and isinstance(getattr(each.event, "agent", None), Select) for each in found)
    return tuple(each for each in found if not (about_it and each in doing))


def _is_doing(condition: object) -> bool:
    """ "While attacking", of nobody who is named."""
    if not isinstance(condition, Clause) or not isinstance(condition.action, Act) or condition.agent is not None:
        return False
    act = condition.action
    return act.verb in DOING and act.tense == "progressive" and not act.passive and act.what is None


def _is_player(node: object) -> bool:
    """Whether a noun phrase names players and not cards, whatever a reference stands for."""
    match node:
        case You() | Of("controller" | "owner" | "opponent", _):
            return True
        case Select():
            return any(name in PLAYERS for name in type_names(node))
        case Several(items, _):
            return all(map(_is_player, items))
    return False


PLAYERS = frozenset({"player", "opponent", "bidder", "winner"})


def _turns_for(clauses: tuple[Clause, ...]) -> bool:
    """ "Turn when an opponent plays an Event to draw a card"."""
    act = clauses[0].action
    own = isinstance(act, Act) and act.verb == "turn" and act.what in (None, ThisCard()) and not act.complements
    own = own and clauses[0].mode in ("do", "may")
    return own and clauses[0].agent in (None, You()) and len(clauses) > 1 and clauses[1].link == "to"


def _event_of(openers: tuple[object, ...], clauses: tuple[object, ...]) -> Trigger | None:
    """ "If an opponent seizes this card, inflict 2 damage ...": a condition that is something that happens."""
    first = clauses[0] if clauses and isinstance(clauses[0], Clause) else None
    hangs = [each for each in (*openers, *(first.adverbs if first is not None else ())) if isinstance(each, If)]
    if first is None or len(hangs) != 1 or hangs[0].word != "if" or first.mode not in ("do", "may"):
        return None
    if isinstance(first.action, Gain) and not any(isinstance(each, Until) for each in first.adverbs):
        return None
    events = _each_event(hangs[0].condition)
    if not all(map(_happens, events)):
        return None
    rest = tuple(
        replace(each, adverbs=tuple(one for one in each.adverbs if one is not hangs[0]))
        if isinstance(each, Clause)
        else each
        for each in clauses
    )
    when = When(hangs[0].condition)
    return (_with_agent(when, clauses), *(each for each in openers if each is not hangs[0])), rest


def _each_event(event: object) -> list[object]:
    """The events of which one is waited for: "is smoked, or leaves play" is two."""
    return [one for part in event.clauses for one in _each_event(part)] if isinstance(event, Either) else [event]


def _happens(event: object) -> bool:
    """Whether a condition is something that happens, and that is told, rather than a state."""
    act = event.action if isinstance(event, Clause) and event.mode == "do" else None
    return isinstance(act, Act) and not act.tense and act.verb not in STATES and is_told(act.verb)


# What may be so for a time, and not only happen: being attacked, controlling something.
STATES = frozenset({"attack", "intercept", "control", "have", "share", "target", "succeed"})


def _is_used(openers: tuple[object, ...], clauses: tuple[object, ...]) -> bool:
    """ "Once per turn, you may return ...": a voluntary ability that costs nothing."""
    first = clauses[0] if clauses and isinstance(clauses[0], Clause) else None
    if first is None or first.mode != "may" or not isinstance(first.agent, You | None):
        return False
    verb = first.action.verb if isinstance(first.action, Act) else ""
    limited = any(isinstance(each, Limit) for each in openers)
    return limited and verb in DONE and verb not in USUAL


def _paid_use(clauses: tuple[object, ...]) -> Trigger | None:
    """ "Any player may pay 2 Power to take control of this card": a voluntary ability, as what is paid and what for."""
    acts = [each for each in clauses if isinstance(each, Clause) and isinstance(each.action, Act)]
    at = next((place for place, each in enumerate(acts) if each.link == "to"), 0)
    if len(acts) != len(clauses) or not at:
        return None
    price, effects = acts[:at], acts[at:]
    paid = all(each.mode == "may" and each.action.verb in PRICES and each.link in ("", "and") for each in price)
    does = all(each.action.verb in DONE and each.action.verb not in USUAL and not each.adverbs for each in effects)
    joined = all(each.link and each.mode == "do" for each in effects)
    if not paid or not does or not joined or not isinstance(price[0].agent, Select | Of | You | None):
        return None
    return tuple(price), (replace(effects[0], link=""), *effects[1:])


# What effects do to cards and players.
DONE = frozenset(
    {
        *("become", "cancel", "cancel and smoke", "cancel and toast", "cancel and turn", "cease", "change"),
        *("choose", "change location", "copy", "cut", "discard", "draw", "draw up to", "gain", "generate"),
        *("give", "go into", "heal", "increase", "inflict", "intercept", "look at", "look through", "lose"),
        *("name", "pay", "place", "play", "put", "put into play", "raise or lower", "redirect", "reduce"),
        *("reload", "remove", "reshuffle", "return", "return control of", "reveal", "sacrifice", "search"),
        *("seize", "select", "shuffle", "smoke", "spend", "start", "steal", "swap", "take"),
        *("take control of", "target", "toast", "treat", "turn", "unturn", "win"),
    }
)

# What a player gives for an effect.
PRICES = frozenset({"pay", "spend", "discard", "sacrifice"})

# What a text lets a player do in the usual way, though not at the usual time or terms.
USUAL = frozenset({"play", "attack", "intercept", "draw", "discard"})


def _as_used(clauses: tuple[object, ...]) -> tuple[object, ...]:
    """What an ability does once its player uses it."""
    linked = True
    found: list[object] = []
    for place, each in enumerate(clauses):
        linked = linked and isinstance(each, Clause) and (place == 0 or bool(each.link))
        found.append(replace(each, mode="do") if linked and isinstance(each, Clause) and each.mode == "may" else each)
    return tuple(found)


Trigger = tuple[tuple[object, ...], tuple[object, ...]]


def active_in(ability: Ability) -> str | None:
    """ "This ability is active while this card is in your smoked pile": in which the one before works."""
    clause = ability.clauses[0] if len(ability.clauses) == 1 else None
    if clause is None or clause.action != Be(Is("active")) or ability.kind != "Static" or len(clause.adverbs) != 1:
        return None
    named = clause.agent.kinds if isinstance(clause.agent, Select) else ()
    hang = clause.adverbs[0].condition if isinstance(clause.adverbs[0], While) else None
    where = hang.action.what if isinstance(hang, Clause) and isinstance(hang.action, Be) else None
    if not any(Type("ability") in kind.all_of for kind in named) or not isinstance(where, Placed):
        return None
    own = hang is not None and hang.agent == ThisCard() and isinstance(where.where, Of)
    return PILES.get(where.where.what) if own else None


def with_limit(ability: Ability, limit: Ability) -> Ability | None:
    """A voluntary ability with the limit that a sentence of its own sets: "Use only during an opponent's turn"."""
    clause = limit.clauses[0] if len(limit.clauses) == 1 else None
    act = clause.action if clause is not None else None
    if ability.kind != "Activated" or limit.kind != "Static" or clause is None or not isinstance(act, Act):
        return None
    named = clause.agent if act.passive else act.what
    of_this = isinstance(named, Select) and any(Type("ability") in kind.all_of for kind in named.kinds)
    if act.verb != "use" or act.complements or not (of_this or (named is None and not act.passive)):
        return None
    if clause.mode in ("cannot", "not", "do not"):
        hangs = tuple(map(_but_not, clause.adverbs))
    else:
        hangs = tuple(each for each in clause.adverbs if each != Manner("only"))
    if not hangs or any(each is None for each in hangs):
        return replace(ability, left=(*ability.left, clause))  # It is no price, so the ability is not used at all.
    return replace(ability, left=(*hangs, *ability.left))


def limits_use(text: str) -> bool:
    """Whether a sentence that is not understood is about using the ability before it: "Use only while ..."."""
    words = [word.strip(".,:;").lower() for word in text.split()]
    return bool(words) and (words[0] in ("use", "usable", "only") or "this ability" in " ".join(words))


def _but_not(adverb: object) -> object:
    """The circumstance in which something may be done that may not be done in this one; nothing if there is no word."""
    match adverb:
        case During(what, "during"):
            return During(what, "except during")
        case If(condition, "if"):
            return If(condition, "unless")
        case While(condition):
            return If(condition, "unless")
    return None


def _combat_of(
    openers: tuple[object, ...], clauses: tuple[object, ...]
) -> tuple[tuple[object, ...], tuple[object, ...]] | None:
    """ "Prior to combat, subject gains ... until the end of that combat": an effect as it is about to enter combat."""
    stretch = next((each for each in openers if isinstance(each, During) and _plain(each) in TO_COMBAT), None)
    lasting = [each for each in clauses if isinstance(each, Clause) and any(_ends_combat(a) for a in each.adverbs)]
    if stretch is None or not lasting or len(openers) != 1:
        return None
    agent = lasting[0].agent or ThisCard()
    trigger = When(Clause(About(Act("enter combat")), agent))
    combat = Select(Quantity(""), (Kind((Type("combat"),)),))
    until = Until(AtMoment("end", combat))
    ends = tuple(
        replace(each, adverbs=tuple(until if _ends_combat(a) else a for a in each.adverbs))
        if isinstance(each, Clause)
        else each
        for each in clauses
    )
    return (trigger,), ends


def _plain(during: During) -> During:
    """A stretch of time without the number that later words call it by."""
    what = during.what
    return replace(during, what=replace(what, slot=None)) if isinstance(what, Select) else during


# "Prior to combat", "during an attack".
TO_COMBAT = (
    During(Select(Quantity(""), (Kind((Type("combat"),)),)), "prior to"),
    During(Select(Quantity("a"), (Kind((Type("attack"),)),))),
)


def _ends_combat(adverb: object) -> bool:
    """Whether it lasts until the end of the combat that the sentence is about."""
    moment = adverb.what if isinstance(adverb, Until) else None
    return isinstance(moment, AtMoment) and moment.edge == "end" and isinstance(moment.of, That)


def _with_agent(opener: object, clauses: tuple[object, ...]) -> object:
    """ "After surviving combat, subject may ...": who survives it is who then acts."""
    if not isinstance(opener, When):
        return opener
    event = opener.event
    if not isinstance(event, Clause) or event.agent is not None:
        return opener
    agent = next((each.agent for each in clauses if isinstance(each, Clause)), None)
    return replace(opener, event=replace(event, agent=agent or ThisCard()))


def _sentences(value: object) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """The openers of the first sentence, and all that follows; later openers go to their own statements."""
    if value is None:
        return (), ()
    items = value if isinstance(value, tuple) else (value,)
    openers: tuple[object, ...] = ()
    found: list[object] = []
    for i, item in enumerate(items):
        inner = getattr(item, "clauses", None)
        if inner is None or isinstance(item, Clause) or not hasattr(item, "openers"):
            found.append(item)
        elif i == 0:
            openers = item.openers
            found += inner
        else:
            found += [
                replace(each, adverbs=(*item.openers, *each.adverbs)) if isinstance(each, Clause) else each
                for each in inner
            ]
    return openers, tuple(found)
