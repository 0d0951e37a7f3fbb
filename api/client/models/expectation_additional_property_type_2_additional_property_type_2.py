from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.expectation_additional_property_type_2_additional_property_type_2_additional_property_type_1_item import (
        ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item,
    )
    from ..models.expectation_additional_property_type_2_additional_property_type_2_additional_property_type_2 import (
        ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2,
    )


T = TypeVar("T", bound="ExpectationAdditionalPropertyType2AdditionalPropertyType2")


@_attrs_define
class ExpectationAdditionalPropertyType2AdditionalPropertyType2:
    additional_properties: dict[
        str,
        bool
        | ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2
        | float
        | list[bool | float | None | str]
        | list[
            ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item
        ]
        | None
        | str,
    ] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.expectation_additional_property_type_2_additional_property_type_2_additional_property_type_2 import (
            ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2,  # noqa: PLC0415
        )

        field_dict: dict[str, Any] = {}
        for prop_name, prop in self.additional_properties.items():
            if isinstance(prop, list):
                field_dict[prop_name] = []
                for additional_property_type_0_type_4_item_data in prop:
                    additional_property_type_0_type_4_item: bool | float | None | str
                    additional_property_type_0_type_4_item = (
                        additional_property_type_0_type_4_item_data
                    )
                    field_dict[prop_name].append(additional_property_type_0_type_4_item)

            elif isinstance(prop, list):
                field_dict[prop_name] = []
                for additional_property_type_1_item_data in prop:
                    additional_property_type_1_item = (
                        additional_property_type_1_item_data.to_dict()
                    )
                    field_dict[prop_name].append(additional_property_type_1_item)

            elif isinstance(
                prop,
                ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2,
            ):
                field_dict[prop_name] = prop.to_dict()
            else:
                field_dict[prop_name] = prop

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.expectation_additional_property_type_2_additional_property_type_2_additional_property_type_1_item import (
            ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item,  # noqa: PLC0415
        )
        from ..models.expectation_additional_property_type_2_additional_property_type_2_additional_property_type_2 import (
            ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2,  # noqa: PLC0415
        )

        d = dict(src_dict)
        expectation_additional_property_type_2_additional_property_type_2 = cls()

        additional_properties = {}
        for prop_name, prop_dict in d.items():

            def _parse_additional_property(
                data: object,
            ) -> (
                bool
                | ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2
                | float
                | list[bool | float | None | str]
                | list[
                    ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item
                ]
                | None
                | str
            ):
                if data is None:
                    return data
                try:
                    if not isinstance(data, list):
                        raise TypeError()
                    additional_property_type_0_type_4 = []
                    _additional_property_type_0_type_4 = data
                    for (
                        additional_property_type_0_type_4_item_data
                    ) in _additional_property_type_0_type_4:

                        def _parse_additional_property_type_0_type_4_item(
                            data: object,
                        ) -> bool | float | None | str:
                            if data is None:
                                return data
                            return cast(bool | float | None | str, data)

                        additional_property_type_0_type_4_item = (
                            _parse_additional_property_type_0_type_4_item(
                                additional_property_type_0_type_4_item_data
                            )
                        )

                        additional_property_type_0_type_4.append(
                            additional_property_type_0_type_4_item
                        )

                    return additional_property_type_0_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, list):
                        raise TypeError()
                    additional_property_type_1 = []
                    _additional_property_type_1 = data
                    for (
                        additional_property_type_1_item_data
                    ) in _additional_property_type_1:
                        additional_property_type_1_item = ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item.from_dict(
                            additional_property_type_1_item_data
                        )

                        additional_property_type_1.append(
                            additional_property_type_1_item
                        )

                    return additional_property_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    additional_property_type_2 = ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2.from_dict(
                        data
                    )

                    return additional_property_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(
                    bool
                    | ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2
                    | float
                    | list[bool | float | None | str]
                    | list[
                        ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item
                    ]
                    | None
                    | str,
                    data,
                )

            additional_property = _parse_additional_property(prop_dict)

            additional_properties[prop_name] = additional_property

        expectation_additional_property_type_2_additional_property_type_2.additional_properties = additional_properties
        return expectation_additional_property_type_2_additional_property_type_2

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(
        self, key: str
    ) -> (
        bool
        | ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2
        | float
        | list[bool | float | None | str]
        | list[
            ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item
        ]
        | None
        | str
    ):
        return self.additional_properties[key]

    def __setitem__(
        self,
        key: str,
        value: bool
        | ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2
        | float
        | list[bool | float | None | str]
        | list[
            ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item
        ]
        | None
        | str,
    ) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
