"""What an effect is generated in response to: effects of the scene, and what has just happened (5.2, 2001 FAQ 6.5)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.effects.doing import Doer
from rules.engine.phrases import nouns, prospects
from rules.engine.phrases.scope import Scope
from rules.engine.scene.choosing import AmbiguousError, Request
from rules.engine.scene.matching import event_matches
from rules.engine.state import Card, Effect, Known
from rules.engine.steps import FAQ_2001, RefusalError, listing, rule
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause


def answer_event(doer: Doer, card: Card, event: object) -> None:
    """ "Play when X happens": in the scene of what happened (2001 FAQ 6.5).

    :raises RefusalError: if it has not happened.
    """
    for happening in reversed(doer.referee.game.recent):
        bound = event_matches(event, happening, doer.now())
        if bound is not None:
            doer.scope = bound
            return
    raise RefusalError(
        "wrong_time",
        f"{card.title} may be used only when what its text names has happened.",
        rule("5.2"),
        rule("6.5", FAQ_2001),
    )


def respond(doer: Doer, card: Card, to: object) -> None:
    """5.2: an effect that responds to another is generated in the scene to which the other belongs.

    :raises RefusalError: if there is nothing of the kind in the scene.
    :raises AmbiguousError: if there is more than one, and the action names none.
    """
    if isinstance(to, sel.Select) and (doing := _deed(to)) is not None:
        _answer_deed(doer, card, doing)
        return
    game = doer.referee.game
    own = doer.cause.card
    waiting = [effect for effect in game.scene if effect.card is not None and effect.card != own]
    fitting = [effect for effect in waiting if not isinstance(to, sel.Select) or fits(effect, to, doer.now())]
    if not fitting:
        raise RefusalError(
            "nothing_to_respond_to",
            f"{card.title} responds to something that is not in the scene.",
            rule("5.2"),
            rule("10.2"),
        )
    chosen = _named(doer, card, waiting, fitting)
    if isinstance(to, sel.Select) and chosen.card is not None:
        doer.scope = with_players(doer.scope.with_slot(to.slot, (chosen.card,)), to, chosen)
    doer.answers = chosen.number


def with_players(scope: Scope, node: sel.Select, effect: Effect) -> Scope:
    """The scope in which "that opponent" is who has generated an effect: an Event played by an opponent."""
    for by in map(_player_of, node.filters):
        if isinstance(by, sel.Select):
            scope = scope.with_slot(by.slot, (effect.by,))
    return scope


def _named(doer: Doer, card: Card, waiting: list[Effect], fitting: list[Effect]) -> Effect:
    """Which of the effects is meant: the one that the action names, or the only one."""
    words = doer.request.targets or [] if doer.request is not None else []
    for word in words:
        meant = [effect for effect in waiting if word in _names(doer, effect)]
        if not meant:
            continue
        chosen = next((effect for effect in reversed(meant) if effect in fitting), None)
        if chosen is None:
            raise RefusalError(
                "nothing_to_respond_to", f"{card.title} cannot respond to {word}.", rule("5.2"), rule("10.2")
            )
        words.remove(word)
        return chosen
    ids = list(dict.fromkeys(effect.card.id for effect in fitting if effect.card is not None))
    if len(ids) == 1:
        return fitting[-1]
    raise _which(doer, ids)


def _which(doer: Doer, ids: list[str]) -> AmbiguousError:
    request = doer.request or Request(doer.you)
    return request.which([[each] for each in ids], f"Name what it responds to: {listing(ids, 'or')}.")


def _names(doer: Doer, effect: Effect) -> tuple[str, ...]:
    assert effect.card is not None
    return (effect.card.id, doer.referee.card(effect.card.id).title)


def fits(effect: Effect, node: sel.Select, scope: Scope) -> bool:
    """Whether an effect of the scene is what a response names: an Event, an opponent's State or Event."""
    assert effect.card is not None
    card = scope.game.cards[effect.card.id]
    kinds = node.kinds if effect.kind in ("card", "event") else tuple(each for each in node.kinds if _is_effect(each))
    kinds = tuple(sel.Kind(tuple(word for word in kind.all_of if not _says_effect(word))) for kind in kinds)
    if not kinds:
        return False
    rest: list[object] = []
    for part in node.filters:
        by = _player_of(part)
        if by is not None:
            if effect.by not in nouns.players(by, scope):
                return False
        elif isinstance(part, sel.Doing) and part.verb == "target":
            if not prospects.does(scope.game, effect, Clause(Act("target", part.what)), scope):
                return False
        elif isinstance(part, sel.Where):
            if not prospects.does(scope.game, effect, part.clause, scope):
                return False
        else:
            rest.append(part)
    return nouns.matches(sel.Select(node.quantity, kinds, tuple(rest)), card, scope)


def _is_effect(kind: sel.Kind) -> bool:
    return any(_says_effect(word) for word in kind.all_of)


def _says_effect(word: object) -> bool:
    return isinstance(word, sel.Type) and word.name.lower() in ("effect", "effects")


def _player_of(part: object) -> object:
    """The player by whom a limit says that an effect was generated: an opponent's Event, played by an opponent."""
    match part:
        case sel.Controlled(by) | sel.Owned(by):
            return by
        case sel.Past("play", by, complements):
            return by or next((each.what for each in complements if getattr(each, "preposition", "") == "by"), None)
    return None


def _deed(node: sel.Select) -> Clause | None:
    """ "A Character turning to change location", as a statement: it turns to change location."""
    doing = next((part for part in node.filters if isinstance(part, sel.Doing) and part.verb != "target"), None)
    if doing is None:
        return None
    who = replace(node, filters=tuple(part for part in node.filters if part is not doing))
    return Clause(Act(doing.verb, doing.what), who)


def _answer_deed(doer: Doer, card: Card, event: Clause) -> None:
    """Responds to what a card or player has just done."""
    words = doer.request.targets or [] if doer.request is not None else []
    found: dict[Known, Scope] = {}
    for happening in doer.referee.game.recent:
        bound = event_matches(event, happening, doer.now())
        if bound is not None and happening.card is not None:
            found[happening.card] = bound
    if not found:
        raise RefusalError(
            "nothing_to_respond_to",
            f"{card.title} responds to something that has not happened just now.",
            rule("5.2"),
            rule("10.2"),
            *([rule("4.7")] if "change location" in event.action.verb else []),
        )
    names = {known: (known.id, doer.referee.card(known.id).title) for known in found}
    named = [(word, known) for word in words for known in found if word in names[known]]
    if named:
        words.remove(named[0][0])
        doer.scope = found[named[0][1]]
    elif len(found) == 1:
        doer.scope = next(iter(found.values()))
    else:
        ids = [known.id for known in found]
        raise _which(doer, ids)
