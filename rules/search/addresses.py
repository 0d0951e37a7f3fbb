"""Addresses of pages, also where the pages are not (yet) in the URL configuration."""

from __future__ import annotations

from django.db.models import Model
from django.urls import NoReverseMatch


def page_of(thing: Model, otherwise: str) -> str:
    """The page of a card, section, term or ruling; ``otherwise`` where no URL pattern leads to it."""
    try:
        return thing.get_absolute_url()
    except NoReverseMatch:
        return otherwise
