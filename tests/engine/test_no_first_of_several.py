"""What carries out what texts say takes the first of several nowhere: one thing is made of several in one place.

``query.single.only`` checks the number. Whatever else looks like such a reduction in these modules is listed with what
it is; an entry that is not there any more has to go.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from rules.engine import shadowfist
from rules.engine.shadowfist.query import single

ENGINE = Path(inspect.getfile(shadowfist)).parent
MODULES = [
    path
    for pattern in (
        *("effects/*.py", "query/*.py", "view/*.py", "rules/acting.py", "rules/harming/*.py", "rules/turns/moments.py"),
        *("rules/turns/generating_power.py", "rules/scene/numbers.py", "rules/scene/beforehand.py"),
        *("rules/attack/retargeting.py", "rules/attack/holding_back.py"),
    )
    for path in sorted(ENGINE.glob(pattern))
    if path != Path(inspect.getfile(single))
]
A_ROW = "a row of effects: what is done first, and the rest of it"
OF_A_CARD = "the effect of a card that waits in the scene: its card is the one thing that is asked about"
ONE_PART = "a card has one part in an attack"
NOT_REDUCED = {
    "effects/composing.py": {
        "effect.effects[0]": A_ROW,
        "effects[0]": A_ROW,
        "option[0]": A_ROW,
        "answer[0]": "the answer to a decision of one word",
    },
    "effects/lasting.py": {"len(recipients) == 1": "the form of a verb in a sentence"},
    "query/attacks.py": {
        "next((each for each in parts if each.card == known and (each.gone or (not each.ceased))), None)": ONE_PART
    },
    "query/cards.py": {
        "next((PRINTED.get(word.type) for word in kind if isinstance(word, n.OfType) and (not word.negated)), None)": (
            "the type that a noun names, which is one"
        )
    },
    "query/events.py": {
        "next((each for each in scope.game.scene if each.number == happening.effect), None)": "found by its number",
        "next((bound for each in node.of if (bound := fits_card(each, card, scope)) is not None), None)": (
            "whether one card fits any of several phrases"
        ),
        "next((got for each in of if (got := _matches(each, happening, scope, now)) is not None), None)": (
            "whether what happened is any of several events"
        ),
    },
    "query/limits.py": {"kind[0]": "a noun of one word", "len(kind) == 1": "a noun of one word"},
    "query/prospects.py": {
        "next((each for each in reversed(game.scene) if each.card == known), None)": OF_A_CARD,
        "next((each for each in reversed(game.scene) if each.card == source), None)": OF_A_CARD,
    },
    "query/together.py": {"len(chosen) == 1": "one card shares its designators with itself"},
    "query/view.py": {"_makers[0]": "what makes the view is registered once"},
    "query/wording.py": {"kinds[0]": "the first letter of a word"},
    "rules/acting.py": {"found[-1]": "of cards none of which can be chosen, the one of which it is told why not"},
    "view/control.py": {
        "modification.what[:1]": "what an effect that lasts has given: control, alone",
        "each.what[:1]": "what an effect that lasts has given: control, alone",
        "claims[-1]": "of what takes control of one card the newest prevails (7.7)",
        "prevails[0]": "two titles in a sentence: the newer, and over which it prevails",
        "next((column.key for column in columns if column.front == front))": "found by its Site",
        "referee.decide(decision)": "the answer to a decision of one word",
        "referee.decide(decision) if place is None else check_answer(decision, (place,), rule('5.2'))": (
            "the answer to a decision of one word"
        ),
    },
    "view/immunity.py": {
        "next((each for each in game.scene if each.card == game.known(source.id)), None)": OF_A_CARD,
        "next(found, None)": "of several texts that forbid it one is told; any forbids it",
    },
    "view/renumbering.py": {
        "next((each for each in names if before.endswith(each)), f'text {place}')": "a number has one name"
    },
    "rules/harming/redirection.py": {
        "next((each.by for each in scope.game.scene if each.card == known), card.controller or card.owner)": OF_A_CARD,
        "next((each for each in reversed(game.scene) if each.card == source), None)": OF_A_CARD,
        "len(options) == 1": "what a player would name, where there is no other choice",
        "options[0]": "what a player would name, where there is no other choice",
    },
    "rules/harming/replacing.py": {
        "next(_verbs(ability, happening, bound), None)": "what is done to one card instead of smoking it",
    },
}


def reductions(tree: ast.AST) -> Iterator[ast.AST]:
    """Where the first, the last or the only one of several things is taken."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(slice=ast.Constant(value=0), ctx=ast.Load()):
                yield node
            case ast.Subscript(slice=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)), ctx=ast.Load()):
                yield node
            case ast.Subscript(slice=ast.Slice(lower=None, upper=ast.Constant(value=1))):
                yield node
            case ast.Call(func=ast.Name(id="next")):
                yield node
            case ast.Call(func=ast.Attribute(attr="pop" | "popleft"), args=[] | [ast.Constant(value=0)]):
                yield node
            case ast.Call(func=ast.Name(id="min" | "max"), keywords=[ast.keyword(arg="key"), *_]):
                yield node
            case ast.Assign(targets=[ast.Tuple(elts=[_]) | ast.List(elts=[_])], value=unpacked):
                yield unpacked
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=unpacked):
                if any(isinstance(each, ast.Starred) for each in names):
                    yield unpacked
            case ast.Compare(
                left=ast.Call(func=ast.Name(id="len")),
                ops=[ast.Eq() | ast.NotEq()],
                comparators=[ast.Constant(value=1)],
            ):
                yield node


def plain(code: str) -> str:
    """Code without what versions of Python write differently: parentheses and spaces."""
    return re.sub(r"[()\s]", "", code)


def found_in(path: Path) -> set[str]:
    return {plain(ast.unparse(each)) for each in reductions(ast.parse(path.read_text(encoding="utf-8")))}


def test_the_modules_that_carry_out_texts_take_the_first_of_several_nowhere():
    found = {str(path.relative_to(ENGINE)): found_in(path) for path in MODULES}
    assert {name: told for name, told in found.items() if told} == {
        name: set(map(plain, listed)) for name, listed in NOT_REDUCED.items()
    }


def test_the_one_place_is_one():
    assert found_in(Path(inspect.getfile(single))) == {"there[0]"}


def test_what_is_looked_for_is_found():
    code = "a[0]; b[-1]; c[:1]; next(iter(d)); (e,) = f; g, *h = i; j if len(k) == 1 else l; m.pop(); max(n, key=o)"
    assert len(list(reductions(ast.parse(code)))) == 9
