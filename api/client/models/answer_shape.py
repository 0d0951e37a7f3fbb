from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.answer_shape_verdict_type_1 import (
    AnswerShapeVerdictType1,
    check_answer_shape_verdict_type_1,
)
from ..models.answer_shape_verdict_type_2_type_1 import (
    AnswerShapeVerdictType2Type1,
    check_answer_shape_verdict_type_2_type_1,
)
from ..models.answer_shape_verdict_type_3_type_1 import (
    AnswerShapeVerdictType3Type1,
    check_answer_shape_verdict_type_3_type_1,
)

if TYPE_CHECKING:
    from ..models.other_editions_shape import OtherEditionsShape
    from ..models.shown_shape import ShownShape


T = TypeVar("T", bound="AnswerShape")


@_attrs_define
class AnswerShape:
    """The sentence that answers a question, where that is sure.

    Attributes:
        text (str): for a person, in a sentence or several
        document (str): slug of the document
        number (str): number of the section
        title (str): as it is printed
        edition (str): the document's title and date
        url (str): its address in the API
        page_url (str): the page that shows it to a person
        verdict (AnswerShapeVerdictType1 | AnswerShapeVerdictType2Type1 | AnswerShapeVerdictType3Type1 | None): where
            the sentence says so
        question (None | str): the known question that it answers
        others (None | OtherEditionsShape): what other editions say; null where nothing is known to differ
        examples (list[ShownShape]): examples of it
    """

    text: str
    document: str
    number: str
    title: str
    edition: str
    url: str
    page_url: str
    verdict: (
        AnswerShapeVerdictType1
        | AnswerShapeVerdictType2Type1
        | AnswerShapeVerdictType3Type1
        | None
    )
    question: None | str
    others: None | OtherEditionsShape
    examples: list[ShownShape]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.other_editions_shape import OtherEditionsShape  # noqa: PLC0415

        text = self.text

        document = self.document

        number = self.number

        title = self.title

        edition = self.edition

        url = self.url

        page_url = self.page_url

        verdict: None | str
        if isinstance(self.verdict, str):
            verdict = self.verdict
        elif isinstance(self.verdict, str):
            verdict = self.verdict
        elif isinstance(self.verdict, str):
            verdict = self.verdict
        else:
            verdict = self.verdict

        question: None | str
        question = self.question

        others: dict[str, Any] | None
        if isinstance(self.others, OtherEditionsShape):
            others = self.others.to_dict()
        else:
            others = self.others

        examples = []
        for examples_item_data in self.examples:
            examples_item = examples_item_data.to_dict()
            examples.append(examples_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "text": text,
                "document": document,
                "number": number,
                "title": title,
                "edition": edition,
                "url": url,
                "page_url": page_url,
                "verdict": verdict,
                "question": question,
                "others": others,
                "examples": examples,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.other_editions_shape import OtherEditionsShape  # noqa: PLC0415
        from ..models.shown_shape import ShownShape  # noqa: PLC0415

        d = dict(src_dict)
        text = d.pop("text")

        document = d.pop("document")

        number = d.pop("number")

        title = d.pop("title")

        edition = d.pop("edition")

        url = d.pop("url")

        page_url = d.pop("page_url")

        def _parse_verdict(
            data: object,
        ) -> (
            AnswerShapeVerdictType1
            | AnswerShapeVerdictType2Type1
            | AnswerShapeVerdictType3Type1
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                verdict_type_1 = check_answer_shape_verdict_type_1(data)

                return verdict_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                verdict_type_2_type_1 = check_answer_shape_verdict_type_2_type_1(data)

                return verdict_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                verdict_type_3_type_1 = check_answer_shape_verdict_type_3_type_1(data)

                return verdict_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                AnswerShapeVerdictType1
                | AnswerShapeVerdictType2Type1
                | AnswerShapeVerdictType3Type1
                | None,
                data,
            )

        verdict = _parse_verdict(d.pop("verdict"))

        def _parse_question(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        question = _parse_question(d.pop("question"))

        def _parse_others(data: object) -> None | OtherEditionsShape:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                others_type_0 = OtherEditionsShape.from_dict(data)

                return others_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OtherEditionsShape, data)

        others = _parse_others(d.pop("others"))

        examples = []
        _examples = d.pop("examples")
        for examples_item_data in _examples:
            examples_item = ShownShape.from_dict(examples_item_data)

            examples.append(examples_item)

        answer_shape = cls(
            text=text,
            document=document,
            number=number,
            title=title,
            edition=edition,
            url=url,
            page_url=page_url,
            verdict=verdict,
            question=question,
            others=others,
            examples=examples,
        )

        answer_shape.additional_properties = d
        return answer_shape

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
