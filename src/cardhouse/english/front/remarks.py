"""What people say around a rule and bind nobody with: greetings, thanks, praise, names of rules, what they think of it.

Only what stands between signs, or at the beginning or the end, and is on the lists here, is a remark.
"""

from collections.abc import Sequence
from typing import Final

from cardhouse.english.chart import Chart, TooHard
from cardhouse.english.front.productions import ExactWords
from cardhouse.english.front.words import NEVER, PEOPLE, word_set
from cardhouse.english.tokens import Token, TokenSort


def _phrases(text: str) -> tuple[tuple[str, ...], ...]:
    lines = sorted((tuple(line.split()) for line in text.strip().splitlines()), key=len, reverse=True)
    return tuple(lines)


_ASIDES: Final = _phrases("""
mind
mind you
dear
dears
darling
darlings
love
loves
honey
kiddo
kids
folks
sir
madam
mate
lads
guys
friends
sorry
alas
period
full stop
obviously
of course
naturally
clearly
honestly
frankly
you know
you see
as it were
so to speak
needless to say
as you know
by the way
thank you
thanks
cheers
fair 's fair
fair is fair
fair enough
tough luck
bad luck
hard luck
bless them
bless you
yes
yeah
yep
nah
hey
hooray
done
easy
simple
simple as that
that simple
that is it
that 's it
that is all
that 's all
that is that
that 's that
that is the rule
that 's the rule
thats the rule
those are the rules
that is only fair
that 's only fair
it is only fair
it 's only fair
only fair
it is only polite
it 's only polite
that is only polite
that 's only polite
it is fun
it 's fun
it is great fun
it 's great fun
trust me
believe me
ha
haha
hehe
lol
and no grumbling
and no dawdling
and no arguing
and no complaining
and no excuses
and no whining
no grumbling
no dawdling
no arguing
no complaining
no excuses
no whining
no discussion
no ifs or buts
no ifs , no buts
no questions
the rest is fine
and that is it
and that 's it
and that is that
and that 's that
have fun
good luck
enjoy
great
nice
nice one
cool
super
awesome
perfect
brilliant
congratulations
congrats
well done
too bad
oops
uh oh
whoops
hurrah
lucky you
good for you
poor you
if you please
""")
"""Whole remarks: each stands between signs."""

_OPENINGS: Final = _phrases("""
oh
ah
oh and
and
hey
hi
hello
hi all
hi everyone
hello all
hello everyone
hello each player
hi each player
dear players all
oh , and
ah , and
dear all
dear players
dear friends
ladies and gentlemen
listen
listen up
alright players
all right players
hey players
ok players
okay players
so players
dear players
look
yo
actually
well
right
now
okay
note
note that
please note
please note that
please to note that
kindly note
kindly note that
remember
remember that
be aware that
be it known that
let it be known that
know that
mind that
attention
one small rule
one more rule
one more thing
another one
another rule
here is one
here is another
here 's one
here 's another
here is a rule
here 's a rule
a nice one
a little one
grandma 's rule
grandpa 's rule
""")
"""How a rule is opened: at the beginning, with a sign behind it, or "that"."""

_SEPARATORS: Final = frozenset((",", ":", "-", "--", "!", ".", ";", "?", "\n"))
_STOPS: Final = frozenset((".", ";", "!", "?", "\n"))


def without_remarks(words: Sequence[Token]) -> list[Token]:
    """The words without what only opens a rule, and without whole remarks between signs."""
    found = list(words)
    while (length := _opening(found)) and length < len(found):
        found = found[length:]
    place = 0
    while place < len(found):
        length = _aside(found, place)
        if not length or length >= len(found):
            place += 1
            continue
        behind = place + length
        if place and _separates(found[place - 1]) and (behind >= len(found) or found[place - 1].word == ","):
            place -= 1
            length += 1
        elif behind < len(found) and _separates(found[behind]):
            length += 1
        del found[place : place + length]
    return found or list(words)


def remark_alone(words: Sequence[Token]) -> bool:
    """Whether a sentence is nothing but a remark."""
    return any(_stands(words, 0, said) and len(said) == len(words) for said in _ASIDES)


def _opening(words: Sequence[Token]) -> int:
    for said in _OPENINGS:
        if _stands(words, 0, said) and len(words) > len(said):
            if said[-1] in ("that", "and"):
                return len(said)
            if words[len(said)].sort is TokenSort.SIGN and words[len(said)].word in _SEPARATORS:
                return len(said) + 1
    return 0


def _aside(words: Sequence[Token], place: int) -> int:
    if words[place].word not in _FIRSTS or (place and not _separates(words[place - 1])):
        return 0
    for said in _ASIDES:
        end = place + len(said)
        if _stands(words, place, said) and (end == len(words) or _separates(words[end])):
            return len(said) if place or end < len(words) else 0
    return 0


def _separates(token: Token) -> bool:
    return token.sort is TokenSort.SIGN and token.word in _SEPARATORS


def _stands(words: Sequence[Token], place: int, said: tuple[str, ...]) -> bool:
    there = words[place : place + len(said)]
    return len(there) == len(said) and all(
        token.word == word and token.sort is not TokenSort.STR for token, word in zip(there, said, strict=True)
    )


_FIRSTS: Final = frozenset(said[0] for said in _ASIDES)


def heading(chart: Chart, text: str) -> int:
    """How many of the first words are only the name of the rule that follows; a card or a moment is no name.

    What can be done is a name only as names are written, `Swap Hands: ...`: else it may be what follows from the rule.
    """
    words = chart.words
    for place in range(1, min(_LONGEST, len(words) - 2) + 1):
        token = words[place]
        if token.sort is TokenSort.SIGN and token.word in _NAMED:
            named, rule = words[:place], words[place + 1 :]
            titled = token.word == ":" and _titled(named, text) and not any(each.word in _GAMES for each in named)
            if not (titled or _begins_rule(rule)) or not _names(named, rule) or _occasion(chart, place):
                return 0
            may_be_said = token.word != "," and not _deed(chart, place)
            return place + 1 if _titled(named, text) or may_be_said else 0
    return 0


_LONGEST: Final = 6
_NAMED: Final = frozenset((":", "-", "--", ",", "."))
_NOTES: Final = frozenset(("=", "+", "->", "=>", ">"))
"""Signs that stand in notes and in no name."""


def _names(named: Sequence[Token], rule: Sequence[Token]) -> bool:
    """Whether this can be a name."""
    numbers = {token.number for token in rule}
    if not rule:
        return False
    return not any(
        token.sort in (TokenSort.STR, TokenSort.NUMS)
        or (token.sort is TokenSort.SIGN and token.word in _NOTES)
        or (token.sort is TokenSort.NUM and token.number not in numbers)
        or token.word in NEVER
        or token.word in PEOPLE
        or token.word in _OF_MOMENTS
        or token.word.removesuffix("s") in _CARDS
        or token.word in ("zero", "zeros", "zeroes")
        for token in named
    )


def _begins_rule(words: Sequence[Token]) -> bool:
    said = tuple(token.word for token in words[:3])
    return any(said[: len(opening)] == opening for opening in _RULES) or _card_first(words)


def _card_first(words: Sequence[Token]) -> bool:
    place = 0
    while place < min(len(words), 3) and words[place].word in _BEFORE:
        place += 1
    if place + 1 >= len(words):
        return False
    ranked = words[place].word.removesuffix("s") in _CARDS or words[place].sort is TokenSort.NUMS
    numbered = words[place].sort is TokenSort.NUM and (
        (words[place + 1].sort is TokenSort.SIGN and words[place + 1].word in (":", "-", "--", "="))
        or words[place + 1].word == "of"
    )
    return ranked or numbered


_RULES: Final = _phrases("""
when
whenever
if
after a
after an
after the
after you
after playing
after laying
upon playing
upon laying
as soon as
every time
each time
any time
once a
once you
on a
on an
on the
on any
on every
nobody
no player
no one
whoever
anyone who
anybody who
players may
a player may
a player must
a player who
a player that
""")
_BEFORE: Final = frozenset(("a", "an", "the", "any", "all", "every", "each", "red", "black"))
_CARDS: Final = frozenset(("ace", "jack", "queen", "king", "joker", "spade", "heart", "diamond", "club"))
_OF_MOMENTS: Final = word_set("when if on after whenever for with during plays played playing you they who whoever")


def _occasion(chart: Chart, end: int) -> bool:
    """Whether the words up to here are a card or a moment: then it is what the rule is of."""
    try:
        found = [items[0] for name in ("Th", "T", "C") for last, items in chart.find(name, 0) if last == end]
    except TooHard:
        return True
    return any(not (isinstance(each, ExactWords) and each.ask) for each in found)


_GAMES: Final = word_set(
    "player players game games round rounds turn turns hand hands deal team teams beginner beginners start end"
)
"""With one of these it may say for whom or when the rule is."""


def _titled(named: Sequence[Token], text: str) -> bool:
    return len(named) > 1 and all(text[token.start : token.start + 1].isupper() for token in named)


def _deed(chart: Chart, end: int) -> bool:
    """Whether the words up to here are something that is done, or begin like it."""
    if chart.words[0].word in _DOING:
        return True
    try:
        return any(last == end for name in ("Es", "O", "X", "Y", "F") for last, _ in chart.find(name, 0))
    except TooHard:
        return True


_DOING: Final = word_set(
    "skip reverse swap trade exchange draw take pass give say shout yell show discard pick name choose flip turn roll"
    " look reveal guess count deal shuffle cut put lay play"
)


def unnamed(sentences: Sequence[Sequence[Token]]) -> list[list[Token]]:
    """The sentences without those that are only remarks, unless there is nothing else."""
    kept = [list(words) for words in sentences if not remark_alone(words)]
    return kept or [list(words) for words in sentences]


def is_name(chart: Chart, rule: Sequence[Token], text: str) -> bool:
    """Whether a sentence is only the name of the rule that follows it: `Danger card! 9 of hearts: draw 3`."""
    words = chart.words
    if len(words) > _LONGEST or not _begins_rule(rule) or not _names(words, rule) or _occasion(chart, len(words)):
        return False
    return _titled(words, text) or not _deed(chart, len(words))
