"""Effects that cancel Events or change their targets, which so respond to them without saying so (2001 FAQ 6.5)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.attack.verbs import is_of_attack
from rules.engine.effects.doing import Doer
from rules.engine.phrases import nouns, qualities
from rules.engine.rules_text import Ability
from rules.engine.scene.choosing import Request, may_be_chosen
from rules.engine.scene.responding import fits, respond
from rules.engine.scene.retargeting import choose_new_targets, phrases
from rules.engine.state import Binding, Card, Effect
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To
from rules.engine.text.timing import Clause

CANCELING = frozenset({"cancel", "cancel and smoke", "cancel and toast"})
ONE = frozenset({"a", "an", "any", "another", "the", "number"})
# Slots for what the text names only as it is canceled or changed, and for its new targets.
FIRST_SLOT, NEW_TARGETS = 960, 980


def respond_to_what_is_meant(
    doer: Doer, request: Request, card: Card, ability: Ability, clauses: tuple[Clause, ...]
) -> tuple[Clause, ...]:
    """The clauses with the effects named that they cancel or change, which are chosen as the effect is generated.

    :raises RefusalError: if the scene holds none of the kind, or none with a target to change.
    """
    found = []
    for number, clause in enumerate(clauses):
        node = _named(doer, clause)
        if node is not None:
            slot = node.slot if node.slot is not None else FIRST_SLOT + number
            respond(doer, card, replace(node, slot=slot))
            clause = _with(clause, ref.That(slot))
            if isinstance(clause.action, Act) and clause.action.verb == "change":
                clause = _change(doer, request, ability, clause, NEW_TARGETS + number)
        elif isinstance(what := getattr(clause.action, "what", None), sel.Select):
            slot = what.slot if what.slot is not None else FIRST_SLOT + number
            if what.slot not in doer.scope.slots:
                bound = pick_canceled(doer, request, card, what, (clause,), None)
                if bound is not None:
                    doer.scope = doer.scope.with_slot(slot, bound)
                    clause = _with(clause, ref.That(slot))
        found.append(clause)
    return tuple(found)


def _named(doer: Doer, clause: Clause) -> sel.Select | None:
    """The phrase for an effect of the scene that a clause cancels or changes, if it is not named otherwise."""
    act = clause.action
    if not isinstance(act, Act) or act.passive:
        return None
    if act.verb in CANCELING:
        node = act.what
    elif act.verb == "change" and isinstance(act.what, ref.Of) and not is_of_attack(doer, act):
        node = act.what.of
    else:
        return None
    if not isinstance(node, sel.Select) or node.quantity.word not in ONE or list(nouns.zones(node, doer.now())):
        return None
    if node.slot is not None and node.slot in doer.scope.slots:
        return None
    wanted = {"event"} if act.verb in CANCELING else {"event", "effect"}
    named = [
        {qualities.singular(word.name) for word in kind.all_of if isinstance(word, sel.Type)} for kind in node.kinds
    ]
    return node if named and all(names & wanted for names in named) else None


def pick_canceled(
    doer: Doer, request: Request, card: Card, node: sel.Select, clauses: tuple[Clause, ...], slot: int | None
) -> Binding | None:
    """The Event of the scene that a card cancels which may cancel cards in play as well; nothing if it is none.

    10.2: what cancels and smokes a card may be used in response to Events, which are not in play.

    :raises AmbiguousError: if the action does not say what is meant.
    """
    if node.quantity.word not in ONE or list(nouns.zones(node, doer.now())) or not _cancels(clauses, node, slot):
        return None
    game, own = doer.referee.game, doer.cause.card
    waiting: dict[str, Effect] = {}
    for effect in game.scene:
        mine = effect.kind == "event" and effect.card is not None and effect.card != own
        if mine and effect.card is not None and fits(effect, node, doer.now()):
            waiting[effect.card.id] = effect
    word = request.targets[0] if request.targets else None
    meant = next((each for each in waiting if word in (each, game.cards[each].title)), None)
    if meant is None and (word is not None or not waiting):
        return None
    if meant is None:
        scope = doer.now()
        here = [each for each in nouns.cards(node, scope) if each.in_play and may_be_chosen(each, node, scope)]
        options = [*waiting, *(each.id for each in here)]
        if len(options) > 1:
            raise request.which([[each] for each in options], f"Name what {card.title} cancels: {listing(options)}.")
        meant = options[0]
        request.grant([meant])
    else:
        assert request.targets is not None
        request.targets = request.targets[1:]
    doer.answers = waiting[meant].number
    found = waiting[meant].card
    return (found,) if found is not None else None


def _cancels(clauses: tuple[Clause, ...], node: sel.Select, slot: int | None) -> bool:
    """Whether what a phrase chooses is canceled, and may be an Event."""
    named = (node, *(kind(slot) for kind in (ref.Target, ref.Chosen, ref.That) if slot is not None))
    acts = [each.action for each in clauses if isinstance(each.action, Act) and not each.action.passive]
    types = {qualities.singular(word.name) for kind in node.kinds for word in kind.all_of if isinstance(word, sel.Type)}
    return bool(types & {"event", "card"}) and any(act.verb in CANCELING and act.what in named for act in acts)


def _with(clause: Clause, node: object) -> Clause:
    act = clause.action
    assert isinstance(act, Act)
    what = replace(act.what, of=node) if isinstance(act.what, ref.Of) else node
    return replace(clause, action=replace(act, what=what))


def _change(doer: Doer, request: Request, ability: Ability, clause: Clause, slot: int) -> Clause:
    game = doer.referee.game
    effect = next(each for each in game.scene if each.number == doer.answers)
    if not any(True for _ in phrases(game, effect)):
        raise RefusalError("nothing_to_retarget", "That effect has no target that could be changed.", rule("4.3.6"))
    act = clause.action
    assert isinstance(act, Act)
    # 2001 FAQ 5.1: what stands right of a double colon is chosen on resolution.
    if ability.separator == "::" or any(isinstance(each, To) and each.preposition == "to" for each in act.complements):
        return clause
    choose_new_targets(doer, request, effect, slot)
    return replace(clause, action=replace(act, complements=(*act.complements, To("to", ref.Chosen(slot)))))
