"""What a board says of a game that goes on, without what refers to cards and players that an edit has taken away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.pages.checker.edits import Card, Scenario
from rules.pages.checker.shadowfist.tidying import cards_of, cards_out_of_play

OF_PLAY = ("chosen", "maintains", "lasting")


def cut(scenario: Scenario) -> None:
    """Takes away what refers to nothing any more, in a scenario that is written out."""
    names = {player["name"] for player in scenario["players"]}
    cards = {card["id"]: card for player in scenario["players"] for card in cards_of(player)}
    out = {card["id"] for player in scenario["players"] for card in cards_out_of_play(player)}
    for card_id in out:
        for name in OF_PLAY:
            cards[card_id].pop(name, None)
    for card in cards.values():
        kept = [each for each in card.get("lasting", ()) if _lasts(each, names, cards)]
        _keep(card, "lasting", kept)
    for card in cards.values():
        maintained = [each for each in card.get("maintains", ()) if _is_maintained(cards.get(each), card["id"])]
        _keep(card, "maintains", maintained)
    done = [
        each
        for each in scenario.get("so_far", ())
        if each["by"] in names and (each["do"] == "play" or each.get("card", "") in ("", *cards))
    ]
    _keep(scenario, "so_far", done)
    if "attack" in scenario:
        _attack(scenario, names, cards.keys() - out)


def _lasts(each: dict[str, Any], names: set[str], cards: dict[str, Card]) -> bool:
    source = cards.get(each["source"])
    if each["by"] not in names or source is None:
        return False
    return each["until"] != "maintained" or bool(source.get("turned") and "maintains" in source)


def _is_maintained(card: Card | None, by: str) -> bool:
    given = card.get("lasting", ()) if card is not None else ()
    return any(each["until"] == "maintained" and each["source"] == by for each in given)


def _attack(scenario: Scenario, names: set[str], in_play: Iterable[str]) -> None:
    attack, here = scenario["attack"], set(in_play)
    attack["targets"] = [each for each in attack["targets"] if each in here]
    attack["attackers"] = [
        each for each in attack["attackers"] if each["card"] in here and each["target"] in attack["targets"]
    ]
    attacking = {each["card"] for each in attack["attackers"]}
    attack["interceptors"] = [
        each for each in attack.get("interceptors", ()) if each["card"] in here and each["against"] in attacking
    ]
    attack["waiting"] = [each for each in attack.get("waiting", ()) if each in names]
    for part in (*attack["attackers"], *attack["interceptors"]):
        part.pop("home", None)  # It stands where it returns to.
        part.pop("place", None)
    over = attack["by"] not in names or not attacking or scenario.get("phase", "main") != "main"
    if over or not attack["targets"]:
        del scenario["attack"]


def _keep(node: dict[str, Any], name: str, kept: list[Any]) -> None:
    if kept:
        node[name] = kept
    else:
        node.pop(name, None)
