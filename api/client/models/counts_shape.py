from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.counts_shape_document import CountsShapeDocument
    from ..models.counts_shape_kind import CountsShapeKind


T = TypeVar("T", bound="CountsShape")


@_attrs_define
class CountsShape:
    """How many hits there are of each kind and in each document.

    Attributes:
        kind (CountsShapeKind): hits of each kind
        document (CountsShapeDocument): hits in each document
    """

    kind: CountsShapeKind
    document: CountsShapeDocument
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.to_dict()

        document = self.document.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "document": document,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.counts_shape_document import CountsShapeDocument  # noqa: PLC0415
        from ..models.counts_shape_kind import CountsShapeKind  # noqa: PLC0415

        d = dict(src_dict)
        kind = CountsShapeKind.from_dict(d.pop("kind"))

        document = CountsShapeDocument.from_dict(d.pop("document"))

        counts_shape = cls(
            kind=kind,
            document=document,
        )

        counts_shape.additional_properties = d
        return counts_shape

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
