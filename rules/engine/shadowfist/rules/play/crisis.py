"""Crisis: a card played at another cost than the printed one, and what that entails (card abilities 1.7.4)."""

from __future__ import annotations

from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir.words import RestrictionName
from rules.engine.shadowfist.model.steps import RefusalError
from rules.engine.shadowfist.model.symbols import Symbol, Symbols
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game, Modification
from rules.engine.shadowfist.rules.play.terms import Price
from rules.engine.shadowfist.rules.request import Request
from rules.engine.shadowfist.view import keywords, view

CRISIS = "Crisis"
# The player generates no Power in the next Establishing Shot; kept from turn to turn until then.
BARREN = "no power next"


def price_of(game: Game, card: Card) -> Price | None:
    """What a card costs by its Crisis, if it has that."""
    for each in view.view_of(game).abilities(card.id):
        if each.name == CRISIS:
            return read_price(each.price) if each.price is not None else None
    return None


def read_price(price: ab.Priced) -> Price:
    """A cost of resource conditions and Power, as it stands behind Crisis and Reload."""
    power = price.power if isinstance(price.power, int) else 0
    counts: dict[Symbol, int] = {}
    for symbol in price.symbols:
        counts[symbol] = counts.get(symbol, 0) + 1
    return Price(power, Symbols.from_counts(counts))


def asked_for(game: Game, request: Request, card: Card) -> Price | None:
    """The Crisis cost, if the player chooses to play the card at it.

    :raises RefusalError: if the card has no Crisis, or the player has played one in this turn.
    """
    if not request.choices or str(request.choices[0]).lower() != CRISIS.lower():
        return None
    price = price_of(game, card)
    told = citations(game)
    if price is None:
        raise RefusalError("no_such_ability", f"{card.title} does not have Crisis.", *told)
    if game.tally.get((CRISIS, request.by), 0):
        raise RefusalError("limit_reached", f"{request.by} has played a card at its Crisis cost this turn.", *told)
    request.choices.pop(0)
    return price


def citations(game: Game) -> tuple[Citation, ...]:
    """Where it is written."""
    return keywords.told(game.ruleset, CRISIS).citations


def note(referee: Referee, by: str, card_id: str) -> None:
    """What was played at its Crisis cost gains Toast It, and its player generates no Power in the next turn."""
    card = referee.card(card_id)
    referee.tally(CRISIS, by)
    referee.tally(BARREN, by, "game")
    text = f"{card.title} gains Toast It, and {by} will generate no Power in the next Establishing Shot."
    referee.step("gain", text, *citations(referee.game), cards=[card_id])
    if card.in_play:
        known = referee.game.known(card_id)
        given = Modification(
            referee.next_number(), (known,), (co.HasRestriction(RestrictionName.TOAST_IT),), "leaves play", by, known
        )
        referee.set(modifications=(*referee.game.modifications, given))


def bars_power(referee: Referee, by: str) -> bool:
    """Whether a player generates no Power now because of a Crisis; that is then over."""
    key = (BARREN, by, "game")
    if key not in referee.game.tally:
        return False
    referee.set(tally={each: number for each, number in referee.game.tally.items() if each != key})
    return True
