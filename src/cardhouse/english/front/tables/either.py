"""Drawing or playing the same card, jumping in on a card, what may lie on one card and not on another, cancelled skips,
and the one card that is left.
"""

from typing import Final

EITHER: Final = """
7 T: Sb (draw | draws) or (play | plays) C => a player draws {C} or plays {C}
7 T: Sb (play | plays) or (draw | draws) C => a player plays {C} or draws {C}
7 T: (drawing or playing | playing or drawing) C => a player plays {C} or draws {C}
6 L: no Jump on C => a player may not play a card out of turn if the top card is {C}
6 L: [Us] may not Jump on C => a player may not play a card out of turn if the top card is {C}
6 L: Jump on C is No => a player may not play a card out of turn if the top card is {C}
6 L: Us may Jump on C => a player may play a card out of turn if the top card is {C}
6 L: Jump on C is (allowed | permitted | okay) => a player may play a card out of turn if the top card is {C}
6 L: no player may Jump on C => a player may not play a card out of turn if the top card is {C}
6 L: (only Jump | Jump only) on C => a player may not play a card out of turn if the top card is not {C}
6 L: Us may (only Jump | Jump only) on C => a player may not play a card out of turn if the top card is not {C}
8 L: C may not (be played | be put | be laid | go) Onto C but [they | it] may [be played | be put | be laid | go] Onto C
    => {C} may not be played on {C2}. {C} may be played on {C3}
8 L: C may (be played | be put | be laid | go) Onto C but [they | it] may not [be played | be put | be laid | go] Onto C
    => {C} may be played on {C2}. {C} may not be played on {C3}
8 L: C may not (be played | be put | be laid) Onto C or (after | on) C
    => {C} may not be played on {C2}. {C} may not be played on {C3}
7 K: [a | an | the] (same card as | card identical to | exact copy of) the starting card => card identical to the
    starting card
4 Wo: (cancel | cancels | kill | kills | stop | stops | block | blocks | undo | undoes | annul | annuls) (a skip
    | skips) => the skip is cancelled
7 T: Sb (have | has) [only] one card [left] and (it is | it 's | that is | that 's) C
    => ?two-readings a player begins to have 1 card if they have {C} in hand // a player drops to 1 card if they have
    {C} in hand
7 T: NUM [cards] (alike | of a kind) together => a player plays {NUM} cards of the same rank
"""
