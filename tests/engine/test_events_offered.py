"""Whatever a text can wait for is answered where it happens: by itself, if its player wants it, and as a response."""

from collections import defaultdict
from dataclasses import replace

import pytest

from rules.engine import evaluate
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.lowering.card_library import CardFacts
from rules.engine.shadowfist.lowering.rules_text import Ability, RulesText
from rules.engine.shadowfist.model.cards import Face, Printed
from rules.engine.shadowfist.query import triggers as query_triggers
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.scene import triggers
from tests.corpus import entries
from tests.engine.test_events_emitted import PATTERNS, moments
from tests.engine_library import DAYS, bundled, small_library

WATCHER = Face("Watcher", "Edge", text="When a Character is smoked, gain 1 Power.")
GAINS = small_library(WATCHER).compiled(WATCHER).triggered[0].does
# How many scenarios are tried in which an event comes, until it is answered in one of them.
TRIED = 40


class Watching:
    """The bundled cards, and one Edge more with an ability that no text need say."""

    def __init__(self, does):
        self.text = RulesText(WATCHER, (Ability(does),))
        self.facts = CardFacts("Watcher", (Printed(WATCHER, "T", "Test", 1, min(DAYS.values())),))

    def find(self, title):
        return self.facts if title.lower() == "watcher" else bundled().find(title)

    def compiled(self, face):
        return self.text if face is WATCHER else bundled().compiled(face)


def happens_in(patterns):
    """The scenarios in which each of the patterns comes, by it and the stage of combat, where it comes in one."""
    by_verb = defaultdict(list)
    for each in patterns:
        for verb in query_triggers.told_as(ab.Trigger(each)):
            by_verb[verb].append(each)
    found = defaultdict(list)
    waiting = triggers.waiting

    def looking(referee):
        happened = list(referee.happened)
        was = waiting(referee)
        for happening in happened:
            attack = referee.game.attack
            stage = attack.stage if attack is not None and attack.fights and not runs_on(entry) else None
            for each in by_verb[happening.verb]:
                if len(found[each, stage]) < TRIED:
                    scope = Scope(referee.game, referee.game.turn, happening=happening)
                    if query_triggers.comes(ab.Trigger(each), happening, scope) is not None:
                        came.add((each, stage))
        return was

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(triggers, "waiting", looking)
        for entry in entries():
            came = set()
            if evaluate(entry["scenario"], bundled())["status"] != "illegal":
                for key in came:
                    found[key].append(entry)
    return {key: where for key, where in found.items() if where}


def runs_on(entry):
    """Whether a scenario lets everyone decline whatever comes, what is tried here too."""
    return any(each["do"] == "continue" for each in entry["scenario"].get("actions", ()))


def watched(entry, does, *actions, first=None):
    """What comes of a scenario, or of its first actions and then others, where such an ability is in play."""
    given = entry["scenario"]
    player, *others = given["players"]
    player = {**player, "edges": [*player.get("edges", ()), "Watcher"]}
    actions = [*given.get("actions", ())[:first], *actions]
    return evaluate({**given, "players": [player, *others], "actions": actions}, Watching(does))


def triggers_itself(entry, pattern):
    result = watched(entry, replace(GAINS, trigger=ab.Trigger(pattern)))
    return any(step["text"].startswith("Watcher triggers") for step in result["steps"])


def is_asked(entry, pattern):
    """Whether its controller decides about it: then, or in the place of an answer to something else that follows."""
    does = replace(GAINS, trigger=ab.Trigger(pattern), optional=True)
    count = len(entry["scenario"].get("actions", ()))
    for first in range(1, count + 1):
        decision = watched(entry, does, first=first)["decision"]
        if decision is not None and decision["kind"] == "order" and "watcher" in decision["options"]:
            answer = {"by": decision["by"], "do": "choose", "option": "watcher"}
            decision = watched(entry, does, answer, first=first)["decision"]
        if decision is not None and "triggered effect of Watcher" in decision["text"]:
            return True
    return False


def may_respond(entry, pattern):
    """Whether it may be used once it has happened, after one of the actions."""
    does = ab.Activated(ab.Cost(), GAINS.effects, responds=ab.RespondsToEvent(pattern))
    use = {"by": entry["scenario"]["players"][0]["name"], "do": "use", "card": "watcher"}
    count = len(entry["scenario"].get("actions", ()))
    return any(
        any(step["text"].startswith(f"{use['by']} uses Watcher") for step in result["steps"])
        for result in (watched(entry, does, use, first=first) for first in range(count, 0, -1))
    )


@pytest.mark.exhaustive
def test_every_event_is_answered_where_it_happens():
    found = happens_in((*PATTERNS, *moments().values()))
    missing = []
    for (pattern, stage), where in found.items():
        ways = [triggers_itself, is_asked, *([] if isinstance(pattern, t.Moment) else [may_respond])]
        missing += [(way.__name__, pattern, stage) for way in ways if not any(way(each, pattern) for each in where)]
    assert {pattern for pattern, _ in found} == {*PATTERNS, *moments().values()}
    assert missing == []
