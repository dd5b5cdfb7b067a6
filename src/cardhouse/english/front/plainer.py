"""Saying it more plainly, where a sentence is not read as it stands: what can be said anywhere in it is made short.

Four things, in this order: remarks and comments that bind nobody are left out, and names of rules, "this card" becomes
the card that the text began with, and each phrase of the table `plain` is put into the words of the other tables.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardhouse.english.chart import Chart, TooHard
from cardhouse.english.front.permitted import permitted
from cardhouse.english.front.productions import ExactWords
from cardhouse.english.front.reading import known, readings
from cardhouse.english.front.recast import once_comma, recast
from cardhouse.english.front.remarks import heading, without_remarks
from cardhouse.english.front.words import NEVER, word_set
from cardhouse.english.tokens import Token, TokenSort, tokens

_STOPS: Final = (",", ".", ";", "!", "\n")
_SEPARATORS: Final = (":", "-", "--", "=", ".")


def plainer(chart: Chart, text: str) -> list[Token]:
    """The words of this chart more plainly; the same words where nothing can be said more plainly."""
    words = list(chart.words)
    shorter = without_comments(without_remarks(_not_only(words)))
    if len(shorter) == len(words):
        shorter = words[heading(chart, text) :]
    if len(shorter) == len(words):
        shorter = _without_nickname(chart)
    if len(shorter) == len(words):
        shorter = _said_of(words)
    if len(shorter) == len(words):
        shorter = _of_this_card(chart)
    if shorter == words:
        shorter = recast(chart)
    leave = _as_leave(chart) if shorter == words else None
    if leave is not None:
        return leave
    chart = chart if shorter == words else Chart(chart.grammar, shorter, chart.budget, chart.fillers)
    return once_comma(_in_plain_words(chart))


def _as_leave(chart: Chart) -> list[Token] | None:
    """`Talking is forbidden for whoever lays an 8` as who may not talk, where that can be read to its end; a part of it
    alone would forbid more.
    """
    words = permitted(chart, list(chart.words))
    if words == list(chart.words):
        return None
    plain = once_comma(_in_plain_words(Chart(chart.grammar, words, chart.budget, chart.fillers)))
    for said in (words, plain):
        if readings(Chart(chart.grammar, said, chart.budget, chart.fillers)):
            return said
    return None


def _not_only(words: list[Token]) -> list[Token]:
    """`not only reverses play but also skips`: it does both."""
    found: list[Token] = []
    opened = False
    for place, token in enumerate(words):
        before = words[place - 1].word if place else ""
        if token.word == "only" and before == "not" and found:
            found.pop()
            opened = True
        elif opened and token.word == "but":
            found.append(replace(token, word="and"))
            opened = False
        else:
            found.append(token)
    return words if opened else found


def _in_plain_words(chart: Chart) -> list[Token]:
    found: list[Token] = []
    place = 0
    furthest, expected = chart.furthest, set(chart.expected)
    while place < len(chart.words):
        end, said = _longest(chart, place)
        if end == place or (said == "must" and _in_condition(chart.words, place)):
            found.append(chart.words[place])
            place += 1
            continue
        start, stop = chart.words[place].start, chart.words[end - 1].end
        found += [replace(token, start=start, end=stop) for token in tokens(said)]
        place = end
    chart.furthest, chart.expected = furthest, expected  # where the sentence itself could not be read on
    return found


def _in_condition(words: Sequence[Token], place: int) -> bool:
    """`when you are forced to draw`: that somebody has to is what it hangs on."""
    for token in reversed(words[max(place - 5, 0) : place]):
        if token.word in ("when", "if", "who", "whoever", "unless"):
            return True
        if token.word not in _SOMEBODY:
            return False
    return False


_SOMEBODY: Final = frozenset(("a", "an", "any", "the", "next", "previous", "other", "active", "player", "you", "they"))


def _longest(chart: Chart, place: int) -> tuple[int, str]:
    """Where the longest phrase that begins here ends, and what it is in plain words."""
    if chart.skipped[place] or chart.words[place].sort is TokenSort.STR:
        return place, ""
    names = ("Plainer", "Opening") if place == 0 else ("Plainer",)
    try:
        ends = [each for name in names for each in chart.find(name, place)]
    except TooHard:
        return place, ""
    end, said = place, ""
    for last, items in ends:
        if last > end and isinstance(items[0], ExactWords):
            end, said = last, items[0].text
    return end, said.removesuffix(".").strip()


def without_comments(words: Sequence[Token]) -> list[Token]:
    """Without reasons, examples and what is said to make no difference: none of them is part of a rule."""
    found: list[Token] = []
    place = 0
    while place < len(words):
        length = _comment(words, place)
        if length and found and found[-1].word == "," and found[-1].sort is TokenSort.SIGN:
            found.pop()
        if not length:
            found.append(words[place])
        place += length or 1
    while found and found[-1].sort is TokenSort.SIGN and found[-1].word in _STOPS:
        found.pop()
    return found or list(words)


def _comment(words: Sequence[Token], place: int) -> int:
    """How many words from here on are a comment."""
    if words[place].word not in _COMMENTING:
        return 0
    for opening in _COMMENTS:
        if _stands(words, place, opening):
            end = _clause_end(words, place + len(opening))
            inside = words[place + len(opening) : end]
            if opening[0] in _WHATEVER and any(token.word in _LEAVE for token in words[:place]):
                continue  # `may be played no matter what is on top`: that is what it allows
            if opening == ("because",) and inside and inside[0].word == "of" and any(map(_is_card, inside)):
                continue  # `if you draw because of a 2`: that is what it hangs on
            if inside and not any(token.word in _BINDING or token.sort is TokenSort.STR for token in inside):
                return end - place
    for idiom in _IDIOMS:
        if _stands(words, place, idiom):
            return len(idiom)
    return 0


def _is_card(token: Token) -> bool:
    return token.sort in (TokenSort.NUM, TokenSort.NUMS) or token.word.removesuffix("s") in _CARDS


_CARDS: Final = word_set("ace jack queen king joker spade heart diamond club card")


def _clause_end(words: Sequence[Token], place: int) -> int:
    while place < len(words) and not (words[place].sort is TokenSort.SIGN and words[place].word in _STOPS):
        place += 1
    return place


def _stands(words: Sequence[Token], place: int, said: tuple[str, ...]) -> bool:
    there = words[place : place + len(said)]
    return len(there) == len(said) and all(
        token.word == word and token.sort is not TokenSort.STR for token, word in zip(there, said, strict=True)
    )


def _phrases(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(line.split()) for line in text.strip().splitlines())


_COMMENTS: Final = _phrases("""
because
regardless of whether
regardless of what
regardless of how
regardless of which
no matter whether
no matter if
no matter how
no matter which
no matter what
for example
for instance
eg
ie
as an example
""")
"""What comes after these up to the end of the clause explains, and demands nothing."""

_BINDING: Final = frozenset(
    ("turn", "turns", "say", "says", "may", "not", "never", "only", "unless", "until", "or", "except", "but", "if")
) | {"instead", "then", "without"}
"""With one of these it may be more than a comment."""

_IDIOMS: Final = _phrases("""
first come first serve
first come first served
first come , first served
first come , first serve
as usual
as normal
as always
no exceptions
no questions asked
for their trouble
for their troubles
for their pains
for their efforts
for good measure
as a reward
as a bonus
as a punishment
as punishment
to make up for it
just like that
that 's it
""")

_WHATEVER: Final = frozenset(("no", "regardless"))
_LEAVE: Final = frozenset(("may", "always", "goes", "go", "fits", "fit"))
_COMMENTING: Final = frozenset(said[0] for said in (*_COMMENTS, *_IDIOMS))


def _of_this_card(chart: Chart) -> list[Token]:
    """`Fives: when one of these is played`: the card that the text began with, where it speaks of this card."""
    words = list(chart.words)
    end = _topic(chart)
    if not end:
        return words
    topic = [token for token in words[:end] if token.word not in _EVERY]
    article = [] if topic[0].word in _ARTICLES else [Token("a", TokenSort.WORD)]
    found = list(words[:end])
    place = end
    while place < len(words):
        length = next((len(said) for said in _THIS_CARD if _stands(words, place, said)), 0)
        if length and _played(words, place, length):
            start, stop = words[place].start, words[place + length - 1].end
            found += [replace(token, start=start, end=stop) for token in [*article, *topic]]
        else:
            length = 0
            found.append(words[place])
        place += length or 1
    return found


def _topic(chart: Chart) -> int:
    """How many words at the beginning are nothing but a card, with a sign or "are special" after them."""
    try:
        ends = sorted((end for end, _ in chart.find("K", 0)), reverse=True)
    except TooHard:
        return 0
    for end in ends:
        after = [token.word for token in chart.words[end : end + 4]]
        if after[:1] and after[0] in _SEPARATORS:
            return end
        if after[:1] in (["is"], ["are"]) and "special" in after:
            return end
    return 0


def _played(words: Sequence[Token], place: int, length: int) -> bool:
    """Whether it is played: before or after the words is a verb for that."""
    around = [*words[max(place - 2, 0) : place], *words[place + length : place + length + 3]]
    return any(token.word in _PLAYING and token.sort is TokenSort.WORD for token in around)


_EVERY: Final = frozenset(("every", "each", "all", "any", "the"))
_ARTICLES: Final = frozenset(("a", "an"))
_PLAYING: Final = frozenset(
    f"{verb}{end}" for verb in ("play", "lay", "plac") for end in ("", "s", "e", "es", "ed", "ing")
) | {"laid", "put"}
_THIS_CARD: Final = _phrases("""
one of these cards
one of those cards
one of these
one of those
one of them
such a card
this card
that card
these cards
this
one
it
them
""")


def _without_nickname(chart: Chart) -> list[Token]:
    """`The Queen is the nasty one: ...`: the card; what it is called with a word that no rule has binds nobody."""
    words = list(chart.words)
    try:
        ends = sorted((end for end, _ in chart.find("K", 0)), reverse=True)
    except TooHard:
        return words
    for end in ends:
        stop = next((place for place, token in enumerate(words) if place > end and token.sort is TokenSort.SIGN), end)
        called = words[end + 1 : stop]
        if (
            0 < len(called) <= _LONGEST_NICKNAME
            and words[end].word in ("is", "are")
            and words[stop].word in _SEPARATORS
            and any(token.word not in _NICKNAMES for token in called)
            and not any(map(_means_something, called))
        ):
            return [*words[:end], replace(words[stop], word=":"), *words[stop + 1 :]]
    return words


def _means_something(token: Token) -> bool:
    if token.sort not in (TokenSort.WORD, TokenSort.NUM) or token.word in NEVER:
        return True
    return known(token) and token.word not in _NICKNAMES


_LONGEST_NICKNAME: Final = 5
_NICKNAMES: Final = word_set("a an the our your his this that card cards one ones real true big little old")


def _said_of(words: list[Token]) -> list[Token]:
    """Without the sign after a card of which something is said: `Ace: may be played` is an Ace that may."""
    for place, token in enumerate(words[:-2]):
        follows = [each.word for each in words[place + 1 : place + 3]]
        if place and token.sort is TokenSort.SIGN and token.word in (":", "-", "--") and follows in _SAID_OF:
            return [*words[:place], *words[place + 1 :]]
    return words


_SAID_OF: Final = (["may", "be"], ["may", "go"], ["may", "not"], ["must", "be"], ["is", "wild"], ["are", "wild"])
