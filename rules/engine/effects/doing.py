"""Runs the clauses of an ability: what an effect does as it resolves, and what is paid as it is generated (5.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from rules.engine import events
from rules.engine.continuous import prohibitions, renumbering
from rules.engine.effects import acting, everyone
from rules.engine.effects.acting import cause_of as cause_of
from rules.engine.effects.offers import could_pay, is_price
from rules.engine.effects.roles import HANDLERS, roles_of, unread
from rules.engine.effects.spoken import forbids_responses
from rules.engine.phrases import conditions, filters, nouns, phrase_words
from rules.engine.phrases.phrasing import NEVER
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.referee import Referee
from rules.engine.rules_text import Ability
from rules.engine.scene.choosing import AmbiguousError, Request, bounds, may_be_chosen, pick
from rules.engine.state import Card, Known
from rules.engine.steps import Decision, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Be, Cause, Gain, Give, To
from rules.engine.text.amounts import X
from rules.engine.text.timing import (
    AtMoment,
    Clause,
    If,
    Manner,
    When,
)


@dataclass
class Doer(acting.Doer):
    """One effect at work whose text is read as a tree.

    ``request`` is what the action says, ``right`` what the effect will do, ``amounts`` how much the clause before came
    to. ``judged`` are the conditions that have been looked at, ``done`` whether the
    clause before was carried out: "if you do".
    """

    request: Request | None = None
    amounts: dict[int, int] = field(default_factory=dict)
    judged: dict[object, bool] = field(default_factory=dict)
    done: bool | None = None
    right: tuple[Any, ...] = ()

    @property
    def pays(self) -> bool:
        """Whether this is a price at generation, which has to be paid whole."""
        return self.request is not None

    # Who and what

    def cards(self, node: object, by: str | None = None, *, anywhere: bool = False) -> list[Card]:
        """The cards that a clause acts on: those bound, those that match, or what the player chooses now."""
        scope = self.now()
        game = self.referee.game
        if isinstance(node, ref.Target | ref.Chosen | ref.That):
            found = self.remembered(scope.slots.get(node.slot, ()))
        elif isinstance(node, ref.Subject):
            known = scope.subject_card
            card = game.same(known) if known else None
            found = [card] if card is not None else []
        elif isinstance(node, sel.Select):
            found = self._selected(node, by or self.chooser or self.you)
        elif isinstance(node, sel.Several):
            found = [card for item in node.items for card in self.cards(item, by, anywhere=anywhere)]
        else:
            found = nouns.cards(node, scope)
        return self.affected(found)

    def may(self, verb: str, card: Card) -> bool:
        """Whether this effect may do something to a card; if a text forbids it, that is told (7.7)."""
        game = self.referee.game
        deed = prohibitions.DEEDS[verb]
        if not card.in_play or prohibitions.forbids(game, deed, card, self.actor, self.scope.card) is None:
            return True
        text = f"A text forbids it: to {verb} {self.referee.name(card.id)}."
        self.referee.step("forbid", text, rule("7.7"), cards=[card.id])
        return False

    def _selected(self, node: sel.Select, by: str) -> list[Card]:
        scope = self.now()
        game = self.referee.game
        if node.slot is not None and node.slot in scope.slots:
            bound = [game.same(each) for each in scope.slots[node.slot] if isinstance(each, Known)]
            return [card for card in bound if card is not None]
        if self.request is None and any(filters.controllers(part) for part in node.filters):
            raise CannotRunError("who controls several cards together, as an effect resolves")
        if node.quantity.word in ("all", "all other", "each", "every", "") and node.quantity.amount is None:
            chosen = nouns.cards(node, replace(scope, sees_all=True))
        elif self.request is not None:
            chosen = self._picked(self.request, node, by)
        else:
            chosen = self._choose(node, nouns.cards(node, scope), by)
        self.bind(node.slot, chosen)
        return chosen

    def _picked(self, request: Request, node: sel.Select, by: str) -> list[Card]:
        """The cards that the action names; what follows from an option that has been used only now is asked for."""
        scope = self.now()
        try:
            bound = pick(self.referee, request, node, scope)
        except AmbiguousError:
            if not self.agreed:
                raise
            fitting = nouns.cards(node, replace(scope, sees_all=True))
            return self._choose(node, [card for card in fitting if may_be_chosen(card, node, scope)], by)
        return [self.referee.card(each.id) for each in bound if isinstance(each, Known)]

    def _choose(self, node: sel.Select, found: list[Card], by: str) -> list[Card]:
        least, most = bounds(node.quantity, len(found), self.now())
        least = 0 if self.optional else min(least, len(found))
        if is_random(node):
            return self.random(found, least)
        decision = Decision(
            by, "choose", f"{by} chooses for {self.source_name()}.", tuple(card.id for card in found), least, most
        )
        answer = self.referee.decide(decision)
        return [card for card in found if card.id in answer]

    def players(self, node: object) -> list[str]:
        """The players that a clause concerns."""
        scope = self.now()
        if isinstance(node, sel.Select):
            if node.slot is not None and node.slot in scope.slots:
                return [each for each in scope.slots[node.slot] if isinstance(each, str)]
            found = nouns.players(node, scope)
            if node.quantity.word in ("a", "an") and len(found) > 1:
                decision = Decision(self.you, "choose", f"Which player, for {self.source_name()}?", tuple(found))
                found = list(self.referee.decide(decision))
            self.scope = self.scope.with_slot(node.slot, tuple(found))
            return found
        return nouns.players(node, scope)


def run(doer: Doer, clauses: tuple[object, ...], between: Callable[[], None]) -> bool:
    """Carries out clauses in the order in which the card lists them, with the checks between them (5.2).

    What follows the last of them follows the effect: auctions come first then (5.5). Tells whether anything was done,
    or an option used.
    """
    from rules.engine.effects import offers
    from rules.engine.effects.alternatives import decide_one, sentences
    from rules.engine.scene import listening

    skipped = done = False
    doer.done = None
    for sentence in sentences(clauses):
        sentence = offers.purposes(tuple(_as_played(doer, clause) for clause in sentence))
        if any(isinstance(each, When) for each in sentence[0].adverbs):
            if done:
                between()
            listening.begin(doer, sentence)
            done = True
            continue
        if (names := offers.offered(sentence, doer)) is not None:
            if done:
                between()
            doer.done = done = _run_offer(doer, sentence, names, between)
            continue
        used: bool | None = None
        for clause in decide_one(doer, sentence):
            if skipped and clause.link == "then":
                continue
            if used is not None and clause.link in ("and", "to", "then"):
                # "You may take control of it and place it ...": one option, which has been used or not.
                if not used and (clause.mode == "may" or clause.link == "to"):
                    continue
                clause = replace(clause, mode="do") if clause.mode == "may" else clause
            if done:
                between()
            done = True
            before = doer.referee.game
            skipped = not _run_one(doer, clause)
            if not _asks_so(clause):
                doer.done = not skipped and (bool(doer.last) or doer.referee.game is not before)
            used = not skipped if clause.mode == "may" else used
    return done and doer.done is not False


def _run_offer(doer: Doer, sentence: tuple[Clause, ...], names: list[str], between: Callable[[], None]) -> bool:
    """What each of several players may do, one after the other; of "an opponent" the first who does."""
    from rules.engine.effects import offers

    used = False
    for name in names:
        if offers.is_for_one(sentence) and used:
            break
        game = doer.referee.game
        used = (run(doer, offers.of_one(sentence, name, doer), between) and doer.referee.game is not game) or used
    return used


def _as_played(doer: Doer, clause: Clause) -> Clause:
    """ "Toast this card after it is played": when an Event resolves, it has been played."""
    if not doer.cause.is_event or not any(isinstance(each, When) for each in clause.adverbs):
        return clause
    return replace(clause, adverbs=tuple(each for each in clause.adverbs if not _own_playing(each)))


def _own_playing(adverb: object) -> bool:
    event = adverb.event if isinstance(adverb, When) and adverb.word == "after" else None
    act = event.action if isinstance(event, Clause) else None
    own = isinstance(event, Clause) and isinstance(event.agent, ref.ThisCard)
    return own and isinstance(act, Act) and act.verb == "play" and act.passive


def _asks_so(clause: Clause) -> bool:
    """Whether a clause hangs on whether the one before it was done: if you do, if you do not."""
    return any(asks_so(each) for each in clause.adverbs)


def asks_so(adverb: object) -> bool:
    """Whether a condition asks about what the effect has just done: if you do."""
    return isinstance(adverb, If) and _is_so(adverb.condition)


def _is_so(condition: object) -> bool:
    action = condition.action if isinstance(condition, Clause) else None
    return isinstance(action, Act) and action.verb == "do so"


def _run_one(doer: Doer, clause: Clause) -> bool:
    if limits_x(clause) or _is_exclusion(clause) or forbids_responses(clause):
        return True  # What X may be, whom the effect does not affect, what may respond: that held at generation.
    if goes_on(clause):
        return True
    clause = active(clause)
    if (passed_over := unread(clause)) is not None:
        raise CannotRunError(passed_over)
    later = next((each for each in clause.adverbs if isinstance(each, AtMoment)), None)
    if later is not None:
        from rules.engine.effects.gaining import delay

        delay(doer, clause, later)
        return True
    if everyone.concerns_each(clause, doer.now()):
        return everyone.run_each(doer, clause, _run_one)
    if not _may_run(doer, clause):
        return False
    clause = _with_one_player(doer, clause)
    if nouns.is_winner(clause.agent) and not doer.players(clause.agent):
        return False  # 5.5: where no auction has been held, nobody has what its winner would have.
    made = clause.action
    if isinstance(made, Cause) and nouns.is_player(clause.agent, doer.scope):
        # "You may make target discard a card of your choice": what a player is made to do.
        clause = replace(clause, action=made.action, agent=made.whom)
    if clause.mode == "may" and not could_pay(clause, doer):
        return False
    doer.optional = clause.mode == "may" and declines_by_choosing(clause)
    if clause.mode == "may" and not doer.optional and not leaves_open(clause) and not _agrees(doer, clause):
        return False
    if renumbering.zero_limit(clause) is not None:
        return True  # What that number may become: that was looked at as the effect was generated.
    if clause.mode not in ("do", "may", "must"):
        return _lasting_prohibition(doer, clause)
    if isinstance(clause.action, Cause):
        # "Make target discard a card".
        clause = replace(clause, action=clause.action.action, agent=clause.action.whom, mode="do", adverbs=())
    if isinstance(clause.action, Gain):
        from rules.engine.effects.gaining import gain

        gain(doer, clause, clause.action)
        return True
    if not isinstance(clause.action, Act):
        raise CannotRunError(f"{type(clause.action).__name__} as an effect")
    act = clause.action
    _check_agent(doer, clause, act)
    handler = HANDLERS[act.verb]
    doer.before, doer.last = doer.last or doer.before, ()
    doer.chooser = chooser_of(doer, clause)
    before = doer.referee.game
    handler(doer, clause, act)
    doer.chooser = None
    return bool(doer.last) or not doer.optional or doer.referee.game is not before


def _with_one_player(doer: Doer, clause: Clause) -> Clause:
    """ "An opponent sacrifices a Character": whose effect it is says which opponent, and that player does the rest."""
    from rules.engine.effects import offers

    agent = clause.agent
    if not isinstance(agent, sel.Select) or not nouns.is_player(agent) or nouns.is_winner(agent):
        return clause
    if agent.quantity.word not in ("a", "an", "another") or clause.mode not in ("do", "may", "must"):
        return clause
    who = tuple(doer.players(agent))
    slot = agent.slot if agent.slot is not None else offers.OWN_SLOT
    doer.scope = doer.now().with_slot(slot, who)
    return replace(clause, agent=ref.That(slot))


def _check_agent(doer: Doer, clause: Clause, act: Act) -> None:
    """Whether it is read who does what a clause says.

    :raises CannotRunError: if it is several players, or another card, that the verb knows nothing of.
    """
    roles, agent = roles_of(clause), clause.agent
    if roles is None or agent is None or isinstance(agent, ref.ThisCard):
        return
    if not nouns.is_player(agent, doer.scope):
        if not roles.by_cards:
            raise CannotRunError(f"another card that does it: to {act.verb}")
    elif not roles.by_players and len(doer.players(agent)) > 1:
        raise CannotRunError(f"several players that do it: to {act.verb}")


def chooser_of(doer: Doer, clause: Clause) -> str | None:
    """The player who does what a clause says, where it names one: "its controller may smoke a card"."""
    if clause.agent is None or not nouns.is_player(clause.agent, doer.scope):
        return None
    if isinstance(clause.agent, sel.Select) and not nouns.is_winner(clause.agent):
        return None
    who = doer.players(clause.agent)
    return who[0] if len(who) == 1 else None


def declines_by_choosing(clause: Clause) -> bool:
    """Whether who may do something declines by choosing no card: "may smoke a card"."""
    act = clause.action
    what = getattr(act, "what", None)
    if isinstance(act, Act) and act.verb == "play" and isinstance(what, ref.That | ref.Chosen):
        return True
    if not isinstance(act, Act) or act.verb not in CHOOSING or not isinstance(what, sel.Select) or is_random(what):
        return False
    return not leaves_open(clause) and (
        what.quantity.word in ("a", "another", "any") or what.quantity.amount is not None
    )


def leaves_open(clause: Clause) -> bool:
    """Whether a text leaves open how much is done, and so nothing at all: "you may draw up to 2 cards"."""
    what = getattr(clause.action, "what", None)
    return isinstance(what, sel.Select) and what.quantity.word in ("up to", "any number of")


# The verbs whose object is cards that a player chooses.
CHOOSING = frozenset({"smoke", "toast", "sacrifice", "return", "turn", "unturn", "heal", "cancel and smoke", "discard"})


def active(clause: Clause) -> Clause:
    """ "Target is canceled" as "cancel target"; "give you 2 Power" as "give 2 Power to you"."""
    act = clause.action
    if isinstance(act, Give):
        return replace(clause, action=Act("give", act.what, (To("to", act.to), *act.complements)))
    if isinstance(act, Be) and act.what == sel.Is("canceled") and not act.negated:
        return replace(clause, action=Act("cancel", clause.agent), agent=None)
    if not isinstance(act, Act) or act.what is not None or clause.mode in NEVER:
        return clause  # What cannot be done to a card stays said of that card.
    if not act.passive and (act.verb not in OF_ITSELF or isinstance(clause.agent, ref.You | None)):
        return clause
    return replace(clause, action=replace(act, what=clause.agent, passive=False), agent=None)


# What a card does to itself where nothing else is named: "that Character unturns".
OF_ITSELF = frozenset({"turn", "unturn", "heal", "return"})


def limits_x(clause: Clause) -> bool:
    """Whether a clause only says what X may be: X must be 2 or more."""
    return isinstance(clause.action, Be) and isinstance(clause.agent, X)


def goes_on(clause: Clause) -> bool:
    """Whether a clause only says what its effect leaves as it was: "It can still generate Power".

    A Site generates Power by its diamond, which is no rules text (4.1), so canceling does not stop it.
    """
    act = clause.action
    if not isinstance(act, Act) or act.verb != "generate" or act.passive or act.complements or clause.mode != "may":
        return False
    power = isinstance(act.what, sel.Select) and not act.what.filters and act.what.quantity == sel.Quantity("")
    kinds = act.what.kinds if isinstance(act.what, sel.Select) else ()
    return power and kinds == (sel.Kind((sel.Type("power"),)),) and clause.adverbs == (Manner("still"),)


def _is_exclusion(clause: Clause) -> bool:
    act = clause.action
    return isinstance(act, Act) and act.verb in ("affect", "copy") and not act.passive and clause.mode in NEVER


def _may_run(doer: Doer, clause: Clause) -> bool:
    for adverb in clause.adverbs:
        match adverb:
            case If(word="even if"):
                pass
            case If(condition, word):
                met = _is_met(doer, condition, word)
                said = "is" if met else "is not"
                doer.referee.step("condition", f"The condition of {doer.source_name()} {said} met.", rule("5.2.3"))
                if not met:
                    return False
    return True


def _is_met(doer: Doer, condition: object, word: str) -> bool:
    """Whether a condition is met; "otherwise" asks what it was before the effect did anything about it."""
    if word == "otherwise" and condition in doer.judged:
        return not doer.judged[condition]
    if isinstance(condition, Clause) and _is_so(condition) and doer.done is not None:
        return doer.done is not (condition.mode in NEVER or word == "unless")
    if word == "unless" and is_price(condition):
        return not _is_paid(doer, condition)
    holds = conditions.holds(condition, doer.now())
    doer.judged[condition] = holds
    return holds is not (word in ("unless", "otherwise"))


def _is_paid(doer: Doer, price: Clause) -> bool:
    """Whether somebody pays what keeps something from being done: "unless its controller pays 1 Power"."""
    before, last = doer.referee.game, doer.last
    run(doer, (replace(price, mode="may", link=""),), lambda: None)
    doer.last = last
    return doer.referee.game is not before


def _agrees(doer: Doer, clause: Clause) -> bool:
    who = doer.players(clause.agent) if nouns.is_player(clause.agent, doer.scope) else [doer.you]
    asked = who[0] if who else doer.you
    named = isinstance(clause.agent, ref.That) and bool(who)
    what = phrase_words.stated(replace(clause, agent=ref.You()) if named else clause)
    text = f"Use the option of {doer.source_name()}{f' ({what})' if what else ''}?"
    decision = Decision(asked, "may", text, ("yes", "no"))
    agrees = doer.referee.decide(decision) == ("yes",)
    doer.agreed = doer.agreed or agrees
    return agrees


def _lasting_prohibition(doer: Doer, clause: Clause) -> bool:
    from rules.engine.effects.gaining import forbid

    forbid(doer, clause)
    return True


def is_random(node: sel.Select) -> bool:
    """Whether a phrase asks for random cards."""
    return any(isinstance(word, sel.Is) and word.what == "random" for kind in node.kinds for word in kind.all_of)


def choose_at_generation(referee: Referee, ability: Ability, scope: Scope) -> Scope | None:
    """The choices of a triggered effect that are made as it is generated, or nothing if there is nothing to choose."""
    if not ability.left:
        return scope
    doer = Doer(referee, scope, events.Cause(scope.you, scope.this), request=None)
    for item in ability.left:
        if isinstance(item, Clause) and isinstance(item.action, Act) and item.action.verb in ("target", "choose"):
            if nouns.is_player(item.action.what):
                if not doer.players(item.action.what):
                    return None
            elif not doer.cards(item.action.what):
                return None
        else:
            raise CannotRunError("a payment in a triggered effect")
    return doer.now()
