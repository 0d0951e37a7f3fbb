from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.error_object import ErrorObject, check_error_object
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.error_details_type_2_item import ErrorDetailsType2Item


T = TypeVar("T", bound="Error")


@_attrs_define
class Error:
    """Why a request is refused.

    Attributes:
        object_ (ErrorObject):
        status (int):
        code (str): for programs
        details (list[ErrorDetailsType2Item] | list[str] | str): for people: what was read and what would put it right;
            of a scenario every fault and its place
        warnings (list[str]):
        candidates (list[str] | Unset): titles that may have been meant; left out where there are none
    """

    object_: ErrorObject
    status: int
    code: str
    details: list[ErrorDetailsType2Item] | list[str] | str
    warnings: list[str]
    candidates: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        status = self.status

        code = self.code

        details: list[dict[str, Any]] | list[str] | str
        if isinstance(self.details, list):
            details = self.details

        elif isinstance(self.details, list):
            details = []
            for details_type_2_item_data in self.details:
                details_type_2_item = details_type_2_item_data.to_dict()
                details.append(details_type_2_item)

        else:
            details = self.details

        warnings = self.warnings

        candidates: list[str] | Unset = UNSET
        if not isinstance(self.candidates, Unset):
            candidates = self.candidates

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "status": status,
                "code": code,
                "details": details,
                "warnings": warnings,
            }
        )
        if candidates is not UNSET:
            field_dict["candidates"] = candidates

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.error_details_type_2_item import ErrorDetailsType2Item  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_error_object(d.pop("object"))

        status = d.pop("status")

        code = d.pop("code")

        def _parse_details(
            data: object,
        ) -> list[ErrorDetailsType2Item] | list[str] | str:
            try:
                if not isinstance(data, list):
                    raise TypeError()
                details_type_1 = cast(list[str], data)

                return details_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, list):
                    raise TypeError()
                details_type_2 = []
                _details_type_2 = data
                for details_type_2_item_data in _details_type_2:
                    details_type_2_item = ErrorDetailsType2Item.from_dict(
                        details_type_2_item_data
                    )

                    details_type_2.append(details_type_2_item)

                return details_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[ErrorDetailsType2Item] | list[str] | str, data)

        details = _parse_details(d.pop("details"))

        warnings = cast(list[str], d.pop("warnings"))

        candidates = cast(list[str], d.pop("candidates", UNSET))

        error = cls(
            object_=object_,
            status=status,
            code=code,
            details=details,
            warnings=warnings,
            candidates=candidates,
        )

        error.additional_properties = d
        return error

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
