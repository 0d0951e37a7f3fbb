"""Interactions: what happens if ..., what may be done, where editions or wordings part, and the examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from api.addresses import section_address
from api.errors import ApiError, bad_request, error_body, fault, faults, not_found
from api.pagination import declared_with_pages, list_object
from api.parameters import CARD, DOCUMENT, GAME, NameAmong, NameOf, Text, choice, declared
from api.parts import parts_of
from api.schema import of_games, ref
from api.serializers.base import list_of
from api.serializers.interactions import ExampleShape
from api.throttling import InteractionRateThrottle
from api.views.base import AnswerView, ListView
from rules import interactions
from rules.engine.shadowfist import EDITIONS
from rules.engine.ufs import EDITIONS as UFS_EDITIONS
from rules.library import selectors
from rules.models import Section

BRAWL = {
    "ruleset": "zman-2001",
    "turn": "Ann",
    "players": [
        {"name": "Ann", "hand": ["Final Brawl"], "locations": [{"front": "Fox Pass", "characters": ["Ting Ting"]}]},
        {"name": "Bob", "locations": [{"front": "City Park", "characters": [{"card": "Maverick Cop", "damage": 2}]}]},
    ],
    "actions": [{"by": "Ann", "do": "play", "card": "Final Brawl"}, {"do": "resolve"}],
}
SCENARIO_EXAMPLE = OpenApiExample("Final Brawl", BRAWL, request_only=True)
REFUSAL_EXAMPLE = OpenApiExample(
    "What the Maverick Cop may not do",
    {"scenario": {**BRAWL, "actions": []}, "card": "maverick-cop"},
    request_only=True,
)
COMPARISON_EXAMPLE = OpenApiExample(
    "Fox Pass as printed then and now",
    {"scenario": BRAWL, "rulesets": ["daedalus-1995", "modern"], "printings": {"Fox Pass": ["L/S", "YotD"]}},
    request_only=True,
)
STRICT_EXAMPLE = OpenApiExample(
    "Nothing is implied, and only the end is told",
    {"scenario": BRAWL, "strict": True, "fields": ["hash", "players", "cards", "problem"]},
    request_only=True,
)
CONTINUATIONS_EXAMPLE = OpenApiExample(
    "Two ways to go on",
    {
        "scenario": {**BRAWL, "actions": []},
        "continuations": [BRAWL["actions"], [{"by": "Ann", "do": "attack", "with": ["ting-ting"]}]],
        "fields": ["hash", "changes", "decision", "problem"],
    },
    request_only=True,
)
BATCH_EXAMPLE = OpenApiExample(
    "Two editions",
    {"scenarios": [BRAWL, {**BRAWL, "ruleset": "modern"}], "fields": ["hash", "cards"]},
    request_only=True,
)
PLIES_EXAMPLE = OpenApiExample(
    "What comes of each action, and of each after it",
    {"scenario": {**BRAWL, "actions": []}, "depth": 2, "fields": ["hash", "winner", "changes"]},
    request_only=True,
)


JAB = {
    "title": "Straight Jab",
    "type": "attack",
    "difficulty": 4,
    "control": 3,
    "resources": ["fire"],
    "speed": 2,
    "attack_zone": "high",
    "damage": 3,
}
SPARRING = {
    "title": "Sparring Partner",
    "type": "character",
    "difficulty": 6,
    "control": 6,
    "resources": ["fire"],
    "hand_size": 6,
    "vitality": 20,
}
BOUT = {
    "game": "ufs",
    "custom": [JAB, SPARRING],
    "players": [
        {"name": "Ann", "character": "Sparring Partner", "hand": ["Straight Jab"]},
        {"name": "Bob", "character": {"card": "Sparring Partner", "id": "rival"}},
    ],
}
PLAY_JAB = {"by": "Ann", "do": "play", "card": "Straight Jab"}
ODDS_EXAMPLE = OpenApiExample(
    "Whether the jab comes off",
    {"scenario": BOUT, "action": PLAY_JAB, "deck": ["Straight Jab", "Straight Jab", "Sparring Partner"]},
    request_only=True,
)
BOUT_EXAMPLE = OpenApiExample("A jab (UFS)", {**BOUT, "actions": [{**PLAY_JAB, "check": 5}]}, request_only=True)
BOUT_REFUSAL_EXAMPLE = OpenApiExample(
    "What the jab may not do (UFS)", {"scenario": BOUT, "card": "straight-jab"}, request_only=True
)
BOUTS_EXAMPLE = OpenApiExample(
    "Two checks (UFS)",
    {"scenario": BOUT, "continuations": [[{**PLAY_JAB, "check": check}] for check in (2, 5)]},
    request_only=True,
)
BOUT_PLIES_EXAMPLE = OpenApiExample(
    "What comes of each action (UFS)", {"scenario": BOUT, "depth": 1}, request_only=True
)


# What a list of legal actions tells besides them.
TOLD = ("game", "turn", "winner", "over", "decision", "problem", "omitted", "incomplete")

Answer = Callable[[Any, Request], Response]


def in_one_place(answer: Answer) -> Answer:
    """Take one place among the evaluations for all that an answer needs, once the body has been read."""

    @wraps(answer)
    def placed(view: Any, request: Request) -> Response:
        view.body(request)
        with interactions.place(int(request.META.get("CONTENT_LENGTH") or 0)):
            return answer(view, request)

    return placed


class InteractionView(AnswerView):
    """A view to which a JSON object is sent."""

    throttle_classes = [InteractionRateThrottle]

    def body(self, request: Request) -> Mapping[str, Any]:
        """The object that was sent."""
        if not isinstance(request.data, dict):
            raise bad_request(
                "Send a JSON object, as /api/v1/docs describes it.", place="body", code="malformed_scenario"
            )
        return request.data

    def handle_exception(self, exc: Exception) -> Response:
        """Every fault of a scenario with its place."""
        if isinstance(exc, interactions.ScenarioError):
            code = "too_long" if isinstance(exc, interactions.TooMuchWorkError) else "malformed_scenario"
            exc = ApiError(400, code, faults(exc.faults))
        if isinstance(exc, interactions.BusyError):
            exc = ApiError(503, "busy", fault(f"{exc} Try again in {exc.wait} seconds."), retry_after=exc.wait)
        return super().handle_exception(exc)


class EvaluateView(InteractionView):
    """What happens: a board and a list of actions go in, a step-by-step outcome comes out, every step with its rules.

    An illegal action is an answer too: ``status`` is ``illegal``, and ``problem`` says which rule forbids it.
    """

    @extend_schema(
        operation_id="interactions_evaluate",
        request={"application/json": ref("Question")},
        responses={(200, "application/json"): ref("AnyOutcome")},
        examples=[SCENARIO_EXAMPLE, STRICT_EXAMPLE, BOUT_EXAMPLE],
    )
    @in_one_place
    def post(self, request: Request) -> Response:
        asked = interactions.read_question(self.body(request))
        told = interactions.evaluate(asked.scenario, section_address, fields=asked.fields, strict=asked.strict)
        return Response(told)


class BatchView(InteractionView):
    """What happens in many scenarios, or in many continuations of one, in their order.

    Each has a ``result`` or, where it is malformed, an ``error``. All of them together may be as much work as one
    evaluation; what goes beyond it has the error ``too_long``.
    """

    @extend_schema(
        operation_id="interactions_batch",
        request={"application/json": ref("BatchRequest")},
        responses={(200, "application/json"): ref("Batch")},
        examples=[CONTINUATIONS_EXAMPLE, BATCH_EXAMPLE, BOUTS_EXAMPLE],
    )
    @in_one_place
    def post(self, request: Request) -> Response:
        found = interactions.evaluate_many(interactions.read_batch(self.body(request)), section_address)
        data = [
            {"result": each, "error": None}
            if isinstance(each, dict)
            else {"result": None, "error": error_body(400, each[0], faults(each[1]))}
            for each in found
        ]
        late = [each[1][0] for each in found if not isinstance(each, dict) and each[0] == "too_long"]
        told = f"{len(late)} of {len(found)} are not evaluated: {late[0]}" if late else ""
        bound = {"code": "too_long", "message": told} if late else None
        return Response({**list_object(data, len(data), None, []), "incomplete": bound})


class ActionsView(InteractionView):
    """The legal actions after those of a scenario, each with all that it needs: add one to ``actions`` and go on.

    Attackers and interceptors are listed alone and all together; any other group of them may be declared too.
    ``omitted`` tells what is not listed; where that is because there is too much of it, ``warnings`` say so as well.
    ``label`` is how an action reads; ``turn``, ``winner``, ``over`` and ``decision`` (whose ``by`` decides) say how it
    stands. With a ``depth`` there are ``outcomes`` too: what comes of each action, and so
    many plies of what comes then, in one answer.
    """

    @extend_schema(
        operation_id="interactions_actions",
        request={"application/json": ref("ActionsRequest")},
        responses={(200, "application/json"): of_games("LegalActions", "UfsLegalActions")},
        examples=[SCENARIO_EXAMPLE, PLIES_EXAMPLE, BOUT_PLIES_EXAMPLE],
    )
    @in_one_place
    def post(self, request: Request) -> Response:
        asked = interactions.read_question(self.body(request), listing=True)
        found = interactions.explore(asked.scenario, asked.depth, asked.fields, asked.strict, section_address)
        actions, problem = found["actions"], found["problem"]
        warnings = [f"Not listed: {each}." for each in found["shortfall"]]
        warnings += [f"Not told: {each}." for each in found["cut"]]
        if problem:
            warnings.append(f"Action {problem['action']} of the scenario is illegal already: {problem['message']}")
        listed = list_object(actions, len(actions), None, warnings)
        told = {name: found[name] for name in (*TOLD, *(["outcomes"] if asked.depth else []))}
        return Response({**listed, **told})


class RefusedView(InteractionView):
    """What one card may not do after the actions of a scenario, each with the rule that stands in the way.

    What is legal in some way, with one target though not with another, is not refused; neither is what has more ways
    than can be tried.
    """

    @extend_schema(
        operation_id="interactions_refused",
        request={"application/json": ref("RefusalRequest")},
        responses={(200, "application/json"): of_games("Refusals", "UfsRefusals")},
        examples=[REFUSAL_EXAMPLE, BOUT_REFUSAL_EXAMPLE],
    )
    @in_one_place
    def post(self, request: Request) -> Response:
        body = self.body(request)
        scenario, card = body.get("scenario"), body.get("card")
        if not isinstance(scenario, dict) or not isinstance(card, str) or body.keys() - {"scenario", "card"}:
            raise bad_request(
                'Send {"scenario": {...}, "card": ID} and nothing else.', place="body", code="malformed_scenario"
            )
        result = interactions.evaluate(scenario)
        if card not in result["cards"]:
            known = ", ".join(list(result["cards"])[:20])
            raise bad_request(
                f"No card of the scenario has the id {card[:80]!r}; there are {known}.",
                place="card",
                code="unknown_card",
            )
        warnings = []
        if problem := result["problem"]:
            warnings.append(f"Action {problem['action']} of the scenario is illegal already: {problem['message']}")
        refused = interactions.refused_actions(scenario, card, section_address)
        return Response({**list_object(refused, len(refused), None, warnings), "game": result["game"]})


class OddsView(InteractionView):
    """The exact chances of the control check that the next action of a scenario of UFS makes.

    Of each value, of passing with each number of committed foundations, and of each block in the defender's hand.
    """

    @extend_schema(
        operation_id="interactions_odds",
        request={"application/json": ref("OddsRequest")},
        responses={(200, "application/json"): ref("Odds")},
        examples=[ODDS_EXAMPLE],
    )
    @in_one_place
    def post(self, request: Request) -> Response:
        return Response(interactions.odds(self.body(request)))


class CompareView(InteractionView):
    """One scenario under several editions or wordings of its cards: every outcome, and where they part."""

    @extend_schema(
        operation_id="interactions_compare",
        request={"application/json": ref("ComparisonRequest")},
        responses={(200, "application/json"): ref("InteractionComparison")},
        examples=[COMPARISON_EXAMPLE],
    )
    @in_one_place
    def post(self, request: Request) -> Response:
        asked = interactions.read_comparison(self.body(request))
        compared = interactions.compare(asked.scenario, asked.rulesets, asked.printings, section_address)
        return Response({"object": "comparison", **compared})


class ExamplesView(ListView):
    """The corpus: worked examples and rulings of the documents as scenarios, with what must come out of them."""

    filters = (
        Text("q", "words of the title", example="attack"),
        NameAmong("tag", "one tag", example="scenes", among=selectors.scenario_tags),
        CARD,
        DOCUMENT,
        NameOf(
            "section",
            "its number, with document; its parts count too",
            example="4.5",
            model=Section,
            attributes=("number",),
        ),
        choice("ruleset", "edition of the rules", (*EDITIONS, *UFS_EDITIONS)),
        GAME,
    )

    @extend_schema(
        operation_id="interactions_examples_list",
        parameters=declared_with_pages(*filters, *parts_of("example")),
        responses=list_of(ExampleShape),
    )
    def get(self, request: Request) -> Response:
        wanted = {each.name: each.read(request) for each in self.filters}
        return self.documents(request, "example", selectors.scenarios(**wanted))


class ExampleView(AnswerView):
    """One example by its name."""

    @extend_schema(
        operation_id="interactions_examples_retrieve",
        parameters=declared(*parts_of("example")),
        responses=ExampleShape,
    )
    def get(self, request: Request, name: str) -> Response:
        example = self.document(request, "example", path=f"interactions/examples/{name}")
        if example is None:
            raise not_found(f"There is no example {name!r}. /api/v1/interactions/examples?q=... finds one.")
        return Response(example)
