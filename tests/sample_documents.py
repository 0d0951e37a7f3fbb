"""Small made-up documents in the shapes of the originals, and how the tests look into what was read of them."""

from __future__ import annotations

import random

from rules.importers.documents import faq_1995
from rules.importers.documents.assembly import Assembly
from rules.importers.documents.faq import read_faq
from rules.importers.documents.outline import read_outline
from rules.text.texts import ParsedDocument, PassageKind

RULEBOOK = """\
Little Book of Stew

Table of Contents

Kitchen

1. Cooking	.3
1.1 Soup	.3
1.2 A Sample Turn	.4

Reference Guide

2. Details	.5
2.1 Knives	.6
3. .Glossary	.8
3.1 Words	.9

The kitchen was dark. Nobody spoke.

1. Cooking: Hot Stuff

Stew is made with care:

- 1) *First Rule*: Wash the car-rots. All carrots are orange.
- 2) *Second Rule*: Peel them.

1.1 Soup: The Basics

Cooks boil water in a pot that someone has put on the stove and then

they add salt to it. Use two  spoons.

- a) *Heat*: Turn the knob.
- b) *Stir*: Move the spoon.
Chapter 2.

- c) Serve.

After all of that, wash up.

Example: Ann boils an egg with **Iron Pot** for a long time.

Bob takes **Iron Pot** away.

Eating

Anyone may eat.

- bread (if there is any)
- butter (else)

In
Bowl



Spoon

1.1.1 Cold Soup

Chill the soup over-

night. Nothing else is done with the

Lid of the pot.

Page after page it goes if all pots

tion is over.

1.2 A Sample Turn

Here is a meal.

Ann sets the table.

She sits down.

“Dinner,” said the old cook.

A story about a stove is told here.

2. Details: More of It

Knives matter overnight.

2.1 Knives

1. Two kinds of knives are known:
 - a. sharp ones
 - b. blunt ones
2. Keep them apart

Card Changes are elsewhere.

3. Glossary

Some words.

3.1 Words

blade: The sharp part
of a knife.

- handle:** The part to hold, see *blade*.
-
- noise: What pans make.

clang: A loud one.

clang noise: see *noise*.

It is heard often.

Shadowfist Products from Nowhere

Buy stew: now.
"""

OUTLINE = """
1 About Boats
1.1 The Hull
1.1.1 Q
1.1.2 Q | cards=Tin Boat; Paper Boat
1.2 Rowing Along | q; cards=Long Oar
2 Boats at Sea
2.1 Tin Boat | card
2.2 Port | term
2.3 What to Do ... Big Waves | steps=a b b.A b.B b.B.i c; until=Mind:
3 Songs
3.1 Q
3.2 Q
"""
FAQ = (
    "Welcome aboard. Boats are fine. About Boats The Hull Q. What is it made of? A. Wood by A. Smith. Or tin. "
    "Q. Explain the paper one. A. It sinks. Rowing Along Q. Does it hurt? A. Only at first. "
    "Boats at Sea Much can happen. Tin Boat It rusts. Port: The left side. "
    "What to Do When There Are Big Waves Stay calm. a. Sit down. b. DO NOT STAND A. Hold on, see step c. It helps. "
    "B. Let others hold on: i. Ask them. c. Wait. Mind: Waves end. "
    "Songs Q. Do you sing? A. Yes. Is it any good? A. No. --The Crew"
)
STYLE = faq_1995.STYLE


def faq(text: str, outline: str = OUTLINE) -> ParsedDocument:
    assembly = Assembly("boats", "Boats")
    read_faq(assembly, faq_1995.with_lost_questions(text, assembly), read_outline(outline), STYLE, "--The Crew")
    return assembly.document()


PAGE_OUTLINE = """
1 All About Cats (Gray Cat)
1.1 Fur (Black Cat)
1.2 Moods {Calm, Wild}
1.3 Paws [claw]
"""
PAGE = """\
All About Cats

Image: Gray Cat by A. Painter

Cats are small.

image: Black Cat

Fur is soft:

  • when clean
  • when brushed

For example, this one's is.

Every mood has a name.

Calm: The cat sleeps.Wild: The cat does not.

Each claw is sharp.
"""


UFS = """\
Overview	1
1.0 Chairs	2
1.1 Legs	2
2.0	Glossary.....	3

Overview

Chairs are for sitting.

1. Chairs

- 1.0.1 A chair is "this chair" where it

says so.
 - 1.0.1.1 Stools too.

1.1 Legs



Front Leg

1.1.1 Number: The usual number is four.

- 1.1.2 **Length** (See 1.1 Legs).
- 1.1.3A A leg may wobble.
- 1.1.4  Oak

12

2. Glossary

Seat: Where one sits.

© Somebody
"""


def texts(document: ParsedDocument, number: str, kind: PassageKind | None = None) -> list[str]:
    return [p.text for p in document.section(number).passages if kind in (None, p.kind)]


def noted(document: ParsedDocument, level: str) -> list[tuple[int, str, str]]:
    return [(note.line, note.number, note.what) for note in document.notes if note.level == level]


def damaged(text: str, chance: random.Random) -> str:
    """The text with a part, its order or some of its marks lost."""
    begin, end = sorted(chance.sample(range(len(text)), 2))
    lines = text.split("\n") if "\n" in text else text.split(". ")
    joint = "\n" if "\n" in text else ". "
    kind = chance.randrange(4)
    if kind == 0:
        return text[begin:end]
    if kind == 1:
        return text[:begin] + text[end:]
    if kind == 2:
        chance.shuffle(lines)
        return joint.join(lines)
    for _ in range(5):
        signs = ["", "*", "**", ":", "Q. ", "- a) ", "1. ", "\x00", "::", "“", "Example: ", "2.1.1 Foo: "]
        lines.insert(chance.randrange(len(lines)), chance.choice(signs) + chance.choice(lines))
    return joint.join(lines)
