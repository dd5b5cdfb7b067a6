"""What is agreed before the cards are dealt, and what belongs to every turn, every draw and the end of a round."""

from typing import Final

AGREEMENTS: Final = """
9 Seen3: (so [that] (all | each player) may see them | for all to see | where all may see them | visible to all | so
    they may be seen) => .
9 S: (each player 's cards | all cards | all hands | the cards) (lie | are | are laid | are held | stay) [open |
    face up] [on the table] Seen3
    => hands are face up
9 S: (each player 's cards | all hands | hands) (lie | are | are laid | stay) [on the table] (face up | open) [on
    the table]
    => hands are face up
9 S: (we play | play | each player plays) (with (open cards | their cards open | our cards open) | open-handed) =>
    hands are face up
9 S: no player hides their (cards | hand) => hands are face up
9 S: (each player 's | each player is) (dealt | given) NUM [cards] => each player starts with {NUM} cards
9 S: NUM [cards] to (start | begin) with => each player starts with {NUM} cards
9 S: NUM decks [','] shuffled together => the game uses {NUM} decks
9 S: a second deck is (added | used | mixed in | shuffled in) => the game uses 2 decks
9 S: no player gets more than NUM seconds [per turn] => the time limit is {NUM} seconds
9 S: take (no more than | at most) NUM seconds for their turn => the time limit is {NUM} seconds
9 S: there ('s | is) a (time limit | limit) of NUM seconds => the time limit is {NUM} seconds
9 S: (no player is timed | time does not matter | nothing is timed | (we play | play) without a (time limit |
    clock)) => there is no time limit
8 D: K (is | are) whatever [card] (you | they) (want | like) (it | them) to be => {K} are wild
8 D: K (take | takes | takes) the place of (a | an | the) Spec => {K} counts as {Spec}
8 D: K (is | are) taken for (a | an | the) Spec => {K} counts as {Spec}
8 D: K (pretend | pretends) to be (a | an | the) Spec => {K} counts as {Spec}
8 D: K (are | is) NUMS in value => the value of {K} is {NUMS#}
8 D: (play | lay | put) NUMS on NUMS and NUMS on NUMS => {NUMS#} matches {NUMS2}
8 D: (a | the) Spec is as good as (a | the) Spec and viceversa => {Spec} matches {Spec2}
8 D: K and K (are friends | look the same upside down | look alike upside down | look alike) [','] (so | they | so
    that) [you may play them | they
    fit | they go | they may be Ofc | fit] on each other => {K} matches {K2}
8 L: C (is | are) always playable => {C} may be played on any card
8 L: Us may always (play | put down | lay | lay down | put) C => {C} may be played on any card
8 L: C (fit | fits | go | goes) anywhere => {C} may be played on any card
8 L: (whatever | no matter what) ('s | is) (there | on top | on the pile | down) [','] C may (go | be Ofc) [on (it |
    top)] => {C} may be played on any
    card
8 L: C (suit | suits) each card => {C} may be played on any card
8 L: (any | each) card (takes | accepts) C => {C} may be played on any card
8 L: on C [','] all cards are (allowed | fine | okay | ok) => any card may be played on {C}
8 L: all cards (fit | go) on C => any card may be played on {C}
9 U: no player may play rule NUM any more => Rule {NUM} no longer applies.
2 Wt: before anything else (in | on) their turn => at the start of their turn
2 Wt: [the] last thing (in | on) their turn => at the end of their turn
2 Wt: at the start of (each | every | a | any) turn => at the start of their turn
2 Wt: at the end of (each | every | a | any) turn => at the end of their turn
0 Each3: [',' (each | every) turn] (',' | ':' | '-') => .
8 L: Wt Each3 Words => a player must say {Words} {Wt}
8 L: Words is said Wt => a player must say {Words} {Wt}
8 L: when it ('s | is) their turn [','] first O => a player must {O} at the start of their turn
8 L: [you | each player | a player] [must] greet [all | the table | all other players] with Words Wt => a player
    must say {Words} {Wt}
8 L: (their | each | every | a) turn must be (ended | closed | concluded | finished) (with | by saying) Words => a
    player must say {Words} at the end of
    their turn
8 Draws3: (each | every | a | any | the) draw => .
8 L: Us may not draw (before knocking | unless (you | they) knock [first] | without knocking [first]) => a player
    must knock before drawing
8 L: a (knock) must (precede | come before | go before) Draws3 => a player must knock before drawing
8 L: Draws3 (is | must be) preceded by a knock => a player must knock before drawing
8 L: (first knock ',' then draw | knock first and then draw | first knock and then draw | knock first ',' then draw)
    => a player must knock before
    drawing
8 L: knock first if (you | they) (want | wish) to draw => a player must knock before drawing
8 L: whoever (wants to draw | draws | is going to draw) knocks first => a player must knock before drawing
8 L: (whoever (wants to draw | draws) | a player drawing | any player drawing) must (O) first => a player must {O}
    before drawing
8 L: before a card is (drawn | taken) [','] [you | they | a player] [must] O => a player must {O} before drawing
8 L: knocking (comes | goes | is) before drawing => a player must knock before drawing
8 L: to draw [a card] [','] [you | they | a player] must O => a player must {O} before drawing
8 L: [you] only draw (after knocking | once (you | they) have knocked | after (you | they) have knocked) => a player
    must knock before drawing
8 L: (what you say to draw | to be allowed to draw) [','] [you must] O => a player must {O} before drawing
0 Worth3: (the value of their (cards | hand) | their hand value | the value of (the cards | what 's | what is) in
    their hand | their hand 's value) => .
0 RoundIs3: (when (the | a | each) round (ends | is over) | at the end of (the | a | each | every) round | round
    over | when it 's over | when it is over)
    => .
5 U: RoundIs3 [',' | ':'] (you | each player | players) (score | scores | get | gets | gain | gains) Worth3 [in
    points | as points] => When a round
    ends, each player gains as many points as the value of the cards in their hand.
5 U: (you | each player | players) (score | scores | get | gets | gain | gains) Worth3 [in points | as points]
    RoundIs3 => When a round ends, each player
    gains as many points as the value of the cards in their hand.
5 U: RoundIs3 [',' | ':'] Worth3 (counts | count) as points => When a round ends, each player gains as many points
    as the value of the cards in their
    hand.
5 U: RoundIs3 [',' | ':'] (their left cards | what 's in their hand | their remaining cards | the cards in their
    hand) (count | counts) as points [against
    you | against them] => ?two-readings When a round ends, each player gains as many points as the value of the
    cards in their hand. // When a round
    ends, each player loses as many points as the value of the cards in their hand. // When a round ends, each
    player gains as many points as the
    number of cards in their hand.
5 U: RoundIs3 [',' | ':'] each player gets points for (what 's in their hand | the cards in their hand) =>
    ?two-readings When a round ends, each player
    gains as many points as the value of the cards in their hand. // When a round ends, each player gains as many
    points as the number of cards in
    their hand.
5 U: RoundIs3 [',' | ':'] (you | each player | players) (lose | loses) Worth3 [in points] => When a round ends, each
    player loses as many points as the
    value of the cards in their hand.
5 U: RoundIs3 [',' | ':'] Worth3 is (subtracted | deducted | taken) (from | off) their (points | score) => When a
    round ends, each player loses as many
    points as the value of the cards in their hand.
5 U: Worth3 (counts | count) against (you | them) RoundIs3 => When a round ends, each player loses as many points as
    the value of the cards in their hand.
8 L: [you | each player | a player] [must] (conclude | concludes | close | closes | round off) (their | each | every
    | a) turn with [the_word |
    the_words | a | an] Words => a player must say {Words} at the end of their turn
8 L: [you | each player | a player] [must] (open | opens | kick off | kicks off) (their | each | every | a) turn
    with [the_word | the_words | a | an]
    Words => a player must say {Words} at the start of their turn
8 L: Wt Each3 [you | they] [must] O => a player must {O} {Wt}
5 U: [the] first thing (in | on) their turn ',' (each | every) turn [':' | ',' | '-'] [you | they] [must] O => When
    a player begins their
    turn, they must {O}.
"""
