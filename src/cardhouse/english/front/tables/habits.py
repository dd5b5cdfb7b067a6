"""What players may, may not and forget to do, in everyday words: twins, sums, the card just drawn, the last one."""

from typing import Final

HABITS: Final = """
6 IdMany: [a | an | the] (identical cards | exact same cards | same cards | exact copies | twins) => .
6 L: Us may (throw in | throw | slap down | interrupt with | cut in with | come in with) (Id | Copy) => a player may
    play a card identical to the top card out of turn
6 L: Us may (throw in | throw | slap down | interrupt with | cut in with | come in with) (Id | Copy) at any time => a
    player may play a card identical to the top card at any time
6 L: Us may (interrupt | jump in) with (Id | Copy) => a player may play a card identical to the top card out of turn
6 L: Us may (interrupt | jump in) (at any time | any time) with (Id | Copy) => a player may play a card identical to
    the top card at any time
6 L: Us may (interrupt | jump in) with (Id | Copy) (at any time | any time) => a player may play a card identical to
    the top card at any time
6 L: (IdMany | Id) may be (played | put down | thrown in) [by (a player | any player | each player)] at any time => a
    player may play a card identical to the top card at any time
6 L: [with | got | if you have] (Id | Copy) ('?' | ',' | ':' | '-') [you may] (jump in | play it out of turn) => a
    player may play a card identical to the top card out of turn
6 L: (jump-ins | jump-in | jumping in) with (IdMany | Id) [is | are] Ok => a player may play a card identical to the
    top card out of turn
9 Lay9: (play | put down | lay | lay down | throw | put | get rid of | discard) => .
9 L: Us may Lay9 all [of] their cards of (a | one | the same) (rank | number | value) [Tgt] => a player may play any
    number of cards of the same rank on their turn
9 L: Us may Lay9 (more than one card | several cards | two or more cards) of (a | one | the same) (rank | number |
    value) [Tgt] => a player may play any number of cards of the same rank on their turn
9 L: (multiple | several) cards of the same (rank | number | value) may (go down | be put down | be laid) [Tgt] => a
    player may play any number of cards of the same rank on their turn
4 Y: (take | takes | draw | draws | pick | picks | get | gets) NC (off | from | out of) the [play] pile => take {NC}
    from the play pile
2 L: (taking | drawing | picking) NC (off | from) the [play] pile instead of drawing is Ok => a player may take {NC}
    from the play pile instead of drawing
2 L: instead of draw Us may As => a player may {As} instead of drawing
4 An: call (penalties | a penalty) [on others | on other players] => call a penalty
8 Gng: calling (penalties | a penalty) => call a penalty
8 Gng: (talking | speaking) => speak
8 Gng: (drawing | taking) [a card | cards] => draw a card
8 Gng: (jumping in | playing) => play a card
8 L: no Gng Wh => a player may not {Gng} {Wh}
8 L: no Gng (while | when | if) it ('s | is) their turn => a player may not {Gng} on their turn
8 L: Us may not An (while | when | if) it ('s | is) their turn => a player may not {An} on their turn
9 Limited: (per turn | each turn | a turn | for each turn | for a turn | to play | for their turn) => .
9 S: EachP (have | has | get | gets) [AtMost] NUM seconds [Limited] ',' (no more | not more | no longer | max) => the
    time limit is {NUM} seconds
9 S: EachP (have | has | get | gets) [AtMost] NUMS Limited => the time limit is {NUMS#} seconds
9 S: NUM seconds [of] (thinking time | to think) [Limited] => the time limit is {NUM} seconds
9 S: (no player may | Us may not) (take | need | think) [for] (longer | more) than NUM seconds [Limited | to think] =>
    the time limit is {NUM} seconds
9 S: (a | each | every | no) turn may [not] (be | last | take) (longer | more) than NUM seconds => the time limit is
    {NUM} seconds
9 S: NUM (decks | packs) [are] (used | shuffled together | mixed together | together) => the game uses {NUM} decks
9 S: (shuffle | mix | put) NUM (decks | packs) together => the game uses {NUM} decks
9 S: the game is played with NUM (decks | packs) => the game uses {NUM} decks
9 S: cards are dealt NUM to (a | each) player => each player starts with {NUM} cards
9 S: NUM cards (per | for each | for every) (player | person) [AtStart] => each player starts with {NUM} cards
9 S: deal out NUM cards to (each player | all | all players) => each player starts with {NUM} cards
9 S: hand size [is | ':' | of] NUM [cards] => each player starts with {NUM} cards
8 SameTwo: (they | both | the two | both cards) (are | have | are of | share | match in) [the] same Atr => {Atr}
8 L: C may not Go Onto C unless SameTwo => {C} may not be played on {C2} of a different {SameTwo}
8 L: Us may not Lay9 C Onto C unless SameTwo => {C} may not be played on {C2} of a different {SameTwo}
8 L: Us may only Lay9 C Onto C if SameTwo => {C} may not be played on {C2} of a different {SameTwo}
8 L: C may only Go Onto C if SameTwo => {C} may not be played on {C2} of a different {SameTwo}
8 D: K and K are (interchangeable | the same | equal | alike | equivalent) [when matching | for matching | in
    matching] => {K} matches {K2}
8 D: K and K count as the same [card | rank | number] => {K} matches {K2}
8 D: Plural and Plural are (interchangeable | the same | equal | alike) [when matching | for matching] => {Plural}
    matches {Plural2}
8 D: K may be used (like | as) K (for matching | when matching) => {K} matches {K2}
2 Wt: before (taking | taking a card | you take a card | they take a card) => before drawing
2 Wt: before (you | they) may (draw | take a card | draw a card) => before drawing
2 Wt: before (you | they) may (play | play a card) => before playing
2 L: before taking a card [','] [you] [must] O => a player must {O} before drawing
8 Bared: knocking => knock
8 Bared: bowing => bow
8 Bared: clapping => clap
8 Bared: waving => wave
8 Bared: saluting => salute
8 Bared: saying Words => say {Words}
8 Draws2: (drawing | draws | draw | drawing a card | draws a card | draw a card | may draw | may draw a card) => .
8 L: no [player] Draws2 without Bared [first] => a player must {Bared} before drawing
8 L: (Us may not | never | do not) Draws2 without Bared [first] => a player must {Bared} before drawing
8 L: O first ',' then draw [a card] => a player must {O} before drawing
4 O: (say | says) (what (you | they) play | what (you | they) (are | is) playing | the card 's name) => say the name
    of the card
4 U: [Us] must name Plural when (you | they) play them => When a player plays {Plural}, they must say the name of the
    card.
4 U: [Us] [must] say (what | which) Suit (you | they) (are playing | play | is playing) => When a player plays a
    {Suit}, they must say the name of the card.
4 U: C must be (called | named | said | announced) [by name] when (played | they are played | it is played) => When a
    player plays {C}, they must say the name of the card.
5 U: for the next NUM turns after P [','] Wo => When a player {P}, {Wo} for {NUM} turns.
9 S: (bad | wrong | false) calls (cost | costs) NUM cards => the penalty for "Bad call" is {NUM} cards
9 S: a (bad | wrong | false) call costs [you] NUM cards => the penalty for "Bad call" is {NUM} cards
8 V: (call | calls) a penalty (wrongly | falsely | by mistake | without reason) => makes a bad call
8 V: (call | calls) a penalty and (is | are) wrong => makes a bad call
8 V: call a penalty and (you | they) are wrong => makes a bad call
8 T: [a] (wrong | bad | false) (call | accusation) => a player makes a bad call
7 T: (at | with) NUM cards or (fewer | less) => a player begins to have at most {NUM} cards
7 T: (at | with) NUM cards or more => a player begins to have at least {NUM} cards
7 V: (have | has | hold | holds | get | gets) (no more than | not more than) NUM cards => begins to have at most {NUM}
    cards
4 StillHas: (with | while holding | while having | holding | when holding | and (still | yet) (has | have) | and (you
    | they) [still] (have | has) | and [still] (has | have) | while (you | they) [still] (have | has) | although (you
    | they) [still] (have | has)) => .
4 Yet: StillHas Cmp (card | cards) [left | in hand | in their hand] => if they have {Cmp} cards
4 Yet: (with | while) C [is | lying | lies] (on top | on top of the pile | on the pile) => if the top card is {C}
4 Yet: (and | while | when) (C is on top | the top card is C) => if the top card is {C}
2 Tr: Rel V Yet => a player {V} {Yet}
2 Tr: Rel Pl P Yet => a player {P} {Yet}
8 Ty: Sb V Yet => a player {V} {Yet}
8 Ty: Sb Pl P Yet => a player {P} {Yet}
8 Ty: saying Words Yet => a player says {Words} {Yet}
8 Ty: playing P Yet => a player {P} {Yet}
8 Ty: (the top card is C | C is on top) and Sb V => a player {V} if the top card is {C}
8 Ty: (drawing | Sb (draw | draws)) on [a | an | the] Spec => a player draws a card if the top card is {Spec}
1 U: Mk Ty [Sep] Es => When {Ty}, {Es}.
1 U: Ty Sep Es => When {Ty}, {Es}.
5 U: Es [','] (when | if | after) Ty => When {Ty}, {Es}.
4 U: Ty (costs | cost) [you] NC => When {Ty}, they draw {NC}.
4 U: Tg (costs | cost) NC => When {Tg}, they draw {NC}.
4 U: Ty Make you [to] X => When {Ty}, they {X}.
3 T: C (go | goes | comes) Upon C => a player plays {C} on {C2}
2 W: the next NUM players each => the next {NUM} players
2 W: all other players each => all other players
9 Rising: (rising | ascending | increasing | upward | growing) => .
9 L: Us may (play | put down | lay) NUM (Rising cards | cards in Rising order) [Tgt] => a player may play {NUM} cards
    in increasing order on their turn
9 L: NUM cards in Rising order may be (played | put down | laid) [Tgt] => a player may play {NUM} cards in increasing
    order on their turn
9 L: playing NUM cards in Rising order is Ok => a player may play {NUM} cards in increasing order on their turn
9 L: Us may (play | put down | lay) any number of (Rising cards | cards in Rising order) [Tgt] => a player may play
    any number of cards in increasing order on their turn
8 ButC: (but | except) [for | with] [a | an | the] Spec => {Spec}
8 ButC: (but | except) [for | with] Plural => {Plural}
8 OutTurn: (out of turn | when it is not their turn) => .
8 L: ButC [','] no card may be played OutTurn => a player may not play a card other than {ButC} out of turn
8 L: no (playing | cards | card may be played) OutTurn [','] ButC => a player may not play a card other than {ButC}
    out of turn
8 L: (only | nothing but) C may be (played | put down) OutTurn => a player may not play a card other than {C} out of
    turn
8 L: Us may only (play | put down) C OutTurn => a player may not play a card other than {C} out of turn
4 Omits: (forget | forgets | fail | fails | omit | omits) to O => {O}
4 Omits: do not O => {O}
4 Omits: does not O => {O}
4 OmitOn: (when | after | on | with | if) Ta => {Ta}
4 OmitOn: (when | after | if) They => {They}
4 OmitPay: [Sep] [you | they] [must] Dr HowMany => {HowMany}
4 OmitPay: [Sep] [you | they] [must] Dr NUM => {NUM}
4 U: (if | when) Sb Omits OmitOn OmitPay => When {OmitOn}, they must {Omits}. PENALTY {OmitPay}
4 U: Rel Omits OmitOn OmitPay => When {OmitOn}, they must {Omits}. PENALTY {OmitPay}
4 Leaving: Tg without Bared => When {Tg}, they must {Bared}.
4 U: Leaving (costs | cost | means) [you] HowMany => {Leaving} PENALTY {HowMany}
4 Fail: (if (you | they) do not | do not | forget it) [','] [and] => .
4 Pen: Fail [you | they] [must] Dr NUM => {NUM}
4 Pen: Fail [you | they] [must] Dr HowMany => {HowMany}
4 Pen: (failing this | failing that | failing which) [','] (the player | they | you | that player) [must] Dr (NUM |
    HowMany) => {NUM}{HowMany}
2 Tr: (a player | players | any player) (reduced | down) to NUM (card | cards) => a player drops to {NUM} cards
0 Plainer: [Chooser] (may | must) Chooser2 Picked (',' | and | ',' and | '.' | ';') Chosen => , a player of their
    choice
4 Eo: [you] may make (a player | any player | another player) [of their choice] X => a player of their choice {X}
8 LastOnly: (as (the | their | a) last card | last | if it ('s | is) their last card | as last card) => .
8 L: Us may only play C LastOnly => a player may not play {C} if they have at least 2 cards
8 L: C may only be played LastOnly => a player may not play {C} if they have at least 2 cards
8 L: C (is | are) only Ok LastOnly => a player may not play {C} if they have at least 2 cards
4 An: (give | hand) away NC => give {NC} to a player of their choice
4 An: (give | hand) NC away => give {NC} to a player of their choice
0 R: the (starter | starter card | start card) => the starting card
0 R: the first card of the (game | round) => the starting card
2 Holder: (whoever | who | a player who | any player who | players who) (has | have | hold | holds) Cmp cards => they
    have {Cmp} cards
2 Holder: (a player | players | any player) with Cmp cards => they have {Cmp} cards
2 Holder: (with | if you have | if you hold | when you have | if they have | if a player has) Cmp cards [','] (you |
    they | a player) => they have {Cmp} cards
2 U: Holder may As Wt => a player may {As} {Wt} if {Holder}.
2 U: Holder may As instead of (drawing | playing) => a player may {As} instead of drawing if {Holder}.
4 An: discard one => discard a card
4 An: (throw a card away | throw one away | throw one card away) => discard a card
6 Wo: [the card] (counts | count) (like | as) R => the card counts as the previous card
6 Wo: [the card] (becomes | become) [a] (copy | copies) of R => the card counts as the previous card
8 T: (got | gets) skipped => a player is skipped
8 T: drew => a player draws a card
8 T: Sb (take | takes) a card => a player draws a card
8 T: each card drawn => a player draws a card
8 U: Tg (requires | needs | calls for) [a | an] Words => When {Tg}, they must say {Words}.
8 T: (before | at the start of) (each | every | a) round => a round begins
8 T: (after | at the end of) (each | every | a) round => a round ends
5 U: Eos at the end of (each | every | a | the) round => When a round ends, {Eos}.
5 U: Eos (at the start | at the beginning) of (each | every | a | the) round => When a round begins, {Eos}.
8 T: (there are | there is) no (cards | card) [left] [to draw | in the draw pile] => the draw pile runs out
8 T: no more cards in the draw pile => the draw pile runs out
8 T: [each | every] (reverse | change of direction | direction change) => turn order is reversed
8 T: the direction (is changed | is switched | turns around) => turn order is reversed
2 Tr: new players => a player joins the game
2 Tr: (a new player | newcomers | a newcomer) => a player joins the game
8 T: joining => a player joins the game
8 T: [a] new player joins => a player joins the game
2 U: Tr Make W [to] X => When {Tr}, {W} {X}.
2 U: Tr Make W [to] O => When {Tr}, {W} must {O}.
8 T: each (finished | completed) turn => a player ends their turn
4 Y: (give | gives) (a | one) point => gain a point
7 T: (get to | reach | getting to | reaching) NUM points => a player begins to have {NUM} points
8 T: a rolled NUM => a player rolls a {NUM}
7 T: [Sb] (follow | follows | following) suit => a player plays a card of the same suit as the previous card
7 T: their card has the Atr of R => a player plays a card of the same {Atr} as the previous card
7 T: the Atr of their card is (not the Atr | different from the Atr | not that) of R => a player plays a card of a
    different {Atr} from the previous card
7 Makes: (is | are | that add up to | that make | that sum to) => .
7 T: (the | their) card (plus | and | with | '+') (R | the top card) Makes Sum => a player plays a card if the card
    and the previous card add up to {Sum}
7 T: cards (that | which) (add up to | make | total) Sum => a player plays a card if the card and the previous card
    add up to {Sum}
7 Row: NUM Spec (come | follow | are played | are laid) in a row => {NUM} {Spec} are played in a row
7 Row: NUM (equal | same) cards in a row => {NUM#} card of the same rank in a row is played
3 P: a card Upon [a | an | the] Spec => plays a card on {Spec}
3 T: Sb (cover | covers | covered) C with C => a player plays {C2} on {C}
2 Tr: Rel (cover | covers) C with C => a player plays {C2} on {C}
4 U: T (needs | requires) Words => When {T}, they must say {Words}.
2 Tr: whoever (have | has | get | gets) at least NUM cards => a player begins to have at least {NUM} cards
2 Tr: Rel (have | has | get | gets | reach) NUM (or more cards | cards or more) => a player begins to have at least
    {NUM} cards
7 T: NUM (or more cards | cards or more) => a player begins to have at least {NUM} cards
7 U: NUM cards and (you | they) (is | are | 're) out => When a player begins to have {NUM} cards, they leave the game.
4 X: out => leave the game
4 One: one another turn => .
4 F: (get | gets | have | has | take | takes) one another turn => take another turn
3 U: T (give | gives | earn | earns | grant | grants | bring | brings) (you | the player | them | its player) One =>
    When {T}, they take another turn.
4 NC: one each => a card
4 X: 're out => leave the game
6 Eo: W [must] Dr NC and (may not play | may not play a card | do not play) => {W} draws {NC} and is skipped
4 Wh: (until | till) (the next | another) K [is] (played | comes | laid | is laid | is played | comes up) => until a
    player plays another {K}
4 Wh: (until | till) (the next | another) K => until a player plays another {K}
5 U: no (talking | speaking) after P Wh => When a player {P}, no player may speak {Wh}.
8 Cmp: NUM or more => at least {NUM}
8 L: C only if (you | they) have NUM cards or (fewer | less) => a player may not play {C} if they have at least {NUM+}
    cards
8 L: C only (with | if (you | they) have) (fewer | less) than NUM cards => a player may not play {C} if they have at
    least {NUM} cards
8 L: [Us] may not Lay9 C (when | while | if) (you | they) (hold | have) Cmp cards => a player may not play {C} if they
    have {Cmp} cards
8 L: [Us] may not Lay9 C (when | while | if) (you | they) (hold | have) NUM or more cards => a player may not play {C}
    if they have at least {NUM} cards
8 L: no C (while | if | when) (you | they) (have | hold) Cmp cards => a player may not play {C} if they have {Cmp}
    cards
8 L: C (is | are) No for (players | a player | each player) with Cmp cards => a player may not play {C} if they have
    {Cmp} cards
8 L: [Us] must have Cmp cards to play C => a player may not play {C} unless they have {Cmp} cards
8 L: C may not be last => a player may not play {C} as their last card
8 L: C is not a (valid | legal | good | proper) last card => a player may not play {C} as their last card
8 L: drawing is only Ok (if | when) Stuck => a player may not draw a card if they have a legal play
8 L: (whoever | a player who) may play may not draw [a card] => a player may not draw a card if they have a legal play
8 L: Words is a (forbidden | banned | bad) word => a player may not say {Words}
8 L: C may not be covered (by | with) C => {C2} may not be played on {C}
8 L: do not (put | place | throw) C Onto C => {C} may not be played on {C2}
8 L: C (do not | does not) (go | fit | belong) Onto C => {C} may not be played on {C2}
8 L: only [a | an] Spec (go | goes | fits) Onto C => card other than {Spec} may not be played on {C}
8 L: on C Us may only (play | put | lay) [a | an | another] Spec => card other than {Spec} may not be played on {C}
8 L: C may only be (covered | followed | topped | answered) (by | with) [a | an | another] Spec => card other than
    {Spec} may not be played on {C}
8 L: C (accept | accepts | take | takes) only [a | an | another] Spec => card other than {Spec} may not be played on
    {C}
8 L: C (accept | accepts | take | takes) only Plural => card other than {Plural} may not be played on {C}
8 AnyCard: (whatever is there | whatever (lies | is) (there | on top | on the pile) | whatever card is there) => .
8 Whatever: (no matter what | whatever | regardless of what) ('s | is | lies | is lying | card is) (on top | there |
    on the pile | on the table) => .
8 L: [Us] may Lay9 C Whatever => {C} may be played on any card
8 L: C (fit | fits | goes | go | works) everywhere => {C} may be played on any card
8 L: C always (fit | fits | go | goes | match | matches) => {C} may be played on any card
8 L: C may always be (played | put down | laid) => {C} may be played on any card
8 D: C (is | are) (wildcards | a wildcard | wildcard | joker cards) => {C} are wild
8 D: C (count | counts) as any card [you like | you want] => {C} are wild
6 SameOne: (another | another one | a | an) [Spec] => .
6 Sums: (Stack | and it stacks | adds up | it adds up | they add up | stackable) => .
6 U: C Sums (':' | '-' | ',') (play | answer with | lay | put down) SameOne or (draw | take) (the sum | them all | all
    [of them] | the total) => When a player plays {C}, the next player must play {C} or draw 2 cards and the draws add
    up.
6 OrElse: (or | ',' or | otherwise) => .
6 PlayThat: (play | plays | put down | puts down | lay | lays | answer with | answers with) (a | an | another) Spec =>
    {Spec}
6 PayThat: [they | you | W] [must] Dr NC => {NC}
6 U: C Sep PlayThat OrElse PayThat => When a player plays {C}, the next player must play a {PlayThat} or draw {PayThat}.
6 U: C Sep Dr NC OrElse PlayThat => When a player plays {C}, the next player must play a {PlayThat} or draw {NC}.
6 U: C Sep PlayThat OrElse PayThat Stk2 => When a player plays {C}, the next player must play a {PlayThat} or draw
    {PayThat} and the draws add up.
6 U: C Sep Dr NC OrElse PlayThat [','] Stk2 => When a player plays {C}, the next player must play a {PlayThat} or draw
    {NC} and the draws add up.
4 Ep: W [must] PlayThat OrElse PayThat => {W} must play a {PlayThat} or draw {PayThat}
5 U: the next player after P must PlayThat OrElse PayThat => When a player {P}, the next player must play a {PlayThat}
    or
    draw {PayThat}.
6 U: C must be (answered | met | covered) (with | by) (a | an | another) Spec OrElse PayThat => When a player plays {C},
    the next player must play a {Spec} or draw {PayThat}.
6 U: Mk T [Sep] W [must] Dr NC [','] unless they [also] play (a | an | another) Spec [too] (',' then | '.' then) (it
    adds up | they add up | it stacks) => When {T}, {W} must play a {Spec} or draw {NC} and the draws add up.
6 Wo: (cancel | cancels | stop | stops | end | ends) (the drawing | the [penalty] draw | the draws | the cards to be
    drawn | all draws | the draw penalty | the pending draw) => the draw is cancelled
6 Stuck: no playable card [in hand] => .
6 U: [if | when] Stuck [Sep] (draw | keep drawing) until (you | they) have one => When a player begins their turn,
    they must draw until they have a legal play.
6 NoPlay: (has | have) no (fitting | suitable | matching | valid) (card | cards) => .
6 U: Stuck2 (is | are) drawing NC => When a player begins their turn, they must draw {NC} if they have no legal play.
6 U: (when | if) (you | a player) (draw | draws) a (playable | fitting | matching) card [','] (you | they) may play it
    => When the active player draws a card, they may play a card they have just drawn.
4 U: Us may draw and then play [a card] => When the active player draws a card, they may play a card.
4 Ep: (you | they) may play a card (afterwards | after that | after it | too) => they may play a card
8 L: a freshly drawn card may not be played [in the same turn | on the same turn] => a player may not play a card they
    have just drawn
4 Eo: each player O And (the | whoever is) (last | slowest) (player | one) X => each player must {O} and the last
    player to {O} {X}
4 Eo: each player O And (last | slowest) (player | one) X => each player must {O} and the last player to {O} {X}
2 W: the last player Knocking => the last player to {Knocking}
2 W: (whoever | the one who | the player who) Knocks last => the last player to {Knocks}
2 W: (whoever | the one who | the player who) Knocks first => the first player to {Knocks}
4 Knocking: knocking => knock
4 Knocking: bowing => bow
4 Knocking: clapping => clap
4 Knocking: waving => wave
4 Knocking: saluting => salute
4 Knocks: knocks => knock
4 Knocks: bows => bow
4 Knocks: claps => clap
4 Knocks: waves => wave
4 Knocks: salutes => salute
4 Knocks: stands up => stand up
5 U: (whoever | the one who | the player who) Knocks last (after | on) P X => When a player {P}, the last player to
    {Knocks} {X}.
5 U: (whoever | the one who | the player who) Knocks first (after | on) P F => When a player {P}, the first player to
    {Knocks} {F}.
3 T: Sb (puts | put | lays | lay | throws | throw) C down => a player plays {C}
2 Tr: Rel (puts | put | lays | lay | throws | throw) C down => a player plays {C}
7 U: (when | if | with) (you have | a player has) (one | 1) card left [','] [you | they] [must] (show | shows) (it |
    their card) to (each player | all other players | all | the others | the table) => When a player drops to 1 card,
    they must show their hand to all other players.
4 Y: (take | takes | steal | steals) NC out of Wm 's hand => take {NC} from {Wm}
4 Y: (swap | swaps | exchange | exchanges | trade | trades) (one of their cards | a card) (for | with | against) the
    top [card] of the draw pile => swap a card with the top card of the draw pile
2 W: (all players | each player | players) who (have | has | hold | holds) Cmp cards => each player with {Cmp} cards
7 Row: NUM Spec after each other => {NUM} {Spec} are played in a row
3 T: (playing | Sb (play | plays)) any of C => a player plays {C}
8 D: K (count | counts) as (one | 1) point => the value of {K} is 1
8 Penal: (receive a penalty | get a penalty | be penalised | got a penalty | got penalised | was penalised | is
    penalised | received a penalty) => .
8 D: (whoever | the player who | the one who) (got | received | gets) the last penalty (is | is called | becomes | is
    known as) [the] Words => the last player to receive a penalty is called {Words}
8 D: the last player (to | who) Penal (is | is called | becomes) [the] Words => the last player to receive a penalty
    is called {Words}
8 D: (whoever | the player who | the one who) Penal last (is | is called | becomes) [the] Words => the last player to
    receive a penalty is called {Words}
9 S: (forget | drop | cancel | repeal | abolish | delete | remove | scrap) Which => {Which} no longer applies
9 S: Which (is abolished | is dropped | is removed | is out | is deleted | is scrapped | is void) => {Which} no longer
    applies
8 L: C may be (played | put down) by (a player | any player | each player) at any time => a player may play {C} at any
    time
8 L: Us may (throw in | throw) C out of turn => a player may play {C} out of turn
8 L: Us may pass [if they (want | like) | instead of playing | their turn] => a player may skip their turn
8 L: passing is Ok => a player may skip their turn
8 L: Us may skip their turn if they (want | like | want to) => a player may skip their turn
8 L: Us may skip their turn if they do not want to play => a player may skip their turn
7 P: the next (number | rank | card) up => plays a card 1 higher than the previous card
7 P: the next (number | rank | card) down => plays a card 1 lower than the previous card
"""
