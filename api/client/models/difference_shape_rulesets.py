from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rule_shape import RuleShape


T = TypeVar("T", bound="DifferenceShapeRulesets")


@_attrs_define
class DifferenceShapeRulesets:
    """what each edition has"""

    additional_properties: dict[str, RuleShape] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:

        field_dict: dict[str, Any] = {}
        for prop_name, prop in self.additional_properties.items():
            field_dict[prop_name] = prop.to_dict()

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rule_shape import RuleShape  # noqa: PLC0415

        d = dict(src_dict)
        difference_shape_rulesets = cls()

        additional_properties = {}
        for prop_name, prop_dict in d.items():
            additional_property = RuleShape.from_dict(prop_dict)

            additional_properties[prop_name] = additional_property

        difference_shape_rulesets.additional_properties = additional_properties
        return difference_shape_rulesets

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> RuleShape:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: RuleShape) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
