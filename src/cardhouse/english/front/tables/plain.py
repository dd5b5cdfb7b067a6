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
0 Opening: (some | many | other | most | several) (variants | variations | versions | groups | rules) require (a
    player
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
0 Plainer: the (centre | center | middle | waste | central | open | face up | played | discarded | main) (pile |
    stack)
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
0 Plainer: (a | any | the | each | every) card (numbered | of rank | of value | with rank | with value | of number)
    NUM
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
0 Laid: (played | laid | laid down | placed | put down | put | used | thrown | thrown down | discarded) => .
0 Laying: (playing | laying | laying down | placing | putting down | using | throwing | throwing down) => .
0 Opening: having [just] Laid => when a player plays
0 Opening: having [just] drawn => when a player draws
0 Plainer: (when | if | after | once | when after) Sb (has | have | had) [just] Laid => when {Sb} plays
0 Plainer: (when | if | after | once) Sb (has | have | had) [just] (drawn | drew | taken | picked up)
    => when {Sb} draws
0 Plainer: (upon | on | with | at | after | following) (the | each | every | any) (play | playing | laying |
    placing) of
    => when playing
0 Plainer: (upon | on) being Laid [','] => when played ,
0 Opening: the (play | playing | laying) of => playing
0 Plainer: (a player | any player | the player | players | whoever is) Laying C => a player who plays {C}
0 Plainer: (a player | any player | players) (holding | having | who is holding | who are holding | in possession of)
    Cmp cards => a player with {Cmp} cards
0 Plainer: (those | those players | all players | all) who => a player who
0 Plainer: (the | a | any) one who => a player who
0 Plainer: (their | the) own (hand | cards) => their hand
0 Plainer: no player (is | are) [ever] to => no player may
0 Plainer: (is | are) not to => may not
0 Plainer: (is | are) [then | also | therefore | now] (entitled | free | at liberty | authorised | authorized
    | enabled | eligible) to => may
0 Plainer: (is | are) [then | also | therefore | now] (obliged | made | told | asked | instructed) to => must
0 Plainer: (entitle | entitles | enable | enables | permit | permits) (you | them | the player) to
    => lets you
0 Plainer: (entitle | entitles) (you | them | the player) to One => lets you take another turn
0 Plainer: (give | gives | grant | grants) (you | them | the player) (the | a) (right | option | chance | opportunity
    | choice) to => lets you
0 Plainer: (has | have) no (choice | option) but to => must
0 Plainer: (must | should) (first | subsequently | afterwards) => must
0 Plainer: must [instead] either => must
0 Plainer: [','] or (they | you | that player | the player) must => or
0 Plainer: [','] (failing which | failing that) [','] [they | you | that player | the player] [must] => or
0 Plainer: (a further | an extra | an additional | another | a full) NUM cards => {NUM} cards
0 Plainer: a total of NUM => {NUM}
0 Plainer: (in total | altogether | in all) => .
0 Plainer: (no | not) more than NUM => at most {NUM}
0 Plainer: (no | not) (fewer | less) than NUM => at least {NUM}
0 Plainer: (one | a | any one | any single) of (the other players | the others | their opponents | the players) =>
    a player
0 Plainer: (any one | any single | one) (player | opponent | other player | of the other players) => a player
0 Plainer: (each | every one | all) of their turns => their turn
0 Plainer: (on | during | in) (each | every) of their turns => on their turn
0 Plainer: on (each | every) turn => on their turn
0 Plainer: the (current | existing | present | whole | entire) (discard pile | pile | play pile) => the play pile
0 Plainer: (current | existing) discard pile => the play pile
0 Plainer: [the] top NUM cards (of | from | off) the play pile => {NUM} cards from the play pile
0 Plainer: (look | looks | peek | peeks) (through | over | into) => look at
0 Plainer: (inspect | examine | view | check | see) the hand => look at the hand
0 Plainer: (one | they | you) (has | have) [only] just (drawn | drew) => they have just drawn
0 Plainer: that (one | they | you) (has | have) [only] just (drawn | drew) => they have just drawn
0 Plainer: that they have just drawn => they have just drawn
0 Plainer: has only just => have just
0 Opening: one may => a player may
0 Opening: one must => a player must
0 Plainer: [exactly] the [exact] same card as (R | the top card) => a card identical to the top card
0 Plainer: (the | an | a) (exact same | identical | exactly matching) card (as | to) (R | the top card | the one on
    top of
    the pile | the one on top of the play pile) => a card identical to the top card
0 Plainer: (at any (moment | point | stage) [in the game] | whenever (they | you) (like | want | wish)) => at any time
0 Plainer: [','] even (though | if | when) it is not their turn => out of turn
0 Chosen: (that player | this player | who | the chosen player | the player chosen | the selected player | the named
    player) => .
0 Picked: (a player | another player | any player | any other player | one player | one other player) [of their choice
    | they choose | you choose | they like | you like] => .
0 Plainer: [Chooser] [must] Chooser2 Picked (',' | and | ',' and | '.' | ';') Chosen => , a player of their choice
0 Plainer: [Chooser] [must] (point | points) (at | to) Picked (',' | and | ',' and | '.') Chosen
    => , a player of their choice
0 Plainer: ',' (and | ',' and) it is W 's turn => and play passes to {W}
0 Plainer: ',' (after which | whereupon | upon which | at which point) [','] => and
0 Plainer: ',' in addition to (which | that | this) [','] => and
0 Plainer: [','] (in addition | additionally | furthermore | moreover | besides) [','] => and
0 Plainer: [','] as well as => and
0 Plainer: the Prop of (that | this | said | such a) card => the {Prop} of the card
0 Plainer: (is | are | gets | ends up | end up | remain | remains) (left | remaining) with [only | just] NUM [left]
    (card
    | cards) => has {NUM} cards left
0 Plainer: (keep | keeps | retain | retains | hold | holds | possess | possesses | has | have | retaining) [only |
    just]
    NUM (left | remaining | last) (card | cards) => has {NUM} cards left
0 Plainer: (changes | change | goes | falls | shrinks | is reduced | decreases) from [containing | having |
    holding] OverUnder
    [card | cards] to [only | just] NUM (card | cards) => drops to {NUM} cards
0 Plainer: (bow | bows) (to | before | towards) Onlookers => bow
0 Plainer: (wave | waves) (to | at) Onlookers => wave
0 Plainer: (clap | claps | applaud | applauds) (for | to | at) Onlookers => clap
0 Plainer: (salute | salutes) Onlookers => salute
0 Onlookers: (the table | each player | all other players | the group | the others | the dealer) => .
0 Silent: (silent | quiet | mute | still | in silence) => .
0 Plainer: must (remain | stay | keep | be | become | fall) Silent => may not speak
0 Plainer: (remain | stay | keep | be | become | fall | remains | stays | keeps) Silent => not speak
0 Plainer: their '/' their => their
0 Plainer: they '/' they => they
0 Plainer: need only => must
0 Plainer: (cancel | cancels | stop | stops | block | blocks) the (effect | effects | power | action) of => cancels
0 Plainer: (give | gives) [you | them | the player] (a | the) choice (of | for) [the] [next | new] suit
    => lets you choose the next suit
0 Plainer: (play | place | put | lay) (it | that card) (directly | straight | right | straight away) [on it | on top
    | there | onto it] => play it
0 Plainer: (in the queue | in the row | round the table | around the table | in the circle) => .
0 Plainer: the following NUM players => the next {NUM} players
0 Plainer: (act | acts | serve | serves | function | functions) as (a | an | the) Spec => counts as a {Spec}
0 Plainer: (count | counts) for => counts as
0 Plainer: [','] (while | whereas) C (is | are | counts as) => , and {C} are
"""
