"""Whole rules as different people wrap them: learners, lawyers, pupils, publishers, programmers, grandmothers."""

from typing import Final

VOICES: Final = """
2 W: all_of_us => ?who each player // they
0 Opening: (notwithstanding | regardless of | irrespective of) [any | all | the] [other | previous] (rule | rules)
    [to the contrary] [','] => .
0 Plainer: [','] (notwithstanding | regardless of | irrespective of) [any | all | the] [other | previous] (rule |
    rules) [to the contrary] => .
0 Opening: (provided | given | assuming | in the case | on condition | under the condition) [that] => when
0 Opening: where (a | an | the | any) => when a
0 Plainer: it (is | 's | must be) (unlawful | illegal | wrong | improper | impermissible | forbidden | prohibited |
    inadmissible | bad manners | rude | cheating | a foul | an offence) [for (a player | players | any player | each
    player)] to => a player may not
0 Plainer: (must | will) not be (permitted | allowed | entitled | free | able) to => may not
0 Plainer: may not be (permitted | allowed | entitled | free | able) to => may not
0 Plainer: must be (permitted | allowed | entitled | free | able) to => may
0 Plainer: must be deemed [to be] => are
0 Plainer: (is | are) (deemed | reckoned | held) [to be] => are
0 Plainer: (is | are | must be) [then | also] entitled to (another turn | One) => take another turn
0 Plainer: (entitled to | given | granted | awarded) another turn => another turn
0 Plainer: the (player | one | person) so (playing | doing | drawing) => the player
0 Plainer: the (player | one) (doing so | having done so | who has done so | who does so | responsible | who played
    the same | concerned | involved) => the player
0 Plainer: must be (obliged | obligated | required | compelled | made | forced | bound | expected | asked) to =>
    must
0 Plainer: (is | are) (expected | supposed | meant | asked | requested | kindly requested | compelled | urged) to =>
    must
0 Plainer: (is | are) on the hook (to | for) => must
0 Plainer: (lay | put | throw | play | slap | drop | stick) C down => play {C}
0 Plainer: (lays | puts | throws | plays | slaps | drops | sticks) C down => plays {C}
0 Plainer: C (drops | drop | falls | lands | hits | gets slapped down | goes down | shows | is seen | is down |
    comes into play | resolves | enters play | gets dropped | is thrown in) [on the (table | pile)] => {C} is played
0 Fancy: [at all] [(you | they) (like | fancy | want | please | wish)] => .
0 Plainer: (anything | any card) (at all | (you | they) (like | fancy | want | please | wish)) => any card
0 Opening: on (play | playing | played | use) [of] [':' | ','] C => {C}
0 Opening: (event | trigger | cause | condition | played | card | when played | if played | on play) (':' | '=' |
    '-' | ',') => .
0 Plainer: ['.' | ';' | ','] (effect | result | action | consequence | outcome | response) (':' | '=' | '-') => ':'
4 Eo: '+' NUM turn => they take another turn
4 Eo: '-' NUM turn => they are skipped
4 O: swap hands [with] (',' | ':') Wm => swap hands with {Wm}
0 Opening: (mind | make sure | be sure | see to it | take care | be careful) [that] => .
0 Opening: got [just | only] NUM (card | cards) => you have {NUM} cards
0 Opening: each one => each player
0 Opening: may not => a player may not
0 Opening: by [a | an | the] Spec => when a player plays a {Spec} ,
0 Plainer: (become | becomes) NUM cards => gets {NUM} cards
0 Plainer: may wish [you | yourself | themselves | for | for yourself] (a suit | a colour) => may name a suit
0 Plainer: must wish [you | yourself | themselves | for | for yourself] (a suit | a colour) => must name a suit
0 Plainer: (have | has) (only | just) NUM (card | cards) (more | remaining | in hand) => has only {NUM} cards
0 Plainer: (stay | stays | remain | remains | sat | end up | ends up | is sat | are sat) (with | on) [only | just]
    NUM (card | cards) [only] => has {NUM} cards left
0 Plainer: NUM (card | cards) (remaining | left) with (you | them | him | the player) => {NUM} cards left
0 Plainer: NUM (card | cards) is remaining with (you | them | the player) => {NUM} cards is remaining
0 Plainer: must (tell | speak | pronounce | cry | mention | express | go) Words => must say {Words}
0 Plainer: must (reveal | show | announce | indicate | signal | acknowledge | mark | admit | declare | confess) (it
    | this | that | so | the fact) by saying => must say
4 Eo: W 's turn (is | must be | gets | must get) (cancelled | skipped | forfeited | lost | passed over | missed |
    void | gone | over | dropped) => {W} is skipped
4 Eo: their turn (must come | comes) again => they take another turn
0 Plainer: their turn (must come | comes) again => they take another turn
4 Eo: W must suspend [one turn | for one turn | a turn] => {W} is skipped
4 X: (suspend | suspends) [one turn | for one turn | a turn] => is skipped
4 Wo: Way (is | must be | gets | must get) (changed | switched | flipped | inverted | reversed | turned) => turn
    order is reversed
4 Way: [the] (direction | order | game direction | turn order | way of play | playing direction | direction of the
    game) => .
4 Wo: (it | play | the game) goes [on | further] in the (other | opposite) direction [further] => turn order is
    reversed
3 T: C Be (put | kept) => a player plays {C}
8 L: [Us] may not (end | finish | close) the (game | round) (with | on | by) C => a player may not play {C} as their
    last card
8 L: C (plays | play) (over | on) any card => {C} may be played on any card
8 L: C may be played at any time [on their turn] [','] Whatever2 => {C} may be played on any card
8 Whatever2: regardless of (the card showing | the card on top | what is showing | what is on top | the top card |
    suit | colour | rank | the card) => .
4 O: introduce a rule (for each player | for all | for the game | for the group) => introduce a rule
4 O: (make up | makes up | invent | invents | add | adds | come up with) (a | one) rule (for each player | for all |
    for the game | for the group | that all must follow) => introduce a rule
4 O: (give | gives) [the table] a knock => knock
4 O: (give | gives) a (clap | round of applause) => clap
4 O: (give | gives) a bow => bow
4 O: (give | gives) a wave => wave
4 O: (give | gives) a salute => salute
0 Plainer: point of order is (going on | being held | on | ongoing | under way | taking place) => point of order is
    in progress
9 S: hand size (is | ':' | '=' | starts at | of | starts with) NUM [cards] => each player starts with {NUM} cards
9 S: (starting | initial | start) hand [size] (is | ':' | '=' | of) NUM [cards] => each player starts with {NUM}
    cards
9 S: Timer (is | ':' | '=' | of) NUM [seconds] => the time limit is {NUM} seconds
9 S: Timer (is | ':' | '=' | of) NUMS => the time limit is {NUMS#} seconds
9 Timer: [the] [maximum | max] (timeout | timer | turn timer | turn time | turn limit | time limit | time per turn |
    turn timeout | clock | turn duration | turn length | time out) => .
9 S: (you | each player | players | a player) (have | has | get | gets) NUM seconds to (play | play their card |
    play a card | make a move | move | take their turn | lay a card | act | decide) => the time limit is {NUM}
    seconds
9 S: each player (must be dealt | is dealt | gets dealt | receives | gets | begins with | starts out with | begin
    with | starts off with) NUM cards [at the (outset | start | beginning) [of the (game | round)]] => each player
    starts with {NUM} cards
8 L: C on C (':' | '-' | '=' | '->' | '=>') Nope => {C} may not be played on {C2}
8 L: not C on C => {C} may not be played on {C2}
8 Nope: (forbidden | illegal | no | never | banned | nope | invalid | false | disallowed | not allowed | no go | not
    ok | error | deny | denied) => .
0 Opening: (blank card | write-in | custom card | house card | constraint | restriction | limitation | design |
    ability | power | special | special power | special rule | proposal | suggestion | idea | amendment | motion |
    my vote | bonus | extra | extra rule | new card | new idea | reminder | warning | tip | ps | edit | also | next
    up | variant) (':' | '-' | ',') => .
0 Plainer: (never ',' ever | not ',' ever) => never
0 Opening: (in no event | under no circumstances | at no time | on no account | in no case | by no means | never |
    at no point | in no way) may C be => {C} may not be
0 Opening: (in no event | under no circumstances | at no time | on no account | in no case | by no means | never |
    at no point | in no way) may (a player | players | any player | you | one) => a player may not
0 Opening: (in no event | under no circumstances | at no time | on no account | in no case | never ever) [do] play C
    => a player may not play {C}
0 Plainer: (failure | neglecting | omitting | failing | forgetting) to say Words (upon | on | when | after) Tr (must
    incur | incurs | must result in | results in | must carry | carries | must cost | costs | means | is punished by
    | brings) (a penalty of | a fine of | a penalty draw of) NUM cards => when {Tr} without saying {Words}, draw
    {NUM} cards as a penalty
0 Plainer: (immediately | directly) (following | after) => after
0 Plainer: the player (following | after) one who => the player after a player who
0 Plainer: only the 1 card => only 1 card
0 Plainer: (only | just) the NUM (card | cards) => only {NUM} cards
0 Plainer: (only | just) the one => only 1 card
0 Plainer: (begin | begins | start | starts) [the game] holding => starts with
0 Plainer: each player (is to | are to | must | is | are) (begin | commence | start | beginning) [the game | play]
    (with | holding) => each player starts with
0 Plainer: NUM cards apiece => {NUM} cards
0 Plainer: (is | are) [hereby | now] (set | fixed | established) (at | to | as) => is
0 Onwards: (in reverse | backwards | back | to the other side | the other way | in the other direction | the other
    direction | in the opposite direction | the opposite way | backward | into reverse | counter to before | around
    the other way) [around | round] [the (circle | table | room)] => .
0 Moving: (goes | turns | runs | moves | must go | must turn | go | turn | flows | travels | continues | proceeds |
    must move | swings | heads) => .
4 Wo: (play | game | the game | it | turn order | the turn order | the turn | turns | direction | the direction |
    the order | things | everything | the fun | the round | the action) Moving Onwards => turn order is reversed
4 Wo: (the turn order | turn order | direction | the direction | the order) flips [over | round | around] => turn
    order is reversed
4 Wo: [they] (turn | turns | flip | flips | switch | switches) [the] (turn order | order | direction) (round |
    around | over) => turn order is reversed
0 Bringing: (trigger | triggers | cause | causes | bring | brings | bring about | brings about | mean | means |
    result in | results in | lead to | leads to | prompt | prompts | produce | produces | give | gives | create |
    creates | has the effect of | demand | demands | require | requires | call for | calls for | entail | entails |
    make for | makes for | is | are) => .
5 Outcome: (a | an) (knock) => they must knock
5 Outcome: a bow => they must bow
5 Outcome: (a clap | applause | a round of applause) => they must clap
5 Outcome: a wave => they must wave
5 Outcome: a salute => they must salute
5 Outcome: (a | the) (direction change | change of direction | reversal | change in direction | turn order change |
    reverse of direction | change of turn order | change in turn order | reversal of direction | flip of direction)
    => turn order is reversed
5 Outcome: (a skip | a missed turn | a lost turn | a skipped turn) for W => {W} is skipped
5 Outcome: (a hand swap | a swap of hands | a hand exchange) with Wm => they swap hands with {Wm}
5 Outcome: (another turn | an immediate extra turn) [for (you | them | the player | the player who played it)] =>
    they take another turn
5 Outcome: NUM [penalty | more | extra | instant] (card | cards) for W => {W} draws {NUM} cards
5 Outcome: (a suit change | a change of suit | a new suit | a suit choice | a choice of suit | a free choice of
    suit) => they must name a suit
5 U: C Bringing Outcome => When a player plays {C}, {Outcome}.
5 U: (when | on | with | for | after | if) Ta Sep Outcome => When {Ta}, {Outcome}.
5 U: C Sep Outcome => When a player plays {C}, {Outcome}.
4 Wo: the turn (passes | goes | jumps) over Wm => {Wm} is skipped
4 Eo: (it | they | this | that | C) (pass | passes | jump | jumps) [the turn] over Wm => {Wm} is skipped
5 U: C (pass | passes | jump | jumps | hop | hops) [the turn] over Wm => When a player plays {C}, {Wm} is skipped.
0 Plainer: so must W => {W} must
0 Plainer: (change | changes) [the | their] (hand | hands | cards) with => swap hands with
0 Plainer: with other player => with another player
0 Plainer: knock (in | at | to | against) the table => knock
0 Plainer: all the players => each player
0 Plainer: may not keep C on C => may not play {C} on {C2}
0 Plainer: (see | sees) C ',' => play {C} ,
3 T: [Sb] (see | sees) C => a player plays {C}
6 U: wild (':' | '=' | '-') C => {C} are wild.
6 U: wild (':' | '=' | '-') C ',' C => {C} or {C2} are wild.
9 S: (max | maximum) [turn] seconds (':' | '=' | is) NUM => the time limit is {NUM} seconds
"""
"""Here too the words are those that the synonyms leave."""

VOICED: Final = """
punter | camper | kid | child | pupil | student | buddy | pal | fella | fellow player | cousin => player
punters | campers | kids | children | pupils | students | buddies | fellas | cousins | fellow players => players
bung | shove | plonk | lob | fling | sling | whip out | bang => throw
bungs | shoves | plonks | lobs | flings | slings | whips out | bangs => throws
always meant | meant => means
always made | made the next | used to make => makes
would let you | used to let you => lets you
you'd have to | you'd | you would have to => you must
lets you go again | let you go again => lets you take another turn
last but one card | next-to-last card | second-to-last card | penultimate card => last but one card
that opponent | this opponent | said opponent => that player
each player which | any player which | every player which => each player who
cop | nab => draw
poor sod | poor soul | poor thing | poor devil | poor victim | poor guy | lucky one | poor one => player
classmate | team mate | teammate | roommate | flatmate => player
classmates | teammates | roommates | flatmates => players
rest of the class | the whole class | rest of the camp => rest of the players
owt => anything
you people | you guys | y'all | you lot | you all => you
one more chance | another chance | one more turn | another shot | one extra turn => another turn
the who => the one who
in succession => in a row
cops | nabs => draws
he who | she who | they who | him who => whoever
upon any => on any
upon a => on a
upon an => on an
"""
