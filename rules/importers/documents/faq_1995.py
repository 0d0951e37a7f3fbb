"""The FAQ 4.0 of 1995: one line of text, questions marked ``Q.``, answers marked ``A.``, steps in running text."""

from __future__ import annotations

import re

from rules.importers.documents.assembly import Assembly
from rules.importers.documents.faq import Style, flattened, read_faq
from rules.importers.documents.outline import read_outline
from rules.importers.documents.repair import Repairer
from rules.text.texts import ParsedDocument

SLUG = "shadowfist-faq-1995"
TITLE = "Shadowfist FAQ 4.0"
SIGN = "Information for Collectors"  # is in no other document
END = "--Daedalus Entertainment"

OUTLINE = """
1 Information for Collectors
1.1 The Card Sets
1.1.1 Q
1.1.2 Q
1.2 Art Attributions
1.2.1 Q
1.2.2 Q
1.2.3 Q
1.3 Sorting
1.3.1 Q
2 Rules Clarifications
2.1 The Designator Rules
2.1.1 Q | steps=1 2 3; until=There are several exceptions
2.2 Errata
2.2.1 Dance of the Centipede | card
2.2.2 Evil Twin | card
2.2.3 Reinvigoration Process | card
2.2.4 Thunder on the Mountain | card
2.2.5 Progress of the Mouse | card
2.2.6 Probability Manipulator | card
2.3 Netherworld Errata
2.3.1 Chi Sucker | card
2.3.2 Marisol | card
2.4 New Game Terms
2.4.1 Foundation characters | term
2.4.2 Any-time effects | term
2.5 Card Clarifications
2.5.1 Alchemist's Lair | card
2.5.2 Arcanowave Reinforcer | card
2.5.3 Booby Trap | card
2.5.4 Explosives | card
2.5.5 Fox Pass | card
2.5.6 Helix Chewer | card
2.5.7 Illusory Bridge | card
2.5.8 Nerve Gas | card
2.5.9 Police Station | card
2.5.10 Proving Ground | card
2.5.11 Righteous One | card
2.5.12 Havoc Suit | card
2.5.13 Throwing Star | card
2.6 Changes to ... Abilities and Restrictions
2.6.1 Cancels | term
2.6.2 +X Damage | term
2.6.3 Independent | term
2.6.4 Limited | term
2.6.5 Mobility | term
2.6.6 Unique | term
2.7 Other Important Game Rulings
2.7.1 Damage Redirection | q; cards=Robust Feng Shui
2.7.2 Who Controls ... Vehicle States?
2.7.3 Cards May Not Turn ... Entered Play
2.7.4 Characters and Sites ... Sequence of Effects
3 Power and Resources
3.1 Using Resources
3.1.1 Q
3.1.2 Q
3.2 Generating Power
3.2.1 Q
3.2.2 Q
3.3 Playing Characters Under Special Conditions
3.3.1 Q | cards=Cave Network; Golden Comeback
3.3.2 Q | cards=Proving Ground; Family Estate; Cave Network
3.4 Cards That Affect ... Particular Symbols
3.4.1 Q
3.5 Card Effects ... Smoked Piles
3.5.1 Q | cards=Arcanowave Reinforcer; Monkey King
3.5.2 Q | cards=Undercover Cop
4 Combat and Attacks
4.1 Attacking and Intercepting
4.1.1 Q
4.1.2 Q
4.1.3 Q
4.1.4 Q
4.1.5 Q
4.1.6 Q
4.1.7 Q
4.2 The Steps of an Attack | steps=a b c c.A c.B c.C c.C.i c.C.ii c.C.iii c.C.iv d e f g h i j k; until=Notes:
4.3 Changing Location
4.3.1 Q
4.3.2 Q
4.3.3 Q | cards=Political Lock; Walking Corpses
4.3.4 Q
5 The Sequence of Effects
5.1 Questions about the Sequence of Effects
5.1.1 Q | cards=Queen of the Ice Pagoda; Shadowy Mentor
5.1.2 Q
5.1.3 Q
5.1.4 Q
5.1.5 Q
6 Questions About Specific Cards
6.1 Q | cards=Gnarled Horror
6.2 Q | cards=Gnarled Marauder
6.3 Q | cards=Rigorous Discipline; Thing with 1000 Tongues; Kar Fai
6.4 Q | cards=Rigorous Discipline; Shih Ho Quai
6.5 Q | cards=Larcenous Mist; Mother of Corruption
6.6 Q | cards=Adrienne Hart; Larcenous Mist; Shadowy Mentor
6.7 Q | cards=Larcenous Mist; Undercover Cop
7 Winning the Game
7.1 Q
7.2 Q | cards=Ancestral Tomb
7.3 Q
8 Other Questions
8.1 Q
8.2 Q
8.3 Targeting Feng Shui Sites You Control
8.3.1 Q
8.3.2 Q
8.4 Seizing Sites
8.4.1 Q
8.4.2 Q | cards=Inexorable Corruption
8.5 Characters With Toughness
8.5.1 Q
8.5.2 Q | cards=Deathtrap
8.5.3 Q | cards=Inexorable Corruption
8.6 Healing Characters
8.6.1 Q
8.7 Q
8.8 Q
8.9 Q
8.10 Q
9 Upcoming Products
9.1 The Shadowfist Players' Guide
9.2 Second Edition
9.3 Flashpoint
9.4 Feng Shui: ... Roleplaying Game
9.5 Future Expansions
10 Contacting Daedalus
"""
STYLE = Style(question=re.compile(r"(?:(?<=\s)|\A)Q\. (?P<question>.{1,1500}?[.?!\"”)]) A\. "))
MARKS = re.compile(r"(?:(?<=\s)|\A)(?:Q\. |(?<=\? )A\. )")
SENTENCE_START = re.compile(r"(?<=[.!?]) +(?=[A-Z])")


def parse(text: str) -> ParsedDocument:
    """The FAQ's sections, questions and steps.

    :raises DocumentError: naming the first heading, question or step that is missing.
    """
    assembly = Assembly(SLUG, TITLE)
    body = Repairer(text, assembly.notes).mend(_respaced(flattened(text), assembly))
    read_faq(assembly, with_lost_questions(body, assembly), read_outline(OUTLINE), STYLE, END)
    return assembly.document()


def _respaced(text: str, assembly: Assembly) -> str:
    """Without spaces before full stops, which are no lost symbols here."""
    respaced = re.sub(r"(?<=\w) \.(?= [A-Z])", ".", text)
    if respaced != text:
        assembly.repaired(f"spaces before full stops are taken out ({len(text) - len(respaced)})")
    return respaced


def with_lost_questions(text: str, assembly: Assembly) -> str:
    """With the mark of a question put back where two answers follow each other.

    The question is the sentence before the second answer, if that is one.
    """
    answered = False
    pieces: list[str] = []
    position = 0
    for mark in MARKS.finditer(text):
        is_answer = mark[0].startswith("A")
        if is_answer and answered:
            before = text[position : mark.start()].rstrip()
            starts = list(SENTENCE_START.finditer(before))
            start = position + starts[-1].end() if starts else position
            pieces += [text[position:start], "Q. "]
            position = start
            assembly.repaired(f"a question has lost its mark: {text[start:][:40]!r}")
        pieces.append(text[position : mark.end()])
        position = mark.end()
        answered = is_answer
    return "".join([*pieces, text[position:]])
