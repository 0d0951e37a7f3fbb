"""The addresses of the site, and those at which its pages of errors can be looked at."""

from django.shortcuts import render
from django.urls import get_resolver, path

from cardsite.urls import handler400, handler403, handler404, handler500
from cardsite.urls import urlpatterns as site

__all__ = ["handler400", "handler403", "handler404", "handler500", "urlpatterns"]


def refused(request, status):
    """What the site answers to a request that a view has raised an error for."""
    return get_resolver().resolve_error_handler(status)(request, exception=Exception())


def failed(request):
    return get_resolver().resolve_error_handler(500)(request)


def too_many(request):
    return render(request, "429.html", {"seconds": 7}, status=429)


def away(request):
    return render(request, "503.html", {"seconds": 10}, status=503)


def busy(request):
    return render(request, "busy.html", {"why": "There is too much to do.", "seconds": 2}, status=503)


urlpatterns = [
    path("error/400/", refused, {"status": 400}),
    path("error/403/", refused, {"status": 403}),
    path("error/429/", too_many),
    path("error/500/", failed),
    path("error/503/", away),
    path("error/busy/", busy),
    *site,
]
