"""What can be spotted in words that are not read: people, moments, deeds, times, conditions, and what always holds.

A line is a pattern and what it is in the exact language, with `=>` between them. Patterns are regular expressions over
words, with a few short signs: `<draw take>` is each of these verbs in any form, `~` up to three words, `@` what opens
a moment (`when`, `whoever`, ..) and up to two words. A capital stands for what was spotted before: `K` cards, `N` a
number, `O` its place (`third`), `Q` words in quotation marks, `W` and `V` somebody. `{K}`, `{K2}` put it in.
Of a deed (`tables.spotted_deeds`), what stands before the pattern says who does it where nobody is named: `next`,
`they`, `each` player, `both` of the first two, or `none`; `{W}` is who does it, `{V}` to whom. After `//` stands the
deed as it follows "may" or "may not".
"""

from typing import Final

PERSONS: Final = r"""
(?:the )?second next(?: player| one)? => the player after the next player
(?:each player|all players|all)(?: ,)? (?:(?:the (?:one|player) who(?: ~)? it|you|yourself|they))
    (?:excepted|excluded|apart|aside)(?: ,)? => all other players
<decide choose name pick say tell>(?:s)?(?: (?:on|at))? (?:which player|who|whom) => a player of their choice
(?:(?<=makes )|(?<=make )|(?<=forces )|(?<=lets ))N (?:players|ones) => the next {N} players
(?:the )?N (?:players|ones)(?: (?:sitting|seated))? (?:to|on) (?:the|their) left => the next {N} players
(?:whoever|the (?:player|one) who|the (?:player|one))(?: has| holds| with)(?: the)? (?:fewest|least)(?: cards)? =>
    the player with the fewest cards
(?:whoever|the (?:player|one) who|the (?:player|one))(?: has| holds| with)(?: the)? most(?: cards)?(?! points) => the
    player with the most cards
(?:the )?(?:last|slowest)(?: one| player)? (?:to do so|to say it|to say so|doing so|to do it|to say that) => the last
    player SAYING
(?:the )?(?:first|fastest)(?: one| player)? (?:to do so|to say it|to say so|doing so|to do it|to say that) => the
    first player SAYING
(?:the )?N (?:players|ones) (?:who|that) (?:follow|come next|come after|are next|go next)(?: (?:you|them))? => the
    next {N} players
(?:the )?(?:one|player|next one) (?:behind|after|following|beyond|past) (?:the )?next(?: (?:one|player))? => the
    player after the next player
(?:the )?(?:next|following) (?:player|one) but one => the player after the next player
(?:the )?(?:player|one) after next => the player after the next player
(?:the )?second (?:player|one|next)(?: player)? (?:after them|after you|along|in line|from there|on|over) => the
    player after the next player
(?:the )?(?:player|one|whoever)(?: (?:is|sits|sitting))? N
    (?:places|seats|chairs|players|positions|along|ahead|further|down|on|over)(?: along| ahead| on| over| away|
    further| down| after you| behind you)? => the player {N} ON
(?:the )?(?:next|following|coming) N (?:other )?(?:players|ones) => the next {N} players
(?:the )?N (?:other )?(?:next|following|coming|upcoming|subsequent) (?:players|ones)? => the next {N} players
(?:the )?N (?:players|ones) (?:(?:who|that) (?:come|follow|are|go) ?|coming )?(?:after|behind|next|following|up
    next|in line)?(?: (?:you|them|that))?(?<!players)(?<!ones) => the next {N} players
(?:the )?next N(?! (?:cards?|turns?|rounds?|seconds?|points?|goes)) => the next {N} players
(?:the )?(?:player|one) (?:sitting )?N (?:places|seats|chairs|players|positions)~ left => the player {N} seats to
    their left
(?:the )?(?:player|one) (?:sitting )?N (?:places|seats|chairs|players|positions)~ right => the player {N} seats to
    their right
(?:whoever|the player|the one|player|the player who|the one who|a player)(?: (?:is|sits|sitting|seated))?(?:
    (?:directly|right|just|immediately))? (?:on|to|at) (?:the |their )left(?: hand)?(?: side)?(?: of (?:them|you))?
    => the player to their left
(?:whoever|the player|the one|player|the player who|the one who|a player)(?: (?:is|sits|sitting|seated))?(?:
    (?:directly|right|just|immediately))? (?:on|to|at) (?:the |their )right(?: hand)?(?: side)?(?: of (?:them|you))?
    => the player to their right
(?:the |their )?left(?: hand|-hand)? (?:player|one) => the player to their left
(?:the |their )?right(?: hand|-hand)? (?:player|one) => the player to their right
(?:the )?player (?:their )?(?:left|clockwise) of (?:them|you) => the player to their left
(?:the )?(?:player|one|whoever|a player)(?: who| that)?(?: has| have| had| is| was| went| played| goes| acted| came|
    sits| sat| just)* (?:before|preceding|in front of|ahead of|prior to)(?: (?:you|them|that|it|who played|the
    player))? => the previous player
whoever (?:~)?(?:before|preceding|ahead of)(?: (?:you|them|that|it))? => the previous player
(?:the )?(?:previous|preceding|prior|last) (?:player|one)(?! to| who| [a-z]+ing) => the previous player
(?:the )?predecessor => the previous player
(?:to|on) the left => the player to their left
(?:to|on) the right => the player to their right
(?:the )?(?:player|one|hand|whoever)(?: who| that)?(?: has| holds| holding| with| have| had| having| is| got)* (?:the
    )?(?:most|largest number of|highest number of|biggest) (?:cards|hand) => the player with the most cards
(?:the )?(?:player|one|hand|whoever)(?: who| that)?(?: has| holds| holding| with| have| had| having| is| got)* (?:the
    )?(?:fewest|least|smallest number of|lowest number of|smallest|shortest) (?:cards|hand) => the player with the
    fewest cards
(?:the )?(?:player|one|whoever)(?: who| that)?(?: has| holds| holding| with| have| having| got)* (?:the )?most points
    => the player with the most points
(?:the )?(?:player|one|whoever)(?: who| that)?(?: has| holds| holding| with| have| having| got)* (?:the
    )?(?:fewest|least) points => the player with the fewest points
(?:the )?(?:leader|one in the lead|player in the lead) => the player with the fewest cards
(?:the )?dealer => the dealer
(?:the )?same (?:player|one) => they
(?:whoever|the (?:player|one) who) (?:just )?(?:laid|played|put|dropped)~? (?:it|that|this|that card|the card)(?:
    down)? => they
(?:each player|all players|all|players|those|each|any player|a player) (?:with|who has|who have|having|holding|who
    holds|who hold|sitting on|clutching|stuck with)(?: got)? (?:more than|over|above) N cards => each player with
    more than {N} cards
(?:each player|all players|all|players|those|each|any player|a player) (?:with|who has|who have|having|holding|who
    holds|who hold|sitting on|clutching|stuck with)(?: got)? (?:fewer than|less than|under|below) N cards => each
    player with fewer than {N} cards
(?:each player|all players|all|players|those|each|any player|a player) (?:with|who has|who have|having|holding|who
    holds|who hold|sitting on|clutching|stuck with)(?: got)? (?:at least )?N (?:cards )?(?:or more|or above|and
    more|and up|plus)(?: cards)? => each player with at least {N} cards
(?:each player|all players|all|players|those|each|any player|a player) (?:with|who has|who have|having|holding|who
    holds|who hold|sitting on|clutching|stuck with)(?: got)? at least N cards => each player with at least {N} cards
(?:each player|all players|all|players|those|each|any player|a player) (?:with|who has|who have|having|holding|who
    holds|who hold|sitting on|clutching|stuck with)(?: got)? (?:at most )?N (?:cards )?(?:or fewer|or less|or
    under)(?: cards)? => each player with at most {N} cards
(?:each player|all players|all|players|those|each|any player|a player) (?:with|who has|who have|having|holding|who
    holds|who hold|sitting on|clutching|stuck with)(?: got)? (?:exactly |just |only )?N cards(?! who
    (?:plays|lays|puts|draws|drops)) => each player with {N} cards
all other players => all other players
(?:all|each player|all players|players|the (?:whole|entire) table|the table) ?,? ?(?:but|except|besides|other
    than|bar|save|minus|not|but not) (?:(?:the )?(?:thrower|layer|owner|culprit|[a-z]+-maker)|the (?:one|player)
    [a-z]+ing(?: it)?|the (?:one|player) who~ (?:it|that card|that|the card|so)|the (?:one|player) who
    (?:played|laid)|whoever~ (?:it|that)|them|you|yourself|themselves|that player|the player) => all other players
(?:all )?(?:the )?(?:others|other players|opponents|rivals|other ones) => all other players
(?:the|all the) (?:rest|remainder)(?: of (?:the table|them|the players|you))?(?! of) => all other players
each other player => all other players
the opponent => the next player
(?:each player|all players|all of (?:them|you)|(?<!on )(?<!at )(?<!from )(?<!round )(?<!around )(?<!off )(?<!under
    )(?<!over )(?<!across )the (?:(?:whole|entire) )?table|all at the table|one and all|the lot of (?:you|them)|each
    one|everyone|all round the table|the room|the whole room) => each player
all(?! (?:the|their|time|cards|hands|of|at|that|this|these|others?|red|black|K\d+|N\d+|over|round|together)) => each
    player
(?:the )?(?:last|slowest) (?:one |player )?(?:to say|to shout|to yell|to call|saying|shouting|yelling|calling|who
    says|who shouts|who calls|with) Q => the last player to say {Q}
(?:the )?(?:first|fastest) (?:one |player )?(?:to say|to shout|to yell|to call|saying|shouting|yelling|calling|who
    says|who shouts|who calls|with) Q => the first player to say {Q}
(?:the )?last (?:one |player )?to (?P<act>knock|clap|bow|wave|salute|stand up|raise their hand) => the last player to
    {act}
(?:the )?first (?:one |player )?to (?P<act>knock|clap|bow|wave|salute|stand up|raise their hand) => the first player
    to {act}
(?:the )?(?:last|slowest) (?:one |player )?to (?P<free>[a-z' -]+?)(?=
    (?:after|when|once|if|on|as|draws?|takes?|gets?|is|loses?|must|receives?|collects?|eats?|picks?|,|:)) => the last
    player to do "{free}"
(?:the )?(?:first|fastest|quickest) (?:one |player )?to (?P<free>[a-z' -]+?)(?=
    (?:after|when|once|if|on|as|draws?|takes?|gets?|is|loses?|must|receives?|wins?|scores?|,|:)) => the first player
    to do "{free}"
(?:a|an|any|another|one|some|the chosen) (?:other )?(?:player|one)(?: of (?:your|their) (?:own
    )?(?:choice|choosing|liking|picking)| (?:you|they) (?:choose|pick|like|want|name|select|point at|point to|fancy)|
    at will) => a player of their choice
(?:a|another|any|one) player of their choice => a player of their choice
(?:another|some|any other|one other|any one|a chosen|the chosen) (?:player|one|opponent) => a player of their choice
whoever (?:you|they) (?:choose|pick|like|want|name|select|point at|point to|fancy) => a player of their choice
(?:the )?(?:player|one) of their (?:own )?(?:choice|choosing|liking) => a player of their choice
(?:the )?(?:next|following|subsequent|upcoming) (?:player|one|victim)(?: in line| in turn| to play| to go| up| round|
    along)? => the next player
(?:whoever|the player|the one|a player|player|he)(?: who| that)?(?: is| has| comes| goes| plays| follows| sits| acts|
    must)* (?:next|follows|after (?:you|it|the player|the one))(?: in line| in turn| to play| to go| up)? => the next
    player
(?:the )?(?:player|one) (?:behind|beyond)(?! (?:you|W)) => the player BEHIND
(?:the )?(?:player|one|whoever)(?: who| that)?(?: is| comes| goes| plays| sits| acts)* (?:after|behind|following)
    (?:them|that one|that player|her|this one|that) => the player BEHIND
(?:the )?(?:player|one|whoever)(?: who| that)?(?: is| comes| goes| plays| sits| acts)*
    (?:after|behind|following|below)(?: (?:you|it|this))? => the next player
whoever (?:follows|succeeds)(?: (?:you|them|her))? => the next player
(?:their|the) successor => the next player
whoever 's turn ~ next => the next player
(?:<pick choose select nominate single>(?:s)?(?: (?:out|at|to|on))?|<point>(?: (?:out|at|to))?)
    (?:a|any|another|one|some|the)? ?(?:other )?player(?: you like| at the table| to suffer)? => a player of their
    choice
(?:the )?next(?! (?:card|cards|turn|turns|round|rounds|go|suit|play|hand|time|rank|number|N\d+|deal|game|few)) => the
    next player
"""

TIMES: Final = r"""
(?:has|have|got|gets?|with) (?:a|one) second(?: (?:to|for))? => within 1 second
(?:has|have|got|gets?|with|within|in) (?:a|one) minute(?: (?:to|for))? => within 60 seconds
within (?:the next )?N (?:seconds?|s|sec|secs) => within {N} seconds
(?:in|inside|in under|in less than) N (?:seconds?|s|sec|secs) => within {N} seconds
before (?:the |another |any |a )?(?:next|following|other|subsequent|new|further)? ?(?:card|one|play)(?:
    (?:is|gets|has been|comes))?(?: (?:played|laid|down|put down|lands|thrown))? => before the next card is played
before the next player (?:plays|goes|acts|lays|moves|takes their turn)(?: a card)? => before the next card is played
before (?:anything|something)(?: (?:else|more))?(?: ~)?(?:laid|played|down|happens|put down) => before the next card
    is played
(?:has|have|gets?|got|with|given|in) (?:only |just )?N (?:seconds?|s|secs?)(?: (?:to|for|in which to))? => within {N}
    seconds
before anyone~ (?:plays|lays)~ => before the next card is played
(?:until|till|til) (?:it (?:is|'s) )?(?:their|the) (?:next )?(?:turn|go)(?: again| comes| comes round| comes round
    again| comes again| begins| starts)* => until their next turn
(?:until|till|til) (?:you|they|the turn|it)(?: are| is|'s)? (?:up|back|on|comes round|comes back|their turn|to
    move|next)(?: again)? => until their next turn
(?:for|over) (?:the )?(?:next )?N (?:turns?|rounds|goes) => for {N} turns
(?:for )?the next N (?:turns?|rounds|goes) => for {N} turns
for (?:a|one|the next) turn => for 1 turn
N (?:turns|rounds|goes) => for {N} turns
(?:until|till|til) (?:a|the next|another) (?:player )?<play lay put drop>s? K => until a player plays {K}
(?:until|till|til) (?:the next |another )?K(?: (?:is|are|gets|comes|has
    been|lands|played|laid|down|seen|up|appears))* => until a player plays {K}
before (?:the|their) turn (?:ends|is over|is up) => before their turn ends
before (?:ending|finishing|passing) their turn => before their turn ends
before (?:their|the) next turn => before their next turn
at the (?:start|beginning|outset) of (?:their|each|every|a|the|any) (?:own )?turn => at the start of their turn
(?:first thing |first )?(?:when|as|before) (?:their|a) turn (?:starts|begins) => at the start of their turn
first thing (?:in|on) (?:their|each|every) turn => at the start of their turn
at the end of (?:their|each|every|a|the|any) (?:own )?turn => at the end of their turn
on (?:their|the) next turn => on their next turn
(?:before|prior to) (?:drawing|you draw|they draw|taking~ card) => before drawing
(?:before|prior to) (?:playing|you play|they play|laying)(?: a card)? => before playing
once (?:per|a|each|every|in a) turn => once per turn
once (?:per|a|each|every|in a) round => once per round
instead of (?:drawing|taking)(?: a card| N| cards| one)? => instead of drawing
instead of playing(?: a card)? => instead of playing
during a point of order => during a point of order
out of turn => out of turn
"""

CONDITIONS: Final = r"""
unless (?:(?:you|they|who|still|has|have|holds?|holding|got) )*at most N(?: cards)?(?: left| in hand)? => unless they
    have at most {N} cards
unless (?:(?:you|they|who|still|has|have|holds?|holding|got) )*at least N(?: cards)?(?: left| in hand)? => unless
    they have at least {N} cards
unless (?:(?:you|they|who|still|has|have|holds?|holding|got) )*fewer than N(?: cards)?(?: left| in hand)? => unless
    they have fewer than {N} cards
unless (?:(?:you|they|who|still|has|have|holds?|holding|got) )*more than N(?: cards)?(?: left| in hand)? => unless
    they have more than {N} cards
(?:with|under|during)(?: the)? (?:turn order|play direction|direction|play|order)(?: of play)?
    (?:reversed|backwards|counter-clockwise) => if turn order is counter-clockwise
unless (?:it|that|this)(?: is|'s| 's| was)? (?:their|the) (?:last|final)(?: card| one)? => unless they have 1 card
if (?:it|that|this)(?: is|'s| 's| was)? (?:their|the) (?:last|final)(?: card| one)? => if they have 1 card
(?:if|when|while|with|for|holding|having|and)?(?: ?(?:you|they|a
    player|who|still|has|have|holds?|holding|having|got|hand))* ?(?:more than|over|above) N cards(?: in hand| left)?
    => if they have more than {N} cards
(?:if|when|while|with|for|holding|having|and)?(?: ?(?:you|they|a
    player|who|still|has|have|holds?|holding|having|got|hand))* ?(?:fewer than|less than|under|below) N cards(?: in
    hand| left)? => if they have fewer than {N} cards
(?:if|when|while|with|for|holding|having|and)?(?: ?(?:you|they|a
    player|who|still|has|have|holds?|holding|having|got|hand))* ?(?:at least N|N or more) cards(?: in hand| left)? =>
    if they have at least {N} cards
(?:if|when|while|with|for|holding|having|and)?(?: ?(?:you|they|a
    player|who|still|has|have|holds?|holding|having|got|hand))* ?(?:at most N|N or fewer|N or less) cards(?: in hand|
    left)? => if they have at most {N} cards
(?:if|while|with|holding|having|a player with) (?:(?:you|they|who|still|only|just|exactly|has|have|holds?|got) )*N
    cards(?: in hand| left)? => if they have {N} cards
(?:if|while|with|holding|having) (?:(?:you|they|who|has|have|holds?|got) )*(?:more than|over|above) N points => if
    they have more than {N} points
(?:if|while|with|holding|having) (?:(?:you|they|who|has|have|holds?|got) )*(?:fewer than|less than|under|below) N
    points => if they have fewer than {N} points
(?:if|while|with|holding|having) (?:(?:you|they|who|has|have|holds?|got) )*(?:at least N|N or more) points => if they
    have at least {N} points
(?:if|while|with|holding|having) (?:(?:you|they|who|has|have|holds?|got) )*N points => if they have {N} points
(?:if|when|while) (?:turn order|the direction|play|the order|the game) (?:is|runs|goes|is running|is going)
    (?:counter-clockwise|backwards|reversed|the other way) => if turn order is counter-clockwise
(?:if|when|while) (?:turn order|the direction|play|the order|the game) (?:is|runs|goes|is running|is going) clockwise
    => if turn order is clockwise
(?:if|when|while) (?:you|they|a player) (?:may not|can not|are unable to|is unable to) (?:play|go)(?: anything| a
    card)? => if they have no legal play
(?:if|when|while) (?:you|they|a player) (?:have|has) (?:nothing~|no legal|no playable|no fitting)(?: ?(?:to
    play|play|card|that fits|cards))? => if they have no legal play
(?:if|when|while) (?:you|they) (?:were|was|have been|had been|got) skipped(?: on their (?:last|previous) turn| last
    time| last turn| before)? => if they were skipped on their last turn
(?:if|when|while) (?:you|they) (?:drew|had to draw)(?: a card)?(?: on their (?:last|previous) turn| last time| last
    turn) => if they drew on their last turn
(?:if|when|while) W drew(?: a card)?(?: on their (?:last|previous) turn| last time| last turn)? => if {W} drew on
    their last turn
(?:if|when|while) W (?:was|were|got) skipped(?: on their (?:last|previous) turn| last time| last turn)? => if {W} was
    skipped on their last turn
(?:if|when|while|unless) it (?:is|'s) not their turn => if it is not their turn
(?:if|while) it (?:is|'s) their turn => if it is their turn
unless (?:you|they|that player|W)(?: have| has| hold| holds| got|'s got)* (?:another |also )?K(?: in hand| too| as
    well| themselves)? => unless they have {K} in hand
unless (?:you|they|W)(?: have| has| hold| holds| got)* (?:at least |only |just )?N(?: cards?)?(?: left| in hand)? =>
    unless they have {N} cards
(?:if|while) (?:you|they)(?: have| has| hold| holds| holding| got)+ K(?: in hand)? => if they have {K} in hand
(?:if|when|while) the (?:top card|card on top|previous card|last card)(?: there)? (?:is|was) K => if the previous
    card is {K}
"""

MOMENTS: Final = r"""
N points(?= (?:and|:|-|=|,|\?)) => a player begins to have at least {N} points
(?:the |their )?(?:last but one|next to last|second to last|second last|penultimate) card(?: (?:in|left)(?: ~)?)? =>
    a player drops to 2 cards
K(?: ,)? (?:when|if|once|as)(?: (?:it is|they are|is|are|it 's))? (?:laid|played|put|placed|thrown|on)(?: down)?(?:
    (?:on|upon|onto|over|on top of))? K => a player plays {K} on {K2}
(?:as|when|while) (?:you|they) (?:play|lay|put down)(?: a card| it)? => a player plays a card
(?:the )?(?:draw|drawing) of K => a player draws {K}
(?:@)?(?<!must )(?<!may )(?:<draw>|drew|drawn|draws)(?: up)? K => a player draws {K}
K (?:is |are |gets |was )?(?:drawn|picked up) => a player draws {K}
(?:the )?(?:sum|total)(?: ~~)? (?:is|equals|makes|=|of|reaches) N => a player plays a card if the card and the
    previous card add up to {N}
(?:if |when |whenever )?(?:you|they|a player|who|whoever)(?: do| does)? (?:may not|can not|have not|has not|not
    have|have no|has no|lacks?|got no|have nothing)(?: ~)? (?:play|lay|put|playable|legal|fits?|go|move)(?: card|
    play| anything| one)? => a player begins their turn if they have no legal play
no (?:legal play|playable card|card that fits|fitting card|card to play) => a player begins their turn if they have
    no legal play
at (?:just |only )?N cards?(?: left)? => a player drops to {N} cards
K (?:of|in|with) (?:the )?same (suit|rank|number|colour|value|parity)(?: ~)?(?: (?:each other|one another|the
    last|the previous card|in a row))? => a player plays {K} of the same {word} as the previous card
K (?:meets?|hits?|joins?|touches|greets?|crowns?|smothers?|buries) (?:another |a |an |the )?K => a player plays {K}
    on {K2}
N K(?: ~)? (?:this|the|a|each|one|any|in the|in one) round => the ORD({N}) {K} of the round is played
N (?:identical|equal|matching|like|alike) (?:cards|ones)(?: (?:together|at once|immediately|in one go))? => a player
    plays {N} cards of the same rank
N (?:cards )?(?:left )?in (?:hand|their hand) => a player begins to have {N} cards
(?:equal|identical|alike|the same|matching)(?: ~~)? (?:in|of|by) (suit|rank|number|colour|value|parity) => a player
    plays a card of the same {word} as the previous card
(?:the |an? )?(?:exact |very )?(?:same|identical|twin|copy|duplicate)(?: card)?(?:
    (?:as|to|of|that|is|lying|there|lies|on top|what|top|last|previous|the|card|one|played|was))+ => a player plays a
    card identical to the previous card
(?:@)?<begin start open>(?:ning)? (?:a|the|each|every|a new|the next) (?:round|game|deal) => a round begins
(?:@)?(?:a |any |each |every )?(?:pair|doubles?)(?! of) => a player plays a card of the same rank as the previous card
N in a row(?: of)?(?: the)? same(?: kind| sort)?(?! (?:suit|colour|value)) => {N} cards of the same rank are played
    in a row
(?:@)?<draw take>(?: up)? N(?: cards?)? \? => a player draws {N} cards
(?:the )?N (?:cards )?of (?:a|the same|one) (suit|rank|number|colour|value)(?: ~)? (?:in a row|running|straight|in
    succession|in sequence|consecutively) => {N} cards of the same {word} are played in a row
(?:the )?O (?:card )?of (?:a|the same|one) (suit|rank|number|colour|value)(?: ~)? (?:in a row|running|straight|in
    succession|in sequence|consecutively) => the {O} card of the same {word} in a row is played
(?:@)?<end finish win close>(?:ning)?(?: out)? (?:a|the|each|every) (?:round|game|hand|deal) => a player wins
K (?:~)?(?:on|upon|over|onto|on top of|atop|straight on) (?:top of )?(?:another |a |an |the |any )?K => a player
    plays {K} on {K2}
K(?: (?:is|are|was|gets))? <answer cover top beat follow cap counter meet match>(?:ed|ped)? (?:by|with) (?:another
    |yet another )?K => a player plays {K2} on {K}
K <follow cover top answer beat succeed>s? (?:straight )?(?:after |on |a |an |another )?K => a player plays {K} on
    {K2}
K (?:comes |goes |lands |played |straight |directly |right )*(?:after|behind) (?:a |an |another )?K => a player plays
    {K} on {K2}
(?:~)?(?:from|between) K to K => a player plays {K2} on {K}
K (?:on|upon|onto|over) (?:that|it|one|itself|another|another one|a second one|each other|its like) => a player plays
    {K} on {K}
K(?: ,)? (?:then|and then|and) (?:a |an |another )?K(?: ,)? (?:then|and then|and) (?:a |an |another )?K(?: in a row)?
    => {K}, then {K2}, then {K3} are played in a row
N K(?: cards)?(?: ,)?(?: are| is| played| come| fall| land| go| have been| been| laid| get)* (?:in a
    row|running|straight|in succession|on the trot|in sequence|hand-running) => {N} {K} are played in a row
N K(?: cards)?(?: ~)? (?:together|in one go|simultaneously|in one turn|at once|immediately|as a pair) => a player
    plays {N} {K}
(?:the |every )?O K(?: ~)?(?: in a row| running| straight| in succession) => the {O} {K} in a row is played
(?:the |every )?O (?:card )?~(?:of |with )?(?:the )?same (suit|rank|number|colour|value)~(?: in a row| running|
    straight)? => the {O} card of the same {word} in a row is played
N (?:cards )?~(?:of |with )?(?:the )?same (suit|rank|number|colour|value)~ (?:in a row|running|straight|in
    succession) => {N} cards of the same {word} are played in a row
(?:the |every )?O K (?:of|in) (?:the|a|each|one|this|any) round => the {O} {K} of the round is played
(?:<finish end close win>(?:ning)?(?: the (?:game|round))?|<go>(?:es)? out|out)(?: on| with| by playing| by laying) K
    => a player plays {K} as their last card
K (?:is |as |was )?(?:their|the|your) (?:last|final|very last) card => a player plays {K} as their last card
(?:their|the) (?:last|final|very last) card (?:is|was|be|being) K => a player plays {K} as their last card
(?:@)?<play lay throw put drop use bring place>(?: down)? K(?: ~)? out of turn => a player plays {K} out of turn
K (?:is |are |when |if )?(?:played|laid|thrown|put|put down) out of turn => a player plays {K} out of turn
(?:card )?(?:exactly |just |precisely )?N (?:more|higher|above|up|over|greater|better)(?:
    (?:than|from|on|the|what|card|one|before|last|previous|top|was|there|it))+ => a player plays a card {N} higher
    than the previous card
(?:card )?(?:exactly |just |precisely )?N (?:less|lower|below|down|under|beneath|smaller)(?:
    (?:than|from|on|the|what|card|one|before|last|previous|top|was|there|it))+ => a player plays a card {N} lower
    than the previous card
(?:a |exactly )?(?:step|one|N|notch) (?:up|higher|above)(?: ~(?:previous|last|top)~)? => a player plays a card 1
    higher than the previous card
(?:a |exactly )?(?:step|one|N|notch) (?:down|lower|below)(?: ~(?:previous|last|top)~)? => a player plays a card 1
    lower than the previous card
(?:higher|bigger|above|greater|over|beats?|more)(?:
    (?:than|the|what|card|one|before|last|previous|top|was|lay|there|that))+ => a player plays a card higher than the
    previous card
(?:lower|smaller|below|less|under|undercuts?)(?:
    (?:than|the|what|card|one|before|last|previous|top|was|lay|there|that))+ => a player plays a card lower than the
    previous card
(?:<match repeat keep copy hit double follow>(?:ted|ting)? |the |with the |of the |in the )*same
    (suit|rank|number|colour|value|parity)(?: ~(?:before|previous|last|top|below|underneath|there)(?: card| one)?)?
    => a player plays a card of the same {word} as the previous card
<match repeat copy follow keep double>(?:ted|ting)? (?:the |its |their )?(?:last |previous |top )?(?:card 's
    )?(suit|rank|number|colour|value|parity)(?: ~(?:before|previous|last|top|below|underneath|there)(?: card| one)?)?
    => a player plays a card of the same {word} as the previous card
(?:another|a different|a new|different|other|change of|a change of|switch of|new)
    (suit|rank|number|colour|value|parity) => a player plays a card of a different {word} from the previous card
(suit|rank|number|colour|value) (?:<change switch differ>|is different|is another|becomes another)(?:~previous card)?
    => a player plays a card of a different {word} from the previous card
<change switch>(?:d|ing)? (?:the )?(suit|colour) => a player plays a card of a different {word} from the previous card
(?:~)?(?:<add sum total come make>(?:ming)?(?: up)?(?: to| together to)?|sum|total|=|equals?) (?:of |to |is |equals
    )?N(?! (?:cards|turns|points|seconds|players|ones)) => a player plays a card if the card and the previous card
    add up to {N}
(?:@)?(?<!must )(?<!may )(?<!to )(?<!: )<say shout yell call announce declare utter whisper mumble speak exclaim
    scream>(?:~)? Q => a player says {Q}
(?:Q )(?:is|was|has been|gets) (?:said|spoken|uttered|heard|called) => a player says {Q}
@<draw take pick buy>(?: up)?(?: (?:a|any|N|some|another|one|something|the))*(?: cards?)? => a player draws a card
(?:drew|drawing|drawn|picking|took) ~? => a player draws a card
each (?:card )?drawn(?: card)? => a player draws a card
(?:the )?(?:draw pile|stack|cards|pile)~ (?:empty|empties|runs? (?:out|dry|low)|used up|exhausted|ends|gone|finished)
    => the draw pile runs out
(?:when|once|if|after|as|before)? ?(?:their|the|a|each|every|new) turn (?:begins|starts|comes|opens|arrives) => a
    player begins their turn
(?:@)?<begin start open>(?:ning)? (?:their|a|each|the) turn => a player begins their turn
(?:at|on|from)? ?the (?:start|beginning|outset) of (?:their|each|every|a|the|any) turn => a player begins their turn
first thing (?:in|on|of) (?:their|each|every|a|the) turn(?: , every turn| , each turn)? => a player begins their turn
(?:when|once|if|after|as)? ?(?:their|the|a|each|every) turn (?:ends|is over|closes|is done) => a player ends their
    turn
(?:@)?<end finish complete close>(?:ning)? (?:their|a|each|the) turn => a player ends their turn
(?:at|on)? ?the (?:end|close) of (?:their|each|every|a|the|any) turn => a player ends their turn
(?:@|getting |being |been |got |gets |get )(?:is |are |been |being )?(?:skipped|passed over|jumped over) => a player
    is skipped
(?:@)?<miss lose skip>(?:t)? (?:a|their|the) turn => a player is skipped
(?:@|getting |being |a |each |every |any )(?:~)?(?:penalty|penalised|fined|penalties)(?: cards?)? => a player
    receives a penalty
(?:@)?<receive get take collect earn>(?:~)? penalty(?: cards?)? => a player receives a penalty
(?:@)?(?:~)?(?:bad|wrong|false|mistaken|incorrect|unfounded|unjust) (?:call|calls|accusation|charge) => a player
    makes a bad call
(?:<call accuse charge>(?:d|ing)?)~ (?:wrongly|falsely|wrong|in error|by mistake) => a player makes a bad call
(?:call|accusation)~ (?:wrong|false|turns out (?:wrong|false)|unfounded|mistaken) => a player makes a bad call
(?:@|the )(?:winner|<win>(?:ning)?|won)(?: (?:of )?(?:a|the|each|every) (?:round|game|hand))? => a player wins
(?:@)?(?:their|the|a|your) (?:last|final) card(?: is| goes| gets)?(?: played| laid| down)? => a player plays their
    last card
(?:@)?(?:<go get>(?:es)? out|going out|run out of cards|get rid of~ last card) => a player plays their last card
(?:~)?(?:down to|left with|reach|reaches|drop to|drops to|reduced to|only|just|falls? to)(?:
    (?:their|the|only|just|final|last|very))* N cards?(?: left| in hand| remaining)? => a player drops to {N} cards
(?:have|has|with|holding) (?:only |just )?N cards? (?:left|remaining) => a player drops to {N} cards
N cards? left => a player drops to {N} cards
(?:last|one|single) card left => a player drops to 1 card
(?:~)?(?:below|under|fewer than|less than) N cards(?: in hand)? => a player begins to have fewer than {N} cards
(?:~)?(?:above|over|more than|exceeds?|beyond) N cards(?: in hand)? => a player begins to have more than {N} cards
(?:~)?(?:at least N|N or more) cards(?: in hand)? => a player begins to have at least {N} cards
(?:@|<reach hit collect amass>)(?:~)?N cards(?: in hand)? => a player begins to have {N} cards
(?:~)?(?:reach|reaches|reached|get to|gets to|hits?|collects?|have|has|holding|with) N points => a player begins to
    have at least {N} points
(?:~)?(?:reach|reaches|have|has|collects?|with) N Q => a player begins to have {N} {Q}
(?:direction|turn order|order|play)(?: of play)?~ (?:is reversed|changes|turns|flips|reverses|gets
    reversed|switches|swaps) => turn order is reversed
(?:@)?reversal => turn order is reversed
(?:a|the|each|every|when the|after a|after the|end of the|end of a|end of each) ?round(?: is)?
    (?:ends|over|finished|done) => a round ends
round(?: is)? (?:ends|over|finished|done) => a round ends
(?:at|after)? ?the end of (?:a|the|each|every) (?:round|game|hand|deal) => a round ends
(?:a |the |each |every )?(?:new )?round (?:begins|starts) => a round begins
(?:at|before)? ?the (?:start|beginning) of (?:a|the|each|every) (?:round|game|hand|deal) => a round begins
(?:@)?<join>(?:s)?(?: ~)? (?:game|table|late|us) => a player joins the game
(?:a )?newcomer => a player joins the game
(?:@)?<leave quit>(?:s)?(?: the)? (?:game|table) => a player leaves the game
(?:@)?(?:<roll throw>)(?: a| an)? N => a player rolls a {N}
(?:@)?<roll throw>(?: a| the) (?:die|dice) => a player rolls a die
(?:a )?point of order (?:ends|is over) => a point of order ends
(?:a )?point of order(?: begins| starts| is called)? => a point of order begins
(?:@)?<play speak act jump>(?: ~)? out of turn => a player plays a card out of turn
(?:@)?<name call choose pick>(?:s)? a suit => a player names a suit
"""

DENYING: Final = (
    "not|no-one|no one|noone|never|no|may not|can not|must not|nobody|no player|none|forbidden|"
    "prohibited|banned|illegal|taboo|impossible|not allowed|not possible|not permitted|isn't allowed|"
    "against the rules|off limits|out of the question|refuse|refused|avoid|without|don't|"
    "offence|crime|sin|foul|punishable|unlawful|barred|denied|out of bounds"
)
"""Words that deny; `<not>` in a pattern."""
