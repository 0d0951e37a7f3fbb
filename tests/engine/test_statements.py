"""Whatever a text can say holds is asked for somewhere in the engine."""

import re
from pathlib import Path
from typing import get_args

import pytest

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import at, board, play_out, player, small_library

ENGINE = Path(__file__).parent.parent.parent / "rules" / "engine"
# Who makes the statements, or only tells of them in words.
NOT_ASKING = ("ir", "lowering", "text", "aspects.py", "wording.py")
# What no text lowers to yet, so that nothing asks for it.
UNASKED = frozenset({"IgnoresConditions", "MustPay", "Substitutes"})


def _asked() -> set[str]:
    asking = [path for path in ENGINE.rglob("*.py") if not set(path.relative_to(ENGINE).parts) & set(NOT_ASKING)]
    asking.append(ENGINE / "shadowfist" / "lowering" / "rules_text.py")  # a wording as the engine runs it
    return {name for path in asking for name in re.findall(r"\bco\.(\w+)", path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("kind", get_args(co.Statement), ids=lambda kind: kind.__name__)
def test_each_statement_is_asked_for(kind):
    assert (kind.__name__ in _asked()) is not (kind.__name__ in UNASKED)


@pytest.mark.parametrize("kind", get_args(co.Benefit), ids=lambda kind: kind.__name__)
def test_each_benefit_counts_somewhere(kind):
    assert kind.__name__ in _asked()


def test_counters_with_which_a_card_enters_play():
    well = Face("Well", "Character", "", "This card enters play with 3 counters on it.", fighting=2, cost=0)
    hill = Face("Hill", "Site", "", "", body=5)
    ann = {**player("Ann", at("Hill")), "hand": ["Well"]}
    played = {"by": "Ann", "do": "play", "card": "well"}
    result = play_out(board(ann, player("Bob")), played, "resolve", library=small_library(well, hill))
    assert result["cards"]["well"]["counters"] == 3
