"""What was decided where the sheet of BAK is silent, or can be read in two ways: each ruling under its rules."""

from typing import Final

_LASTS: Final = "a Jack or Queen works from its owner's next turn on, for this turn's draws are over"

RULINGS: Final[dict[str, dict[str, str]]] = {
    "players": {
        "R-K23": "one may leave in anybody's turn; the hand goes to the discard, the row stays, the ring closes up",
        "R-K24": "everybody may talk about anything, but nobody shows a hand",
    },
    "market": {
        "R-K17": "what was bought is safe from Aces, and no part of the hand",
        "R-K18": "the discard is open, keeps its order, and is never drawn from",
    },
    "pile": {
        "R-K1": "a third of 40 cards is 13; the Joker is somewhere among the 28 below",
        "R-K3": "nobody has cards at the beginning",
    },
    "first": {"R-K2": "whoever was the last to get ready has used a computer last"},
    "turn": {
        "R-K4": "all draws come before the purchase",
        "R-K5": "a Jack's draw has to be made too",
        "R-K16": "a turn has one purchase, whatever one owns",
        "R-K28": "where Jacks bring purchases, those count that were there when the turn began",
    },
    "ace": {
        "R-K7": "it sweeps what is in the hand at that moment; what is drawn after it stays",
        "R-K8": "of several Aces in one turn, each sweeps the one before",
        "R-K19": "all see an Ace that can sweep, even if there was nothing to sweep; a harmless one is drawn unseen",
    },
    "joker": {"R-K9": "the draws that were still due are not made"},
    "buy": {
        "R-K13": "one card pays for one; there is no change, and two cards are not added up",
        "R-K14": "suits mean nothing, so the first is taken, in the order spades, hearts, diamonds, clubs",
        "R-K15": "what is sold out cannot be bought",
    },
    "jack": {
        "R-K6": "it works in every turn to come",
        "R-K27": _LASTS,
    },
    "queen": {
        "R-K11": "one's own Queens are counted; who has none does not look",
        "R-K12": "one may look without changing the order, or not look at all",
        "R-K22": "if the stock has fewer cards than that, one sees them all",
        "R-K26": "it works in every turn to come",
        "R-K27": _LASTS,
    },
    "king": {"R-K10": "all four have to be bought, no matter who has them"},
    "end": {
        "R-K20": "equal hands share the win",
        "R-K21": "an empty hand is worth 0, and wins too if no hand is worth more",
        "R-K25": "in figures, a win counts 1, a shared one its part, and everything else nothing",
    },
}
