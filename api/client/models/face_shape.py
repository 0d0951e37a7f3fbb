from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.face_shape_body_type_1 import (
    FaceShapeBodyType1,
    check_face_shape_body_type_1,
)
from ..models.face_shape_cost_type_1 import (
    FaceShapeCostType1,
    check_face_shape_cost_type_1,
)
from ..models.face_shape_fighting_type_1 import (
    FaceShapeFightingType1,
    check_face_shape_fighting_type_1,
)
from ..models.face_shape_power_type_1 import (
    FaceShapePowerType1,
    check_face_shape_power_type_1,
)

if TYPE_CHECKING:
    from ..models.face_shape_provides import FaceShapeProvides
    from ..models.face_shape_requires import FaceShapeRequires


T = TypeVar("T", bound="FaceShape")


@_attrs_define
class FaceShape:
    """What a Shadowfist card says in one wording; a characteristic that it does not have is null.

    Attributes:
        title (str): as it is printed
        subtitle (str): its designators, as printed; empty where it has none
        type_ (str): type of card
        text (str): with declared markup: [Dragons] is a symbol, <Cop> a designator
        cost (FaceShapeCostType1 | int | None): in Power; X, or null where the card has none
        requires (FaceShapeRequires): resource conditions
        provides (FaceShapeProvides): resource provisions
        fighting (FaceShapeFightingType1 | int | None): of Characters; X, or null where the card has none
        power (FaceShapePowerType1 | int | None): that a Site generates; null where the card generates none
        body (FaceShapeBodyType1 | int | None): of Sites; null where the card has none
    """

    title: str
    subtitle: str
    type_: str
    text: str
    cost: FaceShapeCostType1 | int | None
    requires: FaceShapeRequires
    provides: FaceShapeProvides
    fighting: FaceShapeFightingType1 | int | None
    power: FaceShapePowerType1 | int | None
    body: FaceShapeBodyType1 | int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        subtitle = self.subtitle

        type_ = self.type_

        text = self.text

        cost: int | None | str
        if isinstance(self.cost, str):
            cost = self.cost
        else:
            cost = self.cost

        requires = self.requires.to_dict()

        provides = self.provides.to_dict()

        fighting: int | None | str
        if isinstance(self.fighting, str):
            fighting = self.fighting
        else:
            fighting = self.fighting

        power: int | None | str
        if isinstance(self.power, str):
            power = self.power
        else:
            power = self.power

        body: int | None | str
        if isinstance(self.body, str):
            body = self.body
        else:
            body = self.body

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "subtitle": subtitle,
                "type": type_,
                "text": text,
                "cost": cost,
                "requires": requires,
                "provides": provides,
                "fighting": fighting,
                "power": power,
                "body": body,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.face_shape_provides import FaceShapeProvides  # noqa: PLC0415
        from ..models.face_shape_requires import FaceShapeRequires  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        subtitle = d.pop("subtitle")

        type_ = d.pop("type")

        text = d.pop("text")

        def _parse_cost(data: object) -> FaceShapeCostType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cost_type_1 = check_face_shape_cost_type_1(data)

                return cost_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapeCostType1 | int | None, data)

        cost = _parse_cost(d.pop("cost"))

        requires = FaceShapeRequires.from_dict(d.pop("requires"))

        provides = FaceShapeProvides.from_dict(d.pop("provides"))

        def _parse_fighting(data: object) -> FaceShapeFightingType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fighting_type_1 = check_face_shape_fighting_type_1(data)

                return fighting_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapeFightingType1 | int | None, data)

        fighting = _parse_fighting(d.pop("fighting"))

        def _parse_power(data: object) -> FaceShapePowerType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                power_type_1 = check_face_shape_power_type_1(data)

                return power_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapePowerType1 | int | None, data)

        power = _parse_power(d.pop("power"))

        def _parse_body(data: object) -> FaceShapeBodyType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                body_type_1 = check_face_shape_body_type_1(data)

                return body_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapeBodyType1 | int | None, data)

        body = _parse_body(d.pop("body"))

        face_shape = cls(
            title=title,
            subtitle=subtitle,
            type_=type_,
            text=text,
            cost=cost,
            requires=requires,
            provides=provides,
            fighting=fighting,
            power=power,
            body=body,
        )

        face_shape.additional_properties = d
        return face_shape

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
