from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="InteractionLink")


@_attrs_define
class InteractionLink:
    """An example with its addresses.

    Attributes:
        name (str): what it is called
        title (str): as it is printed
        url (str): its address in the API
        page_url (str): for a person
    """

    name: str
    title: str
    url: str
    page_url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        title = self.title

        url = self.url

        page_url = self.page_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "title": title,
                "url": url,
                "page_url": page_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        title = d.pop("title")

        url = d.pop("url")

        page_url = d.pop("page_url")

        interaction_link = cls(
            name=name,
            title=title,
            url=url,
            page_url=page_url,
        )

        interaction_link.additional_properties = d
        return interaction_link

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
