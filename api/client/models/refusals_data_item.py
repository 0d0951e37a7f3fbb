from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.cited import Cited
    from ..models.scenario_action import ScenarioAction


T = TypeVar("T", bound="RefusalsDataItem")


@_attrs_define
class RefusalsDataItem:
    """An action that the card may not take, and why.

    Attributes:
        action (ScenarioAction): An action, with fields of its own; what is optional may be left out where there is one
            possibility.
        code (str):
        message (str): which rule forbids it, and what would make it legal
        rules (list[Cited]):
        later (None | str): from when it would be legal, where that takes an action of its own first (decline, combat,
            continue)
    """

    action: ScenarioAction
    code: str
    message: str
    rules: list[Cited]
    later: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        action = self.action.to_dict()

        code = self.code

        message = self.message

        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        later: None | str
        later = self.later

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "action": action,
                "code": code,
                "message": message,
                "rules": rules,
                "later": later,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cited import Cited  # noqa: PLC0415
        from ..models.scenario_action import ScenarioAction  # noqa: PLC0415

        d = dict(src_dict)
        action = ScenarioAction.from_dict(d.pop("action"))

        code = d.pop("code")

        message = d.pop("message")

        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = Cited.from_dict(rules_item_data)

            rules.append(rules_item)

        def _parse_later(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        later = _parse_later(d.pop("later"))

        refusals_data_item = cls(
            action=action,
            code=code,
            message=message,
            rules=rules,
            later=later,
        )

        refusals_data_item.additional_properties = d
        return refusals_data_item

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
