from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.ufs_card_type_1_as import UfsCardType1As, check_ufs_card_type_1_as
from ..models.ufs_card_type_1_face import UfsCardType1Face, check_ufs_card_type_1_face
from ..models.ufs_card_type_1_half import UfsCardType1Half, check_ufs_card_type_1_half
from ..models.ufs_card_type_1_symbol import (
    UfsCardType1Symbol,
    check_ufs_card_type_1_symbol,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="UfsCardType1")


@_attrs_define
class UfsCardType1:
    """A card of a scenario.

    Attributes:
        card (str): its title
        id (str | Unset): left out: the slug of the title, with -2, -3 for later copies
        owner (str | Unset): the player whose card it is
        committed (bool | Unset): whether it is committed, or how many are
        face (UfsCardType1Face | Unset): `up` or `down`
        attached (list[str] | Unset): the cards attached to it
        half (UfsCardType1Half | Unset): what a split card lies as
        symbol (UfsCardType1Symbol | Unset): what Infinity stands for
        as_ (UfsCardType1As | Unset): what it was played as
    """

    card: str
    id: str | Unset = UNSET
    owner: str | Unset = UNSET
    committed: bool | Unset = UNSET
    face: UfsCardType1Face | Unset = UNSET
    attached: list[str] | Unset = UNSET
    half: UfsCardType1Half | Unset = UNSET
    symbol: UfsCardType1Symbol | Unset = UNSET
    as_: UfsCardType1As | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        id = self.id

        owner = self.owner

        committed = self.committed

        face: str | Unset = UNSET
        if not isinstance(self.face, Unset):
            face = self.face

        attached: list[str] | Unset = UNSET
        if not isinstance(self.attached, Unset):
            attached = self.attached

        half: str | Unset = UNSET
        if not isinstance(self.half, Unset):
            half = self.half

        symbol: str | Unset = UNSET
        if not isinstance(self.symbol, Unset):
            symbol = self.symbol

        as_: str | Unset = UNSET
        if not isinstance(self.as_, Unset):
            as_ = self.as_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
            }
        )
        if id is not UNSET:
            field_dict["id"] = id
        if owner is not UNSET:
            field_dict["owner"] = owner
        if committed is not UNSET:
            field_dict["committed"] = committed
        if face is not UNSET:
            field_dict["face"] = face
        if attached is not UNSET:
            field_dict["attached"] = attached
        if half is not UNSET:
            field_dict["half"] = half
        if symbol is not UNSET:
            field_dict["symbol"] = symbol
        if as_ is not UNSET:
            field_dict["as"] = as_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        id = d.pop("id", UNSET)

        owner = d.pop("owner", UNSET)

        committed = d.pop("committed", UNSET)

        _face = d.pop("face", UNSET)
        face: UfsCardType1Face | Unset
        if isinstance(_face, Unset):
            face = UNSET
        else:
            face = check_ufs_card_type_1_face(_face)

        attached = cast(list[str], d.pop("attached", UNSET))

        _half = d.pop("half", UNSET)
        half: UfsCardType1Half | Unset
        if isinstance(_half, Unset):
            half = UNSET
        else:
            half = check_ufs_card_type_1_half(_half)

        _symbol = d.pop("symbol", UNSET)
        symbol: UfsCardType1Symbol | Unset
        if isinstance(_symbol, Unset):
            symbol = UNSET
        else:
            symbol = check_ufs_card_type_1_symbol(_symbol)

        _as_ = d.pop("as", UNSET)
        as_: UfsCardType1As | Unset
        if isinstance(_as_, Unset):
            as_ = UNSET
        else:
            as_ = check_ufs_card_type_1_as(_as_)

        ufs_card_type_1 = cls(
            card=card,
            id=id,
            owner=owner,
            committed=committed,
            face=face,
            attached=attached,
            half=half,
            symbol=symbol,
            as_=as_,
        )

        return ufs_card_type_1
