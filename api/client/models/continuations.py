from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.continuations_fields_item import (
    ContinuationsFieldsItem,
    check_continuations_fields_item,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scenario import Scenario
    from ..models.scenario_action import ScenarioAction


T = TypeVar("T", bound="Continuations")


@_attrs_define
class Continuations:
    """One scenario, whose actions are taken once, and many ways to go on from there.

    Attributes:
        scenario (Scenario): A board of at most 2000 cards, and what is done. `resume` is part of a result's `board`,
            and is sent back as it is.
        continuations (list[list[ScenarioAction]]): lists of actions, each of which goes on from the end of the scenario
        fields (list[ContinuationsFieldsItem] | Unset): what is told of an outcome; `status` always is. Left out:
            everything but `changes`, and of the outcomes of listed actions what is short
        strict (bool | Unset): an action implies nothing: one that is legal only once others have passed is refused, and
            `later` of its problem says what has to be done first. Without it the steps that an action implies are marked
            `assumed`
    """

    scenario: Scenario
    continuations: list[list[ScenarioAction]]
    fields: list[ContinuationsFieldsItem] | Unset = UNSET
    strict: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        scenario = self.scenario.to_dict()

        continuations = []
        for continuations_item_data in self.continuations:
            continuations_item = []
            for continuations_item_item_data in continuations_item_data:
                continuations_item_item = continuations_item_item_data.to_dict()
                continuations_item.append(continuations_item_item)

            continuations.append(continuations_item)

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
                "scenario": scenario,
                "continuations": continuations,
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
        from ..models.scenario_action import ScenarioAction  # noqa: PLC0415

        d = dict(src_dict)
        scenario = Scenario.from_dict(d.pop("scenario"))

        continuations = []
        _continuations = d.pop("continuations")
        for continuations_item_data in _continuations:
            continuations_item = []
            _continuations_item = continuations_item_data
            for continuations_item_item_data in _continuations_item:
                continuations_item_item = ScenarioAction.from_dict(
                    continuations_item_item_data
                )

                continuations_item.append(continuations_item_item)

            continuations.append(continuations_item)

        _fields = d.pop("fields", UNSET)
        fields: list[ContinuationsFieldsItem] | Unset = UNSET
        if _fields is not UNSET:
            fields = []
            for fields_item_data in _fields:
                fields_item = check_continuations_fields_item(fields_item_data)

                fields.append(fields_item)

        strict = d.pop("strict", UNSET)

        continuations = cls(
            scenario=scenario,
            continuations=continuations,
            fields=fields,
            strict=strict,
        )

        return continuations
