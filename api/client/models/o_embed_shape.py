from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.o_embed_shape_type import OEmbedShapeType, check_o_embed_shape_type
from ..models.o_embed_shape_version import (
    OEmbedShapeVersion,
    check_o_embed_shape_version,
)

T = TypeVar("T", bound="OEmbedShape")


@_attrs_define
class OEmbedShape:
    """A page of this site as other pages show it.

    Attributes:
        type_ (OEmbedShapeType): the sort of oEmbed answer
        version (OEmbedShapeVersion): of oEmbed
        title (str): as it is printed
        provider_name (str): name of this site
        provider_url (str): address of this site
        cache_age (int): seconds for which it may be kept
        html (str): a quotation with a link: no script and no style
        width (int): in pixels, at most maxwidth
        height (int | None): null: as high as its text
    """

    type_: OEmbedShapeType
    version: OEmbedShapeVersion
    title: str
    provider_name: str
    provider_url: str
    cache_age: int
    html: str
    width: int
    height: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        version: str = self.version

        title = self.title

        provider_name = self.provider_name

        provider_url = self.provider_url

        cache_age = self.cache_age

        html = self.html

        width = self.width

        height: int | None
        height = self.height

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "version": version,
                "title": title,
                "provider_name": provider_name,
                "provider_url": provider_url,
                "cache_age": cache_age,
                "html": html,
                "width": width,
                "height": height,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_o_embed_shape_type(d.pop("type"))

        version = check_o_embed_shape_version(d.pop("version"))

        title = d.pop("title")

        provider_name = d.pop("provider_name")

        provider_url = d.pop("provider_url")

        cache_age = d.pop("cache_age")

        html = d.pop("html")

        width = d.pop("width")

        def _parse_height(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        height = _parse_height(d.pop("height"))

        o_embed_shape = cls(
            type_=type_,
            version=version,
            title=title,
            provider_name=provider_name,
            provider_url=provider_url,
            cache_age=cache_age,
            html=html,
            width=width,
            height=height,
        )

        o_embed_shape.additional_properties = d
        return o_embed_shape

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
