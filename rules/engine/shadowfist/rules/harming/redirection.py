"""Redirection: sources of damage, signposts, and where the damage goes that passes them (4.5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.ir.words import Prospect
from rules.engine.shadowfist.lowering.rules_text import CHARACTER, EVENT
from rules.engine.shadowfist.model.steps import RefusalError, listing, rule
from rules.engine.shadowfist.query import cards, noted, players, prospects
from rules.engine.shadowfist.query.game.attack_state import (
    about_to_fight,
    attackers,
    chain_of,
    interceptors,
    opposing,
    target_of,
    targets,
)
from rules.engine.shadowfist.query.game.events import Cause
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game, Known, Signpost
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.harming.harm import Blow, Harm, is_of_kind
from rules.engine.shadowfist.rules.request import AmbiguousError, Request
from rules.engine.shadowfist.view import immunity, keywords, prohibitions, statements, view
from rules.engine.shadowfist.view.active import Active

# Sources


def sources(game: Game) -> list[Known]:
    """What may be named as a source of damage now: effects that wait in the scene, and Characters in an attack."""
    found = {}
    for effect in reversed(game.scene):
        if effect.card is not None and prospects.does(effect, Prospect.DAMAGE):
            found[effect.card] = True
    for card in _fighters(game):
        found[game.known(card.id)] = True
    return list(found)


def _fighters(game: Game) -> list[Card]:
    """The Characters whose combat damage may be redirected now, which the editions see differently."""
    window = game.ruleset.value("redirection_window")
    if window == "any time":
        return [card for card in game.in_play() if card.text.type == CHARACTER]
    if window == "prior to combat":
        fights = about_to_fight(game)
        ids = dict.fromkeys(each.id for fight in fights for each in (fight.attacker, fight.opponent))
        return [game.cards[each] for each in ids]
    known = [each.card for each in attackers(game)] + [each.card for each in interceptors(game)]
    return [game.cards[each.id] for each in known] + [card for card in targets(game) if card.text.type == CHARACTER]


def _is_such(known: Known, among: n.Matching, scope: Scope) -> bool:
    """Whether a source is of the kind that a text asks for; an Event is that of the player who has played it."""
    card = scope.game.cards[known.id]
    player = next((each.by for each in scope.game.scene if each.card == known), card.controller or card.owner)
    rest: list[n.Limit] = []
    for limit in among.limits:
        match limit:
            case n.ControlledBy(whose) | n.OwnedBy(whose) if card.text.type == EVENT:
                if player not in players.players(whose, scope):
                    return False
            case _:
                rest.append(limit)
    return cards.is_matching(n.Matching(among.kinds, tuple(rest)), card, scope)


def choose_source(referee: Referee, request: Request, among: n.Matching, scope: Scope) -> Known:
    """The source of damage that an action names, or the only one there is, of such sources as a text asks for.

    :raises AmbiguousError: if there are several and it names none.
    :raises RefusalError: if there is no such source now.
    """
    options = [each for each in sources(referee.game) if _is_such(each, among, scope)]
    word = request.source
    request.used.add("source")
    if word is None and len(options) == 1:
        return options[0]
    if word is None and options:
        ids = [each.id for each in options]
        raise AmbiguousError("source", ids, f"Name the source of the damage: {listing(ids, 'or')}.")
    for known in options:
        if word is not None and word.lower() in (known.id, referee.card(known.id).title.lower()):
            return known
    # 4.5.2: an Event can be specified as the source only once it has been generated.
    raise RefusalError(
        "illegal_source",
        f"{f'{word} is not' if word else 'No card is'} about to inflict damage now: the damage of an effect is "
        "redirected in response to it, and combat damage when the Character is in an attack.",
        rule("4.5.2"),
        *referee.game.ruleset.rule("redirection_window").citations,
        later=_takes_part(referee.game, word),
        phase=True,
    )


def _takes_part(game: Game, word: str | None) -> bool:
    """Whether a Character is in the attack, so that its combat damage may be redirected once combat is at hand."""
    known = [each.card for each in attackers(game)] + [each.card for each in interceptors(game)]
    cards = [game.cards[each.id] for each in known] + targets(game)
    return word is not None and any(word.lower() in (card.id, card.title.lower()) for card in cards)


# Whether a signpost may be set


def check(game: Game, source: Known, original: Known | None, recipient: Card, by: Card | None) -> None:
    """Whether a redirection may be generated.

    :raises RefusalError: if a text forbids it, or the damage is about to be inflicted on the new recipient anyway.
    """
    card = game.cards[source.id]
    against = game.cards[original.id] if original is not None else card
    if view.view_of(game).has_against(card.id, "Unstoppable", against):
        citations = keywords.told(game.ruleset, "Unstoppable").citations
        raise RefusalError(
            "card_forbids", f"The damage of {card.title} is Unstoppable and cannot be redirected.", *citations
        )
    combat = not any(effect.card == source for effect in game.scene)
    if card.in_play and keeps_its_way(game, card, None, combat=combat):
        raise RefusalError("card_forbids", f"The damage of {card.title} cannot be redirected.", rule("7.7"))
    if card.in_play and by is not None and immunity.unaffected(game, card, by):
        raise RefusalError(
            "illegal_source",
            f"{card.title} is not affected by {by.title}, which so cannot redirect its damage.",
            *immunity.cited(game, rule("7.6.h")),
        )
    if prohibitions.spares_recipient(game, recipient):
        raise RefusalError("card_forbids", f"Damage cannot be redirected to {recipient.title}.", rule("7.7"))
    if original is not None and not _may_be_original(game, source, original):
        raise RefusalError(
            "illegal_target",
            f"{card.title} is not about to inflict damage on {game.cards[original.id].title}, and so there is none "
            "to redirect from there.",
            rule("4.5.2"),
        )
    if (original is not None and original.id == recipient.id) or is_recipient(game, source, recipient):
        # 4.5.2: not to the card on which the source is about to inflict it anyway.
        raise RefusalError(
            "already_recipient",
            f"{card.title} is about to inflict its damage on {recipient.title} anyway: it cannot be redirected there.",
            rule("4.5.2"),
        )


def _may_be_original(game: Game, source: Known, original: Known) -> bool:
    """Whether a card may be named as the original recipient: one on which the source is about to inflict damage."""
    effect = next((each for each in reversed(game.scene) if each.card == source), None)
    if effect is None and game.ruleset.value("redirection_window") != "prior to combat":
        return True  # Who will intercept may not be known yet.
    if effect is not None and prospects.is_open(effect, Prospect.DAMAGE):
        return True
    return is_recipient(game, source, game.cards[original.id])


def is_recipient(game: Game, source: Known, card: Card) -> bool:
    """Whether a source is about to inflict damage on a card: by its effect in the scene, or in combat."""
    if any(each.card == source for each in game.scene):
        return prospects.is_about_to_damage(game, source, card)
    fights = about_to_fight(game)
    if fights:
        return card.id in opposing(game, source.id, fights)
    opponents = [each.card.id for each in chain_of(game, source.id)]
    target = target_of(game, source.id)
    opponents += [target.id] if target is not None else []
    opponents += [each.against.id for each in interceptors(game) if each.card == source]
    opponents += [each.card.id for each in attackers(game) if each.target == source]
    return card.id in opponents


def set_signpost(referee: Referee, signpost: Signpost) -> None:
    """Sets a signpost: it erases the previous one for its source, unless it is for a part of the damage only.

    4.5.2: of several signposts the one that resolved last counts. 2001 FAQ 2.5: a signpost for 1 damage overrides an
    earlier one for that 1 damage, and a later one for all the damage overrides both.
    """
    kept = referee.game.signposts
    if signpost.amount is None:
        kept = tuple(each for each in kept if each.source != signpost.source)
    referee.set(signposts=(*kept, signpost))


# Where the damage goes


def redirect(referee: Referee, harms: Sequence[Harm], cause: Cause) -> list[Harm]:
    """Where damage goes that is inflicted simultaneously: past the signposts for its sources, each of which works once.

    What passes the same signpost has its card as the source (4.5.2), and so is one damage of that source.
    """
    if not referee.game.signposts and not _continuous(referee.game):
        return list(harms)
    arrived: list[Harm] = []
    passed: dict[int, int] = {}
    for harm in harms:
        left = harm.amount
        for signpost in _ahead(referee.game, harm, cause):
            room = left if signpost.amount is None else signpost.amount - passed.get(signpost.number, 0)
            points = min(left, room)
            if points <= 0:
                continue
            passed[signpost.number] = passed.get(signpost.number, 0) + points
            left -= points
            _tell(referee, harm, points, signpost.recipient)
            arrived.append(
                replace(
                    harm,
                    source=signpost.by or harm.source,
                    recipient=signpost.recipient,
                    amount=points,
                    combat=False,
                )
            )
        if left:
            arrived.append(replace(harm, amount=left))
    if passed:
        rest = tuple(each for each in referee.game.signposts if each.number not in passed)
        referee.set(signposts=rest)
    return [_onward(referee, harm) for harm in _together(arrived)]


def _ahead(game: Game, harm: Harm, cause: Cause) -> list[Signpost]:
    """The signposts that this damage meets, the last one set first."""
    source = game.cards[harm.source.id]
    if source.in_play and keeps_its_way(game, source, game.cards[harm.recipient.id], combat=harm.combat):
        return []
    if is_of_kind(game, harm, "Unstoppable"):
        return []
    found = [
        each
        for each in game.signposts
        if each.source == harm.source
        and each.effect in (None, cause.effect)
        and each.original in (None, harm.recipient)
        and each.recipient != harm.recipient
    ]
    return sorted(found, key=lambda each: -each.number)


def _together(harms: list[Harm]) -> list[Harm]:
    found: dict[tuple[Known, Known, bool], Harm] = {}
    for harm in harms:
        key = (harm.source, harm.recipient, harm.combat)
        found[key] = replace(harm, amount=harm.amount + found[key].amount) if key in found else harm
    return list(found.values())


def _tell(referee: Referee, harm: Harm, points: int, to: Known) -> None:
    source, original, recipient = (referee.card(each.id) for each in (harm.source, harm.recipient, to))
    nowhere = (
        "" if referee.game.same(to) and recipient.in_play else ", which is out of play: it is inflicted on nothing"
    )
    referee.step(
        "redirect",
        f"{points} damage of {source.title} on {referee.name(original.id)} is redirected to "
        f"{referee.name(recipient.id)}{nowhere}.",
        rule("4.5.2"),
        cards=[source.id, original.id, recipient.id],
    )


def keeps_its_way(game: Game, source: Card, recipient: Card | None, *, combat: bool) -> bool:
    """Whether a text keeps damage of a card from being redirected (7.7)."""
    return prohibitions.keeps_damage(game, Deed.REDIRECT_DAMAGE, source, recipient, combat=combat) is not None


# Continuous redirection: "All damage inflicted on subject is redirected to this card."


def _continuous(game: Game) -> list[Active[co.RedirectsDamage]]:
    """The statements by which damage goes to another card for good."""
    return statements.of(game, co.RedirectsDamage)


def _onward(referee: Referee, harm: Harm) -> Harm:
    game = referee.game
    source = game.cards[harm.source.id]
    for active in _continuous(game):
        said, scope = active.said, active.scope.on(game)
        to = noted.only_card(said.to, scope)
        if to is None or harm.source.id == to.id:
            continue
        recipient = game.cards[harm.recipient.id]
        if not Blow(harm, source, recipient).is_so(said.kind, said.on, said.by, scope) or not statements.holds(active):
            continue
        if source.in_play and keeps_its_way(game, source, recipient, combat=harm.combat):
            continue
        if is_of_kind(game, harm, "Unstoppable"):
            continue
        known = game.known(to.id)
        _tell(referee, harm, harm.amount, known)
        return replace(harm, source=known, recipient=known, combat=False)
    return harm
