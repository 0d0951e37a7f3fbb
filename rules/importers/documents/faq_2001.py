"""The FAQ of 2001: one line of text, headings and questions between asterisks, steps in running text."""

from __future__ import annotations

import re

from rules.importers.documents.assembly import Assembly
from rules.importers.documents.faq import Style, flattened, read_faq
from rules.importers.documents.outline import read_outline
from rules.importers.documents.repair import Repairer
from rules.text.texts import ParsedDocument

SLUG = "shadowfist-faq-2001"
TITLE = "Shadowfist Rules FAQ"
SIGN = "*Questions about Z-Man Cards*"  # is in no other document
END = "Shadowfist Rules FAQ v1"

ATTACK_STEPS = (
    "1 1.A 1.B 2 2.A 2.A.i 2.A.ii 2.B 2.B.i 2.B.ii 2.C"
    " 3 3.A 3.A.i 3.A.ii 3.A.iii 3.B 3.B.i 3.B.ii 3.B.iii 3.B.iv 3.B.v 3.B.vi 3.C 3.C.i"
    " 3.D 3.D.i 3.D.i.a 3.D.i.b 3.D.ii 3.D.ii.a 3.D.ii.b 3.D.ii.c 3.D.iii 3.D.iii.a 3.D.iii.b 3.D.iv 3.E"
    " 4 4.A 4.A.i 4.A.ii 4.B 4.B.i 4.B.ii 4.B.iii 4.C 4.C.i 4.C.ii 5 5.A 5.B 6"
)
OUTLINE = f"""
1 Questions about Z-Man Cards
1.1 Apes of Wrath | card
1.2 CDCA Scientist | card
1.3 Darkness Adept | card
1.4 Die!!! | card
1.5 Dirk Wisely's Gambit | card
1.6 Eagle Mountain | card
1.7 Grizzly Pass | card
1.8 Iron Monkey | card
1.9 Nine Dragon Temple | card
1.10 Palace Guards | card
1.11 Payback Time | card
1.12 Puzzle Garden | card
1.13 Sinister Accusations | card
1.14 Temple of the Angry Spirits | card
1.15 Underworld Tracker | card
1.16 Who's The Monkey Now? | card
1.17 Xin Kai Sheng | card
2 Questions about Daedalus Cards
2.1 OrangoTank | card
2.2 Soul Maze | card
2.3 Spirit Pole | card
2.4 Wing of the Crane | card
2.5 Yellow Monk / Yellow Senshi Chamber | cards=Yellow Monk; Yellow Senshi Chamber
3 Combos That Don't Work
3.1 Expendable Unit and Final Brawl | cards=Expendable Unit; Final Brawl
3.2 Palace Guards and Fox Pass/Flying Sleeves | cards=Palace Guards; Fox Pass; Flying Sleeves
3.3 Cave Network and Fox Pass | cards=Cave Network; Fox Pass
4 Changes to Card Errata
4.1 City Park (NEW) | cards=City Park
4.2 Dance of the Centipede | card
4.3 Forty-Story Inferno (NEW) | cards=Forty-Story Inferno
4.4 Soul Maze | card
4.5 Sergeant Blightman | card
4.6 The Faceless | card
5 Rules Questions
5.1 Q
5.2 Q | cards=Covert Operation
5.3 Q | cards=Nine Dragon Temple; Fortress of Shadow
5.4 Q | cards=Cave Network
5.5 Q | cards=Really Big Gun; White Disciple
5.6 Q
5.7 Q
5.8 Q
5.9 Q | cards=Kinoshita House
5.10 Q
5.11 Q | cards=Proving Ground; Jueding Shelun
5.12 Q | cards=Smiling Heaven Lake; Family Estate; Proving Ground
5.13 Q | cards=Spirit Pole; Kar Fai's Crib
5.14 Q | cards=White Disciple
5.15 Q
6 Rulebook Updates
6.1 Credits
6.2 Designators
6.3 Playing Feng Shui Sites
6.4 Generating Power
6.5 Specifically Respond
6.6 Not Affected By
6.7 Duration of Effects (Persistence)
6.8 Control
6.9 States
6.10 End of Turn Timing in Detail
6.10.1 Normal End of Turn | steps=1 2 3 4 5 6 7
6.10.2 Turn Ends Due to Burn for Power | steps=1 2 3 4 5
7 Attack Timing in (Excruciating) Detail | steps={ATTACK_STEPS}
"""
STYLE = Style(question=re.compile(r"\*Q: (?P<question>[^*]+)\*"), mark="*")
BROKEN_EMPHASIS = re.compile(r"(?<=\w)\* \*(?=[a-z])")


def parse(text: str) -> ParsedDocument:
    """The FAQ's rulings, questions, updates and steps.

    :raises DocumentError: naming the first heading, question or step that is missing.
    """
    assembly = Assembly(SLUG, TITLE)
    body = Repairer(text, assembly.notes).mend(flattened(text))
    body, broken = BROKEN_EMPHASIS.subn(" ", body)
    if broken:
        assembly.repaired(f"emphasis broken by a line end is joined ({broken})")
    read_faq(assembly, body, read_outline(OUTLINE), STYLE, END)
    return assembly.document()
