from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.comparison_of_scenario_rulesets_item import (
    ComparisonOfScenarioRulesetsItem,
    check_comparison_of_scenario_rulesets_item,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.printings_compared import PrintingsCompared
    from ..models.scenario import Scenario


T = TypeVar("T", bound="ComparisonOfScenario")


@_attrs_define
class ComparisonOfScenario:
    """Without rulesets and printings all editions are compared; with both, every combination.

    Attributes:
        scenario (Scenario): A board of at most 2000 cards, and what is done. `resume` is part of a result's `board`,
            and is sent back as it is.
        rulesets (list[ComparisonOfScenarioRulesetsItem] | Unset): the editions to compare
        printings (PrintingsCompared | Unset): the printings to compare of a card, by title; null is the one in force
    """

    scenario: Scenario
    rulesets: list[ComparisonOfScenarioRulesetsItem] | Unset = UNSET
    printings: PrintingsCompared | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        scenario = self.scenario.to_dict()

        rulesets: list[str] | Unset = UNSET
        if not isinstance(self.rulesets, Unset):
            rulesets = []
            for rulesets_item_data in self.rulesets:
                rulesets_item: str = rulesets_item_data
                rulesets.append(rulesets_item)

        printings: dict[str, Any] | Unset = UNSET
        if not isinstance(self.printings, Unset):
            printings = self.printings.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "scenario": scenario,
            }
        )
        if rulesets is not UNSET:
            field_dict["rulesets"] = rulesets
        if printings is not UNSET:
            field_dict["printings"] = printings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.printings_compared import PrintingsCompared  # noqa: PLC0415
        from ..models.scenario import Scenario  # noqa: PLC0415

        d = dict(src_dict)
        scenario = Scenario.from_dict(d.pop("scenario"))

        _rulesets = d.pop("rulesets", UNSET)
        rulesets: list[ComparisonOfScenarioRulesetsItem] | Unset = UNSET
        if _rulesets is not UNSET:
            rulesets = []
            for rulesets_item_data in _rulesets:
                rulesets_item = check_comparison_of_scenario_rulesets_item(
                    rulesets_item_data
                )

                rulesets.append(rulesets_item)

        _printings = d.pop("printings", UNSET)
        printings: PrintingsCompared | Unset
        if isinstance(_printings, Unset):
            printings = UNSET
        else:
            printings = PrintingsCompared.from_dict(_printings)

        comparison_of_scenario = cls(
            scenario=scenario,
            rulesets=rulesets,
            printings=printings,
        )

        return comparison_of_scenario
