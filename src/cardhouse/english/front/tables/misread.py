"""Readings, and the words with which they were not meant: two patterns a row, of the exact sentence and of the text.

Quotations are left out of what was said. A reading that is not meant is none: the text is asked about, or half read.
"""

from typing import Final

_OF_ANOTHER: Final = r"\b(?:discard|give|take|swap|pass|show|flip|turn|draw another)"
_IF_IT: Final = r"\bif it(?:['’]s| is)\b"

_RANK: Final = r"\d|ace|jack|queen|king|joker|two|three|four|five|six|seven|eight|nine|ten"
_THREE: Final = r"[^,:]+, [^,:]+(?:, and | and |, )[^,:]+"

MISREAD: Final[tuple[tuple[str, str], ...]] = (
    # `hand one card each to the left`: all of them do
    (r", they must give (?:a card|\d+ cards) to ", r"\b(?:cards?|one|two|three) each\b"),
    (r"\bof the same \w+ as the previous card on a card\b|\bthe draw passes to them\b", r""),
    (r"\bas many cards as the value of the card\b", r"\b(?:roll\w*|dies?|dice)\b"),
    (r"\bsay the name of the card\b", r"\bwild\b.*\b(?:which|what) card it is\b"),
    # `a nine or anything higher`: higher than a nine, and not than the card before
    (
        r" or a card (?:higher|lower) than the (?:previous|top) card",
        r"\bor (?:anything|something|any card|a card|one) (?:higher|lower|above|below|bigger|smaller)\b(?! than)",
    ),
    # `a "step" (say it)`: the word, and not the card
    (r"\" and (?:they must )?say the name of the card", r'"" ?[(,] ?(?:so )?say (?:it|that|so)\b'),
    # `when an eight lies on top you may also play nines`: besides what else
    (r"\bmay be played on an? ", r"\bwhen an? \w+ lies on top\b.*\balso\b"),
    # `you can always put down a seven`: it fits everywhere
    (r"^A player may play (?:an? |the )?[^.]*\.$", r"\balways\b"),
    # with so few cards at each start of a turn, and not when they are so few
    (r"\b(?:begins to have|drops to) .*, they .* at the (?:start|end) of their turn", r""),
    (r"^A player may not say \"[^\"]*\" \d+ times\.$", r""),
    # whoever may play the same card again was not told that it may be out of turn
    (
        r"^A player may play a card identical to the top card out of turn\.$",
        r"^(?!.*\b(?:turn|jump|interrupt|cut|butt|time|when|moment|queue|wait|barg|slap|snap|order|throw|sequence))",
    ),
    # who draws and passes ends a turn; nobody is skipped
    (r"^When a player draws .*\bskipped", r"\bpass(?:es)?\b|\bskips? (?:your|their|the) turn\b"),
    (r"\bnext player is skipped", r"(?:^|[,;:.] ?)pass\b|\byou (?:must |have to |should )?pass\b"),
    # what is allowed only then is forbidden else
    (r"^A player may (?!not)", r"(?<!\bbut )\bonly (?:on|with|in|during|at)\b|\bonly (?:when|if|while|as long as)\b"),
    # what is not always allowed is not forbidden
    (r"\bmay not\b", r"(?:\bnot|n['’]t) always\b"),
    # `a red or black 7`: a 7
    (r"\bor a (?:red|black) card\b", rf"\b(?:red|black) (?:or|and) (?:red|black) (?:{_RANK})"),
    # `name a rank, the next player can't play it`: the rank, and not the card
    (r"\bmust name a (?:rank|suit) and .* may not play", r"\bplay it\b"),
    (r"\bplay a card they have just drawn", r"\bpenalty\b|\b(?:suit|rank)\b.*\bit\b"),
    # `you may discard a card if it's a Heart`: the card that is discarded
    (
        r"\bWhen a player plays ",
        rf"^(?!.*\b(?:play(?!er)|lay|laid|put)|.*:|\W*(?:and |but )?if it).*{_OF_ANOTHER}.*{_IF_IT}",
    ),
    (r"\bto each player|\bplayer of their choice|\bwith the next player", r"\bneighbou?rs?\b|\bnext to (?:you|them)\b"),
    (r"\bstand up and turn order is reversed", r"\bturns? (?:around|round)\b"),
    # when all of them have it, and not one
    (r"^When a player (?:begins to have|drops to)", r"\b(?:when|if|once) (?:everybody|everyone|all)\b"),
    # `King, Queen, King`: one after the other
    (r"^When a player plays ", r"^\W*(\w+), \w+, \1 ?[:-]"),
    (r"\bmay not be played on .* until ", r"\bafter\b"),
    (r"\bcard lower than .* on a card higher than|\bcard higher than .* on a card lower than", r""),
    (r"^When the next player ", r"\balso\b"),
    # `Hearts clap, all others draw`: other cards, maybe
    (
        r"\band all other players\b",
        r"^(?!.*(?:player|every|you|:|when|whoever|on a))"
        r".*, ?(?:and |but )?(?:all (?:the )?others?|the (?:rest|others))\b",
    ),
    (r"^When a player is skipped", r"\bskips? (?:your|their|a) turn\b|\btwice\b"),
    # one gives nothing to oneself
    (r"\bmust give (?:a card|\d+ cards) to each player\b", r""),
    (r"\beach player must give (?:a card|\d+ cards) to the active player", r""),
    (r"\bfrom each player\.", r"\bfrom (?:each|every) \w+ with\b"),
    (r"\bnext player leaves the game", r"\bout\b(?! of the)"),
    (r"\bmust name a suit", r"\bsuit must be named with\b|\bnamed with (?:each|every)\b"),
    (r"\bany player may play ", r"\bafter\b"),
    (r"\bthe next player must play .* or (?:draw|skip)", r"\bor you (?:must |have to )?(?:draw|take|pick|skip|miss)"),
    (
        r"\bmust (?:salute|wave|bow|clap|knock)\b",
        r"\b(?:salute|wave|bow)s? (?:(?:to|at) )?the (?:dealer|next|previous|other)\b",
    ),
    (r"\bdiscards? a card", r"\bdiscards? another\b"),
    # `can't follow suit` is no change of suit
    (
        r"\bof a different suit from the previous card",
        r"\b(?:can['’]?t|cannot|can not|unable to) (?:follow|match|play)",
    ),
    (r"^When a player joins", r"^\W*late\b(?! to)"),
    (r"^When a player plays a Joker", r"\bdraw four,? (?:then|and)\b|\bdraw four, \w+$"),
    (r"^When a player plays a 2,", r"\bplay two\b"),
    (r"\btake another turn and take another turn", r""),
    (r"\bdraw pile runs out", r"\bwith (?:zero|no|0) cards\b"),
    (r"\bas the previous card as their last card", r""),
    (r"\b(?:drops to|plays their last card)\b", r"\bforgets? to (?!say|call|announce|yell|shout)"),
    # `if you draw or play a heart`: what is drawn is no card like any other
    (
        r"^When a player (?:draws a card or plays|plays [^,]+ or draws a card\b)",
        r"\bdraws? or plays?\b|\bplays? or draws?\b",
    ),
    # `if you have one card left and it's a Joker`: it is not played
    (
        r"\bplays .* if they have 1 card\b",
        r"\b(?:card|left) (?:and|which|if) (?:it|that|this)(?:['’]?s| is)\b(?! (?:not )?(?:their|your))",
    ),
    (r"^When a player (?!plays )", rf"\bbecause of (?:an? |the |any |another )?(?:{_RANK})"),
    (r"draws? (?:a|\d+) cards?\b(?! for)", r"\b(?:more|extra|additional)\b.* (?:for|with) (?:each|every|any)\b"),
    (r"draws? (?:a|\d+) cards? if they have no legal", r"\b(?:one|\d+|two|three|a|an) (?:extra|additional|more)\b"),
    (r"\bthey .*\b(?:and|they) (?:are|is) skipped", r"\b(?:and|then|,) (?:skip|skips) (?:him|her|them)\b"),
    (
        r"\bplayer of their choice\b.* and they ",
        r"\b(?:and|then) (?:they|he|she|(?:make|makes|let|lets|have) (?:them|him|her))\b",
    ),
    (
        r"\bcards? from the previous|\bdraws? (?:a|\d+) cards?",
        r"\b(?:take|takes|gets?) \w+ (?:of|from) (?:your|ur|their) (?:cards|hand)\b",
    ),
    (r"\bthe draw is cancelled", r"\bcancels? (?:everything|anything)\b"),
    (r"\bcounts? as\b", r"\b(?:may|can|could) (?:also )?be (?:used|played|counted|treated|taken) as\b"),
    (r"\beach player must\b|\beach player draws\b", r"\bin turn\b(?! order)"),
    (r"\bplayer takes another turn", r"\b(?:goes|go|plays|play) (?:twice|two times)\b"),
    (
        r"^When a player plays .* on their turn",
        r"\b\w+(?:one|body)(?: else)? plays? .*\bon your turn\b|\bon their turn you\b",
    ),
    (r"\ball other players .* and they ", r"\band them\b"),
    (r"\bplay passes to a player of their choice", r"\bname the next player\b"),
    (r"\bbegins to have (?:\d+|a) points?\b", r"\b(?:for|costs?) (?:a|\d+|one|two|three|four|five|six|ten) points?\b"),
    # `Jacks, Queens, Kings: knock, bow, clap`: each does one, or each does all
    (r"^(?!.*nothing happens)", rf"^{_THREE}: ?{_THREE}$"),
    (r"\bany player may\b", r"\bone (?:player|person)\b"),
    (r"\bthe draw is cancelled", r"\b(?:cancel|kill|stop|block|undo|annul)e?s? (?:an? |the |any |all )?skips?\b"),
    (r"\bidentical to the (?:previous|top) card", r"\b(?:starting|starter|first|bottom) card\b"),
    (
        r"draws? (?:a|\d+) cards?",
        r"\bcards each\b.*\bgets?\b|\beach (?:player )?(?:gets?|draws?) .*\bdealer (?:gets?|draws?|takes?)\b",
    ),
    # `name a suit and say it`: the suit
    (r"\bsay the name of the card", r"\b(?:suit|rank|colou?r|number)\b.*\b(?:says?|shouts?|calls?|yells?) it\b"),
    # `no drawing once you hold ten cards`: ten or more
    (r"^A player may not .* if they have \d+ \w+\.", r"\b(?:once|as soon as)\b"),
    # `both black twos are jokers`: rules about Jokers are for them, too
    (r"\bare wild\b", r"\b(?:is|are) (?:an? |all )?jokers?\b"),
    # `you may not say anything but "yes"` forbids all other words, and only then
    (
        r"\bmay not (?:speak|say)",
        r"\b(?:anything|nothing|any word|a word|no word)s? (?:but|except|besides|other than)\b",
    ),
    # `a 3 gives you a point, a 9 takes one from the others`: a point
    (r"\ba card\b", r"\bpoints?\b.*\b(?:takes?|gives?|gets?|gains?|loses?|wins?|steals?) one\b"),
    (r"\bstarts with \d+ cards", r"\bcards each\b.*\b(?:dealer|winner|loser|player) (?:has|gets|only gets|receives)\b"),
)
