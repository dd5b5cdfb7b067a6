"""Whoever is next, was before, sits beside or has played: a head, and what tells which one, composed freely."""

from typing import Final

NEIGHBOURS: Final = """
0 Pitied: (poor | unlucky | lucky | unfortunate | hapless | very | immediate | actual | particular) => .
0 Guy: (the | that | this | whichever | which) [Pitied] (player | one) => .
0 GuyWho: (whoever | who | whichever player | whichever one | Guy (who | that) | (players | those) who) => .
0 Ofthem: (you | them | him | their | that player | the player | the current player | the active player | the one who
    (played | laid) it) => .
0 Right: (right | immediately | directly | straight | just) => .
0 InTheRow: (in [the] (line | turn | order | sequence | rotation | direction of play | playing order | order of play
    | circle | queue) | up | along | round | around [the table] | to (play | go | move | act | be on)) => .
0 ToPlay: (play | go | move | act | be on | take a turn | have a turn | take their turn | draw or play) => .
0 PlaysThen: (is | comes | goes | plays | sits | moves | acts | follows | is on | is up | gets to play | has a turn
    | takes a turn) => .
0 NextIs: next [InTheRow] => .
0 NextIs: (up | due | playing | sitting | going | coming) next [InTheRow] => .
0 NextIs: (due | set | about) to ToPlay [next] => .
0 NextIs: to ToPlay next => .
0 NextIs: [coming | playing | sitting | going | seated | who] [Right] (after | following | behind) Ofthem [InTheRow]
    => .
0 NextIs: following [directly | immediately] => .
0 NextComes: PlaysThen [then] next [InTheRow] => .
0 NextComes: next InTheRow => .
0 NextComes: (is | comes | goes | plays | sits | acts | moves) [Right] (after | following | behind) Ofthem => .
0 NextComes: (follows | succeeds) [Ofthem] => .
0 NextComes: (has | gets | takes) the next turn => .
0 NextComes: (must | would | may | is due to | is to | is about to | is supposed to | has to) ToPlay next => .
0 NextComes: 's (turn | go) (is | comes) (next | after Ofthem) => .
0 NextComes: 's turn it is next => .
2 W: Guy NextIs => the next player
2 W: GuyWho NextComes => the next player
2 W: (the | that) [Pitied] next [Pitied] (player | one) [InTheRow] => the next player
2 W: [the] next [one | player] (in (line | turn | order | sequence | rotation) | up | along | round | to (play | go
    | move | act)) => the next player
2 W: Guy whose (turn | go) (is | comes | it is | would be) (next | after Ofthem | after that) => the next player
2 W: (their | the) [immediate] successor => the next player
2 W: (their | the) player in [the] [current] (direction of play | play direction | playing direction | turn order)
    => the next player
2 W: the [immediately | directly] following player => the next player
2 W: player after (you | them | him) => the next player
0 WasIs: [coming | playing | sitting | who] [Right] (before | preceding | ahead of | in front of) Ofthem => .
0 Went: (was | went | played | came | moved | acted | sits | is | comes | had a turn | had the turn | had their turn
    | was on) => .
0 WasOn: Went [Right] (before | ahead of) Ofthem => .
0 WasOn: (precedes | preceded) Ofthem => .
0 WasOn: has [just] (played | gone | moved) [Right] before Ofthem => .
2 W: Guy WasIs => the previous player
2 W: GuyWho WasOn => the previous player
2 W: Guy whose (turn | go) (was | came | it was) (before | Right before) (theirs | yours | Ofthem) => the previous
    player
2 W: the last player before (you | them | him) => the previous player
2 W: (the | their) [immediately] (preceding | prior) player => the previous player
2 W: (their | the) predecessor => the previous player
0 Second: (after next | after the next (player | one) | following the next (player | one) | two (after | behind)
    Ofthem
    | coming after the next (player | one)) => .
0 Second: who (comes | sits | is | plays | goes) after the next (player | one) => .
2 W: Guy Second => the player after the next player
2 W: the (second | 2nd) (next player | player after Ofthem) => the player after the next player
0 Sits: (sitting | seated | who sits | who is sitting | who is seated | who is | placed | that sits | that is) => .
0 OnSide: (to | on | at) (the | their | that player 's | the player 's) [immediate | own] (left | left-hand side |
    left
    hand side | left side) [of (you | them | him | that player)] => left
0 OnSide: (to | on | at) (the | their | that player 's | the player 's) [immediate | own] (right | right-hand side
    | right hand side | right side) [of (you | them | him | that player)] => right
0 OnSide: left of (you | them | him | that player) => left
0 OnSide: right of (you | them | him | that player) => right
2 W: Guy [Sits] [Right] OnSide => the player to their {OnSide}
2 W: (whoever | who) (is | sits | is sitting | is seated) [Right] OnSide => the player to their {OnSide}
2 W: player OnSide => the player to their {OnSide}
2 W: player NUM Seats OnSide => the player {NUM} seats to their {OnSide}
2 W: Guy [Sits] NUM [Seats | further | down | over] OnSide => the player {NUM} seats to their {OnSide}
2 W: (whoever | who) (is | sits | is sitting) NUM [Seats] OnSide => the player {NUM} seats to their {OnSide}
2 W: the (second | 2nd) player [Sits] OnSide => the player 2 seats to their {OnSide}
2 W: the (third | 3rd) player [Sits] OnSide => the player 3 seats to their {OnSide}
0 TheCard: (it | that | this | the card | that card | this card | said card | the card in question) => .
0 HasLaid: [has | had] [just] (played | laid | put | placed | thrown | dropped | used) TheCard [down | there | on the
    pile]
    => .
0 HasLaid: [has | had] [just] (did | done) (so | that | it | this) => .
2 W: (whoever | who | the one who) [has] just (played | gone | went | moved | laid a card | played a card | had their
    turn)
    => ?who they // the previous player
0 HasLaid: (plays | lays | is playing) TheCard => .
2 W: GuyWho HasLaid => they
2 W: (that | this | said | such | the said | such a | the same | the very same | that very | that same | the aforesaid
    | the aforementioned) [a] [very | same] player => they
2 W: (they | the player | that player) (himself | themself | themselves | herself | in question | concerned) => they
2 W: (the player responsible | the one responsible | the culprit | the acting player | its owner | their owner
    | the card 's owner | its player) => they
2 W: the (player | owner) of (the card | that card | this card | it) => they
2 Them: (him | himself | themself | their | the active player | the acting player) => .
2 Them: GuyWho HasLaid => .
2 W: (each and each player | [absolutely] each player [playing | present | involved | here] | one and all
    | all present | the (entire | complete | whole) table | all players present) => each player
2 W: each player (without exception | no exceptions | with no exception) => each player
2 W: all other players (at the table | around the table | in the game | present | without exception) => all other
    players
2 W: each player (at the table | around the table) (but | except | other than | besides) Them => all other players
0 Chosen3: (choose | chooses | name | names | pick | picks | select | selects | nominate | nominates | point at
    | points at | point to | points to | want | wants | like | likes | wish | wishes | designate | designates) => .
2 W: (the | a | any | whichever | whatever | another | one) player [that | who | whom] (you | they) Chosen3
    => a player of their choice
2 W: (a | any | another) player (chosen | selected | picked | named | nominated) [by (you | them | him | that player)]
    => a player of their choice
2 W: (a | any | another | one) player of their (liking | choosing | preference | own choice | own choosing)
    => a player of their choice
0 MostIn: the (largest | biggest | fullest | greatest) (hand | number of cards | amount of cards) => .
0 Chooses2: [you | they | that player] (choose | chooses | pick | picks | select | selects | name | names
    | nominate | nominates) (a player | any player | another player | one player) => .
2 Eo: Chooses2 (':' | ',' | ';' | and | ',' and | '-') (they | that player | who | this player) X
    => a player of their choice {X}
2 Eo: Chooses2 (':' | ',' | ';' | and | ',' and | '-') (they | that player | who | this player) O
    => a player of their choice must {O}
2 Eo: Chooses2 who X => a player of their choice {X}
2 Eo: Chooses2 who O => a player of their choice must {O}
2 Eo: [you | they] (make | makes | let | force | have | get) (any player | another player | a player) [to] X
    => a player of their choice {X}
2 Eo: [you | they] (make | makes | let | force | have | get) (any player | another player | a player) [to] O
    => a player of their choice must {O}
2 Eo: (you | they | that player) may (choose | pick | decide | determine | select) [who | a player who | a player to]
    [must] X
    => a player of their choice {X}
2 Eo: (you | they | that player) may (make | force | let | have) (any player | a player | another player | any other
    player | a player of their choice) [to] X => a player of their choice {X}
0 Slowest: (the last | the slowest | the last one | the slowest one | the slowest player) => .
2 W: Slowest to Act => the last player to {Act}
2 W: Slowest Knocking => the last player to {Knocking}
0 Fastest: (the first | the fastest | the quickest | the first one | the fastest one | the fastest player) => .
2 W: Fastest to Act => the first player to {Act}
2 W: Fastest Knocking => the first player to {Knocking}
0 MostIn: [the] most cards [in hand | in their hand | left] => .
0 FewestIn: the (smallest | shortest | lowest | least) (hand | number of cards | amount of cards) => .
0 FewestIn: [the] fewest cards [in hand | in their hand | left] => .
0 WithSuch: (with | holding | having | who (has | holds | is holding) | that (has | holds) | in possession of) => .
2 W: Guy WithSuch MostIn => the player with the most cards
2 W: Guy WithSuch FewestIn => the player with the fewest cards
2 W: (whoever | who) (has | holds | is holding) MostIn => the player with the most cards
2 W: (whoever | who) (has | holds | is holding) FewestIn => the player with the fewest cards
0 HandSide: (left-hand | left hand | left-hand side) => left
0 HandSide: (right-hand | right hand | right-hand side) => right
2 W: [the | their] HandSide (player | one | man) => the player to their {HandSide}
2 W: [the | their] left (player | one | man) => the player to their left
2 W: [the | their] right (player | one | man) => the player to their right
2 W: [the | their] next but one => the player after the next player
2 W: the (next player | next one) 's (successor | left player | follower) => the player after the next player
2 W: (the player | player) (two | 2) (players | seats | places) (on | further | along | down the line) [from Ofthem]
    => the player after the next player
2 W: the player two (on | along) => the player after the next player
2 W: (the last | last) player => ?who the previous player // they
2 W: the player whose (turn | go) was [just] before => the previous player
2 W: (the owner | the player) of (R | the card UnderIt) => the previous player
2 W: [both | all] [the | those] NUM (players | ones) (after | behind | following) Ofthem => the next {NUM} players
2 W: [the] (next NUM | NUM next | following NUM) [players | ones] (in line | in turn | in order | to play | after
    Ofthem)
    => the next {NUM} players
2 W: the following NUM [players] => the next {NUM} players
2 W: NUM (seats | places | chairs | spots) (to | on) [the | their] left => the player {NUM} seats to their left
2 W: NUM (seats | places | chairs | spots) (to | on) [the | their] right => the player {NUM} seats to their right
"""
