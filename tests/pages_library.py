"""A small library for the tests of the pages, made row by row: two documents, three cards, their rulings."""

from datetime import date
from types import SimpleNamespace

from rules.engine.shadowfist.designators import designators
from rules.engine.shadowfist.editions.rulesets import RULESETS
from rules.engine.shadowfist.model.symbols import Symbols
from rules.models import (
    Card,
    CardAlias,
    CardSet,
    Designation,
    Document,
    Erratum,
    Game,
    GlossaryTerm,
    LibraryVersion,
    Origin,
    Passage,
    Printing,
    Ruling,
    Section,
    ShadowfistCharacteristics,
    Topic,
)
from rules.text.texts import parent_number, slugify_title, title_slug
from tests.stored_once import stored_once

BOOK = "shadowfist-rulebook-2000"
FAQ = "shadowfist-faq-2001"

LIMITED = "Limited. Turn and target an attacking Character :: Change its target."
UNIQUE = "Unique. Turn and choose an attacking Character :: Change its target."


@stored_once
def make_library():
    """Everything below at once, as one version of the data."""
    game = Game.objects.create(slug="shadowfist", name="Shadowfist")
    Game.objects.create(slug="ufs", name="Universal Fighting System", order=1)
    made = SimpleNamespace(game=game, sets=make_sets(game))
    made.book = make_document(game, BOOK, "The Rulebook", date(2000, 7, 1), "2000-07")
    made.faq = make_document(game, FAQ, "The FAQ", date(2001, 4, 16), "2001-04-16", ruleset="zman-2001", order=1)
    made.fox = make_fox_pass(game, made.sets, made.book)
    made.ting = make_ting_ting(game, made.sets)
    made.cop = make_card(game, "Maverick Cop", "Character", subtitle="Gun-Toting Hero", text="+1 Fighting.")
    make_printing(made.cop, made.sets["L/S"], "+1 Fighting.", cost=3, fighting=4, requires=Symbols.of(dragons=1))
    make_rules(made)
    made.fox.errata.update(section=made.sections[BOOK, "9.2"])
    make_rulings(made)
    made.topic = Topic.objects.create(
        slug="designators", title="Designators", changed="Words matched more freely once."
    )
    made.topic.sections.set([made.sections[BOOK, "7.3"], made.sections[FAQ, "7.2.A"]])
    LibraryVersion.bump()
    return made


def make_sets(game):
    rows = (("L/S", "Limited / Standard", 1995), ("YotD", "Year of the Dragon", 2000), ("10kB", "10,000 Bullets", 2004))
    return {
        code: CardSet.objects.create(
            game=game, code=code, name=name, order=order, released=date(year, 1, 1), precision="year"
        )
        for order, (code, name, year) in enumerate(rows)
    }


def make_document(game, slug, title, day, day_text, *, ruleset="zman-2000", order=0):
    return Document.objects.create(
        game=game, slug=slug, title=title, date=day, date_text=day_text, ruleset=ruleset, order=order, about="It says."
    )


def make_card(game, title, kind, *, subtitle="", text="", aliases=()):
    card = Card.objects.create(
        game=game, title=title, slug=title_slug(title, game.slug), type=kind, subtitle=subtitle, text=text
    )
    for name in (title, *aliases):
        CardAlias.objects.create(card=card, game=game, title=name, slug=title_slug(name, game.slug))
    for ruleset in RULESETS:
        for order, one in enumerate(designators(title, subtitle, ruleset)):
            for key in one.keys:
                Designation.objects.create(card=card, ruleset=ruleset, word=one.word, key=key, order=order)
    return card


def make_printing(card, card_set, text, *, original=None, numeral=None, comments="", rarity="Rare", **characteristics):
    printing = Printing.objects.create(
        card=card,
        card_set=card_set,
        title=card.title,
        subtitle=card.subtitle,
        type=card.type,
        rarity=rarity,
        text=text,
        original_text=original,
        errata_number=numeral,
        comments=comments,
    )
    ShadowfistCharacteristics.objects.create(printing=printing, **characteristics)
    card.printing, card.text = printing, printing.rules_text
    card.save()
    return printing


def make_fox_pass(game, sets, book):
    card = make_card(game, "Fox Pass", "Feng Shui Site", subtitle="Feng Shui Site", aliases=("Foxpass",))
    notes = "Ask <b>first</b>."
    make_printing(card, sets["L/S"], LIMITED, original="Limited. An older sentence.", comments=notes, power=1, body=5)
    make_printing(card, sets["YotD"], UNIQUE, numeral=2, power=1, body=5)
    make_printing(card, sets["10kB"], UNIQUE, numeral=2, power=1, body=5)
    Erratum.objects.create(
        slug="rulebook-fox-pass-1",
        card=card,
        document=book,
        date=book.date,
        status="printed",
        change="Unique replaces Limited.",
        text=UNIQUE,
    )
    return card


def make_ting_ting(game, sets):
    text = "Unique. Not affected by <Cop> Characters. [Dragons] cards cannot attack it."
    card = make_card(game, "Ting Ting", "Character", subtitle="Martial Artist")
    make_printing(card, sets["L/S"], text, cost=4, fighting=6, provides=Symbols.of(dragons=2, chi=1))
    return card


SECTIONS = (
    (BOOK, "5", "Effects", 45),
    (BOOK, "5.5", "Auctions", 56),
    (BOOK, "5.5.1", "Uniqueness Auctions", None),
    (BOOK, "7", "The Fine Print", 69),
    (BOOK, "7.3", "Designators", 70),
    (BOOK, "7.3.1", "", None),
    (BOOK, "7.3.2", "", None),
    (BOOK, "7.3.2.a", "", None),
    (BOOK, "7.4", "Control", 71),
    (BOOK, "9", "Vets", 77),
    (BOOK, "9.2", "Card Changes", 78),
    (BOOK, "10", "Glossary", 82),
    (FAQ, "1", "Cards", None),
    (FAQ, "1.1", "Fox Pass", None),
    (FAQ, "7", "Attack Timing", None),
    (FAQ, "7.2", "Joining", None),
    (FAQ, "7.2.A", "Decline", None),
    (FAQ, "7.2.A.i", "", None),
)


def make_rules(made):
    documents = {BOOK: made.book, FAQ: made.faq}
    made.sections = {}
    for order, (slug, number, title, page) in enumerate(SECTIONS):
        made.sections[slug, number] = Section.objects.create(
            document=documents[slug],
            number=number,
            title=title,
            page=page,
            order=order,
            depth=number.count(".") + 1,
            parent=made.sections.get((slug, parent_number(number))),
            question=12 if (slug, number) == (FAQ, "7.2") else None,
        )
    passage(made, BOOK, "5.5.1", "An auction begins when a second **Unique** card appears (§5.5).")
    passage(made, BOOK, "7.3", "A *designator* is a word of a title, see §7.3.2.a and §shadowfist-faq-2001/7.2.A.")
    passage(made, BOOK, "7.3", "The rule is this exact for a reason.", anchor="p2", after="7.3.2.a")
    passage(made, BOOK, "7.3", "**Ting Ting** has *Ting*.", anchor="e1", kind="example", after="7.3.1")
    passage(made, BOOK, "7.3.1", "Plurals match.")
    passage(made, BOOK, "7.3.2", "Some words split:")
    passage(made, BOOK, "7.3.2.a", "Hyphens split a word.")
    passage(made, BOOK, "7.3.1", "The older words on plurals.", origin=Origin.ORIGINAL)
    passage(made, BOOK, "7.4", "Control as the older book has it, two [?] resources.", origin=Origin.ORIGINAL)
    passage(made, FAQ, "7.2.A", "Who declines may not join later.")
    passage(made, FAQ, "7.2.A.i", "One scene follows.")
    made.term = GlossaryTerm.objects.create(game=made.game, term="designator", slug="designator")
    unique = GlossaryTerm.objects.create(game=made.game, term="Unique", slug="unique")
    passage(made, BOOK, "10", "A word of a title.", kind="definition", heading="designator", term=made.term)
    passage(made, BOOK, "10", "Only one is **Unique**.", kind="definition", heading="Unique", term=unique)


def passage(made, document, number, text, *, kind="rule", anchor="p1", heading="", **more):
    section = made.sections[document, number]
    order = section.passages.count()
    if heading:
        anchor = slugify_title(heading)
    return Passage.objects.create(
        section=section, text=text, kind=kind, anchor=anchor, heading=heading, order=order, **more
    )


def make_rulings(made):
    section = made.sections[FAQ, "1.1"]
    made.ruling = Ruling.objects.create(
        slug="faq-fox-pass-1",
        game=made.game,
        section=section,
        question="Fox Pass",
        answer="It needs no **Ting Ting**.",
        date=made.faq.date,
    )
    made.ruling.cards.add(made.fox)
    made.ruling.applies.add(made.sections[BOOK, "7.3"])
    made.old_ruling = Ruling.objects.create(
        slug="rulebook-7-4-1",
        game=made.game,
        section=made.sections[BOOK, "7.4"],
        question="Who controls it?",
        answer="Its owner.",
        status="reversed",
        superseded_by=section,
        date=made.book.date,
    )
