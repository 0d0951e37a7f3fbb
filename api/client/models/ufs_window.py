from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ufs_window_kind import UfsWindowKind, check_ufs_window_kind

if TYPE_CHECKING:
    from ..models.ufs_check_made import UfsCheckMade
    from ..models.ufs_event import UfsEvent


T = TypeVar("T", bound="UfsWindow")


@_attrs_define
class UfsWindow:
    """A window that is open: players may act in turn until both have passed.

    Attributes:
        kind (UfsWindowKind): what sort of thing it is
        next_ (str): who has the next chance
        passes (int): how many have passed in a row
        check (None | UfsCheckMade): what the control check turns out to be
        event (None | UfsEvent): what may be responded to; null in a window of another kind
    """

    kind: UfsWindowKind
    next_: str
    passes: int
    check: None | UfsCheckMade
    event: None | UfsEvent
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ufs_check_made import UfsCheckMade  # noqa: PLC0415
        from ..models.ufs_event import UfsEvent  # noqa: PLC0415

        kind: str = self.kind

        next_ = self.next_

        passes = self.passes

        check: dict[str, Any] | None
        if isinstance(self.check, UfsCheckMade):
            check = self.check.to_dict()
        else:
            check = self.check

        event: dict[str, Any] | None
        if isinstance(self.event, UfsEvent):
            event = self.event.to_dict()
        else:
            event = self.event

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "next": next_,
                "passes": passes,
                "check": check,
                "event": event,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ufs_check_made import UfsCheckMade  # noqa: PLC0415
        from ..models.ufs_event import UfsEvent  # noqa: PLC0415

        d = dict(src_dict)
        kind = check_ufs_window_kind(d.pop("kind"))

        next_ = d.pop("next")

        passes = d.pop("passes")

        def _parse_check(data: object) -> None | UfsCheckMade:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                check_type_0 = UfsCheckMade.from_dict(data)

                return check_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UfsCheckMade, data)

        check = _parse_check(d.pop("check"))

        def _parse_event(data: object) -> None | UfsEvent:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                event_type_0 = UfsEvent.from_dict(data)

                return event_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UfsEvent, data)

        event = _parse_event(d.pop("event"))

        ufs_window = cls(
            kind=kind,
            next_=next_,
            passes=passes,
            check=check,
            event=event,
        )

        ufs_window.additional_properties = d
        return ufs_window

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
