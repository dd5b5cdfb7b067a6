"""The parts of a sentence in their usual order: a question's order, what stands between commas, whoever is picked.

Nothing is lost here: words only move, or a small word changes with the order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from cardhouse.english.chart import Chart, TooHard
from cardhouse.english.front.tails import without_tails
from cardhouse.english.tokens import Token, TokenSort


def recast(chart: Chart) -> list[Token]:
    """The words of this chart in their usual order."""
    words = without_tails(list(chart.words))
    if len(words) != len(chart.words):
        return once_comma(words)
    words = _doing(chart, list(chart.words))
    if len(words) != len(chart.words) or words != list(chart.words):
        return once_comma(words)
    words = _exception_beside(chart, _otherwise(words))
    if words != list(chart.words):
        return once_comma(words)
    return once_comma(_by_somebody(_not_doing(_asides_last(chart, _at_it(_not_asking(words))))))


def _otherwise(words: list[Token]) -> list[Token]:
    """`..., otherwise say "no"`: done where it is not so; but what somebody owes, they do or pay for: `or draw`."""
    for place, token in enumerate(words):
        length = _if_not(words, place)
        if length and place == 0:
            return [replace(token, word="if_not"), *words[length:]]  # of what was said in the sentence before
        if not length or words[0].word not in _MARKS:
            continue
        before = words[: place - 1] if _stops(words[place - 1]) else words[:place]
        after = place + length + _is(words, place + length, _COMMA)
        price = after
        while _is(words, price, _PAYER):
            price += 1
        if not _owes(before) or not _is(words, price, _PRICE) or _is(words, price + 1, _OVER):
            return [*before, replace(token, word="if_not", end=words[place + length - 1].end), *words[after:]]
        named = {each.word for each in words[after:price]} & {"you", "they"}
        themselves = {"they"} if any(each.word == "player" for each in before) else {"you"}
        if named <= themselves and not any(_is(words, each, _SORTS) for each in range(place)):
            return [*before, replace(token, word="or"), *words[price:]]
    return words


def _owes(words: Sequence[Token]) -> bool:
    return any(token.sort is TokenSort.STR or token.word in _OWED for token in words)


def _if_not(words: Sequence[Token], place: int) -> int:
    """How many words from here on are otherwise, which is `or` by now."""
    token = words[place]
    if token.sort is not TokenSort.WORD:
        return 0
    if token.word in ("else", "if_not") or (token.word == "or" and token.end - token.start == len("otherwise")):
        return 0 if place and words[place - 1].word == "or" else 1
    length = next((len(said) for said in _IF_NOT if _stands(words, place, said)), 0)
    alone = _is(words, place + length, _COMMA) or (length == len(("if", "not")) and place > 0)
    return length if alone or words[place].word == "and" else 0


_IF_NOT: Final = (("and", "if", "not"), ("if", "it", "is", "not"), ("if", "it", "'s", "not"), ("if", "not"))
_SORTS: Final = frozenset(("same", "different", "another", "red", "black", "even", "odd"))
_OWED: Final = frozenset(
    ("must", "say", "knock", "bow", "clap", "wave", "salute", "stand", "raise", "give", "show", "name")
)
_COMMA: Final = frozenset((",",))
_PAYER: Final = frozenset(("you", "they", "must", "have", "has", "to"))
_PRICE: Final = frozenset(
    ("draw", "draws", "take", "takes", "get", "gets", "lose", "loses", "miss", "misses", "skip", "is", "are", "receive")
) | {"receives", "pay", "pays", "pass", "play", "plays", "pick", "eat"}
_OVER: Final = frozenset(("the",))


def _exception_beside(chart: Chart, words: list[Token]) -> list[Token]:
    """`Aces may not be last, except the Ace of Hearts`: Aces except the Ace of Hearts may not be."""
    if len(words) != len(chart.words):
        return words
    for place, token in enumerate(words):
        if token.sort is not TokenSort.WORD or token.word not in _EXCEPT or not place:
            continue
        first = place + 1
        while _is(words, first, _ONE_CARD):
            first += 1
        if not _reaches(chart, "Spec", first, len(words)):
            continue
        left_out = _named_cards(words[first:])
        behind = place - 1 if _is_comma(words[place - 1]) else place
        for start in range(min(behind, _LONGEST)):
            for end in range(behind - 1, start, -1):
                kind = _named_cards(words[start:end])
                if kind and kind < left_out and _reaches(chart, "K", start, end):
                    return [*words[:end], *words[place:], *words[end:behind]]
    return words


def _reaches(chart: Chart, name: str, first: int, end: int) -> bool:
    try:
        return any(last == end for last, _ in chart.find(name, first))
    except TooHard:
        return False


def _named_cards(words: Sequence[Token]) -> frozenset[str]:
    """Ranks, suits and colours that are named here."""
    said = (str(token.number) if token.number else token.word.removesuffix("s") for token in words)
    return frozenset(said) - _ONE_CARD


_EXCEPT: Final = frozenset(("except", "but", "besides"))
_ONE_CARD: Final = frozenset(("for", "a", "an", "the", "any", "all", "every", "each", "of"))


def _doing(chart: Chart, words: list[Token]) -> list[Token]:
    """`results in the next player drawing two cards`: means that the next player draws two cards."""
    for place, token in enumerate(words):
        base = _DONE_BY.get(token.word, "") if token.sort is TokenSort.WORD else ""
        if not base:
            continue
        for opening in _BRINGING:
            start = next((at for at in range(place - 1) if _stands(words, at, opening)), -1)
            first = start + len(opening)
            if start >= 0 and first < place and _somebody(chart, first, place):
                verb = [replace(token, word=word) for word in base.split()]
                rest = words[place + 1 :]
                if token.word == "having" and rest and rest[0].word == "to":
                    verb, rest = [replace(token, word="must")], rest[1:]
                elif token.word == "having":
                    continue
                return [*words[:start], replace(words[start], word="means"), *words[first:place], *verb, *rest]
    return words


def _stands(words: Sequence[Token], place: int, said: tuple[str, ...]) -> bool:
    there = [token.word for token in words[place : place + len(said)]]
    return there == list(said)


def _somebody(chart: Chart, first: int, end: int) -> bool:
    """Whether these words are somebody, and nothing else."""
    return _reaches(chart, "W", first, end)


_BRINGING: Final = (
    ("results", "in"), ("result", "in"), ("resulting", "in"), ("leads", "to"), ("lead", "to"), ("leading", "to"),
    ("is", "followed", "by"), ("ends", "in"), ("means",), ("with",), ("has",), ("sees",),
)  # fmt: skip
_DONE_BY: Final = {
    "drawing": "draws", "taking": "draws", "receiving": "draws", "saying": "says", "knocking": "knocks",
    "bowing": "bows", "clapping": "claps", "missing": "misses", "losing": "loses", "passing": "passes",
    "giving": "gives", "discarding": "discards", "being": "is", "having": "has", "swapping": "swaps",
}  # fmt: skip


def _not_asking(words: list[Token]) -> list[Token]:
    """`Should a player lay a Queen, ...`, where should has become must: if a player does."""
    return [
        replace(token, word="if")
        if token.word == "must" and _begins(words, place) and _is(words, place + 1, _SOMEBODY)
        else token
        for place, token in enumerate(words)
    ]


def _at_it(words: list[Token]) -> list[Token]:
    """`if any person is playing a Spade`: if any person plays one."""
    found: list[Token] = []
    for place, token in enumerate(words):
        done = _IS_DOING.get(token.word, "") if token.sort is TokenSort.WORD else ""
        if done and found and _is(found, len(found) - 1, _BEING) and _is(words, place - 2, _DOERS):
            found[-1] = replace(token, word=done, start=found[-1].start)
        else:
            found.append(token)
    return found


_MODALS: Final = frozenset(("must",))
_BEING: Final = frozenset(("is", "are", "'s"))
_DOERS: Final = frozenset(("player", "players", "who", "whoever", "you", "they", "one"))
_IS_DOING: Final = {
    "playing": "plays", "laying": "plays", "putting": "plays", "placing": "plays", "throwing": "plays",
    "drawing": "draws", "having": "has", "holding": "has", "saying": "says", "getting": "gets", "taking": "takes",
    "giving": "gives", "losing": "loses", "missing": "misses", "winning": "wins", "leaving": "leaves",
    "joining": "joins", "beginning": "begins", "starting": "starts", "ending": "ends", "dropping": "drops",
    "making": "makes", "reaching": "reaches", "introducing": "introduces", "naming": "names", "finishing": "finishes",
    "clapping": "claps", "bowing": "bows", "knocking": "knocks", "waving": "waves", "saluting": "salutes",
    "passing": "passes", "swapping": "swaps", "showing": "shows", "shouting": "says", "calling": "says",
    "discarding": "discards", "choosing": "chooses", "receiving": "receives", "handing": "gives",
}  # fmt: skip


def _begins(words: Sequence[Token], place: int) -> bool:
    return place == 0 or (words[place - 1].sort is TokenSort.SIGN and words[place - 1].word in _STOPS)


def _is(words: Sequence[Token], place: int, some: frozenset[str]) -> bool:
    return place < len(words) and words[place].word in some and words[place].sort is not TokenSort.STR


def _asides_last(chart: Chart, words: list[Token]) -> list[Token]:
    """`If, on their turn, a player plays ...` and `the next player, if they can, draws`: it stands at the end."""
    if len(words) != len(chart.words):
        return words
    for start, end in _asides(words):
        first = max((place + 1 for place in range(start) if _stops(words[place])), default=0)
        alone = start - first == 1 and _is(words, first, _MARKS)
        if _is(words, start + 1, _ASIDE) and (alone or _whole(chart, first, start)):
            close = next((place for place in range(end + 1, len(words)) if _ends(words, place)), len(words))
            return [*words[:start], *words[end + 1 : close], *words[start + 1 : end], *words[close:]]
    return words


def _asides(words: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """The places of two commas with a few words between them."""
    commas = [place for place, token in enumerate(words) if token.word == "," and token.sort is TokenSort.SIGN]
    for start, end in pairwise(commas):
        if 1 < end - start <= _LONGEST:
            yield start, end


def _whole(chart: Chart, first: int, end: int) -> bool:
    """Whether these words are somebody, with the marks of a trigger before them or not."""
    while _is(chart.words, first, _MARKS):
        first += 1
    while end > first and _is(chart.words, end - 1, _MODALS):
        end -= 1
    try:
        return any(last == end for name in ("W", "Sb", "Tr") for last, _ in chart.find(name, first))
    except TooHard:
        return False


def _by_somebody(words: list[Token]) -> list[Token]:
    """`Two cards must be drawn by the next player`: the next player must draw two cards."""
    for place, token in enumerate(words):
        done = _DONE.get(token.word, "") if token.sort is TokenSort.WORD else ""
        verb = place - 1
        if not done or not _is(words, place + 1, _BY) or not _is(words, verb, _BE):
            continue
        if words[verb].word == "be":
            verb -= 1
            while _is(words, verb, _TO) and _is(words, verb - 1, _BE):
                verb -= 1
            if words[verb].word not in _OWING:
                continue  # what may be done, or is not, is something else
        start = max((each + 1 for each in range(verb) if _stops(words[each]) or _is(words, each, _MARKS)), default=0)
        close = next((each for each in range(place + 2, len(words)) if _ends(words, each)), len(words))
        what = [each for each in words[start:verb] if each.word not in _NAMED]
        if what and place + 2 < close:
            act = [replace(token, word="must"), replace(token, word=done)]
            return [*words[:start], *words[place + 2 : close], *act, *what, *words[close:]]
    return words


def _ends(words: Sequence[Token], place: int) -> bool:
    return _stops(words[place]) or _is(words, place, _MARKS)


_DONE: Final = {
    "drawn": "draw", "taken": "draw", "said": "say", "spoken": "say", "uttered": "say", "called": "say",
    "announced": "say", "shouted": "say", "discarded": "discard", "played": "play",
}  # fmt: skip
_BY: Final = frozenset(("by",))
_BE: Final = frozenset(("be", "is", "are"))
_TO: Final = frozenset(("to",))
_OWING: Final = frozenset(("must", "is", "are"))
_NAMED: Final = frozenset(("the_word", "the_words", "the_phrase"))


def _not_doing(words: list[Token]) -> list[Token]:
    """`are forbidden from saying`: are forbidden to say."""
    found = list(words)
    for place, token in enumerate(words[:-1]):
        base = _DOING.get(words[place + 1].word, "")
        forbidden = token.word == "from" and _is(words, place - 1, _FORBIDDEN)
        if base and (forbidden or (token.word == "of" and _is(words, place - 1, _LEFT_OPEN))):
            found[place], found[place + 1] = replace(token, word="to"), replace(words[place + 1], word=base)
    return found


_FORBIDDEN: Final = frozenset(("forbidden", "prohibited", "barred", "banned", "disallowed"))
_LEFT_OPEN: Final = frozenset(("option", "chance", "choice", "right", "possibility", "opportunity", "privilege"))
_DOING: Final = {
    "saying": "say", "speaking": "speak", "talking": "speak", "playing": "play", "laying": "play", "placing": "play",
    "drawing": "draw", "using": "use", "giving": "give", "calling": "call", "winning": "win", "looking": "look",
    "going": "go", "taking": "take", "swapping": "swap", "discarding": "discard", "passing": "pass", "naming": "name",
    "choosing": "choose", "skipping": "skip", "showing": "show",
}  # fmt: skip


def _stops(token: Token) -> bool:
    return token.sort is TokenSort.SIGN and token.word in (",", *_STOPS)


def _is_comma(token: Token) -> bool:
    return token.sort is TokenSort.SIGN and token.word == ","


def once_comma(words: list[Token]) -> list[Token]:
    """One comma where two have come together; none at the beginning, at the end, or beside a stop."""
    found: list[Token] = []
    for token in words:
        if _is_comma(token) and (not found or _stops(found[-1])):
            continue
        if _stops(token) and found and _is_comma(found[-1]):
            found.pop()
        found.append(token)
    if found and _is_comma(found[-1]):
        found.pop()
    return found


_LONGEST: Final = 10
_STOPS: Final = (".", ";", "!", "\n", ":")
_MARKS: Final = frozenset(("when", "if", "after", "once", "upon", "unless"))
_SOMEBODY: Final = frozenset(("a", "an", "the", "any", "you", "they", "their", "another", "one"))
_ASIDE: Final = frozenset(
    ("on", "at", "in", "during", "before", "after", "within", "immediately", "once", "instead", "if", "when", "while")
) | {"until", "unless", "for", "out", "by", "without", "no", "not", "inside", "as", "right", "then", "instantly"}
