"""What limits a noun for cards: "you control", "at its location", "with a cost of 1 or less", "that is attacking"."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Prospect, Quality, Reading, Role, Slot, Test
from rules.engine.shadowfist.lowering import amounts, cards, events, players
from rules.engine.shadowfist.lowering.context import Context, Sort, is_negated, type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import PILES, ROWS, keyword, stat, symbol, test
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import About, Act, Be, Special, To
from rules.engine.shadowfist.text.timing import Clause, Either

DAMAGE = sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("damage"),)),))
PROSPECTS = {each.value: each for each in Prospect}
PAST = ("past", "perfect")
RELATIVE = ("", "whom")


def limit(part: object, ctx: Context) -> n.Limit:
    """One limit of a noun phrase.

    :raises UnsupportedError: for a limit, or a word in it, that no rule here consumes.
    """
    match part:
        case sel.Controlled(by):
            return _controlled(by, ctx)
        case sel.Owned(by):
            return n.OwnedBy(players.players(by, ctx, players.ONE_OF))
        case sel.Placed(preposition, place):
            return placed(preposition, place, ctx)
        case sel.Compared(what, how_compared, amount, how):
            return compared(what, how_compared, amount, how, ctx)
        case sel.With(what):
            return has(what, ctx)
        case sel.Titled(titles, negated):
            return n.Titled(titles, negated)
        case sel.Except(what, "other than" | "except" | "except for" | "but"):
            return n.IsOneOf(cards.cards(what, ctx, cards.ONE_OF), negated=True)
        case sel.OrElse(any_of):
            return _either(any_of, ctx)
        case sel.Doing(verb, what):
            return doing(verb, what, ctx)
        case sel.Where(clause):
            return where(clause, ctx)
        case sel.Select():
            return n.IsOneOf(cards.cards(part, ctx, cards.ONE_OF))
        case ref.ThisCard() | ref.Subject():
            return n.IsOneOf(cards.cards(part, ctx, cards.ONE_OF))
        case sel.Is() | sel.Designated():
            word = cards.word(part, ctx)
            if isinstance(word, n.Is | n.OfType | n.Designated):
                return word
            raise UnsupportedError(f"{type(part).__name__} behind a noun")
        case sel.Past():
            return past(part, ctx)
    raise UnsupportedError(f"{type(part).__name__} of a card")


def _controlled(by: object, ctx: Context) -> n.Limit:
    if isinstance(by, sel.Select) and players.is_players(by, ctx):
        words = [word for kind in by.kinds for word in kind.all_of]
        if by.quantity.word == "the same" or sel.Is("same") in words:
            return n.TogetherControlled(by_one=True)
        if sel.Is("different") in words:
            return n.TogetherControlled(by_one=False)
    # "All opponents' Characters": nothing is controlled by more than one of them.
    return n.ControlledBy(players.players(by, ctx, players.ONE_OF | {"all"}))


def _either(any_of: tuple[object, ...], ctx: Context) -> n.Limit:
    # The word that joins them may stand first: "you control and in your smoked pile" counts both.
    joints = [each for each in any_of if isinstance(each, str)]
    if any(joint not in ("and", "or", "and/or") for joint in joints):
        raise UnsupportedError(f"limits joined by {joints[0]!r}")
    return n.AnyOf(tuple(limit(each, ctx) for each in any_of if not isinstance(each, str)))


def placed(preposition: str, where: object, ctx: Context) -> n.Limit:
    """Where a card is."""
    if preposition in ("with", "without"):
        return _denied(has(where, ctx)) if preposition == "without" else has(where, ctx)
    match where:
        case sel.Select() if preposition == "in" and "combat" in type_names(where):
            return n.InCombat(_opposing(where, ctx))
        case ref.Of(what, of, ()) if what in PILES and preposition in ("in", "from", "still in"):
            return n.InPile(PILES[what], players.players(of, ctx, players.ONE_OF))
        case ref.Of("location", sel.Select() as of, ()) if "attack" in type_names(of) and preposition == "at":
            if of.filters or of.quantity.word not in ("this", "the", "that"):
                raise UnsupportedError("the location of such an attack")
            return n.AtLocationOfAttack()
        case ref.Of("location", of, ()) if preposition in ("at", "from"):
            return n.AtLocationOf(cards.cards(of, ctx, cards.ONE_OF))
        case ref.Of(row, of, ()) if row in ROWS and preposition in ("in", "from"):
            return n.InRowOf(ROWS[row], players.players(of, ctx, players.ONE_OF))
        case "play" if preposition in ("in", "still in"):
            return n.Is(Quality.IN_PLAY)
        case sel.Select() if type_names(where) in (("play",), ("game",)) and preposition in ("in", "still in"):
            return n.Is(Quality.IN_PLAY)
        case sel.Select() if len(type_names(where)) == 1 and type_names(where)[0] in PILES:
            return _in_any_pile(preposition, where)
    meant = isinstance(where, ref.That | ref.Chosen | ref.Target) and ctx.sort(where.slot) is Sort.CARDS
    if preposition == "of" and meant:
        return n.IsOneOf(cards.cards(where, ctx))  # "Any of them".
    if preposition == "on":
        return n.OnCard(cards.cards(where, ctx, cards.ONE_OF))
    if preposition == "behind":
        return n.BehindSite(cards.cards(where, ctx, cards.ONE_OF))
    if preposition == "at":
        return n.AtLocationOf(cards.cards(where, ctx, cards.ONE_OF))
    raise UnsupportedError(f"placed {preposition} something")


def _in_any_pile(preposition: str, where: sel.Select) -> n.InPile:
    """ "In any smoked pile"."""
    plain = (
        not where.filters
        and not where.targeted
        and where.quantity.word in ("a", "an", "any", "", *(["the"] if preposition == "still in" else []))
        and where.quantity.amount is None
    )
    if not plain or preposition not in ("in", "from", "still in") or any(len(kind.all_of) > 1 for kind in where.kinds):
        raise UnsupportedError("such a pile")
    return n.InPile(PILES[type_names(where)[0]])


def _opposing(combat: sel.Select, ctx: Context) -> n.Cards | None:
    """In combat with what, if the phrase says."""
    if combat.quantity not in (sel.Quantity(""), sel.Quantity("the"), sel.Quantity("a"), sel.Quantity("this")):
        raise UnsupportedError("so many combats")
    opposing = [part.where for part in combat.filters if isinstance(part, sel.Placed) and part.preposition == "with"]
    if len(opposing) != len(combat.filters) or len(opposing) > 1:
        raise UnsupportedError("combat with more to it")
    return cards.cards(opposing[0], ctx, cards.ONE_OF) if opposing else None


def compared(what: str, how_compared: str, amount: object, how: tuple[str, ...], ctx: Context) -> n.Limit:
    """A number of a card that compares with an amount; "total" is that of all that are chosen."""
    together = set(how) & {"total", "combined"}
    reading = Reading.PRINTED if "printed" in how else Reading.CURRENT
    if set(how) - {"total", "combined", "printed", "current", "numerical"}:
        raise UnsupportedError(f"the {' '.join(how)} {what}")
    if "numerical" in how and "printed" not in how:
        raise UnsupportedError(f"the numerical {what}")
    made = n.TogetherCompare if together else n.Compares
    return made(stat(what), reading, test(how_compared), amounts.amount(amount, ctx))


def has(what: object, ctx: Context) -> n.Limit:
    """Something that a card has: a special ability, damage, counters, resource conditions, a State."""
    match what:
        case Special(name, None, None):
            return n.HasKeyword(keyword(name))
        case sel.Designated(word, negated):
            return n.Designated(word, negated)
        case sel.Select():
            return _has_thing(what, ctx)
        case ref.Of("type", of, ()):
            return n.SameTypeAs(cards.cards(of, ctx, cards.ONE_OF))
        case ref.Chosen(slot) | ref.That(slot) if ctx.is_title(slot):
            return n.TitledAs(Slot(slot))
    raise UnsupportedError(f"having {type(what).__name__}")


IN_ITS_COST = (sel.Placed("in", ref.Of("cost", ref.Itself())),)


ANOTHER_TITLE = sel.Select(sel.Quantity("another"), (sel.Kind((sel.Type("title"),)),))


def _has_thing(what: sel.Select, ctx: Context) -> n.Limit:
    names, word = set(type_names(what)), what.quantity.word
    if what.filters == IN_ITS_COST and not names and not what.targeted and what.joint in ("", "or"):
        # "With [Tech] or [Magic] in their costs".
        words = [w for kind in what.kinds for w in kind.all_of]
        if any(not isinstance(w, sel.Faction) or w.negated for w in words) or what.quantity != sel.Quantity(""):
            raise UnsupportedError("such resource conditions")
        return n.HasResourceConditions(tuple(symbol(w.symbol) for w in words if isinstance(w, sel.Faction)))
    if what == ANOTHER_TITLE:
        return n.AnotherTitle()
    if what.quantity.amount is not None or word not in ("", "a", "an", "any", "no", "one or more", "the"):
        raise UnsupportedError("having so many of something")
    none = word == "no"
    own = not what.filters or all(_on_itself(part) for part in what.filters)
    adjectives = [w for kind in what.kinds for w in kind.all_of if not isinstance(w, sel.Type)]
    if names in ({"damage"}, {"damage counter"}) and own and not adjectives:
        return n.HasDamage(none)
    if names == {"counter"} and own and not adjectives:
        return n.HasCounters(none)
    if names == {"resource condition"} and own:
        if any(not isinstance(w, sel.Faction) or w.negated for w in adjectives):
            raise UnsupportedError("such resource conditions")
        return n.HasResourceConditions(tuple(symbol(w.symbol) for w in adjectives), none)
    if names and names <= {"weapon", "vehicle", "schtick", "state", "weapon state", "vehicle state"}:
        rest = tuple(part for part in what.filters if not _on_itself(part))
        plain = sel.Select(sel.Quantity(""), what.kinds, rest, what.targeted, slot=what.slot)
        return n.HasState(cards.matching(plain, ctx), none)
    raise UnsupportedError(f"having {' or '.join(sorted(names)) or 'something'}")


def _on_itself(part: object) -> bool:
    """ "A Character with a State on it": on which card is said already."""
    reference = ref.Target | ref.Chosen | ref.That | ref.Itself
    return isinstance(part, sel.Placed) and part.preposition == "on" and isinstance(part.where, reference)


def doing(verb: str, what: object, ctx: Context) -> n.Limit:
    """What a card is doing: attacking this card, targeting a card you control."""
    if verb == "attack":
        return n.IsAttacking(cards_or_players(what, ctx) if what is not None else None)
    if verb == "intercept":
        return n.IsIntercepting(cards_or_players(what, ctx) if what is not None else None)
    if verb == "target":
        return _targeting(what, ctx)
    raise UnsupportedError(f"{verb}ing as a limit")


def _targeting(what: object, ctx: Context, *, negated: bool = False) -> n.EffectTargets:
    if players.is_players(what, ctx):
        return n.EffectTargets(players.players(what, ctx, players.ONE_OF), Test.AT_LEAST, 1, negated)
    if isinstance(what, sel.Several) and what.joint != "or":
        raise UnsupportedError("targeting one thing and another")
    tested, amount, plain = _so_many(what, ctx)
    return n.EffectTargets(cards.cards(plain, ctx, cards.ONE_OF), tested, amount, negated)


def _so_many(what: object, ctx: Context) -> tuple[Test, a.Amount, object]:
    """How many cards an effect is about, and the phrase without that."""
    if not isinstance(what, sel.Select) or what.quantity.amount is None:
        return Test.AT_LEAST, 1, what
    plain = sel.Select(sel.Quantity(""), what.kinds, what.filters, what.targeted, what.joint, what.slot)
    word = what.quantity.word
    tested = Test.EQUAL if word in ("number", "single", "exactly", "only") else test(word)
    return tested, amounts.amount(what.quantity.amount, ctx), plain


def cards_or_players(node: object, ctx: Context) -> n.Cards | n.Players:
    """A phrase for either: "attacking you", "attacking a Site"."""
    return (
        players.players(node, ctx, players.ONE_OF)
        if players.is_players(node, ctx)
        else cards.cards(node, ctx, cards.ONE_OF)
    )


def where(clause: object, ctx: Context) -> n.Limit:
    """A relative clause: "that is attacking", "you have damaged this turn", "that share a designator"."""
    if isinstance(clause, Either):
        if clause.joint not in ("and", "or"):
            raise UnsupportedError(f"limits joined by {clause.joint!r}")
        found = tuple(where(each, ctx) for each in clause.clauses)
        return n.AllOf(found) if clause.joint == "and" else n.AnyOf(found)
    if (
        not isinstance(clause, Clause)
        or clause.adverbs
        or clause.link not in RELATIVE
        or clause.mode in ("may", "must")
    ):
        raise UnsupportedError("a relative clause with more to it")
    if (clause.agent is not None) is not (clause.link == "whom"):
        raise UnsupportedError("a relative clause with somebody else in it")
    action = clause.action
    match action:
        case Be(what, negated):
            return _is(clause, what, negated, ctx)
        case Act("redirect", what, (), False, "") if (
            clause.agent is None and clause == Clause(action) and what == DAMAGE
        ):
            return n.CouldRedirectDamage()
        case Act("affect", what, (), False, "") if clause.agent is None and clause.link == "" and clause.mode == "do":
            return n.WouldAffect(cards.cards(what, ctx))
        case About(Act("enter combat") as about) if clause.agent is None and clause.link == "":
            return _about_to_fight(about, is_negated(clause), ctx)
        case Act():
            return _does(clause, action, ctx)
    raise UnsupportedError("a relative clause of a card")


def _is(clause: Clause, what: object, negated: bool, ctx: Context) -> n.Limit:
    """ "That is not the subject of a Vehicle", "that is damaged"."""
    if clause.agent is not None or clause.link or clause.mode != "do":
        raise UnsupportedError("a relative clause about what something else is")
    if isinstance(what, ref.Of) and what.what == "subject" and not what.how:
        return n.IsSubjectOf(cards.cards(what.of, ctx, cards.ONE_OF), negated)
    found = is_so(what, ctx)
    return _denied(found) if negated else found


def is_so(what: object, ctx: Context) -> n.Limit:
    """What a card is said to be: damaged, in your smoked pile, a Site, of a cost of 2 or less."""
    match what:
        case sel.Kind():
            words = cards.kind_of(what, ctx)
            return n.IsOneOf(n.Matching((words,)))
        case sel.Select() if cards.only_attacker(what):
            return _only_attacker(what, ctx)
        case sel.Is() | sel.Designated() | sel.Placed() | sel.Compared() | sel.With() | sel.Controlled() | sel.Titled():
            return limit(what, ctx)
        case sel.Select():
            return n.IsOneOf(cards.cards(what, ctx, cards.ONE_OF))
        case ref.Of("subject", of, ()):
            return n.IsSubjectOf(cards.cards(of, ctx, cards.ONE_OF))
    raise UnsupportedError(f"being {type(what).__name__}")


def _only_attacker(what: sel.Select, ctx: Context) -> n.Limit:
    kinds = tuple(
        sel.Kind(tuple(word for word in kind.all_of if word not in (sel.Is("only"), sel.Is("attacking"))))
        for kind in what.kinds
    )
    if what.quantity != sel.Quantity("the") or what.targeted:
        raise UnsupportedError("being one of the only attackers")
    rest = sel.Select(what.quantity, kinds, what.filters, what.targeted, what.joint, what.slot)
    return n.AllOf((n.Is(Quality.ONLY_ATTACKER), n.IsOneOf(cards.cards(rest, ctx, cards.ONE_OF))))


def _about_to_fight(about: Act, negated: bool, ctx: Context) -> n.Limit:
    opposing = [each.what for each in about.complements if isinstance(each, To) and each.preposition == "with"]
    if len(opposing) != len(about.complements) or about.what is not None or len(opposing) > 1 or about.tense:
        raise UnsupportedError("entering combat, with more to it")
    if opposing and isinstance(opposing[0], ref.Pronoun):
        if opposing[0].word != "each other" or negated:
            raise UnsupportedError("such opponents in combat")
        return n.AboutToFightEachOther()
    return n.AboutToFight(cards.cards(opposing[0], ctx, cards.ONE_OF) if opposing else None, negated)


def _does(clause: Clause, act: Act, ctx: Context) -> n.Limit:
    """What a card does, did, suffers or suffered, or what its waiting effect would do."""
    negated = is_negated(clause)
    if act.verb in ("share", "have") and (act.tense or act.passive):
        raise UnsupportedError(f"what a card {act.verb}s, in the {act.tense or 'passive'}")
    if act.verb == "share" and clause.agent is None:
        return _shares(clause, act, ctx)
    if events.looks_back(clause):
        return _this_turn(clause, act, ctx)
    if clause.mode == "would" or (act.verb == "target" and clause.agent is None and not act.passive):
        return _prospect(clause, act, ctx)
    if act.verb == "require" and clause.agent is None and clause.mode in ("do", "do not") and not act.complements:
        return _requires(act, negated=negated)
    if _is_prospect(clause, act):
        return _prospect(replace(clause, mode="would"), act, ctx)
    if act.verb == "have" and clause.agent is None and not act.complements and clause.mode in ("do", "do not"):
        return _denied(has(act.what, ctx)) if negated else has(act.what, ctx)
    if act.verb in ("attack", "intercept") and act.tense != "past" and act.passive and clause.agent is None:
        by = [each.what for each in act.complements if isinstance(each, To) and each.preposition == "by"]
        if len(by) != len(act.complements) or len(by) > 1:
            raise UnsupportedError(f"being {act.verb}ed, with more to it")
        who = cards_or_players(by[0], ctx) if by else None
        return n.IsAttacked(who, negated) if act.verb == "attack" else n.IsIntercepted(who, negated)
    if act.complements and act.verb in ("attack", "intercept") and act.tense != "past":
        raise UnsupportedError(f"to {act.verb}, with more to it")
    if act.verb in ("attack", "intercept") and act.tense == "progressive" and not act.passive:
        return _at_it(clause, act, ctx, negated=negated)
    if (
        act.verb in ("turn to attack", "attack")
        and act.tense == "past"
        and clause.agent is None
        and clause.mode != "may"
    ):
        return _has_attacked(act, ctx, negated=negated)
    raise UnsupportedError(f"a card that has to do with {act.verb!r}")


def _requires(act: Act, *, negated: bool) -> n.HasResourceConditions:
    """ "That requires resources", "that requires [Tech] resources"."""
    what = act.what
    if not isinstance(what, sel.Select) or set(type_names(what)) != {"resource"} or what.filters or act.tense:
        raise UnsupportedError("requiring that")
    if what.quantity not in (sel.Quantity(""), sel.Quantity("any"), sel.Quantity("a")):
        raise UnsupportedError("requiring so many resources")
    words = [word for kind in what.kinds for word in kind.all_of if not isinstance(word, sel.Type)]
    if any(not isinstance(word, sel.Faction) or word.negated for word in words):
        raise UnsupportedError("requiring such resources")
    return n.HasResourceConditions(tuple(symbol(word.symbol) for word in words), negated)


def _is_prospect(clause: Clause, act: Act) -> bool:
    """ "An Event that toasts a card": what it does as it resolves, said without "would"."""
    verbs = set(act.verb.split(" or "))
    return (
        clause.mode == "do"
        and clause.agent is None
        and not act.tense
        and not act.passive
        and act.what is not None
        and verbs <= {*PROSPECTS, "steal", "target"}
    )


def _at_it(clause: Clause, act: Act, ctx: Context, *, negated: bool) -> n.Limit:
    """ "That is attacking you", "that this card is attacking"."""
    if clause.agent is None:
        what = cards_or_players(act.what, ctx) if act.what is not None else None
        return n.IsAttacking(what, negated) if act.verb == "attack" else n.IsIntercepting(what, negated)
    if act.what is not None:
        raise UnsupportedError("what something else attacks, with more to it")
    by = cards.cards(clause.agent, ctx, cards.ONE_OF)
    return n.IsAttacked(by, negated) if act.verb == "attack" else n.IsIntercepted(by, negated)


def _has_attacked(act: Act, ctx: Context, *, negated: bool) -> n.HasAttacked:
    home: n.Cards | None = None
    this_turn = False
    for each in act.complements:
        match each:
            case To("this turn", None):
                this_turn = True
            case To("from", ref.Of("location", of, ())) if home is None:
                home = cards.cards(of, ctx, cards.ONE_OF)
            case _:
                raise UnsupportedError("having attacked, with more to it")
    what = cards.cards(act.what, ctx, cards.ONE_OF) if act.what is not None else None
    return n.HasAttacked(what, home, this_turn, negated)


def _this_turn(clause: Clause, act: Act, ctx: Context) -> n.Limit:
    if clause.mode not in ("do", "did", "did not", "not", "do not"):
        raise UnsupportedError(f"what a card {clause.mode} have done this turn")
    negated = clause.mode in ("did not", "not", "do not")
    event, attacking = events.of_this_turn(clause, ctx)
    if act.passive or clause.link == "whom" or events.is_of_itself(act):
        return n.SufferedThisTurn(event, attacking, negated)
    return n.DidThisTurn(event, attacking, negated)


def _shares(clause: Clause, act: Act, ctx: Context) -> n.TogetherShare:
    if is_negated(clause) or act.complements or not isinstance(act.what, sel.Select) or clause.link:
        raise UnsupportedError("sharing, with more to it")
    if type_names(act.what) != ("designator",) or act.what.quantity.word not in ("a", "an", "any", "at least"):
        raise UnsupportedError("sharing something else than a designator")
    if act.what.quantity.word == "at least" and act.what.quantity.amount != 1:
        raise UnsupportedError("sharing so many designators")
    excepted: list[str] = []
    for part in act.what.filters:
        plain = isinstance(part, sel.Except) and isinstance(part.what, sel.Select) and part.word == "other than"
        if not plain or part.what != sel.Select(sel.Quantity(""), part.what.kinds, joint=part.what.joint):
            raise UnsupportedError("sharing such a designator")
        for kind in part.what.kinds:
            for word in kind.all_of:
                if not isinstance(word, sel.Designated) or word.negated:
                    raise UnsupportedError("sharing such a designator")
                excepted.append(word.word)
    if any(len(kind.all_of) > 1 for kind in act.what.kinds):
        raise UnsupportedError("sharing such a designator")
    return n.TogetherShare(tuple(excepted))


WOULD_HAVE = {
    "smoke": Role.WOULD_HAVE_SMOKED,
    "damage": Role.WOULD_HAVE_DAMAGED,
    "toast": Role.WOULD_HAVE_TOASTED,
}


def _prospect(clause: Clause, act: Act, ctx: Context) -> n.Limit:
    """What an effect targets or is about to do; or what a canceled one would have done to a card."""
    negated = is_negated(clause)
    if clause.mode == "would" and act.tense == "perfect" and clause.link == "whom":
        verbs = act.verb.split(" or ")
        of = clause.agent
        if not isinstance(of, ref.That | ref.Target | ref.Chosen) or ctx.sort(of.slot) is not Sort.CARDS:
            raise UnsupportedError("what would have been done to it by something else")
        if not set(verbs) <= WOULD_HAVE.keys() or act.complements:
            raise UnsupportedError(f"what would have been done to it: {act.verb}")
        return n.IsOneOf(n.EitherCards(tuple(n.Bound(WOULD_HAVE[verb]) for verb in verbs)))
    if clause.agent is not None or clause.link or act.passive:
        raise UnsupportedError("an effect by what something else does")
    if act.tense or clause.mode not in ("do", "do not", "would"):
        raise UnsupportedError("an effect by what it has done")
    found = tuple(_one_prospect(verb, act, negated, ctx) for verb in act.verb.split(" or "))
    if len(found) == 1:
        return found[0]
    return n.AllOf(found) if negated else n.AnyOf(found)


def _one_prospect(verb: str, act: Act, negated: bool, ctx: Context) -> n.Limit:
    if verb == "target":
        if act.complements:
            raise UnsupportedError("targeting, with more to it")
        return _targeting(act.what, ctx, negated=negated)
    if verb in ("steal", "gain", "lose") and isinstance(act.what, sel.Select) and type_names(act.what) == ("power",):
        if act.what.quantity not in (sel.Quantity(""), sel.Quantity("any")) or act.what.filters:
            raise UnsupportedError(f"an effect that would {verb} so much Power")
        victims = [each.what for each in act.complements if isinstance(each, To) and each.preposition == "from"]
        if len(victims) != len(act.complements) or len(victims) > 1 or verb != "steal":
            raise UnsupportedError(f"an effect that would {verb} Power")
        return n.EffectMovesPower(players.players(victims[0], ctx, players.ONE_OF) if victims else None, negated)
    if verb not in PROSPECTS or act.complements:
        raise UnsupportedError(f"an effect that would {verb} something")
    tested, amount, plain = _so_many(act.what, ctx)
    if not isinstance(plain, sel.Select):
        found = cards.cards(plain, ctx, cards.ONE_OF)
        matching = found if isinstance(found, n.Matching) else n.Matching(((),), (n.IsOneOf(found),))
        return n.EffectWould(PROSPECTS[verb], matching, tested, amount, negated)
    return n.EffectWould(PROSPECTS[verb], cards.matching(plain, ctx, cards.ONE_OF), tested, amount, negated)


def past(part: sel.Past, ctx: Context) -> n.Limit:
    """A participle behind the noun: "an Event played by an opponent", "an effect generated by a Site"."""
    by = [each.what for each in part.complements if isinstance(each, To) and each.preposition == "by"]
    if part.by is not None:
        by.append(part.by)
    if part.verb == "generate" and len(by) == 1 and isinstance(by[0], Act) and len(part.complements) == 1:
        turning = by[0]
        if turning != Act("turn", turning.what, tense="progressive"):
            raise UnsupportedError("effects generated in that way")
        return n.EffectOfTurning(cards.cards(turning.what, ctx, cards.ONE_OF))
    on = [each.what for each in part.complements if isinstance(each, To) and each.preposition in ("on", "onto")]
    later = To("later", None) in part.complements
    if part.verb == "play" and not by and len(on) == 1 and len(part.complements) == 1 + later:
        return n.PlayedOn(cards.cards(on[0], ctx, cards.ONE_OF), later)
    if part.verb in ("generate", "play") and len(by) == len(part.complements) + (part.by is not None) == 1:
        return n.EffectGeneratedBy(cards_or_players(by[0], ctx))
    raise UnsupportedError(f"cards that have been {part.verb}ed")


def _denied(found: n.Limit) -> n.Limit:
    """The limit by which the contrary has to be so."""
    match found:
        case (
            n.HasDamage()
            | n.HasCounters()
            | n.HasResourceConditions()
            | n.HasState()
            | n.HasKeyword()
            | n.Titled()
            | n.Is()
            | n.Designated()
            | n.OfType()
            | n.IsOneOf()
            | n.IsSubjectOf()
        ):
            return replace(found, negated=not found.negated)
    raise UnsupportedError("the contrary of that")
