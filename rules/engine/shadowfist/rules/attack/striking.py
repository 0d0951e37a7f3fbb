"""How much combat damage a card inflicts, on whom, and how it is divided (4.5.1, 4.6, 6.4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import Decision, RefusalError, listing, rule
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.attack_state import Fight
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game, Known
from rules.engine.shadowfist.rules.attack import holding_back
from rules.engine.shadowfist.rules.harming.damage import reveal
from rules.engine.shadowfist.rules.harming.dividing import divide
from rules.engine.shadowfist.rules.harming.harm import Blow, Harm
from rules.engine.shadowfist.rules.harming.modifiers import unreducible
from rules.engine.shadowfist.view import statements, view
from rules.engine.shadowfist.view.active import Active


def strength(game: Game, card: Card, opponent: Card) -> int:
    """The damage that a card inflicts in combat before bonuses: its Fighting; with Guts as if undamaged (10.1.2)."""
    here = view.view_of(game)
    if card.text.type != CHARACTER:
        found = fights_back(game, card)
        return max(0, noted.amount(found.said.amount, found.scope)) if found is not None else 0
    return here.undamaged(card.id) if here.has_against(card.id, "Guts", opponent) else here.fighting(card.id)


def combat_damage(game: Game, card: Card, opponent: Card) -> int:
    """The combat damage that a card inflicts on one other."""
    return max(
        0, strength(game, card, opponent) + general_bonus(game, card, opponent) + particular_bonus(game, card, opponent)
    )


def general_bonus(game: Game, card: Card, opponent: Card) -> int:
    """The bonuses and penalties to its combat damage, whatever it hits (10.2)."""
    return _sum(game, card, opponent, view.view_of(game).bonuses(card.id))


def particular_bonus(game: Game, card: Card, opponent: Card) -> int:
    """The bonuses and penalties that count only against certain cards."""
    return _sum(game, card, opponent, view.view_of(game).bonuses(card.id, (opponent.id,)))


def _sum(game: Game, card: Card, opponent: Card, bonuses: Sequence[int]) -> int:
    penalties = [each for each in bonuses if each < 0]
    if penalties:
        # 7.7: a penalty reduces damage, which "cannot be reduced" forbids.
        harm = Harm(game.known(card.id), game.known(opponent.id), strength(game, card, opponent), combat=True)
        if unreducible(game, Blow(harm, card, opponent)):
            penalties = []
    return sum(penalties) + sum(each for each in bonuses if each > 0)


def fights_back(game: Game, card: Card) -> Active[co.InsteadOfDamage] | None:
    """What lets a Site inflict combat damage: "inflicts combat damage on Characters as if its Fighting were X".

    A face-down Feng Shui Site has it too, for its controller to use (4.3.3, 2001 FAQ 1.14).
    """
    if not card.in_play or not card.text.is_site or view.view_of(game).canceled(card.id):
        return None
    said = statements.of_card_of_kind(game, card, co.InsteadOfDamage)
    return next((each for each in said if each.said.chosen_by is None and statements.holds(each)), None)


def strikes_back(game: Game, card: Card) -> bool:
    """Whether the target of an attack inflicts damage: Characters do, Sites typically not (6.4.2)."""
    return card.text.type == CHARACTER or fights_back(game, card) is not None


def blows(referee: Referee, fights: Sequence[Fight], *, attackers: bool = True, opponents: bool = True) -> list[Harm]:
    """The damage that those in combat inflict simultaneously, with the decisions that it takes."""
    harms: list[Harm] = []
    for fight in fights:
        if attackers and not fight.struck:
            harms.append(_blow(referee, fight.attacker, fight.opponent))
    if opponents:
        for known in dict.fromkeys(fight.opponent for fight in fights):
            facing = [fight.attacker for fight in fights if fight.opponent == known]
            harms += _answer(referee, known, facing)
    return harms


def _blow(referee: Referee, mine: Known, other: Known) -> Harm:
    card, opponent = referee.card(mine.id), referee.card(other.id)
    normal = combat_damage(referee.game, card, opponent)
    return Harm(mine, other, holding_back.instead(referee, card, opponent, normal), combat=True)


def _answer(referee: Referee, known: Known, facing: Sequence[Known]) -> list[Harm]:
    card = referee.card(known.id)
    if not strikes_back(referee.game, card) or not _uses(referee, card, facing):
        return []
    if len(facing) == 1:
        return [_blow(referee, known, facing[0])]
    return _divided(referee, known, facing)


def _uses(referee: Referee, card: Card, facing: Sequence[Known]) -> bool:
    """Whether a face-down Site uses its ability, which reveals it."""
    if card.face_up:
        return True
    by = str(card.controller)
    question = f"Does {by} use {card.title}, which is face down, to inflict combat damage?"
    if referee.decide(Decision(by, "may", question, ("yes", "no"), cards=(card.id,))) != ("yes",):
        return False
    reveal(referee, card.id, "its ability is used", rule("1.14", "shadowfist-faq-2001"))
    return True


def _divided(referee: Referee, known: Known, facing: Sequence[Known]) -> list[Harm]:
    """4.5.1: its controller divides all of its damage, bonuses counted, among those that attack it.

    A bonus against certain cards counts once if one of them attacks it (5.2.3); what it adds is inflicted on such cards
    (our reading: 4.5.1 does not say so).
    """
    game = referee.game
    card = game.cards[known.id]
    first = game.cards[facing[0].id]
    ids = tuple(each.id for each in facing)
    holding = view.view_of(game)
    more = sum(each for each in holding.bonuses(card.id, ids) if each > 0)
    favored = [each for each in ids if any(bonus > 0 for bonus in holding.bonuses(card.id, (each,)))]
    usual = strength(game, card, first) + general_bonus(game, card, first)
    total = max(0, usual + more)
    if total == 0:
        return []
    by = str(card.controller)
    text = f"How does {by} divide the {total} damage of {card.title}?"
    shares = divide(referee, Decision(by, "divide", text, ids, 1, len(ids), cards=(card.id,), amount=total))
    if sum(n for each, n in shares.items() if each not in favored) > max(0, usual):
        names = listing([game.titled(game.cards[each]) for each in favored])
        text = f"{more} of the {total} damage of {card.title} can only be inflicted on {names}."
        raise RefusalError("wrong_number", text, rule("4.5.1"), rule("5.2.3"))
    said = ", ".join(f"{shares[each]} on {game.titled(game.cards[each])}" for each in ids if shares.get(each))
    referee.step(
        "divide",
        f"{by} divides the damage of {card.title}: {said}.",
        rule("4.5.1"),
        rule("6.4.2"),
        cards=[card.id, *ids],
    )
    return [
        Harm(known, each, max(0, shares[each.id] + _penalties(game, card, game.cards[each.id])), combat=True)
        for each in facing
        if shares.get(each.id)
    ]


def _penalties(game: Game, card: Card, opponent: Card) -> int:
    """What it inflicts less on a certain card."""
    against = view.view_of(game).bonuses(card.id, (opponent.id,))
    return _sum(game, card, opponent, [each for each in against if each < 0])
