"""Whether a played ability may be used: by whom, how often, and whether its cost can be paid."""

from __future__ import annotations

from rules.engine.kernel.steps import listing
from rules.engine.ufs.ir.abilities import (
    Cost,
    CostCards,
    CostCheck,
    CostHand,
    CostTokens,
    CostVitality,
    OncePerTurn,
    OnlyDuring,
    OnlyIf,
    Played,
)
from rules.engine.ufs.ir.values import Chosen, Fixed, Kind, OfTokens, This, Top
from rules.engine.ufs.ir.words import Deed, How, Letter, Place, Verb
from rules.engine.ufs.model.cards import FOUNDATION, card_key
from rules.engine.ufs.query import amounts, matching, numbers
from rules.engine.ufs.query.state import Card, Context, Game
from rules.engine.ufs.rules import telling
from rules.engine.ufs.rules.table import AREAS, LETTERS, refuse

# 4.1.2, 4.3.4: what is paid lies in the staging area, the hand or the momentum, unless a text says otherwise.
FORBIDDEN = {Verb.COMMIT: Deed.COMMIT, Verb.DESTROY: Deed.DESTROY}
OF_LETTER = {Letter.FORM: Deed.PLAY_FORMS, Letter.ENHANCE: Deed.PLAY_ENHANCES, Letter.RESPONSE: Deed.PLAY_RESPONSES}


def check_letter(game: Game, card: Card, by: str, letter: Letter) -> None:
    """1.6: nothing says that the player can't play Forms, Enhances or Responses.

    :raises RefusalError: which card says so.
    """
    if (ban := numbers.forbids(game, by, OF_LETTER[letter], card)) is not None:
        raise refuse("card_forbids", f"{ban.title} says that {by} can't play {LETTERS[letter]}.", "1.6")


def check_terms(game: Game, card: Card, ability: Played, context: Context) -> None:
    """What an ability asks for besides its time and cost (2.9.0.4 to 2.9.0.9).

    :raises RefusalError: what is missing.
    """
    by = context.by
    character = game.character(by)
    check_letter(game, card, by, ability.letter)
    if ability.keyword is not None and not numbers.has_keyword(game, card, ability.keyword):
        raise refuse("lost_keyword", f"{card.title} has lost {ability.keyword.capitalize()}.", "2.14.2", "2.13")
    if ability.characters and character.facts.name.lower() not in ability.characters:
        whose = listing([each.title() for each in ability.characters], "and")
        raise refuse(
            "character_only",
            f"Only {whose} can play that ability of {card.title}; {by} plays {character.facts.name}.",
            "2.9.0.4",
        )
    if ability.desperation and not numbers.is_desperate(game, by):
        vitality, most = game.players[by].vitality, numbers.maximum_vitality(game, by)
        raise refuse("not_desperate", f"{by} has {vitality} of {most} vitality, no less than half.", "2.9.0.5")
    if ability.symbols and not set(ability.symbols) & set(numbers.symbols(game, character)):
        raise refuse("missing_symbol", f"{character.title} has no {listing(ability.symbols, 'or')}.", "2.9.0.7")
    if ability.combo is not None and not has_combo(game, card, ability.combo):
        raise refuse(
            "combo", f"The cards before {card.title} are not those that its Combo asks for.", "2.9.0.6", "2.14.2.2"
        )
    for only in ability.only:
        match only:
            case OncePerTurn():
                if game.tally.get(("once", by, *use_key(card, ability)), 0):
                    raise refuse(
                        "limit_reached", f"{card.title} is only playable once per turn.", "2.9.0.9", "2.9.0.9.1"
                    )
            case OnlyIf(condition):
                if not amounts.holds(game, condition, context):
                    raise refuse(
                        "inactive", f"{card.title} is only playable on a condition that is not met.", "2.9.0.9"
                    )
            case OnlyDuring(who):
                if game.turn not in numbers.players(game, who, by):
                    raise refuse("wrong_time", f"{card.title} is not playable in the turn of {game.turn}.", "2.9.0.9")


def has_combo(game: Game, card: Card, combo: tuple[Kind, ...]) -> bool:
    """2.14.2.2: the cards that lie immediately before this one in the card pool are of these kinds, in this order."""
    pool = game.players[card.controller].card_pool
    if card.id not in pool:
        return False
    at = pool.index(card.id)
    before = pool[max(0, at - len(combo)) : at]
    context = Context(by=card.controller, card=card.id)
    return len(before) == len(combo) and all(
        matching.fits(game, kind, game.cards[each], context) for kind, each in zip(combo, before, strict=True)
    )


def use_key(card: Card, ability: Played) -> tuple[str, ...]:
    """What tells one ability of a title, on whichever copy, from others."""
    index = card.text.abilities.index(ability) if ability in card.text.abilities else 0
    return (*card_key(card.title), str(card.half), str(index))


def copy_key(game: Game, card: Card, ability: Played) -> tuple[str, ...]:
    """What tells one ability of one card from others: each copy of a card may play its own (2.9.2.3, 2.9.3.2).

    2.1.13, 2.1.14: a character has the texts of its versions, and copies of it are no other card.
    """
    return (game.anchor(card).id, *use_key(card, ability))


def check_payable(game: Game, ability: Played, context: Context) -> None:
    """Whether all of a cost can be paid (2.12.1, 2.12.2).

    :raises RefusalError: if not.
    """
    taken: set[str] = set()
    for cost in ability.costs:
        if not _payable(game, cost, context, taken):
            text = f"{context.by} cannot pay the cost of {_title(game, context)}{_unpaid(cost)}."
            raise refuse("cannot_pay", text, "2.12.1", "2.12.2")


def _unpaid(cost: Cost) -> str:
    """Which part of a cost it is that cannot be paid."""
    match cost:
        case CostVitality(Fixed(n)):
            return f": lose {n} vitality"
        case CostTokens(name):
            return f": remove {name.title()} tokens"
        case CostCards(verb, This()):
            return f": {telling.to_do(verb, 'it')}"
        case CostCards(verb, Chosen(of, _, Fixed(n))):
            said = telling.kind_said(of.kind, "card") or "such card"
            where = f" of the {AREAS[of.place.value]}" if verb is not Verb.COMMIT and of.place.value in AREAS else ""
            many = "" if n == 1 else "s"
            return f": {telling.to_do(verb, f'{n} {said}{many}{where}')}"
    return ""


def _title(game: Game, context: Context) -> str:
    return game.cards[context.card].title if context.card is not None else "this ability"


def _payable(game: Game, cost: Cost, context: Context, taken: set[str]) -> bool:
    match cost:
        case CostVitality(amount):
            return game.players[context.by].vitality >= amounts.amount(game, amount, context)
        case CostTokens(name, on, amount):
            return amounts.amount(game, OfTokens(name, on), context) >= max(1, amounts.amount(game, amount, context))
        case CostHand() | CostCheck():
            return True
        case CostCards(verb, This()):
            card = game.cards.get(context.card or "")
            if card is None:
                return False
            taken.add(game.anchor(card).id)
            if verb in FORBIDDEN and numbers.forbids(game, context.by, FORBIDDEN[verb], card) is not None:
                return False
            if verb is Verb.DESTROY and numbers.cannot_be_destroyed(game, card) is not None:
                return False
            return verb is not Verb.COMMIT or (card.zone == "staging" and not game.anchor(card).committed)
        case CostCards(_, Top(_, amount, place)):
            # A deck is cycled as it runs out (4.7.4).
            least = max(1, amounts.amount(game, amount, context))
            return place is not Place.DISCARD or len(game.players[context.by].discard) >= least
        case CostCards(verb, Chosen() as chosen):
            options = [each for each in candidates(game, verb, chosen, context) if each.id not in taken]
            least = needed(game, chosen, context)
            taken |= {each.id for each in options[:least]}
            return len(options) >= least
    return False


def needed(game: Game, chosen: Chosen, context: Context) -> int:
    """How many cards have to be paid at least; 2.13.8: X is positive."""
    if chosen.how in (How.ANY, How.UP_TO, How.ALL):
        return 0
    count = amounts.amount(game, chosen.amount, context)
    return count if context.x is not None or count > 0 else 1


def candidates(game: Game, verb: Verb, chosen: Chosen, context: Context) -> list[Card]:
    """The cards with which a cost can be paid; 2.12.3: to commit foundations the character counts as one."""
    found = matching.meant(game, chosen.of, context)
    if verb is Verb.COMMIT:
        kind = chosen.of.kind
        if FOUNDATION in kind.types and not (kind.traits or kind.symbols or kind.letters):
            character = game.character(context.by)
            if character not in found:
                found.append(character)
        found = [each for each in found if not each.committed and game.anchor(each) is each]
    elif verb is not Verb.REVEAL:
        # 2.1.17: the character with which a player started stays where it is.
        started = {player.character for player in game.players.values()}
        found = [each for each in found if each.id not in started]
    if verb is Verb.READY:
        found = [each for each in found if each.committed]
    if verb in FORBIDDEN:
        # 1.6: what a player can't do pays nothing.
        found = [each for each in found if numbers.forbids(game, each.controller, FORBIDDEN[verb], each) is None]
    if verb is Verb.DESTROY:
        found = [each for each in found if numbers.cannot_be_destroyed(game, each) is None]
    if chosen.of.place is Place.HAND:
        found = [each for each in found if each.id != context.card]
    return found
