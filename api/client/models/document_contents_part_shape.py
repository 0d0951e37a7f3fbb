from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.document_contents_part_shape_object import (
    DocumentContentsPartShapeObject,
    check_document_contents_part_shape_object,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.section_link import SectionLink


T = TypeVar("T", bound="DocumentContentsPartShape")


@_attrs_define
class DocumentContentsPartShape:
    """Some fields of: A document with its table of contents.

    Attributes:
        object_ (DocumentContentsPartShapeObject): what the object is
        updated_at (datetime.datetime | Unset): when its content last changed
        slug (str | Unset): its stable name
        title (str | Unset): as it is printed
        game (str | Unset): slug of the game
        publisher (str | Unset): who published it
        authors (str | Unset): who wrote it
        date (str | Unset): as precisely as it is known
        ruleset (str | Unset): the edition of the rules that it describes
        about (str | Unset): what the document is, in a few sentences
        original_imported (bool | Unset): whether its original wording has been imported
        sections (int | Unset): how many sections it has
        url (str | Unset): its address in the API
        page_url (str | Unset): for a person
        contents (list[SectionLink] | Unset): every section, in reading order
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: DocumentContentsPartShapeObject
    updated_at: datetime.datetime | Unset = UNSET
    slug: str | Unset = UNSET
    title: str | Unset = UNSET
    game: str | Unset = UNSET
    publisher: str | Unset = UNSET
    authors: str | Unset = UNSET
    date: str | Unset = UNSET
    ruleset: str | Unset = UNSET
    about: str | Unset = UNSET
    original_imported: bool | Unset = UNSET
    sections: int | Unset = UNSET
    url: str | Unset = UNSET
    page_url: str | Unset = UNSET
    contents: list[SectionLink] | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        updated_at: str | Unset = UNSET
        if not isinstance(self.updated_at, Unset):
            updated_at = self.updated_at.isoformat()

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

        contents: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.contents, Unset):
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
                "object": object_,
            }
        )
        if updated_at is not UNSET:
            field_dict["updated_at"] = updated_at
        if slug is not UNSET:
            field_dict["slug"] = slug
        if title is not UNSET:
            field_dict["title"] = title
        if game is not UNSET:
            field_dict["game"] = game
        if publisher is not UNSET:
            field_dict["publisher"] = publisher
        if authors is not UNSET:
            field_dict["authors"] = authors
        if date is not UNSET:
            field_dict["date"] = date
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset
        if about is not UNSET:
            field_dict["about"] = about
        if original_imported is not UNSET:
            field_dict["original_imported"] = original_imported
        if sections is not UNSET:
            field_dict["sections"] = sections
        if url is not UNSET:
            field_dict["url"] = url
        if page_url is not UNSET:
            field_dict["page_url"] = page_url
        if contents is not UNSET:
            field_dict["contents"] = contents
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.section_link import SectionLink  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_document_contents_part_shape_object(d.pop("object"))

        _updated_at = d.pop("updated_at", UNSET)
        updated_at: datetime.datetime | Unset
        if isinstance(_updated_at, Unset):
            updated_at = UNSET
        else:
            updated_at = datetime.datetime.fromisoformat(_updated_at)

        slug = d.pop("slug", UNSET)

        title = d.pop("title", UNSET)

        game = d.pop("game", UNSET)

        publisher = d.pop("publisher", UNSET)

        authors = d.pop("authors", UNSET)

        date = d.pop("date", UNSET)

        ruleset = d.pop("ruleset", UNSET)

        about = d.pop("about", UNSET)

        original_imported = d.pop("original_imported", UNSET)

        sections = d.pop("sections", UNSET)

        url = d.pop("url", UNSET)

        page_url = d.pop("page_url", UNSET)

        _contents = d.pop("contents", UNSET)
        contents: list[SectionLink] | Unset = UNSET
        if _contents is not UNSET:
            contents = []
            for contents_item_data in _contents:
                contents_item = SectionLink.from_dict(contents_item_data)

                contents.append(contents_item)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        document_contents_part_shape = cls(
            object_=object_,
            updated_at=updated_at,
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

        document_contents_part_shape.additional_properties = d
        return document_contents_part_shape

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
