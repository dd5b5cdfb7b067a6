"""What happens at a table besides cards being played, as it is told there: turns, rounds, calls, players, the
deck."""

from typing import Final

OCCURRENCES: Final = """
0 Deck7: (the draw pile | draw pile | the stack | the talon | the pack) => .
8 T: Deck7 (has run out | runs dry | 's dry | is dry | is through | ends | is all gone | is drained | has been
    drained | gives out |
    has given
    out | is dry | comes to an end) => the draw pile runs out
8 T: no more cards (are | is | remain) in Deck7 => the draw pile runs out
8 T: nothing (is | remains) [left] (in Deck7 | to draw) => the draw pile runs out
8 T: (we | a player | each player) (run | runs | ran) out of cards to draw => the draw pile runs out
8 T: (we | the game | all_of_us) (run | runs) out [of cards] => the draw pile runs out
0 Dealt7: (a | the | each | every | any | this | one | another) [new | fresh | next | other | current | further]
    (round | hand
    | deal) => .
0 Dealt7: (new | fresh | next) (round | hand | deal) => .
0 Starts7: (begin | begins | start | starts | has begun | has started | kicks off | gets going | gets under way | is
    opened |
    opens | is started | commences | is dealt | is on) => .
0 Stops7: (end | ends | finishes | closes | stops | is completed | is complete | is finished | is closed | has been
    played |
    is played out | is through | is up | concludes | has finished | has ended | has been completed | has come to an
    end
    | is decided) => .
8 T: Dealt7 Starts7 => a round begins
8 T: Dealt7 Stops7 => a round ends
8 T: (we | all_of_us) (start | begin | open | kick off | deal) (Dealt7 | again) => a round begins
8 T: (we | all_of_us) (finish | end | complete | close | conclude) Dealt7 => a round ends
8 T: (we deal | all_of_us deal) => a round begins
8 T: (the hand | a hand) ends => a round ends
8 T: (a | the) turn (starts | begins | is starting) => a player begins their turn
8 T: (a | the) turn (ends | is ending | stops) => a player ends their turn
8 T: (play | the turn | it) (comes | gets | is | passes | moves) [back | round | around] [again] to (you | them | a
    player)
    => a player begins their turn
8 T: (you | they | a player) (is | are) (up | on | next up) => a player begins their turn
8 T: their turn (comes to (a close | an end) | closes) => a player ends their turn
8 T: (you | they | a player) (have | has) [just] (had | taken | played | done | completed | made) their (turn |
    move) => a player
    ends their turn
8 T: [Sb] (wrap up | wraps up | wrapping up | complete | completes | close | closes) their turn => a player ends
    their turn
8 T: their move (ends | is over | is done | is made) => a player ends their turn
8 T: (a | one) turn of (theirs | yours | a player) is (skipped | missed | lost) => a player is skipped
8 T: Sb must (miss | skip | sit out | lose | wait) (a | one | their) (turn | go | round) => a player is skipped
8 T: (we | all_of_us) have a winner => a player wins
8 T: there ('s | is) a winner => a player wins
8 T: a winner is (found | declared | known | clear | there) => a player wins
8 T: [Sb] (take | takes | taking | secure | secures | bag | bags) the (round | win | victory) => a player wins
8 T: [Sb] (is played | comes out | come out | emerge | emerges | is) [as] the winner => a player wins
8 T: [Sb] (go | goes | going) out (first | before all other players) => a player wins
8 T: (a | another | any) [new] rule (comes in | comes into play | goes into the book | comes up | is thought up) =>
    a player
    introduces a rule
0 Fresh7: (a new face | a newbie | a new player | a newcomer | a latecomer | a new person | fresh blood) => .
8 T: Fresh7 (joins | arrives | comes | sits down | turns up | comes in | enters | appears | is there) [in] => a
    player joins
    the game
8 T: (we | all_of_us) get (Fresh7 | a player new) => a player joins the game
8 T: Sb (join | joins) (us | in late | in) [in] [late] => a player joins the game
8 T: Sb (is | are) out [of the game] => a player leaves the game
8 T: Sb (step | steps | stepping) out [of the game] => a player leaves the game
8 T: Sb (exit | exits | exiting | desert | deserts) [the game | the table] => a player leaves the game
8 T: (it | play | the game | the turn order) (goes | is going | runs | turns | moves) (viceversa | the other way |
    in reverse |
    into reverse | backwards | in the other direction | in the opposite direction) => turn order is reversed
8 T: (order | the order | the direction | direction | turn order | things | play) (gets | get | goes | go | is |
    are) (reversed
    | flipped | switched | turned | changed | inverted | in reverse | into reverse | backwards | swapped) => turn
    order is
    reversed
8 T: (a | any | each | every) (reversal | change of direction) [of (order | direction | turn order | play)] (happens
    | occurs |
    takes place) => turn order is reversed
0 Call7: (call | accusation | charge | penalty call) => .
0 Wrong7: (wrong | false | bad | mistaken | incorrect | invalid | unjustified | baseless | not true | untrue |
    rejected |
    overruled) => .
8 T: (a | any | the | their | a player 's) Call7 (is | was | turns out | turns out to be | proves | proves to be |
    is found |
    is judged | is ruled | is found to be | is deemed) Wrong7 => a player makes a bad call
8 T: (a | any) Wrong7 Call7 (is | was | gets) (made | called) => a player makes a bad call
8 T: Sb (make | makes | made) (a | an | any) Call7 (that | which) (is | was | turns out | turns out to be | proves |
    proves to
    be) Wrong7 => a player makes a bad call
2 Tr: Rel (make | makes | made) (a | an | any) Call7 (that | which) (is | was | turns out | turns out to be | proves
    | proves
    to be) Wrong7 => a player makes a bad call
8 T: Sb (miscall | miscalls | calls wrong) => a player makes a bad call
2 Tr: Rel (miscall | miscalls | calls wrong) => a player makes a bad call
8 T: Sb (wrongly | falsely | mistakenly | unjustly | incorrectly) (call | calls | accuse | accuses | penalise |
    penalises |
    charge | charges) [a penalty | Another] => a player makes a bad call
8 T: (a | any) penalty (hits | befalls) (Sb | you | them) => a player receives a penalty
8 T: (a | any) penalty [card] Isp (given | handed) out => a player receives a penalty
8 T: (the_word | the_words | the_phrase) Words (falls | slips out | drops | comes up | rings out | crosses (their |
    a player 's)
    lips) => a player says {Words}
8 T: Words (slips out | is uttered | rings out | is to be heard) => a player says {Words}
8 T: Sb (let | lets) Words slip => a player says {Words}
8 T: Sb (is | are) (heard | caught | overheard) saying Words => a player says {Words}
2 Tr: Rel [(is | are)] (heard | caught | overheard) saying Words => a player says {Words}
8 T: a die (shows | comes up | come up | lands on | falls on | is) [a | on a] NUM => a player rolls a {NUM}
8 T: [a] NUM (is rolled | (comes up | is rolled | shows | falls | is thrown) (on a die | with a die)) => a player
    rolls a {NUM}
8 T: a card leaves the draw pile => a player draws a card
8 T: Sb (go | goes | going) to (the draw pile | the deck) => a player draws a card
8 T: Sb (take | takes | draw | draws) from the draw pile => a player draws a card
8 T: Sb (pick | picks) one up => a player draws a card
8 T: Sb (plays | play) while it ('s | is) (another player 's | not their) turn => a player plays a card out of turn
8 T: Sb (end up | ends up | sits | sit | is left | are left) with OverUnder [cards] => a player begins to have
    {OverUnder}
    cards
8 T: their hand (hits | reaches | reach | gets | grows to | goes to | comes to) OverUnder [cards] => a player begins
    to have
    {OverUnder} cards
8 T: Sb (collect | collects | amass | amasses | pile up | piles up | accumulate | accumulates) OverUnder [cards] =>
    a player
    begins to have {OverUnder} cards
8 T: Sb (drop | drops | dropping | fall | falls | go | goes | sink | sinks | dip | dips | get | gets | is | are)
    (below |
    under | beneath) NUM [cards | card] => a player begins to have fewer than {NUM} cards
8 T: their hand (drops | falls | goes | sinks | shrinks | dips | gets) (below | under | beneath) NUM [cards | card]
    => a player
    begins to have fewer than {NUM} cards
8 T: Sb (have | has | hold | holds) [only] (fewer than | less than | under) NUM (cards | card) left => a player
    begins to have
    fewer than {NUM} cards
8 T: Sb (get | gets | go | goes | is | are) down to NUM [cards] or (fewer | less) => a player begins to have at most
    {NUM}
    cards
8 T: Sb (have | has | hold | holds) (a | one) (lone | single | solitary | sole | lonely) card [left] => a player
    drops to 1
    card
8 T: NUM (card | cards) (is | are) all (you | they | a player) (have | has) [left] => a player drops to {NUM} cards
8 T: Sb (lay | lays | play | plays | put down | puts down | shed | sheds | drop | drops | throw | throws) their last
    [one | card]
    [from their hand] => a player plays their last card
8 T: Sb (lay | lays | play | plays | put down | puts down | shed | sheds) the (last | final) card (from | in | of)
    their hand
    => a player plays their last card
"""
