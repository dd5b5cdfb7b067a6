"""What people say at the table, in passing: who is on, who sits out, whose hands go where, what is nothing at all."""

from typing import Final

EVERYDAY: Final = """
4 WhLate: (in | within) NUM (second | seconds) => within {NUM} seconds
4 WhLate: before [the] next (card | play | player plays | player | card is played) => before the next card is played
4 WhLate: for NUM (turn | turns) => for {NUM} turns
4 WhLate: until the next C [is played | comes] => until a player plays another {C}
4 WhLate: until Event => until {Event}
2 U: Tr Wo => When {Tr}, {Wo}.
2 U: Tr (skip | skips) => When {Tr}, NOBODY is skipped.
4 Eo: (they | you) (skip | skips) => NOBODY is skipped
7 C: [a | an | any | every | each | all] Spec (that | which) (is | are | 's) not [a | an | the] Spec => {Spec} other
    than {Spec2}
3 P: another Spec => plays another {Spec}
2 Eo: you (skip | skips | block | jump over) Wm => {Wm} is skipped
9 C: [a | an | the | any] Rank of [the] Suit (or | '/' | ',') Suit => ?spread {Rank} of {Suit} or {Rank} of
    {Suit2} // {Rank} of {Suit} or {Suit2}
3 U: T Make you [to] F => When {T}, they {F}.
3 U: T Make you [to] Y => When {T}, they {Y}.
4 F: (is | are) (on | up) again => take another turn
4 F: (keep | keeps) (going | playing) => take another turn
2 Eo: (you | [the] same (player | one)) again => they take another turn
2 Eo: [the] same (player | one) (goes | plays | has the turn | is on) [again | once more] => they take another turn
4 Eo: their turn is not over [yet] => they take another turn
2 W: the player (afterwards | following (you | them | that player)) => the next player
4 Sk: (sit | sits) (it | this one | that one | this turn) out => .
4 X: (sit | sits) (it | this one | that one | this turn) out => is skipped
4 X: (misses | miss) out => is skipped
4 Eo: W may not (take | have | get) (a | their) (turn | go) => {W} is skipped
4 Wo: (take | takes) away W 's [next] turn => {W} is skipped
4 Wo: (take | takes) W 's [next] turn away => {W} is skipped
5 U: the (one | player) (after | following | behind) P Deeds => When a player {P}, {Deeds@NEXT}.
5 U: the (one | player) (after | following | behind) P must As => When a player {P}, the next player must {As}.
2 Eo: another player must As => ?who the next player must {As} // a player of their choice must {As}
2 W: the player after the next => the player after the next player
2 W: the next player but one => the player after the next player
2 Eo: (a | one | any | another) player X => ?who the next player {X} // a player of their choice {X}
1 Mk: (by | in case of | at | in the case of) => .
3 U: (is | was | has | were) C [been] played ',' Es => When a player plays {C}, {Es}.
3 T: there (is | 's | comes) C => a player plays {C}
3 T: C (arrives | goes down | is down | falls) => a player plays {C}
4 Wo: (direction | order | turn order | the direction) (change | reversal | switch | is changing | is turning) => turn
    order is reversed
4 Wo: (turn | turns | flip | flips) Dir (round | around) => turn order is reversed
3 U: T Make Dir (to go | go | to run | run | to move | move) ([in] the (opposite | other | reverse) (direction | way)
    | backwards | the other way round) => When {T}, turn order is reversed.
4 U: C (give | gives | hand | hands | deal | deals) Wm NC => When a player plays {C}, {Wm} draws {NC}.
4 U: C (give | gives | hand | hands | deal | deals) NC to Wm => When a player plays {C}, {Wm} draws {NC}.
4 U: T to give Wm NC => When {T}, {Wm} draws {NC}.
4 U: T to give NC to Wm => When {T}, {Wm} draws {NC}.
4 U: C (add | adds | bring | brings) NC to Wm 's hand => When a player plays {C}, {Wm} draws {NC}.
6 U: C (is | are) plus NUM [cards] => When a player plays {C}, the next player draws {NUM} cards.
4 X: (has | have) NC to draw => draw {NC}
5 U: each player X (when | if | after | on | with) T [','] (but | except) Them => When {T}, all other players {X}.
5 U: each player O (when | if | after | on | with) T [','] (but | except) Them => When {T}, all other players must
    {O}.
5 U: each player must As (when | if | after | on | with) T [','] (but | except) Them => When {T}, all other players
    must {As}.
2 ButOf: (each player | all | all players) (but | except | besides | other than) the player of K => plays {K}
2 U: ButOf X => When a player {ButOf}, all other players {X}.
2 U: ButOf O => When a player {ButOf}, all other players must {O}.
2 U: ButOf must As => When a player {ButOf}, all other players must {As}.
4 Met: (announced | said | called | declared | greeted | answered | welcomed | met | accompanied | followed | played)
    => .
4 U: C (must be | is | are) Met (with | by | by saying) [the_word | the_words | the_phrase] Words => When a player
    plays {C}, they must say {Words}.
4 U: C (must be | is | are) Met by W (with | saying | by saying) [the_word | the_words] Words => When a player plays
    {C}, {W} must say {Words}.
4 U: W (say | says) Words to (each | every | any) K => When a player plays {K}, {W} must say {Words}.
2 Eo: (the_word | the_words | the_phrase) (is | are) Words => they must say {Words}
4 O: (answer | answers | reply | replies | respond | responds) [with] Words => say {Words}
2 W: (all together | the table | all at the table | all of the table) => each player
6 Like: (you | they) (say | call | name | tell | announce | wants | likes) => .
6 O: (say | says) (a | any) suit and (each player | all | all other players | the others | the next player) must (play
    | follow | serve) (that | it | that suit) => name a suit
2 W: the (one | player) before => the previous player
4 Wo: Turn (goes | comes | moves | returns | is) back to Wm => play passes to {Wm}
4 Wo: back to Wm => play passes to {Wm}
4 ToWhom: (choose | chooses | pick | picks | decide | decides | say | says | name | names | determine | determines |
    select | selects) => .
4 OnNext: ToWhom (who | which player) (goes | plays | is | comes | is on | may play | must play | moves | has a turn |
    continues | starts) [next | now] => .
4 OnNext: ToWhom the next player => .
4 OnNext: ToWhom whose turn (it is | is | comes | it must be) [next | now] => .
4 OnNext: (point | points) (at | to) (a player | another player | any player) And (it is their turn | they (play | go
    | plays | goes | is | are) [next | on] | that player (plays | goes | is | is on) [next] | that player 's turn) =>
    .
2 Eo: [Chooser] OnNext => play passes to a player of their choice
3 U: T (let | lets | allow | allows) (you | them | the player) [to] OnNext => When {T}, play passes to a player of
    their choice.
2 U: Tr [may] OnNext => When {Tr}, play passes to a player of their choice.
4 Hnds: [all] [the] hands => .
4 Moved: (move | go | pass | are passed | get passed | are handed | get handed | are given | rotate | shift | slide |
    travel | wander) [on | over | along | one (seat | place | player)] => .
4 Eo: Hnds Moved [to the] left => each player passes their hand to the player to their left
4 Eo: Hnds Moved [to the] right => each player passes their hand to the player to their right
4 Eo: (pass | passes | rotate | rotates | move | moves | shift | shifts) Hnds [to the] left => each player passes
    their hand to the player to their left
4 Eo: (pass | passes | rotate | rotates | move | moves | shift | shifts) Hnds [to the] right => each player passes
    their hand to the player to their right
4 Swp: (swap | swaps | exchange | exchanges | trade | trades | switch | switches) => .
4 Y: Swp (their cards | all [of] their cards | the cards | their hands | cards) with Wm ['s [hand | cards]] => swap
    hands with {Wm}
4 Y: Swp (their hand | hands) with Wm 's [hand | cards] => swap hands with {Wm}
4 Eo: [a] (hand swap | swap of hands | exchange of hands) with Wm => they swap hands with {Wm}
6 Wo: (clear | clears) (everything | all | the table | it all) [away] => the play pile is cleared
6 Wo: [the] [play] (pile | stack) [is] (gone | away) => the play pile is cleared
6 Wo: [the] [play] (pile | stack) (is | gets) (put | moved | taken | cleared) (away | aside | out) => the play pile is
    cleared
6 InHands: (all hands | hands | all cards in (hand | the hands) | all hand cards | each player 's (hand | cards |
    hands) | the hands [of all players | of each player]) => .
6 Mixed: (reshuffled | shuffled | mixed | collected | gathered | pooled | put | thrown | taken | mixed up) [together |
    in | up] => .
6 Anew: (again | anew | afresh | out again | out anew | out evenly | out new | new) => .
6 Wo: InHands (are | get | is) [all] Mixed [And Mixed] And (dealt Anew | redealt | dealt out | dealt | given out
    [again]) => all hands are dealt again
6 Wo: (shuffle | reshuffle | mix | collect | gather | shuffles | collects | mixes) InHands [together] And (deal |
    deals) [them] Anew => all hands are dealt again
6 Wo: InHands (are | get) (redealt | dealt Anew) => all hands are dealt again
6 Wo: redeal [InHands] => all hands are dealt again
4 U: T (needs | requires | require | need | call for | demand | take | calls for | demands | takes | is followed by)
    Nod => When {T}, they must {Nod}.
4 U: C (is | are) (good for | worth) a point [for (you | the player | whoever plays it)] => When a player plays {C},
    they gain a point.
4 U: (a | one) point (for | with) [each | every] T => When {T}, they gain a point.
4 U: NUM points (for | with) [each | every] T => When {T}, they gain {NUM} points.
6 NoMore: (at all | any more | anymore | any longer | now | special) => .
6 Idle: (do nothing | does nothing | (has | have) no (effect | function | meaning | power) | do not do anything | does
    not do anything | (is | are) (without effect | just normal cards | normal cards | a normal card)) [NoMore] => .
6 U: C Idle => When a player plays {C}, nothing happens instead.
6 U: C Sep (nothing | no effect) [NoMore] => When a player plays {C}, nothing happens instead.
6 U: (after | on) C [','] no K (may be played | may follow | is allowed | are allowed | next) => When a player plays
    {C}, the next card may not be {K}.
4 Wo: [the] next card C => the next card must be {C}
4 Wo: (no | not) K (next | as the next card | afterwards) => the next card may not be {K}
8 L: C (is | are) No (after | following) C => {C} may not be played on {C2}
5 U: on C [','] [you | a player | players] must play K => ?two-readings When a player plays {C}, the next card must be
    {K}. // When a player plays {C}, they must play {K}.
4 ThatMany: (that many | as many | so many) [cards] => .
4 ThatMany: (the number rolled | the rolled number [of cards] | the roll | that number [of cards] | as many cards as
    (the roll | it shows | the die shows | rolled | you rolled | they rolled | the number rolled | is rolled)) => .
4 Rolled: [you | they | the player | player] (roll | rolls | throw | throws) [a | the | one] (die | dice) => .
4 U: to (play | lay | put down) C [','] [you | they | a player] [must] O => When a player plays {C}, they must {O}.
4 U: Nod (is due | is required | is owed | is needed | is a must) (on | after | for | with | when) T => When {T}, they
    must {Nod}.
3 T: C (leaves | leave) their hand => a player plays {C}
4 Eo: Gv Wm Num2 Src => {Wm} draws {Num2}
4 Eo: Gv Num2 Src to Wm => {Wm} draws {Num2}
4 Eo: Rolled AndNow W [must] Dr ThatMany => they roll a die and {W} draws as many cards as the roll
4 Eo: Rolled AndNow [you | they] [must] Dr ThatMany => they roll a die and they draw as many cards as the roll
4 AndNow: (And | '.' | '.' then) => .
4 Wo: the round is over => the round ends
2 Eo: one O => they must {O}
2 Eo: one must An => they must {An}
2 Eo: one may As => they may {As}
2 Eo: one F => they {F}
2 Ex: one X => YOU {X}
6 O: (change | changes | switch | switches | turn | turns) [the] suit (to | into) (whatever | whichever | what | any
    suit | anything | the one) Like => name a suit
"""
