"""What may be done and what may not, each deed once with all its forms, in every frame that forbids or allows.

    base third doing: what comes after it => the verb of the exact language

From each line come `Bb` (play a King), `Bt` (plays a King) and `Bg` (playing a King); `Bo` is what is no playing.
Frames ask for the one that they need, and take a time or a condition before or behind.
"""

from collections.abc import Iterator
from typing import Final

_DEEDS: Final = """
look/peek/glance looks/peeks/glances looking/peeking/glancing: (at | into) (Wn 's | the) (hand | cards) [of Wn]
    => look at the hand of {Wn}
look/peek looks/peeks looking/peeking: at the top card of the draw pile => look at the top card of the draw pile
look/peek looks/peeks looking/peeking: at the top NUM cards of the draw pile
    => look at the top {NUM} cards of the draw pile
give/hand/pass gives/hands/passes giving/handing/passing: Given [over | on | away] to Wn => give {Given} to {Wn}
give/hand gives/hands giving/handing: Wn Given => give {Given} to {Wn}
take/steal/draw takes/steals/draws taking/stealing/drawing: NC from Wn => take {NC} from {Wn}
take/draw/pick_up takes/draws/picks_up taking/drawing/picking_up: NC (from | off) the [play] pile
    => take {NC} from the play pile
take/draw/pick_up takes/draws/picks_up taking/drawing/picking_up: PileNp => take the play pile
draw/take draws/takes drawing/taking: NC [Src] => draw {NC}
draw draws drawing: [cards | any cards | anything | any card] [Src] => draw a card
pay pays paying: Given => pay {Given}
swap/exchange/trade/switch swaps/exchanges/trades/switches swapping/exchanging/trading/switching:
    (hands | their hand | their cards) with Wn => swap hands with {Wn}
swap/exchange/trade/switch swaps/exchanges/trades/switches swapping/exchanging/trading/switching:
    (a card | one card | one of their cards) with Wn => swap a card with {Wn}
swap/exchange/trade/switch swaps/exchanges/trades/switches swapping/exchanging/trading/switching:
    (a card | one card | one of their cards) with the top (card | one) of the draw pile
    => swap a card with the top card of the draw pile
swap/exchange/trade/switch swaps/exchanges/trades/switches swapping/exchanging/trading/switching:
    (a card | one card | one of their cards) (with the top (card | one) [of the [play] pile] | with the top card)
    => swap a card with the top card
pass passes passing: their (hand | cards) to Wn => pass their hand to {Wn}
discard/shed discards/sheds discarding/shedding: NC => discard {NC}
discard discards discarding: [cards | anything | any card | any cards] => discard a card
discard discards discarding: their [whole | entire] hand => discard their hand
show/reveal shows/reveals showing/revealing: their (hand | cards) to Wn => show their hand to {Wn}
show/reveal shows/reveals showing/revealing: NC to Wn => show {NC} to {Wn}
name/call/choose names/calls/chooses naming/calling/choosing: (a | the | any) suit => name a suit
name/call/choose names/calls/chooses naming/calling/choosing: (a | the | any) (rank | number) => name a rank
say says saying: Words => say {Words}
speak/talk speaks/talks speaking/talking: [at all | a word] => speak
say says saying: (anything | a word | a single word) => speak
call calls calling: (a penalty | penalties) => call a penalty
win wins winning: [the game | the round] => win
leave/quit leaves/quits leaving/quitting: the (game | table) => leave the game
introduce/make/add introduces/makes/adds introducing/making/adding: (a | any | new | another) [new] (rule | rules)
    => introduce a rule
skip/pass skips/passes skipping/passing: (their | a) turn => skip their turn
play/lay/put_down/place/throw plays/lays/puts_down/places/throws playing/laying/putting_down/placing/throwing:
    C => play {C}
play/lay/put_down/place/throw plays/lays/puts_down/places/throws playing/laying/putting_down/placing/throwing:
    C (as their last [card] | as the last card | last) => play {C} as their last card
end/finish/go_out/close ends/finishes/goes_out/closes ending/finishing/going_out/closing: (on | with) C
    => play {C} as their last card
play plays playing: [a card | cards | any card | anything] => play a card
knock knocks knocking: [at all] => knock
"""


def _alternatives(forms: str) -> str:
    return "(" + " | ".join(form.replace("_", " ") for form in forms.split("/")) + ")"


def _rows() -> Iterator[str]:
    for line in _DEEDS.strip().replace("\n    ", " ").splitlines():
        forms, _, rest = line.partition(": ")
        after, _, exact = rest.rpartition(" => ")
        base, third, doing = map(_alternatives, forms.split())
        yield f"8 Bb: {base} {after} => {exact}"
        if not exact.startswith("play "):
            yield f"8 Bo: {base} {after} => {exact}"
        yield f"8 Bt: {third} {after} => {exact}"
        yield f"8 Bg: {doing} {after} => {exact}"


BANS: Final = (
    """
8 Wn: (another | any | any other | a) player => another player
8 Wn: W => {W}
8 Given: NC => {NC}
8 Given: (a | one) moo token => a moo token
8 Given: NUM moo tokens => {NUM} moo tokens
8 Given: (a | one) point => a point
8 Given: NUM points => {NUM} points
"""
    + "\n".join(_rows())
    + """
8 Bw: Wh => {Wh}
8 Bc: Cn => {Cn}
8 Bc: (with | holding | while holding | while having | having | when holding) Cmp (card | cards) [left] [in hand | in
    their hand] => if they have {Cmp} cards
8 Bc: (with | having | holding | while holding) Cmp points => if they have {Cmp} points
8 Bc: (with | having | holding | while holding) Cmp moo tokens => if they have {Cmp} moo tokens
8 Bc: (holding | while holding | having | while having | when holding) (a | an | the) Spec [in hand | in their
    hand] => if they have a {Spec} in hand
8 Some9: NUM cards or (more | above) => at least {NUM}
8 Some9: NUM cards or (fewer | less) => at most {NUM}
8 Bc: (with | holding | while holding | while having | having) Some9 [left] [in hand | in their hand] => if they have
    {Some9} cards
8 Bx: Bw => {Bw}
8 Bx: Bc => {Bc}
8 Bx: [','] Bw [','] Bc => {Bw} {Bc}
8 Bh: (player | players | a player | any player | each player | you) => .
8 Bf: Bh Bc => {Bc}
8 Bf: Bh (who | that) (has | have | holds | hold) Cmp (cards | card | in hand) => if they have {Cmp} cards
8 Bf: Bh (who | that) drew on their last turn
    => if they drew on their last turn
8 Undone: (is | are) [strictly | absolutely | always | expressly | completely] No => .
8 Undone: (is | are) not (Ok | on | done | an option | a thing | possible | tolerated | acceptable | lawful) => .
8 Undone: (is | are) (out | a no-no | taboo | off limits | out of bounds | against the rules | out of the question |
    not on) => .
8 Undone: may not be done => .
8 In: (is | are) [always | perfectly | quite] Ok => .
8 In: (is | are) (lawful | acceptable | possible | an option | within the rules) => .
8 Nay: (may not | never | do not | must not | may never | is not to | are not to | does not | shall not) => .
8 L: Bg [Bx] Undone [Bx] => a player may not {Bb}{Bg} {Bx}
8 L: to Bb [Bx] Undone [Bx] => a player may not {Bb} {Bx}
8 L: (no | there (is | are) no | there must be no) Bg [for (you | a player | players)] [Bx] => a player may not {Bg}
    {Bx}
8 L: Us Nay Bb [Bx] => a player may not {Bb} {Bx}
8 L: Bf Nay Bb [Bx] => a player may not {Bb} {Bf} {Bx}
8 L: no player (may | is to | shall | must) Bb [Bx] => a player may not {Bb} {Bx}
8 L: no player (Bt | ever Bt) [Bx] => a player may not {Bt} {Bx}
8 L: Bw [','] Us Nay Bb [Bc] => a player may not {Bb} {Bw} {Bc}
8 L: Bc [','] Us Nay Bb => a player may not {Bb} {Bc}
8 L: (Bw | Bc) [','] no (Bg | player may Bb) => a player may not {Bb}{Bg} {Bw}{Bc}
8 L: (Bw | Bc) '?' [then] no Bg [for you] => a player may not {Bg} {Bw}{Bc}
8 L: Bg [Bx] In [Bx] => a player may {Bg} {Bx}
8 L: Us may Bb Bx => a player may {Bb} {Bx}
8 L: Us may [','] Bw [','] Bb => a player may {Bb} {Bw}
8 L: Bw [','] Us may Bb => a player may {Bb} {Bw}
8 L: Us Nay (draw | draw a card) without [first] saying Words => a player must say {Words} before drawing
8 L: Us Nay (play | play a card) without [first] saying Words => a player must say {Words} before playing
8 Excused: and [you | they] (need not | do not must | do not need to | does not must | may skip) (draw | drawing) => .
8 L: [Us may] Bb Excused => a player may {Bb} instead of drawing
8 ByWhom: by (you | a player | any player | players | them) => .
8 ByThose: by (a player | any player | each player | a person) who drew on their last turn => if they drew on their
    last turn
8 Be2: (be played | be laid) => .
8 L: no C (may | must | is to | are to | shall) Be2 [ByWhom] [Bx] => a player may not play {C} {Bx}
8 L: C (may not | is not to | are not to | must not | never) Be2 [ByWhom] [Bx] => a player may not play {C} {Bx}
8 L: (Bw | Bc) [','] no C (may | must | is to | are to | shall) Be2 [ByWhom] => a player may not play {C} {Bw}{Bc}
8 L: (a card | cards) (may not | must not | is not to) be (drawn | taken) (ByWhom | ByThose) [Bx]
    => a player may not draw a card {ByThose} {Bx}
8 L: no (card | cards) (may | must | is to | are to) be (drawn | taken) [ByWhom | ByThose] [Bx]
    => a player may not draw a card {ByThose} {Bx}
8 L: C never (out of turn | NotTheirs) => a player may not play {C} out of turn
8 L: no C (out of turn | NotTheirs) => a player may not play {C} out of turn
8 L: (Bw | Bc) [','] no C => a player may not play {C} {Bw}{Bc}
8 L: [the] C lower than R '=' No => a player may not play {C}
8 AndOn: (on nothing else | nowhere else | on no other card | nothing else | and on nothing else | and nowhere else)
    => .
8 L: C may only Go Onto [a | an | another] Spec [','] AndOn => {C} may not be played on card other than {Spec}
8 L: C Nay (go | goes | fit | be put | be laid) Onto C => {C} may not be played on {C2}
8 L: C may (land | go | come | lie) Onto C => {C} may be played on {C2}
8 L: no C Onto [top of] C => {C} may not be played on {C2}
8 L: on C [','] no C (may | is to | are to | must) (Be2 | go | follow) [ByWhom] => {C2} may not be played on {C}
8 Grant: (permission is [given | granted] | it is (Ok | lawful | possible) | Us are (free | welcome | at liberty) | Us
    have the (right | freedom) | it is (within a player 's rights | each player 's right)) => .
8 L: Grant to Bb [Bx] => a player may {Bb} {Bx}
8 L: Grant to (play | lay) C Onto C [Whatever] => {C} may be played on {C2}
8 L: Grant to (play | lay) C Onto C [','] [Whatever] => {C} may be played on {C2}
8 SoMany: up to NUM => up to {NUM}
8 SoMany: (NUM (at most | at the most)) => up to {NUM}
8 SoMany: (at most | max | a maximum of | no more than | not more than) NUM => up to {NUM}
8 SoMany: (any number of | as many) => any number of
8 SoMany: NUM => {NUM}
8 Likes: as (you | they | one | a player) (please | like | want | pleases | have | have got) => .
8 Ordered: in (increasing | ascending | rising | climbing) order => in increasing order
8 Ordered: in (decreasing | descending | falling) order => in decreasing order
8 Ordered: in (consecutive order | sequence | order) => in consecutive order
8 Ordered: (of | with) (the same | one | a single) Atr => of the same {Atr}
8 Ordered: that match (one another | each other) => that match one another
8 OrderedIf: [','] (if | when | provided | provided that | while) they (are | are all | are laid | all are) Ordered =>
    {Ordered}
8 OrderedIf: [','] (if | when | provided | provided that | while) they [all] (match | fit) (one another | each other)
    => that match one another
8 OrderedIf: [','] (if | when | provided | provided that | while) they [all] (have | share) the same Atr => of the
    same {Atr}
8 L: [Us] may (play | lay) SoMany cards [Likes] [Tgt] [','] Ordered [Tgt]
    => a player may play {SoMany} cards {Ordered} on their turn
8 L: [Us] may (play | lay) SoMany cards [Likes] [Tgt] [','] OrderedIf
    => a player may play {SoMany} cards {OrderedIf} on their turn
8 L: SoMany cards [Likes] [Ordered] may (be played | be laid) [Tgt] OrderedIf
    => a player may play {SoMany} cards {OrderedIf} on their turn
8 L: SoMany cards Ordered may (be played | be laid) Tgt => a player may play {SoMany} cards {Ordered} on their turn
8 L: [Us] may (play | lay) SoMany Manyc [Likes] [Tgt] [','] Ordered
    => a player may play {SoMany} {Manyc} {Ordered} on their turn
8 L: [Us] may (play | lay) SoMany Manyc [Likes] Tgt => a player may play {SoMany} {Manyc} on their turn
8 Manyc: Plural => {Plural}
8 Manyc: Adj cards => {Adj} cards
8 Manyc: (of them | cards) => cards
"""
)
