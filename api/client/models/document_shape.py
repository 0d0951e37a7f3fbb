from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.document_shape_object import (
    DocumentShapeObject,
    check_document_shape_object,
)

T = TypeVar("T", bound="DocumentShape")


@_attrs_define
class DocumentShape:
    """A document.

    Attributes:
        updated_at (datetime.datetime): when its content last changed
        object_ (DocumentShapeObject): what the object is
        slug (str): its stable name
        title (str): as it is printed
        game (str): slug of the game
        publisher (str): who published it
        authors (str): who wrote it
        date (str): as precisely as it is known
        ruleset (str): the edition of the rules that it describes
        about (str): what the document is, in a few sentences
        original_imported (bool): whether its original wording has been imported
        sections (int): how many sections it has
        url (str): its address in the API
        page_url (str): for a person
    """

    updated_at: datetime.datetime
    object_: DocumentShapeObject
    slug: str
    title: str
    game: str
    publisher: str
    authors: str
    date: str
    ruleset: str
    about: str
    original_imported: bool
    sections: int
    url: str
    page_url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        updated_at = self.updated_at.isoformat()

        object_: str = self.object_

        slug = self.slug

        title = self.title

        game = self.game

        publisher = self.publisher

        authors = self.authors

        date = self.date

        ruleset = self.ruleset

        about = self.about

        original_imported = self.original_imported

        sections = self.sections

        url = self.url

        page_url = self.page_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "updated_at": updated_at,
                "object": object_,
                "slug": slug,
                "title": title,
                "game": game,
                "publisher": publisher,
                "authors": authors,
                "date": date,
                "ruleset": ruleset,
                "about": about,
                "original_imported": original_imported,
                "sections": sections,
                "url": url,
                "page_url": page_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        object_ = check_document_shape_object(d.pop("object"))

        slug = d.pop("slug")

        title = d.pop("title")

        game = d.pop("game")

        publisher = d.pop("publisher")

        authors = d.pop("authors")

        date = d.pop("date")

        ruleset = d.pop("ruleset")

        about = d.pop("about")

        original_imported = d.pop("original_imported")

        sections = d.pop("sections")

        url = d.pop("url")

        page_url = d.pop("page_url")

        document_shape = cls(
            updated_at=updated_at,
            object_=object_,
            slug=slug,
            title=title,
            game=game,
            publisher=publisher,
            authors=authors,
            date=date,
            ruleset=ruleset,
            about=about,
            original_imported=original_imported,
            sections=sections,
            url=url,
            page_url=page_url,
        )

        document_shape.additional_properties = d
        return document_shape

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
