"""Addresses of the pages; the names are those that ``get_absolute_url`` of the models uses."""

from django.urls import path

from rules.pages import converters
from rules.pages.views import (
    cards,
    changes,
    checker,
    decks,
    designators,
    documents,
    editions,
    glossary,
    home,
    results,
    rulings,
    sets,
)

converters.register()

urlpatterns = [
    path("", home.home, name="home"),
    path("about/", home.about, name="about"),
    path("embed.js", home.embed, name="embed"),
    path("changes/", changes.changes, name="changes"),
    path("changes/feed/", changes.feed, name="changes-feed"),
    path("sitemap.xml", changes.sitemap, name="sitemap"),
    path("opensearch.xml", changes.opensearch, name="opensearch"),
    path("robots.txt", home.robots, name="robots"),
    path("favicon.svg", home.favicon, name="favicon"),
    path("favicon.ico", home.favicon),
    path("search/", results.results, name="search"),
    path("suggest/", results.suggest, name="suggest"),
    path("cards/", cards.card_list, name="cards"),
    path("cards/random/", cards.random_card, name="card-random"),
    path("cards/<name:slug>/", cards.card, name="card"),
    path("browse/", sets.browse, name="browse"),
    path("browse/<name:by>/", sets.browse_by, name="browse-by"),
    path("cards/<name:slug>/face/", cards.face, name="card-face"),
    path("decks/", decks.decks, name="decks"),
    path("decks/export/<name:form>/", decks.export, name="deck-export"),
    path("sets/", sets.sets, name="sets"),
    path("sets/<words:code>/", sets.card_set, name="set"),
    path("rules/", documents.documents, name="documents"),
    path("rules/<name:slug>/", documents.document, name="document"),
    path("rules/<name:slug>/print/", documents.whole, name="document-whole"),
    path("rules/<name:slug>/<name:number>/", documents.section, name="section"),
    path("glossary/", glossary.glossary, name="glossary"),
    path("glossary/<name:slug>/", glossary.term, name="term"),
    path("glossary/<name:slug>/in/<name:document>/", glossary.explained, name="term-explained"),
    path("editions/", editions.editions, name="editions"),
    path("rulings/", rulings.rulings, name="rulings"),
    path("rulings/<row:pk>/", rulings.ruling, name="ruling"),
    path("check/", checker.checker, name="checker"),
    path("check/board/", checker.board, name="checker-board"),
    path("check/compare/", checker.compare, name="checker-compare"),
    path("check/invent/", checker.invent, name="checker-invent"),
    path("check/<name:name>/", checker.preset, name="checker-preset"),
    path("designators/", designators.designators, name="designators"),
    path("designators/compare/", designators.comparison, name="designators-compare"),
    path("designators/<words:word>/", designators.designator, name="designator"),
]
