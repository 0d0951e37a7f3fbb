from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.ufs_actions_of_scenario_fields_item import (
    UfsActionsOfScenarioFieldsItem,
    check_ufs_actions_of_scenario_fields_item,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ufs_scenario import UfsScenario


T = TypeVar("T", bound="UfsActionsOfScenario")


@_attrs_define
class UfsActionsOfScenario:
    """Whose actions are listed.

    Attributes:
        scenario (UfsScenario): A board of UFS, and what is done.
        fields (list[UfsActionsOfScenarioFieldsItem] | Unset): what is told of an outcome; `status` always is. Left out:
            everything but `changes`, and of the outcomes of listed actions what is short
        strict (bool | Unset): an action implies nothing: one that is legal only once others have passed is refused, and
            `later` of its problem says what has to be done first. Without it the steps that an action implies are marked
            `assumed`
        depth (int | Unset): so many plies of outcomes are told: 1 is what comes of each listed action, 2 also of each
            action after it; at most 1000 positions in all
    """

    scenario: UfsScenario
    fields: list[UfsActionsOfScenarioFieldsItem] | Unset = UNSET
    strict: bool | Unset = UNSET
    depth: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        scenario = self.scenario.to_dict()

        fields: list[str] | Unset = UNSET
        if not isinstance(self.fields, Unset):
            fields = []
            for fields_item_data in self.fields:
                fields_item: str = fields_item_data
                fields.append(fields_item)

        strict = self.strict

        depth = self.depth

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
        if depth is not UNSET:
            field_dict["depth"] = depth

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ufs_scenario import UfsScenario  # noqa: PLC0415

        d = dict(src_dict)
        scenario = UfsScenario.from_dict(d.pop("scenario"))

        _fields = d.pop("fields", UNSET)
        fields: list[UfsActionsOfScenarioFieldsItem] | Unset = UNSET
        if _fields is not UNSET:
            fields = []
            for fields_item_data in _fields:
                fields_item = check_ufs_actions_of_scenario_fields_item(
                    fields_item_data
                )

                fields.append(fields_item)

        strict = d.pop("strict", UNSET)

        depth = d.pop("depth", UNSET)

        ufs_actions_of_scenario = cls(
            scenario=scenario,
            fields=fields,
            strict=strict,
            depth=depth,
        )

        return ufs_actions_of_scenario
