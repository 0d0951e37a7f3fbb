from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="InteractionComparisonDifferencesItemValuesItemType1Item")


@_attrs_define
class InteractionComparisonDifferencesItemValuesItemType1Item:
    additional_properties: dict[
        str, bool | float | list[bool | float | None | str] | None | str
    ] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:

        field_dict: dict[str, Any] = {}
        for prop_name, prop in self.additional_properties.items():
            if isinstance(prop, list):
                field_dict[prop_name] = []
                for componentsschemas_value_type_4_item_data in prop:
                    componentsschemas_value_type_4_item: bool | float | None | str
                    componentsschemas_value_type_4_item = (
                        componentsschemas_value_type_4_item_data
                    )
                    field_dict[prop_name].append(componentsschemas_value_type_4_item)

            else:
                field_dict[prop_name] = prop

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        interaction_comparison_differences_item_values_item_type_1_item = cls()

        additional_properties = {}
        for prop_name, prop_dict in d.items():

            def _parse_additional_property(
                data: object,
            ) -> bool | float | list[bool | float | None | str] | None | str:
                if data is None:
                    return data
                try:
                    if not isinstance(data, list):
                        raise TypeError()
                    componentsschemas_value_type_4 = []
                    _componentsschemas_value_type_4 = data
                    for (
                        componentsschemas_value_type_4_item_data
                    ) in _componentsschemas_value_type_4:

                        def _parse_componentsschemas_value_type_4_item(
                            data: object,
                        ) -> bool | float | None | str:
                            if data is None:
                                return data
                            return cast(bool | float | None | str, data)

                        componentsschemas_value_type_4_item = (
                            _parse_componentsschemas_value_type_4_item(
                                componentsschemas_value_type_4_item_data
                            )
                        )

                        componentsschemas_value_type_4.append(
                            componentsschemas_value_type_4_item
                        )

                    return componentsschemas_value_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(
                    bool | float | list[bool | float | None | str] | None | str, data
                )

            additional_property = _parse_additional_property(prop_dict)

            additional_properties[prop_name] = additional_property

        interaction_comparison_differences_item_values_item_type_1_item.additional_properties = additional_properties
        return interaction_comparison_differences_item_values_item_type_1_item

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(
        self, key: str
    ) -> bool | float | list[bool | float | None | str] | None | str:
        return self.additional_properties[key]

    def __setitem__(
        self,
        key: str,
        value: bool | float | list[bool | float | None | str] | None | str,
    ) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
