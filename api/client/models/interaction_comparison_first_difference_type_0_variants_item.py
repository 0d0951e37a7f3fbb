from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.decision import Decision
    from ..models.problem import Problem
    from ..models.step import Step


T = TypeVar("T", bound="InteractionComparisonFirstDifferenceType0VariantsItem")


@_attrs_define
class InteractionComparisonFirstDifferenceType0VariantsItem:
    """What a variant tells there; without a step, why it has ended.

    Attributes:
        step (None | Step): the step; null where the variant has ended
        problem (None | Problem): why an action is illegal; null where none is
        decision (Decision | None): what has to be decided; null where nothing has
    """

    step: None | Step
    problem: None | Problem
    decision: Decision | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.problem import Problem  # noqa: PLC0415
        from ..models.step import Step  # noqa: PLC0415

        step: dict[str, Any] | None
        if isinstance(self.step, Step):
            step = self.step.to_dict()
        else:
            step = self.step

        problem: dict[str, Any] | None
        if isinstance(self.problem, Problem):
            problem = self.problem.to_dict()
        else:
            problem = self.problem

        decision: dict[str, Any] | None
        if isinstance(self.decision, Decision):
            decision = self.decision.to_dict()
        else:
            decision = self.decision

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "step": step,
                "problem": problem,
                "decision": decision,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.problem import Problem  # noqa: PLC0415
        from ..models.step import Step  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_step(data: object) -> None | Step:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                step_type_0 = Step.from_dict(data)

                return step_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Step, data)

        step = _parse_step(d.pop("step"))

        def _parse_problem(data: object) -> None | Problem:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                problem_type_0 = Problem.from_dict(data)

                return problem_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Problem, data)

        problem = _parse_problem(d.pop("problem"))

        def _parse_decision(data: object) -> Decision | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                decision_type_0 = Decision.from_dict(data)

                return decision_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Decision | None, data)

        decision = _parse_decision(d.pop("decision"))

        interaction_comparison_first_difference_type_0_variants_item = cls(
            step=step,
            problem=problem,
            decision=decision,
        )

        interaction_comparison_first_difference_type_0_variants_item.additional_properties = d
        return interaction_comparison_first_difference_type_0_variants_item

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
