"""One action of a scenario: what it means at the point where the game is, and what it implies (DESIGN 7a)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from rules.engine.kernel.actions import Action, items, number, word, words
from rules.engine.kernel.frozen import changed
from rules.engine.kernel.recorder import Answer, GameOverError
from rules.engine.kernel.running import Run, run_action
from rules.engine.kernel.steps import Decision, Incomplete, RefusalError, in_quotes
from rules.engine.kernel.work import Work
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects import attacking, playing, triggers, turning
from rules.engine.ufs.effects.advancing import advance, pass_window
from rules.engine.ufs.effects.agenda import (
    BLOCK,
    ENHANCE,
    FORM,
    RESPONSE,
    BlockStep,
    EndCombat,
    Mulligan,
    ReversalStep,
    Review,
    Window,
    top,
)
from rules.engine.ufs.interface.setup import BEGIN, begin
from rules.engine.ufs.interface.timing import (
    TIMES,
    awaited,
    check_has_form,
    check_ready,
    check_turn_for_form,
    open_abilities,
    played,
    why_never,
)
from rules.engine.ufs.interface.unused import check_used
from rules.engine.ufs.ir.abilities import Played
from rules.engine.ufs.ir.words import Letter
from rules.engine.ufs.model.cards import ACTION, ATTACK, SYMBOLS
from rules.engine.ufs.query.state import Attack, Card, Game, Given, looks_alike, played_abilities
from rules.engine.ufs.rules import playing as playing_rules
from rules.engine.ufs.rules import using
from rules.engine.ufs.rules.table import AREAS, Table, decides, refuse

MAX_IMPLIED = 200
TOO_MANY_PASSES = Incomplete(
    "too_many_passes", f"Players have passed {MAX_IMPLIED} times, and more follows: it is broken off here."
)
PURPOSES = {Letter.FORM: FORM, Letter.ENHANCE: ENHANCE, Letter.RESPONSE: RESPONSE}


def take(run: Run[Game], action: Action, number: int, work: Work) -> None:
    """Takes one action, or answers the decision that is waiting.

    :raises RefusalError: if it is illegal.
    """
    if run.pending is None and action["do"] == "choose":
        raise refuse("nothing_to_choose", "No decision is waiting.", "2.13.4")
    going_on = run.pending is not None and action["do"] == "continue"

    def begin(game: Game, _what: Action, answers: tuple[Answer, ...], at: int) -> Table:
        return Table(game, work, answers=answers, action=at)

    run_action(
        run,
        *(action, number, answer_to, begin),
        perform=lambda table, what: perform(table, what, strict=run.strict),
        reached=lambda table: table.game,
    )
    if going_on and run.pending is None and run.incomplete is None and run.game.agenda and not run.game.is_over:
        take(run, action, number, work)


def answer_to(decision: Decision, action: Action) -> Answer:
    """The answer that an action gives to the decision that is waiting.

    :raises RefusalError: if it gives none, or is another player's.
    """
    do, by, section = str(action["do"]), action.get("by"), decides(decision)
    if do not in ("choose", "pass", "continue"):
        raise refuse("decision_needed", f"{decision.by} must decide first: {decision.text}", section)
    if by not in (None, decision.by):
        raise refuse("not_yours", f"{decision.by} decides this, not {by}.", section)
    if do != "choose":
        if "no" in decision.options:
            return ("no",)
        if decision.least:
            raise refuse("decision_needed", f"{decision.by} must decide: {decision.text}", section)
        return ()
    if "option" in action and "cards" in action:
        raise refuse("unused_field", 'One of "option" and "cards" says what is chosen: leave the other out.', section)
    if "option" in action:
        return (str(action["option"]),) if str(action["option"]) != "none" or decision.least else ()
    return tuple(words(action, "cards"))


def perform(table: Table, action: Action, *, strict: bool = False) -> None:
    """Carries out one action after the passes that it implies, and what follows by itself.

    :raises RefusalError: if the rules forbid it.
    """
    table.strict = strict
    if table.game.is_over:
        raise _over(table.game)
    with suppress(GameOverError):
        _perform(table, action)


def _perform(table: Table, action: Action) -> None:
    waited = table.game.agenda
    if action["do"] == BEGIN:
        begin(table, action)
        return
    if action["do"] == "continue":
        advance(table)
        _go_on(table, moved=table.game.agenda != waited)
        return
    _before(table, lambda: True)
    began = table.game
    try:
        _try(table, action)
    except RefusalError as error:
        if error.code != "wrong_time" or (why := _why(began, action, error)) is None:
            raise
        raise why from None


def _try(table: Table, action: Action) -> None:
    """Carries out an action, now or after passes that it implies.

    :raises RefusalError: if it is legal at no such time; the reason is that of the beginning.
    """
    first: RefusalError | None = None
    for _ in range(MAX_IMPLIED):
        if not table.strict and action["do"] not in ("block", "pass") and _has_no_block(table):
            _before(table, lambda: _decline(table))
        before, steps, happened = table.game, len(table.steps), list(table.happened)
        try:
            _dispatch(table, action)
            advance(table)
            check_used(table, action)
            return
        except RefusalError as error:
            if not error.later or table.strict:
                raise
            first = first or error
            table.game, table.happened = before, happened
            table.used.clear()
            del table.steps[steps:]
        if not _before(table, lambda: _pass_by(table, action)):
            raise first
    endless = first or refuse("endless", "That never becomes legal.", "2.13.4")
    endless.incomplete = TOO_MANY_PASSES
    raise endless


def _why(game: Game, action: Action, error: RefusalError) -> RefusalError | None:
    if action["do"] not in ("play", "activate"):
        return None
    card = find(game, str(action["card"]), word(action, "by"), ("hand", "staging", "card_pool"))
    return why_never(game, card, action.get("ability"), error)


def _over(game: Game) -> RefusalError:
    told = f"{game.winner} has won" if game.winner else "both have lost, and nobody wins"
    return refuse("game_over", f"The game is over: {told}.", "10")


def _before(table: Table, work: Callable[[], bool]) -> bool:
    """What happens before an action, and what follows from it; whether there was anything.

    :raises RefusalError: if it ends the game.
    """
    try:
        found = work()
        advance(table)
    except GameOverError:
        raise _over(table.game) from None
    return found


def _pass_by(table: Table, action: Action) -> bool:
    """A pass that an action implies because it belongs to what comes later: never that of a block."""
    task = top(table.game)
    if isinstance(task, Window):
        pass_window(table, task, assumed=True)
        return True
    if isinstance(task, Review) and action.get("by") in (None, task.by):
        _pass_review(table, task)
        table.steps[-1].assumed = True
        return True
    if isinstance(task, ReversalStep):
        attack = attacking.get(table.game, task.attack)
        if attack is not None:
            _pass_reversal(table, attack)
            table.steps[-1].assumed = True
            return True
    return False


def _has_no_block(table: Table) -> bool:
    """Whether a block is waited for that nothing can make: nobody is asked for it."""
    task = top(table.game)
    return isinstance(task, BlockStep) and not attacking.can_block(table.game, task.attack)


def _decline(table: Table) -> bool:
    task = top(table.game)
    assert isinstance(task, BlockStep)
    attacking.decline(_popped(table), task.attack, assumed=True)
    return True


def _go_on(table: Table, *, moved: bool) -> None:
    """``continue``: everyone passes until someone must decide, or may play a Form.

    :param moved: something has happened by itself already.
    """
    task = top(table.game)
    asked = isinstance(task, BlockStep | Mulligan) and not _has_no_block(table)
    if task is None or (moved and asked):
        return
    if isinstance(task, Mulligan):
        raise refuse("decision_needed", f'{task.by} decides about a mulligan: "mulligan" or "keep".', "5.4")
    if isinstance(task, BlockStep) and asked:
        attacking.decline(_popped(table), task.attack)
        advance(table)
    for _ in range(MAX_IMPLIED):
        task = top(table.game)
        if task is None or isinstance(task, Mulligan):
            return
        if isinstance(task, BlockStep):
            if not _has_no_block(table):
                return
            _decline(table)
        elif isinstance(task, Window):
            pass_window(table, task)
        elif isinstance(task, Review):
            _pass_review(table, task)
        elif isinstance(task, ReversalStep) and (attack := attacking.get(table.game, task.attack)) is not None:
            _pass_reversal(table, attack)
        advance(table)
        if table.heard:
            return  # Where somebody has decided, what responds to that has its time.
    table.incomplete = TOO_MANY_PASSES


def _popped(table: Table) -> Table:
    table.set(agenda=table.game.agenda[:-1])
    return table


def _pass_review(table: Table, task: Review) -> None:
    _popped(table)
    table.step("pass", f"{task.by} discards nothing.", rule("7.2.1"))


def _pass_reversal(table: Table, attack: Attack) -> None:
    _popped(table)
    table.step("pass", f"{table.game.opponent(attack.by)} plays no Reversal.", rule("8.3.4.5"))


def _dispatch(table: Table, action: Action) -> None:
    match str(action["do"]):
        case "play":
            _play(table, action)
        case "activate":
            _activate(table, action)
        case "block":
            _block(table, action)
        case "pass":
            _pass(table, action)
        case "discard":
            _discard(table, action)
        case "mulligan" | "keep":
            _mulligan(table, action)
        case "end":
            _end(table, action)


def _given(table: Table, action: Action) -> Given:
    """What the action has decided in advance."""
    check = action.get("check")
    checks = items(action, "check") if isinstance(check, list | tuple) else [number(action, "check")]
    given = Given(
        pay=tuple(words(action, "pay")),
        targets=tuple(words(action, "targets")),
        choices=tuple(words(action, "choices")),
        checks=tuple(each for each in checks if isinstance(each, int)),
        commit=tuple(words(action, "commit")) if "commit" in action else None,
        recheck=word(action, "recheck"),
        x=number(action, "x"),
        symbol=word(action, "symbol"),
        order=tuple(words(action, "order")),
        block_as=word(action, "as"),
    )
    table.give(given)
    return given


def find(game: Game, word: str, by: str | None, zones: tuple[str, ...]) -> Card:
    """The card that an action names, by its id, or by its title where that is unambiguous.

    :raises RefusalError: if there is none, or are several.
    """
    if (card := game.cards.get(word)) is not None and card.is_known:
        return card
    named = [card for card in game.cards.values() if card.is_known and card.title == word]
    here = [card for card in named if card.zone in zones and by in (None, card.controller)]
    if not named:
        raise refuse("no_such_card", f"No card of this game is called {in_quotes(word)}.", "8.1.1")
    found = here or named
    if not looks_alike(game, found):
        ids = ", ".join(each.id for each in found)
        raise refuse("ambiguous", f"Several cards are titled {word}: {ids}.", "8.1.1")
    return found[0]


def _by(action: Action, card: Card) -> str:
    by = str(action.get("by") or card.controller)
    if card.controller != by:
        raise refuse("not_yours", f"{card.title} is not {by}'s.", "2.9.0.8", "2.12.2")
    return by


def _half_of(table: Table, card: Card, action: Action, wanted: tuple[str, ...] = ()) -> int:
    table.used.add("half")
    if not card.facts.is_split:
        if "half" in action and action["half"] != card.facts.type:
            raise refuse("no_such_half", f"{card.title} is no {action['half']}.", "2.6.0.2")
        return 0
    types = card.facts.types
    if "half" in action:
        if action["half"] not in types:
            raise refuse("no_such_half", f"{card.title} has no half that is a {action['half']}.", "2.6.0.2")
        return types.index(action["half"])
    fitting = [n for n, each in enumerate(types) if not wanted or each in wanted]
    if len(fitting) == 1:
        return fitting[0]
    raise refuse("ambiguous", f'"half" says as what {card.title} is played: {" or ".join(types)}.', "2.6.0.2")


def _symbol(table: Table, card: Card, given: Given) -> None:
    """11.13.1: before a card with infinity is played, its symbol is chosen."""
    table.used.add("symbol")
    if given.symbol is not None and SYMBOLS[-1] not in card.facts.resources:
        raise refuse("no_infinity", f"{card.title} has no infinity symbol.", "11.13.1")
    if playing_rules.needs_symbol(card) and given.symbol is None:
        raise refuse("symbol_needed", f'"symbol" says what the infinity of {card.title} stands for.', "11.13.1")


def _play(table: Table, action: Action) -> None:
    game = table.game
    card = find(game, str(action["card"]), word(action, "by"), ("hand",))
    by = _by(action, card)
    if card.zone != "hand":
        raise refuse("not_in_hand", f"{card.title} is not in the hand of {by}.", "8.1.1")
    given = _given(table, action)
    task = top(game)
    if isinstance(task, ReversalStep):
        _play_reversal(table, card, by, task, given, action)
        return
    window = task if isinstance(task, Window) else None
    # In a window an action card is what may be played.
    half = _half_of(table, card, action, (ACTION,) if window is not None else ())
    shown = changed(card, {"half": half})
    if window is not None and shown.face.type != ACTION:
        raise refuse("wrong_time", f"{card.title} is played as a Form.", "8.0.1.1", later=True)
    if window is not None:
        _play_in_window(table, shown, by, window, given, action)
        return
    if task is not None:
        # Other people's block, review or mulligan comes first.
        later = isinstance(task, Review) and task.by == by
        if shown.face.type == ACTION:
            check_has_form(shown, later=later)
        check_turn_for_form(game, shown, by)
        raise refuse(
            "wrong_time", f"{card.title} cannot be played now: {awaited(game)}.", "2.9.1.2", "8.0.1", later=later
        )
    if by != game.turn or game.phase != "combat":
        if shown.face.type == ACTION:
            check_has_form(shown, later=False)
        check_turn_for_form(game, shown, by)
        raise refuse("wrong_time", f"The Combat Phase of {by} is over.", "8.0.1", "8.4")
    ability = _form_of(table, shown, action) if shown.face.type == ACTION else None
    if ability is not None:
        _check_first(game, shown, ability)
    _symbol(table, shown, given)
    playing.announce(table, card, by, FORM, given, half=half, ability=ability, x=number(action, "x"))


def _form_of(table: Table, card: Card, action: Action) -> int:
    """The Form of an action card (8.0.1.1)."""
    forms = [n for n, each in played_abilities(card) if each.letter is Letter.FORM]
    if not forms:
        _check_understood(card)
        raise refuse("wrong_time", f"{card.title} has no Form and is not played as one.", "8.0.1.1")
    return _chosen(table, card, forms, action)


def _chosen(table: Table, card: Card, options: list[int], action: Action) -> int:
    wanted = action.get("ability")
    table.used.add("ability")
    if isinstance(wanted, int):
        all_played = [n for n, each in played_abilities(card) if each.keyword is None]
        if wanted >= len(all_played):
            raise refuse("no_such_ability", f"{card.title} has no such ability {wanted}.", "2.9")
        if all_played[wanted] not in options:
            when, sections = TIMES[played(card, all_played[wanted]).letter]
            text = f"That ability of {card.title} has another time: {when}."
            raise refuse("wrong_time", text, *sections, later=isinstance(top(table.game), Window))
        return all_played[wanted]
    if isinstance(wanted, str):
        named = [n for n in options if played(card, n).keyword == wanted.partition(":")[0].strip().lower()]
        if not named:
            raise refuse("no_such_ability", f"{card.title} has no ability {in_quotes(wanted)} here.", "2.14.2")
        options = named
    options = open_abilities(table.game, card, options) or options
    if len(options) > 1:
        raise refuse("ambiguous", f'"ability" says which ability of {card.title} is meant.', "2.9")
    return options[0]


def _check_first(game: Game, card: Card, index: int) -> None:
    if played(card, index).first and game.forms:
        raise refuse(
            "not_first",
            f"{card.title} has a First Form, and {game.turn} has played or attempted another Form already.",
            "2.9.1.4",
            "2.9.1.4.1",
        )


def _check_understood(card: Card) -> None:
    if card.text.unsupported:
        why = card.text.unsupported[0].construction
        raise refuse("not_understood", f"The text of {card.title} is not understood: {why}.", "2.9")


def _play_in_window(table: Table, card: Card, by: str, window: Window, given: Given, action: Action) -> None:
    letter = Letter.ENHANCE if window.kind == attacking.ENHANCES else Letter.RESPONSE
    options = [n for n, each in played_abilities(card) if each.letter is letter and each.keyword is None]
    if not options:
        _check_understood(card)
        check_has_form(card, later=True)
        section = "8.3.1.2" if letter is Letter.ENHANCE else "2.9.3"
        raise refuse("wrong_time", f"{card.title} has no ability for this moment.", section, later=True)
    index = _chosen(table, card, options, action)
    ability = played(card, index)
    _check_turn(table, window, by)
    now = top(table.game)
    assert isinstance(now, Window)
    if letter is Letter.ENHANCE:
        _check_enhance(table.game, card, ability, by, now)
    else:
        triggers.check_response(table.game, card, ability, by, now)
    _symbol(table, card, given)
    playing.announce(
        table,
        *(table.game.cards[card.id], by, PURPOSES[letter], given),
        half=card.half,
        ability=index,
        event=now.event,
        x=number(action, "x"),
    )


def _check_turn(table: Table, window: Window, by: str) -> None:
    """8.3.1.1: players act in turn; who acts second implies that the first has passed."""
    if window.next != by:
        if window.passes:
            raise refuse("not_your_turn", f"{by} has passed; it is the chance of {window.next}.", "8.3.1.1", later=True)
        pass_window(table, window, assumed=True)


def _check_enhance(game: Game, card: Card, ability: Played, by: str, window: Window) -> None:
    used = [each for each in window.used if each[0] == by]
    if (by, *using.copy_key(game, card, ability)) in used:
        raise refuse(
            "used_already",
            f"{by} has played that ability of this {card.title} in this Enhance Step.",
            "8.3.1.3",
            "2.9.2.3",
        )
    if ability.first and used:
        raise refuse("not_first", f"{by} has played another Enhance already.", "8.3.1.9.1", "2.9.2.5.1")


def _activate(table: Table, action: Action) -> None:
    game = table.game
    card = find(game, str(action["card"]), word(action, "by"), ("staging", "card_pool"))
    by = _by(action, card)
    task = top(game)
    window = task if isinstance(task, Window) else None
    given = _given(table, action)
    if card.zone not in ("staging", "card_pool"):
        where = f"lies in the {AREAS[card.zone]}" if card.zone in AREAS else "is elsewhere"
        text = f"{card.title} {where}: abilities are those of cards in a staging area, or of an attack in a card pool."
        raise refuse("not_in_play", text, "2.9.0.3", "2.2.14")
    if card.is_blank:
        raise refuse("face_down", "A face-down card has no abilities.", "2.13.9")
    if window is None:
        _activate_form(table, card, by, given, action, task)
        return
    letter = Letter.ENHANCE if window.kind == attacking.ENHANCES else Letter.RESPONSE
    options = [n for n, each in played_abilities(card) if each.letter is letter]
    if letter is Letter.RESPONSE and len(options) > 1 and "ability" not in action:
        fitting = [n for n in options if triggers.responds(game, card, played(card, n), by, window)]
        options = fitting or options
    if not options:
        _check_understood(card)
        check_has_form(card, later=True)
        check_turn_for_form(game, card, by)
        forms = any(each.letter is Letter.FORM for _, each in played_abilities(card))
        sections = ("8.2.4",) if forms else ("8.3.1.2",) if letter is Letter.ENHANCE else ("2.9.3",)
        raise refuse("wrong_time", f"{card.title} has no ability for this moment.", *sections, later=True)
    index = _chosen(table, card, options, action)
    ability = played(card, index)
    _check_turn(table, window, by)
    now = top(table.game)
    assert isinstance(now, Window)
    if letter is Letter.ENHANCE:
        attack = table.game.attack
        if card.zone == "card_pool" and (attack is None or attack.card != card.id):
            raise refuse("wrong_time", f"{card.title} is not the attack that goes on.", "2.2.15", "2.9.2.2")
        if card.zone == "staging":
            check_ready(game, card, ability)
        _check_enhance(table.game, card, ability, by, now)
    else:
        triggers.check_response(table.game, card, ability, by, now)
    number = table.game.attack.number if table.game.attack is not None else None
    playing.activate(table, card, index, by, given, now.event, attack=number)


def _activate_form(table: Table, card: Card, by: str, given: Given, action: Action, task: object) -> None:
    game = table.game
    options = [n for n, each in played_abilities(card) if each.letter is Letter.FORM]
    if task is not None:
        later = isinstance(task, Review | ReversalStep)
        check_has_form(card, later=later)
        check_turn_for_form(game, card, by)
        raise refuse("wrong_time", f"{card.title} cannot be used now: {awaited(game)}.", "2.9.1.2", later=later)
    if not options:
        _check_understood(card)
        check_has_form(card, later=False)
        raise refuse("wrong_time", f"{card.title} has no Form to activate.", "8.2")
    check_turn_for_form(game, card, by)
    if game.phase != "combat":
        raise refuse("wrong_time", f"The Combat Phase of {by} is over.", "8.0.1", "8.4")
    if card.zone != "staging":
        raise refuse("not_in_play", f"{card.title} is not in the staging area.", "8.2", "2.9.0.3")
    if not any(played(card, n).committed for n in options):
        check_ready(game, card, played(card, options[0]))
    index = _chosen(table, card, options, action)
    check_ready(game, card, played(card, index))
    _check_first(game, card, index)
    playing.activate(table, card, index, by, given)


def _block(table: Table, action: Action) -> None:
    game = table.game
    card = find(game, str(action["card"]), word(action, "by"), ("hand",))
    by = _by(action, card)
    task = top(game)
    if not isinstance(task, BlockStep):
        raise refuse("wrong_time", "No attack is to be blocked now.", "8.3.2", later=isinstance(task, Window))
    attack = attacking.get(game, task.attack)
    assert attack is not None
    if by == attack.by:
        raise refuse("not_yours", f"{game.opponent(by)} is the defender.", "8.3.2.1")
    if card.zone != "hand":
        raise refuse("not_in_hand", f"{card.title} is not in the hand of {by}.", "8.1.1")
    given = _given(table, action)
    half = _half_of(table, card, action)
    shown = changed(card, {"half": half})
    _symbol(table, shown, given)
    _popped(table)
    playing.announce(table, card, by, BLOCK, given, half=half)


def _play_reversal(table: Table, card: Card, by: str, task: ReversalStep, given: Given, action: Action) -> None:
    attack = attacking.get(table.game, task.attack)
    assert attack is not None
    if by == attack.by:
        raise refuse("wrong_time", f"{table.game.opponent(by)} may play a Reversal first.", "8.3.4", later=True)
    half = _half_of(table, card, action, (ATTACK,))
    if not attacking.has_reversal(card) or half != attacking.reversal_of(card)[0]:
        raise refuse("no_reversal", f"{card.title} has no Reversal.", "8.3.4.1", "2.14.2.7")
    _symbol(table, card, given)
    playing.reverse(_popped(table), card, by, given, attack)


def _pass(table: Table, action: Action) -> None:
    task, by = top(table.game), action.get("by")
    match task:
        case Window(next=name):
            if by not in (None, name):
                if task.passes or by not in table.game.players:
                    raise refuse("not_your_turn", f"It is the chance of {name}.", "8.3.1.1")
                pass_window(table, task, assumed=True)
                now = top(table.game)
                assert isinstance(now, Window)
                task = now
            pass_window(table, task)
        case BlockStep(number):
            attack = attacking.get(table.game, number)
            assert attack is not None
            if by not in (None, table.game.opponent(attack.by)):
                raise refuse("not_yours", f"{table.game.opponent(attack.by)} is the defender.", "8.3.2.1")
            attacking.decline(_popped(table), number)
        case ReversalStep(number):
            attack = attacking.get(table.game, number)
            assert attack is not None
            _pass_reversal(table, attack)
        case Review():
            _pass_review(table, task)
        case Mulligan():
            _mulligan(table, {**action, "do": "keep"})
        case _:
            raise refuse("nothing_to_pass", 'Nothing waits; "end" ends the Combat Phase.', "8.4")


def _discard(table: Table, action: Action) -> None:
    task = top(table.game)
    cards = words(action, "cards")
    if not isinstance(task, Review):
        raise refuse("wrong_time", "A card is discarded in the Review Step only.", "7.2")
    if action.get("by") not in (None, task.by):
        raise refuse("not_yours", f"It is the Review Step of {task.by}.", "7.2")
    if len(cards) > 1:
        raise refuse("limit_reached", "At most one card is discarded.", "7.2")
    if not cards:
        _pass_review(table, task)
        return
    hand = table.game.players[task.by].hand
    card = cards[0] if cards[0] in hand else find(table.game, cards[0], task.by, ("hand",)).id
    if card not in hand:
        raise refuse("not_in_hand", f"{cards[0]} is not in the hand of {task.by}.", "7.2")
    _popped(table)
    table.step("discard", f"{task.by} discards a card.", rule("7.2"), cards=[card])
    table.discard([card])


def _mulligan(table: Table, action: Action) -> None:
    task = top(table.game)
    if not isinstance(task, Mulligan):
        raise refuse("wrong_time", "There is a mulligan at the beginning of the game only.", "5.4")
    if action.get("by") not in (None, task.by):
        raise refuse("not_yours", f"{task.by} decides this now.", "5.4")
    _popped(table)
    turning.mulligan(table, task.by, take=action["do"] == "mulligan")


def _end(table: Table, action: Action) -> None:
    game, task = table.game, top(table.game)
    if action.get("by") not in (None, game.turn):
        raise refuse("not_yours", f"It is the turn of {game.turn}.", "8.4")
    if task is not None:
        later = isinstance(task, Window | Review | ReversalStep)
        raise refuse("wrong_time", "The Combat Phase cannot end now.", "8.4", "2.9.1.2", later=later)
    if game.phase == "end":
        raise refuse("wrong_time", "The Combat Phase is over.", "8.4")
    table.set(agenda=(EndCombat(),))
