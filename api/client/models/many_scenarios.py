from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.many_scenarios_fields_item import (
    ManyScenariosFieldsItem,
    check_many_scenarios_fields_item,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scenario import Scenario


T = TypeVar("T", bound="ManyScenarios")


@_attrs_define
class ManyScenarios:
    """Many scenarios, each by itself.

    Attributes:
        scenarios (list[Scenario]): the scenarios, each by itself
        fields (list[ManyScenariosFieldsItem] | Unset): what is told of an outcome; `status` always is. Left out:
            everything but `changes`, and of the outcomes of listed actions what is short
        strict (bool | Unset): an action implies nothing: one that is legal only once others have passed is refused, and
            `later` of its problem says what has to be done first. Without it the steps that an action implies are marked
            `assumed`
    """

    scenarios: list[Scenario]
    fields: list[ManyScenariosFieldsItem] | Unset = UNSET
    strict: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        scenarios = []
        for scenarios_item_data in self.scenarios:
            scenarios_item = scenarios_item_data.to_dict()
            scenarios.append(scenarios_item)

        fields: list[str] | Unset = UNSET
        if not isinstance(self.fields, Unset):
            fields = []
            for fields_item_data in self.fields:
                fields_item: str = fields_item_data
                fields.append(fields_item)

        strict = self.strict

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "scenarios": scenarios,
            }
        )
        if fields is not UNSET:
            field_dict["fields"] = fields
        if strict is not UNSET:
            field_dict["strict"] = strict

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scenario import Scenario  # noqa: PLC0415

        d = dict(src_dict)
        scenarios = []
        _scenarios = d.pop("scenarios")
        for scenarios_item_data in _scenarios:
            scenarios_item = Scenario.from_dict(scenarios_item_data)

            scenarios.append(scenarios_item)

        _fields = d.pop("fields", UNSET)
        fields: list[ManyScenariosFieldsItem] | Unset = UNSET
        if _fields is not UNSET:
            fields = []
            for fields_item_data in _fields:
                fields_item = check_many_scenarios_fields_item(fields_item_data)

                fields.append(fields_item)

        strict = d.pop("strict", UNSET)

        many_scenarios = cls(
            scenarios=scenarios,
            fields=fields,
            strict=strict,
        )

        return many_scenarios
