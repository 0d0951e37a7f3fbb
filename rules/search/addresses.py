"""Addresses of pages, also where the pages are not (yet) in the URL configuration."""

from __future__ import annotations

from typing import Protocol

from django.urls import NoReverseMatch


class HasPage(Protocol):
    """A model with a page of its own."""

    def get_absolute_url(self) -> str: ...


def page_of(thing: HasPage, otherwise: str) -> str:
    """The page of a card, section, term or ruling; ``otherwise`` where no URL pattern leads to it."""
    try:
        return thing.get_absolute_url()
    except NoReverseMatch:
        return otherwise
