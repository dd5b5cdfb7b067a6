"""What people say of a rule while they tell it: who said it, how sure that is, where it is from, what it is like.

One way in a line, over the words before any synonym; `( | )` is a choice, `( )?` may be left out, a quotation is `"`,
and a name in braces is another list. None of it says when, who or what.
"""

import re
from typing import Final


def one_of(text: str, **lists: str) -> str:
    """A pattern that is any of these lines."""
    lines = "|".join(line for line in text.strip().splitlines())
    for name, pattern in lists.items():
        lines = lines.replace(f"{{{name}}}", f"<{pattern}>")
    return "(?:" + re.sub(r"\((?!\?)", "(?:", lines.replace("<", "(").replace(">", ")")) + ")"


KIN: Final = one_of("""
grand(ma|pa|mother|father|dad|mum|mom)
gran
granny
nan
nana
(mother|mum|mom|mama|dad|daddy|father|papa|uncle|aunt|auntie)
(cousins?|brother|sister|wife|husband|kids|boys|girls|neighbours?|family)
(teacher|host|counsellor|counselor|boss|captain|landlord|friends?|mates?)
""")

SURE: Final = one_of("""
(i|we) (really |do |still |sort of |kind of |vaguely |dimly )?(think|believe|guess|reckon|suppose|assume)
(i|we) (really |do |still |sort of |kind of |vaguely |dimly )?(remember|recall|seem to (remember|recall))
(i|we) (am|are) (pretty |fairly |quite |almost )?(sure|certain)
(pretty|fairly|quite|almost) (sure|certain)
(iirc|afaik|afair|imo|imho|tbh|ngl|fwiw|btw)
from what (i|we) (can )?(remember|know|recall|gathered|understood|heard|understand)
from what (i was|we were) told
as far as (i|we) (can )?(know|remember|recall|tell|understand|am aware|am concerned)
if (i|my memory) (remember|recall|serves me)( (it|this|that))?( (right|rightly|correctly|well))?
if i am (not mistaken|right)
if memory serves( me)?( (right|rightly|correctly|well))?
to the best of my (knowledge|memory|recollection)
in my (opinion|view|experience|memory|humble opinion)
long story short
(tl ; dr|tldr|in a nutshell|to sum up|to put it simply|put simply|in other words|in plain english)
(rumour|legend) has it
""")

WHERE: Final = one_of("""
(with|among|amongst|at) us
back (home|then|in the day)
(back )?in (my|our) (day|days|time|youth)
in (the (old|olden)|those) days
where (i|we) (come from|live|grew up|am from|are from)
in (our|my) (country|town|village|city|school|class|hostel|flat|dorm|family|neighbourhood|region|pub|club|camp|troop)
in (our|my) (office|area|place|circle|house|home|group)
at (our|my) (school|pub|club|camp|local|place|table|house|home|grandma 's|nan 's|gran 's)
when (i|we) (was|were) (a (kid|child|boy|girl|student)|young|small|little|kids|children|students)
in (germany|brazil|england|britain|india|america|france|spain|italy|scotland|ireland)
""")

TELLS: Final = one_of("""
(has |have )?((always|once|also|just|only|really|recently|usually|used to) )*{SAYS}
""", SAYS=one_of("""
(say|says|said|tells? (us|me|everyone)|told (us|me|everyone)|taught us|teach|taught|insists?|insisted|decided|agreed)
(claims?|claimed|explained|explains|means?|meant|suggested|suggests|proposed|proposes|announced|declared|reminds? us)
(swears|swore|maintains|maintained|holds?|held|ruled|resolved|voted|specified|requested|requests)
"""))  # fmt: skip

TELLER: Final = one_of("""
((my|our|the|his|her|their|your) )?(old |great |dear |late )?{KIN}
(she|he|they|it|some people|people)
the (box|book|rulebook|rule book|rules|house|group|club|committee|council|chair|meeting|table|family)
""", KIN=KIN)  # fmt: skip

OPENINGS: Final = one_of("""
{SURE} (, |that |: |- )*
{WHERE} , (it is (so )?that )?
{WHERE} it (is|was) (so )?that
{WHERE} (?=(an?|the|you|when|if|whoever|every|all|any|each|no|nobody|we|who) )
{TELLER} {TELLS} that
{TELLER} {TELLS} [:,] (?!")
(what|the thing) {TELLER} {TELLS} (is|was) (that |: |, |this : )?
the (idea|point|gist|deal|thing|trick|basic idea|plan|proposal|suggestion) (here )?(is|was) (this )?(that|:|,|-)
the (version|rule|way|one|variant) (i|we) (know|learned|learnt|remember|grew up with) (is|was|has it) (that|:|,)
the (version|rule|way|one|variant) (i|we) (play|played|used|use|like) (is|was|has it) (that|:|,)
{OURS} ((always|all|usually|normally|still) )*(used to play|had it|played|play|have it) {SO}(that|:|,)
{OURS} ((always|all|usually|normally|still) )*(agreed|decided|voted|say|said) (that|:|,)
it (was|is|has been) {DULY}{AGREED}( by {BODY})? that
(the )?{BODY} (has |have )?(hereby )?(agreed|decided|resolved|ruled|voted|adopted|agrees|rules|resolves) that
""", SURE=SURE, WHERE=WHERE, TELLER=TELLER, TELLS=TELLS, OURS="(we|we 've|we've|we have)",
    SO="((it |so |in such a way |this way )*)", DULY="((always|also|further|hereby|duly|unanimously|then) )*",
    BODY="(the (group|club|committee|council|house|table|chair|majority|members|meeting)|vote|all|everyone)",
    AGREED="(agreed|decided|resolved|established|proposed|moved|noted|ruled|adopted|said|understood|known|clear"
    "|customary|usual|recorded|ordained)")  # fmt: skip
"""Before a rule."""

OF_OLD: Final = one_of("""
(say|said|taught (us|me)|put it|called it|call it|had it|told (us|me)|did( it)?|do( it)?|play( it)?|played( it)?)
(know|knew|remember( it)?|recall|agreed|discussed|decided|insisted|liked it|wanted( it)?)
""")

LIKE: Final = one_of("""
(fun|funny|mean|annoying|nice|cruel|harsh|fair|unfair|rude|great|good|bad|evil|brutal|silly|stupid|weird|nasty|lovely)
(handy|useful|dangerous|lucky|unlucky|important|easy|simple|tough|hard|sad|ok|okay|fine|cool|awesome|amazing)
(hilarious|painful|chaotic|powerful|the worst|the best|my favourite|our favourite|a classic|a laugh|a nightmare)
(bad manners|good manners|bad luck|good luck|bad form|tradition|a tradition|our tradition|the tradition|the custom)
how (we|it|they|i) (\\w+ )?(play|played|do it|did it|is|was|learned|learnt|goes|went|do|did)( it)?
the (whole )?(rule|point|idea|deal|fun|joke|law)( of it)?
what (we|they|i|she|he) (\\w+ )?(did|do|played|play|said|say|call it|called it)
(what it says|it|all|why)
""")

SPIRIT: Final = one_of("""
(fair|fairer|interesting|fun|lively|livelier|moving|short|shorter|spicy|spicier|fresh|exciting|awake|honest|alert)
(on their toes|quick|quicker|fast|faster|harder|easier|going|happy|simple|along|more (fun|interesting|exciting))
""")

FREELY: Final = one_of("""
(as|like|just like|just as|exactly as|the way) (((my|our|the) )?(old |dear |late |great )?{KIN}|i|we) {ALWAYS}{OF_OLD}
(just )?for (good luck|fun|luck|laughs|a laugh|the fun of it|the lols|the sake of it|the drama|politeness|courtesy)
(just )?for old (times|time)( '| 's)? sake
(just )?(to|so as to|in order to) (keep|make) (it|things|the game|everyone|everybody|people|the table|play) {SPIRIT}
so (that )?(the game|it|things|play|everyone|everybody|people) (stays?|keeps?|is|gets?|moves|goes|remains|are) {SPIRIT}
(like|as|same as|just like|just as) in (uno|mau mau|mau-mau|mao|switch|crazy eights|the film|real life|the song|chess)
(like|as|same as|just like|just as) in the (usual|normal|original|real|old|regular|classic) (game|version|rules)
(innit|yaar|tbh|ngl|imo|imho|smh|rofl|lmao|lmfao|omg|iirc|afaik|afair|xd)
""", KIN=KIN, OF_OLD=OF_OLD, SPIRIT=SPIRIT, ALWAYS="((always|all|also|still|usually|once|just|used to) )*")  # fmt: skip
"""After a rule, with a sign before it or not."""

BEHIND_A_SIGN: Final = one_of("""
(as|like|just like|just as|exactly as|the way) ((your|his|her) {KIN}|you|she|he|they|people|everyone) {ALWAYS}{OF_OLD}
{SURE}
(and )?(that|which|it|this) (is|was|'s|can be|gets|got) {VERY}{LIKE}
(which|that) {WHO}(annoys?|drives?|confuses?|amuses?|bores?) {WHOM}( (mad|crazy|nuts))?
(which|that) {WHO}(hates?|loves?|enjoys?|likes?|dislikes?)
(which|that) (always )?(makes (me|everyone) laugh|gets a laugh)
so (that )?(nobody|no one) (gets (bored|lost|cross|left out)|falls asleep|dozes off|complains|cheats|forgets)
same as (always|ever|before|usual)
as (ever|per usual|you do|one does|is tradition|is customary|is only right|is proper|is right|is the custom)
as (tradition demands|always|expected|discussed|agreed|agreed last time)
in our (opinion|view|version)
or so (i|we) (think|believe|was told|were told)
(poor|lucky) (thing|soul|sod|them|you|bugger|guy|dear|lamb)
serves (them|you) right
no big deal
(no )?hard (feelings|luck|cheese)
(simple as|boom|bam|easy peasy|brutal|savage|ty|thx|tx|xoxo|yay|good times|tough luck|happy days|deal with it|job done)
(simples|eh|ok|fr|ig|i swear|i know|trust me|you (see|know|get it|get me)|you know the (one|drill)|please and thank you)
(pal|guv|love|duck|sweetheart|buddy|campers|sis|dude|ladies|gents)
my (dear|dears|love|lovely|lad|friend|friends|child)
""", KIN=KIN, OF_OLD=OF_OLD, SURE=SURE, LIKE=LIKE, ALWAYS="((always|all|also|still|usually|once|just|used to) )*",
    VERY="((really|so|quite|very|pretty|always|usually|just|only|a bit|rather|super|too|also|kind of) )*",
    WHO="((always|usually|really|everyone|everybody|people|some people|nobody|we|i|the kids) )*",
    WHOM="(me|us|them|everyone|everybody|people|dad|mum|mom|grandma|nan|the kids)")  # fmt: skip
"""After a rule, and only with a sign before it."""

EVERYBODY_TURNS: Final = one_of("""
(go|play) (in )?the other (way|direction)
(change|flip|reverse|swap|turn|switch|invert) (the )?(direction|order|turn order|play|way)
turn (it )?(round|around)
(reverse|clear|shuffle)
skip (the|one|over|a)
jump over
(deal|start) (again|anew|afresh)
redeal
(stop|end|finish|abort) the round
go on with
(go|play|move) backwards
turn over the pile
""")
"""What a whole table does: nobody of it in particular."""

HAPPENS_TO_ALL: Final = one_of("""
run out
(start|begin|open|finish|end|close) (a|the|another) (new )?(round|hand|game|deal)
deal(?= (,|:|everyone|everybody|each|the next))
have a winner
get a (new|player)
(are|go|play|move) (going )?(counter-clockwise|clockwise|anticlockwise|counterclockwise|backwards|the other way)
""")
"""What happens to those at the table together: `when we run out of cards` is not when one of them has no card left."""

EVERYBODY_DOES: Final = one_of("""
(must|have|has|had|may|can|say|shout|yell|knock|clap|bow|stand|salute|wave|draw|pass|give|take|swap|raise|show|get)
(wait|need|are|stay|keep|speak|talk|discard)
""")
