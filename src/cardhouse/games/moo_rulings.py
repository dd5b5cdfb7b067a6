"""Rulings on Moo: what its source leaves open, under the rules that each concerns. Those with a choice are options of
the rules and are told there; these are the ones without.
"""

from typing import Final

MOO_RULINGS: Final[dict[str, dict[str, str]]] = {
    "100-decks": {"R-M1": "a pack for every four players begun, unless the table sets a number"},
    "101-knower": {"R-M3": "only somebody who knows the rules deals, and what the preamble says is free"},
    "302-match": {"R-M7": "the last played card is the newest that counts; a void one never does"},
    "304-outsiders": {"R-M14": "only who is in the game calls, votes, raises or ends a Point of Order, or names suits"},
    "305-join": {
        "R-M15": "a newcomer sits down last in the order, who comes back on the old seat",
        "R-M16": "who comes back owes nothing and has broken nothing; to do so for a better hand may be unsporting",
    },
    "306-donate": {"R-M18": "one token at a time, and for good"},
    "308-leave": {"R-M17": "a turn and what has to be answered in it pass to the next player"},
    "400-ace-skip": {
        "R-M20": "between two players whoever plays it has the next turn",
        "R-M21": "who goes out with it still skips, counted from the seat just left",
    },
    "401-nice-day": {"R-M22": 'each seven in a row before it adds one "very", to the greeting and to the thanks'},
    "401-answer": {
        "R-M67": "once the first card is drawn the answer is finished; a card played in between is void",
        "R-M26": "more cards than are due are drawn out of turn",
        "R-M27": "it has to be answered also when its player is gone",
    },
    "402-eight-reverse": {
        "R-M20": "between two players the other one is next, unless the table lets it skip",
        "R-M21": "who goes out with it still turns play round",
    },
    "403-jack-suit": {
        "R-M30": "the suit called takes the place of the Jack's own, and lasts across draws until the next card",
    },
    "406-joker": {"R-M33": "for all numbered rules; a new rule may still mean the Joker itself"},
    "500.1-once": {"R-M70": "that such a call costs nothing shows that the first one was right, and that is accepted"},
    "500.2-each-rule": {
        "R-M62": "acts come before what runs out in the same moment; a referee goes by the order of the rules"
    },
    "502-return": {"R-M68": "the cards go back first, and then the caller's penalty is drawn"},
    "801-hands-down": {
        "R-M51": "hands are put down by themselves; to sort or look through one is to touch it",
        "R-M52": "what is played inside is void and what is drawn goes back, and no other rule is broken by it",
    },
    "804-votes": {
        "R-M54": "what is decided holds from then on, and changes nothing before it but what it names",
        "R-M55": "what a penalty was for that is taken back is forgiven for good",
        "R-M69": "where no penalty stands there is nothing to take back",
    },
    "700-say": {"R-M64": "typing, speaking and tapping are all saying"},
    "901-ten-seconds": {"R-M44": "that a player acts at last does not make it good"},
    "903-last-card": {"R-M43": "it is owed when a hand comes to one card from above or from below"},
    "905-lying": {"R-M40": "a wrong call is no lie, unless the table wants it so"},
    "907-unsporting": {
        "R-M71": "who leaves loses the vote; with no voter left the card goes back, and nothing comes of it"
    },
    "908.1-discard": {"R-M49": "the card comes back to the hand"},
    "908.2-reorder": {"R-M49": "the order is restored, whoever has changed it since"},
    "906-explaining": {"R-M47": "also in a Point of Order; what a motion says is free"},
}
