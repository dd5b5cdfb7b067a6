"""Moments by their names: the start and end of a turn, so many cards in hand, somebody new, what was left unsaid."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

_NUMBERS: Final = (
    *("", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)


def _steps() -> Iterator[str]:
    """From three cards to two is down, from two to three is up; the verbs for both are the same."""
    for fewer, more in pairwise(range(1, len(_NUMBERS))):
        low, high = (f"({_NUMBERS[count]} | {count}) [card | cards]" for count in (fewer, more))
        yield f"7 FewerBy: from {high} [down] to [only | just] {low} => {fewer}"
        yield f"7 MoreBy: from {low} [up] to {high} => {more}"


MOMENTS: Final = (
    """
8 OfTurn: of [their | each | every | a | any | the | a player 's | each player 's | any player 's | the player 's]
    (turn | turns) => .
8 AtTurn: [at | on] [the] (start | beginning) OfTurn => begins
8 AtTurn: [at | on] [the] turn (start | beginning) => begins
8 AtTurn: [at | on] [the] end OfTurn => ends
8 AtTurn: [at | on] [the] turn end => ends
8 AtRound: [the] (start | beginning) of (a | the | each | every | any) [new] round => begins
8 AtRound: [the] end of (a | the | each | every | any) round => ends
1 U: AtRound Sep Es => When a round {AtRound}, {Es}.
1 U: AtTurn [Sep] Es => When a player {AtTurn} their turn, {Es}.
8 AtBare: [at | on] (start | beginning) of (turn | their turn) => begins
8 AtBare: [at | on] end of (turn | their turn) => ends
5 U: [each player | you | a player] O AtBare => When a player {AtBare} their turn, they must {O}.
5 U: [each player | you | a player] (X | Y | F) AtBare => When a player {AtBare} their turn, they {X}{Y}{F}.
3 U: AtTurn Make you [to] O => When a player {AtTurn} their turn, they must {O}.
3 U: AtTurn Make you [to] X => When a player {AtTurn} their turn, they {X}.
3 U: AtTurn Make you [to] F => When a player {AtTurn} their turn, they {F}.
3 U: AtTurn Make W [to] O => When a player {AtTurn} their turn, {W} must {O}.
3 U: AtTurn Make W [to] X => When a player {AtTurn} their turn, {W} {X}.
7 HeldIn: (in hand | in their hand | in their hands) => .
7 T: Sb having [exactly | only | just] NUM (card | cards) [HeldIn] => a player begins to have {NUM} cards
7 T: having NUM (card | cards) [HeldIn] => ?two-readings a player begins to have {NUM} cards
    // a player drops to {NUM} cards
7 T: Sb having [only | just] NUM (card | cards) left [HeldIn] => a player drops to {NUM} cards
7 T: HandOf (go | goes | changes | falls | shrinks | drops | is reduced) [down] FewerBy
    => a player drops to {FewerBy} cards
7 T: HandOf (go | goes | changes | grows | rises | increases) [up] MoreBy
    => a player begins to have {MoreBy} cards
7 T: (only | just) NUM (card | cards) left => a player drops to {NUM} cards
8 New: [a | the | any | another | some] new player => .
8 New: (a player new | new players | [a | the] newcomer | newcomers | [a | the] latecomer | latecomers) => .
8 Seated2: (at | to | in | into) (the table | the game) => .
8 Comes: (join | joins | sit down | sits down | arrive | arrives | come | comes | come in | comes in | come along
    | comes along | enter | enters | walk in | walks in | step in | steps in | sit | sits | is played | joining
    | arriving | sitting down | coming in) [the game | the table | in | Seated2] => .
1 U: New Sep Es => When a player joins the game, {Es}.
8 T: New Comes => a player joins the game
8 T: Sb (sits down | sit down | arrives | arrive | comes) (at | to) the table => a player joins the game
3 T: [it] (is | was | gets) (played | put | laid) C => a player plays {C}
3 T: [it] (is | was | gets) (played | put | laid) C Upon C => a player plays {C} on {C2}
2 L: before (drawing | drawing a card) [','] Us must O => a player must {O} before drawing
2 L: before (playing | playing a card) [','] Us must O => a player must {O} before playing
2 Them: (the one | the player) playing it => .
2 Eo: it must be (said | called) Words => they must say {Words}
4 Eo: the next player skips => the next player is skipped
2 W: (each player | all | all players | players) save Them => all other players
4 Unsaid: [if | when | whoever] [Sb] (forgot | forget | forgets | fail | fails | omit | omits | neglect | neglects)
    [to say | to call | saying | calling] STR [in time] => {STR}
4 Unsaid: [if | when] Sb (do not | does not | did not) (say | call) STR [in time] => {STR}
4 Unsaid: (forgetting | failing | omitting | neglecting | failure) [to say | to call] STR => {STR}
4 Unsaid: not (saying | calling) STR => {STR}
4 Unsaid: (a | any | each | every) (missed | forgotten | missing | late) STR => {STR}
4 NotSo: no STR => {STR}
4 U: NotSo UnsaidPay => ?when When a player drops to 1 card, they must say {NotSo}. PENALTY {UnsaidPay}
    // When a player plays their last card, they must say {NotSo}. PENALTY {UnsaidPay}
    // A player may not say {NotSo}. PENALTY {UnsaidPay}
4 Unsaid: Rel (forgot | forget | forgets | fail | fails | omit | omits) [to say | to call] STR => {STR}
4 Unsaid: Rel (do not | does not | did not) (say | call) STR [in time] => {STR}
4 Forgot: (failure | failing | neglecting | omitting) to (say | call) => .
4 Forgot: (a | any | each | every) (missed | forgotten | missing) => .
4 UnsaidPay: [Sep | and] Owing Fine [Src] [AsFine] => {Fine}
4 UnsaidPay: [Sep | and] Owing NUM => {NUM}
4 UnsaidPay: (Sep | and) Fine => {Fine}
4 U: Unsaid UnsaidPay => ?when When a player drops to 1 card, they must say {Unsaid}. PENALTY {UnsaidPay}
    // When a player plays their last card, they must say {Unsaid}. PENALTY {UnsaidPay}
4 U: Unsaid Noticed UnsaidPay
    => ?when When a player drops to 1 card, they must say {Unsaid}. PENALTY {UnsaidPay}
    // When a player plays their last card, they must say {Unsaid}. PENALTY {UnsaidPay}
4 Tops: U ('.' | ',' | ';' | and | ',' and) Unsaid [Noticed] UnsaidPay => {U} UNSAID {Unsaid} PENALTY {UnsaidPay}
4 Tops: U ('.' | ',' | ';' | and | ',' and) NotSo UnsaidPay => {U} UNSAID {NotSo} PENALTY {UnsaidPay}
4 PaidFor: Owing Fine [Src] [AsFine] [for] => {Fine}
4 PaidFor: Owing NUM [for] => {NUM}
4 PaidFor: Fine [for] => {Fine}
4 U: PaidFor Unsaid => ?when When a player drops to 1 card, they must say {Unsaid}. PENALTY {PaidFor}
    // When a player plays their last card, they must say {Unsaid}. PENALTY {PaidFor}
4 U: the (penalty | fine) for Unsaid is (Fine | NUM)
    => ?when When a player drops to 1 card, they must say {Unsaid}. PENALTY {Fine}{NUM}
    // When a player plays their last card, they must say {Unsaid}. PENALTY {Fine}{NUM}
4 U: Forgot STR (when | with | on | after | if) T and [you | they] [must] Dr (NUM | HowMany)
    => When {T}, they must say {STR}. PENALTY {NUM}{HowMany}
4 U: [if | when] [Sb] (forgot | forget | forgets) to Knocked UnsaidPay
    => ?when When a player drops to 1 card, they must {Knocked}. PENALTY {UnsaidPay}
    // When a player plays their last card, they must {Knocked}. PENALTY {UnsaidPay}
4 Knocked: knock => knock
4 Knocked: bow => bow
4 Knocked: clap => clap
4 Knocked: wave => wave
4 Knocked: salute => salute
0 Opening: (provided | provided that | providing | providing that) (a player | the player) (has | have | holds)
    => if you have
"""
    + "\n".join(_steps())
    + "\n"
)
