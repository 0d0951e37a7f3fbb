"""Which cards a phrase stands for, and whether a card is one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType, Pile, Quality, Role, Slot
from rules.engine.shadowfist.lowering.rules_text import CHARACTER, EDGE, EVENT, FENG_SHUI_SITE, SITE, STATE
from rules.engine.shadowfist.query import amounts, attacks, limits, players, prospects, qualities, view
from rules.engine.shadowfist.query.game.events import happenings
from rules.engine.shadowfist.query.game.state import Card, Known, Zone
from rules.engine.shadowfist.query.scope import CannotRunError, Scope

ZONES: dict[Pile, Zone] = {
    Pile.HAND: "hand",
    Pile.DECK: "deck",
    Pile.SMOKED: "smoked",
    Pile.TOASTED: "toasted",
    Pile.BURNED: "burned",
}


def as_it_was(card: Card, scope: Scope) -> Card:
    """A card as it is, or as it was when it left play: by what has triggered the effect (5.2.2), or else in this turn.

    What is on a card is removed as it leaves play (4.4), and what is paid is paid as an effect is generated (5.2).
    """
    if card.in_play:
        return card
    if scope.left_play is not None and scope.left_play.id == card.id:
        return scope.left_play
    for told in (*scope.fresh, *happenings(scope.game)):
        if told.verb == "leave play" and told.was is not None and told.card == Known(card.id, card.life - 1):
            return told.was
    return card


def last_seen(card: Card, scope: Scope) -> Card:
    """What tells where a card is, or was when it left play; for a State whose subject has left with it, its subject."""
    was = as_it_was(card, scope)
    while was.text.type == STATE and was.subject is not None and not scope.game.cards[was.subject].in_play:
        was = as_it_was(scope.game.cards[was.subject], scope)
    return was


def cards(node: n.Cards, scope: Scope) -> list[Card]:
    """The cards that a phrase stands for, those in play in the order in which they entered it."""
    game = scope.game
    match node:
        case n.This():
            return [scope.card] if scope.card is not None else []
        case n.SubjectOfThis(type):
            known = scope.subject_card
            found = [game.cards[known.id]] if known is not None else []
            return [card for card in found if type is None or is_word(n.OfType(type), card, scope)]
        case n.Bound(slot):
            return [game.cards[each.id] for each in scope.slots.get(slot, ()) if isinstance(each, Known)]
        case n.SubjectsOf(of):
            return [game.cards[card.subject] for card in cards(of, scope) if card.subject is not None]
        case n.StatesOn(of):
            return [state for card in cards(of, scope) for state in game.states_on(card.id)]
        case n.TargetsOfAttacks(of):
            return attacks.targets_of((as_it_was(card, scope) for card in cards(of, scope)), game)
        case n.TargetsOfEffect(of):
            effects = [prospects.effect_of(game, card) for card in cards(of, scope)]
            targets = dict.fromkeys(one for each in effects if each is not None for one in prospects.targeted(each))
            there = [each for each in targets if isinstance(each, Known)]
            return [card for each in there if (card := game.same(each)) is not None]
        case n.LegalSubjectsFor(of):
            states = cards(of, scope)
            legal = view.view_of(game).legal_subjects
            return [card for each in states for card in legal(each, each.controller or each.owner)]
        case n.Matching():
            return [card for card in candidates(node, scope) if is_matching(node, card, scope)]
        case n.EitherCards(of):
            return list({card.id: card for each in of for card in cards(each, scope)}.values())
    assert_never(node)


def count(node: n.Cards, scope: Scope) -> int:
    """How many cards a phrase stands for, those of a hand or deck included that nobody has named.

    :raises CannotRunError: if that is not known.
    """
    return len(cards(node, scope)) + unnamed(node, scope)


def unnamed(node: n.Cards, scope: Scope, *, all_alike: bool = True) -> int:
    """How many of the cards that a phrase stands for nobody has named: a board may give their number alone (DESIGN 7).

    :param all_alike: whether nothing else is asked of them.
    :raises CannotRunError: if it is not known how many there are, or what they are and that is asked.
    """
    if isinstance(node, n.EitherCards):
        return sum(unnamed(each, scope, all_alike=all_alike) for each in node.of)
    if not isinstance(node, n.Matching):
        return 0
    plain = all(kind == (n.OfType(CardType.CARD),) for kind in node.kinds)
    plain = plain and all(isinstance(limit, n.InPile) for limit in node.limits)
    found = 0
    for name, zone in piles(node, scope):
        player = scope.game.players[name]
        here = player.unknown_hand if zone == "hand" else player.unknown_deck if zone == "deck" else 0
        if here is None or (here and not (plain and all_alike)):
            what = "how many cards are" if here is None else "what the cards are that nobody has named"
            raise CannotRunError(f"{what} in the {zone} of {name}, which the board has to state")
        found += here
    return found


def matches(node: n.Cards, card: Card, scope: Scope) -> bool:
    """Whether a card is one of those that a phrase stands for, or would be if it were where they are."""
    if isinstance(node, n.Matching):
        return is_matching(node, card, scope)
    if isinstance(node, n.EitherCards):
        return any(matches(each, card, scope) for each in node.of)
    if isinstance(node, n.Bound):
        return any(isinstance(each, Known) and is_still(card, each) for each in scope.slots.get(node.slot, ()))
    return any(each.id == card.id for each in cards(node, scope))


def is_still(card: Card, known: Known) -> bool:
    """4.4: whether a card is the one that is remembered; one that has left play is, until it moves on."""
    return card.id == known.id and (card.life == known.life or (not card.in_play and card.life == known.life + 1))


def is_matching(node: n.Matching, card: Card, scope: Scope) -> bool:
    """Whether a card is of one of the kinds and fits every limit."""
    # Plain loops: this is asked more often than anything else.
    for kind in node.kinds:
        if _is_kind(kind, card, scope, node.slot):
            break
    else:
        return False
    for limit in node.limits:  # noqa: SIM110
        if not limits.fits(limit, card, scope):
            return False
    return True


def candidates(node: n.Matching, scope: Scope) -> list[Card]:
    """The cards among which a phrase looks: those in play, or in the piles that its limits name (7.2)."""
    game = scope.game
    either = any(isinstance(limit, n.AnyOf) for limit in node.limits)
    looked_in = piles(node, scope)
    found = list(_seen(scope, _printed_type(node))) if not looked_in or either else []
    for name, zone in looked_in:
        found += [game.cards[each] for each in game.players[name].pile(zone)]
    game.spend(1 + len(found))
    return found


def piles(node: n.Matching, scope: Scope) -> list[tuple[str, Zone]]:
    """The piles out of play in which a phrase looks, each with whose it is."""
    return list(_piles(node.limits, scope))


def _piles(limits_of: tuple[n.Limit, ...], scope: Scope) -> Iterator[tuple[str, Zone]]:
    for limit in limits_of:
        match limit:
            case n.InPile(pile, of):
                for name in players.players(of, scope) if of is not None else scope.game.players:
                    yield name, ZONES[pile]
            case n.AnyOf(inner) | n.AllOf(inner):
                yield from _piles(inner, scope)
            case _:
                continue


def _seen(scope: Scope, printed: str | None) -> list[Card]:
    """The cards in play, but for those that are not affected: they are treated as if they were not there (7.6)."""
    game, source = scope.game, scope.card
    among = game.in_play() if printed is None else game.in_play_by_type(printed)
    if source is None or scope.sees_all or view.view_of(game).busy or not view.view_of(game).anyone_immune():
        return list(among)
    return [card for card in among if not view.view_of(game).unaffected(card, source, scope.you)]


PRINTED = {
    CardType.CHARACTER: CHARACTER,
    CardType.SITE: SITE,
    CardType.FENG_SHUI_SITE: SITE,
    CardType.NON_FENG_SHUI_SITE: SITE,
    CardType.EVENT: EVENT,
    CardType.EDGE: EDGE,
    CardType.STATE: STATE,
    CardType.WEAPON: STATE,
    CardType.VEHICLE: STATE,
    CardType.SCHTICK: STATE,
}


def _printed_type(node: n.Matching) -> str | None:
    """The one printed type that whatever fits has; nothing where it may have several."""
    found: str | None = None
    for kind in node.kinds:
        printed = next(
            (PRINTED.get(word.type) for word in kind if isinstance(word, n.OfType) and not word.negated), None
        )
        if printed is None or found not in (None, printed):
            return None
        found = printed
    return found


def _is_kind(kind: n.Kind, card: Card, scope: Scope, slot: Slot | None) -> bool:
    if (
        kind
        and card.text.type != CHARACTER
        and all(isinstance(word, n.Designated) for word in kind)
        and not scope.game.ruleset.value("designator_alone")
    ):
        return False
    for word in kind:  # noqa: SIM110
        if not is_word(word, card, scope, slot):
            return False
    return True


def is_word(word: n.Word, card: Card, scope: Scope, slot: Slot | None = None) -> bool:
    """Whether a type, an adjective, a designator or another word of a noun fits a card."""
    match word:
        case n.OfType(of_type, negated):
            return is_type(card, of_type) is not negated
        case n.Is(quality, negated):
            return has_quality(card, quality, scope) is not negated
        case n.Designated(text, negated):
            return view.view_of(scope.game).designated(card.id, text) is not negated
        case n.OfSymbol(symbol, negated):
            return (symbol in card.text.symbols) is not negated
        case n.Costs(amount):
            cost = card.text.face.cost
            if cost == "X" and (card.in_play or prospects.effect_of(scope.game, card) is not None):
                cost = amounts.spent(card, scope)
            return cost == amounts.value(amount, scope)
        case n.Another():
            return is_another(card, scope, slot)
    assert_never(word)


def is_another(card: Card, scope: Scope, own: Slot | Role | None = None) -> bool:
    """Whether a card is another: neither the card that says so nor one that its ability has named before."""
    if scope.this is not None and card.id == scope.this.id:
        return False
    # "Other Characters" in the text of a State are others than its subject.
    if scope.card is not None and scope.card.text.type == STATE and scope.card.subject == card.id:
        return False
    return not any(
        isinstance(each, Known) and each.id == card.id
        for slot, binding in scope.slots.items()
        if slot != own
        for each in binding
    )


def is_type(card: Card, of_type: CardType) -> bool:
    """Whether a card is of a type; every card is a card, a Feng Shui Site is a Site (2.1)."""
    match of_type:
        case CardType.CARD | CardType.SOURCE:
            return True  # Any card may be what damage comes from.
        case CardType.TARGET:
            return card.text.type == CHARACTER or card.text.is_site  # What damage can be inflicted on (4.5.1).
        case CardType.SITE:
            return card.text.is_site
        case CardType.FENG_SHUI_SITE:
            return card.text.type == FENG_SHUI_SITE
        case CardType.NON_FENG_SHUI_SITE:
            return card.text.is_site and not card.text.is_feng_shui
        case CardType.CHARACTER:
            return card.text.type == CHARACTER
        case CardType.EVENT:
            return card.text.type == EVENT
        case CardType.EDGE:
            return card.text.type == EDGE
        case CardType.STATE:
            return card.text.type == STATE
        case CardType.WEAPON | CardType.VEHICLE | CardType.SCHTICK:
            return card.text.type == STATE and of_type.value in card.text.restrictions
        case CardType.EFFECT:
            return False  # No card is one; what is about effects is asked of the scene.
    assert_never(of_type)


def has_quality(card: Card, quality: Quality, scope: Scope) -> bool:
    """Whether an adjective fits a card."""
    match quality:
        case Quality.TURNED:
            return card.turned
        case Quality.UNTURNED:
            return not card.turned
        case Quality.DAMAGED:
            return card.damage > 0
        case Quality.UNDAMAGED:
            return card.damage == 0
        case Quality.FACE_UP:
            return card.face_up
        case Quality.FACE_DOWN:
            return not card.face_up
        case Quality.UNIQUE | Quality.LIMITED | Quality.TOAST_IT | Quality.ONE_SHOT | Quality.UNCOPYABLE:
            return quality.value in card.text.restrictions
        case Quality.POWER_GENERATING:
            return qualities.generates_power(card)
        case Quality.FRONT_ROW:
            return qualities.in_front_row(card, scope.game)
        case Quality.BACK_ROW:
            return qualities.in_back_row(card, scope.game)
        case Quality.FOUNDATION:
            return qualities.is_foundation(card, scope.game.ruleset)
        case Quality.ATTACKING:
            return attacks.attacking(card, scope.game) is not None
        case Quality.INTERCEPTING:
            return attacks.intercepting(card, scope.game) is not None
        case Quality.ONLY_ATTACKER:
            return attacks.is_only_attacker(card, scope.game)
        case Quality.CANCELED:
            return view.view_of(scope.game).canceled(card.id)
        case Quality.IN_PLAY:
            return card.in_play
    assert_never(quality)


def slot_of(node: n.Cards) -> Slot | None:
    """The slot that a phrase for cards binds, if any."""
    return node.slot if isinstance(node, n.Matching) else None


def may_be_unnamed(node: n.Cards, scope: Scope) -> bool:
    """Whether cards that nobody has named might be meant: those of a hand or deck that is only counted."""
    if isinstance(node, n.EitherCards):
        return any(may_be_unnamed(each, scope) for each in node.of)
    for name, zone in piles(node, scope) if isinstance(node, n.Matching) else ():
        player = scope.game.players[name]
        if (zone == "hand" and player.unknown_hand) or (zone == "deck" and player.unknown_deck != 0):
            return True
    return False
