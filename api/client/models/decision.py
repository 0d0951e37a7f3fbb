from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Decision")


@_attrs_define
class Decision:
    """A point at which a player must decide.

    Attributes:
        by (str): who decides
        kind (str): the action that answers it
        text (str): what is to be decided
        cards (list[str]): what it is about
        amount (int | None): what is to be divided
        options (list[str]): answers that may be given; any number of them within `least` and `most`
        least (int): at least so many of the options
        most (int): at most so many of the options
    """

    by: str
    kind: str
    text: str
    cards: list[str]
    amount: int | None
    options: list[str]
    least: int
    most: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by = self.by

        kind = self.kind

        text = self.text

        cards = self.cards

        amount: int | None
        amount = self.amount

        options = self.options

        least = self.least

        most = self.most

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "kind": kind,
                "text": text,
                "cards": cards,
                "amount": amount,
                "options": options,
                "least": least,
                "most": most,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        by = d.pop("by")

        kind = d.pop("kind")

        text = d.pop("text")

        cards = cast(list[str], d.pop("cards"))

        def _parse_amount(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        amount = _parse_amount(d.pop("amount"))

        options = cast(list[str], d.pop("options"))

        least = d.pop("least")

        most = d.pop("most")

        decision = cls(
            by=by,
            kind=kind,
            text=text,
            cards=cards,
            amount=amount,
            options=options,
            least=least,
            most=most,
        )

        decision.additional_properties = d
        return decision

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
