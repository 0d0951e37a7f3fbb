from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.hit_list_shape_object import (
    HitListShapeObject,
    check_hit_list_shape_object,
)

if TYPE_CHECKING:
    from ..models.answer_shape import AnswerShape
    from ..models.counts_shape import CountsShape
    from ..models.hit_shape import HitShape


T = TypeVar("T", bound="HitListShape")


@_attrs_define
class HitListShape:
    """A list object: Something found.

    Attributes:
        did_you_mean (None | str): another spelling that finds more
        corrected (None | str): the spelling that the hits are of, where it is another than was typed
        answer (AnswerShape | None): the sentence that answers the question; null where that is not sure
        counts (CountsShape): How many hits there are of each kind and in each document.
        object_ (HitListShapeObject): what the object is
        total (int): on all pages
        has_more (bool): whether there is a next page
        next_page (None | str): its address; null on the last page
        data (list[HitShape]): what the list holds
        warnings (list[str]): what of the request was not used, and why
    """

    did_you_mean: None | str
    corrected: None | str
    answer: AnswerShape | None
    counts: CountsShape
    object_: HitListShapeObject
    total: int
    has_more: bool
    next_page: None | str
    data: list[HitShape]
    warnings: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.answer_shape import AnswerShape  # noqa: PLC0415

        did_you_mean: None | str
        did_you_mean = self.did_you_mean

        corrected: None | str
        corrected = self.corrected

        answer: dict[str, Any] | None
        if isinstance(self.answer, AnswerShape):
            answer = self.answer.to_dict()
        else:
            answer = self.answer

        counts = self.counts.to_dict()

        object_: str = self.object_

        total = self.total

        has_more = self.has_more

        next_page: None | str
        next_page = self.next_page

        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "did_you_mean": did_you_mean,
                "corrected": corrected,
                "answer": answer,
                "counts": counts,
                "object": object_,
                "total": total,
                "has_more": has_more,
                "next_page": next_page,
                "data": data,
                "warnings": warnings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.answer_shape import AnswerShape  # noqa: PLC0415
        from ..models.counts_shape import CountsShape  # noqa: PLC0415
        from ..models.hit_shape import HitShape  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_did_you_mean(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        did_you_mean = _parse_did_you_mean(d.pop("did_you_mean"))

        def _parse_corrected(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        corrected = _parse_corrected(d.pop("corrected"))

        def _parse_answer(data: object) -> AnswerShape | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                answer_type_0 = AnswerShape.from_dict(data)

                return answer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AnswerShape | None, data)

        answer = _parse_answer(d.pop("answer"))

        counts = CountsShape.from_dict(d.pop("counts"))

        object_ = check_hit_list_shape_object(d.pop("object"))

        total = d.pop("total")

        has_more = d.pop("has_more")

        def _parse_next_page(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_page = _parse_next_page(d.pop("next_page"))

        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = HitShape.from_dict(data_item_data)

            data.append(data_item)

        warnings = cast(list[str], d.pop("warnings"))

        hit_list_shape = cls(
            did_you_mean=did_you_mean,
            corrected=corrected,
            answer=answer,
            counts=counts,
            object_=object_,
            total=total,
            has_more=has_more,
            next_page=next_page,
            data=data,
            warnings=warnings,
        )

        hit_list_shape.additional_properties = d
        return hit_list_shape

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
