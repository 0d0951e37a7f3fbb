"""What a card costs to play, with the whole reckoning (4.3.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine.citations import Citation
from rules.engine.continuous import view
from rules.engine.continuous.statics import hangs_on, hold
from rules.engine.phrases import conditions, nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.play.terms import NORMAL, Terms, change_of, played_from
from rules.engine.scene.choosing import AmbiguousError, Request
from rules.engine.state import Card, Game
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.text import references as ref
from rules.engine.text.actions import Act, Be, Bonus, Gain, To
from rules.engine.text.amounts import X
from rules.engine.text.selectors import Past, Quantity, Select
from rules.engine.text.timing import AtCost, Clause, During, Ignoring, Limit

# More than any one card reduces a cost by, for listing the X that could be chosen.
LARGEST_REDUCTION = 4


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A cost: each part in words, what is left to pay, X, and whether it is no cost at all.

    ``reduced_by`` are the other cards whose reductions were used.
    """

    parts: tuple[str, ...]
    total: int
    x: int | None = None
    no_cost: bool = False
    rules: tuple[Citation, ...] = ()
    reduced_by: tuple[str, ...] = ()

    def sentence(self) -> str:
        """The reckoning in words."""
        return f"{'; '.join(self.parts)}: {self.total} Power."


@dataclass(frozen=True, slots=True)
class Playing:
    """A card about to be played: who plays it, on which card (a State), and on what terms."""

    game: Game
    card: Card
    player: str
    on: str | None = None
    terms: Terms = NORMAL


@dataclass(frozen=True, slots=True)
class Change:
    """How a card changes the cost of another: by so much, or to no cost; ``for_all`` where no player has a choice."""

    by: Card
    amount: int
    no_cost: bool = False
    for_all: bool = False

    @property
    def reduces(self) -> bool:
        """Whether it is a reduction that a player uses (4.3.2)."""
        return self.no_cost or (self.amount < 0 and not self.for_all)

    def said(self) -> str:
        """The change in words."""
        return f"no cost by {self.by.title}" if self.no_cost else f"{self.amount:+d} by {self.by.title}"


def reckon(
    game: Game, card: Card, player: str, request: Request, terms: Terms = NORMAL, on: str | None = None
) -> Reckoning:
    """What a player spends to play a card now.

    :raises RefusalError: if X has to be chosen, or ``reduced_by`` names no card that reduces this cost.
    """
    face = card.text.face
    playing = Playing(game, card, player, on, terms)
    changes = list(_changes(playing))
    used = _used(playing, changes, request)
    if terms.no_cost or any(each.no_cost for each in used) or _own_no_cost(playing):
        # 4.3.2: no cost is neither increased nor decreased, and X is taken as zero.
        by = tuple(each.by.id for each in used if each.no_cost and each.by is not terms.by)
        parts = ("at no cost", *(f"by {each.by.title}" for each in used if each.no_cost))
        return Reckoning((" ".join(parts),), 0, 0 if face.cost == "X" else None, True, (rule("4.3.2"),), by)
    total, parts_, x = _printed(playing, request)
    own = _own_change(playing)
    if own:
        total += own
        parts_.append(f"{own:+d} by its own text")
    for each in used:
        total += each.amount
        parts_.append(each.said())
    for each in changes:
        # 4.3.2: increases all count, and so do mandatory reductions that hold for all players.
        if not each.reduces and each.amount:
            total += each.amount
            parts_.append(each.said())
    if total < 0:
        parts_.append("never below 0")
    by_section = rule("3.3.2") if card.text.is_feng_shui and face.cost is None else rule("4.3.2")
    citations = dict.fromkeys((by_section, *([rule("4.3.2")] if len(parts_) > 1 else [])))
    reduced_by = tuple(each.by.id for each in used if each.by is not terms.by)
    return Reckoning(tuple(parts_), max(0, total), x, False, tuple(citations), reduced_by)


def _meant_x(card: Card, request: Request) -> int | None:
    """The X that follows from the cards that an action names, where the text chooses X of them and nothing else."""
    choices = [
        clause.action.what
        for ability in card.text.parts
        for clause in ability.left
        if isinstance(clause, Clause) and isinstance(clause.action, Act) and clause.action.verb in ("target", "choose")
    ]
    if request.targets is None or len(choices) != 1 or not isinstance(choices[0], Select):
        return None
    return len(request.targets) if choices[0].quantity.amount == X() else None


def _printed(playing: Playing, request: Request) -> tuple[int, list[str], int | None]:
    """The cost before any change, in words too, and X."""
    game, card, player = playing.game, playing.card, playing.player
    cost = card.text.face.cost
    if playing.terms.price is not None:
        return playing.terms.price.power, [f"Crisis cost {playing.terms.price.power}"], None
    if cost == "X":
        if request.x is None:
            request.x = _meant_x(card, request)
        if request.x is None:
            # 4.3.2: where the cost is reduced, X may be more than the Power there is.
            most = game.players[player].power + LARGEST_REDUCTION
            raise AmbiguousError("x", range(most + 1), f"Say which X is chosen for {card.title}, in the field x.")
        return request.x, [f"X is {request.x}"], request.x
    if card.text.is_feng_shui and cost is None:
        # 3.3.2: its cost is the number of other Feng Shui Sites that the player controls.
        total = sum(1 for each in game.controlled(player) if each.text.is_feng_shui)
        return total, [f"{total} for the other Feng Shui Sites that {player} controls"], None
    return cost or 0, [f"printed cost {cost or 0}"], None


# Reductions that a player uses


def _used(playing: Playing, changes: list[Change], request: Request) -> list[Change]:
    """The reductions that count: 4.3.2 allows that of one other card, the largest unless the player names one."""
    terms = playing.terms
    offers = [each for each in changes if each.reduces]
    own = [Change(terms.by, terms.change, terms.no_cost)] if terms.by and (terms.change or terms.no_cost) else []
    several = playing.game.ruleset.value("cost_reductions") == "several"
    if request.reduced_by is None:
        return [*own, *offers] if several else _largest([*own, *offers])
    named = [each for each in offers if request.reduced_by in (each.by.id, each.by.title)]
    if not named:
        raise RefusalError(
            "reduction_does_not_apply",
            f"{request.reduced_by} does not reduce the cost of {playing.card.title} now; "
            f"{listing([each.by.title for each in offers], 'and') or 'no other card'} does.",
            rule("4.3.2"),
        )
    if own and not several:
        raise cannot_combine(playing.game, own[0].by, named[0].by)
    return [*own, *named]


def _largest(offers: list[Change]) -> list[Change]:
    best = min(offers, key=lambda each: (not each.no_cost, each.amount), default=None)
    return [] if best is None else [best]


def cannot_combine(game: Game, one: Card, other: Card) -> RefusalError:
    """4.3.2: only one other card reduces the cost of a card."""
    return RefusalError(
        "cannot_combine_cost_reductions",
        f"{one.title} reduces the cost already, and no more than one other card may: not {other.title} as well.",
        rule("4.3.2"),
        *game.ruleset.rule("cost_reductions").citations,
    )


# What the card itself says


def _own_change(playing: Playing) -> int:
    total = 0
    card = playing.card
    scope = Scope(playing.game, playing.player, playing.game.known(card.id), x_node=card.text.x)
    for ability in (*card.text.statics, *card.text.permissions, *card.text.timings):
        for clause in ability.clauses:
            try:
                amount = _own_amount(clause, playing, scope)
                if amount and _holds(clause, scope):
                    total += amount
            except CannotRunError as error:
                playing.game.note_unrun(card.id, error)
    return total


def _own_amount(clause: Clause, playing: Playing, scope: Scope) -> int:
    """ "This card's cost is reduced by X", "+1 cost while ...": by how much a clause changes its own card's cost."""
    action = clause.action
    if isinstance(action, Gain) and isinstance(clause.agent or ref.ThisCard(), ref.ThisCard):
        return sum(numbers.value(each.amount, scope) for each in action.benefits if _is_cost(each))
    if not isinstance(action, Act):
        return 0
    if action.verb in ("reduce", "increase"):
        what = action.what if action.what is not None else clause.agent
        if isinstance(what, ref.Of) and what.what == "cost" and isinstance(what.of, ref.ThisCard):
            number = sum(numbers.value(each, scope) for each in nouns.complements(action, "by"))
            return -number if action.verb == "reduce" else number
    if action.verb == "play" and _plays_itself(clause) and clause.mode != "cannot":
        if played_from(clause) is not (playing.card.zone != "hand"):
            return 0
        return _own_terms(clause, scope)
    return 0


def _own_terms(clause: Clause, scope: Scope) -> int:
    """ "You may play this card at -2 cost": of several times at which that came to be so, the one that saves most."""
    turns = [each for each in clause.adverbs if isinstance(each, During)]
    times = [each for turn in turns for each in conditions.times_seen(turn, scope)] or [scope]
    priced = [each.how for each in _costs(clause) if each.how != "at no cost"]
    return min(sum(change_of(how, each) for how in priced) for each in times)


def _own_no_cost(playing: Playing) -> bool:
    """ "You may play this card at no cost if ...": a permission of the card itself."""
    card = playing.card
    scope = Scope(playing.game, playing.player, playing.game.known(card.id), x_node=card.text.x)
    for ability in card.text.permissions:
        for clause in ability.clauses:
            if not _plays_itself(clause) or not any(each.how == "at no cost" for each in _costs(clause)):
                continue
            try:
                if played_from(clause) is (card.zone != "hand") and _holds(clause, scope):
                    return True
            except CannotRunError as error:
                playing.game.note_unrun(card.id, error)
    return False


def _plays_itself(clause: Clause) -> bool:
    action = clause.action
    what = action.what if isinstance(action, Act) and not action.passive else clause.agent
    return isinstance(action, Act) and action.verb == "play" and isinstance(what, ref.ThisCard)


def _holds(clause: Clause, scope: Scope) -> bool:
    return hold(tuple(each for each in clause.adverbs if not isinstance(each, AtCost | Limit | Ignoring)), scope)


def _costs(clause: Clause) -> list[AtCost]:
    return [each for each in clause.adverbs if isinstance(each, AtCost)]


def _is_cost(benefit: object) -> bool:
    return isinstance(benefit, Bonus) and benefit.what.lower() == "cost"


# What other cards say


def _changes(playing: Playing) -> Iterator[Change]:
    """Every card in play that changes what this card costs this player."""
    game = playing.game
    for other in view.view_of(game).continuous():
        scope = scope_of(game, other)
        for ability in (*other.text.statics, *other.text.permissions):
            for clause in ability.clauses:
                try:
                    change = _change(clause, playing, other, scope)
                except CannotRunError as error:
                    game.note_unrun(other.id, error)
                    continue
                # "Once per turn, you may play ...": a reduction that has been used is used up.
                limited = any(isinstance(each, Limit) for each in (*ability.openers, *clause.adverbs))
                if change is not None and not (limited and game.tally.get(("reduction", other.id), 0)):
                    yield change


def _change(clause: Clause, playing: Playing, other: Card, scope: Scope) -> Change | None:
    action, agent = clause.action, clause.agent
    if clause.mode == "cannot":
        return None
    if isinstance(action, Act) and action.verb == "play":
        return _of_permission(clause, action, playing, other, scope)
    mine: list[int] = []
    no_cost = False
    what: object = agent
    match action:
        case Act(verb="have", what=Select(quantity=Quantity(word="no"))) if _names_cost(action.what):
            no_cost = True
        case Act(verb="cost", what=amount):
            mine = [numbers.value(amount, scope) - (_number(playing.card.text.face.cost))]
        case Be(what=Bonus() as bonus) if _is_cost(bonus):
            mine = [numbers.value(bonus.amount, scope)]
        case Gain(benefits=benefits):
            mine = [numbers.value(each.amount, scope) for each in benefits if _is_cost(each)]
        case Act(verb="reduce" | "increase" as verb):
            whole = action.what if action.what is not None else agent
            if not isinstance(whole, ref.Of) or whole.what != "cost":
                return None
            what = whole.of
            sign = -1 if verb == "reduce" else 1
            mine = [sign * numbers.value(each, scope) for each in nouns.complements(action, "by")]
        case _:
            return None
    if not (mine or no_cost) or not isinstance(what, Select) or not _fits(what, playing, scope):
        return None
    if not _holds(clause, scope):
        return None
    # 4.3.2: such a text leaves no choice; that it is mandatory for all players is what keeps it apart.
    for_all = not no_cost and not any(isinstance(part, Past) for part in what.filters)
    return Change(other, sum(mine), no_cost, for_all)


def reads(clause: Clause) -> bool:
    """Whether a clause changes what cards cost: their own, or those that a phrase names."""
    if clause.mode not in ("do", "may") or not hangs_on(clause, AtCost, Limit, Ignoring):
        return False
    if any((each.times, each.per) not in REDUCED for each in clause.adverbs if isinstance(each, Limit)):
        return False
    what: object = clause.agent
    match clause.action:
        case Act(verb="play") as act:
            priced = bool(_costs(clause)) and all(each.how != "at reduced cost" for each in _costs(clause))
            known = all(getattr(each, "preposition", "") in REACHES for each in act.complements)
            played = act.what if act.what is not None else clause.agent
            return priced and known and isinstance(played, Select | ref.ThisCard)
        case Act(verb="have", what=Select(quantity=Quantity(word="no")) as nothing) if _names_cost(nothing):
            pass
        case Act(verb="cost", what=amount) if amount is not None:
            pass
        case Be(what=Bonus() as bonus) if _is_cost(bonus):
            pass
        case Gain(benefits=benefits) if all(_is_cost(each) for each in benefits):
            return isinstance(what or ref.ThisCard(), Select | ref.ThisCard)
        case Act(verb="reduce" | "increase") as act:
            whole = act.what if act.what is not None else what
            ways = [getattr(each, "preposition", "") for each in act.complements]
            of_card = isinstance(whole, ref.Of) and whole.what == "cost" and isinstance(whole.of, Select | ref.ThisCard)
            return of_card and ways == ["by"]
        case _:
            return False
    return isinstance(what, Select) and not getattr(clause.action, "complements", ())


# How often a reduction may be used, where that is said (4.3.2).
REDUCED = (("once", "turn"), ("once", "main shot"), ("", "turn"))
# How a card is played, where a text changes its cost only then.
REACHES = frozenset({"on", "onto", "this way", "in this way", "from"})


def _names_cost(what: object) -> bool:
    return any(getattr(word, "name", "") == "cost" for kind in getattr(what, "kinds", ()) for word in kind.all_of)


def _number(cost: object) -> int:
    return cost if isinstance(cost, int) else 0


def _of_permission(clause: Clause, action: Act, playing: Playing, other: Card, scope: Scope) -> Change | None:
    """ "You may play <Pledged> cards at -1 cost", "each player plays [Lotus] cards at +1 cost"."""
    costs = _costs(clause)
    # "This card may be played at ..." is a permission of its own, not a change for other cards.
    what = action.what if action.what is not None else clause.agent
    if not costs or not isinstance(what, Select):
        return None
    who = clause.agent if action.what is not None else None
    limited = who is not None or not action.passive
    if limited and playing.player not in nouns.players(who or ref.You(), scope):
        return None
    if not _fits(what, playing, scope) or not _reaches(action.complements, playing, scope):
        return None
    if not _holds(clause, scope):
        return None
    if costs[0].how == "at no cost":
        return Change(other, 0, no_cost=True)
    everyone = action.what is None or (isinstance(clause.agent, Select) and nouns.is_player(clause.agent))
    return Change(other, change_of(costs[0].how, scope), for_all=clause.mode == "do" and everyone)


def _fits(what: Select, playing: Playing, scope: Scope) -> bool:
    """Whether the card is what a phrase names, played in the way that it says."""
    ways = [part for part in what.filters if isinstance(part, Past) and part.verb == "play"]
    rest = Select(what.quantity, what.kinds, tuple(part for part in what.filters if part not in ways))
    if not nouns.matches(rest, playing.card, scope):
        return False
    for way in ways:
        if way.by is not None and playing.player not in nouns.players(way.by, scope):
            return False
        if not _reaches(way.complements, playing, scope):
            return False
    return True


def _reaches(complements: tuple[object, ...], playing: Playing, scope: Scope) -> bool:
    """Whether the card goes where a phrase says: on this card, in this way, from that pile."""
    for each in complements:
        assert isinstance(each, To)
        match each.preposition:
            case "on" | "onto":
                if playing.on is None or not nouns.matches(each.what, playing.game.cards[playing.on], scope):
                    return False
            case "this way" | "in this way":
                if playing.terms.by is None or scope.this is None or playing.terms.by.id != scope.this.id:
                    return False
            case "from":
                if playing.card not in nouns.in_pile(each.what, scope):
                    return False
            case _:
                raise CannotRunError(f"playing {each.preposition!r}")
    return True
