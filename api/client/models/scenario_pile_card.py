from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ScenarioPileCard")


@_attrs_define
class ScenarioPileCard:
    """A card in a hand, a deck or a pile.

    Attributes:
        card (str): its title
        id (str | Unset): left out: the slug of the title, with -2, -3 for later copies in reading order
        printing (int | str | Unset): the copy: a set code or an errata numeral; left out: the wording of the edition's
            date
        owner (str | Unset): the player whose card it is
    """

    card: str
    id: str | Unset = UNSET
    printing: int | str | Unset = UNSET
    owner: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        id = self.id

        printing: int | str | Unset
        if isinstance(self.printing, Unset):
            printing = UNSET
        else:
            printing = self.printing

        owner = self.owner

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
            }
        )
        if id is not UNSET:
            field_dict["id"] = id
        if printing is not UNSET:
            field_dict["printing"] = printing
        if owner is not UNSET:
            field_dict["owner"] = owner

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        id = d.pop("id", UNSET)

        def _parse_printing(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        printing = _parse_printing(d.pop("printing", UNSET))

        owner = d.pop("owner", UNSET)

        scenario_pile_card = cls(
            card=card,
            id=id,
            printing=printing,
            owner=owner,
        )

        return scenario_pile_card
