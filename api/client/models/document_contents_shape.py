from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.document_contents_shape_object import (
    DocumentContentsShapeObject,
    check_document_contents_shape_object,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.section_link import SectionLink


T = TypeVar("T", bound="DocumentContentsShape")


@_attrs_define
class DocumentContentsShape:
    """A document with its table of contents.

    Attributes:
        updated_at (datetime.datetime): when its content last changed
        object_ (DocumentContentsShapeObject): what the object is
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
        contents (list[SectionLink]): every section, in reading order
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    updated_at: datetime.datetime
    object_: DocumentContentsShapeObject
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
    contents: list[SectionLink]
    warnings: list[str] | Unset = UNSET
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

        contents = []
        for contents_item_data in self.contents:
            contents_item = contents_item_data.to_dict()
            contents.append(contents_item)

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

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
                "contents": contents,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.section_link import SectionLink  # noqa: PLC0415

        d = dict(src_dict)
        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        object_ = check_document_contents_shape_object(d.pop("object"))

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

        contents = []
        _contents = d.pop("contents")
        for contents_item_data in _contents:
            contents_item = SectionLink.from_dict(contents_item_data)

            contents.append(contents_item)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        document_contents_shape = cls(
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
            contents=contents,
            warnings=warnings,
        )

        document_contents_shape.additional_properties = d
        return document_contents_shape

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
