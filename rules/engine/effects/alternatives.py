"""Effects that do one of several things: which of them is chosen as the effect is generated (5.2)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.effects.doing import Doer
from rules.engine.scene.choosing import AmbiguousError, Request
from rules.engine.steps import Decision, RefusalError, rule
from rules.engine.text.timing import Clause, If

Clauses = tuple[Clause, ...]


def sentences(clauses: tuple[object, ...]) -> list[Clauses]:
    """The clauses by sentence: one without a link begins another."""
    found: list[list[Clause]] = []
    for clause in clauses:
        assert isinstance(clause, Clause)
        if not found or not clause.link:
            found.append([])
        found[-1].append(clause)
    return [tuple(each) for each in found]


def alternatives(sentence: Clauses) -> list[Clauses]:
    """What a sentence lets do, one or the other: "cancel that effect, or turn target"; one item where it is no choice.

    >>> one, two, three = Clause("turn"), Clause("smoke", link=","), Clause("heal", link="or")
    >>> len(alternatives((one, two, three)))
    3
    """
    if not any(_separates(each) for each in sentence):
        return [sentence]
    commas = not any(each.link == "and" for each in sentence)
    found: list[list[Clause]] = []
    for clause in sentence:
        if not found or _separates(clause) or (commas and clause.link == ","):
            found.append([])
        found[-1].append(clause)
    return [(replace(first, link=""), *rest) for first, *rest in found]


def _separates(clause: Clause) -> bool:
    # "Toast a Site or, if you do not, toast this card" is decided by what happens, not by a player.
    return clause.link == "or" and not any(isinstance(each, If) for each in clause.adverbs)


def choose_payment(doer: Doer, request: Request, clauses: list[Clause]) -> list[Clause]:
    """The payments of an ability with one chosen of those that its text leaves to choose: "turn or discard a card ::".

    :raises AmbiguousError: if the action does not say which.
    :raises RefusalError: if it names none of them.
    """
    place = next((number for number, each in enumerate(clauses) if each.link == "or"), 0)
    if place == 0:
        return clauses
    end = next((number for number in range(place, len(clauses)) if clauses[number].link != "or"), len(clauses))
    options = clauses[place - 1 : end]
    (chosen,) = choose_one(doer, request, (replace(options[0], link=""), *options[1:]))
    return [*clauses[: place - 1], chosen, *clauses[end:]]


def choose_one(doer: Doer, request: Request, clauses: Clauses) -> Clauses:
    """The clauses of an effect with one of its alternatives chosen, as it is generated.

    :raises AmbiguousError: if the action does not say which.
    :raises RefusalError: if it names none of them.
    """
    chosen: list[Clause] = []
    for sentence in sentences(clauses):
        options = alternatives(sentence)
        if len(options) == 1 or any(each.mode == "may" for each in sentence):
            chosen += sentence
            continue
        if not request.choices:
            places = list(range(len(options)))
            text = f"{doer.source_name()} does one of {len(options)} things: say which, counted from 0."
            raise AmbiguousError("choices", [[each] for each in places], text)
        which = request.choices.pop(0)
        if not isinstance(which, int) or isinstance(which, bool) or not 0 <= which < len(options):
            raise RefusalError(
                "not_an_option",
                f"{which!r} is none of the {len(options)} things that {doer.source_name()} does; they count from 0.",
                rule("5.2"),
            )
        chosen += options[which]
    return tuple(chosen)


def decide_one(doer: Doer, sentence: Clauses) -> Clauses:
    """The alternative that is chosen as an effect resolves; nothing if a player may decline and does."""
    options = alternatives(sentence)
    if len(options) == 1:
        return sentence
    optional = all(each.mode == "may" for each in sentence)
    decision = Decision(
        doer.you,
        "choose",
        f"Which of {len(options)} things does {doer.source_name()} do?",
        tuple(str(place) for place in range(len(options))),
        0 if optional else 1,
        1,
    )
    answer = doer.referee.decide(decision)
    if not answer:
        return ()
    return tuple(replace(each, mode="do") if optional else each for each in options[int(answer[0])])
