"""What somebody does or undergoes, each verb once with all its forms, so that every frame can ask for the one it needs.

    base third doing did done: what comes after it => the verb of the exact language

A slash parts forms that are said alike, an underscore the words of one. From each line come five: `V` after somebody
(plays), `Vb` after should or to (play), `Vg` for doing it (playing), `Vp` for having done it (drew, has drawn), and
what a gerund is as a trigger, `Tg`.
"""

from collections.abc import Iterator
from typing import Final

_VERBS: Final = """
draw draws drawing drew drawn: [a card | cards | one] => draws a card
draw draws drawing drew drawn: [a | an | any] Spec => draws {Spec}
take/grab takes/grabs taking/grabbing took/grabbed taken/grabbed: (a card | cards) [Src] => draws a card
be/get is/are/get/gets being/getting was/were/got been/got/gotten: skipped => is skipped
miss/lose/skip misses/loses/skips missing/losing/skipping missed/lost missed/lost:
    (a | one | their | the) [next] (turn | go) => is skipped
get/receive/earn get/gets/receive/receives/earns getting/receiving/earning got/received/earned
    received/got/gotten/earned: (a | any | one) penalty [card] => receives a penalty
be/get is/are/get/gets being/getting was/were/got been/got: (penalised | fined | given a penalty) => receives a penalty
be is/are being was/were been: caught => receives a penalty
break break/breaks breaking broke broken: (a | any) rule => receives a penalty
make make/makes making made made: a (bad | wrong | false | mistaken) (call | accusation) => makes a bad call
call call/calls calling called called: a penalty (wrongly | falsely | by mistake) => makes a bad call
give give/gives giving gave given: (a | any) penalty [card] => gives a penalty
win win/wins winning won won: [the round | a round | the game | the hand | a game] => wins
say say/says saying said said: Words => says {Words}
start/begin start/starts/begin/begins starting/beginning started/began started/begun: their turn => begins their turn
end/finish end/ends/finish/finishes ending/finishing ended/finished ended/finished: their turn => ends their turn
be is/are being was/were been: [left] (down to | on) [just | only] NUM [card | cards] => drops to {NUM} cards
be is/are being was/were been: left with [just | only] NUM (card | cards) => drops to {NUM} cards
get/go/come/drop get/gets/go/goes/come/comes/drop/drops getting/going/coming/dropping got/went/came/dropped
    gotten/gone/come/dropped: [down] to [just | only] NUM (card | cards) => drops to {NUM} cards
be/get is/are/get/gets being/getting was/were/got been/got: at NUM (card | cards)
    => begins to have {NUM} cards
be/get is/are/get/gets being/getting was/were/got been/got: at [just | only] NUM (card | cards)
    left => drops to {NUM} cards
be/get is/are/get/gets being/getting was/were/got been/got: at NUM points => begins to have {NUM} points
be/get/come/go is/are/get/gets/come/comes/go/goes being/getting/coming/going was/were/got/came/went been/got/come/gone:
    down to their (last | final) card => drops to 1 card
go/get/drop/change go/goes/get/gets/drop/drops/change/changes going/getting/dropping/changing went/got/dropped/changed
    gone/gotten/dropped/changed: [down] FewerBy => drops to {FewerBy} cards
go/get/grow/change go/goes/get/gets/grow/grows/change/changes going/getting/growing/changing went/got/grew/changed
    gone/gotten/grown/changed: [up] MoreBy => begins to have {MoreBy} cards
have have/has having had had: [just | only] NUM (card | cards) (left | remaining) => drops to {NUM} cards
reach/hit reach/reaches/hit/hits/begins_to_have reaching/hitting reached/hit reached/hit: Cmp (card | cards | in hand)
    => begins to have {Cmp} cards
get/have get/gets/have/has getting/having got/had got/had: OverUnder [card | cards] [in hand | in their hand]
    => begins to have {OverUnder} cards
get/go get/gets/go/goes getting/going got/went got/gone: (over | above | past | beyond) NUM [card | cards]
    => begins to have more than {NUM} cards
reach/hit/score reach/reaches/hit/hits/score/scores/begins_to_have reaching/hitting/scoring reached/hit/scored
    reached/hit/scored: Cmp (point | points) => begins to have {Cmp} points
name/call/choose/pick name/names/call/calls/choose/chooses/pick/picks naming/calling/choosing/picking
    named/called/chose/picked named/called/chosen/picked: (a | the | a new) suit => names a suit
name/call/choose/pick name/names/call/calls/choose/chooses/pick/picks naming/calling/choosing/picking
    named/called/chose/picked named/called/chosen/picked: (a | the | a new) rank => names a rank
make/add/invent/introduce/create/write
    make/makes/add/adds/invent/invents/introduce/introduces/create/creates/write/writes
    making/adding/inventing/introducing/creating/writing made/added/invented/introduced/created/wrote
    made/added/invented/introduced/created/written: (a | one) [new] rule => introduces a rule
join/enter join/joins/enter/enters joining/entering joined/entered joined/entered:
    [the game | the table] => joins the game
leave/quit leave/leaves/quit/quits leaving/quitting left/quit left/quit: (the game | the table) => leaves the game
roll/throw roll/rolls/throw/throws rolling/throwing rolled/threw rolled/thrown: (a | an) NUM => rolls a {NUM}
play/go/act/move/lay play/plays/go/goes/act/acts/move/moves/lay/lays playing/going/acting/moving/laying
    played/went/acted/moved/laid played/gone/acted/moved/laid: [a card] out of turn => plays a card out of turn
play/lay/use play/plays/lay/lays/put_down/puts_down playing/laying/putting_down played/laid/put_down
    played/laid/put_down: (their | the) (last | final) card => plays their last card
go go/goes going went gone: out => plays their last card
play/lay/throw play/plays/lay/lays/throw/throws playing/laying/throwing played/laid/threw played/laid/thrown:
    [down] P => {P}
"""


def _alternatives(forms: str) -> str:
    return "(" + " | ".join(form.replace("_", " ") for form in forms.split("/")) + ")"


def _rows() -> Iterator[str]:
    for line in _VERBS.strip().replace("\n    ", " ").splitlines():
        forms, _, rest = line.partition(": ")
        after, _, exact = rest.rpartition(" => ")
        base, third, doing, did, done = map(_alternatives, forms.split())
        yield f"8 V: ({base} | {third}) {after} => {exact}"
        yield f"8 Vb: {base} {after} => {exact}"
        yield f"8 Tg: (having {done} | {doing}) {after} => a player {exact}"
        yield f"8 Vp: ({did} | {done}) {after} => {exact}"


VERBS: Final = (
    """
7 OverUnder: (more than | over | above) NUM => more than {NUM}
7 OverUnder: (fewer than | less than | under | below) NUM => fewer than {NUM}
7 OverUnder: at least NUM => at least {NUM}
7 OverUnder: NUM or more => at least {NUM}
7 OverUnder: NUM or (fewer | less) => at most {NUM}
"""
    + "\n".join(_rows())
    + """
8 Had: (have | has | had | 've) => .
8 T: Sb [Had] Vp => {Sb} {Vp}
8 Tr: Rel [Had] Vp => a player {Vp}
5 U: [you | a player] [Had] Vp '?' [then] Es => When a player {Vp}, {Es}.
8 They: they [Had] Vp => a player {Vp}
"""
)
