"""What may lie on what, be the last card, be said, be played at once: the limits and leaves that bans have no deed for.

`Nn` begins what nobody may do, `LayOn` is being played, `NoAdj` what is forbidden is, `Ever` changes nothing.
"""

from typing import Final

ALLOWING: Final = """
0 Ever: (ever | at all | please | thank you | thanks | sorry | ok | okay | not even once | not ever | that 's not
    fair) => .
8 LayOn: (be (played | put | laid | placed | thrown | put down | used | set | dropped | laid down | discarded | set
    down) | go | land | lie | come | be) => .
8 Lays: (goes | go | lands | land | comes | come | fits | fit) => .
8 LayV: (play | put | lay | place | put down | throw | set | drop | use | lay down | discard) => .
8 LayG: (playing | putting | laying | placing | putting down | throwing | dropping | using | laying down) => .
8 Neverx: (may not | must not | never | may never | must never | is not to | are not to | do not | does not | may not
    ever | must not ever | may under no circumstances | must under no circumstances | may at no time | is never to |
    are never to | is forbidden to | are forbidden to | is prohibited from) => .
8 Us: (player | one | anybody) => a player
8 Nn: (Us | EachP) Neverx => .
8 Nn: no player (may | must | is to | is ever to | may ever) [ever] => .
8 Nn: (never | do not | never ever) => .
8 Nn: (under | at | on | in | by) no (circumstances | time | account | case | means | condition | point) (may | must)
    (Us | EachP | any player) => .
8 Nn: it ('s | is) NoAdj [for (you | a player | players | any player)] to => .
8 NoAdj: [strictly | absolutely | always | expressly | completely | quite | totally | simply | now | officially] (No |
    out | taboo | a no-go | a no-no | off limits | verboten | against the rules | unlawful | not on | not ok | not
    okay | unacceptable | impossible | out of bounds | out of the question | disallowed | outlawed | not legal | not
    possible | not done | not ok | barred | a taboo | ruled out | punishable) => .
8 AtNo: (under | at | on | in | by) no (circumstances | time | account | case | means | condition | point) => .
8 L: AtNo (may | must | is | are) C [to] LayOn Onto C => {C} may not be played on {C2}
8 L: AtNo (may | must) Us Bb [Bx] => a player may not {Bb} {Bx}
8 L: Us (may | must) AtNo Bb [Bx] => a player may not {Bb} {Bx}
8 L: [the] (playing | laying | putting | placing | play) [of] C Onto C (is | are | ':' | '=' | '-') NoAdj => {C} may
    not be played on {C2}
8 L: the (playing | laying | putting | placing | play | use) of C (is | are) NoAdj => a player may not play {C}
8 L: C Onto C (is | are | ':' | '=' | '-' | '->') NoAdj => {C} may not be played on {C2}
8 L: C Onto C Neverx (be (played | done | happen) | happen) => {C} may not be played on {C2}
8 L: Nn LayV C Onto C => {C} may not be played on {C2}
8 L: C Neverx LayOn Onto C => {C} may not be played on {C2}
8 L: C (is | are) NoAdj Onto C => {C} may not be played on {C2}
8 L: no C (may | must | is | are) [ever | to] [LayOn] Onto C => {C} may not be played on {C2}
8 L: no C [ever] Onto C => {C} may not be played on {C2}
8 L: no C (Lays | is laid | is played | are played | are laid) Onto C => {C} may not be played on {C2}
8 L: there (may | must) be no C Onto C => {C} may not be played on {C2}
8 L: Onto C [','] (Nn LayV C | no C Lays) => {C2} may not be played on {C}
8 L: Onto C [','] [there (may | must) be] no C => {C2} may not be played on {C}
8 L: Onto C [','] C (is | are) NoAdj => {C2} may not be played on {C}
8 L: Onto C [','] (no C may LayOn | C Neverx LayOn) => {C2} may not be played on {C}
8 Cover: (covered | topped | overlaid) (by | with) => .
8 L: C (may not | must not | may never | must never) [ever] be Cover C => {C2} may not be played on {C}
8 L: C (may | must) [only] be (covered | topped) only (by | with) [a | an | another | other] Spec => card other than
    {Spec} may not be played on {C}
8 L: C (may | must) only be Cover [a | an | another | other] Spec => card other than {Spec} may not be played on {C}
8 L: C (may | must) be Cover (nothing but | no card but | no card other than | nothing except | nothing other than) [a
    | an] Spec => card other than {Spec} may not be played on {C}
8 OnlyC: (only | nothing but | none but | nothing except | nothing other than) [a | an | another | other] Spec => {Spec}
8 OnlyC: no (card | cards) (but | other than | except | besides | save) [a | an | another | other] Spec => {Spec}
8 OnlyC: no other (card | cards) than [a | an | another | other] Spec => {Spec}
8 L: OnlyC (may | must | is to | are to) LayOn Onto C => card other than {OnlyC} may not be played on {C}
8 L: OnlyC Lays Onto C => card other than {OnlyC} may not be played on {C}
8 L: OnlyC (may | must) follow C => card other than {OnlyC} may not be played on {C}
8 L: C (must | may | is to | are to) (only LayOn | LayOn only) Onto [a | an | another | other] Spec => {C} may not be
    played on card other than {Spec}
8 L: C (only Lays | Lays only) Onto [a | an | another | other] Spec => {C} may not be played on card other than {Spec}
8 L: C (may | must) LayOn Onto (nothing but | nothing except | nothing other than | no card but | no card other than |
    no cards other than | no card except | no other card than) [a | an | another] Spec => {C} may not be played on
    card other than {Spec}
8 L: (nothing but | only) [a | an] Spec (goes | go | fits | fit) Onto C => card other than {Spec} may not be played on
    {C}
8 AnySuit: [','] (no matter [what | the | which | what the] suit | whatever the suit | whatever suit | regardless of
    [the | their] suit | of any suit | of whatever suit | irrespective of [the] suit | in any suit | even of another
    suit | any suit) => .
8 L: C may LayOn Onto C [AnySuit] => {C} may be played on {C2}
8 L: C (Lays | follow | follows) [Onto] C AnySuit => {C} may be played on {C2}
8 L: Us may LayV C Onto C [AnySuit] => {C} may be played on {C2}
8 L: it ('s | is) Ok to LayV C Onto C [AnySuit] => {C} may be played on {C2}
8 L: LayG C Onto C is [always | perfectly] Ok [AnySuit] => {C} may be played on {C2}
8 L: C (is | are) [always] (Ok | playable | welcome) Onto C [AnySuit] => {C} may be played on {C2}
8 L: C (may [always] LayOn | Lays) Onto [absolutely | just about | pretty much | literally | quite] AnyN => {C} may be
    played on any card
8 L: C (may [always] LayOn | Lays) Onto (whatever is there | whatever is on top | whatever lies there | whatever you
    like | whatever Like | absolutely everything | every other card | whatever comes | no matter what | just anything
    | any card whatever) => {C} may be played on any card
8 OneOwn: (the | a | their | one 's | 1s | a player 's | the very | each player 's | any player 's | somebody 's) => .
8 LastC: [OneOwn] (last | final | winning | closing) card [played | you play | they play | in hand | of the game | of
    the round | left] => .
8 LastAs: (as | for) [OneOwn] (last | final | winning | closing) [card | play | move | one] => .
8 LastAs: (last | at the end | at last | to finish | to go out | to win | to end the game) => .
8 L: C Neverx be (played | used | laid | put down | kept | saved | thrown | left) LastAs => a player may not play {C}
    as their last card
8 L: C Neverx be [OneOwn] (last | final | winning | closing) [card] => a player may not play {C} as their last card
8 L: Nn (LayV | keep | have | save | leave) C LastAs => a player may not play {C} as their last card
8 L: LastC Neverx be C => a player may not play {C} as their last card
8 L: LastC (must | may) be (anything | something | any card | a card) (but | other than | except | besides) [a | an |
    the] C => a player may not play {C} as their last card
8 L: LastC must be other than C => a player may not play {C} as their last card
8 CloseV: (end | finish | be won | be finished | be ended | close | be closed | be decided | be over | stop) => .
8 L: [the | a | each | any] (game | round | hand | match) Neverx CloseV (on | with | by) C => a player may not play
    {C} as their last card
8 L: no (game | round | hand | match) (may | must) CloseV (on | with | by) C => a player may not play {C} as their
    last card
8 GoOut: (finish | end | go out | win | close | finish the game | end the game | win the game | end the round | finish
    the round | win the round | get out | close out | end their hand | go off | close the game) => .
8 GoingOut: (finishing | ending | going out | winning | closing | finishing the game | ending the game | winning the
    game | winning the round | getting out) => .
8 Finis: (on | with | by playing | by laying | by putting down | by using | through) => .
8 L: Nn GoOut Finis C [LastAs] => a player may not play {C} as their last card
8 L: (no | never) (GoingOut | GoOut) Finis C => a player may not play {C} as their last card
8 L: [the] GoingOut Finis C (is | ':' | '-' | '=') NoAdj => a player may not play {C} as their last card
8 L: C LastAs [is | are | ':' | '-' | '=' | ','] NoAdj => a player may not play {C} as their last card
8 L: no C LastAs => a player may not play {C} as their last card
8 L: (if | when) LastC is C [','] (you | they | a player) Neverx (play it | play | put it down | go out | lay it | win
    | play that card | finish) => a player may not play {C} as their last card
8 TabooWords: STR (',' | '/' | or | and | ',' or | ',' and | nor | ',' nor) STR => {STR} or {STR2}
8 TabooWords: STR (',' | '/') TabooWords => {STR} or {TabooWords}
8 UseW: (say | use | utter | speak | mention | pronounce | call | use the words | say the words | speak the words |
    utter the words | say the word | use the word | call out | shout) [either] => .
8 UseG: (saying | using | uttering | mentioning | speaking | pronouncing | use | use of | the use of | the words) => .
8 Unspoken: (may not | must not | may never | must never | is not to | are not to | is never to | are never to) (be
    (said | used | uttered | spoken | mentioned | pronounced | heard | called) | pass any player 's lips) => .
8 Ns: Nn UseW TabooWords => {TabooWords}
8 Ns: no player [may] (UseW | says) TabooWords => {TabooWords}
8 Ns: no (UseG | saying) TabooWords => {TabooWords}
8 Ns: (UseG | saying) TabooWords (is | are | ':' | '-' | '=') NoAdj => {TabooWords}
8 Ns: [the words | these words ':' | words like] TabooWords [':' | '-' | '=' | is | are] NoAdj => {TabooWords}
8 Ns: [the words] TabooWords Unspoken => {TabooWords}
8 Ns: no TabooWords => {TabooWords}
8 TabooW: (taboo words | taboo | forbidden words | banned words | forbidden | banned | prohibited words | prohibited |
    words that are forbidden | forbidden to say | do not say | never say | illegal words | bad words | words not to
    say | not allowed | words you may not say) => .
8 Ns: TabooW (':' | '-' | '=') TabooWords => {TabooWords}
8 Ns: TabooW (':' | '-' | ',') Ns => {Ns}
8 Ns: [the] (taboo | forbidden | banned | prohibited) words (are | is) TabooWords => {TabooWords}
8 L: Ns [for (each player | all | all players | you | players) | to (all | each player | all players | players)] [Bx]
    => a player may not say {Ns} {Bx}
8 L: [the word | the words] STR Unspoken => a player may not say {STR}
8 L: TabooW (':' | '-') STR => a player may not say {STR}
8 Can0: (may play [a card | something | one | it | any card] | may go | may | have a legal play | has a legal play |
    may play something | (have | has | hold | holds) Fits | (have | has) something to play | (is | are) able to (play
    | go | put down a card | do so) | may put down a card | may lay a card | may lay something | (have | has) a (legal
    | valid | possible | lawful) play | (have | has) a (card | one) (you | they) may play | may make a play) => .
8 MustPlay: must [always] [play | play it | play a card | do so | play one | do it | put it down | play that card |
    lay it] => .
8 MustPlay: (is | are) (obliged | required | forced | bound | compelled) to (play | play it | do so | play a card) => .
8 MustPlay: (may not | must not | is not to | are not to) (draw | draw a card | draw cards | draw instead | take a
    card | draw any card | pass | refuse) => .
8 IfCan: (if | when | while | where | as long as | whenever) (you | they | a player | the player | one) Can0 => .
8 IfPoss: (if | when | where | whenever) (possible | able | at all possible | you are able | they are able) => .
8 L: IfCan [','] (you | they | that player | the player) MustPlay => a player may not draw a card if they have a legal
    play
8 L: (Us | EachP) must [always] (play | play a card | put a card down | lay a card) (IfCan | IfPoss) => a player may
    not draw a card if they have a legal play
8 L: [Us] (may | must) only draw [a card | cards] (if | when) (you | they | a player) (may not | is unable to | are
    unable to) [play | go | play a card | do otherwise | play anything] => a player may not draw a card if they have a
    legal play
8 L: drawing [a card] is only Ok (if | when) (you | they | a player) (may not | is unable to | are unable to) [play |
    go | play a card] => a player may not draw a card if they have a legal play
8 L: (whoever | a player who | players who | each player who | any player who | the player who) Can0 MustPlay => a
    player may not draw a card if they have a legal play
8 L: (play | a play | playing | to play | playing a card) is (compulsory | mandatory | obligatory | required | forced
    | a must | a duty) (IfCan | IfPoss) => a player may not draw a card if they have a legal play
8 L: (no drawing | no player may draw [a card | cards] | Nn draw [a card | cards]) [','] IfCan => a player may not
    draw a card if they have a legal play
0 R: the (top card | card on top | top) of the [play] pile => the previous card
0 R: (the preceding card | the card before | the card preceding it | the one before it | the one before | the card
    below it) => the previous card
8 ACard: [each | every | a | any | the | the next] card [that is | that] [(put | played | laid | placed) [on (the pile
    | the play pile | top)] | you play | they play] => .
8 ACard: [all | the] cards [that are] [played | laid] => .
8 ACard: (what | whatever) (you | they) play => .
7 NotLower: (EqUp | not lower than | no lower than | at least as high as | at least equal to | equal to or above | at
    least the rank of) => .
7 NotHigher: (EqDown | not higher than | no higher than | at most as high as | at most equal to) => .
7 L: ACard (must | is to | must always) be NotLower R => a player may not play a card lower than the top card
7 L: ACard (must | is to | must always) be NotHigher R => a player may not play a card higher than the top card
7 L: ACard (may not | must not | may never | must never) be (lower | smaller | less) than R => a player may not play a
    card lower than the top card
7 L: ACard (may not | must not | may never | must never) be (higher | bigger | greater) than R => a player may not
    play a card higher than the top card
7 Lowly: (lower | anything lower | a lower card | lower cards | a card that is lower | something lower | a card lower
    | cards lower | a smaller card | any card lower | any lower card | a lower one | cards that are lower) => .
7 Highly: (higher | anything higher | a higher card | higher cards | a card that is higher | something higher | a card
    higher | cards higher | a bigger card | any card higher | any higher card | a higher one | cards that are higher)
    => .
7 Thans: than (R | what 's on top | what is on top | the card on top | the card below | the last | the top) => .
7 L: Nn (LayV | go) Lowly [Thans] => a player may not play a card lower than the top card
7 L: Nn (LayV | go) Highly [Thans] => a player may not play a card higher than the top card
7 L: Nn go down [in rank] => a player may not play a card lower than the top card
7 L: Nn go up [in rank] => a player may not play a card higher than the top card
7 L: [the] (cards | ranks | numbers) (Neverx | must never) go (down | lower) => a player may not play a card lower
    than the top card
7 L: [the] (cards | ranks | numbers) (Neverx | must never) go (up | higher) => a player may not play a card higher
    than the top card
7 L: no (lower cards | lower card | (card | cards) lower Thans | going down | going lower) => a player may not play a
    card lower than the top card
7 L: no (higher cards | higher card | (card | cards) higher Thans | going up | going higher) => a player may not play
    a card higher than the top card
7 L: lower cards Neverx be (played | laid) => a player may not play a card lower than the top card
7 L: higher cards Neverx be (played | laid) => a player may not play a card higher than the top card
7 Lim: (at most | no more than | up to | not more than | a maximum of | max | maximum) NUM [ranks | steps | numbers |
    places] => {NUM+}
7 OverBy: more than NUM [ranks | steps | numbers | places] => {NUM+}
7 UpOrDown: (higher or lower | up or down | above or below | higher or NUM lower | lower or higher | lower or NUM
    higher | above or NUM below | away | apart | off | more or less) [than | from] [R] => .
7 UpTo: (higher | above | up | over | bigger | more) [than | from] [R] => .
7 DownTo: (lower | below | down | under | smaller | less) [than | from] [R] => .
7 NextC: (ACard | [the] next card | the next card played | [the] next one) => .
7 Span0: NextC (must | may) [only] be Lim UpOrDown => {Lim}
7 Span0: NextC (may not | must not | may never) be OverBy UpOrDown => {OverBy}
7 Span0: (Us | EachP) may only (LayV | go) [cards | a card | one] [that is | that are] Lim UpOrDown => {Lim}
7 Span0: Nn (LayV | go) [a card | cards | any card | anything] [that is] OverBy UpOrDown => {OverBy}
7 L: Span0 => a player may not play a card at least {Span0} higher than the top card or a card at least {Span0} lower
    than the top card
7 SpanU: NextC (must | may) [only] be Lim UpTo => {Lim}
7 SpanU: NextC (may not | must not | may never) be OverBy UpTo => {OverBy}
7 SpanU: (Us | EachP) may only (LayV | go) [cards | a card | one] Lim UpTo => {Lim}
7 SpanU: Nn (LayV | go) [a card | cards | any card | anything] [that is] OverBy UpTo => {OverBy}
7 L: SpanU => a player may not play a card at least {SpanU} higher than the top card
7 SpanD: NextC (must | may) [only] be Lim DownTo => {Lim}
7 SpanD: NextC (may not | must not | may never) be OverBy DownTo => {OverBy}
7 SpanD: (Us | EachP) may only (LayV | go) [cards | a card | one] Lim DownTo => {Lim}
7 SpanD: Nn (LayV | go) [a card | cards | any card | anything] [that is] OverBy DownTo => {OverBy}
7 L: SpanD => a player may not play a card at least {SpanD} lower than the top card
8 U: (Us | EachP) (must | may) neither Bb nor Bb [Bx] => a player may not {Bb} {Bx}. a player may not {Bb2} {Bx}.
8 U: (no player (may | must | is to) | Us Nay | EachP Nay) Bb (or | nor) Bb [Bx] => a player may not {Bb} {Bx}. a
    player may not {Bb2} {Bx}.
8 U: Bw [','] (no player (may | must) | Us Nay) Bb (or | nor) Bb => a player may not {Bb} {Bw}. a player may not {Bb2}
    {Bw}.
8 U: (no | neither) Bg (or | nor | and no) Bg [Bx] => a player may not {Bg} {Bx}. a player may not {Bg2} {Bx}.
8 U: neither Bg nor Bg [Bx] (is | are) Ok [Bx] => a player may not {Bg} {Bx}. a player may not {Bg2} {Bx}.
8 Bb: (take | draw | pick up) the top (card | discard | one) [(of | from | off) the [play] pile] => take a card from
    the play pile
8 Bb: (take | draw | pick up) (a | one) discard => take a card from the play pile
9 SomeN: (several | multiple | any number of | two or more | more than one | a number of | all [their] | as many) => .
9 L: SomeN Plural may [all] be (played | laid | put down | thrown | discarded) [all] [Tgt] => a player may play any
    number of {Plural} on their turn
9 L: Us may (play | lay | put down | throw | throw down) SomeN Plural [as (you | they) (like | want | have | have got
    | please | wish)] [all] [Tgt] => a player may play any number of {Plural} on their turn
9 L: SomeN Eq may [all] be (played | laid | put down | thrown | discarded) [all] [Tgt] => a player may play any number
    of {Eq} on their turn
9 L: (playing | laying | putting down) SomeN Eq [all] [Tgt] is Ok => a player may play any number of {Eq} on their turn
9 Tgt: (all in one turn | all immediately | all in one go | on the one turn | in a single go | at one time | all on
    one turn | on a single turn | all on their turn | on their own turn) => .
9 OneSuit0: (of | in | from) (a | one | the same | a single | a particular | any one | any | one and the same) suit => .
9 Runs0: (a run | runs | a sequence | sequences | a straight | straights | a series | series | a row | a whole run | a
    street | streets) [of cards | of (consecutive | successive) cards] OneSuit0 => .
9 Runs0: [any number of | several] (consecutive | successive | sequential) cards OneSuit0 => .
9 Runs0: (a run | a sequence | runs | sequences) of [consecutive | successive] cards (of | in | with) the same suit => .
9 AllOfIt: (it | them | them all | it all | all of it | all of them | the whole run | the run | the whole sequence |
    all | the lot | the whole lot) => .
9 L: Runs0 may [all] be (played | laid | put down | thrown | discarded) [all] [Tgt] => a player may play any number of
    cards of the same suit in consecutive order on their turn
9 L: Us may (play | lay | put down | throw | discard) Runs0 [all] [Tgt] => a player may play any number of cards of
    the same suit in consecutive order on their turn
9 L: (if | when) (you | they | a player | one) (have | has | hold | holds) Runs0 [','] (you | they | that player |
    these) may (play AllOfIt | lay AllOfIt | put AllOfIt down | [all] be played | put down AllOfIt | [all] be laid)
    [all] [Tgt] => a player may play any number of cards of the same suit in consecutive order on their turn
9 L: (playing | laying) Runs0 [Tgt] is Ok => a player may play any number of cards of the same suit in consecutive
    order on their turn
8 JustTaken: [the | a | that | any | this] [freshly | just | newly | recently] (card just drawn | drawn card) => .
8 JustTaken: (the | a | that | any | this) (card | one) [that] (you | they) [have | 've] [just] (drew | drawn | draw |
    picked) => .
8 JustTaken: (what (you | they) [have] [just] (drew | drawn) | [freshly] drawn cards | cards just drawn | the new card
    | cards (you | they) [have] [just] (drew | drawn)) => .
8 Then0: ((on | in | during) (the same | that | this) [very] turn | that turn | this turn | the same turn | until
    their next turn) => .
8 L: JustTaken (may not | must not | may never) be (played | used | laid | put down) [Then0] => a player may not play
    a card they have just drawn
8 L: Nn (LayV) JustTaken [Then0] => a player may not play a card they have just drawn
8 L: (no | never) (playing | play | laying) JustTaken [Then0] => a player may not play a card they have just drawn
8 Playable: (a card (you | they) may play | a card that (Fitting) | a legal play | Fits) => .
8 U: (if | when) (you | they | a player) draw Playable [','] (you | they) may (play or keep it | play it or keep it |
    keep it or play it | play it | play or keep the card | keep or play it) => When the active player draws a card,
    they may play a card they have just drawn.
8 L: Bearer may Bb [Bx] => {Bearer} may {Bb} {Bx}
8 L: Bearer Nay Bb [Bx] => {Bearer} may not {Bb} {Bx}
8 L: Bearer must As [Bw] => {Bearer} must {As} {Bw}
8 L: Bearer must O [Bw] => {Bearer} must {O} {Bw}
9 L: K and K may be (played | put down | laid | laid down | thrown) (together | at the same time | immediately | as a
    pair) Tgt => a player may play a {K} and a {K2} together on their turn
9 L: Us may (play | put down | lay | lay down) K and K (together | at the same time | immediately) [Tgt] => a player
    may play a {K} and a {K2} together on their turn
8 Got0: (cards | a card | the card | the cards) [that] (you | they) [have] [just] (received | got | gotten | been
    given | were given) [as (a penalty | penalties | punishment)] => .
8 Got0: (a | the | any | their) (penalty card | penalty cards | card just received) => .
8 Got0: (penalty cards | cards just received) => .
8 L: Got0 Neverx be (played | used | laid | put down) [Then0] => a player may not play a card they have just received
8 L: Nn LayV Got0 [Then0] => a player may not play a card they have just received
8 L: (no | never) (playing | play | laying) Got0 [Then0] => a player may not play a card they have just received
8 Likes: as (one | a player | players | you | they) (pleases | likes | wishes | wants | cares to | may | care to |
    can) => .
8 L: (any player | whoever | a player | players | each player) [who] [is] (able to match | may match | able to play
    exactly the same as) R exactly [in (rank | number | value) and suit] may (interrupt | jump in | play it | cut in)
    [and (play it | play)] [out of turn] => a player may play a card identical to the top card out of turn
8 Grant: permission is hereby (given | granted) => .
9 S: Words (is | is now | costs) [from today | from now] (a | an) NUM ['-'] card (offence | offense | penalty | fine |
    crime | mistake | foul) => the penalty for {Words} is {NUM} cards
4 St: there (are | is) Cmp (card | cards) [left] in (their hand | hand) => they have {Cmp} cards
4 St: their hand (has | holds | contains) Cmp (card | cards) => they have {Cmp} cards
4 St: the draw pile (is down to | has only | is left with | has shrunk to) NUM cards or fewer => the draw pile has at
    most {NUM} cards
4 St: the draw pile (has | holds | contains) Cmp (card | cards) [left] => the draw pile has {Cmp} cards
4 Cn: once St => if {St}
8 L: Cmp points '?' [then] [','] Us Nay Bb => a player may not {Bb} if they have {Cmp} points
8 L: Cmp (card | cards) [in hand | left] '?' [then] [','] Us Nay Bb => a player may not {Bb} if they have {Cmp} cards
9 S: no NoTime [any more | anymore | any longer] [','] [Us may | you may | and] (take | think) (while | for while | as
    long as | as much time as) (you | they) (like | want | need | wish) => there is no time limit
8 L: may Bb Bx => a player may {Bb} {Bx}
8 This0: (this | it | that | they | these | those | he | such a card) [card | cards | one | ones] => .
8 TopicC: C ['-' | ':' | ',' | '->' | '='] This0 => {C}
8 L: TopicC may [always] be (played | put down | laid | thrown) at any time => a player may play {TopicC} at any time
8 L: TopicC may [always] be (played | put down | laid | thrown) out of turn => a player may play {TopicC} out of turn
8 L: TopicC (may LayOn | Lays) Onto (AnyN | whatever you like | absolutely anything) => {TopicC} may be played on any
    card
8 L: TopicC (may LayOn | Lays) Onto C => {TopicC} may be played on {C}
8 L: TopicC Neverx LayOn Onto C => {TopicC} may not be played on {C}
8 L: TopicC Neverx be (played | used | laid) LastAs => a player may not play {TopicC} as their last card
8 D: TopicC (is | are) (wild | wild cards | a wild card) => {TopicC} are wild
8 D: TopicC (is | are) worth NUM [points] => the value of {TopicC} is {NUM}
3 C: '+' 2s => ?foreign-card 2
3 C: '+' 4s => ?foreign-card joker
8 U: after C [','] [there (may | must) be] no C [may (be played | follow | come)] => When a player plays {C}, the next
    card may not be {C2}.
8 Bw: (out of order | not in turn) => out of turn
8 Given: (a | one) STR => a {STR}
8 Given: NUM STR => {NUM} {STR}
9 Eq: of the same (rank | number | value | kind) => cards of the same rank
9 L: (if | when) (you | they | a player | one) (have | has | hold | holds) SomeN (Eq | Plural) [','] (you | they |
    that player) may (play | lay | put | put down | throw) AllOfIt [down] [all] [Tgt] => a player may play any number
    of {Eq}{Plural} on their turn
9 L: (if | when) (you | they | a player | one) (have | has) more than one (card | cards) of the same (rank | number |
    value) [','] (you | they | that player) may (play | lay | put down) AllOfIt [all] [Tgt] => a player may play any
    number of cards of the same rank on their turn
8 U: Us may LayV JustTaken [Then0] => When the active player draws a card, they may play a card they have just drawn.
8 L: it may LayV C Onto C [AnySuit] => {C} may be played on {C2}
8 L: it may Bb [Bx] => a player may {Bb} {Bx}
4 Holding: (have | has | hold | holds | keep | keeps | own | owns | are holding | is holding | are sitting on | is
    sitting on | possess | possesses) => .
4 St: (you | they | a player) Holding (the | a | an) Spec [in hand | in their hand | in hands] => they have the {Spec}
    in hand
4 Bc: with the Spec [in hand | in their hand] => if they have the {Spec} in hand
8 TheActive: the (active player | player whose turn it is | player on turn | one whose turn it is) => .
8 L: (only | no player but | no player except | no player other than) TheActive may (speak | talk | say anything) => a
    player may not speak if it is not their turn
8 L: (speaking | talking) is only Ok [on | during] their [own] turn => a player may not speak if it is not their turn
8 L: (Us may | EachP may) only (speak | talk) (on | during | in) their [own] turn => a player may not speak if it is
    not their turn
8 L: (no player may (speak | talk) | no (talking | speaking)) (except | other than | but) (on | during) their [own]
    turn => a player may not speak if it is not their turn
8 L: (no player may (speak | talk) | no (talking | speaking)) unless it ('s | is) their [own] turn => a player may not
    speak if it is not their turn
8 Hush: (each player | all | all players | everybody | the table | you | players) [must] (is | are | be | keeps | keep
    | stay | stays | remain | remains) (silent | quiet | still) => .
8 Hush: (silence | quiet | hush) => .
8 L: Hush Bw => a player may not speak {Bw}
8 Wn: (other people | the others | other players | another one | other hands) => another player
8 Dw: (every draw | each draw | a draw | any draw | each card drawn | drawing any card | the draw) => .
8 Wt: before Dw => before drawing
8 L: before Dw [','] [EachP | you | Us] [must] O => a player must {O} before drawing
8 L: no drawing (without | before) knocking => a player must knock before drawing
8 L: no drawing (until | before) (you | they) have knocked => a player must knock before drawing
"""
