"""What can be said anywhere in a sentence, and its plain words. Tried only where a sentence is not read without it.

`Plainer` stands anywhere, `Opening` only at the beginning; nothing on the right leaves it out.
"""

from typing import Final

PLAIN: Final = """
0 Plainer: ',' and => and
0 Plainer: ',' if => if
0 Plainer: ',' when => when
0 Plainer: ',' unless => unless
0 Plainer: (card | cards) in (their hand | hand) => cards
0 Plainer: (card | cards) left in (their hand | hand) => cards left
0 Plainer: (in succession | successively | in subsequent order) => in a row
0 Plainer: say or say => say
0 Plainer: says or says => says
0 Plainer: ',' and then => and then
0 Plainer: (is | are | be | gets | get) [then | also | therefore | now] (forced | required | obliged | obligated
    | compelled | supposed | expected | bound) to => must
0 Plainer: must [then | also | now] be (forced | required | obliged | obligated | compelled) to => must
0 Plainer: (is | are) to [then] => must
0 Plainer: (is | are) [then | also | therefore | now] (able | permitted | entitled | welcome | allowed) to => may
0 Plainer: (have | has | gets | get | is given | are given) (the | an) (option | choice | right | chance | opportunity
    | possibility | ability) to => may
0 Plainer: may [then | also | now | freely] (choose | elect | decide | opt) to => may
0 Plainer: may (then | now | freely | also) => may
0 Plainer: must (then | now | also | always | simply | automatically) => must
0 Plainer: (freely | automatically | therefore | thus | hence | accordingly | obviously | effectively | promptly
    | of course | as a result | as a consequence | in that case | in this case) => .
0 Opening: there (is | are) [also] (a | the | some | other) [rule | rules] (that | where | in which) => .
0 Opening: there are [also] rules that => .
0 Opening: (some | many | other | most | several) (variants | variations | versions | players | groups | rules)
    (play | rule | say | require | state) (that | so that) => .
0 Opening: (some | many | other | most | several) (variants | variations | versions | groups | rules) require (a player
    | players | the player) to => a player must
0 Opening: (in | with) (some | many | this | other | most | several) (variants | versions | variations | games | game
    | version | variant | variation | groups | rules) [','] => .
0 Opening: in (uno | mao | bartok | switch | crazy eights | eights | this house | the house | our house) [','] => .
0 Opening: (when | if | once | upon being) (played | used | laid | laid down | placed) [','] C => {C}
0 Opening: (it is | it 's | there is) (a | the) rule that => .
0 Opening: (the | another | one | a) [new | special | extra | house] rule (is | says | states) [that | ':'] => .
0 Opening: [please] (note | remember | keep in mind | be aware | know) [also] that => .
0 Opening: (as a | as an | a | an) [optional] (variation | variant | option | alternative | rule) (',' | ':') => .
0 Opening: (optional | optionally | by default | variation | variant | option) (',' | ':' | '-') => .
0 NextTo: (after | following | behind | next to) (you | them | the player | that player | the current player
    | the active player | the one who played it) => .
0 Plainer: the player (who | that) (is | comes | plays | goes | sits | follows | must play | must go) [next | then]
    NextTo => the next player
0 Plainer: the player (who | that) (comes | plays | goes | follows | must play | must go) (next | then)
    => the next player
0 Plainer: the player who is next [in line | in turn | in order | up] => the next player
0 Plainer: the player whose turn (is | comes | it is) (next | NextTo) => the next player
0 Plainer: the player to (act | play | go | move | be | follow) next => the next player
0 Plainer: the player (immediately | directly | right) NextTo => the next player
0 Plainer: the next opponent => the next player
0 LeftRight: [the | their] [immediate] left => left
0 LeftRight: [the | their] [immediate] right => right
0 Seated: (sitting | seated | who sits | who is sitting | who is seated | immediately | directly | who is | who 's)
    [immediately | directly] => .
0 Plainer: (the player | the one | whoever) Seated (to | on | at) LeftRight [of (you | them | the player | that player
    | the active player)] => the player to their {LeftRight}
0 Plainer: whoever (is | sits | is sitting) (to | on | at) LeftRight [of (you | them)]
    => the player to their {LeftRight}
0 Plainer: their (left-hand | left hand | left) player => the player to their left
0 Plainer: their (right-hand | right hand | right) player => the player to their right
0 Plainer: (each | all | every one) of the (other players | others) [in turn] => all other players
0 Plainer: (each | all | every one | every) of all other players [in turn] => all other players
0 Plainer: all other players in turn => all other players
0 Plainer: each player in turn => each player
0 Plainer: (all | each of) the (rest | remaining players | players left) [of (the players | the table | the group)]
    => all other players
0 Plainer: the rest of (the players | the table | the group) => all other players
0 Plainer: (all | the) left players => all other players
0 Plainer: (each player | all of the players) (at | around) the table => each player
0 Plainer: each single player => each player
0 Plainer: all of (the players | you) => each player
0 Plainer: each player in the game => each player
0 Plainer: each player ',' including (you | yourself | themselves | the player | that player | the active player
    | the one who played it) [','] => each player
0 Plainer: the (player | one) (who | that) [has | just | has just] Lay (it | this | this card | that card | the card
    | the Spec | said card) => the player
0 Plainer: (said player | the player in question | the (offending | same) player) => that player
0 Plainer: the (centre | center | middle | waste | central | open | face up | played | discarded | main) (pile | stack)
    => the play pile
0 Plainer: the pile of (cards | discarded cards | discards | played cards) => the play pile
0 Plainer: (the | all) cards (on the table | in the middle | in the pile | in the play pile | on the pile
    | on the play pile | in the centre | in the center) => the play pile
0 Plainer: the (entire | complete | full) [play] pile => the play pile
0 Plainer: the (topmost | uppermost | top) card (on | of) the [play | playing] (pile | deck | stack | the draw pile)
    => the top card
0 Plainer: the (topmost | uppermost) card => the top card
0 Plainer: the (card | one) (on top of | at the top of) the [play] pile => the top card
0 Plainer: the (last played | previously played | most recently played | just played) card => the previous card
0 Plainer: the card (last | previously | most recently | that was last | that was just) played => the previous card
0 Plainer: (a | any | the | each | every) card with (a | an | the) NUM on it => a {NUM}
0 Plainer: (a | any | the | each | every) card (numbered | of rank | of value | with rank | with value | of number) NUM
    => a {NUM}
0 Plainer: (this | that | such a) NUM [card] => a {NUM}
0 Plainer: (a | any | the) card that is (a | an | the) Spec => a {Spec}
0 Plainer: (one | any) of the [NUM] Plural => {Plural}
0 Plainer: any one of the [NUM] Plural => {Plural}
0 Plainer: each of the [NUM] Plural => {Plural}
0 Plainer: [','] unless (any other | another | other | a) (rule | rules) (state | states | say | says) or => .
0 Plainer: before (the next player | a player | another player | any other player | the player after them) (starts
    | begins | takes | plays | goes | has played | moves | acts | draws or plays | plays or draws) [their turn
    | a turn | their next turn | a card | their card | next] => before the next card is played
0 Plainer: before the next (turn | move | play) [begins | starts | is made] => before the next card is played
0 Plainer: before (the start | the beginning) of the next (hand | round | game) => .
0 Plainer: (outside | outside of | except in | except during | other than in | other than during) [a | the] point of
    order => unless a point of order is in progress
0 Plainer: during (normal | regular | ordinary) (play | gameplay) => during play
0 Plainer: [to (start | begin) with | at the (start | beginning) of the (game | round)] (is | are) given NUM cards
    => starts with {NUM} cards
"""
