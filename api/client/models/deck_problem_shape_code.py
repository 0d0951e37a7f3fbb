from typing import Literal

DeckProblemShapeCode = Literal[
    "no_character", "sideboard_size", "too_few_cards", "too_many_copies", "unknown_card"
]

DECK_PROBLEM_SHAPE_CODE_VALUES: set[DeckProblemShapeCode] = {
    "no_character",
    "sideboard_size",
    "too_few_cards",
    "too_many_copies",
    "unknown_card",
}


def check_deck_problem_shape_code(value: str) -> DeckProblemShapeCode:
    if value in DECK_PROBLEM_SHAPE_CODE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DECK_PROBLEM_SHAPE_CODE_VALUES!r}"
    )
