from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.outcome_status import OutcomeStatus, check_outcome_status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.attack import Attack
    from ..models.change import Change
    from ..models.decision import Decision
    from ..models.effect import Effect
    from ..models.omission import Omission
    from ..models.outcome_cards import OutcomeCards
    from ..models.outcome_players import OutcomePlayers
    from ..models.problem import Problem
    from ..models.scenario import Scenario
    from ..models.scenario_action import ScenarioAction
    from ..models.step import Step
    from ..models.unread import Unread


T = TypeVar("T", bound="Outcome")


@_attrs_define
class Outcome:
    """What happens, as far as it was asked for. After an action that was listed it has more, where there is a further ply:
    `actions` are those of this position and `outcomes` what comes of each; both are null where the position was reached
    before (by its `hash`) or goes beyond the bounds.

        Attributes:
            status (OutcomeStatus): `needs_decision`: someone has to decide before it goes on; `illegal`: see `problem`
            hash_ (str | Unset): of the position: the same for equal positions, whatever way led there
            turn (str | Unset): the current player
            phase (str | Unset): of the turn
            winner (None | str | Unset): who has won; null while nobody has
            steps (list[Step] | Unset): what happens, step by step
            cards (OutcomeCards | Unset): every card by id
            players (OutcomePlayers | Unset): every player by name
            scene (list[Effect] | Unset): effects that wait, the first to be generated first
            attack (Attack | None | Unset): the attack in progress; null where there is none
            decision (Decision | None | Unset): what has to be decided; null where nothing has
            problem (None | Problem | Unset): why an action is illegal; null where none is
            not_understood (list[Unread] | Unset): what of the cards' texts the engine does not understand or run
            board (Scenario | Unset): A board of at most 2000 cards, and what is done. `resume` is part of a result's
                `board`, and is sent back as it is.
            changes (list[Change] | Unset): what is visibly different from before
            actions (list[ScenarioAction] | None | Unset): the legal actions of this position; null beyond the bounds
            omitted (list[Omission] | Unset): legal actions that are not listed
            outcomes (list[None | Outcome] | None | Unset): what comes of each action, in their order
            warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
                nothing
    """

    status: OutcomeStatus
    hash_: str | Unset = UNSET
    turn: str | Unset = UNSET
    phase: str | Unset = UNSET
    winner: None | str | Unset = UNSET
    steps: list[Step] | Unset = UNSET
    cards: OutcomeCards | Unset = UNSET
    players: OutcomePlayers | Unset = UNSET
    scene: list[Effect] | Unset = UNSET
    attack: Attack | None | Unset = UNSET
    decision: Decision | None | Unset = UNSET
    problem: None | Problem | Unset = UNSET
    not_understood: list[Unread] | Unset = UNSET
    board: Scenario | Unset = UNSET
    changes: list[Change] | Unset = UNSET
    actions: list[ScenarioAction] | None | Unset = UNSET
    omitted: list[Omission] | Unset = UNSET
    outcomes: list[None | Outcome] | None | Unset = UNSET
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
        elif isinstance(self.attack, Attack):
            attack = self.attack.to_dict()
        else:
            attack = self.attack

        decision: dict[str, Any] | None | Unset
        if isinstance(self.decision, Unset):
            decision = UNSET
        elif isinstance(self.decision, Decision):
            decision = self.decision.to_dict()
        else:
            decision = self.decision

        problem: dict[str, Any] | None | Unset
        if isinstance(self.problem, Unset):
            problem = UNSET
        elif isinstance(self.problem, Problem):
            problem = self.problem.to_dict()
        else:
            problem = self.problem

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

        actions: list[dict[str, Any]] | None | Unset
        if isinstance(self.actions, Unset):
            actions = UNSET
        elif isinstance(self.actions, list):
            actions = []
            for actions_type_0_item_data in self.actions:
                actions_type_0_item = actions_type_0_item_data.to_dict()
                actions.append(actions_type_0_item)

        else:
            actions = self.actions

        omitted: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.omitted, Unset):
            omitted = []
            for omitted_item_data in self.omitted:
                omitted_item = omitted_item_data.to_dict()
                omitted.append(omitted_item)

        outcomes: list[dict[str, Any] | None] | None | Unset
        if isinstance(self.outcomes, Unset):
            outcomes = UNSET
        elif isinstance(self.outcomes, list):
            outcomes = []
            for outcomes_type_0_item_data in self.outcomes:
                outcomes_type_0_item: dict[str, Any] | None
                if isinstance(outcomes_type_0_item_data, Outcome):
                    outcomes_type_0_item = outcomes_type_0_item_data.to_dict()
                else:
                    outcomes_type_0_item = outcomes_type_0_item_data
                outcomes.append(outcomes_type_0_item)

        else:
            outcomes = self.outcomes

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
        if decision is not UNSET:
            field_dict["decision"] = decision
        if problem is not UNSET:
            field_dict["problem"] = problem
        if not_understood is not UNSET:
            field_dict["not_understood"] = not_understood
        if board is not UNSET:
            field_dict["board"] = board
        if changes is not UNSET:
            field_dict["changes"] = changes
        if actions is not UNSET:
            field_dict["actions"] = actions
        if omitted is not UNSET:
            field_dict["omitted"] = omitted
        if outcomes is not UNSET:
            field_dict["outcomes"] = outcomes
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.attack import Attack  # noqa: PLC0415
        from ..models.change import Change  # noqa: PLC0415
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.effect import Effect  # noqa: PLC0415
        from ..models.omission import Omission  # noqa: PLC0415
        from ..models.outcome_cards import OutcomeCards  # noqa: PLC0415
        from ..models.outcome_players import OutcomePlayers  # noqa: PLC0415
        from ..models.problem import Problem  # noqa: PLC0415
        from ..models.scenario import Scenario  # noqa: PLC0415
        from ..models.scenario_action import ScenarioAction  # noqa: PLC0415
        from ..models.step import Step  # noqa: PLC0415
        from ..models.unread import Unread  # noqa: PLC0415

        d = dict(src_dict)
        status = check_outcome_status(d.pop("status"))

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
        cards: OutcomeCards | Unset
        if isinstance(_cards, Unset):
            cards = UNSET
        else:
            cards = OutcomeCards.from_dict(_cards)

        _players = d.pop("players", UNSET)
        players: OutcomePlayers | Unset
        if isinstance(_players, Unset):
            players = UNSET
        else:
            players = OutcomePlayers.from_dict(_players)

        _scene = d.pop("scene", UNSET)
        scene: list[Effect] | Unset = UNSET
        if _scene is not UNSET:
            scene = []
            for scene_item_data in _scene:
                scene_item = Effect.from_dict(scene_item_data)

                scene.append(scene_item)

        def _parse_attack(data: object) -> Attack | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                attack_type_0 = Attack.from_dict(data)

                return attack_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Attack | None | Unset, data)

        attack = _parse_attack(d.pop("attack", UNSET))

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

        _not_understood = d.pop("not_understood", UNSET)
        not_understood: list[Unread] | Unset = UNSET
        if _not_understood is not UNSET:
            not_understood = []
            for not_understood_item_data in _not_understood:
                not_understood_item = Unread.from_dict(not_understood_item_data)

                not_understood.append(not_understood_item)

        _board = d.pop("board", UNSET)
        board: Scenario | Unset
        if isinstance(_board, Unset):
            board = UNSET
        else:
            board = Scenario.from_dict(_board)

        _changes = d.pop("changes", UNSET)
        changes: list[Change] | Unset = UNSET
        if _changes is not UNSET:
            changes = []
            for changes_item_data in _changes:
                changes_item = Change.from_dict(changes_item_data)

                changes.append(changes_item)

        def _parse_actions(data: object) -> list[ScenarioAction] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                actions_type_0 = []
                _actions_type_0 = data
                for actions_type_0_item_data in _actions_type_0:
                    actions_type_0_item = ScenarioAction.from_dict(
                        actions_type_0_item_data
                    )

                    actions_type_0.append(actions_type_0_item)

                return actions_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[ScenarioAction] | None | Unset, data)

        actions = _parse_actions(d.pop("actions", UNSET))

        _omitted = d.pop("omitted", UNSET)
        omitted: list[Omission] | Unset = UNSET
        if _omitted is not UNSET:
            omitted = []
            for omitted_item_data in _omitted:
                omitted_item = Omission.from_dict(omitted_item_data)

                omitted.append(omitted_item)

        def _parse_outcomes(data: object) -> list[None | Outcome] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                outcomes_type_0 = []
                _outcomes_type_0 = data
                for outcomes_type_0_item_data in _outcomes_type_0:

                    def _parse_outcomes_type_0_item(data: object) -> None | Outcome:
                        if data is None:
                            return data
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            outcomes_type_0_item_type_0 = Outcome.from_dict(data)

                            return outcomes_type_0_item_type_0
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        return cast(None | Outcome, data)

                    outcomes_type_0_item = _parse_outcomes_type_0_item(
                        outcomes_type_0_item_data
                    )

                    outcomes_type_0.append(outcomes_type_0_item)

                return outcomes_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[None | Outcome] | None | Unset, data)

        outcomes = _parse_outcomes(d.pop("outcomes", UNSET))

        warnings = cast(list[str], d.pop("warnings", UNSET))

        outcome = cls(
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
            changes=changes,
            actions=actions,
            omitted=omitted,
            outcomes=outcomes,
            warnings=warnings,
        )

        outcome.additional_properties = d
        return outcome

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
