"""Pieces of sentences in all their forms: whom a choice is about, what is left to choose, what becomes of a pile."""

from typing import Final

PIECES: Final = """
4 OneDeed: (X | Y | F) => @ {X}{Y}{F}
4 OneDeed: O => @ must {O}
4 AllDeeds: OneDeed And OneDeed => {OneDeed} and {OneDeed2}
4 AllDeeds: OneDeed And AllDeeds => {OneDeed} and {AllDeeds}
4 Eo: W AllDeeds => {AllDeeds@W}
2 Eo: you AllDeeds => {AllDeeds@they}
4 Eo: W must O And Sk => {W} must {O} and {W} is skipped
2 Eo: you must O And Sk => they must {O} and they is skipped
3 U: T Make W [to] AllDeeds => When {T}, {AllDeeds@W}.
2 U: Tr AllDeeds => When {Tr}, {AllDeeds@they}.
1 Mk: once => .
6 Pick: (choose | chooses | pick | picks | select | selects | name | names | call | calls | declare | declares
    | nominate | nominates | decide | decides | decide on | decides on | determine | determines | dictate | dictates
    | specify | specifies | set | sets | request | requests | demand | demands | wish for | wishes for | ask for
    | asks for | state | states) [freely] => .
6 OneSuit: [the | a | any | which | what | whichever | whatever | another] [new | next | current | different
    | following] suit => .
6 OneRank: [the | a | any | which | what | whichever | whatever | another] [new | next | current | different
    | following] rank => .
6 AfterIt: (next | afterwards | after that | from then on | from now on | from there | from that point on | on it)
    => .
6 Turned2: (be played | be followed | follow | be | play | serve | match | come | continue | use | be used | be matched
    | be met | apply) => .
6 SuitFor: [that | which] [W | play | the next card | it | you | they] (must | is to | to) [then] Turned2 [with]
    [AfterIt] => .
6 SuitFor: [that | which] (is | gets) (played | used | next | followed) [AfterIt] => .
6 SuitFor: for (W | play | the next card | the next turn | the rest of the round | the game) [to Turned2 [with]
    [AfterIt]] => .
6 SuitFor: (comes next | play continues with | play continues in | goes on | counts [AfterIt]) => .
6 SuitFor: [that] (you | they | the player) (like | want | wish | choose | please | prefer | desire | would like
    | wants | likes | wishes | chooses) [SuitFor] => .
6 SuitFor: of their (choice | choosing | liking) [SuitFor] => .
6 SuitFor: [','] or (keep | leave) (the [current | same] suit | it the same | it as it is) => .
6 O: Pick OneSuit [SuitFor] [SuitFor] => name a suit
6 O: Pick OneRank [SuitFor] [SuitFor] => name a rank
6 O: (change | changes | switch | switches | set | sets) [OneSuit] to (any | a | another | whatever | whichever | the)
    [other | new | different] [suit | one] [SuitFor] [SuitFor] => name a suit
6 O: (change | changes | switch | switches | control | controls) OneSuit [in play | of play | of the game] [SuitFor]
    => name a suit
6 Skipping: (miss | misses | lose | loses | forfeit | forfeits | skip | skips | sit out | sits out | give up | gives up
    | is skipped for | are skipped for) => .
4 X: Skipping [a | one | their | the | this | that] [next | following | whole] (turn | go | move) => is skipped
4 X: (does not get | do not get | gets no | get no | has no) [a | their | to take a] (turn | go) => is skipped
4 X: (has | have) their turn (skipped | taken away | passed over | cancelled) => is skipped
4 X: (is | are | gets | get) (passed over | bypassed | jumped over | left out | blocked | jumped) => is skipped
4 Wo: W 's [next] (turn | go) (is | gets) (skipped | missed | lost | forfeited | passed over | cancelled | taken away)
    => {W} is skipped
4 Dir2: [the] (direction | order | rotation | turn order | play | sequence | flow) [of (play | the game | turns
    | the turns)] => .
4 Wo: Dir2 (is reversed | changes | switches | flips | turns | is changed | is switched | is flipped | is inverted)
    [direction | directions | around | round] => turn order is reversed
4 Wo: (is reversed | switch | switches | flip | flips | invert | inverts | turn around | turns around) Dir2
    => turn order is reversed
4 Wo: play (goes | continues | moves | proceeds | runs | now goes) in the (opposite | other | reverse) direction
    => turn order is reversed
4 One: (another | an extra | an additional | a second | one more | a bonus | a further | a free | a new | one extra
    | an immediate) [extra | free | additional] (turn | go | move) => .
4 F: (get | gets | take | takes | have | has | receive | receives | earn | earns | is given | are given | is granted
    | is awarded | gain | gains) One => take another turn
4 F: (move | moves | go | goes | play | plays) (again | once more | one more time | a second time) => take another turn
6 Away: (from (the game | play | the table) | out of the game | and (set aside | put aside)) => .
6 PileNp: (the play pile | the pile | the whole pile | the played cards) => .
6 Wo: (clear | clears | burn | burns | remove | removes | wipe | wipes | take away | takes away | discard | discards
    | destroy | destroys | empty | empties | eliminate | eliminates) PileNp [Away] => the play pile is cleared
6 Wo: PileNp (is | gets | are) (cleared | burned | burnt | removed | wiped | taken away | discarded | destroyed
    | emptied | eliminated | set aside | put aside | taken out) [Away] => the play pile is cleared
4 Num2: NUM [more | extra | additional | penalty | further | new | other] [card | cards] => {NUM} cards
4 Num2: (a | one | another | an) [more | extra | additional | penalty | further | new | other] card => a card
4 AsFine: (as a penalty | as punishment | in penalty | into their hand | to their hand | in total) => .
4 NC: Num2 [Src] [AsFine] => {Num2}
0 Src: from the (stock | reserve | bank | pack | supply | draw pile) => .
0 Src: from the top of the (stock | draw pile) => .
0 Src: off the [top of the] draw pile => .
4 X: (add | adds) Num2 to their hand => draw {Num2}
4 O: (call | calls | shout | shouts | say | says | announce | yell) [out] [loud | aloud | loudly] Words [out] [loud
    | aloud | loudly] => say {Words}
4 Eo: [a] call of Words (is | must be) (required | made | needed | mandatory | compulsory) => they must say {Words}
4 Eo: Words (must be | is) (called | called out | said | declared | announced | shouted | yelled | spoken) [out]
    => they must say {Words}
4 O: (let | inform | warn | tell | notify) (all other players | each player | the table) [know] (by saying | with
    | by calling | by calling out) Words => say {Words}
4 O: (applaud | applauds | clap their hands | give applause) => clap
9 EachP: (each player | players | all players | you | all) [each] => .
9 AtStart: (at the (start | beginning | outset) [of (the game | the round | each round | play)] | to (start | begin)
    [with] | initially | to start the game | for their hand) => .
9 S: EachP (is | are) (given | dealt | handed) NUM cards [each] [AtStart] => each player starts with {NUM} cards
9 S: EachP (receive | receives | get | gets | draw | draws | take | takes) NUM cards [each] AtStart
    => each player starts with {NUM} cards
9 S: AtStart [','] EachP (is | are | receive | receives | get | gets | draw | draws | take | takes) [given | dealt
    | handed] NUM cards [each] => each player starts with {NUM} cards
9 S: NUM cards (is | are) (dealt | given | handed) [out] to each player [AtStart] => each player starts with {NUM} cards
9 S: (the dealer | dealer | whoever deals) (deals | gives | hands) [out] [each player] NUM cards [each | to each player
    | to all players] [AtStart] => each player starts with {NUM} cards
9 S: (deal | give) each player NUM cards [AtStart] => each player starts with {NUM} cards
9 DoTurn: (play | move | go | act | take their turn | make their move | make a move | play a card | finish their turn
    | complete their turn | (perform | do | make | take) (any | an | each | every | their | a | the) (action | move
    | play | turn | decision)) => .
9 AtMost: (only | at most | no more than | up to | a maximum of | not more than) => .
9 S: [AtMost] NUM seconds to DoTurn => the time limit is {NUM} seconds
9 S: EachP (have | has | get | gets) [AtMost] NUM seconds to DoTurn => the time limit is {NUM} seconds
9 S: there is a (time limit | limit) of NUM seconds [per turn | for each turn | on each turn | each turn | for a turn
    | to DoTurn] => the time limit is {NUM} seconds
9 S: EachP must DoTurn (within | in) [AtMost] NUM seconds => the time limit is {NUM} seconds
8 Attrs: [the] (suit | rank | value | number | colour) [(or | and | ',') [the] (suit | rank | value | number
    | colour)] => .
8 Whatever: (regardless of | no matter | no matter what | whatever | whatever the | irrespective of | independent of
    | without regard to) Attrs [of (R | the top card | the card below | the card beneath)] => .
8 Whatever: (regardless of | no matter | no matter what | whatever | irrespective of) (R | the top card
    | what is on top | what was played before | what card is on top) => .
8 AnyCard: (anything | everything | any [other] card | any [other] suit | all cards | each card | any card you like)
    => .
8 PlayOn: (be (played | put | put down | laid | placed | thrown | used) | go) => .
8 L: C may [always] PlayOn Whatever => {C} may be played on any card
8 L: C may [always] PlayOn Onto AnyCard [Whatever] => {C} may be played on any card
8 L: C may [always] PlayOn [Whatever] [','] Onto AnyCard => {C} may be played on any card
8 L: [Us] may [always] (play | put | put down | lay | use) C Onto AnyCard [Whatever] => {C} may be played on any card
8 GoAnd: C may [always] PlayOn Whatever (',' | and | ',' and | '.') => {C}
8 GoAnd: C may [always] PlayOn Onto AnyCard [Whatever] (',' | and | ',' and | '.') => {C}
8 GoAnd: [Us] may [always] (play | put | put down | lay | use) C Onto AnyCard [Whatever] (',' | and | ',' and | '.')
    => {C}
8 U: GoAnd [it | this | that | they] Wo => {GoAnd} may be played on any card. When a player plays {GoAnd}, {Wo}.
8 U: GoAnd O => {GoAnd} may be played on any card. When a player plays {GoAnd}, they must {O}.
6 JustDrawn: (the | that | this | a) (card just drawn | card (you | they) [have] [just] (drew | drawn | draw | draws)
    | new card) => .
6 Fitting: (fits | is playable | may be played | matches | is legal | may be used | is a legal play) [Onto PileNp
    | PileNp | the top card | the play pile] => .
6 KeepIt: [','] or (keep it | keep the card | hold on to it | hold onto it | save it) [for later | in their hand | in
    hand] => .
6 U: (if | when) JustDrawn Fitting [','] (you | they | the player | that player) may (play | put down | lay | use) (it
    | that card | the card) [on the same turn | on that turn | right away] [KeepIt]
    => When the active player draws a card, they may play a card they have just drawn.
6 U: JustDrawn may be (played | put down | laid | used) [on the same turn | on that turn] [if it Fitting]
    => When the active player draws a card, they may play a card they have just drawn.
6 NoPlay: (may not (play | go | move | match | follow | play anything | make a move | make a legal play | play any card
    | play a card | put down a card) | (is | are) unable to (play | go | move | match | follow | play a card) | (has
    | have) (no playable card | no playable cards | nothing to play | no legal play | no card to play | no match
    | no matching card)) => .
6 Stuck: [Sb | they] NoPlay [on their turn] => .
6 Stuck: (when | if) unable to (play | go | move | match | follow) => .
6 Stuck2: (a player | players | any player | whoever | each player | the player) (who | that) NoPlay => .
6 Stuck2: whoever NoPlay => .
6 Stuck2: (a player | players | any player) without (a playable card | a legal play | a matching card | a card to play)
    => .
6 U: Stuck2 [must] (Y | Ac) => When a player begins their turn, they must {Y}{Ac} if they have no legal play.
6 U: Stuck2 [must] Ac and O => When a player begins their turn, they must {Ac} and {O} if they have no legal play.
6 U: Stuck2 [must] Kd until (you | they) (have | get | find | draw | may play | may) [Fits]
    => When a player begins their turn, they must draw until they have a legal play.
6 U: (W2 | Us) [must] Y if Stuck => When a player begins their turn, they must {Y} if they have no legal play.
6 W2: (each player | a player | players | you | the player) => .
6 U: W2 [must] Ac [','] (if | when) Stuck => When a player begins their turn, they must {Ac} if they have no legal play.
2 Tr: [the] winner [of (a | the | each | every) (round | game | hand | deal)] => a player wins
4 O: (add | adds | make | makes | invent | invents | introduce | introduces | create | creates | set | sets | think of
    | think up | come up with | comes up with | decide | decides | propose | proposes | declare | declares) (a | one
    | another) [new] rule [for the next (round | game | hand)] => introduce a rule
2 T: a win => a player wins
2 T: (winning | the win) => a player wins
4 Adds: (they | W) (have | has | hold | holds | possess) (another | a | an) Spec [OfTheirs]
    [','] [in which case | which | that | then | and then] (they may | they can) (play | place | put | put down | lay
    | add | use) [it | one] [on top] [of it] => {Spec}
6 Passed: (',' | and | ',' and | '.') (they | this | it | which) [then] (make | makes | force | forces | cause | causes)
    W [to] Dr NUM [cards] [instead] [Etc] => {NUM}
6 Passed: and (make | force | cause) W [to] Dr NUM [cards] [instead] [Etc] => {NUM}
6 Etc: [','] [and] (this | it | the sequence | the chain | this process) may (continue | go on) [up to NUM | until [a
    player | the next player] (may not | is unable to) (play | add | continue | play one)] => .
6 DrawOr: W must [either] Dr NUM [cards] [',' | Src] or (play | place | lay | put | put down | add) (another | a | an)
    Spec [on top] [of it] => {W} must play a {Spec} or draw {NUM} cards
6 DrawOr: W (draws | draw | takes | take) NUM [cards] [',' | Src] or (plays | places | lays | puts | adds | play)
    (another | a | an) Spec [on top] [of it] => {W} must play a {Spec} or draw {NUM} cards
4 Ep: DrawOr => {DrawOr}
6 Stk2: (',' | '.' | and | ',' and | '-') [this | these | it | they | which] (stacking | stacks | stack | Stack) => .
6 U: Mk T [Sep] DrawOr Stk2 => When {T}, {DrawOr} and the draws add up.
6 U: Ta Sep DrawOr Stk2 => When {Ta}, {DrawOr} and the draws add up.
6 Whence: (',' unless | ',' but | Src unless | Src ',' unless | '-') => .
6 SkipOr: unless (they | W) [also | may also] (play | plays | may play | have | has | hold | holds) (another | a | an)
    Spec [too | as well | themselves | of their own] => {Spec}
4 Ep: W (must Sk | Sk | is skipped) SkipOr => {W} must play a {SkipOr} or skip their turn
4 Eo: Make W [to] Sk SkipOr => {W} must play a {SkipOr} or skip their turn
3 U: T Make W [to] Sk SkipOr => When {T}, {W} must play a {SkipOr} or skip their turn.
4 Chooser2: (choose | chooses | pick | picks | decide | decides | select | selects | determine | determines | name
    | names) => .
2 Eo: [Chooser] [must] Chooser2 (who | which player | what player | the player who | a player who | the player that)
    [must] X => a player of their choice {X}
2 Eo: [Chooser] [must] Chooser2 (who | which player) [must | is to] (play | plays | go | goes | be | is) next
    => play passes to a player of their choice
2 Eo: [Chooser] may Chooser2 (who | which player) [must | is to] (play | plays | go | goes | be | is) next
    => play passes to a player of their choice
2 Eo: [Chooser] [must] Chooser2 (a player | another player | any player | one player) to X
    => a player of their choice {X}
4 Wo: W must (go | put | place) [a card | something | cards | one] (higher | above
    | bigger | greater | larger | over) [than] [a | an] NUM => the next card must be {NUM>} or higher
4 Wo: W must (go | put | place) [a card | something | cards | one] (lower | below
    | smaller | less | under) [than] [a | an] NUM => the next card must be {NUM<} or lower
4 Wo: W must (play | lay | put down | place) (equal or lower | lower or equal | the same or lower | less or equal)
    [than | to] [a | an] NUM => the next card must be {NUM} or lower
4 Wo: W must (match or go lower than | match or go below | equal or go below | play equal to or lower than) [a | an]
    NUM => the next card must be {NUM} or lower
4 Wo: W must (play | lay | put down | place) (equal or higher | higher or equal | the same or higher) [than | to]
    [a | an] NUM => the next card must be {NUM} or higher
5 Meaning: (means | means that | simply means | simply means that | means simply that | implies | implies that) => .
5 U: T Meaning Es => When {T}, {Es}.
5 Tops: K (':' | '-' | '--' | '.') U => TOPIC {K} TOPIC {U}
5 Tops: K (is | are) special [cards | card] ('.' | ':' | ',' | '-') U => TOPIC {K} TOPIC {U}
9 MoreOne: (more than one card | several cards | multiple cards | any number of cards | as many cards as Like
    | an unlimited number of cards | unlimited cards | two or more cards | all cards | all their cards) => .
9 AllSame: (of | with | that have | that share | having | sharing | showing | that are) the same Atr => {Atr}
9 AllSame: (if | when | while | provided | provided that) (they | all | all of them) (have | are | are of | share
    | are all) the same Atr => {Atr}
9 L: Us may (play | put down | lay | put out | discard | place | throw) MoreOne [Tgt] AllSame [Tgt]
    => a player may play any number of cards of the same {AllSame} on their turn
9 L: MoreOne AllSame may [all] be (played | put down | laid | placed | discarded) [Tgt]
    => a player may play any number of cards of the same {AllSame} on their turn
2 L: Us may [always] (take | pick up | draw) PileNp instead of (playing | playing a card)
    => a player may take the play pile instead of playing
4 An: (take | pick up | draw) PileNp => take the play pile
4 Y: (take | takes) PileNp => take the play pile
4 Y: (swap | swaps | exchange | exchanges | trade | trades | switch | switches) (hands | their hand | their hands
    | all their cards) with (a player of their choice | another player [of their choice] | any [other] player [of
    their choice]) => swap hands with a player of their choice
4 Y: (pass | passes | give | gives | hand | hands) (their hand | all [of] their cards | their cards | their whole hand)
    [on | over | along] to Wm => pass their hand to {Wm}
5 Colon: (',' meaning [that] | ',' which means [that] | ',' that is [','] | ',' in other words [',']) => .
5 Tops: U (',' but | but | ',' while | ',' whereas | ',' and also) Tops => {U} {Tops}
8 Worth: (count | counts | count as | counts as | count for | counts for | score | scores | is worth | are worth
    | earn | earns) => .
8 Vals: (',' | and | ',' and) K [Worth | as | for | is | are] NUM [point | points] => the value of {K} is {NUM}
8 Vals: (',' | and | ',' and) K [Worth | as | for | is | are] NUM [point | points] Vals
    => the value of {K} is {NUM}. {Vals}
8 U: K Worth NUM [point | points] Vals => the value of {K} is {NUM}. {Vals}.
6 Eo: This (change | changes) [the] suit => they must name a suit
4 NC: Num2 each => {Num2}
4 X: (lose | loses | miss | misses | forfeit | forfeits) (their | the | a) (chance | opportunity | right) to (play | go
    | move | take a turn) [a card] => is skipped
4 O: (choose | chooses | pick | picks | select | selects) (a player | another player | one player | any player) [to
    swap with] and (swap | swaps | exchange | exchanges | trade | trades | switch | switches) (hands | cards | their
    hand) with (them | that player) => swap hands with a player of their choice
4 Onward: (round | around | on | along) => .
4 OneSeat: (one | a) (space | seat | place | player | position | step) => .
4 PlayWay: (in [the] play direction | in the [current] direction of play | in turn order
    | in the direction of turn order) => .
4 Eo: (all hands | hands | each hand) (move | rotate | shift | pass | go | are passed | are moved | moves) [Onward]
    [OneSeat] PlayWay => each player passes their hand to the next player
4 Eo: (all hands | hands) (move | rotate | shift | pass | go | are passed | are moved) [Onward] OneSeat
    => each player passes their hand to the next player
7 Fits: (a card | one | something | anything) (that | which) [you | they] may (play | be played | use | lay | lay down
    | put down | place) => .
7 Fits: (a card | one | something | anything) (you | they) may (lay down | place | discard) => .
4 Kd: (draw | draws | take | takes | keep on drawing | keeps on drawing | continue to take | go on drawing) [cards
    | a card | one card at a time | new cards] [Src | from the stack | from the pile] => .
4 Wo: (suspend | suspends | pass over | passes over | leave out | leaves out) Wm => {Wm} is skipped
3 U: T (let | lets | allows | allow | causes | cause) turn order to be reversed => When {T}, turn order is reversed.
3 Make: (compel | compels | instruct | instructs | order | orders | ask | asks | get | gets | require | oblige) => .
3 Make: (is | are) making => .
6 Due: Dr NUM [more | extra | additional | penalty] [card | cards] [Src] => {NUM}
6 OfTheirs: (too | as well | themselves | of their own | in hand | in their hand | themself) => .
6 Adds: (they | W) (have | has | hold | holds | play | plays | may play | may also play | may answer with | also have
    | also has | also play | also plays | also hold | respond with | answer with) (another | a | an) Spec [card]
    [OfTheirs] => {Spec}
6 Adds: (you | they | W) may (defend | counter | respond | answer | block it | block this | avoid this | avoid it
    | cancel it | escape | protect yourself | pass it on) (by playing | with | by placing | by laying | by adding)
    (another | a | an) Spec [card] [OfTheirs] => {Spec}
6 U: Mk T [Sep] W [must] Due Whence Adds Passed
    => When {T}, {W} must play a {Adds} or draw {Due} cards and the draws add up. CHAIN {Due} {Passed}
6 U: Ta Sep W [must] Due Whence Adds Passed
    => When {Ta}, {W} must play a {Adds} or draw {Due} cards and the draws add up. CHAIN {Due} {Passed}
6 U: T Make W [to] Due Whence Adds Passed
    => When {T}, {W} must play a {Adds} or draw {Due} cards and the draws add up. CHAIN {Due} {Passed}
6 U: T Make W [to] Due Whence Adds HandedOn
    => When {T}, {W} must play a {Adds} or draw {Due} cards and the draws add up.
6 Countered: unless (you | they | W) may (defend | counter | respond | answer | block it | avoid this | cancel it) (by
    playing | with | by placing) (another | a | an) Spec [card] => {Spec}
4 Eo: W [must] Due [','] Countered => {W} must play a {Countered} or draw {Due} cards
4 Eo: for W to Due [','] Countered => {W} must play a {Countered} or draw {Due} cards
5 U: C (is | are) Wo => When a player plays {C}, {Wo}.
5 U: C (is | are) (miss | lose | skip) [a | one] turn => When a player plays {C}, the next player is skipped.
2 W: the player [sitting] next to (you | them) in turn order => the next player
2 Wm: (any | a | the | one) chosen (opponent | player) => a player of their choice
4 Aud: to (the dealer | the table | the group) => .
4 O: Sayv Words to the dealer => say {Words}
9 OneTurn: (in | within | during | on) (one | a | a single | the same | one single | their | that) (turn | go | move
    | play) => .
9 Tgt: [all] (together | immediately | at the same time | simultaneously | in one go) [OneTurn] => .
9 Tgt: OneTurn => .
9 Tgt: [Tgt2] as a (stack | set | group) => .
9 Tgt2: (together | immediately | at the same time) => .
6 U: player [must] Kd until (you | they) (have | get | find | draw | may play) [Fits]
    => When a player begins their turn, they must draw until they have a legal play.
6 Stuck: [Sb] (lack | lacks) [a] legal play => .
6 NoCard: ((has | have) no | do not have (a | any) | does not have (a | any)) (card | cards) => .
6 Stuck: [Sb] NoCard of the same Attrs as R => .
6 Stuck: [Sb] NoCard that (match | matches | fit | fits) [R] => .
3 Pl: (deposit | deposits | depositing) => play
8 T: at the (start | beginning) of (each | every | a | any) player 's turn => a player begins their turn
8 T: at the end of (each | every | a | any) player 's turn => a player ends their turn
9 DoTurn: [either] (play | play a card) or (pass | draw | draw a card) => .
4 U: if (the | their | the last | the previous | the top) card (is | was) C [','] [then] [you must | you] play K
    => ?two-readings When a player plays {C}, the next card must be {K}. // When a player plays {C}, they must play {K}.
4 Noticed: [','] if (noticed | caught | spotted | seen | called out) [','] => .
4 Pen: Fail [Noticed] [Sep] [must] (requires | require | means | demands) (a | one) [penalty] card [to] be (drawn
    | picked up | taken) => 1
4 Pen: Fail [Noticed] [Sep] [must] (requires | require | means | demands) NUM [penalty] cards [to] be (drawn
    | picked up | taken) => {NUM}
4 Pen: Fail Noticed [Sep] Cost NUM [penalty] [card | cards] [as a penalty] [Src] => {NUM}
4 HowMany: (a | one) [penalty] card => 1
4 HowMany: NUM [penalty] cards => {NUM}
4 NotSaid: for (not saying | forgetting to say | failing to say) Words => {Words}
4 U: [Us] [must] Dr HowMany [Src] NotSaid (when | after | on | if | with) Ta
    => When {Ta}, they must say {NotSaid}. PENALTY {HowMany}
4 U: [Us] [must] Dr HowMany [Src] NotSaid (when | after | if) They
    => When {They}, they must say {NotSaid}. PENALTY {HowMany}
7 V: (play | plays) the (last | final) card [in their hand | in hand] => plays their last card
6 EndTurn: (and | ',' and | ',') [they] (end their turn | their turn ends | the turn ends | the turn passes [to the next
    player] | play passes [to the next player] | lose their turn | pass | their turn passes) => .
6 U: [if | when] Stuck [Sep] [you | they | that player] [must] Dr NC EndTurn
    => When a player begins their turn, they must draw {NC} if they have no legal play.
6 SuitFor: (that | which) must be next [played] => .
6 Tops: WildAnd [they | it] may PlayOn Onto AnyCard [Whatever] => {WildAnd} are wild.
6 Served: (that player | W | the next card) must [then] (follow | match | play | be of | be | serve) [a card of]
    (the | that) [named | called | chosen | declared | nominated] suit [or play (another | an | a) Spec] => .
6 O: Pick OneSuit [SuitFor] ('.' | ',' | ',' and | and) Served => name a suit
5 Further: Er Stop [then] [','] Er => {Er} and {Er2}
5 U: Ta Sep Es Stop [then] Further => When {Ta}, FIRST {Es} ALSO {Further}.
5 U: Ta Stop [then] Further => When {Ta}, {Further}.
5 U: Mk Ta [Sep] Es Stop [then] Further => When {Ta}, FIRST {Es} ALSO {Further}.
5 U: T Es Stop [then] Further => When {T}, FIRST {Es} ALSO {Further}.
2 Eo: [Chooser] [must] Chooser2 (a player | another player | any player | one player) to AllDeeds
    => {AllDeeds@CHOSEN}
"""
