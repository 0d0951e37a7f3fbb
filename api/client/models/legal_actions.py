from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.legal_actions_object import LegalActionsObject, check_legal_actions_object
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.omission import Omission
    from ..models.outcome import Outcome
    from ..models.scenario_action import ScenarioAction


T = TypeVar("T", bound="LegalActions")


@_attrs_define
class LegalActions:
    """The legal actions of a position.

    Attributes:
        object_ (LegalActionsObject): what the object is
        total (int): how many there are
        has_more (bool): whether there are more than are listed
        next_page (None | str): address of the next page; null on the last
        data (list[ScenarioAction]): what the list holds
        warnings (list[str]): what of the request was not used, and why
        omitted (list[Omission]): legal actions that are not listed
        outcomes (list[None | Outcome] | Unset): what comes of each action, in their order; null beyond the bounds
    """

    object_: LegalActionsObject
    total: int
    has_more: bool
    next_page: None | str
    data: list[ScenarioAction]
    warnings: list[str]
    omitted: list[Omission]
    outcomes: list[None | Outcome] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.outcome import Outcome  # noqa: PLC0415

        object_: str = self.object_

        total = self.total

        has_more = self.has_more

        next_page: None | str
        next_page = self.next_page

        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        warnings = self.warnings

        omitted = []
        for omitted_item_data in self.omitted:
            omitted_item = omitted_item_data.to_dict()
            omitted.append(omitted_item)

        outcomes: list[dict[str, Any] | None] | Unset = UNSET
        if not isinstance(self.outcomes, Unset):
            outcomes = []
            for outcomes_item_data in self.outcomes:
                outcomes_item: dict[str, Any] | None
                if isinstance(outcomes_item_data, Outcome):
                    outcomes_item = outcomes_item_data.to_dict()
                else:
                    outcomes_item = outcomes_item_data
                outcomes.append(outcomes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "total": total,
                "has_more": has_more,
                "next_page": next_page,
                "data": data,
                "warnings": warnings,
                "omitted": omitted,
            }
        )
        if outcomes is not UNSET:
            field_dict["outcomes"] = outcomes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.omission import Omission  # noqa: PLC0415
        from ..models.outcome import Outcome  # noqa: PLC0415
        from ..models.scenario_action import ScenarioAction  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_legal_actions_object(d.pop("object"))

        total = d.pop("total")

        has_more = d.pop("has_more")

        def _parse_next_page(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_page = _parse_next_page(d.pop("next_page"))

        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = ScenarioAction.from_dict(data_item_data)

            data.append(data_item)

        warnings = cast(list[str], d.pop("warnings"))

        omitted = []
        _omitted = d.pop("omitted")
        for omitted_item_data in _omitted:
            omitted_item = Omission.from_dict(omitted_item_data)

            omitted.append(omitted_item)

        _outcomes = d.pop("outcomes", UNSET)
        outcomes: list[None | Outcome] | Unset = UNSET
        if _outcomes is not UNSET:
            outcomes = []
            for outcomes_item_data in _outcomes:

                def _parse_outcomes_item(data: object) -> None | Outcome:
                    if data is None:
                        return data
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        outcomes_item_type_0 = Outcome.from_dict(data)

                        return outcomes_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(None | Outcome, data)

                outcomes_item = _parse_outcomes_item(outcomes_item_data)

                outcomes.append(outcomes_item)

        legal_actions = cls(
            object_=object_,
            total=total,
            has_more=has_more,
            next_page=next_page,
            data=data,
            warnings=warnings,
            omitted=omitted,
            outcomes=outcomes,
        )

        legal_actions.additional_properties = d
        return legal_actions

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
