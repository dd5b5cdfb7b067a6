"""Where a text is not wholly understood: the part that is, what is left, and how it could go on."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.chart import Budget, Chart, TooHard
from cardhouse.english.front.carried import makes_no_sense
from cardhouse.english.front.edges import cut_short, goes_on, of_whoever
from cardhouse.english.front.gate import gate
from cardhouse.english.front.not_so import not_so
from cardhouse.english.front.productions import ExactWords
from cardhouse.english.front.reading import strange
from cardhouse.english.front.sense import pointed, sensible
from cardhouse.english.front.unmeant import unmeant
from cardhouse.english.front.words import NEVER, word_set
from cardhouse.english.lint import faults
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.tokens import Token, TokenSort
from cardhouse.english.writing import clauses_said, rule_said, sentence_said, trigger_said

SIGNS: Final = (":", "-", "--", "=", "->", "=>", ">", "?")
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
    found = _uncut(chart.words, found)
    for half in dict.fromkeys(sorted(found, key=lambda half: half.order)):
        if "YOU" in half.text or "NOBODY" in half.text:
            if _of_a_card(chart.words, half) or ("NOBODY" in half.text and not _its_own(chart.words, half.first)):
                continue  # whom a card makes draw is asked, and not half of it; nor is what another was said to do
            half = replace(half, text=half.text.replace("YOU", "they").replace("NOBODY", "they"))
        half = _always(chart.words, half, trying)
        if not_so(chart.words, half.kind, half.text, half.first, half.last):
            continue
        rule = gate(_FRAMES[half.kind].format(half.text), trying)
        meant = rule is not None and not makes_no_sense(rule) and _can_be_meant(rule, chart.words, half)
        if rule is not None and meant and len(rule.sentences) == 1 and not faults(rule):
            return replace(half, sentence=rule.sentences[0])
    return None


def _can_be_meant(rule: m.RuleMeaning, words: Sequence[Token], half: Half) -> bool:
    """Whether it is known who is meant: `the next player draws 2 and the one after him is skipped` is of two people."""
    all_said = ["..." if each.sort is TokenSort.STR else each.word for each in words]
    if unmeant(rule, " ".join(all_said)):
        return False
    if half.kind != "effect":
        return True
    said = " ".join(all_said[half.first : half.last])
    meant = sensible(rule, said)
    if meant is None or not pointed(meant, said):
        return False
    rest = (*words[: half.first], *words[half.last :])
    another = not _ANOTHER.isdisjoint(all_said[half.first : half.last]) and any(map(_somebody, rest))
    if another and " a player of their choice" in rule_said(rule):
        return False  # not the same as the one who was spoken of
    if _ONE_AFTER.search(said) and any(token.word == "next" for token in words[: half.first]):
        return False  # `the next player and the one after him draw 3`
    owed = any(token.word in ("point", "points") for token in rest)
    return not (owed and _ONE.search(said))  # `gives you a point and takes one`: no card


_ONE_AFTER: Final = re.compile(r"\b(?:one|player) (?:after|following|behind) (?:him|her|them|they|that|it)\b")
_ANOTHER: Final = frozenset(("another", "else", "other"))
_ONE: Final = re.compile(r"\bone\b(?! cards?\b)")


def _always(words: Sequence[Token], half: Half, trying: Budget) -> Half:
    """What may not be done, or must at each turn, where nothing tells of a moment: it holds always."""
    said = _BOUND.fullmatch(half.text) if half.kind == "effect" else None
    rest = [token.word for token in (*words[: half.first], *words[half.last :])]
    if said is None or (half.first and not _tells_of_a_state(rest)) or not _MOMENTS.isdisjoint(rest):
        return half
    modal = "may not" if said[1].startswith("no") else said[2]
    if modal == "must" and not _AT_TIMES.search(said[3]):
        return half
    text = f"a player {modal} {said[3]}"
    return replace(half, kind="limit", text=text) if gate(f"{text}.", trying) else half


_BOUND: Final = re.compile(r"(no player|they|YOU|NOBODY|each player|any player|a player) (may not|may|must) ([^,]+)")
_AT_TIMES: Final = re.compile(r" (?:at the (?:start|end) of|on) their turn| before (?:drawing|playing)")
_MOMENTS: Final = word_set("when whenever once after upon gets comes come put row laid")
_STATES: Final = word_set("while long during hold holds holding hand drew top clockwise counter points")


def _tells_of_a_state(words: Sequence[str]) -> bool:
    pairs = set(pairwise(words))
    return not _STATES.isdisjoint(words) or ("last", "turn") in pairs or ("counter-clockwise" in words)


def _uncut(words: Sequence[Token], found: list[Half]) -> list[Half]:
    """Without pieces of something longer that is itself only a piece of what was said."""
    cut = [half for half in found if half.kind == "cut"]
    behind = max((half.last for half in cut if half.first == 0), default=0)
    before = min((half.first for half in cut if half.first), default=len(words))
    stops = [place for place, token in enumerate(words) if token.sort is TokenSort.SIGN]
    return [
        half
        for half in found
        if half.kind != "cut"
        and not (half.first == 0 and half.last < behind and not half.noted and words[half.last].word not in ",")
        and not (half.first > before and not any(before <= stop < half.first for stop in stops))
    ]


def _of_a_card(words: Sequence[Token], half: Half) -> bool:
    """Whether what was not read speaks of cards, so that it is not known who pays."""
    rest = (*words[: half.first], *words[half.last :])
    return half.first == 0 or any(each.sort in (TokenSort.NUM, TokenSort.NUMS) or each.word in _CARDS for each in rest)


def _its_own(words: Sequence[Token], first: int) -> bool:
    """Whether something new begins here, so that nobody else was named who does it."""
    before = words[first - 1]
    if before.word in _MEANT:
        return False
    return before.sort is TokenSort.SIGN or before.word in ("and", "then") or of_whoever(words[:first])


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
    if kind == "effect" and first and not _EXCEPTING.isdisjoint(token.word for token in words[:first][-2:]):
        return  # everybody but those
    if kind == "effect" and first and (words[first].word == "player" or any(map(_who_laid, words[first:end]))):
        return  # one of whom more was said
    who = {token.word for token in words[max(first - (kind == "limit"), 0) : first + 1]}
    if kind != "trigger" and first and not _MEANT.isdisjoint(who) and any(map(_somebody, words[:first])):
        return  # it may be somebody else who is meant
    if end < len(words) and words[end].word in _GOES_ON and words[end].sort is TokenSort.WORD:
        return  # more of it was said
    if goes_on(words, kind, first, end):
        yield Half("cut", "", first, end, frozenset())
        return  # it is only a piece of what was said
    if kind == "limit" and (_asked(words, end) or any(token.word in _CONDITIONS for token in words[:first][-2:])):
        return  # what is so then is no ban
    if kind == "trigger" and first and any(token.word in _BANNING | _LEFT_OUT | _JUMPING for token in words[:first]):
        return  # what may not be done then is no trigger
    if (
        end < len(words)
        and words[end - 1].sort is TokenSort.NUM
        and not (_one_card(words, end) or (end == 1 and kind == "trigger"))
    ):
        return  # two of something else
    if kind == "trigger" and first and words[first].word not in _MARKS:
        return
    if kind == "trigger" and first and words[first].word == "if" and end - first == len(("if", "red")):
        return  # `5s skip if red`: what the 5 is
    if (
        kind == "trigger"
        and first
        and words[first].word == "after"
        and any(each.word == "same" for each in words[first:])
    ):
        return  # `a Queen after a King of the same suit`: of the same as the Queen
    barred = kind == "trigger" and end < len(words) and words[end].word in _OF_CARDS and not noted
    if barred and _only_cards(chart, first, end):
        return  # what these cards may or may not is no trigger
    if kind == "trigger" and not first and words[0].word not in _MARKS and words[end].word == "only":
        return  # what is so only then
    if kind == "trigger" and any(map(_your_turn, words[first:end])) and any(map(_somebody, words[first:end])):
        return  # `somebody plays a King on your turn` is no turn of theirs
    if kind == "trigger" and (_on_those(chart, first) if first else _and_others(chart, end)):
        return  # `Jacks on anything but Jacks` is no play of anything but Jacks, `2s and 4s` no 2
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
            if _ITSELF.fullmatch(said.text):
                continue  # `the King is King`: a name for somebody
            if (
                "have just drawn" in said.text
                and kind != "trigger"
                and not _DREW.intersection(each.word for each in words)
            ):
                continue  # `play it`: nobody knows what
            cut = bool(first) and cut_short(words, kind, first, said.text)
            yield Half("cut" if cut else kind, said.text, first, end, said.forms, noted)


_DREW: Final = word_set("draw draws drew drawn drawing just get got gets take takes took pick picks picked")
_ITSELF: Final = re.compile(r"(?:a |an |the )?(\w+?)s? counts? as (?:a |an |the )?\1s?")
_OF_CARDS: Final = frozenset(("may", "never", "only", "not"))


def _only_cards(chart: Chart, first: int, end: int) -> bool:
    found = [items[0] for last, items in chart.find("C", first) if last == end]
    return any(isinstance(said, ExactWords) and not said.ask for said in found)


def _on_those(chart: Chart, first: int) -> bool:
    """Whether the text begins with cards that do something on these."""
    return chart.words[first].word == "on" and any(_only_cards(chart, 0, end) for end in range(1, first + 1))


def _and_others(chart: Chart, end: int) -> bool:
    """Whether a list of cards goes on here."""
    if end + 1 >= len(chart.words) or chart.words[end].word != "and" or not _only_cards(chart, 0, end):
        return False
    after = max((last for last, _ in chart.find("K", end + 1)), default=0)
    return bool(after) and _defined(chart.words[after:])


def _one_card(words: Sequence[Token], end: int) -> bool:
    """`an 8`, but not `an 8 card hand`; and 8 alone where something new begins, but not `8 players`."""
    after = words[end]
    if end > 1 and words[end - 2].word in ("any", "every") and not words[end - 1].word.isdigit():
        return _cut_here(after)  # `any two reds match`: two of them
    if end > 1 and words[end - 2].word in ("a", "an", "any", "every"):
        return _cut_here(after) or after.word not in _COUNTED | _ONE_OF
    return _cut_here(after) and after.word not in _COUNTED


_ONE_OF: Final = frozenset(("card", "player", "second", "point", "time", "turn", "deck", "of"))


def _tells_alone(kind: str, words: Sequence[Token], first: int) -> bool:
    """A quotation at the end, or a card at the beginning, with something done after it."""
    if kind == "effect":
        told = first == 0 and words[1].sort is TokenSort.WORD and words[1].word not in (*_MARKS, "and", "then")
        return words[first].sort is TokenSort.STR and not told  # `"done" ends your turn`
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
_BANNING: Final = word_set("not no never forbidden nobody none banned prohibited illegal neither nor")
_LEFT_OUT: Final = frozenset(("only", "except"))
_JUMPING: Final = frozenset(("jump", "jumping", "jumps"))
_DENYING: Final = _BANNING | {"without", "except", "may", "only", "unless"}
_EXCEPTING: Final = frozenset(("but", "except", "besides", "than"))
_MEANT: Final = frozenset(("they", "them", "he", "she"))
_GOES_ON: Final = frozenset(("or", "of", "except", "but", "besides", "other"))


_WANTING: Final = word_set(
    "play plays draw draws say says put puts take takes give gives may must skip skips pass passes name names choose"
    " chooses pick picks show shows swap swaps pay pays look discard discards roll rolls"
)
_CONDITIONS: Final = frozenset(("when", "if", "unless", "while", "until", "after", "because"))


def _defined(words: Sequence[Token]) -> bool:
    """Whether all that follows tells what something is, or what may be done with it."""
    more = any(token.sort is TokenSort.SIGN or token.word == "and" for token in words)
    goes_on = tuple(token.word for token in words[:2]) in _GOING_ON
    opens = bool(words) and words[0].word in _OPENING and (len(words) == 1 or words[1].word in _WHAT_BEGINS)
    defined = goes_on or opens or (bool(words) and words[0].word in _DEFINING)
    return defined and not more and words[0].sort is TokenSort.WORD


_OPENING: Final = word_set("start starts begin begins open opens lead leads")
_WHAT_BEGINS: Final = word_set("the each every play first")


_GOING_ON: Final = {
    (verb, on) for verb in ("go", "goes", "fit", "fits") for on in ("on", "onto", "over", "with", "only")
}


_DEFINING: Final = frozenset(
    f"{word}{end}"
    for word in ("count", "act", "work", "function", "serve", "behave", "stand", "represent", "become", "equal", "rank")
    for end in ("", "s")
) | word_set("match matches beat beats follow follows is are worth high low may need do does stay remain")


def _asked(words: Sequence[Token], end: int) -> bool:
    return end < len(words) and words[end].word == "?"


def _your_turn(token: Token) -> bool:
    return token.word == "their" and token.end - token.start == len("your")


def _somebody(token: Token) -> bool:
    return token.word in ("player", "players", "who", "whom")


def _who_laid(token: Token) -> bool:
    return token.word == "who" and token.sort is TokenSort.WORD


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
