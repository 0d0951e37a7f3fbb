"""Loads the bundled library: every file under ``fixtures/`` is checked first, then all of it is stored at once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules.editing.bundled_cards import store_cards, store_ufs_cards
from rules.editing.changing import change
from rules.editing.decks import store_decks
from rules.editing.documents import remove_empty, store_document, store_rulings_of_original
from rules.editing.entries import CardEntry, DeckEntry, QuestionEntry, RulingEntry, ScenarioEntry, TopicEntry, UfsEntry
from rules.editing.ids import doubled
from rules.editing.questions import store_questions
from rules.editing.report import Fault, LibraryFaultsError, Report
from rules.editing.rulings import store_rulings
from rules.editing.scenarios import store_scenarios
from rules.editing.sets import store_document_row, store_game, store_set
from rules.editing.topics import store_topics
from rules.games import games as known_games
from rules.importers.card_files import parse_cards
from rules.importers.check_scenarios import check_scenarios
from rules.importers.deck_files import parse_decks, unknown_cards
from rules.importers.file_library import file_library, ufs_file_library
from rules.importers.markdown import parse_documents
from rules.importers.question_files import parse_questions, unknown_sections
from rules.importers.ruling_files import parse_rulings
from rules.importers.scenario_files import LEFT_OUT, UFS, LeftOut, parse_scenarios
from rules.importers.topic_files import parse_topics
from rules.importers.ufs_cards.yaml_cards import parse_ufs_cards
from rules.importers.yaml_files import FaultError, read_yaml
from rules.models import LibraryVersion, Origin
from rules.search.thesaurus import ThesaurusFaultError
from rules.search.thesaurus import read as read_thesaurus
from rules.text.files import UnreadableError, read_bytes
from rules.text.texts import ParsedDocument

SET_FIELDS = {"game", "code", "name", "order", "released", "approximate"}
DOCUMENT_FIELDS = {
    *("slug", "title", "publisher", "authors", "date", "approximate", "ruleset", "game", "source_file", "about"),
}


@dataclass
class Library:
    """The bundled files, read and checked."""

    sets: list[dict[str, Any]] = field(default_factory=list)
    documents: list[dict[str, Any]] = field(default_factory=list)
    cards: list[CardEntry] = field(default_factory=list)
    ufs_cards: list[UfsEntry] = field(default_factory=list)
    decks: list[DeckEntry] = field(default_factory=list)
    texts: dict[str, ParsedDocument] = field(default_factory=dict)
    rulings: list[RulingEntry] = field(default_factory=list)
    topics: list[TopicEntry] = field(default_factory=list)
    questions: list[QuestionEntry] = field(default_factory=list)
    scenarios: list[ScenarioEntry] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)


def digest(folder: Path) -> str:
    """A digest of every file of the library, so that an unchanged one need not be loaded again.

    :raises LibraryFaultsError: if one cannot be read.
    """
    hasher = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in {".md", ".yaml"}:
            hasher.update(str(path.relative_to(folder)).encode())
            try:
                hasher.update(read_bytes(path))
            except UnreadableError as error:
                raise LibraryFaultsError([Fault(path.name, "", str(error))]) from error
    return hasher.hexdigest()


def read_library(folder: Path) -> Library:
    """Everything under ``folder``.

    :raises LibraryFaultsError: with every fault of every file, if there is any.
    """
    faults: list[Fault] = []
    library = Library()
    library.sets = _rows(folder / "sets.yaml", SET_FIELDS, {"game", "code", "name"}, faults)
    library.documents = _rows(folder / "documents.yaml", DOCUMENT_FIELDS, {"slug", "title", "ruleset", "game"}, faults)
    library.cards, found = parse_cards((folder / "cards").glob("shadowfist/*.yaml"))
    faults += found
    library.ufs_cards, found = parse_ufs_cards((folder / "cards").glob("ufs/*.yaml"))
    faults += found
    library.decks, found = parse_decks((folder / "decks").glob("*/*.yaml"))
    faults += found
    library.texts, found = parse_documents((folder / "rules").glob("*/*.md"))
    faults += found
    library.rulings, found = parse_rulings((folder / "rulings").glob("*.yaml"))
    faults += found
    library.topics, found = parse_topics(folder / "concordance.yaml")
    faults += found
    library.questions, found = parse_questions((folder / "questions").glob("*/*.yaml"))
    faults += found
    library.scenarios, library.left_out, found = parse_scenarios(_scenario_files(folder / "scenarios"))
    faults += found
    faults += _references(library)
    faults += _thesaurus(folder / "thesaurus")
    if not faults:  # scenarios are read with the cards, sets and documents that the other files describe
        cards = file_library(library.cards, library.sets, library.documents)
        ufs_cards = ufs_file_library(library.ufs_cards)
        faults += check_scenarios(library.scenarios, library.left_out, cards, library.texts, ufs_cards)
    if faults:
        raise LibraryFaultsError(faults)
    return library


def load_library(folder: Path, progress: Callable[[str], None] = lambda step: None) -> Report:
    """Make the bundled part of the library what the files under ``folder`` say; what was imported stays.

    :raises LibraryFaultsError: if a file has faults; nothing is changed then.
    """
    progress("reading")
    library = read_library(folder)
    report = Report(f"The bundled library in {folder}")
    with change(report) as made:
        progress("documents")
        games = {game.slug: store_game(game.slug, game.name, game.order) for game in known_games().values()}
        for row in library.sets:
            store_set(games[row["game"]], row, report)
        documents = {
            row["slug"]: store_document_row(games[row["game"]], order, row)
            for order, row in enumerate(library.documents)
        }
        for slug, parsed in library.texts.items():
            progress(slug)
            store_document(documents[slug], parsed, Origin.OURS, report)
        progress("cards")
        store_cards(games["shadowfist"], library.cards, documents, made)
        store_ufs_cards(games["ufs"], library.ufs_cards, made)
        store_decks(games, library.decks, report)
        progress("rulings")
        store_rulings(library.rulings, report)
        store_topics(library.topics, report)
        store_questions(library.questions, report)
        progress("interactions")
        store_scenarios(games, library.scenarios, report)
        for document in documents.values():
            if document.original_digest:
                store_rulings_of_original(document, report)
            remove_empty(document, report)
        LibraryVersion.loaded(digest(folder))
        progress("card texts")
    return report


def _rows(path: Path, known: set[str], needed: set[str], faults: list[Fault]) -> list[dict[str, Any]]:
    """A YAML file that is a list of flat entries."""
    try:
        rows = read_yaml(path)
    except FaultError as error:
        faults.append(error.fault)
        return []
    good = []
    for place, row in enumerate(rows if isinstance(rows, list) else [], start=1):
        if not isinstance(row, dict):
            faults.append(Fault(path.name, f"entry {place}", "must be a mapping"))
            continue
        name = str(row.get("slug") or row.get("code") or f"entry {place}")
        faults += [Fault(path.name, name, f"unknown field {key!r}") for key in row.keys() - known]
        missing = needed - row.keys()
        faults += [Fault(path.name, name, f"needs {key}") for key in sorted(missing)]
        if "game" in row and row["game"] not in known_games():
            faults.append(Fault(path.name, name, f"{row['game']!r} is none of {', '.join(known_games())}"))
        elif not missing:
            good.append(row)
    return good


def _scenario_files(folder: Path) -> Iterator[Path]:
    """The files of entries; what UFS leaves out is read by the test of its corpus only."""
    yield from folder.glob("*.yaml")
    yield from (path for path in folder.glob(f"{UFS}/*.yaml") if path.stem != LEFT_OUT)


def _thesaurus(folder: Path) -> list[Fault]:
    """Faults in the players' words, which the search reads from the files."""
    try:
        read_thesaurus(folder)
    except ThesaurusFaultError as error:
        file, _, what = str(error).partition(": ")
        return [Fault(file, "", what)]
    return []


def _references(library: Library) -> list[Fault]:
    """Files that name a set, document or section that no file has."""
    faults = []
    codes = {row["code"] for row in library.sets if row["game"] == "shadowfist"}
    ufs_codes = {str(row["code"]) for row in library.sets if row["game"] == "ufs"}
    slugs = {row["slug"] for row in library.documents}
    sections = {(slug, section.number) for slug, parsed in library.texts.items() for section in parsed.sections}
    for card in library.cards:
        for printing in card.printings:
            if printing.set_code not in codes:
                faults.append(Fault(card.file, card.title, f"sets.yaml has no set {printing.set_code!r}"))
        for erratum in card.errata:
            cited = (str(erratum.citation), *filter(None, [erratum.corrected_by]))
            faults += [
                Fault(card.file, card.title, f"there is no section {each}")
                for each in cited
                if tuple(each.split("/", 1)) not in sections
            ]
    for entry in library.ufs_cards:
        faults += [
            Fault(entry.file, entry.place, f"sets.yaml has no set {printing.set_code!r}")
            for printing in entry.printings
            if printing.set_code not in ufs_codes
        ]
    faults += [
        Fault("cards", each, "two errata have this id")
        for each in doubled(erratum.id for card in library.cards for erratum in card.errata)
    ]
    faults += [Fault("rulings", each, "two rulings have this id") for each in doubled(r.id for r in library.rulings)]
    faults += unknown_cards(library.decks, [entry.title for entry in library.ufs_cards])
    faults += [Fault(slug, "", "documents.yaml does not have this document") for slug in library.texts.keys() - slugs]
    for ruling in library.rulings:
        for citation in (ruling.section, *ruling.applies, *filter(None, [ruling.superseded_by])):
            if (citation.document, citation.section) not in sections:
                faults.append(Fault(ruling.file, str(ruling.section), f"there is no section {citation}"))
    for topic in library.topics:
        for citation in topic.sections:
            if (citation.document, citation.section) not in sections:
                faults.append(Fault("concordance.yaml", topic.slug, f"there is no section {citation}"))
    faults += unknown_sections(library.questions, library.texts)
    return faults
