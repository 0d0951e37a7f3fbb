"""Addresses of the API, version 1 (DESIGN 8 fixes them)."""

from django.urls import path, re_path
from drf_spectacular.views import SpectacularAPIView

from api.views import cards, designators, docs, interactions, root, search, texts

v1 = [
    ("", root.RootView, "root"),
    ("games", cards.GamesView, "games"),
    ("sets", cards.SetsView, "sets"),
    ("cards", cards.CardsView, "cards"),
    ("cards/named", cards.CardNamedView, "card-named"),
    ("cards/autocomplete", cards.CardAutocompleteView, "card-autocomplete"),
    ("cards/random", cards.CardRandomView, "card-random"),
    ("cards/collection", cards.CardCollectionView, "card-collection"),
    ("cards/<str:slug>", cards.CardView, "card"),
    ("cards/<str:slug>/printings", cards.CardPrintingsView, "card-printings"),
    ("cards/<str:slug>/errata", cards.CardErrataView, "card-errata"),
    ("cards/<str:slug>/effective", cards.CardEffectiveView, "card-effective"),
    ("cards/<str:slug>/rulings", cards.CardRulingsView, "card-rulings"),
    ("cards/<str:slug>/designators", cards.CardDesignatorsView, "card-designators"),
    ("designators", designators.DesignatorsView, "designators"),
    ("designators/compare", designators.CompareView, "designators-compare"),
    ("designators/<str:word>", designators.DesignatorView, "designator"),
    ("documents", texts.DocumentsView, "documents"),
    ("documents/<str:slug>", texts.DocumentView, "document"),
    ("sections/<str:document>/<str:number>", texts.SectionView, "section"),
    ("glossary", texts.GlossaryView, "glossary"),
    ("glossary/<str:slug>", texts.TermView, "term"),
    ("rulings", texts.RulingsView, "rulings"),
    ("rulings/<int:pk>", texts.RulingView, "ruling"),
    ("search", search.SearchView, "search"),
    ("rulesets", root.RulesetsView, "rulesets"),
    ("interactions/evaluate", interactions.EvaluateView, "interactions-evaluate"),
    ("interactions/actions", interactions.ActionsView, "interactions-actions"),
    ("interactions/refused", interactions.RefusedView, "interactions-refused"),
    ("interactions/compare", interactions.CompareView, "interactions-compare"),
    ("interactions/examples", interactions.ExamplesView, "interactions-examples"),
    ("interactions/examples/<str:name>", interactions.ExampleView, "interactions-example"),
    ("schema", SpectacularAPIView, "schema"),
    ("docs", docs.DocsView, "docs"),
]

urlpatterns = [
    *(path(f"v1/{route}", view.as_view(), name=f"api-{name}") for route, view, name in v1),
    re_path(r"^.*$", root.unknown_address),
]
