"""How people say what happens: X costs something, F is a gift, O is to be done, A follows must or may."""

from typing import Final

EFFECTS: Final = """
0 NC: NCards => {NCards}
4 NC: NUM [more | extra | of them] => {NUM} cards
4 NC: (one | a card | one card | another card | another one | one more) => a card
4 NC: NUM (more | extra | additional) cards => {NUM} cards
4 Dr: (draw | draws | take | takes | get | gets | buy | buys | receive | receives | pick | picks | eat | eats
    | collects) => draw
4 X: Dr NC => draw {NC}
4 X: (draw | draws) Until => draw {Until}
4 Kd: (repeatedly draw | repeatedly draws | draw | draws | keep drawing | keeps drawing | take | takes | continue to
    draw | continue drawing
    | continues drawing) [cards] [Src] => .
4 X: Kd until (you | they) (get | have | draw | find | gets | has | finds) [a | an] Spec
    => draw until they have a {Spec}
4 X: Kd until (you | they) (have | has | get) NUM cards => draw until they have {NUM} cards
4 X: (draw | draws) (its value | the value of the card | as many cards as its value | as many as its value) [in cards]
    => draw as many cards as the value of the card
4 X: (is | are) out of the game => leave the game
4 X: (draw | draws) => ?number draw a card // draw 2 cards
4 X: (is skipped | are skipped | get skipped | skipped) => is skipped
4 X: (skip | skips) (a | their | the | one) [next] turn => is skipped
4 X: (receive | receives | get | gets) a penalty => receive a penalty
4 X: (lose | loses) SomeOf => lose {SomeOf}
4 X: (leave | leaves) the game => leave the game
4 Gv: (give | gives | hand | hands | slide | slides | donate | donates) [over | on] => .
4 O: Gv NC to Wm => give {NC} to {Wm}
4 Y: (pass | passes) NC [on] to Wm => pass {NC} to {Wm}
4 O: (give | gives | hand | hands) Wm NC => give {NC} to {Wm}
4 Y: (pass | passes | give | gives | hand | hands) their (hand | cards) to Wm => pass their hand to {Wm}
4 Y: (swap | swaps | exchange | exchanges | trade | trades | switch | switches) (hands | cards
    | their hand) with Wm => swap hands with {Wm}
4 Y: (swap | swaps | exchange | exchanges | trade | trades) a card with Wm => swap a card with {Wm}
4 Y: (take | takes | steal | steals | draw | draws) NC from Wm => take {NC} from {Wm}
4 X: (take | takes | pick up | picks up | draw | draws | get | gets) the [play] pile => take the play pile
4 Y: (swap | swaps | trade | trades | exchange | exchanges) (a card | one card) [of theirs | of yours]
    with the top [card] of the draw pile => swap a card with the top card of the draw pile
4 Y: (take | takes | draw | draws) the top card of the play pile => take a card from the play pile
4 Y: (take | takes | draw | draws) NC from the [play] pile => take {NC} from the play pile
4 Y: (roll | rolls) (a die | the die | the dice | a dice) => roll a die
4 Y: (gain | gains) SomeOf => gain {SomeOf}
4 Y: (get | gets | score | scores | receive | receives | earn | earns) (a | one) point => gain a point
4 Y: (get | gets | score | scores | receive | receives | earn | earns) NUM points => gain {NUM} points
4 F: (take | takes) another turn => take another turn
4 F: (get | gets | have | has) (another | an | one more | a free | a second) turn => take another turn
4 F: (play | plays | start | starts) again => take another turn
4 F: [a | an | one] (another | more | free | extra | bonus | second | additional) turn [for (you | them | yourself
    | the player)] => take another turn
4 F: (win | wins) [the round | the game] => win
4 O: Words => say {Words}
4 O: (say | says | saying) Speech => say {Speech}
4 O: (say | says) (its | the) name => say the name of the card
4 O: (say | says) (its | the | the card's) (rank | number) => say the rank of the card
4 O: (say | says) (its | the) suit => say the suit of the card
4 O: (say | says) (its | the) colour => say the colour of the card
4 O: (say | says) (its | the) value => say the value of the card
4 O: (say | says) how many cards (you | they) have [left] => say the number of cards in their hand
4 O: (say | says) Repeated => say {Repeated}
4 O: (say | says | repeat | repeats) Words twice => say {Words} 2 times
4 O: (say | says | repeat | repeats) Words NUM times => say {Words} {NUM} times
4 O: [say | says] Words x NUM => say {Words} {NUM} times
4 O: (knock | knocks | knocking) [on the table] => knock
4 O: (bow | bows) => bow
4 O: (clap | claps | clap your hands) => clap
4 O: (stand | stands) up => stand up
4 O: (wave | waves) => wave
4 O: (salute | salutes) => salute
4 O: (raise | raises) (a | their) hand => raise their hand
6 O: Ch [a | the | the next | the new | any | another] suit => name a suit
6 O: Ch [a | the | the next | any] (rank | number) => name a rank
6 O: Ch (a | the | the next) suit ',' Serve => name a suit
6 O: Ch (a | the | the next) (rank | number) ',' Serve => name a rank
6 Ch: (name | names | wish for | wishes for | ask for | asks for | pick | picks | choose | chooses | call | calls
    | declare | declares) => .
6 Serve: [the] next [player] must (serve | follow | play) it => .
4 O: (add | adds | make | makes | invent | invents | introduce | introduces | create | creates) a rule
    => introduce a rule
4 O: (show | shows | reveal | reveals) their (hand | cards) [to each player | to all other players]
    => show their hand to all other players
4 An: O => {O}
0 An: TakePile => {TakePile}
0 An: Name => {Name}
0 An: LookTop => {LookTop}
0 An: Roll => {Roll}
0 An: Pay => {Pay}
0 An: Speak => {Speak}
0 An: Do => {Do}
4 An: (receive a penalty | get a penalty) => receive a penalty
4 An: leave the game => leave the game
4 An: call a penalty => call a penalty
4 An: Y => {Y}
4 An: (talk | speak | say anything | say a word) => speak
4 An: (look at | see | peek at) Wm 's (hand | cards) => look at the hand of {Wm}
4 An: (look at | see | peek at) the (hand | cards) of Wm => look at the hand of {Wm}
0 Ac: Draw => {Draw}
0 Ac: Discard => {Discard}
0 Ac: SkipTurn => {SkipTurn}
4 Ac: Dr NC => draw {NC}
4 Ac: (skip | skips) (their | a | the) turn => skip their turn
4 Ap: (play | put down | lay) (another | one more) [card] => play another card
4 Ap: (play | put down | lay | put) (it | that card | the card | the drawn card) => play a card they have just drawn
4 Ap: (play | put down | lay | put) (the | a) card (you | they) [have] (just drew | just drawn | drew)
    => play a card they have just drawn
4 Ap: play [a card] => play a card
4 Ap: (play | put down | lay) C => play {C}
0 A: An => {An}
0 A: Ac => {Ac}
0 As: A => {A}
0 As: A and A => {A} and {A2}
0 As: A or A => {A} or {A2}
4 Eo: Wo => {Wo}
4 Eo: W X => {W} {X}
4 Eo: W Y => {W} {Y}
4 Eo: W F => {W} {F}
4 Eo: W O => {W} must {O}
4 Eo: W X and X => {W} {X} and {X2}
4 Eo: W X and X instead => {W} {X} and {X2}
4 Eo: W O and O => {W} must {O} and {O2}
4 Eo: W O and X => {W} must {O} and {W} {X}
4 Eo: W X and O => {W} {X} and {W} must {O}
4 Eo: W (has | have | gets) NUM (second | seconds) [to play]
    => {W} must play a card within {NUM} seconds
4 Eo: W must play within NUM (second | seconds) => {W} must play a card within {NUM} seconds
2 Eo: [you] O => they must {O}
2 Eo: [you] O and O => they must {O} and {O2}
2 Eo: O or Ac => they must {O} or {Ac}
2 Eo: you O or Ac => they must {O} or {Ac}
4 Eo: W O or Ac => {W} must {O} or {Ac}
4 Eo: Words (must be said | is said) => they must say {Words}
4 Eo: Words (must be said | is said) by W => {W} must say {Words}
4 Eo: (no talking | no speaking | be quiet | silence | no player talks) => no player may speak
4 Eo: (all hands | hands) (rotate | move on | go round | move round)
    => each player passes their hand to the next player
4 Eo: (all hands | hands) (move | go | pass | are passed) [one] [seat | place | player] to the right
    => each player passes their hand to the player to their right
4 Eo: (all hands | hands) (move | go | pass | are passed) [one] [seat | place | player] to the left
    => each player passes their hand to the player to their left
6 Eo: Ch a rank ',' [the] next [player] may not play it
    => they must name a rank and the next card may not be a card of the called rank
6 Eo: Ch a suit ',' [the] next [player] may not play it
    => they must name a suit and the next card may not be a card of the called suit
2 Eo: (roll a die | roll the die) and draw that many [cards] => they roll a die and draw as many cards as the roll
2 Eo: (look at | peek at) Wm 's (hand | cards) => they may look at the hand of {Wm}
2 Eo: (look at | peek at) the (hand | cards) of Wm => they may look at the hand of {Wm}
2 Eo: [you] F => they {F}
2 Eo: [you] Y => they {Y}
2 Eo: you must An => they must {An}
2 Eo: you must An AndOr A => they must {An} {AndOr} {A}
2 Eo: you may As => they may {As}
2 Eo: you may not As => they may not {As}
0 Eo: W must As => {W} must {As}
0 Eo: W may As => {W} may {As}
0 Eo: W may not As => {W} may not {As}
0 Eo: W may Again => {W} may take another turn
2 Eo: you may Again => they may take another turn
0 Eo: any player may As => any player may {As}
0 Eo: no player may As => no player may {As}
2 Eo: (you | they | player) (choose | chooses | pick | picks) (who | a player who | one player who) X
    => a player of their choice {X}
2 Eo: (choose | pick) a player (who | to) O => a player of their choice must {O}
2 Eo: (choose | pick) a player (who | to) X => a player of their choice {X}
2 Eo: (a | another | any) player of their choice must As => a player of their choice must {As}
6 Eo: [you | they] [must] (keep drawing | draw | keep drawing cards | draw cards) (until | till) (you
    | they) (may | may play | may go) => they must draw until they have a legal play
2 Ex: you X => YOU {X}
2 Ex: you X and X => YOU {X} and {X2}
2 Ex: X => NOBODY {X}
2 Ex: X and X => NOBODY {X} and {X2}
2 Ex: you must Ac => YOU must {Ac}
2 Ex: O and X => ?who they must {O} and they {X} // they must {O} and the next player {X}
2 Ex: you O and X => they must {O} and they {X}
4 Ep: you may Ap => they may {Ap}
4 Ep: W may Ap => {W} may {Ap}
4 Ep: any player may Ap => any player may {Ap}
4 Ep: W may not Ap => {W} may not {Ap}
4 Ep: W must Ap => {W} must {Ap}
4 Ep: W must Ap or Ac => {W} must {Ap} or {Ac}
4 Ep: you must Ap => they must {Ap}
0 Ep: Clause => {Clause}
0 Ea: Eo => {Eo}
0 Ea: Ep => {Ep}
0 Ef: Ea => {Ea}
0 Ef: Ex => {Ex}
4 Ew: Ea => {Ea}
4 Ew: Ea Wh => {Ea} {Wh}
4 Ew: Ea Cn => {Ea} {Cn}
4 Ew: Ea Wh Cn => {Ea} {Wh} {Cn}
4 Ev: Ef => {Ef}
4 Ev: Ef Wh => {Ef} {Wh}
4 Ev: Ef Cn => {Ef} {Cn}
4 Ev: Ef Wh Cn => {Ef} {Wh} {Cn}
0 Wh: When => {When}
4 Wh: before [the] next (card | play | player plays | player) => before the next card is played
4 Wh: before (you | they) (draw | draw a card) => before drawing
4 Wh: before (you | they) (play | play a card) => before playing
4 Wh: (any time | whenever you like) => at any time
4 Wh: (in | within) NUM seconds => within {NUM} seconds
0 Cn: Cond => {Cond}
4 Cn: (while | if | when) (C is on top | the top card is C) => if the top card is {C}
4 Cn: if St => if {St}
4 Cn: unless St => unless {St}
4 St: (you | they | the player) (have | has | hold | holds) [a | an] Spec [in hand | in their hand]
    => they have a {Spec} in hand
4 St: (you | they) (have | has) (a card (you | they) may play | a legal play) => they have a legal play
4 St: (you | they) (could play | could go | could play a card) => they have a legal play
4 St: (you | they) (may play | may go) => they have a legal play
4 St: (you | they) (may not play | may not go | have nothing to play | have no card to play)
    => they have no legal play
4 St: (you | they) (have | has) NumCmp (card | cards) [left] => they have {NumCmp} cards
4 St: it ('s | is) their turn => it is their turn
5 And: (and | ',' | ',' and | and then | ',' then | then | ',' and then) => and
0 Es: Ev => {Ev}
5 Es: Ev And Er => {Ev} and {Er}
0 Er: Ew => {Ew}
5 Er: Ew And Er => {Ew} and {Er}
0 Eos: Eo => {Eo}
5 Eos: Eo And Eos => {Eo} and {Eos}
0 Eos: Ex => {Ex}
4 Eo: W '+' NUM [cards] => {W} draws {NUM} cards
2 Chooser: (you | they | player | the player | the (player | one) who (played | plays) (it | that | that card
    | the card)) => .
2 Eo: [Chooser] (choose | chooses | pick | picks | name | names | select | selects) (a player | one player) (who
    | to) X => a player of their choice {X}
2 Eo: [Chooser] (choose | chooses | pick | picks | decide | decides) who (goes | plays | is | comes) next
    => play passes to a player of their choice
4 O: Gv NC [to the] left => give {NC} to the player to their left
4 Y: (pass | passes) NC [on] [to the] left => pass {NC} to the player to their left
4 Y: (pass | passes) NC [on] [to the] right => pass {NC} to the player to their right
4 O: Gv NC [to the] right => give {NC} to the player to their right
6 Ch: (decide | decides | decide on | decides on | determine | determines | set | sets) => .
6 Follows: (that follows | that comes next | of the next card | to follow | to come) => .
6 O: Ch (the | a | the next) suit Follows => name a suit
6 O: Ch (the | a | the next) rank Follows => name a rank
6 O: (change | changes | set | sets | switch | switches) [the] suit to (whatever | whichever | any suit | what
    | anything | the one) (you | they) (want | like | choose | wish) => name a suit
4 X: (is | are) out => leave the game
4 Wh: until the next C [is played | comes] => until a player plays another {C}
2 Eo: [Chooser] (choose | chooses | pick | picks) (a player | one player) (',' | and | ',' and) (they | that player) X
    => a player of their choice {X}
4 X: Dr (the whole play pile | all the cards in the [play] pile | all cards of the [play] pile) => take the play pile
4 O: (show | shows | reveal | reveals) their (hand | cards) to Wm => show their hand to {Wm}
4 O: (show | shows | reveal | reveals) NC to Wm => show {NC} to {Wm}
4 O: (say | says | name | names) (it | the card | that card | the card 's name | what it is)
    => say the name of the card
4 An: (look at | see) the top card (of | on | from) the draw pile => look at the top card of the draw pile
4 An: (look at | see) the top NUM cards (of | on | from) the draw pile => look at the top {NUM} cards of the draw pile
2 Eo: (look at | see) the top card (of | on) the draw pile => they may look at the top card of the draw pile
4 An: (swap | switch | trade | exchange) hands => swap hands with a player of their choice
2 Eo: [you] must An => they must {An}
2 Eo: [you] must An or Ac => they must {An} or {Ac}
2 Eo: [Chooser] (choose | chooses | pick | picks | name | names | select | selects) (who | a player | one player) (to
    skip | to be skipped | that is skipped | who is skipped) => a player of their choice is skipped
2 Eo: [Chooser] (choose | chooses | pick | picks | select | selects) (a player | one player | who) (who | that | to)
    [must] X => a player of their choice {X}
2 Eo: [Chooser] (choose | chooses | pick | picks | select | selects) (a player | one player) (who | that) must O
    => a player of their choice must {O}
2 Eo: make a player [of their choice | you choose | you want] X => a player of their choice {X}
4 Eo: Rolled And W Dr that many [cards] => they roll a die and {W} draws as many cards as the roll
4 Eo: Rolled And that many players are skipped => they roll a die and as many players as the roll are skipped
4 Eo: Rolled And (skip | skips) that many [players] => they roll a die and as many players as the roll are skipped
4 Eo: Rolled And (draw | draws | take) that many [cards] => they roll a die and they draw as many cards as the roll
4 Rolled: (you roll | they roll | roll) a die => .
4 Rolled: a die is rolled => .
4 Eo: a die is rolled => they roll a die
4 St: (you | they | the player) (have | has) Cmp (card | cards) [left | in hand | in their hand]
    => they have {Cmp} cards
4 St: it ('s | is) not their turn => it is not their turn
4 X: Dr the value of the card => draw as many cards as the value of the card
4 Ew: Ea ',' Cn => {Ea} {Cn}
4 Ev: Ef ',' Cn => {Ef} {Cn}
4 Eo: W (gives | give | must give | hands | hand) you NC => {W} must give {NC} to the active player
4 Eo: W (gives | give | must give | hands | hand | pass | passes) NC to you => {W} must give {NC} to the active player
4 O: (show | shows) their (hand | cards) => show their hand to all other players
4 O: (say | says) [you | they] how many cards (you | they) (have | has) [left]
    => say the number of cards in their hand
4 O: (say | says) (the number of cards in their hand | the number of their cards | their number of cards)
    => say the number of cards in their hand
4 Y: (pass | passes | give | gives | hand | hands) their (hand | cards) [on] [to the] left
    => pass their hand to the player to their left
4 Y: (pass | passes | give | gives | hand | hands) their (hand | cards) [on] [to the] right
    => pass their hand to the player to their right
4 Y: (pass | passes) their (hand | cards) (on | along | around) => pass their hand to the next player
4 X: (go | goes) out of the game => leave the game
4 X: (drop | drops) out => leave the game
4 X: (lose | loses) (a | one) point => lose a point
4 X: (lose | loses) NUM points => lose {NUM} points
5 And: '+' => and
6 O: (change | changes) the suit => name a suit
6 O: Ch any suit => name a suit
6 Serve: that 's what must be played next => .
6 O: Ch (a | the | any) suit ',' that ('s | is) what must be played [next] => name a suit
4 Chs: (choose | chooses | pick | picks | select | selects) (a player | one player | who) (who | that | to) [must] X
    => a player of their choice {X}
4 Chs: (choose | chooses | pick | picks | select | selects) (a player | one player | who) (who | that) must O
    => a player of their choice must {O}
4 Chs: (choose | chooses | pick | picks | select | selects) (who | a player) (to skip | to be skipped
    | who is skipped)
    => a player of their choice is skipped
4 Eo: W must play C or (is skipped | miss | pass | skip their turn) => {W} must play {C} or skip their turn
4 Eo: no player (speaks | talks | says anything) => no player may speak
4 X: (costs | cost) (a | one) point => lose a point
6 O: (say | says | tell | tells | decide | decides) (which | what) suit (comes next | is next | follows
    | must be played
    | must be played next | must follow | it is now | it is | you want | they want) => name a suit
4 F: (play | plays | go | goes) [another | one] (turn | time) again => take another turn
4 X: (draw | draws) up to NUM [cards] => draw until they have {NUM} cards
4 Eo: W may not (draw | draw cards) => {W} may not draw a card
4 NC: another => a card
4 NC: one of their cards => a card
4 NC: NUM of their cards => {NUM} cards
4 F: (go | goes | play | plays | move | moves) twice => take another turn
4 Y: (get | gets | score | scores | earn | earns | collect | collects | receive | receives) SomeOf => gain {SomeOf}
4 O: (do | does | make | makes | give | gives | take | takes) a bow => bow
4 O: (do | does | make | makes | give | gives) a salute => salute
4 O: (do | does | make | makes | give | gives) a wave => wave
4 O: (give | gives) a clap => clap
4 O: (say | says) (its | the | the card 's) Prop => say the {Prop} of the card
4 O: (name | names) its Prop => say the {Prop} of the card
4 Wh: instead of (draw | drawing a card | drawing cards | drawing one | having to draw | taking a card)
    => instead of drawing
4 Wh: instead of (play | playing a card | playing a turn) => instead of playing
4 Wh: (one time | once) (per | a | each | every | in a | in each) turn => once per turn
4 Wh: (one time | once) (per | a | each | every | in a | in each) round => once per round
4 St: (you | they | the player) (have | has | hold | holds) NUM (card | cards) or (fewer | less)
    => they have at most {NUM} cards
4 St: (you | they | the player) (have | has | hold | holds) NUM (card | cards) or more
    => they have at least {NUM} cards
4 St: (you | they | the player) (have | has) Fits => they have a legal play
4 St: (you | they) have (no playable card | nothing playable | nothing that fits | no card that fits)
    => they have no legal play
4 St: the draw pile (has | is down to) Cmp cards [left] => the draw pile has {Cmp} cards
4 St: R (is | was) C => the top card is {C}
4 St: R (is | was) not C => the top card is not {C}
4 St: C is on top => the top card is {C}
4 St: (play | turn order | the direction | direction) (is | goes | runs) clockwise => turn order is clockwise
4 St: (play | turn order | the direction | direction) (is | goes | runs) counter-clockwise
    => turn order is counter-clockwise
4 St: (the previous player | the player before (you | them)) (drew | had to draw) [a card] [on their last turn
    | last turn]
    => the previous player drew on their last turn
4 St: (the previous player | the player before (you | them)) (was skipped) [on their last turn | last turn]
    => the previous player was skipped on their last turn
4 Eo: (talking | speaking) is No => no player may speak
4 Eo: no player (draws | draw) => no player may draw a card
4 X: (leave | leaves | is out of | are out of | drop out of | drops out of | lose | loses) the (game | round)
    => leave the game
4 Eo: (either O or Ac) => they must {O} or {Ac}
4 Eo: W must either As => {W} must {As}
2 Eo: you must either An or A => they must {An} or {A}
4 Ep: W must either Ap or Ac => {W} must {Ap} or {Ac}
4 X: Dr NC [for] (themselves | yourself | himself | themself) => draw {NC}
4 X: (miss | misses | lose | loses | forfeit | forfeits | sit out | sits out | skip | skips) [a | one | their | the
    | this] [next]
    (turn | go) => is skipped
6 Like: (you | they) (like | want | wish | choose | please | prefer) => .
6 O: Ch [a | the | any | whatever | whichever] suit (Like | of their choice) => name a suit
6 O: Ch [a | the | any | whatever | whichever] (rank | number) (Like | of their choice) => name a rank
0 Eo: a player may As => any player may {As}
4 Eo: each player X (but | except) Them => all other players {X}
4 Eo: each player must As (but | except) Them => all other players must {As}
4 Eo: each player O (but | except) Them => all other players must {O}
4 Sk: (miss | misses | lose | loses | forfeit | forfeits | sit out | sits out | skip | skips | give up
    | gives up) [a | one | their | the | this]
    [next] (turn | go) => .
4 Sk: (be skipped | is skipped) => .
4 Eo: W must Sk => {W} is skipped
4 Eo: W must Sk and Dr NC [instead] => {W} draws {NC} and is skipped
4 Eo: W must Dr NC and Sk => {W} draws {NC} and is skipped
4 Eo: W Sk and Dr NC [instead] => {W} draws {NC} and is skipped
4 Eo: W must (draw | draw cards) => ?number {W} must draw a card // {W} must draw 2 cards
4 Ep: W must Dr NC or (play | put down) [another | a | an | one more] Spec => {W} must play a {Spec} or draw {NC}
4 Ac: (pick | take) NC up => draw {NC}
4 X: (pick | picks | take | takes) NC up => draw {NC}
4 O: (say | says | name | names | state | states | declare | declares) (the card | the card just | the card they
    | the card you) (played | play)
    => say the name of the card
4 O: (call | calls | state | states | declare | declares) Words => say {Words}
4 Y: (pass | passes) their (hand | hands | cards) [on] (in the direction of play | in turn order | in order
    | one along | to the next player)
    => pass their hand to the next player
4 O: (choose | pick) (a player | another player) and (the two | they | both) (exchange | swap | switch) [their] hands
    => swap hands with a player of their choice
4 X: Dr (the | the entire | all the | the complete) [play] pile => take the play pile
4 Y: (take | takes | draw | draws) the top card (from | off) the [play] pile => take a card from the play pile
6 O: Ch (a | the) new suit => name a suit
6 O: (say | says) (a | any | the next | the new | a new) suit [Like] => name a suit
6 Like: of their choosing => .
4 St: (you | they) have (no playable cards | no legal card | no matching card) => they have no legal play
4 Ap: (play | put down | lay) C as (their | the | a) (last | final) card => play {C} as their last card
4 Wh: during their turn => on their turn
4 O: (change | changes) suit => name a suit
0 Src: from the [top of the] draw pile => .
4 NC: NCards Src => {NCards}
4 NC: NUM Src => {NUM} cards
4 X: (draw | draws) Src => ?number draw a card // draw 2 cards
0 This: (it | this | that | which | this card | that card) => .
4 Eo: This Wo => {Wo}
4 Eo: This Make W [to] X => {W} {X}
4 Eo: This Make W [to] O => {W} must {O}
4 Eo: This (let | lets | allows | allow) (you | them | the player) [to] As => they may {As}
4 Eo: (making | forcing | causing | requiring | obliging) W [to] X => {W} {X}
4 Eo: (making | forcing | causing | requiring | obliging) W [to] O => {W} must {O}
4 Eo: (allowing | letting) (you | them | the player) [to] As => they may {As}
4 Eo: (allowing | letting) (you | them | the player) [to] F => they {F}
6 Ch: (nominate | nominates | select | selects | request | requests) => .
6 O: (say | says) (a | any | a new | the next | a different) suit Follows => name a suit
6 Follows: (that | which) (W | play) must (serve | follow | play | match | be | use) [next] => .
6 Follows: for W [to (follow | play | serve | match)] => .
6 Follows: (to be played | to be played next | to play next | that must be played | that must be played next
    | that continues play | that is played next | for the next card | for the play pile | in play) => .
6 O: Ch (a | the | any | another | a new | the new | the next | a different) suit Follows => name a suit
6 O: Ch (a | the | any | another | a new | the new | the next | a different) (rank | number) Follows => name a rank
6 O: Ch [the | a] suit and [the | a] (rank | number) [Follows] => name a suit and name a rank
6 O: Ch (which | what) suit is (played | next | to be played) [next] => name a suit
6 O: Ch it to be (any | a) suit [Like | of their choice] => name a suit
6 O: (change | changes | switch | switches) (the suit | suit) (Like | to any suit | to a suit of their choice)
    => name a suit
6 O: (ask for | asks for | Ch) a different suit [to be played] => name a suit
4 O: (say | says) that (you | they) (have | has) [only] NUM (card | cards) [left] [in hand | in their hand]
    by saying Words => say {Words}
4 Sayv: (say | says | call | calls | state | states | declare | declares) => .
4 Aud: (to each player | to all other players | loudly | clearly) => .
4 Aud: [so] so [that] each player (hears | may hear) [it | you | them] => .
4 Aud: that each player (hears | may hear) [it | you | them] => .
4 O: Sayv Words Aud => say {Words}
4 Y: (pass | passes | give | gives | hand | hands) their (hand | hands | cards) one (player | place | seat
    | position) in the [current] direction of play
    => pass their hand to the next player
4 Y: (pass | passes | give | gives | hand | hands) their hands to Wm => pass their hand to {Wm}
4 O: (choose | chooses | pick | picks) (a player | another player | one player) and (the two players | both players
    | the two | they) (exchange | swap | switch | trade) [their] (hands | cards)
    => swap hands with a player of their choice
4 Y: (take | takes | steal | steals | draw | draws) NC from Wm at random => take {NC} from {Wm}
6 Wo: (skip | skips) the turn of Wm => {Wm} is skipped
4 Wo: play (skips | passes over | jumps over) (one | a | 1) player => the next player is skipped
4 Wo: play (skips | passes over | jumps over) NUM players => the next {NUM} players are skipped
4 Wo: clockwise becomes counter-clockwise [and viceversa | ',' and viceversa | or viceversa] => turn order is reversed
4 Eo: each player must O And the last (player | one) to do (so | it | this | that) X
    => each player must {O} and the last player to {O} {X}
4 Eo: each player must O And the last (player | one) to do (so | it | this | that) must Ac
    => each player must {O} and the last player to {O} must {Ac}
4 Eo: each player must O And the (last | slowest) (player | one) X
    => each player must {O} and the last player to {O} {X}
4 O: (add | adds | make | makes | invent | invents | introduce | introduces | create | creates | set | sets) a rule
    (for the game | that must be followed for the rest of the game | for the rest of the game
    | that applies for the rest of the game) => introduce a rule
4 Ep: W must Dr NC unless (they | W) (play | plays | may play | may also play) (another | a | an) Spec
    => {W} must play a {Spec} or draw {NC}
4 Ep: W Dr NC unless (they | W) (play | plays | may play | may also play) (another | a | an) Spec
    => {W} must play a {Spec} or draw {NC}
4 St: (you | they) (have | has) a playable card [in hand | in their hand] => they have a legal play
4 Cn: (unless | except) (during | in) [a] point of order => unless a point of order is in progress
4 Cn: if (you | they) already have a playable card [in hand | in their hand] => if they have a legal play
4 Aud: to (the table | the group | all | the others) => .
4 Eo: (let | lets | allows | allow) (you | them | the player | its player) [to] As => they may {As}
4 Eo: (let | lets | allows | allow) (you | them | the player | its player) [to] F => they {F}
4 Eo: Make W [to] X => {W} {X}
4 Eo: Make W [to] O => {W} must {O}
4 Eo: Make W [to] Sk and Dr NC => {W} draws {NC} and is skipped
4 Eo: Make W [to] Dr NC and Sk => {W} draws {NC} and is skipped
4 Eo: for W to X => {W} {X}
4 Ap: (put | lay | throw) (a card | one card) down => play a card
4 Ap: (put | lay | throw) C down => play {C}
4 Wo: it ('s | is) W 's turn again => play passes to {W}
4 Y: (shift | shifts) their (hand | cards) to Wm => pass their hand to {Wm}
4 O: (add | adds | make | makes | invent | invents | introduce | introduces | create | creates | set | sets) a rule
    for the next (game | round | hand) => introduce a rule
6 Wo: the (cards | board | table) (are | is) cleared => the play pile is cleared
6 Wo: (clear | clears) the (cards | board) => the play pile is cleared
"""
