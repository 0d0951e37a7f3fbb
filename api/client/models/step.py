from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.change import Change
    from ..models.cited import Cited


T = TypeVar("T", bound="Step")


@_attrs_define
class Step:
    """Something that happened.

    Attributes:
        n (int): from 1
        action (int): the action that it belongs to, from 0
        kind (str): the sort of step
        text (str): what happens and why
        cards (list[str]): the cards that take part
        rules (list[Cited]): the sections that say so
        changes (list[Change]): what is different from before
        assumed (bool): nobody said so: an action that is legal only later implied it
    """

    n: int
    action: int
    kind: str
    text: str
    cards: list[str]
    rules: list[Cited]
    changes: list[Change]
    assumed: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        n = self.n

        action = self.action

        kind = self.kind

        text = self.text

        cards = self.cards

        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)

        assumed = self.assumed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "n": n,
                "action": action,
                "kind": kind,
                "text": text,
                "cards": cards,
                "rules": rules,
                "changes": changes,
                "assumed": assumed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.change import Change  # noqa: PLC0415
        from ..models.cited import Cited  # noqa: PLC0415

        d = dict(src_dict)
        n = d.pop("n")

        action = d.pop("action")

        kind = d.pop("kind")

        text = d.pop("text")

        cards = cast(list[str], d.pop("cards"))

        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = Cited.from_dict(rules_item_data)

            rules.append(rules_item)

        changes = []
        _changes = d.pop("changes")
        for changes_item_data in _changes:
            changes_item = Change.from_dict(changes_item_data)

            changes.append(changes_item)

        assumed = d.pop("assumed")

        step = cls(
            n=n,
            action=action,
            kind=kind,
            text=text,
            cards=cards,
            rules=rules,
            changes=changes,
            assumed=assumed,
        )

        step.additional_properties = d
        return step

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
