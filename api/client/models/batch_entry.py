from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.error import Error
    from ..models.outcome import Outcome


T = TypeVar("T", bound="BatchEntry")


@_attrs_define
class BatchEntry:
    """One scenario or continuation: what happens, or what is wrong with it.

    Attributes:
        result (None | Outcome): what happens; null where there is an error
        error (Error | None): what is wrong with it; null where there is a result
    """

    result: None | Outcome
    error: Error | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.error import Error  # noqa: PLC0415
        from ..models.outcome import Outcome  # noqa: PLC0415

        result: dict[str, Any] | None
        if isinstance(self.result, Outcome):
            result = self.result.to_dict()
        else:
            result = self.result

        error: dict[str, Any] | None
        if isinstance(self.error, Error):
            error = self.error.to_dict()
        else:
            error = self.error

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "result": result,
                "error": error,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.error import Error  # noqa: PLC0415
        from ..models.outcome import Outcome  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_result(data: object) -> None | Outcome:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = Outcome.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Outcome, data)

        result = _parse_result(d.pop("result"))

        def _parse_error(data: object) -> Error | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                error_type_0 = Error.from_dict(data)

                return error_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Error | None, data)

        error = _parse_error(d.pop("error"))

        batch_entry = cls(
            result=result,
            error=error,
        )

        batch_entry.additional_properties = d
        return batch_entry

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
