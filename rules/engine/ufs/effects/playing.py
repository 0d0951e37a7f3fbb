"""Playing a card from the hand (8.1): announced, checked, paid for, and where it goes then."""

from __future__ import annotations

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.steps import RefusalError, check_answer, in_quotes, listing
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects import attacking, checking, paying, triggers
from rules.engine.ufs.effects.agenda import (
    BLOCK,
    EFFECT,
    ENHANCE,
    FORM,
    RESPONSE,
    REVERSAL,
    AfterBlock,
    Arrive,
    Attempt,
    EndCombat,
    MakeCheck,
    Resolve,
    Settle,
    StartAttack,
    Window,
    window,
)
from rules.engine.ufs.effects.checking import CostFailedError
from rules.engine.ufs.ir.abilities import AlsoCosts, Continuous, DefinesX, Played
from rules.engine.ufs.ir.effects import Recheck
from rules.engine.ufs.ir.words import Block, Happens, Letter
from rules.engine.ufs.model.cards import ACTION, ATTACK, unknown_of
from rules.engine.ufs.query import amounts, matching, numbers
from rules.engine.ufs.query.state import Attack, Card, Context, Given, Happening, Told, looks_alike, played_abilities
from rules.engine.ufs.rules import playing, using
from rules.engine.ufs.rules.table import BLOCKED, Choice, Table, refuse

NAMES = {Letter.FORM: "Form", Letter.ENHANCE: "Enhance", Letter.RESPONSE: "Response"}
LETTER_OF = {FORM: Letter.FORM, ENHANCE: Letter.ENHANCE, RESPONSE: Letter.RESPONSE}


def announce(
    table: Table,
    card: Card,
    by: str,
    purpose: str,
    given: Given,
    *,
    half: int = 0,
    ability: int | None = None,
    event: Happening | None = None,
    x: int | None = None,
) -> None:
    """A card is announced, comes into the transitional zone, and its control check is made.

    :raises RefusalError: if it may not be played so.
    """
    game = table.game
    attack = game.attack
    zone: str | None = None
    block: numbers.BlockAs | None = None
    shown = changed(card, {"half": half, "zone": "transition"})
    if given.symbol is not None:
        shown = changed(shown, {"symbol": given.symbol})
    shown = changed(shown, {"x": _x_of(table, shown, by, x), "controller": by})
    playing.check_may_play(game, shown, by)
    playing.check_role(game, shown, purpose)
    using.check_payable(game, _also_costs(shown, purpose), Context(by=by, card=card.id, given=given))
    if purpose == BLOCK:
        assert attack is not None
        block = _block_as(table, attack, shown, by, given)
        zone = block.zone
        difficulty = playing.block_difficulty(game, attack, block.modifier, shown, by)
    else:
        if unknown_of(shown.face):
            raise numbers.unknown(shown)
        playing.check_character_only(game, shown, by)
        playing.check_symbols(game, shown, by)
        difficulty = playing.difficulty(game, shown, by)
    if ability is not None:
        _check_ability(table, shown, by, ability, given, event)
    if purpose == FORM:
        _check_duty(table, shown, by)
        table.set(forms=game.forms + 1)
    why = ["8.3.2.3" if purpose == BLOCK else "8.1.3.2"]
    if purpose == REVERSAL:
        why += ["2.14.2.7", "8.3.4.1" if attack is not None and attack.block is not None else "8.3.3.12.1"]
    if block is not None and block.name == numbers.RANGED:
        why.append("2.14.2.6")
    table.move(card.id, "transition", half=half, symbol=given.symbol, x=shown.x)
    what = {BLOCK: " as a block", REVERSAL: " as a Reversal"}.get(purpose, "")
    table.step(
        "announce",
        f"{by} attempts to play {card.title}{what}: difficulty {difficulty}.",
        *(rule("8.1.1"), rule("4.8.1"), rule("4.8.6"), *(rule(each) for each in why)),
        cards=[card.id],
    )
    # What is used instead of the check (2.11.2) may be played before it: then it is asked for when it is made.
    before = Happening(Happens.BEFORE_CHECK, by, card.id, keyword=purpose)
    if given.checks or not triggers.has_response(table.game, before):
        checking.check_given(table, by, given)
    number = attack.number if attack is not None else None
    attempt = Attempt(by, card.id, purpose, difficulty, given, ability, event, zone, attack=number)
    table.set(agenda=(*table.game.agenda, MakeCheck(attempt)))
    table.happen(Happens.BEFORE_CHECK, by, card.id, keyword=purpose)


def _also_costs(card: Card, purpose: str) -> Played:
    """What is paid as well to play a card, by its text (2.12)."""
    said = (each for each in numbers.of_itself(card) if isinstance(each, AlsoCosts))
    return Played(Letter.FORM, tuple(each.cost for each in said if each.as_block or purpose != BLOCK))


def _block_as(table: Table, attack: Attack, card: Card, by: str, given: Given) -> numbers.BlockAs:
    """2.14.2.6: a Ranged card with a block of its own may block a Ranged attack either way; its player chooses."""
    if given.block_as is not None:
        table.used.add("as")
    ways = playing.check_block(table.game, attack, card, by, given.block_as)
    if len(ways) == 1:
        return ways[0]
    told = listing([f"{way.name} ({way.zone} {way.modifier:+d})" for way in ways], "or")
    text = f"{by} chooses the block of {card.title}: {told}."
    decision = Choice(by, "choose", text, tuple(way.name for way in ways), section="2.14.2.6")
    (name,) = check_answer(decision, table.ask(decision), rule(decision.section))
    return next(way for way in ways if way.name == name)


def make_check(table: Table, attempt: Attempt) -> None:
    """8.1.3: the control check; 2.11.2: a value that is used instead moves no card."""
    by, given = attempt.by, attempt.given
    pending = checking.used_instead(table, by)
    instead = attempt.instead if attempt.instead is not None else pending
    if instead is not None:
        value = instead
        table.step("check", f"{by} uses {value} instead of a control check.", rule("2.11.2"))
    else:
        value = checking.take_check(table, by, checking.value_given(table, attempt))
    card = attempt.card or None
    modifier = checking.next_check(table, by, card, block=attempt.purpose == BLOCK) + _bonus(table, attempt)
    made = changed(attempt, {"value": value, "modifier": modifier})
    table.set(agenda=(*table.game.agenda, Settle(made)))
    if given.recheck is not None:
        _named_recheck(table, made, given.recheck)
    else:
        told: Told = {"amount": made.result, "keyword": attempt.purpose, "value": value}
        table.happen(Happens.CHECK, by, card, **told)


def _x_of(table: Table, card: Card, by: str, x: int | None) -> int | None:
    """8.1.8: X on a card is defined when it is announced, by its text or else by who plays it (2.13.8)."""
    for ability in card.text.abilities:
        if isinstance(ability, Continuous) and isinstance(ability.statement, DefinesX):
            return amounts.amount(table.game, ability.statement.amount, Context(by=by, card=card.id))
    if "X" not in (card.face.difficulty, card.face.speed, card.face.damage):
        return None
    table.used.add("x")
    if x is None or x < 1:
        raise refuse("x_needed", f'"x" says what X on {card.title} is, a positive number.', "8.1.8", "2.13.8")
    return x


def _check_duty(table: Table, card: Card, by: str) -> None:
    """8.2.2: what has to be played as the next Form comes first."""
    for duty in table.game.duties:
        if duty.player == by and not matching.fits(table.game, duty.kind, card, Context(by=duty.by, card=duty.card)):
            raise refuse("must_play_other", f"{by} must play another card as the next Form.", "8.2.2", "8.2.3")
    if any(duty.player == by for duty in table.game.duties):
        table.set(duties=tuple(each for each in table.game.duties if each.player != by))


def _named_recheck(table: Table, attempt: Attempt, name: str) -> None:
    """The re-check that the action names is used at once (2.11.3)."""
    by, game = attempt.by, table.game
    table.used.add("recheck")
    event = Happening(Happens.CHECK, by, attempt.card, amount=attempt.result, value=attempt.value)
    window = Window(triggers.RESPONSES, by, event)
    named = [
        (card, index, ability)
        for card in game.staging(by)
        for index, ability in played_abilities(card)
        if name in (card.id, card.title) and Recheck() in ability.effects
    ]
    if not named:
        raise refuse("no_recheck", f"{by} has no re-check called {in_quotes(name)}.", "2.11.3")
    usable = [each for each in named if triggers.responds(game, each[0], each[2], by, window)]
    for card, _, ability in named[: not usable]:
        triggers.check_response(game, card, ability, by, window)
    if len({index for _, index, _ in usable}) > 1 or not looks_alike(game, [card for card, _, _ in usable]):
        ids = ", ".join(card.id for card, _, _ in usable)
        raise refuse("ambiguous", f"Several re-checks are called {name[:80]}: {ids}.", "2.11.3")
    card, index, _ = usable[0]
    activate(table, card, index, by, Given(checks=attempt.given.checks[1:]), event)


def _check_ability(table: Table, card: Card, by: str, index: int, given: Given, event: Happening | None) -> None:
    ability = card.text.abilities[index]
    assert isinstance(ability, Played)
    context = Context(by=by, card=card.id, event=event, given=given)
    using.check_terms(table.game, card, ability, context)
    using.check_payable(table.game, ability, context)


def settle(table: Table, attempt: Attempt) -> None:
    """The check is compared with the difficulty; the difference may be made up by committing (8.1.3.4)."""
    if attempt.purpose == EFFECT:
        checking.settle_of_effect(table, attempt)
        return
    game = table.game
    by, card = attempt.by, game.cards[attempt.card]
    short = attempt.difficulty - attempt.result
    committed: tuple[str, ...] = ()
    if short > 0:
        committed = _commits(table, attempt, short)
    passed = short <= len(committed)
    title = card.title
    if committed:
        table.step(
            "commit",
            f"{by} commits {len(committed)} to make up the difference.",
            *(rule("8.1.3.4"), rule("8.1.3.3")),
            cards=committed,
        )
        for each in committed:
            table.commit(each)
    if not passed:
        table.step(
            "fail",
            f"{by} checks {attempt.result} against {attempt.difficulty} and fails to play {title}.",
            rule("8.3.2.5" if attempt.purpose == BLOCK else "8.1.3.5" if attempt.purpose == FORM else "4.8.3"),
            rule("4.8.3"),
            cards=[card.id],
        )
        _fail(table, attempt)
    checking.note(
        table,
        *(by, card.id, attempt.value, attempt.result, attempt.difficulty, len(committed)),
        passed=passed,
        purpose=attempt.purpose,
    )
    if passed:
        table.set(agenda=(*table.game.agenda, Arrive(attempt)))


def _commits(table: Table, attempt: Attempt, short: int) -> tuple[str, ...]:
    by = attempt.by
    options = tuple(card.id for card in numbers.ready_to_commit(table.game, by))
    given = attempt.given.commit
    if given is not None:
        table.used.add("commit")
        wrong = [each for each in given if each not in options]
        if wrong:
            raise refuse("illegal_commit", f"{wrong[0]} is no ready foundation of {by}.", "8.1.3.4", "2.8.2")
        if given and len(set(given)) != short:
            raise refuse(
                "wrong_number",
                f"To make up a difference of {short}, {short} are committed, not {len(set(given))}.",
                *("8.1.3.4", "2.12.4"),
            )
        return tuple(dict.fromkeys(given))
    if len(options) < short:
        return ()
    text = (
        f"{by} checks {attempt.result} against {attempt.difficulty}: commit {short} to make up the difference, or none."
    )
    decision = Choice(by, "commit", text, options, 0, short, options, short, section="8.1.3.4")
    answer = check_answer(decision, table.ask(decision), rule(decision.section))
    if len(answer) not in (0, short):
        raise refuse("wrong_number", f"{len(answer)} named; the difference is {short}.", "8.1.3.4", "2.12.4")
    return answer


def _fail(table: Table, attempt: Attempt) -> None:
    """4.8.3: the card goes to the discard pile; 8.1.3.5: a Form that fails ends the Combat Phase."""
    table.move(attempt.card, "discard")
    if attempt.purpose == FORM:
        if not attempt.goes_on:
            table.set(agenda=(*table.game.agenda, EndCombat()))
    elif attempt.purpose == BLOCK:
        assert attempt.attack is not None
        table.set(agenda=(*table.game.agenda, AfterBlock(attempt.attack)))
    elif (found := window(table.game)) is not None:
        after = changed(found, {"passes": 0, "next": table.game.opponent(attempt.by)})
        table.set(agenda=(*table.game.agenda[:-1], after))


def arrive(table: Table, attempt: Attempt) -> None:
    """The card has passed its check: costs are paid, and it comes into the card pool (8.1.3.1)."""
    game = table.game
    by, card = attempt.by, game.cards[attempt.card]
    ability = card.text.abilities[attempt.ability] if attempt.ability is not None else None
    trigger = ability.trigger if isinstance(ability, Played) else None
    that = amounts.that_of(game, trigger, attempt.event, card.id)
    context = Context(by=by, card=card.id, attack=attempt.attack, that=that, event=attempt.event, given=attempt.given)
    if isinstance(ability, Played) and attempt.purpose in LETTER_OF:
        try:
            # 2.9.1.6, 2.9.2.7, 2.9.3.6: the check comes before the costs.
            context = paying.pay(table, ability, context)
        except CostFailedError:
            table.step("fail", f"The cost of {card.title} is not paid.", rule("2.12.1"), rule("4.8.3"), cards=[card.id])
            _fail(table, attempt)
            return
    if (also := _also_costs(card, attempt.purpose)).costs:
        context = changed(context, {"given": paying.pay(table, also, context).given})
    letter = LETTER_OF.get(attempt.purpose) if card.face.type == ACTION else None
    block = attempt.purpose == BLOCK
    if table.game.cards[card.id].zone == card.zone:
        # A card that pays for itself stays where that brings it (4.5).
        table.move(
            *(card.id, "card_pool"), to=by, half=card.half, symbol=card.symbol, played_as=letter, block=block, x=card.x
        )
    attacking.used_up(table, by, table.game.cards[card.id])
    table.tally(amounts.PLAYS, by, table.game.phase, card.id, card.face.type, attempt.purpose)
    sections = ("8.3.2.6",) if block else ("8.3.4.2", "8.3.4.3") if attempt.purpose == REVERSAL else ("8.1.3.1",)
    table.step("play", f"{by} plays {card.title}.", *(rule(each) for each in sections), rule("4.8.2"), cards=[card.id])
    if block:
        _blocked(table, attempt)
        return
    resolve = None
    if isinstance(ability, Played) and letter is not None:
        # 8.1.4: it has been played before its effect resolves.
        resolve = Resolve(table.next_number(), ability.effects, context, letter)
        table.tally("once", by, *using.use_key(card, ability))
        _count_use(table, by, card, ability, letter)
        table.set(agenda=(*table.game.agenda, resolve))
    number, attack = (resolve.number if resolve is not None else 0), attempt.attack
    if card.face.type == ATTACK:
        attack = attacking.begin(table, card.id, by, reversal=attempt.purpose == REVERSAL)
        table.set(agenda=(*table.game.agenda, StartAttack(card.id, by, attack)))
    table.happen(Happens.PLAY, by, card.id, letter=letter, number=number, attack=attack)


def _count_use(table: Table, by: str, card: Card, ability: Played, letter: Letter) -> None:
    """Notes in the open window what was played in it, and whose chance it is next."""
    found = window(table.game)
    if found is None or letter is Letter.FORM:
        return
    used = (by, *using.copy_key(table.game, card, ability))
    after = changed(found, {"passes": 0, "next": table.game.opponent(by), "used": (*found.used, used)})
    table.set(agenda=(*table.game.agenda[:-1], after))


def count_use(table: Table, by: str, card: Card, ability: Played) -> None:
    """The same for an ability that is activated."""
    _count_use(table, by, card, ability, ability.letter)


def _blocked(table: Table, attempt: Attempt) -> None:
    """8.3.2.6: a block effect is generated; complete where the zones are the same."""
    game = table.game
    attack = next(each for each in game.attacks if each.number == attempt.attack)
    how = Block.COMPLETE if attempt.zone == numbers.zone(game, game.cards[attack.card]) else Block.PARTIAL
    table.set(
        attacks=tuple(
            changed(each, {"block": how, "block_card": attempt.card, "block_difficulty": attempt.difficulty})
            if each.number == attack.number
            else each
            for each in game.attacks
        )
    )
    table.step(
        "block",
        f"{table.name(attack.card)} is {BLOCKED[how]}.",
        *(rule("8.3.2.6.1" if how is Block.COMPLETE else "8.3.2.6.2"),),
        cards=[attack.card, attempt.card],
    )
    table.set(agenda=(*table.game.agenda, AfterBlock(attack.number)))
    table.happen(Happens.PLAY, attempt.by, attempt.card, attack=attack.number)


def activate(
    table: Table,
    card: Card,
    index: int,
    by: str,
    given: Given,
    event: Happening | None = None,
    *,
    attack: int | None = None,
) -> None:
    """An ability of a card in play is used (8.2): its cost is paid, and its effect waits to resolve."""
    ability = card.text.abilities[index]
    assert isinstance(ability, Played)
    that = amounts.that_of(table.game, ability.trigger, event, card.id)
    if ability.own_attack and card.type == ATTACK and not card.block:
        # An attack that is over is none that goes on.
        attack = next((each.number for each in table.game.attacks if each.card == card.id), 0)
    context = Context(by=by, card=card.id, attack=attack, that=that, event=event, given=given)
    using.check_terms(table.game, card, ability, context)
    using.check_payable(table.game, ability, context)
    if ability.letter is Letter.FORM:
        if any(duty.player == by for duty in table.game.duties):
            raise refuse("must_play_other", f"{by} must play a card as the next Form first.", "8.2.2", "8.2.3")
        table.set(forms=table.game.forms + 1)
    section = {Letter.FORM: "8.2", Letter.ENHANCE: "8.3.1.1", Letter.RESPONSE: "2.9.3"}[ability.letter]
    said = ability.keyword.capitalize() if ability.keyword else NAMES[ability.letter]
    table.step("activate", f"{by} uses the {said} of {card.title}.", rule(section), cards=[card.id])
    try:
        context = paying.pay(table, ability, context)
    except CostFailedError:
        table.step("fail", f"The cost of {said} is not paid.", rule("2.12.1"), cards=[card.id])
        if ability.letter is not Letter.FORM:
            count_use(table, by, card, ability)
        return
    table.tally("once", by, *using.use_key(card, ability))
    count_use(table, by, card, ability)
    resolve = Resolve(table.next_number(), ability.effects, context, ability.letter)
    table.set(agenda=(*table.game.agenda, resolve))
    what: Told = {"letter": ability.letter, "number": resolve.number, "attack": attack, "keyword": ability.keyword}
    what["zone"] = card.zone
    table.happen(Happens.ACTIVATE, by, card.id, **what)


def reverse(table: Table, card: Card, by: str, given: Given, attack: Attack) -> None:
    """2.14.2.7: a Reversal is a Response of a card in the hand, which is revealed; its effect is to play the card.

    :raises RefusalError: if the Response, or the card, may not be played.
    """
    half, index = attacking.reversal_of(card)
    shown = changed(card, {"half": half})
    try_out = Table(table.game, table.work)
    announce(try_out, card, by, REVERSAL, given, half=half, x=given.x)
    activate(table, shown, index, by, given, attack=attack.number)
    sections = ("2.14.2.7", "8.3.4.1" if attack.block is not None else "8.3.3.12.1", "8.2.6")
    text = f"{by} reveals {card.title}."
    table.step("reveal", text, *(rule(each) for each in sections), cards=[card.id])


def play_reversal(table: Table, context: Context) -> bool:
    """8.3.4.2: the card that was revealed for a Reversal is played from the hand."""
    card = table.game.cards[context.card or ""]
    if card.zone != "hand":
        return False
    half, _ = attacking.reversal_of(card)
    before, steps = table.game, len(table.steps)
    try:
        announce(table, card, context.by, REVERSAL, context.given, half=half, x=context.given.x)
    except RefusalError as error:
        if error.code in ("check_needed", "wrong_check", "too_low"):
            raise
        # What was said in response stands in the way now.
        table.game = before
        del table.steps[steps:]
        table.step("refused", error.message, *error.rules, cards=[card.id])
        return False
    return True


def recheck(table: Table, attempt: Attempt, value: int | None) -> Attempt:
    """2.11.3.1: another check takes the place of the one that was made."""
    if attempt.rechecked:
        raise refuse("limit_reached", "Only one re-check may be applied to a control check.", "2.11.3", "2.11.3.2")
    card = attempt.card or None
    checking.note_replaced(table, attempt.by, card, attempt.value, attempt.result, attempt.difficulty)
    made = checking.take_check(table, attempt.by, value)
    table.happen(Happens.CHECK, attempt.by, card, amount=made, keyword=attempt.purpose, value=made)
    bonus = _bonus(table, attempt)
    modifier = checking.next_check(table, attempt.by, card, block=attempt.purpose == BLOCK) + bonus
    return changed(attempt, {"value": made, "modifier": modifier, "rechecked": True})


def _bonus(table: Table, attempt: Attempt) -> int:
    """By how much texts change a check that is made to play a card (2.11.1)."""
    card = table.game.cards.get(attempt.card)
    bonus = numbers.check_bonus(table.game, attempt.by, card, block=attempt.purpose == BLOCK)
    if bonus:
        table.step("modify", f"Texts change the control check by {bonus:+d}.", rule("2.11.1"))
    return bonus
