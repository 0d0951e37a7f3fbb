"""What was done in this turn and limits look at, as a board states it: ``so_far`` (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.kernel.fields import Fields, quoted
from rules.engine.kernel.frozen import frozen
from rules.engine.shadowfist.interface import past
from rules.engine.shadowfist.ir.words import Stretch
from rules.engine.shadowfist.lowering.rules_text import RulesText
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.game.state import Game

PLAY, USE, REDUCE = "play", "use", "reduce a cost"
# What a player has done, and what the engine counts it as.
BY_PLAYER = {
    "attack without success": "unsuccessful attack",
    "generate Power": "generated power",
}
MAX_TIMES = 1_000
DO = (PLAY, USE, REDUCE, *BY_PLAYER)
Tally = dict[tuple[object, ...], int]


@frozen
class Done:
    """Something that a player has done in this turn, and how often; ``card`` is the title of one that was played.

    ``text`` is what that card says, ``one`` its id where that was given and ``place`` where in the scenario it stands.
    """

    by: str
    do: str
    card: str = ""
    times: int = 1
    text: RulesText | None = None
    one: str | None = None
    place: str = ""


def read(fields: Fields, names: Sequence[str]) -> Done:
    """One entry of ``so_far``."""
    fields.only("by", "do", "card", "times")
    by = fields.text("by", "")
    if by not in names:
        fields.fault("by", f"no player is named {quoted(by)}" if by else "say which player")
    do = fields.choice("do", DO, PLAY) if "do" in fields.given else ""
    if not do:
        fields.fault("do", f"say what was done: {', '.join(DO)}")
    card = fields.text("card", "")
    if do not in BY_PLAYER and not card:
        fields.fault("card", "say which card")
    if do in BY_PLAYER and "card" in fields.given:
        fields.fault("card", f"no card belongs to {quoted(do)}")
    return Done(by, do, card, fields.number("times", 1, least=1, most=MAX_TIMES))


def limited(text: RulesText) -> tuple[int, str] | None:
    """The one ability that says how often in a turn it can be used: its place among those that are, and in what."""
    found = [(n, limit.per) for n, each in enumerate(text.activated) for limit in each.does.often]
    if len(found) != 1 or found[0][1] not in (Stretch.TURN, Stretch.MAIN_SHOT):
        return None
    return found[0][0], found[0][1].value.lower()


def tally(done: Sequence[Done]) -> Tally:
    """What is counted of it."""
    found: Tally = {}

    def count(times: int, *key: object) -> None:
        found[key] = found.get(key, 0) + times

    for each in done:
        if each.do == PLAY and each.text is not None:
            title = each.text.face.title
            count(each.times, "played", each.by, title)
            count(each.times, "ever played", each.by, title)
            if each.text.is_site:
                count(each.times, "site played", each.by)
        elif each.do == USE and each.text is not None:
            count(each.times, "use", each.card, 0, *(limited(each.text) or ()))
        elif each.do == REDUCE:
            count(each.times, "reduction", each.card)
        elif each.do in BY_PLAYER:
            count(each.times, BY_PLAYER[each.do], each.by)
    return found


def with_arrivals(game: Game, done: Sequence[Done], faults: list[str]) -> Game:
    """A game in which the cards that were played in this turn, and are in play, have entered it in this turn.

    Where a text asks for that and more copies are in play than were played, which of them it was has to be said.
    """
    arrived: list[Happening] = []
    for each in done:
        if each.do != PLAY or each.text is None:
            continue
        there = [
            card
            for card in game.in_play()
            if (card.id == each.one if each.one else card.title == each.text.face.title and card.owner == each.by)
        ]
        if len(there) <= each.times:
            arrived += [Happening("enter play", game.known(card.id), by=each.by, was=card) for card in there]
        elif past.is_asked(game, "enter play"):
            which = f"{len(there)} of them are in play and {each.times} entered it in this turn"
            faults.append(f"{each.place}.card: {which}: name each by its id")
    return game.with_(history=(game.history, tuple(arrived))) if arrived else game


def told(game: Game) -> list[dict[str, object]] | None:
    """What was done in this turn; nothing where there is no field for all that can still matter of it."""
    counted = past.counted(game)
    titled = {card.printed.face.title: card.printed for card in game.cards.values()} if counted else {}
    done = []
    for (what, first, *rest), number in counted.items():
        do = next((do for do, name in BY_PLAYER.items() if name == what), None)
        if what == "played":
            title = str(rest[0])
            done.append(Done(str(first), PLAY, title, number, titled.get(title)))
        elif what in ("use", "reduction"):
            card = game.cards[str(first)]
            used = USE if what == "use" else REDUCE
            done.append(Done(card.controller or card.owner, used, card.id, number, card.text))
        elif do is not None:
            done.append(Done(str(first), do, "", number))
    same = {_anew(key): number for key, number in counted.items()}
    return [_written(each) for each in done] if tally(done) == same else None


def _anew(key: tuple[object, ...]) -> tuple[object, ...]:
    """A key as it is counted anew: how often a card has left play begins again."""
    return (key[0], key[1], 0, *key[3:]) if key[0] in past.OF_A_CARD else key


def _written(done: Done) -> dict[str, object]:
    found: dict[str, object] = {"by": done.by, "do": done.do}
    if done.card:
        found["card"] = done.card
    return {**found, "times": done.times} if done.times != 1 else found
