"""The text of a card of UFS as the engine has understood it, ability by ability."""

from __future__ import annotations

from rules.engine.ufs import CardFacts, Continuous, Played, as_understood, texts_of

KINDS = {"F": "Form", "E": "Enhance", "R": "Response"}  # 2.9
NOT_UNDERSTOOD = "Not understood"
Ability = dict[str, str]


def abilities(card: CardFacts) -> list[Ability]:
    """The abilities: ``text``, its ``kind``, and the ``reason`` why it is not understood, if so.

    What is understood is told in canonical words, so that an author sees what was taken from it; what is not stands as
    the text has it. Those of keywords are left out, which the rules describe. On a split card ``kind`` begins with the
    type of the half.
    """
    found: list[Ability] = []
    for half, text in zip(card.halves, texts_of(card), strict=True):
        read = [
            (span, _kind(ability), "")
            for ability, span in zip(text.abilities, text.spans, strict=True)
            if span[1] > span[0]  # not that of a keyword
        ]
        read += [((each.start, each.end), NOT_UNDERSTOOD, each.construction) for each in text.unsupported]
        of_half = f"{half.type}: " if card.is_split else ""
        said = as_understood(half.text, card.title, half.type)
        for span, kind, reason in sorted(dict.fromkeys(read)):
            own = half.text[slice(*span)]
            told = own or reason if reason else said.get(span, own)
            found.append({"kind": of_half + kind, "text": told, "reason": reason})
    return found


def is_whole(card: CardFacts) -> bool:
    """Whether all of its text is understood."""
    return not any(text.unsupported for text in texts_of(card))


def _kind(ability: object) -> str:
    if isinstance(ability, Played):
        return KINDS[ability.letter.value]
    return "Continuous" if isinstance(ability, Continuous) else "Triggered"
