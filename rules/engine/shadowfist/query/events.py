"""Whether something that happened is what a pattern describes, and what its phrases then stand for (5.2.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from rules.engine.kernel.frozen import changed
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Burning, CardType, DamageKind, Slot, Stretch, Test
from rules.engine.shadowfist.query import amounts, cards, limits, players, prospects
from rules.engine.shadowfist.query.game.attack_state import Attack
from rules.engine.shadowfist.query.game.events import Happening, happenings
from rules.engine.shadowfist.query.game.state import Binding, Card, Effect, Game, Known
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.query.single import only

Verb = e.Verb
# What is told in the engine as turning, with what for as the detail.
TURNS = {
    Verb.TURN_TO_ATTACK: "to attack",
    Verb.TURN_TO_HEAL: "to heal",
    Verb.TURN_TO_CHANGE_LOCATION: "to change location",
}
CEASES = {Verb.CEASE_ATTACKING: "attack", Verb.CEASE_INTERCEPTING: "intercept"}


def told_as(pattern: e.EventPattern | t.Moment) -> frozenset[str]:
    """The verbs of the happenings that a pattern may fit: a trigger is looked at for no others."""
    match pattern:
        case t.Moment(edge):
            return frozenset({edge.value})
        case e.CardEvent(verbs):
            return frozenset(_told(verb) for verb in verbs)
        case e.BurnEvent():
            return frozenset({"burn"})
        case e.DamageEvent() | e.DamageReaches():
            return frozenset({"inflict"})
        case e.BodyReducedToZero():
            return frozenset({"reduce"})
        case e.PowerEvent(verb):
            return frozenset({verb.value})
        case e.TargetEvent():
            return frozenset({"play", "generate"})
        case e.MoveEvent():
            return frozenset({"move"})
        case e.DrawEvent():
            return frozenset({"draw"})
        case e.CombatEvent(combat):
            return frozenset({combat.value})
        case e.AttackDeclared():
            return frozenset({"declare"})
        case e.AttackEnded():
            return frozenset({"end"})
        case e.TurnsToAttack():
            return frozenset({"turn"})
        case e.Attacks():
            return frozenset({"attack"})
        case e.Joins():
            return frozenset({"join"})
        case e.Intercepts():
            return frozenset({"intercept"})
        case e.Declines():
            return frozenset({"decline"})
        case e.AnyEvent(of):
            return frozenset().union(*(told_as(each) for each in of))
    assert_never(pattern)


def _told(verb: e.Verb) -> str:
    if verb in TURNS:
        return "turn"
    return "cease" if verb in CEASES else verb.value


def then(happening: Happening, scope: Scope) -> Scope:
    """The scope at the time by which it is judged what has happened: who leaves play is judged as it was in play."""
    return scope if happening.before is None else changed(scope.on(happening.before), {"happening": happening})


def matches(pattern: e.EventPattern, happening: Happening, scope: Scope) -> Scope | None:
    """The scope with what the pattern binds, if the happening is what it describes; otherwise nothing."""
    bound = _matches(pattern, happening, then(happening, scope), scope.game)
    return changed(bound, {"game": scope.game, "happening": scope.happening}) if bound is not None else None


def _matches(pattern: e.EventPattern, happening: Happening, scope: Scope, now: Game) -> Scope | None:
    match pattern:
        case e.AnyEvent(of):
            return next((got for each in of if (got := _matches(each, happening, scope, now)) is not None), None)
        case e.CardEvent():
            return _card_event(pattern, happening, scope, now)
        case e.BurnEvent(site, by, how):
            if happening.verb != "burn" or (how is not Burning.EITHER and happening.detail != how.value):
                return None
            return _patient_and_doer(site, by, happening, scope, now)
        case e.DamageEvent():
            return _damage(pattern, happening, scope, now)
        case e.DamageReaches(on, amount):
            return _reaches(on, amount, happening, scope)
        case e.BodyReducedToZero(site, by):
            return _patient_and_doer(site, by, happening, scope, now) if happening.verb == "reduce" else None
        case e.PowerEvent():
            return _power(pattern, happening, scope)
        case e.TargetEvent(what, by):
            return _targeted(what, by, happening, scope)
        case e.MoveEvent(card, by, to_hand, to_play):
            return _moved(card, by, happening, scope, to_hand=to_hand, to_play=to_play)
        case e.DrawEvent(who):
            return fits_doer(who, happening, scope) if happening.verb == "draw" else None
        case e.CombatEvent(verb, card, opposing):
            return _combat(verb, card, opposing, happening, scope)
        case e.AttackDeclared(attack):
            if happening.verb != "declare" or happening.detail != "attack" or scope.game.attack is None:
                return None
            return fits_attack(attack, scope.game.attack, scope)
        case e.AttackEnded(attack):
            if happening.verb != "end" or happening.detail != "attack" or scope.game.attack is None:
                return None
            return fits_attack(attack, scope.game.attack, scope)
        case e.TurnsToAttack(card, what):
            if happening.verb != "turn" or happening.detail != "to attack":
                return None
            bound = fits_card(card, happening.was, scope)
            return _is_or_is_of(what, _target_of(happening, scope), bound) if bound is not None else None
        case e.Attacks(by, what):
            return _attacks(by, what, happening, scope)
        case e.Joins(who, attack):
            return _joins(who, attack, happening, scope)
        case e.Intercepts(by, what):
            return _intercepts(by, what, happening, scope)
        case e.Declines(who):
            return fits_doer(who, happening, scope) if happening.verb == "decline" else None
    assert_never(pattern)


def moment_comes(moment: t.Moment, happening: Happening, scope: Scope) -> Scope | None:
    """The scope with whose turn it is bound, if a moment has come: the start of your turn, the end of an attack."""
    if happening.verb != moment.edge.value or happening.detail != moment.stretch.value.lower():
        return None
    if moment.stretch is Stretch.ATTACK:
        if moment.attack is None or scope.game.attack is None:
            return scope
        return fits_attack(moment.attack, scope.game.attack, scope)
    if moment.of is not None and happening.by not in players.players(moment.of, scope):
        return None
    if moment.whose is not None and happening.by is not None:
        return scope.with_slot(moment.whose, (happening.by,))
    return scope


# Who and what


def fits_card(node: n.Cards, card: Card | None, scope: Scope) -> Scope | None:
    """The scope with a card bound to the phrase, if the card fits it; otherwise nothing."""
    if card is None:
        # A card that nobody has named is a card, and more is not known of it.
        return scope if isinstance(node, n.Matching) and _any_card(node) else None
    if isinstance(node, n.EitherCards):
        return next((bound for each in node.of if (bound := fits_card(each, card, scope)) is not None), None)
    if not cards.matches(node, card, scope):
        return None
    if not isinstance(node, n.Matching):
        return scope
    scope = scope.with_slot(node.slot, (Known(card.id, card.life),))
    for limit in node.limits:
        scope = _with_player(limit, card, scope)
    return scope


def _with_player(limit: n.Limit, card: Card, scope: Scope) -> Scope:
    """The scope in which "that opponent" is the player by whom a limit has told the card."""
    match limit:
        case n.ControlledBy(n.PlayersWho(slot=slot), or_played):
            who = limits.holder_of(card, or_played=or_played)
        case n.OwnedBy(n.PlayersWho(slot=slot)):
            who = card.owner
        case n.EffectGeneratedBy(n.PlayersWho(slot=slot)):
            effect = prospects.effect_of(scope.game, card)
            who = effect.by if effect is not None else card.controller or card.owner
        case _:
            return scope
    return scope.with_slot(slot, (who,)) if who is not None else scope


def _any_card(node: n.Matching) -> bool:
    return not node.limits and all(kind == (n.OfType(CardType.CARD),) for kind in node.kinds)


def fits_doer(node: n.Cards | n.Players, happening: Happening, scope: Scope, *, together: bool = False) -> Scope | None:
    """Whether the player or card that did it fits; by an opponent: by a card that the opponent controls (10.2).

    ``together``: the phrase stands for all that did it and fit, where it would else stand for one of them.
    """
    if limits.is_player_phrase(node):
        who: n.Players = node  # type: ignore[assignment]
        fitting = players.players(who, scope)
        # 5.2.3: if several did it together, it is enough that one of them fits.
        did = tuple(dict.fromkeys(part.by for part in happening.parts if part.by is not None and part.by in fitting))
        if not did:
            return None
        slot = players.slot_of(who)
        return scope.with_slot(slot, did) if slot is not None else scope
    which: n.Cards = node  # type: ignore[assignment]
    found: Scope | None = None
    doers: list[Known] = []
    for part in happening.parts:
        bound = fits_card(which, scope.game.cards[part.source.id], scope) if part.source is not None else None
        if bound is None or part.source is None:
            continue
        if not together:
            return bound
        found = bound
        doers.append(scope.game.known(part.source.id))
    slot = cards.slot_of(which)
    return found.with_slot(slot, tuple(doers)) if found is not None and slot is not None else found


def _patient_and_doer(
    patient: n.Cards | None,
    doer: n.Cards | n.Players | None,
    happening: Happening,
    scope: Scope,
    now: Game,
    *,
    together: bool = False,
) -> Scope | None:
    """The card that suffers it as it was; a player that does it once it is done (6.4.3): a burned Site has gone."""
    bound: Scope | None = scope
    if patient is not None:
        bound = fits_card(patient, happening.was, scope)
    if bound is not None and doer is not None:
        bound = bound.on(now) if limits.is_player_phrase(doer) else bound
        bound = fits_doer(doer, happening, bound, together=together)
    return bound


def _is_or_is_of(node: n.Cards | n.Players, card: Card | None, scope: Scope) -> Scope | None:
    """Whether the card that suffers it fits; a player suffers what is done to a card that the player controls."""
    if limits.is_player_phrase(node):
        who = players.players(node, scope)  # type: ignore[arg-type]
        return scope if card is not None and card.controller in who else None
    return fits_card(node, card, scope)  # type: ignore[arg-type]


# One pattern each


def _card_event(pattern: e.CardEvent, happening: Happening, scope: Scope, now: Game) -> Scope | None:
    if not any(_is_verb(verb, happening) for verb in pattern.verbs):
        return None
    if pattern.in_combat:
        parts = tuple(part for part in happening.parts if part.detail == "combat")
        if not parts:
            return None
        happening = replace(happening, deeds=parts)
    if pattern.onto is not None and not _is_onto(pattern.onto, happening, scope):
        return None
    return _patient_and_doer(pattern.card, pattern.by, happening, scope, now, together=pattern.together)


def _is_onto(subject: n.Cards, happening: Happening, scope: Scope) -> bool:
    """Whether the State of an event is, or was just before, on such a card."""
    state = happening.was or (scope.game.cards[happening.card.id] if happening.card is not None else None)
    on = scope.game.cards.get(state.subject) if state is not None and state.subject is not None else None
    return on is not None and cards.matches(subject, on, scope)


def _is_verb(verb: e.Verb, happening: Happening) -> bool:
    if verb in TURNS:
        return happening.verb == "turn" and happening.detail == TURNS[verb]
    if verb in CEASES:
        return happening.verb == "cease" and happening.detail == CEASES[verb]
    return happening.verb == verb.value


def _damage(pattern: e.DamageEvent, happening: Happening, scope: Scope, now: Game) -> Scope | None:
    if happening.verb != "inflict":
        return None
    combat = happening.detail == "combat"
    if (pattern.kind is DamageKind.COMBAT and not combat) or (pattern.kind is DamageKind.NON_COMBAT and combat):
        return None
    if pattern.test is not None and pattern.amount is not None:
        wanted = amounts.value(pattern.amount, scope)
        if not amounts.compare(happening.amount, pattern.test, wanted):
            return None
    return _patient_and_doer(pattern.on, pattern.by, happening, scope, now, together=pattern.together)


def _reaches(on: n.Cards, amount: object, happening: Happening, scope: Scope) -> Scope | None:
    """The damage on it has come to as much by what was just inflicted."""
    if happening.verb != "inflict" or happening.was is None:
        return None
    bound = fits_card(on, happening.was, scope)
    if bound is None:
        return None
    enough = amounts.value(amount, bound)  # type: ignore[arg-type]
    return bound if happening.was.damage < enough <= happening.was.damage + happening.amount else None


def _power(pattern: e.PowerEvent, happening: Happening, scope: Scope) -> Scope | None:
    if happening.verb != pattern.verb.value:
        return None
    if pattern.test is not None and pattern.amount is not None:
        wanted = amounts.value(pattern.amount, scope)
        if not amounts.compare(happening.amount, pattern.test, wanted):
            return None
    return fits_doer(pattern.player, happening, scope) if pattern.player is not None else scope


def _targeted(
    what: n.Cards | n.Players, by: n.Cards | n.Players | None, happening: Happening, scope: Scope
) -> Scope | None:
    """An effect that has just been generated targets what the pattern says."""
    if happening.verb not in ("play", "generate") or happening.effect is None:
        return None
    effect = next((each for each in scope.game.scene if each.number == happening.effect), None)
    if effect is None:
        return None
    bound = _generated_by(by, effect, scope) if by is not None else scope
    if bound is None:
        return None
    targets = prospects.targeted(effect)
    if limits.is_player_phrase(what):
        return None if set(targets).isdisjoint(players.players(what, bound)) else bound  # type: ignore[arg-type]
    which: n.Cards = what  # type: ignore[assignment]
    hit: Binding = tuple(
        each
        for each in targets
        if isinstance(each, Known) and (card := scope.game.same(each)) is not None and cards.matches(which, card, bound)
    )
    if not hit:
        return None
    slot = cards.slot_of(which)
    return bound.with_slot(slot, hit) if slot is not None else bound


def _generated_by(by: n.Cards | n.Players, effect: Effect, scope: Scope) -> Scope | None:
    if limits.is_player_phrase(by):
        who: n.Players = by  # type: ignore[assignment]
        if effect.by not in players.players(who, scope):
            return None
        slot = players.slot_of(who)
        return scope.with_slot(slot, (effect.by,)) if slot is not None else scope
    card = scope.game.cards[effect.card.id] if effect.card is not None else None
    return fits_card(by, card, scope) if card is not None else None  # type: ignore[arg-type]


def _moved(
    card: n.Cards,
    by: n.Cards | n.Players | None,
    happening: Happening,
    scope: Scope,
    *,
    to_hand: bool,
    to_play: bool,
) -> Scope | None:
    if happening.verb != "move":
        return None
    arrived = happening.detail.partition(">")[2]
    if (to_hand or to_play) and not ((to_hand and arrived == "hand") or (to_play and arrived == "play")):
        return None
    return _patient_and_doer(card, by, happening, scope, scope.game)


def _combat(
    verb: e.CombatVerb, card: n.Cards, opposing: n.Cards | None, happening: Happening, scope: Scope
) -> Scope | None:
    if happening.verb != verb.value or (opposing is None and happening.detail != "first"):
        return None
    bound = fits_card(card, happening.was, scope)
    other = _target_of(happening, scope)
    return fits_card(opposing, other, bound) if bound is not None and opposing is not None else bound


def _target_of(happening: Happening, scope: Scope) -> Card | None:
    known = only(happening.targets, "the target of an attack, or the opponent in a combat")
    return scope.game.cards[known.id] if known is not None else None


def _attacks(
    by: n.Cards | n.Players | None, what: n.Cards | n.Players | None, happening: Happening, scope: Scope
) -> Scope | None:
    """Who attacks is the source of what happened, what is attacked the card."""
    if happening.verb != "attack":
        return None
    bound: Scope | None = scope
    if what is not None:
        bound = _is_or_is_of(what, happening.was, scope)
    return fits_doer(by, happening, bound) if bound is not None and by is not None else bound


def _intercepts(
    by: n.Cards | n.Players | None, what: n.Cards | n.Players | None, happening: Happening, scope: Scope
) -> Scope | None:
    if happening.verb != "intercept" or (by is None and happening.detail != "first"):
        return None  # A card is intercepted once, by however many.
    bound: Scope | None = scope
    if what is not None:
        bound = _is_or_is_of(what, happening.was, scope)
    return fits_doer(by, happening, bound) if bound is not None and by is not None else bound


def _joins(
    who: n.Cards | n.Players, attack: e.AttackPattern | None, happening: Happening, scope: Scope
) -> Scope | None:
    if happening.verb != "join" or scope.game.attack is None:
        return None
    bound = fits_attack(attack, scope.game.attack, scope) if attack is not None else scope
    if bound is None:
        return None
    if limits.is_player_phrase(who):
        return fits_doer(who, happening, bound) if happening.was is None else None
    return fits_card(who, happening.was, bound) if happening.was is not None else None  # type: ignore[arg-type]


# Attacks


def fits_attack(pattern: e.AttackPattern, attack: Attack, scope: Scope) -> Scope | None:
    """The scope with what the pattern binds, if an attack is what it describes (6.1); otherwise nothing."""
    game = scope.game
    if pattern.successful is not None and attack.successful is not pattern.successful:
        return None
    if pattern.by is not None and attack.by not in players.players(pattern.by, scope):
        return None
    if pattern.by is not None and (slot := players.slot_of(pattern.by)) is not None:
        scope = scope.with_slot(slot, (attack.by,))
    bound = _against(pattern.against, attack, scope) if pattern.against is not None else scope
    if bound is None:
        return None
    if pattern.alone is not None:
        alone = {Known(card.id, card.life) for card in cards.cards(pattern.alone, bound)}
        if {each.card for each in attack.attackers} != alone:
            return None
    if pattern.attackers is None:
        return bound
    parts = [each.card for each in attack.attackers if not each.joined]
    found = tuple(each for each in parts if cards.matches(pattern.attackers, game.cards[each.id], bound))
    test, amount = pattern.test or Test.AT_LEAST, pattern.amount if pattern.amount is not None else 1
    if not amounts.compare(len(found), test, amounts.value(amount, bound)):
        return None
    named = cards.slot_of(pattern.attackers)
    return bound.with_slot(named, found) if named is not None else bound


def _against(node: n.Cards | n.Players, attack: Attack, scope: Scope) -> Scope | None:
    """Whether an attack is against what a phrase names: a player, or a card, to which the phrase is then bound."""
    attacked = [scope.game.cards[each.id] for each in attack.targets]
    if limits.is_player_phrase(node):
        who = players.players(node, scope)  # type: ignore[arg-type]
        return scope if any(card.controller in who for card in attacked) else None
    which: n.Cards = node  # type: ignore[assignment]
    found = tuple(Known(card.id, card.life) for card in attacked if cards.matches(which, card, scope))
    if not found:
        return None
    slot: Slot | None = cards.slot_of(which)
    return scope.with_slot(slot, found) if slot is not None else scope


# What has happened in this turn


def happened(
    event: e.EventPattern,
    scope: Scope,
    *,
    doer: Card | None = None,
    patient: Card | None = None,
    while_attacking: bool = False,
) -> bool:
    """Whether it has happened in this turn; done by ``doer`` or to ``patient`` where the pattern leaves them out."""
    for happening in _told_of(event, scope):
        if doer is not None and not _did(doer, happening, while_attacking=while_attacking):
            continue
        if patient is not None and not _suffered(patient, happening):
            continue
        if while_attacking and not any(part.attacking for part in happening.parts):
            continue
        if matches(event, happening, scope) is not None:
            return True
    return False


def each_time(event: e.EventPattern, scope: Scope) -> list[Scope]:
    """The times in this turn when it has happened, the latest first, with what the pattern binds then."""
    found = (matches(event, happening, scope) for happening in _told_of(event, scope))
    return [each for each in found if each is not None]


def _told_of(event: e.EventPattern, scope: Scope) -> list[Happening]:
    """What has happened in this turn that an event may fit, the latest first."""
    verbs = told_as(event)
    found = [each for each in happenings(scope.game) if each.verb in verbs]
    scope.game.spend(1 + len(found))
    return found


def _did(card: Card, happening: Happening, *, while_attacking: bool) -> bool:
    return any(
        part.source is not None
        and part.source.id == card.id
        and part.source.life == card.life
        and (part.attacking or not while_attacking)
        for part in happening.parts
    )


def _suffered(card: Card, happening: Happening) -> bool:
    """Whether it happened to a card; one that left play then is remembered until it moves on."""
    return happening.card is not None and cards.is_still(card, happening.card)
