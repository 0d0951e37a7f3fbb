from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.erratum_shape import ErratumShape
    from ..models.printing_shape import PrintingShape
    from ..models.ruling_shape import RulingShape
    from ..models.set_shape import SetShape


T = TypeVar("T", bound="CardShapeIncluded")


@_attrs_define
class CardShapeIncluded:
    """what `include` names; left out where it names nothing

    Attributes:
        printings (list[PrintingShape] | Unset): its printings, oldest first
        errata (list[ErratumShape] | Unset): its errata, oldest first
        rulings (list[RulingShape] | Unset): the rulings on it, latest first
        set_ (None | SetShape | Unset): the set whose printing gives the wording in force
    """

    printings: list[PrintingShape] | Unset = UNSET
    errata: list[ErratumShape] | Unset = UNSET
    rulings: list[RulingShape] | Unset = UNSET
    set_: None | SetShape | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.set_shape import SetShape  # noqa: PLC0415

        printings: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.printings, Unset):
            printings = []
            for printings_item_data in self.printings:
                printings_item = printings_item_data.to_dict()
                printings.append(printings_item)

        errata: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errata, Unset):
            errata = []
            for errata_item_data in self.errata:
                errata_item = errata_item_data.to_dict()
                errata.append(errata_item)

        rulings: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.rulings, Unset):
            rulings = []
            for rulings_item_data in self.rulings:
                rulings_item = rulings_item_data.to_dict()
                rulings.append(rulings_item)

        set_: dict[str, Any] | None | Unset
        if isinstance(self.set_, Unset):
            set_ = UNSET
        elif isinstance(self.set_, SetShape):
            set_ = self.set_.to_dict()
        else:
            set_ = self.set_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if printings is not UNSET:
            field_dict["printings"] = printings
        if errata is not UNSET:
            field_dict["errata"] = errata
        if rulings is not UNSET:
            field_dict["rulings"] = rulings
        if set_ is not UNSET:
            field_dict["set"] = set_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.erratum_shape import ErratumShape  # noqa: PLC0415
        from ..models.printing_shape import PrintingShape  # noqa: PLC0415
        from ..models.ruling_shape import RulingShape  # noqa: PLC0415
        from ..models.set_shape import SetShape  # noqa: PLC0415

        d = dict(src_dict)
        _printings = d.pop("printings", UNSET)
        printings: list[PrintingShape] | Unset = UNSET
        if _printings is not UNSET:
            printings = []
            for printings_item_data in _printings:
                printings_item = PrintingShape.from_dict(printings_item_data)

                printings.append(printings_item)

        _errata = d.pop("errata", UNSET)
        errata: list[ErratumShape] | Unset = UNSET
        if _errata is not UNSET:
            errata = []
            for errata_item_data in _errata:
                errata_item = ErratumShape.from_dict(errata_item_data)

                errata.append(errata_item)

        _rulings = d.pop("rulings", UNSET)
        rulings: list[RulingShape] | Unset = UNSET
        if _rulings is not UNSET:
            rulings = []
            for rulings_item_data in _rulings:
                rulings_item = RulingShape.from_dict(rulings_item_data)

                rulings.append(rulings_item)

        def _parse_set_(data: object) -> None | SetShape | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                set_type_0 = SetShape.from_dict(data)

                return set_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SetShape | Unset, data)

        set_ = _parse_set_(d.pop("set", UNSET))

        card_shape_included = cls(
            printings=printings,
            errata=errata,
            rulings=rulings,
            set_=set_,
        )

        card_shape_included.additional_properties = d
        return card_shape_included

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
