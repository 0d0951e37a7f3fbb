from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.attack_attackers_item import AttackAttackersItem
    from ..models.attack_fights_item import AttackFightsItem
    from ..models.attack_option_type_0 import AttackOptionType0


T = TypeVar("T", bound="Attack")


@_attrs_define
class Attack:
    """An attack in progress.

    Attributes:
        by (str): the player who does it
        defender (str): the player who is attacked
        stage (str): the step of the timing list that it has come to, by its number
        targets (list[str]): what is attacked or aimed at
        attackers (list[AttackAttackersItem]): who attacks what, with the interceptors
        option (AttackOptionType0 | None): who may act now
        fights (list[AttackFightsItem]): the next combats
        successful (bool | None): whether the attack was successful; null before its end
    """

    by: str
    defender: str
    stage: str
    targets: list[str]
    attackers: list[AttackAttackersItem]
    option: AttackOptionType0 | None
    fights: list[AttackFightsItem]
    successful: bool | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.attack_option_type_0 import AttackOptionType0  # noqa: PLC0415

        by = self.by

        defender = self.defender

        stage = self.stage

        targets = self.targets

        attackers = []
        for attackers_item_data in self.attackers:
            attackers_item = attackers_item_data.to_dict()
            attackers.append(attackers_item)

        option: dict[str, Any] | None
        if isinstance(self.option, AttackOptionType0):
            option = self.option.to_dict()
        else:
            option = self.option

        fights = []
        for fights_item_data in self.fights:
            fights_item = fights_item_data.to_dict()
            fights.append(fights_item)

        successful: bool | None
        successful = self.successful

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "defender": defender,
                "stage": stage,
                "targets": targets,
                "attackers": attackers,
                "option": option,
                "fights": fights,
                "successful": successful,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.attack_attackers_item import AttackAttackersItem  # noqa: PLC0415
        from ..models.attack_fights_item import AttackFightsItem  # noqa: PLC0415
        from ..models.attack_option_type_0 import AttackOptionType0  # noqa: PLC0415

        d = dict(src_dict)
        by = d.pop("by")

        defender = d.pop("defender")

        stage = d.pop("stage")

        targets = cast(list[str], d.pop("targets"))

        attackers = []
        _attackers = d.pop("attackers")
        for attackers_item_data in _attackers:
            attackers_item = AttackAttackersItem.from_dict(attackers_item_data)

            attackers.append(attackers_item)

        def _parse_option(data: object) -> AttackOptionType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                option_type_0 = AttackOptionType0.from_dict(data)

                return option_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AttackOptionType0 | None, data)

        option = _parse_option(d.pop("option"))

        fights = []
        _fights = d.pop("fights")
        for fights_item_data in _fights:
            fights_item = AttackFightsItem.from_dict(fights_item_data)

            fights.append(fights_item)

        def _parse_successful(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        successful = _parse_successful(d.pop("successful"))

        attack = cls(
            by=by,
            defender=defender,
            stage=stage,
            targets=targets,
            attackers=attackers,
            option=option,
            fights=fights,
            successful=successful,
        )

        attack.additional_properties = d
        return attack

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
