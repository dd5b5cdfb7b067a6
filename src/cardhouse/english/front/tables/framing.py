"""Frames around a rule: asked and answered, told from its end, from who holds the card, and with what is so
otherwise."""

from typing import Final

FRAMING: Final = """
1 Sep: (means ':' | '...' | '…' | means that ':' | ':' '...') => .
0 Plainer: (you | they) (oblige | obliges | commit | commits | bind | binds) (yourself | themselves | themself) to
    => you must
0 Plainer: (when | if | whenever) one => when you
0 Plainer: ',' one (must | has to) => , you must
0 Plainer: ',' one may => , you may
0 Plainer: (remember | do not forget | be sure | make sure | see to it | take care) to => you must
0 Plainer: (you | they) (are | is) the (one | player) playing => you play
0 Plainer: (you | they) (are | is) the (one | player) (who | that) => you
0 Opening: (if | when) it ('s | is) C [that] (you | they) (are playing | play | have played | played | lay | are
    laying) => when you play {C}
0 Opening: (if | when) what (you | they) (play | lay | put down | have played) is C => when you play {C}
0 Opening: (wanna | want to | you want to | going to | you wish to) (play | lay | use) C '?' => when you play {C} ,
0 Opening: for (whoever | a player who | the player who) (plays | lays) C [':' | ','] => whoever plays {C}
8 T: (the | their) card be C => a player plays {C}
5 U: what happens (when | if | on | with | after) Ta '?' Es => When {Ta}, {Es}.
5 U: (Ta | Tg) comes at a (price | cost) (':' | ',' | '-') Es => When {Ta}{Tg}, {Es}.
5 U: to (play | lay | use) C (means | is) [having] to As => When a player plays {C}, they must {As}.
5 U: no player (plays | lays | uses) C without having to As => When a player plays {C}, they must {As}.
5 U: do not (play | lay | use) C unless you As => When a player plays {C}, they must {As}.
0 Upon9: (upon | when | on | after | while | as (they | you) | by) (laying | playing | putting down | using | play |
    lay | placing) (it | them | the
    card | that card) => .
0 Holds9: (the | a | any) (holder | owner | bearer | player | possessor) of => .
0 Holds9: (whoever | the player who | the one who | a player who | anyone who) (holds | has | owns) => .
5 U: Holds9 C must As Upon9 => When a player plays {C}, they must {As}.
5 U: Holds9 C (O | X) Upon9 => When a player plays {C}, they must {O}{X}.
5 U: Holds9 C may As Upon9 => When a player plays {C}, they may {As}.
5 U: Holds9 C must [','] Upon9 [','] As => When a player plays {C}, they must {As}.
4 Eo: W ':' Words => {W} must say {Words}
4 Eo: W ':' O => {W} must {O}
4 Eo: W (',' | '-') Words => {W} must say {Words}
0 Sec9: the (second | last | latter) (one | player | of them | of the two | of the three | of the four) [of them] => .
0 Run9: Row => {Row}
0 Run9: C [Isp] Under7 Anew7 => a player plays {Anew7} on {C}
0 Run9: C Upon Anew7 => a player plays {C} on {Anew7}
5 U: [when | if | after | once] Run9 (':' | ',' | and | ',' and | '-' | then | ',' then) Sec9 Deeds => When {Run9},
    {Deeds@they}.
5 U: [when | if | after | once] Run9 (':' | ',' | and | ',' and | '-' | then | ',' then) Sec9 must As => When
    {Run9}, they must {As}.
5 U: [when | if | after | once] Run9 (':' | ',' | and | ',' and | '-' | then | ',' then) Sec9 (goes | go | must go)
    Words => When {Run9}, they must
    say {Words}.
4 O: (go | goes) Words => say {Words}
0 Same9: (says | say | shouts | calls) (it | that | so | this | the same) [too | then] => .
0 Unless9: [','] (unless | except if | except when | except | but if | only if | but not if) it ('s | is) [a | an |
    the] => .
0 Then9: [','] (then | in which case | in that case | when | where | and then) => .
5 U: [all] Suit Sep [you] [must] [say] Words Unless9 Rank Then9 W Same9 => When a player plays a {Suit} other than
    {Rank}, they must say {Words}.
    When a player plays the {Rank} of {Suit}, {W} must say {Words}.
5 U: [all] Suit Sep Es Unless9 Rank Then9 Er => When a player plays a {Suit} other than {Rank}, {Es}. When a player
    plays the {Rank} of {Suit}, {Er}.
5 U: [a | an | all] Rank Sep Es Unless9 Adj [one | card] Then9 Er => ?two-readings When a player plays a {Rank}
    other than a {Adj} {Rank}, {Es}. When
    a player plays a {Adj} {Rank}, {Er}.
5 U: [when | if] Sb Pl [a | an] Suit [','] Es Unless9 Rank Then9 Er => When a player plays a {Suit} other than
    {Rank}, {Es}. When a player plays the
    {Rank} of {Suit}, {Er}.
8 L: NUM STR may be (paid | spent | used | traded in) instead of drawing => a player may pay {NUM} {STR} instead of
    drawing
8 L: (a | one) STR may be (paid | spent | used | traded in) instead of drawing => a player may pay a {STR} instead
    of drawing
0 Plainer: [','] (or | or else | else) (it ('s | is) | that 's | that is | it costs (you | them)) NC => or draw {NC}
0 Plainer: (a | one | any) player 's (hand | cards) ',' their (pick | choice | call) => the hand of a player of
    their choice
0 Plainer: (a | one | any | another) player ',' their (pick | choice | call) => a player of their choice
3 U: T (is | are) worth Points (to | for) (its player | you | the player | whoever (plays | played | lays) it) =>
    When {T}, they gain {Points}.
4 NC: a penalty of NUM [cards] => {NUM} penalty cards
4 O: (say | says) so [loudly | aloud] [':' | ','] Words => say {Words}
4 O: (thanks | greets | warns | addresses | tells | informs | notifies | alerts) (the table | each player | all
    other players | all | W) (by saying | with
    [the_word | the_words]) Words => say {Words}
8 T: (the pile | the play pile) (gets | receives | sees) C => a player plays {C}
8 T: [a | the | each | every | any] reversal of (the direction | direction | turn order | the order | play) => turn
    order is reversed
3 U: T (gets | earns | brings | costs | gives) (you | them | its player) a penalty of NUM [cards] => When {T}, they
    draw {NUM} penalty cards.
4 Y: (swap | swaps | exchange | exchanges) a card [of theirs] with the top card => swap a card with the top card
0 Plainer: (while | when | if) it ('s | is) (a player else 's | another player 's | another 's) (turn | go) => out
    of turn
8 L: (you | a player | players | each player) As Wh [','] IfLike4 => a player may {As} {Wh}
8 L: you (discard | play | lay | put down | throw) all their Plural [At5] [','] IfLike4 => a player may play any
    number of {Plural} on their turn
5 U: [the | a | an | all] Rank Es [','] (except | but) [for] [the | a] Rank of [the] Suit [','] (which | that | they
    | it) Es => When a player plays a
    {Rank} other than the {Rank2} of {Suit}, {Es}. When a player plays the {Rank2} of {Suit}, {Es2}.
2 Tr: (Sb0 | a player | whoever) caught (with | holding) OverUnder cards => a player begins to have {OverUnder} cards
2 Tr: (a player | the player | whoever | the one) whose hand is empty => a player plays their last card
7 T: (a pair | two of a kind | a double | a pair of cards) (in one go | immediately | together | in one turn | at
    the same time) => a player plays 2
    cards of the same rank
2 Wt: at (turn 's end | the turn 's end | their turn 's end | the end of their turn) => at the end of their turn
8 L: the (one | player) whose turn it is may not (As | Ap) => a player may not {As}{Ap} on their turn
7 T: (what (you | they) (lay | play | put down) | their card | the card) Makes Sum [together] with R => a player
    plays a card if the card and the
    previous card add up to {Sum}
8 L: C may be (Ofc | thrown in) (when | at any time) [','] [it] (does not matter | no matter) whose turn [it is] =>
    a player may play {C} out of turn
0 Plainer: [','] [it] (does not matter | no matter) whose turn it is => out of turn
8 L: (spending | paying | handing in) NUM STR (spares | saves | frees) (you | them) from drawing => a player may pay
    {NUM} {STR} instead of
    drawing
4 An: (look at | see) what Wm (has | have | holds | hold | is holding) [in hand | in their hand] => look at the hand
    of {Wm}
2 Eo: (look at | see) what Wm (has | have | holds | hold | is holding) [in hand | in their hand] => they may look at
    the hand of {Wm}
8 T: Sb (is | are) NUM (card | cards) (from | away from | short of) (winning | going out | victory) => a player
    drops to {NUM} cards
3 U: T (swallow | swallows | scoop up | scoops up | eat | eats) (PileNp | WholePile4) => When {T}, they take the
    play pile.
0 Opening: it ('s | is) C that => {C}
0 StX: (R | the top card) be C => the top card is {C}
8 L: no C may be Ofc => a player may not play {C}
8 L: (lay | put | play) any card [you like | you want] Onto C => any card may be played on {C}
8 L: before (you | they) may draw [','] (you | they) must have knocked => a player must knock before drawing
0 Plainer: must let => lets
0 Plainer: must make => makes
0 Plainer: must allow => allows
0 Plainer: the current round => the round
8 L: [Us] may not (follow | cover | top) C (with | by) Anew7 => {Anew7} may not be played on {C}
4 Wo: [all] [the] hands are (gathered | collected | taken) in and (dealt | dealt out) (again | afresh | anew) => all
    hands are dealt again
4 O: (thank | thanks | greet | greets) (W | whoever made you) by saying Words => say {Words}
"""
