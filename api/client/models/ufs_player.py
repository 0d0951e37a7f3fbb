from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ufs_card_type_1 import UfsCardType1
    from ..models.ufs_unknown_cards import UfsUnknownCards


T = TypeVar("T", bound="UfsPlayer")


@_attrs_define
class UfsPlayer:
    """A player of UFS.

    Attributes:
        name (str): what the player is called
        character (str | UfsCardType1):
        vitality (int | Unset): the maximum if left out
        hand (int | list[str | UfsCardType1 | UfsUnknownCards] | Unset): how many of this resource
        deck (int | list[str | UfsCardType1 | UfsUnknownCards] | Unset): cards of the deck, top first, or how many
            unknown ones
        discard (list[str | UfsCardType1 | UfsUnknownCards] | Unset): cards by title, or objects, or so many unknown
            ones
        removed (list[str | UfsCardType1 | UfsUnknownCards] | Unset): cards by title, or objects, or so many unknown
            ones
        momentum (int | list[str | UfsCardType1 | UfsUnknownCards] | Unset): the cards of the momentum, or so many
            unknown ones
        staging (list[str | UfsCardType1] | Unset): cards by title, or objects
        card_pool (list[str | UfsCardType1] | Unset): cards by title, or objects
    """

    name: str
    character: str | UfsCardType1
    vitality: int | Unset = UNSET
    hand: int | list[str | UfsCardType1 | UfsUnknownCards] | Unset = UNSET
    deck: int | list[str | UfsCardType1 | UfsUnknownCards] | Unset = UNSET
    discard: list[str | UfsCardType1 | UfsUnknownCards] | Unset = UNSET
    removed: list[str | UfsCardType1 | UfsUnknownCards] | Unset = UNSET
    momentum: int | list[str | UfsCardType1 | UfsUnknownCards] | Unset = UNSET
    staging: list[str | UfsCardType1] | Unset = UNSET
    card_pool: list[str | UfsCardType1] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.ufs_card_type_1 import UfsCardType1  # noqa: PLC0415
        from ..models.ufs_unknown_cards import UfsUnknownCards  # noqa: PLC0415

        name = self.name

        character: dict[str, Any] | str
        if isinstance(self.character, UfsCardType1):
            character = self.character.to_dict()
        else:
            character = self.character

        vitality = self.vitality

        hand: int | list[dict[str, Any] | str] | Unset
        if isinstance(self.hand, Unset):
            hand = UNSET
        elif isinstance(self.hand, list):
            hand = []
            for hand_type_0_item_data in self.hand:
                hand_type_0_item: dict[str, Any] | str
                if isinstance(hand_type_0_item_data, UfsCardType1):
                    hand_type_0_item = hand_type_0_item_data.to_dict()
                elif isinstance(hand_type_0_item_data, UfsUnknownCards):
                    hand_type_0_item = hand_type_0_item_data.to_dict()
                else:
                    hand_type_0_item = hand_type_0_item_data
                hand.append(hand_type_0_item)

        else:
            hand = self.hand

        deck: int | list[dict[str, Any] | str] | Unset
        if isinstance(self.deck, Unset):
            deck = UNSET
        elif isinstance(self.deck, list):
            deck = []
            for deck_type_0_item_data in self.deck:
                deck_type_0_item: dict[str, Any] | str
                if isinstance(deck_type_0_item_data, UfsCardType1):
                    deck_type_0_item = deck_type_0_item_data.to_dict()
                elif isinstance(deck_type_0_item_data, UfsUnknownCards):
                    deck_type_0_item = deck_type_0_item_data.to_dict()
                else:
                    deck_type_0_item = deck_type_0_item_data
                deck.append(deck_type_0_item)

        else:
            deck = self.deck

        discard: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.discard, Unset):
            discard = []
            for discard_item_data in self.discard:
                discard_item: dict[str, Any] | str
                if isinstance(discard_item_data, UfsCardType1):
                    discard_item = discard_item_data.to_dict()
                elif isinstance(discard_item_data, UfsUnknownCards):
                    discard_item = discard_item_data.to_dict()
                else:
                    discard_item = discard_item_data
                discard.append(discard_item)

        removed: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.removed, Unset):
            removed = []
            for removed_item_data in self.removed:
                removed_item: dict[str, Any] | str
                if isinstance(removed_item_data, UfsCardType1):
                    removed_item = removed_item_data.to_dict()
                elif isinstance(removed_item_data, UfsUnknownCards):
                    removed_item = removed_item_data.to_dict()
                else:
                    removed_item = removed_item_data
                removed.append(removed_item)

        momentum: int | list[dict[str, Any] | str] | Unset
        if isinstance(self.momentum, Unset):
            momentum = UNSET
        elif isinstance(self.momentum, list):
            momentum = []
            for momentum_type_0_item_data in self.momentum:
                momentum_type_0_item: dict[str, Any] | str
                if isinstance(momentum_type_0_item_data, UfsCardType1):
                    momentum_type_0_item = momentum_type_0_item_data.to_dict()
                elif isinstance(momentum_type_0_item_data, UfsUnknownCards):
                    momentum_type_0_item = momentum_type_0_item_data.to_dict()
                else:
                    momentum_type_0_item = momentum_type_0_item_data
                momentum.append(momentum_type_0_item)

        else:
            momentum = self.momentum

        staging: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.staging, Unset):
            staging = []
            for staging_item_data in self.staging:
                staging_item: dict[str, Any] | str
                if isinstance(staging_item_data, UfsCardType1):
                    staging_item = staging_item_data.to_dict()
                else:
                    staging_item = staging_item_data
                staging.append(staging_item)

        card_pool: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.card_pool, Unset):
            card_pool = []
            for card_pool_item_data in self.card_pool:
                card_pool_item: dict[str, Any] | str
                if isinstance(card_pool_item_data, UfsCardType1):
                    card_pool_item = card_pool_item_data.to_dict()
                else:
                    card_pool_item = card_pool_item_data
                card_pool.append(card_pool_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "character": character,
            }
        )
        if vitality is not UNSET:
            field_dict["vitality"] = vitality
        if hand is not UNSET:
            field_dict["hand"] = hand
        if deck is not UNSET:
            field_dict["deck"] = deck
        if discard is not UNSET:
            field_dict["discard"] = discard
        if removed is not UNSET:
            field_dict["removed"] = removed
        if momentum is not UNSET:
            field_dict["momentum"] = momentum
        if staging is not UNSET:
            field_dict["staging"] = staging
        if card_pool is not UNSET:
            field_dict["card_pool"] = card_pool

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ufs_card_type_1 import UfsCardType1  # noqa: PLC0415
        from ..models.ufs_unknown_cards import UfsUnknownCards  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        def _parse_character(data: object) -> str | UfsCardType1:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_ufs_card_type_1 = UfsCardType1.from_dict(data)

                return componentsschemas_ufs_card_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(str | UfsCardType1, data)

        character = _parse_character(d.pop("character"))

        vitality = d.pop("vitality", UNSET)

        def _parse_hand(
            data: object,
        ) -> int | list[str | UfsCardType1 | UfsUnknownCards] | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                hand_type_0 = []
                _hand_type_0 = data
                for hand_type_0_item_data in _hand_type_0:

                    def _parse_hand_type_0_item(
                        data: object,
                    ) -> str | UfsCardType1 | UfsUnknownCards:
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_ufs_card_type_1 = UfsCardType1.from_dict(
                                data
                            )

                            return componentsschemas_ufs_card_type_1
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            hand_type_0_item_type_1 = UfsUnknownCards.from_dict(data)

                            return hand_type_0_item_type_1
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        return cast(str | UfsCardType1 | UfsUnknownCards, data)

                    hand_type_0_item = _parse_hand_type_0_item(hand_type_0_item_data)

                    hand_type_0.append(hand_type_0_item)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[str | UfsCardType1 | UfsUnknownCards] | Unset, data)

        hand = _parse_hand(d.pop("hand", UNSET))

        def _parse_deck(
            data: object,
        ) -> int | list[str | UfsCardType1 | UfsUnknownCards] | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                deck_type_0 = []
                _deck_type_0 = data
                for deck_type_0_item_data in _deck_type_0:

                    def _parse_deck_type_0_item(
                        data: object,
                    ) -> str | UfsCardType1 | UfsUnknownCards:
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_ufs_card_type_1 = UfsCardType1.from_dict(
                                data
                            )

                            return componentsschemas_ufs_card_type_1
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            deck_type_0_item_type_1 = UfsUnknownCards.from_dict(data)

                            return deck_type_0_item_type_1
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        return cast(str | UfsCardType1 | UfsUnknownCards, data)

                    deck_type_0_item = _parse_deck_type_0_item(deck_type_0_item_data)

                    deck_type_0.append(deck_type_0_item)

                return deck_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[str | UfsCardType1 | UfsUnknownCards] | Unset, data)

        deck = _parse_deck(d.pop("deck", UNSET))

        _discard = d.pop("discard", UNSET)
        discard: list[str | UfsCardType1 | UfsUnknownCards] | Unset = UNSET
        if _discard is not UNSET:
            discard = []
            for discard_item_data in _discard:

                def _parse_discard_item(
                    data: object,
                ) -> str | UfsCardType1 | UfsUnknownCards:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_ufs_card_type_1 = UfsCardType1.from_dict(data)

                        return componentsschemas_ufs_card_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        discard_item_type_1 = UfsUnknownCards.from_dict(data)

                        return discard_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(str | UfsCardType1 | UfsUnknownCards, data)

                discard_item = _parse_discard_item(discard_item_data)

                discard.append(discard_item)

        _removed = d.pop("removed", UNSET)
        removed: list[str | UfsCardType1 | UfsUnknownCards] | Unset = UNSET
        if _removed is not UNSET:
            removed = []
            for removed_item_data in _removed:

                def _parse_removed_item(
                    data: object,
                ) -> str | UfsCardType1 | UfsUnknownCards:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_ufs_card_type_1 = UfsCardType1.from_dict(data)

                        return componentsschemas_ufs_card_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        removed_item_type_1 = UfsUnknownCards.from_dict(data)

                        return removed_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(str | UfsCardType1 | UfsUnknownCards, data)

                removed_item = _parse_removed_item(removed_item_data)

                removed.append(removed_item)

        def _parse_momentum(
            data: object,
        ) -> int | list[str | UfsCardType1 | UfsUnknownCards] | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                momentum_type_0 = []
                _momentum_type_0 = data
                for momentum_type_0_item_data in _momentum_type_0:

                    def _parse_momentum_type_0_item(
                        data: object,
                    ) -> str | UfsCardType1 | UfsUnknownCards:
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            componentsschemas_ufs_card_type_1 = UfsCardType1.from_dict(
                                data
                            )

                            return componentsschemas_ufs_card_type_1
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            momentum_type_0_item_type_1 = UfsUnknownCards.from_dict(
                                data
                            )

                            return momentum_type_0_item_type_1
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        return cast(str | UfsCardType1 | UfsUnknownCards, data)

                    momentum_type_0_item = _parse_momentum_type_0_item(
                        momentum_type_0_item_data
                    )

                    momentum_type_0.append(momentum_type_0_item)

                return momentum_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[str | UfsCardType1 | UfsUnknownCards] | Unset, data)

        momentum = _parse_momentum(d.pop("momentum", UNSET))

        _staging = d.pop("staging", UNSET)
        staging: list[str | UfsCardType1] | Unset = UNSET
        if _staging is not UNSET:
            staging = []
            for staging_item_data in _staging:

                def _parse_staging_item(data: object) -> str | UfsCardType1:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_ufs_card_type_1 = UfsCardType1.from_dict(data)

                        return componentsschemas_ufs_card_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(str | UfsCardType1, data)

                staging_item = _parse_staging_item(staging_item_data)

                staging.append(staging_item)

        _card_pool = d.pop("card_pool", UNSET)
        card_pool: list[str | UfsCardType1] | Unset = UNSET
        if _card_pool is not UNSET:
            card_pool = []
            for card_pool_item_data in _card_pool:

                def _parse_card_pool_item(data: object) -> str | UfsCardType1:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        componentsschemas_ufs_card_type_1 = UfsCardType1.from_dict(data)

                        return componentsschemas_ufs_card_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(str | UfsCardType1, data)

                card_pool_item = _parse_card_pool_item(card_pool_item_data)

                card_pool.append(card_pool_item)

        ufs_player = cls(
            name=name,
            character=character,
            vitality=vitality,
            hand=hand,
            deck=deck,
            discard=discard,
            removed=removed,
            momentum=momentum,
            staging=staging,
            card_pool=card_pool,
        )

        return ufs_player
