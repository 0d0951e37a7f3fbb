from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ufs_action import UfsAction
    from ..models.ufs_scenario import UfsScenario


T = TypeVar("T", bound="OddsRequest")


@_attrs_define
class OddsRequest:
    """A scenario of UFS whose next action makes a control check.

    Attributes:
        scenario (UfsScenario): A board of UFS, and what is done.
        action (UfsAction | Unset): An action of UFS.
        deck (list[str] | Unset): the cards that may be on top; that of the scenario if left out
        recheck (bool | Unset): a re-check follows a check that falls short
    """

    scenario: UfsScenario
    action: UfsAction | Unset = UNSET
    deck: list[str] | Unset = UNSET
    recheck: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        scenario = self.scenario.to_dict()

        action: dict[str, Any] | Unset = UNSET
        if not isinstance(self.action, Unset):
            action = self.action.to_dict()

        deck: list[str] | Unset = UNSET
        if not isinstance(self.deck, Unset):
            deck = self.deck

        recheck = self.recheck

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "scenario": scenario,
            }
        )
        if action is not UNSET:
            field_dict["action"] = action
        if deck is not UNSET:
            field_dict["deck"] = deck
        if recheck is not UNSET:
            field_dict["recheck"] = recheck

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ufs_action import UfsAction  # noqa: PLC0415
        from ..models.ufs_scenario import UfsScenario  # noqa: PLC0415

        d = dict(src_dict)
        scenario = UfsScenario.from_dict(d.pop("scenario"))

        _action = d.pop("action", UNSET)
        action: UfsAction | Unset
        if isinstance(_action, Unset):
            action = UNSET
        else:
            action = UfsAction.from_dict(_action)

        deck = cast(list[str], d.pop("deck", UNSET))

        recheck = d.pop("recheck", UNSET)

        odds_request = cls(
            scenario=scenario,
            action=action,
            deck=deck,
            recheck=recheck,
        )

        return odds_request
