from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.interaction_comparison_differences_item_values_item_type_1_item import (
        InteractionComparisonDifferencesItemValuesItemType1Item,
    )


T = TypeVar("T", bound="InteractionComparisonDifferencesItem")


@_attrs_define
class InteractionComparisonDifferencesItem:
    """
    Attributes:
        path (str): such as cards.ting-ting.zone
        values (list[bool | float | list[bool | float | None | str] |
            list[InteractionComparisonDifferencesItemValuesItemType1Item] | None | str]): one a variant
    """

    path: str
    values: list[
        bool
        | float
        | list[bool | float | None | str]
        | list[InteractionComparisonDifferencesItemValuesItemType1Item]
        | None
        | str
    ]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        path = self.path

        values = []
        for values_item_data in self.values:
            values_item: (
                bool
                | float
                | list[bool | float | None | str]
                | list[dict[str, Any]]
                | None
                | str
            )
            if isinstance(values_item_data, list):
                values_item = []
                for values_item_type_0_type_4_item_data in values_item_data:
                    values_item_type_0_type_4_item: bool | float | None | str
                    values_item_type_0_type_4_item = values_item_type_0_type_4_item_data
                    values_item.append(values_item_type_0_type_4_item)

            elif isinstance(values_item_data, list):
                values_item = []
                for values_item_type_1_item_data in values_item_data:
                    values_item_type_1_item = values_item_type_1_item_data.to_dict()
                    values_item.append(values_item_type_1_item)

            else:
                values_item = values_item_data
            values.append(values_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "path": path,
                "values": values,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.interaction_comparison_differences_item_values_item_type_1_item import (
            InteractionComparisonDifferencesItemValuesItemType1Item,  # noqa: PLC0415
        )

        d = dict(src_dict)
        path = d.pop("path")

        values = []
        _values = d.pop("values")
        for values_item_data in _values:

            def _parse_values_item(
                data: object,
            ) -> (
                bool
                | float
                | list[bool | float | None | str]
                | list[InteractionComparisonDifferencesItemValuesItemType1Item]
                | None
                | str
            ):
                if data is None:
                    return data
                try:
                    if not isinstance(data, list):
                        raise TypeError()
                    values_item_type_0_type_4 = []
                    _values_item_type_0_type_4 = data
                    for (
                        values_item_type_0_type_4_item_data
                    ) in _values_item_type_0_type_4:

                        def _parse_values_item_type_0_type_4_item(
                            data: object,
                        ) -> bool | float | None | str:
                            if data is None:
                                return data
                            return cast(bool | float | None | str, data)

                        values_item_type_0_type_4_item = (
                            _parse_values_item_type_0_type_4_item(
                                values_item_type_0_type_4_item_data
                            )
                        )

                        values_item_type_0_type_4.append(values_item_type_0_type_4_item)

                    return values_item_type_0_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, list):
                        raise TypeError()
                    values_item_type_1 = []
                    _values_item_type_1 = data
                    for values_item_type_1_item_data in _values_item_type_1:
                        values_item_type_1_item = InteractionComparisonDifferencesItemValuesItemType1Item.from_dict(
                            values_item_type_1_item_data
                        )

                        values_item_type_1.append(values_item_type_1_item)

                    return values_item_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(
                    bool
                    | float
                    | list[bool | float | None | str]
                    | list[InteractionComparisonDifferencesItemValuesItemType1Item]
                    | None
                    | str,
                    data,
                )

            values_item = _parse_values_item(values_item_data)

            values.append(values_item)

        interaction_comparison_differences_item = cls(
            path=path,
            values=values,
        )

        interaction_comparison_differences_item.additional_properties = d
        return interaction_comparison_differences_item

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
