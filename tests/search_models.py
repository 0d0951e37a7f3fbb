"""A small made-up library as models, for the tests of what becomes searchable."""

from __future__ import annotations

from rules.models import (
    Card,
    CardAlias,
    Designation,
    Document,
    Game,
    GlossaryTerm,
    LibraryVersion,
    Origin,
    Passage,
    PassageKind,
    Ruling,
    RulingStatus,
    Section,
)
from tests.stored_once import stored_once

SLUG = "harbor-rules"


class Library:
    """A game with one document and two cards; the methods add to it."""

    def __init__(self) -> None:
        self.game = Game.objects.create(slug="harbor", name="Harbor")
        self.document = Document.objects.create(game=self.game, slug=SLUG, title="Harbor Rules", ruleset="one")
        self.sections: dict[str, Section] = {}
        self.lantern = self.card("Storm Lantern", "State", "Storm Lamp", text="Subject gains Toughness: 1.")
        self.cat = self.card("Harbor Cat", "Character", text="Turn :: Heal 1 damage.")
        self._document()
        LibraryVersion.bump()

    def card(self, title: str, type: str, *aliases: str, text: str = "") -> Card:
        slug = title.lower().replace(" ", "-")
        card = Card.objects.create(game=self.game, title=title, slug=slug, type=type, subtitle="Prop", text=text)
        for name in (title, *aliases):
            CardAlias.objects.create(card=card, game=self.game, title=name, slug=name.lower().replace(" ", "-"))
        Designation.objects.create(card=card, ruleset="one", word="Stormy", key="stormy")
        return card

    def section(self, number: str, title: str = "", **more) -> Section:
        parent = self.sections.get(number.rpartition(".")[0])
        section = Section.objects.create(
            document=self.document,
            parent=parent,
            number=number,
            title=title,
            depth=number.count(".") + 1,
            order=len(self.sections),
            **more,
        )
        self.sections[number] = section
        return section

    def passage(self, number: str, text: str, kind: PassageKind = PassageKind.RULE, **more) -> Passage:
        section = self.sections[number]
        order = section.passages.count()
        return Passage.objects.create(
            section=section, text=text, kind=kind, order=order, **{"anchor": f"p{order + 1}", **more}
        )

    def definition(self, number: str, term: str, text: str, **more) -> Passage:
        entry = GlossaryTerm.objects.get_or_create(game=self.game, slug=term.lower(), defaults={"term": term})[0]
        kind = PassageKind.DEFINITION
        return self.passage(number, text, kind, term=entry, heading=term, **{"anchor": term.lower(), **more})

    def ruling(self, number: str, question: str, answer: str, *cards: Card, **more) -> Ruling:
        place = self.sections[number].rulings.count() + 1
        ruling = Ruling.objects.create(
            slug=f"{number.replace('.', '-')}-ruling-{place}",
            game=self.game,
            section=self.sections[number],
            number=place,
            question=question,
            answer=answer,
            **more,
        )
        ruling.cards.set(cards)
        return ruling

    def _document(self) -> None:
        # A section with running text, in which items stand.
        self.section("1", "Ships")
        self.section("1.1", "Boarding")
        self.passage("1.1", "A crew may *board* a ship that lies in the **harbor**; see §1.2.")
        self.passage("1.1", "Boarding takes its whole turn.")
        self.passage("1.1", "Mara boards, and **Storm Lantern** shines.", PassageKind.EXAMPLE, anchor="e1")
        self.section("1.1.a", "Plank")
        self.passage("1.1.a", "The crew walks over a plank.")
        self.section("1.1.b")
        self.passage("1.1.b", "Or it swims.")
        self.passage("1.1", "Crews embark upon vessels.", origin=Origin.ORIGINAL)
        # A section of rules that are numbered one by one.
        self.section("1.2", "Sailing")
        self.passage("1.2", "Ships sail.")
        self.section("1.2.1")
        self.passage("1.2.1", "They need wind.")
        # Nothing but a title.
        self.section("2", "Weather")
        # Definitions: a list of them, and a section that is one.
        self.section("2.1", "Words")
        self.definition("2.1", "Gale", "A strong wind that stops all *sailing* for the rest of the day, whoever sails.")
        self.definition("2.1", "Squall", "See §2.1, gale.")
        self.section("2.2", "Calm")
        self.definition("2.2", "Calm", "No wind at all.")
        # A question, and rulings.
        self.section("3", "Questions")
        self.section("3.1", "May a crew swim back?", question=1)
        self.passage("3.1", "Yes.", PassageKind.ANSWER)
        self.ruling("3.1", "May a crew swim back?", "Yes.", self.cat)
        self.section("3.2", "Storm Lantern")
        self.passage("3.2", "It shines by day, too.", PassageKind.RULING)
        self.ruling("3.2", "Storm Lantern", "It shines by day, too.", self.lantern)
        self.ruling("3.2", "Does it go out?", "Never in a calm.", self.lantern, status=RulingStatus.REVERSED)


make_library = stored_once(Library)
