from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.cards_collection_create_body_identifiers_item_type_0 import (
        CardsCollectionCreateBodyIdentifiersItemType0,
    )
    from ..models.cards_collection_create_body_identifiers_item_type_1 import (
        CardsCollectionCreateBodyIdentifiersItemType1,
    )
    from ..models.cards_collection_create_body_identifiers_item_type_2 import (
        CardsCollectionCreateBodyIdentifiersItemType2,
    )


T = TypeVar("T", bound="CardsCollectionCreateBody")


@_attrs_define
class CardsCollectionCreateBody:
    """
    Attributes:
        identifiers (list[CardsCollectionCreateBodyIdentifiersItemType0 | CardsCollectionCreateBodyIdentifiersItemType1
            | CardsCollectionCreateBodyIdentifiersItemType2]): what is asked for, in the order of the answer
    """

    identifiers: list[
        CardsCollectionCreateBodyIdentifiersItemType0
        | CardsCollectionCreateBodyIdentifiersItemType1
        | CardsCollectionCreateBodyIdentifiersItemType2
    ]

    def to_dict(self) -> dict[str, Any]:
        from ..models.cards_collection_create_body_identifiers_item_type_0 import (
            CardsCollectionCreateBodyIdentifiersItemType0,  # noqa: PLC0415
        )
        from ..models.cards_collection_create_body_identifiers_item_type_1 import (
            CardsCollectionCreateBodyIdentifiersItemType1,  # noqa: PLC0415
        )

        identifiers = []
        for identifiers_item_data in self.identifiers:
            identifiers_item: dict[str, Any]
            if isinstance(
                identifiers_item_data, CardsCollectionCreateBodyIdentifiersItemType0
            ):
                identifiers_item = identifiers_item_data.to_dict()
            elif isinstance(
                identifiers_item_data, CardsCollectionCreateBodyIdentifiersItemType1
            ):
                identifiers_item = identifiers_item_data.to_dict()
            else:
                identifiers_item = identifiers_item_data.to_dict()

            identifiers.append(identifiers_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "identifiers": identifiers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cards_collection_create_body_identifiers_item_type_0 import (
            CardsCollectionCreateBodyIdentifiersItemType0,  # noqa: PLC0415
        )
        from ..models.cards_collection_create_body_identifiers_item_type_1 import (
            CardsCollectionCreateBodyIdentifiersItemType1,  # noqa: PLC0415
        )
        from ..models.cards_collection_create_body_identifiers_item_type_2 import (
            CardsCollectionCreateBodyIdentifiersItemType2,  # noqa: PLC0415
        )

        d = dict(src_dict)
        identifiers = []
        _identifiers = d.pop("identifiers")
        for identifiers_item_data in _identifiers:

            def _parse_identifiers_item(
                data: object,
            ) -> (
                CardsCollectionCreateBodyIdentifiersItemType0
                | CardsCollectionCreateBodyIdentifiersItemType1
                | CardsCollectionCreateBodyIdentifiersItemType2
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    identifiers_item_type_0 = (
                        CardsCollectionCreateBodyIdentifiersItemType0.from_dict(data)
                    )

                    return identifiers_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    identifiers_item_type_1 = (
                        CardsCollectionCreateBodyIdentifiersItemType1.from_dict(data)
                    )

                    return identifiers_item_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                identifiers_item_type_2 = (
                    CardsCollectionCreateBodyIdentifiersItemType2.from_dict(data)
                )

                return identifiers_item_type_2

            identifiers_item = _parse_identifiers_item(identifiers_item_data)

            identifiers.append(identifiers_item)

        cards_collection_create_body = cls(
            identifiers=identifiers,
        )

        return cards_collection_create_body
