"""How people say who. W does something, Wm is somebody to whom it is done, Sb starts a trigger."""

from typing import Final

PEOPLE: Final = """
0 W: the active player => the active player
0 W: the next player => the next player
0 W: the previous player => the previous player
0 W: the dealer => the dealer
0 W: each player => each player
0 W: all other players => all other players
0 W: the player after the next player => the player after the next player
0 W: EachWith => {EachWith}
0 W: EachWho => {EachWho}
0 W: WithThe => {WithThe}
0 W: Doer => {Doer}
0 W: a player of their choice => a player of their choice
2 W: [the] next [player | one] => the next player
2 W: previous player => the previous player
2 W: the following player => the next player
2 W: the (player | one) (after | behind) (them | you | that | the player | that player) => the next player
2 W: the player (before | in front of) (them | you | that player) => the previous player
2 W: [the] (others | other players) => all other players
2 W: all others => all other players
2 W: (each | every) other player => all other players
2 W: (player | they | them | that player | the player) => they
2 W: the (player | one) who (played | plays) (it | that | that card | the card) => they
2 W: [the] next NUM [players | ones] => the next {NUM} players
2 W: the player [on | to] [the | their] left => the player to their left
2 W: the player [on | to] [the | their] right => the player to their right
2 Seats: (places | seats | spots | positions | chairs | players) => .
2 W: the player NUM Seats [to | on] [the | their] left => the player {NUM} seats to their left
2 W: the player NUM Seats [to | on] [the | their] right => the player {NUM} seats to their right
2 W: (a | any | another | one) player (of their choice | you choose | you pick | you like | they choose
    | they pick) => a player of their choice
2 W: the (player | one) with the most cards => the player with the most cards
2 W: the (player | one) with the fewest cards => the player with the fewest cards
2 W: [the] last (one | player) to Act => the last player to {Act}
2 W: [the] first (one | player) to Act => the first player to {Act}
0 Wm: W => {W}
2 Wm: (a | another | any | some | one) player [of their choice | you choose | you pick | you like]
    => a player of their choice
2 Wm: (the | their) left player => the player to their left
2 Wm: (the | their) right player => the player to their right
2 W: (whoever | the one who | the player who) (has | holds) the most cards => the player with the most cards
2 W: (whoever | the one who | the player who) (has | holds) the fewest cards => the player with the fewest cards
2 W: (whoever is next | whoever comes next | the one who is next) => the next player
2 W: [a | the] player of their choice => a player of their choice
2 Wm: [the | their] left => the player to their left
2 Wm: [the | their] right => the player to their right
0 Sb: EWho => {EWho}
2 Sb: (you | player | players | any player | the player) => a player
2 Rel: (whoever | who | the one who | the player who | a player who | any player who | each player who | players who)
    => a player
2 W: player (on | to) [the | their] left => the player to their left
2 W: player (on | to) [the | their] right => the player to their right
2 W: (whoever is | the player who is | the one) [sitting | sits] (on | to) [the | their] left
    => the player to their left
2 W: (whoever is | the player who is | the one) [sitting | sits] (on | to) [the | their] right
    => the player to their right
2 Them: (them | you | yourself | themselves | that player | the player | the one | the player of it
    | the (player | one) who (played | plays | put | laid) (it | that | that card | the card | it down)) => .
2 W: (each player | all | all players | players) (but | except | besides | other than) Them => all other players
2 W: all the (others | other players | rest) => all other players
2 W: (the rest | all rest | all of the rest) => all other players
2 W: (whoever | the one who | the player who) (has | holds | is holding) the (fewest | least) [cards]
    => the player with the fewest cards
2 W: (whoever | the one who | the player who) (has | holds | is holding) the most => the player with the most cards
2 W: the (player | one) with the (least | smallest hand) => the player with the fewest cards
2 W: the (player | one) with the (most | biggest hand) => the player with the most cards
2 W: (each player | a player | players | any player | whoever) (with | who has | has) Cmp cards
    => each player with {Cmp} cards
2 W: all other players => all other players
2 W: dealer => the dealer
2 W: (whoever | the player who | the one who) (played | plays | put down | laid | laid down) (it | that | this
    | that card
    | the card) => they
2 W: (all players | each player | all) (but | except | besides | other than) you => all other players
2 W: (players | each player | a player | any player | whoever) (with | who has | has) (only | just) NUM (card | cards)
    => each player with {NUM} cards
2 Wm: whoever is next => the next player
2 W: the player sitting (to | on) [the | their] left => the player to their left
2 W: the player sitting (to | on) [the | their] right => the player to their right
2 W: all => each player
2 W: (whoever | the one who | the player who) (has | holds) (most | the most) [cards]
    => the player with the most cards
2 W: (whoever | the one who | the player who) (has | holds) fewest [cards] => the player with the fewest cards
2 W: (player | the player) with (fewest | least) cards => the player with the fewest cards
2 W: (player | the player) with most cards => the player with the most cards
2 W: the player who (went | played | was) (before | just before) (you | them) => the previous player
2 W: the player playing (it | the card | that card | that) => they
2 Wm: (a | any | the | one) chosen player => a player of their choice
2 W: (a | any | the | one) chosen player => a player of their choice
2 W: each of (you | the players | them) => each player
2 W: [the] NUM next players => the next {NUM} players
2 W: the current player => the active player
2 Lay: (played | plays | placed | places | put | puts | laid | lays | used | uses | drew | threw | throws) [down] => .
2 W: (whoever | the one who | the player who | the player that) Lay (it | that | this | this card | that card
    | the card | said card) => they
2 W: the player (playing | placing | using | laying) (this card | this | said card) => they
2 W: (its player | the receiver | the recipient) => they
2 W: the player next to (you | them) => the next player
2 W: the player (to | on) the left of (the player | that player | them | you | the active player | the current player)
    => the player to their left
2 W: the player (to | on) the right of (the player | that player | them | you | the active player | the current
    player)
    => the player to their right
2 W: the player NUM Seats (to | on) the left of (the player | that player | them | you | the active player
    | the current player) => the player {NUM} seats to their left
2 W: the player NUM Seats (to | on) the right of (the player | that player | them | you | the active player
    | the current player) => the player {NUM} seats to their right
2 InLine: (in line | in turn | in order | to play | to go | up | in sequence) => .
2 W: the player (next | who is next | who comes next | who plays next | whose turn is next) [InLine]
    => the next player
2 W: [the] next [player | one] InLine => the next player
2 W: the subsequent player => the next player
2 W: the player [sitting] next to (you | them | that player) [in the direction of play] => the next player
2 Wm: the player [sitting] next to (you | them) [in the direction of play] => the next player
2 W: (the player on turn | the player whose turn it is | whoever 's turn it is) => the active player
2 W: the opponent => ?who the next player // a player of their choice
2 Wm: the opponent => ?who the next player // a player of their choice
2 Them: (whoever | the one who | the player who | the player that) Lay (it | that card | the card | C) => .
2 W: (each player | all | all players | players) ',' (but | except | besides | other than) Them [',']
    => all other players
2 W: the (one | player) before (you | them) => the previous player
2 W: (whoever | the one who | the player who) (played | went | was | had the turn) before (you | them)
    => the previous player
2 W: their player (on | to) the left => the player to their left
2 W: their player (on | to) the right => the player to their right
2 W: (whoever | the one who | the player who) (dealt | deals | is dealing | dealt the cards) => the dealer
2 W: the NUM players after (you | them | that) => the next {NUM} players
2 W: (each player | all players | all | players) holding Cmp cards => each player with {Cmp} cards
2 W: the player (before | ahead of) (you | them) in [turn] order => the previous player
2 W: (each player | all | all players | players | the whole table) (bar | except | besides | save | excluding | other
    than
    | not counting) Them => all other players
2 W: (each player | all | all players | the whole table) [','] (but not | not) Them => all other players
2 W: (the whole table | the entire table | all at the table | all hands | one and all | the lot of them) => each player
2 W: (each player | all | all players) [','] (the player | yourself | you | their | the one who played it | themselves)
    included [','] => each player
2 W: all (the | your | their) (opponents | other players | rivals) => all other players
2 W: all of (the | your | their) (opponents | other players | rivals | others) => all other players
2 W: all your other players => all other players
0 Fat: (biggest | largest | fullest | fattest | longest) => .
0 Thin: (smallest | shortest | thinnest | lightest) => .
2 W: [the | whoever has the | the player with the | the one with the] Fat hand [of cards] => the player with the most
    cards
2 W: [the | whoever has the | the player with the | the one with the] Thin hand [of cards] => the player with the fewest
    cards
2 W: (whoever | the one who | the player who) (has got | has | holds | is holding) the (Fat hand | most) [cards] => the
    player with the most cards
2 W: (whoever | the one who | the player who) (has got | has | holds | is holding) the (Thin hand | fewest | least)
    [cards]
    => the player with the fewest cards
2 W: (most | the most) cards => the player with the most cards
2 W: (fewest | the fewest | least) cards => the player with the fewest cards
2 W: (all | those | players | each player | all players | a player) (who hold | who have | who has | who holds | holding
    | having | with | that have | that hold | who are holding) [a hand of] Cmpc [in hand | in their hand] => each player
    with {Cmpc}
2 W: (all | those | players | each player) (who hold | who have | holding | having | with) Cmp => each player with {Cmp}
    cards
0 Slow: (last | slowest | latest) => .
0 Fast: (first | quickest | fastest) => .
2 W: [the] Slow (one | player) (to Act | who Acts2) => the last player to {Act}{Acts2}
2 W: [the] Fast (one | player) (to Act | who Acts2) => the first player to {Act}{Acts2}
2 W: Slow to Act => the last player to {Act}
2 W: Fast to Act => the first player to {Act}
2 W: whoever is [the] Slow to Act => the last player to {Act}
2 W: whoever is [the] Fast to Act => the first player to {Act}
2 W: (whoever | the one who | the player who) Acts2 Slow => the last player to {Acts2}
2 W: (whoever | the one who | the player who) Acts2 Fast => the first player to {Acts2}
4 Acts2: (says | say) Words => say {Words}
4 Acts2: Knocks => {Knocks}
5 U: Slow (one | player) to Act (when | after | on | if | at) T (X | F | Y) => When {T}, the last player to {Act}
    {X}{F}{Y}.
5 U: [the] [one | player] (Slow | Slow player | Slow one) to Act (when | after | on | if | at) T (X | F | Y) => When
    {T},
    the last player to {Act} {X}{F}{Y}.
5 U: [the] (Fast | Fast player | Fast one) (to Act | who Acts2) (when | after | on | if | at) T (X | F | Y) => When {T},
    the first player to {Act}{Acts2} {X}{F}{Y}.
5 U: [the] (Slow | Slow player | Slow one) who Acts2 (when | after | on | if | at) T (X | F | Y) => When {T}, the last
    player to {Acts2} {X}{F}{Y}.
5 U: whoever is [the] Slow to Act (when | after | on | if | at) T (X | F | Y) => When {T}, the last player to {Act}
    {X}{F}{Y}.
5 U: whoever is [the] Fast to Act (when | after | on | if | at) T (X | F | Y) => When {T}, the first player to {Act}
    {X}{F}{Y}.
5 U: [if | when] (you are | be) [the] Fast to Act (when | after | on | if) T [',' | and] [you] (X | F | Y) => When
    {T}, the
    first player to {Act} {X}{F}{Y}.
5 U: T Sep (each player | all | all players) O [','] [and] (the | whoever is) Slow [one | player] (X | Y) => When {T},
    each
    player must {O} and the last player to {O} {X}{Y}.
2 Rel: (he who | she who | they who | the one that | one who) => a player
"""
