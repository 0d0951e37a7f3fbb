"""Reload: from the smoked pile to the top of the deck, by the card's own effect or another (card abilities 1.7.13)."""

from __future__ import annotations

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir.abilities import Activated, Priced
from rules.engine.shadowfist.ir.effects import EFFECTS, ChosenAhead, ReloadCards
from rules.engine.shadowfist.ir.nouns import This
from rules.engine.shadowfist.model.steps import RefusalError, in_quotes, rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Game
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.play import leaving
from rules.engine.shadowfist.rules.play.crisis import read_price
from rules.engine.shadowfist.rules.request import AmbiguousError, Request, named
from rules.engine.shadowfist.rules.scene import generation, scenes
from rules.engine.shadowfist.rules.scene.closed import check_open
from rules.engine.shadowfist.view import keywords, resources, view

RELOAD = "Reload"


def ways(game: Game, card: Card) -> list[Priced | Activated]:
    """How a card in a smoked pile can be reloaded by its own effect: at a price, or by an ability."""
    if card.zone != "smoked" or not keywords.known(game.ruleset, RELOAD):
        return []
    reloads = (each for each in view.view_of(game).abilities(card.id) if each.name == RELOAD)
    prices = [each.price for each in reloads if each.price is not None and not each.price.paid]
    return [*prices, *(each.does for each in card.text.activated if only_reloads(each.does))]


def only_reloads(ability: Activated) -> bool:
    """Whether an ability does nothing but reload its own card: it can only be used in the smoked pile."""
    done = [each for each in walk(ability.effects) if isinstance(each, EFFECTS) and not isinstance(each, ChosenAhead)]
    return bool(done) and all(each == ReloadCards(This()) for each in done)


def use(referee: Referee, request: Request, word: str) -> None:
    """Generates the effect of Reload of a card in one's own smoked pile.

    :raises RefusalError: saying which rule forbids it.
    """
    game, by = referee.game, request.by
    told = keywords.told(game.ruleset, RELOAD).citations
    card = named(game, word, [game.cards[each] for each in game.players[by].smoked], f"card in the smoked pile of {by}")
    found = ways(game, card)
    if not found:
        there = keywords.known(game.ruleset, RELOAD)
        text = f"{card.title} does not have Reload." if there else f"{game.ruleset.name} has no special ability Reload."
        raise RefusalError("no_such_ability", text, *told)
    check_open(game, f"The Reload of {card.title}")
    if len(found) > 1 and not request.choices:
        options = [[number] for number in range(len(found))]
        raise AmbiguousError("choices", options, f"{card.title} can be reloaded in several ways: choices, from 0.")
    number = request.choices.pop(0) if len(found) > 1 else 0
    if not isinstance(number, int) or not 0 <= number < len(found):
        raise RefusalError("not_an_option", f"{card.title} has no Reload {in_quotes(number)}.", *told)
    way = found[number]
    step = referee.step("generate", f"{by} uses the Reload of {card.title}.", *told, cards=[card.id])
    if isinstance(way, Activated):
        generation.generate(referee, request, way, Scope(game, by, game.known(card.id), x_node=way.x), 0)
    else:
        _pay(referee, by, card, way)
        step.text = f"{by} pays for the Reload of {card.title}."
    known = referee.game.known(card.id)
    effect = Effect(referee.next_number(), RELOAD, by, f"the Reload of {card.title}", card=known)
    scenes.add(referee, effect)


def _pay(referee: Referee, by: str, card: Card, priced: Priced) -> None:
    price = read_price(priced)
    told = keywords.told(referee.game.ruleset, RELOAD).citations
    pool, power = resources.pool(referee.game, by), referee.player(by).power
    if not pool >= price.requires:
        text = f"The Reload of {card.title} requires {price.requires}; the pool of {by} holds {pool or 'nothing'}."
        raise RefusalError("missing_resources", text, *told, rule("4.3.1"))
    if power < price.power:
        text = f"The Reload of {card.title} costs {price.power} Power and {by} has {power}."
        raise RefusalError("not_enough_power", text, *told)
    if price.power:
        referee.put_player(by, power=power - price.power)
        referee.happen("spend", by=by, amount=price.power)


@scenes.resolves(RELOAD)
def resolve(referee: Referee, effect: Effect) -> None:
    """The card goes to the top of the deck, if it still is in the smoked pile."""
    assert effect.card is not None
    card = referee.card(effect.card.id)
    told = keywords.told(referee.game.ruleset, RELOAD).citations
    if card.zone != "smoked":
        referee.step("resolve", f"{card.title} is not in the smoked pile any more.", *told, cards=[card.id])
        return
    leaving.reload(referee, card)
