"""Lists of questions, rulings and steps that have lost their line breaks, read by an outline."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.importers.documents.assembly import Assembly, lead_in
from rules.importers.documents.errors import missing, unended
from rules.importers.documents.outline import Node, Part, divide
from rules.importers.documents.steps import Step, split_steps
from rules.text.texts import PassageKind

SHOUTED_TITLE = re.compile(r"(?P<title>[A-Z]{2,}(?: [A-Z]{2,})+)(?:\s+(?P<rest>.*)|$)", re.DOTALL)
NOTE = re.compile(r"\s(?=\*?NOTE\*?:|\[Note:)")
MAX_HEADING_WORDS = 6


@dataclass(frozen=True)
class Style:
    """How a list of questions is set.

    ``mark`` stands on both sides of a heading. ``question`` matches all before an answer, and in its group ``question``
    the question alone.
    """

    question: re.Pattern[str]
    mark: str = ""


def read_faq(assembly: Assembly, text: str, nodes: list[Node], style: Style, end_mark: str) -> None:
    """Add what the outline lists to the assembly, up to the mark at the end of the document.

    :raises DocumentError: naming the first heading, question or step that is not there, or the end.
    """
    end = text.rfind(end_mark)
    parts, lacking = divide(text if end < 0 else text[:end].rstrip(), nodes, mark=style.mark)
    questions = [node.number for node in nodes if node.asks]
    for part in parts:
        _read_part(assembly, part, style, questions)
    if lacking:
        raise lacking
    if end < 0:
        last = nodes[-1]
        name = f"question {len(questions)}" if last.is_question else last.heading
        raise unended(last.number, name, sign=end_mark)
    assembly.repaired(f"lost line breaks: {len(parts)} headings and {len(questions)} questions are found again")


def _read_part(assembly: Assembly, part: Part, style: Style, questions: list[str]) -> None:
    """A heading, the text below it, and its questions; ``questions`` are the numbers of all in the document."""
    node = part.node
    asked = list(style.question.finditer(part.body))
    expected = (node, *part.questions) if node.asks else part.questions
    if len(asked) < len(expected):
        lost = expected[len(asked)].number
        after = expected[len(asked) - 1].number if asked else node.number
        raise missing(lost, f"question {questions.index(lost) + 1}", after=after)
    title = re.sub(r"\s*\(NEW\)$", "", part.title)
    alias = (f"q{questions.index(node.number) + 1}",) if node.asks else ()
    assembly.open(node.number, title, cards=node.cards, aliases=alias)
    used = asked[: len(expected)]
    preface = part.body[: used[0].start()] if used else part.body
    _read_text(assembly, node, preface, _kind(node), term=title if node.defines else "")
    ends = [*(match.start() for match in used[1:]), len(part.body)]
    for question, match, end in zip(expected, used, ends, strict=False):
        answer = part.body[match.end() : end].strip()
        if question is node:
            assembly.add(PassageKind.ANSWER, f"*{match['question']}* {answer}")
            continue
        alias = (f"q{questions.index(question.number) + 1}",)
        assembly.open(question.number, match["question"], aliases=alias, cards=question.cards)
        _read_text(assembly, question, answer, PassageKind.ANSWER)


def _kind(node: Node) -> PassageKind:
    if node.cards:
        return PassageKind.RULING
    return PassageKind.DEFINITION if node.defines else PassageKind.RULE


def _read_text(assembly: Assembly, node: Node, text: str, kind: PassageKind, term: str = "") -> None:
    if not node.steps:
        assembly.add(kind, text, term=term)
        return
    steps = split_steps(text, node.steps, until=node.until, section=node.number)
    assembly.add(kind, steps.before, term=term)
    for step in steps.steps:
        _read_step(assembly, f"{node.number}.{step.number}", step, node.steps)
    assembly.add(kind, steps.after, number=node.number, after=f"{node.number}.{steps.steps[-1].number}")


def _read_step(assembly: Assembly, number: str, step: Step, numbers: tuple[str, ...]) -> None:
    """A step with its title, if it begins with one; a short step over others is a title as a whole."""
    title, rest = lead_in(step.text)
    shouted = SHOUTED_TITLE.match(step.text)
    has_steps = any(other.startswith(f"{step.number}.") for other in numbers)
    if shouted:
        title, rest = shouted["title"], shouted["rest"] or ""
    elif has_steps and not title and len(step.text.split()) <= MAX_HEADING_WORDS:
        title, rest = step.text.rstrip(".:"), ""
    assembly.open(number, title)
    for passage in NOTE.split(rest):
        assembly.add(PassageKind.RULE, passage)


def flattened(text: str) -> str:
    """The text on one line, with single spaces."""
    return re.sub(r"\s+", " ", text).strip()
