"""The choices of an effect that is generated, as the action of its player names them, in their order (5.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import get_args

from rules.engine.kernel import distinct
from rules.engine.kernel.citations import Citation
from rules.engine.kernel.json_values import Json
from rules.engine.kernel.omitted import WORDS, Kind, Omission
from rules.engine.kernel.value import walk
from rules.engine.shadowfist.designators import matches
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.continuous import Deed, LegalAs
from rules.engine.shadowfist.ir.words import CardType, Nameable
from rules.engine.shadowfist.lowering.rules_text import EVENT
from rules.engine.shadowfist.model.steps import RefusalError, in_quotes, listing, rule
from rules.engine.shadowfist.model.symbols import BY_NAME
from rules.engine.shadowfist.query import attacks, cards, naming, players, together, wording
from rules.engine.shadowfist.query.game.state import Binding, Card, Game, Known, Word
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.rules.acting import Doer
from rules.engine.shadowfist.rules.request import (
    MAX_MORE,
    AmbiguousError,
    KindOf,
    Request,
    choose_players,
    named,
    refuse_number,
)
from rules.engine.shadowfist.rules.wording_of_effects import ways
from rules.engine.shadowfist.view import copying, immunity, prohibitions, renumbering

# What is there is not known to all: some of it may be cards that nobody has named.
HIDDEN = frozenset({"hand", "deck"})
COPIES = ef.CopyText | ef.SwapTexts | co.HasTextOf | co.HasSpecialsOf


def _comes_later(choice: ch.ChooseCards, game: Game) -> bool:
    """Who is about to enter combat may be chosen later in an attack, if it is not prior to one yet (6.4)."""
    asked = any(isinstance(each, n.AboutToFight | n.AboutToFightEachOther) for each in walk(choice.among))
    return asked and game.attack is not None and not attacks.is_prior(game)


def _is_played_now(card: Card, scope: Scope) -> bool:
    """Whether a card is the Event itself: it gets into its pile after what is chosen for it and paid (5.2)."""
    return card.text.type == EVENT and scope.this is not None and card.id == scope.this.id


@dataclass
class Named:
    """Makes choices by what an action names; ``copies``: the effect copies or swaps texts (10.1.1)."""

    request: Request
    copies: bool = False

    @classmethod
    def of(cls, request: Request, effects: object) -> Named:
        """For what an effect will do."""
        return cls(request, any(isinstance(each, get_args(COPIES)) for each in walk(effects)))

    def cards(self, doer: Doer, choice: ch.ChooseCards) -> list[Card]:
        """The cards that the action names.

        :raises AmbiguousError: if there is a choice and the action does not make it.
        :raises RefusalError: if there is nothing legal, or something illegal was named.
        """
        if is_source(choice.among):
            from rules.engine.shadowfist.rules.harming.redirection import choose_source

            source = choose_source(doer.referee, self.request, choice.among, doer.now())
            return [replace(doer.referee.card(source.id), life=source.life)]  # It may have left play as a cost.
        scope = doer.now()
        if choice.at_random:
            return self._at_random(doer, choice, scope)
        fitting = [
            card for card in cards.cards(choice.among, replace(scope, sees_all=True)) if not _is_played_now(card, scope)
        ]
        legal = [card for card in fitting if self.may_choose(card, choice, scope)]
        game = doer.referee.game
        try:
            with self.request.naming(lambda word: word not in game.players or _names_card(game, word)):
                return self.among(doer, choice, legal, fitting)
        except AmbiguousError:
            if not doer.agreed:
                raise
            # What follows from an option that has been used only now is asked for.
            return doer.decided(choice, legal)

    def _at_random(self, doer: Doer, choice: ch.ChooseCards, scope: Scope) -> list[Card]:
        found = [card for card in cards.cards(choice.among, scope) if not _is_played_now(card, scope)]
        number = doer.amount(choice.least)
        hidden = {zone for _, zone in cards.piles(choice.among, scope)} & HIDDEN
        if len(found) < number and not hidden:
            are = "is" if len(found) == 1 else "are"
            text = f"The text asks for {number} to be chosen, and there {are} {len(found) or 'none'}."
            raise RefusalError("illegal_target", text, rule("5.2"))
        return doer.random(found, number)

    def among(self, doer: Doer, choice: ch.ChooseCards, legal: list[Card], fitting: Sequence[Card] = ()) -> list[Card]:
        """The cards among those that are legal that the action names."""
        scope, game = doer.now(), doer.referee.game
        words = self.request.targets
        if not words and ((able := doer.able(choice, legal)) or not choice.least or doer.optional):
            legal = able  # Of what is named, and of all where there must be one, it is told what keeps it from that.
        least, most = doer.bounds(choice, len(legal))
        least = 0 if doer.optional else least
        later = _comes_later(choice, game)
        if len(legal) < least or not legal:
            if least == 0 and not legal:
                return []
            meant = meant_by(game, words[0]) if words else None
            if meant is not None and meant not in legal:
                self.choose(game, choice, legal, least, max(most, 1), scope)
            raise RefusalError(
                "illegal_target",
                f"{_count(least)} needed to {'target' if choice.targets else 'choose'}; {_there(len(legal))}"
                f"{_immune(doer, fitting, legal)}",
                rule("5.2"),
                *([rule("7.6")] if len(legal) < len(fitting) else []),
                *_out_of_play(game, words, choice.among, scope),
                later=later,
                phase=later,
            )
        chosen = self.choose(game, choice, legal, least, min(most, len(legal)), scope)
        refused = together.misfit(chosen, choice.among, scope) or doer.why_not(choice, chosen)
        if refused is not None:
            refused.later, refused.phase = refused.later or later, refused.phase or later
            raise refused
        return chosen

    def choose(
        self, game: Game, choice: ch.ChooseCards, legal: list[Card], least: int, most: int, scope: Scope
    ) -> list[Card]:
        """The cards that the action names, or that there is no other choice but to take."""
        if not most:
            return []
        request = self.request
        if not request.targets:
            if least == most == len(legal):
                request.grant(card.id for card in legal)
                return legal
            if request.targets is None or least:
                raise self._which(choice, legal, least, most, scope)
        assert request.targets is not None
        taken, request.targets = request.targets[:most], request.targets[most:]
        if len(taken) < least:
            refuse_number(taken, least)
        chosen: list[Card] = []
        later = _comes_later(choice, game)
        what = "legal target" if choice.targets else "legal choice"
        for word in taken:
            if not any(word in (card.id, card.title) for card in legal) and (meant := meant_by(game, word)) is not None:
                why, rules = self._why_not(meant, choice, scope)
                raise RefusalError(
                    "illegal_target",
                    f"{meant.title} is no {what}: {why}; legal: "
                    f"{listing([each.id for each in legal], 'or') or 'none'}.",
                    rule("5.2"),
                    *rules,
                    later=later,
                    phase=later,
                )
            card = named(game, word, legal, what)
            if card in chosen:
                raise RefusalError("illegal_target", f"{card.title} is chosen twice.", rule("5.2"))
            chosen.append(card)
        return chosen

    def _which(self, choice: ch.ChooseCards, legal: list[Card], least: int, most: int, scope: Scope) -> AmbiguousError:
        """What is raised where the choice among these cards is not made."""
        more = min(most, least + MAX_MORE)

        def ways(kind: KindOf) -> Iterator[Json]:
            for number in range(least, more + 1):
                for group in distinct.groups(legal, number, lambda card: kind(card.id)):
                    fits = together.misfit(group, choice.among, scope) is None
                    yield [card.id for card in group] if fits else None

        cut = None
        if more < most:
            cut = Omission(Kind.NUMBER, f"choices of more than {more} of {len(legal)} cards", most=more)
        number = str(least) if least == most else f"{least} to {most}"
        verb = "target" if choice.targets else "choose"
        ids = listing([card.id for card in legal], "or")
        return self.request.which(ways, f"Name {number} of these to {verb}, as targets: {ids}.", cut)

    def may_choose(self, card: Card, choice: ch.ChooseCards, scope: Scope) -> bool:
        """Whether immunity lets a card be targeted or chosen (7.6.f, 7.6.g)."""
        source = scope.card
        if _is_played_now(card, scope):
            return False
        if source is None or not card.in_play:
            return True
        if immunity.unaffected(scope.game, card, source, scope.you) or self._is_uncopyable(card, source, scope.game):
            return False
        return not choice.targets or may_be_targeted(card, source, scope)

    def _is_uncopyable(self, card: Card, source: Card, game: Game) -> bool:
        """10.1.1: an Uncopyable card is not affected by effects that copy or swap."""
        if not self.copies or card.id == source.id or game.ruleset.value("uncopyable") != "both ways":
            return False
        return not copying.may_be_copied(card)

    def _why_not(self, card: Card, choice: ch.ChooseCards, scope: Scope) -> tuple[str, list[Citation]]:
        """Why a card is no legal choice, in words, and what says so besides 5.2."""
        away = _out_of_play(scope.game, [card.id], choice.among, scope)
        if away:
            return "it is not in play", away
        try:
            fits = cards.matches(choice.among, card, replace(scope, sees_all=True))
        except CannotRunError:
            fits = False
        if not fits:
            return f"the text asks for {wording.said(choice.among) or 'another card'}", []
        source = scope.card
        if source is not None and self._is_uncopyable(card, source, scope.game):
            return "it is Uncopyable", [rule("10.1.1"), rule("7.6")]
        if source is None or not card.in_play:
            return "another card is asked for", []
        if immunity.unaffected(scope.game, card, source, scope.you):
            return f"it is not affected by {source.title}", [*immunity.cited(scope.game)]
        if (says := immunity.no_legal(scope.game, LegalAs.TARGET, card, source, scope.you)) is not None:
            return f"{prohibitions.whose_text(says, card)} says that it is no legal target", [rule("7.6")]
        if (forbidden := prohibitions.forbids(scope.game, Deed.TARGET, card, scope.you)) is not None:
            return prohibitions.by_whose_text(forbidden, card), [rule("7.7")]
        return "another card is asked for", []

    def players(self, doer: Doer, choice: ch.ChoosePlayers) -> tuple[str, ...]:
        """The players that the action names.

        :raises AmbiguousError: if there is a choice and the action does not make it.
        :raises RefusalError: if there is nobody legal, or someone else was named.
        """
        game = doer.referee.game
        legal = players.players(choice.among, doer.now())
        least, most = doer.bounds(choice, len(legal))
        if len(legal) < least:
            raise RefusalError("illegal_target", "No player is a legal target.", rule("5.2"))
        with self.request.naming(lambda word: word in game.players or not _names_card(game, word)):
            return choose_players(self.request, legal, least, most, game.players)

    def word(self, doer: Doer, choice: ch.Name) -> Word:
        """What the action names under ``choices``: a resource, a designator.

        :raises AmbiguousError: if it names nothing and there is a choice.
        :raises RefusalError: if it names what the text does not allow.
        """
        what, allowed = choice.what.value, naming.options(choice, doer.now())
        if not self.request.choices:
            if allowed is not None and len(allowed) == 1:
                return Word(what, allowed[0])
            told = f": {listing(list(allowed), 'or')}" if allowed else ""
            offered, cut = (allowed, None) if allowed is not None else (naming.on_the_board(what, doer.now()), WORDS)
            raise AmbiguousError("choices", [[each] for each in offered], f"Name a {what}, as choices{told}.", cut)
        said = str(self.request.choices.pop(0))
        return check_word(choice, said, allowed)

    def number(self, doer: Doer, choice: ch.ChooseNumber, card: Card) -> Word:
        """The number on a card that the action names under ``choices``.

        :raises AmbiguousError: if it names none.
        :raises RefusalError: if the card has no such number.
        """
        known = renumbering.numbers(card.printed)
        if not self.request.choices:
            text = f"Name a number on {card.title}, as choices: {listing(list(known), 'or')}."
            raise AmbiguousError("choices", [[name] for name in known], text)
        name = str(self.request.choices.pop(0)).lower()
        if name not in known:
            text = f"{name} is no number in digits on {card.title}; it has {listing(list(known))}."
            raise RefusalError("not_an_option", text, rule("5.2"))
        return Word("number", name)

    def way(self, doer: Doer, choice: ch.ChooseWay) -> Word:
        """Whether a number goes up or down, as the action says under ``choices``: raise, lower, 1 or -1.

        :raises AmbiguousError: if it does not say.
        :raises RefusalError: if it says something else.
        """
        options = renumbering.WAYS
        if not self.request.choices:
            raise AmbiguousError("choices", [[each] for each in options], f"Say which: {listing(list(options), 'or')}.")
        said, by = self.request.choices.pop(0), doer.amount(choice.amount)
        if isinstance(said, int) and not isinstance(said, bool):
            said = {by: options[0], -by: options[1]}.get(said, said)
        if said not in options:
            text = f"{said} is no choice here; {listing(list(options), 'or')} is."
            raise RefusalError("not_an_option", text, rule("5.2"))
        return Word("whether", str(said))

    def targets(self, doer: Doer, choice: ch.ChooseNewTargets) -> Binding:
        """The new targets that the action names for an effect of the scene."""
        from rules.engine.shadowfist.rules.scene.retargeting import answered, new_targets

        return new_targets(doer, self.request, answered(doer))

    def discarded(self, doer: Doer, player: str, held: list[str], least: int, most: int) -> list[str] | None:
        """The cards of a hand that the action names to be discarded; nothing where it names none.

        :raises RefusalError: if it names too few, or others.
        """
        if not self.request.targets:
            return None
        taken, self.request.targets = self.request.targets[:most], self.request.targets[most:]
        if len(taken) < least:
            refuse_number(taken, least)
        if any(each not in held for each in taken):
            text = f"{listing(taken)} is not in the hand of {player}."
            raise RefusalError("illegal_target", text, rule("10.3"))
        return taken

    def option(self, doer: Doer, effect: ef.OneOf) -> int:
        """Which of several things the action names, under ``choices``, counted from 0.

        :raises AmbiguousError: if it names none.
        :raises RefusalError: if there is no such thing.
        """
        number = len(effect.options)
        if not self.request.choices:
            text = f"{doer.source_name()} does one of {number} things: say which in `choices`. {ways(effect, doer)}."
            raise AmbiguousError("choices", [[each] for each in range(number)], text)
        which = self.request.choices.pop(0)
        which = int(which) if isinstance(which, str) and which.isdecimal() and len(which) < 3 else which
        if not isinstance(which, int) or isinstance(which, bool) or not 0 <= which < number:
            text = (
                f"{in_quotes(which)} is none of the {number} things that {doer.source_name()} may do, counted from 0."
            )
            raise RefusalError("not_an_option", text, rule("5.2"))
        return which


def check_word(choice: ch.Name, said: str, allowed: Sequence[str] | None) -> Word:
    """What was named, if the text allows it.

    :raises RefusalError: if it does not.
    """
    what = choice.what.value
    if choice.what in (Nameable.RESOURCE, Nameable.FACTION) and said.lower() in BY_NAME:
        said = BY_NAME[said.lower()].value
    if allowed is not None and said not in allowed:
        may = listing(list(allowed), "or") or "none"
        raise RefusalError("not_an_option", f"{said} is no {what} that may be named here; {may} may.", rule("5.2"))
    if choice.what is Nameable.DESIGNATOR and (" " in said.strip() or not said.strip()):
        raise RefusalError("wrong_number", f"A designator is one word, not {in_quotes(said)}.", rule("7.3"))
    if any(matches(each, said) for each in choice.excepted):
        raise RefusalError("not_an_option", f"The text excepts {said}.", rule("5.2"))
    return Word(what, said)


def may_be_targeted(card: Card, source: Card, scope: Scope) -> bool:
    """Whether no text keeps a card in play from being targeted (7.6.g, 7.7)."""
    if immunity.no_legal(scope.game, LegalAs.TARGET, card, source, scope.you) is not None:
        return False
    return prohibitions.forbids(scope.game, Deed.TARGET, card, scope.you, source) is None


def is_source(among: n.Matching) -> bool:
    """Whether a phrase asks for a source of damage (4.5.2)."""
    return any(isinstance(word, n.OfType) and word.type is CardType.SOURCE for kind in among.kinds for word in kind)


def meant_by(game: Game, word: str) -> Card | None:
    """The card that a word stands for, wherever it is: an id, or the title of a single card in play."""
    titled = [card for card in game.in_play() if card.title.lower() == word.lower()]
    return game.cards.get(word) or (titled[0] if len(titled) == 1 else None)


def _names_card(game: Game, word: str) -> bool:
    return any(word.lower() in (card.id, card.title.lower()) for card in game.cards.values())


def _out_of_play(game: Game, words: Sequence[str] | None, among: n.Matching, scope: Scope) -> list[Citation]:
    """7.2: what applies if a card is named that is not in play, though the text speaks of cards in play."""
    if not words or words[0] not in game.cards or game.cards[words[0]].in_play or cards.piles(among, scope):
        return []
    return [rule("7.2")]


def _immune(doer: Doer, fitting: Sequence[Card], legal: Sequence[Card]) -> str:
    names = [doer.referee.name(card.id) for card in fitting if card not in legal]
    return f" A text protects {listing(names)}." if names else ""


def _count(number: int) -> str:
    return "1 card is" if number == 1 else f"{number} cards are"


def _there(number: int) -> str:
    return f"there is {number or 'none'}." if number < 2 else f"there are {number}."


def known(chosen: Sequence[Card]) -> tuple[Known, ...]:
    """Cards as an effect remembers them."""
    return tuple(Known(card.id, card.life) for card in chosen)
