from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.error_object import ErrorObject, check_error_object
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fault import Fault


T = TypeVar("T", bound="Error")


@_attrs_define
class Error:
    """Why a request is refused.

    Attributes:
        object_ (ErrorObject): what the object is
        status (int): that of HTTP
        code (str): for programs:

            - `bad_request`: the request is not as described; `details` say where
            - `missing`: a parameter that is needed is missing or blank
            - `repeated`: a parameter is given more than once
            - `bad_parameter`: a parameter is not of its type, or beyond its bounds
            - `bad_date`: no such day
            - `too_long`: a text or an evaluation is longer than it may be
            - `empty_query`: nothing of the query can be used
            - `not_json`: the body is no JSON in UTF-8
            - `too_deep`: the body is nested too deeply
            - `too_large`: the body has too many bytes
            - `malformed_scenario`: the scenario has faults; `details` have all of them
            - `unknown_card`: the scenario has no such card
            - `not_found`: there is nothing at this address, or of this name
            - `ambiguous`: several cards may be meant; see `candidates`
            - `no_designator`: no word of it can be a designator
            - `method_not_allowed`: the address does not take this method
            - `not_acceptable`: the answer is JSON, and `Accept` asks for something else
            - `unsupported_media_type`: the body is not sent as application/json
            - `too_many_requests`: the limit is reached; `Retry-After` says for how long
            - `busy`: there is too much to evaluate at the moment; come again after `Retry-After`
            - `unavailable`: the database does not answer, or nothing was loaded yet; come again after `Retry-After`
            - `forbidden`: this is not allowed
            - `internal_error`: a fault of this site; it was logged
            - `invalid`: the request is not as described
            - `unknown_dir`: `dir` is none of its values
            - `unknown_format`: `format` is none of its values
            - `unknown_kind`: `kind` is none of its values
            - `unknown_order`: `order` is none of its values
            - `unknown_prefer`: `prefer` is none of its values
            - `unknown_ruleset`: `ruleset` is none of its values
            - `unknown_spelling`: `spelling` is none of its values
            - `unknown_status`: `status` is none of its values
            - `unknown_unique`: `unique` is none of its values
        details (list[Fault]): every fault that was found
        warnings (list[str]): what of the request was not used, and why
        candidates (list[str] | Unset): titles that may have been meant; left out where there are none
    """

    object_: ErrorObject
    status: int
    code: str
    details: list[Fault]
    warnings: list[str]
    candidates: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        status = self.status

        code = self.code

        details = []
        for details_item_data in self.details:
            details_item = details_item_data.to_dict()
            details.append(details_item)

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
        from ..models.fault import Fault  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_error_object(d.pop("object"))

        status = d.pop("status")

        code = d.pop("code")

        details = []
        _details = d.pop("details")
        for details_item_data in _details:
            details_item = Fault.from_dict(details_item_data)

            details.append(details_item)

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
