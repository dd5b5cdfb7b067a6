"""How rulebooks put it: what something has as its effect, what is obligatory, whose hand has been reduced to what."""

from typing import Final

RULEBOOKS: Final = """
4 F: (is | are) entitled to another turn => take another turn
0 Plainer: it ('s | is) W (who | that) => {W}
0 Plainer: (happen | happens | manage | manages | dare | dares | remember | remembers) to => .
0 Plainer: must [always] remember to => must
0 Oblig: (obligatory | mandatory | compulsory | required | necessary) => .
0 Plainer: it ('s | is) Oblig to => you must
0 Plainer: it ('s | is) Oblig for W to => {W} must
0 Plainer: it ('s | is) No for (a player | players | any player | each player | you) to => players may not
0 Plainer: (legally | lawfully | validly) => .
0 Plainer: (unfortunate | unlucky | lucky | poor) player => player
0 Plainer: is (unfortunate | unlucky | lucky) enough to follow => follows
0 Plainer: (has | have) the effect (of | that) => means
0 Plainer: (means | meaning) of => means
0 Opening: the (effect | result | consequence) of [playing | laying] C is that => when a player plays {C} ,
0 Opening: the (effect | result | consequence) of [playing | laying] C is to => {C}
0 Plainer: ',' including (yourself | themselves | you | the player who played it) => .
0 Plainer: (has | have) the (option | choice | right | possibility) of playing => may play
0 Plainer: (around | round) the table => .
0 Plainer: (is | are) the winner => wins
4 Wo: reversing Dir => turn order is reversed
4 Wo: [a | the] reversal of Dir => turn order is reversed
4 Wo: skipping Wm => {Wm} is skipped
4 Wo: (send | sends | turn | turns) Dir [back] the other way => turn order is reversed
4 Wo: (deny | denies) W (their | a) turn => {W} is skipped
3 U: T (results in | leads to | causes | brings about) Wo => When {T}, {Wo}.
3 U: T Make W [to] (be skipped | be left out | be passed over) => When {T}, {W} is skipped.
2 W: the player who (would be | would play | would go | would come | is due) next => the next player
4 X: (does | do) not get to (play | go) => is skipped
4 F: (get | gets | receive | receives | have | has) another turn (after | afterwards | immediately after) => take
    another turn
4 Reduced: (has been reduced | is reduced | was reduced | drops | goes down | is down | falls | shrinks | has shrunk |
    has dropped | has fallen) => .
2 Anyone: (a player | any player | players | each player) => .
2 Tr: Anyone whose hand Reduced to [only | just] NUM (card | cards) => a player drops to {NUM} cards
2 Tr: Anyone whose hand (begins to have | reaches | has reached | grows to | has grown to | gets to) NUM cards or more
    => a player begins to have at least {NUM} cards
2 Tr: (Anyone | whoever is) left (holding | with) [only | just] NUM (card | cards) => a player drops to {NUM} cards
7 T: HandOf (consists of | contains | has shrunk to) [only | just] NUM (card | cards) => a player drops to {NUM} cards
7 T: HandOf (begins to have | grows to | gets to | has grown to) NUM cards or more => a player begins to have at least
    {NUM} cards
7 T: [only | just] NUM (card | cards) (remains | remain) in (a player 's hand | their hand | hand) => a player drops
    to {NUM} cards
7 V: (hold | holds) (only | just) NUM (card | cards) => drops to {NUM} cards
7 V: (has | have) played down to NUM (card | cards) => drops to {NUM} cards
7 V: (end up | ends up) (holding | with) NUM or more cards => begins to have at least {NUM} cards
8 They: they (get | are | come | go) down to their last card => a player drops to 1 card
8 They: they (get | are | come | go) down to NUM (card | cards) => a player drops to {NUM} cards
7 Ts: (on | upon | when) (holding | having) (only | just) NUM (card | cards) => a player drops to {NUM} cards
7 Ts: (with | having) [only | just] NUM (card | cards) left => a player drops to {NUM} cards
7 Ts: (upon | on | when | while | after | by) Tg => {Tg}
8 OneWho: (a player | the player | one | players) => .
5 U: Ts [Sep] OneWho [must] O => When {Ts}, they must {O}.
5 U: Ts [Sep] OneWho must As => When {Ts}, they must {As}.
5 U: Ts [Sep] OneWho may As => When {Ts}, they may {As}.
5 U: Ts [Sep] OneWho may make (a player | any player | another player | any other player) [of their choice] X => When
    {Ts}, a player of their choice {X}.
5 U: Tg Make (a player | the player | you | them) [to] O => When {Tg}, they must {O}.
7 T: Sb (is | are) about to play (their | the | a) LastButOne card => a player drops to 1 card
7 U: (when | if) (you | a player) (is | are | 're) about to play their LastButOne card [Sep] [you | they] [must] O =>
    When a player drops to 1 card, they must {O}.
8 L: (placing | covering) C Onto C is Ok => {C} may be played on {C2}
8 L: Us may cover C with C => {C2} may be played on {C}
8 L: C may be followed by C [of any suit] => {C2} may be played on {C}
8 L: C may not be followed by C [of any suit] => {C2} may not be played on {C}
8 L: under no circumstances may C be (played | put | placed | laid) Onto C => {C} may not be played on {C2}
8 L: under no circumstances may (a player | players) As => a player may not {As}
6 Hold: in possession of => .
6 Twinned: (a player | any player | players) in possession of Copy => .
6 L: Us may interrupt [Dir | play] with (Id | Copy) => a player may play a card identical to the top card out of turn
6 L: Us may play out of turn (by | with) [playing | putting down | laying] (Id | Copy) => a player may play a card
    identical to the top card out of turn
6 U: (if | when) a card is played and (you | a player) Hold Copy [','] (you | they) may PlayIt OutOf => A player may
    play a card identical to the top card out of turn.
9 L: (a player | players | whoever) [who] (has | have | with) more than one card of (a | one | the same) (rank |
    number) may play (all of them | them all) [Tgt] => a player may play any number of cards of the same rank on their
    turn
9 L: on their turn [','] Us may play as many cards of (a | one | the same) (rank | number) as Like => a player may
    play any number of cards of the same rank on their turn
6 Fitting: be (playable | legal) => .
6 U: (a player | any player | whoever) [who] (draw | draws) a (playable | fitting | matching) card may play it => When
    the active player draws a card, they may play a card they have just drawn.
6 U: [the player | they | you] may play JustDrawn if it Fitting => When the active player draws a card, they may play
    a card they have just drawn.
2 L: Us may (begin | start) their turn by looking at the top card of the draw pile => a player may look at the top
    card of the draw pile at the start of their turn
2 Wt: before (doing anything else on their turn | anything else on their turn | starting their turn | beginning their
    turn | they start their turn) => at the start of their turn
2 U: Wt [','] (a player | each player | players | you) may As => a player may {As} {Wt}.
4 U: each turn (begins | starts) with the player saying Words => A player must say {Words} at the start of their turn.
4 U: no turn may (begin | start) without saying Words => A player must say {Words} at the start of their turn.
8 L: (Us may not | no player may) play C without saying Words => When a player plays {C}, they must say {Words}
5 U: ((a player | players | you) may not | no player may) play C without saying Words => When a player plays {C},
    they must say {Words}.
2 Tr: Anyone whose turn (is | was | gets | has been) skipped => a player is skipped
4 U: (each | every | a | any) penalty [card] (must be | is) (received | accepted | taken | met) with [a | an] Words =>
    When a player receives a penalty, they must say {Words}.
4 U: the winner (is | must be) applauded by W => When a player wins, {W} must clap.
4 U: (all | each of) [the] losers must As [for the winner] => When a player wins, all other players must {As}.
4 U: (all | each of) [the] losers must clap for the winner => When a player wins, all other players must clap.
8 T: there is nothing left to draw => the draw pile runs out
8 T: no cards (remain | are left) in the draw pile => the draw pile runs out
2 W: the player (holding | who holds) the fewest cards => the player with the fewest cards
2 W: the player (holding | who holds) the most cards => the player with the most cards
5 U: no (talking | speaking) [is] [Ok] (once | after | when) Ta [','] Wh => When {Ta}, no player may speak {Wh}.
4 Eo: silence (must be kept | is kept | reigns | is required | must be observed) => no player may speak
5 U: [all] (talking | speaking) is No between one K and the next => When a player plays {K}, no player may speak until
    a player plays another {K}.
5 U: silence from one K to the next => When a player plays {K}, no player may speak until a player plays another {K}.
3 T: C is on the table => a player plays {C}
2 HitBy: (when | if) [you are | you 're | a player is] hit (with | by) P => a player {P}
2 U: HitBy [Sep] [you | they] X => When {HitBy}, the next player {X}.
2 U: HitBy [Sep] [you | they] must Ac => When {HitBy}, the next player must {Ac}.
2 U: HitBy [Sep] (you | they) [must] [either] PlayThat OrElse PayThat => When {HitBy}, the next player must play a
    {PlayThat} or draw {PayThat}.
2 Follower: (whoever | the player who | the one who) (follow | follows | comes after | sits after | plays after) => .
5 U: Follower P Deeds => When a player {P}, {Deeds@NEXT}.
5 U: Follower (the player of | whoever plays | the player who plays | the player who played) C [must] Deeds => When a
    player plays {C}, {Deeds@NEXT}.
5 U: Follower (the player of | whoever plays | the player who plays | the player who played) C must As => When a
    player plays {C}, the next player must {As}.
5 U: each player (but | except) the player who (laid | played | put down) C Deeds => When a player plays {C},
    {Deeds@OTHERS}.
2 Picker: (its player | the player of it | the player | they | you) => .
2 Eo: Picker (select | selects | choose | chooses | pick | picks | name | names) (a player | another player | any
    player) to X => a player of their choice {X}
3 U: T (let | lets | allow | allows | permit | permits) (you | them | the player) [to] (force | make) (a player |
    another player | any player) [of their choice] [to] X => When {T}, a player of their choice {X}.
2 W: one of (the other players | all other players | the others) => a player of their choice
4 NC: NCards each => {NCards}
4 X: (sit | sits) out (for a turn | for one turn | a turn | one turn | the next turn | the turn) => is skipped
4 Sk: sit out (for a turn | for one turn | a turn | one turn | the next turn) => .
3 T: (put | lay | throw | play) C down and => a player plays {C}
3 U: (put | lay | throw) C down and Es => When a player plays {C}, {Es}.
4 U: W must (answer | greet | meet | welcome) C (with | by saying) Words => When a player plays {C}, {W} must say
    {Words}.
4 U: C (must be | is) Met with Words by W => When a player plays {C}, {W} must say {Words}.
0 Plainer: it ('s | is) up to W to => {W} must
3 U: T (forbid | forbids | forbidding) W to (draw | draw a card | draw cards) => When {T}, {W} may not draw a card.
4 O: (say | says) Words while bowing => say {Words} and bow
4 O: (say | says) Words while (clapping | applauding) => say {Words} and clap
4 O: (say | says) Words while waving => say {Words} and wave
2 U: Tr must O ',' then O => When {Tr}, they must {O} and {O2}.
4 Yet: StillHas NUM cards or (fewer | less) => if they have at most {NUM} cards
4 Yet: StillHas NUM cards or more => if they have at least {NUM} cards
4 Yet: when (you | they) have Cmp cards => if they have {Cmp} cards
4 Cn: [','] except (when | if) St => unless {St}
2 U: Tr must As Cn => When {Tr}, they must {As} {Cn}.
2 U: Tr X Cn => When {Tr}, they {X} {Cn}.
2 U: Tr may As Cn => When {Tr}, they may {As} {Cn}.
0 Plainer: ',' including (the one | the player) who played it => .
5 U: [Us] must As as (you | they) (play | lay | put down) P => When a player {P}, they must {As}.
5 U: [Us] must As as (you | they) play (their | the) (last | final) card => When a player plays their last card, they
    must {As}.
7 Out: (gets rid of | discards | has played | plays | runs out of) [all] [of] their cards => .
7 U: (whoever | the player who) Out first wins => When a player begins to have 0 cards, they win.
7 U: [the] first [player | one] (with no cards [left] | to run out of cards | without cards | to have no cards [left]
    | to get rid of (all [of] their cards | their last card)) (wins | is the winner) => When a player begins to have 0
    cards, they win.
7 U: (empty hand | an empty hand) (Sep | Make you | means [you]) (win | wins) => When a player begins to have 0 cards,
    they win.
7 U: (you win | a player wins | they win) when (you | they) have no cards left => When a player begins to have 0
    cards, they win.
8 L: Us may (draw | draw a card | take a card) out of turn => a player may draw a card out of turn
7 L: cards (one | 1) (above | higher) or (below | lower) may [also] be played => a player may play a card 1 higher or
    lower than the top card
7 L: a card may be played if it is (one | 1) higher or (one | 1) lower than the top card => a player may play a card 1
    higher or lower than the top card
7 L: a card (one | 1) higher or (one | 1) lower [than the top card] (also matches | matches too | fits too | may be
    played) => a player may play a card 1 higher or lower than the top card
9 S: (use | play with | add) all NUM jokers => the deck has {NUM} jokers
9 S: the draw pile (includes | contains | comes with) NUM jokers => the deck has {NUM} jokers
9 S: there are NUM jokers in the (game | deck | pack) => the deck has {NUM} jokers
9 S: (all cards | each player 's cards | all hands | each player 's hand | hands) (are | is) (visible | open | shown |
    seen) (to | by) (all | each player) => hands are face up
9 S: play with their cards face up on the table => hands are face up
9 S: (play | the game) (starts | begins) (going | moving) counter-clockwise => turn order starts counter-clockwise
9 S: (play | the game) (starts | begins) (going | moving) clockwise => turn order starts clockwise
9 S: take as long as Like => there is no time limit
9 S: (turns are not timed | there is no limit on time | no limit on time | there 's no limit on time | there 's no
    time limit) => there is no time limit
"""
