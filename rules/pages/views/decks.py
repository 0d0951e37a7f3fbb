"""Decks: a list that is pasted or built, checked, shared by its address, and taken along as text or CSV."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from rules.library.copy_limits import COPY_LIMITS
from rules.library.decks.addresses import MAX_TEXT, deck_address, packed_deck, unpacked_deck
from rules.library.decks.editing import added, mended, with_copies
from rules.library.decks.exporting import FORMS
from rules.library.decks.exporting import export as exported
from rules.library.decks.reading import parse
from rules.pages.parameters import Parameters
from rules.pages.presenters.deck import deck_page
from rules.pages.throttled import search_throttled
from rules.text.packing import MAX_LINK, PackedError

DEFAULT = next(iter(COPY_LIMITS))


@require_http_methods(["GET", "HEAD", "POST"])
@search_throttled
@csrf_exempt  # Nothing is stored and nobody is logged in: there is nothing that a forged request could change.
def decks(request: HttpRequest) -> HttpResponse:
    """A deck: what the address holds; a form sent here makes another one."""
    if request.method == "POST":
        return _changed(request)
    parameters = Parameters.of(request)
    game = parameters.choice("game", COPY_LIMITS, "game with decks") or DEFAULT
    word = request.GET.get("d", "")
    if not word:
        return _page(request, "", game, parameters.notices)
    try:
        return _page(request, *unpacked_deck(word), parameters.notices)
    except PackedError as error:
        return _page(request, "", game, [f"This address holds no deck: {error}."])


@require_safe
@search_throttled
def export(request: HttpRequest, form: str) -> HttpResponse:
    """The deck of the address as a file."""
    if form not in FORMS:
        raise Http404(f"A deck can be had as {', '.join(FORMS)}.")
    try:
        text, game = unpacked_deck(request.GET.get("d", ""))
    except PackedError as error:
        raise Http404(f"This address holds no deck: {error}.") from error
    of = FORMS[form]
    name = f'attachment; filename="deck.{of.suffix}"'
    body = exported(parse(text, game), game, form)
    return HttpResponse(body, content_type=of.content_type, headers={"Content-Disposition": name})


def _changed(request: HttpRequest) -> HttpResponse:
    """To the address of the list that was sent, with a card more or less; what is too long for one is shown at once."""
    game = request.POST.get("game", DEFAULT)
    game = game if game in COPY_LIMITS else DEFAULT
    text = request.POST.get("list", "")
    notices = []
    if len(text) > MAX_TEXT:
        notices.append(f"Only the first {MAX_TEXT:,} characters of the list were read.")
        text = text[:MAX_TEXT]
    name = " ".join(request.POST.get("add", "")[:200].split())
    if name:
        text, notice = added(text, game, name)
        notices += [notice] if notice else []
    for field, number in (("more", 1), ("less", -1), ("out", -10_000)):
        if slug := request.POST.get(field, "")[:160]:
            text = with_copies(text, game, slug, number)
    line, _, title = request.POST.get("mend", "")[:400].partition(":")
    if title and line.isascii() and line.isdigit():
        text = mended(text, game, int(line[:6]), title)
    word = packed_deck(text, game)
    if notices or len(word) > MAX_LINK:
        return _page(request, text, game, notices)
    return redirect(deck_address(word) + "#deck")


def _page(request: HttpRequest, text: str, game: str, notices: list[str]) -> HttpResponse:
    return render(request, "decks.html", {"page": deck_page(text, game), "notices": notices, "game_here": game})
