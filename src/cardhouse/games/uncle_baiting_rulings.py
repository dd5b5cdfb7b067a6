"""What was decided where the source of Uncle Baiting is silent or contradicts itself, under the rule it concerns."""

from typing import Final

CONTRADICTIONS: Final = frozenset(
    ["R-U1", "R-U5", "R-U12", "R-U20", "R-U22", "R-U23", "R-U26", "R-U27", "R-U44", "R-U58"]
)
"""Where one place of the source says one thing and another place another, misprints included."""

RULINGS: Final[dict[str, dict[str, str]]] = {
    "agreed-meanings": {
        "R-U58": "a bar or range counts only while the rank it speaks of is on; Jokers need not follow either, and a 7 "
        "narrows what follows, though only Jacks are said to be free",
    },
    "starter-card": {"R-U18": "a Joker that is turned up goes under the pick-up pile, and the next card is turned"},
    "turn-order": {
        "R-U1": "sides are the players' own, right and left; leading is the one that play reaches first, and printed "
        "examples count sides in the direction at their start, or they would not agree",
        "R-U2": "a turn uses a waiting skip, counts for a 6, lets the card act, turns back, and then finds the next",
        "R-U3": "only turns count, pick-ups too; no Jokers, butt-ins, skipped places, penalties or half a pick-up",
        "R-U4": "a skip passes over a place that would have played, so in 10s mode every other one",
        "R-U74": "who leaves has no place in the order any more, and owes nothing; two play on, and one has no game",
        "R-U19": "two players go by the same rules: after an 8 one has another turn, in 10s mode all of them",
    },
    "say-last-card": {
        "R-U42": "words that nobody needs, or that come too early, are no error and do nothing",
        "R-U43": "who comes down to one card by anything but an own play or a passed hand need not say it",
    },
    "last-card-penalty-waits": {
        "R-U44": "an exception suggests that the turn is lost, and a penalty is said to end no turn: the card is "
        "collected first, and then the turn goes on",
        "R-U45": "the next card one plays closes the time for saying it, and the penalty comes with that card",
        "R-U70": "what was not said before one's next card is paid in that turn, the one that would have won",
    },
    "out-wins": {"R-U46": "who gets a penalty card when out is out no more, and need not say that it is the last"},
    "out-waits-for-pick-up": {"R-U47": "of two who are out when the pick-up ends, the first one wins"},
    "turn-over-pile": {
        "R-U48": "the card that counts stays with its Jokers; the rest is turned at once, or as soon as there is some",
    },
    "pick-up-instead": {"R-U49": "what cannot be taken because there is no card anywhere is forgiven"},
    "ace-takes-four": {"R-U34": "an Ace of another suit is no answer; whoever comes after may play it"},
    "ace-sorry": {"R-U17": "Jokers move play on and never the words: the card's own player says them"},
    "two-takes-two": {
        "R-U28": "who has to pick up may butt in with an identical card, begun or not; only Jokers are barred",
        "R-U33": "who has begun to pick up finishes, even when the card taken is a 2",
    },
    "three-on-three-adds": {
        "R-U5": "the plain wording would pass over one, the printed example two: the example counts, and a third 3 "
        "starts afresh",
    },
    "red-four-passes-hands": {
        "R-U8": "a skip that waited is made in the order after the card; a four passes to whoever is really next",
        "R-U39": "how far is counted in players; all hands move with the last one; as the last card it just wins",
        "R-U71": "a four whose player is fined in the same act was not the last card, and sends the hands on",
    },
    "five-points": {
        "R-U7": "a place pointed at after a 3 is passed over like any other",
        "R-U12": "sides are pointed at in Queens mode; that the source says 10s mode is a misprint",
        "R-U13": "without a referee the chance is gone with the next turn; as the last card it wins and nobody points",
        "R-U71": "a 5 whose player is fined in the same act was not the last card, and has its player point",
    },
    "nine-goes-back": {
        "R-U6": "a place to be passed over after a 3 is passed over on the way back",
        "R-U9": "it is always the trailing side of the player before, against the direction after any turn-back",
    },
    "seven-apologies": {
        "R-U38": "that nobody could play means that nobody did; a Jack as the last card is no way out",
        "R-U77": "in one group who could have played owes no word, so the word tells that nothing fitted; a table that "
        "wants nothing told has it from whoever picks up",
    },
    "jack-barred": {"R-U35": "after an Ace or 2 means as long as it is uppermost, also when it has been paid"},
    "jack-change-of-mind": {
        "R-U37": "the same suit again is no change, and after the time for it words do nothing",
        "R-U72": "of two suits named after two identical Jacks in a row, the later one is a change of mind",
    },
    "jack-unnamed": {"R-U36": "when the next player picks up, the fine is due and still any other suit will do"},
    "queens-mode": {
        "R-U10": "the Queen that switches it on was played from the leading side",
        "R-U11": "when it ends, a second turn that was still to come is gone",
    },
    "joker-moves-play-on": {
        "R-U14": "the card acts as if the next player had played it; a place pointed at moves on by one player",
        "R-U15": "after a pick-up it moves on from whoever took the last turn; what was paid is not owed again",
        "R-U16": "during a pick-up the balance goes to the new player, who may answer a 2",
    },
    "identical-is-butt-in": {"R-U23": "an identical 3 is a butt-in and adds nothing; only a 3 of another suit adds"},
    "butt-in": {"R-U32": "of two who do it at once the first counts, and the other one may butt in on that player"},
    "butt-in-no-extra-play": {"R-U21": "turns taken stay counted; only the skip on the first card is taken over"},
    "butt-in-keeps-first-card": {
        "R-U22": "the first card is not cancelled, and yet play goes on as if the second had been the first: what "
        "switches or is owed happens twice, what names a place happens once",
        "R-U24": "an identical 6 cancels the first turn-back, turns again, and counts two new turns",
    },
    "butt-in-pick-up-moves": {"R-U29": "who was picking up keeps what was taken, and has had no turn"},
    "butt-in-window": {
        "R-U20": "one place says until the one after the victim plays, another always: pick-ups do not close it",
    },
    "butt-in-drops-jokers": {
        "R-U26": "one section says four, another balance plus four: over Jokers the balance lapses, else it stays",
        "R-U27": "one printed example lacks a Joker; as printed another player would be the victim",
    },
    "butt-in-jack-suits": {"R-U30": "the suit named last counts; with none named, only the Jack's own"},
    "butt-in-trailing-slot": {"R-U25": "trailing in the direction and mode after the card: no second turn follows"},
    "red-four-butt-in-doubles": {"R-U40": "both distances are added up, so in 10s mode hands go four players on"},
    "auto-butt-in-ban": {
        "R-U31": "it bars the identical card as long as one's own counts, in turn or not; all set it, all lift it",
    },
    "penalty-card": {
        "R-U50": "what was noted decides about acts, the players' votes about all else; a tie is a no",
        "R-U54": "an error can be called until the offender has had the next turn, silence until the win is accepted",
        "R-U73": "an act can break several rules, and each is noted, not only the one that a referee names first",
        "R-U56": "consensus is all the others, a majority more than half; who proposes has voted for it",
    },
    "speak-promptly": {"R-U41": "before the next player plays means until the next turn is completed, by anybody"},
    "error-slow-play": {"R-U59": "in the Junior form it is not claimed, unless the table wants it"},
    "error-illegal-card": {
        "R-U51": "called before the next turn is completed, the card goes back; later it stands, and counts as a turn "
        "only if play went on from there",
        "R-U76": "cards picked up because of it stay where they are, and come off nothing that another player owed",
    },
    "error-on-illegal-card": {"R-U52": "its words are due until the usual time, or until the card goes back"},
    "error-asking": {"R-U55": "without a referee nobody is shown how things stand, since knowing costs a card"},
    "unjust-award-returns": {"R-U53": "the very card, if it is still held; else the one who proposed draws another"},
    "free-take": {"R-U57": "the first card taken in turn is the turn, or goes on what is owed; any more are free"},
    "classic": {
        "R-U60": "turns and cards can still be wrong and a named suit binds; being out on an Ace or 2 still waits",
    },
    "two-groups": {
        "R-U61": "every other player from the dealer's left on; one pick-up pile, a pile and a dead starter for each",
        "R-U62": "each group has an order of its own among its members, and both play at the same time",
        "R-U63": "butting in on the other pile makes one a member there at once, at one's own place",
        "R-U64": "in the group left behind the next member is due, and takes over what was to be picked up",
        "R-U65": "Jokers, pointing and passed hands stay within the group",
        "R-U66": "a group of one plays on alone; the card of an empty one can still be butted in on",
        "R-U67": "into a group in Queens mode goes the trailing side only; when either group leaves it, a divided "
        "player is united where the latest butt-in was",
        "R-U68": "time limits and a 6 count the turns of their own group; the first win in either ends the game",
        "R-U69": "there are two starters; both piles are turned over, the first group's cards on top",
        "R-U75": "whoever picks up on their own 7 apologises, for what all can see must not tell what somebody holds",
    },
}
