"""Declaring an attack (3.3.3, 6.1; 2001 FAQ 7.1), and what every attacker must fulfill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import FAQ_2001, RefusalError, listing, rule
from rules.engine.shadowfist.query.game.attack_state import Attack, Attacker, Stage, may_join
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.qualities import in_back_row
from rules.engine.shadowfist.rules.attack import intercepting, limits, several
from rules.engine.shadowfist.rules.attack.ceasing import put_at
from rules.engine.shadowfist.rules.attack.stages import after, change, current
from rules.engine.shadowfist.rules.request import named
from rules.engine.shadowfist.rules.scene import scenes
from rules.engine.shadowfist.rules.turns.turn_end import check_declaration
from rules.engine.shadowfist.view import prohibitions, view


def attack(referee: Referee, by: str, words: Sequence[str], target_word: object) -> None:
    """A player declares an attack.

    :raises RefusalError: saying which rule forbids it.
    """
    game = referee.game
    if game.attack is not None:
        raise RefusalError(
            "wrong_time",
            "No attack is declared until the one before it has ended.",
            rule("6.1"),
            rule("5.4"),
            later=True,
        )
    check_declaration(game, "An attack", rule("5.3.1"))
    cards = attackers_named(game, by, words)
    if game.turn != by:
        _check_others_turn(game, by, cards)
    again = bool(game.tally.get(("unsuccessful attack", by)))
    if again:
        _check_independent(game, cards)
    pairs = _pairs(game, by, cards, target_word)
    attacked = {target.id: target for _, target in pairs}
    several.check(game, by, attacked)
    for card, target in pairs:
        check_attacker(game, card, target)
    _check_group(game, by, cards, list(attacked.values()))
    defender = several.defender(referee, by, attacked)
    several.use_up(referee, by)
    more = f" The defending player is {defender}." if len(attacked) > 1 else ""
    referee.step(
        "attack",
        f"{by} declares an attack: {said(referee, pairs)}.{more}",
        rule("7.1", FAQ_2001),
        rule("6.1"),
        rule("3.3.3"),
        rule("5.3.1"),
        *([rule("10.1.2")] if again else []),  # Independent.
        *([rule("6.3"), rule("7.3", FAQ_2001)] if len(attacked) > 1 else []),
        cards=[*(card.id for card in cards), *attacked],
    )
    known = tuple(game.known(each) for each in attacked)
    # Who is the defending player when the option comes to him or her does not have it: that may change until then.
    waiting = tuple(game.opponents(by))
    started = Attack(referee.next_number(), by, defender, Stage.DECLARED, (), known, waiting=waiting)
    referee.set(attack=started)
    turn_to_attack(referee, by, pairs, joined=False)
    attackers = tuple(each.card for each in referee.game.attack.attackers) if referee.game.attack else ()
    # One declaration, against whatever the attack has as its targets.
    referee.happen("declare", pairs[0][1], by=by, detail="attack", targets=attackers, amount=len(cards))
    scenes.after_action(referee)


def _pairs(game: Game, by: str, cards: list[Card], words: object) -> list[tuple[Card, Card]]:
    """Who attacks what: all of them one target, or where there are several each its own (6.3)."""
    if not isinstance(words, Mapping):
        target = _target(game, by, cards, words)
        return [(card, target) for card in cards]
    word_of = {card.id: words.get(card.id, words.get(card.title)) for card in cards}
    together = {word: [card for card in cards if word_of[card.id] == word] for word in word_of.values()}
    found = {word: _target(game, by, group, word) for word, group in together.items()}
    return [(card, found[word_of[card.id]]) for card in cards]


def said(referee: Referee, pairs: Sequence[tuple[Card, Card]]) -> str:
    """Who attacks what, in words."""
    return "; ".join(
        f"{listing([referee.name(card.id) for card, one in pairs if one is target])} against {referee.name(target.id)}"
        for target in {target.id: target for _, target in pairs}.values()
    )


def _check_group(game: Game, by: str, cards: list[Card], targets: list[Card]) -> None:
    """What texts say of all attackers together: who cannot attack alone or with others, and who must attack."""
    alone = limits.forbids_group(game, cards)
    if alone is not None:
        others = "with others" if len(cards) > 1 else "alone"
        raise RefusalError(
            "card_forbids", f"{alone.title} cannot attack {others}: its own text forbids it.", rule("7.7"), rule("6.1")
        )
    for card in game.controlled(by):
        if card.text.type != CHARACTER or card.turned or card in cards or not limits.must_attack(game, card):
            continue
        independent = not game.tally.get(("unsuccessful attack", by)) or view.view_of(game).has(card.id, "Independent")
        barred = all(limits.forbids_attack(game, card, target) for target in targets)
        forbidden = barred or limits.forbids_group(game, [*cards, card])
        if independent and not forbidden and not prohibitions.forbids(game, Deed.TURN, card):
            raise RefusalError("must_attack", f"{game.titled(card)} must attack, and can.", rule("6.1"))


def attackers_named(game: Game, by: str, words: Sequence[str]) -> list[Card]:
    """The Characters that an action attacks with.

    :raises RefusalError: if there are none, or one is named twice.
    """
    among = [card for card in game.in_play() if card.text.type == CHARACTER and card.controller == by]
    cards = []
    ids = {card.id: card for card in among}
    for word in words:
        mine = [ids[word]] if word in ids else [card for card in among if card.title.lower() == word.lower()]
        cards.append(named(game, word, mine or list(game.in_play()), "Character in play"))
    if not cards or len({card.id for card in cards}) < len(cards):
        raise RefusalError(
            "wrong_number", "An attack has at least one Character, and no Character twice.", rule("6.1"), rule("3.3.3")
        )
    for card in cards:
        if card.controller != by:
            raise RefusalError("not_yours", f"{card.controller} controls {game.titled(card)}, not {by}.", rule("6.1"))
        if card.text.type != CHARACTER:
            raise RefusalError(
                "not_a_character", f"{game.titled(card)} is no Character: only they attack.", rule("3.3.3")
            )
        if card.turned:
            raise RefusalError(
                "already_turned",
                f"{game.titled(card)} is turned: attackers are unturned, and turn.",
                rule("6.1"),
                rule("4.2"),
            )
        if why := prohibitions.why(game, Deed.TURN, card):
            raise RefusalError("card_forbids", f"{game.titled(card)} cannot turn: {why}.", rule("7.7"))
    return cards


def check_attacker(game: Game, card: Card, target: Card) -> None:
    """Whether a Character may attack a card at all: nobody attacks cards that he or she controls (6.1, 7.4).

    :raises RefusalError: if it may not.
    """
    name = target.title if target.face_up else "that Site"
    if target.controller == card.controller:
        raise RefusalError(
            "illegal_target", f"{card.controller} controls {name} and cannot attack it.", rule("6.1"), rule("7.4")
        )
    forbidden = limits.forbids_attack(game, card, target)
    if forbidden is not None:
        why = prohibitions.by_whose_text(forbidden, card)
        raise RefusalError(
            "card_forbids", f"{game.titled(card)} cannot attack {name}: {why}.", rule("7.7"), rule("6.1")
        )


def _check_others_turn(game: Game, by: str, cards: list[Card]) -> None:
    for card in cards:
        if not limits.may_attack_now(game, card):
            raise RefusalError(
                "wrong_time",
                f"{game.titled(card)} attacks in the Main Shot of {by} only; it is the turn of {game.turn}.",
                rule("5.3.1"),
                rule("3.3.2"),
            )


def _check_independent(game: Game, cards: list[Card]) -> None:
    # 10.1.2: after an unsuccessful attack only Independent Characters attack, even if one of theirs has succeeded.
    for card in cards:
        if not view.view_of(game).has(card.id, "Independent"):
            raise RefusalError(
                "unsuccessful_attack",
                f"An attack this turn was unsuccessful, and {game.titled(card)} is not Independent.",
                rule("6.5"),
                rule("10.1.2"),
            )


def _target(game: Game, by: str, cards: list[Card], word: object) -> Card:
    """3.3.3: a Character or front-row Site that an opponent controls.

    :raises RefusalError: if it is something else.
    """
    if not isinstance(word, str):
        raise RefusalError("ambiguous", "Name the target of the attack.", rule("3.3.3"))
    among = list(game.in_play())
    others = [card for card in among if card.controller != by and word in (card.id, card.title)]
    target = named(game, word, others or among, "card in play")
    if target.text.type != CHARACTER and not target.text.is_site:
        section = "4.3.4" if target.text.type == "State" else "4.3.5"
        raise RefusalError(
            "illegal_target", f"{target.title} is neither Character nor Site.", rule("3.3.3"), rule(section)
        )
    if in_back_row(target, game):
        barred = [card for card in cards if not limits.may_attack_back_row(game, card, target)]
        if barred:
            who = listing([card.title for card in barred], "or")
            raise RefusalError(
                "illegal_target",
                f"A Site in the back row cannot be attacked by {who}: the Site before it can.",
                rule("3.3.3"),
            )
    return target


def turn_to_attack(referee: Referee, by: str, pairs: list[tuple[Card, Card]], *, joined: bool) -> None:
    """Attackers turn and are at the location of their targets at once, which is not changing location (4.7, 6.1)."""
    game = referee.game
    found = []
    for card, target in pairs:
        home = game.place(card)
        turns = limits.without_turning(game, card, target) is None
        if not turns:
            referee.step(
                "attack", f"{game.titled(card)} attacks without turning.", rule("3"), rule("6.1"), cards=[card.id]
            )
            referee.tally("attack without turning", card.id, card.life)
        referee.put(card.id, turned=turns)
        put_at(referee, card.id, game.place(target))
        found.append(Attacker(game.known(card.id), by, game.known(target.id), home, joined=joined))
    assert game.attack is not None
    change(referee, attackers=(*game.attack.attackers, *found))
    for (card, target), attacker in zip(pairs, found, strict=True):
        targets = (game.known(target.id),)
        if referee.card(card.id).turned:
            # ``was`` is the attacker still at the location that it turned at.
            referee.happen("turn", card, by=by, detail="to attack", targets=targets)
        referee.happen("attack", target, by=by, source=attacker.card)
        verb = "join" if joined else "declare"
        referee.happen(verb, referee.card(card.id), by=by, source=attacker.card, detail="attacker", targets=targets)


@after(Stage.DECLARED, Stage.JOINED, Stage.NOT_JOINED)
def next_to_join(referee: Referee) -> None:
    """The next player has the option to join (7.2.C), or else interception begins."""
    waiting = current(referee).waiting
    while waiting and not may_join(referee.game, waiting[0]):
        waiting = waiting[1:]
    if waiting:
        change(referee, stage=Stage.JOINING, waiting=waiting)
    else:
        intercepting.begin(referee)
