"""Cards beside the one before them, when something holds and under which condition: each wherever it can stand."""

from typing import Final

RELATIONS: Final = """
7 Step: [exactly | precisely] NUM [rank | ranks | step | steps | number | numbers | place | places | value] => {NUM}
7 Up: (higher | above | up | over | bigger | greater | more) [than | from] => .
7 Under: (lower | below | down | under | smaller | less) [than | from] => .
7 Tl: Step Up R => {Step} higher than the previous card
7 Tl: Step Under R => {Step} lower than the previous card
7 Great: (higher | bigger | greater | larger) => .
7 Little: (lower | smaller) => .
7 Tl: Step Great => {Step} higher than the previous card
7 Tl: Step Little => {Step} lower than the previous card
7 K: Step Great => card {Step} higher than the previous card
7 K: Step Little => card {Step} lower than the previous card
7 K: Step Up R => card {Step} higher than the previous card
7 K: Step Under R => card {Step} lower than the previous card
7 K: the next (higher | highest) (card | rank | number | value) => card 1 higher than the previous card
7 K: the next (lower | lowest) (card | rank | number | value) => card 1 lower than the previous card
7 K: the next (rank | number | card) (up | above) => card 1 higher than the previous card
7 K: the next (rank | number | card) (down | below) => card 1 lower than the previous card
7 K: (a | any | the) Great card [than R] => card higher than the previous card
7 K: (a | any | the) Little card [than R] => card lower than the previous card
7 K: (something | anything) Great [than R] => card higher than the previous card
7 K: (something | anything) Little [than R] => card lower than the previous card
7 Tl: (that | which) (beats | tops | outranks | is higher than | is above) R => higher than the previous card
7 Tl: (that | which) (is lower than | is below | is under) R => lower than the previous card
7 Other: (a different | another | a new | the other | the opposite | a changed) => .
7 K: Other Atr => card of a different {Atr} from the previous card
7 Twice: (an identical | the exact same | exactly the same | the very same) => .
7 K: Twice (card | one) [again] [as R] => card identical to the previous card
7 K: the same card again => card identical to the previous card
7 K: (the same card as R | the card that is already (on top | there)) => card identical to the previous card
7 K: the exact card (that is [already] on top | R) => card identical to the previous card
7 K: (a | the) matching (rank | number | value) => card of the same rank as the previous card
7 K: (a | the) matching suit => card of the same suit as the previous card
7 K: (a | the) matching colour => card of the same colour as the previous card
3 K: (either | any of the | one of the | all of the | any one of the | both) Spec => {Spec}
3 Spec: Rank of (a | either | any) red suit => red {Rank}
3 Spec: Rank of (a | either | any) black suit => black {Rank}
7 K: (any card | any | a card | cards | numbers | all cards) (over | above) [a | an] NUM => {NUM+} or higher
7 K: (any card | any | a card | cards | numbers | all cards) (under | below) [a | an] NUM => {NUM-} or lower
0 R: (what was played before | what is on top | what lies on top | the card that was there | the one played before
    | the card played before | the card just played | the card last played) => the previous card
4 OwnTurn: (their | each | every | a | the) turn => .
4 Wh: (at | in) the (beginning | start) of OwnTurn => at the start of their turn
4 Wh: (when | as | once) their turn (starts | begins) => at the start of their turn
4 Wh: first thing (on | in) their turn => at the start of their turn
4 Wh: at the end of OwnTurn => at the end of their turn
4 Wh: (when | as | once) their turn ends => at the end of their turn
4 Wh: until (it is | it 's) their turn again => until their next turn
4 Wh: until (you | they) (is | are | get | have) (up | a turn | their turn) again => until their next turn
4 Wh: in (under | less than) NUM seconds => within {NUM} seconds
4 Wh: before NUM seconds (is | are) (up | over | gone) => within {NUM} seconds
4 Wh: before (any player | another player | a player | the next player | anybody) [else] (plays | goes | plays a card
    | moves) => before the next card is played
4 Wh: before (drawing | taking) (a card | cards | any cards) => before drawing
4 Wh: before (playing | laying | putting down) (a card | cards | any card) => before playing
4 Wh: [but | ','] [only | at most] (once | one time) (per | a | each | every | in a | in each) turn => once per turn
4 Wh: [but | ','] [only | at most] (once | one time) (per | a | each | every | in a | in each) round => once per round
4 Wh: (on | during | in) (another player | other players | all other players | the others | others) 's (turn | turns)
    => out of turn
4 Wh: (on | during | in) other players turns
    => out of turn
4 Wh: for the next NUM (turn | turns | goes) => for {NUM} turns
4 St: (turn order | play | the direction) (is | goes | runs | is going | moves) clockwise => turn order is clockwise
4 St: (turn order | play | the direction) (is | goes | runs | is going | moves) counter-clockwise
    => turn order is counter-clockwise
4 St: the top card is not C => the top card is not {C}
4 St: the top card (is | was) C => the top card is {C}
4 St: (C is | there is C) on [the] top [of the pile] => the top card is {C}
4 St: (C is not | there is no C) on [the] top [of the pile] => the top card is not {C}
4 St: (you | they) are (holding | sitting on) [a | an] Spec => they have a {Spec} in hand
4 St: (you | they) are (holding | sitting on) Cmp (card | cards) => they have {Cmp} cards
4 Cn: (when | while | if | as long as | provided | provided that) St => if {St}
4 Cn: (with | holding | while holding | when holding | having) Cmp (card | cards) [left] [in hand | in their hand]
    => if they have {Cmp} cards
4 Cn: (holding | while holding | when holding | having) (a | an) Spec [in hand | in their hand]
    => if they have a {Spec} in hand
1 Sep: (mean | mean that) => .
"""
