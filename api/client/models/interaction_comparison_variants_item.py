from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.interaction_comparison_variants_item_ruleset import (
    InteractionComparisonVariantsItemRuleset,
    check_interaction_comparison_variants_item_ruleset,
)

if TYPE_CHECKING:
    from ..models.interaction_comparison_variants_item_printings import (
        InteractionComparisonVariantsItemPrintings,
    )
    from ..models.result import Result


T = TypeVar("T", bound="InteractionComparisonVariantsItem")


@_attrs_define
class InteractionComparisonVariantsItem:
    """
    Attributes:
        ruleset (InteractionComparisonVariantsItemRuleset): edition of the rules
        printings (InteractionComparisonVariantsItemPrintings): the wordings compared, by title
        result (Result): What happens.
    """

    ruleset: InteractionComparisonVariantsItemRuleset
    printings: InteractionComparisonVariantsItemPrintings
    result: Result
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ruleset: str = self.ruleset

        printings = self.printings.to_dict()

        result = self.result.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ruleset": ruleset,
                "printings": printings,
                "result": result,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.interaction_comparison_variants_item_printings import (
            InteractionComparisonVariantsItemPrintings,  # noqa: PLC0415
        )
        from ..models.result import Result  # noqa: PLC0415

        d = dict(src_dict)
        ruleset = check_interaction_comparison_variants_item_ruleset(d.pop("ruleset"))

        printings = InteractionComparisonVariantsItemPrintings.from_dict(
            d.pop("printings")
        )

        result = Result.from_dict(d.pop("result"))

        interaction_comparison_variants_item = cls(
            ruleset=ruleset,
            printings=printings,
            result=result,
        )

        interaction_comparison_variants_item.additional_properties = d
        return interaction_comparison_variants_item

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
