"""Texts of UFS for the proofs about reading: those of the sample cards, of the scenarios, and some more."""

from __future__ import annotations

from functools import cache

from rules.engine.ufs.model.cards import Half
from tests.corpus import ufs_entries
from tests.ufs_random_play import samples

# Constructions that no sample card and no scenario has.
MORE = (
    "E: If you have more vitality than your opponent, this attack gets +1 speed.",
    "E: If your opponent controls a Weapon asset, draw 1 card.",
    "E: Your opponent's next control check gets -2.",
    "E: The difficulty of your opponent's next card is increased by 2.",
    "E: This attack gets Throw.",
    "E: This attack is completely blocked.",
    "E: This attack gets -2 damage for each foundation your opponent controls.",
    "E: This attack's damage becomes 3.",
    "E: If this attack's speed is 5 or more, this attack gets +2 damage.",
    "E: You may draw 1 card.",
    "E: Your opponent loses 2 vitality.",
    "F (5+): Draw 2 cards.",
    "F Lose 3 vitality: Ready all your foundations.",
    "F Remove 1 card in your discard pile from the game: Shuffle your deck.",
    "F Add 1 card from your hand to your momentum: Draw 1 card.",
    "F Commit: Put 1 card in your hand on the bottom of your deck, then draw 1 card.",
    "F Reveal 1 attack from your hand: Gain X vitality. X equals half of the number of your momentum, rounded up.",
    "R: After your opponent loses vitality, gain 1 vitality. Only playable during your turn.",
    "R: At the start of your Ready Phase, draw 1 card.",
    "R: After you fail a control check, ready 1 foundation. Only playable if it is your turn.",
    "R: After your attack resolves, add it to your hand.",
    "R: After this attack is blocked, ready 1 foundation.",
    "R: After your opponent gains vitality, your opponent discards 1 card at random.",
    "Players can't ready assets.",
    "Players can't destroy foundations.",
    "Your opponent can't block with attacks.",
    "Your opponent can't play actions.",
    "You can't draw cards.",
    "You can't block.",
    "You can't commit assets.",
    "Your hand size is reduced by 1.",
    "All assets get Unique.",
    "Your foundations have Unique while you have 5 or less vitality.",
    "This attack is unblockable.",
    "This attack can't be blocked with Kick attacks.",
    "While your opponent's character is lighter than yours, your attacks get +1 damage.",
    "While your character has the [Fire] symbol, your attacks get +1 speed.",
    "After you pass a control check, if you have 3 or more momentum, gain 1 vitality.",
    "E: This attack gets +1 damage. Only playable if this attack is not blocked.",
    "F: Each player discards their hand, then each player draws 2 cards.",
    "F: Discard your hand.",
    "E: If this attack is a Kick, you win the game.",
    "E Commit: Your attack gets +1 damage.",
    "E Commit: Your opponent's attack gets -3 damage (minimum 1).",
    "E Commit: Your Punch attack gets +2 speed.",
    "E Commit X foundations: Your attack gets +X damage (maximum 4).",
    "E: If your attack is blocked, draw 1 card.",
    "E: If this attack was played as a Reversal, it gets +3 damage.",
    "E Commit: Your attacks get +1 damage until your next Ready Phase.",
    "F: Your opponent's attacks get -1 speed until your opponent's next Ready Phase.",
    "F: Your opponent can't draw cards until your next Ready Phase.",
    "F: You may discard 1 card. If you do, draw 2 cards.",
    "F: Destroy 1 foundation or asset.",
    "Your Punch or Kick attacks get +1 damage.",
    "F: Draw 1 card or gain 2 vitality.",
    "F: Choose one: draw 1 card; gain 2 vitality.",
    "Your control checks get +1.",
    "Your opponent's control checks to play blocks get -1.",
    "R: After you play your third card this turn, draw 1 card.",
    "F: Draw X cards. X equals the number of foundations you control divided by the number of assets you control,"
    " rounded up.",
    "F: Your opponent discards 1 card from their hand and loses 2 vitality.",
    "F: Your opponent may draw 1 card.",
    "R: After your opponent draws a card, they lose 1 vitality.",
    "E Commit your character: Draw 1 card.",
    "F: Your opponent commits 2 foundations or loses 4 vitality.",
    "E: Gain vitality equal to the number of foundations you control.",
    "E: Lose vitality equal to the damage of this attack.",
    "E: Reduce this attack's speed by 1. Change this attack's zone to low.",
    "E: If your opponent has no cards in hand, draw 1 card.",
    "E: If your opponent controls more foundations than you, draw 1 card.",
    "F: Reveal the top card of your deck. If it is a foundation, add it to your hand.",
    "E: This attack gets -X damage. X equals your opponent's momentum.",
    "E: This attack gets +X damage. X equals your vitality.",
    "If this attack deals 3 or more damage, your opponent discards 1 momentum.",
    "E: If this attack deals 3 or more damage, draw 1 card.",
    "R: After your attack deals 2 or less damage, draw 1 card.",
    "F: Play 1 foundation in your discard pile that you could normally play.",
    "R: Before you make a control check, look at the top card of your deck.",
    "E: If you have 3 or more momentum and your opponent controls an asset, draw 1 card.",
    "E: If this card is committed, draw 1 card.",
    "R: After an attack you played is completely blocked, add it to your hand.",
    "If this attack deals damage, draw 1 card.",
    "F: Search your deck for 1 foundation with a difficulty of 2 or less and add it to your hand.",
    "E: This attack gets +2 damage. If you have 3 or more momentum, it gets +4 damage instead.",
    "F: Draw 1 card. If you control 5 or more foundations, draw 2 cards instead.",
    "E: Your opponent's attack loses Throw.",
    "Your opponent's attacks lose Ranged.",
    "R Commit: When you are taking damage, prevent 2 of that damage.",
    "R Destroy this card: When you are taking damage, prevent that damage.",
    "R Commit: After your opponent blocks your attack, change that block's zone to low.",
    "E: This attack gets +2 damage. If you control an asset, this attack gets +1 speed and it gets Throw.",
    "R Commit: After your opponent plays an asset, discard 1 card. Remove that asset from the game.",
    "Your foundations can't be destroyed.",
    "E: This attack gets +1 damage for each momentum your opponent controls.",
    "E: This attack gets +2 damage if your opponent has 5 or more cards in hand.",
    "If your opponent controls no assets, this attack gets +1 damage.",
    "E: If you control no foundations, this attack gets +3 damage.",
    "E: Gain vitality equal to half of this attack's damage, rounded up.",
    "F: Your opponent loses 2 vitality for each asset you control.",
    "F: Draw 1 card for each asset your opponent controls.",
    "E: If your attack deals 3 or more damage, draw 1 card.",
    "R Commit: After your opponent plays a block, negate that block.",
    "E: This attack gets +X damage. X equals your momentum minus your opponent's momentum (minimum 0).",
    "E: This attack gets +X damage. X equals the difference between your momentum and your opponent's momentum.",
    "E: This attack gets +X damage. X equals your momentum or your opponent's momentum, whichever is higher.",
    "E Discard 1 momentum: Gain X vitality. X equals the difficulty of the momentum discarded for this ability.",
    "E: If your character is Ivy, draw 1 card.",
    "E: Your non-Throw attack gets +1 damage. Only playable during your attack.",
)


@cache
def texts() -> tuple[tuple[str, tuple[str, ...], str], ...]:
    """Text, keywords and title of each."""
    found = [_of(half, card.title) for card in samples().all() for half in card.halves]
    for entry in ufs_entries():
        for card in entry["scenario"].get("custom", ()):
            found.append((card.get("text", ""), tuple(card.get("keywords", ())), card["title"]))
    found += [(text, (), "") for text in MORE]
    return tuple(dict.fromkeys(each for each in found if each[0] or each[1]))


def _of(half: Half, title: str) -> tuple[str, tuple[str, ...], str]:
    return half.text, half.keywords, title
