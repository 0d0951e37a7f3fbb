"""The pages of the interaction checker. They store nothing: a position stands in its address."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from rules import interactions
from rules.engine.shadowfist import DEFAULT_RULESET
from rules.pages.checker import changing, presets
from rules.pages.checker.deck_lists import DeckLists
from rules.pages.checker.edits import EditError, Scenario, Sought, is_bare
from rules.pages.checker.evaluated import MAX_FAULTS, Evaluated, as_text
from rules.pages.checker.games import MAX_BEGUN, Checker, checker_of, checkers
from rules.pages.checker.shadowfist import comparing, wordings
from rules.pages.citations import cite_text
from rules.pages.context import api_url, origin
from rules.pages.evaluating import evaluating
from rules.pages.page_cache import kept
from rules.pages.parameters import Parameters
from rules.pages.throttled import search_throttled, throttled
from rules.text import packing

MAX_EDITED = 300  # cards on a board that is changed card by card
OPEN_ACTIONS = 3  # of a board of one's own, that what has just happened is in sight; those before are folded up


@require_safe
@kept("q", "outcome", "part")
@search_throttled
def checker(request: HttpRequest) -> HttpResponse:
    """The examples to start from: the parts of the documents, those of one part, or what is looked for."""
    parameters = Parameters.of(request)
    query, outcome, part = parameters.text("q"), parameters.text("outcome"), parameters.text("part")
    context: dict[str, Any] = {"query": query, "total": len(presets.presets()), "notices": parameters.notices}
    context |= {"checkers": checkers(), "outcomes": presets.OUTCOMES, "outcome": outcome}
    if outcome and outcome not in presets.OUTCOMES:
        parameters.notices.append(f"No outcome is called “{outcome}”; choose one of the list.")
        outcome = ""
    group = presets.of_part(part)
    if part and group is None:
        parameters.notices.append(f"No part of a document with examples is called “{part}”.")
    if query or outcome:
        context["found"] = presets.search(query, outcome)
    elif group:
        context["group"] = group
    else:
        context |= {"groups": presets.groups(), "tags": presets.tags()}
    return render(request, "checker/index.html", context)


@require_safe
@throttled
@evaluating
def preset(request: HttpRequest, name: str) -> HttpResponse:
    """An example of the corpus."""
    entry = interactions.example(name)
    if entry is None:
        raise Http404(f"No example is named {name}.")
    # An example is gone through from its start, unless the address says where to.
    at = changing.whole(request.GET.get("at"))
    return _page(request, entry["scenario"], entry=entry, at=at or 0)


@require_http_methods(["GET", "HEAD", "POST"])
@throttled
@evaluating
@csrf_exempt  # Nothing is stored and nobody is logged in: there is nothing that a forged request could change.
def board(request: HttpRequest) -> HttpResponse:
    """A position of one's own: an empty board, or what the address holds; a form sent here makes another."""
    if request.method == "POST":
        return _changed(request)
    word = request.GET.get("s", "")
    try:
        scenario = packing.unpack(word) if word else _board_with(request.GET.getlist("card"), _checker(request))
    except packing.PackedError as error:
        notice = f"This address holds no position: {error}. Here is an empty board."
        return _page(request, _checker(request).empty_board(), notices=[notice])
    return _page(request, scenario)


@require_safe
@throttled
@evaluating
def compare(request: HttpRequest) -> HttpResponse:
    """Where the outcomes of a position part: ``by`` is ``editions`` or the title of a card with several wordings."""
    word = request.GET.get("s", "")
    try:
        scenario = packing.unpack(word)
    except packing.PackedError as error:
        return _page(request, _checker(request).empty_board(), notices=[f"This address holds no position: {error}."])
    by = request.GET.get("by", "editions")
    context: dict[str, Any] = {"back": _address(scenario), "address": f"{origin(request)}{request.get_full_path()}"}
    try:
        titles = sorted({card["title"] for card in interactions.evaluate(scenario)["cards"].values()})
        cards = wordings.compared(titles)
        context["choices"] = [_way(word, "Editions", "editions", by), *(_way(word, each, each, by) for each in cards)]
        context["comparison"] = (
            comparing.compare_wordings(scenario, by, cards[by]) if by in cards else comparing.compare_editions(scenario)
        )
    except interactions.ScenarioError as error:
        context["faults"] = error.faults[:MAX_FAULTS]
    return render(request, "checker/compare.html", context, status=400 if "faults" in context else 200)


@require_safe
@throttled
@evaluating
def otherwise(request: HttpRequest) -> HttpResponse:
    """Where a position comes out otherwise, as lines that its page fetches."""
    try:
        scenario = packing.unpack(request.GET.get("s", ""))
        compare = checker_of(scenario.get("game")).otherwise
        found = compare(scenario) if compare else ()
    except (packing.PackedError, interactions.ScenarioError, interactions.TooMuchWorkError):
        found = ()
    return render(request, "checker/otherwise.html", {"found": found})


@require_safe
@throttled
@evaluating
def invent(request: HttpRequest) -> HttpResponse:
    """A card that a visitor invents: its face, how it is read, and a board with it.

    ``s`` is the position whose board it goes on, if it was asked for on one.
    """
    word = request.GET.get("s", "")
    notices: list[str] = []
    try:
        scenario = packing.unpack(word) if word else None
    except packing.PackedError as error:
        scenario, word = None, ""
        notices.append(f"This address holds no board: {error}.")
    checker = checker_of(scenario.get("game")) if isinstance(scenario, dict) else _checker(request)
    invented = checker.invented(request.GET)
    board_address = ""
    unread: Sequence[Any] = ()
    if invented.title:
        try:
            made = checker.on_a_board(invented, scenario)
            board_address, unread = _address(made.scenario, editing_board=made.editing), made.unread
            if board_address and "board" in request.GET:
                return redirect(board_address)
        except (EditError, interactions.ScenarioError) as error:
            notices.append(f"It cannot be put on that board: {error}")
        except (TypeError, KeyError, AttributeError, IndexError):
            notices.append("It cannot be put on that board: this address holds no board.")
    context = {
        "card": invented,
        "checker": checker,
        "checkers": checkers(),
        "game": checker.game,
        "word": word,
        "unread": unread,
        "notices": notices,
    }
    return render(request, "checker/invent.html", context, status=400 if invented.faults else 200)


def _way(word: str, label: str, by: str, now: str) -> dict[str, Any]:
    """A tab of the comparison."""
    return {"label": label, "url": f"?{urlencode({'s': word, 'by': by})}", "current": by == now}


def _checker(request: HttpRequest) -> Checker:
    """The checker of the game whose board is begun."""
    return checker_of(request.GET.get("game"))


def _board_with(titles: Sequence[str], checker: Checker) -> Scenario:
    """A board to begin with, with cards of these titles on it as far as there are any."""
    board = checker.empty_board()
    for title in filter(None, titles[:MAX_BEGUN]):
        try:
            change = {"op": "add", "player": board["players"][0]["name"], **checker.named(title, board)}
            board = checker.edit(board, interactions.evaluate(board), change)
        except EditError:
            continue
    return board


def _changed(request: HttpRequest) -> HttpResponse:
    """To the address of the next position; what is too long for an address, or has a notice, is shown at once."""
    if "begin" in request.POST:
        return _begun(request)
    try:
        found = changing.change(request.POST)
    except packing.PackedError as error:
        return _page(request, _checker(request).empty_board(), notices=[f"The position could not be read: {error}."])
    lists = DeckLists.of(request.POST, checker_of(found.scenario.get("game")).game)
    found.notices += lists.faults
    address = _address(found.scenario, found.at, found.editing, found.why, lists)
    if address and not found.notices and not found.sought:
        return redirect(address)
    return _page(
        request,
        found.scenario,
        at=found.at,
        editing_board=found.editing,
        why=found.why,
        typed=found.typed,
        notices=found.notices,
        sought=found.sought,
        lists=lists,
    )


def _begun(request: HttpRequest) -> HttpResponse:
    """The beginning of a game with two decks."""
    able = [each for each in checkers() if each.begun]
    checker = next((each for each in able if each.game == request.POST.get("game")), able[0])
    assert checker.begun
    try:
        scenario = checker.begun(request.POST)
    except EditError as error:
        return _page(request, checker.empty_board(), editing_board=True, notices=[str(error)])
    address = _address(scenario)
    return redirect(address) if address else _page(request, scenario)


def _address(
    scenario: Scenario,
    at: int | None = None,
    editing_board: bool = False,
    why: str = "",
    lists: DeckLists | None = None,
) -> str:
    """The address of a position, empty if it would be too long for one."""
    word = packing.pack(scenario)
    if len(word) > packing.MAX_LINK:
        return ""
    fields = {"s": word}
    if at is not None:
        fields["at"] = str(at)
    if editing_board:
        fields["edit"] = "1"
    if why:
        fields["why"] = why
    if lists:
        fields |= lists.fields
    if sum(map(len, fields.values())) > packing.MAX_LINK:
        return ""
    return f"{reverse('checker-board')}?{urlencode(fields)}"


def _page(
    request: HttpRequest,
    scenario: Scenario,
    *,
    entry: Scenario | None = None,
    at: int | None = None,
    editing_board: bool | None = None,
    why: str = "",
    typed: str = "",
    notices: list[str] | None = None,
    sought: Sought | None = None,
    lists: DeckLists | None = None,
) -> HttpResponse:
    if at is None:
        at = changing.whole(request.GET.get("at"))
    if editing_board is None:
        editing_board = (
            request.GET.get("edit", "") == "1"
            or "card" in request.GET
            or (not scenario.get("actions") and is_bare(scenario))
        )
    why = why or request.GET.get("why", "")
    checker = checker_of(scenario.get("game"))
    lists = lists or DeckLists.of(request.GET, checker.game)
    position = checker.evaluate_at(scenario, 0 if editing_board else at, why, lists)
    if position.table and sought:
        for player in position.table.players:
            player.sought = sought if player.name == sought.player else None
    notices = notices or []
    # Of an example that is opened at its start one wants to know how it ends.
    whole = checker.told(scenario) if entry and position.result and not position.at and position.total else position
    if editing_board and position.result and len(position.result["cards"]) > MAX_EDITED:
        notices.append(f"More than {MAX_EDITED} cards are too many to be changed one by one: change the text below.")
        editing_board = False
    edition = scenario.get("ruleset") or DEFAULT_RULESET
    folded = 0 if entry else max(0, position.at - OPEN_ACTIONS)
    context = {
        "page": position,
        "whole": whole,
        "answered": bool(whole.at or position.ending or (position.result and position.result["incomplete"])),
        "checker": checker,
        "earlier": position.actions[:folded],
        "actions": position.actions[folded:],
        "entry": entry,
        "editing": editing_board,
        "packed": packing.pack(scenario),
        "share": _address(scenario, at, lists=lists),
        "text": typed or as_text(scenario),
        "typed": bool(typed),
        "rulesets": checker.rulesets,
        "ruleset": edition,
        "edition_name": next((each.name for each in checker.rulesets if each.slug == edition), ""),
        "notices": notices,
        "alike": presets.alike(entry["name"]) if entry else [],
        "source": cite_text(entry["source"]) if entry else None,
        "board_address": _address(scenario, editing_board=True, lists=lists),
        "lists": lists,
        "compare_address": f"{reverse('checker-compare')}?{urlencode({'s': packing.pack(scenario)})}",
        "otherwise_address": _otherwise(position, checker),
        "evaluate_address": api_url("interactions-evaluate") or "/api/v1/interactions/evaluate",
        "steps": _steps(position, entry, lists),
        "address": f"{origin(request)}{_address(scenario, at, lists=lists)}" if not entry else "",
    }
    status = 400 if position.faults and not entry else 200
    return render(request, "checker/board.html", context, status=status)


@dataclass(frozen=True)
class _Step:
    """A way through the actions: ``to`` is how many have been taken then, ``address`` is empty if it is too long."""

    key: str
    label: str
    to: int
    address: str
    here: bool


def _steps(position: Evaluated, entry: Scenario | None, lists: DeckLists) -> dict[str, _Step]:
    """To the first position, one back, one on, and to the last."""
    at, total = position.at, position.total
    ways = (("first", "first", 0), ("back", "back", at - 1), ("forth", "next", at + 1), ("last", "last", total))
    return {
        key: _Step(key, label, to, "" if here else _step_address(position, entry, to, lists), here)
        for key, label, to in ways
        for here in [to == at or not 0 <= to <= total]
    }


def _otherwise(position: Evaluated, checker: Checker) -> str:
    """Where the page asks whether what has happened so far comes out otherwise; empty if nothing has."""
    if not checker.otherwise or not position.at or position.result is None:
        return ""
    word = packing.pack({**position.scenario, "actions": position.scenario["actions"][: position.at]})
    return f"{reverse('checker-otherwise')}?{urlencode({'s': word})}" if len(word) <= packing.MAX_LINK else ""


def _step_address(position: Evaluated, entry: Scenario | None, to: int, lists: DeckLists) -> str:
    """The address of the position after so many actions, at the log of the last of them."""
    address = (
        f"{reverse('checker-preset', args=[entry['name']])}?{urlencode({'at': to, **lists.fields})}"
        if entry is not None
        else _address(position.scenario, to, lists=lists)
    )
    return f"{address}#{'latest' if to else 'steps'}" if address else ""
