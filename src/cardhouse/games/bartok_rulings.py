"""What was decided where the book of Bartok is silent, or can be read in two ways: each ruling under its rules."""

from typing import Final

_LATER_WINS: Final = "a later rule overrides an earlier one on the same question only; all others stand"
_ACES: Final = "what an Ace is worth depends on who asks: 14 or 1 in sequences, 1 as a root and in Salads"
_GENERAL: Final = "a rule speaks of roles and conditions, never of persons; beyond that the table judges"
_PENALTY: Final = "every penalty card counts, each with a bow of its own; one from before play is paid at its start"
_GAP: Final = "until the token is taken nobody is in turn, so even the player who is due may spring a trap"
_VOUCHES: Final = "a 6 must fit too: some open pile has to vouch for it, and a dead one cannot"
_MENU: Final = "just two rules, never the Menu itself, and they are off at once; repairs need everybody"
_WITH_THE_HAND: Final = "handing over the token in accusation takes the right hand; accusing in words does not"

RULINGS: Final[dict[str, dict[str, str]]] = {
    "base-deal": {
        "R-B6": "cards are dealt one by one, from the Dealer's left",
        "R-B7": "what lies under the tops of the living piles becomes the new stock; if there is nothing, no card",
        "R-B13": "nobody says who deals next; usually the deal moves one to the left",
    },
    "base-open-pile": {
        "R-B5": "nobody played the opening card, so it does nothing",
        "R-B42": "if the last pile is taken and no rule helps, the Dealer opens a fresh one",
    },
    "base-order": {
        "R-B32": "skips are counted when the next turn begins, in the direction of that moment",
    },
    "base-turn": {
        "R-B1": _LATER_WINS,
        "R-B19": "a collection is one play under one rule: each card follows the one before, and 6s open piles",
    },
    "base-match": {
        "R-B1": _LATER_WINS,
        "R-B2": _ACES,
    },
    "base-accuse": {
        "R-B8": "all jurors have to agree, the first who does not acquits, and a confession ends the case",
        "R-B9": "what was done against the rules stands with its effects, and is punished once",
        "R-B31": _PENALTY,
    },
    "base-win": {
        "R-B4": "what counts is the hand; a trap and a Salad lie on the table",
        "R-B10": "an empty hand wins at once, after vetoes and debts; without a referee it can be challenged",
    },
    "base-new-rule": {
        "R-B11": "whose latest rule is oldest writes; who never wrote comes first, then the Dealer's left",
        "R-B12": _GENERAL,
        "R-B13": "the deal then moves on, to the left unless the table has agreed otherwise",
    },
    "base-terms": {
        "R-B25": "only one player is waited for at a time, and that is the one who delays",
        "R-B68": "whoever leaves takes nothing along and owes nothing; the round goes on without them",
    },
    "jokers-wild": {
        "R-B3": "wild means that it matches both ways; it is no rank, no suit and no prime",
        "R-B15": "a Joker has no suit, so it changes any",
    },
    "trap-card": {
        "R-B14": "a trap must fit as well; at any time lifts the turn, and nothing else",
        "R-B15": "an empty pile has no suit, so every suit is a change",
        "R-B16": "to set a trap is not to play, uses up the turn, and is not offered after a draw",
    },
    "prime-sequence": {
        "R-B2": _ACES,
        "R-B17": "the first card has to be prime and is outside the order",
        "R-B18": "rising means strictly rising",
        "R-B19": "effects come when all cards lie there",
        "R-B20": "each card with a power uses it, in the order laid",
    },
    "give-2": {
        "R-B20": "each 2 of a play makes a gift of its own",
        "R-B21": "with too few players nothing is given; who has fewer cards gives what there is",
    },
    "bartok": {
        "R-B22": "counts are compared before and after an act; the word comes after the number; wrong ones are free",
        "R-B23": "the next card is any that lands, from a hand or a trap, by anybody",
    },
    "toktok": {
        "R-B22": "the duty outlives later changes of the hand",
    },
    "tokbar": {
        "R-B22": "the duty outlives later changes of the hand",
    },
    "barbar": {
        "R-B23": "drawing, setting, giving and taking are not the next card",
    },
    "aces-reverse": {
        "R-B20": "each Ace of a play turns the order, so two cancel out",
        "R-B24": "between two players the other one is still next",
    },
    "delay-of-game": {
        "R-B25": "more than half of all at the table, the slow one counted among them",
        "R-B63": "a hand is up against one player; when the table waits for another, it comes down",
    },
    "root-groups": {
        "R-B2": _ACES,
        "R-B26": "one card is no group, and no court card is a power",
    },
    "royal-family": {
        "R-B27": "the guest is any one card and lies anywhere but first",
    },
    "dealer-button": {
        "R-B28": "who deals stays Dealer while the token travels; hands off means off every card",
    },
    "official-cut": {
        "R-B29": "somebody else cuts; the ban holds until the cards are dealt, and not for a new stock",
    },
    "slam": {
        "R-B30": "taking two cards counts as drawing, a penalty card does not",
    },
    "honorable-penalty": {
        "R-B31": _PENALTY,
    },
    "private-penalty": {
        "R-B31": _PENALTY,
    },
    "8-skips": {
        "R-B20": "each 8 of a play skips one player",
        "R-B32": "skips may go round past the one who played",
    },
    "victory-celebration": {
        "R-B33": "a cheer is good for the turn, or the gap before it, and for one play",
    },
    "turn-token": {
        "R-B34": _GAP,
        "R-B67": "who is due and acts without taking the token breaks this rule, and has had the turn",
    },
    "no-self-traps": {
        "R-B34": _GAP,
        "R-B35": "without the token the ban falls on the player in turn",
    },
    "modified-trap": {
        "R-B36": "Ace and King are neighbours; what was called counts as long as the card lies in a pile",
    },
    "6-splits": {
        "R-B37": _VOUCHES,
        "R-B38": "the empty pile of the beginning was not emptied, so it stays beside the new one",
    },
    "killer-jack": {
        "R-B39": "face-down Jacks count, and those called so; a Jack called otherwise does not",
    },
    "3-flips": {
        "R-B40": "turn all over, then show the top; the pile is the one where the 3 lies",
    },
    "take-2": {
        "R-B41": "the top two of one pile, dead ones too; a single card may not be taken",
        "R-B42": "if that leaves no pile, the Dealer turns up a card for a new one",
    },
    "trap-new-pile": {
        "R-B37": _VOUCHES,
    },
    "descending-bartok": {
        "R-B22": "the deal and a veto are no changes of a hand",
    },
    "take-2-trap-1": {
        "R-B43": "it is an act of its own, before the play after a draw, and the hand has changed by it",
    },
    "empty-pile": {
        "R-B15": "an empty pile has no suit and no rank",
        "R-B38": "the pile of the beginning stays, wild, when a 6 opens another",
    },
    "chef": {
        "R-B44": "the latest author at the table; if nobody here ever wrote one, there is no Chef",
    },
    "yes-chef": {
        "R-B45": "orders are orders given as such, naming a Giver or a Cutter, and a conviction",
        "R-B65": "a penalty that comes while one waits for the answer queues behind it",
        "R-B66": "one answer does for all orders that are open",
    },
    "proud-10": {
        "R-B58": "asking is the offence, reading the book is not",
    },
    "dishwasher": {
        "R-B46": "anybody may accuse, and takes the token from wherever it is",
        "R-B47": "if the token is given away, whoever has it is the Dishwasher until the next penalty",
        "R-B59": _WITH_THE_HAND,
    },
    "chefs-menu": {
        "R-B48": _MENU,
        "R-B60": "a repair may set an option or be a sentence, kept by the players if nothing else can",
        "R-B62": "base clauses are not on the menu; where a table wants that, just four of them are",
    },
    "dishwasher-card": {
        "R-B49": "for announcements and gifts only, and not for winning",
    },
    "dishwasher-card-revised": {
        "R-B49": "the number announced still counts the token",
    },
    "gaussian-primes": {
        "R-B50": "primes that leave 3 when divided by 4, so 2, 5 and King are out",
    },
    "chefs-lead": {
        "R-B51": "the first grip binds, the Chef too for that turn; bowing and raising a hand are no grips",
        "R-B59": _WITH_THE_HAND,
    },
    "dealers-cards": {
        "R-B52": "what a rule orders or allows is free to all, and so is one's own hand",
    },
    "duck-of-death": {
        "R-B53": "dead is closed by a Jack; if several die at once, who did it chooses",
    },
    "veto": {
        "R-B54": "the same move is the same cards in the same order to the same place; what was missed stays missed",
        "R-B64": "what a card asks for when its window closes is not late by the act that closed it",
    },
    "starting-salad": {
        "R-B2": _ACES,
        "R-B55": "a tie feeds whoever's top card is oldest; suits decide nothing, and a Joker is high",
    },
    "chefs-primes": {
        "R-B2": _ACES,
        "R-B56": "number cards are those with numerals, and only Aces of a chosen suit wrap",
        "R-B61": "the Chef chooses before anybody has seen a card",
    },
    "salad-swap": {
        "R-B57": "as many for as many, from the first turn to the last, and not in a pause",
    },
}

CONTRADICTIONS: Final = frozenset(("R-B2", "R-B17", "R-B61"))
"""Where the book says two things."""

LATER_WORDING: Final = frozenset(("R-B4", "R-B17"))
"""What the early edition says otherwise."""
