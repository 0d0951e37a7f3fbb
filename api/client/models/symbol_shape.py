from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.symbol_shape_kind import SymbolShapeKind, check_symbol_shape_kind
from ..models.symbol_shape_object import SymbolShapeObject, check_symbol_shape_object

T = TypeVar("T", bound="SymbolShape")


@_attrs_define
class SymbolShape:
    """A resource symbol.

    Attributes:
        object_ (SymbolShapeObject): what the object is
        name (str): its key in `requires` and `provides`
        label (str): as it stands in texts, in brackets
        letter (str): for queries: req>=dd
        kind (SymbolShapeKind): what sort of thing it is
    """

    object_: SymbolShapeObject
    name: str
    label: str
    letter: str
    kind: SymbolShapeKind
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        name = self.name

        label = self.label

        letter = self.letter

        kind: str = self.kind

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "name": name,
                "label": label,
                "letter": letter,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_symbol_shape_object(d.pop("object"))

        name = d.pop("name")

        label = d.pop("label")

        letter = d.pop("letter")

        kind = check_symbol_shape_kind(d.pop("kind"))

        symbol_shape = cls(
            object_=object_,
            name=name,
            label=label,
            letter=letter,
            kind=kind,
        )

        symbol_shape.additional_properties = d
        return symbol_shape

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
