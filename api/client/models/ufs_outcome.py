from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ufs_outcome_status import UfsOutcomeStatus, check_ufs_outcome_status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.change import Change
    from ..models.decision import Decision
    from ..models.effect import Effect
    from ..models.problem import Problem
    from ..models.step import Step
    from ..models.ufs_attack import UfsAttack
    from ..models.ufs_check import UfsCheck
    from ..models.ufs_outcome_cards import UfsOutcomeCards
    from ..models.ufs_outcome_not_understood_item import UfsOutcomeNotUnderstoodItem
    from ..models.ufs_outcome_players import UfsOutcomePlayers
    from ..models.ufs_scenario import UfsScenario
    from ..models.ufs_window import UfsWindow


T = TypeVar("T", bound="UfsOutcome")


@_attrs_define
class UfsOutcome:
    """What comes of a scenario of UFS.

    Attributes:
        status (UfsOutcomeStatus): what it counts for
        hash_ (str | Unset): the same for equal positions
        turn (str | Unset): the player whose turn it is
        phase (str | Unset): of the turn
        winner (None | str | Unset): who has won; null while nobody has
        steps (list[Step] | Unset): what happens, step by step
        cards (UfsOutcomeCards | Unset): every known card by id
        players (UfsOutcomePlayers | Unset): every player by name
        scene (list[Effect] | Unset): always empty: UFS has no scenes
        attack (None | UfsAttack | Unset): the attack in progress; null where there is none
        window (None | UfsWindow | Unset): the window that is open; null where none is
        checks (list[UfsCheck] | Unset): every control check of the run
        not_understood (list[UfsOutcomeNotUnderstoodItem] | Unset): abilities that are not understood
        board (UfsScenario | Unset): A board of UFS, and what is done.
        changes (list[Change] | Unset): what is different from before
        problem (None | Problem | Unset): why an action is illegal; null where none is
        decision (Decision | None | Unset): what has to be decided; null where nothing has
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    status: UfsOutcomeStatus
    hash_: str | Unset = UNSET
    turn: str | Unset = UNSET
    phase: str | Unset = UNSET
    winner: None | str | Unset = UNSET
    steps: list[Step] | Unset = UNSET
    cards: UfsOutcomeCards | Unset = UNSET
    players: UfsOutcomePlayers | Unset = UNSET
    scene: list[Effect] | Unset = UNSET
    attack: None | UfsAttack | Unset = UNSET
    window: None | UfsWindow | Unset = UNSET
    checks: list[UfsCheck] | Unset = UNSET
    not_understood: list[UfsOutcomeNotUnderstoodItem] | Unset = UNSET
    board: UfsScenario | Unset = UNSET
    changes: list[Change] | Unset = UNSET
    problem: None | Problem | Unset = UNSET
    decision: Decision | None | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.problem import Problem  # noqa: PLC0415
        from ..models.ufs_attack import UfsAttack  # noqa: PLC0415
        from ..models.ufs_window import UfsWindow  # noqa: PLC0415

        status: str = self.status

        hash_ = self.hash_

        turn = self.turn

        phase = self.phase

        winner: None | str | Unset
        if isinstance(self.winner, Unset):
            winner = UNSET
        else:
            winner = self.winner

        steps: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.steps, Unset):
            steps = []
            for steps_item_data in self.steps:
                steps_item = steps_item_data.to_dict()
                steps.append(steps_item)

        cards: dict[str, Any] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = self.cards.to_dict()

        players: dict[str, Any] | Unset = UNSET
        if not isinstance(self.players, Unset):
            players = self.players.to_dict()

        scene: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.scene, Unset):
            scene = []
            for scene_item_data in self.scene:
                scene_item = scene_item_data.to_dict()
                scene.append(scene_item)

        attack: dict[str, Any] | None | Unset
        if isinstance(self.attack, Unset):
            attack = UNSET
        elif isinstance(self.attack, UfsAttack):
            attack = self.attack.to_dict()
        else:
            attack = self.attack

        window: dict[str, Any] | None | Unset
        if isinstance(self.window, Unset):
            window = UNSET
        elif isinstance(self.window, UfsWindow):
            window = self.window.to_dict()
        else:
            window = self.window

        checks: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.checks, Unset):
            checks = []
            for checks_item_data in self.checks:
                checks_item = checks_item_data.to_dict()
                checks.append(checks_item)

        not_understood: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.not_understood, Unset):
            not_understood = []
            for not_understood_item_data in self.not_understood:
                not_understood_item = not_understood_item_data.to_dict()
                not_understood.append(not_understood_item)

        board: dict[str, Any] | Unset = UNSET
        if not isinstance(self.board, Unset):
            board = self.board.to_dict()

        changes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.changes, Unset):
            changes = []
            for changes_item_data in self.changes:
                changes_item = changes_item_data.to_dict()
                changes.append(changes_item)

        problem: dict[str, Any] | None | Unset
        if isinstance(self.problem, Unset):
            problem = UNSET
        elif isinstance(self.problem, Problem):
            problem = self.problem.to_dict()
        else:
            problem = self.problem

        decision: dict[str, Any] | None | Unset
        if isinstance(self.decision, Unset):
            decision = UNSET
        elif isinstance(self.decision, Decision):
            decision = self.decision.to_dict()
        else:
            decision = self.decision

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
            }
        )
        if hash_ is not UNSET:
            field_dict["hash"] = hash_
        if turn is not UNSET:
            field_dict["turn"] = turn
        if phase is not UNSET:
            field_dict["phase"] = phase
        if winner is not UNSET:
            field_dict["winner"] = winner
        if steps is not UNSET:
            field_dict["steps"] = steps
        if cards is not UNSET:
            field_dict["cards"] = cards
        if players is not UNSET:
            field_dict["players"] = players
        if scene is not UNSET:
            field_dict["scene"] = scene
        if attack is not UNSET:
            field_dict["attack"] = attack
        if window is not UNSET:
            field_dict["window"] = window
        if checks is not UNSET:
            field_dict["checks"] = checks
        if not_understood is not UNSET:
            field_dict["not_understood"] = not_understood
        if board is not UNSET:
            field_dict["board"] = board
        if changes is not UNSET:
            field_dict["changes"] = changes
        if problem is not UNSET:
            field_dict["problem"] = problem
        if decision is not UNSET:
            field_dict["decision"] = decision
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.change import Change  # noqa: PLC0415
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.effect import Effect  # noqa: PLC0415
        from ..models.problem import Problem  # noqa: PLC0415
        from ..models.step import Step  # noqa: PLC0415
        from ..models.ufs_attack import UfsAttack  # noqa: PLC0415
        from ..models.ufs_check import UfsCheck  # noqa: PLC0415
        from ..models.ufs_outcome_cards import UfsOutcomeCards  # noqa: PLC0415
        from ..models.ufs_outcome_not_understood_item import UfsOutcomeNotUnderstoodItem  # noqa: PLC0415
        from ..models.ufs_outcome_players import UfsOutcomePlayers  # noqa: PLC0415
        from ..models.ufs_scenario import UfsScenario  # noqa: PLC0415
        from ..models.ufs_window import UfsWindow  # noqa: PLC0415

        d = dict(src_dict)
        status = check_ufs_outcome_status(d.pop("status"))

        hash_ = d.pop("hash", UNSET)

        turn = d.pop("turn", UNSET)

        phase = d.pop("phase", UNSET)

        def _parse_winner(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        winner = _parse_winner(d.pop("winner", UNSET))

        _steps = d.pop("steps", UNSET)
        steps: list[Step] | Unset = UNSET
        if _steps is not UNSET:
            steps = []
            for steps_item_data in _steps:
                steps_item = Step.from_dict(steps_item_data)

                steps.append(steps_item)

        _cards = d.pop("cards", UNSET)
        cards: UfsOutcomeCards | Unset
        if isinstance(_cards, Unset):
            cards = UNSET
        else:
            cards = UfsOutcomeCards.from_dict(_cards)

        _players = d.pop("players", UNSET)
        players: UfsOutcomePlayers | Unset
        if isinstance(_players, Unset):
            players = UNSET
        else:
            players = UfsOutcomePlayers.from_dict(_players)

        _scene = d.pop("scene", UNSET)
        scene: list[Effect] | Unset = UNSET
        if _scene is not UNSET:
            scene = []
            for scene_item_data in _scene:
                scene_item = Effect.from_dict(scene_item_data)

                scene.append(scene_item)

        def _parse_attack(data: object) -> None | UfsAttack | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                attack_type_0 = UfsAttack.from_dict(data)

                return attack_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UfsAttack | Unset, data)

        attack = _parse_attack(d.pop("attack", UNSET))

        def _parse_window(data: object) -> None | UfsWindow | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                window_type_0 = UfsWindow.from_dict(data)

                return window_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UfsWindow | Unset, data)

        window = _parse_window(d.pop("window", UNSET))

        _checks = d.pop("checks", UNSET)
        checks: list[UfsCheck] | Unset = UNSET
        if _checks is not UNSET:
            checks = []
            for checks_item_data in _checks:
                checks_item = UfsCheck.from_dict(checks_item_data)

                checks.append(checks_item)

        _not_understood = d.pop("not_understood", UNSET)
        not_understood: list[UfsOutcomeNotUnderstoodItem] | Unset = UNSET
        if _not_understood is not UNSET:
            not_understood = []
            for not_understood_item_data in _not_understood:
                not_understood_item = UfsOutcomeNotUnderstoodItem.from_dict(
                    not_understood_item_data
                )

                not_understood.append(not_understood_item)

        _board = d.pop("board", UNSET)
        board: UfsScenario | Unset
        if isinstance(_board, Unset):
            board = UNSET
        else:
            board = UfsScenario.from_dict(_board)

        _changes = d.pop("changes", UNSET)
        changes: list[Change] | Unset = UNSET
        if _changes is not UNSET:
            changes = []
            for changes_item_data in _changes:
                changes_item = Change.from_dict(changes_item_data)

                changes.append(changes_item)

        def _parse_problem(data: object) -> None | Problem | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                problem_type_0 = Problem.from_dict(data)

                return problem_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Problem | Unset, data)

        problem = _parse_problem(d.pop("problem", UNSET))

        def _parse_decision(data: object) -> Decision | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                decision_type_0 = Decision.from_dict(data)

                return decision_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Decision | None | Unset, data)

        decision = _parse_decision(d.pop("decision", UNSET))

        warnings = cast(list[str], d.pop("warnings", UNSET))

        ufs_outcome = cls(
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
            window=window,
            checks=checks,
            not_understood=not_understood,
            board=board,
            changes=changes,
            problem=problem,
            decision=decision,
            warnings=warnings,
        )

        ufs_outcome.additional_properties = d
        return ufs_outcome

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
