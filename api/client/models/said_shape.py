from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SaidShape")


@_attrs_define
class SaidShape:
    """A sentence of our text, and where it stands.

    Attributes:
        text (str): for a person, in a sentence or several
        document (str): slug of the document
        number (str): number of the section
        title (str): as it is printed
        edition (str): the document's title and date
        url (str): its address in the API
        page_url (str): the page that shows it to a person
    """

    text: str
    document: str
    number: str
    title: str
    edition: str
    url: str
    page_url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        document = self.document

        number = self.number

        title = self.title

        edition = self.edition

        url = self.url

        page_url = self.page_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "text": text,
                "document": document,
                "number": number,
                "title": title,
                "edition": edition,
                "url": url,
                "page_url": page_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        text = d.pop("text")

        document = d.pop("document")

        number = d.pop("number")

        title = d.pop("title")

        edition = d.pop("edition")

        url = d.pop("url")

        page_url = d.pop("page_url")

        said_shape = cls(
            text=text,
            document=document,
            number=number,
            title=title,
            edition=edition,
            url=url,
            page_url=page_url,
        )

        said_shape.additional_properties = d
        return said_shape

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
