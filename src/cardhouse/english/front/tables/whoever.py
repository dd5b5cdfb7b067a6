"""Whoever is meant, told by their place, their turn, their hand or what they did: each way once, for every frame.

    whom it is: a way of saying so

A line is somebody (`W`) wherever somebody can stand, and plain words for them where a phrasing names them itself;
    not so
with a star, where the same words can begin a trigger: `anyone with six cards or more`.
"""

from collections.abc import Iterator
from typing import Final

_PEOPLE: Final = """
the next player: the (upcoming | coming) (player | one)
the next player: (the player | the one | whoever) (that | who) (comes | plays | goes | sits | moves) after
the next player: (the player | the one | whoever) [who | that] (would | will) (be | come | go | play) next
the next player: (the player | the one) that ('s | is | comes | goes | plays) next
the next player: the one (coming up | up next | next up)
the next player: the player in line
the next player: (the player | the one | whoever) [who | that | is] (about | due) to (play | move | go) [next]
the next player: (the player | the one | whoever) [who is | is] (behind | after | following) Ofthem in (the | turn |
    the
    turn) (order | turn order | row | line)
the next player: (the player | the one) (after | behind) Ofthem [in line]
the previous player: (whoever | the player who | the one who | the player that | the one that) (went | came | played
    | moved | was | acted | was on) [right | just | immediately | directly] before [Ofthem | it | that | this]
the previous player: (whoever | the player who | the one who) (had | took) (the | their) turn (before | just before)
    [Ofthem]
the previous player: (whoever | the player who | the one who | the player that) (played | laid | put down) (the | a)
    [last | previous] card before [it | that | this | theirs | yours]
the previous player: (the player | the one) (you | they) (are | is | have) (following | just followed)
the previous player: (whoever | the player | the one) (whose | is | 's) turn was before [theirs | yours | this | that]
the previous player: the former player
the player after the next player: [not the next [player | one] but] the (one | player) (behind | after) [the next
    [player | one]]
the player after the next player: not (the next [player | one]) but the [next] (one | player) (behind | after | after
    that | after them | behind them)
the player after the next player: [the] next but one [player | one]
the player after the next player: the player (two | 2) (places | seats | players | spots | positions) (further [on |
    along] | ahead | on | along | down | later | away | behind)
the player after the next player: the (player | one) (two | 2) (ahead | further on | on | along | behind | down |
    away)
the player after the next player: the (player | one) (who | that) (comes | is | sits | plays | follows) (after |
    behind)
    the next [player | one]
the player after the next player: the [second player | second | one] next but one
the next NUM players: the NUM (following | next | upcoming | coming | subsequent) (players | ones)
the next NUM players: the [next] NUM [players] (who | that) (come | are | follow | go | play) [next | after Ofthem]
the next NUM players: the (upcoming | coming | subsequent) NUM [players | ones]
the next NUM players: [the] next NUM [players] (up | in line | along | to go | to play | on turn)
the next NUM players: the NUM (after | behind | following) Ofthem
the next 2 players: (the next pair of players | both next players | the next couple of players | the pair after
    Ofthem)
the next 2 players: both [players | of the players] (after | behind | following) Ofthem
each player: every [single | last] one [of you | of them] [all]
each player: each one (at | round | around) the table
each player: (each | every) one of (you | them | the players)
each player: each player (alike | round | around | here | involved | taking part | in the room | there is)
each player: all and sundry
each player: [the] (whole | entire | complete) (group | gang | party | bunch | lot | crew | crowd | company | round)
    [of you]
each player: the lot of you
each player: all (who play | who are playing | playing | who take part | the players)
each player: (each player | all) [','] (you | them) (too | included | as well)
each player: (each player | all) [','] including (you | them | the player | the one who played it | yourself)
each player: each player , the (player | one who played it) included
all other players: all all other players
all other players: (the rest | all the rest | the others) of (you | them | the players | the table)
all other players: (each player | all | the ones | those | players) who (is not you | are not you | did not play it
    | has
    not played it | have not played it | did not do it)
all other players: their fellow players
all other players: each player (but | except | other than | besides) (the | a) Spec 's (owner | player | layer)
all other players: each player (but | except | other than | besides) (its | the) (owner | player | layer)
the player to their left: (the player | the one) at their left_hand
the player to their left: (the | their) lefthand (player | one)
the player to their right: (the player | the one) at their right_hand
the player to their right: (the | their) righthand (player | one)
a player of their choice: (a | any | one | another | some) [other] player at their (discretion | choice | option |
    pleasure)
a player of their choice: (any | a | one) one player of their (choice | choosing)
a player of their choice: the player of their (choosing | choice | liking | preference)
a player of their choice: (whoever | whichever player | any player | a player | the player) (you | they) (fancy |
    please
    | wish | desire | decide on | point out | point at | prefer)
a player of their choice: a friend of their (choice | choosing)
a player of their choice: one of the (others | other players | players) of their (choice | choosing)
the player with the most cards: Whose4 (the most | most) [cards] [in hand | in their hand | of all |
    of any player]
the player with the most cards: Whose4 more cards than (a player else | all other players | any other player | all
    others
    | each player else | the others | the rest)
the player with the most cards: (the player | the one | whoever) whose hand is [the] (biggest | largest | fullest |
    fattest)
the player with the most cards: the (biggest | largest | fattest | fullest) hand
the player with the fewest cards: Whose4 (the fewest | fewest | the least | least) [cards] [in hand | in
    their hand | of
    all | of any player]
the player with the fewest cards: Whose4 (fewer | less) cards than (a player else | all other players | any other
    player
    | all others | each player else | the others | the rest)
the player with the fewest cards: (the player | the one | whoever) whose hand is [the] (smallest | shortest |
    thinnest)
the dealer: (whoever | the player | the one) [who] [is | was] dealing [the cards]
the dealer: (whoever | the player | the one | the player who | the one who) dealt (this | the | these) (hand | round |
    game | cards)
the dealer: (today 's | this round 's | the current | the present | this game 's | the card | the round 's) dealer
the last player to Act: Runner4 last to Act
the last player to Act: the (final | very last | slowest) (player | one) to Act
the first player to Act: Runner4 (first | fastest | quickest) to Act
the first player to Act: the (very first | fastest | quickest) (player | one) to Act
the last player to Saying4: (the one | the player | whoever | who) [is] Saying4 last
the last player to Saying4: the last (player | one) Saying4
the first player to Saying4: (the one | the player | whoever | who) [is] Saying4 first
the first player to Saying4: the first (player | one) Saying4
* each player with OverUnder cards: Those4 OverUnder [cards] [in hand | in their hand | left]
* each player with at least NUM cards: Those4 NUM (plus | '+' | or more | or over) [cards] [in hand | in their hand]
* each player who has played C: (each player | all | a player | any player | whoever | those | players) [who | that]
    (has |
    have | already | has already | have already) Ofc C [so far | this round | before | already | in this round | in
    the round | earlier]
the active player: (whoever | the one | the player) (whose | 's) (turn | go) it [currently | now] is [now | right now]
the active player: (whoever | the one who | the player who | the player | the one) [is | is now | is currently] (on
    turn
    | in turn | at turn)
the active player: the player to move
"""


def _lines() -> Iterator[str]:
    for line in _PEOPLE.strip().replace("\n    ", " ").splitlines():
        whom, _, said = line.partition(": ")
        exact = " ".join(f"{{{word}}}" if word in _SLOTS else word for word in whom.removeprefix("* ").split())
        yield f"2 W: {said} => {exact}"
        if not whom.startswith("*"):
            yield f"0 Plainer: {said} => {exact}"


_SLOTS: Final = ("NUM", "OverUnder", "C", "Act", "Saying4")


WHOEVER: Final = (
    """
0 Whose4: (whoever | who | the one who | the player who | the one | the player | the player that) (has | have |
    holds |
    hold | 's got | is holding | holding | having | with | carries | owns | sits on) => .
0 Runner4: (whoever | who | the one who | the player who | the one | the player | the player that) (is | comes |
    was) [the]
    => .
0 Saying4: (saying | calling | shouting | calling out | yelling | to say | says | calls | said | called) Words
    => say {Words}
0 Saying4: (knocking | knocks) => knock
0 Saying4: (clapping | claps) => clap
0 Saying4: (bowing | bows) => bow
0 Saying4: (waving | waves) => wave
0 Saying4: (saluting | salutes) => salute
0 Saying4: (standing | stands) up => stand up
0 Those4: (each player | all | a player | any player | whoever | those | players | all players) [who | that] (has |
    have |
    holds | hold | is holding | are holding | holding | having | with | sitting on | sits on | is sitting on) => .
"""
    + "\n".join(_lines())
    + "\n"
)
