from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.result_status import ResultStatus, check_result_status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.attack import Attack
    from ..models.decision import Decision
    from ..models.effect import Effect
    from ..models.problem import Problem
    from ..models.result_cards import ResultCards
    from ..models.result_players import ResultPlayers
    from ..models.scenario import Scenario
    from ..models.step import Step
    from ..models.unread import Unread


T = TypeVar("T", bound="Result")


@_attrs_define
class Result:
    """What happens.

    Attributes:
        status (ResultStatus): `needs_decision`: someone has to decide before it goes on; `illegal`: see `problem`
        hash_ (str): of the position: the same for equal positions, whatever way led there
        turn (str): the current player
        phase (str): of the turn
        winner (None | str): who has won; null while nobody has
        steps (list[Step]): what happens, step by step
        cards (ResultCards): every card by id
        players (ResultPlayers): every player by name
        scene (list[Effect]): effects that wait, the first to be generated first
        attack (Attack | None): the attack in progress; null where there is none
        decision (Decision | None): what has to be decided; null where nothing has
        problem (None | Problem): why an action is illegal; null where none is
        not_understood (list[Unread]): what of the cards' texts the engine does not understand or run
        board (Scenario): A board of at most 2000 cards, and what is done. `resume` is part of a result's `board`, and
            is sent back as it is.
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    status: ResultStatus
    hash_: str
    turn: str
    phase: str
    winner: None | str
    steps: list[Step]
    cards: ResultCards
    players: ResultPlayers
    scene: list[Effect]
    attack: Attack | None
    decision: Decision | None
    problem: None | Problem
    not_understood: list[Unread]
    board: Scenario
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.attack import Attack  # noqa: PLC0415
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.problem import Problem  # noqa: PLC0415

        status: str = self.status

        hash_ = self.hash_

        turn = self.turn

        phase = self.phase

        winner: None | str
        winner = self.winner

        steps = []
        for steps_item_data in self.steps:
            steps_item = steps_item_data.to_dict()
            steps.append(steps_item)

        cards = self.cards.to_dict()

        players = self.players.to_dict()

        scene = []
        for scene_item_data in self.scene:
            scene_item = scene_item_data.to_dict()
            scene.append(scene_item)

        attack: dict[str, Any] | None
        if isinstance(self.attack, Attack):
            attack = self.attack.to_dict()
        else:
            attack = self.attack

        decision: dict[str, Any] | None
        if isinstance(self.decision, Decision):
            decision = self.decision.to_dict()
        else:
            decision = self.decision

        problem: dict[str, Any] | None
        if isinstance(self.problem, Problem):
            problem = self.problem.to_dict()
        else:
            problem = self.problem

        not_understood = []
        for not_understood_item_data in self.not_understood:
            not_understood_item = not_understood_item_data.to_dict()
            not_understood.append(not_understood_item)

        board = self.board.to_dict()

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "hash": hash_,
                "turn": turn,
                "phase": phase,
                "winner": winner,
                "steps": steps,
                "cards": cards,
                "players": players,
                "scene": scene,
                "attack": attack,
                "decision": decision,
                "problem": problem,
                "not_understood": not_understood,
                "board": board,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.attack import Attack  # noqa: PLC0415
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.effect import Effect  # noqa: PLC0415
        from ..models.problem import Problem  # noqa: PLC0415
        from ..models.result_cards import ResultCards  # noqa: PLC0415
        from ..models.result_players import ResultPlayers  # noqa: PLC0415
        from ..models.scenario import Scenario  # noqa: PLC0415
        from ..models.step import Step  # noqa: PLC0415
        from ..models.unread import Unread  # noqa: PLC0415

        d = dict(src_dict)
        status = check_result_status(d.pop("status"))

        hash_ = d.pop("hash")

        turn = d.pop("turn")

        phase = d.pop("phase")

        def _parse_winner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        winner = _parse_winner(d.pop("winner"))

        steps = []
        _steps = d.pop("steps")
        for steps_item_data in _steps:
            steps_item = Step.from_dict(steps_item_data)

            steps.append(steps_item)

        cards = ResultCards.from_dict(d.pop("cards"))

        players = ResultPlayers.from_dict(d.pop("players"))

        scene = []
        _scene = d.pop("scene")
        for scene_item_data in _scene:
            scene_item = Effect.from_dict(scene_item_data)

            scene.append(scene_item)

        def _parse_attack(data: object) -> Attack | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                attack_type_0 = Attack.from_dict(data)

                return attack_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Attack | None, data)

        attack = _parse_attack(d.pop("attack"))

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

        not_understood = []
        _not_understood = d.pop("not_understood")
        for not_understood_item_data in _not_understood:
            not_understood_item = Unread.from_dict(not_understood_item_data)

            not_understood.append(not_understood_item)

        board = Scenario.from_dict(d.pop("board"))

        warnings = cast(list[str], d.pop("warnings", UNSET))

        result = cls(
            status=status,
            hash_=hash_,
            turn=turn,
            phase=phase,
            winner=winner,
            steps=steps,
            cards=cards,
            players=players,
            scene=scene,
            attack=attack,
            decision=decision,
            problem=problem,
            not_understood=not_understood,
            board=board,
            warnings=warnings,
        )

        result.additional_properties = d
        return result

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
