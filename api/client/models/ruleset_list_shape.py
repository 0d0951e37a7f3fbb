from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ruleset_list_shape_object import (
    RulesetListShapeObject,
    check_ruleset_list_shape_object,
)

if TYPE_CHECKING:
    from ..models.difference_shape import DifferenceShape
    from ..models.ruleset_shape import RulesetShape


T = TypeVar("T", bound="RulesetListShape")


@_attrs_define
class RulesetListShape:
    """A list object: An edition of the rules.

    Attributes:
        differences (list[DifferenceShape]): what differs
        object_ (RulesetListShapeObject): what the object is
        total (int): on all pages
        has_more (bool): whether there is a next page
        next_page (None | str): its address; null on the last page
        data (list[RulesetShape]): what the list holds
        warnings (list[str]): what of the request was not used, and why
    """

    differences: list[DifferenceShape]
    object_: RulesetListShapeObject
    total: int
    has_more: bool
    next_page: None | str
    data: list[RulesetShape]
    warnings: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        differences = []
        for differences_item_data in self.differences:
            differences_item = differences_item_data.to_dict()
            differences.append(differences_item)

        object_: str = self.object_

        total = self.total

        has_more = self.has_more

        next_page: None | str
        next_page = self.next_page

        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "differences": differences,
                "object": object_,
                "total": total,
                "has_more": has_more,
                "next_page": next_page,
                "data": data,
                "warnings": warnings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.difference_shape import DifferenceShape  # noqa: PLC0415
        from ..models.ruleset_shape import RulesetShape  # noqa: PLC0415

        d = dict(src_dict)
        differences = []
        _differences = d.pop("differences")
        for differences_item_data in _differences:
            differences_item = DifferenceShape.from_dict(differences_item_data)

            differences.append(differences_item)

        object_ = check_ruleset_list_shape_object(d.pop("object"))

        total = d.pop("total")

        has_more = d.pop("has_more")

        def _parse_next_page(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_page = _parse_next_page(d.pop("next_page"))

        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = RulesetShape.from_dict(data_item_data)

            data.append(data_item)

        warnings = cast(list[str], d.pop("warnings"))

        ruleset_list_shape = cls(
            differences=differences,
            object_=object_,
            total=total,
            has_more=has_more,
            next_page=next_page,
            data=data,
            warnings=warnings,
        )

        ruleset_list_shape.additional_properties = d
        return ruleset_list_shape

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
