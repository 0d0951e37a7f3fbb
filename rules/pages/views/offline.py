"""The site as something to install, and to read without a network."""

from __future__ import annotations

import hashlib
import json

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.http import require_safe

import rules
from rules.library.versioned import data_version
from rules.pages.lookups import library
from rules.pages.offline import SHELL, everything
from rules.pages.page_cache import kept
from rules.pages.throttled import search_throttled

COLOUR = "#94271a"
PAPER = "#faf8f3"


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    """What a device needs to know to install the site."""
    icons = [
        {"src": static(f"pages/icons/icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": use}
        for size in (192, 512)
        for use in ("any", "maskable")
    ]
    told = {
        "name": "Cards & Rules",
        "short_name": "Cards & Rules",
        "description": "Cards, rules, rulings and interactions of Shadowfist and UFS.",
        "id": "/",
        "start_url": reverse("home"),
        "scope": "/",
        "display": "standalone",
        "theme_color": COLOUR,
        "background_color": PAPER,
        "icons": icons,
        "shortcuts": [
            {"name": name, "url": reverse(view)}
            for name, view in (("Cards", "cards"), ("Rules", "documents"), ("Checker", "checker"))
        ],
    }
    return JsonResponse(told, content_type="application/manifest+json")


@require_safe
def service_worker(request: HttpRequest) -> HttpResponse:
    """The script that keeps pages; it is another one for every version of the code and of the data."""
    told = {
        "version": hashlib.sha256(f"{rules.CODE_VERSION} {data_version()}".encode()).hexdigest()[:16],
        "offline": reverse("offline"),
        "pack": reverse("offline-pack"),
        "shell": [static(f"pages/{name}") for name in SHELL],
    }
    script = render(request, "sw.js", {"settings": json.dumps(told)}, content_type="text/javascript; charset=utf-8")
    script["Service-Worker-Allowed"] = "/"
    return script


@require_safe
@kept()
def offline(request: HttpRequest) -> HttpResponse:
    """What is kept, and all of it on request; without a network it stands for the pages that are not at hand."""
    return render(request, "offline.html")


@require_safe
@search_throttled
def pack(request: HttpRequest) -> HttpResponse:
    """Everything that can be kept, in one file; its size is told before it is packed for the way."""
    body = _pack()
    return HttpResponse(body, content_type="application/json", headers={"X-Unpacked-Size": str(len(body))})


def _pack() -> bytes:
    return library().once("pack", lambda: json.dumps({"pages": everything()}, separators=(",", ":")).encode())
