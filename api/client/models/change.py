from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Change")


@_attrs_define
class Change:
    """What is different after a step, of a card (by id) or of a player (by name).

    Attributes:
        what (str): which characteristic of it
        to (bool | float | list[bool | float | None | str] | None | str): What one characteristic of a card or player
            is.
        from_ (bool | float | list[bool | float | None | str] | None | str): What one characteristic of a card or player
            is.
        card (str | Unset): the card, by its id
        player (str | Unset): the player, by name
    """

    what: str
    to: bool | float | list[bool | float | None | str] | None | str
    from_: bool | float | list[bool | float | None | str] | None | str
    card: str | Unset = UNSET
    player: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        what = self.what

        to: bool | float | list[bool | float | None | str] | None | str
        if isinstance(self.to, list):
            to = []
            for componentsschemas_value_type_4_item_data in self.to:
                componentsschemas_value_type_4_item: bool | float | None | str
                componentsschemas_value_type_4_item = (
                    componentsschemas_value_type_4_item_data
                )
                to.append(componentsschemas_value_type_4_item)

        else:
            to = self.to

        from_: bool | float | list[bool | float | None | str] | None | str
        if isinstance(self.from_, list):
            from_ = []
            for componentsschemas_value_type_4_item_data in self.from_:
                componentsschemas_value_type_4_item: bool | float | None | str
                componentsschemas_value_type_4_item = (
                    componentsschemas_value_type_4_item_data
                )
                from_.append(componentsschemas_value_type_4_item)

        else:
            from_ = self.from_

        card = self.card

        player = self.player

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "what": what,
                "to": to,
                "from": from_,
            }
        )
        if card is not UNSET:
            field_dict["card"] = card
        if player is not UNSET:
            field_dict["player"] = player

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        what = d.pop("what")

        def _parse_to(
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

        to = _parse_to(d.pop("to"))

        def _parse_from_(
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

        from_ = _parse_from_(d.pop("from"))

        card = d.pop("card", UNSET)

        player = d.pop("player", UNSET)

        change = cls(
            what=what,
            to=to,
            from_=from_,
            card=card,
            player=player,
        )

        change.additional_properties = d
        return change

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
