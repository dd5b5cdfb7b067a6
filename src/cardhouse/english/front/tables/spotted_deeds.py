"""What can be spotted of what is done, and of what always holds; `tables.spotted` says how a line is written."""

from typing import Final

DEEDS: Final = r"""
next: <take knock throw>(?:s)? (?:out W|W out) => {W} is skipped // skip their turn
they: <draw take>(?: up)?(?: cards?)? (?:until|till|til) (?:you|they) (?:may|can|do) => {W} must draw until they have
    a legal play // draw until they have a legal play
they: <name choose pick call declare announce set>(?: ~)? suit and(?: (?:the|a))? (?:rank|number|value)(?: ~)? => {W}
    must name a suit and name a rank // name a suit and name a rank
they: (?:a|N|one)(?: ~)? cards?(?: ~~)? (?:goes|go|moves|is passed|is given|is handed|wanders|travels) to (?:~ )?V =>
    {W} must give {N} cards to {V} // give {N} cards to {V}
they: (?:play|plays|go|goes) twice => {W} takes another turn
next: <skip miss>(?:ped|ping)?(?: over)?(?: the)? N (?:players|ones) => the next {N} players are skipped
they: <take pick draw grab pull fish>(?:s)?(?: up)?(?: ~)? (?:N|a|one|any)(?: N)? cards?(?: ~)? (?:from|off|out
    of)(?: the)? (?:play pile|discard heap|heap|discard) => {W} may take {N} cards from the play pile // take {N}
    cards from the play pile
they: (?:a|one|another|1) point => {W} gains a point // gain a point
they point: N(?= [.,;]| and|$) => {W} gains {N} points // gain {N} points
they: (?:must|has to) leave => {W} leaves the game // leave the game
next: (?:be )?(?:answered|beaten|countered|met|parried|passed on|returned|defended|fended off)(?: ~)? (?:with|by) K
    => {W} must play a {K} // play a {K}
none: (?:only|nothing but|just)(?: ~)? K(?: ~)?(?= |$) => the next card must be a {K}
none: K(?: cards?)? only => the next card must be a {K}
they: <show reveal expose>(?: ~)? N of (?:them|their cards|those)(?: to (?:~ )?V)? => {W} must show {N} cards to {V}
    // show {N} cards to {V}
they: (?:additional|extra|further|second|another) card (?:~ )?(?:placed|played|laid|put|down) => {W} may play another
    card // play another card
none: must be K(?: cards?| ones?)? => the next card must be a {K}
they: <discard bin dump shed ditch>(?:ded|ped)?(?: ~)? N(?! (?:points|turns|seconds)) => {W} discards {N} cards //
    discard {N} cards
none: <send pass give hand return>(?:s)?(?: (?:play|it|the turn|the game))(?: ~~)?(?: ,)?(?: ~)? (?:to|at) W => play
    passes to {W}
they: <palm foist offload unload dump push fob throw chuck>(?:ped|bed)?(?: (?:off|away))?(?: ~)? (?:N|a|one|any)(?:
    ~)?cards? (?:on|onto|to|with)(?: ~)? V => {W} must give {N} cards to {V} // give {N} cards to {V}
next: (?:not|never) (?:let|lets|allow|allows|letting) W(?: ~)? (?:play|go|move|act|have) => {W} is skipped // skip
    their turn
next: (?:stop|stops|prevent|prevents|keep|keeps|hinder|hinders) W(?: ~)? (?:playing|going|acting|turn) => {W} is
    skipped // skip their turn
next: <give hand pass slip owe pay surrender>(?:s)?(?: over)? (?:you|them|her) (?:N|a|one|any)(?:
    (?:of|their|his|own|random|the))* cards? => {W} must give {N} cards to them // give {N} cards to them
both: <pay>(?:s)?(?: ~)? N cards?(?: ~draw pile)? => {W} draws {N} cards // draw {N} cards
next: (?:<miss lose forfeit skip>(?:t|ped|ping)?|lost|sits?|sitting)(?:
    (?:out|over|a|an|one|the|their|next|whole|this|that))* (?:turn|go|move|round|chance) => {W} is skipped // skip
    their turn
next: <lose forfeit skip miss> N (?:turns|goes|rounds) => {W} is skipped // skip their turn
next: <skip block freeze bench>(?:ped|ping)?(?: over)?(?: ~)?(?: W)? => {W} is skipped // skip their turn
next: (?:is|are|gets?|getting|be|being) (?:skipped|passed over|left out|jumped over|frozen|blocked|ignored) => {W} is
    skipped // skip their turn
next: <pass jump leap hop step>(?:ped|ping)? over W => {W} is skipped // skip their turn
next: <leap hop jump bypass leapfrog>(?:ped|ping|frogs)? W => {W} is skipped // skip their turn
next: (?:sits?|sitting|stays?|waits?|rests?|is|are|stands?|misses|miss|drops?) (?:out|still|it out|this one out|one
    out|there|idle|by)(?: ~)? => {W} is skipped // skip their turn
next: (?:<steal rob cost deny deprive>(?:es)?|robs|robbing)(?: ~)?(?: W)?(?: ~)? (?:turn|go)(?: ~from W)? => {W} is
    skipped // skip their turn
next: <take>(?: ~)? (?:turn|go) (?:away )?from W => {W} is skipped // skip their turn
next: (?:has|have|gets?) (?:no|to wait|to pause|to rest)(?: ~)? (?:turn|go)? => {W} is skipped // skip their turn
both: <draw take get pick eat buy collect receive grab fetch gain suffer acquire add>(?:ked|ping)?(?:
    (?:up|out|W|them|themselves|yourself|on|in|you))*(?: (?:a|an|the|total|of|further|another|exactly|at|once))* N(?:
    (?:more|extra|additional|further|penalty|new|fresh|of|them))*(?: cards?)?(?: (?:from|off) the (?:draw )?pile)?(?!
    (?!unless|this|his|as|is|was|plus|cards|times|always|less)[a-z]+s(?!\S)) => {W} draws {N} cards // draw {N} cards
both: <draw take get pick eat buy collect receive grab fetch gain suffer acquire add>(?:ked)?(?: (?:up|W|them|you))*
    (?:a|an|one|another)(?: (?:more|extra|additional|further|penalty|new|fresh|single))* cards?(?: (?:from|off) the
    (?:draw )?pile)? => {W} draws a card // draw a card
next: <feed give deal serve hand pass slip make land hit saddle burden punish>(?:t)?(?: ~)? W(?: ~)? N(?:
    (?:more|extra|new|fresh|penalty))* cards?(?: (?:from|off|out of)~ (?:draw )?pile)? => {W} draws {N} cards // draw
    {N} cards
both: N(?: (?:more|extra|additional|penalty|new))* (?:cards? )?(?:for|to|go to|goes to) W => {W} draws {N} cards //
    draw {N} cards
both: N(?: (?:more|extra|additional|penalty|new))* cards?(?: extra| more)? => {W} draws {N} cards // draw {N} cards
next: \+ N => {W} draws {N} cards // draw {N} cards
each: N(?: cards?)? each => each player draws {N} cards // draw {N} cards
both: (?:cost|costs|costing)(?: ~)? N cards? => {W} draws {N} cards // draw {N} cards
both: (?:<draw take pick get eat>(?: up)?|goes to the pile|keeps drawing|keep drawing)(?:
    (?:cards?|more|from|the|draw|pile))* (?:until|till|up to|to)(?: ~)? (?:have|has|holds?|hold|reaches|are|back
    at|there are|at)?(?: ~)?N(?: cards?)? => {W} draws until they have {N} cards
both: <fill top refill replenish restock>(?:ped)?(?: ~~)?(?:to|until|till)(?: ~)? N(?: cards?)? => {W} draws until
    they have {N} cards
they: (?:<draw take pick get>(?: up)?|keeps? drawing|keep on drawing)(?: (?:cards?|more|from|the|draw|pile|one by
    one))* (?:until|till|unless)(?: (?:you|they|one|something|a card))?(?: (?:may|can|is able to|are able
    to|have|has|find|finds|get|gets|comes))?(?: ~)? (?:play|lay|go|playable|fits?|legal|usable|works|suitable|able)
    => {W} must draw until they have a legal play // draw until they have a legal play
both: <draw take pick get eat buy collect receive>(?: up)?(?: ~)?(?: cards)?(?: ~)? (?:equal|as many|according
    to|number|value|worth|face value|printed|many as it says)(?: (?:to|as|the|its|number|value|it|says|shows|card))*
    => {W} draws as many cards as the value of the card // draw as many cards as the value of the card
both: as many(?: cards)? as(?: ~)? (?:value|number on|worth|shows|says|pips)(?: ~)? => {W} draws as many cards as the
    value of the card // draw as many cards as the value of the card
they: (?:<discard bin dump shed ditch>(?:ded|ped)?|<lose>)(?: ~)? N (?:random )?cards? => {W} discards {N} cards //
    discard {N} cards
they: (?:<discard bin dump shed ditch>(?:ded|ped)?|<lose>) (?:a|another|one|any)(?: ~)? card => {W} discards a card
    // discard a card
they: <discard throw put get lay toss bin ditch shed lose>(?: (?:away|rid|of|down|out))*(?: ~)? N (?:random
    cards?|cards? (?:at random|picked at random|by chance|chosen blindly|blindly|randomly))(?: ~)? => {W} discards
    {N} random cards // discard {N} random cards
they: <discard throw put get toss bin ditch shed lose>(?: (?:away|rid|of|out))*(?: ~)? N cards?(?: ~)?(?: ,)?(?: ~)?
    random(?:ly)? => {W} discards {N} random cards // discard {N} random cards
they: <throw put get toss slide tuck bury>(?: ~)? (?:N|a|another|one)(?: ~)? cards?(?: ~)?
    (?:away|out|back|under|beneath|below|bottom|into the draw pile)(?: (?:of )?the (?:draw )?pile)? => {W} discards
    {N} cards // discard {N} cards
they: <throw put get>(?: (?:away|rid of|out))(?: ~)? (?:N|a|another|one)(?: ~)? cards? => {W} discards {N} cards //
    discard {N} cards
they: <discard throw put bin dump lose shed>(?: (?:away|down|out))*(?:
    (?:their|all|the|of|whole|entire|every|each|complete))+ (?:hand|cards) => {W} discards their hand // discard
    their hand
none: (?:<reverse invert reverse>|<flip turn change switch swap spin alter>(?:ped|ning)?)(?: ~)?
    (?:direction|order|round|around|turn order|game|way|play)(?: (?:of play|of the game|around|round|about|over))? =>
    turn order is reversed
none: (?:<reverse invert>|is reversed|reversed|reversal|backwards|u-turn|u turn|about-turn|about turn|the other
    way(?: round| around)?|opposite (?:direction|way)|other direction|in reverse|anti-clockwise) => turn order is
    reversed
none: (?:direction|turn order|order|play|game|rotation)(?: (?:of play|of the game))?(?: ~)? (?:is
    reversed|changes?|turns?|flips?|switche?s?|swaps?|inverted|reversed|backwards|other way)(?: (?:round|around))? =>
    turn order is reversed
they: <take get have play go earn enjoy win score>(?:t)?(?: ~)? (?:another turn|again|twice|once more|a second
    time|(?:second|free|bonus|extra|further|additional|new) (?:turn|go|move|round|play|shot)|one more time)(?: ~)? =>
    {W} takes another turn
they: (?:another turn|(?:bonus|free|second|extra) (?:turn|go|move)|(?:turn|go) (?:repeats|is repeated)|go again|same
    player (?:again|goes again|plays again)|turn is not over|keeps? the turn|stays? on turn|not done yet|<move act
    play go take>(?: ~)? again) => {W} takes another turn
they: (?:play|plays|put|puts|lay|lays|drop|drops|add|adds|follow up with)(?: down| straight| out)*(?: (?:another|one
    more|a second|an extra|a further|an additional))(?: (?:card|one))? => {W} may play another card // play another
    card
they: (?:play|plays|lay|lays|put|puts)(?: down)? (?:it|that card|the card|the drawn card|card just drawn)(?:
    (?:immediately|straight|at once|down|if|you|they|like|want|too|now))* => {W} may play a card they have just drawn
    // play a card they have just drawn
they: <name choose pick call wish declare decide nominate demand select dictate request say change set>(?:s)?(?: ~)?
    (?:suit|suits|colour of the next)(?: ~)? => {W} must name a suit // name a suit
they: <name choose pick call wish declare decide nominate demand select dictate request>(?:s)?(?: ~)?
    (?:rank|number|ranks)(?: ~)? => {W} must name a rank // name a rank
none: (?:called |current |ruling |leading |active )?suit(?: ~)?
    (?:becomes?|is|turns?|changes?|now|switches|be|to|into)(?: ~)? K => the called suit becomes {K}
none: (?:everything|it all|all|it|play)(?: ~)? (?:becomes?|turns?(?: in)? to|turns into|counts as) K => the called
    suit becomes {K}
they: <swap trade exchange switch change>(?:ped|ping)?(?: ~)?(?:hands?|all~cards|cards|everything)(?: (?:with|for
    that of|and|for those of) (?:~)?V)? => {W} may swap hands with {V} // swap hands with {V}
they: <swap trade exchange switch>(?:ped|ping)?(?: ~)?(?:N|a|one|any) cards? with(?: ~)? top(?: ~)?(?:draw pile) =>
    {W} may swap a card with the top card of the draw pile // swap a card with the top card of the draw pile
they: <swap trade exchange switch>(?:ped|ping)?(?: ~)?(?:N|a|one|any) cards? with(?: ~)? (?:top card|top|play
    pile|pile) => {W} may swap a card with the top card // swap a card with the top card
they: <swap trade exchange switch>(?:ped|ping)?(?: ~)?(?:N|a|one|any) cards? (?:with|for one of) (?:~)?V => {W} may
    swap a card with {V} // swap a card with {V}
each: <pass give hand move shift rotate slide>(?: ~)?(?:hands?|all~cards|(?:their|the) cards|whole hand|entire
    hand)(?: (?:on|along|over|round|around))*(?: (?:to )?(?:~)?V)? => {W} passes their hand to {V} // pass their hand
    to {V}
each: (?:all )?hands? (?:move|moves|rotate|rotates|shift|shifts|travel|travels|go|goes|wander|wanders)(?: ~)?(?: V)?
    => each player passes their hand to {V}
they: <give hand pass donate slip gift present push>(?:ped)?(?: over| on)?(?: (?:~)?V) (?:N|a|one|any|another)?(?:
    ~)?cards?(?: (?:of (?:their|your) (?:own|choice|choosing)|from (?:their|the) (?:own )?hand))? => {W} must give
    {N} cards to {V} // give {N} cards to {V}
they: <give hand pass donate slip gift present push>(?:ped)?(?: over| on)?(?: ~)? (?:N|a|one|any|another)
    ?(?:~)?(?:cards?)?(?: (?:from (?:their|the) (?:own )?hand))?(?: ~)? (?:to|on to|onto) (?:~)?V => {W} must give
    {N} cards to {V} // give {N} cards to {V}
they: <take steal draw pinch grab nick swipe pull snatch pick>(?:s)?(?: ~)? (?:N|a|one|any|another)(?:
    (?:random|of|card|cards|~))* (?:from|off|out of)(?: ~)? V(?: 's)?(?: (?:hand|cards))? => {W} takes {N} cards from
    {V} // take {N} cards from {V}
they: <rob>(?:s|bed)? V => {W} takes a card from {V} // take a card from {V}
they: <take pick collect grab eat get scoop>(?:s)?(?: (?:up|home|in))*(?:
    (?:the|whole|entire|all|complete|of|full))*(?: play)? pile => {W} takes the play pile // take the play pile
they: <take pick draw grab>(?:s)?(?: up)?(?: ~)? (?:N|a|one|top) cards?(?: ~)? (?:from|off) (?:the )?play pile => {W}
    takes {N} cards from the play pile // take {N} cards from the play pile
they: (?:<look peek see peep inspect view glance examine check spy study>|sees)(?: ~)? V(?: 's)?(?: ~)?(?:
    (?:hand|cards|holding))? => {W} may look at the hand of {V} // look at the hand of {V}
they: (?:<look peek see peep inspect view glance examine check spy>)(?: ~)? (?:(?:top|next|first|upcoming|coming)(?:
    N)?|N (?:top|next|upcoming)) cards?(?: ~)?(?:draw pile)? => {W} may look at the top {N} cards of the draw pile //
    look at the top {N} cards of the draw pile
they: (?:<look peek see peep inspect view glance examine check spy>)(?: ~)? (?:next|what is|what's|top)(?: ~)? draw
    pile => {W} may look at the top card of the draw pile // look at the top card of the draw pile
they: <show reveal expose display lay open spread present>(?: ~)? (?:hand|cards|them)(?: (?:to )?(?:~ )?V)? => {W}
    must show their hand to {V} // show their hand to {V}
they: <show reveal expose>(?: ~)?(?:a|N|one) cards?(?: to (?:~)?V)? => {W} must show {N} cards to {V} // show {N}
    cards to {V}
none: (?:<burn clear scrap remove bin sweep wipe discard destroy>|blows up|explodes|vanishes|disappears)(?: ~)?(?:the
    )?(?:whole |entire |play )*pile => the play pile is cleared
none: (?:play )?pile(?: ~)? (?:burns?|burned|burnt|cleared|gone|goes|vanishes|removed|away|explodes|out of (?:the
    )?(?:game|play)|swept|starts? (?:afresh|anew|again)) => the play pile is cleared
none: <flip turn>(?:ped)?(?: ~)?(?:play )?pile(?: (?:over|upside down|around|round))? => the play pile is turned over
none: (?:play )?pile(?: ~)? (?:turned|flipped|upside)(?: (?:over|down))* => the play pile is turned over
none: (?:the )?top (?:card )?(?:of|from) the draw pile(?: ~)? (?:on|onto|to|goes|put|flipped|placed)(?: ~)?(?:play
    pile|pile)? => the top card of the draw pile is put on the play pile
none: <flip turn put place>(?:ped)?(?: ~)? (?:top|next) card(?: ~)? draw pile(?: ~)?(?:play pile|pile|over)? => the
    top card of the draw pile is put on the play pile
none: (?:<redeal reshuffle>|(?:all )?(?:hands|cards)(?: ~)? (?:dealt again|redealt|dealt anew|collected)|<deal>(?:
    ~)? (?:again|anew|afresh|new hands))(?: ~)? => all hands are dealt again
they: <gain get score earn win receive credit award collect bag bank add>(?:ted|ed)?(?: ~)? N points? => {W} gains
    {N} points // gain {N} points
they: (?:a|one|N)(?: ~)? points?(?: (?:for|to|goes to|go to))(?: (?:~)?W)? => {W} gains {N} points // gain {N} points
they: (?:worth|gives?|gets?|brings?|scores?|earns?|gains?|plus|\+)(?: ~)? (?:a|N|one) points? => {W} gains {N} points
    // gain {N} points
they: <lose forfeit drop cost deduct dock>(?:es|ted|ing)?(?: ~)? N points? => {W} loses {N} points // lose {N} points
they: <lose forfeit drop cost deduct dock>(?:es)?(?: ~)? (?:a|one) point => {W} loses a point // lose a point
they: (?:- |minus )N points? => {W} loses {N} points // lose {N} points
they: <gain get earn receive collect award score>(?:ned)?(?: ~)?(?:a|an|one|N)? ?Q => {W} gains a {Q} // gain a {Q}
they: <lose forfeit drop>(?:es)?(?: ~)?(?:a|an|one|N)? ?Q => {W} loses a {Q} // lose a {Q}
they: <pay spend hand>(?:s)?(?: ~)? N Q => {W} must pay {N} {Q} // pay {N} {Q}
they: (?:<win>|(?:is|are|'re|become|becomes)(?: the)? winner|wins (?:the )?(?:game|round|outright|at once))(?:
    (?:the|game|round|outright|immediately))* => {W} wins // win
they: (?:<leave quit exit>(?:s)?(?: the)? (?:game|table|round)|(?:is|are) (?:out|eliminated|knocked out)(?: of the
    (?:game|round))?|drops? out|eliminated|knocked out) => {W} leaves the game // leave the game
they: (?:<come get return>(?:s)?(?: ~)? (?:back|again)?(?: (?:in|into|to|game|the|play))*|re-enters?|rejoins?)(?:
    (?:the )?(?:game|round|play)) => {W} comes back into the game // come back into the game
none: (?:the )?round(?: ~)? (?:ends|is over|over|finished|stops) => the round ends
none: <end stop finish>(?:s)?(?: ~)? round => the round ends
none: <cancel void nullify annul kill negate erase undo block stop wipe>(?:led|ling)?(?:
    ~)?(?:draws?|drawing|debt|what was due|penalty|pending~|pickup|everything due)? => the draw is cancelled
none: (?:draw|drawing|debt|penalty|pickup)s?(?: ~)? (?:cancelled|void|off|forgotten|annulled|nullified|wiped) => the
    draw is cancelled
none: <cancel void nullify annul negate undo>(?:led|ling)?(?: ~)? skips? => the skip is cancelled
none: <pass bounce send hand move shift push return throw reflect deflect fling kick>(?:ced)?(?:
    ~)?(?:draws?|debt|demand|pickup|what is due|penalty|load|them all)(?: (?:back|on|over|along|straight|right))*
    (?:to|onto) W => the draw passes to {W}
none: <pass bounce send hand move shift return throw fling go come jump>(?:ced)?(?:
    (?:it|play|turn|the|game|things|straight|right|back|on|over|along|around|round|next|directly|all))* (?:to|at) W
    => play passes to {W}
none: (?:it(?: is|'s)?|the turn is|turn goes to|up to)(?: (?:now|then|again|back))* W 's (?:turn|go) => play passes
    to {W}
none: (?:turn|play|game)(?: ~)? (?:jumps?|goes|passes|moves|returns?|continues?|resumes?)(?:
    (?:back|on|straight|over|directly|to|with|at|from))* W => play passes to {W}
none: W(?: ~)? (?:plays next|goes next|is next|continues|takes over|comes next|is up next|is up) => play passes to {W}
they: <receive get take collect>(?:s)?(?: (?:a|an|one|the))? penalty(?: card)? => {W} receives a penalty // receive a
    penalty
they: <roll throw cast>(?:s)?(?: (?:a|the|one))? (?:die|dice) => {W} must roll a die // roll a die
none: (?:copies|copy|mirrors?|mimics?|imitates?|identity|becomes?|repeats?|counts? as|acts? as|works? as|same
    as|turns into|takes on|clones?|stands? for)(?:
    ~)?(?:underneath|below|previous|under|before|last|beneath|there)(?: (?:it|card|one))* => the card counts as the
    previous card
none: (?:the )?(?:next|following) (?:card|play|one)(?: ~)? (?:must|has to|be|may only)(?:
    (?:only|be|also|played|a|an|of))* K => the next card must be a {K}
none: (?:the )?(?:next|following) (?:card|play|one)(?: ~)? (?:may not|never|not|no)(?: (?:be|also|played|a|an|of))* K
    => the next card may not be a {K}
next: (?:must|has to|have to|needs to|forced to|only)(?: ~)? (?:play|lay|answer with|follow with|respond with|put
    down|put|follow)(?: ~)? K => {W} must play a {K} // play a {K}
next: (?:play|plays|lay|lays|answer with|put)(?: ~)? K(?: (?:back|too|as well|themselves|of their own))*(?: ,)? or(?:
    ~)? (?:<draw take eat pick get>)(?: ~)? N(?: cards?)? => {W} must play a {K} or draw {N} cards
next: (?:play|plays|lay|lays|answer with|put)(?: ~)? K(?: (?:back|too|as well|themselves))*(?: ,)? or(?: ~)?
    (?:skip|miss|lose|sit|is skipped|pass)(?: ~)? => {W} must play a {K} or skip their turn
they: <knock tap rap>(?:ked|ped|ping)?(?: (?:on|the|table|once|twice|wood))* => {W} must knock // knock
they: <bow curtsy>(?:ing)? => {W} must bow // bow
they: <clap applaud>(?:ping|ped)?(?: (?:their|hands|once))* => {W} must clap // clap
they: (?:stand|stands|standing|get|gets|rise|rises)(?: (?:up|to|feet|from|their|chairs?))+ => {W} must stand up //
    stand up
they: <wave>(?: (?:at|to|hello|their|hand|all|each|other|player|W))* => {W} must wave // wave
they: <salute>(?: W)? => {W} must salute // salute
they: (?:<raise lift>|hands? up|put up)(?: (?:a|their|one|hand|up|in|the|air))* => {W} must raise their hand // raise
    their hand
they: <say shout call announce name declare tell state read>(?: ~)? (?:name|what it is|which card)(?: ~)? => {W} must
    say the name of the card // say the name of the card
they: <say shout call announce name declare tell state>(?: ~)? (?:its|the|their)(?: card 's)? suit(?: of~)? => {W}
    must say the suit of the card // say the suit of the card
they: <say shout call announce name declare tell state>(?: ~)? (?:its|the|their)(?: card 's)?
    (?:rank|number|value)(?: of~)? => {W} must say the rank of the card // say the rank of the card
they: <say shout call announce name declare tell state>(?: ~)? (?:its|the|their)(?: card 's)? colour(?: of~)? => {W}
    must say the colour of the card // say the colour of the card
they: <say shout call announce declare tell state count>(?: ~)? (?:how many|number of|count of)(?: ~)?
    (?:cards|hand|left|holding)(?: ~)? => {W} must say the number of cards in their hand // say the number of cards
    in their hand
they point: loses? N(?: of them)? => {W} loses {N} points // lose {N} points
they: scores? N(?: points)? => {W} gains {N} points // gain {N} points
they point: gains? N => {W} gains {N} points // gain {N} points
each: (?:what is |what 's |cards |all )?(?:~ )?(?:in (?:their|the) hand|in hand|left|held)(?: ~)?
    (?:counts?|scores?|points|worth)(?: ~~)? => each player gains as many points as the value of the cards in their
    hand
they: Q(?: ,)? (?:and|then|followed by)(?: then)? Q => {W} must say {Q} then {Q2} // say {Q} then {Q2}
they: Q(?: ,)? or(?: else)?(?: Q) => {W} must say {Q} or {Q2} // say {Q} or {Q2}
they: (?:say |says |saying )?Q(?: ,)? N times => {W} must say {Q} {N} times // say {Q} {N} times
they: (?:say |says |saying )?Q(?: ,)?(?: ~)? twice => {W} must say {Q} 2 times // say {Q} 2 times
they: (?:<say shout yell call announce declare utter whisper mumble mutter murmur cry exclaim proclaim sing reply
    shriek scream state chant holler bellow intone pronounce greet>(?:ped)?(?:
    (?:the|out|loudly|words|word|a|with|loud|quietly|this|sweetly|softly|line|sentence|and|clearly))* )?Q => {W} must
    say {Q} // say {Q}
they: (?:<speak talk chat>(?:ting)?|<say>(?:s)? (?:anything|a word|a thing|one word)|opens? ~ mouth|make~
    (?:sound|noise)|utter a word) => none // speak
they: (?:silence|silent|quiet|mum|hush|shush|mute|muted|speechless|shut up|zip it|no talking|tongue) => {W} may not
    speak // speak
they: <make add invent introduce create think>(?:ks)?(?: (?:up|of))?(?: (?:a|one|another|new))* rule => {W} must
    introduce a rule // introduce a rule
"""

STANDING: Final = r"""
<not>(?: ~)? (?:N )?K(?: ~)? (?:in a row|twice|running|in succession|consecutively) => A player may not play a {K}.
(?:no|not any|not a) K(?! (?:on|upon|onto|after|as|over|before|with|except|from|be|played|may)) => A player may not
    play a {K}.
(?:any number of|as many|several|all) K(?: ~~)? (?:at once|together|immediately|one turn|one go|may|as you like|same
    time) => A player may play any number of {K} on their turn.
K(?: ~~)? (?:on|upon|onto) (?:each other|one another) => {K} may be played on {K}.
top card(?: ~)? K(?: ~~)? (?:whatever|anything|any card|all cards|everything) => Any card may be played on {K}.
on(?: top of)? (?:a |an )?K(?: ~~)? (?:whatever|anything|any card|everything) => Any card may be played on {K}.
(?:card )?(?:just|freshly|newly) drawn (?:card )?(?:~ )?may(?: ~)? (?:play|played|put|laid|placed|used) => A player
    may play a card they have just drawn.
K may be (?:played|put|laid|placed|used)(?: down)?(?: immediately)?(?!
    (?:on|onto|upon|only|at|out|when|if|as|together|after)) => A player may play a {K}.
<not>(?: ~~)? K (?:as )?(?:~ )?(?:last|final|closing) (?:card|one|play) => A player may not play a {K} as their last
    card.
(?:pay|spend|hand in|give up|trade in|cash in)(?:s|ing)?(?: ~)? N Q(?: ~~)? (?:draw|drawing)(?: a card)? => A player
    may pay {N} {Q} instead of drawing.
<not>(?: playing| laying| putting| to play| to lay)? K (?:on|upon|onto|over|after) K => {K} may not be played on {K2}.
K(?: ~)? (?:instead of|in place of|for|replaces?|substitutes? for|stands? in for) (?:a |an |the )?K => {K} counts as
    {K2}.
K(?: ~)? <not>(?: ~)? (?:follow|meet|touch|next to|after|on top of|on)(?: each other| one another) => A player may
    not play a {K}.
<not>(?: ~)? K(?: ~)? (?:row|each other|one another|succession|twice)(?: ~)? => A player may not play a {K}.
K(?: ~)? <not>(?: ~)? (?:on|upon|over|onto|after|follow|on top of|cover|covers|beat|answer)(?: (?:top
    of|a|an|another|any))* K => {K} may not be played on {K2}.
<not> K (?:on|upon|over|onto|after|on top of) K => {K} may not be played on {K2}.
(?:<not>(?: ~)? )(?:play|put|lay|place|drop|throw)(?: down)? K (?:on|upon|over|onto|after|on top of)(?: (?:top
    of|a|an|another|any))* K => {K} may not be played on {K2}.
K(?: ~)? (?:on|upon|over|onto|after|on top of) K(?: (?:is|are|be|it))*(?: ~)? <not> => {K} may not be played on {K2}.
(?:cards? )?(?:of |with )?(?:the )?same (suit|rank|number|colour|value|parity)(?: ~)? <not>(?:
    ~~)?(?:follow|after|row|twice|each other|succession|running|adjacent|meet|touch) => A player may not play a card
    of the same {word} as the top card.
<not>(?: ~~)?same (suit|rank|number|colour|value|parity)(?: ~)? (?:row|twice|each
    other|succession|running|again|follow|after)(?: ~)? => A player may not play a card of the same {word} as the top
    card.
same (suit|rank|number|colour|value|parity)(?: ~~)? (?:row|twice|succession|running|again)(?: ~)? <not> => A player
    may not play a card of the same {word} as the top card.
K(?: ~)? (?:out of turn|whenever|any time|jump in|at all times|in anyone 's turn|between turns|while others)(?: ~)?
    => A player may play a {K} out of turn.
(?:out of turn|at any time|whenever~)(?: ~~)? K => A player may play a {K} out of turn.
(?:<finish end close win exit>(?:ning)?|<go get>(?:ing)? out|out|last|final)(?:
    (?:the|game|round|card|with|on|by|playing|laying|using|a|an|your|their|be|is|must|hand|off))* K(?: ~)? <not>(?:
    ~)? => A player may not play a {K} as their last card.
<not>(?: ~)? (?:<finish end close win exit>(?:ning)?|<go get>(?:ing)? out)(?:
    (?:the|game|round|with|on|by|playing|laying|using|a|an|your|their|hand|off))* K => A player may not play a {K} as
    their last card.
K(?: ~)? <not>(?: ~~)? (?:last|final|finish|end|win|go out|close)(?: ~)? => A player may not play a {K} as their last
    card.
K(?: ~)? (?:wild|jolly|joker cards|substitutes|stand in for anything|whatever you (?:like|want)) => {K} are wild.
(?:wild)(?: ~)? (?:is|are|:|=)(?: ~)? K => {K} are wild.
K(?: (?:may|goes?|fits?|be|is|are|played|laid|always|may be|allowed|can|put|lie|land|lands|legal|ok|okay|fine))*
    (?:on|upon|onto|over|follows|fits|on top of)(?: top of)? (?:anything|everything|any (?:old )?card|whatever~|all
    cards|every card) => {K} may be played on any card.
(?:anything|everything|any card|whatever~)(?: ~)? (?:on|upon|onto|over|after)(?: ~)? K => Any card may be played on
    {K}.
K(?: ~)? (?:counts?|treat|treated|acts?|behaves?|works?|serves?|passes?|stands?|is really|are really|functions?)(?:
    ~)? (?:as|as if|like|for|as though)(?: (?:it were|they were|it was|a|an|the))* K => {K} counts as {K2}.
treat K(?: ~)? as(?: (?:if|though|it|were|they|was))* K => {K} counts as {K2}.
K(?: ~)? (?:worth|counts?|value|values?|scores?)(?: (?:as|is|of|for|at|be|:))* N(?: points)? => The value of {K} is
    {N}.
(?:value|worth)(?: ~)? K(?: (?:is|as|at|be|:|=|to))* N => The value of {K} is {N}.
K and K(?: ~~)? (?:each other|interchangeable|match|go together|same|equal|alike|both ways|twins|one another)(?: ~)?
    => {K} matches {K2}.
K(?: ~)? (?:matches|match|equals?|fits?|goes with|go with|pairs with)(?: ~)? K => {K} matches {K2}.
<not>(?: ~~)?(?:say|speak|utter|use|mention|word|words|hear|pronounce|shout)(?: ~)? Q(?:(?: ,)? or Q)? => A player
    may not say {Q}.
Q(?: ~)? <not>(?: ~)? => A player may not say {Q}.
(?:word|words|saying)(?: ~)? Q(?: ~)? <not>(?: ~)? => A player may not say {Q}.
<not>(?: ~)?(?:talk|talking|speak|speaking|chat|chatter|chatting|conversation|speech)(?: ~)? => A player may not
    speak.
(?:talk|talking|speak|speaking|chatter|chatting|conversation)(?: ~)? <not>(?: ~)? => A player may not speak.
(?:talk|talking|speak|speaking|chatter|chatting)(?: ~)? out of turn(?: ~~)? => A player may not speak out of turn.
(?:up to|at most|as many as) N(?: cards)?(?: ~)? (?:sequence|sequential|consecutive|order|run|straight|row)(?:
    ~~)?(?:same suit) => A player may play up to {N} cards of the same suit in consecutive order on their turn.
(?:any number|several|as many|multiple|all)(?: ~)?(?:cards)?(?: ~)? (?:of the same|same|identical)
    (suit|rank|number|colour|value)(?: ~~)? => A player may play any number of cards of the same {word} on their turn.
(?:up to|at most|as many as) N(?: cards)?(?: ~)? (?:of the same|same|identical) (suit|rank|number|colour|value)(?:
    ~~)? => A player may play up to {N} cards of the same {word} on their turn.
<play lay put drop throw>(?: down)? K (?:and|with|together with|along with) K(?: ~)?(?:together|at once|in one
    go|same turn|immediately|one turn)? => A player may play a {K} and {K2} together on their turn.
(?:up to|at most|no more than) N cards(?: ~)? (?:drawn|per turn|each turn|a turn|in a turn|on their turn) => A player
    may draw up to {N} cards on their turn.
<draw take>(?: up)?(?: ~)? (?:up to|at most|no more than|as many as) N(?: ~)? => A player may draw up to {N} cards on
    their turn.
(?:one|N)(?: (?:above|higher|up|more|over))? or (?:(?:one |N )?(?:below|lower|down|less|under)(?: ~)?|K) => A player
    may play a card 1 higher or lower than the top card.
(?:hands|cards)(?: ~)? (?:open|face up|visible|shown|exposed|on the table|faces? up|for all to see|upwards?)(?: ~)?
    => Hands are face up.
(?:hands|cards) (?:lie|lies|are|is)(?: ~)? (?:table|open|see|visible|up) => Hands are face up.
(?:time limit|clock|timer|time|seconds)(?: ~)? N(?: seconds)?(?: ~)? => The time limit is {N} seconds.
N seconds(?: ~)? (?:turn|play|move|think|act|go)(?: ~)? => The time limit is {N} seconds.
(?:no|without)(?: ~)? (?:clock|time limit|hurry|rush|timer) => There is no time limit.
(?:start|starts|begin|begins|dealt|deal|deals|gets?|starting)(?: ~)? (?:with |of )?N cards(?:
    ~)?(?:start|beginning|outset)? => Each player starts with {N} cards.
(?:starting )?hands?(?: ~)? N cards(?: ~)? => Each player starts with {N} cards.
N jokers(?: ~)? (?:draw pile|deck|in|game)(?: ~)? => The deck has {N} jokers.
N (?:decks|packs)(?: ~)? => The game uses {N} decks.
(?:turn order|play|direction|game|the first round)(?: ~)? (?:starts?|begins?|opens?|goes)(?: ~)?
    (?:counter-clockwise|backwards|to the right) => Turn order starts counter-clockwise.
(?:pay|pays|paid|spend|hand in|give up)(?: ~)? N Q(?: ~)? instead of(?: ~)? (?:draw|drawing)(?: ~)? => A player may
    pay {N} {Q} instead of drawing.
N Q(?: ~)? (?:pay|paid|spent|spend|handed in|buys?|used)(?: ~)? instead of(?: ~)? (?:draw|drawing)(?: ~)? => A player
    may pay {N} {Q} instead of drawing.
(?:the )?(?:last|latest|most recent)(?: player| one)?(?: ~)? (?:win|won|winner)(?: ~)? (?:is|called|known
    as|titled|becomes|:)(?: ~)? Q => The last player to win is called {Q}.
(?:the )?(?:last|latest|most recent)(?: player| one)?(?: ~)? (?:penalty|penalised|fined)(?: ~)? (?:is|called|known
    as|titled|becomes|:)(?: ~)? Q => The last player to receive a penalty is called {Q}.
<not>(?: ~)? <play lay put drop throw>(?: down)? K(?!
    (?:on|upon|onto|after|if|when|unless|until|out|as|over|before|while|for|with|except|from)) => A player may not
    play a {K}.
K(?: ~)? <not>(?: ~)? (?:played|laid|allowed|permitted|legal)?(?!
    (?:on|upon|onto|after|if|when|unless|until|out|as|over|before|while|for|with|except|from|be|played)) => A player
    may not play a {K}.
(?:just |freshly |newly )(?:drawn|drew)(?: ~~)? <not>(?: ~)? => A player may not play a card they have just drawn.
<not>(?: ~~)?(?:card )?(?:just |freshly )(?:drawn|drew)(?: ~)? => A player may not play a card they have just drawn.
"""
