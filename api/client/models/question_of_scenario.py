from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.question_of_scenario_fields_item import (
    QuestionOfScenarioFieldsItem,
    check_question_of_scenario_fields_item,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scenario import Scenario


T = TypeVar("T", bound="QuestionOfScenario")


@_attrs_define
class QuestionOfScenario:
    """A scenario to evaluate.

    Attributes:
        scenario (Scenario): A board of at most 2000 cards, and what is done. `resume` is part of a result's `board`,
            and is sent back as it is.
        fields (list[QuestionOfScenarioFieldsItem] | Unset): what is told of an outcome; `status` always is. Left out:
            everything but `changes`, and of the outcomes of listed actions what is short
        strict (bool | Unset): an action implies nothing: one that is legal only once others have passed is refused, and
            `later` of its problem says what has to be done first. Without it the steps that an action implies are marked
            `assumed`
    """

    scenario: Scenario
    fields: list[QuestionOfScenarioFieldsItem] | Unset = UNSET
    strict: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        scenario = self.scenario.to_dict()

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
        scenario = Scenario.from_dict(d.pop("scenario"))

        _fields = d.pop("fields", UNSET)
        fields: list[QuestionOfScenarioFieldsItem] | Unset = UNSET
        if _fields is not UNSET:
            fields = []
            for fields_item_data in _fields:
                fields_item = check_question_of_scenario_fields_item(fields_item_data)

                fields.append(fields_item)

        strict = d.pop("strict", UNSET)

        question_of_scenario = cls(
            scenario=scenario,
            fields=fields,
            strict=strict,
        )

        return question_of_scenario
