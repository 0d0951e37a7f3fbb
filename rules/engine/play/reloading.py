"""Reload: from the smoked pile to the top of the deck, by the card's own effect or another (card abilities 1.7.13)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.continuous import keywords, view
from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import does
from rules.engine.ir.abilities import Priced
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.play import resources
from rules.engine.play.crisis import read_price
from rules.engine.play.leaving import take_from_pile
from rules.engine.referee import Referee
from rules.engine.rules_text import Ability
from rules.engine.scene import generation, scenes
from rules.engine.scene.choosing import AmbiguousError, Request, named
from rules.engine.scene.closed import check_open
from rules.engine.scene.generating import generate_left
from rules.engine.state import Card, Effect, Game
from rules.engine.steps import RefusalError, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause

RELOAD = "Reload"


def ways(game: Game, card: Card) -> list[object]:
    """How a card in a smoked pile can be reloaded by its own effect: at a price, or by an ability."""
    if card.zone != "smoked" or not keywords.known(game.ruleset, RELOAD):
        return []
    reloads = (each for each in view.view_of(game).abilities(card.id) if each.name == RELOAD)
    prices: list[object] = [each.price for each in reloads if each.price is not None and not each.price.paid]
    return [*prices, *(each for each in card.text.activated if reloads_itself(each))]


def reloads_itself(ability: Ability) -> bool:
    """Whether an ability does nothing but reload its own card: it can only be used in the smoked pile."""
    return bool(ability.clauses) and all(
        isinstance(clause.action, Act) and clause.action.verb == "reload" and _own(clause.action.what)
        for clause in ability.clauses
    )


def _own(node: object) -> bool:
    return node is None or isinstance(node, ref.ThisCard)


def use(referee: Referee, request: Request, word: str) -> None:
    """Generates the effect of Reload of a card in one's own smoked pile.

    :raises RefusalError: saying which rule forbids it.
    """
    game, by = referee.game, request.by
    told = keywords.told(game.ruleset, RELOAD).citations
    card = named(game, word, [game.cards[each] for each in game.players[by].smoked], f"card in the smoked pile of {by}")
    found = ways(game, card)
    if not found:
        raise RefusalError("no_such_ability", f"{card.title} does not have Reload.", *told)
    check_open(game, f"The Reload of {card.title}")
    if len(found) > 1 and not request.choices:
        options = [[number] for number in range(len(found))]
        raise AmbiguousError("choices", options, f"{card.title} can be reloaded in several ways: choices, from 0.")
    number = request.choices.pop(0) if len(found) > 1 else 0
    if not isinstance(number, int) or not 0 <= number < len(found):
        raise RefusalError("not_an_option", f"{card.title} has no Reload {number!r}.", *told)
    way = found[number]
    step = referee.step("generate", f"{by} uses the Reload of {card.title}.", *told, cards=[card.id])
    if isinstance(way, Ability):
        lowered = generation.used(way)
        if lowered is not None:
            generation.generate(referee, request, lowered, Scope(game, by, game.known(card.id), x_node=lowered.x), 0)
        else:
            generate_left(referee, request, way, Scope(game, by, game.known(card.id), x_node=way.x), 0)
    elif isinstance(way, Priced):
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


def resolve(referee: Referee, effect: Effect) -> None:
    """The card goes to the top of the deck, if it still is in the smoked pile."""
    assert effect.card is not None
    card = referee.card(effect.card.id)
    told = keywords.told(referee.game.ruleset, RELOAD).citations
    if card.zone != "smoked":
        referee.step("resolve", f"{card.title} is not in the smoked pile any more.", *told, cards=[card.id])
        return
    reload(referee, card)


def reload(referee: Referee, card: Card) -> None:
    """Puts a card from its owner's smoked pile on top of that player's deck."""
    told = keywords.told(referee.game.ruleset, RELOAD).citations
    text = f"{card.title} is placed on top of the deck of {card.owner}."
    referee.step("reload", text, *told, cards=[card.id])
    take_from_pile(referee, card)
    referee.put(card.id, zone="deck")
    deck = referee.player(card.owner).deck
    referee.put_player(card.owner, deck=(card.id, *deck))
    referee.happen("reload", card, by=card.owner)


@does("reload")
def reload_card(doer: Doer, clause: Clause, act: Act) -> None:
    """Reload this card; reload a Character: one in the smoked pile of the player whose effect it is."""
    what = act.what
    if isinstance(what, sel.Select):
        if not any(isinstance(part, sel.Placed) for part in what.filters):
            pile = sel.Placed("in", ref.Of("smoked pile", ref.You()))
            what = replace(what, filters=(*what.filters, pile))
        cards = doer.cards(what, anywhere=True)
    else:
        cards = [doer.referee.card(doer.cause.card.id)] if _own(what) and doer.cause.card else doer.cards(what)
    for card in cards:
        now = doer.referee.card(card.id)
        if now.zone == "smoked":
            reload(doer.referee, now)
    if what is None and doer.cause.card is None:
        raise CannotRunError("reloading that")
