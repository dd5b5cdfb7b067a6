"""What somebody gets, gives or has to do, each verb once with both its forms, and what comes of it told as a noun.

    part base third: what comes after it => what it is in the exact language

`part` is X for what befalls somebody, Y for what they do, O for what is due. A slash parts forms that are said
    alike, an
underscore the words of one.
"""

from collections.abc import Iterator
from typing import Final

_VERBS: Final = """
X fish/collect/cop/pull/fetch/help_yourself_to/help_themselves_to/earn_yourself/get_yourself/take_on/go_and_take/
    swallow/
    gobble_up/cash_in/end_up_with/land_yourself/grab/accept
    fishes/collects/cops/pulls/fetches/helps_himself_to/helps_themselves_to/earns_themselves/takes_on/goes_and_takes/
    swallows/gobbles_up/cashes_in/ends_up_with/lands/grabs/accepts: NC [Src] => draw {NC}
X be_in_for/be_dealt/be_given/be_handed/be_served/be_sent are_in_for/are_dealt/are_given/are_handed/is_in_for/
    is_dealt/
    is_served/are_served/has_coming: NC [Src] => draw {NC}
X take/draw/get takes/draws/gets: (a pair of | a couple of) cards [Src] => draw 2 cards
X have have/has: NC (to draw | coming) => draw {NC}
X drop/forgo/sit/forego/give_up/waste drops/forgoes/sits/foregoes/gives_up/wastes:
    (a turn | one out | their next turn | their turn | a round out) => is skipped
X be are/is: (benched | out | frozen | suspended | idle | on the bench) for (a | one | the next | their next) (turn
    | go | round)
    => is skipped
X wait/rest/pause waits/rests/pauses: (a | one | for one | for a) (turn | go) => is skipped
F stay/remain stays/remains: on (turn | the move) => take another turn
F be are/is: (up again | on again | on turn again | in turn again) => take another turn
F go/play goes/plays: twice => take another turn
F have/take/get has/takes/gets/have: (a second | another | one more) (go | turn | move) => take another turn
O let_out/add/owe/give/drop/put_in/throw_in lets_out/adds/owes/gives/drops/puts_in/throws_in: (a | an | the) Words
    => say {Words}
O pronounce/mumble/recite/speak pronounces/mumbles/recites/speaks: Words => say {Words}
O say/call says/calls: Words (at | to) Onlookers => say {Words}
O be_heard is_heard/are_heard: saying Words => say {Words}
O knock/tap/rap knocks/taps/raps: with (their | the | a) (hand | knuckles | fist | knuckle) => knock
O knock/tap/rap knocks/taps/raps: (on | upon) (the tabletop | wood | the wood | the desk) => knock
O perform/give/do/make/take performs/gives/does/makes/takes: (a | one) bow => bow
O perform/give/do/make performs/gives/does/makes: (a | one) Nod => {Nod}
O put puts: their hands together => clap
O stand/rise/jump_up/get_up/up_you_get stands/rises/jumps_up/gets_up:
    [from (their | the) (seat | chair | seats)] => stand up
O wave waves: (hello | goodbye | their hand) => wave
O hand_up/hold_up/put_up/lift/stick_up/stretch_up holds_up/puts_up/lifts/sticks_up: [(a | one | their) hand [up]] =>
    raise their hand
O wish wishes: (yourself | themselves | themself | himself | herself) (a | any) suit => name a suit
O select/choose/pick/name selects/chooses/picks/names: the suit (that 's next | that is next | that comes next | to
    follow |
    to go on with | for what follows) => name a suit
O be is/are: (the one | the player) (to | who may | who gets to) Pick OneSuit => name a suit
O give/hand/pass gives/hands/passes: Wm NC (of theirs | of yours | of their own | from their hand) => give {NC} to
    {Wm}
O give_away/slip/push/shove/hand_over/pass_over/slide/present/donate/fob_off/palm_off
    gives_away/slips/pushes/shoves/hands_over/passes_over/slides/presents/donates/fobs_off/palms_off:
    NC [over | across] (to | on | onto) Wm => give {NC} to {Wm}
O slip/present/donate slips/presents/donates: Wm [with] NC => give {NC} to {Wm}
O push/shove/hand pushes/shoves/hands: NC over to Wm => give {NC} to {Wm}
O pass/hand passes/hands: NC (along | on | down the line) => give {NC} to the next player
X put/throw/lay puts/throws/lays: NC away => discard {NC}
X put_away/throw_away/lay_off/bin/scrap/shed/ditch puts_away/throws_away/lays_off/bins/scraps/sheds/ditches: NC =>
    discard {NC}
X remove/lose/drop/discard removes/loses/drops/discards: NC (from their hand | of theirs | of yours | of their own)
    => discard {NC}
X discard/throw_away/put_away/lose/drop/lay_off/bin/shed/ditch/give_up/throw
    discards/throws_away/puts_away/loses/drops/lays_off/bins/sheds/ditches/gives_up/throws: AtRandom4 => discard
    {AtRandom4}
F make/bag/chalk_up/notch_up/pick_up/draw/take/rack_up/pocket/have/secure/add
    makes/bags/chalks_up/notches_up/picks_up/draws/takes/racks_up/pockets/has/secures/adds:
    Points (to their (score | tally | total | account)) => gain {Points}
F make/bag/chalk_up/notch_up/draw/take/rack_up/pocket makes/bags/chalks_up/notches_up/draws/takes/racks_up/pockets:
    Points => gain {Points}
F be are/is: (credited | rewarded) (with Points | Points) => gain {Points}
F get/have gets/has: Points added [to their (score | tally | total)] => gain {Points}
F deduct/subtract/take deducts/subtracts/takes: Points [off | from] [(from | off) their (score | tally | total)] =>
    lose {Points}
F drop/pay/concede/be_minus drops/pays/concedes/is_minus: Points => lose {Points}
F win/take/claim/have_won wins/takes/claims/have_won/has_won: [the (round | game | hand | victory)] => win
F be is/are: the winner [of (the | this) (round | game)] => win
X leave/quit leaves/quits: the (table | game | round) => leave the game
X be is/are: (gone | kicked out | thrown out | knocked out | finished | expelled | out of it) [of the game] => leave
    the game
X be is/are: (drawing | taking | picking up | getting | eating) NC => draw {NC}
X be is/are: (missing | losing | skipping | sitting out | sitting) (a | one | the | their) [next] (turn | go | one |
    round) [out] =>
    is skipped
X be is/are: (penalised | fined | punished) => receive a penalty
X take/earn/accept/collect/suffer/catch/cop/incur takes/earns/accepts/collects/suffers/catches/cops/incurs:
    (a | one) penalty [card] => receive a penalty
X be is/are: (hit with | slapped with | given | handed | awarded | dealt | in for) a penalty [card] => receive a
    penalty
X take/get/swallow/eat/grab/collect/pocket/inherit takes/gets/swallows/eats/grabs/collects/pockets/inherits:
    WholePile4
    => take the play pile
Y pick/choose picks/chooses: (a player | another player) and (swap | exchange | trade) (hands | cards) [with them]
    => swap hands with a player of their choice
O put/lay/turn puts/lays/turns: (their cards | their hand) (on the table face up | face up on the table | over | open)
    [so [that] (all | each player) may see [them | it]] => show their hand to all other players
O open/expose/disclose opens/exposes/discloses: (their hand | their cards) [to Onlookers] => show their hand to all
    other players
O let lets: (each player | all | all other players) (see | look at | have a look at) (their hand | their cards)
    => show their hand to all other players
Y throw/cast/roll throws/casts/rolls: (a die | the die) [once] => roll a die
Y roll/give rolls/gives: (once | a die a roll) => roll a die
Y get/nick/grab/snatch/pull/pinch/rob/filch/fetch gets/nicks/grabs/snatches/pulls/pinches/robs/filches/fetches: NC
    (from | off) Wm
    => take {NC} from {Wm}
Y take/steal/nick/grab/snatch/pull/get/help_yourself_to/help_themselves_to/draw
    takes/steals/nicks/grabs/snatches/pulls/gets/helps_themselves_to/draws: (one | a card) of Wm 's cards => take a
    card from {Wm}
Y take/steal/nick/grab/snatch/pull/get/draw takes/steals/nicks/grabs/snatches/pulls/gets/draws: NUM of Wm 's cards
    => take {NUM} cards from {Wm}
Y take/steal/nick/grab/snatch/pull/get/draw takes/steals/nicks/grabs/snatches/pulls/gets/draws: NC (off | out of |
    from) Wm 's hand
    => take {NC} from {Wm}
Y rob/relieve robs/relieves: Wm of NC => take {NC} from {Wm}
X fill/top/draw/refill/replenish/fill_up/top_up/bring/make fills/tops/draws/refills/replenishes/fills_up/tops_up/
    brings/makes:
    [back] [up] [their hand] [back] [up] to [a hand of] NUM [cards] [in hand] => draw until they have {NUM} cards
X draw/keep_drawing draws/keeps_drawing: until their hand (is | has | holds | counts | numbers) NUM [cards] => draw
    until they
    have {NUM} cards
X draw/take/pick_up/fish/get draws/takes/picks_up/fishes/gets: AsMany4 => draw as many cards as the value of the card
"""


def _alternatives(forms: str) -> str:
    return "(" + " | ".join(form.replace("_", " ") for form in forms.split("/") if form) + ")"


def _rows() -> Iterator[str]:
    text = _VERBS.strip().replace("/\n    ", "/").replace("\n    ", " ")
    for line in text.splitlines():
        head, _, rest = line.partition(": ")
        part, base, third = head.split()
        after, _, exact = rest.rpartition(" => ")
        yield f"4 {part}: ({_alternatives(base)} | {_alternatives(third)}) {after} => {exact}"
        if part == "X" and exact.startswith(("draw ", "take ")):
            yield f"4 Ac: {_alternatives(base)} {after} => {exact}"


DOINGS: Final = (
    """
4 AtRandom4: NUM random cards => {NUM} random cards
4 AtRandom4: (a | one) random card => a random card
4 AtRandom4: NUM cards [','] [which are | that are] [(picked | chosen | drawn | selected)] at random => {NUM} random
    cards
4 AtRandom4: (a card | one card | one) [','] [(picked | chosen | drawn | selected)] at random => a random card
4 AtRandom4: NUM cards (without looking | blindly | unseen) => {NUM} random cards
4 AtRandom4: NUM cards away [','] [(picked | chosen | drawn | selected)] at random => {NUM} random cards
4 WholePile4: [all] [the] [played] cards (on the table | in the pile | in the middle | that (were | have been)
    played | played)
    => .
4 WholePile4: all played cards => .
4 WholePile4: (everything | all) [that] (was | 's been | has been | is | lies) (played | there | on the table) => .
4 WholePile4: the (whole | entire | complete) (play pile | pile | stack | lot) => .
4 AsMany4: as many [cards] as (its value | its number | it shows | it 's worth | it is worth | the number (on it |
    on the
    card | shown) | the card (says | shows | is worth | counts) | the value of the card | the card 's (value |
    number)) => .
4 AsMany4: cards (equal | equivalent) to (its value | its number | the number (on it | on the card) | the value of
    the card)
    => .
4 AsMany4: [the amount | the number [of cards]] (it shows | it says | the card shows | the card says | on the card |
    on it)
    => .
4 AsMany4: its (value | number | worth) [in cards] => .
4 Eo: [that 's | that is | it 's | it is] NUM cards for (you | them) => they draw {NUM} cards
4 Eo: [that 's | that is | it 's | it is] (a | one) card for (you | them) => they draw a card
4 Eo: [that 's | that is | it 's | it is] NUM cards for W => {W} draws {NUM} cards
4 Eo: [that 's | that is | it 's | it is] (a | one) card for W => {W} draws a card
4 Eo: NUM cards (go | come | move | wander) (to | into) their hand => they draw {NUM} cards
4 Eo: NUM cards (are | is) their (punishment | penalty | reward | fine | lot) => they draw {NUM} cards
4 Eo: no turn for (you | them) => they are skipped
4 Eo: no turn for W => {W} is skipped
4 Eo: W ':' no turn => {W} is skipped
4 Eo: their [next] turn is (gone | lost | forfeited | forfeit | cancelled | skipped | over before it starts) => they
    are skipped
4 Eo: it (is | 's) (still | again) their turn => they take another turn
4 Eo: the turn stays with (you | them) => they take another turn
4 Eo: [the] same player (takes another turn | goes again | plays again | is on again | continues) => they take
    another turn
4 Eo: (Words) (is | are) (due | required | in order | called for | expected | needed | to be heard | mandatory |
    compulsory) =>
    they must say {Words}
4 Eo: Words must come from their (lips | mouth) => they must say {Words}
4 Eo: (the | their) (magic | right | correct) (word is | words are) Words => they must say {Words}
4 Eo: (that 's | that is | it 's | it is) [a | an] Words [[','] (say it | so say it | say so | say that)] => they
    must say {Words}
4 Eo: (a | one) (Nodded4) is (due | required | called for | in order | expected | needed | mandatory | owed) => they
    must
    {Nodded4}
4 Nodded4: knock => knock
4 Nodded4: bow => bow
4 Nodded4: clap => clap
4 Nodded4: wave => wave
4 Nodded4: salute => salute
4 Eo: their hand goes up => they must raise their hand
4 Eo: the suit is (yours | theirs | up to you | up to them) [to (choose | pick | name | call | decide)] => they must
    name a suit
4 Eo: NC of (theirs | yours) goes to Wm => they must give {NC} to {Wm}
4 Eo: (one | a card) of their cards goes to Wm => they must give a card to {Wm}
4 Eo: AtRandom4 of (theirs | yours) (is | are) (discarded | put away | lost) => they discard {AtRandom4}
4 Eo: AtRandom4 [','] (go | goes | leave | leaves | are discarded | is discarded) [from] their hand => they discard
    {AtRandom4}
4 Eo: NUM cards [','] (picked | chosen) at random [','] (go | leave | are discarded) [from] their hand => they
    discard {NUM}
    random cards
4 Eo: (that 's | that is | it 's | it is) [worth] Points [for (you | them)] => they gain {Points}
4 Eo: Points (goes | go) to (you | them) => they gain {Points}
4 Eo: Points (goes | go) to W => {W} gains {Points}
4 Eo: (that 's | that is | it 's | it is) Points (off | less | gone | lost) => they lose {Points}
4 Eo: Points (less | off) => they lose {Points}
4 Eo: (there goes | minus | there go) Points => they lose {Points}
4 Eo: Points (is | are) (taken | deducted | subtracted) [from (you | them | their score)] => they lose {Points}
4 Eo: Points (is | are) (taken | deducted | subtracted) from W => {W} loses {Points}
4 Eo: (victory | the round | the game | the win) is (yours | theirs) => they win
4 Eo: (that 's | that is | it 's | it is | there 's | there is) a penalty [card] [for (you | them)] => they receive
    a penalty
4 Eo: a penalty [card] for (you | them) => they receive a penalty
4 Eo: a penalty [card] for W => {W} receives a penalty
4 Eo: (PileNp | WholePile4) (is | are) (yours | theirs) => they take the play pile
4 Eo: (PileNp | WholePile4) (goes | go | come | comes) (into | to) their hand => they take the play pile
4 Eo: (PileNp | WholePile4) (goes | go) to W => {W} takes the play pile
4 Eo: their hand is (swapped | exchanged | switched) with (W 's | that of W) [hand] => they swap hands with {W}
4 Eo: you may look at what Wm (has | have | holds | hold) [in hand | in their hand] => they may look at the hand of
    {Wm}
4 X: Kd until (you | they) (have | has | hold | holds) NUM => ?two-readings draw until they have {NUM} cards // draw
    until they
    have a {NUM}
4 O: call (the | their) card by its name => say the name of the card
4 O: (say | says | state | states | announce) (which | what) card it is => say the name of the card
4 O: (name | names | say | says) what (you | they) (laid | played | have played | put down) => say the name of the
    card
4 O: (say | says | state | states | give | gives | declare | declares | name | names) (how many cards (you | they)
    have [left] |
    how many cards (remain | are left) in their hand | the number of cards in their hand | how many (you | they)
    have | their
    (card count | hand size | count | number of cards) | the size of their hand) => say the number of cards in their
    hand
2 Quiet4: (shut up | keep quiet | be quiet | stay quiet | stay silent | be silent | keep silent | keep their mouth
    shut
    | say nothing | zip it | hold their tongue | not a word) => .
2 Eo: Quiet4 => ?who they may not speak // no player may speak
2 Eo: (you | they) Quiet4 => they may not speak
2 Eo: (you | they) [must] (Quiet4) => they may not speak
2 Eo: (you | they) (lose | loses) their voice => they may not speak
2 Eo: (no talking | not a word | no word | no speaking) (for | from) (you | them) => they may not speak
4 Eo: (no talking | not a word | no word | no speaking) (for | from) W => {W} may not speak
6 IfLike4: (if | should | must | in case | when) (you | they) (like | want | wish | please | choose | fancy | feel
    like it | would
    like | care to) [to | it | so] => .
6 IfLike4: (optionally | if desired | if wanted | if wished | voluntarily | at will) => .
2 Eo: [you] As [','] IfLike4 => they may {As}
2 Eo: IfLike4 [','] [you] [may] As => they may {As}
2 Eo: (you | they) may [','] IfLike4 [','] As => they may {As}
2 Eo: (you | they) (could | might) As => they may {As}
2 Eo: (you | they) (are | is) (invited | encouraged | welcome | free) to As => they may {As}
2 Eo: it (is | 's) up to (you | them) [whether] (to | if you | if they) As => they may {As}
2 Eo: Ger (is | 's) (allowed | permitted | okay | ok | fine | possible | an option | optional) => they may {Ger}
2 Eo: (another | one more | a second | a further) card [may be Ofc | is allowed | is permitted] => they may play
    another card
4 Ap: (play | put | lay | add | put down | lay down | follow it with | follow with) (another | one more | a second |
    a further)
    [card | one] [down | on top] => play another card
2 Eo: [you] (put | lay | add | put down | lay down | follow it with | follow with) (another | one more | a second |
    a further)
    (card | one) [down | on top] => they may play another card
2 Eo: (you | they) (are | is) allowed (another | one more | a second) card => they may play another card
0 Plainer: (you | they) better => you must
0 Plainer: must better => must
0 Plainer: (you | they) might => you may
"""
    + "\n".join(_rows())
    + "\n"
)
