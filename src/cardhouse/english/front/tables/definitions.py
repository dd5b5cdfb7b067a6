"""How people say what a card is: another card, wild, so much worth, high or low, a match. Verbs times frames.

Def is which cards, Into what they are, AsV a verb that makes the one the other, Wv one that gives a value.
"""

from typing import Final

DEFINITIONS: Final = """
8 Def: C => {C}
8 Def: both [the] C => {C}
8 Def: (all of the | each of the | every one of the) C => {C}
8 Into: Face => {Face}
8 Into: (a | an | the | another) Spec => {Spec}
8 Into: (jokers | joker) => joker
8 Aux: (must | always | now | each | all | both | must always | still) => .
8 AsV: [Aux] (count | counts | act | acts | work | works | function | functions | serve | serves | play | plays
    | behave | behaves | pass | passes | pose | poses) [exactly | both] (as | like) => .
8 AsV: [Aux] (stand | stands | pass | passes | go | goes | stand in | stands in | substitute | substitutes
    | fill in | fills in) for => .
8 AsV: [Aux] (represent | represents | replace | replaces | become | becomes | turn into | turns into
    | turn to | turns to | mimic | mimics | copy | copies | mean | imitate | imitates) => .
8 Taken: (treated | counted | regarded | seen | taken | read | viewed | used | thought of | reckoned | classed
    | played
    | understood | interpreted | known | classified | recognised | handled | considered) (as | like) => .
8 Taken: (considered | deemed | taken | understood | counted | held | reckoned | declared | meant) [to be | as] => .
8 AsV: BeD [Aux] Taken [being | if it were | if they were | though they were | though it were] => .
8 AsV: (counts as | count as) (to be | being | if it were | if they were | though they were | though it were) => .
8 BeD: (is | are | must be | is to be | are to be | must always be) => .
8 D: Def AsV Into => {Def} counts as {Into}
8 D: Def (must be | is to be | are to be | is now | are now | is really | are really) Into => {Def} counts as {Into}
8 D: Taker Def (as | like | for | as if it were | as if they were | as though they were | to be | as being) Into
    => {Def} counts as {Into}
8 D: Taker2 Def (a | an | the) Spec => {Def} counts as {Spec}
8 D: (let | have) Def (be | count as | act as | stand for | represent) Into => {Def} counts as {Into}
8 D: make Def (into | count as) Into => {Def} counts as {Into}
8 Taker: [Us must | Us] (treat | count | consider | regard | use | read | see | view | take | reckon | think of
    | interpret
    | treats | counts | considers | regards | uses | handle) => .
8 Taker2: [Us must | Us] (consider | considers | deem | deems) => .
8 Same: BeD (the same [card | thing | rank | number] as | equal to | equivalent to | just like | no different from
    | interchangeable with | as good as | identical to | like) => .
8 Same: (is | are) also => .
8 Same: (double | doubles) as => .
8 D: Def Same Into => ?two-readings {Def} counts as {Into} // {Def} matches {Into}
8 D: there is no difference between K and K => {K} matches {K2}
8 D: (treat | count | consider | regard) K and K (as | to be) (the same [card | rank | number | thing] | equal
    | equals | interchangeable | equivalent | a match) => {K} matches {K2}
8 D: [both] K and K (counts as | count as | are counted as | must count as) (the same [card | rank | number | thing]
    | equal | equals | interchangeable | a match) => {K} matches {K2}
8 D: K (match | matches | fit | fits | go with | goes with) K and viceversa => {K} matches {K2}
8 WildN: [a | the | all] (wild | wilds | wild card | wild cards | wildcard | wildcards) => .
8 WildN: [a | the] joker (card | cards) => .
8 AnyN: (anything | everything | any card | every card | any [other] card Like | any [other] card | all cards
    | whatever Like | whichever card Like | whatever card Like | any card at all | anything Like
    | anything at all) => .
8 D: Def AsV (WildN | AnyN) => {Def} are wild
8 D: Def (BeD | become | becomes | '=' | ':' | '-' | is now | are now | are all | are always | is always) WildN
    => {Def} are wild
8 D: Def may (be | count as | stand for | represent | act as | serve as | be used as | be taken as | become | replace)
    AnyN => {Def} are wild
8 D: (let | make | declare | call | have) Def [be] WildN => {Def} are wild
8 D: Taker Def (as | like) (WildN | AnyN) => {Def} are wild
8 D: [the] WildN ('=' | ':' | is | are | '-' | BeD) Def => {Def} are wild
8 Pts: (point | points | pips) => .
8 Pts: (point | points) (each | apiece) => .
8 Wv: [Aux] (is worth | are worth | be worth | worth) [exactly] => .
8 Wv: (is | are | must be) (all | each | always | both) worth => .
8 Wv: BeD [Aux] (valued at | rated at | rated | counted at | scored at | valued as | priced at) => .
8 Wv: (has | have | get | gets | carry | carries | must have | hold | holds) (a | the) (value | point value
    | worth) [of]
    => .
8 Wv: (have | has) value => .
8 D: Def Wv NUM [Pts | each | apiece | in value] => the value of {Def} is {NUM}
8 CountV: (is | are | count | counts | counts as | count as | count for | counts for | must count as | must be
    | must count for | must count) => .
8 D: Def CountV [all | each | only | both | always] NUM Pts => the value of {Def} is {NUM}
8 D: Def (is | are | count | counts as) a point [each | apiece] => the value of {Def} is 1
8 D: Def CountV (all | each | both | always) Single => the value of {Def} is {Single}
8 D: Def CountV (all | each | both | always) Pip => ?two-readings the value of {Def} is {Pip} // {Def} counts as {Pip}
8 D: Def (must count as | must be | must count for | must count) Single => the value of {Def} is {Single}
8 D: Def (must count as | must be | must count for | must count) Pip
    => ?two-readings the value of {Def} is {Pip} // {Def} counts as {Pip}
8 D: [the] value of Def (must be | BeD | counts as | equals) NUM [Pts] => the value of {Def} is {NUM}
8 D: (set | put | fix) the value of Def (to | at) NUM [Pts] => the value of {Def} is {NUM}
8 D: (value | rate | price) Def (at | as) NUM [Pts | each | apiece] => the value of {Def} is {NUM}
8 D: [the] K 's (value | worth) (is | must be | ':' | '=') NUM [Pts] => the value of {K} is {NUM}
8 D: Taker Def as [being] worth NUM [Pts] => the value of {Def} is {NUM}
8 D: Taker Def as NUM Pts => the value of {Def} is {NUM}
8 D: Def (Wv | CountV) (nothing | no points | zero points) => the value of {Def} is 0
8 D: Def (equal | equals) Single [Pts] => the value of {Def} is {Single}
8 D: Def (equal | equals) Pip Pts => the value of {Def} is {Pip}
8 D: Def (equal | equals) Pip => ?two-readings the value of {Def} is {Pip} // {Def} counts as {Pip}
8 U: K (is | are | equal | equals) Single Vals => the value of {K} is {Single}. {Vals}.
8 D: Def (take | takes) the place of AnyN => {Def} are wild
8 D: [the] highest card (is | must be) AceN => the value of ace is 14
8 D: [the] lowest card (is | must be) AceN => the value of ace is 1
8 AceN: [the | an | all | every | each] (ace | aces) => .
8 RankV: (BeD | count | counts | counts as | count as | rank | ranks | rank as | ranks as | play | plays
    | ':' | '=' | '-'
    | count as being) => .
8 AceTop: [the] (high | highest | highest card | highest rank | high card | high cards | highest cards) => .
8 AceTop: (above | higher than | over | better than) [a | the] (king | kings) => .
8 AceLow: [the] (low | lowest | lowest card | lowest rank | low card | low cards | lowest cards) => .
8 AceLow: (below | lower than | under) [a | the] (2 | two | 2s | twos) => .
8 D: AceN [RankV] [always] AceTop => the value of ace is 14
8 D: AceN [RankV] [always] AceLow => the value of ace is 1
8 D: AceN (come | comes | go | goes | stand | stands) (after | above) [a | the] (king | kings)
    => the value of ace is 14
8 D: Taker AceN as (high | the highest [card]) => the value of ace is 14
8 D: Taker AceN as (low | the lowest [card]) => the value of ace is 1
8 NoNeed: (do not must | does not must | need not | do not need to | does not need to | must not necessarily) => .
8 Follow: (follow suit | match | fit | match [the] suit | follow | match anything | match [the top card] | match R
    | match [the] suit or rank | match [the] rank or suit | match in suit or rank) => .
8 L: Def NoNeed Follow => {Def} may be played on any card
8 L: Us NoNeed Follow (with | for | when playing | when (you | they) play | if (you | they) play | on) Def
    => {Def} may be played on any card
8 L: (with | for) Def [','] Us NoNeed Follow => {Def} may be played on any card
8 L: Def may (ignore | break | disregard) [the] (suit | suits | suit and rank) => {Def} may be played on any card
8 Enough: (enough | sufficient | fine | okay | ok | good enough | a match | allowed | legal) [to match | to play
    | for a match | for matching] => .
8 ByAtr: Atr => {Atr}
8 ByAtr: (colours | colors) => colour
8 ByAtr: suits => suit
8 L: [the] same Atr (is | is also) Enough => a player may play a card of the same {Atr} as the top card
8 L: [the] same Atr (suffices | will do | also counts | counts | works | also works | matches | also matches | does
    | fits | also fits | must do) [too | as_well | to match]
    => a player may play a card of the same {Atr} as the top card
8 L: matching [by | in | on | the] ByAtr (is | is also) Enough
    => a player may play a card of the same {ByAtr} as the top card
8 L: Us may also (match | play | go | follow) [by | on | in | to | with] [the] [same] ByAtr
    => a player may play a card of the same {ByAtr} as the top card
8 L: Us may match [by | on | in] [the] ByAtr [too | as_well]
    => a player may play a card of the same {ByAtr} as the top card
8 L: Us may play on the same Atr => a player may play a card of the same {Atr} as the top card
8 L: (ByAtr | [the] same Atr) also (counts as a match | matches | counts | is a match)
    => a player may play a card of the same {Atr}{ByAtr} as the top card
8 L: ByAtr (counts as a match | matches too | counts too | is a match too | counts as matching)
    => a player may play a card of the same {ByAtr} as the top card
8 L: [Us may] (match | follow) [by | the | the same] Atr or [by] [the] [same] Atr
    => a player may play a card of the same {Atr} as the top card. a player may play a card of the same {Atr2} as the
    top card
8 L: [the] same Atr or [the] [same] Atr [(is | are) Enough | matches | match | fits | fit | counts]
    => a player may play a card of the same {Atr} as the top card. a player may play a card of the same {Atr2} as the
    top card
8 L: [Us may] (match | follow) [by | the] Atr ',' Atr [','] or Atr
    => a player may play a card of the same {Atr} as the top card. a player may play a card of the same {Atr2} as the
    top card. a player may play a card of the same {Atr3} as the top card
8 L: cards of the same Atr [also] match [each other | one another]
    => a player may play a card of the same {Atr} as the top card
8 L: cards (match | fit) (if | when) they (have | share | are of) the same Atr
    => a player may play a card of the same {Atr} as the top card
8 L: [a card | cards] of the same Atr may [also | always] be (played | put down | laid | put) [too]
    => a player may play a card of the same {Atr} as the top card
7 EqUp: (equal or higher than | equal to or higher than | higher than or equal to | the same or higher than
    | as high as or higher than | at least as high as | the same rank or higher than | higher or equal to
    | the same as or higher than | equal or higher to) => .
7 EqDown: (equal or lower than | equal to or lower than | lower than or equal to | the same or lower than
    | at most as high as | the same rank or lower than | lower or equal to | the same as or lower than
    | equal or lower to) => .
7 OneC: (a card | cards | something | one) [that is | which is] => .
7 L: [Us] must (play | lay | put | put down) [OneC] EqUp R => a player may not play a card lower than the top card
7 L: [Us] must (play | lay | put | put down) [OneC] EqDown R => a player may not play a card higher than the top card
7 L: each card must be EqUp R => a player may not play a card lower than the top card
7 L: each card must be EqDown R => a player may not play a card higher than the top card
8 Onto: (upon | on to) => on
8 L: no player may (play | put | lay | place) C Onto C => {C} may not be played on {C2}
9 Drawn9: (draw | draws | take | takes) => .
9 L: [a] (maximum [of] | max | at most | no more than | up to) NUM (draws | drawn cards | cards drawn) Tgt
    [[','] then pass] => a player may draw up to {NUM} cards on their turn
9 L: [Us] may (draw | take) (at most | no more than | up to | a maximum of | not more than) NUM cards Tgt
    [[','] then pass] => a player may draw up to {NUM} cards on their turn
9 L: (draw | take) (at most | no more than | up to | a maximum of) NUM cards Tgt
    => a player may draw up to {NUM} cards on their turn
9 Tgt: (a turn | each turn | every turn) => .
9 L: [Us] may (play | put down | lay) (at most | no more than | up to | a maximum of | not more than) NUM cards Tgt
    => a player may play up to {NUM} cards on their turn
8 LF: (last | most recent | latest | most recently | final) => last
8 LF: (first | earliest) => first
8 Titled: (is | becomes | gets | must be | is to be | are | become) [now | henceforth | then] [called | named | known as
    | dubbed | nicknamed | addressed as | referred to as | given the (name | title) [of]] [the | our] => .
8 Titled: (bears | gets | receives | has | holds | carries | wears | takes) the (name | title) [of] => .
8 Doing1: Va => {Va}
8 Doing1: (played | laid | put down) C => play {C}
8 Doing1: (play | lay | put down) C => play {C}
8 Doing1: Act => {Act}
8 RoleFor: [the] LF (player | one | person) to Doing1 => the {LF} player to {Doing1}
8 RoleFor: Rel [Had] (was | is | were) [the] LF [player | one] to Doing1 => the {LF} player to {Doing1}
8 RoleFor: Rel [Had] Va LF => the {LF} player to {Va}
8 RoleFor: Rel [Had] LF Va => the {LF} player to {Va}
8 RoleFor: Rel LF (Bt | Bb) => the {LF} player to {Bt}{Bb}
8 RoleFor: Rel [Had] (played | laid | put down) C LF => the {LF} player to play {C}
8 RoleFor: Rel [Had] LF (played | laid | put down) C => the {LF} player to play {C}
8 RoleFor: Rel [Had] (played | laid | put down) the LF Spec => the {LF} player to play a {Spec}
8 RoleFor: Rel [Had] (drew | drawn | took | taken) the LF card => the {LF} player to draw a card
8 RoleFor: Rel [Had] (got | received | earned | collected) the LF penalty => the {LF} player to receive a penalty
8 RoleFor: Rel [Had] (gave | given | called) the LF penalty => the {LF} player to give a penalty
8 RoleFor: the LF (player | one) (who | that) [Had] Va => the {LF} player to {Va}
8 RoleFor: the LF (player | one) (who | that) [Had] (played | laid | put down) C => the {LF} player to play {C}
8 D: RoleFor Titled STR => {RoleFor} is called {STR}
8 D: (call | name | we call) RoleFor [the] STR => {RoleFor} is called {STR}
8 D: the [name | title] STR (is | goes to | belongs to | is given to | is for) RoleFor => {RoleFor} is called {STR}
9 Full: (hold | keep | have) (at most | no more than | a maximum of) NUM cards => {NUM}
9 Keep9: (hold | have | keep | own | carry | end up with | collect) => .
9 InHand: [in hand | in their hand | in their hands | at any time | at a time] => .
9 Full: (Us may not | no player may | Us may never | never) Keep9 more than NUM cards => {NUM}
9 Full: [Us] may [only] Keep9 (at most | no more than | up to | a maximum of | not more than) NUM cards => {NUM}
9 Full: [the] (hand limit | card limit | maximum hand size | maximum hand | hand size limit | limit of cards in hand
    | maximum number of cards in hand | biggest hand) [is | of | ':' | '='] NUM [cards] => {NUM}
9 Full: (at most | no more than | a maximum of | max | maximum) NUM cards (in hand | in their hand | in a hand)
    => {NUM}
9 L: Full [in hand | in their hand | in their hands | in a hand] [at any time | at a time | at once]
    => ?two-readings a player may not draw a card if they have at least {Full} cards
    // When a player begins to have more than {Full} cards, they must discard a card
"""
