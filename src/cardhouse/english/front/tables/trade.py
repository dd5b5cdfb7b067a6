"""Words of those who have played for long: playing out of turn, going back the other way, crazy cards, cards that
stack, bans with what brings them behind them, and what is so otherwise."""

from typing import Final

TRADE: Final = """
6 NotTheirs: [','] [even] (out of turn | when it ('s | is) not their go | if it ('s | is) not their go) => .
6 AnyTime: (at any time | any time | when | at any time NotTheirs | any time NotTheirs | when NotTheirs) => .
6 ThrownIn: (thrown | thrown in | thrown down | thrown on | put in | put down | put on | laid | laid down | dropped
    | dropped in | chucked in | chucked on | slapped on | slapped down | played) => .
6 L: C may be ThrownIn AnyTime => a player may play {C} at any time
6 L: C may be ThrownIn NotTheirs => a player may play {C} out of turn
6 L: (IdMany | Id) may be ThrownIn AnyTime => a player may play a card identical to the top card at any time
6 ThrowIn: (play | throw | throw in | throw down | throw on | slap down | slap on | chuck in | drop in) => .
6 ThrowIn: Jump with => .
6 L: [Us may] Jump with C AnyTime => a player may play {C} at any time
6 L: Us may ThrowIn C AnyTime => a player may play {C} at any time
6 L: Us may ThrowIn C NotTheirs => a player may play {C} out of turn
6 L: [Us may] Jump with (IdMany | Id) AnyTime => a player may play a card identical to the top card at any time
6 L: no player may Jump with C => a player may not play {C} out of turn
6 L: no Jump with C => a player may not play {C} out of turn
6 L: no Jump with (IdMany | Id) => a player may not play a card identical to the top card out of turn
6 L: C may not be ThrownIn NotTheirs => a player may not play {C} out of turn
6 ThrowIt: (play | throw | put | slap | chuck | drop | lay | slam) (it | that | theirs | that card) [on | down | in
    | on top] => .
6 ThrowIt: (throw | put | slap | chuck | drop | slam) (on | down | in) (it | theirs) => .
6 ThrowIt: jump in [with it] => .
6 WithId: (a player | any player | players | whoever | each player) (with | holding | who has | who holds | has) Id => .
6 WithId: (if | when) (you | they | a player | any player) (have | has | hold | holds | got) Id [','] [you | they] => .
6 L: WithId may ThrowIt AnyTime => a player may play a card identical to the top card at any time
6 L: WithId may ThrowIt NotTheirs => a player may play a card identical to the top card out of turn
9 PluralRank: NUMS => {NUMS#}
9 PluralRank: aces => ace
9 PluralRank: jacks => jack
9 PluralRank: queens => queen
9 PluralRank: kings => king
9 Suits: [the] Suit and [the] Suit => {Suit} or {Suit2}
9 Suits: [the] Suit ',' Suits => {Suit} or {Suits}
9 C: [the | all | both | all the] PluralRank of Suits => {Suits|PluralRank of @}
9 SingleRank: NUM => {NUM}
9 SingleRank: ace => ace
9 SingleRank: jack => jack
9 SingleRank: queen => queen
9 SingleRank: king => king
9 C: [a | an | the | any] SingleRank of [the] Suit and [the] Suit => ?spread {SingleRank} of {Suit} or {SingleRank} of
    {Suit2} // {SingleRank} of {Suit} or {Suit2}
4 BackWay: [back] (the | in the) (other | opposite) (way | direction) [round | around] => .
4 BackWay: back [round | around] the way it came => .
4 Wo: (it | play | the game | the turn | everything) (goes | turns | runs | moves | is going) BackWay => turn order is
    reversed
4 Wo: (make | makes | send | sends) (it | play | the game | the turn | everything) [go | run | turn] BackWay => turn
    order is reversed
4 Wo: (go | goes) BackWay => turn order is reversed
4 OwnAgain: (so | so that | and | ',' | ',' so | ',' and | '-') (you | they) (play again | take another turn | go again)
    => .
4 OwnAgain: (so | so that | and | ',' | ',' so | ',' and | '-') it ('s | is) their (take another turn | turn again | go
    again) => .
4 OwnAgain: (so | so that | and | ',' | ',' so | ',' and | '-') it ('s | is) (back to you | you again) => .
4 Wo: (skip | skips) (each player | all other players | all players | the whole table) OwnAgain => they take another
    turn
4 Eo: (each player | all other players) (is | are) skipped OwnAgain => they take another turn
4 Wo: (make | makes) (stop | skip | miss) Wm => {Wm} is skipped
4 Wo: (make | makes) Wm (stop | stops | wait | waits) => {Wm} is skipped
8 U: C (is | are) crazy [cards | card | ones] => ?two-readings {C} are wild. // {C} are wild. When a player plays {C},
    they must name a suit.
3 C: [a | any] (0 | 0s) => ?foreign-card 10
6 CanNot: (may not | can not | is unable to | does not) (add | play | put down | put on | throw) (one | another | one
    too | another one | one on) => .
6 TheLot: (Dr | eats | eat) (the lot | them all | all of them | the whole lot | the total | everything | the sum) => .
6 Eaten: (and | ',' | ',' and | '.' | '-') (whoever | the first player who | a player who | the one who | who) CanNot
    TheLot => .
6 Stacks: (stack | stacks | stack up | pile up | add up | may be stacked) => .
0 Opening: Plural Stacks => {Plural} are stacked alone
6 U: Plural are stacked alone [Eaten] => ?number When a player plays {Plural}, the next player must play {Plural} or
    draw 2 cards and the draws add up.
6 OnIt: [down] (on it | on top | on top of it | on that | onto it) => .
6 OrAdd: (or | ',' or) (you | they | W) (play | put | add | lay | throw | plays | puts | adds) (another | a | an) Spec
    [OnIt] => {Spec}
6 GoesOn: (and | ',' and | ',') (it | this | that) (goes on | continues | becomes | goes up | moves on | grows) [with
    | to | as] NUM [cards] [Etc] => {NUM}
6 U: Mk T [Sep] W [must] Dr NUM [cards] OrAdd GoesOn
    => When {T}, {W} must play a {OrAdd} or draw {NUM} cards and the draws add up. CHAIN {NUM} {GoesOn}
6 U: C Sep W [must] Dr NUM [cards] OrAdd GoesOn
    => When a player plays {C}, {W} must play a {OrAdd} or draw {NUM} cards and the draws add up. CHAIN {NUM} {GoesOn}
6 U: Mk C Be played [Sep] (you | they) [must] Dr NUM [cards] OrAdd GoesOn
    => When a player plays {C}, the next player must play a {OrAdd} or draw {NUM} cards and the draws add up. CHAIN
    {NUM} {GoesOn}
6 U: C Sep (you | they) [must] Dr NUM [cards] OrAdd GoesOn
    => When a player plays {C}, the next player must play a {OrAdd} or draw {NUM} cards and the draws add up. CHAIN
    {NUM} {GoesOn}
6 AlsoOne: [','] unless (you | they) [may | have | can] [also] (play | throw | add | put down | put | lay | have) (a |
    an | another) Spec [too | as well | down | on] => {Spec}
6 U: C Sep (is skipped | Sk) AlsoOne => When a player plays {C}, the next player must play a {AlsoOne} or skip their
    turn.
6 OneMore: (too | as well | themselves | of (their | his | her) own | also | in turn | in return | back) => .
6 Answered: C => {C}
6 Answered: another Spec => {Spec}
6 OptPlay: (play | plays | lay | lays | answer with | answers with | respond with | responds with | add | adds |
    counter with | counters with | reply with | replies with | follow with | follows with | says) Answered [OneMore]
    => play {Answered}
6 OptDraw: Dr NC [instead] => draw {NC}
6 OptSkip: (Sk | skip | skips | pass | passes | sit out | sits out | be skipped | is skipped) [instead] => skip their
    turn
6 Unable: (may not | do not | does not | is unable to | cannot | fail to | fails to) => .
6 Able: [also] (may | may also | have | has | hold | holds | can) => .
6 Unless2: (unless | except if | except when | but not if) (they | W) [also] => .
6 ChainD: W [must | must either | either] OptPlay [','] or OptDraw => {W} must {OptPlay} or {OptDraw}
6 ChainD: W [must | must either | either] OptDraw [','] or OptPlay => {W} must {OptPlay} or {OptDraw}
6 ChainD: W [must] OptDraw [','] Unless2 [may] OptPlay => {W} must {OptPlay} or {OptDraw}
6 ChainD: W [must] OptDraw [','] Unless2 (has | have | hold | holds) Answered [OneMore] => {W} must play {Answered} or
    {OptDraw}
6 ChainD: W [must] OptDraw [','] if they Unable OptPlay => {W} must {OptPlay} or {OptDraw}
6 ChainD: if W Unable OptPlay [','] [then] (they | W) [must] OptDraw => {W} must {OptPlay} or {OptDraw}
6 ChainS: W [must | must either | either] OptPlay [','] or OptSkip => {W} must {OptPlay} or {OptSkip}
6 ChainS: W [must | must either | either] OptSkip [','] or OptPlay => {W} must {OptPlay} or {OptSkip}
6 ChainS: W [must] OptSkip [','] Unless2 [may] OptPlay => {W} must {OptPlay} or {OptSkip}
6 ChainS: W [must] OptSkip [','] Unless2 (has | have | hold | holds) Answered [OneMore] => {W} must play {Answered} or
    {OptSkip}
6 ChainS: W [must] OptSkip [','] if they Unable OptPlay => {W} must {OptPlay} or {OptSkip}
6 ChainS: if W Unable OptPlay [','] [then] (they | W) [must] OptSkip => {W} must {OptPlay} or {OptSkip}
6 Heap: (add up | adds up | stack | stacks | pile up | piles up | accumulate | accumulates | build up | builds up |
    mount up | mounts up | are added up | is added up | add together | keep adding up | keeps adding up | keep adding
    on | stack up | stacks up | keep growing | keeps growing | keep stacking | are cumulative | is cumulative) => .
6 HeapOf: [all | all of] (it | they | this | that | the (draws | draw | cards | penalty | penalties | numbers | total
    | drawn cards | cards to draw) | the NUMS) => .
6 SkipsOf: [all] (it | they | this | that | the (skips | skip | missed turns | lost turns | turns)) => .
6 Gap: (',' | and | ',' and | '.' | '-' | ':') => .
4 Ep: ChainD => {ChainD}
4 Ep: ChainS => {ChainS}
4 Ep: ChainD Gap HeapOf Heap => {ChainD} and the draws add up
4 Ep: ChainS Gap SkipsOf Heap => {ChainS} and the skips add up
3 Forcing: Make W [to] => {W}
3 Forcing: (challenge | challenges | put | puts | leave | leaves) W (to | before the choice to) => {W}
6 ForceD: Forcing [either] OptPlay [','] or OptDraw => {Forcing} must {OptPlay} or {OptDraw}
6 ForceD: Forcing [either] OptDraw [','] or OptPlay => {Forcing} must {OptPlay} or {OptDraw}
6 ForceD: Forcing OptDraw [','] Unless2 [may] OptPlay => {Forcing} must {OptPlay} or {OptDraw}
6 ForceS: Forcing [either] OptPlay [','] or OptSkip => {Forcing} must {OptPlay} or {OptSkip}
6 ForceS: Forcing [either] OptSkip [','] or OptPlay => {Forcing} must {OptPlay} or {OptSkip}
6 ForceS: Forcing OptSkip [','] Unless2 [may] OptPlay => {Forcing} must {OptPlay} or {OptSkip}
3 U: T ForceD => When {T}, {ForceD}.
3 U: T ForceS => When {T}, {ForceS}.
3 U: T ForceD Gap HeapOf Heap => When {T}, {ForceD} and the draws add up.
3 U: T ForceS Gap SkipsOf Heap => When {T}, {ForceS} and the skips add up.
6 U: W must (answer | meet | follow | counter | beat | reply to) C (with | by) OptAns [','] or OptDraw => When a
    player plays {C}, {W} must play {OptAns} or {OptDraw}.
6 U: W must (answer | meet | follow | counter | beat | reply to) C (with | by) OptAns [','] or OptSkip => When a
    player plays {C}, {W} must play {OptAns} or {OptSkip}.
6 OptAns: [playing] Answered [OneMore] => {Answered}
6 BackTo: (whoever played it | the one who played it | the player who played it | the previous
    player | the player before | the one before | whoever sent it | whoever gave it | the sender) => .
6 TheDraw: (the draw | the draws | the draw cards | the penalty) => .
6 Wo: (send | sends | pass | passes | throw | throws | bounce | bounces | give | gives | hand | hands) TheDraw [right]
    back [to BackTo] => the draw passes to the previous player
6 Wo: (send | sends | bounce | bounces) (it | them) back to BackTo => ?antecedent the draw passes to the previous player
    // play passes to the previous player
5 Shunned: (do not | you may not | you must not | you are not allowed to) (Ap | An) => {Ap}{An}
5 Shunned: (do not | you may not | you must not) (draw | draw cards) => draw a card
5 U: Shunned Wh (when | if | after | once) Ta => When {Ta}, YOU may not {Shunned} {Wh}.
5 U: (when | if | after | once) Ta [','] Shunned Wh => When {Ta}, YOU may not {Shunned} {Wh}.
6 Over: their turn (ends | is over | is done | is finished) => .
6 NoUse: (',' | and | ',' and | ',' so | so | '-') (no playing | you may not play | do not play | you do not play | may
    not play | you do not get to play) (JustDrawn | it) => .
6 L: (after | once | when | if) (drawing | drawing a card | you draw | you draw a card) [','] Over NoUse => a player may
    not play a card they have just drawn
5 U: Mk Ta [Sep] Es if_not Es => When {Ta}, {Es} OTHERWISE {Es2}.
"""
