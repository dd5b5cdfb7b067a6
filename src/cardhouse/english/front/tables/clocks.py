"""How long a turn may take, how many cards, packs and Jokers there are, which way play starts, and open hands.

Each setting is a few words for the thing times a few for being so; `Ever` is what people add that changes nothing.
"""

from typing import Final

CLOCKS: Final = """
0 EverW: (the whole | our | this | the | each | every | the entire) (game | house | evening | round | match | family)
    => .
0 Ever: (for | in | with | under) (all | every | any) (purpose | purposes | respect | respects | way | ways | regard |
    regards | case | cases | circumstances | situation | situations | effects | intents | intents and purposes) => .
0 Ever: (in | for | during | throughout | all through) EverW => .
0 Ever: (forever | for good | permanently | as a rule | generally | in general | by default | henceforth | hereafter |
    starting now | as of now | as from now | from this point on | from here on | until further notice | without
    exception | without any exceptions | no exceptions | with no exceptions | no matter what | no matter when | for
    ever | in principle | naturally | of course | obviously | period | full stop | as usual | as ever) => .
0 Ever: (and | and that | that) ('s | is) (that | it | all | final | the rule | how it is | how we play) => .
0 Still: at all times => .
0 Still: at (any | every) (time | moment | point) => .
0 U: D [','] (Ever | Still) => {D}.
0 U: (Ever | Still) [','] D => {D}.
0 U: S [','] (Ever | Still) => {S}.
0 U: (Ever | Still) [','] S => {S}.
0 U: L [','] Ever => {L}.
0 U: Ever [','] L => {L}.
9 Span: NUM '-' (second | seconds) => {NUM}
9 Span: NUM s => {NUM}
9 Span: (a | one) minute and a half => 90
9 Span: (a | one) quarter of a minute => 15
9 Span: a quarter (minute | of a minute) => 15
9 Span: half minute => 30
9 Clock: [a | the | our | a new | each player 's | their] [maximum | max | total | allowed | official] (time limit |
    limit | turn limit | timer | clock | turn timer | turn time | time | thinking time | playing time | move time |
    shot clock | turn clock | thinking limit | turn length | time allowance | allowance | time frame | deadline) => .
9 Deed9: (turn | act | action | move | play | go | decision | step | single turn | single act | single move | turn at
    play | play or draw | draw or play) => .
9 Per9: (per | each | every | a | an | for | for a | for an | in an | for any | for each | for every | on | on each |
    on every | upon each | upon every | upon any | to each | to every | to any | in a | in each | in every | on any |
    of each | of every | of any | with each) Deed9 => .
9 Per9: (for | on | to | of | upon) (turns | all turns | moves | all moves | every act | all acts | acts | actions |
    everything | everything you do | anything | anything you do | all you do | each player | players | play) => .
9 Per9: (on | for | during) their [own] (turn | turns | go | move | moves) => .
9 Per9: to (DoTurn | act | do so | do anything | do something | think | think and play | lay a card | put down a card
    | decide what to play | decide | react | respond | take a turn | take an action | make a move | make up their mind
    | complete an act | complete a turn | perform an act | choose a card | pick a card | play or draw | draw or play)
    => .
9 Clock: [a | the] (max | maximum | most | absolute maximum | upper limit) => .
9 Given9: (allowed | permitted | allotted | given | available | granted | you have | you get | they have | they get |
    that you have | each player has | each player gets | a player has | a player gets | set | reserved) => .
9 NoMore9: [','] [and] (no more | not more | not longer | no longer | not one more | not a second (more | longer) |
    not one second (more | longer) | max | maximum | that 's all | that is all | that 's it | not a moment longer |
    tops | at most | at the most | at the outside | and then it is over | and no longer) => .
9 Most9: (only | just | at most | no more than | up to | a maximum of | not more than | a max of | max | maximum |
    exactly | a limit of | a mere | under | less than | at the most | no longer than | not longer than | at longest |
    a total of | about | fewer than) => .
9 Allow9: (Us | EachP | whoever ('s | is) turn it is | the player whose turn it is | the active player | each player)
    [only] (have | has | get | gets | is given | are given | is allowed | are allowed | is granted | are granted | may
    have | may use | may take | may spend | receives | receive | must use | must have) => .
9 S: [Allow9] [Most9] Span [Per9] NoMore9 [Per9] => the time limit is {Span} seconds
9 S: Allow9 [Most9] Span [max] [of time] Per9 => the time limit is {Span} seconds
9 S: Allow9 [Most9] Span [Per9] => the time limit is {Span} seconds
9 S: [Most9] Span [max] Per9 => the time limit is {Span} seconds
9 Is9: (is | are | must be | be | is now | is set to | is set at | must be set to | must not exceed | is limited to |
    amounts to | equals | must be limited to | is reduced to | is raised to | goes up to | goes down to | is changed
    to | becomes | becomes now | may not exceed | is fixed at | runs to) => .
9 Is9: (':' | '=' | '-' | of) => .
9 S: Clock [Per9] [Given9] [Per9] Is9 [Most9] Span [Per9] => the time limit is {Span} seconds
9 S: Span [is | are] Clock [Per9] => the time limit is {Span} seconds
9 S: Span (is | are) (the most | all | all the time | the longest | as long as) [you | they | a player | each player |
    it] [have | has | get | gets | is allowed | may take | may have] [Per9] => the time limit is {Span} seconds
9 S: Clock Span [Per9] => the time limit is {Span} seconds
9 S: (there is | there must be | we have | set | use | introduce | impose) Clock of [Most9] Span [Per9] => the time
    limit is {Span} seconds
9 S: (there is | there must be | we have | set | use | introduce) [a | the] Span (limit | time limit | timer | clock)
    [Per9] => the time limit is {Span} seconds
9 S: [a | the] Span (limit | time limit | timer | clock | turn limit | turns | rule | turn | move limit) [Per9] => the
    time limit is {Span} seconds
9 S: set (the clock | the timer | the time limit | a timer) (to | at | for) Span [Per9] => the time limit is {Span}
    seconds
9 Allow9: a player whose turn it is [only] (has | gets) => .
9 Allow9: [a player] who 's turn it is (has | gets) => .
9 Turns9: (a | any | each | every | the | their | one | a player 's | each player 's) Deed9 => .
9 Turns9: [all] (turns | moves | acts | actions | plays) => .
9 MadeIn9: (be (completed | finished | taken | made | done | over | played | performed | complete | executed | carried
    out | limited) | take place | happen | end | occur | come | last | take | be taken care of | have been made | be
    kept) => .
9 S: Turns9 (must | may | is to | are to) MadeIn9 [to] [within | in | in under | within at most | in at most | in less
    than | inside] [Most9] Span [long | or less] => the time limit is {Span} seconds
9 S: Turns9 (must | may) be (over | finished | done | completed) (after | by) [Most9] Span => the time limit is {Span}
    seconds
9 S: Turns9 (last | lasts | take | takes | is | are | is limited to | are limited to | is restricted to | are
    restricted to) [Most9] Span [long | or less] => the time limit is {Span} seconds
9 Over9: (longer than | more than | over | beyond | past | in excess of) => .
9 S: (Turns9 (may not | must not) | no (Deed9 | player 's turn) (may | must | is to | must ever)) ((last | take | go |
    be | use | go on [for] | continue [for]) Over9 | exceed) Span [long] => the time limit is {Span} seconds
9 S: (Us (may not | must not | never) | no player (may | is to) | do not | never) (take | think | need | use | spend |
    wait | ponder | hesitate | consider) [for] Over9 Span [Per9] => the time limit is {Span} seconds
9 S: (thinking | taking | pondering | hesitating | needing | waiting) [for] Over9 Span [Per9] is No => the time limit
    is {Span} seconds
9 S: [Us must | each player must | players must | you must] (DoTurn | act | move | go | take their turn | decide |
    react) (within | in | in under | inside | in less than) [Most9] Span [Per9] => the time limit is {Span} seconds
9 NoTime: (time limit | time limits | limit on time | time pressure | clock | timer | turn timer | turn limit | limit
    of time | time restriction | limit on turns | limit on thinking | hurry | rush | deadline) => .
9 S: (no | there is no | there 's no | there must be no | there must not be a | without | without a | without any |
    there are no | there is not any | there is not a | play without a | play without any | play has no | turns have no
    | we have no | players have no | a turn has no) NoTime [at all | Per9] => there is no time limit
9 S: (NoClock | the (time limit | limit on time | clock | timer)) (is | must be) [now] (abolished | off | gone |
    lifted | removed | cancelled | suspended | dropped | switched off | turned off | scrapped | repealed) => there is
    no time limit
9 S: [Us | Us may | EachP may | players may] (take | have | think for | use | think) (all time | all the time | as
    much time as | as long as | for as long as | while | for while) (you | they) (need | like | want | wish | please |
    need it) [Per9] => there is no time limit
9 S: [Us | Us may | EachP may | players may | please] take their (time | own time | sweet time) [Per9] => there is no
    time limit
9 S: Turns9 may (take | be | last) ((any | as) (length | amount of time) | arbitrarily long | forever | while (you |
    they) (like | want | need) | as long as (you | they) (like | want | need) | any length [of time] | as long as it
    takes) => there is no time limit
9 Eight9: NUM [cards] => {NUM}
9 Apiece9: (each | apiece | a head | per head | per person | per player | a player | for each player | for each | for
    all | to each player | to each | to all players | to all | for all players | per hand | in each hand | in hand |
    in their hand | a person | for every player | to every player | to begin with | to start with | at the start | for
    a start | as usual | in every hand) => .
9 Start9: [at | in | from] [the] (very start | very beginning | start | beginning | outset) [of (the | each | every |
    a) (game | round | hand | match | play)] => .
9 Start9: (initially | to start | to begin | to start with | to begin with | at first | before the first turn |
    originally) => .
9 Deal9: (deal | deal out | hand out | give | give out | give to each player | start with | begin with | play with |
    start off with | start out with | is dealt) => .
9 HandSize9: [the] (number of cards dealt | number of cards | hand size | size of (the | a | each) [starting | first |
    initial] hand | starting hand size | starting number of cards | starting number | deal | dealing | initial deal |
    starting hand | initial hand | opening hand | first hand | cards dealt | cards per player | starting cards | cards
    at the start | cards in hand at the start | hand at the start | number of cards at the start | dealt hand | size
    of the deal | initial number of cards | number of cards each player starts with | number of starting cards) => .
9 S: HandSize9 (is | is now | must be | ':' | '=' | are | must consist of | consists of | '-' | of | becomes | has |
    is raised to | is reduced to | has changed to | contains | must have | must contain | is set to | goes up to |
    goes down to) [only | exactly] Eight9 [Apiece9] [Apiece9] => each player starts with {Eight9} cards
9 S: (deal | deal out | dealing | start) ':' Eight9 [Apiece9] => each player starts with {Eight9} cards
9 S: [the dealer must | the dealer | Us must | one | we] Deal9 [only | exactly] Eight9 Apiece9 [Start9] => each player
    starts with {Eight9} cards
9 S: the dealer (deals | gives | hands out | gives out | deals out | must deal) [only | exactly] Eight9 Apiece9
    [Start9] => each player starts with {Eight9} cards
9 S: [Start9 [',']] Eight9 (is | are) (dealt | given | handed) [out] [Apiece9] [Start9] => each player starts with
    {Eight9} cards
9 S: Eight9 (a head | per head | per person | apiece | per hand | a person | in each hand | in every hand) [Start9] =>
    each player starts with {Eight9} cards
9 Hands9: (hands | each hand | every hand | a hand | the hands | each player 's hand | all hands) [must] => .
9 S: Hands9 (start | starts | begin | begins | consist | consists | have | has | number | contain | contains | is |
    are | be | comprise | comprises) [with | at | as | of | out with] [only | exactly] Eight9 [Start9] => each player
    starts with {Eight9} cards
9 S: EachP (is | are | must be | gets | get) dealt [only | exactly] Eight9 [Apiece9] => each player starts with
    {Eight9} cards
9 S: we (deal | play) [with] [only | exactly] Eight9 Apiece9 => each player starts with {Eight9} cards
9 S: Start9 [','] EachP (gets | get | has | have | receives | receive | is dealt | are dealt | holds | hold | draws |
    draw | takes | take | must be dealt | must have | must get | must receive | must draw | must take) [only |
    exactly] Eight9 [Apiece9] => each player starts with {Eight9} cards
9 S: EachP (gets | get | has | have | receives | receive | is dealt | are dealt | holds | hold | draws | draw | takes
    | take | must be dealt | must have | must get | must receive | must draw | must take) [only | exactly] Eight9
    [Apiece9] Start9 => each player starts with {Eight9} cards
9 S: EachP [must] (start | starts | begin | begins | enter | enters) [off | out] [the game | the round | each game |
    each round | every round | every game | play | a round | a game] with [only | exactly] Eight9 [Apiece9] => each
    player starts with {Eight9} cards
9 S: [the | each | every | a] (game | round | play | match) [must] (start | starts | begin | begins) with [only |
    exactly] Eight9 Apiece9 => each player starts with {Eight9} cards
9 Packs9: (decks | packs | decks of cards | packs of cards | full decks | full packs | sets of cards | card decks |
    card packs | standard decks | standard packs | ordinary decks | regular decks) => .
9 Shuffled9: (shuffled together | shuffled | combined | mixed | mixed together | together | in play | in the game | in
    use | at a time | at the same time | put together | shuffled into one) => .
9 UsePacks: (use | we use | we play with | play with | playing with | take | shuffle | shuffle together | combine |
    mix | you need | there are | there must be | it 's played with | it is played with | the game is played with |
    play is with | the game has | the game needs | the game requires | the game takes | you play with | we take | put
    together | Us must use | Us play with | Us use | with | it takes | join | the game must use | play must be with |
    the draw pile is | the draw pile has | the draw pile consists of | the draw pile is made of | the draw pile is
    made up of | the draw pile is made from | the draw pile contains | the draw pile is formed from | the draw pile
    must consist of | the draw pile must contain | the draw pile must be made of | the game is | the draw pile
    comprises | the draw pile is composed of | the game includes) => .
9 S: [UsePacks] NUM Packs9 [Shuffled9] => the game uses {NUM} decks
9 S: UsePacks NUM Packs9 => the game uses {NUM} decks
9 S: NUM Packs9 (are | must be | is | get) (used | shuffled together | needed | required | combined | in play | mixed
    together | mixed | shuffled | put together | to be used | played with) => the game uses {NUM} decks
9 S: [the] [number of] (decks | packs) (':' | '=' | is | must be | '-') NUM => the game uses {NUM} decks
9 S: [a | with a | use a | play with a] (double | doubled) (deck | pack | draw pile) => the game uses 2 decks
9 InDeck9: (in | into | to | among) (the draw pile | the deck | the pack | the cards | the pile | play | the game |
    the mix | the stack | it) => .
9 InDeck9: (in | in play | in there | per game | altogether | in all) => .
9 S: [UsePacks] [all] NUM jokers [InDeck9] => the deck has {NUM} jokers
9 S: (there are | put | put in | add | include | shuffle in | mix in | leave | leave in | keep | keep in | use | play
    with | we have | shuffle | insert | throw in) [all] NUM jokers [InDeck9] => the deck has {NUM} jokers
9 S: [all] NUM jokers (are | are shuffled | are mixed | are put | are added | are included | get shuffled | go | must
    be | stay | must be added | must be included | must be shuffled | are used | must be used | are thrown | remain)
    [InDeck9] => the deck has {NUM} jokers
9 S: the draw pile (contains | has | includes | must contain | comes with | holds | must have | must include | gets)
    NUM jokers => the deck has {NUM} jokers
9 S: [the] number of jokers (':' | '=' | is | must be | '-') NUM => the deck has {NUM} jokers
9 S: (joker | jokers) [count] ':' NUM => the deck has {NUM} jokers
9 S: (joker count | the joker count) (':' | '=' | is) NUM => the deck has {NUM} jokers
9 S: (take | leave | sort) [all] [the | both] jokers out [of (the draw pile | the deck | the game)] => the deck has 0
    jokers
9 S: (remove | take out | leave out) [all | both] [the] jokers [from (the draw pile | the deck | the game)] => the
    deck has 0 jokers
9 S: jokers (are | must be) (taken out | left out | removed | out | not used | not in | not included | set aside | put
    aside) [of (the draw pile | the deck | the game)] => the deck has 0 jokers
9 S: (play | we play | playing | use) (without | no) [any | the] jokers => the deck has 0 jokers
9 S: there (are | must be) no jokers [InDeck9] => the deck has 0 jokers
9 Dir9: [the] (first | starting | initial | opening) (direction | direction of play | turn order | order | rotation)
    => .
9 Dir9: [the] (direction | direction of play | turn order | order | order of play | play | turns | game | rotation |
    round | first round | play order | sequence) [Start9] => .
9 Dir9: (we | Us) => .
9 Runs9: [must] (start | starts | begin | begins | go | goes | run | runs | proceed | proceeds | move | moves | is |
    be | progress | progresses | rotate | rotates | is set | set off | sets off | kicks off | kick off | opens | open)
    [off | out | going | with | in | as | always] => .
9 Runs9: (':' | '=' | '-') => .
9 Left9: Cw => .
9 Left9: (left | leftwards | to the left) [first] => .
9 Right9: Ccw => .
9 Right9: (right | rightwards | to the right) [first] => .
9 S: Dir9 Runs9 Left9 [Start9] => turn order starts clockwise
9 S: Dir9 Runs9 Right9 [Start9] => turn order starts counter-clockwise
9 S: [Start9 [',']] Dir9 Runs9 Left9 => turn order starts clockwise
9 S: [Start9 [',']] Dir9 Runs9 Right9 => turn order starts counter-clockwise
9 S: (start | begin | go | play | starting | beginning) [off | going | playing | out] Left9 [Start9] => turn order
    starts clockwise
9 S: (start | begin | go | play | starting | beginning) [off | going | playing | out] Right9 [Start9] => turn order
    starts counter-clockwise
9 Shown9: (face up | open | visible | exposed | revealed | public | on show | laid open | on display | shown |
    uncovered | in the open | out in the open | laid out | known | face-up) [to all | for all | to each player | for
    each player | to all players | for all players | to view | on the table | at the table | to all other players |
    for all other players] => .
9 Cards9: [all | all the | the | each player 's | their] (hands | cards | hand | cards in hand | hand cards) => .
9 S: Cards9 (are | is | must be | be | must always be | lie | lies | must lie | are kept | must be kept | are held |
    must be held | stay | must stay | are played | must be played | are laid | must be laid | is to be | are to be)
    Shown9 => hands are face up
9 S: (hands | cards | hands and cards) Shown9 => hands are face up
9 S: Shown9 (hands | cards) [to all | for all | for each player | for all players | throughout] => hands are face up
9 S: [EachP | Us] [must] (play | plays | hold | holds | keep | keeps | lay | lays | show | shows | have | has | leave
    | leaves) [with] [their | all | all their] (cards | hand | hands) [must be | are] Shown9 => hands are face up
9 S: [EachP | Us] [must] (play | plays) with (Shown9 | open) (cards | hands | a hand) => hands are face up
9 S: [EachP | Us] [must] (play | plays) with (their | all) (cards | hand | hands) Shown9 => hands are face up
9 S: no (hidden | secret | concealed | closed | covered) (hands | cards | hand) => hands are face up
9 S: no player may (hide | conceal | cover) [up] their (hand | hands | cards | own cards | own hand) => hands are face
    up
9 S: EachP may (see | look at) (all | each player 's | each other 's | all players) (hands | hand | cards) => hands
    are face up
"""
