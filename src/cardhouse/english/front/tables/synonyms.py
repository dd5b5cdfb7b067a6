"""Single words of the trade and of the tongue, before any phrasing is looked for."""

from typing import Final

SYNONYMS: Final = """
your => their
may still | may then => may
neighbour => player
must sit out | must miss a turn | must miss one turn => is skipped
must lose a turn | must be skipped | must sit out a turn => is skipped
lands on | land on | comes on | falls on | landing on => on
an opponent | an opposing player => a player
gets to | get to | is free to | are free to | may choose to => may
another go | an extra go | one more go | a further turn => another turn
person | guy | opponent | neighbor | fellow => player
people | persons | guys | opponents | folks => players
yell | shout | exclaim | call out | announce | reply | answer with => say
yells | shouts | exclaims | calls out | announces | replies | answers | answers with | call out => says
court cards | picture cards | royals | royal cards | royalty | faces | pictures | courts | figures => face cards
court | picture | royal card | royal | figure => face card
spot card | pip card => number card
spot cards | pip cards => number cards
reds | red ones => red cards
blacks | black ones => black cards
primes => prime cards
evens => even cards
odds => odd cards
draw deck | stock | drawing pile | draw stack | the deck => the draw pile
discard stack | discards pile => the play pile
penalised | penalized | punished => penalised
clockwise direction => clockwise
may n't => may not
ain't allowed to | am not allowed to | not allowed to => may not
am allowed to => may
will | should => must
misses the turn | loses the turn | misses their next turn => is skipped
loses a turn | misses one turn | loses one turn => is skipped
miss the turn | lose the turn | miss their next turn => is skipped
lose a turn | miss a turn | miss their turn | lose their turn => is skipped
misses their go | misses a go | loses their go => is skipped
sits out | gets skipped | is passed over | sits out a turn => is skipped
change direction | changes the direction => is reversed
change the direction | changes the rotation | change the rotation => is reversed
turns round | turns around | turn round | turn around | changes order | changes the order => is reversed
switches direction | switch direction | changes turn order | flips direction | flips the direction => is reversed
extra go | extra turn => another turn
hits the table | hit the table | comes out | come out | shows up | show up => is played
back to back | one after the other | one after another | consecutively => in a row
you've got | you've => you have
have got | has got => have
as soon as | the moment => when
& => and
throw away | get rid of | throws away | gets rid of => discard
a single card => 1 card
hits a => on a
hits an => on an
"""
