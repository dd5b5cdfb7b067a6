"""How a trigger and what it brings are put together."""

from typing import Final

UNITS: Final = """
1 Sep: (':' | '-' | '--' | '=' | '->' | '=>' | means | means that | ',' | '?' | ':' '-' | '>' | then | ',' then) => .
1 Mk: (when | if | on | with | for | after | upon | for each | for every) => .
1 Mk: (after | when | if) a player => .
0 Ta: T => {T}
0 Ta: Tr => {Tr}
1 U: Ta Sep Es => When {Ta}, {Es}.
1 U: Mk Ta Es => When {Ta}, {Es}.
1 U: Mk Ta Sep Es => When {Ta}, {Es}.
5 U: T Es => When {T}, {Es}.
5 U: T and Es => When {T}, {Es}.
5 U: Ta '.' Es => When {Ta}, {Es}.
5 U: Es [','] (when | if | after) Ta => When {Ta}, {Es}.
5 U: Eos [','] (on | with | for) T => When {T}, {Eos}.
5 U: Eos (after | when | on) T WhLate => When {T}, {Eos} {WhLate}.
5 U: [you must | must] O (with | on | when | at | if) T [','] or Ac => When {T}, they must {O} or {Ac}.
2 U: Tr X => When {Tr}, they {X}.
2 U: Tr X and X => When {Tr}, they {X} and {X2}.
2 U: Tr Y => When {Tr}, they {Y}.
2 U: Tr F => When {Tr}, they {F}.
2 U: Tr O => When {Tr}, they must {O}.
2 U: Tr O and O => When {Tr}, they must {O} and {O2}.
2 U: Tr O and X => When {Tr}, they must {O} and they {X}.
2 U: Tr must As => When {Tr}, they must {As}.
2 U: Tr must As Wh => When {Tr}, they must {As} {Wh}.
2 U: Tr may As => When {Tr}, they may {As}.
2 U: Tr may not As => When {Tr}, they may not {As}.
2 U: Tr may Ap => When {Tr}, they may {Ap}.
5 U: (each player | you | a player) (X | Y | F) at the end of their turn
    => When a player ends their turn, they {X}{Y}{F}.
5 U: (each player | you | a player) (X | Y | F) at the (start | beginning) of their turn
    => When a player begins their turn, they {X}{Y}{F}.
4 U: C (needs | need | requires | require | calls for | call for | comes with | come with
    | must be accompanied by | must be played with) [a | an | the] Words
    => When a player plays {C}, they must say {Words}.
4 U: [you | each player | players | a player] [must] say the name of (the | each | every) card (you | they) play
    => When a player plays a card, they must say the name of the card.
4 U: [you | each player | players | a player] must name (the card | the cards | each card | every card) (you
    | they) play
    => When a player plays a card, they must say the name of the card.
6 U: [if | when] Stuck [Sep] [you | they] [must] Y
    => When a player begins their turn, they must {Y} if they have no legal play.
4 Forgot: [if] [Sb] (forgot | forget | forgets | forgetting) to say => .
4 Forgot: not saying => .
4 U: Forgot STR (when | with | on | after | if) T Sep NUM [penalty] [card | cards]
    => When {T}, they must say {STR}. The penalty call is "Failure to say {STR!}" and the penalty is {NUM} cards.
4 U: Forgot STR (when | with | on | after | if) T [Sep] [you | they | it] (draw | draws | take | takes
    | costs) [you] NUM [penalty]
    [card | cards]
    => When {T}, they must say {STR}. The penalty call is "Failure to say {STR!}" and the penalty is {NUM} cards.
6 U: C Sep (draw | '+') NUM [cards] [','] [and] Stack
    => When a player plays {C}, the next player must play {C} or draw {NUM} cards and the draws add up.
3 U: T (earns | earn) [you | them] (a | one) point => When {T}, they gain a point.
3 U: T (earns | earn) [you | them] NUM points => When {T}, they gain {NUM} points.
4 U: T (costs | cost) W NC => When {T}, {W} draws {NC}.
4 U: Tg (costs | cost) you NC => When {Tg}, they draw {NC}.
4 U: Tn (costs | cost) you NC => ?who When {Tn}, they draw {NC}. // When {Tn}, the next player draws {NC}.
4 U: T (gives | give) (you | the player | them) (a | one) point => When {T}, they gain a point.
4 U: T (gives | give) (you | the player | them) NUM points => When {T}, they gain {NUM} points.
4 U: the next player after T X => When {T}, the next player {X}.
4 U: the next player after T must As => When {T}, the next player must {As}.
6 U: C Sep W (draws | draw | must draw) NC or (plays | play) (another | another one | one too)
    => When a player plays {C}, {W} must play {C} or draw {NC}.
6 U: C Sep W (draws | draw | must draw) NC or (plays | play) (another | another one | one too) [','] [and] Stack
    => When a player plays {C}, {W} must play {C} or draw {NC} and the draws add up.
6 U: C Sep W (draws | draw | must draw) NC [','] [and] Stack
    => When a player plays {C}, {W} must play {C} or draw {NC} and the draws add up.
6 U: C Sep W must play (another | another one | one too) or draw NC [',' | and | ',' and] Stack
    => When a player plays {C}, {W} must play {C} or draw {NC} and the draws add up.
6 U: C Sep W must play (another | another one | one too) or draw NC
    => When a player plays {C}, {W} must play {C} or draw {NC}.
4 U: [the | their] (last | final) card must be played with Words
    => When a player plays their last card, they must say {Words}.
4 U: if the (last | previous | top) card (is | was) C [','] the next [card | one] must be C
    => When a player plays {C}, the next card must be {C2}.
0 Tops: U => {U}
5 Tops: U (',' | and | ',' and) Tops => {U} {Tops}
3 U: T Make W [to] X and X => When {T}, {W} {X} and {X2}.
3 U: T Make W [to] O and O => When {T}, {W} must {O} and {O2}.
3 Make: (make | makes | forces | force | causes | cause | commands | command | obliges | requires | tells) => .
3 U: T Make W [to] X => When {T}, {W} {X}.
3 U: T Make W [to] O => When {T}, {W} must {O}.
3 U: T Make you [to] O => When {T}, they must {O}.
3 U: T Make you [to] X => When {T}, they {X}.
3 U: T (let | lets | allows | allow) (you | them | the player) [to] F => When {T}, they {F}.
3 U: T (let | lets | allows | allow) (you | them | the player) [to] As => When {T}, they may {As}.
3 U: C (cancel | cancels | kill | kills) C => When a player plays {C} on {C2}, the draw is cancelled.
6 U: C are draw Number [and] Stack
    => When a player plays {C}, the next player must play {C} or draw {Number} cards and the draws add up.
6 U: C (is | are) (skip | skips | a skip) => When a player plays {C}, the next player is skipped.
6 U: C (is | are) (reverse | a reverse | is reversed) => When a player plays {C}, turn order is reversed.
6 U: C are draw Number => When a player plays {C}, the next player draws {Number} cards.
6 U: C on [a | another] C ':' W draws both or plays another
    => When a player plays {C}, the next player must play {C} or draw 2 cards and the draws add up.
6 Number: NUM => {NUM}
6 Number: NUMS => {NUMS#}
6 Stack: [they | and they | it | the draws | draws] (pile up | stack | stacks | add up | adds up | are added up
    | cumulative
    | accumulate | accumulates | add together | are cumulative | is cumulative
    | are stackable | may be stacked | stackable) => .
6 Stack: [they | and they] (pile up | stack | add up) (until | till) (a player | the next player) (may not
    | can not) (add one | play one | add | play another) => .
6 U: [if | when] Stuck Sep [you | they] [must] (keep drawing | draw | keep drawing cards | draw cards) (until
    | till) (you | they) may [play | go]
    => When a player begins their turn, they must draw until they have a legal play.
6 U: Stuck Sep Dr NC [and the turn passes | and the turn is over]
    => When a player begins their turn, they must draw {NC} if they have no legal play.
6 U: if Stuck [',' | then] [you | they] [must] Dr NC
    => When a player begins their turn, they must draw {NC} if they have no legal play.
0 Th: Ta => {Ta}
0 Th: Mk Ta => {Ta}
0 U: L => {L}.
4 U: L Cn => {L} {Cn}.
4 U: L Wh => {L} {Wh}.
0 U: D => {D}.
0 U: S => {S}.
5 U: T to As => When {T}, they may {As}.
5 U: T to Wo => When {T}, {Wo}.
5 U: T to F => When {T}, they {F}.
6 U: C Sep W '+' NUM [cards] [','] [and] Stack
    => When a player plays {C}, {W} must play {C} or draw {NUM} cards and the draws add up.
4 U: C Sep NUM (point | points) => ?two-readings When a player plays {C}, they gain {NUM} points.
    // The value of {C} is {NUM}.
4 U: Us may (play | put down | lay) (the | a) card (you | they) [have] (just drew | just drawn | drew)
    => When the active player draws a card, they may play a card they have just drawn.
6 U: [if | when] Stuck [you | they] must (keep drawing | draw | keep drawing cards | draw cards) (until | till) (you
    | they) may [play | go] => When a player begins their turn, they must draw until they have a legal play.
4 U: [Us] [must] (start | starts | begin | begins) their turn (with | by saying | with saying) Words
    => When a player begins their turn, they must say {Words}.
4 U: [Us] [must] (end | ends | finish | finishes) their turn (with | by saying | with saying) Words
    => When a player ends their turn, they must say {Words}.
5 U: Es for (each | every) T => When {T}, {Es}.
5 Tops: U '/' Tops => {U} {Tops}
5 U: Es (when | if | whenever | on | after) T and Er => When {T}, {Es} and {Er}.
5 U: W (when | if | whenever | after | on) T X => When {T}, {W} {X}.
5 U: W (when | if | whenever | after | on) T must As => When {T}, {W} must {As}.
2 U: each player (but | except | besides | other than) (the player who | the one who | whoever) Pl P X
    => When a player {P}, all other players {X}.
2 U: each player (but | except | besides | other than) (the player who | the one who | whoever) Pl P must As
    => When a player {P}, all other players must {As}.
2 U: each player (but | except | besides | other than) (the player who | the one who | whoever) Pl P O
    => When a player {P}, all other players must {O}.
4 U: [you | each player | players | a player] [must] (say | name) (the | each | any | every | all) Spec (you
    | they) play
    => When a player plays {Spec}, they must say the name of the card.
4 U: [you | each player | players | a player] [must] (say | name) the name of (the | each | any | every | all) Spec
    (you | they) play => When a player plays {Spec}, they must say the name of the card.
6 WildAnd: C (is | are | ':' | '-' | '=') [a] wild [card | cards] (',' | and | ',' and | '-' | ':' | '.') => {C}
6 U: WildAnd [you | they | the player | player] [must] O
    => {WildAnd} are wild. When a player plays {WildAnd}, they must {O}.
6 U: WildAnd [you | they | the player | player] may O
    => {WildAnd} are wild. When a player plays {WildAnd}, they may {O}.
6 U: [Us] must (keep drawing | draw | keep drawing cards | draw cards) until (you | they) may (play | go)
    => When a player begins their turn, they must draw until they have a legal play.
6 U: (keep drawing | draw | keep drawing cards | draw cards) until (you | they) may (play | go)
    => When a player begins their turn, they must draw until they have a legal play.
4 U: (after | on) C only K [may be played | are allowed | may go | go | goes | allowed]
    => When a player plays {C}, the next card must be {K}.
4 U: only K (after | following) C => When a player plays {C}, the next card must be {K}.
4 U: the (next card | card) (after | following) C must be C => When a player plays {C}, the next card must be {C2}.
4 U: the (next card | card) (after | following) C may not be C
    => When a player plays {C}, the next card may not be {C2}.
4 U: (after | on) C [','] [the] next [player | card] (must play | must be) C
    => When a player plays {C}, the next card must be {C2}.
4 U: (after | on) C [','] [the] next [player | card] (may not play | may not be) C
    => When a player plays {C}, the next card may not be {C2}.
4 U: Rolled (when | if | on) T and W Dr that many [cards]
    => When {T}, they roll a die and {W} draws as many cards as the roll.
8 U: K (is | are) Single (',' | and | ',' and) K [is | are] Pip
    => ?two-readings The value of {K} is {Single}. The value of {K2} is {Pip}.
    // The value of {K} is {Single}. {K2} counts as {Pip}.
8 U: K (is | are) Single (',' | and | ',' and) K Pip => The value of {K} is {Single}. The value of {K2} is {Pip}.
1 Sep: (',' and | and then | ',' and then) => .
5 U: Ta ',' and Es => When {Ta}, {Es}.
4 U: C (is | are) worth (a | one | 1) point (to | for) (the player who plays it | whoever plays it | you | the player)
    => When a player plays {C}, they gain a point.
4 U: C (is | are) worth NUM points (to | for) (the player who plays it | whoever plays it | you | the player)
    => When a player plays {C}, they gain {NUM} points.
4 U: [the] first [one | player] to [get | reach | have] NUM points wins
    => When a player begins to have {NUM} points, they win.
2 U: Tr Chs => When {Tr}, {Chs}.
3 U: T Make W [to] Y => When {T}, {W} {Y}.
5 U: [you] must play K after C => ?two-readings When a player plays {C}, the next card must be {K}.
5 U: after C [','] [you] must play K => ?two-readings When a player plays {C}, the next card must be {K}.
2 U: the player (on | to) the right of (whoever | the player who | a player who) Pl P X
    => When a player {P}, the player to their right {X}.
2 U: the player (on | to) the left of (whoever | the player who | a player who) Pl P X
    => When a player {P}, the player to their left {X}.
4 U: Tg (costs | cost) (a | one) point => When {Tg}, they lose a point.
4 U: Tg (costs | cost) NUM points => When {Tg}, they lose {NUM} points.
4 U: Tn (costs | cost) [you] (a | one) point => When {Tn}, they lose a point.
3 U: T (let | lets | allows | allow) (its player | whoever plays it | the player who plays it) [to] As
    => When {T}, they may {As}.
8 U: C may Go Onto (anything | any card | everything) (and | ',' | ',' and) [you | they | the player | lets you
    | let you] [must] O
    => {C} may be played on any card. When a player plays {C}, they must {O}.
6 U: [if | when] Stuck [Sep] [you | they] [must] draw until (you | they) may
    => When a player begins their turn, they must draw until they have a legal play.
5 U: W at the end of (the | each | a) round X => When a round ends, {W} {X}.
2 U: whoever (has | holds) the most points at the end of (the | each | a) round X
    => When a round ends, the player with the most points {X}.
5 U: Cn [','] L => {L} {Cn}.
5 U: Wh [','] L => {L} {Wh}.
4 U: C must be (named | announced | called | said | declared)
    => When a player plays {C}, they must say the name of the card.
4 U: [Us] [must] (say | announce | name | call) the Prop of K (you | they) (play | put down)
    => When a player plays {K}, they must say the {Prop} of the card.
4 U: [Us] [must] salute K => When a player plays {K}, they must salute.
4 U: [Us] [must] bow (to | before | for | at) K => When a player plays {K}, they must bow.
4 U: [Us] [must] clap (for | at) K => When a player plays {K}, they must clap.
4 U: [Us] [must] wave (at | to) K => When a player plays {K}, they must wave.
4 U: [Us] [must] stand up for K => When a player plays {K}, they must stand up.
4 U: K must be saluted => When a player plays {K}, they must salute.
6 U: C Sep (draw | '+') NUM [cards] or (play | plays) (another | another one | one too
    | another Spec) [','] [and] Stack
    => When a player plays {C}, the next player must play {C} or draw {NUM} cards and the draws add up.
6 U: [if | when | Mk] Stuck [Sep] [you | they] [must] Kd until (you | they) (have | get | find | draw
    | may play) [Fits]
    => When a player begins their turn, they must draw until they have a legal play.
6 U: [Us] [must] Kd until (you | they) (have | get | find | draw) Fits
    => When a player begins their turn, they must draw until they have a legal play.
4 U: (a card | the card | cards | a card just | the card just) drawn may be played
    => When the active player draws a card, they may play a card they have just drawn.
4 U: (a card | the card | cards) (you | they) [have] [just] (draw | drew | drawn) may be played
    => When the active player draws a card, they may play a card they have just drawn.
2 U: Wt [','] (each player | all | players | you | a player) [must] O => a player must {O} {Wt}.
2 U: Wt [','] (each player | all | players | you | a player) must As => a player must {As} {Wt}.
2 U: Wt [','] (each player | all | players) must An => a player must {An} {Wt}.
2 U: Wt [','] O => a player must {O} {Wt}.
4 U: (each | every | a | the) round (starts | begins) with W (saying Words | Words)
    => When a round begins, {W} must say {Words}.
4 U: (each | every | a | the) round (ends | finishes) with W (saying Words | Words)
    => When a round ends, {W} must say {Words}.
5 U: Cn ',' Ta Es => When {Ta} {Cn}, {Es}.
3 U: C (is | are | give | gives | means | mean | gets) [you] F => When a player plays {C}, they {F}.
6 U: C (is | are) (invisible | transparent | see-through)
    => When a player plays {C}, the card counts as the previous card.
5 U: Ta Sep Es Stop [then] Er => When {Ta}, FIRST {Es} ALSO {Er}.
5 U: Mk Ta [Sep] Es Stop [then] Er => When {Ta}, FIRST {Es} ALSO {Er}.
5 U: T Es Stop [then] Er => When {T}, FIRST {Es} ALSO {Er}.
8 U: C (go | goes | may Go) Onto (anything | any card | everything) '.' [you | they | the player | player] [must] O
    => {C} may be played on any card. When a player plays {C}, they must {O}.
8 U: C O and may Go Onto (anything | any card | everything)
    => {C} may be played on any card. When a player plays {C}, they must {O}.
6 U: C Sep (invisible | transparent) => When a player plays {C}, the card counts as the previous card.
6 U: [if | when] Stuck [Sep] [you | they | that player] [must] (Y | Ac | take the play pile)
    => When a player begins their turn, they must {Y}{Ac} if they have no legal play.
6 U: [if | when] Stuck [Sep] [you | they | that player] [must] Dr (the | the entire | the whole) [play] pile
    => When a player begins their turn, they must take the play pile if they have no legal play.
6 U: [if | when] Stuck [Sep] [you | they | that player] [must] Dr NC and O
    => When a player begins their turn, they must draw {NC} and {O} if they have no legal play.
6 U: [Us] [must] Kd until (drawing | finding | getting) Fits
    => When a player begins their turn, they must draw until they have a legal play.
2 U: [Us] must As (when | after | upon | on | if | by) Tg => When {Tg}, they must {As}.
5 U: L (during the game | during play | during gameplay | while playing | in this game | at all) => {L}.
3 U: T (let | lets | allows | allow) (you | them | the player) [to] O => When {T}, they may {O}.
5 It: (after | when | upon | on | once) (playing | putting down | laying | you play | they play | a player plays
    | you lay | played | it is played)
    [it | one | that card | this card] [','] => .
8 U: C (go | goes | may Go) Onto (anything | any card | everything) ('.' | ',' | and) It [you | they
    | the player] [must] O
    => {C} may be played on any card. When a player plays {C}, they must {O}.
8 U: C (go | goes | may Go) Onto (anything | any card | everything) ('.' | ',' | and) It Ea
    => {C} may be played on any card. When a player plays {C}, {Ea}.
6 U: C (is | are) wild ('.' | ',' | and) It [you | they | the player] [must] O
    => {C} are wild. When a player plays {C}, they must {O}.
6 U: C (is | are) wild ('.' | ',' | and) It Ea => {C} are wild. When a player plays {C}, {Ea}.
6 U: [if | when] Stuck [Sep] [you | they] [must] Kd until (you | they) may (play | go) [one | it | something | a card]
    => When a player begins their turn, they must draw until they have a legal play.
4 U: C must be (announced | named | called | said) by name
    => When a player plays {C}, they must say the name of the card.
3 U: T Make W [to] Ap => When {T}, {W} must {Ap}.
8 U: (after | on) C (anything | any card | everything) (goes | may be played | may go | fits | is allowed)
    => any card may be played on {C}.
5 Stop: '.' => .
5 Colon: (':' | '-') => .
5 U: Ta Sep Es Colon Er => When {Ta}, FIRST {Es} SAME {Er}.
5 U: Mk Ta [Sep] Es Colon Er => When {Ta}, FIRST {Es} SAME {Er}.
5 U: T Es Colon Er => When {T}, FIRST {Es} SAME {Er}.
6 U: WildAnd [It] Ea => {WildAnd} are wild. When a player plays {WildAnd}, {Ea}.
8 GoAnd: C (go | goes | may Go) Onto (anything | any card | everything | any suit) (',' | and | ',' and | '.') => {C}
8 U: GoAnd [It] Ea => {GoAnd} may be played on any card. When a player plays {GoAnd}, {Ea}.
6 WildGo: WildAnd (it | they | these | an Spec | a Spec | Plural) may Go Onto (anything | any card | everything
    | any suit) (',' | and | ',' and | '.') => {WildAnd}
6 U: WildGo [It] Ea => {WildGo} are wild. When a player plays {WildGo}, {Ea}.
6 Tops: WildAnd [so] (it | they | these | an Spec | a Spec | Plural) may Go Onto (anything | any card | everything
    | any suit) => {WildAnd} are wild.
5 U: C Eos (when | if | once) [it is | they are] (played | used) => When a player plays {C}, {Eos}.
5 U: (when | if | once) (played | used) [','] C (let | lets | allows | allow) (you | them | the player) [to] As
    => When a player plays {C}, they may {As}.
5 U: (when | if | once) (played | used) [','] C Make W [to] X => When a player plays {C}, {W} {X}.
5 U: (when | if | once) (played | used) [','] C Wo => When a player plays {C}, {Wo}.
2 U: (when | if) Before Pl P [Sep] you X => When a player {P}, the next player {X}.
2 U: (when | if) Before Pl P [Sep] you must [either] As => When a player {P}, the next player must {As}.
2 U: (when | if) Before Pl P [Sep] you must [either] Ap [','] or Ac
    => When a player {P}, the next player must {Ap} or {Ac}.
6 U: C (is | are) [a] skip (card | cards) => When a player plays {C}, the next player is skipped.
6 U: C (is | are) [a] reverse (card | cards) => When a player plays {C}, turn order is reversed.
6 Nominal: [a | an] (draw NUM | draw NUM card | draw NUM cards) => draw {NUM} cards
6 U: C (is | are) Nominal => When a player plays {C}, the next player {Nominal}.
4 Fail: (failure | failing | forgetting) to (do so | do this | do that | do it | say it | say so) => .
4 Fail: if (they | you | Sb) (do not | does not | fail | fails | forget | forgets | fail to | fails to | forget to
    | forgets to) [do so | do this | do that | do it | say it | say so | say that] => .
4 Cost: (results in | means | costs | earns | brings | is | will result in | must result in | gets | you draw
    | they draw | you must draw
    | they must draw | they receive | you receive | they get | you get | they are given | you are given | draw
    | they take | you take | they must take | you must take) [you | them] => .
4 Pen: Fail [Sep] Cost NUM [penalty] [card | cards] [as a penalty] [Src] => {NUM}
4 Pen: Fail [Sep] Cost (a penalty | a penalty card | a card | a penalty of one card | one penalty card)
    [as a penalty] [Src] => 1
4 Pen: Fail [Sep] Cost (a penalty of | a penalty of NUM) [NUM] (card | cards) => {NUM}
4 Pen: [the] penalty [for forgetting | for not doing so | for this] (is | ':' | '-' | '=') NUM [card | cards] => {NUM}
4 Pen: NUM (card | cards) penalty [if (you | they) (forget | do not)] => {NUM}
4 Tops: U ('.' | ',' | ';' | '-' | and | ',' and | ',' or) Pen => {U} PENALTY {Pen}
5 Tops: U (':' | '-') U => {U} LABEL {U2}
5 Tops: Ex (':' | '-') U => {Ex} LABEL {U}
5 Tops: Eo (':' | '-') U => {Eo} LABEL {U}
4 Forgot: [if] [Sb] (fail | fails | failing) to (say | call) => .
4 U: Forgot STR (when | with | on | after | if) T [Sep] [you | they] Dr NUM [penalty] [card | cards]
    => When {T}, they must say {STR}. The penalty call is "Failure to say {STR!}" and the penalty is {NUM} cards.
6 U: (if | when) the card just drawn (is playable | may be played | fits | is legal) [','] (you | they) may (play it
    | put it down | play that card) [on the same turn]
    => When the active player draws a card, they may play a card they have just drawn.
6 U: [if | when] Stuck [Sep] [you | they | that player] must draw [Src]
    => When a player begins their turn, they must draw a card if they have no legal play.
8 U: C must be followed by C => When a player plays {C}, the next card must be {C2}.
8 L: only C (is | are) (accepted | allowed | permitted | legal) => a player may not play card other than {C}
8 U: no [other] (card | cards) may Go Onto C But C => When a player plays {C}, the next card must be {C2}.
5 U: Es [','] (when | if | after) They => When {They}, {Es}.
6 Adds: [alternatively] [','] (they | W) may [also] (play | put | put down | add | stack | throw) (another | a | an)
    Spec [down]
    [on top | on top of it | too] [instead] => {Spec}
6 Adds: (they | W) (have | has | play | plays | may play | may also play) (another | a | an) Spec [too] => {Spec}
6 Whence: (unless | '.' | ',' | but) => .
6 Passed: (and | ',' | ',' and | '.' | in which case | ',' in which case) [instead] [then] W [instead] [must] Dr NUM
    [cards] [instead]
    [Etc] => {NUM}
6 Passed: (and | ',' | ',' and) (making | causing | forcing) W [to] Dr NUM [cards] [instead] [Etc] => {NUM}
6 Etc: (',' and so on | and so on | ',' etc | etc | ',' and so forth | and so forth) => .
6 HandedOn: (and | ',' and | to) pass [on] (the draw | the draw obligation | the penalty | it | them | the cards |
    the draws)
    [on] to W => .
6 U: Mk T [Sep] W [must] Dr NUM [cards] Whence Adds Passed
    => When {T}, {W} must play a {Adds} or draw {NUM} cards and the draws add up. CHAIN {NUM} {Passed}
6 U: C Sep W [must] Dr NUM [cards] Whence Adds Passed
    => When a player plays {C}, {W} must play a {Adds} or draw {NUM} cards and the draws add up. CHAIN {NUM} {Passed}
6 U: Mk T [Sep] W [must] Dr NUM [cards] Whence Adds HandedOn
    => When {T}, {W} must play a {Adds} or draw {NUM} cards and the draws add up.
6 U: C Sep W [must] Dr NUM [cards] Whence Adds HandedOn
    => When a player plays {C}, {W} must play a {Adds} or draw {NUM} cards and the draws add up.
3 U: T Make W [to] Dr NC [','] unless (they | W) (play | plays | may play | may also play) (another | a | an) Spec
    => When {T}, {W} must play a {Spec} or draw {NC}.
6 Stk: (',' | '.' | '-' | and | ',' and) [this | these | it | they] Stack [Etc] => .
6 U: C Sep W [must] Dr NC Stk => When a player plays {C}, {W} must play {C} or draw {NC} and the draws add up.
6 U: C Sep [Ex (Stop | Colon)] W [must] Dr NC Stk => When a player plays {C}, {W} must play {C} or draw {NC} and the
    draws add up.
6 U: Mk C Be played [Sep] W [must] Dr NC Stk
    => When a player plays {C}, {W} must play {C} or draw {NC} and the draws add up.
3 U: C (cancel | cancels | block | blocks | stop | stops) [all] [the] (draw | draws | accumulated draw | accumulated
    draws
    | pending draws | cards to draw) (when | if) [it is] played (on | against | on top of) C
    => When a player plays {C} on {C2}, the draw is cancelled.
2 Before: (the previous player | the player before you | the player in front of you) => .
8 Reg: [','] (regardless of | no matter | whatever) [the] (suit | rank | value | number | suit or rank | suit or value
    | suit or number | rank or suit | value or suit | number or suit | colour) => .
8 L: C (go | goes | may Go) Onto (anything | any card | everything) Reg => {C} may be played on any card
6 U: C (act as | acts as | works as | work as | is used as | are used as | serves as | serve as) a skip [card]
    => When a player plays {C}, the next player is skipped.
6 U: C (act as | acts as | works as | work as | is used as | are used as | serves as | serve as) a reverse [card]
    => When a player plays {C}, turn order is reversed.
8 U: GoAnd (is | are | counts as) (transparent | invisible)
    => {GoAnd} may be played on any card. When a player plays {GoAnd}, the card counts as the previous card.
6 Tops: WildAnd [they | it] may Go Onto (anything | any card | everything) [Reg] => {WildAnd} are wild.
6 Adds: if (they | W) (have | has) (another | a | an) Spec [','] they may play it => {Spec}
6 Passed: ',' (increasing | raising | bringing) the draw to NUM cards [for W] => {NUM}
6 U: C Sep (skip | skips) W unless (countered | answered | met) (by | with) (another | a | an) Spec [from that player
    | by that player] => When a player plays {C}, {W} must play a {Spec} or skip their turn.
3 U: C (cancel | cancels | block | blocks | stop | stops) (any | all | the | every) (penalty | penalties | draw |
    draws)
    [of] [','] C [','] [Reg] => When a player plays {C} on {C2}, the draw is cancelled.
4 Cost: (requires | forces) (them | you | the player) to draw => .
3 U: T (results in | leads to) W (having to Dr | drawing | picking up) NC => When {T}, {W} must draw {NC}.
5 Turned: from clockwise to counter-clockwise [and viceversa | ',' and viceversa | or viceversa] => .
5 U: T (means | means that) Wo Turned => When {T}, {Wo}.
5 U: Mk Ta [Sep] Wo Turned => When {Ta}, {Wo}.
4 Eo: W must [either] play another Spec or Ac => {W} must play a {Spec} or {Ac}
4 NotDoing: (do not | does not | did not | fail to | fails to | forget to | forgets to | neglect to | neglects to
    | omit to | omits to | fail | fails | forget | forgets | refuse to | refuses to) [do (so | this | that | it)
    | (say | call | announce | declare) (it | so | this | that) | comply] [in time] => .
4 Fail: (if | when) (they | you | a player | that player | the player | any player) NotDoing => .
4 Fail: (if | when) (this | it | that) is not (done | said | called | announced) => .
4 Fail: (a player | any player | players | whoever | each player | the player) (who | that) NotDoing => .
4 Fail: whoever NotDoing => .
4 Fail: (failure | failing | forgetting | neglecting) to (do (so | this | that | it) | comply | say (it | so |
    this)) => .
4 Fail: (forgetting | omitting) (this | it | that) => .
4 Noticed: [',' | and | ',' and] [if] (another player | a player | any player) (notices | notices it | catches them
    | catches you | sees it | calls it) [','] [then] => .
4 Noticed: [',' | and | ',' and] (is | are | gets) (caught | spotted | noticed) [','] => .
4 Fine: HowMany => {HowMany}
4 Fine: a (penalty | fine) of HowMany => {HowMany}
4 Fine: HowMany (as a penalty | as punishment) => {HowMany}
4 Owing: [they | you | that player | the player | a player] [must] Dr => .
4 Owing: [this | it] (results in | leads to | means | costs | incurs | carries | earns | brings | is punished with
    | is penalised with | is penalised by) [you | them | the player] [having to Dr | drawing | taking] => .
4 Owing: the penalty is [to Dr] => .
4 Owing: (they | you | that player | the player) (is | are) (penalised | fined | penalised with | fined with | given
    | dealt) => .
4 Pen: Fail [Noticed] [Sep] Owing Fine [Src] [AsFine] => {Fine}
4 U: W must (respond to | answer | counter | meet | reply to) C (with | by playing | by laying) (another | a | an)
    Spec
    [','] or Ac => When a player plays {C}, {W} must play a {Spec} or {Ac}.
3 Barring: (forbid | forbids | prevent | prevents | stop | stops | bar | bars | keep | keeps | prohibit | prohibits)
    => .
3 Ging: (speaking | talking) => speak
3 Ging: drawing [a card | cards] => draw a card
3 Ging: (playing | laying | placing) C => play {C}
3 U: T Barring W from Ging => When {T}, {W} may not {Ging}.
3 U: T (forbid | forbids) W to As => When {T}, {W} may not {As}.
3 U: T Make W [to] not An => When {T}, {W} may not {An}.
8 L: [in order] to Pl C [','] [Us | they] must (have | hold) Cmp cards
    => a player may not play {C} unless they have {Cmp} cards
7 U: [in order] to (go out | finish | win) (with | on) C [','] [Us | they] must Sayv Words
    => When a player plays {C} as their last card, they must say {Words}.
7 U: [in order] to Pl C [','] [Us | they] must Sayv Words => When a player plays {C}, they must say {Words}.
2 Tr: Rel V (when | while | if) St => a player {V} if {St}
2 Tr: Rel (falsely | wrongly | incorrectly | mistakenly) V (when | while | if) St => a player {V} if {St}
8 T: Sb (falsely | wrongly | incorrectly | mistakenly) V (when | while) St => a player {V} if {St}
7 Tg: (reaching | hitting | getting to) Cmp (card | cards) => a player begins to have {Cmp} cards
7 Tg: (dropping | getting down | being down | going down | coming down) to NUM (card | cards)
    => a player drops to {NUM} cards
7 Tg: (having | being left with) [only | just] NUM (card | cards) left => a player drops to {NUM} cards
6 U: C (is | are) is skipped => When a player plays {C}, the next player is skipped.
7 HandOf: (any player 's | the player 's | the active player 's) hand => .
6 PileNp: the stack => .
6 NoPlay: may not discard => .
6 EndTurn: before (the turn | their turn | play) (passes | ends | moves on) [to the next player] => .
6 U: Stuck2 [must] Ac EndTurn => When a player begins their turn, they must {Ac} if they have no legal play.
"""
