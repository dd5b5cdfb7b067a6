"""Who bears a title, what it costs to be called, and which rules are off for now: rules about players and rules.

`Last0` and `First0` name somebody by what they did last or first, `Fine0` is how many penalty cards, `Which` a rule.
"""

from typing import Final

TITLES: Final = """
9 Round0: [a | the | this | each | every | any | the last | the previous] (round | game | hand | match | deal | trick)
    => .
9 To0: win [Round0] => win
9 To0: (receive | get | draw | take | be given | be dealt | collect | earn | incur) (a | any | the) (penalty | penalty
    card | fine) => receive a penalty
9 To0: be (penalised | fined | given a penalty) => receive a penalty
9 To0: (introduce | make | add | invent | create | write | propose | bring in | think up | come up with) (a | any)
    rule => introduce a rule
9 To0: say Words => say {Words}
9 To0: (play | lay | put down | throw | place) C => play {C}
9 To0: draw [a card | cards] => draw a card
9 To0: (leave the game | leave) => leave the game
9 To0: (knock | bow | clap | salute | wave) => {Act}
9 To0: Act => {Act}
9 Did0: won [Round0] => win
9 Did0: (received | got | drew | took | was given | collected | earned | incurred) (a | any) (penalty | penalty card |
    fine) => receive a penalty
9 Did0: (was | got | has been) (penalised | fined | given a penalty) => receive a penalty
9 Did0: (introduced | made | added | invented | created | wrote | proposed | brought in | thought up | came up with)
    (a | any) rule => introduce a rule
9 Did0: said Words => say {Words}
9 Did0: (played | laid | put down | threw) C => play {C}
9 Did0: (left the game | left) => leave the game
9 Newest0: the (last | latest | newest | most recent) => .
9 DidIt0: (received | got | drew | took | was given | collected) Newest0 (penalty | penalty card | fine) => receive a
    penalty
9 DidIt0: (introduced | made | added | invented | created | wrote | proposed | brought in | thought up | came up with)
    Newest0 rule => introduce a rule
9 DidIt0: (won) (the last | the latest | the previous | the most recent) (round | game | hand | match | one) => win
9 DidIt0: (played | laid) the last Spec => play a {Spec}
9 Body0: (player | one | person | man | participant) => .
9 Rel0: [the | a | that] Body0 (who | that) [has] => .
9 Rel0: (whoever | who | whoever has | the one) => .
9 Last0: [the] (last | latest | most recent) [Body0] to [have] To0 => {To0}
9 Last0: [the] last [Body0] (who | that | to have) [has] Did0 => {Did0}
9 Last0: Rel0 (Did0 (last | most recently | the last time) | last Did0 | most recently Did0) => {Did0}
9 Last0: Rel0 DidIt0 => {DidIt0}
9 Last0: Rel0 (is | was) [the] last to [have] To0 => {To0}
9 Last0: [the] (last | latest | previous | most recent) [(round | game | hand) 's] winner [of Round0] => win
9 Last0: [the] winner of the (last | previous | latest | most recent) (round | game | hand | match) => win
9 Last0: [the] last round 's winner => win
9 Last0: [the] (last | most recently | latest) (penalised | fined) Body0 => receive a penalty
9 Last0: [the] last Body0 (penalised | fined) => receive a penalty
9 Last0: (the) Body0 with Newest0 (penalty | fine) => receive a penalty
9 Last0: [the | whoever is the] (author | maker | inventor | writer | introducer) of Newest0 rule => introduce a rule
9 Last0: Newest0 rule 's (author | maker | inventor) => introduce a rule
9 Last0: the last (rule maker | rule-maker | lawmaker) => introduce a rule
9 First0: [the] first [Body0] to [have] To0 => {To0}
9 First0: [the] first Body0 (who | that) [has] Did0 => {Did0}
9 First0: Rel0 (Did0 first | first Did0) => {Did0}
9 First0: Rel0 (is | was) [the] first to To0 => {To0}
9 First0: [the] first winner => win
9 First0: Rel0 wins [Round0] first => win
9 Named0: (is | becomes | must be | gets to be | is now | is always | are | turns into | acts as | counts as) [called
    | known as | named | titled | to be called | to be known as | styled | declared | crowned | dubbed | nicknamed |
    referred to as] => .
9 Named0: (gets called | goes by | gets the title [of] | has the title [of] | has the name | bears the title [of] |
    gets the name | is given the title [of] | is given the name [of] | holds the title [of] | carries the title [of] |
    receives the title [of] | must bear the title [of] | earns the title [of] | takes the title [of] | bears the name
    [of] | must carry the title [of] | has the role of | takes the role of | plays the role of | is to be called |
    must hold the title [of]) => .
9 Named0: (':' | '=' | '-' | '->') => .
9 D: Last0 Named0 [the | a | as | as the | the new | the official] STR => the last player to {Last0} is called {STR}
9 D: First0 Named0 [the | a | as | as the | the new | the official] STR => the first player to {First0} is called {STR}
9 Title0: [the | a] [title | role | name | title of | role of | name of | rank of | office of] STR => {STR}
9 Goes0: (is | means | ':' | '=' | '-' | goes to | belongs to | is given to | is always | must be | falls to | passes
    to | is held by | refers to | must go to | is the name for | is the name of | is the title of | stands for | is
    what you call) => .
9 D: Title0 Goes0 Last0 => the last player to {Last0} is called {Title0}
9 D: Title0 Goes0 First0 => the first player to {First0} is called {Title0}
9 D: [we | Us] (call | name | crown | dub | declare) Last0 [the] STR => the last player to {Last0} is called {STR}
9 D: [we | Us] (call | name | crown | dub | declare) First0 [the] STR => the first player to {First0} is called {STR}
9 D: (winning) [Round0] (makes | make) (you | a player | the player | somebody) [the] STR => the last player to win is
    called {STR}
4 Bearer: [the] STR => the {STR}
4 T: Bearer [Had] (V | Vp) => {Bearer} {V}{Vp}
4 T: Bearer Pl P => {Bearer} {P}
4 T: Bearer (plays | puts down | lays down | lays) => {Bearer} plays a card
4 T: Bearer (draws) => {Bearer} draws a card
9 Fine0: NUM ['-'] card (penalty | fine) => {NUM}
9 Fine0: (a | one) NUM ['-'] card (penalty | fine) => {NUM}
9 Fine0: NUM [extra | penalty | more] (cards | card) [penalty | fine | as a penalty | as a fine | extra | each | each
    time | every time] => {NUM}
9 Fine0: a [penalty | single] card [penalty | fine | as a penalty | each time | every time] => 1
9 Fine0: (a | the) (penalty | fine) of NUM [cards | card] => {NUM}
9 Many0: NUM [cards | card | penalty cards | penalty card] => {NUM}
9 Many0: (a [penalty | single] card) => 1
9 Call0: Words => {Words}
9 Call0: BadCall => {BadCall}
9 Call0: BadCard => {BadCard}
9 BadCall: (a | an | each | every | any) (unjust | unjustified | unfounded | incorrect | untrue) (call | accusation |
    charge | penalty call) => "Bad call"
9 BadCall: (unjust | unjustified | unfounded | incorrect | untrue) (calls | accusations | charges) => "Bad call"
9 BadCall: (a | each | every | any) (false | wrong | bad | mistaken) (penalty call | penalty | call of a penalty) =>
    "Bad call"
9 BadCall: [calling | accusing] (wrongly | falsely | unjustly | by mistake) => "Bad call"
9 BadCall: (making | for making) (a | any) (bad | false | wrong | mistaken) (call | accusation) => "Bad call"
9 BadCall: (calling | giving) (a penalty | penalties | another player | a player) (wrongly | falsely | unjustly | by
    mistake | for nothing) => "Bad call"
9 NoFit0: (card | one) that (does not | do not | does n't) (fit | match | go) => .
9 NoFit0: (unplayable | non-matching | mismatched | unfitting | wrong | bad | illegal | incorrect | improper) card => .
9 BadCard: [playing | laying | putting down] [a | an | any | each | every | the] NoFit0 => "Bad card"
9 BadCard: (playing | laying | putting down) (an illegal card | illegal cards | the wrong card | wrong cards | cards
    that do not (fit | match)) => "Bad card"
9 BadCard: (an | any | every | each) (illegal | incorrect) (play | move) => "Bad card"
9 BadCard: (illegal | incorrect) (plays | moves) => "Bad card"
9 Price0: (penalty | fine | price | punishment | cost | penalty call | sanction | forfeit | charge | tariff) => .
9 Be0: (is | is now | must be | be | amounts to | is set at | is set to | is increased to | is raised to | is reduced
    to | goes up to | goes down to | is fixed at | becomes | comes to | is changed to | equals | are | must amount to
    | is doubled to | rises to | is lowered to | stands at | must now be | drops to) => .
9 Be0: (':' | '=' | '-' | '->') => .
9 S: [the | a | our] Price0 (for | of | on) Call0 Be0 (Many0 | Fine0) [each | each time] => the penalty for {Call0} is
    {Many0}{Fine0} cards
9 S: [the] Call0 Price0 Be0 (Many0 | Fine0) => the penalty for {Call0} is {Many0}{Fine0} cards
9 Costs0: (costs | cost | must cost | earns | earn | gets | carries | carry | brings | bring | is punished by | is
    punished with | is fined with | is penalised by | is penalised with | are punished with | are punished by | must
    be punished with | results in | must bring | must carry | sets you back | is worth | incurs | incur | attracts |
    is punishable by | must be punished by | leads to) [you | them | a player | the player | the offender | the
    culprit | the caller | whoever does it | whoever says it | anybody] => .
9 S: (BadCall | BadCard) (Costs0 | is | means | are | mean) Fine0 => the penalty for {BadCall}{BadCard} is {Fine0} cards
9 S: (BadCall | BadCard) (':' | '=' | '-' | '->' | ',') Fine0 => the penalty for {BadCall}{BadCard} is {Fine0} cards
9 S: (BadCall | BadCard) (':' | '=' | '-') NUM => the penalty for {BadCall}{BadCard} is {NUM} cards
9 S: [the call | a call of] STR (costs | cost | must cost) [you | them | a player] Many0 => the penalty for {STR} is
    {Many0} cards
9 S: Fine0 (for | on) (BadCall | BadCard | Words) => the penalty for {BadCall}{BadCard}{Words} is {Fine0} cards
9 S: whoever (is | gets) (called | charged | accused | caught) (for | of | with) STR [must] (draws | takes | gets |
    receives | draw | take | get | receive | must draw | must take) Many0 => the penalty for {STR} is {Many0} cards
4 Act0: Tg => {Tg}
4 Act0: saying Words (during | in) (play | the game | a game) => a player says {Words}
4 U: Act0 (':' | '=' | '-' | '->' | ',') (there is [a] | you get [a] | it is [a] | that 's [a]) Fine0 => When {Act0},
    they draw {Fine0} cards.
4 U: Act0 (':' | '=' | '-' | '->') Fine0 => When {Act0}, they draw {Fine0} cards.
4 U: Act0 (Costs0 | is | means) Fine0 => When {Act0}, they draw {Fine0} cards.
4 U: NUM ['-'] card (penalty | fine) for Act0 => When {Act0}, they draw {NUM} cards.
4 U: a (penalty | fine) of NUM [cards | card] for Act0 => When {Act0}, they draw {NUM} cards.
4 U: [the] Price0 for Act0 Be0 (Many0 | Fine0) => When {Act0}, they draw {Many0}{Fine0} cards.
9 Which: [the] (law | clause | article | paragraph | section | rule number | rule no) NUM => rule {NUM}
9 Dead0: off => .
9 Dead0: (is | must be | gets | stands | must stand | be | hereby | is hereby | is now | lies | remains | must remain
    | stays) (off | out | gone | dead | history | void | null and void | repealed | cancelled | abolished | scrapped |
    dropped | removed | deleted | suspended | struck | struck out | struck off | withdrawn | revoked | rescinded |
    annulled | lifted | disabled | switched off | turned off | inactive | ineffective | without effect | invalid |
    inoperative | set aside | taken away | disregarded | ignored | not applied | out of force | out of effect |
    shelved | paused | on hold | frozen | waived | overturned | no longer valid | no longer in force | no longer used
    | no longer in effect | no longer active | not valid | not in force | not used | not active | not in effect | not
    applicable | overruled | thrown out | discarded) [any more | anymore | any longer] => .
9 Dead0: (no longer applies | no longer counts | no longer holds | no longer matters | stops applying | stops counting
    | must no longer apply | must no longer be applied | must cease to apply | ceases to apply | ceases to have effect
    | must cease to have effect | must not apply | may not apply | does not apply | does not count | does not hold |
    does not matter | has no effect | must have no effect | ends | expires | stops | lapses | must lapse | has no
    force | loses its effect | takes a break | has a break | goes | must go | may be ignored | need not be followed |
    must not be followed) [any more | anymore | any longer] => .
9 S: Which Dead0 => {Which} no longer applies
9 S: Which Dead0 [','] [only] Wh => {Which} no longer applies {Wh}
9 S: Wh [','] Which Dead0 => {Which} no longer applies {Wh}
9 Kill0: (repeal | cancel | drop | scrap | ignore | forget | suspend | remove | delete | strike | abolish | switch off
    | turn off | disable | discard | no more | revoke | forget about | strike out | we drop | we no longer play with |
    we no longer use | play without | without | we play without | disregard | annul | rescind | cross out | stop using
    | pause | get rid of | lift | no longer play with | no longer use | away with | waive | set aside | do away with)
    => .
9 S: Kill0 Which => {Which} no longer applies
9 S: Kill0 Which [','] [only] Wh => {Which} no longer applies {Wh}
9 S: Wh [','] Kill0 Which => {Which} no longer applies {Wh}
9 Alive0: (back | back on | on | active | valid | in force | in effect | restored | reinstated | revived | reactivated
    | back in force | back in effect | back in play | re-enacted | reenacted | switched on | turned on | enacted |
    resumed | renewed | enabled) => .
9 S: Which (is | must be | is now | comes | be | stands | must stand | goes | gets) [now] Alive0 again => {Which}
    applies again
9 S: Which (is | must be | is now | comes | be | gets) [now] (back | back on | restored | reinstated | revived |
    reactivated | back in force | back in effect | back in play | re-enacted | reenacted | switched back on | turned
    back on) => {Which} applies again
9 S: Which (applies | counts | holds | must apply | is applied | works | matters | must count | must be applied | must
    be followed | must hold) (again | once more | as before) => {Which} applies again
9 S: Which (returns | comes back | comes into force again | must again apply | once more applies | again applies |
    must return | back on | on again | back | must come back | resumes) => {Which} applies again
9 S: (reinstate | restore | bring back | re-enact | reenact | turn on | switch on | switch back on | revive |
    reactivate | turn back on | renew | re-introduce | reintroduce | enable | resume) Which [again] => {Which} applies
    again
9 S: (bring | switch | turn | put) Which (back | back on | on again | back in | back into force) => {Which} applies
    again
"""
