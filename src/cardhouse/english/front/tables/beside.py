"""A card beside the one before it: said of the player, of the card, of the two together, or of what changes."""

from typing import Final

BESIDE: Final = """
0 UnderIt: (below | beneath | underneath | under | before | before it | below it | beneath it | underneath it | under it
        | under yours | below theirs | before theirs | under their | that came before | that came before it | that
    lies there
    | already there | that was there | that is there | it goes on | it covers | just before) => .
0 R: the (card | one) UnderIt => the previous card
0 R: (the last | the previous one | the top one | the last card played | the card of the previous player | the one of
    the
    previous player | what is there | what is underneath | what lies there) => the previous card
0 Mine: (their card | the card (you | they) [have] (play | played | lay | put down) | the card (played | laid) | the
    played
    card | the new card | a card | the card | the card of a player | a player 's card) => .
0 Keeping: (match | matches | matching | repeat | repeats | repeating | keep | keeps | keeping | equal | equals |
    equalling
    | copy | copies | copying | echo | echoes) => .
0 AtrOf: [the] Atr [of R | from R | R 's] => {Atr}
0 AtrOf: R 's Atr => {Atr}
7 T: [Sb] Keeping AtrOf => a player plays a card of the same {AtrOf} as the previous card
2 Tr: Rel Keeping AtrOf => a player plays a card of the same {AtrOf} as the previous card
7 T: Mine Keeping AtrOf => a player plays a card of the same {AtrOf} as the previous card
7 T: [Sb] (follow | follows | following) suit => a player plays a card of the same suit as the previous card
2 Tr: Rel (follow | follows) suit => a player plays a card of the same suit as the previous card
0 NotV: (do not | does not | did not | fail to | fails to | may not | not) => .
7 T: [Sb] NotV (follow | match | keep | serve) [the] (suit) => a player plays a card of a different suit from the
    previous
    card
2 Tr: Rel NotV (follow | match | keep | serve) [the] (suit) => a player plays a card of a different suit from the
    previous card
7 T: (failing to follow | not following | not matching) [the] suit => a player plays a card of a different suit from the
    previous card
0 AsBefore: (as before | as it was | as R | as the one UnderIt) => .
7 T: the Atr (is | stays | remains) the same [AsBefore] => a player plays a card of the same {Atr} as the previous card
7 T: the Atr (repeats | is repeated | does not change | is kept | is matched | recurs | comes again) => a player plays a
    card of the same {Atr} as the previous card
7 T: [the] Atr (match | matches | are the same | are equal) => a player plays a card of the same {Atr} as the previous
    card
7 T: (equal | matching) Atr => a player plays a card of the same {Atr} as the previous card
7 T: (Mine and R | both cards | the two cards) [have | share | are of | are | match in] [the] (same Atr | Atr) => a
    player
    plays a card of the same {Atr} as the previous card
7 T: Mine (has | have | is of | is | shares) the same Atr (as | with | like) R => a player plays a card of the same
    {Atr}
    as the previous card
7 T: [Sb] (follow | follows | following | cover | covers | covering | answer | answers) (a | any | the | R) [card] with
    (a card | one | another) (of | with) the same Atr => a player plays a card of the same {Atr} as the previous card
7 P: [one | a card] (of | with) the same Atr [on top | again | on it | on top of it] => plays a card of the same {Atr}
    as
    the previous card
7 P: the same Atr (on top | again | on it | on top of it | as the player before | as the previous player | as before) =>
    plays a card of the same {Atr} as the previous card
7 T: a card of (equal | matching | the same) Atr (on top of | on | over) (another | another one | the last | R) => a
    player
    plays a card of the same {Atr} as the previous card
7 T: the Atr (is not | is no longer) the same [AsBefore] => a player plays a card of a different {Atr} from the previous
    card
7 T: (Mine is not | Mine has not) [of | in] the (same Atr | Atr) (as R | of R) => a player plays a card of a different
    {Atr} from the previous card
7 K: (any | a) card that ('s | is) not [of | in] the (same Atr as | Atr of) R => card of a different {Atr} from the
    previous card
7 T: Mine 's Atr (differs | differs from | is different | is different from | is not | is not the same as) [that of] [R]
    ['s] => a player plays a card of a different {Atr} from the previous card
7 T: [a | each | every | any] [new | different] (change of Atr | Atr change) => a player plays a card of a different
    {Atr}
    from the previous card
2 Tr: Rel (change | changes | switch | switches | swap | swaps) [the] Atr => a player plays a card of a different {Atr}
    from the previous card
7 T: the Atr (switches | swaps | is switched | becomes another | turns) => a player plays a card of a different {Atr}
    from
    the previous card
0 Hue: red => a red card
0 Hue: black => a black card
0 Hue: Suit => {Suit}
0 Flips: (change | changes | changing | flip | flips | flipping | go | goes | going | switch | switches | switching |
    turn
    | turns | turning | move | moves | moving) => .
7 T: [Sb | the colour | the suit | it | play] Flips from Hue [in] to Hue => a player plays {Hue2} on {Hue}
7 T: [Sb] (turn | turns | turning | change | changes | changing) Hue into Hue => a player plays {Hue2} on {Hue}
2 Tr: Rel Flips from Hue to Hue => a player plays {Hue2} on {Hue}
7 T: (a | any | each) (change | switch | move) from Hue to Hue => a player plays {Hue2} on {Hue}
3 T: [Sb] (cover | covers | covering | top | tops | topping | answer | answers | answering | beat | beats | beating
        | follow | follows | following | meet | meets | meeting | bury | buries | burying) C (with | by playing) C =>
    a player
    plays {C2} on {C}
2 Tr: Rel (cover | covers | top | tops | answer | answers | beat | beats | follow | follows | meet | meets) C (with | by
    playing) C => a player plays {C2} on {C}
3 T: C (that | which) (follow | follows | covers | cover | comes after | lands on | is on) C => a player plays {C} on
    {C2}
0 ByN: by [exactly] NUM => {NUM}
0 Rising: (go | goes | going | move | moves | climb | climbs | climbing | step | steps | rise | rises | rising) => .
7 T: [Sb | the value | the number | the rank] Rising (up | higher) ByN => a player plays a card {ByN} higher than the
    previous card
7 T: (climbing | rising) ByN => a player plays a card {ByN} higher than the previous card
7 T: [Sb | the value | the number | the rank] (Rising | drop | drops | fall | falls) (down | lower) ByN => a player
    plays a
    card {ByN} lower than the previous card
0 Beats: (beat | beats | beating | top | tops | topping | outrank | outranks | outranking | exceed | exceeds) => .
7 T: [Sb | Mine] Beats R ByN => a player plays a card {ByN} higher than the previous card
7 T: [Sb | Mine] Beats R => a player plays a card higher than the previous card
2 Tr: Rel Beats R ByN => a player plays a card {ByN} higher than the previous card
2 Tr: Rel Beats R => a player plays a card higher than the previous card
0 Overs: (above | over | higher than) => higher
0 Overs: (below | under | beneath | lower than | underneath) => lower
7 T: [Sb] (go | goes | going | play | plays | playing | stay | stays | staying) Overs R => a player plays a card {Overs}
    than the previous card
2 Tr: Rel (go | goes | play | plays | stay | stays) Overs R => a player plays a card {Overs} than the previous card
7 T: Mine is Overs R [in value | in rank | in number] => a player plays a card {Overs} than the previous card
7 T: Mine is [exactly] NUM (more | above | higher) [than] R => a player plays a card {NUM} higher than the previous card
7 T: Mine is [exactly] NUM (less | below | lower) [than] R => a player plays a card {NUM} lower than the previous card
7 P: the next (rank | number | card | value) (up | above) [from | after] R => plays a card 1 higher than the previous
    card
7 P: the next (rank | number | card | value) (down | below) [from | after] R => plays a card 1 lower than the previous
    card
7 P: next (rank | number | card | value) up => plays a card 1 higher than the previous card
7 P: next (rank | number | card | value) down => plays a card 1 lower than the previous card
7 T: '+' NUM (on | to | over) R => a player plays a card {NUM} higher than the previous card
0 Orderly: (in a row | running | straight | consecutively | in sequence | for the round) => .
7 Row: (a | the) ORD Spec in a row => the {ORD} {Spec} in a row is played
7 Row: [a | the] ORD (straight | successive | consecutive | running) Spec => the {ORD} {Spec} in a row is played
7 Row: C (is | are | gets | get) Ofc for the ORD time (in a row | running) => the {ORD} {C} in a row is played
7 Row: Spec (is | are | get | gets) Ofc NUM times (in a row | running) => the {NUM#} {Spec} in a row is played
7 Row: (a | the) (run | string | series | streak | sequence) of NUM Spec => {NUM} {Spec} are played in a row
7 Row: NUM in a row of Spec => {NUM} {Spec} are played in a row
7 Row: the last NUM cards (were | was | are | have been) [all] Spec => {NUM} {Spec} are played in a row
7 Row: NUM cards of (equal | matching | the same | one | a single) Atr in a row => {NUM} cards of the same {Atr} are
    played
    in a row
7 Row: (a | the) ORD card of (equal | matching | the same | one) Atr [hits PileNp] in a row => the {ORD} card of the
    same
    {Atr} in a row is played
0 OfRound: (of | in | during | within) (a | the | this | that | each | every | any | one) round => .
0 OfRound: (this | that | each | every) round => .
0 ToBe: (to be Ofc | Ofc | that is Ofc | that 's Ofc | that gets Ofc | that comes) => .
7 Row: [the | a] ORD Spec [ToBe] OfRound [ToBe] => the {ORD} {Spec} of the round is played
7 Row: the round 's ORD Spec => the {ORD} {Spec} of the round is played
7 T: Row (has been | have been | has now been | had been) Ofc => {Row}
7 T: Row (hits | lands on | reaches | comes on | arrives on) (the table | the pile | the play pile) => {Row}
2 Tr: Rel Pl Row => {Row}
7 T: (playing | laying | placing) Row => {Row}
1 Mk: (by the time | as of) => .
8 T: [Sb] (roll | rolls | rolling | throw | throws | throwing) [a | an] NUM OnDie => a player rolls a {NUM}
8 T: [a] NUM OnDie => a player rolls a {NUM}
8 T: [a] NUM (is | gets | was) (rolled | thrown) => a player rolls a {NUM}
8 T: [the] die (show | shows | says | lands on | comes up | lands | comes up with | is) [a | an] NUM => a player rolls a
    {NUM}
8 T: (their | the | a) (roll | throw) (is | comes to | gives | was) [a | an] NUM => a player rolls a {NUM}
0 OnDie: (on | with | of) a die => .
3 T: C as [their | the] (last | final) card => a player plays {C} as their last card
3 T: the card (you | they | a player) (go out | goes out | finish | finishes | win | wins) (on | with) is C => a player
    plays {C} as their last card
7 T: (last | final) card (played | laid | down | gone) => a player plays their last card
7 T: [Sb] (put down | puts down | lay | lays) their (very last | last) card => a player plays their last card
7 T: the (last | final) card in their hand => a player plays their last card
7 T: Sb (is | are) [all] out of cards => a player plays their last card
5 U: Es [','] (as | while | whilst | upon | just as | exactly when) Ta => When {Ta}, {Es}.
0 Needs: (need | require | call for | demand | needs | requires | takes | must come with | comes with | must be played
    with | calls for | demands | asks for | is
    accompanied by | goes with | must go with | must be accompanied by) => .
4 U: T Needs [a | an | the] [loud | clear] Words => When {T}, they must say {Words}.
8 T: (for | with) (each | every | any) Words => a player says {Words}
8 T: [the_word | the_words] Words (out of | from) (a player 's | their) (mouth | lips) => a player says {Words}
8 T: Sb (let | lets) slip [the_word] Words => a player says {Words}
8 T: the_word Words (is | gets | has been) (said | uttered | spoken | mentioned | used) => a player says {Words}
8 T: (each | every) Words (said | uttered | spoken | heard) => a player says {Words}
"""
