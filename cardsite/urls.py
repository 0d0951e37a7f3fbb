"""Addresses: the pages at the root, the API below /api/."""

from django.urls import include, path

urlpatterns = [
    path("api/", include("api.urls")),
    path("", include("rules.pages.urls")),
]

handler400 = "cardsite.errors.bad_request"
handler403 = "cardsite.errors.forbidden"
handler404 = "cardsite.errors.not_found"
handler500 = "cardsite.errors.server_error"
