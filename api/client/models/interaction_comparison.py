from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.interaction_comparison_object import (
    InteractionComparisonObject,
    check_interaction_comparison_object,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.interaction_comparison_differences_item import (
        InteractionComparisonDifferencesItem,
    )
    from ..models.interaction_comparison_first_difference_type_0 import (
        InteractionComparisonFirstDifferenceType0,
    )
    from ..models.interaction_comparison_variants_item import (
        InteractionComparisonVariantsItem,
    )


T = TypeVar("T", bound="InteractionComparison")


@_attrs_define
class InteractionComparison:
    """Every outcome, and where they part.

    Attributes:
        object_ (InteractionComparisonObject): what the object is
        same (bool): whether nothing differs but the sections cited
        first_difference (InteractionComparisonFirstDifferenceType0 | None): the first step at which the outcomes part;
            null where none differs
        differences (list[InteractionComparisonDifferencesItem]): what differs at the end
        variants (list[InteractionComparisonVariantsItem]): the variants, in the order of the answer
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: InteractionComparisonObject
    same: bool
    first_difference: InteractionComparisonFirstDifferenceType0 | None
    differences: list[InteractionComparisonDifferencesItem]
    variants: list[InteractionComparisonVariantsItem]
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.interaction_comparison_first_difference_type_0 import (
            InteractionComparisonFirstDifferenceType0,  # noqa: PLC0415
        )

        object_: str = self.object_

        same = self.same

        first_difference: dict[str, Any] | None
        if isinstance(self.first_difference, InteractionComparisonFirstDifferenceType0):
            first_difference = self.first_difference.to_dict()
        else:
            first_difference = self.first_difference

        differences = []
        for differences_item_data in self.differences:
            differences_item = differences_item_data.to_dict()
            differences.append(differences_item)

        variants = []
        for variants_item_data in self.variants:
            variants_item = variants_item_data.to_dict()
            variants.append(variants_item)

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "same": same,
                "first_difference": first_difference,
                "differences": differences,
                "variants": variants,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.interaction_comparison_differences_item import (
            InteractionComparisonDifferencesItem,  # noqa: PLC0415
        )
        from ..models.interaction_comparison_first_difference_type_0 import (
            InteractionComparisonFirstDifferenceType0,  # noqa: PLC0415
        )
        from ..models.interaction_comparison_variants_item import (
            InteractionComparisonVariantsItem,  # noqa: PLC0415
        )

        d = dict(src_dict)
        object_ = check_interaction_comparison_object(d.pop("object"))

        same = d.pop("same")

        def _parse_first_difference(
            data: object,
        ) -> InteractionComparisonFirstDifferenceType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                first_difference_type_0 = (
                    InteractionComparisonFirstDifferenceType0.from_dict(data)
                )

                return first_difference_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(InteractionComparisonFirstDifferenceType0 | None, data)

        first_difference = _parse_first_difference(d.pop("first_difference"))

        differences = []
        _differences = d.pop("differences")
        for differences_item_data in _differences:
            differences_item = InteractionComparisonDifferencesItem.from_dict(
                differences_item_data
            )

            differences.append(differences_item)

        variants = []
        _variants = d.pop("variants")
        for variants_item_data in _variants:
            variants_item = InteractionComparisonVariantsItem.from_dict(
                variants_item_data
            )

            variants.append(variants_item)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        interaction_comparison = cls(
            object_=object_,
            same=same,
            first_difference=first_difference,
            differences=differences,
            variants=variants,
            warnings=warnings,
        )

        interaction_comparison.additional_properties = d
        return interaction_comparison

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
