"""Trials of abilities on boards of UFS: a card that a test makes, what is done with it, and what is expected."""

from __future__ import annotations

from typing import Any

from rules.engine import evaluate
from tests.ufs_boards import EMPTY, action, attack, blocker, character, foundation, scenario

GO = {"do": "continue"}
JAB = {"by": "Ann", "do": "play", "card": "jab", "check": 9}
CARD = {"by": "Ann", "do": "play", "card": "trial", "check": 9}
FREE = {"by": "Bob", "do": "pass"}
END = {"by": "Ann", "do": "end"}


def use(card: str = "trial", by: str = "Ann", **more: Any) -> dict[str, Any]:
    """An ability is activated."""
    return {"by": by, "do": "activate", "card": card, **more}


def block(card: str = "guard") -> dict[str, Any]:
    """Bob blocks."""
    return {"by": "Bob", "do": "block", "card": card, "check": 9}


OTHERS = (
    attack(),
    attack("Boot", keywords=["Kick"], attack_zone="low"),
    attack("Fist", keywords=["Punch"], attack_zone="mid"),
    blocker(),
    blocker("Parry", "mid"),
    foundation(),
    foundation("Drill", text="F Commit: Gain 1 vitality."),
    foundation("Calm", text="R Commit: When you are taking damage, reduce that damage by 1."),
    foundation("Haste", text="E Commit: This attack gets +1 speed."),
    {"title": "Blade", "type": "asset", "difficulty": 3, "control": 4, "resources": ["fire"], "keywords": ["Weapon"]},
    action("Shout", "F: Draw 1 card."),
)
CARDS = {
    "attack": lambda text, **more: attack("Trial", text=text, **more),
    "foundation": lambda text, **more: foundation("Trial", text=text, **more),
    "asset": lambda text, **more: (
        {"title": "Trial", "type": "asset", "difficulty": 2, "control": 4, "resources": ["fire"], "text": text} | more
    ),
    "action": lambda text, **more: action("Trial", text, **more),
    "character": lambda text, **more: character("Trial", text=text, **more),
}


def played(kind: str, text: str, more: dict[str, Any], case: dict[str, Any]) -> dict[str, Any]:
    """What comes of a case: Ann has the card, in her hand if it is an attack or action, else in play.

    Where Bob is said not to block he holds a card, if only one that nobody knows: without any he is not asked.
    """
    ann: dict[str, Any] = {"vitality": 10, "staging": [], "hand": [], **case.get("ann", {})}
    bob: dict[str, Any] = {"vitality": 10, "staging": [], "hand": [], **case.get("bob", {})}
    if FREE in case["do"] and not bob["hand"]:
        bob["hand"] = 1
    if case.get("of") == "Bob":
        bob["staging"] = ["Trial", *bob["staging"]]
    elif kind == "character":
        ann["character"] = "Trial"
    elif kind in ("attack", "action"):
        ann["hand"] = ["Trial", *ann["hand"]]
    else:
        ann["staging"] = ["Trial", *ann["staging"]]
    extra = case.get("with", {}).get("more", ())
    board = scenario(CARDS[kind](text, **more), *OTHERS, *extra, ann=ann, bob=bob, actions=case["do"])
    return evaluate(board, EMPTY)


def ann(**of: Any) -> dict[str, Any]:
    """What is expected of Ann."""
    return {"players": {"Ann": of}}


def bob(**of: Any) -> dict[str, Any]:
    """What is expected of Bob."""
    return {"players": {"Bob": of}}


def now(**of: Any) -> dict[str, Any]:
    """What is expected of the attack."""
    return {"attack": of}


def no(code: str) -> dict[str, Any]:
    """A refusal."""
    return {"status": "illegal", "problem": {"code": code}}


def card(of: str, **what: Any) -> dict[str, Any]:
    """What is expected of a card."""
    return {"cards": {of: what}}


ON = [CARD, use()]
