from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ruleset_shape_object import RulesetShapeObject, check_ruleset_shape_object

T = TypeVar("T", bound="RulesetShape")


@_attrs_define
class RulesetShape:
    """An edition of the rules.

    Attributes:
        object_ (RulesetShapeObject): what the object is
        slug (str): its stable name
        name (str): what it is called
        document (str): slug of the document that it follows
        date (datetime.date | None): of its cards; null: the latest of all
        default (bool): whether it is used where none is named
    """

    object_: RulesetShapeObject
    slug: str
    name: str
    document: str
    date: datetime.date | None
    default: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        slug = self.slug

        name = self.name

        document = self.document

        date: None | str
        if isinstance(self.date, datetime.date):
            date = self.date.isoformat()
        else:
            date = self.date

        default = self.default

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "slug": slug,
                "name": name,
                "document": document,
                "date": date,
                "default": default,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_ruleset_shape_object(d.pop("object"))

        slug = d.pop("slug")

        name = d.pop("name")

        document = d.pop("document")

        def _parse_date(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                date_type_0 = datetime.date.fromisoformat(data)

                return date_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        date = _parse_date(d.pop("date"))

        default = d.pop("default")

        ruleset_shape = cls(
            object_=object_,
            slug=slug,
            name=name,
            document=document,
            date=date,
            default=default,
        )

        ruleset_shape.additional_properties = d
        return ruleset_shape

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
