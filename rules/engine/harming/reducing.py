"""What reduces and increases damage as it is inflicted: Toughness, "takes no damage", "reduced by 1" (4.5.1, 10.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rules.engine.continuous import statics, view
from rules.engine.harming.harm import PARTIES, Blow, Harm, described, from_source, is_damage, is_of_kind, parties
from rules.engine.phrases import noting, nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.referee import Referee
from rules.engine.state import Card, Game, Known
from rules.engine.steps import rule
from rules.engine.text.actions import Act, Bonus, To
from rules.engine.text.amounts import Half
from rules.engine.text.references import ThisCard
from rules.engine.text.selectors import Is, Kind, Quantity, Select, Type
from rules.engine.text.timing import Clause, Limit, Until

VERBS = frozenset({"take", "inflict", "reduce", "increase", "double"})
NEVER = frozenset({"cannot", "not", "do not"})


@dataclass(frozen=True, slots=True)
class Saying:
    """A clause about damage that counts now; ``who`` are the cards that an effect gave it to."""

    clause: Clause
    scope: Scope
    who: tuple[Known, ...] | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """What a clause does to damage: ``none``, ``half``, ``more`` or ``less`` by an amount, ``most`` an amount.

    ``since`` is when the card came that says "cannot", which then counts against another "cannot" (7.7).
    """

    how: str
    amount: int
    by: str
    since: int = -1


def sayings(game: Game) -> list[Saying]:
    """Every clause about damage that counts now, of continuous abilities and of effects that last."""
    found: list[Saying] | None = game.cache.get("damage sayings")
    if found is None:
        found = [
            Saying(clause, scope)
            for verb in ("take", "inflict", "reduce", "increase", "reduce or redirect")
            for clause, scope in statics.clauses(game, verb)
        ]
        for modification in game.modifications:
            scope = Scope(game, modification.by, modification.source, dict(modification.slots))
            for what in modification.what:
                if isinstance(what, Clause) and isinstance(what.action, Act) and what.action.verb in VERBS:
                    found.append(Saying(what, scope, modification.cards or None))
        game.cache["damage sayings"] = found
    return found


def reads(clause: Clause) -> bool:
    """Whether a clause changes damage as it is inflicted, in a way that is known."""
    act = clause.action
    if not isinstance(act, Act) or not statics.hangs_on(clause, Until):
        return False
    if act.verb in ("take", "inflict"):
        what = _damage_of(act)
        known = all(getattr(each, "preposition", "") in PARTIES for each in act.complements)
        return known and what is not None and _way(clause, act, what) is not None
    verbs = act.verb.split(" or ")
    if not act.passive or not is_damage(clause.agent) or not {"reduce", "increase"} & set(verbs):
        return False
    if clause.mode in NEVER:
        return "reduce" in verbs and not act.complements
    ways = [each.preposition for each in act.complements if isinstance(each, To)]
    return clause.mode == "do" and len(verbs) == 1 and ways in (["by"], ["to"])


def unreducible(game: Game, blow: Blow) -> bool:
    """7.7: whether a text keeps damage from being reduced, which has precedence over every reduction."""
    return _unreducible_since(game, blow) is not None


def _unreducible_since(game: Game, blow: Blow) -> int | None:
    """When the card came whose text keeps damage from being reduced; nothing if it can be."""
    if is_of_kind(game, blow.harm, "Unstoppable"):
        return blow.source.entered
    for saying in sayings(game):
        act = saying.clause.action
        forbids = saying.clause.mode in NEVER and isinstance(act, Act) and act.passive
        if not forbids or "reduce" not in act.verb.split(" or ") or not is_damage(saying.clause.agent):
            continue
        if _judged(game, saying, lambda each: described(each.clause.agent, blow, each.scope)):
            return _since(saying)
    return None


def _since(saying: Saying) -> int:
    return saying.scope.card.entered if saying.scope.card is not None else 0


def reduced(referee: Referee, harm: Harm, card: Card, source: Card) -> int:
    """The damage that is inflicted in the end: increases and reductions work for each source by itself (4.5.1)."""
    game = referee.game
    blow = Blow(harm, source, card)
    changes = list(_changes(game, blow))
    since = _unreducible_since(game, blow)
    fixed = since is not None
    # 7.7: of two texts with "cannot" that contradict each other, the one that came last takes precedence.
    later = [each for each in changes if since is not None and each.since > since]
    if later:
        referee.cite(rule("7.7"))
    if (
        fixed
        and not later
        and (any(each.how != "more" for each in changes) or view.view_of(game).has(card.id, "Toughness"))
    ):
        text = f"The damage of {source.title} cannot be reduced, which takes precedence."
        referee.step("damage", text, rule("7.7"), cards=[source.id, card.id])
    if any(each.how == "none" for each in changes) and not fixed:
        _say(referee, blow, f"{referee.name(card.id)} takes no damage from {source.title}.")
        return 0
    # The later page gives an order; elsewhere increases come first, and everything that reduces after them.
    halved_first = game.ruleset.value("damage_order") == "full"
    order = ("half", "more", "less") if halved_first else ("more", "less", "half")
    amount = harm.amount
    for how in (*order, "most"):
        for each in changes:
            if each.how == how and (how == "more" or not fixed or each in later):
                amount = _changed(referee, blow, amount, each)
        if how == "less" and not fixed:
            amount = _toughness(referee, blow, amount)
    return amount


def _changed(referee: Referee, blow: Blow, amount: int, change: Change) -> int:
    match change.how:
        case "half":
            after = (amount + change.amount) // 2
        case "more":
            after = amount + change.amount
        case "less":
            after = max(0, amount - change.amount)
        case _:
            after = min(amount, change.amount)
    if after != amount:
        verb = "increases" if after > amount else "reduces"
        _say(referee, blow, f"{change.by} {verb} the damage of {blow.source.title} from {amount} to {after}.")
        referee.cite(*referee.game.ruleset.rule("damage_order").citations)
    return after


def _say(referee: Referee, blow: Blow, text: str) -> None:
    referee.step("reduce", text, rule("4.5.1"), rule("10.2"), cards=[blow.card.id, blow.source.id])


def _toughness(referee: Referee, blow: Blow, amount: int) -> int:
    game, card, source = referee.game, blow.card, blow.source
    less = 0
    for ability in view.view_of(game).abilities(card.id):
        if ability.name != "Toughness":
            continue
        if ability.against is not None and not _against(ability.against, blow, ability.scope.on(game)):
            continue
        less += noting.amount(ability.value, ability.scope.on(game))
    if less <= 0 or amount <= 0:
        return amount
    left = max(0, amount - less)
    # 4.5.1: the reduction is made as the damage is inflicted, and only the remaining counters are placed.
    referee.step(
        "reduce",
        f"Toughness: {less} of {referee.name(card.id)} reduces the damage of {source.title} from {amount} to {left}.",
        rule("4.5.1"),
        rule("10.1.2"),
        cards=[card.id, source.id],
    )
    return left


def _against(node: object, blow: Blow, scope: Scope) -> bool:
    """10.2: whether what an ability is against is this: combat damage, Events, Characters."""
    if isinstance(node, str):
        return node != "combat damage" or blow.harm.combat
    try:
        return described(node, blow, scope) if is_damage(node) else from_source(node, blow, scope)
    except CannotRunError as error:
        scope.game.note_unrun(scope.this.id if scope.this else None, error)
        return blow.harm.combat


def _changes(game: Game, blow: Blow) -> Iterator[Change]:
    for saying in (*sayings(game), *_of_face_down(game, blow.card)):
        try:
            change = _change(game, saying, blow)
            if change is not None and _holds(saying, blow):
                yield change
        except CannotRunError as error:
            game.note_unrun(saying.scope.this.id if saying.scope.this else None, error)


def _of_face_down(game: Game, card: Card) -> list[Saying]:
    """What a face-down Site says of damage to it counts for the damage that reveals it (4.3.3, 2001 FAQ 1.12)."""
    if card.face_up or view.view_of(game).canceled(card.id):
        return []
    scope = scope_of(game, card)
    return [
        Saying(clause, scope)
        for ability in card.text.statics
        for clause in ability.clauses
        if isinstance(clause.action, Act) and clause.action.verb in VERBS
    ]


def _holds(saying: Saying, blow: Blow) -> bool:
    """Whether the conditions hold: "takes no damage while intercepting" is about who takes it."""
    act, adverbs = saying.clause.action, _conditions(saying.clause)
    if saying.clause.agent is None or not isinstance(act, Act) or act.verb not in ("take", "inflict"):
        return statics.hold(adverbs, saying.scope)
    return statics.hold_of(adverbs, blow.card if act.verb == "take" else blow.source, saying.scope)


def _conditions(clause: Clause) -> tuple[object, ...]:
    return tuple(each for each in clause.adverbs if not isinstance(each, Until | Limit))


def _change(game: Game, saying: Saying, blow: Blow) -> Change | None:
    act = saying.clause.action
    assert isinstance(act, Act)
    by = saying.scope.card.title if saying.scope.card is not None else "An effect"
    if act.verb == "take":
        return _of_party(game, saying, act, blow, blow.card, by)
    if act.verb == "inflict":
        return _of_party(game, saying, act, blow, blow.source, by)
    if not act.passive or saying.clause.mode != "do" or not is_damage(saying.clause.agent):
        return None
    if not described(saying.clause.agent, blow, saying.scope):
        return None
    for complement in act.complements:
        if isinstance(complement, To) and complement.preposition == "by":
            amount = numbers.value(complement.what, saying.scope)
            return Change("more" if act.verb == "increase" else "less", amount, by)
        if isinstance(complement, To) and complement.preposition == "to":
            amount = numbers.value(complement.what, saying.scope)
            return Change("most", amount, by) if amount else Change("none", 0, by)
    raise CannotRunError("damage that changes in another way")


def _of_party(game: Game, saying: Saying, act: Act, blow: Blow, party: Card, by: str) -> Change | None:
    """ "Takes no damage from Events", "inflicts half damage", "cannot inflict more than 3 damage on this card"."""
    clause = saying.clause
    what = _damage_of(act)
    if what is None:
        return None
    how = _how(saying, act, what, by)
    if how is None:
        return None
    if saying.who is not None:
        if game.known(party.id) not in saying.who:
            return None
    elif not nouns.matches(clause.agent or ThisCard(), party, saying.scope):
        return None
    if not described(what, blow, saying.scope):
        return None
    return how if all(parties(each, blow, saying.scope) for each in act.complements) else None


def _damage_of(act: Act) -> Select | None:
    """The damage that a card takes or inflicts: no damage, half damage, -1 damage."""
    what = act.what.of if isinstance(act.what, Half) else act.what
    if isinstance(what, Bonus):
        combat = (Is("combat"),) if what.what.startswith("combat") else ()
        return Select(Quantity(""), (Kind((*combat, Type("damage"))),)) if what.what.endswith("damage") else None
    return what if isinstance(what, Select) and is_damage(what) else None


def _how(saying: Saying, act: Act, what: Select, by: str) -> Change | None:
    way = _way(saying.clause, act, what)
    if way is None:
        return None
    how, node = way
    amount = numbers.value(node, saying.scope)
    if how == "more" and amount < 0:
        how, amount = "less", -amount
    since = _since(saying) if saying.clause.mode in NEVER else -1
    return Change(how, amount, by, since)


def _way(clause: Clause, act: Act, what: Select) -> tuple[str, object] | None:
    """What becomes of the damage, and the number for it: none, half, more, less, at most so much."""
    word, amount = what.quantity.word, what.quantity.amount
    if clause.mode in NEVER:
        if word == "more than" and amount is not None:
            return "most", amount
        return ("none", 0) if word in ("", "any") and amount is None else None
    if clause.mode != "do":
        return None
    if isinstance(act.what, Bonus):
        # The later page: extra damage on the receiving side; what a card inflicts itself is a bonus of its own.
        return ("more", act.what.amount) if act.verb == "take" else None
    if isinstance(act.what, Half):
        return "half", 1 if act.what.rounded == "up" else 0
    if word == "no":
        return "none", 0
    if word in ("no more than", "at most", "only") and amount is not None:
        return "most", amount
    return None


def _judged(game: Game, saying: Saying, judge: Callable[[Saying], bool]) -> bool:
    try:
        return judge(saying) and statics.hold(_conditions(saying.clause), saying.scope)
    except CannotRunError as error:
        game.note_unrun(saying.scope.this.id if saying.scope.this else None, error)
        return False
