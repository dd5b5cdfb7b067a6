"""What somebody does or undergoes, each verb once with all its forms, so that every frame can ask for the one it
    needs.

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
be/get is/are/get/gets being/getting was/were/got been/got: (penalised | fined | given a penalty) => receives a
    penalty
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
be/get/come/go is/are/get/gets/come/comes/go/goes being/getting/coming/going was/were/got/came/went
    been/got/come/gone:
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
be/get is/are/get/gets being/getting was/were/got been/got/gotten: (skipped over | passed over | passed by | jumped
    | jumped over | left out | leapfrogged | bypassed) => is skipped
be/get is/are/get/gets being/getting was/were/got been/got/gotten: (made | forced | told | ordered) to (miss | skip
    | sit out | lose | pass) (a | one | their | the) [next] turn => is skipped
be/get is/are/get/gets being/getting was/were/got been/got/gotten: (made | forced | told) to (sit out | pass | wait)
    => is skipped
have/get have/has/get/gets having/getting had/got had/gotten: their turn (skipped | taken away | passed over)
    => is skipped
cop/collect/earn/incur/suffer/cop/pick_up/take/draw cops/collects/earns/incurs/suffers/picks_up/takes/draws
    copping/collecting/earning/incurring/suffering/picking_up/taking/drawing
    copped/collected/earned/incurred/suffered/picked_up/took/drew
    copped/collected/earned/incurred/suffered/picked_up/taken/drawn:
    (a | any | one | the) penalty [card] => receives a penalty
be/get is/are/get/gets being/getting was/were/got been/got/gotten: (given | handed | dealt | dished out | called on
    | assessed | landed with | hit with | slapped with | told off with | punished with) (a | any | one) penalty [card]
    => receives a penalty
be/get is/are/get/gets being/getting was/were/got been/got/gotten: (penalised | punished | fined | told off
    | charged | sanctioned) => receives a penalty
give/hand/deal/hand_out/give_out/dish_out/deal_out/impose/call/award/issue
    gives/hands/deals/hands_out/gives_out/dishes_out/deals_out/imposes/calls/awards/issues
    giving/handing/dealing/handing_out/giving_out/dishing_out/dealing_out/imposing/calling/awarding/issuing
    gave/handed/dealt/handed_out/gave_out/dished_out/dealt_out/imposed/called/awarded/issued
    given/handed/dealt/handed_out/given_out/dished_out/dealt_out/imposed/called/awarded/issued:
    (a | any | the | one) penalty [card] [ToAnother] => gives a penalty
give/hand/deal gives/hands/deals giving/handing/dealing gave/handed/dealt given/handed/dealt:
    Another (a | any | one) penalty [card] => gives a penalty
penalise/penalize/punish/fine penalises/penalizes/punishes/fines penalising/penalizing/punishing/fining
    penalised/penalized/punished/fined penalised/penalized/punished/fined: Another => gives a penalty
accuse/charge/call_out/challenge accuses/charges/calls_out/challenges accusing/charging/calling_out/challenging
    accused/charged/called_out/challenged accused/charged/called_out/challenged: [Another] Wrongly
    => makes a bad call
call/accuse calls/accuses calling/accusing called/accused called/accused: (Another out Wrongly | Another Wrongly)
    => makes a bad call
call calls calling called called: a (penalty | penalty card) Wrongly => makes a bad call
call calls calling called called: (wrong | wrongly | badly | falsely) => makes a bad call
make makes making made made: a (mistaken | wrong | false | bad | incorrect | unjustified) (call | accusation | charge
    | penalty call) => makes a bad call
be/sit is/are/sits being/sitting was/were/sat been/sat: left (with | holding) [just | only] NUM [card | cards]
    [HeldIn] => drops to {NUM} cards
have/hold/keep have/has/hold/holds/keeps having/holding/keeping had/held/kept had/held/kept: (Only NUM (card | cards)
    [LeftIn] | [the] NUM (card | cards) LeftIn | [the] NUM (last | final | remaining) (card | cards))
    => drops to {NUM} cards
join/arrive/turn_up/come_in/show_up/enter joins/arrives/turns_up/comes_in/shows_up/enters
    joining/arriving/turning_up/coming_in/showing_up/entering joined/arrived/turned_up/came_in/showed_up/entered
    joined/arrived/turned_up/come_in/shown_up/entered: [the game | the table] Late => joins the game
join/sit_down joins/sits_down joining/sitting_down joined/sat_down joined/sat_down:
    (with the others | in with the others | in) => joins the game
quit/leave/drop_out/give_up/go_home/bow_out/stop_playing/retire/depart
    quits/leaves/drops_out/gives_up/goes_home/bows_out/stops_playing/retires/departs
    quitting/leaving/dropping_out/giving_up/going_home/bowing_out/stopping_playing/retiring/departing
    quit/left/dropped_out/gave_up/went_home/bowed_out/stopped_playing/retired/departed
    quit/left/dropped_out/given_up/gone_home/bowed_out/stopped_playing/retired/departed:
    [the game | the table | of the game | from the game] [early] => leaves the game
make/make_up/think_up/think_of/come_up_with/propose/dream_up/lay_down/bring_in/add/set/pass/put_in/write
    makes/makes_up/thinks_up/thinks_of/comes_up_with/proposes/dreams_up/lays_down/brings_in/adds/sets/passes/puts_in
    making/making_up/thinking_up/thinking_of/coming_up_with/proposing/dreaming_up/laying_down/bringing_in/adding/
    setting
    made/made_up/thought_up/thought_of/came_up_with/proposed/dreamt_up/laid_down/brought_in/added/set/passed/put_in
    made/made_up/thought_up/thought_of/come_up_with/proposed/dreamt_up/laid_down/brought_in/added/set/passed/put_in:
    (a | one | another | any) [new | house | further | extra] rule [to the game | for the game | for all]
    => introduces a rule
begin/start/open/kick_off begins/starts/opens/kicks_off beginning/starting/opening/kicking_off
    began/started/opened/kicked_off begun/started/opened/kicked_off: (their | a | each | every) (turn | next turn)
    => begins their turn
end/finish/complete/conclude/be_done_with/be_through_with
    ends/finishes/completes/concludes/is_done_with/are_done_with/is_through_with/are_through_with/is_finished_with
    ending/finishing/completing/concluding/being_done_with ended/finished/completed/concluded/was_done_with
    ended/finished/completed/concluded/been_done_with: (their | a | each | every) turn => ends their turn
win wins winning won won: (the | a | this | any) (deal | match | hand | round) => wins
lead/part_with/shed/ditch/throw_in/throw_out/bring_out/whip_out/slam/slam_down/fling/toss/unload/come_out_with
    leads/parts_with/sheds/ditches/throws_in/throws_out/brings_out/whips_out/slams/slams_down/flings/tosses/unloads/
    comes_out_with
    leading/parting_with/shedding/ditching/throwing_in/throwing_out/bringing_out/whipping_out/slamming/
    slamming_down/flinging/tossing/unloading/coming_out_with
    led/parted_with/shed/ditched/threw_in/threw_out/brought_out/whipped_out/slammed/slammed_down/flung/tossed/
    unloaded/came_out_with
    led/parted_with/shed/ditched/thrown_in/thrown_out/brought_out/whipped_out/slammed/slammed_down/flung/tossed/
    unloaded/come_out_with:
    P => {P}
fish/buy/collect/grab/fetch/pull/help_yourself_to/pick/take_up/get_yourself
    fishes/buys/collects/grabs/fetches/pulls/helps_themselves_to/picks/takes_up/gets_themselves
    fishing/buying/collecting/grabbing/fetching/pulling/helping_yourself_to/picking/taking_up/getting_yourself
    fished/bought/collected/grabbed/fetched/pulled/helped_themselves_to/picked/took_up/got_themselves
    fished/bought/collected/grabbed/fetched/pulled/helped_themselves_to/picked/taken_up/gotten_themselves:
    (a card | cards | one) [Src | off the stack | from the stack] => draws a card
take/draw/pick/grab takes/draws/picks/grabs taking/drawing/picking/grabbing took/drew/picked/grabbed
    taken/drawn/picked/grabbed:
    (a card | one) (off | from) the (stack | pack | deck | draw pile) => draws a card
call/go/blurt_out/let_out/cry_out/say_out/shout_out/drop calls/goes/blurts_out/lets_out/cries_out/says_out/
    shouts_out/drops
    calling/going/blurting_out/letting_out/crying_out/saying_out/shouting_out/dropping
    called/went/blurted_out/let_out/cried_out/said_out/shouted_out/dropped
    called/gone/blurted_out/let_out/cried_out/said_out/shouted_out/dropped: [a | an | the] Words => says {Words}
catch/cop/get_hit_with catches/cops/gets_hit_with catching/copping/getting_hit_with caught/copped/got_hit_with
    caught/copped/been_hit_with: (a | any) penalty [card] => receives a penalty
wish_for/ask_for/declare/demand/decide_on/set/determine/announce
    wishes_for/asks_for/declares/demands/decides_on/sets/determines/announces
    wishing_for/asking_for/declaring/demanding/deciding_on/setting/determining/announcing
    wished_for/asked_for/declared/demanded/decided_on/set/determined/announced
    wished_for/asked_for/declared/demanded/decided_on/set/determined/announced: (a | the | a new) suit => names a suit
"""


def _alternatives(forms: str) -> str:
    return "(" + " | ".join(form.replace("_", " ") for form in forms.split("/")) + ")"


def _bare(exact: str) -> str:
    """`draws a card`, as something that somebody was the first or the last to do: draw a card."""
    verb, _, rest = exact.partition(" ")
    return f"{verb.removesuffix('s')} {rest}".strip()


def _rows() -> Iterator[str]:
    for line in _VERBS.strip().replace("/\n    ", "/").replace("\n    ", " ").splitlines():
        forms, _, rest = line.partition(": ")
        after, _, exact = rest.rpartition(" => ")
        base, third, doing, did, done = map(_alternatives, forms.split())
        yield f"8 V: ({base} | {third}) {after} => {exact}"
        yield f"8 Vb: {base} {after} => {exact}"
        yield f"8 Tg: (having {done} | {doing}) {after} => a player {exact}"
        yield f"8 Vp: ({did} | {done}) {after} => {exact}"
        if not exact.startswith(("is ", "drops ", "{P}")):
            yield f"8 Va: ({did} | {done}) {after} => {_bare(exact)}"


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
