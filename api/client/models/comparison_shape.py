from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.comparison_shape_object import (
    ComparisonShapeObject,
    check_comparison_shape_object,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.reason_shape import ReasonShape


T = TypeVar("T", bound="ComparisonShape")


@_attrs_define
class ComparisonShape:
    """Whether two words are the same designator, and why.

    Attributes:
        object_ (ComparisonShapeObject): what the object is
        ruleset (str): edition of the rules
        match (bool): whether both are the same designator
        a (list[str]): the designators of the first
        b (list[str]): the designators of the second
        shared (list[str]): what both have
        why (list[ReasonShape]): the reasons, sentence by sentence
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: ComparisonShapeObject
    ruleset: str
    match: bool
    a: list[str]
    b: list[str]
    shared: list[str]
    why: list[ReasonShape]
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        ruleset = self.ruleset

        match = self.match

        a = self.a

        b = self.b

        shared = self.shared

        why = []
        for why_item_data in self.why:
            why_item = why_item_data.to_dict()
            why.append(why_item)

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "ruleset": ruleset,
                "match": match,
                "a": a,
                "b": b,
                "shared": shared,
                "why": why,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.reason_shape import ReasonShape  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_comparison_shape_object(d.pop("object"))

        ruleset = d.pop("ruleset")

        match = d.pop("match")

        a = cast(list[str], d.pop("a"))

        b = cast(list[str], d.pop("b"))

        shared = cast(list[str], d.pop("shared"))

        why = []
        _why = d.pop("why")
        for why_item_data in _why:
            why_item = ReasonShape.from_dict(why_item_data)

            why.append(why_item)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        comparison_shape = cls(
            object_=object_,
            ruleset=ruleset,
            match=match,
            a=a,
            b=b,
            shared=shared,
            why=why,
            warnings=warnings,
        )

        comparison_shape.additional_properties = d
        return comparison_shape

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
