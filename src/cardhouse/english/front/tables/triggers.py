"""How people say when. P is a play, T what starts a rule."""

from typing import Final

TRIGGERS: Final = """
3 P: C => plays {C}
3 P: C Upon [another] C => plays {C} on {C2}
9 P: C Upon (any of those | one of those | those | one of them | them | each other | itself | another
    | another one) => plays {C} on {C}
7 P: any card Upon C that ('s | is) not K => plays card other than {K} on {C}
3 P: NUM C Once => plays {NUM} {C}
3 P: C out of turn => plays {C} out of turn
3 P: C as their (last | final) card => plays {C} as their last card
7 P: [the | a card of the] same Atr => plays a card of the same {Atr} as the previous card
7 P: [the | a card of the] same Atr as R => plays a card of the same {Atr} as {R}
7 P: (a pair | doubles | a double) => plays a card of the same rank as the previous card
7 P: (a different | another | a new) suit => plays a card of a different suit from the previous card
7 P: [a] change of suit => plays a card of a different suit from the previous card
7 P: K (with | and) (a different | another | a new) suit => plays {K} of a different suit from the previous card
7 P: [a] [card] Tl => plays a card {Tl}
0 Upon: on => on
3 Upon: (on top of | over | onto | upon | after) => on
0 Once: (together | immediately | in one go | in one turn | at the same time | in one play) => .
0 Pl: (play | plays | playing | played | placing | dropping | throwing) => play
3 Pl: (put | puts | putting) out => play
3 Pl: (put | puts | putting | lay | lays | laying | throw | throws | drop | drops | place | places | set
    | sets) [down] => play
3 Be: (is | are | gets | get | getting | was | were | being | has been | have been | had been) => is
3 T: P => a player {P}
3 T: Sb Pl P => {Sb} {P}
3 T: Pl P => a player {P}
3 T: Sb Pl NUM Spec => {Sb} plays {NUM} {Spec}
3 T: Pl NUM Spec => a player plays {NUM} {Spec}
7 T: NUM Spec => ?group-or-run {NUM} {Spec} are played in a row // a player plays {NUM} {Spec}
3 Pn: C Upon [another] C => plays {C} on {C2}
9 T: Pn or Pn => a player {Pn} or {Pn2}
9 T: Sb Pl Pn or Pn => {Sb} {Pn} or {Pn2}
9 T: Pl Pn or Pn => a player {Pn} or {Pn2}
2 Tr: Rel Pl P => a player {P}
2 Tr: Rel (win | wins) => a player wins
2 Tr: Rel (receive | receives | get | gets) a penalty [card] => a player receives a penalty
2 Tr: Rel (draw | draws) [a card] => a player draws a card
2 Tr: Rel Be skipped => a player is skipped
2 Tr: Rel Be penalised => a player receives a penalty
2 Tr: Rel (goes | go) out => a player plays their last card
2 Tr: Rel Jump => a player plays a card out of turn
8 T: C Be (played | put down | laid | laid down | thrown) => a player plays {C}
8 T: C Be (played | put | laid | put down) Upon C => a player plays {C} on {C2}
8 T: (the | their) card is C => a player plays {C}
8 T: C played => a player plays {C}
8 T: C played Upon C => a player plays {C} on {C2}
8 T: [a | the | their] card Be Tl => a player plays a card {Tl}
6 T: [Sb] Jump with C => a player plays {C} out of turn
6 T: [Sb] Jump => a player plays a card out of turn
6 Jump: (jump | jumps | jumping | jumped | butt | butts | butting | slap | slaps | cut | cuts | cutting) in => .
7 T: [the] colour (changes | change) => a player plays a card of a different colour from the previous card
7 T: [a] change of colour => a player plays a card of a different colour from the previous card
7 T: [Sb] (change | changes | changing) [the] colour
    => a player plays a card of a different colour from the previous card
7 T: [a] suit change => a player plays a card of a different suit from the previous card
3 T: C (follow | follows | following) C => a player plays {C} on {C2}
3 T: C [is | are] followed by C => a player plays {C2} on {C}
8 T: [a | each | every] penalty [card] => a player receives a penalty
7 T: [Sb] (go | goes | going | finish | finishes | finishing | end | ends | win | wins) [out] (with | on) C
    => a player plays {C} as their last card
7 T: their (last | final) card (is | was) C => a player plays {C} as their last card
2 Tr: [the] winner [of (a | the | each | every) (round | game | hand)] => a player wins
2 Tr: (a player | each player | players | whoever) with exactly NUM (card | cards)
    => a player begins to have {NUM} cards
8 T: (saying | Sb (say | says)) Words with more than NUM cards
    => a player says {Words} if they have more than {NUM} cards
8 T: (saying | Sb (say | says)) Words with at least NUM cards
    => a player says {Words} if they have at least {NUM} cards
7 T: [the | their] last (two | 2) cards Makes Sum
    => a player plays a card if the card and the previous card add up to {Sum}
7 Row: NUM in a row of (one | the same) Atr => {NUM#} card of the same {Atr} in a row is played
7 T: the suit (changes | is changed | change) => a player plays a card of a different suit from the previous card
7 T: [Sb] (change | changes | changing) [the] suit => a player plays a card of a different suit from the previous card
7 T: [Sb] (change | changes | changing) [the] suit with K
    => a player plays {K} of a different suit from the previous card
7 T: [Sb] [it] (turn | turns | switch | switches | change | changes | switching | turning) to Suit
    => a player plays a {Suit} of a different suit from the previous card
7 Row: [the] ORD Spec in a row => the {ORD} {Spec} in a row is played
7 Row: [the | a] ORD card of (a | the same | one) Atr in a row => the {ORD} card of the same {Atr} in a row is played
7 Row: [the | a] ORD card in a row of (a | the same | one) Atr => the {ORD} card of the same {Atr} in a row is played
7 Row: [the] ORD (in a row of | in a row with) the same Atr => the {ORD} card of the same {Atr} in a row is played
7 Row: [the] ORD Spec of the round => the {ORD} {Spec} of the round is played
7 Row: NUM [cards] (alike | of a kind | the same) in a row => {NUM#} card of the same rank in a row is played
7 Row: NUM of the same Atr in a row => {NUM#} card of the same {Atr} in a row is played
7 Row: NUM cards of the same Atr in a row => {NUM} cards of the same {Atr} are played in a row
7 Row: NUM Spec in a row => {NUM} {Spec} are played in a row
7 Row: Spec NUM times in a row => {NUM#} {Spec} in a row is played
7 Row: Spec (three | 3) times running => the third {Spec} in a row is played
7 Row: NUM suit changes in a row => {NUM} cards of a different suit from the previous card are played in a row
7 Row: K then K [in a row] => {K}, then {K2} are played in a row
7 Row: K [','] then K [','] then K [in a row] => {K}, then {K2}, then {K3} are played in a row
6 T: [the] (first | next) card after a player Jump => a player plays a card after a card played out of turn
7 Row: K ',' K ',' K in a row => {K}, then {K2}, then {K3} are played in a row
7 T: [the] ORD Spec => ?two-readings the {ORD} {Spec} of the round is played // the {ORD} {Spec} in a row is played
7 T: Sb (have | has | get | gets) more than NUM cards => a player begins to have more than {NUM} cards
7 T: Sb (have | has | get | gets) at least NUM cards => a player begins to have at least {NUM} cards
7 T: more than NUM cards in (hand | their hand) => a player begins to have more than {NUM} cards
8 T: [Sb] (roll | rolls | rolling) [a] NUM => a player rolls a {NUM}
8 T: Sb (name | names) a suit => a player names a suit
8 T: Sb (give | gives) a penalty => a player gives a penalty
8 T: Sb (introduce | introduces | make | makes | add | adds) a rule => a player introduces a rule
7 T: Row => {Row}
7 T: Row Be played => {Row}
7 T: Sb Pl Row => {Row}
7 T: NUM [cards] (alike | of a kind) => ?group-or-run {NUM#} card of the same rank in a row is played
    // a player plays {NUM} cards of the same rank
7 T: NUM [cards] of the same Atr => ?group-or-run {NUM#} card of the same {Atr} in a row is played
    // a player plays {NUM} cards of the same {Atr}
7 T: [Sb] [have | has | having | with | at] NUM [card | cards] left
    => a player drops to {NUM} cards
7 T: [Sb] [is | are | get | gets | getting | goes | go] down to NUM [card | cards] => a player drops to {NUM} cards
7 T: [Sb] (drop | drops) to NUM [card | cards] => a player drops to {NUM} cards
7 T: [Sb] [is | are | get | gets] down to their last card => a player drops to 1 card
7 T: [their] [hand | Sb] (begins to have | reach | hits) NUM [card | cards] => a player begins to have {NUM} cards
7 T: [their] hand (begins to have | reach) NUM cards ',' from below ',' => a player begins to have {NUM} cards
7 T: Sb (have | has) exactly NUM (card | cards) => a player begins to have {NUM} cards
7 T: Sb (have | has) NUM (card | cards) => ?two-readings a player begins to have {NUM} cards
    // a player drops to {NUM} cards
7 T: [Sb] Pl (their | the) (last | final) card [in (hand | their hand)] => a player plays their last card
7 LastButOne: (second-to-last | penultimate | next-to-last | second to last | last but one | second-last) => .
7 T: [Sb] Pl (their | the | a) LastButOne card => a player drops to 1 card
7 T: [Sb] Pl LastButOne card => a player drops to 1 card
7 T: their (last | final) card => a player plays their last card
7 T: the final card => a player plays their last card
7 T: (last | final) card => a player plays their last card
7 T: Pl (last | final) card => a player plays their last card
7 T: [Sb] (going | go | goes) out => a player plays their last card
8 T: [Sb] [Be] skipped => a player is skipped
8 T: skipped players => a player is skipped
8 T: [Sb] [Be] penalised => a player receives a penalty
8 T: [Sb] (receive | receives | get | gets | getting | take | takes | receiving) a penalty [card]
    => a player receives a penalty
8 T: Sb (draw | draws | drew) [a card | cards | one] => a player draws a card
8 T: (drawing | drew) [a card | cards | one] => a player draws a card
8 T: draw a card => a player draws a card
8 T: Sb (draw | draws) [a | an] Spec => {Sb} draws {Spec}
8 T: Sb (takes | take) a card from the draw pile => {Sb} draws a card
8 T: Sb (win | wins) => a player wins
8 T: winning => a player wins
8 T: [Sb] (start | starts | begin | begins | starting | beginning) their turn => a player begins their turn
8 T: at the (start | beginning) of (their | each | every | a) turn => a player begins their turn
8 T: [Sb] (end | ends | finish | finishes | ending) their turn => a player ends their turn
8 T: at the end of (their | each | every | a) turn => a player ends their turn
8 T: Sb (say | says) Words => a player says {Words}
8 T: saying Words => a player says {Words}
8 T: [Sb] (make | makes) a (bad | wrong | false) call => a player makes a bad call
8 T: Sb (join | joins) [the game] => a player joins the game
8 T: Sb (leave | leaves) [the game] => a player leaves the game
8 T: (turn order | the direction | the order | the rotation | direction) (changes | is reversed | turns | switches)
    => turn order is reversed
8 T: the draw pile (runs out | is empty | is used up) => the draw pile runs out
8 T: (a | the) [new] round (begins | starts) => a round begins
8 T: (a | the) round ends => a round ends
7 Makes: (sum up | make | makes | add up to | adds up to | sum to | sums to | sum up to | total | equal | equals) => .
7 T: [the | their] card and R Makes Sum => a player plays a card if the card and the previous card add up to {Sum}
7 T: the (two | 2) cards Makes Sum => a player plays a card if the card and the previous card add up to {Sum}
7 T: (two | 2) cards [that] Makes Sum => a player plays a card if the card and the previous card add up to {Sum}
7 T: [the] sum (is | of) NUM => a player plays a card if the card and the previous card add up to {NUM}
7 T: [the] sum (of | with) (the two cards | R) is NUM
    => a player plays a card if the card and the previous card add up to {NUM}
0 T: Somebody => {Somebody}
0 T: Passive => {Passive}
6 Stuck: [Sb] (do not have | have not got) (a card to play | anything to play | a legal play) => .
6 Stuck: [Sb] (may not | can not | could not) (go | play | move | play anything | play a card | put a card
    | lay a card)
    => .
6 Stuck: [Sb] (have | has) (no card to play | nothing to play | no legal play | no playable card
    | nothing that fits) => .
6 Stuck: (no card to play | nothing to play | no legal play | nothing fits | no card fits | no playable card) => .
7 Row: [the] same Atr twice [in a row] => the second card of the same {Atr} in a row is played
7 Row: [the] same Atr NUM times [in a row] => {NUM#} card of the same {Atr} in a row is played
7 T: (a pair | pair) of Spec => ?group-or-run 2 {Spec} are played in a row // a player plays 2 {Spec}
8 T: it ('s | is | becomes) their turn => a player begins their turn
8 T: C Be drawn => a player draws {C}
7 T: (there are | there is) NUM (card | cards) [left] in (hand | their hand) => a player begins to have {NUM} cards
7 Having: Sb (have | has | get | gets | hold | holds | reach) => .
7 T: Having NUM [card | cards] or more [cards] => a player begins to have at least {NUM} cards
7 T: Having NUM [card | cards] or (fewer | less) [cards] => a player begins to have at most {NUM} cards
8 T: Sb (is reversed | change | changes | turn | turns | flip | flips) (turn order | the direction | direction
    | the order | play) => turn order is reversed
3 T: C (you | they | a player) (play | plays | put down | puts down) => a player plays {C}
2 Tr: (a player | any player | players | whoever) (holding | who has | who holds) NUM (card | cards)
    => a player begins to have {NUM} cards
8 V: (say | says | saying) Words => says {Words}
8 V: (draw | draws | drawing) [a | an | any] Spec => draws {Spec}
8 V: (draw | draws | drawing) [a card | cards] => draws a card
8 V: (receive | receives | get | gets | is given | are given | being given | being handed | take | takes) [a | any]
    penalty [card] => receives a penalty
8 V: (start | starts | begin | begins) their turn => begins their turn
8 V: (end | ends | finish | finishes) their turn => ends their turn
8 V: (roll | rolls) [a | an] NUM => rolls a {NUM}
8 V: (name | names | call | calls | choose | chooses) a suit => names a suit
8 V: (make | makes | add | adds | invent | invents) a rule => introduces a rule
8 V: (make | makes) a (bad | wrong | false) call => makes a bad call
8 V: (drop | drops | is down | are down | get down | gets down | go down | goes down) to NUM [card | cards]
    => drops to {NUM} cards
8 V: (have | has | having | with) NUM (card | cards) left => drops to {NUM} cards
8 V: (have | has) only NUM (card | cards) [left] => drops to {NUM} cards
7 V: (have | has | get | gets | reach | go | goes | end up with | ends up with) (over | more than | above) NUM cards
    => begins to have more than {NUM} cards
7 V: (have | has | get | gets | reach | go | goes) (under | fewer than | below | less than) NUM cards
    => begins to have fewer than {NUM} cards
8 V: (join | joins | enter | enters) [the game] => joins the game
8 V: (leave | leaves | quit | quits) [the game] => leaves the game
8 V: (win | wins) [the game | the round] => wins
8 T: Sb V => {Sb} {V}
2 Tr: Rel V => a player {V}
3 Tg: playing P => a player {P}
8 Tg: saying Words => a player says {Words}
8 Tg: (drawing [a card] | having to draw) => a player draws a card
8 Tg: (getting | being) skipped => a player is skipped
8 Tg: (getting | receiving | taking | being given) [a | any] penalty [card] => a player receives a penalty
8 Tg: drawing [a | an | any] Spec => a player draws {Spec}
8 Tg: Pl (their | the) (last | final) card => a player plays their last card
8 Tg: (starting | beginning) their turn => a player begins their turn
8 Tg: (ending | finishing) their turn => a player ends their turn
8 Tg: winning => a player wins
8 Tg: being penalised => a player receives a penalty
8 Tg: breaking a rule => a player receives a penalty
0 T: Tg => {Tg}
3 Tn: [on | for | with] P => a player {P}
3 Tn: C Be played => a player plays {C}
3 Tn: a player Pl P => a player {P}
7 Nr: NUM Spec => {NUM} {Spec}
7 Nr: NUM [cards] (of | with) the same Atr => {NUM} cards of the same {Atr}
7 Nr: NUM cards => {NUM} cards
7 Row: Nr Be played in a row => {Nr} are played in a row
7 Row: Nr in a row Be played => {Nr} are played in a row
7 T: it ('s | is) C => a player plays {C}
7 T: (the | that | their) card (they | you) (play | plays | played) is C => a player plays {C}
7 T: Sb (match | matches | matched | matching) [the] Atr
    => a player plays a card of the same {Atr} as the previous card
7 T: (match | matching) [the] Atr => a player plays a card of the same {Atr} as the previous card
7 V: (have | has | get | gets | reach | begins to have | hits) Cmp (point | points) => begins to have {Cmp} points
7 V: (have | has | get | gets | reach | begins to have | hits) Cmp STR => begins to have {Cmp} {STR}
7 V: (reach | begins to have | hits | gets to | get to) Cmp (card | cards) => begins to have {Cmp} cards
7 T: (at | with) Cmp (card | cards) => a player begins to have {Cmp} cards
8 T: (at | in) the (start | beginning) of (each | every | a | the) round => a round begins
8 T: at the end of (each | every | a | the) round => a round ends
8 T: when a round (starts | begins) => a round begins
8 Tr: the skipped player => a player is skipped
8 Tr: [the | any] player who (is | was | gets | got) skipped => a player is skipped
8 V: (play | plays) all [of] their cards => plays their last card
7 V: (run | runs) out of cards => plays their last card
7 V: (play | plays | put down | puts down) their (last | final) card => plays their last card
7 V: (has | have) no cards left => plays their last card
7 Row: K '-' K '-' K [in a row] => {K}, then {K2}, then {K3} are played in a row
7 Row: [the] same Atr Be played NUM times in a row => {NUM#} card of the same {Atr} in a row is played
7 T: their hand (gets | grows | is | goes) (bigger | larger | greater | more) than NUM [cards]
    => a player begins to have more than {NUM} cards
7 T: their hand (gets | grows | is | goes) (over | above) NUM [cards] => a player begins to have more than {NUM} cards
3 P: NUM together => plays {NUM} cards
7 T: NUM (points | point) => a player begins to have {NUM} points
7 T: Sb (is | are) on their last card => a player drops to 1 card
7 T: (the | their) card (you | they) play is C => a player plays {C}
7 T: if the card (you | they) play is C => a player plays {C}
2 Tr: (a player | players | each player | any player | whoever | anybody) (with | having | who has | has | holding)
    [only | just | exactly] NUM (card | cards) => a player begins to have {NUM} cards
2 Tr: (a player | players | each player | any player | whoever) (with | having | who has | has | who is down to)
    [only | just] NUM (card | cards) left => a player drops to {NUM} cards
7 T: R (is | was) C and Sb Pl C => a player plays {C2} on {C}
7 T: Sb Pl C (and | when | if | while) R (is | was) C => a player plays {C} on {C2}
7 T: (the | their | a) card (you | they) (play | plays | played | put down) (is | has | was) Tl
    => a player plays a card {Tl}
7 T: (the | their | a) card (has | have) Tl => a player plays a card {Tl}
7 T: (the | their | a) card [you play | they play] (match | matches) [the] Atr [of R]
    => a player plays a card of the same {Atr} as the previous card
7 V: (discard | discards | has played | have played | run out of | runs out of | is out of) [all] [of] their cards
    => plays their last card
7 T: NUM STR => a player begins to have {NUM} {STR}
3 Pv: (play | plays) C => plays {C}
3 Pv: (play | plays) C Upon C => plays {C} on {C2}
9 T: Sb V or V => {Sb} {V} or {V2}
9 T: Sb V or Pv => {Sb} {V} or {Pv}
9 T: Sb Pv or V => {Sb} {Pv} or {V}
7 P: [the] same Atr (but | ',' | and) [a] different Atr
    => plays a card of the same {Atr} as the previous card of a different {Atr2} from the previous card
7 P: [a] different Atr (but | ',' | and) [the] same Atr
    => plays a card of the same {Atr2} as the previous card of a different {Atr} from the previous card
7 T: after NUM Spec in a row [','] C => a player plays {C} after {NUM} {Spec} in a row
7 T: C after NUM Spec in a row => a player plays {C} after {NUM} {Spec} in a row
7 T: Sb Pl C after NUM Spec in a row => {Sb} plays {C} after {NUM} {Spec} in a row
7 HandOf: (their hand | a player 's hand | their hand size | the number of cards in their hand
    | the number of cards in a player 's hand | their number of cards) => .
7 T: HandOf (is | becomes | gets to | begins to have | hits | goes to) [exactly] NUM [card | cards]
    => a player begins to have {NUM} cards
7 T: HandOf (drops | goes down | is down | shrinks) to NUM [card | cards] => a player drops to {NUM} cards
7 T: Sb only (has | have | hold | holds) NUM (card | cards) => a player begins to have {NUM} cards
7 T: Sb only (has | have | hold | holds) NUM (card | cards) left => a player drops to {NUM} cards
2 Tr: Rel only (has | have | hold | holds) NUM (card | cards) => a player begins to have {NUM} cards
2 Tr: Rel only (has | have | hold | holds) NUM (card | cards) left => a player drops to {NUM} cards
2 Tr: (a player | players | any player | whoever) (with | having | who has | holding) Cmp cards
    => a player begins to have {Cmp} cards
8 V: (break | breaks | broke) a rule => receives a penalty
8 T: breaking a rule => a player receives a penalty
6 Stuck: [Sb] (is | are) (unable to (play | go | move)) => .
6 Stuck: [Sb] (have | has) (no playable cards | no card (you | they) may play | no legal card | no matching card) => .
7 T: [the] sum of (the | their) card and R (is | equals | makes) Sum
    => a player plays a card if the card and the previous card add up to {Sum}
7 T: (the | their) card (plus | with | '+') R Makes Sum
    => a player plays a card if the card and the previous card add up to {Sum}
3 T: C (comes | comes up) => a player plays {C}
6 Stuck: [Sb] (do not have | have not got) (a match | a playable card | a card that fits | a matching card
    | anything that fits) => .
7 Nr: NUM cards (of | with | in) (one | a) Atr => {NUM} cards of the same {Atr}
7 Row: NUM cards (of | in) (one | a) Atr in a row => {NUM#} card of the same {Atr} in a row is played
3 Pu: Upon [a | an | the | another | any] Spec => plays card on {Spec}
7 Pu: Upon (a card | one) Tl => plays card {Tl}
3 T: Sb Pl Pu => {Sb} {Pu}
3 P: C Upon C (was | is | has been | had been) [just] played => plays {C} on {C2}
8 V: (only have | only has | only hold | only holds | have only | has only | hold only | holds only) NUM (card
    | cards) [left] [in hand | in their hand] => drops to {NUM} cards
7 T: (a | any | each | every) penalty [card] Be (received | given | called | awarded | taken | handed out)
    => a player receives a penalty
7 T: [Sb] (have | has) no cards [left] [in hand | in their hand] => a player drops to 0 cards
8 T: their turn Be skipped => a player is skipped
7 T: [the] number of cards in (their hand | hand | a player 's hand | any player 's hand) (begins to have | drops to
    | becomes | is) NUM => a player begins to have {NUM} cards
7 T: (a player 's | any player 's | their) hand (changes to | becomes | is reduced to | goes down to) [only] NUM
    (card | cards) => a player begins to have {NUM} cards
8 T: Sb must draw [a card | cards] => a player draws a card
8 T: Sb must draw [from the draw pile] => a player draws a card
7 T: Sb Pl the ORD Spec in a row => the {ORD} {Spec} in a row is played
7 T: C Be used => a player plays {C}
8 Tg: (receiving | getting | being given) [a | any] penalty => a player receives a penalty
3 They: they Pl P => a player {P}
3 They: they Pl Pu => a player {Pu}
8 They: they V => a player {V}
8 They: they Be skipped => a player is skipped
2 Tr: [the | a] player of K => a player plays {K}
3 During: (during the game | during play | during a turn | in the game | by a player | by any player | by anybody)
    => .
3 Ta: T During => {T}
7 P: the same Atr card as (R | the previous player) => plays card of the same {Atr} as the previous card
7 T: (a player 's | their) (last | final) card (is | was) C => a player plays {C} as their last card
7 T: Sb (have | has) [only | just] NUM (card | cards) left after (playing | a turn | their turn | a play)
    => a player drops to {NUM} cards
6 Stuck: [Sb] (may not | can not | could not) play a card from their hand => .
6 Stuck: [Sb] (lack | lacks) a (legal play | playable card | matching card) => .
"""
