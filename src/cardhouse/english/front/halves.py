"""Where a text is not wholly understood: the part that is, what is left, and how it could go on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.chart import Budget, Chart, TooHard
from cardhouse.english.front.gate import gate
from cardhouse.english.front.productions import ExactWords
from cardhouse.english.front.reading import strange
from cardhouse.english.front.words import NEVER
from cardhouse.english.lint import faults
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.tokens import Token, TokenSort
from cardhouse.english.writing import clauses_said, sentence_said, trigger_said

SIGNS: Final = (":", "-", "--", "=", "->", "=>", "?")
_LOOSE: Final = (*SIGNS, ",", "and")
STEPS: Final = 3_000
"""Kept for the half of a sentence, however many were used for all of it."""


@dataclass(frozen=True)
class Half:
    """A trigger or an effect that begins or ends a text."""

    kind: str
    text: str
    first: int
    last: int
    forms: frozenset[int]
    noted: bool = False
    sentence: Sentence | None = None

    @property
    def said(self) -> str:
        """In its one form: a trigger up to its comma, what follows one, or a limit without its full stop."""
        match self.sentence:
            case m.Trigger(event=event, condition=condition) if self.kind == "trigger":
                return trigger_said(event, condition)
            case m.Trigger(clauses=clauses):
                return clauses_said(clauses)
        assert self.sentence is not None
        return sentence_said(self.sentence).removesuffix(".")

    @property
    def order(self) -> tuple[bool, int, bool]:
        """A part before a note sign first, then the longest, then a trigger."""
        return not self.noted, self.first - self.last, self.kind != "trigger"


def best_half(chart: Chart) -> Half | None:
    """The part that is understood, if there is one: the best that passes the gate."""
    chart.budget.left = max(chart.budget.left, STEPS)
    found: list[Half] = []
    try:
        for half in _found(chart):
            found.append(half)
    except TooHard:
        pass  # what was found until then is as good
    trying = Budget(STEPS)
    for half in dict.fromkeys(sorted(found, key=lambda half: half.order)):
        if "YOU" in half.text or "NOBODY" in half.text:
            if _of_a_card(chart.words, half) or ("NOBODY" in half.text and not _cut_before(chart.words, half.first)):
                continue  # whom a card makes draw is asked, and not half of it; nor is what another was said to do
            half = replace(half, text=half.text.replace("YOU", "they").replace("NOBODY", "they"))
        rule = gate(_FRAMES[half.kind].format(half.text), trying)
        if rule is not None and len(rule.sentences) == 1 and not faults(rule):
            return replace(half, sentence=rule.sentences[0])
    return None


def _of_a_card(words: Sequence[Token], half: Half) -> bool:
    """Whether what was not read speaks of cards, so that it is not known who pays."""
    rest = (*words[: half.first], *words[half.last :])
    return half.first == 0 or any(each.sort in (TokenSort.NUM, TokenSort.NUMS) or each.word in _CARDS for each in rest)


def _cut_before(words: Sequence[Token], first: int) -> bool:
    """Whether something new begins here, so that nobody was named who does it."""
    before = words[first - 1]
    return before.sort is TokenSort.SIGN or before.word in ("and", "then")


_KINDS: Final = (("Th", "trigger"), ("Es", "effect"), ("L", "limit"), ("D", "limit"), ("S", "limit"))
_ANY_PLAY: Final = "When a player plays a card,"
_FRAMES: Final = {"trigger": "When {}, nothing happens.", "effect": f"{_ANY_PLAY} {{}}.", "limit": "{}."}


def _found(chart: Chart) -> Iterator[Half]:
    """What begins or ends the text; behind a word that nothing reads only what ends it, so nothing before is tried."""
    words = chart.words
    for first in (0, *range(max(strange(chart), default=0) + 1, len(words))):
        for name, kind in _KINDS:
            for end, items in chart.find(name, first):
                if (first == 0) != chart.at_end(end):
                    yield from _half(chart, kind, items, first, end)


def _half(chart: Chart, kind: str, items: tuple[object, ...], first: int, end: int) -> Iterator[Half]:
    words = chart.words
    noted = first == 0 and words[end].word in SIGNS
    if end - first == 1 and not noted and not _tells_alone(kind, words, first):
        return  # a lone word begins or ends many texts
    if kind == "effect" and any(token.word in _DENYING for token in (*words[:first], *words[end:])):
        return  # it may be what is not to be done
    if kind == "effect" and first and words[first].word == "player":
        return  # one of whom more was said
    if kind == "effect" and first and words[first].word in _MEANT and any(map(_somebody, words[:first])):
        return  # it may be somebody else who is meant
    if end < len(words) and words[end].word in _GOES_ON and words[end].sort is TokenSort.WORD:
        return  # more of it was said
    if kind == "limit" and (_asked(words, end) or any(token.word in _CONDITIONS for token in words[:first][-2:])):
        return  # what is so then is no ban
    if kind == "trigger" and first and any(token.word in _BANNING for token in words[:first]):
        return  # what may not be done then is no trigger
    if (
        end < len(words)
        and words[end - 1].sort is TokenSort.NUM
        and not (_one_card(words, end) or (end == 1 and kind == "trigger"))
    ):
        return  # two of something else
    if kind == "trigger" and first and words[first].word not in _MARKS:
        return
    barred = kind == "trigger" and end < len(words) and words[end].word in _OF_CARDS and not noted
    if barred and _only_cards(chart, first, end):
        return  # what these cards may or may not is no trigger
    if kind == "trigger" and not first and _defined(words[end:]):
        return  # what cards are, and what may be done with them, is no matter of playing them
    if (
        kind == "limit"
        and first
        and (words[first].word in ("card", "cards") or any(token.word in _DENYING for token in words[:first]))
    ):
        return  # it may be what is not to be done, and cards of which more was said
    if (
        kind != "trigger"
        and end < len(words)
        and words[end - 1].word in _WANTING
        and words[end].sort is not TokenSort.SIGN
    ):
        return  # what is played, drawn or said comes after it
    for said in items:
        if isinstance(said, ExactWords) and not said.ask:
            yield Half(kind, said.text, first, end, said.forms, noted)


_OF_CARDS: Final = frozenset(("may", "never", "only", "not"))


def _only_cards(chart: Chart, first: int, end: int) -> bool:
    return any(last == end for last, _ in chart.find("C", first))


def _one_card(words: Sequence[Token], end: int) -> bool:
    """`an 8`, but not `an 8 card hand`; and 8 alone where something new begins, but not `8 players`."""
    after = words[end]
    if end > 1 and words[end - 2].word in ("a", "an", "any", "every"):
        return _cut_here(after) or after.word not in _COUNTED | _ONE_OF
    return _cut_here(after) and after.word not in _COUNTED


_ONE_OF: Final = frozenset(("card", "player", "second", "point", "time", "turn", "deck", "of"))


def _tells_alone(kind: str, words: Sequence[Token], first: int) -> bool:
    """A quotation at the end, or a card at the beginning, with something done after it."""
    if kind == "effect":
        return words[first].sort is TokenSort.STR
    if first or len(words) == 1 or not (words[0].sort in (TokenSort.NUM, TokenSort.NUMS) or words[0].word in _CARDS):
        return False
    after = words[1]
    done = after.sort is TokenSort.WORD and (after.word.endswith("s") or after.word in NEVER)
    return words[0].sort is not TokenSort.NUM or (done and after.word not in _COUNTED)


_CARDS: Final = frozenset(
    f"{word}{end}"
    for word in ("ace", "jack", "queen", "king", "joker", "spade", "heart", "diamond", "club")
    for end in ("", "s")
)
_COUNTED: Final = frozenset(
    ("cards", "players", "seconds", "points", "times", "turns", "decks", "packs", "jokers", "hands")
)
_BANNING: Final = frozenset(("not", "no", "never", "forbidden", "nobody", "none", "banned", "prohibited", "illegal"))
_DENYING: Final = _BANNING | {"without", "except", "may", "only", "unless"}
_MEANT: Final = frozenset(("they", "them", "he", "she"))
_GOES_ON: Final = frozenset(("or", "of", "except", "but", "besides", "other"))


_WANTING: Final = frozenset(("play", "plays", "draw", "draws", "say", "says", "put", "take", "takes", "give", "gives"))
_CONDITIONS: Final = frozenset(("when", "if", "unless", "while", "until", "after", "because"))


def _defined(words: Sequence[Token]) -> bool:
    """Whether all that follows tells what something is, or what may be done with it."""
    more = any(token.sort is TokenSort.SIGN or token.word == "and" for token in words)
    return bool(words) and not more and words[0].sort is TokenSort.WORD and words[0].word in _DEFINING


_DEFINING: Final = frozenset(
    f"{word}{end}"
    for word in ("count", "act", "work", "function", "serve", "behave", "stand", "represent", "become", "equal", "rank")
    for end in ("", "s")
) | {"is", "are", "worth", "high", "low", "may", "need", "do", "does", "stay", "remain"}


def _asked(words: Sequence[Token], end: int) -> bool:
    return end < len(words) and words[end].word == "?"


def _somebody(token: Token) -> bool:
    return token.word in ("player", "players", "who", "whom")


def _cut_here(token: Token) -> bool:
    """Whether something new can begin with this word."""
    return token.sort is TokenSort.SIGN or token.word in NEVER or token.word in _BEGINNINGS


_BEGINNINGS: Final = frozenset(
    ("the", "a", "you", "they", "when", "on", "with", "for", "player", "players", "who", "whoever", "is", "are", "gets")
)
_MARKS: Final = ("when", "if", "on", "with", "after", "upon", "for")


def rest_of(half: Half, words: Sequence[Token], text: str) -> tuple[str, int]:
    """The words that were not read, as they were written, and where they begin."""
    left = list(words[half.last :]) if half.first == 0 else list(words[: half.first])
    while left and left[0].word in _LOOSE and left[0].sort is not TokenSort.STR:
        left.pop(0)
    while left and left[-1].word in _LOOSE and left[-1].sort is not TokenSort.STR:
        left.pop()
    return (text[left[0].start : left[-1].end], left[0].start) if left else ("", -1)
