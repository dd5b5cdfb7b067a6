"""What people put around a rule: that one follows, whose duty something is, and who is free to do it."""

from typing import Final

WRAPPINGS: Final = """
0 Opening: [please | kindly | do] (note | remember | know | be aware | bear in mind | keep in mind | observe | be
    advised
    | understand) [well | also] (that | ':' | ',' | that ':') => .
0 Opening: (please | kindly) [to] note [that | ','] => .
0 Opening: (henceforth | hereby | hereafter | from here on | from this moment [on] | starting now | as of now
    | effective immediately | from today [on] | beginning now | starting today | as from now) [','] => .
0 Hey: (listen | attention | heads up | hey | now then | look | right | alright | all right | ok | okay | well | so |
    oh | ah
    | by the way | fun one | fun rule | one more | one more thing | another one | now listen | basically |
    essentially | actually
    | simply put | in short | to be clear | just so you know) => .
0 Opening: Hey [up | please | now | all | here] (',' | ':' | '-' | '!' | '--') => .
0 Opening: Hey Hey => .
0 Opening: [Hey [',' | ':']] (here | here is | here 's) [a | one | the | my | another] [new | simple | fun] [rule |
    one] [for you | for
    all | for you all] (':' | ',' | '-' | '.') => .
0 Opening: (how about | what about | what if | try) this (':' | ',' | '-') => .
0 Opening: (the | this | our | my) [new | house] rule (is | goes) (simple | like this | as follows | easy | this |
    very simple)
    (':' | ',' | '-' | '.') => .
0 Opening: it ('s | is) [very | really | quite] (simple | easy) (':' | ',' | '-' | '.') => .
0 Opening: [new] rule ',' each player ':' => .
0 Opening: (the following [rule] applies | the following must apply | the following holds | it works like this | it
    goes like this
    | this is how it goes | this is the rule | the clause must apply) (',' | ':' | '-') => .
0 Opening: (it is | it 's | there is | there 's) (a | the | an old | an) [new | house | simple | general | golden]
    (rule | law |
    custom | tradition | habit) [here | of the house] (that | ':') => .
0 Opening: (let it be known | be it known | be it resolved | it is hereby declared | it is decreed | it is ordained |
    it has been
    decided | it was agreed | it is understood | it goes without saying) that => .
0 Opening: (suppose | supposing | imagine | assuming) [that] => when
0 Opening: (should | must | if | when) it [so] (happen | happens | be | occur | occurs | come about) that => when
0 Opening: (at the moment of | in the moment of | while | whilst) Laying C => playing {C}
0 Plainer: the player thereof => the player
0 Opening: together with => when playing
0 Opening: what C (does | do | means) (':' | is | is that | '-') => {C} means that
0 Opening: (anyone | a player | any player | players) (who | that) must play => a player who plays
0 Plainer: if it ('s | is) C that (you | they) (play | lay) => when you play {C}
0 Plainer: ',' whoever (it | that | they) may be ',' => .
0 Plainer: (thereupon | forthwith | hereby | duly | promptly | straightaway | thereby) => .
0 Plainer: in the event of (a player | any player) Laying => when a player plays
0 Plainer: (is | are) [then | hereby] under (an | the | a) (obligation | duty) to => must
0 Plainer: (has | have) (the | an | a) (obligation | duty | task | job) to => must
0 Plainer: (is | are) (the one | the player | one) who must => must
0 Plainer: (is | are) [then | hereby] (bound | duty bound | duty-bound | honour bound | sworn | condemned | doomed |
    obligated |
    obliged | required) to => must
0 Plainer: (has | have | get | gets) [a | the] (permission | licence | liberty | leave | chance | option | choice |
    privilege | right)
    to => may
0 Plainer: (feel | feels) free to => you may
0 Plainer: may (optionally | voluntarily | happily | gladly | at their option | at their discretion) => may
0 Plainer: ',' it (is | 's) (allowed | permitted | ok | okay | fine | legal) to => , you may
0 Plainer: it (is | 's) (permitted | allowed | legal | permissible | possible | okay | ok | fine) for (each player |
    all players | all
    | W) to => a player may
0 Mand: (mandatory | compulsory | obligatory | required | necessary | a must | customary | obliged) => .
0 Duty: (duty | job | task | obligation | responsibility) => .
5 U: (it is | it 's) Mand (for | of) Tr to As => When {Tr}, they must {As}.
5 U: (it is | it 's) [the | a] Duty (of | for) Tr to As => When {Tr}, they must {As}.
5 U: Tr (is | are) (the one | the player) who must As => When {Tr}, they must {As}.
5 U: no player (play | plays | lay | lays) C without saying Words => When a player plays {C}, they must say {Words}.
8 L: C may be Ofc by (a player | any player | each player | all) out of turn => a player may play {C} out of turn
8 L: (you | they | a player | players) (do not | does not) (have to | need to | must) wait for their turn to play C
    => a player may play {C} out of turn
8 L: (you | they | a player | players) need not wait for their turn to play C => a player may play {C} out of turn
8 L: there is nothing wrong with playing C out of turn => a player may play {C} out of turn
"""
