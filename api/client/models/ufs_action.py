from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.ufs_action_do import UfsActionDo, check_ufs_action_do
from ..models.ufs_action_half import UfsActionHalf, check_ufs_action_half
from ..models.ufs_action_symbol import UfsActionSymbol, check_ufs_action_symbol
from ..types import UNSET, Unset

T = TypeVar("T", bound="UfsAction")


@_attrs_define
class UfsAction:
    """An action of UFS.

    Attributes:
        do (UfsActionDo): what is done
        by (str | Unset): the acting player
        label (str | Unset): how a listed action reads; it is not read when it is sent
        card (str | Unset): a card by its id, or by title
        ability (int | str | Unset): which ability is used
        half (UfsActionHalf | Unset): what a split card is played as
        symbol (UfsActionSymbol | Unset): what Infinity stands for
        x (int | Unset): what is chosen for X
        targets (list[str] | Unset): cards that are chosen, in the order of the text
        choices (list[str] | Unset): what is chosen and is no card
        pay (list[str] | Unset): what the cost commits, discards or destroys
        check (int | list[int] | Unset): what the control check turns out to be
        commit (list[str] | Unset): what is committed to make up the difference
        recheck (str | Unset): the card whose re-check is used
        cards (list[str] | Unset): an answer to a decision, or what is discarded
        option (str | Unset): an answer to a decision
    """

    do: UfsActionDo
    by: str | Unset = UNSET
    label: str | Unset = UNSET
    card: str | Unset = UNSET
    ability: int | str | Unset = UNSET
    half: UfsActionHalf | Unset = UNSET
    symbol: UfsActionSymbol | Unset = UNSET
    x: int | Unset = UNSET
    targets: list[str] | Unset = UNSET
    choices: list[str] | Unset = UNSET
    pay: list[str] | Unset = UNSET
    check: int | list[int] | Unset = UNSET
    commit: list[str] | Unset = UNSET
    recheck: str | Unset = UNSET
    cards: list[str] | Unset = UNSET
    option: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        do: str = self.do

        by = self.by

        label = self.label

        card = self.card

        ability: int | str | Unset
        if isinstance(self.ability, Unset):
            ability = UNSET
        else:
            ability = self.ability

        half: str | Unset = UNSET
        if not isinstance(self.half, Unset):
            half = self.half

        symbol: str | Unset = UNSET
        if not isinstance(self.symbol, Unset):
            symbol = self.symbol

        x = self.x

        targets: list[str] | Unset = UNSET
        if not isinstance(self.targets, Unset):
            targets = self.targets

        choices: list[str] | Unset = UNSET
        if not isinstance(self.choices, Unset):
            choices = self.choices

        pay: list[str] | Unset = UNSET
        if not isinstance(self.pay, Unset):
            pay = self.pay

        check: int | list[int] | Unset
        if isinstance(self.check, Unset):
            check = UNSET
        elif isinstance(self.check, list):
            check = self.check

        else:
            check = self.check

        commit: list[str] | Unset = UNSET
        if not isinstance(self.commit, Unset):
            commit = self.commit

        recheck = self.recheck

        cards: list[str] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = self.cards

        option = self.option

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "do": do,
            }
        )
        if by is not UNSET:
            field_dict["by"] = by
        if label is not UNSET:
            field_dict["label"] = label
        if card is not UNSET:
            field_dict["card"] = card
        if ability is not UNSET:
            field_dict["ability"] = ability
        if half is not UNSET:
            field_dict["half"] = half
        if symbol is not UNSET:
            field_dict["symbol"] = symbol
        if x is not UNSET:
            field_dict["x"] = x
        if targets is not UNSET:
            field_dict["targets"] = targets
        if choices is not UNSET:
            field_dict["choices"] = choices
        if pay is not UNSET:
            field_dict["pay"] = pay
        if check is not UNSET:
            field_dict["check"] = check
        if commit is not UNSET:
            field_dict["commit"] = commit
        if recheck is not UNSET:
            field_dict["recheck"] = recheck
        if cards is not UNSET:
            field_dict["cards"] = cards
        if option is not UNSET:
            field_dict["option"] = option

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        do = check_ufs_action_do(d.pop("do"))

        by = d.pop("by", UNSET)

        label = d.pop("label", UNSET)

        card = d.pop("card", UNSET)

        def _parse_ability(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        ability = _parse_ability(d.pop("ability", UNSET))

        _half = d.pop("half", UNSET)
        half: UfsActionHalf | Unset
        if isinstance(_half, Unset):
            half = UNSET
        else:
            half = check_ufs_action_half(_half)

        _symbol = d.pop("symbol", UNSET)
        symbol: UfsActionSymbol | Unset
        if isinstance(_symbol, Unset):
            symbol = UNSET
        else:
            symbol = check_ufs_action_symbol(_symbol)

        x = d.pop("x", UNSET)

        targets = cast(list[str], d.pop("targets", UNSET))

        choices = cast(list[str], d.pop("choices", UNSET))

        pay = cast(list[str], d.pop("pay", UNSET))

        def _parse_check(data: object) -> int | list[int] | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                check_type_1 = cast(list[int], data)

                return check_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[int] | Unset, data)

        check = _parse_check(d.pop("check", UNSET))

        commit = cast(list[str], d.pop("commit", UNSET))

        recheck = d.pop("recheck", UNSET)

        cards = cast(list[str], d.pop("cards", UNSET))

        option = d.pop("option", UNSET)

        ufs_action = cls(
            do=do,
            by=by,
            label=label,
            card=card,
            ability=ability,
            half=half,
            symbol=symbol,
            x=x,
            targets=targets,
            choices=choices,
            pay=pay,
            check=check,
            commit=commit,
            recheck=recheck,
            cards=cards,
            option=option,
        )

        return ufs_action
