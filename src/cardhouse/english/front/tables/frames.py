"""Clauses of prose: who is meant by what they did, what a card has as its effect, what is forbidden, who is able to."""

from typing import Final

FRAMES: Final = """
4 Deeds: OneDeed => {OneDeed}
4 Deeds: AllDeeds => {AllDeeds}
2 Rel: (a player that | any player that | the player that | players that | those who | each player that) => a player
5 U: the player (after | following | behind) Tr Deeds => When {Tr}, {Deeds@NEXT}.
5 U: the next player after Tr Deeds => When {Tr}, {Deeds@NEXT}.
5 U: the player (before | ahead of) Tr Deeds => When {Tr}, {Deeds@PREVIOUS}.
5 U: the player (to | on) the left of Tr Deeds => When {Tr}, {Deeds@LEFT}.
5 U: the player (to | on) the right of Tr Deeds => When {Tr}, {Deeds@RIGHT}.
5 U: the player (after | following | behind) Tr must As => When {Tr}, the next player must {As}.
5 U: the player (before | ahead of) Tr must As => When {Tr}, the previous player must {As}.
5 U: the player (to | on) the left of Tr must As => When {Tr}, the player to their left must {As}.
5 U: the player (to | on) the right of Tr must As => When {Tr}, the player to their right must {As}.
5 U: W (when | if | after | once | on) T Deeds => When {T}, {Deeds@W}.
2 W: the player with the (most | highest number of) [cards] [in hand] => the player with the most cards
2 W: the player with the (fewest | least) [cards] [in hand] => the player with the fewest cards
2 Wm: the player with the most => the player with the most cards
2 Wm: the player with the (fewest | least) => the player with the fewest cards
4 Eo: (you | they | this | it | which) Make W [to] Deeds => {Deeds@W}
4 Wo: play (goes | continues | moves | proceeds | runs) [in] the (opposite | other | reverse) (direction | way)
    [round | around] [the table] => turn order is reversed
4 Wo: (change | changes | switch | switches | turn | turns | flip | flips) [the] (direction | way | order) (in which |
    that) (the game | play) (is played | goes | moves | runs) => turn order is reversed
4 F: (it is | it 's) their turn (again | once more) => take another turn
4 X: (sit | sits) out (for a turn | for one turn | a turn | one turn | the next turn) => is skipped
4 X: Skipping their turns => is skipped
4 X: (do | does) not get (a | their | to take a | to take their) (turn | go) => is skipped
4 U: [Us] must (greet | meet | accompany | answer | welcome | mark | honour | announce) C (with | by saying) Words
    => When a player plays {C}, they must say {Words}.
4 Nod: a knock => knock
4 Nod: a bow => bow
4 Nod: a clap => clap
4 Nod: a wave => wave
4 Nod: a salute => salute
4 U: T must be (accompanied | followed | marked | greeted | answered) (by | with) Nod => When {T}, they must {Nod}.
4 U: T must be (accompanied | followed | marked | greeted | answered) (by | with) Words => When {T}, they must say
    {Words}.
4 U: (if | when) Ta without saying Words [Sep] Owing Fine [Src] [AsFine]
    => When {Ta}, they must say {Words}. PENALTY {Fine}
4 U: Tr without saying Words [Sep] Owing Fine [Src] [AsFine] => When {Tr}, they must say {Words}. PENALTY {Fine}
7 T: [Sb] (discard | discards | discarding) (their | the) (last | final) card => a player plays their last card
8 T: C Be discarded => a player plays {C}
8 V: (make | makes | call | calls | give | gives) a (wrong | false | bad | mistaken | unjustified) (penalty | call)
    => makes a bad call
8 Tg: (making | calling | giving) a (wrong | false | bad | mistaken | unjustified) (penalty | call)
    => a player makes a bad call
8 Tg: (winning | finishing) (a | the | each) (round | game | hand) => a player wins
8 D: C may be (used | treated | counted | taken | played) as (any card | anything | whatever card) [Like]
    => {C} are wild
8 D: (a | an) Spec and (a | an) Spec Alike => {Spec} matches {Spec2}
8 D: K and K Alike => {K} matches {K2}
8 Alike: (match | match each other | counts as to match | counts as a match | fit each other) => .
8 D: K (is | are) worth NUM (points | point) each => the value of {K} is {NUM}
8 D: K (have | has | carry | carries) (a | the) value of NUM [points] => the value of {K} is {NUM}
8 Whatever: no matter (what | which) card (is showing | is on top | lies on top | was played before | is there
    | was played) => .
8 L: RunOf may be (played | put down | laid | laid down) [Tgt]
    => a player may play any number of cards of the same suit in consecutive order on their turn
8 L: [Us] may not win (by playing | by laying | on | with) C => a player may not play {C} as their last card
6 O: (say | says) OneSuit SuitFor => name a suit
6 OneSuit: (a | the) (certain | particular | specific) suit => .
6 OneRank: (a | the) (certain | particular | specific) rank => .
6 Turned2: (be continued | come next | be played next | follow next) => .
6 Stuck: none of their cards (may be played | fit | fits | match | matches | is playable | are playable) => .
6 Stuck2: (a player | players | any player) (with | having) no legal play => .
6 JustDrawn: (the | that | this | a) card (you | they) [have] just drawn => .
6 Twin: (the | an | a) (identical | exact same | very same | same) card => .
6 Twin: a card identical to the top card => .
6 U: (if | when) Sb (have | has | hold | holds) Twin [in hand] [','] (you | they | that player | the player) may (play
    | throw | put | place | lay | slam) (it | that card) [down | in] (out of turn | at any time out of turn)
    => A player may play a card identical to the top card out of turn.
4 O: (make up | makes up | devise | devises | write | writes | come up with) (a | one | another) [new] rule
    => introduce a rule
9 S: EachP (begin | begins | start | starts) [the game | the round | each round] with NUM cards
    => each player starts with {NUM} cards
9 S: the game is played (with | using) NUM (decks | packs) => the game uses {NUM} decks
9 S: NUM (decks | packs) (is | are) (used | needed | shuffled together) => the game uses {NUM} decks
9 S: (each | every | a) turn must be (completed | finished | over | made | done | played) (within | in) NUM seconds
    => the time limit is {NUM} seconds
7 Row: NUM consecutive Spec => {NUM} {Spec} are played in a row
0 OnPile: (on | onto | on top of | to | into) (PileNp | the table | the middle) => .
0 Plainer: (play | put | lay | place | throw | drop) C [down] OnPile => play {C}
0 Plainer: (plays | puts | lays | places | throws | drops) C [down] OnPile => plays {C}
0 Plainer: (playing | putting | laying | placing | throwing | dropping) C [down] OnPile => playing {C}
0 Plainer: C (is | are | gets) (put | laid | played | thrown | dropped) [down] OnPile => {C} is played
0 Plainer: (play | put | lay | place) C from their hand => play {C}
0 Plainer: (remember | be sure | make sure | take care | do not forget) to => must
0 Plainer: the (turn | go) of W => {W} 's turn
0 Plainer: (is | are) to be => must be
0 Plainer: must be reversed => is reversed
0 Plainer: must be cleared => is cleared
0 Plainer: (has | have) the effect of (skipping | missing out) => skips
0 Plainer: (has | have) the effect of (reversing | changing | switching) => reverses
0 Plainer: (has | have) the effect of (making | forcing | causing | requiring) => makes
0 Plainer: (has | have) the effect that => means that
0 Opening: the effect of C is that => {C} means that
0 Opening: (the effect of playing | the result of playing | the result of) C is that => {C} means that
0 Opening: by Laying => playing
0 Opening: (during | throughout) (the game | play | gameplay | a game) [','] => .
0 Plainer: C ',' (when | if | once) [it is | they are] (played | laid | used) ',' => {C}
0 Plainer: (right after | right afterwards | right after that | thereafter | from then on | from there on | in turn)
    => .
0 Plainer: each player [','] including (you | yourself | themselves | the player) => each player
0 Plainer: (whoever | whomever | any player | a player | another player | who | whom) (you | they) (choose | like |
    want
    | wish | pick | prefer | please | select | desire) => a player of their choice
0 Plainer: [Chooser] [must] Chooser2 Picked (',' | and | ',' and) (have | make | let | get | force | cause | tell |
    order)
    (them | that player) [to] => , a player of their choice must
0 Plainer: (use | utter | speak | mention | pronounce) (the_word | the_words | the_phrase) => say
0 Plainer: Barred (from | to) => may not
0 Barred: (is | are) (forbidden | prohibited | barred | banned | disallowed) => .
0 Plainer: it (is | 's) (illegal | forbidden | prohibited | against the rules | not possible | not legal | impossible
    | never allowed | not allowed | not permitted) [for (a player | players | any player)] to => a player may not
0 Plainer: no (talking | speaking) is (allowed | permitted) => no player may speak
0 Plainer: (is | are) not playable => may not be played
0 Plainer: (is | are) [always] playable => may be played
0 Plainer: (valid | possible | suitable | eligible | allowed | permissible) (move | moves | play | plays | card |
    cards)
    => legal play
0 Plainer: (a | any) playable one => a playable card
0 Plainer: (still | already) (hold | holds | have | has) a playable card => have a playable card
0 Plainer: while (you | they) (hold | holds | have | has) a playable card => if they have a playable card
0 Plainer: of equal Atr => of the same {Atr}
0 Plainer: (a | an) [initial | starting] hand of NUM cards => {NUM} cards
3 Pl: (use | uses | using) => play
3 T: Sb (discard | discards | discarding | discarded) [a | an | the | any] Spec => {Sb} plays {Spec}
3 T: (discarding | adding) [a | an | the | any] Spec => a player plays {Spec}
3 T: the (card played | played card | last card played | card that is played | card laid | card put down) is C
    => a player plays {C}
3 T: C is the card (played | that is played | laid | that was played) => a player plays {C}
3 T: C (being | be) (played | laid | used | put down) => a player plays {C}
3 T: C (that | which) Be (played | laid | used | put down) => a player plays {C}
8 T: (a | any) penalty [card] Be (given | handed | dealt) to a player => a player receives a penalty
8 V: (incur | incurs | suffer | suffers | earn | earns | collect | collects) [a | any] penalty [card]
    => receives a penalty
8 T: (a player 's | the player 's | their | any player 's) turn (begins | starts | comes) => a player begins their
    turn
8 T: it (is | becomes) a player 's turn => a player begins their turn
8 T: (a player 's | the player 's | their | any player 's) turn (ends | is over) => a player ends their turn
8 Tg: (drawing | taking) a card => a player draws a card
8 T: Sb (draw | draws | draw cards) Src => a player draws a card
7 V: (empty | empties) their hand => plays their last card
7 V: (play | plays | use up | uses up | finish | finishes | lay | lays) (the last of their cards | their last card
    | all their cards | their hand) => plays their last card
7 LastButOne: (second last | next to last | one before last | last but one) => .
7 V: (reduce | reduces | bring | brings) their hand [down] to [only | just] NUM (card | cards) => drops to {NUM} cards
7 V: (play | plays | go | goes | come | comes) down to [only | just] NUM (card | cards) => drops to {NUM} cards
7 T: Sb (is | are) (down to | on) their (last | final) card => a player drops to 1 card
7 T: there (is | are) [only | just] NUM (card | cards) left in (a player 's | their) hand => a player drops to
    {NUM} cards
0 Plainer: (is | are) left holding => has only
0 Plainer: (is | are) [only | just] holding => has
0 Plainer: (is | are) holding only => has only
0 Plainer: (pull | pulls) => draws
0 Deciding: (choose | chooses | decide | decides | happen | happens | elect | elects | opt | opts | manage |
    manages) to
    => .
0 Plainer: Deciding (play | lay | put | place | use) => play
0 Plainer: Deciding (draw | take) => draw
0 Plainer: (a player | any player | players) (at the table | in the game | around the table | in the group) => a
    player
0 Plainer: (in the event of | in case of | as a result of | following | with every | with each | for each | for every)
    C => when {C}
0 Plainer: (following | after) the (play | playing | laying) of => when playing
0 Plainer: C (lands | falls | goes | is added | is put | is laid | is dropped) (on | onto | to) (PileNp | the table)
    => {C} is played
0 Plainer: if C be => if {C} is
0 Plainer: (must | should | to) loudly => must
0 Plainer: before their turn [begins | starts] => at the start of their turn
0 Plainer: (as | when) their turn (begins | starts) => at the start of their turn
4 X: (does | do) not (get | take) [to take | to have] (a | their | any) (turn | go) => is skipped
4 X: (does | do) not get to (play | go | move) => is skipped
4 X: (sit | sits) (this | the | that | their | one | a) turn out => is skipped
4 X: (miss | misses) out [on (a | their) turn] => is skipped
4 X: (must | has to) (pass | wait) [a turn | one turn | this turn] => is skipped
4 Sk: pass [for (a | one) turn | their turn | this turn | the turn] => .
4 Sk: (sit | sits) (this | the | that | their | one | a) turn out => .
4 Wo: (the turn | play) (skips over | passes over | jumps over | bypasses | skips) Wm => {Wm} is skipped
2 W: the player whose turn (would be | would come | is) next => the next player
2 InLine: (in rotation | in the rotation | in the order | in the sequence | in clockwise order) => .
4 X: (is | are) (given | dealt | handed) Num2 [Src] => draw {Num2}
4 X: (add | adds | bring | brings | get | gets) Num2 [Src] (to | into) their hand => draw {Num2}
4 X: (end | ends) up drawing NC => draw {NC}
4 Eo: NUM cards (are given | are dealt | go | are handed) to Wm => {Wm} draws {NUM} cards
4 Wo: (play | the game) (starts | begins) (going | moving | running) the other way [round | around]
    => turn order is reversed
4 Wo: turn direction is reversed => turn order is reversed
4 Eo: This must be (accompanied | followed) by [the_word | the_words | saying] Words => they must say {Words}
4 O: (follow | accompany) (it | this | that card) (by saying | with) Words => say {Words}
4 F: (is | are) (granted | given | awarded | allowed) another turn => take another turn
4 Eo: it is still (W 's | their) turn => they take another turn
4 F: (keep | keeps) the turn => take another turn
0 Eo: W may (play | go | move) again => {W} may take another turn
4 Y: (swap | swaps | exchange | exchanges | trade | trades | switch | switches) (their hand | all their cards
    | all of their cards | their cards) with (that | those | the hand | the cards) of Wm => swap hands with {Wm}
4 O: (choose | chooses | pick | picks | select | selects | nominate | nominates) (a player | another player | any
    player
    | who) to (swap | exchange | trade | switch) (hands | cards) with => swap hands with a player of their choice
4 Chooser2: (nominate | nominates | designate | designates | point at | points at | point to | points to) => .
0 Plainer: all other players each => all other players
0 Plainer: (each | every) (opponent | opposing player) => all other players
0 Plainer: the one (to | on) the left of (them | you) => the player to their left
0 Plainer: the one (to | on) the right of (them | you) => the player to their right
2 Wm: a player of their choosing => a player of their choice
2 W: a player of their choosing => a player of their choice
4 Wo: the next card (played | that is played | laid) must be C => the next card must be {C}
4 Wo: the next card (played | that is played | laid) may not be C => the next card may not be {C}
5 U: Eos [','] (once | following) T => When {T}, {Eos}.
5 U: Es [','] once Ta => When {Ta}, {Es}.
6 Copy: (an | the) exact copy of (R | the top card | the card just played | the previous card) => .
6 Copy: (a card identical to | the same card as | the exact same card as | exactly the same card as | a card that
    exactly
    matches | a card exactly matching | a card of the same rank and suit as | a card with the same rank and suit as)
    (R | the top card | the card just played | the one just played | the previous card) => .
6 Copy: (an | the) (identical | exact same | matching) (card | one) => .
6 Copy: Twin => .
6 Hold: (have | has | hold | holds | is holding | are holding | holding | with | having) => .
6 PlayIt: (play | put | lay | place | throw | slam | use | drop) (it | that card | the card) [down | in | on top]
    [immediately] => .
6 PlayIt: jump in [with it] => .
6 OutOf: (out of turn | at any time out of turn | even out of turn) => .
6 Twinned: (if | when) (Sb | they | you | another player) Hold Copy [in hand | in their hand] => .
6 Twinned: (a player | any player | players | whoever) (Hold | who Hold) Copy [in hand | in their hand] => .
6 U: Twinned [','] [you | they | that player | the player] may PlayIt OutOf
    => A player may play a card identical to the top card out of turn.
6 U: Twinned [','] [you | they | that player | the player] may jump in [with it]
    => A player may play a card identical to the top card out of turn.
6 U: Us may play out of turn (if | when | with) (Copy | [you | they] Hold Copy | their card is (Copy | identical to
    R))
    => A player may play a card identical to the top card out of turn.
6 U: jumping in is allowed with Copy => A player may play a card identical to the top card out of turn.
6 U: (Copy | cards identical to R) may be (played | thrown in | laid | put down) OutOf [by a player | by any player]
    => A player may play a card identical to the top card out of turn.
0 Plainer: it (is | 's) (permitted | allowed | legal | permissible | possible | okay | fine) for (a player | players
    | any player) to => a player may
0 Plainer: it (is | 's) (permitted | allowed | legal | permissible | possible | okay | fine) to => you may
9 MoreOne: (NUM or more cards | sets of cards | a set of cards | groups of cards) => .
9 Hold2: (if | when) (a player | you | they) (have | has | hold | holds) MoreOne AllSame => {AllSame}
9 Hold2: (a player | any player | players | whoever) (holding | with | who has | who holds | having) MoreOne AllSame
    => {AllSame}
9 AllSame: of (one | a single) Atr => {Atr}
9 U: Hold2 [','] [you | they] may (play | lay | put down | discard | all be played) [them | them all | all of them
    | all]
    [Tgt] => A player may play any number of cards of the same {Hold2} on their turn.
9 L: Us may (play | put down | lay | put out | discard | place | throw) MoreOne AllSame
    => a player may play any number of cards of the same {AllSame} on their turn
9 Tgt: (all at once | all together | at one time | at a time) => .
0 Opening: when (playing | discarding) [','] => .
6 Drew: (after drawing [a card] | when drawing [a card] | having drawn [a card] | (when | after | if) Sb (draw |
    draws) [a
    card]) => .
6 JustDrawn: (the | that | this | a) card drawn => .
6 Fitting: (is usable | may be put down | may be laid | may be placed) => .
6 U: (if | when) JustDrawn Fitting [','] it may be (played | used | put down | laid)
    => When the active player draws a card, they may play a card they have just drawn.
6 U: Drew [','] (a player | you | they | the player) may (play | use | lay | put down) (JustDrawn | it) [if it
    Fitting]
    => When the active player draws a card, they may play a card they have just drawn.
6 Whatever: (whatever | no matter what) (the top card is | the top card may be | is on top | card is on top) => .
8 L: C may PlayOn at any time Onto AnyCard => {C} may be played on any card
8 L: any card may have C (played | laid | put) on it => {C} may be played on any card
8 D: C (act | acts | count | counts | serve | serves | function | is used | are used | counts as) [as] [a] (wild
    | wilds | wild card | wild cards) => {C} are wild
8 D: the wild (card | cards) (is | are) C => {C} are wild
4 Wh: in place of drawing [a card] => instead of drawing
8 L: the (last | final) card (played | a player plays | you play) may not be C => a player may not play {C} as
    their last card
8 L: no player may (end | finish | go out | win) (on | with) C => a player may not play {C} as their last card
8 L: [Us] may not (end | finish | win) the (game | round) (on | with | by playing) C
    => a player may not play {C} as their last card
8 L: [Us] may not use C to (go out | finish | win | end) [the game | the round] => a player may not play {C} as
    their last card
8 L: (going out | finishing | ending | winning) (with | on) C is No => a player may not play {C} as their last card
8 L: no Spec may Go Onto C => {Spec} may not be played on {C}
8 L: [Us] may not (follow | cover | top) C with C => {C2} may not be played on {C}
8 L: (a player | any player | players) who (may play | has a legal play) may not draw [a card]
    => a player may not draw a card if they have a legal play
8 L: [Us] may not draw [a card] while (holding | having) (a playable card | a legal play)
    => a player may not draw a card if they have a legal play
8 L: (if | when) (you | they | Sb) (may play [a card] | have a playable card | has a playable card) [','] (you | they)
    may not draw [a card] => a player may not draw a card if they have a legal play
7 HandOf: (a player 's hand size | the player 's hand size) => .
7 T: HandOf (becomes | grows to | goes up to | rises to | reaches | is | gets to) Cmp [card | cards]
    => a player begins to have {Cmp} cards
7 T: HandOf (exceeds | goes over | goes above | grows over | grows beyond) NUM [card | cards]
    => a player begins to have more than {NUM} cards
7 V: (end up with | ends up with | ends up having | come to hold | comes to hold) [exactly] Cmp cards
    => begins to have {Cmp} cards
7 V: (end up with | ends up with | has | have | hold | holds) NUM cards or more => begins to have at least {NUM} cards
7 V: (hold | holds | ever has | ever have | ever hold | ever holds) Cmp cards => begins to have {Cmp} cards
8 T: (a player 's | the player 's | any player 's) turn Be skipped => a player is skipped
8 V: must (miss | lose | skip | forfeit) (a | their) turn => is skipped
8 V: has won [the round | the game] => wins
8 T: the (game | round) is won => a player wins
8 T: (before | as) (each | every | a | the) [new] round (begins | starts) => a round begins
8 T: the draw pile (is exhausted | becomes empty | has run out | has been exhausted | is finished | has been used up
    | has no cards left | has no more cards) => the draw pile runs out
8 T: there are no [more] cards [left] in the draw pile => the draw pile runs out
8 T: the last card of the draw pile (has been | is) (drawn | taken) => the draw pile runs out
8 T: (JustDrawn | the card a player draws | the card they draw | the card you draw) is Adj => a player draws {Adj}
    card
8 T: (JustDrawn | the card a player draws | the card they draw | the card you draw) is [a | an | the] Spec
    => a player draws {Spec}
7 V: (match | matches) the Atr of R => plays a card of the same {Atr} as the previous card
7 T: Sb (match | matches) the Atr of (R | the top card) => a player plays a card of the same {Atr} as the previous
    card
7 P: the same Atr as (the player before (them | you) | the previous player) => plays a card of the same {Atr} as
    the previous card
0 R: the card (beneath | below | under | underneath | before) it => the previous card
0 R: the one (beneath | below | under | before) [it] => the previous card
7 T: (a card played | the card played | a played card | the played card) has Tl => a player plays a card {Tl}
7 T: (a card played | the card played | a played card | the played card) (has | is of | shares) the same Atr as R
    => a player plays a card of the same {Atr} as the previous card
7 T: (a card played | the card played | a played card | a card) differs in Atr from R
    => a player plays a card of a different {Atr} from the previous card
7 T: [Sb] (switch | switches | change | changes | move | moves) to (a different | another | a new) suit
    => a player plays a card of a different suit from the previous card
7 T: the suit (of play | in play | being played) (changes | is changed) => a player plays a card of a different
    suit from the previous card
4 An: (inspect | examine | view | check) Wm 's (hand | cards) => look at the hand of {Wm}
4 O: Gv NC from their hand to Wm => give {NC} to {Wm}
4 O: Gv (one card | a card) of their choice to Wm => give a card to {Wm}
4 Y: (take | takes | steal | steals | draw | draws) NC from Wm 's hand [at random] => take {NC} from {Wm}
4 Y: (take | takes | steal | steals | draw | draws) NC from the hand of Wm [at random] => take {NC} from {Wm}
4 Y: (take | takes | steal | steals | draw | draws) a random card from Wm 's hand => take a random card from {Wm}
4 Y: (is | are) (awarded | given | granted) (a | one) point => gain a point
4 Eo: (a | one) point (is awarded | goes | is given) to W => {W} gains a point
4 Eo: W (only has | only have | is given | has only | gets only) NUM seconds [to DoTurn]
    => {W} must play a card within {NUM} seconds
4 Eo: W must (DoTurn) (in | within | in under) NUM seconds => {W} must play a card within {NUM} seconds
4 Wo: only C may be (played | laid) [next | on it | after it] => the next card must be {C}
4 Wo: C must be (played | laid) next => the next card must be {C}
4 Wo: the card that (follows | comes next | is played next) must be C => the next card must be {C}
2 W: the player who (just played | went before | played before | just went | had the turn before | went last)
    => the previous player
2 W: (whoever | the one who | the player who) (says | said) Words last => the last player to say {Words}
2 W: the (last one | last player | slowest player | slowest | slowest one) (to say | who says) Words
    => the last player to say {Words}
2 W: (whoever | the one who | the player who) (says | said) Words first => the first player to say {Words}
2 W: the (first one | first player | fastest player | fastest | quickest player) (to say | who says) Words
    => the first player to say {Words}
0 Plainer: (one card | a card) of their (choice | choosing) => a card
0 Plainer: the player whose turn (comes | is | it is) after => the next player after
0 Plainer: (directly | immediately | straight | right) (on | onto | on top of | over) => on
0 Plainer: must say (a | an | another) Spec or => must play a {Spec} or
0 Plainer: must (answer | respond | reply | counter | follow) with (a | an | another) Spec => must play a {Spec}
0 Plainer: (a player | any player | players) (wishing | wanting | intending | who wants | who wishes | who want) to
    (play
    | lay | place | put down | use) C => a player who plays {C}
0 Plainer: (with | holding | who has | who holds | having) the (largest | highest | greatest) number of cards
    => with the most cards
0 Plainer: (with | holding | who has | who holds | having) the (smallest | lowest) number of cards => with the
    fewest cards
0 Plainer: their (entire | whole | complete | full) hand => their hand
0 Plainer: (play | the turn | the game) (resumes | goes on | restarts | continues) with W => play passes to {W}
0 Plainer: (if | when) at any (time | point) => when
0 Plainer: it is the (duty | job | task | responsibility) of W to => {W} must
0 Plainer: (is to | are to | must) be (treated | regarded | counted | considered) as => counts as
0 Plainer: having received => when a player receives
0 Plainer: (while | when) (holding | having) Cmp cards => if they have {Cmp} cards
3 U: T Make turn order to (change | be reversed | reverse | flip | turn) => When {T}, turn order is reversed.
4 Wo: (send | sends | pass | passes | give | gives | return | returns) (the turn | play) [back] to W
    => play passes to {W}
2 W: the player before => the previous player
4 X: (is | are) (eliminated | removed from the game | knocked out | thrown out) => leave the game
9 S: a turn may not (last | take) (longer | more) than NUM seconds => the time limit is {NUM} seconds
7 T: HandOf is empty => a player begins to have 0 cards
7 T: NUM (card | cards) (is | are) left in (a player 's | their) hand => a player drops to {NUM} cards
4 O: (thank | greet | warn | address | alert | tell) (the table | each player | all other players | W) by saying Words
    => say {Words}
4 X: Kd until they (hold | holds | have) NUM cards => draw until they have {NUM} cards
"""
