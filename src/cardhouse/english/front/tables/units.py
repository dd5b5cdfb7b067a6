"""How a trigger and what it brings are put together."""

from typing import Final

UNITS: Final = """
1 Sep: (':' | '-' | '--' | '=' | '->' | '=>' | means | ',' | '?' | ':' '-' | '>') => .
1 Mk: (when | if | on | with | for | after | upon | for each | for every) => .
1 Mk: (after | when | if) a player => .
1 U: T Sep Es => When {T}, {Es}.
1 U: Mk T Es => When {T}, {Es}.
1 U: Mk T Sep Es => When {T}, {Es}.
5 U: T Es => When {T}, {Es}.
5 U: T and Es => When {T}, {Es}.
5 U: T '.' Es => When {T}, {Es}.
5 U: Es [','] (when | if | after | each time) T => When {T}, {Es}.
5 U: Eos [','] (on | with | for) T => When {T}, {Eos}.
5 U: T and that means Es => When {T}, {Es}.
3 U: T (make | makes | forces | force) W X => When {T}, {W} {X}.
3 U: T (make | makes | forces | force) W O => When {T}, {W} must {O}.
3 U: T (make | makes | forces | force) you O => When {T}, they must {O}.
3 U: T (make | makes | forces | force) you X => When {T}, they {X}.
3 U: T (let | lets | allows | allow) (you | them | the player) [to] F => When {T}, they {F}.
3 U: T (let | lets | allows | allow) (you | them | the player) [to] As => When {T}, they may {As}.
3 U: C (cancel | cancels | kill | kills) C => When a player plays {C} on {C2}, the draw is cancelled.
6 U: C are draw Number [and] Stack
    => When a player plays {C}, the next player must play {C} or draw {Number} cards and the draws add up.
6 U: C are draw Number => When a player plays {C}, the next player draws {Number} cards.
6 U: C on [a | another] C ':' W draws both or plays another
    => When a player plays {C}, the next player must play {C} or draw 2 cards and the draws add up.
6 Number: NUM => {NUM}
6 Number: NUMS => {NUMS#}
6 Stack: [they | and they] (pile up | stack | add up | are added up | are stackable) => .
6 Stack: [they | and they] (pile up | stack | add up) (until | till) (a player | the next player) (may not
    | can not) (add one | play one | add | play another) => .
6 U: [if | when] Stuck Sep [you | they] [must] (keep drawing | draw | keep drawing cards | draw cards) (until
    | till) (you | they) may [play | go]
    => When a player begins their turn, they must draw until they have a legal play.
6 U: Stuck Sep Dr NC [and the turn passes | and the turn is over]
    => When a player begins their turn, they must draw {NC} if they have no legal play.
6 U: if Stuck [',' | then] [you | they] [must] Dr NC
    => When a player begins their turn, they must draw {NC} if they have no legal play.
0 Th: T => {T}
0 Th: Mk T => {T}
0 U: L => {L}.
0 U: D => {D}.
0 U: S => {S}.
"""
