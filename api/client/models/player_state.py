from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.player_state_resources import PlayerStateResources


T = TypeVar("T", bound="PlayerState")


@_attrs_define
class PlayerState:
    """A player as things are now.

    Attributes:
        power (int): that a Site generates; null where the card generates none
        resources (PlayerStateResources): resources of each kind now
        hand (int): cards in hand
        deck (int | None): cards in the deck
        feng_shui_sites (int): that count for victory
        sites_to_win (int): Feng Shui Sites with which the player wins
        eliminated (bool): whether the player is out of the game
    """

    power: int
    resources: PlayerStateResources
    hand: int
    deck: int | None
    feng_shui_sites: int
    sites_to_win: int
    eliminated: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        power = self.power

        resources = self.resources.to_dict()

        hand = self.hand

        deck: int | None
        deck = self.deck

        feng_shui_sites = self.feng_shui_sites

        sites_to_win = self.sites_to_win

        eliminated = self.eliminated

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "power": power,
                "resources": resources,
                "hand": hand,
                "deck": deck,
                "feng_shui_sites": feng_shui_sites,
                "sites_to_win": sites_to_win,
                "eliminated": eliminated,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_state_resources import PlayerStateResources  # noqa: PLC0415

        d = dict(src_dict)
        power = d.pop("power")

        resources = PlayerStateResources.from_dict(d.pop("resources"))

        hand = d.pop("hand")

        def _parse_deck(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        deck = _parse_deck(d.pop("deck"))

        feng_shui_sites = d.pop("feng_shui_sites")

        sites_to_win = d.pop("sites_to_win")

        eliminated = d.pop("eliminated")

        player_state = cls(
            power=power,
            resources=resources,
            hand=hand,
            deck=deck,
            feng_shui_sites=feng_shui_sites,
            sites_to_win=sites_to_win,
            eliminated=eliminated,
        )

        player_state.additional_properties = d
        return player_state

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
