"""The rules engine: plain data in, plain data out; imports no Django.

``evaluate(scenario, library)`` tells what happens, ``legal_actions(scenario, library)`` what may be done next (with
``list_legal`` also what of it is left out), ``look_ahead(scenario, library)`` what comes in an attack if everyone
passes, ``accounts(scenario, library)`` where the numbers of cards come from,
``refused_actions(scenario, library, card)`` what one card may not do, and why; ``ScenarioError`` says what is wrong
with a scenario, and where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.kernel.doors import door

if TYPE_CHECKING:
    from rules.engine.games import evaluate as evaluate
    from rules.engine.games import legal_actions as legal_actions
    from rules.engine.games import list_legal as list_legal
    from rules.engine.games import load as load
    from rules.engine.games import refused_actions as refused_actions
    from rules.engine.kernel.citations import Citation as Citation
    from rules.engine.kernel.citations import Reason as Reason
    from rules.engine.kernel.errors import ScenarioError as ScenarioError
    from rules.engine.kernel.expectations import unmet as unmet
    from rules.engine.kernel.fields import MAX_NUMBER as MAX_NUMBER
    from rules.engine.kernel.fields import MAX_WORD as MAX_WORD
    from rules.engine.kernel.fields import MAX_WORDS as MAX_WORDS
    from rules.engine.kernel.fields import Fields as Fields
    from rules.engine.kernel.fields import quoted as quoted
    from rules.engine.kernel.letters import fold as fold
    from rules.engine.kernel.letters import plain as plain
    from rules.engine.kernel.omitted import Kind as OmittedKind
    from rules.engine.kernel.searching import Listing as Listing
    from rules.engine.kernel.slugs import slug as slug
    from rules.engine.kernel.steps import listing as listing
    from rules.engine.kernel.work import TooMuchWorkError as TooMuchWorkError
    from rules.engine.shadowfist.interface.accounting import accounts as accounts
    from rules.engine.shadowfist.interface.ahead import look_ahead as look_ahead

# What is called otherwise inside.
__all__ = ["OmittedKind"]

__getattr__ = door(
    __name__,
    {
        "kernel.letters": "plain fold",
        "games": "evaluate legal_actions list_legal load refused_actions",
        "kernel.citations": "Citation Reason",
        "kernel.errors": "ScenarioError",
        "kernel.expectations": "unmet",
        "kernel.fields": "Fields MAX_NUMBER MAX_WORD MAX_WORDS quoted",
        "kernel.omitted": "Kind=OmittedKind",
        "kernel.searching": "Listing",
        "kernel.slugs": "slug",
        "kernel.steps": "listing",
        "kernel.work": "TooMuchWorkError",
        "shadowfist.interface.accounting": "accounts",
        "shadowfist.interface.ahead": "look_ahead",
    },
)
