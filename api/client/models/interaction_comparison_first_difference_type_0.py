from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.interaction_comparison_first_difference_type_0_variants_item import (
        InteractionComparisonFirstDifferenceType0VariantsItem,
    )


T = TypeVar("T", bound="InteractionComparisonFirstDifferenceType0")


@_attrs_define
class InteractionComparisonFirstDifferenceType0:
    """The first step at which the outcomes part.

    Attributes:
        n (int): of the step, from 1
        variants (list[InteractionComparisonFirstDifferenceType0VariantsItem]): the variants, in the order of the answer
    """

    n: int
    variants: list[InteractionComparisonFirstDifferenceType0VariantsItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        n = self.n

        variants = []
        for variants_item_data in self.variants:
            variants_item = variants_item_data.to_dict()
            variants.append(variants_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "n": n,
                "variants": variants,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.interaction_comparison_first_difference_type_0_variants_item import (
            InteractionComparisonFirstDifferenceType0VariantsItem,  # noqa: PLC0415
        )

        d = dict(src_dict)
        n = d.pop("n")

        variants = []
        _variants = d.pop("variants")
        for variants_item_data in _variants:
            variants_item = (
                InteractionComparisonFirstDifferenceType0VariantsItem.from_dict(
                    variants_item_data
                )
            )

            variants.append(variants_item)

        interaction_comparison_first_difference_type_0 = cls(
            n=n,
            variants=variants,
        )

        interaction_comparison_first_difference_type_0.additional_properties = d
        return interaction_comparison_first_difference_type_0

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
